// What the reader likes, kept in this browser.
export type Theme = "auto" | "light" | "dark";
export type Motion = "auto" | "reduced" | "full";

/** How long motions last, by the position of the slider. The last one waits at every event. */
export const TEMPI = [0, 0.45, 1, 1.6, 2.4] as const;
export const EXPLAIN = TEMPI.length - 1;
const KEY = "ovoo.settings";

interface Kept {
  language: string;
  speed: number;
  volume: number;
  theme: Theme;
  motion: Motion;
  /** Plans of others are drawn only when asked for. */
  plansOnAsk: boolean;
}

const media = (query: string) => globalThis.matchMedia?.(query).matches ?? false;
const isPhone = () => media("(pointer: coarse)");

function read(): Kept {
  const normal: Kept = {
    language: "auto",
    speed: 2,
    volume: isPhone() ? 0 : 0.4,
    theme: "auto",
    motion: "auto",
    plansOnAsk: false,
  };
  try {
    return { ...normal, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return normal;
  }
}

class Settings {
  #kept = $state(read());
  #systemIsDark = $state(media("(prefers-color-scheme: dark)"));
  #systemIsCalm = $state(media("(prefers-reduced-motion: reduce)"));

  constructor() {
    const watch = (query: string, tell: (matches: boolean) => void) =>
      globalThis.matchMedia?.(query).addEventListener("change", (event) => tell(event.matches));
    watch("(prefers-color-scheme: dark)", (dark) => {
      this.#systemIsDark = dark;
    });
    watch("(prefers-reduced-motion: reduce)", (calm) => {
      this.#systemIsCalm = calm;
    });
  }

  get language() {
    return this.#kept.language;
  }
  get speed() {
    return this.#kept.speed;
  }
  get volume() {
    return this.#kept.volume;
  }
  get theme() {
    return this.#kept.theme;
  }
  get motion() {
    return this.#kept.motion;
  }
  get plansOnAsk() {
    return this.#kept.plansOnAsk;
  }

  /** How fast the story is told. */
  get pace(): number {
    return TEMPI[this.#kept.speed] ?? 1;
  }
  get explains(): boolean {
    return this.#kept.speed === EXPLAIN;
  }
  get isCalm(): boolean {
    return this.#kept.motion === "auto" ? this.#systemIsCalm : this.#kept.motion === "reduced";
  }
  get isDark(): boolean {
    return this.#kept.theme === "auto" ? this.#systemIsDark : this.#kept.theme === "dark";
  }

  change(wish: Partial<Kept>): void {
    Object.assign(this.#kept, wish);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
}

export const settings = new Settings();
