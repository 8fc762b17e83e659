// SVG paths for the artwork, drawn for Ovoo and centred on the origin unless noted.
import { type Point, round1, seededRandom, smoothPath } from "$lib/drawing";

/** A Bactrian camel facing east, about 32 wide and 27 high. */
export const CAMEL =
  "M-13.5-1C-13.5-5-11.5-6-10-7.5C-9-11-8-12.5-6.6-12.5C-5-12.5-4.4-10-3-7.2C-2.2-5.8-.6-5.8 0-7.2" +
  "C1.2-10.4 2-13 3.8-13C5.6-13 6-9.5 7.4-6.5C8.4-4.6 10.2-5 10.8-6.8C11.4-8.8 11-10.6 11.6-12.4" +
  "C12.2-14.2 14-14.4 15.4-13.4C16.6-12.6 18-12.2 18-11C18-9.8 16.6-9.4 15-9.4C14-9.2 14.2-7.6 13.8-5" +
  "C13.2-1.4 11.6 1.6 9.6 3.4L9.8 12.4H7L6 4.6C2 5.6-3 5.6-6.4 4.8L-7.4 12.4H-10.2L-10.6 4C-12.4 3-13.5 1.5-13.5-1Z";
/** The legs on the far side. */
export const CAMEL_FAR = "M2.4 4.8L3 11.4H5.2L5 4.6ZM-4.8 4.8L-4.6 11.4H-2.2L-2.4 5Z";
/** Highlights on the humps and the neck. */
export const CAMEL_RIM =
  "M-9-8.2C-8.2-10.8-7.4-11.6-6.6-11.6M1-8C2-11 2.800-12.100 3.800-12.100M12.300-11.600C12.800-13 13.800-13.200 14.800-12.700";

/** A ger (a round tent): wall, roof and crown. */
export const GER_WALL = "M-11 0V8C-11 10.500-6 12-0 12S11 10.500 11 8V0Z";
export const GER_ROOF =
  "M-12.500 .600C-9-5-5-8.500-2.200-9.600H2.200C5-8.500 9-5 12.500 .600C8 3.400-8 3.400-12.500 .600Z";
export const GER_CROWN = "M-2.600-9.400C-2.600-11.600 2.600-11.600 2.600-9.400Z";

/** The whole tent as one outline. */
export const GER =
  "M-11 9V1.500C-8-4.500-4.500-8.500-2.500-9.600H2.500C4.500-8.500 8-4.500 11 1.500V9C6 11-6 11-11 9Z";

export const HORSE =
  "M-8 13C-9.500 5-7.500-2-3-6.500C-4-9.500-2.800-12 -.8-13.600L1-10.800C5-10 8.500-6.300 11-1C12 1.200 11.300 3.300 9 3.800" +
  "C6.800 4.200 5.200 2.700 3.400 2.900C1.200 3.300.6 5.300 2.600 7.700C4.400 9.700 5.200 11.200 5.400 13Z";
export const MANE = "M-3-6.500C-7.500-2-9.500 5-8 13H-11C-13 5-10-6-2.600-10.200Z";

/** An ovoo: a cairn with a pole and ribbons. */
export const CAIRN = [
  "M-13 12.500C-13 8.500-9.500 7-6 7.600C-3 8-1.800 10-2 12.500Z",
  "M-2.500 12.500C-2.800 8.600 0 7 4 7.400C9 7.400 13 9 13 12.500Z",
  "M-9.500 7C-9.500 3.400-6.500 1.800-3 2.200C.5 2.400 1.800 4.600 1 7.400C-2 8.400-6 8.400-9.500 7Z",
  "M.6 7.200C1 4 3 2.400 5.600 2.800C8.600 3.200 9.800 5 9.400 7.400C6.500 8.200 3 8.200 .6 7.200Z",
  "M-4.400 2.200C-4.400-1.400-2-3 1-2.800C4-2.600 5.400-.4 4.800 2.600C2 3.400-2 3.400-4.400 2.200Z",
] as const;
export const RIBBONS =
  "M.5-3V-14M.5-13.500C4-15.500 7-11 11-13C10-9.500 6-8 .5-10M.5-10C-3-11.500-6-8-9.500-9.500C-8.500-6-5-5.500 .5-7";

/** A tied bale of goods. */
export const BALE =
  "M-12-5C-12-8-10-9.500-7-9.500H7C10-9.500 12-8 12-5V7C12 9 10 10 7 10H-7C-10 10-12 9-12 7Z";
export const CORDS = "M-5-9.500V10M5-9.500V10M-12 .5H12";
export const KNOT = "M0 .5C-5-5-7 1 0 .5C7 1 5-5 0 .5Z";

