// Descriptions of the board for screen readers.
import { camelOn, playerOf, takerOf, tileOn } from "./areas";
import { greenSides, isPath, strawSides } from "./spaces";
import {
  type Card,
  type Choice,
  type GhostTile,
  insightOf,
  type OasisStage,
  type Player,
  type Space,
  type View,
} from "./types";

export const nameOf = (stage: OasisStage, seat: number): string => stage.names[seat] ?? `p${seat + 1}`;

/** Describes a space and its possible moves. */
export function describeSpace(stage: OasisStage, space: Space, key: string): string {
  const parts = [`${space}, ${isPath(space) ? describePath(stage, space) : describeGround(stage, space)}`];
  const choices = stage.choicesAt(key);
  const moves = choices.map((choice) => describeChoice(stage, choice));
  if (moves.length > 0) parts.push(stage.t("ui-you-can", { actions: moves.join(", ") }));
  return parts.join("; ");
}

export function describePath(stage: OasisStage, space: Space): string {
  const owner = camelOn(stage.view, space);
  if (!owner) return stage.t("ui-path");
  const whom = nameOf(stage, owner.seat);
  return stage.t(owner.herd.includes(space) ? "ui-camel-herd" : "ui-camel", { whom, n: owner.herd.length });
}

export function describeGround(stage: OasisStage, space: Space): string {
  const tile = tileOn(stage.view, space);
  if (!tile) {
    if (!stage.view.options.start_borders) return stage.t("ui-empty");
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

/** Describes a choice and its result. */
export function describeChoice(stage: OasisStage, choice: Choice): string {
  const action = stage.localize("action", choice);
  const ghost = ghostOf(stage, choice);
  return ghost ? `${action} (${describeGhost(stage, ghost)})` : action;
}

/** Returns the result of placing a tile, as computed by the engine. */
export function ghostOf(stage: OasisStage, choice: Choice): GhostTile | null {
  if (choice.type !== "place") return null;
  const lands = insightOf(stage, stage.acting)?.lands;
  return lands?.find((one) => one.land === choice.land)?.spaces.find((one) => one.at === choice.at) ?? null;
}

export function describeGhost(stage: OasisStage, { whom, size }: GhostTile): string {
  if (whom === null) return stage.t("ui-ghost-neutral", { n: size });
  if (whom === stage.acting) return stage.t("ui-ghost-mine", { n: size });
  return stage.t("ui-ghost-gift", { whom: nameOf(stage, whom), n: size });
}

export const describeCard = (stage: OasisStage, card: Card): string => stage.t(`card-${card}`);

/** Returns `false` if the player has yet to make an offer this round. */
export function hasOffered({ phase, order, turn }: View, seat: number): boolean {
  if (phase.type !== "announcing" && phase.type !== "offering") return true;
  const isFirstShown = phase.type === "offering" && seat === turn;
  return isFirstShown || order.indexOf(seat) < order.indexOf(turn);
}

export function describeCards(stage: OasisStage, { seat, offer }: Player): string {
  if (!hasOffered(stage.view, seat)) return stage.t("ui-no-offer");
  if (offer.length === 0) return stage.t("ui-offer-none");
  return offer.map((card) => describeCard(stage, card)).join(", ");
}

/** Describes an offer: owner, cards, stack, taker and value. */
export function describeOffer(stage: OasisStage, player: Player): string {
  const parts = [
    stage.t("ui-offer-of", { whom: nameOf(stage, player.seat), cards: describeCards(stage, player) }),
    stage.t("ui-stack", { n: player.stack.length }),
  ];
  const taker = takerOf(stage.view, player);
  if (taker !== null) parts.push(stage.t("ui-taken-by", { whom: nameOf(stage, taker) }));
  const points = worthOf(stage, player.seat);
  const isOpen = taker === null && hasOffered(stage.view, player.seat);
  if (points !== null && isOpen) parts.push(stage.t("ui-worth", { n: points }));
  if (stage.hasChoices(`offer:${player.seat}`)) parts.push(stage.t("ui-can-take"));
  return parts.join("; ");
}

/** Returns the points that an offer immediately adds for the acting seat, as computed by the engine. */
export function worthOf(stage: OasisStage, whom: number): number | null {
  return insightOf(stage, stage.acting)?.offers.find((one) => one.whom === whom)?.points ?? null;
}
