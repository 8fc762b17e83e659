// Descriptions of the things on the board, in the tray and in the panels, with their current
// numbers.
import type { Description } from "$stage/contract";
import { abilityOf } from "./adventurers";
import { kindOf } from "./cards";
import {
  describeAdventurer,
  describeArea,
  describeObjects,
  describeTreasure,
  gaugeOf,
  nameOf,
  percent,
  placeName,
} from "./labels";
import { areaOf, distOf, PLACES, SUN_PLACES } from "./places";
import { riskAt } from "./risk";
import {
  type Ability,
  type Adventurer,
  type Deck,
  insightOf,
  type Place,
  type Player,
  playerOf,
  type TempleStage,
  type Treasure,
} from "./types";
import { varietyKind } from "./varieties";

const ABILITY_RULES: Record<Ability, string> = {
  sprint: "T14.2",
  stamina: "T14.3",
  linguistics: "T14.4",
  swimming: "T14.5",
  lock_picking: "T14.6",
  leap: "T14.7",
};
const AREA_RULES: Record<string, string> = {
  entrance: "T7.5",
  walls: "T7.3",
  corridor: "T13.1",
  outside: "T13.4",
  lava: "T9.2",
  river: "T10.1",
  bank: "T10.3",
};
const TRIAL_RULES: Record<string, string> = {
  pit: "T8.5",
  web: "T8.6",
  tear_free: "T8.7",
  collapse: "T8.8",
  river_exit: "T10.3",
};

/** Describes the thing with this `data-thing`. */
export function describe(thing: string, stage: TempleStage): Description | null {
  const [kind = "", id = ""] = thing.split(":");
  return describeOnBoard(stage, kind, id) ?? describeOfPlayer(stage, kind, playerOf(stage.view, Number(id)));
}

function describeOnBoard(stage: TempleStage, kind: string, id: string): Description | null {
  const { view } = stage;
  switch (kind) {
    case "space":
      return describeSpace(stage, PLACES.find((place) => place === id) ?? null);
    case "clue":
      return describeClueTile(stage, Number(id));
    case "lock":
      return describeLockOf(stage, id);
    case "deck":
      return describeDeckOf(stage, id);
    case "treasure":
      return describeCardOf(stage, id);
    case "back":
      return about(stage, "ui-card", "back", "R61", [stage.t(`deck-${id}`)]);
    case "adventurer":
      return describeHero(stage, id);
    case "variety":
      return describeVariety(stage, id);
    case "dice":
      return about(stage, "ui-round-dice", "dice", "T4.2", diceOf(stage));
    case "walls":
      return about(stage, "ui-walls", "walls-move", "T7.3", wallFacts(stage));
    case "boulder":
      return about(stage, "ui-boulder", "boulder", "T13.1", boulderFacts(stage));
    case "sealed":
      return about(stage, "ui-exit", "sealed", "T13.4", sealedFacts(stage));
    case "bridge":
      return about(stage, "ui-bridge", "bridge", ruleInForce(stage, "bridge"), bridgeFacts(stage));
    case "collapse":
      return about(stage, "ui-trial-collapse", "collapse", "T8.8");
    case "trial":
      return describeTrial(stage, id);
    case "lava":
      return about(stage, "ui-lava", "numbers", "T3.4");
    case "glyph":
      return describeGlyph(stage, id);
    case "look":
      return about(stage, "ui-look", "look", "R60");
    case "target":
      return about(stage, "ui-target-name", "target", "T16.3", [
        stage.t("ui-target", { n: view.target ?? 0 }),
      ]);
    case "round":
      return about(
        stage,
        "ui-round-name",
        "round",
        "T4.1",
        view.round > 0 ? [stage.t("ui-round", { n: view.round })] : [],
      );
    case "turn":
      return about(
        stage,
        "ui-turn",
        "turn",
        "T4.3",
        view.turn ? [stage.t("ui-actions-left", { n: view.turn.actions })] : [],
      );
    case "keeper":
      return about(stage, "ui-keeper-name", "keeper", "T4.2");
    case "drop":
      return about(stage, "ui-load-name", "drop", "T5.1", [stage.t("ui-load-drop", { n: Number(id) })]);
    case "die":
    case "set":
    case "reroll":
      return about(stage, "ui-lock-dice", "lock-dice", "T8.2");
    case "zoom":
      return about(stage, "ui-zoom", "zoom", "T2.1");
    case "pick":
      return about(stage, "ability-lock_picking", "pick", "T14.6");
    default:
      return null;
  }
}

