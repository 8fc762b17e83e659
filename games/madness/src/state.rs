//! The whole truth of a game in one flat value.
mod sets;

use std::sync::Arc;

use arrayvec::ArrayVec;
use kernel::{Seat, SeatSet};

pub(crate) use self::sets::{Letters, Relics};
use crate::{
    board::{Board, spaces_of},
    cards::{Cards, HAND_MAX, Pack},
    council::Advice,
    credit::Credit,
    data::{
        Card, Challenge, Face, LEVELS, Letter, MadnessId, N_SEATS, Region, Reward, Stage, TOKENS,
        hand_limit,
    },
    glass::Glass,
    minds::{MadnessDeck, Minds},
    setup::{Options, in_box},
    space::Space,
    talk::Spoken,
    tile::{N_OF_REGION, Tile},
};

/// Everything that can change, and the options of the table. Never serialised.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct State {
    pub(crate) cards: Cards,
    pub(crate) minds: Minds,
    pub(crate) board: Board,
    pub(crate) relics: [Relics; N_SEATS],
    pub(crate) tokens: Tokens,
    pub(crate) phase: Phase,
    /// Who leads; after the end, who did last.
    pub(crate) turn: Seat,
    pub(crate) n_seats: u8,
    /// Turns, counted from 1.
    pub(crate) round: u16,
    /// Whose madness sleeps until the end of the turn.
    pub(crate) ignored: SeatSet,
    /// How often the leader took something back before turning the glass.
    pub(crate) n_changes: u8,
    /// The number of the clock that runs.
    pub(crate) clock: u32,
    pub(crate) glass: Glass,
    pub(crate) talks: Talks,
    /// A tile that was searched in this turn and is still shown, where there is no clock.
    pub(crate) searched: Option<Space>,
    /// How far each player's word was borne out.
    pub(crate) credit: [Credit; N_SEATS],
    /// Which of the 24 ways the colours play, with the option of that name.
    pub(crate) mirage: u8,
    /// Shared by all states of a game.
    pub(crate) options: Arc<Options>,
}

/// Searches clone a state millions of times: what is said lies apart and is mostly empty.
const _: () = assert!(size_of::<State>() <= 768);

/// Where the game stands. Only `flow.rs` assigns it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Phase {
    /// The plane is to be moved.
    Moving,
    /// It has been, from here; the glass is to be turned.
    Ready {
        from: Option<Space>,
    },
    /// The glass runs, and no card was laid in it.
    Talking,
    /// The glass runs in silence.
    Silent,
    /// The glass has run out: once more, or enough?
    GlassOut,
    /// A challenge was met; what the tile gives is to be chosen.
    Rewarding {
        reward: Reward,
        missed: Letters,
    },
    /// A tile is shown to all; `ready` have seen enough.
    Searching {
        at: Space,
        ready: SeatSet,
        missed: Letters,
    },
    /// Each of these costs madness or a roll of the die.
    Failing {
        missed: Letters,
    },
    /// The die lies for this challenge; the others are still open.
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
    Over(Ending),
}

/// How the game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Ending {
    /// Over the third tile of the way out.
    Escaped,
    /// The last leadership token is gone.
    NoTokens,
    /// An injury was due and none was left.
    NoInjuries,
}

/// Madness cards that bind somebody.
pub(crate) type Bonds = ArrayVec<MadnessId, { LEVELS as usize }>;

/// Leadership tokens; those in neither place are back in the box.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Tokens {
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

/// What is said in this glass and in this turn.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Talks {
    /// Remarks of this glass that have arrived, in that order: a remark's number is its place.
    pub log: Vec<Spoken>,
    /// The second in which each of them arrived.
    pub arrivals: Vec<u8>,
    /// Remarks under way, in the order sent.
    pub pending: Vec<Spoken>,
    /// Outside the encounter, in this turn.
    pub council: Vec<Advice>,
    /// Who was asked by name to lay something, in this turn.
    pub asked: SeatSet,
}

impl Talks {
    pub(crate) fn begin_turn(&mut self) {
        self.begin_glass();
        self.council.clear();
        self.asked = SeatSet::NOBODY;
    }

    pub(crate) fn begin_glass(&mut self) {
        self.log.clear();
        self.arrivals.clear();
        self.pending.clear();
    }

