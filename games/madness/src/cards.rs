//! Equipment and injuries: the deck, hands, sled, discard and supplies.
//!
//! Viewers know more about a face-down card than its back: a card drawn before the first rest
//! cannot be an injury, because all injuries were visible then. Each card therefore stores the
//! number of rests when it was last public, and each held card also when it was drawn. Determinized
//! states respect both.
use std::{fmt, str::FromStr};

use kernel::{GameRng, GameRngExt, ParseError, Seat};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::data::{Card, Gear, INJURIES, N_CARDS, N_GEARS, N_KINDS, N_SEATS};

/// Maximum number of cards of a player: the highest limit, one card per token, and every injury,
/// because injuries may return to a full hand (M16.3).
pub(crate) const HAND_MAX: usize = 11 + INJURIES as usize;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Cards {
    /// The top card comes last.
    deck: [DeckCard; N_CARDS],
    n_deck: u8,
    packs: [Pack; N_SEATS],
    /// Card counts; the order does not matter.
    discard: [u8; N_KINDS],
    /// Injuries left in the supply.
    injuries: u8,
    /// Arcane cards left in the supply.
    arcane: [u8; N_GEARS],
    n_rests: u8,
    /// Injuries in the discard that return to these players unless the expedition rests (M16.3).
    returning: [u8; N_SEATS],
    /// Injuries that everyone knows to be among a player's hidden cards, because they returned.
    known_injuries: [u8; N_SEATS],
}

/// A card that at most its holder can see.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct DeckCard {
    pub card: Card,
    /// Number of rests when the card was last public; 0 for the initial deal.
    pub since: u8,
}

/// A card held by a player. Its text form is the card, the number of rests when it was last public
/// and the number when it was drawn: `tools-4`, `tools-4/1`, or `tools-4/0/1` if the two differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct HeldCard {
    pub card: Card,
    pub since: u8,
    /// Number of rests when the card was drawn.
    pub drawn: u8,
}

/// All cards of one player: the sorted hand, then cards on the sled in the order they were played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Pack {
    cards: [HeldCard; HAND_MAX],
    n: u8,
    n_played: u8,
}

const NO_CARD: DeckCard = DeckCard { card: Card::Injury, since: 0 };
const NO_HELD_CARD: HeldCard = HeldCard { card: Card::Injury, since: 0, drawn: 0 };

impl Cards {
    /// Puts all basic cards into the deck in order and everything else into the supplies.
    pub(crate) fn new(arcane: [u8; N_GEARS]) -> Cards {
        let mut cards = Cards {
            deck: [NO_CARD; N_CARDS],
            n_deck: 0,
            packs: [Pack::EMPTY; N_SEATS],
            discard: [0; N_KINDS],
            injuries: INJURIES,
            arcane,
            n_rests: 0,
            returning: [0; N_SEATS],
            known_injuries: [0; N_SEATS],
        };
        for &card in Card::ALL {
            for _ in 0..card.basic_copies() {
                cards.put_on_deck(DeckCard { card, since: 0 });
            }
        }
        cards
    }

