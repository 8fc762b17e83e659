//! Equipment and injuries: the deck, what everybody holds, the sled, the discard, the supplies.
//!
//! Of a card face down more is known than its back. Whoever drew before the first rest holds no
//! injury: those lay open then. So each card remembers after how many rests it was last seen by
//! all, and each card held also when it was drawn; imagined worlds respect both.
use kernel::{Chance, Dice, Seat};

use crate::data::{Card, Gear, INJURIES, N_CARDS, N_GEARS, N_KINDS, N_SEATS};

/// Cards that one player can hold: the largest limit, and a token for each further card.
pub(crate) const HAND_MAX: usize = 11;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Cards {
    /// The top comes last.
    deck: [Unseen; N_CARDS],
    n_deck: u8,
    packs: [Pack; N_SEATS],
    /// Face up; the order is of no consequence.
    discard: [u8; N_KINDS],
    /// Injuries that nobody suffered yet.
    injuries: u8,
    /// Arcane cards that nobody found yet.
    arcane: [u8; N_GEARS],
    n_rests: u8,
}

/// A card that nobody, or only its holder, can see.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Unseen {
    pub card: Card,
    /// Rests until it was seen by all for the last time; 0 for those dealt at the start.
    pub since: u8,
}

/// A card of one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Held {
    pub card: Card,
    pub since: u8,
    /// Rests until it was drawn.
    pub drawn: u8,
}

/// All cards of one player: the hand in order, then what is set aside, then what lies on the sled
/// in the order laid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Pack {
    cards: [Held; HAND_MAX],
    n: u8,
    n_staged: u8,
    n_laid: u8,
}

const NO_CARD: Unseen = Unseen { card: Card::Injury, since: 0 };
const NOTHING_HELD: Held = Held { card: Card::Injury, since: 0, drawn: 0 };

impl Cards {
    /// All basic cards in the deck, in order; all else in the supplies.
    pub(crate) fn new(arcane: [u8; N_GEARS]) -> Cards {
        let mut cards = Cards {
            deck: [NO_CARD; N_CARDS],
            n_deck: 0,
            packs: [Pack::EMPTY; N_SEATS],
            discard: [0; N_KINDS],
            injuries: INJURIES,
            arcane,
            n_rests: 0,
        };
        for &card in Card::ALL {
            for _ in 0..card.basic_copies() {
                cards.put_on_deck(Unseen { card, since: 0 });
            }
        }
        cards
    }

    /// Shuffles, and fills every hand.
    pub(crate) fn deal(&mut self, seats: u8, limit: u8, chance: &mut dyn Chance) {
        chance.shuffle(&mut self.deck[..self.n_deck as usize]);
        for _ in 0..limit {
            for index in 0..seats {
                self.draw(Seat::new(index));
            }
        }
    }

    #[inline]
    pub(crate) const fn n_deck(&self) -> u8 {
        self.n_deck
    }

    #[inline]
    pub(crate) fn pack(&self, seat: Seat) -> &Pack {
        &self.packs[seat.index()]
    }

    #[inline]
    pub(crate) fn pack_mut(&mut self, seat: Seat) -> &mut Pack {
        &mut self.packs[seat.index()]
    }

    pub(crate) fn packs(&self) -> &[Pack; N_SEATS] {
        &self.packs
    }

    pub(crate) const fn n_rests(&self) -> u8 {
        self.n_rests
    }

    /// Injuries in the supply.
    #[inline]
    pub(crate) const fn injuries_left(&self) -> u8 {
        self.injuries
    }

    /// Injuries suffered, wherever they are (R2).
    pub(crate) const fn injuries_suffered(&self) -> u8 {
        INJURIES - self.injuries
    }

    #[inline]
    pub(crate) const fn arcane_left(&self, gear: Gear) -> u8 {
        self.arcane[gear as usize]
    }

    #[inline]
    pub(crate) const fn n_discarded(&self, card: Card) -> u8 {
        self.discard[card as usize]
    }

    /// The top of the deck goes to a hand. Answers which card it was.
    #[inline]
    pub(crate) fn draw(&mut self, seat: Seat) -> Option<Card> {
        let top = self.take_top()?;
        let held = Held { card: top.card, since: top.since, drawn: self.n_rests };
        self.packs[seat.index()].take(held);
        Some(top.card)
    }

