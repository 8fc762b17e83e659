// Descriptions of the things on the board and in the panels, with their current numbers.
import type { Description } from "$stage/contract";
import { clueOf, pawnOf, tileOn } from "./cells";
import { describeCard, describePawn, formatPercent, sayTile } from "./labels";
import { windOf } from "./touch";
import type { Cell, City, DesertStage, Gear, Part, Pawn, Reach, Role, StormCard, Tile } from "./types";

const ROLE_RULES: Record<Role, string> = {
  archaeologist: "D7.1",
  climber: "D7.2",
  explorer: "D7.4",
  meteorologist: "D7.5",
  navigator: "D7.7",
  water_carrier: "D7.8",
};
const GEAR_RULES: Record<Gear, string> = {
  dune_blaster: "D9.2",
  jet_pack: "D9.3",
  solar_shield: "D9.4",
  terrascope: "D9.5",
  time_throttle: "D9.6",
  secret_water_reserve: "D9.7",
};
const ODDS_RULES = { sun: "D10.6", up: "D10.5", water: "D1.3", sand: "D1.3", meter: "D1.3" } as const;
type OddsKind = keyof typeof ODDS_RULES;

/** Describes the thing with this `data-thing`. */
export function describe(thing: string, stage: DesertStage): Description | null {
  const [kind = "", id = ""] = thing.split(":");
  const { view } = stage;
  const pawn = pawnOf(view, Number(id));
  switch (kind) {
    case "tile":
      return id === view.eye ? describeEye(stage) : describeTile(stage, tileOn(view, id));
    case "pawn":
      return describeAdventurer(stage, pawn);
    case "role":
      return describeRole(stage, id);
    case "card":
      return describeGear(stage, id);
    case "part":
      return describePart(stage, id);
    case "give":
      return about(stage, "ui-give", "give", "D8.2");
    case "storm":
    case "known":
    case "weather":
      return describeStormCard(stage, kind, id);
    case "deck":
      return about(stage, "ui-pile", "deck", "D10.7", [
        stage.t("ui-pile-left", { n: view.storm.n_left }),
        `${stage.t("ui-discard")}: ${view.storm.discard.length}`,
      ]);
    case "meter":
      return describeMeter(stage);
    case "supply":
      return about(stage, "ui-supply", "supply", "D6.1", [
        stage.t("ui-supply-of", { n: view.supply, of: view.sand_total }),
      ]);
    case "odds":
      return describeOdds(stage, id);
    case "sun":
      return describeSun(stage, pawn);
    case "water":
      return describeWater(stage, pawn);
    case "buried":
      return about(stage, "ui-buried", "buried", "D6.3", sandOf(stage, tileOn(view, pawn?.cell ?? "")));
    case "shield":
      return describeGear(stage, "solar_shield");
    case "turn":
      return describeTurn(stage);
    case "distances":
      return about(stage, "ui-distances", "distances", "D5.1");
    case "plan":
      return about(stage, "ui-plan-name", "plan", "D4.1");
    default:
      return null;
  }
}

/** A description whose name and text do not depend on the view. */
function about(
  stage: DesertStage,
  name: string,
  text: string,
  rule: string,
  facts: readonly string[] = [],
): Description {
  return { name: stage.t(name), text: stage.t(`ui-about-${text}`), facts, rule };
}

const CITY_RULES: Record<string, string> = {
  gear: "D9.1",
  tunnel: "D5.4",
  well: "D7.8",
  mirage: "D2.2",
  pad: "D1.2",
};

function describeTile(stage: DesertStage, tile: Tile | undefined): Description | null {
  if (!tile) return null;
  const facts = [...sandOf(stage, tile), ...contentsOf(stage, tile.cell), ...distancesTo(stage, tile.cell)];
  const name = `${tile.cell}: ${sayTile(stage, tile)}`;
  const { city } = tile;
  if (!tile.excavated || city === null) {
    const rule = tile.back === "plain" ? "D5.6" : tile.back === "drop" ? "D2.2" : "R9";
    return { name, text: stage.t(`ui-about-${tile.back}`), facts, rule };
  }
  return { name, text: aboutCity(stage, city), facts, rule: cityRule(stage, city) };
}

/** The paragraph about a city side under the options in force. */
function cityRule({ view: { switches } }: DesertStage, city: City): string {
  if (city === "well" && switches.well_reach === "any") return "D12.16";
  if (city === "pad" && switches.pad_parts === "held") return "D12.13";
  return CITY_RULES[city] ?? "D11.1";
}

function aboutCity(stage: DesertStage, city: City): string {
  const clue = clueOf(city);
  return clue
    ? stage.t(`ui-about-clue-${clue.line}`, { part: stage.t(`part-${clue.part}`) })
    : stage.t(`ui-about-${city}`, optionsOf(stage));
}

