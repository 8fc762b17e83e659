// The plugin for the web shell.
import type { GamePlugin } from "$stage/contract";
import Board from "./Board.svelte";
import Cover from "./Cover.svelte";
import { describe } from "./describe";
import { buttons, probeCommand, targetKeys } from "./targets";
import type { Game } from "./wire";

export const game = {
  id: "template",
  Board,
  Cover,
  targetKeys,
  buttons,
  probeCommand,
  describe,
} satisfies GamePlugin<Game>;
