// Texts for the terms of a table: the settings that its players agree on.
import { botLevelName } from "../lib/seats";
import { t } from "../text/i18n.svelte";
import type { Ask, NoteKind, Pace, Terms } from "../wire/types";

/** The offered times per move in minutes; 0 is live. */
export const PACES = [0, 5, 60, 1440, 4320];

export const paceName = (minutes: number): string =>
  minutes === 0 ? t("pace-live") : t("pace-minutes", { n: minutes });

const paceOf = (pace: Pace): string => paceName(pace.kind === "live" ? 0 : pace.minutes);

/** Changed settings as text, such as “Undo: Off”. */
function termsText(terms: Terms): string {
  const parts: string[] = [];
  const add = (label: string, value: string) => parts.push(`${t(label)}: ${value}`);
  if (terms.undo) add("undo", t(`undo-${terms.undo}`));
  if (terms.watching) add("watching", t(`watching-${terms.watching}`));
  if (terms.privacy) add("privacy", t(`privacy-${terms.privacy}`));
  if (terms.pace) add("pace", paceOf(terms.pace));
  if (terms.absence) add("absence", t(`absence-${terms.absence}`));
  if (terms.stand_in) add("stand-in-level", botLevelName(terms.stand_in));
  return parts.join(", ");
}

/** A question to all players. */
export const askText = (ask: Ask, name: string): string =>
  ask.kind === "undo"
    ? t("undo-asked", { name })
    : t("terms-asked", { name, terms: termsText(ask.settings) });

/** An event at the table that is not a step of the game. */
export function noteText(what: NoteKind, nameOf: (seat: number) => string): string {
  switch (what.kind) {
    case "host_acting":
      return t("note-host-acting", { name: what.name });
    case "host_back":
      return t("note-host-back");
    case "left":
      return t("note-left", { name: what.name });
    case "joined":
      return t("note-joined", { name: what.name });
    case "stand_in":
      return what.by === null || what.by === what.seat
        ? t("note-stand-in", { name: nameOf(what.seat) })
        : t("note-stand-in-by", { name: nameOf(what.seat), by: nameOf(what.by) });
    case "back":
      return t("note-back", { name: nameOf(what.seat) });
    case "agreed":
      return t("note-agreed", { name: nameOf(what.seat), terms: termsText(what.settings) });
    case "declined":
      return what.ask.kind === "undo"
        ? t("note-declined-undo", { name: nameOf(what.seat) })
        : t("note-declined", { name: nameOf(what.seat), terms: termsText(what.ask.settings) });
  }
}
