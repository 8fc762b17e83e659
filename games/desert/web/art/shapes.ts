// SVG paths for the desert's art, drawn for this project. All are centred on the origin unless noted.
import { type Point, round1, seededRandom, smoothPath } from "$lib/drawing";
import type { Part, Role } from "../types";

interface Dune {
  crest: string;
  lee: string;
  ripples: string[];
}

/** Returns a tile's dunes, 100 by 100 from its top left corner, seeded by the tile's id. */
export function dunes(id: number): Dune[] {
  const random = seededRandom(id + 11);
  const tilt = (random() - 0.5) * 0.34;
  const count = 3;
  return Array.from({ length: count }, (_, index) => {
    const base = 14 + index * 33 + (random() - 0.5) * 13;
    const phase = random() * 6.3;
    const swing = 5 + random() * 6;
    const wave = 0.045 + random() * 0.035;
    const at = (x: number) => base + tilt * (x - 50) + swing * Math.sin(phase + x * wave);
    const depth = (x: number) => 9 + 9 * Math.abs(Math.sin(phase * 1.7 + x * 0.035));
    const xs = Array.from({ length: 13 }, (_, step) => -8 + step * 9.7);
    const crest = smoothPath(xs.map((x) => [x, at(x)]));
    const foot = smoothPath([...xs].reverse().map((x) => [x, at(x) + depth(x)])).replace("M", "L");
    const ripples = [1, 2, 3].map((nth) => {
      const start = random() * 45 - 5;
      const span = 30 + random() * 40;
      const steps = Array.from({ length: 6 }, (_, step) => start + (span * step) / 5);
      return smoothPath(steps.map((x) => [x, at(x) - nth * 5.2 + Math.sin(x * 0.3 + phase) * 0.8]));
    });
    return { crest, lee: `${crest}${foot}Z`, ripples };
  });
}

/** Returns a heap of sand, seen from above, for the middle of a tile. */
export function heap(seed: number, radius: number): string {
  const random = seededRandom(seed);
  const n = 13;
  const first = random() * 6.3;
  const points = Array.from({ length: n }, (_, index): Point => {
    const angle = first + (index / n) * Math.PI * 2;
    const squared = 1 / Math.max(Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle)));
    const reach = radius * (1 + (squared - 1) * 0.55) * (0.9 + random() * 0.2);
    return [reach * Math.cos(angle), reach * Math.sin(angle) * 0.94];
  });
  const middles = points.map((point, index): Point => {
    const next = points[(index + 1) % n] ?? point;
    return [(point[0] + next[0]) / 2, (point[1] + next[1]) / 2];
  });
  const start = middles[n - 1] ?? [0, 0];
  let path = `M${round1(start[0])} ${round1(start[1])}`;
  points.forEach((point, index) => {
    const to = middles[index] ?? point;
    path += `Q${round1(point[0])} ${round1(point[1])} ${round1(to[0])} ${round1(to[1])}`;
  });
  return `${path}Z`;
}

/** Returns ripples on top of a heap. */
export function ripples(seed: number, radius: number): string {
  const random = seededRandom(seed + 900);
  return [-0.5, -0.12, 0.26, 0.6]
    .map((height) => {
      const half = radius * Math.sqrt(1 - height * height) * (0.55 + random() * 0.3);
      const shift = (random() - 0.5) * radius * 0.3;
      const bend = 2.5 + random() * 3;
      const y = height * radius;
      return `M${round1(shift - half)} ${round1(y)}Q${round1(shift - half / 2)} ${round1(y - bend)} ${round1(shift)} ${round1(y)}T${round1(shift + half)} ${round1(y)}`;
    })
    .join("");
}

/** Returns a cogwheel. */
export function cog(teeth: number, radius: number, depth: number): string {
  const step = (Math.PI * 2) / teeth;
  let path = "";
  for (let tooth = 0; tooth < teeth; tooth++) {
    const angle = tooth * step;
    const corners: Point[] = [
      [radius - depth, angle - step * 0.33],
      [radius, angle - step * 0.17],
      [radius, angle + step * 0.17],
      [radius - depth, angle + step * 0.33],
    ];
    for (const [reach, turn] of corners) {
      path += `${path ? "L" : "M"}${round1(reach * Math.cos(turn))} ${round1(reach * Math.sin(turn))}`;
    }
  }
  return `${path}Z`;
}

/** Returns an arm of the storm: a spiral outwards from the middle. */
export function spiral(radius: number, turns: number, start: number): string {
  const steps = Math.round(turns * 14);
  const points = Array.from({ length: steps + 1 }, (_, step): Point => {
    const part = step / steps;
    const angle = start + part * turns * Math.PI * 2;
    const reach = radius * part ** 0.8;
    return [reach * Math.cos(angle), reach * Math.sin(angle)];
  });
  return smoothPath(points);
}

