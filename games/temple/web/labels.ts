// Labels: full descriptions for screen readers, and short names for the board.
import { kindOf } from "./cards";
import { areaOf, columnOf, distOf, rowOf, SUN_PLACES } from "./places";
import { riskAt } from "./risk";
import { tool } from "./tool.svelte";
import {
  type Card,
  type Choice,
  type Place,
  type Player,
  playerOf,
  type TempleStage,
  type Treasure,
  type View,
} from "./types";

export const nameOf = (stage: TempleStage, seat: number): string => stage.names[seat] || `p${seat + 1}`;
/** Rounds to a percentage that is 0 only for impossible events and 100 only for certain ones. */
function roundPercent(chance: number): string {
  const n = Math.round(chance * 100);
  if (n === 0 && chance > 0) return "<1";
  return n === 100 && chance < 1 ? ">99" : `${n}`;
}
/** A percentage with the language's spacing before the sign. */
export const percent = (stage: TempleStage, chance: number): string =>
  stage.t("ui-percent", { n: roundPercent(chance) });
/** A percentage without a space in any language, for small labels on the board. */
export const tightPercent = (chance: number): string => `${roundPercent(chance)}%`;

/** A space's name as in the log. Lava spaces are in upper case, because a lower-case l looks like a 1. */
export const placeName = (place: Place): string => (areaOf(place) === "lava" ? place.toUpperCase() : place);

/** Describes everything visible on a space, and the actions available there. */
export function describePlace(stage: TempleStage, place: Place): string {
  const words = [`${placeName(place)}, ${describeArea(stage, place)}`, ...describeObjects(stage, place)];
  const here = stage.view.players.filter((one) => one.at === place && stage.view.phase.type !== "choosing");
  for (const player of here) words.push(describeAdventurer(stage, player));
  words.push(stage.t("ui-dist", { n: distOf(place) }));
  const heat = stage.insight?.boulder.heat.find((one) => one.at === place);
  if (heat) words.push(stage.t("ui-heat", { chance: percent(stage, heat.chance) }));
  const choices = stage.choicesAt(tool.key(place));
  const actions = choices.map((choice) => stage.localize("action", choice));
  if (actions.length > 0) {
    words.push(stage.t("ui-you-can", { actions: actions.join(", ") }));
    const risk = riskAt(stage, place);
    if (risk !== null) words.push(stage.t("ui-risk", { chance: percent(stage, risk) }));
  }
  return words.join("; ");
}

export function describeArea(stage: TempleStage, place: Place): string {
  const area = areaOf(place);
  if (area === "walls") return stage.t("ui-area-walls", { zone: rowOf(place), column: columnOf(place) });
  return stage.t(`ui-area-${area}`);
}

/** Describes the objects on a space. */
export function describeObjects(stage: TempleStage, place: Place): string[] {
  const { view } = stage;
  const words: string[] = [];
  if (view.boulder.at === place) words.push(stage.t("ui-boulder-here"));
  if (view.webs.includes(place)) words.push(stage.t("ui-web"));
  if (place === "c21" && view.has_pit) words.push(stage.t("ui-pit"));
  if (place === "br") words.push(stage.t("ui-planks", { n: view.bridge.planks }));
  if (place === "br" && view.bridge.has_statue) words.push(stage.t("ui-statue"));
  if (place === "c13" && view.cache !== null) words.push(stage.t("ui-cache", { n: view.cache }));
  for (const { lock, at, needs, is_shut } of view.locks)
    if (at === place && is_shut)
      words.push(stage.t("ui-lock", { lock: stage.t(`ui-lock-${lock}`), faces: needs.join(", ") }));
  const pile = view.piles.find((one) => one.at === place);
  if (pile) words.push(stage.t("ui-pile", { n: pile.cards.length }));
  if (isCovered(stage, place)) words.push(stage.t("ui-covered"));
  return [...words, ...describeTile(stage, place)];
}

export function isCovered({ view }: TempleStage, place: Place): boolean {
  const { orange, grey, have_met } = view.walls;
  if (have_met && place === "ent") return view.options.walls_kill === "room_and_entrance";
  if (have_met && areaOf(place) === "walls") return true;
  return areaOf(place) === "walls" && (columnOf(place) <= orange || columnOf(place) > 6 - grey);
}

