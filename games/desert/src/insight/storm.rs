//! Exact odds of a storm: every possible order of cards is counted once.
//!
//! Branches with the same future are merged and their chances added, so six cards make tens of
//! thousands of branches instead of millions.
use std::collections::BTreeMap;

use kernel::{Seat, SeatSet};

use super::{StormOdds, Thirst, apply_to_copy};
use crate::{
    cell::Cell,
    data::{SEATS_MAX, StormCard},
    rules,
    state::{Ending, State},
    view::view_storm,
};

pub(super) fn odds(state: &State, viewers: SeatSet, n_cards: u8, crew: SeatSet) -> StormOdds {
    let mut moments = Moments::starting_at(state);
    let mut pile = Pile::known_to(state, viewers);
    let mut branches = vec![Branch { drawn: Drawn::NOTHING, moment: START, chance: 1.0 }];
    let mut sums = Sums::zero(state);
    for _ in 0..n_cards {
        let mut next = Vec::new();
        for branch in &branches {
            for (card, chance) in pile.next(branch.drawn) {
                let moment = moments.after(branch.moment, card);
                let chance = branch.chance * chance;
                if moments.at(moment).ending.is_some() {
                    sums.add(moments.at(moment), chance);
                } else {
                    let drawn = pile.after_drawing(branch.drawn, card);
                    next.push(Branch { drawn, moment, chance });
                }
            }
        }
        pile.take_top();
        branches = merge(next);
    }
    for branch in &branches {
        sums.add(moments.at(branch.moment), branch.chance);
    }
    sums.report(n_cards, crew)
}

/// Merges branches with the same future.
fn merge(mut branches: Vec<Branch>) -> Vec<Branch> {
    branches.sort_unstable_by_key(|branch| (branch.moment, branch.drawn));
    branches.dedup_by(|other, first| {
        let is_same = (other.moment, other.drawn) == (first.moment, first.drawn);
        if is_same {
            first.chance += other.chance;
        }
        is_same
    });
    branches
}

/// The cards drawn so far, in any order that leads to the same moment.
struct Branch {
    drawn: Drawn,
    /// Index of the resulting moment in [`Moments`].
    moment: u16,
    chance: f64,
}

/// The number of unknown cards of each kind drawn from the pile, four bits per kind.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Drawn(u64);

impl Drawn {
    const NOTHING: Drawn = Drawn(0);
    const BITS: usize = 4;
    const _FITS: () = assert!(StormCard::N_KINDS * Drawn::BITS <= 64);

    fn count(self, card: StormCard) -> u8 {
        (self.0 >> (Drawn::BITS * card.kind()) & ((1 << Drawn::BITS) - 1)) as u8
    }

    fn with(self, card: StormCard) -> Drawn {
        Drawn(self.0 + (1 << (Drawn::BITS * card.kind())))
    }
}

/// The pile as the viewers know it.
struct Pile {
    n_left: u8,
    /// Cards at known depths; the top is 1.
    known: BTreeMap<u8, StormCard>,
    /// Number of each kind at unknown depths.
    unknown: [u8; StormCard::N_KINDS],
    /// Cards taken from the top so far, and how many of them were unknown.
    n_taken: u8,
    n_unknown_taken: u8,
}

impl Pile {
    fn known_to(state: &State, viewers: SeatSet) -> Pile {
        let view = view_storm(state, viewers);
        let mut unknown = [0; StormCard::N_KINDS];
        for count in &view.rest {
            unknown[count.card.kind()] += count.n;
        }
        let mut known = BTreeMap::new();
        for top in &view.known {
            unknown[top.card.kind()] -= 1;
            known.insert(top.nth, top.card);
        }
        Pile { n_left: view.n_left, known, unknown, n_taken: 0, n_unknown_taken: 0 }
    }

    /// Returns a full, freshly shuffled pile.
    fn fresh() -> Pile {
        let unknown: [u8; StormCard::N_KINDS] =
            std::array::from_fn(|kind| StormCard::of_kind(kind).copies());
        let n_left = unknown.iter().sum();
        Pile { n_left, known: BTreeMap::new(), unknown, n_taken: 0, n_unknown_taken: 0 }
    }

    fn known_top(&self) -> Option<StormCard> {
        self.known.get(&(self.n_taken + 1)).copied()
    }

    /// Returns the possible top cards with their chances, given the unknown cards drawn so far.
    fn next(&self, drawn: Drawn) -> impl Iterator<Item = (StormCard, f64)> {
        let known = self.known_top();
        let n_unknown: u8 = self.unknown.iter().sum();
        let n_rest = f64::from(n_unknown - self.n_unknown_taken);
        StormCard::all().filter_map(move |card| match known {
            Some(top) => (top == card).then_some((card, 1.0)),
            None => {
                let n = self.unknown[card.kind()] - drawn.count(card);
                (n > 0).then(|| (card, f64::from(n) / n_rest))
            }
        })
    }

