//! Cards that a player may hold without having named them. All deals of the cards outside the
//! face-up piles are equally likely.
use kernel::Seat;

use super::notes::{GearClaims, Notes};
use crate::{
    data::{Gear, Target, VALUES},
    insight::choose,
    state::State,
    talk::n_hidden,
};

/// Bit set of sums that some cards can make.
type Sums = u128;

/// All hands of one kind of equipment that a player may have.
pub(super) struct Guess<'a> {
    claims: &'a GearClaims,
    /// Number of cards of each value that may be among the unnamed ones.
    left: [u8; VALUES.len()],
    /// Number of cards of other kinds, and of the player's unnamed cards.
    n_other: u32,
    n_cards: u32,
}

impl<'a> Guess<'a> {
    pub(super) fn new(state: &State, notes: &'a Notes, seat: Seat, gear: Gear) -> Guess<'a> {
        let n_named = |value: u8| {
            let seats = state.all_seats();
            let named = seats.iter().filter(|&it| notes.claims(it, gear).cards.contains(&value));
            named.count() as u8
        };
        let left = VALUES.map(|value| n_hidden(state, gear, value).saturating_sub(n_named(value)));
        let claims = notes.claims(seat, gear);
        let n_unnamed = n_cards(state, seat).saturating_sub(notes.n_named(seat));
        let held = state.all_seats().iter().map(|seat| n_cards(state, seat));
        let n_unseen = held.sum::<u32>() + u32::from(state.cards.n_deck());
        let n_named: u32 = state.all_seats().iter().map(|seat| notes.n_named(seat)).sum();
        let n_of_gear: u32 = left.iter().map(|&n| u32::from(n)).sum();
        let n_other = n_unseen.saturating_sub(n_named + n_of_gear);
        Guess { claims, left, n_other, n_cards: n_unnamed }
    }

    /// Returns the probability that some of the cards raise each sum to the target, starting at 0.
    pub(super) fn chances(&self, target: Target) -> Vec<f32> {
        let wanted = target.sums().fold(0, |wanted: Sums, sum| wanted | 1 << sum);
        let fit = vec![0.0; usize::from(target.highest()) + 1];
        let others = (0..=self.n_cards).map(|n| choose(self.n_other, self.n_cards - n)).collect();
        let mut found = Found { all: 0.0, fit, wanted, others };
        let reach = self.claims.cards.iter().fold(1, |reach: Sums, &value| reach | reach << value);
        let total = self.claims.cards.iter().sum();
        self.count(0, Hand { reach, total, n: 0, ways: 1.0 }, &mut found);
        let share = |ways: f64| if found.all > 0.0 { (ways / found.all) as f32 } else { 0.0 };
        found.fit.into_iter().map(share).collect()
    }

    /// Visits every number of cards of each value.
    fn count(&self, nth: usize, hand: Hand, found: &mut Found) {
        let Some(&value) = VALUES.get(nth) else {
            if self.agrees(&hand) {
                found.add(&hand);
            }
            return;
        };
        let n_left = u32::from(self.left[nth]);
        let mut next = hand;
        self.count(nth + 1, next, found);
        for k in 1..=n_left.min(self.n_cards - hand.n) {
            next.reach |= next.reach << value;
            next.total += value;
            next.n += 1;
            next.ways = hand.ways * choose(n_left, k);
            self.count(nth + 1, next, found);
        }
    }

    /// Returns `true` if the hand agrees with claims made in words.
    fn agrees(&self, hand: &Hand) -> bool {
        let n = hand.n as usize + self.claims.cards.len();
        let has_some = !self.claims.has_some || n > 0;
        let has_count = self.claims.count.is_none_or(|count| usize::from(count) == n);
        let has_size = self.claims.size.is_none_or(|size| size.range().contains(&hand.total));
        has_some && has_count && has_size
    }
}

/// Cards of one kind, and the number of ways to draw them.
#[derive(Clone, Copy)]
struct Hand {
    reach: Sums,
    total: u8,
    n: u32,
    ways: f64,
}

struct Found {
    all: f64,
    fit: Vec<f64>,
    wanted: Sums,
    /// Number of ways to draw the rest of the hand, by number of cards of this kind.
    others: Vec<f64>,
}

impl Found {
    fn add(&mut self, hand: &Hand) {
        let ways = hand.ways * self.others[hand.n as usize];
        let some = hand.reach & !1;
        self.all += ways;
        for (sum, fit) in self.fit.iter_mut().enumerate() {
            if some << sum & self.wanted != 0 {
                *fit += ways;
            }
        }
    }
}

/// Returns the number of a player's cards in hand and on the sled, which does not change as cards
/// are played.
fn n_cards(state: &State, seat: Seat) -> u32 {
    state.cards.pack(seat).all().len() as u32
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        Letter, Space, Tile,
        tests::scene::{ADA, BRUNO, CHLOE, Scene, Table},
    };

    /// Two hands of two cards, one of one card, and a deck: 20 cards are not in a face-up pile,
    /// four of them tools 5, 4, 3 and 2.
    fn table() -> Table {
        let books =
            "books-2 books-2 books-3 books-3 books-4 books-4 books-5 books-5 books-6 books-6";
        let deck = format!("tools-3 tools-2 {books} crates-2 crates-4 crates-4");
        let scene = Scene::of(3).hand(ADA, "tools-5 tools-4").hand(BRUNO, "crates-2 crates-3");
        scene.hand(CHLOE, "crates-3").deck(&deck).facing(Space::C1, Tile::Co04).ready()
    }

    fn chance(table: &Table, seat: Seat, sum: usize) -> f64 {
        let challenges = table.state.challenges();
        let notes = Notes::of(&table.state, &challenges);
        let tools = challenges[Letter::A as usize];
        let guess = Guess::new(&table.state, &notes, seat, tools.gear);
        f64::from(guess.chances(tools.target)[sum])
    }

    /// The challenge asks for tools 8 to 10.
    #[test]
    fn unnamed_cards_are_weighted_by_their_number() {
        let table = table();
        let near = |one: f64, other: f64| assert!((one - other).abs() < 1e-5, "{one} {other}");
        // With five on the sled, 5, 4 or 3 out of twenty completes it.
        near(chance(&table, CHLOE, 5), 3.0 / 20.0);
        near(chance(&table, BRUNO, 5), 1.0 - (17.0 * 16.0) / (20.0 * 19.0));
        // From zero only 5 with 4 or 5 with 3 completes it.
        near(chance(&table, BRUNO, 0), 2.0 / (20.0 * 19.0 / 2.0));
    }

    #[test]
    fn claims_change_the_odds_of_the_other_cards() {
        let near = |one: f64, other: f64| assert!((one - other).abs() < 1e-5, "{one} {other}");
        let mut named = table();
        named.play(ADA, "say have tools 5");
        // One unnamed card less, and the named one does not help.
        near(chance(&named, CHLOE, 5), 2.0 / 19.0);
        near(chance(&named, ADA, 0), 2.0 / 19.0);
        let mut sized = table();
        sized.play(CHLOE, "say size tools little");
        near(chance(&sized, CHLOE, 5), 2.0 / 3.0);
        let mut counted = table();
        counted.play(CHLOE, "say count tools 1");
        near(chance(&counted, CHLOE, 5), 3.0 / 4.0);
    }
}
