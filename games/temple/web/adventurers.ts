// The twelve adventurers: their abilities and appearance.
import type { Ability, Adventurer } from "./types";

interface Appearance {
  ability: Ability;
  skin: string;
  hair: string;
  coat: string;
  /** Hair and hat, each drawn by `Portrait`. */
  cut: "short" | "long" | "bun" | "bald" | "curls";
  hat: "none" | "fedora" | "cap" | "scarf" | "band";
  face: "none" | "beard" | "glasses" | "moustache";
}

const SKIN = [
  "oklch(0.85 0.055 62)",
  "oklch(0.75 0.075 58)",
  "oklch(0.62 0.085 52)",
  "oklch(0.48 0.07 48)",
] as const;
const HAIR = {
  dark: "oklch(0.26 0.03 50)",
  brown: "oklch(0.42 0.07 50)",
  fair: "oklch(0.78 0.1 85)",
  grey: "oklch(0.76 0.01 80)",
  red: "oklch(0.54 0.13 42)",
};

export const ADVENTURERS: Record<Adventurer, Appearance> = {
  lea: {
    ability: "sprint",
    skin: SKIN[0],
    hair: HAIR.red,
    coat: "oklch(0.5 0.1 150)",
    cut: "long",
    hat: "band",
    face: "none",
  },
  martin: {
    ability: "sprint",
    skin: SKIN[1],
    hair: HAIR.brown,
    coat: "oklch(0.52 0.08 60)",
    cut: "short",
    hat: "fedora",
    face: "none",
  },
  bill: {
    ability: "stamina",
    skin: SKIN[0],
    hair: HAIR.grey,
    coat: "oklch(0.42 0.07 30)",
    cut: "bald",
    hat: "none",
    face: "beard",
  },
  mustafa: {
    ability: "stamina",
    skin: SKIN[2],
    hair: HAIR.dark,
    coat: "oklch(0.55 0.09 85)",
    cut: "short",
    hat: "scarf",
    face: "moustache",
  },
  griffith: {
    ability: "linguistics",
    skin: SKIN[0],
    hair: HAIR.grey,
    coat: "oklch(0.38 0.04 250)",
    cut: "curls",
    hat: "none",
    face: "glasses",
  },
  arely: {
    ability: "linguistics",
    skin: SKIN[2],
    hair: HAIR.dark,
    coat: "oklch(0.52 0.13 350)",
    cut: "bun",
    hat: "none",
    face: "none",
  },
  puccio: {
    ability: "swimming",
    skin: SKIN[1],
    hair: HAIR.dark,
    coat: "oklch(0.5 0.1 225)",
    cut: "curls",
    hat: "cap",
    face: "none",
  },
  tatiana: {
    ability: "swimming",
    skin: SKIN[0],
    hair: HAIR.fair,
    coat: "oklch(0.46 0.1 285)",
    cut: "bun",
    hat: "none",
    face: "none",
  },
  markus: {
    ability: "lock_picking",
    skin: SKIN[0],
    hair: HAIR.fair,
    coat: "oklch(0.4 0.03 120)",
    cut: "short",
    hat: "cap",
    face: "glasses",
  },
  len: {
    ability: "lock_picking",
    skin: SKIN[1],
    hair: HAIR.dark,
    coat: "oklch(0.45 0.13 28)",
    cut: "short",
    hat: "none",
    face: "moustache",
  },
  vincent: {
    ability: "leap",
    skin: SKIN[3],
    hair: HAIR.dark,
    coat: "oklch(0.62 0.1 95)",
    cut: "short",
    hat: "band",
    face: "beard",
  },
  nicole: {
    ability: "leap",
    skin: SKIN[1],
    hair: HAIR.brown,
    coat: "oklch(0.45 0.1 195)",
    cut: "long",
    hat: "fedora",
    face: "none",
  },
};

export const abilityOf = (adventurer: Adventurer): Ability => ADVENTURERS[adventurer].ability;
