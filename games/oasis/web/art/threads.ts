// Every seat has a thread of its own: a colour, and a stitch that tells it apart without one.
const STITCHES: readonly string[] = ["7 4", "1.5 4.500", "10 3.500 1.500 3.500", "4 3", "12 4", "3 3 1 3"];

/** The dashes of a seat's thread. */
export const stitch = (seat: number): string => STITCHES[seat % STITCHES.length] ?? "7 4";
