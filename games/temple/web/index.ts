// The Temple of Chac plugin for the web shell.
import type { GamePlugin } from "$stage/contract";
import Board from "./Board.svelte";
import Cover from "./Cover.svelte";
import { describe } from "./describe";
import Ending from "./Ending.svelte";
import Panels from "./Panels.svelte";
import { duration } from "./pace";
import { prompt } from "./prompt";
import { redactLog } from "./redact-log";
import SeatBadge from "./SeatBadge.svelte";
import { buttons, probeCommand, targetKeys } from "./targets";
import type { Game } from "./types";
import { warn } from "./warn";

export const game = {
  id: "temple",
  Board,
  Panels,
  SeatBadge,
  Ending,
  Cover,
  targetKeys,
  buttons,
  prompt,
  probeCommand,
  warn,
  redactLog,
  describe,
  duration,
} satisfies GamePlugin<Game>;
