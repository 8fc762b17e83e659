// Line drawings: the fourteen glyphs, ability symbols and treasures, all centred on the origin.
import type { Ability, Glyph } from "../types";

/** A carved shape: `line` is engraved, `fill` is hollowed out. About 34 wide. */
interface Carving {
  line: string;
  fill?: string;
}

export const GLYPHS: Record<Glyph, Carving> = {
  // The eye of the sun.
  g01: {
    line: "M0-9A9 9 0 1 1 0 9A9 9 0 1 1 0-9ZM0-17V-12.500M0 12.500V17M-17 0H-12.500M12.500 0H17M-12-12L-9-9M9 9L12 12M12-12L9-9M-9 9L-12 12",
    fill: "M0-3.500A3.500 3.500 0 1 1 0 3.500A3.500 3.500 0 1 1 0-3.500Z",
  },
  // The coiled snake.
  g02: {
    line: "M14 13C2 17-13 11-13-1C-13-11-3-15 4-11C10-7 9 3 2 4C-4 5-6-2-1-4",
    fill: "M14 8.500L18 13L14 17.500L11 13Z",
  },
  // The stepped pyramid.
  g03: { line: "M-17 14H17V8H11V1H6V-6H-6V1H-11V8H-17ZM-3-6V-13H3V-6", fill: "M-3 14V5H3V14Z" },
  // The open hand.
  g04: {
    line: "M-10 15V2C-15-2-16-7-13-8C-11-8-9-5-8-3V-14C-5-17-3-15-3-13V-4M-3-13C-2-17 3-17 3-13V-4M3-12C5-15 9-14 9-11V9C9 13 6 15 3 15Z",
    fill: "M0 2A4 4 0 1 1 0 10A4 4 0 1 1 0 2Z",
  },
  // The quetzal.
  g05: {
    line: "M-16-4L-7-8C-6-14 4-15 7-9C10-2 6 3 12 15M-7-8C-8 0-5 6 2 7C4 12 3 15 1 17M-12-6L-7-5",
    fill: "M0-9.500A2 2 0 1 1 0-5.500A2 2 0 1 1 0-9.500Z",
  },
  // The jaguar.
  g06: {
    line: "M-13 13V-8L-15-15L-7-11H7L15-15L13-8V13ZM-7 8H7M-4 8V13M4 8V13M0 8V13",
    fill: "M-9-5H-3L-5 0H-8ZM3-5H9L8 0H5ZM-2.500 2.500H2.500L0 5.500Z",
  },
  // Rain on the water.
  g07: {
    line: "M-16 4C-11-1-8 9-3 4S5-1 8 4S14 5 16 3M-16 12C-11 7-8 17-3 12S5 7 8 12S14 13 16 11M-10-15V-6M0-15V-6M10-15V-6",
  },
  // Maize.
  g08: {
    line: "M0 17V-2M0 15C-8 15-14 9-15 1C-8 1-2 5 0 12M0 15C8 15 14 9 15 1C8 1 2 5 0 12",
    fill: "M0-17C5-15 6-7 4-1C2 1-2 1-4-1C-6-7-5-15 0-17Z",
  },
  // The shell.
  g09: {
    line: "M-15 12C-16-6-5-15 4-14C13-13 17-5 14 3C11 10 2 11-2 6C-6 1-2-6 4-5C8-4 8 1 5 2M-15 12C-6 14 6 15 12 10M-13 3L-6 4M-9-6L-4-2",
  },
  // The crossed bands of the sky.
  g10: {
    line: "M-15-15H15V15H-15ZM-15-15L15 15M15-15L-15 15",
    fill: "M0-6L6 0L0 6L-6 0Z",
  },
  // The moon and its stars.
  g11: {
    line: "M7-15C-5-16-15-8-14 2C-13 12-2 18 8 14C-1 11-6 5-5-2C-4-9 0-13 7-15Z",
    fill: "M9-7A2.500 2.500 0 1 1 9-2A2.500 2.500 0 1 1 9-7ZM12 3A2.500 2.500 0 1 1 12 8A2.500 2.500 0 1 1 12 3Z",
  },
  // The skull.
  g12: {
    line: "M-8 16V9C-15 6-16-4-12-10C-6-17 6-17 12-10C16-4 15 6 8 9V16ZM-3 16V11M3 16V11",
    fill: "M-9-4A4 4 0 1 1-1-4A4 4 0 1 1-9-4ZM1-4A4 4 0 1 1 9-4A4 4 0 1 1 1-4ZM0 2L3 7H-3Z",
  },
  // Flint.
  g13: { line: "M0-17L12-3L7 14L0 17L-7 14L-12-3ZM-6-3L0-8L-2 0L5-3L-1 10" },
  // The turtle that carries the world.
  g14: {
    line: "M-16 8C-15-4-8-12 0-12S15-4 16 8ZM-7-10L-4 8M7-10L4 8M-12-3H12M-12 8V14M12 8V14",
    fill: "M-3-12C-4-18 4-18 3-12Z",
  },
};

