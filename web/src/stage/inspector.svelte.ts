// Answers two questions about any thing on the board: what is this, and why can't I use it now?
// Users ask by resting the pointer or the keyboard focus on a thing, or with a long press, a right
// click or the `?` key. Resting only shows a card. The others open it, so that its buttons can be
// used. A thing that is not a button also opens its card when it is clicked.
import { on } from "svelte/events";
import type { Description, GamePlugin, Notice, Stage } from "./contract";
import { closestThing, isControl, keyOf, Things, thingOf } from "./things.svelte";

interface Inspected {
  thing: string;
  node: HTMLElement | SVGElement;
  /** True if the card was opened on purpose and stays until it is closed. */
  isOpen: boolean;
  /** True if the keyboard focus rests on the thing. Its card then lets the pointer through, because it may
   * cover other things. */
  isFocused: boolean;
}

const HOVER_MS = 650;
const FOCUS_MS = 900;
const LONG_PRESS_MS = 500;
/** The time to move the pointer from a thing to its card. */
const LEAVE_MS = 250;
/** A finger that moves further than this is scrolling, not pressing. */
const PRESS_SLOP = 10;
const TYPES_TEXT = "input, textarea, select, [contenteditable]";

export class Inspector {
  shown = $state.raw<Inspected | null>(null);
  /** The reason why the shown thing cannot be used, once it is known. */
  reason = $state.raw<Notice | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pointed: Element | null = null;
  #press: { x: number; y: number } | null = null;
  /** True from a long press until the finger is lifted. */
  #isHeld = false;
  /** Lets the keyboard reach the things that have no container of their own. */
  readonly #rest = new Things({ stage: () => this.stage(), ignoresControls: true });

  constructor(
    private readonly plugin: () => Pick<GamePlugin, "describe">,
    readonly stage: () => Stage,
  ) {}

  readonly description = $derived.by((): Description | null =>
    this.shown ? this.describe(this.shown.thing) : null,
  );
  /** The key of the shown thing's choices. */
  readonly key = $derived(this.shown ? keyOf(this.shown.node) : "");

  describe(thing: string): Description | null {
    return this.plugin().describe?.(thing, this.stage()) ?? null;
  }

