// Names of things for people who listen.
import { camelOn, playerOf, takerOf, tileOn } from "./areas";
import { greenSides, isPath, strawSides } from "./spaces";
import {
  type Card,
  type Choice,
  type GhostTile,
  insightOf,
  type Land,
  type OasisStage,
  type Player,
  type Space,
  type View,
} from "./types";

export const nameOf = (stage: OasisStage, seat: number): string => stage.names[seat] ?? `p${seat + 1}`;

/** Everything about a space that the eye sees, and what can be done there. */
export function saySpace(stage: OasisStage, space: Space, key: string): string {
  const words = [`${space}, ${isPath(space) ? sayPath(stage, space) : sayGround(stage, space)}`];
  const choices = stage.choicesAt(key);
  const deeds = choices.map((choice) => sayDeed(stage, choice));
  if (deeds.length > 0) words.push(stage.t("ui-you-can", { deeds: deeds.join(", ") }));
  return words.join("; ");
}

function sayPath(stage: OasisStage, space: Space): string {
  const owner = camelOn(stage.view, space);
  if (!owner) return stage.t("ui-path");
  const whom = nameOf(stage, owner.seat);
  return stage.t(owner.herd.includes(space) ? "ui-camel-herd" : "ui-camel", { whom, n: owner.herd.length });
}

function sayGround(stage: OasisStage, space: Space): string {
  const tile = tileOn(stage.view, space);
  if (!tile) {
    if (greenSides(space).length > 0) return stage.t("ui-empty-green");
    return stage.t(strawSides(space).length > 0 ? "ui-empty-straw" : "ui-empty");
  }
  const land = stage.t(`land-${tile.land}`);
  const what = tile.printed ? stage.t("ui-printed", { land }) : land;
  if (tile.whom === null) return stage.t("ui-tile-neutral", { what });
  const area = playerOf(stage.view, tile.whom)?.areas.find((one) => one.spaces.includes(space));
  const args = { what, whom: nameOf(stage, tile.whom), n: area?.spaces.length ?? 1 };
  return stage.t(area?.marker === space ? "ui-tile-marker" : "ui-tile-of", args);
}

/** A choice, and what would come of it. */
export function sayDeed(stage: OasisStage, choice: Choice): string {
  const deed = stage.tell("action", choice);
  const ghost = ghostOf(stage, choice);
  return ghost ? `${deed} (${sayGhost(stage, ghost)})` : deed;
}

/** What a tile would become, as the engine says. */
export function ghostOf(stage: OasisStage, choice: Choice): GhostTile | null {
  if (choice.type !== "place") return null;
  const lands = insightOf(stage, stage.acting)?.lands;
  return lands?.find((one) => one.land === choice.land)?.spaces.find((one) => one.at === choice.at) ?? null;
}

export function sayGhost(stage: OasisStage, { whom, size }: GhostTile): string {
  if (whom === null) return stage.t("ui-ghost-neutral", { n: size });
  if (whom === stage.acting) return stage.t("ui-ghost-mine", { n: size });
  return stage.t("ui-ghost-gift", { whom: nameOf(stage, whom), n: size });
}

export const sayCard = (stage: OasisStage, card: Card): string => stage.t(`card-${card}`);

/** Whoever comes later in the order has nothing on the table yet. */
export function hasOffered({ phase, order, turn }: View, seat: number): boolean {
  if (phase.type !== "announcing" && phase.type !== "offering") return true;
  const isFirstShown = phase.type === "offering" && seat === turn;
  return isFirstShown || order.indexOf(seat) < order.indexOf(turn);
}

function sayCards(stage: OasisStage, { seat, offer }: Player): string {
  if (!hasOffered(stage.view, seat)) return stage.t("ui-no-offer");
  if (offer.length === 0) return stage.t("ui-offer-none");
  return offer.map((card) => sayCard(stage, card)).join(", ");
}

/** A tray in words: whose it is, what lies there, what it is worth and what happens to it. */
export function sayOffer(stage: OasisStage, player: Player): string {
  const words = [
    stage.t("ui-offer-of", { whom: nameOf(stage, player.seat), cards: sayCards(stage, player) }),
    stage.t("ui-stack", { n: player.stack.length }),
  ];
  const taker = takerOf(stage.view, player);
  if (taker !== null) words.push(stage.t("ui-taken-by", { whom: nameOf(stage, taker) }));
  const points = worthOf(stage, player.seat);
  const isOpen = taker === null && hasOffered(stage.view, player.seat);
  if (points !== null && isOpen) words.push(stage.t("ui-worth", { n: points }));
  if (stage.aims(`offer:${player.seat}`)) words.push(stage.t("ui-can-take"));
  return words.join("; ");
}

/** What an offer is worth to the acting seat at once, as the engine says. */
export function worthOf(stage: OasisStage, whom: number): number | null {
  return insightOf(stage, stage.acting)?.offers.find((one) => one.whom === whom)?.points ?? null;
}

export const sayLand = (stage: OasisStage, land: Land): string => stage.t(`land-${land}`);
