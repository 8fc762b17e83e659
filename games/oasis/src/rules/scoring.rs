//! Points and ranks (O11.4, O11.5), and pieces for the scoring track (O13.10).
use std::cmp::Reverse;

use kernel::{Ctx, Outcome, Seat};

use crate::{
    action::Action,
    data::N_GOODS,
    event::Event,
    flow,
    refusal::Refusal,
    rules::not_now,
    setup::ScorePiece,
    space::Space,
    state::{Phase, State},
};

/// Returns the points of each holding: camels, Oasis, Steppe, Stony Plains.
pub(crate) fn points(state: &State, seat: Seat) -> [u16; N_GOODS] {
    state.units(seat).points(*state.goods[seat.index()].truth())
}

pub(crate) fn total(state: &State, seat: Seat) -> u16 {
    points(state, seat).iter().sum()
}

/// R10: returns the next player, in turn order, who has no camel or control marker in the supply
/// for the scoring track.
pub(crate) fn next_without_piece(state: &State) -> Option<Seat> {
    if state.switches.score_piece != ScorePiece::Real {
        return None;
    }
    let seats = (1..=state.n_seats).map(|counter| state.holder(counter));
    let has_piece = |seat: Seat| state.camels_left(seat) > 0 || state.board.markers_left(seat) > 0;
    seats.into_iter().find(|&seat| !has_piece(seat))
}

/// Lists the pieces that the player may take off the board.
pub(crate) fn legal(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    let first = actions.len();
    actions.extend(state.board.camels(seat).iter().map(|at| Action::Remove { at }));
    actions.extend(state.board.areas_of(seat).map(|area| Action::Remove { at: area.mark.at }));
    actions[first..].sort_unstable();
}

fn plan_remove(state: &State, seat: Seat, at: Space) -> Result<(), Refusal> {
    if state.phase != Phase::Scoring {
        return Err(not_now(state));
    }
    let is_marked = state.board.area_marked(at).is_some_and(|area| area.seat == seat);
    if !is_marked && state.board.camel_at(at) != Some(seat) {
        return Err(Refusal::NoPieceThere { at });
    }
    Ok(())
}

pub(crate) fn remove(
    state: &mut State,
    seat: Seat,
    at: Space,
    ctx: &mut Ctx<'_, State>,
) -> Result<(), Refusal> {
    plan_remove(state, seat, at)?;
    take_off(state, seat, at);
    ctx.emit(state, || Event::PieceRemoved { seat, at });
    ctx.forbid_undo();
    flow::score_game(state, ctx);
    Ok(())
}

/// Takes the player's camel or control marker on this space off the board.
pub(crate) fn take_off(state: &mut State, seat: Seat, at: Space) {
    match state.board.area_marked(at) {
        Some(area) => state.board.remove_mark(area),
        None => state.board.remove_camel(seat, at),
    }
}

/// Returns the sort key for ranking. R11: ties go to the lower counter. Counters are unique, so no
/// rank is shared.
fn standing(state: &State, seat: Seat) -> (Reverse<u16>, u8) {
    (Reverse(total(state, seat)), state.counter(seat))
}

pub(crate) fn winner(state: &State) -> Seat {
    let best = state.all_seats().iter().min_by_key(|&seat| standing(state, seat));
    best.expect("a game has players")
}

/// Returns the final ranking. The game must be over.
pub(crate) fn outcome(state: &State) -> Outcome {
    let mut ranks = vec![0; state.n_seats as usize];
    let mut ranking: Vec<Seat> = state.all_seats().iter().collect();
    ranking.sort_by_key(|&seat| standing(state, seat));
    for (rank, seat) in (1..).zip(ranking) {
        ranks[seat.index()] = rank;
    }
    let scores = state.all_seats().iter().map(|seat| i32::from(total(state, seat))).collect();
    let cause = state.ending.first().expect("a finished game has a cause");
    Outcome { ranks, scores, reason: cause.as_str().to_owned() }
}
