// Mouse, touch and keyboard input for the things on a board. A thing is an element with
// `data-thing`, its name for the game. If its choices have a different key, `data-key` contains it.
//
// Hovering, keyboard focus and the first tap on a space preview what a thing would do. A click, a second
// tap, Enter or Space activates it. Arrow keys move to the nearest thing in their direction, Home and End to
// the first and last one, Page Up and Page Down to the previous and next one with choices, and letters to
// the thing whose label starts with them. Things that are not buttons only have a description: see
// `Inspector`.
import { untrack } from "svelte";
import { on } from "svelte/events";
import type { Stage } from "./contract";
import { type Direction, directionOf, fingertipDistance, nearestIn, type Rect } from "./directions";

interface InputStage extends Pick<Stage, "preview" | "activate" | "hasChoices" | "isReadOnly"> {
  readonly ghost: unknown;
  choicesAt(key: string): readonly unknown[];
}

export interface ThingsOptions {
  stage: () => InputStage;
  /** The initial tab stop. All things of the container together are one tab stop. Without it, buttons keep
   * their own tab stops, and only the other things share one. */
  first?: string;
  /** True to leave buttons alone, for a container around everything that has no container of its own. */
  ignoresControls?: boolean;
  /** True if the first tap on a thing only previews its choice, as on the spaces of a board. */
  previewsTaps?: boolean;
  /** Handles the activation of a thing. Returns false to leave it to the thing's choices. */
  onactivate?: (thing: string) => boolean;
}

type ThingElement = HTMLElement | SVGElement;

/** A focus event within this time after a press was caused by the press. */
const PRESS_FOCUS_MS = 800;
/** Letters typed within this time belong together. */
const TYPING_MS = 900;
/** The size of a finger on a touch screen, in CSS pixels. */
const FINGERTIP = 60;

export const thingOf = (node: Element): string => node.getAttribute("data-thing") ?? "";
export const keyOf = (node: Element): string => node.getAttribute("data-key") ?? thingOf(node);
/** Returns false for a thing that only has a description. */
export const isControl = (node: Element): boolean =>
  node instanceof HTMLButtonElement || node.getAttribute("role") === "button";
/** Returns true for a part of a thing that screen readers and the keyboard find elsewhere. */
const isHidden = (node: Element): boolean => node.closest("[aria-hidden=true]") !== null;
/** The thing that contains an event's target. */
export function closestThing(target: EventTarget | null): ThingElement | null {
  const node = target instanceof Element ? target.closest("[data-thing]") : null;
  return node instanceof HTMLElement || node instanceof SVGElement ? node : null;
}

export class Things {
  hovered = $state<string | null>(null);
  pressed = $state<string | null>(null);
  /** The thing that was focused last. */
  current = $state("");
  #container: Element | null = null;
  #previewedKey: string | null = null;
  #pressedAt = Number.NEGATIVE_INFINITY;
  #typed = "";
  #typedAt = Number.NEGATIVE_INFINITY;

  constructor(private readonly options: ThingsOptions) {
    this.current = options.first ?? "";
  }

