// Descriptions for screen readers, and targets in words.
import { runs } from "./gear";
import { isReady } from "./ready";
import type { Card, Challenge, Gear, MadnessStage, Part, Player, Reward, Space, Spot } from "./types";

export const nameOf = (stage: MadnessStage, seat: number): string => stage.names[seat] ?? `p${seat + 1}`;
export const gearName = (stage: MadnessStage, gear: Gear): string => stage.t(`gear-${gear}`);
export const cardName = (stage: MadnessStage, card: Card): string => stage.t(`card-${card}`);
export const rewardName = (stage: MadnessStage, reward: Reward): string => stage.t(`ui-reward-${reward}`);
export const partName = (stage: MadnessStage, part: Part): string => stage.t(`stage-${part}`);
/** The first letters of a name, for tight spaces. */
export const abbreviate = (name: string): string => (name.length > 9 ? `${name.slice(0, 8)}…` : name);

/** The valid sums in words, so that "9 or 11" is not read as "9 to 11". */
export function sumsInWords(stage: MadnessStage, sums: readonly number[]): string {
  const parts = runs(sums).map(({ from, to }) =>
    from === to ? stage.t("ui-exactly", { n: from }) : stage.t("ui-range", { from, to }),
  );
  return parts.reduce((one, other) => stage.t("ui-or", { one, other }));
}
/** The valid sums, written as briefly as on the tile. */
export const shortSums = (sums: readonly number[], or: string): string =>
  runs(sums)
    .map(({ from, to }) => (from === to ? `${from}` : `${from}–${to}`))
    .join(or);

export const describeChallenge = (stage: MadnessStage, { gear, sums }: Challenge): string =>
  stage.t("ui-challenge", { gear: gearName(stage, gear), sums: sumsInWords(stage, sums) });

export const spotOf = (stage: MadnessStage, space: Space): Spot | undefined =>
  stage.view.spaces.find((one) => one.at === space);

/** Thousandths as a percentage. Only certain results give 0 or 100. */
export function percent(thousandths: number): number {
  const rounded = Math.round(thousandths / 10);
  if (rounded === 100 && thousandths < 1000) return 99;
  return rounded === 0 && thousandths > 0 ? 1 : rounded;
}

/** Everything visible about a space, and the actions available there. */
export function describeSpace(stage: MadnessStage, space: Space): string {
  const spot = spotOf(stage, space);
  if (!spot) return space;
  const words = [`${space.toUpperCase()}, ${stage.t(`region-${spot.region}`)}`, ...describeTile(stage, spot)];
  if (stage.view.plane === space) words.push(stage.t("ui-plane-here"));
  const advice = advisers(stage, space);
  if (advice.length > 0) words.push(stage.t("ui-advised-by", { names: advice.join(", ") }));
  const actions = stage.choicesAt(`space:${space}`).map((choice) => stage.localize("action", choice));
  if (actions.length > 0) words.push(stage.t("ui-you-can", { actions: actions.join(", ") }));
  return words.join("; ");
}

export function describeTile(stage: MadnessStage, spot: Spot): string[] {
  if (spot.has_tile && !spot.tile) return [stage.t("ui-tile-hidden")];
  const both = spot.challenges.map((one) => describeChallenge(stage, one));
  if (spot.tile && spot.reward) {
    const args = { tile: stage.t(`tile-${spot.tile}`), reward: rewardName(stage, spot.reward) };
    return [stage.t("ui-tile-known", args), ...both];
  }
  return both.length > 0 ? [stage.t("ui-tile-used"), ...both] : [stage.t("ui-tile-none")];
}

/** The players who have pointed at this space. */
function advisers(stage: MadnessStage, space: Space): string[] {
  const found = stage.view.advice.filter(({ advice }) => advice.kind === "space" && advice.at === space);
  return [...new Set(found.map(({ seat }) => nameOf(stage, seat)))];
}

/** A player in words: hand, madness, covered spaces, current activity. */
export function describePlayer(stage: MadnessStage, player: Player): string {
  const words = [nameOf(stage, player.seat)];
  if (player.seat === stage.view.leader) words.push(stage.t("ui-leads"));
  words.push(stage.t("ui-hand-size", { n: player.n_hand }), stage.t("ui-level", { n: player.level }));
  if (player.is_ignored) words.push(stage.t("ui-ignored"));
  if (player.n_played > 0) words.push(stage.t("ui-played", { n: player.n_played }));
  if (player.known_injuries > 0) words.push(stage.t("ui-known-injuries", { n: player.known_injuries }));
  if (player.is_done) words.push(stage.t("ui-done"));
  if (stage.view.phase.type === "ready" && isReady(stage.view, player.seat))
    words.push(stage.t("ui-is-ready"));
  if (player.has_passed) words.push(stage.t("ui-passed"));
  if (player.is_lingering) words.push(stage.t("ui-lingers"));
  if (player.relics.length > 0) words.push(stage.t("ui-relics", { n: player.relics.length }));
  const covered = player.covered.map((part) => partName(stage, part));
  if (covered.length > 0) words.push(stage.t("ui-covered", { parts: covered.join(", ") }));
  return words.join("; ");
}
