//! The 54 cards: draw deck, offer stacks, offers and discard in one array.
use kernel::{Ctx, GameRng, GameRngExt, Seat};

use crate::{
    data::{Card, N_CARDS, N_KINDS, N_SEATS},
    state::State,
};

/// All cards in one array, pile after pile: draw deck, offer stacks, offers, discard. Cards move
/// between piles by shifting within the array, so none is ever lost or duplicated.
///
/// The deck and the stacks are hidden from everyone, stack owners included, and all other cards are
/// public, so cards need no list of viewers. Cards that were shuffled together are known as a set,
/// so each hidden card records its shuffle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Cards {
    kinds: [Card; N_CARDS],
    /// The number of the shuffle that a hidden card comes from; 0 for the first shuffle, and for
    /// every public card.
    batches: [u8; N_CARDS],
    /// End index of each pile, where the next one starts.
    ends: [u8; N_PILES],
}

/// A pile of cards. The top card of the draw deck comes last, that of a stack first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Pile {
    Deck,
    Stack(Seat),
    Offer(Seat),
    Discard,
}

const N_PILES: usize = 2 + 2 * N_SEATS;

impl Pile {
    #[inline]
    const fn index(self) -> usize {
        match self {
            Pile::Deck => 0,
            Pile::Stack(seat) => 1 + seat.index(),
            Pile::Offer(seat) => 1 + N_SEATS + seat.index(),
            Pile::Discard => N_PILES - 1,
        }
    }

    /// Returns all piles in array order.
    pub(crate) fn all() -> impl Iterator<Item = Pile> {
        let seats = || (0..N_SEATS as u8).map(Seat::new);
        let stacks = seats().map(Pile::Stack);
        let offers = seats().map(Pile::Offer);
        std::iter::once(Pile::Deck).chain(stacks).chain(offers).chain([Pile::Discard])
    }
}

impl Cards {
    /// Creates a full deck in this order, top card last.
    pub(crate) const fn new(deck: [Card; N_CARDS]) -> Cards {
        Cards { kinds: deck, batches: [0; N_CARDS], ends: [N_CARDS as u8; N_PILES] }
    }

    /// Creates cards from piles in the order of [`Pile::all`], each card with the number of its
    /// shuffle. Returns `None` unless there are 54.
    pub(crate) fn of_piles(piles: &[Vec<(Card, u8)>]) -> Option<Cards> {
        let mut cards = Cards::new([Card::Cam2; N_CARDS]);
        let mut at = 0;
        for (pile, end) in piles.iter().zip(&mut cards.ends) {
            for &(card, batch) in pile {
                *cards.kinds.get_mut(at)? = card;
                cards.batches[at] = batch;
                at += 1;
            }
            *end = at as u8;
        }
        (at == N_CARDS).then_some(cards)
    }

    #[inline]
    const fn start(&self, pile: usize) -> usize {
        if pile == 0 { 0 } else { self.ends[pile - 1] as usize }
    }

    #[inline]
    pub(crate) const fn n(&self, pile: Pile) -> u8 {
        let pile = pile.index();
        self.ends[pile] - self.start(pile) as u8
    }

    #[inline]
    const fn range(&self, pile: Pile) -> std::ops::Range<usize> {
        let pile = pile.index();
        self.start(pile)..self.ends[pile] as usize
    }

    /// Returns the cards of an offer in the order revealed.
    #[inline]
    pub(crate) fn offer(&self, seat: Seat) -> &[Card] {
        &self.kinds[self.range(Pile::Offer(seat))]
    }

    /// Returns the cards resolved since the last shuffle, oldest first.
    pub(crate) fn discard(&self) -> &[Card] {
        &self.kinds[self.range(Pile::Discard)]
    }

    /// Returns the cards of a pile in array order, each with its shuffle number.
    pub(crate) fn truth(&self, pile: Pile) -> impl Iterator<Item = (Card, u8)> {
        self.range(pile).map(|at| (self.kinds[at], self.batches[at]))
    }

    /// Returns the shuffle number of each card in a pile, in array order. This is public.
    pub(crate) fn batches(&self, pile: Pile) -> &[u8] {
        &self.batches[self.range(pile)]
    }

    /// Returns the numbers of the shuffles with hidden cards left, in ascending order.
    pub(crate) fn live_batches(&self) -> impl Iterator<Item = u8> + use<> {
        let used = self.used_batches();
        (0..N_CARDS as u8).filter(move |&batch| used >> batch & 1 != 0)
    }

    /// Counts the hidden cards of a shuffle by kind. This is public, since all others were
    /// revealed.
    pub(crate) fn hidden_of(&self, batch: u8) -> [u8; N_KINDS] {
        let mut counts = [0; N_KINDS];
        for at in self.hidden() {
            counts[self.kinds[at] as usize] += u8::from(self.batches[at] == batch);
        }
        counts
    }

    /// Reveals the top card of the stack and adds it to the offer.
    #[inline]
    pub(crate) fn reveal(&mut self, seat: Seat, ctx: &mut Ctx<'_, State>) -> Card {
        ctx.forbid_undo();
        let top = self.start(Pile::Stack(seat).index());
        let card = self.kinds[top];
        self.batches[top] = 0;
        self.shift(Pile::Stack(seat), top, Pile::Offer(seat));
        card
    }