/** The options that change descriptions. */
const optionsOf = ({ view: { switches } }: DesertStage): Record<string, string> => ({
  pad_parts: switches.pad_parts,
  well_reach: switches.well_reach,
  sharing: switches.sharing,
});

function describeEye(stage: DesertStage): Description {
  const { eye } = stage.view;
  return {
    name: `${eye}: ${stage.t("ui-eye")}`,
    text: stage.t("ui-about-eye"),
    facts: contentsOf(stage, eye),
    rule: "D10.4",
  };
}

function sandOf(stage: DesertStage, tile: Tile | undefined): string[] {
  if (!tile || tile.sand === 0) return [];
  return [stage.t(tile.sand > 1 ? "ui-sand-blocked" : "ui-sand", { n: tile.sand })];
}

/** The parts and pawns on a cell. */
function contentsOf(stage: DesertStage, cell: Cell): string[] {
  const { parts, crew } = stage.view;
  const lying = parts.filter(({ at }) => typeof at === "object" && "on" in at && at.on === cell);
  const standing = crew.filter((pawn) => pawn.cell === cell && pawn.role !== null);
  return [
    ...lying.map(({ part }) => stage.t(`part-${part}`)),
    ...standing.map((pawn) => describePawn(stage, pawn)),
  ];
}

/** The acting seat's actions to reach, clear and excavate a tile. */
function distancesTo(stage: DesertStage, cell: Cell): string[] {
  const cells = stage.insight?.reach.find(({ seat }) => seat === stage.acting)?.cells;
  const found: Reach | undefined = cells?.find((one) => one.cell === cell);
  if (!found) return [];
  const facts = [stage.t("ui-fact-reach", { n: found.reach })];
  if (found.clear > 0) facts.push(stage.t("ui-fact-clear", { n: found.clear }));
  if (found.excavate !== null) facts.push(stage.t("ui-fact-excavate", { n: found.excavate }));
  return facts;
}

function describeAdventurer(stage: DesertStage, pawn: Pawn | undefined): Description | null {
  if (!pawn?.role) return null;
  const { view } = stage;
  const facts = waterOf(stage, pawn);
  if (pawn.seat === view.turn && view.phase.type === "acting")
    facts.unshift(stage.t("ui-actions-left", { n: view.actions_left }));
  if (pawn.is_buried) facts.push(stage.t("ui-buried"));
  if (pawn.gear.length > 0) facts.push(pawn.gear.map((gear) => stage.t(`gear-${gear}`)).join(", "));
  return {
    name: describePawn(stage, pawn),
    text: stage.t(`role-${pawn.role}-power`),
    facts,
    rule: ROLE_RULES[pawn.role],
  };
}

/** A canteen's level, and how long it lasts. */
function waterOf(stage: DesertStage, { seat, water, canteen }: Pawn): string[] {
  const odds = stage.insight?.storm.per_seat.find((one) => one.seat === seat);
  const facts = [stage.t("ui-water", { n: water, max: canteen })];
  if (odds) facts.push(stage.t("ui-sun-suns", { n: odds.suns_to_death }));
  if (odds && odds.dies > 0) facts.push(stage.t("ui-sun-chance", { chance: formatPercent(odds.dies) }));
  return facts;
}

function describeWater(stage: DesertStage, pawn: Pawn | undefined): Description | null {
  if (!pawn?.role) return null;
  const rule = stage.view.switches.zero_is_death ? "D12.8" : "D10.6";
  const facts = waterOf(stage, pawn);
  for (const { part, at } of stage.view.parts)
    if (typeof at === "object" && "held" in at && at.held === pawn.seat)
      facts.push(
        stage.t("ui-part-carried", { name: stage.names[pawn.seat] ?? "", part: stage.t(`part-${part}`) }),
      );
  return about(stage, "ui-canteen", stage.view.switches.zero_is_death ? "water-zero" : "water", rule, facts);
}

function describeSun(stage: DesertStage, pawn: Pawn | undefined): Description | null {
  const sun = stage.insight?.sun_now.find(({ seat }) => seat === pawn?.seat);
  if (!pawn || !sun) return null;
  const effect = sun.dies ? "ui-sun-dies" : sun.drinks ? "ui-sun-drinks" : "ui-sun-safe";
  const now = stage.t(effect, { n: Math.max(0, pawn.water - 1) });
  return about(stage, "ui-sun", "sun-now", "D10.6", [`${stage.names[pawn.seat]}: ${now}`]);
}

