// The spots of a board under a pointer, a finger and the keyboard. A pointer sees what would happen
// when it is there, a finger by its first tap, the keyboard by the focus; then the spot is touched.
import type { Stage } from "./contract";

type Touched = Pick<Stage, "ghost" | "point" | "touch" | "choicesAt">;

export interface SpotsOptions<Spot extends string> {
  stage: () => Touched;
  /** Where the keyboard begins. */
  first: Spot;
  /** What touching this spot means now. */
  key: (spot: Spot) => string;
  /** A finger rests on it; false where that means nothing now. */
  hold?: (spot: Spot) => boolean;
}

const LONG_MS = 550;
/** A focus so soon after a press was brought by it. */
const PRESS_MS = 800;
const STEPS: Record<string, readonly [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Rows down and columns to the right that a key asks for. */
export const arrow = (event: KeyboardEvent): readonly [number, number] | null => STEPS[event.key] ?? null;
export const isPress = (event: KeyboardEvent): boolean => event.key === "Enter" || event.key === " ";

export class Spots<Spot extends string> {
  hovered = $state<Spot | null>(null);
  pressed = $state<Spot | null>(null);
  /** The one spot that Tab leads to. */
  current = $state() as Spot;
  /** The finger that has just held is lifted: that is no tap. */
  isHeld = false;
  #nodes = new Map<Spot, SVGElement | HTMLElement>();
  #pointed: string | null = null;
  #pressedAt = Number.NEGATIVE_INFINITY;
  #holding: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly options: SpotsOptions<Spot>) {
    this.current = options.first;
  }

  /** For `{@attach}`: where a menu opens and the focus goes. */
  node(spot: Spot) {
    return (node: SVGElement | HTMLElement) => {
      this.#nodes.set(spot, node);
      return () => this.#nodes.delete(spot);
    };
  }

  enter(spot: Spot): void {
    this.hovered = spot;
    this.#pointed = this.options.key(spot);
    this.options.stage().point(this.#pointed);
  }

  leave(): void {
    this.hovered = null;
    this.pressed = null;
    this.#pointed = null;
    this.options.stage().point(null);
  }

  press(spot: Spot | null, event?: PointerEvent): void {
    this.pressed = spot;
    this.#pressedAt = performance.now();
    clearTimeout(this.#holding);
    if (spot === null || event?.pointerType !== "touch") return;
    this.isHeld = false;
    const { hold } = this.options;
    if (hold)
      this.#holding = setTimeout(() => {
        this.isHeld = hold(spot);
      }, LONG_MS);
  }

  /** The keyboard shows what would happen; a finger brings the focus along and has its own first tap. */
  focus(spot: Spot): void {
    this.current = spot;
    if (performance.now() - this.#pressedAt > PRESS_MS) this.enter(spot);
  }

  /** A finger sees first what would happen; the second tap does it. */
  tap(event: MouseEvent, spot: Spot): void {
    const stage = this.options.stage();
    const key = this.options.key(spot);
    this.current = spot;
    const isFinger = (event as PointerEvent).pointerType === "touch";
    const isShown = this.#pointed === key && stage.ghost !== null;
    if (isFinger && !isShown && stage.choicesAt(key).length === 1) this.enter(spot);
    else this.touch(spot);
  }

  touch(spot: Spot): void {
    this.options.stage().touch(this.options.key(spot), this.#nodes.get(spot));
  }

  goTo(spot: Spot): void {
    this.current = spot;
    this.#nodes.get(spot)?.focus();
  }
}
