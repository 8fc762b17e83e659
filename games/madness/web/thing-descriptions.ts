// Descriptions of the things on the map, in the encounter and in the panels, with their current
// numbers.
import type { Description } from "$stage/contract";
import { boardState } from "./board-state.svelte";
import { describeConsequence, face } from "./decide/consequences";
import {
  describeChallenge,
  describePlayer,
  describeTile,
  gearName,
  nameOf,
  percent,
  spotOf,
} from "./describe";
import { GEARS, gearOf } from "./gear";
import { SPACES } from "./spaces";
import { type Card, type MadnessStage, myself, type Part, type Player, playerOf } from "./types";

const REGION_RULES: Record<string, string> = {
  coast: "M5.1",
  mountain: "M5.2",
  city: "M5.2",
  edge: "M5.3",
  escape: "M5.3",
};
const REWARD_RULES: Record<string, string> = {
  specimen: "M7.3",
  ruin: "M7.3",
  knowledge: "M7.3",
  arcane: "M7.4",
  heal: "M7.5",
  praise: "M7.5",
  search: "M7.6",
  none: "M5.4",
};
const PART_RULES: Record<Part, string> = {
  movement: "M5.2",
  encounter: "M6.1",
  resolution: "M7.1",
  draw: "M10.1",
  rest: "M11.1",
};
const ANSWER_RULES: Record<string, string> = {
  extend: "M6.7",
  reveal: "M7.1",
  relic: "M7.3",
  arcane: "M7.4",
  madden: "M7.7",
  roll: "M7.8",
  reroll: "M7.9",
  accept: "M7.9",
  deal: "M10.2",
  raise: "M10.3",
  end_draw: "M10.1",
  rest: "M11.1",
  skip_rest: "M11.1",
};

/** Describes the thing with this `data-thing`. */
export function describe(thing: string, stage: MadnessStage): Description | null {
  const at = thing.indexOf(":");
  const [kind, id] = at < 0 ? [thing, ""] : [thing.slice(0, at), thing.slice(at + 1)];
  return (
    describeOnBoard(stage, kind, id) ??
    describeOfPlayer(stage, kind, playerOf(stage.view, Number(id)) ?? null)
  );
}

function describeOnBoard(stage: MadnessStage, kind: string, id: string): Description | null {
  const { view } = stage;
  switch (kind) {
    case "space":
      return describeSpaceThing(stage, id);
    case "challenge":
      return describeChallengeThing(stage, id);
    case "reward":
      return {
        name: stage.t(id === "none" ? "ui-no-reward" : `ui-reward-${id}`),
        text: stage.t(`ui-about-reward-${id}`),
        facts: [],
        rule: REWARD_RULES[id] ?? "M7.2",
      };
    case "part":
      return describePart(stage, id);
    case "card":
    case "kind":
      return describeCardThing(stage, id);
    case "do":
      return describeAnswer(stage, id);
    case "relic":
      return { name: stage.t(`relic-${id}`), text: stage.t("ui-about-relic"), facts: [], rule: "M7.3" };
    case "level":
      return about(stage, "ui-madness", "madness", "M8.1", [stage.t("ui-level", { n: Number(id) })]);
    case "leader":
      return about(stage, "ui-leadership", view.options.as_written ? "leader-written" : "leader", "M4.2", [
        stage.t("ui-leader", { name: nameOf(stage, view.leader) }),
      ]);
    case "tokens":
      return {
        name: stage.t("ui-tokens"),
        text: stage.t("ui-tokens-about"),
        facts: [tokensOf(stage)],
        rule: "M4.4",
      };
    case "timer":
      return about(stage, "ui-timer", "timer", "M6.1", secondsOf(stage));
    case "sled":
      return about(stage, "ui-sled", "sled", "M6.3", [
        stage.t("ui-played", { n: view.timer?.n_played ?? 0 }),
      ]);
    case "balance":
      return describeBalance(stage);
    case "injuries":
      return about(stage, "ui-injuries-left", "injuries", "M12.3", [String(view.injuries_left)]);
    case "deck":
      return about(stage, "ui-cards", "deck", "M10.4", [
        `${view.deck} ${stage.t("ui-deck")}`,
        `${view.need} ${stage.t("ui-need")}`,
      ]);
    case "talk":
      return about(stage, "ui-talk", "talk", "M9.7");
    case "tally":
      return about(stage, "ui-tally-short", "tally", "M9.1");
    case "again":
      return describeEcho(stage, Number(id));
    case "read":
      return about(stage, "ui-all-remarks", "read", "M9.9");
    case "map":
      return about(stage, boardState.showsMap ? "ui-show-encounter" : "ui-show-map", "map", "M2.1");
    case "die":
      return describeDie(stage);
    default:
      return null;
  }
}

function describeOfPlayer(stage: MadnessStage, kind: string, player: Player | null): Description | null {
  if (!player) return null;
  const [name = "", ...facts] = describePlayer(stage, player).split("; ");
  if (kind === "player") return { name, text: stage.t("ui-about-player"), facts, rule: "M5.5" };
  if (kind !== "madness") return null;
  const level = stage.t("ui-level", { n: player.level });
  return about(
    stage,
    "ui-madness",
    "madness",
    "M8.1",
    player.is_ignored ? [level, stage.t("ui-ignored")] : [level],
  );
}

