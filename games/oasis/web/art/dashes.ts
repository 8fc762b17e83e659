// The seats' dash patterns, so that outlines can be told apart without colour.
const DASHES: readonly string[] = ["7 4", "1.5 4.500", "10 3.500 1.500 3.500", "4 3", "12 4", "3 3 1 3"];

/** Returns a seat's dash pattern. */
export const dashes = (seat: number): string => DASHES[seat % DASHES.length] ?? "7 4";
