//! The actions that players can take. Each has one canonical text form, so logs and the command
//! line need no separate syntax.
use std::{fmt, str::FromStr};

use kernel::{CommandParser, ParseError, Seat};
use serde::Serialize;

use crate::{
    board::{N_ZONES, Space},
    data::{Adventurer, FACES, Lock, N_DICE, Sun, Treasure},
    dice::DiceSet,
};

/// A decision by one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Action {
    /// Send this adventurer in first.
    Choose {
        adventurer: Adventurer,
    },
    /// Start the game after the briefing.
    Begin,
    /// Set a card aside to drop it.
    Drop {
        card: Treasure,
    },
    /// Take back a card that was set aside to be dropped, paid or given.
    Keep {
        card: Treasure,
    },
    /// Confirm the chosen load.
    Ready,
    /// Stamina: lower the Load Level by one this round.
    Brace,
    /// Stamina: discard a Supply.
    Shed,
    /// Decline Stamina, a request for help in the river, or the Secret Door.
    Pass,
    Move {
        to: Space,
    },
    Search,
    Decipher,
    Unlock {
        lock: Lock,
    },
    /// Jump across the pit.
    Jump,
    /// Hop on the bridge to break it.
    Hop,
    /// Take the Golden Statue.
    Statue,
    /// Leave by the Secret Tunnel with the Stone.
    Tunnel,
    /// Leave the river at the brink.
    ExitRiver,
    Exchange {
        whom: Seat,
    },
    /// Look through the pile on this space.
    Gather,
    /// Discard a Supply to heal a Wound.
    Heal,
    /// Discard a Supply to gain two actions (Supply Cache).
    Hurry,
    /// Remove Gravel.
    Clear,
    /// Tear free of the web.
    TearFree,
    /// Take a Supply from the Supply Cache.
    TakeSupply,
    /// Send monkeys to steal (Mischievous Monkeys).
    Monkey {
        whom: Seat,
    },
    Sprint {
        to: Space,
    },
    Leap {
        to: Space,
    },
    /// Linguistics: look at the number under an adjacent tile.
    Read {
        at: Space,
    },
    /// Linguistics under Lava Surprise: look at a clue tile.
    ReadClue {
        zone: u8,
    },
    /// Give up the rest of the turn.
    End,
    /// Pay one of the three cards that buy a reroll.
    Pay {
        card: Treasure,
    },
    /// Use the token to ignore a 1.
    Ignore,
    /// Accept the result of the test.
    Accept,
    /// Swimming: ignore a 1 in another player's test.
    Help,
    /// Leave this card in the web.
    Lose {
        card: Treasure,
    },
    /// Reroll these dice of a lock.
    Reroll {
        dice: DiceSet,
    },
    /// Lock Picking: turn a die, numbered from 1, to a face.
    Set {
        die: u8,
        face: u8,
    },
    /// Give up on the lock.
    Stop,
    /// Lock Picking: take the Secret Door off its hinges.
    RemoveDoor,
    /// Offer one of your own cards.
    Give {
        card: Treasure,
    },
    /// Ask for one of the partner's cards (open hands only).
    Ask {
        card: Treasure,
    },
    /// Withdraw a request for a card.
    Unask {
        card: Treasure,
    },
    /// Submit the offer to the partner.
    Propose,
    /// Accept the proposal as the partner.
    Agree,
    Decline,
    Confirm,
    Cancel,
    /// Take a card from the pile.
    Take {
        card: Treasure,
    },
    /// Leave the rest of the pile.
    Done,
    /// Bring in the second adventurer at this Sun.
    Enter {
        sun: Sun,
    },
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let word = match *self {
            Action::Choose { adventurer } => return write!(f, "choose {adventurer}"),
            Action::Drop { card } => return write!(f, "drop {card}"),
            Action::Keep { card } => return write!(f, "keep {card}"),
            Action::Move { to } => return write!(f, "move {to}"),
            Action::Unlock { lock } => return write!(f, "unlock {lock}"),
            Action::Exchange { whom } => return write!(f, "exchange {whom}"),
            Action::Monkey { whom } => return write!(f, "monkey {whom}"),
            Action::Sprint { to } => return write!(f, "sprint {to}"),
            Action::Leap { to } => return write!(f, "leap {to}"),
            Action::Read { at } => return write!(f, "read {at}"),
            Action::ReadClue { zone } => return write!(f, "clue {zone}"),
            Action::Pay { card } => return write!(f, "pay {card}"),
            Action::Lose { card } => return write!(f, "lose {card}"),
            Action::Reroll { dice } => return write!(f, "reroll {dice}"),
            Action::Set { die, face } => return write!(f, "set {die} {face}"),
            Action::Give { card } => return write!(f, "give {card}"),
            Action::Ask { card } => return write!(f, "ask {card}"),
            Action::Unask { card } => return write!(f, "unask {card}"),
            Action::Take { card } => return write!(f, "take {card}"),
            Action::Enter { sun } => return write!(f, "enter {sun}"),
            Action::Begin => "begin",
            Action::Ready => "ready",
            Action::Brace => "brace",
            Action::Shed => "shed",
            Action::Pass => "pass",
            Action::Search => "search",
            Action::Decipher => "decipher",
            Action::Jump => "jump",
            Action::Hop => "hop",
            Action::Statue => "statue",
            Action::Tunnel => "tunnel",
            Action::ExitRiver => "exit",
            Action::Gather => "gather",
            Action::Heal => "heal",
            Action::Hurry => "hurry",
            Action::Clear => "clear",
            Action::TearFree => "tear",
            Action::TakeSupply => "supply",
            Action::End => "end",
            Action::Ignore => "ignore",
            Action::Accept => "accept",
            Action::Help => "help",
            Action::Stop => "stop",
            Action::RemoveDoor => "remove",
            Action::Propose => "propose",
            Action::Agree => "agree",
            Action::Decline => "decline",
            Action::Confirm => "confirm",
            Action::Cancel => "cancel",
            Action::Done => "done",
        };
        f.write_str(word)
    }
}