function describeTile(stage: TempleStage, place: Place): string[] {
  const { lava, suns } = stage.view;
  for (const sun of ["a", "b"] as const)
    if (SUN_PLACES[sun] === place)
      return [stage.t(suns.includes(sun) ? "ui-sun-open" : "ui-sun-shut", { sun: sun.toUpperCase() })];
  const tile = lava.tiles.find((one) => one.at === place);
  if (!tile) return [];
  if (lava.is_masked) return [stage.t("ui-masked")];
  const number = tile.number ?? lava.pairs.find((pair) => pair.glyph === tile.glyph)?.number ?? 0;
  const glyph = tile.glyph ? stage.t(`glyph-${tile.glyph}`) : "";
  return [stage.t(`ui-tile-${tile.face}`, { glyph, n: number })];
}

/** Describes an adventurer's publicly known state. */
export function describeAdventurer(stage: TempleStage, player: Player): string {
  const words = [nameOf(stage, player.seat)];
  if (player.is_stuck) words.push(stage.t("ui-stuck"));
  if (player.is_lying) words.push(stage.t("ui-lying"));
  if (player.n_gravel > 0) words.push(stage.t("ui-gravel", { n: player.n_gravel }));
  return words.join(", ");
}

export function describeClue(stage: TempleStage, zone: number): string {
  const clue = stage.view.lava.clues.find((one) => one.zone === zone);
  const words = [stage.t("ui-clue", { zone, n: clue?.number ?? 0 })];
  if (clue?.glyph) words.push(stage.t("ui-clue-glyph", { glyph: stage.t(`glyph-${clue.glyph}`) }));
  if (clue?.is_sprung) words.push(stage.t("ui-clue-sprung"));
  const actions = stage.choicesAt(tool.clueKey(zone)).map((choice) => stage.localize("action", choice));
  if (actions.length > 0) words.push(stage.t("ui-you-can", { actions: actions.join(", ") }));
  return words.join("; ");
}

/** Describes a lock: the faces it needs, whether it is empty, and the available actions. */
export function describeLock(stage: TempleStage, { lock, needs, is_shut }: View["locks"][number]): string {
  const name = stage.t(`ui-lock-${lock}`);
  const words = [
    is_shut
      ? stage.t("ui-lock", { lock: name, faces: needs.join(", ") })
      : stage.t("ui-lock-empty", { lock: name }),
  ];
  return withChoices(stage, words, `lock:${lock}`);
}

export function describeDeck(stage: TempleStage, { deck, n }: View["decks"][number]): string {
  return withChoices(stage, [stage.t("ui-deck-is", { deck: stage.t(`deck-${deck}`), n })], `deck:${deck}`);
}

function withChoices(stage: TempleStage, words: readonly string[], key: string): string {
  const actions = describeChoices(stage, stage.choicesAt(key));
  return [...words, ...(actions ? [stage.t("ui-you-can", { actions })] : [])].join("; ");
}

export function describeTreasure(stage: TempleStage, card: Treasure): string {
  return stage.t(`ui-treasure-${kindOf(card)}`);
}

export function describeCard(stage: TempleStage, { deck, card }: Card): string {
  return card ? describeTreasure(stage, card) : stage.t("ui-card-hidden", { deck: stage.t(`deck-${deck}`) });
}

export const describeChoices = (stage: TempleStage, choices: readonly Choice[]): string =>
  choices.map((choice) => stage.localize("action", choice)).join(", ");

/** Describes a player's location in a word or two. */
export function describeLocation(stage: TempleStage, seat: number): string {
  const player = playerOf(stage.view, seat);
  if (!player) return "";
  if (player.status === "in") return player.at === null ? "" : describeArea(stage, player.at);
  return stage.t(`ui-status-${player.status}`);
}

/** The wall cards that are left, and their arrows. */
export function gaugeOf({ walls }: View): { n: number; orange: number; grey: number } {
  const { n_both, n_orange, n_grey, n_blank } = walls;
  return { n: n_both + n_orange + n_grey + n_blank, orange: n_both + n_orange, grey: n_both + n_grey };
}

export const describeGauge = (stage: TempleStage): string => stage.t("ui-gauge", gaugeOf(stage.view));

export const describeDice = (stage: TempleStage): string =>
  stage.view.dice.length > 0
    ? stage.t("ui-dice", { faces: stage.view.dice.join(", ") })
    : stage.t("ui-round-dice");
