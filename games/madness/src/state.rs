//! The full game state, including hidden information, in one flat value.
mod consistency;
mod sets;

use std::sync::Arc;

use arrayvec::ArrayVec;
use kernel::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

pub(crate) use self::sets::Letters;
pub(crate) use self::sets::Relics;
use crate::{
    board::Board,
    cards::{Cards, HAND_MAX, Pack},
    data::{
        Challenge, Face, LEVELS, Letter, MadnessId, N_SEATS, Reward, Stage, TOKENS, hand_limit,
    },
    madness_decks::MadnessDecks,
    setup::{Options, ShortConfusion},
    space::Space,
    talk::{TalkState, TrackRecord},
    tile::Tile,
    timer::Timer,
};

/// Everything that can change, plus the options of the table. Never serialized.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct State {
    pub(crate) cards: Cards,
    pub(crate) madness: MadnessDecks,
    pub(crate) board: Board,
    pub(crate) relics: [Relics; N_SEATS],
    pub(crate) tokens: Tokens,
    pub(crate) phase: Phase,
    /// The current leader; after the end, the last one.
    pub(crate) turn: Seat,
    pub(crate) n_seats: u8,
    /// Turn number, counted from 1.
    pub(crate) round: u16,
    /// Players whose madness is ignored until the end of the turn.
    pub(crate) ignored: SeatSet,
    /// Number of decisions the leader took back before flipping the timer.
    pub(crate) n_changes: u8,
    /// Number of the running clock.
    pub(crate) clock: u32,
    pub(crate) timer: Timer,
    pub(crate) talk: TalkState,
    /// Tile searched this turn that is still shown (untimed games).
    pub(crate) searched: Option<Space>,
    /// Record of each player's claims.
    pub(crate) track_records: [TrackRecord; N_SEATS],
    /// Which of the 24 colour permutations applies, with the option `mirage`.
    pub(crate) mirage: u8,
    /// Shared by all states of a game.
    pub(crate) options: Arc<Options>,
}

/// Searches clone states millions of times, so talk is stored separately and is usually empty.
const _: () = assert!(size_of::<State>() <= 1024);

/// The phase of the game. Only `flow.rs` assigns it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Phase {
    /// The leader has to move the plane.
    #[default]
    Moving,
    /// The plane has moved from `from`; the leader has to flip the timer.
    Ready {
        from: Option<Space>,
    },
    /// The timer runs and no card has been played during it.
    Talking,
    /// The timer runs in silence.
    Silent,
    /// The timer has run out; the leader extends or reveals.
    TimerOut,
    /// A challenge was met; the leader chooses the reward.
    Rewarding {
        reward: Reward,
        missed: Letters,
    },
    /// A tile is shown to all; `ready` players have seen enough.
    Searching {
        at: Space,
        ready: SeatSet,
        missed: Letters,
    },
    /// Each missed challenge costs madness or a roll of the die.
    Failing {
        missed: Letters,
    },
    /// The die was rolled for this challenge; the other missed ones are still open.
    Rolled {
        letter: Letter,
        face: Face,
        missed: Letters,
    },
    /// Hands are being filled up to this limit.
    Drawing {
        limit: u8,
    },
    Resting,
    Over {
        ending: Ending,
    },
}

/// How the game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// The plane left the third escape tile.
    Escaped,
    /// The last leadership token is gone.
    NoTokens,
    /// An injury was due and none was left in the supply.
    NoInjuries,
}

/// Madness cards that apply to a player.
pub(crate) type ActiveMadness = ArrayVec<MadnessId, { LEVELS as usize }>;

/// Leadership tokens; those in neither place are in the box.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tokens {
    pub sled: u8,
    pub discard: u8,
}

impl Tokens {
    pub(crate) const ALL: Tokens = Tokens { sled: TOKENS, discard: 0 };

    #[inline]
    pub(crate) const fn total(self) -> u8 {
        self.sled + self.discard
    }
}

impl State {
    #[inline]
    pub(crate) const fn all_seats(&self) -> SeatSet {
        SeatSet::first_n(self.n_seats)
    }

    #[inline]
    pub(crate) const fn has_seat(&self, seat: Seat) -> bool {
        seat.index() < self.n_seats as usize
    }

    #[inline]
    pub(crate) const fn is_over(&self) -> bool {
        matches!(self.phase, Phase::Over { .. })
    }

    /// Returns `true` while the timer runs.
    #[inline]
    pub(crate) const fn is_running(&self) -> bool {
        matches!(self.phase, Phase::Talking | Phase::Silent)
    }

    /// Returns `true` during an encounter, from flipping the timer until the sled is cleared.
    pub(crate) const fn is_encounter(&self) -> bool {
        match self.phase {
            Phase::Talking
            | Phase::Silent
            | Phase::TimerOut
            | Phase::Rewarding { .. }
            | Phase::Searching { .. }
            | Phase::Failing { .. }
            | Phase::Rolled { .. } => true,
            Phase::Moving
            | Phase::Ready { .. }
            | Phase::Drawing { .. }
            | Phase::Resting
            | Phase::Over { .. } => false,
        }
    }

