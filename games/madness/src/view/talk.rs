//! What was said, as far as these eyes may know.
use kernel::{Seat, SeatSet};

use super::{PendingView, RemarkView};
use crate::{state::State, talk::REMARKS_MAX};

pub(super) fn remarks(state: &State, eyes: SeatSet) -> Vec<RemarkView> {
    let eyes = if state.is_over() { SeatSet::EVERYONE } else { eyes };
    let spoken = state.talks.log.iter().zip(&state.talks.arrivals);
    let view = |(id, (spoken, &second)): (u8, (&crate::talk::Spoken, &u8))| {
        let said = spoken.seen_by(eyes);
        let is_public = said.is_some() && spoken.is_public();
        RemarkView { id, seat: spoken.from, second, said, is_public }
    };
    (0..).zip(spoken).map(view).collect()
}

/// Nobody else notices words that have not arrived.
pub(super) fn pending(state: &State, eyes: SeatSet) -> Vec<PendingView> {
    let own = state.talks.pending.iter().filter(|spoken| eyes.has(spoken.from));
    let view = |spoken: &crate::talk::Spoken| {
        let said = spoken.seen_by(SeatSet::only(spoken.from))?;
        Some(PendingView { seat: spoken.from, said })
    };
    own.filter_map(view).collect()
}

/// Remarks that the rules of talk still allow this player in this glass.
pub(super) fn n_left(state: &State, seat: Seat) -> u8 {
    if !state.options.is_async() {
        let sent = state.talks.log.iter().chain(&state.talks.pending);
        let n = sent.filter(|spoken| spoken.from == seat).count();
        return REMARKS_MAX.saturating_sub(n) as u8;
    }
    if state.glass.passed.has(seat) {
        return 0;
    }
    state.options.budget.saturating_sub(state.n_spent(seat))
}