function about(
  stage: MadnessStage,
  name: string,
  text: string,
  rule: string,
  facts: readonly string[] = [],
): Description {
  return { name: stage.t(name), text: stage.t(`ui-about-${text}`), facts, rule };
}

function describeSpaceThing(stage: MadnessStage, id: string): Description | null {
  const space = SPACES.find((one) => one === id);
  const spot = space && spotOf(stage, space);
  if (!spot) return null;
  const odds = stage.insight?.spaces.find(({ at }) => at === spot.at)?.chances.any ?? null;
  const facts = describeTile(stage, spot);
  if (stage.view.plane === spot.at) facts.push(stage.t("ui-plane-here"));
  if (odds !== null) facts.push(stage.t("ui-odds", { n: percent(odds) }));
  return {
    name: `${spot.at.toUpperCase()}: ${stage.t(`region-${spot.region}`)}`,
    text: stage.t(`ui-about-${spot.region}`),
    facts,
    rule: REGION_RULES[spot.region] ?? "M5.2",
  };
}

function describeChallengeThing(stage: MadnessStage, letter: string): Description | null {
  const challenge = stage.view.encounter?.challenges.find((one) => one.letter === letter);
  if (!challenge) return null;
  const mine = myself(stage)?.sums?.find(({ gear }) => gear === challenge.gear)?.n ?? null;
  const odds = stage.insight?.encounter?.[challenge.letter] ?? null;
  const facts: string[] = [];
  if (mine !== null) facts.push(stage.t("ui-fact-mine", { n: mine }));
  if (odds !== null) facts.push(stage.t("ui-odds-one", { n: percent(odds) }));
  return {
    name: describeChallenge(stage, challenge),
    text: stage.t("ui-about-challenge"),
    facts,
    rule: "M7.1",
  };
}

const PARTS: readonly Part[] = ["movement", "encounter", "resolution", "draw", "rest"];
function describePart(stage: MadnessStage, id: string): Description | null {
  const part = PARTS.find((one) => one === id);
  if (!part) return null;
  const isCovered = playerOf(stage.view, stage.view.leader)?.covered.includes(part) ?? false;
  const name = stage.t(`stage-${part}`);
  return {
    name,
    text: `${stage.t(`ui-part-${part}`)}`,
    facts: isCovered ? [stage.t("ui-part-covered", { part: name })] : [],
    rule: PART_RULES[part],
  };
}

function describeBalance(stage: MadnessStage): Description {
  const { options, score } = stage.view;
  const facts = [
    stage.t("ui-relics", { n: score.relics }),
    stage.t("ui-injuries", { n: score.injuries }),
    score.injuries_unseen > 0
      ? stage.t("ui-injuries-unseen", { n: score.injuries_unseen })
      : stage.t(`ui-rank-${score.rank}`),
  ];
  return options.as_written
    ? about(stage, "ui-balance", "balance-written", "M16.1", facts)
    : about(stage, "ui-balance", "balance", "M12.2", facts);
}

/** A card such as `tools-3`, or a kind of card. */
function describeCardThing(stage: MadnessStage, id: string): Description | null {
  if (id === "injury")
    return { name: stage.t("card-injury"), text: stage.t("ui-about-injury"), facts: [], rule: "M6.4" };
  const kind = GEARS.find((one) => one === id);
  if (kind)
    return { name: gearName(stage, kind), text: stage.t("ui-about-equipment"), facts: [], rule: "M7.1" };
  const card = cardsOf(stage).find((one) => one === id);
  const gear = card ? gearOf(card) : null;
  if (!card || !gear) return null;
  return {
    name: stage.t(`card-${card}`),
    text: stage.t("ui-about-equipment"),
    facts: [gearName(stage, gear)],
    rule: "M7.1",
  };
}

/** All cards in sight. */
const cardsOf = ({ view }: MadnessStage): Card[] => [
  ...view.players.flatMap(({ hand }) => hand ?? []),
  ...view.revealed.flatMap(({ cards }) => cards),
];

function describeAnswer(stage: MadnessStage, text: string): Description | null {
  const choice = stage.choices.find((one) => one.text === text);
  if (!choice) return null;
  return {
    name: stage.localize("action", choice),
    text: describeConsequence(stage, choice),
    facts: [],
    rule: ANSWER_RULES[choice.type] ?? "M4.2",
  };
}

function describeEcho(stage: MadnessStage, id: number): Description | null {
  const remark = stage.view.remarks.find((one) => one.id === id);
  if (!remark) return null;
  const name = stage.t("ui-repeat", { name: nameOf(stage, remark.seat) });
  return { name, text: stage.t("ui-about-again"), facts: [], rule: "M9.1" };
}

/** The penalty die with the face that was rolled. */
function describeDie(stage: MadnessStage): Description | null {
  const { phase } = stage.view;
  if (phase.type !== "rolled") return null;
  const text = face(stage, phase.face, phase.distance);
  return { name: stage.t(`face-${phase.face}`), text, facts: [], rule: "M7.8" };
}

function tokensOf(stage: MadnessStage): string {
  const { sled, discard, gone } = stage.view.tokens;
  return stage.t("ui-tokens-where", { sled, discard, gone });
}

function secondsOf(stage: MadnessStage): string[] {
  const { timer } = stage.view;
  return timer && timer.seconds > 0
    ? [stage.t("ui-seconds-left", { n: Math.max(0, timer.seconds - timer.elapsed) })]
    : [];
}
