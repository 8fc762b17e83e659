// Texts for the action bar: the current task and short button labels.
import type { Stage } from "$stage/contract";
import { playerOf } from "./areas";
import { faceOf } from "./cards";
import type { Area, Choice, Space, View } from "./types";

type Translate = Stage["t"];

export function buttonLabel(
  choice: Choice,
  view: View,
  t: Translate,
  names: readonly string[],
): string | null {
  switch (choice.type) {
    case "accept":
      return t("ui-do-accept", { name: names[choice.whom] ?? "" });
    case "resolve":
      return t(`card-${choice.card}`);
    case "announce":
      return announceLabel(choice.n, view, t);
    case "stop":
      return t("ui-do-stop", { n: playerOf(view, view.turn)?.n_refill ?? 0 });
    case "mark":
      return t("ui-do-mark");
    case "move_marker":
      return moveLabel(choice.from, view, t);
    case "leave":
      return leaveLabel(view, t, names);
    default:
      return null;
  }
}

function announceLabel(n: number, { phase }: View, t: Translate): string | null {
  if (phase.type !== "announcing") return null;
  return t("ui-do-announce", { n, drawn: phase.refills[n - 1] ?? 0 });
}

/** Names the area that the marker would leave. */
function moveLabel(from: Space, view: View, t: Translate): string | null {
  const left = playerOf(view, view.turn)?.areas.find((area: Area) => area.marker === from);
  if (!left) return null;
  return t("ui-do-move", { from: left.marker, land: t(`land-${left.land}`), n: left.spaces.length });
}

/** Names the player who gets the unmarked tile. */
function leaveLabel({ phase }: View, t: Translate, names: readonly string[]): string {
  const joins = "joins" in phase ? phase.joins : null;
  return joins === null ? t("ui-do-leave") : t("ui-do-leave-gift", { whom: names[joins] ?? "" });
}

export function prompt(view: View, t: Translate): string | null {
  const { phase } = view;
  switch (phase.type) {
    case "tiling": {
      const { n } = faceOf(phase.card);
      return t("ui-task-tile", { land: t(`land-${phase.land}`), nth: n - phase.n_left + 1, n });
    }
    case "herding": {
      const { n } = faceOf(phase.card);
      return t("ui-task-camel", { nth: n - phase.n_left + 1, n });
    }
    case "marking":
    case "free_marking":
      return t("ui-task-marker", { at: phase.at });
    case "resolving":
      return t(playerOf(view, phase.whom)?.offer.length ? "ui-task-resolve" : "ui-task-confirm");
    case "free_done":
      return t("ui-task-confirm");
    case "over":
      return null;
    default:
      return t(`ui-task-${phase.type}`);
  }
}
