// The desert's plugin for the web shell.
import type { GamePlugin } from "$stage/contract";
import Board from "./Board.svelte";
import Cover from "./Cover.svelte";
import { describe } from "./describe";
import Ending from "./Ending.svelte";
import Panels from "./Panels.svelte";
import { duration } from "./pace";
import { describePlan } from "./plan";
import SeatBadge from "./SeatBadge.svelte";
import { buttonDelays, buttons, probeCommand, targetKeys } from "./targets";
import type { Game } from "./types";
import { warn } from "./warn";

export const game = {
  id: "desert",
  Board,
  Panels,
  SeatBadge,
  Ending,
  Cover,
  targetKeys,
  buttons,
  buttonDelays,
  probeCommand,
  warn,
  describe,
  describePlan,
  duration,
} satisfies GamePlugin<Game>;
