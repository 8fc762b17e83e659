// Descriptions of the things on the board, with their current numbers.
import type { Description, Stage } from "$stage/contract";
import type { Game } from "./wire";

/** The rulebook paragraph behind each kind of thing. */
const RULES = { torch: "T1.3", deck: "T2.2", bag: "T2.3", cache: "T2.4" } as const;

/** Describes the thing with this `data-thing`. */
export function describe(thing: string, stage: Stage<Game>): Description | null {
  const [kind = "", seat = ""] = thing.split(":");
  const player = stage.view.players[Number(seat)];
  switch (kind) {
    case "torch":
      return about(stage, kind, [`${stage.view.torch} ${stage.t("ui-torch", { n: stage.view.torch })}`]);
    case "deck":
      return about(stage, kind, [`${stage.view.n_deck} ${stage.t("ui-deck", { n: stage.view.n_deck })}`]);
    case "bag":
      return about(stage, kind, [stage.t("ui-bag", { n: player?.bag.length ?? 0 })]);
    case "cache":
      return about(stage, kind, [stage.t("ui-cache", { n: player?.cache.length ?? 0 })]);
    default:
      return null;
  }
}

const about = (stage: Stage<Game>, kind: keyof typeof RULES, facts: readonly string[]): Description => ({
  name: stage.t(`picture-${kind}`),
  text: stage.t(`ui-${kind}-about`),
  facts,
  rule: RULES[kind],
});
