// The type of the last input. With touch, the first tap previews a choice. With a mouse, hovering has
// already done so.
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
