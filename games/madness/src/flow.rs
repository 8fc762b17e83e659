//! Turn and phase order: the only file that assigns `phase` and `turn`.
use kernel::{Ctx, Seat, SeatSet};

use crate::{
    data::{Face, Letter, Reward, Stage},
    event::Event,
    glass::Glass,
    refusal::Moment,
    rules::{draw, ending, glass, mirage, rest, reveal, speech, staging},
    space::Space,
    state::{Ending, Letters, Phase, State},
};

/// The first turn begins.
pub(crate) fn begin(state: &mut State, leader: Seat) {
    (state.turn, state.phase) = (leader, Phase::Moving);
    wind(state);
}

/// Where a position says that the game stands.
pub(crate) fn place(state: &mut State, turn: Seat, phase: Phase) {
    (state.turn, state.phase) = (turn, phase);
}

/// Another clock runs from now on. Whoever takes a move back gets the old one.
pub(crate) fn wind(state: &mut State) {
    state.clock += 1;
}

/// What has to be done next; `None` after the end.
pub(crate) fn moment(state: &State) -> Option<Moment> {
    Some(match state.phase {
        Phase::Moving => Moment::Move,
        Phase::Ready { .. } => Moment::Turn,
        Phase::Talking => Moment::Glass,
        Phase::Silent => Moment::Silence,
        Phase::GlassOut => Moment::GlassOut,
        Phase::Rewarding { reward, .. } => match reward {
            Reward::Specimen | Reward::Ruin | Reward::Knowledge => Moment::Relic,
            Reward::Arcane => Moment::Arcane,
            Reward::Search | Reward::Heal | Reward::Praise => Moment::Search,
        },
        Phase::Searching { .. } => Moment::Look,
        Phase::Failing { .. } => Moment::Fail,
        Phase::Rolled { .. } => Moment::Die,
        Phase::Drawing { .. } => Moment::Draw,
        Phase::Resting => Moment::Rest,
        Phase::Over(_) => return None,
    })
}

/// The plane has flown; the tile is lifted, still face down.
pub(crate) fn move_plane(state: &mut State, to: Space) {
    state.phase = Phase::Ready { from: state.board.plane };
    state.board.plane = Some(to);
    wind(state);
}

/// The plane flies back to where it came from.
pub(crate) fn move_back(state: &mut State, from: Option<Space>) {
    state.phase = Phase::Moving;
    state.board.plane = from;
    wind(state);
}

/// The glass is turned: madness acts from now on.
pub(crate) fn turn_glass(state: &mut State, ctx: &mut Ctx<'_, Event>) {
    ctx.bar();
    let (seat, at) = (state.turn, state.board.plane.expect("the plane has been moved"));
    let tile = state.board.turn_up(ctx);
    state.mirage = tile.map_or(0, |tile| mirage::draw(state, tile, ctx));
    ctx.tell(|| Event::GlassTurned { seat, at, tile });
    run_glass(state, ctx);
}

/// The next glass of this turn, with everybody's counters at the start.
pub(crate) fn run_glass(state: &mut State, ctx: &mut Ctx<'_, Event>) {
    state.glass = state.glass.next();
    state.talks.begin_glass();
    state.phase = Phase::Talking;
    wind(state);
    glass::seat_empty_hands(state);
    glass::end_if_done(state, ctx);
}

/// The first card of the glass: silence for all.
pub(crate) fn fall_silent(state: &mut State, ctx: &mut Ctx<'_, Event>) {
    speech::lose_pending(state, ctx);
    state.phase = Phase::Silent;
}

/// The glass is out. Without a token to spend there is nothing to decide.
pub(crate) fn end_glass(state: &mut State, early: bool, ctx: &mut Ctx<'_, Event>) {
    ctx.bar();
    ctx.tell(|| Event::GlassEnded { early });
    speech::lose_pending(state, ctx);
    state.phase = Phase::GlassOut;
    wind(state);
    staging::lay_all(state, ctx);
    resolve_if_due(state, ctx);
}

/// The sled is opened by itself when the leader has nothing to decide.
pub(crate) fn resolve_if_due(state: &mut State, ctx: &mut Ctx<'_, Event>) {
    let is_due = state.glass.charge.is_none() && !state.can_spend(Stage::Encounter);
    if state.phase == Phase::GlassOut && is_due {
        reveal::open_sled(state, ctx);
    }
}

pub(crate) fn wait_for_reward(state: &mut State, reward: Reward, missed: Letters) {
    state.phase = Phase::Rewarding { reward, missed };
    wind(state);
}

/// Everybody looks at a tile.
pub(crate) fn look(state: &mut State, at: Space, missed: Letters) {
    state.phase = Phase::Searching { at, ready: SeatSet::NOBODY, missed };
    wind(state);
}

/// Some have seen enough.
pub(crate) fn look_away(state: &mut State, ready: SeatSet) {
    if let Phase::Searching { at, missed, .. } = state.phase {
        state.phase = Phase::Searching { at, ready, missed };
    }
}

/// The reward is settled: on with what was missed (R23).
pub(crate) fn after_reward(state: &mut State, missed: Letters, ctx: &mut Ctx<'_, Event>) {
    if state.is_over() {
        return;
    }
    if missed.is_empty() {
        clean_up(state, ctx);
    } else {
        state.phase = Phase::Failing { missed };
        wind(state);
    }
}

/// The die lies, and may be rolled again.
pub(crate) fn wait_for_die(state: &mut State, letter: Letter, face: Face, missed: Letters) {
    state.phase = Phase::Rolled { letter, face, missed };
    wind(state);
}

/// The sled is cleared, the tile is used up; over the last tile of the way out the game ends.
fn clean_up(state: &mut State, ctx: &mut Ctx<'_, Event>) {
    state.cards.clear_sled();
    state.board.clear();
    state.glass = Glass::default();
    if state.board.plane == Some(Space::Z3) {
        // R50: drawing and resting could change nothing any more.
        finish(state, Ending::Escaped, ctx);
    } else {
        draw::fill_hands(state, ctx);
    }
}

pub(crate) fn wait_for_draw(state: &mut State, limit: u8) {
    state.phase = Phase::Drawing { limit };
    wind(state);
}

/// Hands are full, or the deck is empty: to rest or not.
pub(crate) fn after_draw(state: &mut State, ctx: &mut Ctx<'_, Event>) {
    state.phase = Phase::Resting;
    wind(state);
    if !rest::is_possible(state) {
        end_turn(state, ctx);
    }
}

/// The left neighbour leads.
pub(crate) fn end_turn(state: &mut State, ctx: &mut Ctx<'_, Event>) {
    if let Some(at) = state.searched.take()
        && !state.options.search_note
    {
        state.board.forget(at);
    }
    state.ignored = SeatSet::NOBODY;
    state.n_changes = 0;
    state.talks.begin_turn();
    state.mirage = 0;
    state.round += 1;
    state.turn = state.turn.next_of(state.n_seats);
    state.phase = Phase::Moving;
    wind(state);
    let (seat, round) = (state.turn, state.round);
    ctx.tell(|| Event::TurnBegan { seat, round });
}

/// The end, one way or the other: all cards are turned up.
#[cold]
pub(crate) fn finish(state: &mut State, ending: Ending, ctx: &mut Ctx<'_, Event>) {
    state.phase = Phase::Over(ending);
    for &space in Space::ALL {
        state.board.show(space, ctx);
    }
    for seat in state.all_seats().iter() {
        state.cards.pack_mut(seat).unstage_all();
        state.cards.pack_mut(seat).sort();
    }
    ending::tell(state, ending, ctx);
}