    /// Moves the top card of the deck under the stack, unseen. The deck must not be empty.
    #[inline]
    pub(crate) fn draw(&mut self, seat: Seat, ctx: &mut Ctx<'_, State>) {
        ctx.forbid_undo();
        let top = self.ends[Pile::Deck.index()] as usize - 1;
        self.shift(Pile::Deck, top, Pile::Stack(seat));
    }

    /// Discards a card from this offer, the first one if there are several copies.
    #[inline]
    pub(crate) fn resolve(&mut self, owner: Seat, card: Card) {
        let mut range = self.range(Pile::Offer(owner));
        let at = range.find(|&at| self.kinds[at] == card).expect("the card is in the offer");
        self.shift(Pile::Offer(owner), at, Pile::Discard);
    }

    /// Shuffles the discard into a new deck. The deck must be empty.
    #[cold]
    pub(crate) fn reshuffle(&mut self, rng: &mut dyn GameRng) {
        debug_assert_eq!(self.n(Pile::Deck), 0);
        let batch = (!self.used_batches()).trailing_zeros() as u8;
        while self.n(Pile::Discard) > 0 {
            let first = self.start(Pile::Discard.index());
            self.shift(Pile::Discard, first, Pile::Deck);
        }
        let deck = self.range(Pile::Deck);
        self.batches[deck.clone()].fill(batch);
        rng.shuffle(&mut self.kinds[deck]);
    }

    /// Rearranges the hidden cards at random, each within its own shuffle.
    pub(crate) fn redraw(&mut self, rng: &mut dyn GameRng) {
        for batch in self.live_batches() {
            let mut indices = [0_u8; N_CARDS];
            let mut n = 0;
            for at in self.hidden().filter(|&at| self.batches[at] == batch) {
                indices[n] = at as u8;
                n += 1;
            }
            for last in (1..n).rev() {
                let pick = rng.below(last as u32 + 1) as usize;
                self.kinds.swap(indices[last] as usize, indices[pick] as usize);
            }
        }
    }

    /// Returns the indices of hidden cards: the deck and the stacks come first in the array.
    fn hidden(&self) -> std::ops::Range<usize> {
        0..self.start(1 + N_SEATS)
    }

    fn used_batches(&self) -> u64 {
        self.hidden().fold(0, |used, at| used | 1 << self.batches[at])
    }

    /// Moves the card at index `at` from one pile to the end of another.
    #[inline]
    fn shift(&mut self, from: Pile, at: usize, to: Pile) {
        let (from, to) = (from.index(), to.index());
        let (card, batch) = (self.kinds[at], self.batches[at]);
        let end = self.ends[to] as usize;
        let place = if from < to {
            self.kinds.copy_within(at + 1..end, at);
            self.batches.copy_within(at + 1..end, at);
            for pile in &mut self.ends[from..to] {
                *pile -= 1;
            }
            end - 1
        } else {
            self.kinds.copy_within(end..at, end + 1);
            self.batches.copy_within(end..at, end + 1);
            for pile in &mut self.ends[to..from] {
                *pile += 1;
            }
            end
        };
        (self.kinds[place], self.batches[place]) = (card, batch);
    }
}

#[cfg(test)]
mod tests {
    use kernel::{EventBuffer, FastRng};

    use super::*;
    use crate::data::DECK;

    #[test]
    fn moving_cards_between_piles_loses_none() {
        let (mut rng, mut events) = (FastRng::new(1), EventBuffer::muted());
        let mut ctx = Ctx::new(&mut rng, &mut events);
        let (one, two) = (Seat::new(0), Seat::new(3));
        let mut cards = Cards::new(DECK);
        for seat in [one, two, one] {
            cards.draw(seat, &mut ctx);
        }
        assert_eq!((cards.n(Pile::Deck), cards.n(Pile::Stack(one))), (51, 2));
        assert_eq!(cards.reveal(one, &mut ctx), DECK[53]);
        assert_eq!(cards.reveal(one, &mut ctx), DECK[51]);
        assert_eq!(cards.reveal(two, &mut ctx), DECK[52]);
        assert_eq!(cards.offer(one), [DECK[53], DECK[51]]);
        cards.resolve(one, DECK[51]);
        assert_eq!((cards.offer(one).len(), cards.discard()), (1, &DECK[51..52]));
        let mut all = cards.kinds;
        all.sort_unstable();
        assert_eq!(all, DECK);
    }

    #[test]
    fn cards_shuffled_together_are_known_as_a_set() {
        let (mut rng, mut events) = (FastRng::new(1), EventBuffer::muted());
        let seat = Seat::new(2);
        let mut cards = Cards::new(DECK);
        let mut ctx = Ctx::new(&mut rng, &mut events);
        for _ in 0..N_CARDS {
            cards.draw(seat, &mut ctx);
        }
        for _ in 0..10 {
            let card = cards.reveal(seat, &mut ctx);
            cards.resolve(seat, card);
        }
        cards.reshuffle(ctx.rng());
        assert_eq!(cards.live_batches().collect::<Vec<_>>(), [0, 1]);
        let known = [cards.hidden_of(0), cards.hidden_of(1)];
        assert_eq!(known[1].iter().sum::<u8>(), 10);
        let mut other = cards;
        other.redraw(&mut FastRng::new(5));
        assert_ne!(other, cards);
        assert_eq!([other.hidden_of(0), other.hidden_of(1)], known);
    }
}