    /// Shuffles the deck and fills every hand.
    pub(crate) fn deal(&mut self, seats: u8, limit: u8, rng: &mut dyn GameRng) {
        rng.shuffle(&mut self.deck[..self.n_deck as usize]);
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

    /// Returns the number of injuries left in the supply.
    #[inline]
    pub(crate) const fn injuries_left(&self) -> u8 {
        self.injuries
    }

    /// Returns the number of injuries in play, wherever they are (R2).
    pub(crate) const fn injuries_suffered(&self) -> u8 {
        INJURIES - self.injuries
    }

    /// Returns the number of injuries that are not in the deck (M16.1).
    pub(crate) fn injuries_outside_deck(&self) -> u8 {
        INJURIES - self.deck().iter().filter(|unseen| unseen.card == Card::Injury).count() as u8
    }

    /// Returns how many injuries return to this player unless the expedition rests.
    pub(crate) fn n_returning(&self, seat: Seat) -> u8 {
        self.returning[seat.index()]
    }

    /// Returns how many injuries everyone knows to be among this player's hidden cards.
    pub(crate) fn n_known_injuries(&self, seat: Seat) -> u8 {
        self.known_injuries[seat.index()]
    }

    /// Sets both numbers of a position.
    pub(crate) fn set_returns(&mut self, seat: Seat, returning: u8, known_injuries: u8) {
        self.returning[seat.index()] = returning;
        self.known_injuries[seat.index()] = known_injuries;
    }

    #[inline]
    pub(crate) const fn arcane_left(&self, gear: Gear) -> u8 {
        self.arcane[gear as usize]
    }

    #[inline]
    pub(crate) const fn n_discarded(&self, card: Card) -> u8 {
        self.discard[card as usize]
    }

    /// Moves the top card of the deck to a hand and returns it.
    #[inline]
    pub(crate) fn draw(&mut self, seat: Seat) -> Option<Card> {
        let top = self.take_top()?;
        let held = HeldCard { card: top.card, since: top.since, drawn: self.n_rests };
        self.packs[seat.index()].take(held);
        Some(top.card)
    }

    #[inline]
    fn take_top(&mut self) -> Option<DeckCard> {
        self.n_deck = self.n_deck.checked_sub(1)?;
        Some(std::mem::replace(&mut self.deck[self.n_deck as usize], NO_CARD))
    }

    pub(crate) fn put_on_deck(&mut self, card: DeckCard) {
        self.deck[self.n_deck as usize] = card;
        self.n_deck += 1;
    }

    /// Moves the top card of the deck to the discard and returns it.
    pub(crate) fn discard_top(&mut self) -> Option<Card> {
        let DeckCard { card, .. } = self.take_top()?;
        self.discard[card as usize] += 1;
        Some(card)
    }

    /// Moves all cards on the sled to the discard. With `returns`, injuries may return (M16.3).
    pub(crate) fn clear_sled(&mut self, returns: bool) {
        for (pack, returning) in self.packs.iter_mut().zip(&mut self.returning) {
            while let Some(held) = pack.pop_played() {
                self.discard[held.card as usize] += 1;
                *returning += u8::from(returns && held.card == Card::Injury);
            }
        }
    }

    /// Forgets the known injuries that are on the sled when it is revealed.
    pub(crate) fn note_revealed_injuries(&mut self) {
        for (pack, known) in self.packs.iter().zip(&mut self.known_injuries) {
            let played = pack.played().iter().filter(|held| held.card == Card::Injury);
            *known = known.saturating_sub(played.count() as u8);
        }
    }

    /// Moves the injuries that this player played during the turn back to the hand and returns
    /// their number.
    pub(crate) fn return_injuries(&mut self, seat: Seat) -> u8 {
        let n = std::mem::take(&mut self.returning[seat.index()]);
        let n_rests = self.n_rests;
        for _ in 0..n {
            let held = HeldCard { card: Card::Injury, since: n_rests, drawn: n_rests };
            self.packs[seat.index()].take(held);
        }
        self.discard[Card::Injury as usize] -= n;
        self.known_injuries[seat.index()] += n;
        n
    }

    /// Moves an injury from the supply to the discard. Returns `false` if none is left.
    pub(crate) fn injure(&mut self) -> bool {
        let Some(left) = self.injuries.checked_sub(1) else {
            return false;
        };
        self.injuries = left;
        self.discard[Card::Injury as usize] += 1;
        true
    }

    /// Moves an injury from the discard to the supply. Returns `false` if there is none (R35).
    pub(crate) fn heal(&mut self) -> bool {
        let discarded = &mut self.discard[Card::Injury as usize];
        let is_there = *discarded > 0;
        *discarded -= u8::from(is_there);
        self.injuries += u8::from(is_there);
        is_there
    }

    /// Moves an arcane card from the supply to the discard.
    pub(crate) fn find_arcane(&mut self, gear: Gear) {
        self.arcane[gear as usize] -= 1;
        self.discard[Card::arcane(gear) as usize] += 1;
    }

    /// Shuffles the discard into the deck (R32), so that no injury returns.
    pub(crate) fn rest(&mut self, rng: &mut dyn GameRng) {
        self.returning = [0; N_SEATS];
        self.n_rests = self.n_rests.saturating_add(1);
        for &card in Card::ALL {
            for _ in 0..std::mem::take(&mut self.discard[card as usize]) {
                self.put_on_deck(DeckCard { card, since: self.n_rests });
            }
        }
        rng.shuffle(&mut self.deck[..self.n_deck as usize]);
    }

    /// Returns how many cards of a kind are held or face down.
    pub(crate) fn n_hidden(&self, card: Card) -> usize {
        let in_deck = self.deck().iter().filter(|unseen| unseen.card == card).count();
        let held = self.packs.iter().flat_map(Pack::all).filter(|held| held.card == card).count();
        in_deck + held
    }

    /// Returns the deck, top card last.
    pub(crate) fn deck(&self) -> &[DeckCard] {
        &self.deck[..self.n_deck as usize]
    }

    pub(crate) fn deck_mut(&mut self) -> &mut [DeckCard] {
        &mut self.deck[..self.n_deck as usize]
    }

    /// Replaces everything but the packs, for positions.
    pub(crate) fn replace(
        &mut self,
        deck: &[DeckCard],
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
    pub(crate) const EMPTY: Pack = Pack { cards: [NO_HELD_CARD; HAND_MAX], n: 0, n_played: 0 };

    /// Returns the sorted hand.
    #[inline]
    pub(crate) fn hand(&self) -> &[HeldCard] {
        &self.cards[..self.n_unplayed() as usize]
    }

    /// Returns the cards on the sled in the order they were played.
    #[inline]
    pub(crate) fn played(&self) -> &[HeldCard] {
        &self.cards[(self.n - self.n_played) as usize..self.n as usize]
    }

    /// Returns all cards of this player.
    #[inline]
    pub(crate) fn all(&self) -> &[HeldCard] {
        &self.cards[..self.n as usize]
    }

    pub(crate) fn all_mut(&mut self) -> &mut [HeldCard] {
        &mut self.cards[..self.n as usize]
    }

    /// Returns the number of cards that are not on the sled.
    #[inline]
    pub(crate) const fn n_unplayed(&self) -> u8 {
        self.n - self.n_played
    }

    #[inline]
    pub(crate) const fn n_played(&self) -> u8 {
        self.n_played
    }

    /// Adds a card to the hand, keeping it sorted.
    pub(crate) fn take(&mut self, held: HeldCard) {
        let (mut at, n) = (self.n_unplayed() as usize, self.n as usize);
        while at > 0 && self.cards[at - 1] > held {
            at -= 1;
        }
        self.cards.copy_within(at..n, at + 1);
        self.cards[at] = held;
        self.n += 1;
    }

    /// Returns the index of a card of this kind in the hand.
    #[inline]
    pub(crate) fn find(&self, card: Card) -> Option<usize> {
        self.hand().iter().position(|held| held.card == card)
    }

    /// Plays the card at index `at` of the pack.
    pub(crate) fn play(&mut self, at: usize) {
        self.move_last(at);
        self.n_played += 1;
    }

    /// Returns all cards on the sled to the hand.
    pub(crate) fn take_back(&mut self) {
        while let Some(held) = self.pop_played() {
            self.take(held);
        }
    }

    fn pop_played(&mut self) -> Option<HeldCard> {
        self.n_played = self.n_played.checked_sub(1)?;
        self.n -= 1;
        Some(std::mem::replace(&mut self.cards[self.n as usize], NO_HELD_CARD))
    }

    fn move_last(&mut self, at: usize) {
        let n = self.n as usize;
        self.cards[at..n].rotate_left(1);
    }

    /// Builds a pack for positions and determinized states and sorts the hand.
    pub(crate) fn of(hand: &[HeldCard], played: &[HeldCard]) -> Option<Pack> {
        let mut pack = Pack::EMPTY;
        let n = hand.len() + played.len();
        if n > HAND_MAX {
            return None;
        }
        for (slot, &held) in pack.cards.iter_mut().zip(hand.iter().chain(played)) {
            *slot = held;
        }
        pack.cards[..hand.len()].sort_unstable();
        pack.n = n as u8;
        pack.n_played = played.len() as u8;
        Some(pack)
    }

    /// Sorts the hand.
    pub(crate) fn sort(&mut self) {
        let n = self.n_unplayed() as usize;
        self.cards[..n].sort_unstable();
    }

    /// Returns the sum of one kind of equipment on the sled.
    #[inline]
    pub(crate) fn played_sum(&self, gear: Gear) -> u8 {
        let mut sum = 0;
        for held in self.played() {
            sum += if held.card.gear() == Some(gear) { held.card.value() } else { 0 };
        }
        sum
    }
}

impl fmt::Display for HeldCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let HeldCard { card, since, drawn } = self;
        match (since, drawn) {
            (0, 0) => write!(f, "{card}"),
            _ if since == drawn => write!(f, "{card}/{since}"),
            _ => write!(f, "{card}/{since}/{drawn}"),
        }
    }
}

impl FromStr for HeldCard {
    type Err = ParseError;

    fn from_str(word: &str) -> Result<HeldCard, ParseError> {
        let mut parts = word.split('/');
        let card = parts.next().unwrap_or_default().parse()?;
        let times: Vec<u8> = parts.map(|part| part.parse().unwrap_or(u8::MAX)).collect();
        let read = match times[..] {
            [] => HeldCard { card, since: 0, drawn: 0 },
            [since] => HeldCard { card, since, drawn: since },
            [since, drawn, ..] => HeldCard { card, since, drawn },
        };
        if read.to_string() == word {
            return Ok(read);
        }
        Err(ParseError::expected("a card and its rests such as tools-4/0/1", word))
    }
}

impl Serialize for HeldCard {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for HeldCard {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<HeldCard, D::Error> {
        let word = String::deserialize(deserializer)?;
        word.parse().map_err(serde::de::Error::custom)
    }
}