/** Things that belong to the player whose seat they name. */
function describeOfPlayer(stage: TempleStage, kind: string, player: Player | null): Description | null {
  if (!player) return null;
  const insight = insightOf(stage, player.seat);
  switch (kind) {
    case "token":
      return describeToken(stage, player);
    case "cards":
      return about(stage, "ui-cards", "cards", "T5.2", [`${player.n_cards} / 12`]);
    case "load":
      return about(
        stage,
        "ui-level",
        "level",
        "T5.5",
        player.level === null ? [] : [stage.t("ui-level-n", { n: player.level })],
      );
    case "worth":
      return about(
        stage,
        "ui-worth",
        "worth",
        "T16.4",
        insight ? [stage.t("ui-points", { n: insight.worth.fixed })] : [],
      );
    case "wounds":
      return about(stage, "ui-wound", "wound", "T2.4", [stage.t("ui-wounds", { n: player.n_wounds })]);
    case "supplies":
      return about(stage, "ui-supply", "supply", "T2.5", [stage.t("ui-supplies", { n: player.n_supplies })]);
    case "gravel":
      return about(stage, "ui-gravel-name", "gravel", "T2.6", [stage.t("ui-gravel", { n: player.n_gravel })]);
    case "ready":
      return about(stage, "ui-ready", "ready", "T4.7", [
        stage.t(player.is_ready ? "ui-is-ready" : "ui-not-ready", { name: nameOf(stage, player.seat) }),
      ]);
    case "odds":
      return about(
        stage,
        "ui-odds-rolls",
        "odds",
        "T8.2",
        (insight?.attempt ?? [])
          .slice(0, 4)
          .map((chance, index) => `${index + 1}: ${percent(stage, chance)}`),
      );
    default:
      return null;
  }
}

function about(
  stage: TempleStage,
  name: string,
  text: string,
  rule: string,
  facts: readonly string[] = [],
): Description {
  return { name: stage.t(name), text: aboutText(stage, text), facts, rule };
}

/** A description in the words of the options that are in force. */
function aboutText(stage: TempleStage, text: string): string {
  const { pit_fail, gravel, walls_kill, bridge_test, tunnel_to, fine_print } = stage.view.options;
  return stage.t(`ui-about-${text}`, { pit_fail, gravel, walls_kill, bridge_test, tunnel_to, fine_print });
}

/** The paragraph about this object, or the one that replaces it in this game. */
function ruleInForce(stage: TempleStage, object: "bridge" | "tunnel" | "web" | "sun"): string {
  const { bridge_test, tunnel_to, fine_print } = stage.view.options;
  switch (object) {
    case "bridge":
      return bridge_test === "entering" ? "T11.1" : "T18.8";
    case "tunnel":
      return tunnel_to === "outside" ? "T8.1" : "T18.9";
    case "web":
      return fine_print === "usual" ? "T8.6" : "T18.15";
    case "sun":
      return fine_print === "usual" ? "T9.4" : "T18.12";
  }
}

function describeSpace(stage: TempleStage, place: Place | null): Description | null {
  if (place === null) return null;
  const { players, phase } = stage.view;
  const here = players.filter((one) => one.at === place && phase.type !== "choosing");
  const heat = stage.insight?.boulder.heat.find((one) => one.at === place);
  const risk = riskAt(stage, place);
  const facts = [
    ...describeObjects(stage, place),
    ...here.map((player) => describeAdventurer(stage, player)),
    stage.t("ui-dist", { n: distOf(place) }),
  ];
  if (heat) facts.push(stage.t("ui-heat", { chance: percent(stage, heat.chance) }));
  if (risk !== null) facts.push(stage.t("ui-risk", { chance: percent(stage, risk) }));
  return { name: `${placeName(place)}: ${describeArea(stage, place)}`, ...aboutSpace(stage, place), facts };
}

