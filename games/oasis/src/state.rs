//! The whole truth of a game in one flat value.
use kernel::{Seat, SeatSet, Secret};

use crate::{
    board::Board,
    cards::{Cards, Pile},
    data::{CAMELS, Card, Cause, Good, Land, N_GOODS, N_LANDS, N_SEATS},
    setup::Switches,
    space::Space,
};

/// Everything that can change, and the switches of the table. Never serialised.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct State {
    pub(crate) board: Board,
    pub(crate) cards: Cards,
    /// Scoring markers of each player, by kind; the owner knows them.
    pub(crate) goods: [Secret<Goods>; N_SEATS],
    /// Priority counters that lie face up, one a seat.
    pub(crate) counters: [u8; N_SEATS],
    /// Counters received this round, face down; 0 while nobody has taken the offer.
    pub(crate) received: [u8; N_SEATS],
    pub(crate) phase: Phase,
    /// Who acts; after the end, who did last.
    pub(crate) turn: Seat,
    pub(crate) n_seats: u8,
    /// Counted from 1.
    pub(crate) round: u16,
    pub(crate) ending: Ending,
    pub(crate) switches: Switches,
}

/// What is copied in a few dozen instructions: searches clone a state millions of times.
const _: () = assert!(size_of::<State>() <= 768);

/// Where the game stands. Only `flow.rs` assigns it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Phase {
    /// The number of cards is to be announced (option `reveal`).
    Announcing,
    /// A card lies open; another one, or enough?
    Offering,
    /// An offer is to be taken.
    Accepting,
    /// A card of the offer is to be chosen; without any left, to be confirmed.
    Resolving,
    /// Tiles of this card are still to be placed.
    Tiling {
        card: Card,
        n_left: u8,
    },
    /// The tile on `at` lies in a neutral area; `n_left` tiles of the card come after it.
    Marking {
        card: Card,
        n_left: u8,
        at: Space,
    },
    /// Camels of this card are still to be placed.
    Herding {
        card: Card,
        n_left: u8,
    },
    /// The free action.
    Free,
    /// Its tile lies in a neutral area.
    FreeMarking {
        land: Land,
        at: Space,
    },
    /// It is done and to be confirmed.
    FreeDone,
    Over,
}

/// Scoring markers by kind.
pub(crate) type Goods = [u8; N_GOODS];

/// Why this round is the last, if it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Ending {
    /// In the order in which they came.
    causes: [Option<Cause>; Cause::ALL.len()],
}

impl Ending {
    #[inline]
    pub(crate) const fn is_set(self) -> bool {
        self.causes[0].is_some()
    }

    /// What the end is put down to.
    pub(crate) const fn first(self) -> Option<Cause> {
        self.causes[0]
    }

    pub(crate) fn has(self, cause: Cause) -> bool {
        self.causes.contains(&Some(cause))
    }

    /// The first one counts, the others are listed, each once.
    #[cold]
    pub(crate) fn add(&mut self, cause: Cause) {
        if self.has(cause) {
            return;
        }
        let place = self.causes.iter_mut().find(|place| place.is_none());
        *place.expect("there is a place for each cause") = Some(cause);
    }

    /// The first cause first.
    pub(crate) fn list(self) -> Vec<Cause> {
        self.causes.into_iter().flatten().collect()
    }
}

/// What one player's holdings count: the herd, then the three lands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Units {
    pub herd: u8,
    pub lands: [u8; N_LANDS],
}

impl Units {
    /// What this marker multiplies.
    pub(crate) const fn of(self, good: Good) -> u8 {
        match good.land() {
            None => self.herd,
            Some(land) => self.lands[land as usize],
        }
    }