/** A Mayan number: a dot is one, a bar is five. About 26 wide, growing upwards from the origin. */
export function numeral(n: number): { bars: number; dots: number } {
  return { bars: Math.floor(n / 5), dots: n % 5 };
}

/** Ability symbols about 20 wide, drawn with a stroke width of 2 to 2.5. */
export const ABILITIES: Record<Ability, string> = {
  sprint: "M-3-9H2V-2C2 1 9 1 9 5V8H-3ZM-9-6H-6M-10-1H-6M-9 4H-6",
  stamina: "M0 9C-12 1-10-8-5-8C-2-8-1-6 0-4C1-6 2-8 5-8C10-8 12 1 0 9ZM-5 0H-2L-1-3L1 3L2 0H5",
  linguistics: "M-10-8H10V5H1L-4 10V5H-10ZM-5-3H5M-5 1H2",
  swimming:
    "M-10 4C-7 1-5 7-2 4S3 1 5 4S9 5 10 3M-10 9C-7 6-5 12-2 9S3 6 5 9S9 10 10 8M-6 0L0-5L6-1M4-8A1 1 0 1 1 4-6A1 1 0 1 1 4-8",
  lock_picking: "M-4-9A5 5 0 1 1-4 1A5 5 0 1 1-4-9ZM-1 0L8 9M4 5L7 2M7 8L9.500 5.500",
  leap: "M-10 8C-8-8 5-11 9 1M9 1L10-6M9 1L3-1M-10 8H-4",
};

export const HEART_DROP = "M0-9C5-2 7 1 7 4A7 6 0 0 1-7 4C-7 1-5-2 0-9Z";
export const BACKPACK = "M-6-5C-6-10 6-10 6-5V8H-6ZM-6 1H6M-3 1V4H3V1M-2.500-8V-10.500H2.500V-8";
export const GRAVEL = "M-9 6L-7 0L-2-1L1 4L-1 7ZM1 7L3 1L8 1L10 6ZM-4-2L-1-7L5-5L5 0L1 1Z";
export const SKULL = "M-4 9V5C-9 3-9-4-6-7C-2-10 2-10 6-7C9-4 9 3 4 5V9ZM-1.500 9V6M1.500 9V6";

/** A web with eight threads. */
export const WEB = (() => {
  const threads = Array.from({ length: 8 }, (_, index) => (index * Math.PI) / 4 + 0.2);
  const spokes = threads.map((angle) => `M0 0L${n1(26 * Math.cos(angle))} ${n1(26 * Math.sin(angle))}`);
  const rings = [8, 14, 20].map((radius) =>
    threads.map((angle, index) => {
      const next = threads[(index + 1) % threads.length] ?? angle;
      const [x1, y1] = [n1(radius * Math.cos(angle)), n1(radius * Math.sin(angle))];
      const [x2, y2] = [n1(radius * Math.cos(next)), n1(radius * Math.sin(next))];
      const [cx, cy] = [n1((x1 + x2) * 0.4), n1((y1 + y2) * 0.4)];
      return `M${x1} ${y1}Q${cx} ${cy} ${x2} ${y2}`;
    }),
  );
  return [...spokes, ...rings.flat()].join("");
})();

function n1(n: number): number {
  return Math.round(n * 10) / 10;
}

/** The positions of a die's pips, by face. */
export const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];