const isRole = (id: string): id is Role => id in ROLE_RULES;
function describeRole(stage: DesertStage, role: string): Description | null {
  if (!isRole(role)) return null;
  const offer = stage.view.on_offer.find((one) => one.role === role);
  const pawn = stage.view.crew.find((one) => one.role === role);
  const water = offer?.canteen ?? pawn?.canteen;
  return {
    name: stage.t(`role-${role}`),
    text: stage.t(`role-${role}-power`),
    facts: [
      ...(water === undefined ? [] : [stage.t("ui-canteen-of", { n: water })]),
      ...(pawn ? [stage.names[pawn.seat] ?? ""] : []),
    ],
    rule: ROLE_RULES[role],
  };
}

const isGear = (id: string): id is Gear => id in GEAR_RULES;
function describeGear(stage: DesertStage, gear: string): Description | null {
  if (!isGear(gear)) return null;
  const left = stage.view.gear.rest.find((one) => one.gear === gear)?.n ?? 0;
  return {
    name: stage.t(`gear-${gear}`),
    text: stage.t(`gear-${gear}-text`),
    facts: [stage.t("ui-fact-gear-left", { n: left })],
    rule: GEAR_RULES[gear],
  };
}

function describePart(stage: DesertStage, id: string): Description | null {
  const one = stage.view.parts.find(({ part }) => part === id);
  if (!one) return null;
  const clue = (line: "row" | "column", cell: Cell | null) =>
    `${stage.t(`ui-part-${line}`)}: ${cell ? stage.t("ui-part-known", { cell }) : stage.t("ui-part-unknown")}`;
  return {
    name: stage.t(`part-${one.part satisfies Part}`),
    text: stage.t("ui-about-part", optionsOf(stage)),
    facts: [placeOf(stage, one.at), clue("row", one.row_clue), clue("column", one.column_clue)],
    rule: "D5.7",
  };
}

/** Where a part is, in words. */
export function placeOf(stage: DesertStage, at: DesertStage["view"]["parts"][number]["at"]): string {
  if (at === "hidden") return stage.t("ui-part-hidden");
  if ("held" in at) return stage.t("ui-part-held", { name: stage.names[at.held] ?? "" });
  return stage.t(at.on === stage.view.eye ? "ui-part-eye" : "ui-part-on", { cell: at.on });
}

function describeStormCard(stage: DesertStage, kind: string, id: string): Description | null {
  const card = windOf(kind === "storm" ? `known:${id}` : `${kind}:${id}`, stage);
  if (card === null) return about(stage, "ui-pile-hidden", "hidden-card", "D7.6");
  const facts = [
    stage.t("ui-fact-left", { n: stage.view.storm.rest.find((one) => one.card === card)?.n ?? 0 }),
  ];
  if (kind !== "weather") facts.unshift(stage.t("ui-fact-nth", { nth: Number(id) }));
  return { name: describeCard(stage, card), ...aboutStorm(stage, card), facts };
}

function aboutStorm(stage: DesertStage, card: StormCard): Pick<Description, "text" | "rule"> {
  if (card === "sun") return { text: stage.t("ui-about-sun", optionsOf(stage)), rule: "D10.6" };
  if (card === "up") return { text: stage.t("ui-about-up"), rule: "D10.5" };
  return { text: stage.t("ui-about-wind", { n: Number(card.charAt(1)) }), rule: "D10.4" };
}

function describeMeter(stage: DesertStage): Description {
  const { storm } = stage.view;
  const next = storm.ticks.findIndex((level, index) => index > storm.meter && level > storm.level);
  const facts = [stage.t("ui-meter", { at: storm.meter + 1, of: storm.ticks.length, n: storm.level })];
  if (next > 0)
    facts.push(stage.t("ui-meter-next", { ticks: next - storm.meter, level: storm.ticks[next] ?? 0 }));
  facts.push(stage.t("ui-meter-skull", { ticks: storm.ticks.length - storm.meter }));
  return about(stage, "ui-storm", "meter", "D2.8", facts);
}

const isOdds = (id: string): id is OddsKind => id in ODDS_RULES;
function describeOdds(stage: DesertStage, id: string): Description | null {
  const odds = stage.insight?.storm;
  if (!odds || !isOdds(id)) return null;
  const { sun, picks_up, lose_water, lose_sand, lose_meter, n_cards } = odds;
  const chance = { sun, up: picks_up, water: lose_water, sand: lose_sand, meter: lose_meter }[id];
  return about(stage, `ui-odds-${id}`, "odds", ODDS_RULES[id], [
    stage.t("ui-percent", { chance: formatPercent(chance) }),
    stage.t("ui-odds-cards", { n: n_cards }),
  ]);
}

function describeTurn(stage: DesertStage): Description {
  const { phase, actions_left } = stage.view;
  const facts: string[] = [];
  if (phase.type === "acting") facts.push(stage.t("ui-actions-left", { n: actions_left }));
  if (phase.type === "storm" || phase.type === "sun")
    facts.push(stage.t("ui-storm-left", { n: phase.n_left }));
  return about(stage, "ui-turn", "turn", "D4.1", facts);
}
