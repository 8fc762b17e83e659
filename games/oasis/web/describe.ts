// Descriptions of the things on the board, in the offers and in the panels, with their current
// numbers.
import type { Description } from "$stage/contract";
import { camelOn, playerOf, takerOf, tileOn } from "./areas";
import { faceOf, isLand, PAIRS } from "./cards";
import {
  describeCard,
  describeCards,
  describeGhost,
  describeGround,
  describePath,
  ghostOf,
  nameOf,
  worthOf,
} from "./descriptions";
import { isPath, SPACES } from "./spaces";
import { toolSelection } from "./tool.svelte";
import { type Card, insightOf, type OasisStage, type Player, type Space } from "./types";

/** Describes the thing with this `data-thing`. */
export function describe(thing: string, stage: OasisStage): Description | null {
  const [kind = "", id = ""] = thing.split(":");
  return describeOnTable(stage, kind, id) ?? describeOfPlayer(stage, kind, playerOf(stage.view, Number(id)));
}

function describeOnTable(stage: OasisStage, kind: string, id: string): Description | null {
  const { view } = stage;
  switch (kind) {
    case "space":
      return SPACES.includes(id) ? describeSpaceThing(stage, id) : null;
    case "face":
      return describeFace(stage, id);
    case "tool":
      return describeTool(stage, id);
    case "deadly":
      return about(
        stage,
        "ui-last-round",
        "deadly",
        view.options.unplayable === "accepting" ? "O13.9" : "O7.6",
      );
    case "round":
      return about(stage, "ui-round-name", "round", view.ending.length > 0 ? "O11.1" : "O4.1", [
        stage.t("ui-round", { n: view.round }),
        ...view.ending.map((cause) => stage.t(`cause-${cause}`)),
      ]);
    case "order":
    case "next":
      return describeOrder(stage, kind, Number(id));
    case "unit":
      return describeUnit(stage, id);
    case "stock":
      return describeStock(stage, id);
    case "good":
      return describeGood(stage, id);
    case "zoom":
      return about(stage, "ui-zoom", "zoom", "O2.1");
    case "deck":
      return about(stage, "ui-deck", "deck", "O5.5", [
        stage.t("ui-deck-left", { n: view.deck.n }),
        stage.t("ui-discard", { n: view.discard.length }),
      ]);
    default:
      return null;
  }
}

/** Things that belong to the player whose seat they name. */
function describeOfPlayer(stage: OasisStage, kind: string, player: Player | undefined): Description | null {
  if (!player) return null;
  switch (kind) {
    case "offer":
      return describeOfferThing(stage, player);
    case "stack":
      return about(stage, "ui-stack-name", "stack", "O12.1", [
        stage.t("ui-stack", { n: player.stack.length }),
      ]);
    case "counter":
      return {
        name: `${player.counter}: ${stage.t(`ui-counter-${player.counter}`)}`,
        text: stage.t("ui-about-counter"),
        facts: [nameOf(stage, player.seat)],
        rule: "O6.3",
      };
    case "camels":
      return about(stage, "ui-camels", "camels", "O7.2", [
        stage.t("ui-camels-left", { n: player.camels_left }),
      ]);
    case "markers":
      return about(stage, "ui-gers", "gers", gersRule(stage), [
        stage.t("ui-gers-left", { n: player.markers_left }),
      ]);
    case "goods":
      return about(stage, "ui-markers", "goods", "O7.4", goodsOf(stage, player));
    case "points":
      return about(
        stage,
        "ui-points",
        "points",
        "O11.4",
        player.points ? [stage.t("ui-is-points", { n: player.points.total })] : [],
      );
    default:
      return null;
  }
}

const gersRule = ({ view }: OasisStage): string =>
  view.options.control_markers === "four" ? "O13.8" : "O9.4";

function about(
  stage: OasisStage,
  name: string,
  text: string,
  rule: string,
  facts: readonly string[] = [],
): Description {
  return { name: stage.t(name), text: aboutText(stage, text), facts, rule };
}

/** A description in the words of the options in force. */
function aboutText(stage: OasisStage, text: string): string {
  const { start_borders, placement, control_markers } = stage.view.options;
  return stage.t(`ui-about-${text}`, {
    borders: start_borders ? "on" : "off",
    placement,
    control_markers,
  });
}

/** The paragraph about where areas start. */
const startRule = ({ view }: OasisStage): string => (view.options.start_borders ? "O13.4" : "O8.4");

function describeSpaceThing(stage: OasisStage, space: Space): Description {
  const { view } = stage;
  const ghosts = stage.choicesAt(toolSelection.key(space)).flatMap((choice) => ghostOf(stage, choice) ?? []);
  const facts = ghosts.map((ghost) => describeGhost(stage, ghost));
  if (isPath(space)) {
    const text = camelOn(view, space) ? "camel" : "path";
    return {
      name: `${space}: ${describePath(stage, space)}`,
      text: stage.t(`ui-about-${text}`),
      facts,
      rule: "O7.2",
    };
  }
  const tile = tileOn(view, space);
  const name = `${space}: ${describeGround(stage, space)}`;
  if (!tile) return { name, text: aboutText(stage, "ground"), facts, rule: startRule(stage) };
  const text = tile.whom === null ? "neutral" : "area";
  return { name, text: aboutText(stage, text), facts, rule: tile.printed ? "O8.6" : "O8.1" };
}

