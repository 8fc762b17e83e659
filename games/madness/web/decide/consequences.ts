// Describes the consequences of a leader's decision. All numbers are public.
import { partName } from "../describe";
import { INJURY } from "../gear";
import type { Choice, Face, Letter, MadnessStage, Part, Relic } from "../types";

/** The player board space that a relic's token covers. */
const COVERS: Record<string, Part> = {
  "sp-a": "movement",
  "sp-c": "movement",
  "sp-b": "encounter",
  "sp-d": "encounter",
  "ru-a": "resolution",
  "ru-c": "resolution",
  "ru-b": "draw",
  "ru-d": "draw",
  "kn-a": "rest",
  "kn-b": "rest",
  "kn-c": "rest",
};
export const coveredBy = (relic: Relic): Part => COVERS[relic] ?? "rest";

export function describeConsequence(stage: MadnessStage, choice: Choice): string {
  const { view } = stage;
  const { sled } = view.tokens;
  switch (choice.type) {
    case "extend":
      return extend(stage);
    case "reveal":
      return stage.t("ui-follows-reveal", { n: view.players.reduce((sum, one) => sum + one.n_played, 0) });
    case "relic":
      return relic(stage, choice.relic, choice.whom);
    case "arcane":
      return stage.t("ui-follows-arcane", {
        n: view.arcane_left.find((one) => one.gear === choice.gear)?.n ?? 0,
      });
    case "madden":
      return madden(stage, choice.whom);
    case "roll":
      return roll(stage, choice.letter);
    case "reroll":
      return stage.t("ui-follows-reroll", { sled });
    case "accept":
      return view.phase.type === "rolled" ? face(stage, view.phase.face, view.phase.distance) : "";
    case "deal":
      return deal(stage, choice.whom);
    case "raise":
      return stage.t("ui-follows-raise", { sled, deck: view.deck, n: view.players.length });
    case "rest":
      return rest(stage);
    case "skip_rest":
      return skipRest(stage);
    case "end_draw":
      return stage.t("ui-follows-end_draw", { deck: view.deck });
    default:
      return "";
  }
}

const nDiscarded = ({ view }: MadnessStage): number => view.discard.reduce((sum, { n }) => sum + n, 0);
const levelOf = ({ view }: MadnessStage, seat: number): number => view.players[seat]?.level ?? 0;

/** The effect of extending the timer, including on the cards on the sled. */
function extend(stage: MadnessStage): string {
  const { pace, budget, timer_seconds, played_cards } = stage.view.options;
  const gain =
    pace === "untimed"
      ? stage.t("ui-extend-remarks", { n: budget })
      : stage.t("ui-extend-seconds", { n: Number(timer_seconds) });
  const { sled } = stage.view.tokens;
  return stage.t("ui-follows-extend", { sled, gain, cards: stage.t(`ui-extend-${played_cards}`) });
}

/** As written, the last rest hides injuries, and each rest keeps those played from returning. */
function rest(stage: MadnessStage): string {
  const { view } = stage;
  const { sled, discard } = view.tokens;
  const plain = stage.t("ui-follows-rest", {
    total: sled + discard - 1,
    deck: view.deck + nDiscarded(stage),
  });
  const n = view.discard.find(({ card }) => card === INJURY)?.n ?? 0;
  return view.options.as_written && n > 0 ? `${plain} ${stage.t("ui-follows-rest-hides", { n })}` : plain;
}

function skipRest(stage: MadnessStage): string {
  const { view } = stage;
  const plain = stage.t("ui-follows-skip_rest", { deck: view.deck, need: view.need });
  const n = view.players.reduce((sum, { returning }) => sum + returning, 0);
  return n > 0 ? `${plain} ${stage.t("ui-follows-injuries-return", { n })}` : plain;
}

function madden(stage: MadnessStage, seat: number): string {
  const level = levelOf(stage, seat);
  return stage.t("ui-follows-madden", { from: level, to: level + 1 });
}

function relic(stage: MadnessStage, one: Relic, seat: number): string {
  const level = levelOf(stage, seat);
  const part = coveredBy(one);
  const isCovered = stage.view.players[seat]?.covered.includes(part) ?? false;
  const mind =
    level < 3 ? stage.t("ui-follows-madden", { from: level, to: level + 1 }) : stage.t("ui-follows-all-mad");
  return isCovered ? `${mind} ${stage.t("ui-follows-covered", { part: partName(stage, part) })}` : mind;
}

function deal(stage: MadnessStage, seat: number): string {
  return stage.t("ui-follows-deal", { n: stage.view.players[seat]?.lacks ?? 0 });
}

/** A face of the die and its effect in the current state. */
export function face(stage: MadnessStage, one: Face, distance: number): string {
  const { view } = stage;
  if (one === "accident") return stage.t("ui-face-accident", { left: view.injuries_left });
  if (one === "confusion") {
    const short =
      view.options.short_confusion === "token" ? "ui-face-confusion-short" : "ui-face-confusion-rest";
    return stage.t(view.deck < distance ? short : "ui-face-confusion", { n: distance, deck: view.deck });
  }
  return stage.t(view.tokens.sled < 2 ? "ui-face-loss-short" : "ui-face-loss", { sled: view.tokens.sled });
}

function roll(stage: MadnessStage, letter: Letter): string {
  const distance = stage.view.results.find((one) => one.letter === letter)?.distance ?? 0;
  const faces = (["accident", "confusion", "loss"] as const).map((one) => face(stage, one, distance));
  return stage.t("ui-follows-roll", { one: faces[0] ?? "", two: faces[1] ?? "", three: faces[2] ?? "" });
}
