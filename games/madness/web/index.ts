// The Mountains of Madness plugin for the web shell.
import type { GamePlugin } from "$stage/contract";
import Board from "./Board.svelte";
import Cover from "./Cover.svelte";
import { cardTexts } from "./custom-cards/cards";
import Ending from "./Ending.svelte";
import Panels from "./Panels.svelte";
import { duration, replayDelay } from "./pace";
import SeatBadge from "./SeatBadge.svelte";
import { buttons, probeCommand, targetKeys } from "./targets";
import { buttonLabel, localizeFields, prompt } from "./texts";
import { describe } from "./thing-descriptions";
import type { Game, View } from "./types";
import { warn } from "./warn";
import type { Options } from "./wire";

export const game = {
  id: "madness",
  Board,
  Panels,
  SeatBadge,
  Ending,
  Cover,
  targetKeys,
  buttons,
  probeCommand,
  warn,
  describe,
  buttonLabel,
  prompt,
  localizeFields,
  duration,
  replayDelay,
  needsFullHeight: (view: View) => view.phase.type !== "over",
  textOverrides: ({ blank_cards }: Options) =>
    typeof blank_cards === "object" ? cardTexts(blank_cards.custom) : {},
} satisfies GamePlugin<Game>;
