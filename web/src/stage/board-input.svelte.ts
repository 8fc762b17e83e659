// Mouse, touch and keyboard input for the spaces on a board. Hovering, a first tap and keyboard focus
// preview what a space would do. A click, a second tap or Enter activates it.
import type { Stage } from "./contract";

type InputStage = Pick<Stage, "ghost" | "preview" | "activate" | "choicesAt">;

export interface BoardInputOptions<Spot extends string> {
  stage: () => InputStage;
  /** The initial tab stop. */
  first: Spot;
  /** The spot's current stage key. */
  key: (spot: Spot) => string;
  /** Handles a long press. Returns false if it currently has no meaning. */
  hold?: (spot: Spot) => boolean;
}

const LONG_PRESS_MS = 550;
/** A focus event this soon after a press was caused by the press. */
const PRESS_FOCUS_MS = 800;
const ARROW_DELTAS: Record<string, readonly [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The number of rows down and columns to the right for an arrow key, or null for any other key. */
export const arrowDelta = (event: KeyboardEvent): readonly [number, number] | null =>
  ARROW_DELTAS[event.key] ?? null;
export const isActivationKey = (event: KeyboardEvent): boolean => event.key === "Enter" || event.key === " ";

export class BoardInput<Spot extends string> {
  hovered = $state<Spot | null>(null);
  pressed = $state<Spot | null>(null);
  /** The only spot in the tab order (roving tabindex). */
  current = $state() as Spot;
  /** True after a long press, so that lifting the finger does not count as a tap. */
  isHeld = false;
  #nodes = new Map<Spot, SVGElement | HTMLElement>();
  #previewedKey: string | null = null;
  #pressedAt = Number.NEGATIVE_INFINITY;
  #holdTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly options: BoardInputOptions<Spot>) {
    this.current = options.first;
  }

  /** Attachment that registers a spot's element, for focus and as the anchor of menus. */
  node(spot: Spot) {
    return (node: SVGElement | HTMLElement) => {
      this.#nodes.set(spot, node);
      return () => this.#nodes.delete(spot);
    };
  }

  enter(spot: Spot): void {
    this.hovered = spot;
    this.#previewedKey = this.options.key(spot);
    this.options.stage().preview(this.#previewedKey);
  }

  leave(): void {
    this.hovered = null;
    this.pressed = null;
    this.#previewedKey = null;
    this.options.stage().preview(null);
  }

  press(spot: Spot | null, event?: PointerEvent): void {
    this.pressed = spot;
    this.#pressedAt = performance.now();
    clearTimeout(this.#holdTimer);
    if (spot === null || event?.pointerType !== "touch") return;
    this.isHeld = false;
    const { hold } = this.options;
    if (hold)
      this.#holdTimer = setTimeout(() => {
        this.isHeld = hold(spot);
      }, LONG_PRESS_MS);
  }

  /** Keyboard focus previews the spot. Focus caused by a tap does not, since the tap itself does. */
  focus(spot: Spot): void {
    this.current = spot;
    if (performance.now() - this.#pressedAt > PRESS_FOCUS_MS) this.enter(spot);
  }

  /** On touch screens, the first tap previews a single choice and the second tap takes it. */
  tap(event: MouseEvent, spot: Spot): void {
    const stage = this.options.stage();
    const key = this.options.key(spot);
    this.current = spot;
    const isTouch = (event as PointerEvent).pointerType === "touch";
    const isPreviewed = this.#previewedKey === key && stage.ghost !== null;
    if (isTouch && !isPreviewed && stage.choicesAt(key).length === 1) this.enter(spot);
    else this.activate(spot);
  }

  activate(spot: Spot): void {
    this.options.stage().activate(this.options.key(spot), this.#nodes.get(spot));
  }

  goTo(spot: Spot): void {
    this.current = spot;
    this.#nodes.get(spot)?.focus();
  }
}
