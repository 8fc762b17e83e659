// Applies one event to a view, for animation. It applies no rules: anything that the event does not contain
// stays unchanged until the real view arrives.
import type {
  Card,
  Face,
  GameEvent,
  Gear,
  Letter,
  MadnessId,
  Part,
  Player,
  Relic,
  Space,
  View,
} from "./types";

type Fields = Record<string, unknown>;

/** The duration of each event's animation at normal speed. While the timer runs, nothing may take time,
 * since pages would fall behind. */
const LENGTHS: Record<string, number> = {
  turn_began: 900,
  ignored: 600,
  ignore_undone: 300,
  moved: 950,
  move_undone: 400,
  escape_tiles_placed: 900,
  timer_flipped: 0,
  said: 0,
  murmured: 0,
  remark_pending: 0,
  remarks_lost: 0,
  played: 0,
  auto_played: 0,
  declared_done: 0,
  changed_mind: 0,
  passed: 0,
  lingers: 0,
  last_call: 0,
  slipped: 0,
  accused: 0,
  accusation_dismissed: 0,
  was_asked: 0,
  was_briefed: 0,
  advised: 0,
  silence_broken: 1500,
  timer_ended: 700,
  extended: 0,
  met: 1100,
  missed: 1300,
  relic_taken: 1000,
  space_covered: 600,
  went_mad: 1000,
  all_mad: 900,
  searched: 900,
  rolled: 1400,
  rerolled: 1400,
  accident: 1000,
  confused: 1000,
  drew: 420,
  rested: 900,
  escaped: 1800,
  tokens_gone: 1800,
  injuries_gone: 1800,
  unmasked: 700,
};
const CARD_MS = 380;

export function duration(event: GameEvent): number {
  if (event.type === "revealed") return 500 + CARD_MS * (event.cards as Card[]).length;
  return LENGTHS[event.type] ?? 500;
}

const SECOND = 1000;
/** While a timer runs, a replay takes as long as the original. */
export function pause(before: View, after: View): number | null {
  if (!before.timer || !after.timer || before.round !== after.round) return null;
  if (before.timer.number !== after.timer.number || after.timer.seconds === 0) return null;
  return (after.timer.elapsed - before.timer.elapsed) * SECOND;
}

export function step(view: View, event: GameEvent): View | null {
  const data = event as Fields;
  return (
    stepWay(view, event.type, data) ??
    stepSled(view, event.type, data) ??
    stepSpoils(view, event.type, data) ??
    stepStores(view, event.type, data)
  );
}

function player(view: View, seat: unknown, change: (one: Player) => Partial<Player>): View {
  const players = view.players.map((one) => (one.seat === seat ? { ...one, ...change(one) } : one));
  return { ...view, players };
}

function stepWay(view: View, type: string, data: Fields): View | null {
  switch (type) {
    case "turn_began": {
      const leader = data.seat as number;
      const players = view.players.map((one) => ({ ...one, is_ignored: false, is_done: false }));
      const rest = { encounter: null, timer: null, results: [], revealed: [], advice: [] };
      return { ...view, ...rest, players, leader, round: data.round as number, phase: { type: "moving" } };
    }
    case "ignored":
      return spend(
        player(view, data.whom, () => ({ is_ignored: true })),
        1,
      );
    case "ignore_undone":
      return spend(
        player(view, data.whom, () => ({ is_ignored: false })),
        -1,
      );
    case "moved": {
      const spaces = view.spaces.map((one) => ({ ...one, is_near: false }));
      return { ...view, spaces, plane: data.to as Space, phase: { type: "ready" } };
    }
    case "escape_tiles_placed": {
      const spaces = view.spaces.map((one) => (one.region === "escape" ? { ...one, has_tile: true } : one));
      return { ...view, spaces };
    }
    default:
      return null;
  }
}

/** Moves tokens from the sled to the discard, or back if `n` is negative. */
function spend(view: View, n: number): View {
  const { sled, discard, gone } = view.tokens;
  return { ...view, tokens: { sled: sled - n, discard: discard + n, gone } };
}

function without(cards: readonly Card[], card: Card): Card[] {
  const at = cards.indexOf(card);
  return at < 0 ? [...cards] : cards.toSpliced(at, 1);
}

