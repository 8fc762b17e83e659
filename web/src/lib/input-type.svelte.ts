// The type of the last input. A tap previews a choice first; a mouse has already hovered over it.
let last = $state("mouse");

globalThis.addEventListener?.(
  "pointerdown",
  (event) => {
    last = event.pointerType;
  },
  { capture: true },
);
globalThis.addEventListener?.(
  "keydown",
  () => {
    last = "keyboard";
  },
  { capture: true },
);

/** The `pointerType` of the last press, or "keyboard". */
export const lastInputType = (): string => last;
