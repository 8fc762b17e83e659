//! The phase of the game, including any unfinished decision.
use kernel::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::{
    cards::CardSet,
    data::{Lock, N_DICE, Trial},
    dice::{DiceSet, dice_list},
};

/// The current phase. Only `flow.rs` assigns it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Phase {
    /// All players choose the adventurer who enters first.
    Choosing,
    /// The Dice Keeper reads out the briefing.
    Briefing,
    /// All players in the temple choose treasures to drop.
    Loading,
    /// Players with Stamina may use it.
    Bracing,
    /// An adventurer takes their turn.
    Acting,
    /// A load test shows ones, and the player has to decide about them.
    Testing(Test),
    /// Another swimmer may help.
    Helping(Test),
    /// The player chooses a treasure to leave in a web.
    Losing,
    /// Dice have been rolled for a lock.
    Unlocking(Attempt),
    /// The Secret Door is open and may be removed.
    Removing,
    /// A player is composing an exchange.
    Composing(Exchange),
    /// The partner answers the proposal.
    Answering(Exchange),
    /// The proposer reviews the answer.
    Confirming(Exchange),
    /// A player looks through a pile.
    Gathering,
    /// A second adventurer may enter at either Sun.
    Replacing,
    Over,
}

impl Phase {
    /// Returns `true` if several players answer at the same time.
    #[inline]
    pub(crate) const fn is_simultaneous(&self) -> bool {
        matches!(self, Phase::Choosing | Phase::Loading | Phase::Bracing)
    }

    /// Returns the unfinished exchange, if there is one.
    pub(crate) const fn exchange(&self) -> Option<&Exchange> {
        if let Phase::Composing(exchange)
        | Phase::Answering(exchange)
        | Phase::Confirming(exchange) = self
        {
            Some(exchange)
        } else {
            None
        }
    }
}

/// An adventurer's turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Turn {
    /// The seat taking the turn. Only meaningful in the action phase.
    pub(crate) seat: Seat,
    pub(crate) actions: u8,
    /// Whether the monkeys have been sent this turn.
    #[serde(default, rename = "monkey_used")]
    pub(crate) is_monkey_used: bool,
    /// Partners who declined or whose answer was rejected.
    #[serde(default)]
    pub(crate) barred: SeatSet,
    /// Whether the turn is forfeited, including free moves.
    #[serde(default, rename = "over")]
    pub(crate) is_over: bool,
    /// R60: whether the look was opened this turn, so that it outlives the turn.
    #[serde(default, rename = "looked")]
    pub(crate) has_looked: bool,
}

impl Turn {
    /// The value between turns.
    pub(crate) const IDLE: Turn = Turn::of(Seat::new(0), 0);

    pub(crate) const fn of(seat: Seat, actions: u8) -> Turn {
        Turn {
            seat,
            actions,
            is_monkey_used: false,
            barred: SeatSet::EMPTY,
            is_over: false,
            has_looked: false,
        }
    }
}

/// A load test that shows at least one 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Test {
    pub(crate) trial: Trial,
    pub(crate) seat: Seat,
    /// The dice. Unused ones are 0.
    #[serde(with = "dice_list")]
    pub(crate) dice: [u8; N_DICE],
    /// The dice that have already been rerolled for cards.
    #[serde(default)]
    pub(crate) bought: DiceSet,
    /// The dice whose 1 is ignored.
    #[serde(default)]
    pub(crate) ignored: DiceSet,
    /// The cards laid out for the next payment.
    #[serde(default)]
    pub(crate) paid: CardSet,
}

impl Test {
    /// Returns a bit mask of the dice showing a 1 that counts.
    #[inline]
    pub(crate) fn ones(&self) -> u8 {
        let mut mask = 0;
        for (die, &face) in self.dice.iter().enumerate() {
            mask |= u8::from(face == 1) << die;
        }
        mask & !self.ignored.bits()
    }

    /// Returns a bit mask of the dice showing a 1 that can still be rerolled for cards.
    #[inline]
    pub(crate) fn buyable(&self) -> u8 {
        self.ones() & !self.bought.bits()
    }
}

/// An attempt to open a lock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Attempt {
    pub(crate) lock: Lock,
    #[serde(with = "dice_list")]
    pub(crate) dice: [u8; N_DICE],
    /// Whether the Old Keyring still grants a reroll.
    #[serde(default, rename = "free")]
    pub(crate) is_free: bool,
}

/// An unfinished exchange.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Exchange {
    pub(crate) whom: Seat,
    /// The proposer's cards.
    #[serde(default)]
    pub(crate) given: CardSet,
    /// The partner's cards.
    #[serde(default)]
    pub(crate) asked: CardSet,
}

impl Exchange {
    /// Returns the cards that this player gives.
    pub(crate) fn side(&self, seat: Seat) -> CardSet {
        if seat == self.whom { self.asked } else { self.given }
    }

    pub(crate) fn side_mut(&mut self, seat: Seat) -> &mut CardSet {
        if seat == self.whom { &mut self.asked } else { &mut self.given }
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.given.or(self.asked).is_empty()
    }
}