    /// Adds `card` to the drawn cards. Drawing the last card of the pile reshuffles all cards, so
    /// the result is empty.
    fn after_drawing(&self, drawn: Drawn, card: StormCard) -> Drawn {
        if self.n_taken + 1 == self.n_left {
            Drawn::NOTHING
        } else if self.known_top().is_some() {
            drawn
        } else {
            drawn.with(card)
        }
    }

    /// R29: removes the top card. The last card is followed by a new pile.
    fn take_top(&mut self) {
        self.n_unknown_taken += u8::from(self.known_top().is_none());
        self.n_taken += 1;
        if self.n_taken == self.n_left {
            *self = Pile::fresh();
        }
    }
}

/// The index of the initial moment.
const START: u16 = 0;

/// Every distinct state that the storm can lead to, with the transition for each card.
struct Moments {
    all: Vec<Moment>,
    indices: BTreeMap<MomentKey, u16>,
    next: Vec<[Option<u16>; StormCard::N_KINDS]>,
}

/// A state during the storm.
struct Moment {
    state: State,
    has_sun: bool,
    ending: Option<Ending>,
}

/// The features that decide the future of a storm and the reported odds. Pawns move with their
/// tiles, including tunnels, so sheltered pawns stay sheltered as long as no player acts. The
/// height of the sand has no effect.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct MomentKey {
    eye: Cell,
    supply: u8,
    meter: u8,
    water: [u8; SEATS_MAX as usize],
    has_sun: bool,
    ending: Option<Ending>,
}

impl Moments {
    fn starting_at(state: &State) -> Moments {
        let mut moments = Moments { all: Vec::new(), indices: BTreeMap::new(), next: Vec::new() };
        moments.intern(Moment { state: *state, has_sun: false, ending: None });
        moments
    }

    fn at(&self, index: u16) -> &Moment {
        &self.all[index as usize]
    }

    /// Returns the index of the moment that follows this card.
    fn after(&mut self, index: u16, card: StormCard) -> u16 {
        if let Some(next) = self.next[index as usize][card.kind()] {
            return next;
        }
        let before = self.at(index);
        let (state, ending) = apply_to_copy(&before.state, card);
        let has_sun = before.has_sun || card == StormCard::SUN;
        let next = self.intern(Moment { state, has_sun, ending });
        self.next[index as usize][card.kind()] = Some(next);
        next
    }

    fn intern(&mut self, moment: Moment) -> u16 {
        let new = self.all.len() as u16;
        let index = *self.indices.entry(MomentKey::of(&moment)).or_insert(new);
        if index == new {
            self.all.push(moment);
            self.next.push([None; StormCard::N_KINDS]);
        }
        index
    }
}

impl MomentKey {
    fn of(moment: &Moment) -> MomentKey {
        let state = &moment.state;
        MomentKey {
            eye: state.board.eye(),
            supply: state.board.supply(),
            meter: state.meter,
            water: state.crew.map(|pawn| pawn.water),
            has_sun: moment.has_sun,
            ending: moment.ending,
        }
    }
}

/// Accumulated chances.
struct Sums<'a> {
    start: &'a State,
    sun: f64,
    picks_up: f64,
    n_sand: f64,
    lose_water: f64,
    lose_sand: f64,
    lose_meter: f64,
    dies: [f64; SEATS_MAX as usize],
}

impl Sums<'_> {
    fn zero(start: &State) -> Sums<'_> {
        Sums {
            start,
            sun: 0.0,
            picks_up: 0.0,
            n_sand: 0.0,
            lose_water: 0.0,
            lose_sand: 0.0,
            lose_meter: 0.0,
            dies: [0.0; SEATS_MAX as usize],
        }
    }

    /// Adds a final moment of the storm with its chance.
    fn add(&mut self, moment: &Moment, chance: f64) {
        let n_sand = self.start.board.supply() - moment.state.board.supply();
        self.n_sand += chance * f64::from(n_sand);
        if moment.has_sun {
            self.sun += chance;
        }
        if moment.state.meter > self.start.meter {
            self.picks_up += chance;
        }
        match moment.ending {
            Some(Ending::Thirst(dead)) => {
                self.lose_water += chance;
                for seat in dead.iter() {
                    self.dies[seat.index()] += chance;
                }
            }
            Some(Ending::Buried) => self.lose_sand += chance,
            Some(Ending::Swept) => self.lose_meter += chance,
            Some(Ending::Won) | None => {}
        }
    }

    fn report(&self, n_cards: u8, crew: SeatSet) -> StormOdds {
        let thirst = |seat: Seat| Thirst {
            seat,
            dies: self.dies[seat.index()] as f32,
            suns_to_death: rules::storm::suns_to_death(self.start, seat),
        };
        StormOdds {
            n_cards,
            sun: self.sun as f32,
            picks_up: self.picks_up as f32,
            n_sand: self.n_sand as f32,
            lose_water: self.lose_water as f32,
            lose_sand: self.lose_sand as f32,
            lose_meter: self.lose_meter as f32,
            per_seat: crew.iter().map(thirst).collect(),
        }
    }
}
