//! Exact probability, by counting, that the cards of all hands can meet a challenge.
use kernel::SeatSet;

use super::ChancesView;
use crate::{
    data::{Card, Challenge, Gear, N_KINDS, VALUES},
    state::State,
    view::CardCount,
};

/// The cards that the viewers can and cannot see.
pub(super) struct Odds {
    /// Cards in visible hands and on the sled.
    seen: [u8; N_KINDS],
    /// Cards in the deck and in other hands.
    unseen: [u8; N_KINDS],
    n_unseen: u32,
    /// Number of unseen cards in hands or on the sled.
    n_held: u32,
}

/// Number of ways to draw cards of one kind without meeting a challenge, by card count.
type Failures = [f64; N_OF_GEAR + 1];

/// Maximum number of cards of one kind: ten basic and three arcane.
const N_OF_GEAR: usize = 13;
/// Bit set of sums; every sum of one kind fits into a `u128`.
type Sums = u128;

impl Odds {
    pub(super) fn of(state: &State, viewers: SeatSet) -> Odds {
        let mut odds = Odds { seen: [0; N_KINDS], unseen: [0; N_KINDS], n_unseen: 0, n_held: 0 };
        for seat in state.all_seats().iter() {
            let sees = viewers.has(seat) || state.is_over();
            let pack = state.cards.pack(seat);
            for held in pack.all() {
                let counts = if sees { &mut odds.seen } else { &mut odds.unseen };
                counts[held.card as usize] += 1;
                odds.n_held += u32::from(!sees);
            }
        }
        for unseen in state.cards.deck() {
            odds.unseen[unseen.card as usize] += 1;
        }
        odds.n_unseen = odds.unseen.iter().map(|&n| u32::from(n)).sum();
        odds
    }

    pub(super) fn unseen(&self) -> Vec<CardCount> {
        let count = |&card: &Card| CardCount { card, n: self.unseen[card as usize] };
        Card::ALL.iter().map(count).filter(|count| count.n > 0).collect()
    }

    /// Returns the odds of two challenges. They always ask for different kinds.
    pub(super) fn chances(&self, [a, b]: [Challenge; 2]) -> ChancesView {
        let failures = [self.failures(a), self.failures(b)];
        let all = [self.all_ways(a.gear), self.all_ways(b.gear)];
        let (n_a, n_b) = (self.n_of(a.gear), self.n_of(b.gear));
        ChancesView {
            a: thousandths(1.0 - self.share_of_deals(&failures[0], n_a, &all[1], n_b)),
            b: thousandths(1.0 - self.share_of_deals(&all[0], n_a, &failures[1], n_b)),
            any: thousandths(1.0 - self.share_of_deals(&failures[0], n_a, &failures[1], n_b)),
        }
    }

    /// Returns the share of all deals that these ways to draw cards of both kinds account for.
    fn share_of_deals(&self, one: &Failures, n_one: u32, other: &Failures, n_other: u32) -> f64 {
        let rest = self.n_unseen - n_one - n_other;
        let mut ways = 0.0;
        for i in 0..=n_one {
            for j in 0..=n_other {
                if let Some(left) = self.n_held.checked_sub(i + j) {
                    ways += one[i as usize] * other[j as usize] * choose(rest, left);
                }
            }
        }
        ways / choose(self.n_unseen, self.n_held)
    }

    fn n_of(&self, gear: Gear) -> u32 {
        cards_of(gear).map(|card| u32::from(self.unseen[card as usize])).sum()
    }

    /// Returns all ways to draw cards of a kind, by card count.
    fn all_ways(&self, gear: Gear) -> Failures {
        let n = self.n_of(gear);
        std::array::from_fn(|k| choose(n, k as u32))
    }

    fn failures(&self, challenge: Challenge) -> Failures {
        let mut target: Sums = 0;
        for sum in challenge.target.sums() {
            target |= 1 << sum;
        }
        let mut reached: Sums = 1;
        for card in cards_of(challenge.gear) {
            for _ in 0..self.seen[card as usize] {
                reached |= reached << card.value();
            }
        }
        let cards: Vec<(u8, u8)> = cards_of(challenge.gear)
            .map(|card| (card.value(), self.unseen[card as usize]))
            .collect();
        let mut failures = [0.0; N_OF_GEAR + 1];
        count(&cards, reached, target, 0, 1.0, &mut failures);
        failures
    }
}

/// Visits every number of cards of each value. `ways` is the number of ways to draw the cards
/// chosen so far.
fn count(
    cards: &[(u8, u8)],
    reached: Sums,
    target: Sums,
    n: usize,
    ways: f64,
    failures: &mut Failures,
) {
    let Some((&(value, n_left), rest)) = cards.split_first() else {
        if reached & target == 0 {
            failures[n] += ways;
        }
        return;
    };
    let mut reached = reached;
    for k in 0..=n_left {
        let these = ways * choose(u32::from(n_left), u32::from(k));
        count(rest, reached, target, n + k as usize, these, failures);
        reached |= reached << value;
    }
}

fn cards_of(gear: Gear) -> impl Iterator<Item = Card> {
    VALUES.iter().filter_map(move |&value| Card::of(gear, value))
}

/// Returns the binomial coefficient of `n` and `k`.
pub(crate) fn choose(n: u32, k: u32) -> f64 {
    if k > n {
        return 0.0;
    }
    (0..k).fold(1.0, |ways, i| ways * f64::from(n - i) / f64::from(i + 1))
}

fn thousandths(share: f64) -> u16 {
    (share.clamp(0.0, 1.0) * 1000.0).round() as u16
}