/** Returns a finned cylinder of the engine, rotated around its shaft. */
function cylinder(turn: number): string {
  const half: Point[] = [
    [4.2, 10.6],
    [4.2, 13],
    [8, 13],
    [8, 15.8],
    [4.2, 15.8],
    [4.2, 18],
    [8, 18],
    [8, 20.8],
    [4.2, 20.8],
    [4.2, 23],
    [6.4, 23],
    [6.4, 27],
  ];
  const mirrored = half.map(([x, y]): Point => [-x, y]).reverse();
  const points = [...half, ...mirrored].map(([x, y]) => {
    const across = x * Math.cos(turn) + y * Math.sin(turn);
    const up = y * Math.cos(turn) - x * Math.sin(turn);
    return `${round1(across)} ${round1(8 - up)}`;
  });
  return `M${points.join("L")}Z`;
}

/** Silhouettes of the four parts, with a radius of about 20. */
export const PART_SHAPES: Record<Part, string> = {
  propeller:
    "M-3.2-3.4C-6.5-9-7.2-15.5-3.4-19.5C1.6-21 5.6-15.5 3.4-3.2C9.8-5.6 17-5 19.4-.4C19 5.4 11.8 7.4 3 4.2C5.2 10.6 3.6 17.4-1.4 19.4C-6.8 18.6-7.6 11-3.8 3.6C-10.4 5-17 3.2-18.8-1.8C-17.4-7.2-10-7.8-3.2-3.4ZM0-2.6A2.6 2.6 0 1 0 0 2.6A2.6 2.6 0 1 0 0-2.6Z",
  engine: `${cylinder(-0.62)}${cylinder(0.62)}M0-1.5A9.500 9.500 0 1 1 0 17.500A9.500 9.500 0 1 1 0-1.5ZM0 4.300A3.700 3.700 0 1 0 0 11.700A3.700 3.700 0 1 0 0 4.300ZM-17 13H-10.500C-9.800 15-8.800 16.600-7.500 18H7.500C8.800 16.600 9.800 15 10.500 13H17V19.500H-17Z`,
  crystal: "M-6.500-19L6.500-19L14-7L10 8L0 20L-10 8L-14-7ZM-6-7.500L0-15.500L6-7.500L0 14Z",
  navdeck:
    "M0-19.500A19.500 19.500 0 1 1 0 19.500A19.500 19.500 0 1 1 0-19.500ZM0-14.500A14.500 14.500 0 1 0 0 14.500A14.500 14.500 0 1 0 0-14.500ZM0-17.500L4-4L17.500 0L4 4L0 17.500L-4 4L-17.500 0L-4-4Z",
};

/** Icons for the adventurers, with a radius of about 12: trowel, peak, star, cloud, wheel and jar. */
export const ROLE_SHAPES: Record<Role, string> = {
  archaeologist: "M-1.700-12h3.400v9h-3.400ZM-4.500-3h9l1.500 5L0 12.500L-6 2ZM-3.500-13.500h7v2.500h-7Z",
  climber: "M-13 10L-4.500-7L-.5 0L4-11L13 10ZM4-11L1.500-4.700L4-6L6.800-4.500Z",
  explorer:
    "M0-13L2.600-2.600L13 0L2.600 2.600L0 13L-2.600 2.600L-13 0L-2.600-2.600ZM-7-7L-2-4L-4-2ZM7-7L4-2L2-4ZM7 7L2 4L4 2ZM-7 7L-4 2L-2 4Z",
  meteorologist:
    "M-9 3.500a5 5 0 0 1 .8-9.800a7.200 7.200 0 0 1 13.600-.6a5.200 5.200 0 0 1 1.600 10.300ZM-5.500 6.500h3l-2.500 6h-2.600ZM.6 6.500h3l-2.500 6h-2.600ZM6.500 6.500h3l-2.500 6h-2.600Z",
  navigator:
    "M0-8.500A8.500 8.500 0 1 1 0 8.500A8.500 8.500 0 1 1 0-8.500ZM0-5.500A5.500 5.500 0 1 0 0 5.500A5.500 5.500 0 1 0 0-5.500ZM-1.300-13h2.600v26h-2.600ZM-13-1.300h26v2.600h-26ZM-10-8.200L-8.200-10L10 8.200L8.200 10ZM8.200-10L10-8.200L-8.200 10L-10 8.200Z",
  water_carrier:
    "M-4-13h8v3h-1.500v3.500C8-4.500 10 0 10 4.500C10 10 5.500 13 0 13S-10 10-10 4.500C-10 0-8-4.500-2.500-6.500v-3.500H-4ZM-6.500 4.500C-3.500 2.500-1 6 2 4.500S5.500 3.500 6.700 4C6.500 8-.5 11-5 8.200C-6 7.300-6.500 6-6.500 4.500Z",
};
