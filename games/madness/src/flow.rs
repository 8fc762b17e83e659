//! Turn and phase order: the only file that assigns `phase` and `turn`.
use kernel::{Ctx, Seat, SeatSet};

use crate::{
    data::{Face, Letter, Reward},
    event::Event,
    refusal::DueStep,
    rules::{draw, ending, mirage, rest, reveal, timer},
    space::Space,
    state::{Ending, Letters, Phase, State},
    talk,
    timer::Timer,
};

/// Starts the first turn.
pub(crate) fn begin(state: &mut State, leader: Seat) {
    (state.turn, state.phase) = (leader, Phase::Moving);
    restart_clock(state);
}

/// Sets the turn and phase of a position.
pub(crate) fn set_phase(state: &mut State, turn: Seat, phase: Phase) {
    (state.turn, state.phase) = (turn, phase);
}

/// Starts a new clock. Undo restores the old one.
pub(crate) fn restart_clock(state: &mut State) {
    state.clock = state.clock.wrapping_add(1);
}

/// Returns what has to be done next, or `None` after the end.
pub(crate) fn due_step(state: &State) -> Option<DueStep> {
    Some(match state.phase {
        Phase::Moving => DueStep::Move,
        Phase::Ready { .. } => DueStep::Turn,
        Phase::Talking => DueStep::Timer,
        Phase::Silent => DueStep::Silence,
        Phase::TimerOut => DueStep::TimerOut,
        Phase::Rewarding { reward, .. } => match reward {
            Reward::Specimen | Reward::Ruin | Reward::Knowledge => DueStep::Relic,
            Reward::Arcane => DueStep::Arcane,
            Reward::Search | Reward::Heal | Reward::Praise => DueStep::Search,
        },
        Phase::Searching { .. } => DueStep::Look,
        Phase::Failing { .. } => DueStep::Fail,
        Phase::Rolled { .. } => DueStep::Die,
        Phase::Drawing { .. } => DueStep::Draw,
        Phase::Resting => DueStep::Rest,
        Phase::Over { .. } => return None,
    })
}

/// Moves the plane and lifts the tile, still face down.
pub(crate) fn move_plane(state: &mut State, to: Space) {
    state.phase = Phase::Ready { from: state.board.plane };
    state.board.plane = Some(to);
    restart_clock(state);
}

/// Moves the plane back to its previous space.
pub(crate) fn move_back(state: &mut State, from: Option<Space>) {
    state.phase = Phase::Moving;
    state.board.plane = from;
    restart_clock(state);
}

/// Flips the timer. Madness applies from now on.
pub(crate) fn flip_timer(state: &mut State, ctx: &mut Ctx<'_, State>) {
    ctx.forbid_undo();
    let (seat, at) = (state.turn, state.board.plane.expect("the plane has been moved"));
    let tile = state.board.turn_over(ctx);
    state.mirage = tile.map_or(0, |tile| mirage::draw_permutation(state, tile, ctx));
    ctx.emit(state, || Event::TimerFlipped { seat, at, tile });
    run_timer(state, ctx);
}

/// Starts the next timer of this turn and resets all its counters.
pub(crate) fn run_timer(state: &mut State, ctx: &mut Ctx<'_, State>) {
    state.timer = state.timer.next();
    state.talk.begin_timer();
    state.phase = Phase::Talking;
    restart_clock(state);
    timer::mark_empty_hands_done(state);
    timer::end_if_done(state, ctx);
}

/// Starts the silence after the first card of the timer.
pub(crate) fn start_silence(state: &mut State) {
    state.phase = Phase::Silent;
}

/// Opens the sled, with these challenges missed.
pub(crate) fn open_sled(state: &mut State, missed: Letters) {
    state.phase = Phase::Failing { missed };
}

/// Shows the face of the die that was rolled for a challenge.
pub(crate) fn show_die(state: &mut State, letter: Letter, face: Face, missed: Letters) {
    state.phase = Phase::Rolled { letter, face, missed };
}

/// Ends the timer. Reveals the sled at once if the leader has no token to spend.
pub(crate) fn end_timer(state: &mut State, early: bool, ctx: &mut Ctx<'_, State>) {
    ctx.forbid_undo();
    state.phase = Phase::TimerOut;
    ctx.emit(state, || Event::TimerEnded { early });
    talk::drop_pending(state, ctx);
    restart_clock(state);
    reveal_if_due(state, ctx);
}

