// Mountains of Madness in the browser: what its folder gives the shell.
import type { GameWeb } from "$stage/contract";
import { aim, asks, buttons } from "./aim";
import Board from "./Board.svelte";
import Cover from "./Cover.svelte";
import Ending from "./Ending.svelte";
import Panels from "./Panels.svelte";
import SeatBadge from "./SeatBadge.svelte";
import { duration, pause, step } from "./step";
import { label, task, told } from "./told";
import type { View } from "./types";
import { warn } from "./warn";
import type { Options } from "./wire";
import { ownWords } from "./written/cards";

export const game: GameWeb = {
  id: "madness",
  Board,
  Panels,
  SeatBadge,
  Ending,
  Cover,
  aim,
  buttons,
  asks,
  warn,
  label,
  task,
  told,
  duration,
  pause,
  isRoomy: (view: View) => view.phase.type !== "over",
  step,
  ownWords: ({ blank_cards }: Options) =>
    typeof blank_cards === "object" ? ownWords(blank_cards.custom) : {},
};