/** The value, the taker and the number of cards of an offer. */
function describeOfferThing(stage: OasisStage, player: Player): Description {
  const taker = takerOf(stage.view, player);
  const points = taker === null ? worthOf(stage, player.seat) : null;
  const unplayable = insightOf(stage, stage.acting)?.unplayable ?? [];
  const facts = [stage.t("ui-stack", { n: player.stack.length })];
  if (taker !== null) facts.unshift(stage.t("ui-taken-by", { whom: nameOf(stage, taker) }));
  if (points !== null && player.offer.length > 0) facts.unshift(stage.t("ui-worth", { n: points }));
  if (stage.view.ending.length === 0 && unplayable.some(({ whom }) => whom === player.seat))
    facts.push(stage.t("ui-deadly"));
  const cards = describeCards(stage, player);
  return {
    name: stage.t("ui-offer-of", { whom: nameOf(stage, player.seat), cards }),
    text: stage.t("ui-about-offer"),
    facts,
    rule: "O6.1",
  };
}

/** The text about a card, by its figure. */
function describeFace(stage: OasisStage, id: string): Description | null {
  const seen = stage.view.players.flatMap(({ offer }) => offer);
  const hidden = stage.view.deck.unseen.flatMap(({ cards }) => cards.map(({ card }) => card));
  const card: Card | undefined = [...seen, ...stage.view.discard, ...hidden].find((one) => one === id);
  if (!card) return null;
  const { figure, n } = faceOf(card);
  const kind = isLand(figure) ? "tiles" : figure === "camel" || figure === "card" ? figure : "goods";
  const rule = { tiles: "O7.3", camel: "O7.2", card: "O7.5", goods: "O7.4" }[kind];
  return { name: describeCard(stage, card), text: stage.t(`ui-about-${kind}-card`, { n }), facts: [], rule };
}

function describeTool(stage: OasisStage, id: string): Description {
  const name = stage.t(id === "camel" ? "ui-camel-one" : `land-${id}`);
  return { name, text: stage.t("ui-about-tool"), facts: [], rule: "O10.2" };
}

function describeOrder(stage: OasisStage, kind: string, index: number): Description {
  const seat = (kind === "order" ? stage.view.order : stage.view.next_order)[index] ?? null;
  const n = index + 1;
  const fact =
    seat === null ? stage.t("ui-next-open", { n }) : stage.t("ui-next-is", { n, name: nameOf(stage, seat) });
  return kind === "order"
    ? about(stage, "ui-order", "order", "O4.2", [fact])
    : about(stage, "ui-next-order", "next-order", "O10.1", [fact]);
}

function describeUnit(stage: OasisStage, id: string): Description | null {
  const pair = PAIRS.find(({ unit }) => unit === id);
  const me = playerOf(stage.view, stage.mySeats[0] ?? -1);
  if (!pair || !me?.goods || !me.points) return null;
  const { unit, good, points } = pair;
  const more = insightOf(stage, me.seat)?.gains.find((one) => one.good === good);
  const facts = [`${me.units[unit]} × ${me.goods[good]} = ${me.points[points]}`];
  if (more && more.unit > 0) facts.push(stage.t("ui-more-unit", { n: more.unit }));
  if (more && more.marker > 0) facts.push(stage.t("ui-more-marker", { n: more.marker }));
  return about(stage, `ui-unit-${unit}`, unit === "herd" ? "herd" : "unit", "O11.4", facts);
}

function describeStock(stage: OasisStage, id: string): Description | null {
  const stock = stage.view.stock.find(({ land }) => land === id);
  if (!stock) return null;
  const { land, n } = stock;
  return {
    name: stage.t(`land-${land}`),
    text: aboutText(stage, land),
    facts: [stage.t("ui-fact-left", { n })],
    rule: startRule(stage),
  };
}

function describeGood(stage: OasisStage, id: string): Description | null {
  const supply = stage.view.supply.find(({ good }) => good === id);
  const pair = PAIRS.find(({ good }) => good === id);
  if (!supply || !pair) return null;
  return {
    name: stage.t(`good-${supply.good}`),
    text: stage.t("ui-about-good", { unit: stage.t(`ui-unit-${pair.unit}`) }),
    facts: [stage.t("ui-fact-left", { n: supply.n })],
    rule: "O1.2",
  };
}

/** A player's scoring markers, as far as they are visible. */
function goodsOf(stage: OasisStage, { goods, n_goods }: Player): string[] {
  const total = stage.t("ui-goods", { n: n_goods });
  if (!goods) return [total];
  return [total, ...PAIRS.map(({ good }) => `${stage.t(`good-${good}`)}: ${goods[good]}`)];
}
