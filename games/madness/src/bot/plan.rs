//! Decides who plays what. All bots run the same solver on public remarks, so they agree on the
//! plan.
use arrayvec::ArrayVec;
use kernel::{Seat, SeatSet};

use super::{
    guess::Guess,
    notes::{Notes, UNITS_MAX, Unit},
};
use crate::{
    data::{ARCANE, Challenge, Letter, Target},
    state::State,
};

/// A challenge less likely to be met than this is given up.
const HOPELESS: f32 = 0.15;

/// The plan for one challenge.
#[derive(Clone, Debug, Default)]
pub(crate) struct Plan {
    /// Stated cards to play.
    pub units: ArrayVec<Unit, UNITS_MAX>,
    /// Their sum.
    pub sum: u8,
    /// Player who adds the rest from unstated cards.
    pub completer: Option<Seat>,
    /// Probability of success.
    pub chance: f32,
}

impl Plan {
    pub(crate) fn both(state: &State, challenges: &[Challenge; 2], notes: &Notes) -> [Plan; 2] {
        [Letter::A, Letter::B].map(|letter| Plan::of(state, challenges, letter, notes))
    }

    /// Returns the plans for both challenges. They are the same for everyone who heard the same.
    pub(crate) fn of(
        state: &State,
        challenges: &[Challenge; 2],
        letter: Letter,
        notes: &Notes,
    ) -> Plan {
        if notes.focus.is_some_and(|only| only != letter) {
            return Plan::default();
        }
        let desk = PlanSearch::new(state, challenges[letter as usize], notes);
        let mut best = desk.exact().unwrap_or_default();
        if let Some((seat, value)) = notes.needs[letter as usize] {
            best = best.or_better(desk.for_need(seat, value));
        }
        if best.chance < ENOUGH {
            for seat in desk.unstated_seats().iter() {
                best = best.or_better(desk.with_completer(seat));
            }
        }
        if best.chance < HOPELESS { Plan::default() } else { best }
    }

    fn or_better(self, other: Option<Plan>) -> Plan {
        match other {
            Some(other) if other.chance > self.chance => other,
            Some(_) | None => self,
        }
    }
}

/// A plan with at least this probability is good enough. Three trusted statements reach it.
pub(super) const ENOUGH: f32 = 0.7;

/// One challenge with all statements about it.
struct PlanSearch<'a> {
    state: &'a State,
    challenge: Challenge,
    notes: &'a Notes,
}

impl<'a> PlanSearch<'a> {
    fn new(state: &'a State, challenge: Challenge, notes: &'a Notes) -> PlanSearch<'a> {
        PlanSearch { state, challenge, notes }
    }

    fn target(&self) -> Target {
        self.challenge.target
    }

    /// Returns the units in table order, leader first.
    fn units(&self, seats: SeatSet) -> ArrayVec<Unit, UNITS_MAX> {
        let mut units = self.notes.units(seats, self.challenge.gear);
        let n = self.state.n_seats as usize;
        let leader = self.state.turn.index();
        units.sort_by_key(|unit| (unit.seat.index() + n - leader) % n);
        units
    }

    /// Returns the best plan from stated cards.
    fn exact(&self) -> Option<Plan> {
        let units = self.units(self.state.all_seats());
        self.best_of(&units, |sum| if self.target().allows(sum) { 1.0 } else { 0.0 })
    }

    /// Returns a plan for a player who asked the others to bring this much.
    fn for_need(&self, seat: Seat, value: u8) -> Option<Plan> {
        let units = self.units(self.state.all_seats().without(SeatSet::only(seat)));
        let belief = NEED_HOLDS * self.notes.reliability(seat);
        let plan = self.best_of(&units, |sum| if sum == value { belief } else { 0.0 })?;
        Some(Plan { completer: Some(seat), ..plan })
    }

    /// Returns the seats with unstated cards.
    fn unstated_seats(&self) -> SeatSet {
        let gear = self.challenge.gear;
        let is_hidden = |seat: &Seat| {
            !self.notes.claims(*seat, gear).is_exact() && n_cards(self.state, *seat) > 0
        };
        self.state.all_seats().iter().filter(is_hidden).collect()
    }

    /// Returns a plan in which a player with unstated cards fills the gap.
    fn with_completer(&self, seat: Seat) -> Option<Plan> {
        let units = self.units(self.state.all_seats().without(SeatSet::only(seat)));
        let chances = self.guess(seat).chances(self.target());
        let reliability = self.notes.reliability(seat);
        let can_fill =
            |sum: u8| chances.get(usize::from(sum)).map_or(0.0, |chance| chance * reliability);
        let plan = self.best_of(&units, can_fill)?;
        Some(Plan { completer: Some(seat), ..plan })
    }

    fn guess(&self, seat: Seat) -> Guess<'_> {
        Guess::new(self.state, self.notes, seat, self.challenge.gear)
    }

    /// Returns the subset with the best chance. Ties prefer fewer arcane cards unless the target is
    /// high, then the lowest sum, the fewest cards and the seats nearest to the leader.
    fn best_of(&self, units: &[Unit], fits: impl Fn(u8) -> f32) -> Option<Plan> {
        let spares_arcane = self.target().lowest() < HIGH;
        let mut best: Option<((i32, u8, u8, u8), Pick)> = None;
        for mask in 0..1_u32 << units.len() {
            let pick = Pick::of(units, mask);
            let chance = fits(pick.sum) * pick.trust;
            if chance <= 0.0 {
                continue;
            }
            let percent = -(chance * 50.0) as i32;
            let arcane = if spares_arcane { pick.n_arcane } else { 0 };
            let rank = (percent, arcane, pick.sum, pick.n_cards);
            if best.as_ref().is_none_or(|(other, _)| rank < *other) {
                best = Some((rank, pick));
            }
        }
        let (_, pick) = best?;
        let is_in = |nth: &usize| pick.mask >> nth & 1 != 0;
        let units = (0..units.len()).filter(is_in).map(|nth| units[nth]).collect();
        let chance = fits(pick.sum) * pick.trust;
        Some(Plan { units, sum: pick.sum, completer: None, chance })
    }
}

/// A subset of units with its totals.
struct Pick {
    mask: u32,
    sum: u8,
    /// Probability that all statements are true. A speaker is believed in everything or in nothing.
    trust: f32,
    n_arcane: u8,
    n_cards: u8,
}

impl Pick {
    fn of(units: &[Unit], mask: u32) -> Pick {
        let mut pick = Pick { mask, sum: 0, trust: 1.0, n_arcane: 0, n_cards: 0 };
        let mut believed = SeatSet::EMPTY;
        for (nth, unit) in units.iter().enumerate() {
            if mask >> nth & 1 == 0 {
                continue;
            }
            pick.sum = pick.sum.saturating_add(unit.value);
            pick.n_arcane += u8::from(unit.value == ARCANE);
            pick.n_cards += if unit.is_lump && unit.value > LUMP { 2 } else { 1 };
            if !believed.has(unit.seat) {
                pick.trust *= unit.trust;
                believed = believed.with(SeatSet::only(unit.seat));
            }
        }
        pick
    }
}

/// Returns the number of a player's cards in hand and on the sled, which does not change as cards
/// are played.
fn n_cards(state: &State, seat: Seat) -> u8 {
    state.cards.pack(seat).all().len() as u8
}

/// A lump above this is more than one card.
const LUMP: u8 = 6;
/// Targets from here on usually need an arcane card.
const HIGH: u8 = 14;
/// Reliability of a player's statement of what is needed.
const NEED_HOLDS: f32 = 0.95;
