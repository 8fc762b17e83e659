// The user's settings, stored in this browser.
type Theme = "auto" | "light" | "dark";
type Motion = "auto" | "reduced" | "full";

/** Factors for animation lengths, by slider position. The last position also pauses after every event. */
const SPEED_FACTORS = [0, 0.45, 1, 1.6, 2.4] as const;
export const EXPLAIN_SPEED = SPEED_FACTORS.length - 1;
const KEY = "ovoo.settings";

interface StoredSettings {
  language: string;
  speed: number;
  volume: number;
  theme: Theme;
  motion: Motion;
  /** Hides other players' plans until the user asks for them. */
  plansOnAsk: boolean;
}

const media = (query: string) => globalThis.matchMedia?.(query).matches ?? false;
const isPhone = () => media("(pointer: coarse)");

function read(): StoredSettings {
  const defaults: StoredSettings = {
    language: "auto",
    speed: 2,
    volume: isPhone() ? 0 : 0.4,
    theme: "auto",
    motion: "auto",
    plansOnAsk: false,
  };
  try {
    return { ...defaults, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<StoredSettings>) };
  } catch {
    return defaults;
  }
}

class Settings {
  #stored = $state(read());
  #systemIsDark = $state(media("(prefers-color-scheme: dark)"));
  #systemReducesMotion = $state(media("(prefers-reduced-motion: reduce)"));

  constructor() {
    const watch = (query: string, onChange: (matches: boolean) => void) =>
      globalThis.matchMedia?.(query).addEventListener("change", (event) => onChange(event.matches));
    watch("(prefers-color-scheme: dark)", (isDark) => {
      this.#systemIsDark = isDark;
    });
    watch("(prefers-reduced-motion: reduce)", (reducesMotion) => {
      this.#systemReducesMotion = reducesMotion;
    });
  }

  get language() {
    return this.#stored.language;
  }
  get speed() {
    return this.#stored.speed;
  }
  get volume() {
    return this.#stored.volume;
  }
  get theme() {
    return this.#stored.theme;
  }
  get motion() {
    return this.#stored.motion;
  }
  get plansOnAsk() {
    return this.#stored.plansOnAsk;
  }

  get durationScale(): number {
    return SPEED_FACTORS[this.#stored.speed] ?? 1;
  }
  get explainsSteps(): boolean {
    return this.#stored.speed === EXPLAIN_SPEED;
  }
  get reducesMotion(): boolean {
    return this.#stored.motion === "auto" ? this.#systemReducesMotion : this.#stored.motion === "reduced";
  }
  get isDark(): boolean {
    return this.#stored.theme === "auto" ? this.#systemIsDark : this.#stored.theme === "dark";
  }

  change(changes: Partial<StoredSettings>): void {
    Object.assign(this.#stored, changes);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#stored));
    } catch {
      // If storage is unavailable, the settings last until the page is closed.
    }
  }
}

export const settings = new Settings();
