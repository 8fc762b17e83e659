// Applies one event at a time to the view, for animation. It applies no rules: fields that an event does
// not contain stay unchanged until the next view arrives.
import { applyCardEvent } from "./steps/cards";
import { applyFateEvent } from "./steps/fate";
import { updatePlayer } from "./steps/player";
import { applyTempleEvent } from "./steps/temple";
import type { GameEvent, Phase, Place, View } from "./types";

type Fields = Record<string, unknown>;

/** Animation durations at normal speed. Dramatic events take longer. */
const DURATIONS: Record<string, number> = {
  went_in: 500,
  first_roll: 700,
  keeper_chosen: 600,
  round_began: 700,
  rolled: 900,
  dropped: 500,
  drop_lost: 600,
  braced: 600,
  shed: 600,
  turn_began: 350,
  turn_skipped: 500,
  moved: 330,
  sprinted: 420,
  leapt: 520,
  mask_removed: 1300,
  tile_flipped: 800,
  trap_sprung: 1500,
  searched: 550,
  drifted: 480,
  deciphered: 500,
  tile_read: 500,
  clue_read: 500,
  tested: 900,
  paid: 800,
  one_ignored: 600,
  helped: 700,
  test_passed: 450,
  test_failed: 700,
  wounded: 600,
  buried: 700,
  caught: 800,
  eliminated: 1300,
  escaped: 1300,
  bridge_tested: 1300,
  bridge_fell: 1700,
  statue_taken: 900,
  lock_rolled: 950,
  lock_rerolled: 850,
  die_set: 700,
  lock_opened: 800,
  treasure_taken: 900,
  door_smashed: 1000,
  collapse_began: 1600,
  exchanged: 700,
  monkeys_sent: 900,
  wall_revealed: 480,
  wall_moved: 1000,
  pushed: 300,
  walls_met: 1900,
  boulder_rolled: 1000,
  boulder_moved: 560,
  pile_crushed: 500,
  sun_opened: 1100,
  replaced: 900,
  dice_passed: 400,
  exit_sealed: 2000,
  casket_opened: 1400,
  counted: 1200,
  won: 1500,
  group_counted: 2000,
};

export const duration = (event: GameEvent): number => DURATIONS[event.type] ?? 280;

export function applyEvent(view: View, event: GameEvent): View | null {
  const data = event as Fields;
  return (
    applyRoundEvent(view, event.type, data) ??
    applyMoveEvent(view, event.type, data) ??
    applyCardEvent(view, event.type, data) ??
    applyTempleEvent(view, event.type, data) ??
    applyFateEvent(view, event.type, data) ??
    view
  );
}

/** Events about the round, turns and loads. */
function applyRoundEvent(view: View, type: string, data: Fields): View | null {
  const seat = data.seat as number;
  switch (type) {
    case "round_began":
      return { ...view, round: data.round as number, turn: null };
    case "rolled":
      return { ...view, dice: data.dice as number[] };
    case "keeper_chosen":
    case "dice_passed":
      return { ...view, keeper: seat };
    case "loaded":
    case "braced":
    case "shed":
      return updatePlayer(view, seat, ({ n_supplies }) => ({
        level: data.level as number,
        is_ready: false,
        n_supplies: type === "shed" ? n_supplies - 1 : n_supplies,
        is_token_used: type === "loaded" ? undefined : true,
      }));
    case "turn_began": {
      const turn = { seat, actions: data.n as number, barred: [], is_monkey_used: false };
      return { ...view, turn, phase: { type: "acting", seat } };
    }
    case "turn_ended":
    case "turn_skipped":
      return { ...view, turn: null };
    case "hurried":
      return spend(view, -(data.n as number));
    default:
      return null;
  }
}

function applyMoveEvent(view: View, type: string, data: Fields): View | null {
  const seat = data.seat as number;
  const at = data.at as Place;
  switch (type) {
    case "moved":
      // A pawn moves onto the bridge only once the bridge has held.
      return updatePlayer(spend(view, 1), seat, (one) => ({
        at: at === "br" ? one.at : at,
        is_lying: false,
      }));
    case "sprinted":
    case "leapt":
      return updatePlayer(type === "leapt" ? spend(view, 1) : view, seat, (one) => ({
        at: at === "br" ? one.at : at,
        is_token_used: true,
        is_lying: false,
      }));
    case "drifted":
    case "pushed":
      return updatePlayer(view, seat, () => ({ at }));
    case "tested":
      return { ...view, phase: testPhase(data) };
    case "lock_rolled":
      return showAttempt(spend(view, 1), data);
    case "lock_rerolled":
      return showAttempt(view, data);
    case "die_set":
      return showAttempt(
        updatePlayer(view, seat, () => ({ is_token_used: true })),
        data,
      );
    default:
      return null;
  }
}

function testPhase(data: Fields): Phase {
  const dice = (data.dice as number[]).map((face) => ({ face, is_bought: false, is_ignored: false }));
  const test = { trial: data.trial as "pit", dice, paid: [] };
  return { type: "testing", seat: data.seat as number, test };
}

function showAttempt(view: View, data: Fields): View {
  const lock = view.locks.find((one) => one.lock === data.lock);
  if (!lock) return view;
  const shown = { lock: lock.lock, dice: data.dice as number[], needs: lock.needs, is_free: false };
  return { ...view, phase: { type: "unlocking", seat: data.seat as number, attempt: shown } };
}

/** Deducts actions from the turn. The exact cost arrives with the next view. */
function spend(view: View, n: number): View {
  if (!view.turn) return view;
  return { ...view, turn: { ...view.turn, actions: Math.max(0, view.turn.actions - n) } };
}