  /** Attachment for the element that contains the things, in SVG or in HTML. */
  readonly container = (node: Element): (() => void) => untrack(() => this.#listen(node));

  #listen(container: Element): () => void {
    this.#container = container;
    container.setAttribute("data-things", "");
    const stops: (() => void)[] = [];
    // `on` from Svelte, because a focused element that is removed emits an event in the middle of an update.
    const listen = <K extends keyof HTMLElementEventMap>(
      type: K,
      listener: (event: HTMLElementEventMap[K], node: ThingElement) => void,
    ) =>
      stops.push(
        on(container as HTMLElement, type, (event) => {
          const thing = closestThing(event.target);
          if (thing && this.#owns(thing)) listener(event, thing);
        }),
      );
    listen("pointerover", (event, node) => event.pointerType !== "touch" && this.#enter(node));
    listen("pointerout", (event, node) => {
      const isInside = event.relatedTarget instanceof Node && node.contains(event.relatedTarget);
      if (event.pointerType !== "touch" && !isInside) this.leave();
    });
    listen("pointerdown", (_event, node) => {
      this.pressed = thingOf(node);
      this.#pressedAt = performance.now();
    });
    for (const type of ["pointerup", "pointercancel", "pointerout"] as const)
      listen(type, () => {
        this.pressed = null;
      });
    listen("click", (event, node) => this.#tap(event, node));
    listen("keydown", (event, node) => {
      if (event.target === node && this.#handleKey(event, node)) event.preventDefault();
    });
    listen("focusin", (_event, node) => this.#focus(node));
    listen("focusout", () => this.leave());
    const observer = new MutationObserver(() => this.#updateTabStop());
    this.#updateTabStop();
    observer.observe(container, { childList: true, subtree: true });
    return () => {
      for (const stop of stops) stop();
      observer.disconnect();
    };
  }

  /** Makes the current thing the only tab stop (roving tabindex). */
  #updateTabStop(): void {
    const hasButtons = this.options.first === undefined;
    const nodes = this.#nodes().filter((node) => !(hasButtons && isControl(node)));
    const current = untrack(() => this.current);
    const stop = nodes.find((node) => thingOf(node) === current) ?? nodes[0];
    for (const node of nodes) {
      const index = node === stop ? "0" : "-1";
      if (node.getAttribute("tabindex") !== index) node.setAttribute("tabindex", index);
    }
  }

  /** A thing belongs to the innermost container around it. */
  #owns(node: Element): boolean {
    if (this.options.ignoresControls && isControl(node)) return false;
    return node.closest("[data-things]") === this.#container;
  }
  #nodes(): ThingElement[] {
    const nodes = this.#container?.querySelectorAll<ThingElement>("[data-thing]") ?? [];
    return [...nodes].filter((node) => this.#owns(node) && !isHidden(node));
  }
  #isUsable = (node: Element): boolean => {
    const stage = this.options.stage();
    return !stage.isReadOnly && stage.hasChoices(keyOf(node));
  };

  #enter(node: Element): void {
    const key = keyOf(node);
    this.hovered = thingOf(node);
    if (this.#previewedKey === key) return;
    this.#previewedKey = key;
    this.options.stage().preview(key);
  }

  leave(): void {
    this.hovered = null;
    this.#previewedKey = null;
    this.options.stage().preview(null);
  }

  /** Keyboard focus previews the thing. Focus caused by a press does not, since the press itself does. */
  #focus(node: Element): void {
    this.current = thingOf(node);
    this.#updateTabStop();
    if (performance.now() - this.#pressedAt > PRESS_FOCUS_MS) this.#enter(node);
  }

  /** On touch screens, the first tap on a space previews a single choice and the second tap takes it. */
  #tap(event: MouseEvent, hit: ThingElement): void {
    const isTouch = "pointerType" in event && event.pointerType === "touch";
    if (!isTouch || !this.options.previewsTaps) {
      this.#activate(hit);
      return;
    }
    const node = this.#intended(event, hit);
    const stage = this.options.stage();
    const key = keyOf(node);
    const isPreviewed = this.#previewedKey === key && stage.ghost !== null;
    if (!isPreviewed && stage.choicesAt(key).length === 1) {
      this.current = thingOf(node);
      this.#enter(node);
    } else this.#activate(node);
  }

  /** The thing that a tap is meant for: the one it hit, or a small one with choices within a fingertip. */
  #intended({ clientX, clientY }: MouseEvent, hit: ThingElement): ThingElement {
    if (this.#isUsable(hit)) return hit;
    let best = { node: hit, distance: Number.POSITIVE_INFINITY };
    for (const node of this.#nodes().filter(this.#isUsable)) {
      const distance = fingertipDistance(node.getBoundingClientRect(), clientX, clientY, FINGERTIP);
      if (distance !== null && distance < best.distance) best = { node, distance };
    }
    return best.node;
  }

  #activate(node: Element): void {
    this.current = thingOf(node);
    this.#updateTabStop();
    if (isControl(node) && !this.options.onactivate?.(thingOf(node)))
      this.options.stage().activate(keyOf(node), node);
  }

  /** Returns true if the key was handled. */
  #handleKey(event: KeyboardEvent, node: ThingElement): boolean {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    const { key } = event;
    const direction = directionOf(key);
    if (direction) return this.#goTo(this.#neighbour(node, direction) ?? node);
    if (key === "Home") return this.#goTo(this.#nodes()[0]);
    if (key === "End") return this.#goTo(this.#nodes().at(-1));
    if (key === "PageDown") return this.#goTo(this.#after(node, this.#nodes(), this.#isUsable));
    if (key === "PageUp") return this.#goTo(this.#after(node, this.#nodes().reverse(), this.#isUsable));
    // A button turns these keys into a click.
    const isActivation = (key === "Enter" || key === " ") && node.getAttribute("role") === "button";
    if (isActivation) this.#activate(node);
    return isActivation || (/^[\p{L}\p{N}]$/u.test(key) && this.#type(key, node));
  }

  #goTo(node: ThingElement | undefined): boolean {
    node?.focus();
    return node !== undefined;
  }

  #neighbour(node: ThingElement, direction: Direction): ThingElement | undefined {
    const others = this.#nodes().filter((other) => other !== node);
    const index = nearestIn(rectOf(node), others.map(rectOf), direction);
    return index === null ? undefined : others[index];
  }

  /** The next matching thing, wrapping around at the end. */
  #after(from: ThingElement, nodes: ThingElement[], matches: (node: ThingElement) => boolean) {
    const start = nodes.indexOf(from);
    return [...nodes.slice(start + 1), ...nodes.slice(0, start)].find(matches);
  }

  /** Moves to the thing whose label starts with the letters typed so far. */
  #type(letter: string, from: ThingElement): boolean {
    const now = performance.now();
    this.#typed = (now - this.#typedAt < TYPING_MS ? this.#typed : "") + letter.toLowerCase();
    this.#typedAt = now;
    const matches = (node: ThingElement) => labelOf(node).startsWith(this.#typed);
    // A longer word may still match the thing that its first letters found.
    const found = this.#typed.length > 1 && matches(from) ? from : this.#after(from, this.#nodes(), matches);
    if (!found) this.#typed = "";
    return this.#goTo(found);
  }
}

const labelOf = (node: Element): string =>
  (node.getAttribute("aria-label") ?? node.textContent ?? "").trim().toLowerCase();

/** An element's position, in the drawing for spaces and on the screen for anything else. */
function rectOf(node: ThingElement): Rect {
  if (node.tagName !== "rect") return node.getBoundingClientRect();
  const [x, y, width, height] = ["x", "y", "width", "height"].map((name) => Number(node.getAttribute(name)));
  return { x: x ?? 0, y: y ?? 0, width: width ?? 0, height: height ?? 0 };
}