function aboutSpace(stage: TempleStage, place: Place): Pick<Description, "text" | "rule"> {
  const { view } = stage;
  const isSun = Object.values(SUN_PLACES).includes(place);
  if (place === "c21" && view.has_pit) return { text: aboutText(stage, "pit"), rule: "T8.5" };
  if (view.webs.includes(place)) return { text: aboutText(stage, "web"), rule: ruleInForce(stage, "web") };
  if (isSun) return { text: aboutText(stage, "sun"), rule: ruleInForce(stage, "sun") };
  if (place === "br") return { text: aboutText(stage, "bridge"), rule: ruleInForce(stage, "bridge") };
  if (place === "r8") return { text: stage.t("ui-about-falls"), rule: "T10.3" };
  const area = areaOf(place);
  return { text: aboutText(stage, area), rule: AREA_RULES[area] ?? "T2.1" };
}

function describeClueTile(stage: TempleStage, zone: number): Description | null {
  const clue = stage.view.lava.clues.find((one) => one.zone === zone);
  if (!clue) return null;
  const facts = [stage.t("ui-clue", { zone, n: clue.number ?? 0 })];
  if (clue.glyph) facts.push(stage.t("ui-clue-glyph", { glyph: stage.t(`glyph-${clue.glyph}`) }));
  if (clue.is_sprung) facts.push(stage.t("ui-clue-sprung"));
  return about(stage, "ui-clue-name", "clue", "T7.2", facts);
}

function describeLockOf(stage: TempleStage, id: string): Description | null {
  const one = stage.view.locks.find(({ lock }) => lock === id);
  if (!one) return null;
  const { lock, needs, is_shut } = one;
  const name = stage.t(`ui-lock-${lock}`);
  const now = is_shut
    ? stage.t("ui-needs", { faces: needs.join(", ") })
    : stage.t("ui-lock-empty", { lock: name });
  const rolls =
    insightOf(stage, stage.acting)
      ?.locks.find((odds) => odds.lock === lock)
      ?.rolls.slice(0, 3) ?? [];
  const chances =
    is_shut && rolls.length > 0
      ? [`${stage.t("ui-locks")}: ${rolls.map((chance) => percent(stage, chance)).join(", ")}`]
      : [];
  const kind = lock.startsWith("alcove") ? "alcove" : lock;
  return { name, text: aboutText(stage, kind), facts: [now, ...chances], rule: ruleOfLock(stage, kind) };
}

function ruleOfLock(stage: TempleStage, kind: string): string {
  if (kind === "tunnel") return ruleInForce(stage, "tunnel");
  if (kind === "door") return "V02";
  return kind === "stone" ? "T8.3" : "T8.1";
}

const DECK_RULES: Partial<Record<Deck, string>> = { lv: "T9.3", rv: "T10.2" };
function describeDeckOf(stage: TempleStage, id: string): Description | null {
  const one = stage.view.decks.find(({ deck }) => deck === id);
  if (!one) return null;
  const name = stage.t(`deck-${one.deck}`);
  const facts = [stage.t("ui-deck-is", { deck: name, n: one.n })];
  if (one.unseen.length > 0) facts.push(stage.t("ui-fact-unseen", { n: one.unseen.length }));
  return {
    name: `${stage.t("ui-deck")}: ${name}`,
    text: stage.t("ui-about-deck"),
    facts,
    rule: DECK_RULES[one.deck] ?? "T6.8",
  };
}

/** Treasures on the wire are `z1-3` or `gs`. */
const isTreasure = (id: string): id is Treasure => /^(al|gs|st|\w\w-\w)$/.test(id);
function describeCardOf(stage: TempleStage, id: string): Description | null {
  if (!isTreasure(id)) return null;
  const isCasket = kindOf(id) === "k";
  return {
    name: describeTreasure(stage, id),
    text: stage.t(isCasket ? "ui-about-casket" : "ui-about-treasure"),
    facts: [],
    rule: isCasket ? "T2.3" : "T2.2",
  };
}

function describeHero(stage: TempleStage, id: string): Description | null {
  const found = stage.view.players.flatMap((player) => [player.adventurer, player.second, ...player.dealt]);
  const adventurer: Adventurer | null = found.find((one) => one === id) ?? null;
  if (adventurer === null) return null;
  const ability = abilityOf(adventurer);
  return {
    name: stage.t(`adventurer-${adventurer}`),
    text: stage.t(`ui-ability-${ability}-about`),
    facts: [stage.t(`ability-${ability}`)],
    rule: ABILITY_RULES[ability],
  };
}

