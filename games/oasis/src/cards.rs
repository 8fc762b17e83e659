//! The 54 cards, wherever they are.
use kernel::{Chance, Ctx, Dice, Seat};

use crate::{
    data::{Card, N_CARDS, N_KINDS, N_SEATS},
    event::Event,
};

/// All cards in one row, pile after pile: the draw deck, the offer stacks, the offers, the
/// discard. A card that changes piles moves along the row, so none is ever lost or doubled.
///
/// Nobody ever looks into the deck or a stack, not even a stack's owner, and all else lies open:
/// no card needs to say who knows it. But what was shuffled together is known as a set, so each
/// hidden card says which shuffle it comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Cards {
    kinds: [Card; N_CARDS],
    /// The shuffle that a hidden card comes from; 0 for the first, and for every open card.
    batches: [u8; N_CARDS],
    /// Where each pile ends, and the next one begins.
    ends: [u8; N_PILES],
}

/// The draw deck has its top last; a stack has its top first.
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

    /// All of them, in the order of the row.
    pub(crate) fn all() -> impl Iterator<Item = Pile> {
        let seats = || (0..N_SEATS as u8).map(Seat::new);
        let stacks = seats().map(Pile::Stack);
        let offers = seats().map(Pile::Offer);
        std::iter::once(Pile::Deck).chain(stacks).chain(offers).chain([Pile::Discard])
    }
}

impl Cards {
    /// The whole deck in this order, its top last.
    pub(crate) const fn new(deck: [Card; N_CARDS]) -> Cards {
        Cards { kinds: deck, batches: [0; N_CARDS], ends: [N_CARDS as u8; N_PILES] }
    }

    /// Cards with their shuffles, pile after pile as in [`Pile::all`]; `None` if they are not 54.
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

    /// An offer, in the order revealed.
    #[inline]
    pub(crate) fn offer(&self, seat: Seat) -> &[Card] {
        &self.kinds[self.range(Pile::Offer(seat))]
    }

    /// What was resolved since the last shuffle, the last card last.
    pub(crate) fn discard(&self) -> &[Card] {
        &self.kinds[self.range(Pile::Discard)]
    }

    /// Every card of a pile and its shuffle, in the order of the row.
    pub(crate) fn truth(&self, pile: Pile) -> impl Iterator<Item = (Card, u8)> {
        self.range(pile).map(|at| (self.kinds[at], self.batches[at]))
    }

    /// Which shuffle each card of a pile comes from, in the order of the row: public.
    pub(crate) fn batches(&self, pile: Pile) -> &[u8] {
        &self.batches[self.range(pile)]
    }

    /// Shuffles of which hidden cards are left, ascending.
    pub(crate) fn live_batches(&self) -> impl Iterator<Item = u8> + use<> {
        let used = self.used_batches();
        (0..N_CARDS as u8).filter(move |&batch| used >> batch & 1 != 0)
    }

    /// How many of each card are still hidden of this shuffle: public, since all others were
    /// seen.
    pub(crate) fn hidden_of(&self, batch: u8) -> [u8; N_KINDS] {
        let mut counts = [0; N_KINDS];
        for at in self.hidden() {
            counts[self.kinds[at] as usize] += u8::from(self.batches[at] == batch);
        }
        counts
    }

    /// The top card of the stack joins the offer, for everybody to see.
    #[inline]
    pub(crate) fn reveal(&mut self, seat: Seat, ctx: &mut Ctx<'_, Event>) -> Card {
        ctx.bar();
        let top = self.start(Pile::Stack(seat).index());
        let card = self.kinds[top];
        self.batches[top] = 0;
        self.shift(Pile::Stack(seat), top, Pile::Offer(seat));
        card
    }

    /// The top card of the deck goes under the stack, unseen. The deck is not empty.
    #[inline]
    pub(crate) fn draw(&mut self, seat: Seat, ctx: &mut Ctx<'_, Event>) {
        ctx.bar();
        let top = self.ends[Pile::Deck.index()] as usize - 1;
        self.shift(Pile::Deck, top, Pile::Stack(seat));
    }

    /// A card of this offer is done with; the first one if it holds several.
    #[inline]
    pub(crate) fn resolve(&mut self, owner: Seat, card: Card) {
        let mut range = self.range(Pile::Offer(owner));
        let at = range.find(|&at| self.kinds[at] == card).expect("the card lies in the offer");
        self.shift(Pile::Offer(owner), at, Pile::Discard);
    }

    /// The discard becomes the deck, which is empty.
    #[cold]
    pub(crate) fn reshuffle(&mut self, chance: &mut dyn Chance) {
        debug_assert_eq!(self.n(Pile::Deck), 0);
        let batch = (!self.used_batches()).trailing_zeros() as u8;
        while self.n(Pile::Discard) > 0 {
            let first = self.start(Pile::Discard.index());
            self.shift(Pile::Discard, first, Pile::Deck);
        }
        let deck = self.range(Pile::Deck);
        self.batches[deck.clone()].fill(batch);
        chance.shuffle(&mut self.kinds[deck]);
    }

    /// Puts the hidden cards in another order that is as likely: each shuffle in itself.
    pub(crate) fn redraw(&mut self, chance: &mut dyn Chance) {
        for batch in self.live_batches() {
            let mut places = [0_u8; N_CARDS];
            let mut n = 0;
            for at in self.hidden().filter(|&at| self.batches[at] == batch) {
                places[n] = at as u8;
                n += 1;
            }
            for last in (1..n).rev() {
                let pick = chance.below(last as u32 + 1) as usize;
                self.kinds.swap(places[last] as usize, places[pick] as usize);
            }
        }
    }

    /// Deck and stacks lie at the front of the row.
    fn hidden(&self) -> std::ops::Range<usize> {
        0..self.start(1 + N_SEATS)
    }

    fn used_batches(&self) -> u64 {
        self.hidden().fold(0, |used, at| used | 1 << self.batches[at])
    }

    /// Takes the card at `at` out of `from` and lays it at the end of `to`.
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
    use kernel::{Fast, Journal};

    use super::*;
    use crate::data::DECK;

    #[test]
    fn cards_wander_and_none_is_lost() {
        let (mut luck, mut journal) = (Fast::new(1), Journal::muted());
        let mut ctx = Ctx::new(&mut luck, &mut journal);
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
    fn what_was_shuffled_together_is_known_as_a_set() {
        let (mut luck, mut journal) = (Fast::new(1), Journal::muted());
        let seat = Seat::new(2);
        let mut cards = Cards::new(DECK);
        let mut ctx = Ctx::new(&mut luck, &mut journal);
        for _ in 0..N_CARDS {
            cards.draw(seat, &mut ctx);
        }
        for _ in 0..10 {
            let card = cards.reveal(seat, &mut ctx);
            cards.resolve(seat, card);
        }
        cards.reshuffle(ctx.chance());
        assert_eq!(cards.live_batches().collect::<Vec<_>>(), [0, 1]);
        let known = [cards.hidden_of(0), cards.hidden_of(1)];
        assert_eq!(known[1].iter().sum::<u8>(), 10);
        let mut other = cards;
        other.redraw(&mut Fast::new(5));
        assert_ne!(other, cards);
        assert_eq!([other.hidden_of(0), other.hidden_of(1)], known);
    }
}
