// Display names of seats and bots.
import { i18n, t } from "../text/i18n.svelte";
import type { SeatSummary } from "../wire/types";

/** The player's name, or the seat's if there is none. */
export function seatName(seat: SeatSummary): string {
  if (seat.name) return seat.name;
  return seat.kind === "open" ? t("seat-open") : t("seat-n", { n: seat.seat + 1 });
}

/** The bot level's translated name, or the level itself if there is no translation. */
export const botLevelName = (level: string): string => (i18n.has(`bot-${level}`) ? t(`bot-${level}`) : level);
