// How seats are spoken of where nobody has given a name.
import { speech, t } from "../text/speech.svelte";
import type { SeatInfo } from "../wire/types";

export const SHAPES = ["circle", "triangle", "square", "diamond", "pentagon", "star"] as const;

export function seatName(seat: SeatInfo): string {
  if (seat.name) return seat.name;
  return seat.kind === "open" ? t("seat-open") : t("seat-n", { n: seat.seat + 1 });
}

/** The level of a bot in words, where there are some. */
export const levelName = (level: string): string => (speech.has(`bot-${level}`) ? t(`bot-${level}`) : level);
