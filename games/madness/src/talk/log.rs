//! The remarks of one timer after they were sent, and the advice of the turn.
use kernel::{Seat, SeatSet};

use crate::{
    advice::SeatAdvice,
    talk::{HeardRemark, Kind, ParsedRemark, Remark, parse::lexicon},
};

/// Remarks during this timer and advice this turn.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct TalkState {
    /// Remarks of this timer in order of arrival. A remark's number is its index.
    pub log: Vec<SentRemark>,
    /// The second in which each of them arrived.
    pub arrivals: Vec<u8>,
    /// Pending remarks in the order sent.
    pub pending: Vec<SentRemark>,
    /// Advice outside the encounter this turn.
    pub advice: Vec<SeatAdvice>,
    /// Players who were asked by name to play a card this turn.
    pub asked: SeatSet,
}

impl TalkState {
    pub(crate) fn begin_turn(&mut self) {
        self.begin_timer();
        self.advice.clear();
        self.asked = SeatSet::EMPTY;
    }

    pub(crate) fn begin_timer(&mut self) {
        self.log.clear();
        self.arrivals.clear();
        self.pending.clear();
    }

    /// Returns the number of remarks by this player that everyone noticed.
    pub(crate) fn n_arrived(&self, seat: Seat) -> u8 {
        self.log.iter().filter(|sent| sent.from == seat).count() as u8
    }

    /// Returns the number of remarks this player has used during this timer. Forced ones are free.
    pub(crate) fn n_spent(&self, seat: Seat) -> u8 {
        let sent = self.log.iter().chain(&self.pending);
        sent.filter(|sent| sent.from == seat && !sent.is_free).count() as u8
    }
}

/// Returns the number of remarks by players other than `seat`.
pub(crate) fn n_by_others(log: &[SentRemark], seat: Seat) -> u8 {
    log.iter().filter(|sent| sent.from != seat).count() as u8
}

/// A remark that was sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct SentRemark {
    pub from: Seat,
    /// The remark as meant.
    pub remark: Remark,
    /// The remark as heard.
    pub heard: HeardRemark,
    /// The players who hear it, including the speaker; all players and spectators unless narrowed.
    pub audience: SeatSet,
    /// When it was sent.
    pub tick: u16,
    /// Forced by madness, so it costs no budget.
    pub is_free: bool,
    /// Number of delays before it arrives.
    pub n_delays: u8,
    /// Number of other players' remarks that had arrived when it was sent.
    pub n_others: u8,
}

impl SentRemark {
    /// Returns the remark as these viewers hear it, if they do. The speaker does not learn which
    /// word was swallowed.
    pub(crate) fn seen_by(&self, viewers: SeatSet) -> Option<HeardRemark> {
        let hearers = self.audience.without(SeatSet::only(self.from));
        if hearers.intersects(viewers) {
            return Some(self.heard);
        }
        viewers.has(self.from).then(|| self.meant())
    }

    /// Returns `true` if everyone heard it. Listeners know this, but not who else heard it.
    pub(crate) fn is_public(&self) -> bool {
        self.audience == SeatSet::EVERYONE
    }

    /// Returns the words before any were swallowed. An echo has no words of its own.
    pub(crate) fn meant(&self) -> HeardRemark {
        match (self.heard.lost, self.remark.kind()) {
            (None, _) | (Some(_), Kind::Echo) => self.heard,
            (Some(_), _) => HeardRemark::of(&self.remark, None),
        }
    }

    /// Returns the players whom the remark asks for cards by name: by a request, or by a text with
    /// their name and a kind of equipment or the word play. They must hear it.
    pub(crate) fn asks_by_name(&self, seats: u8) -> SeatSet {
        let named = if self.heard.what == Kind::Request {
            self.heard.to.map_or(SeatSet::EMPTY, SeatSet::only)
        } else if self.heard.what == Kind::Text {
            let parsed = ParsedRemark::of(&self.heard, seats);
            let asks = parsed.n_gears() > 0 || parsed.has_word(lexicon::is_play);
            if asks { parsed.names } else { SeatSet::EMPTY }
        } else {
            SeatSet::EMPTY
        };
        named.and(self.audience).without(SeatSet::only(self.from))
    }
}