    /// Remarks of this player that all have noticed.
    pub(crate) fn n_arrived(&self, seat: Seat) -> u8 {
        self.log.iter().filter(|spoken| spoken.from == seat).count() as u8
    }
}

impl State {
    /// Remarks that this player has used up in this glass.
    pub(crate) fn n_spent(&self, seat: Seat) -> u8 {
        let sent = self.talks.log.iter().chain(&self.talks.pending);
        sent.filter(|spoken| spoken.from == seat && !spoken.is_free).count() as u8
    }

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
        matches!(self.phase, Phase::Over(_))
    }

    /// Does the glass run?
    #[inline]
    pub(crate) const fn is_running(&self) -> bool {
        matches!(self.phase, Phase::Talking | Phase::Silent)
    }

    /// Is there an encounter, from the glass until the sled is cleared?
    pub(crate) const fn is_faced(&self) -> bool {
        match self.phase {
            Phase::Talking
            | Phase::Silent
            | Phase::GlassOut
            | Phase::Rewarding { .. }
            | Phase::Searching { .. }
            | Phase::Failing { .. }
            | Phase::Rolled { .. } => true,
            Phase::Moving
            | Phase::Ready { .. }
            | Phase::Drawing { .. }
            | Phase::Resting
            | Phase::Over(_) => false,
        }
    }

    /// The challenges that the plane faces: those of the tile, else those of the board (R46).
    #[inline]
    pub(crate) fn challenges(&self) -> [Challenge; 2] {
        let at = self.board.plane.expect("the plane has been moved");
        match self.board.faced() {
            Some(tile) => tile.truth().front().challenges,
            None => at.printed().expect("the edge and the way out are faced once, with a tile"),
        }
    }

    /// What the sled holds for a challenge.
    #[inline]
    pub(crate) fn sum(&self, letter: Letter) -> u8 {
        let gear = self.challenges()[letter as usize].gear;
        let mut sum = 0;
        for pack in &self.cards.packs()[..self.n_seats as usize] {
            sum += pack.laid_sum(gear);
        }
        sum
    }

    /// How far the sled is from the nearest sum that would do.
    pub(crate) fn distance(&self, letter: Letter) -> u8 {
        self.challenges()[letter as usize].target.distance(self.sum(letter))
    }

    /// Relics that nobody has.
    #[inline]
    pub(crate) fn relics_left(&self) -> Relics {
        let mut left = Relics::ALL;
        for &relics in &self.relics {
            left = left.without(relics);
        }
        left
    }

    /// Relics that the players have together.
    pub(crate) fn n_relics(&self) -> u8 {
        self.relics.iter().map(|relics| relics.len()).sum()
    }

    /// Relics minus injuries.
    pub(crate) fn balance(&self) -> i8 {
        self.n_relics() as i8 - self.cards.injuries_suffered() as i8
    }

    /// Is the leader's space for this phase free of relic tokens?
    #[inline]
    pub(crate) fn is_open(&self, stage: Stage) -> bool {
        !self.relics[self.turn.index()].cover(stage)
    }

    /// May the leader spend a token in this phase?
    #[inline]
    pub(crate) fn can_spend(&self, stage: Stage) -> bool {
        self.tokens.sled > 0 && self.is_open(stage)
    }

    /// Seats that can still go madder.
    #[inline]
    pub(crate) fn sane_enough(&self) -> SeatSet {
        SeatSet::of_table::<N_SEATS>(|index| self.minds.level(Seat::new(index as u8)) < LEVELS)
            .and(self.all_seats())
    }

    /// Madness cards that bind this player now.
    pub(crate) fn bonds(&self, seat: Seat) -> impl Iterator<Item = MadnessId> {
        let is_ignored = self.ignored.has(seat);
        self.minds.cards(seat).filter(move |_| !is_ignored)
    }

    /// Cards that this player lacks to reach `limit`.
    #[inline]
    pub(crate) fn lacks(&self, seat: Seat, limit: u8) -> u8 {
        limit.saturating_sub(self.cards.pack(seat).n_kept())
    }

    /// Cards that all players lack together.
    #[inline]
    pub(crate) fn need(&self, limit: u8) -> u8 {
        let seats = 0..self.n_seats;
        seats.map(|index| self.lacks(Seat::new(index), limit)).sum()
    }

    /// The limit of a hand: without any token, but for the draw that is under way.
    #[inline]
    pub(crate) const fn limit(&self) -> u8 {
        match self.phase {
            Phase::Drawing { limit } => limit,
            _ => hand_limit(self.n_seats),
        }
    }

    /// Does the sled lie open?
    pub(crate) const fn is_revealed(&self) -> bool {
        matches!(
            self.phase,
            Phase::Rewarding { .. }
                | Phase::Searching { .. }
                | Phase::Failing { .. }
                | Phase::Rolled { .. }
        )
    }

    /// Challenges that are still to be paid for.
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
            | Phase::GlassOut
            | Phase::Drawing { .. }
            | Phase::Resting
            | Phase::Over(_) => Letters::NONE,
        }
    }

    /// Counts every component of the box.
    pub(crate) fn count(&self) -> Result<(), String> {
        self.count_cards()?;
        self.count_minds()?;
        self.count_tiles()?;
        let tokens = self.tokens.total();
        ensure(tokens <= TOKENS, || format!("{tokens} tokens"))?;
        for (index, &relics) in self.relics.iter().enumerate() {
            let is_twice = self.relics[..index].iter().any(|other| other.meets(relics));
            ensure(!is_twice, || "a relic lies with two players".to_owned())?;
        }
        Ok(())
    }

    fn count_cards(&self) -> Result<(), String> {
        for &card in Card::ALL {
            let supply = match card.gear() {
                None => self.cards.injuries_left(),
                Some(gear) if card.is_arcane() => self.cards.arcane_left(gear),
                Some(_) => 0,
            };
            let shown = usize::from(self.cards.n_discarded(card) + supply);
            let n = shown + self.cards.n_hidden(card);
            let wanted = usize::from(in_box(&self.options, card));
            ensure(n == wanted, || format!("{n} cards {card}, not {wanted}"))?;
        }
        for pack in self.cards.packs() {
            ensure(pack.hand().is_sorted(), || "a hand is out of order".to_owned())?;
            let is_possible = |held: &crate::cards::Held| {
                held.since <= held.drawn && held.drawn <= self.cards.n_rests()
            };
            ensure(pack.all().iter().all(is_possible), || {
                format!("{pack:?} holds what could not be drawn")
            })?;
        }
        Ok(())
    }

    fn count_minds(&self) -> Result<(), String> {
        for level in 1..=LEVELS {
            let nth = level as usize - 1;
            let held = self.all_seats().iter().filter_map(|seat| self.minds.mind(seat)[nth]);
            let in_deck = self.minds.decks()[nth].cards().iter().copied();
            let mut found: Vec<MadnessId> = held.chain(in_deck).collect();
            found.sort_unstable();
            let mut wanted: Vec<MadnessId> = MadnessDeck::all(level, &self.options).collect();
            wanted.sort_unstable();
            ensure(found == wanted, || format!("madness of level {level}: {found:?}"))?;
        }
        Ok(())
    }

    fn count_tiles(&self) -> Result<(), String> {
        let mut n = [0; N_OF_REGION.len()];
        for &space in Space::ALL {
            let Some(tile) = self.board.tile(space) else {
                continue;
            };
            let region = tile.truth().region();
            ensure(region == space.region(), || format!("{region} tile on {space}"))?;
            ensure(!self.board.used().has(*tile.truth()), || "a used tile".to_owned())?;
            n[region as usize] += 1;
        }
        for tile in self.board.used().iter() {
            n[tile.region() as usize] += 1;
        }
        for &region in Region::ALL {
            let wanted = spaces_of(region, &self.options).count();
            let found = n[region as usize];
            ensure(found == wanted, || format!("{found} {region} tiles, not {wanted}"))?;
        }
        Ok(())
    }

    /// The tile that is faced, once it is turned up.
    pub(crate) fn faced_open(&self) -> Option<Tile> {
        self.board.faced().and_then(|tile| tile.seen_by(SeatSet::GALLERY)).copied()
    }
}

const _: () = assert!(size_of::<Pack>() == 3 * HAND_MAX + 3);

pub(crate) fn ensure(holds: bool, problem: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(problem()) }
}
