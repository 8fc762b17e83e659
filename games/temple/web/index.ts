// The Temple of Chac in the browser: what its folder gives the shell.
import type { GameWeb } from "$stage/contract";
import { aim, asks, buttons } from "./aim";
import Board from "./Board.svelte";
import { task } from "./bar";
import Cover from "./Cover.svelte";
import Ending from "./Ending.svelte";
import Panels from "./Panels.svelte";
import { recall } from "./recall";
import SeatBadge from "./SeatBadge.svelte";
import { duration, step } from "./step";
import { warn } from "./warn";

export const game: GameWeb = {
  id: "temple",
  Board,
  Panels,
  SeatBadge,
  Ending,
  Cover,
  aim,
  buttons,
  task,
  asks,
  warn,
  recall,
  duration,
  step,
};
