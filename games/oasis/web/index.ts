// The Oasis plugin for the web shell.
import type { GamePlugin } from "$stage/contract";
import { buttonLabel, prompt } from "./action-bar";
import Board from "./Board.svelte";
import Cover from "./Cover.svelte";
import { describe } from "./describe";
import Ending from "./Ending.svelte";
import Panels from "./Panels.svelte";
import { duration } from "./pace";
import { redactLog } from "./redact-log";
import SeatBadge from "./SeatBadge.svelte";
import { buttons, probeCommand, targetKeys } from "./targets";
import type { Game } from "./types";
import { warn } from "./warn";

export const game = {
  id: "oasis",
  Board,
  Panels,
  SeatBadge,
  Ending,
  Cover,
  targetKeys,
  buttons,
  probeCommand,
  buttonLabel,
  prompt,
  warn,
  describe,
  redactLog,
  duration,
} satisfies GamePlugin<Game>;