    #[inline]
    fn take_top(&mut self) -> Option<Unseen> {
        self.n_deck = self.n_deck.checked_sub(1)?;
        Some(std::mem::replace(&mut self.deck[self.n_deck as usize], NO_CARD))
    }

    pub(crate) fn put_on_deck(&mut self, card: Unseen) {
        self.deck[self.n_deck as usize] = card;
        self.n_deck += 1;
    }

    /// The top of the deck, face up, to the discard.
    pub(crate) fn discard_top(&mut self) -> Option<Card> {
        let Unseen { card, .. } = self.take_top()?;
        self.discard[card as usize] += 1;
        Some(card)
    }

    /// Everything on the sled goes to the discard.
    pub(crate) fn clear_sled(&mut self) {
        for pack in &mut self.packs {
            while let Some(held) = pack.take_laid() {
                self.discard[held.card as usize] += 1;
            }
        }
    }

    /// One injury from the supply to the discard; false if there is none.
    pub(crate) fn injure(&mut self) -> bool {
        let Some(left) = self.injuries.checked_sub(1) else {
            return false;
        };
        self.injuries = left;
        self.discard[Card::Injury as usize] += 1;
        true
    }

    /// One injury from the discard back to the supply; false if none lies there (R35).
    pub(crate) fn heal(&mut self) -> bool {
        let discarded = &mut self.discard[Card::Injury as usize];
        let is_there = *discarded > 0;
        *discarded -= u8::from(is_there);
        self.injuries += u8::from(is_there);
        is_there
    }

    /// One arcane card from the supply to the discard.
    pub(crate) fn find_arcane(&mut self, gear: Gear) {
        self.arcane[gear as usize] -= 1;
        self.discard[Card::arcane(gear) as usize] += 1;
    }

    /// Deck and discard are shuffled together (R32).
    pub(crate) fn rest(&mut self, chance: &mut dyn Chance) {
        self.n_rests += 1;
        for &card in Card::ALL {
            for _ in 0..std::mem::take(&mut self.discard[card as usize]) {
                self.put_on_deck(Unseen { card, since: self.n_rests });
            }
        }
        chance.shuffle(&mut self.deck[..self.n_deck as usize]);
    }

    /// How many cards of a kind are held or face down, whoever sees them.
    pub(crate) fn n_hidden(&self, card: Card) -> usize {
        let in_deck = self.deck().iter().filter(|unseen| unseen.card == card).count();
        let held = self.packs.iter().flat_map(Pack::all).filter(|held| held.card == card).count();
        in_deck + held
    }

    /// The deck, its top last.
    pub(crate) fn deck(&self) -> &[Unseen] {
        &self.deck[..self.n_deck as usize]
    }

    pub(crate) fn deck_mut(&mut self) -> &mut [Unseen] {
        &mut self.deck[..self.n_deck as usize]
    }

    /// For positions: everything but the packs.
    pub(crate) fn lay_out(
        &mut self,
        deck: &[Unseen],
        discard: [u8; N_KINDS],
        supplies: (u8, [u8; N_GEARS]),
        n_rests: u8,
    ) {
        self.n_deck = 0;
        self.deck = [NO_CARD; N_CARDS];
        deck.iter().for_each(|&card| self.put_on_deck(card));
        self.discard = discard;
        (self.injuries, self.arcane) = supplies;
        self.n_rests = n_rests;
    }
}

impl Pack {
    pub(crate) const EMPTY: Pack =
        Pack { cards: [NOTHING_HELD; HAND_MAX], n: 0, n_staged: 0, n_laid: 0 };

    /// The hand, in order, what is set aside left out.
    #[inline]
    pub(crate) fn hand(&self) -> &[Held] {
        &self.cards[..self.n_hand() as usize]
    }

    /// What is set aside to be laid.
    pub(crate) fn staged(&self) -> &[Held] {
        let first = self.n_hand() as usize;
        &self.cards[first..first + self.n_staged as usize]
    }

    /// On the sled, in the order laid.
    #[inline]
    pub(crate) fn laid(&self) -> &[Held] {
        &self.cards[(self.n - self.n_laid) as usize..self.n as usize]
    }

    /// Wherever they are.
    #[inline]
    pub(crate) fn all(&self) -> &[Held] {
        &self.cards[..self.n as usize]
    }