/** The roof of a well. */
export const WELL_ROOF = "M-11.500-4.500L0-13L11.500-4.500Z";

const blob = (random: () => number, x: number, y: number, rx: number, ry: number): string => {
  const n = 8;
  const points = Array.from({ length: n }, (_, index): Point => {
    const angle = (index / n) * Math.PI * 2;
    const reach = 0.82 + random() * 0.36;
    return [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach];
  });
  const middles = points.map((point, index): Point => {
    const next = points[(index + 1) % n] ?? point;
    return [(point[0] + next[0]) / 2, (point[1] + next[1]) / 2];
  });
  const start = middles[n - 1] ?? [x, y];
  const parts = points.map((point, index) => {
    const to = middles[index] ?? point;
    return `Q${round1(point[0])} ${round1(point[1])} ${round1(to[0])} ${round1(to[1])}`;
  });
  return `M${round1(start[0])} ${round1(start[1])}${parts.join("")}Z`;
};

export const N_VARIANTS = 5;

interface OasisArt {
  pond: string;
  glints: string;
  tufts: string;
  bushes: string[];
}
/** Draws an Oasis tile, 36 by 36: a pond in grass. */
export function oasisArt(variant: number): OasisArt {
  const random = seededRandom(variant + 31);
  const x = (random() - 0.5) * 8;
  const y = (random() - 0.5) * 6 + 1;
  const glint = (dy: number, half: number) =>
    `M${round1(x - half)} ${round1(y + dy)}q${round1(half / 2)}-1.6 ${round1(half)} 0`;
  const places = [
    [-12, -11],
    [11, -12],
    [13, 9],
    [-13, 10],
    [2, -14],
    [-2, 14],
  ] as const;
  const tufts = places.filter(() => random() > 0.25);
  return {
    pond: blob(random, x, y, 9.5, 6.6),
    glints: glint(-2.2, 4.4) + glint(1.4, 3),
    tufts: tufts
      .map(([tx, ty]) => `M${tx} ${ty + 3}l-1.8-5M${tx} ${ty + 3}v-6M${tx} ${ty + 3}l1.8-5`)
      .join(""),
    bushes: [blob(random, x - 10, y - 6, 4.4, 3.6), blob(random, x + 10.5, y + 5.5, 4.8, 3.8)],
  };
}

/** Draws a Steppe tile: long wind strokes and ears of grass. */
export function steppeArt(variant: number): { wind: string; ears: string } {
  const random = seededRandom(variant + 57);
  const wind = [-12, -6.5, -1, 4.5, 10].map((base) => {
    const y = base + (random() - 0.5) * 3;
    const from = -15 + random() * 9;
    const span = 13 + random() * 14;
    const points = [0, 0.3, 0.6, 1].map(
      (part): Point => [from + span * part, y + Math.sin(part * 5 + base) * 1.9],
    );
    return smoothPath(points);
  });
  const ears = Array.from({ length: 5 }, (_, index) => {
    const x = round1(-12 + index * 6 + (random() - 0.5) * 4);
    const y = round1(-8 + random() * 18);
    return `M${x} ${y}q1.6-4 .6-7M${x} ${y}q3-2.6 3.6-5.600`;
  });
  return { wind: wind.join(""), ears: ears.join("") };
}

export interface Stone {
  shape: string;
  top: string;
}
/** Draws a Stony Plains tile: slabs of slate with lichen. */
export function stonyArt(variant: number): { stones: Stone[]; lichen: Point[] } {
  const random = seededRandom(variant + 83);
  const places: Point[] = [
    [-9.5, -8],
    [5, -10],
    [11.5, 0],
    [-3, 1.5],
    [-11, 9.5],
    [6.5, 10.5],
  ];
  const stones = places.map(([px, py]) => {
    const x = px + (random() - 0.5) * 2.5;
    const y = py + (random() - 0.5) * 2.5;
    const half = 4.6 + random() * 2;
    const n = 5 + Math.floor(random() * 2);
    const first = random() * 6.3;
    const corners = Array.from({ length: n }, (_, index): Point => {
      const angle = first + (index / n) * Math.PI * 2;
      const reach = half * (0.85 + random() * 0.35);
      return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.86];
    });
    const path = (dy: number, scale: number) =>
      `M${corners.map(([cx, cy]) => `${round1(x + (cx - x) * scale)} ${round1(y + (cy - y) * scale + dy)}`).join("L")}Z`;
    return { shape: path(0.8, 1), top: path(-0.9, 0.82) };
  });
  const lichen = Array.from(
    { length: 5 },
    (): Point => [round1((random() - 0.5) * 28), round1((random() - 0.5) * 28)],
  );
  return { stones, lichen };
}