/// Actions whose command is a single word.
const PLAIN: [Action; 30] = [
    Action::Begin,
    Action::Ready,
    Action::Brace,
    Action::Shed,
    Action::Pass,
    Action::Search,
    Action::Decipher,
    Action::Jump,
    Action::Hop,
    Action::Statue,
    Action::Tunnel,
    Action::ExitRiver,
    Action::Gather,
    Action::Heal,
    Action::Hurry,
    Action::Clear,
    Action::TearFree,
    Action::TakeSupply,
    Action::End,
    Action::Ignore,
    Action::Accept,
    Action::Help,
    Action::Stop,
    Action::RemoveDoor,
    Action::Propose,
    Action::Agree,
    Action::Decline,
    Action::Confirm,
    Action::Cancel,
    Action::Done,
];

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(command: &str) -> Result<Action, ParseError> {
        if let Some(action) = PLAIN.iter().find(|action| action.to_string() == command) {
            return Ok(*action);
        }
        let mut words = CommandParser::new(command);
        let action = match words.next_word() {
            "choose" => Action::Choose { adventurer: words.read()? },
            "drop" => Action::Drop { card: words.read()? },
            "keep" => Action::Keep { card: words.read()? },
            "move" => Action::Move { to: words.read()? },
            "unlock" => Action::Unlock { lock: words.read()? },
            "exchange" => Action::Exchange { whom: words.read()? },
            "monkey" => Action::Monkey { whom: words.read()? },
            "sprint" => Action::Sprint { to: words.read()? },
            "leap" => Action::Leap { to: words.read()? },
            "read" => Action::Read { at: words.read()? },
            "clue" => Action::ReadClue { zone: words.number(1..=N_ZONES)? },
            "pay" => Action::Pay { card: words.read()? },
            "lose" => Action::Lose { card: words.read()? },
            "reroll" => Action::Reroll { dice: words.read()? },
            "set" => {
                Action::Set { die: words.number(1..=N_DICE as u8)?, face: words.number(1..=FACES)? }
            }
            "give" => Action::Give { card: words.read()? },
            "ask" => Action::Ask { card: words.read()? },
            "unask" => Action::Unask { card: words.read()? },
            "take" => Action::Take { card: words.read()? },
            "enter" => Action::Enter { sun: words.read()? },
            found => {
                let expected = "a command such as move, search or end";
                return Err(ParseError::expected(expected, found));
            }
        };
        words.end(action)
    }
}

/// Returns every action that can occur with this number of seats, in ascending order.
pub(crate) fn all_actions(seats: u8) -> Vec<Action> {
    let mut all = PLAIN.to_vec();
    all.extend(Adventurer::ALL.iter().map(|&adventurer| Action::Choose { adventurer }));
    for &card in Treasure::ALL {
        all.extend([
            Action::Drop { card },
            Action::Keep { card },
            Action::Pay { card },
            Action::Lose { card },
            Action::Give { card },
            Action::Ask { card },
            Action::Unask { card },
            Action::Take { card },
        ]);
    }
    for &space in Space::ALL {
        all.extend([
            Action::Move { to: space },
            Action::Sprint { to: space },
            Action::Leap { to: space },
            Action::Read { at: space },
        ]);
    }
    all.extend(Lock::ALL.iter().map(|&lock| Action::Unlock { lock }));
    for whom in (0..seats).map(Seat::new) {
        all.extend([Action::Exchange { whom }, Action::Monkey { whom }]);
    }
    all.extend((1..=N_ZONES).map(|zone| Action::ReadClue { zone }));
    all.extend((1..=DiceSet::N).map(|bits| Action::Reroll { dice: DiceSet::of_bits(bits) }));
    for die in 1..=N_DICE as u8 {
        all.extend((1..=FACES).map(|face| Action::Set { die, face }));
    }
    all.extend(Sun::ALL.iter().map(|&sun| Action::Enter { sun }));
    all.sort_unstable();
    all
}
