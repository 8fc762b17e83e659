// The wire types, under the names that the board uses. `cargo xtask codegen` generates them from the
// engine.
import type { Choice as ChoiceOf, Stage } from "$stage/contract";
import type {
  ChallengeView,
  Event,
  Game,
  PhaseView,
  PlayerView,
  RemarkView,
  ResultView,
  SpaceView,
  View,
} from "./wire";

export type {
  Advice,
  Card,
  Face,
  Game,
  Gear,
  HeardRemark,
  Insight,
  Kind,
  Letter,
  MadnessId,
  Refusal,
  Region,
  Relic,
  Reward,
  Sign,
  Size,
  Space,
  TalkRefusal,
  Tile,
  View,
} from "./wire";
export type Phase = PhaseView;
export type Player = PlayerView;
export type Spot = SpaceView;
export type Challenge = ChallengeView;
export type Result = ResultView;
export type Remark = RemarkView;
/** A part of the turn, which has a space on a player board. */
export type Part = PlayerView["covered"][number];
export type MadnessStage = Stage<Game>;
export type Choice = ChoiceOf<Game>;
export type GameEvent = Event;

/** The player whose view this is, or null for spectators. */
export const myself = (stage: MadnessStage): Player | null =>
  (stage.acting === null ? null : stage.view.players[stage.acting]) ?? null;

export const playerOf = (view: View, seat: number): Player | undefined =>
  view.players.find((player) => player.seat === seat);

/** The phases of an encounter, during which the board does not show the map. */
const FACED: readonly Phase["type"][] = ["talking", "silent", "timer_out", "failing", "rolled"];
export function isFaced({ phase }: View): boolean {
  return FACED.includes(phase.type) || (phase.type === "rewarding" && phase.reward !== "search");
}
export const isRunning = ({ phase }: View): boolean => phase.type === "talking" || phase.type === "silent";