    /// Each holding times its markers, in the order of [`Good`].
    pub(crate) fn points(self, goods: Goods) -> [u16; N_GOODS] {
        let mut points = [0; N_GOODS];
        for &good in Good::ALL {
            points[good as usize] = u16::from(self.of(good)) * u16::from(goods[good as usize]);
        }
        points
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
    pub(crate) const fn counter(&self, seat: Seat) -> u8 {
        self.counters[seat.index()]
    }

    /// Who holds this counter face up.
    #[inline]
    pub(crate) fn holder(&self, counter: u8) -> Seat {
        let holds = |index: &usize| self.counters[*index] == counter;
        let index = (0..self.n_seats as usize).find(holds).expect("every counter has a holder");
        Seat::new(index as u8)
    }

    /// Whose offers are not taken yet.
    #[inline]
    pub(crate) fn open_offers(&self) -> SeatSet {
        SeatSet::of_table::<N_SEATS>(|index| self.received[index] == 0).and(self.all_seats())
    }

    /// Whose offer the acting player has taken: that owner has the counter.
    #[inline]
    pub(crate) fn offer_taken(&self) -> Seat {
        let counter = self.counter(self.turn);
        let has_it = |index: &usize| self.received[*index] == counter;
        let index = (0..self.n_seats as usize).find(has_it).expect("an offer was taken");
        Seat::new(index as u8)
    }

    #[inline]
    pub(crate) fn n_stack(&self, seat: Seat) -> u8 {
        self.cards.n(Pile::Stack(seat))
    }

    #[inline]
    pub(crate) const fn camels_left(&self, seat: Seat) -> u8 {
        CAMELS - self.board.camels(seat).len()
    }

    /// Scoring markers of this kind that nobody has.
    #[inline]
    pub(crate) fn goods_left(&self, good: Good) -> u8 {
        let taken: u8 = self.goods.iter().map(|goods| goods.truth()[good as usize]).sum();
        good.stock() - taken
    }

    /// How many scoring markers this player has, of whatever kind: public.
    pub(crate) fn n_goods(&self, seat: Seat) -> u8 {
        self.goods[seat.index()].truth().iter().sum()
    }

    pub(crate) fn units(&self, seat: Seat) -> Units {
        let mut lands = [0; N_LANDS];
        for area in self.board.areas_of(seat) {
            lands[area.mark.land as usize] += area.spaces.len();
        }
        Units { herd: self.board.camels(seat).largest_group().len(), lands }
    }

    /// Counts every component of the box.
    pub(crate) fn count(&self) -> Result<(), String> {
        self.board.check()?;
        let mut counts = [0; Card::ALL.len()];
        for (card, batch) in Pile::all().flat_map(|pile| self.cards.truth(pile)) {
            counts[card as usize] += 1;
            ensure(batch < crate::data::N_CARDS as u8, || format!("shuffle {batch}"))?;
        }
        for &card in Card::ALL {
            let n = counts[card as usize];
            ensure(n == card.copies(), || format!("{n} cards {card}"))?;
        }
        for &land in Land::ALL {
            let n_shown = self.board.showing(land).len();
            let n_printed = crate::space::PRINTED[land as usize].len();
            ensure(n_shown <= land.stock() + n_printed, || format!("{n_shown} {land}"))?;
            let is_out = self.board.stock(land) == 0;
            ensure(is_out == self.ending.has(Cause::out(land)), || {
                format!("{land} is used up, and the end is not near")
            })?;
        }
        for &good in Good::ALL {
            let n: u8 = self.goods.iter().map(|goods| goods.truth()[good as usize]).sum();
            ensure(n <= good.stock(), || format!("{n} markers {good}"))?;
        }
        for seat in self.all_seats().iter() {
            let n = self.board.camels(seat).len();
            ensure(n <= CAMELS, || format!("{n} camels of {seat}"))?;
        }
        self.count_counters()
    }

    fn count_counters(&self) -> Result<(), String> {
        let n = self.n_seats as usize;
        let mut face_up = self.counters;
        face_up[..n].sort_unstable();
        let is_each_once = face_up[..n].iter().copied().eq(1..=self.n_seats);
        ensure(is_each_once, || format!("counters {:?}", self.counters))?;
        for (index, &counter) in self.received[..n].iter().enumerate() {
            let is_twice = counter > 0 && self.received[..index].contains(&counter);
            ensure(!is_twice && counter <= self.n_seats, || {
                format!("received {:?}", self.received)
            })?;
        }
        Ok(())
    }
}

fn ensure(holds: bool, problem: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(problem()) }
}
