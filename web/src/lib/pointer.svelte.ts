// What the last press came from: a finger gets a ghost first, a mouse has hovered already.
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

export const lastPointer = (): string => last;