    pub(crate) fn all_mut(&mut self) -> &mut [Held] {
        &mut self.cards[..self.n as usize]
    }

    /// Cards in hand that are not set aside.
    #[inline]
    const fn n_hand(&self) -> u8 {
        self.n - self.n_staged - self.n_laid
    }

    /// Cards that are not on the sled.
    #[inline]
    pub(crate) const fn n_kept(&self) -> u8 {
        self.n - self.n_laid
    }

    #[inline]
    pub(crate) const fn n_laid(&self) -> u8 {
        self.n_laid
    }

    /// A card to the hand, which stays in order.
    pub(crate) fn take(&mut self, held: Held) {
        let (mut at, n) = (self.n_hand() as usize, self.n as usize);
        while at > 0 && self.cards[at - 1] > held {
            at -= 1;
        }
        self.cards.copy_within(at..n, at + 1);
        self.cards[at] = held;
        self.n += 1;
    }

    /// Where a card of this kind is in the hand.
    #[inline]
    pub(crate) fn find(&self, card: Card) -> Option<usize> {
        self.hand().iter().position(|held| held.card == card)
    }

    /// Where a card of this kind is set aside.
    pub(crate) fn find_staged(&self, card: Card) -> Option<usize> {
        let nth = self.staged().iter().position(|held| held.card == card)?;
        Some(self.n_hand() as usize + nth)
    }

    /// Onto the sled, from wherever it is: `at` is its place among all cards.
    pub(crate) fn lay(&mut self, at: usize) {
        if at >= self.n_hand() as usize {
            self.n_staged -= 1;
        }
        self.move_last(at);
        self.n_laid += 1;
    }

    /// Sets a card of the hand aside.
    pub(crate) fn stage(&mut self, at: usize) {
        let behind = self.n_kept() as usize;
        self.cards[at..behind].rotate_left(1);
        self.n_staged += 1;
    }

    /// Takes a card that was set aside back into the hand.
    pub(crate) fn unstage(&mut self, at: usize) {
        let held = self.remove(at);
        self.n_staged -= 1;
        self.take(held);
    }

    /// Back into the hand with all that is set aside. The hand is put in order later.
    pub(crate) const fn unstage_all(&mut self) {
        self.n_staged = 0;
    }

    /// The first card that is set aside, if there is one.
    pub(crate) fn first_staged(&self) -> Option<usize> {
        (self.n_staged > 0).then_some(self.n_hand() as usize)
    }

    /// Everything on the sled back into the hand.
    pub(crate) fn take_back(&mut self) {
        while let Some(held) = self.take_laid() {
            self.take(held);
        }
    }

    fn take_laid(&mut self) -> Option<Held> {
        self.n_laid = self.n_laid.checked_sub(1)?;
        self.n -= 1;
        Some(std::mem::replace(&mut self.cards[self.n as usize], NOTHING_HELD))
    }

    fn move_last(&mut self, at: usize) {
        let n = self.n as usize;
        self.cards[at..n].rotate_left(1);
    }

    fn remove(&mut self, at: usize) -> Held {
        let held = self.cards[at];
        self.move_last(at);
        self.n -= 1;
        self.cards[self.n as usize] = NOTHING_HELD;
        held
    }

    /// For positions and imagined worlds: the hand is put in order.
    pub(crate) fn of(hand: &[Held], staged: &[Held], laid: &[Held]) -> Option<Pack> {
        let mut pack = Pack::EMPTY;
        let n = hand.len() + staged.len() + laid.len();
        if n > HAND_MAX {
            return None;
        }
        for (slot, &held) in pack.cards.iter_mut().zip(hand.iter().chain(staged).chain(laid)) {
            *slot = held;
        }
        pack.cards[..hand.len()].sort_unstable();
        pack.n = n as u8;
        (pack.n_staged, pack.n_laid) = (staged.len() as u8, laid.len() as u8);
        Some(pack)
    }

    /// Puts the hand in order again.
    pub(crate) fn sort(&mut self) {
        let n = self.n_hand() as usize;
        self.cards[..n].sort_unstable();
    }

    /// The sum of one kind on the sled.
    #[inline]
    pub(crate) fn laid_sum(&self, gear: Gear) -> u8 {
        let mut sum = 0;
        for held in self.laid() {
            sum += if held.card.gear() == Some(gear) { held.card.value() } else { 0 };
        }
        sum
    }
}
