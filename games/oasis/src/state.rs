//! The complete state of a game in one flat value, hidden information included.
use kernel::{Seat, SeatSet, Secret};
use serde::{Deserialize, Serialize};

use crate::{
    board::Board,
    cards::{Cards, Pile},
    data::{CAMELS, Card, Cause, Good, Land, N_GOODS, N_LANDS, N_SEATS},
    setup::Switches,
    space::Space,
};

/// The complete game state with its options. Positions and views are serialized, never the state.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct State {
    pub(crate) board: Board,
    pub(crate) cards: Cards,
    /// Scoring markers of each player, by kind; visible to their owner.
    pub(crate) goods: [Secret<Goods>; N_SEATS],
    /// Face-up priority counters, one per seat.
    pub(crate) counters: [u8; N_SEATS],
    /// Face-down counters received this round; 0 while a seat's offer is not taken.
    pub(crate) received: [u8; N_SEATS],
    pub(crate) phase: Phase,
    /// The acting seat; after the end, the last one to act.
    pub(crate) turn: Seat,
    pub(crate) n_seats: u8,
    /// Number of the round, counted from 1.
    pub(crate) round: u16,
    pub(crate) ending: Ending,
    pub(crate) switches: Switches,
}

// Searches copy a state millions of times, so it has to stay small.
const _: () = assert!(size_of::<State>() <= 800);

/// The current phase. Only `flow.rs` assigns it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum Phase {
    /// The player announces a number of cards (option `reveal`).
    Announcing,
    /// The player reveals another card or stops. Positions also call it `begin`.
    #[serde(alias = "begin")]
    Offering,
    /// The player takes an offer.
    Accepting,
    /// The player chooses a card from the offer, or confirms if none is left.
    Resolving,
    /// The player places tiles for this card.
    Tiling {
        card: Card,
        n_left: u8,
    },
    /// The tile on `at` is in a neutral area; `n_left` more tiles of the card follow.
    Marking {
        card: Card,
        n_left: u8,
        at: Space,
    },
    /// The player places camels for this card.
    Herding {
        card: Card,
        n_left: u8,
    },
    /// The player takes the free action.
    Free,
    /// The tile of the free action is in a neutral area.
    FreeMarking {
        land: Land,
        at: Space,
    },
    /// The player confirms the free action.
    FreeDone,
    /// The player takes a piece off the board for the scoring track (R10).
    Scoring,
    Over,
}

/// Scoring markers by kind.
pub(crate) type Goods = [u8; N_GOODS];

/// Reasons why this round is the last.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Ending {
    /// In order of occurrence, without gaps.
    causes: [Option<Cause>; Cause::ALL.len()],
}

impl Ending {
    #[inline]
    pub(crate) const fn is_set(self) -> bool {
        self.causes[0].is_some()
    }

    /// Returns the reason that is shown for the end of the game.
    pub(crate) const fn first(self) -> Option<Cause> {
        self.causes[0]
    }

    pub(crate) fn has(self, cause: Cause) -> bool {
        self.causes.contains(&Some(cause))
    }

    /// Appends a cause unless it is already listed.
    #[cold]
    pub(crate) fn add(&mut self, cause: Cause) {
        if self.has(cause) {
            return;
        }
        let slot = self.causes.iter_mut().find(|slot| slot.is_none());
        *slot.expect("there is a slot for each cause") = Some(cause);
    }

    /// Returns all causes in order of occurrence.
    pub(crate) fn list(self) -> Vec<Cause> {
        self.causes.into_iter().flatten().collect()
    }
}

/// A player's holdings: camels in the largest herd, and controlled spaces of each land.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Units {
    pub herd: u8,
    pub lands: [u8; N_LANDS],
}

impl Units {
    /// Returns the number that this scoring marker multiplies.
    pub(crate) const fn of(self, good: Good) -> u8 {
        match good.land() {
            None => self.herd,
            Some(land) => self.lands[land as usize],
        }
    }

    /// Returns the points of each holding, in the order of [`Good`].
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

    /// Returns the seat with this face-up counter.
    #[inline]
    pub(crate) fn holder(&self, counter: u8) -> Seat {
        let holds = |index: &usize| self.counters[*index] == counter;
        let index = (0..self.n_seats as usize).find(holds).expect("every counter has a holder");
        Seat::new(index as u8)
    }

    /// Returns the seats whose offers are not taken yet.
    #[inline]
    pub(crate) fn open_offers(&self) -> SeatSet {
        SeatSet::from_fn::<N_SEATS>(|index| self.received[index] == 0).and(self.all_seats())
    }

    /// Returns the owner of the offer that the acting player has taken, who received that player's
    /// counter.
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

    /// Returns the number of scoring markers of this kind in the supply.
    #[inline]
    pub(crate) fn goods_left(&self, good: Good) -> u8 {
        let taken: u8 = self.goods.iter().map(|goods| goods.truth()[good as usize]).sum();
        good.stock() - taken
    }

    /// Returns the number of a player's scoring markers of all kinds, which is public.
    pub(crate) fn n_goods(&self, seat: Seat) -> u8 {
        self.goods[seat.index()].truth().iter().sum()
    }

    pub(crate) fn units(&self, seat: Seat) -> Units {
        let lands = std::array::from_fn(|land| self.board.held(seat, Land::ALL[land]).len());
        Units { herd: self.board.camels(seat).largest_group().len(), lands }
    }
}
