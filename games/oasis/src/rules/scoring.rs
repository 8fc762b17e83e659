//! Points and ranks (O11.4, O11.5).
use std::cmp::Reverse;

use kernel::{Outcome, Seat};

use crate::{data::N_GOODS, state::State};

/// Returns the points of each holding: camels, Oasis, Steppe, Stony Plains.
pub(crate) fn points(state: &State, seat: Seat) -> [u16; N_GOODS] {
    state.units(seat).points(*state.goods[seat.index()].truth())
}

pub(crate) fn total(state: &State, seat: Seat) -> u16 {
    points(state, seat).iter().sum()
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
