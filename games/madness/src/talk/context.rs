//! The speaker's knowledge when a remark is checked: everything that filters and clauses use.
use kernel::{Seat, SeatSet};

use crate::talk::{
    Clause, CustomCards, HeardRemark, ParsedRemark, Remark, SentRemark, clauses, n_by_others,
};
use crate::{
    data::{Card, Gear, MadnessId, N_GEARS},
    rules::untimed,
    setup::TalkMode,
    state::State,
};

/// Maximum number of remarks per player and timer.
pub(crate) const REMARKS_MAX: usize = 12;

/// A timer as one speaker knows it. Nothing in here is hidden from the speaker, except the words of
/// remarks they did not hear: use [`TalkContext::heard`] for those.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TalkContext<'a> {
    /// The version of the rules.
    pub rules: u16,
    pub seats: u8,
    pub speaker: Seat,
    pub leader: Seat,
    /// Whole seconds elapsed; always 0 in untimed games.
    pub tick: u16,
    /// How much of the timer has run.
    pub progress: Progress,
    /// Remarks per player and timer in untimed games.
    pub budget: Option<u8>,
    /// Players who gave up the rest of their budget.
    pub passed: SeatSet,
    /// Players who visibly cannot speak any more: passed, or no budget left.
    pub spent: SeatSet,
    pub channels: Channels,
    /// Blank madness cards written by the host.
    pub custom_cards: &'a CustomCards,
    /// Remarks of this timer in order of arrival. A remark's number is its index.
    pub log: &'a [SentRemark],
    /// Pending remarks in the order sent.
    pub pending: &'a [SentRemark],
    /// Equipment in the speaker's hand and on the sled.
    pub holding: Holding,
}

/// The share of a timer that has run: `run` of `whole`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Progress {
    pub run: u16,
    pub whole: u16,
}

/// A share of the timer in percent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Percent(pub u8);

/// How players talk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Channels {
    pub panel: bool,
    pub text: bool,
}

impl Channels {
    pub(crate) const ALL: Channels = Channels { panel: true, text: true };

    fn of(state: &State) -> Channels {
        match state.options.talk_mode {
            TalkMode::Panel | TalkMode::InPerson => Channels { panel: true, text: false },
            TalkMode::Text => Channels { panel: false, text: true },
            TalkMode::PanelText => Channels::ALL,
        }
    }
}

impl<'a> TalkContext<'a> {
    /// Returns the context of a speaker.
    pub(crate) fn of(state: &'a State, speaker: Seat) -> TalkContext<'a> {
        let is_untimed = state.options.is_untimed();
        TalkContext {
            rules: state.options.rules,
            seats: state.n_seats,
            speaker,
            leader: state.turn,
            tick: u16::from(state.timer.elapsed),
            progress: Progress::of(state),
            budget: is_untimed.then_some(state.options.budget),
            passed: state.timer.passed,
            spent: if is_untimed { untimed::spent(state) } else { SeatSet::EMPTY },
            channels: Channels::of(state),
            custom_cards: state.options.blank_cards.custom_cards(),
            log: &state.talk.log,
            pending: &state.talk.pending,
            holding: Holding::of(state.cards.pack(speaker).all().iter().map(|held| held.card)),
        }
    }

    /// Returns the clauses of a madness card at this table, as printed or as written by the host.
    pub(crate) fn clauses(&self, id: MadnessId) -> &'a [Clause] {
        self.custom_cards.clauses(id).unwrap_or_else(|| clauses(id))
    }