function describeToken(
  stage: TempleStage,
  { ability, adventurer, is_token_used }: Player,
): Description | null {
  if (ability === null)
    return adventurer === null ? null : about(stage, "ui-adventurer", "adventurer", "T2.7");
  return {
    name: adventurer
      ? `${stage.t(`adventurer-${adventurer}`)}: ${stage.t(`ability-${ability}`)}`
      : stage.t(`ability-${ability}`),
    text: stage.t(`ui-ability-${ability}-about`),
    facts: [stage.t(is_token_used ? "ui-token-used" : "ui-token-kept")],
    rule: ABILITY_RULES[ability],
  };
}

function describeVariety(stage: TempleStage, id: string): Description | null {
  const card = stage.view.varieties.find((one) => one === id);
  if (!card) return null;
  return {
    name: stage.t(`variety-${card}`),
    text: stage.t(`variety-${card}-about`),
    facts: [stage.t(`ui-kind-${varietyKind(card)}`)],
    rule: card.toUpperCase(),
  };
}

function describeTrial(stage: TempleStage, trial: string): Description {
  const odds = insightOf(stage, stage.acting)?.tests.find((one) => one.trial === trial);
  const facts = odds
    ? [
        stage.t("ui-n-dice", { n: odds.n_dice }),
        `${stage.t("ui-test-plain")}: ${percent(stage, odds.plain)}`,
        `${stage.t("ui-test-helped")}: ${percent(stage, odds.helped)}`,
      ]
    : [];
  return about(stage, `ui-trial-${trial}`, "test", TRIAL_RULES[trial] ?? "T12.1", facts);
}

function describeGlyph(stage: TempleStage, id: string): Description | null {
  const pair = stage.view.lava.pairs.find(({ glyph }) => glyph === id);
  if (!pair) return null;
  const isTrap = stage.view.lava.clues.some(({ number }) => number === pair.number);
  const facts = [String(pair.number), stage.t(isTrap ? "ui-look-trap" : "ui-look-safe")];
  return { name: stage.t(`glyph-${pair.glyph}`), text: stage.t("ui-about-glyph"), facts, rule: "T3.3" };
}

const diceOf = (stage: TempleStage): string[] =>
  stage.view.dice.length > 0 ? [stage.t("ui-dice", { faces: stage.view.dice.join(", ") })] : [];

function wallFacts(stage: TempleStage): string[] {
  const walls = stage.insight?.walls;
  const facts = [stage.t("ui-gauge", gaugeOf(stage.view))];
  if (!walls || stage.view.walls.have_met) return facts;
  return [
    ...facts,
    stage.t("ui-walls-left", { n: walls.n_columns }),
    `${stage.t("ui-walls-orange")}: ${percent(stage, walls.orange)}`,
    `${stage.t("ui-walls-grey")}: ${percent(stage, walls.grey)}`,
    `${stage.t("ui-walls-meeting")}: ${percent(stage, walls.meet)}`,
  ];
}

function boulderFacts(stage: TempleStage): string[] {
  const { boulder } = stage.view;
  const at = playerOf(stage.view, stage.acting)?.at ?? null;
  const heat = stage.insight?.boulder.heat.find((one) => one.at === at)?.chance ?? 0;
  const facts = [stage.t("ui-boulder-rolls", { n: boulder.n_dice, face: boulder.face })];
  if (at !== null) facts.push(`${stage.t("ui-boulder-here-odds")}: ${percent(stage, heat)}`);
  return facts;
}

function sealedFacts(stage: TempleStage): string[] {
  const odds = stage.insight?.boulder;
  if (!odds) return [];
  const range = stage.t("ui-sealed-range", { min: odds.rounds_min, max: odds.rounds_max });
  return [stage.t("ui-sealed", { n: Math.round(odds.rounds) }), range];
}

function bridgeFacts(stage: TempleStage): string[] {
  const { planks, weight } = stage.view.bridge;
  const mine = insightOf(stage, stage.acting)?.bridge;
  if (planks === 0) return [stage.t("ui-bridge-gone")];
  const facts = [stage.t("ui-bridge-is", { planks, weight })];
  if (mine)
    facts.push(`${stage.t("ui-bridge-with-me", { weight: mine.weight })}: ${percent(stage, mine.falls)}`);
  return facts;
}