    /// Returns the current challenges: those of the tile, otherwise those of the board (R46).
    #[inline]
    pub(crate) fn challenges(&self) -> [Challenge; 2] {
        let at = self.board.plane.expect("the plane has been moved");
        match self.board.encounter_tile() {
            Some(tile) => tile.truth().front().challenges,
            None => at.printed().expect("the edge and the escape are visited once, with a tile"),
        }
    }

    /// Returns the sum on the sled for a challenge.
    #[inline]
    pub(crate) fn sum(&self, letter: Letter) -> u8 {
        let gear = self.challenges()[letter as usize].gear;
        let mut sum = 0;
        for pack in &self.cards.packs()[..self.n_seats as usize] {
            sum += pack.played_sum(gear);
        }
        sum
    }

    /// Returns the distance from the sled to the nearest valid sum.
    pub(crate) fn distance(&self, letter: Letter) -> u8 {
        self.challenges()[letter as usize].target.distance(self.sum(letter))
    }

    /// Returns `true` if Confusion by this distance would cost a token instead of cards (R26).
    pub(crate) fn confusion_costs_token(&self, distance: u8) -> bool {
        distance > self.cards.n_deck() && self.options.short_confusion == ShortConfusion::Token
    }

    /// Returns the relics that no player has.
    #[inline]
    pub(crate) fn relics_left(&self) -> Relics {
        let mut left = Relics::ALL;
        for &relics in &self.relics {
            left = left.without(relics);
        }
        left
    }

    /// Returns the number of relics of all players.
    pub(crate) fn n_relics(&self) -> u8 {
        self.relics.iter().map(|relics| relics.len()).sum()
    }

    /// Returns relics minus injuries.
    pub(crate) fn balance(&self) -> i8 {
        self.n_relics() as i8 - self.injuries_counted() as i8
    }

    /// Returns the number of injuries that count against the expedition (R2, M16.1).
    pub(crate) fn injuries_counted(&self) -> u8 {
        if self.options.as_written {
            self.cards.injuries_outside_deck()
        } else {
            self.cards.injuries_suffered()
        }
    }

    /// Returns `true` if the leader's space for this phase is not covered by a relic token.
    #[inline]
    pub(crate) fn is_open(&self, stage: Stage) -> bool {
        !self.relics[self.turn.index()].cover(stage)
    }

    /// Returns `true` if the leader may spend a token in this phase.
    #[inline]
    pub(crate) fn can_spend(&self, stage: Stage) -> bool {
        self.tokens.sled > 0 && self.is_open(stage)
    }

    /// Returns the seats with a card in hand.
    #[inline]
    pub(crate) fn seats_with_cards(&self) -> SeatSet {
        let has_cards = |index: usize| self.cards.pack(Seat::new(index as u8)).n_unplayed() > 0;
        SeatSet::from_fn::<N_SEATS>(has_cards).and(self.all_seats())
    }

    /// Returns the seats below the highest madness level.
    #[inline]
    pub(crate) fn seats_below_max_level(&self) -> SeatSet {
        SeatSet::from_fn::<N_SEATS>(|index| self.madness.level(Seat::new(index as u8)) < LEVELS)
            .and(self.all_seats())
    }

    /// Returns the madness cards that apply to this player now.
    pub(crate) fn active_madness(&self, seat: Seat) -> impl Iterator<Item = MadnessId> {
        let is_ignored = self.ignored.has(seat);
        self.madness.cards(seat).filter(move |_| !is_ignored)
    }

    /// Returns the number of cards this player needs to reach `limit`.
    #[inline]
    pub(crate) fn n_missing(&self, seat: Seat, limit: u8) -> u8 {
        limit.saturating_sub(self.cards.pack(seat).n_unplayed())
    }

    /// Returns the number of cards that all players need together.
    #[inline]
    pub(crate) fn n_needed(&self, limit: u8) -> u8 {
        let seats = 0..self.n_seats;
        seats.map(|index| self.n_missing(Seat::new(index), limit)).sum()
    }

    /// Returns the hand limit, including tokens spent on the current draw.
    #[inline]
    pub(crate) const fn hand_limit(&self) -> u8 {
        if let Phase::Drawing { limit } = self.phase { limit } else { hand_limit(self.n_seats) }
    }

    /// Returns `true` if the sled is revealed.
    pub(crate) const fn is_revealed(&self) -> bool {
        matches!(
            self.phase,
            Phase::Rewarding { .. }
                | Phase::Searching { .. }
                | Phase::Failing { .. }
                | Phase::Rolled { .. }
        )
    }

    /// Returns the missed challenges that are not paid for yet.
    pub(crate) const fn missed(&self) -> Letters {
        match self.phase {
            Phase::Rewarding { missed, .. }
            | Phase::Searching { missed, .. }
            | Phase::Failing { missed } => missed,
            Phase::Rolled { letter, missed, .. } => missed.with(letter),
            Phase::Moving
            | Phase::Ready { .. }
            | Phase::Talking
            | Phase::Silent
            | Phase::TimerOut
            | Phase::Drawing { .. }
            | Phase::Resting
            | Phase::Over { .. } => Letters::NONE,
        }
    }

    /// Returns the tile of the encounter once it is face up.
    pub(crate) fn revealed_tile(&self) -> Option<Tile> {
        self.board.encounter_tile().and_then(|tile| tile.seen_by(SeatSet::SPECTATORS)).copied()
    }
}

const _: () = assert!(size_of::<Pack>() == 3 * HAND_MAX + 2);