  /** Attachment for the element that contains the board, the badges and the panels. */
  readonly area = (root: HTMLElement): (() => void) => {
    const stops: (() => void)[] = [];
    const listen = <K extends keyof HTMLElementEventMap>(
      type: K,
      listener: (event: HTMLElementEventMap[K]) => void,
      capture = false,
    ) => stops.push(on(root, type, listener, { capture }));
    listen("pointermove", (event) => this.#point(event));
    listen("pointerleave", () => this.#unpoint());
    listen("pointerdown", (event) => this.#pressDown(event), true);
    for (const type of ["pointerup", "pointercancel"] as const) listen(type, () => this.#cancelPress());
    // Prevents the browser from turning the end of a long press into a click.
    listen("touchend", (event) => this.#isHeld && event.preventDefault());
    listen("click", (event) => {
      const node = closestThing(event.target);
      if (node && !isControl(node)) this.open(node);
    });
    listen("contextmenu", (event) => this.#openOn(event));
    listen("focusin", (event) => this.#focus(event.target));
    listen("focusout", () => this.#unfocus());
    stops.push(
      on(window, "keydown", (event) => this.#handleKey(event, root), { capture: true }),
      on(window, "scroll", () => this.#closeCard(), { capture: true }),
      on(window, "resize", () => this.close()),
      this.#rest.container(root),
    );
    return () => {
      for (const stop of stops) stop();
      this.close();
    };
  };

  open(node: HTMLElement | SVGElement): boolean {
    return this.#show(node, true);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.shown = null;
    this.reason = null;
  }

  /** Keeps the card while the pointer is over it. */
  hold(): void {
    clearTimeout(this.#timer);
  }
  release(): void {
    if (this.shown && !this.shown.isOpen) this.#after(LEAVE_MS, () => this.close());
  }

  /** Asks for the reason again after the game has changed. */
  async explain(): Promise<void> {
    const { shown } = this;
    const reason = shown ? (reasonOf(shown.node) ?? (await this.stage().whyNot(this.key))) : null;
    if (this.shown === shown) this.reason = reason;
  }

  #show(node: HTMLElement | SVGElement, isOpen: boolean, isFocused = false): boolean {
    const thing = thingOf(node);
    if (!node.isConnected || this.describe(thing) === null) return false;
    clearTimeout(this.#timer);
    this.reason = null;
    this.shown = { thing, node, isOpen, isFocused };
    return true;
  }

  #after(ms: number, action: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(action, ms);
  }

  #closeCard(): void {
    if (this.shown && !this.shown.isOpen) this.close();
  }

  #point(event: PointerEvent): void {
    // Browsers repeat the last event when the page changes under a resting pointer.
    if (event.pointerType === "touch") this.#cancelMovedPress(event);
    else if (event.movementX !== 0 || event.movementY !== 0) this.#pointAt(closestThing(event.target));
  }

  #pointAt(node: HTMLElement | SVGElement | null): void {
    if (node === this.#pointed || this.shown?.isOpen) return;
    this.#pointed = node;
    if (node && this.shown?.node === node) this.hold();
    else if (node) this.#after(HOVER_MS, () => this.#show(node, false) || this.close());
    else if (this.shown) this.release();
    else clearTimeout(this.#timer);
    if (node && this.shown && this.shown.node !== node) {
      this.shown = null;
      this.reason = null;
    }
  }

  #unpoint(): void {
    this.#pointed = null;
    if (this.shown) this.release();
    else clearTimeout(this.#timer);
  }

  #pressDown(event: PointerEvent): void {
    this.#isHeld = false;
    this.close();
    const node = closestThing(event.target);
    if (!node || event.pointerType !== "touch") return;
    this.#press = { x: event.clientX, y: event.clientY };
    this.#after(LONG_PRESS_MS, () => this.#holdOn(node));
  }

  #holdOn(node: HTMLElement | SVGElement): void {
    this.#isHeld = this.open(node);
    if (this.#isHeld) navigator.vibrate?.(10);
  }

  #cancelMovedPress({ clientX, clientY }: PointerEvent): void {
    const press = this.#press;
    if (press && Math.hypot(clientX - press.x, clientY - press.y) > PRESS_SLOP) this.#cancelPress();
  }

  #cancelPress(): void {
    if (this.#press && !this.shown) clearTimeout(this.#timer);
    this.#press = null;
  }

  #openOn(event: MouseEvent): void {
    const node = closestThing(event.target);
    if (!node || event.shiftKey) return;
    if (this.shown?.node === node && this.shown.isOpen) event.preventDefault();
    else if (this.open(node)) event.preventDefault();
  }

  #focus(target: EventTarget | null): void {
    const node = closestThing(target);
    if (!node || node !== target || this.shown?.isOpen || !node.matches(":focus-visible")) return;
    this.#closeCard();
    this.#after(FOCUS_MS, () => this.#show(node, false, true));
  }

  #unfocus(): void {
    if (!this.shown) clearTimeout(this.#timer);
    this.#closeCard();
  }

  #handleKey(event: KeyboardEvent, root: HTMLElement): void {
    if (event.key === "Escape" && this.shown) {
      event.stopPropagation();
      event.preventDefault();
      this.close();
    } else if (asks(event) && this.#openByKey(event, root)) {
      event.stopPropagation();
      event.preventDefault();
    }
  }

  /** Opens the card of the focused thing, or else of the one under the pointer. */
  #openByKey(event: KeyboardEvent, root: HTMLElement): boolean {
    const { target } = event;
    if (!(target instanceof Element) || target.closest(TYPES_TEXT)) return false;
    const focused = root.contains(target) ? closestThing(target) : null;
    const node = focused ?? closestThing(this.#pointed) ?? this.shown?.node ?? null;
    return node !== null && this.open(node);
  }
}

/** Returns true for the key `?`, and for a press on a thing that is not a button. */
function asks({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (key === "?") return true;
  const isPress = (key === "Enter" || key === " ") && !ctrlKey && !metaKey && !altKey;
  return isPress && target instanceof Element && target.matches("[data-thing]") && !isControl(target);
}

/** The reason that a thing provides itself, in `data-reason`. */
function reasonOf(node: Element): Notice | null {
  const text = node.getAttribute("data-reason");
  return text === null ? null : { text, rule: null };
}