/// Reveals the sled if the leader has nothing to decide.
pub(crate) fn reveal_if_due(state: &mut State, ctx: &mut Ctx<'_, State>) {
    let is_due = state.timer.accusation.is_none() && !timer::can_extend(state);
    if state.phase == Phase::TimerOut && is_due {
        reveal::reveal_sled(state, ctx);
    }
}

pub(crate) fn wait_for_reward(state: &mut State, reward: Reward, missed: Letters) {
    state.phase = Phase::Rewarding { reward, missed };
    restart_clock(state);
}

/// Shows a tile to every player.
pub(crate) fn show_searched_tile(state: &mut State, at: Space, missed: Letters) {
    state.phase = Phase::Searching { at, ready: SeatSet::EMPTY, missed };
    restart_clock(state);
}

/// Records the players who have seen enough of the tile.
pub(crate) fn set_search_ready(state: &mut State, ready: SeatSet) {
    if let Phase::Searching { at, missed, .. } = state.phase {
        state.phase = Phase::Searching { at, ready, missed };
    }
}

/// Continues with the missed challenges once the reward is settled (R23).
pub(crate) fn after_reward(state: &mut State, missed: Letters, ctx: &mut Ctx<'_, State>) {
    if state.is_over() {
        return;
    }
    if missed.is_empty() {
        clean_up(state, ctx);
    } else {
        state.phase = Phase::Failing { missed };
        restart_clock(state);
    }
}

/// Waits for the leader to accept the die or roll again.
pub(crate) fn wait_for_die(state: &mut State, letter: Letter, face: Face, missed: Letters) {
    show_die(state, letter, face, missed);
    restart_clock(state);
}

/// Clears the sled and removes the tile. The game ends after the last escape tile.
fn clean_up(state: &mut State, ctx: &mut Ctx<'_, State>) {
    state.cards.clear_sled(state.options.as_written);
    state.board.remove_tile();
    state.timer = Timer::default();
    if state.board.plane == Some(Space::Z3) && !state.options.as_written {
        // R50: drawing and resting could no longer change anything.
        finish(state, Ending::Escaped, ctx);
    } else {
        draw::fill_hands(state, ctx);
    }
}

/// Starts to fill hands up to `limit`, before any player has to decide something.
pub(crate) fn begin_draw(state: &mut State, limit: u8) {
    state.phase = Phase::Drawing { limit };
}

pub(crate) fn wait_for_draw(state: &mut State, limit: u8) {
    begin_draw(state, limit);
    restart_clock(state);
}

/// Continues after the draw, with a rest if one is possible.
pub(crate) fn after_draw(state: &mut State, ctx: &mut Ctx<'_, State>) {
    state.phase = Phase::Resting;
    restart_clock(state);
    if !rest::is_possible(state) {
        end_turn(state, ctx);
    }
}

/// Passes the lead to the left neighbour, or ends the game after the last escape tile (M16.2).
pub(crate) fn end_turn(state: &mut State, ctx: &mut Ctx<'_, State>) {
    rest::return_injuries(state, ctx);
    if state.board.plane == Some(Space::Z3) {
        finish(state, Ending::Escaped, ctx);
        return;
    }
    if let Some(at) = state.searched.take()
        && !state.options.search_note
    {
        state.board.hide(at);
    }
    state.ignored = SeatSet::EMPTY;
    state.n_changes = 0;
    state.talk.begin_turn();
    state.mirage = 0;
    state.round = state.round.saturating_add(1);
    state.turn = state.turn.next_of(state.n_seats);
    state.phase = Phase::Moving;
    restart_clock(state);
    let (seat, round) = (state.turn, state.round);
    ctx.emit(state, || Event::TurnBegan { seat, round });
}

/// Ends the game and reveals all cards.
#[cold]
pub(crate) fn finish(state: &mut State, ending: Ending, ctx: &mut Ctx<'_, State>) {
    state.phase = Phase::Over { ending };
    for &space in Space::ALL {
        state.board.show(space, ctx);
    }
    for seat in state.all_seats().iter() {
        state.cards.pack_mut(seat).sort();
    }
    ending::emit_ending(state, ending, ctx);
}
