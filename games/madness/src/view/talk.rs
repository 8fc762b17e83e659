//! Builds the part of a view about remarks.
use kernel::{Seat, SeatSet};

use super::{PendingView, RemarkView};
use crate::{state::State, talk::REMARKS_MAX};

pub(super) fn remarks(state: &State, viewers: SeatSet) -> Vec<RemarkView> {
    let viewers = if state.is_over() { SeatSet::EVERYONE } else { viewers };
    let sent = state.talk.log.iter().zip(&state.talk.arrivals);
    let view = |(id, (sent, &second)): (u8, (&crate::talk::SentRemark, &u8))| {
        let said = sent.seen_by(viewers);
        let is_public = said.is_some() && sent.is_public();
        RemarkView { id, seat: sent.from, second, said, is_public }
    };
    (0..).zip(sent).map(view).collect()
}

/// Returns the viewers' own pending remarks. No one else notices remarks that have not arrived.
pub(super) fn pending(state: &State, viewers: SeatSet) -> Vec<PendingView> {
    let own = state.talk.pending.iter().filter(|sent| viewers.has(sent.from));
    let view = |sent: &crate::talk::SentRemark| {
        let said = sent.seen_by(SeatSet::only(sent.from))?;
        Some(PendingView { seat: sent.from, said })
    };
    own.filter_map(view).collect()
}

/// Returns how many remarks the rules of talk still allow this player during this timer.
pub(super) fn n_left(state: &State, seat: Seat) -> u8 {
    if !state.options.is_untimed() {
        let sent = state.talk.log.iter().chain(&state.talk.pending);
        let n = sent.filter(|sent| sent.from == seat).count();
        return REMARKS_MAX.saturating_sub(n) as u8;
    }
    if state.timer.passed.has(seat) {
        return 0;
    }
    state.options.budget.saturating_sub(state.talk.n_spent(seat))
}
