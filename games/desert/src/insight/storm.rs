//! Exact odds of a storm: every order of the cards that could come, counted once.
//!
//! Ways through the storm that have the same future are one way with the sum of their chances, so
//! six cards make tens of thousands of ways instead of millions.
use std::collections::BTreeMap;

use kernel::{Seat, SeatSet};

use super::{StormOdds, Thirst, strike};
use crate::{
    cell::Cell,
    data::{SEATS_MAX, StormCard},
    rules,
    state::{Ending, State},
    view::view_storm,
};

pub(super) fn odds(state: &State, eyes: SeatSet, n_cards: u8, crew: SeatSet) -> StormOdds {
    let mut moments = Moments::beginning(state);
    let mut pile = Pile::seen(state, eyes);
    let mut ways = vec![Way { drawn: Drawn::NOTHING, moment: START, chance: 1.0 }];
    let mut sums = Sums::none(state);
    for _ in 0..n_cards {
        let mut next = Vec::new();
        for way in &ways {
            for (card, chance) in pile.next(way.drawn) {
                let moment = moments.after(way.moment, card);
                let chance = way.chance * chance;
                if moments.at(moment).ending.is_some() {
                    sums.add(moments.at(moment), chance);
                } else {
                    let drawn = pile.lay_aside(way.drawn, card);
                    next.push(Way { drawn, moment, chance });
                }
            }
        }
        pile.take_one();
        ways = merge(next);
    }
    for way in &ways {
        sums.add(moments.at(way.moment), way.chance);
    }
    sums.report(n_cards, crew)
}

/// Ways with the same future become one.
fn merge(mut ways: Vec<Way>) -> Vec<Way> {
    ways.sort_unstable_by_key(|way| (way.moment, way.drawn));
    ways.dedup_by(|other, kept| {
        let is_same = (other.moment, other.drawn) == (kept.moment, kept.drawn);
        if is_same {
            kept.chance += other.chance;
        }
        is_same
    });
    ways
}

/// Some cards have come, in some order.
struct Way {
    drawn: Drawn,
    /// Where it led, by its place in [`Moments`].
    moment: u16,
    chance: f64,
}

/// How many of each kind were drawn from the unknown cards of the pile, in four bits a kind.
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

/// What the eyes know of the pile.
struct Pile {
    n_left: u8,
    /// The cards they can place, by how deep they lie; the top is 1.
    known: BTreeMap<u8, StormCard>,
    /// How many of each kind lie somewhere else in it.
    unknown: [u8; StormCard::N_KINDS],
    /// Cards taken from the top since it was looked at, and how many of them were unknown.
    n_taken: u8,
    n_unknown_taken: u8,
}

impl Pile {
    fn seen(state: &State, eyes: SeatSet) -> Pile {
        let view = view_storm(state, eyes);
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

    /// All cards, shuffled.
    fn fresh() -> Pile {
        let unknown: [u8; StormCard::N_KINDS] =
            std::array::from_fn(|kind| StormCard::of_kind(kind).copies());
        let n_left = unknown.iter().sum();
        Pile { n_left, known: BTreeMap::new(), unknown, n_taken: 0, n_unknown_taken: 0 }
    }

    fn known_top(&self) -> Option<StormCard> {
        self.known.get(&(self.n_taken + 1)).copied()
    }

    /// What can lie on top, with its chance, after `drawn` came from the unknown cards.
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

    /// What is drawn once `card` is, too. Nothing is, when it was the last one: all are shuffled.
    fn lay_aside(&self, drawn: Drawn, card: StormCard) -> Drawn {
        if self.n_taken + 1 == self.n_left {
            Drawn::NOTHING
        } else if self.known_top().is_some() {
            drawn
        } else {
            drawn.with(card)
        }
    }

    /// The top card is gone; after the last one there is a new pile (R29).
    fn take_one(&mut self) {
        self.n_unknown_taken += u8::from(self.known_top().is_none());
        self.n_taken += 1;
        if self.n_taken == self.n_left {
            *self = Pile::fresh();
        }
    }
}

/// The first of all moments.
const START: u16 = 0;

/// Every situation that the storm can lead to, each once, with what each card makes of it.
struct Moments {
    all: Vec<Moment>,
    places: BTreeMap<Outline, u16>,
    next: Vec<[Option<u16>; StormCard::N_KINDS]>,
}

/// A situation in the storm.
struct Moment {
    state: State,
    has_sun: bool,
    ending: Option<Ending>,
}

/// All that the future of a storm depends on and that is asked for in the end. Pawns ride on
/// their tiles and tunnels do not move away under them, so while nobody acts the sheltered stay
/// sheltered, wherever they are; and how high the sand lies matters to nobody.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Outline {
    eye: Cell,
    supply: u8,
    meter: u8,
    water: [u8; SEATS_MAX as usize],
    has_sun: bool,
    ending: Option<Ending>,
}

impl Moments {
    fn beginning(state: &State) -> Moments {
        let mut moments = Moments { all: Vec::new(), places: BTreeMap::new(), next: Vec::new() };
        moments.place(Moment { state: *state, has_sun: false, ending: None });
        moments
    }

    fn at(&self, place: u16) -> &Moment {
        &self.all[place as usize]
    }

    /// Where this card leads.
    fn after(&mut self, place: u16, card: StormCard) -> u16 {
        if let Some(next) = self.next[place as usize][card.kind()] {
            return next;
        }
        let before = self.at(place);
        let (state, ending) = strike(&before.state, card);
        let has_sun = before.has_sun || card == StormCard::SUN;
        let next = self.place(Moment { state, has_sun, ending });
        self.next[place as usize][card.kind()] = Some(next);
        next
    }

    fn place(&mut self, moment: Moment) -> u16 {
        let new = self.all.len() as u16;
        let place = *self.places.entry(Outline::of(&moment)).or_insert(new);
        if place == new {
            self.all.push(moment);
            self.next.push([None; StormCard::N_KINDS]);
        }
        place
    }
}

impl Outline {
    fn of(moment: &Moment) -> Outline {
        let state = &moment.state;
        Outline {
            eye: state.board.eye(),
            supply: state.board.supply(),
            meter: state.meter,
            water: state.crew.map(|pawn| pawn.water),
            has_sun: moment.has_sun,
            ending: moment.ending,
        }
    }
}

/// Chances added up.
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
    fn none(start: &State) -> Sums<'_> {
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

    /// This is how the storm can leave things.
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
