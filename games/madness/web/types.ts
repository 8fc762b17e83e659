// What arrives as JSON, under the names the board uses. The types come from the engine:
// `cargo xtask codegen`.
import type { Choice, GameEvent, Stage } from "$stage/contract";
import type {
  ChallengeView,
  Insight,
  PhaseView,
  PlayerView,
  RemarkView,
  ResultView,
  SpaceView,
  View,
} from "./wire";

export type {
  Card,
  Counsel,
  Face,
  Gear,
  Insight,
  Kind,
  Letter,
  MadnessId,
  Region,
  Relic,
  Reward,
  Sign,
  Size,
  Space,
  Tile,
  Utterance,
  Verdict,
  View,
} from "./wire";
export type Phase = PhaseView;
export type Player = PlayerView;
export type Spot = SpaceView;
export type Challenge = ChallengeView;
export type Result = ResultView;
export type Remark = RemarkView;
/** A phase of the turn, and the space for it on a player board. */
export type Part = PlayerView["covered"][number];
export type MadStage = Stage<View, Insight>;
export type { Choice, GameEvent };

/** Through whose eyes the table is seen; null for those who watch. */
export const myself = (stage: MadStage): Player | null =>
  (stage.acting === null ? null : stage.view.players[stage.acting]) ?? null;

export const playerOf = (view: View, seat: number): Player | undefined =>
  view.players.find((player) => player.seat === seat);

/** The phases in which a tile is being faced: the board shows the encounter, not the way. */
const FACED: readonly Phase["type"][] = ["talking", "silent", "glass_out", "failing", "rolled"];
export function isFaced({ phase }: View): boolean {
  return FACED.includes(phase.type) || (phase.type === "rewarding" && phase.reward !== "search");
}
export const isRunning = ({ phase }: View): boolean => phase.type === "talking" || phase.type === "silent";