function stepSled(view: View, type: string, data: Fields): View | null {
  switch (type) {
    case "played":
      return playCard(view, data);
    case "declared_done":
      return player(view, data.seat, () => ({ is_done: true }));
    case "changed_mind":
      return player(view, data.seat, () => ({ is_done: false }));
    case "passed":
      return player(view, data.seat, () => ({ has_passed: true, is_lingering: false }));
    case "lingers":
      return player(view, data.seat, () => ({ is_lingering: true }));
    case "timer_ended":
      return {
        ...view,
        phase: { type: "timer_out" },
        timer: view.timer && { ...view.timer, is_silent: true },
      };
    case "revealed": {
      const shown = { seat: (data.seat as number | null) ?? null, cards: data.cards as Card[] };
      return { ...view, revealed: [...view.revealed, shown] };
    }
    case "met":
    case "missed": {
      const result = {
        letter: data.letter as Letter,
        gear: data.gear as Gear,
        sum: data.sum as number,
        is_met: type === "met",
        distance: (data.distance as number | undefined) ?? 0,
        is_open: type === "missed",
      };
      return { ...view, results: [...view.results.filter((one) => one.letter !== result.letter), result] };
    }
    default:
      return null;
  }
}

function playCard(view: View, { seat, card, n, silence }: Fields): View {
  const played = player(view, seat, (one) => ({
    n_played: n as number,
    n_hand: one.n_hand - 1,
    is_done: false,
    hand: one.hand && card ? without(one.hand, card as Card) : one.hand,
    played: one.played && card ? [...one.played, card as Card] : one.played,
  }));
  const timer = view.timer && { ...view.timer, n_played: view.timer.n_played + 1, is_silent: true };
  return { ...played, timer, phase: silence ? { type: "silent" } : view.phase };
}

function stepSpoils(view: View, type: string, data: Fields): View | null {
  switch (type) {
    case "relic_taken": {
      const relic = data.relic as Relic;
      const taken = player(view, data.whom, (one) => ({ relics: [...one.relics, relic] }));
      const relics_left = view.relics_left.filter((one) => one !== relic);
      return score({ ...taken, relics_left }, 1, 0);
    }
    case "space_covered":
      return player(view, data.whom, (one) => ({ covered: [...one.covered, data.stage as Part] }));
    case "went_mad":
      return player(view, data.whom, (one) => ({
        level: data.level as number,
        madness: one.madness && data.madness ? [...kept(view, one), data.madness as MadnessId] : one.madness,
      }));
    case "healed":
      return score({ ...view, injuries_left: data.left as number }, 0, -1);
    case "praised":
      return spend(view, -(data.n as number));
    case "arcane_found": {
      const arcane_left = view.arcane_left.map((one) =>
        one.gear === data.gear ? { ...one, n: one.n - 1 } : one,
      );
      return { ...view, arcane_left };
    }
    case "rolled":
    case "rerolled": {
      const letter = data.letter as Letter;
      const distance = view.results.find((one) => one.letter === letter)?.distance ?? 0;
      const rolled = type === "rerolled" ? spend(view, 1) : view;
      return { ...rolled, phase: { type: "rolled", letter, face: data.face as Face, distance } };
    }
    default:
      return null;
  }
}

/** The madness cards that a player keeps when another one is drawn. */
const kept = (view: View, one: Player): readonly MadnessId[] =>
  view.options.expert ? (one.madness ?? []) : [];

function score(view: View, relics: number, injuries: number): View {
  const { score: before } = view;
  const balance = before.balance + relics - injuries;
  return {
    ...view,
    score: { ...before, relics: before.relics + relics, injuries: before.injuries + injuries, balance },
  };
}

function stepStores(view: View, type: string, data: Fields): View | null {
  const { sled, discard, gone } = view.tokens;
  switch (type) {
    case "accident":
      return score({ ...view, injuries_left: data.left as number }, 0, data.n as number);
    case "confused":
      return { ...view, deck: view.deck - (data.n as number) };
    case "confidence_lost":
      return spend(view, data.n as number);
    case "token_discarded":
      return spend(view, 1);
    case "token_lost": {
      const fromDiscard = discard > 0 ? 1 : 0;
      const tokens = { sled: sled - (1 - fromDiscard), discard: discard - fromDiscard, gone: gone + 1 };
      return { ...view, tokens };
    }
    case "drew": {
      const cards = data.cards as Card[] | null;
      const drawn = player(view, data.whom, (one) => ({
        n_hand: one.n_hand + (data.n as number),
        lacks: Math.max(0, one.lacks - (data.n as number)),
        hand: one.hand && cards ? [...one.hand, ...cards] : one.hand,
      }));
      return { ...drawn, deck: view.deck - (data.n as number) };
    }
    case "limit_raised":
      return spend({ ...view, phase: { type: "drawing", limit: data.limit as number } }, 1);
    case "rested":
      return { ...view, deck: data.deck as number, discard: [] };
    default:
      return null;
  }
}