    /// Returns the clauses of several cards.
    pub(crate) fn all_clauses(&self, madness: &[MadnessId]) -> impl Iterator<Item = &'a Clause> {
        madness.iter().flat_map(|&id| self.clauses(id))
    }

    pub(crate) fn left(&self) -> Seat {
        self.speaker.next_of(self.seats)
    }

    pub(crate) fn right(&self) -> Seat {
        let before = (self.speaker.index() as u8 + self.seats - 1) % self.seats;
        Seat::new(before)
    }

    pub(crate) fn others(&self) -> SeatSet {
        SeatSet::first_n(self.seats).without(SeatSet::only(self.speaker))
    }

    /// Returns `true` for a seat of the table other than the speaker's.
    pub(crate) fn is_other_player(&self, seat: Seat) -> bool {
        self.others().has(seat)
    }

    /// Returns remark number `id` if the speaker heard it.
    pub(crate) fn heard(&self, id: u8) -> Option<(Seat, HeardRemark)> {
        let sent = self.log.get(id as usize)?;
        let said = sent.seen_by(SeatSet::only(self.speaker))?;
        Some((sent.from, said))
    }

    /// Returns everything the speaker heard so far, including their own remarks, latest last.
    pub(crate) fn all_heard(&self) -> impl DoubleEndedIterator<Item = (Seat, HeardRemark)> + 'a {
        let me = SeatSet::only(self.speaker);
        self.log.iter().filter_map(move |it| it.seen_by(me).map(|said| (it.from, said)))
    }

    /// Returns the speaker's own remarks of this timer in the order sent, including pending ones.
    pub(crate) fn mine(&self) -> impl DoubleEndedIterator<Item = &'a SentRemark> + 'a {
        let me = self.speaker;
        self.log.iter().chain(self.pending).filter(move |it| it.from == me)
    }

    pub(crate) fn n_mine(&self) -> usize {
        self.mine().count()
    }

    /// Returns the speaker's own remarks with words, in the order sent.
    pub(crate) fn my_words(&self) -> impl DoubleEndedIterator<Item = &'a SentRemark> + 'a {
        self.mine().filter(|it| !it.remark.kind().is_gesture())
    }

    /// Returns how many remarks of others have arrived.
    pub(crate) fn n_by_others(&self) -> usize {
        n_by_others(self.log, self.speaker) as usize
    }

    /// Returns the parsed content of each of the speaker's remarks, in the order sent.
    pub(crate) fn my_parsed_remarks(&self) -> impl Iterator<Item = ParsedRemark> + 'a {
        let seats = self.seats;
        self.mine().map(move |it| ParsedRemark::of(&it.meant(), seats))
    }

    /// Returns a remark of the speaker as meant. An echo needs its original.
    pub(crate) fn meaning(&self, remark: &Remark) -> HeardRemark {
        let original = remark.says.echoed_id().and_then(|id| self.heard(id)).map(|(_, said)| said);
        HeardRemark::of(remark, original.as_ref())
    }
}

impl Progress {
    /// Returns the progress of the timer. In untimed games it counts the remarks that everyone
    /// noticed, so free remarks forced by madness stay secret.
    pub(crate) fn of(state: &State) -> Progress {
        if !state.options.is_untimed() {
            let whole = u16::from(state.options.timer_seconds.seconds());
            return Progress { run: u16::from(state.timer.elapsed), whole };
        }
        let budget = state.options.budget;
        let whole = u16::from(budget) * u16::from(state.n_seats);
        if state.timer.is_last_call {
            return Progress { run: whole, whole };
        }
        let used = |seat: Seat| {
            let is_out = state.timer.passed.has(seat);
            if is_out { budget } else { state.talk.n_arrived(seat).min(budget) }
        };
        Progress { run: state.all_seats().iter().map(|seat| u16::from(used(seat))).sum(), whole }
    }

    pub(crate) const fn is_at_least(self, share: Percent) -> bool {
        self.run as u32 * 100 >= share.0 as u32 * self.whole as u32
    }

    pub(crate) const fn is_at_most(self, share: Percent) -> bool {
        self.run as u32 * 100 <= share.0 as u32 * self.whole as u32
    }
}

/// Equipment of a player: the number of cards of each kind and value.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Holding([[u8; Holding::VALUES]; N_GEARS]);

impl Holding {
    const VALUES: usize = crate::data::ARCANE as usize + 1;

    pub(crate) fn of(cards: impl IntoIterator<Item = Card>) -> Holding {
        let mut holding = Holding::default();
        for card in cards {
            if let Some(gear) = card.gear() {
                holding.0[gear as usize][card.value() as usize] += 1;
            }
        }
        holding
    }

    pub(crate) fn has(&self, gear: Gear, value: u8) -> bool {
        self.n(gear, value) > 0
    }

    /// Returns the number of cards of this kind and value.
    pub(crate) fn n(&self, gear: Gear, value: u8) -> u8 {
        self.0[gear as usize].get(value as usize).copied().unwrap_or(0)
    }

    pub(crate) fn count(&self, gear: Gear) -> u8 {
        self.0[gear as usize].iter().sum()
    }

    pub(crate) fn total(&self, gear: Gear) -> u8 {
        let values = self.0[gear as usize].iter().enumerate();
        values.map(|(value, n)| value as u8 * n).sum()
    }

    /// Returns the values of cards of one kind, highest first.
    pub(crate) fn values(&self, gear: Gear) -> impl Iterator<Item = u8> {
        let counts = self.0[gear as usize];
        (0..Holding::VALUES as u8)
            .rev()
            .flat_map(move |value| std::iter::repeat_n(value, counts[value as usize] as usize))
    }
}
