//! Player actions and their canonical text form.
use std::{fmt, str::FromStr};

use kernel::{CommandParser, GameRng, ParseError, Seat};
use serde::Serialize;

use crate::{
    advice::Advice,
    data::{Card, Gear, Letter, Relic},
    space::Space,
    state::State,
    talk::{Remark, random_remark},
};

/// A decision by one player. The last two variants are open: they cannot be enumerated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Action {
    /// Spends a token to ignore a player's madness for this turn.
    Ignore {
        whom: Seat,
    },
    /// Takes that token back.
    UndoIgnore {
        whom: Seat,
    },
    /// Flies to a space.
    Move {
        to: Space,
    },
    /// Flies back, as long as the timer has not been flipped.
    UndoMove,
    /// Flips the timer and turns over the tile.
    Flip,
    /// Plays a card face down on the sled.
    Play {
        card: Card,
    },
    /// Declares that the player will play no more cards.
    Done,
    NotDone,
    /// Gives up the remaining remarks (untimed games).
    Pass,
    /// Waits without giving up remarks (untimed games).
    Linger,
    /// Admits a slip of the tongue (in-person games).
    Slip,
    /// Accuses a player of breaking the silence (in-person games).
    Accuse {
        whom: Seat,
    },
    /// Upholds the accusation: the die is rolled.
    Uphold,
    Dismiss,
    /// Declares "I was asked" (in-person games).
    Asked,
    /// Declares "I spoke three times" (in-person games).
    Briefed,
    /// Spends a token to flip the timer again.
    Extend,
    /// Reveals the sled.
    Reveal,
    /// Gives a player a relic, and madness with it.
    Relic {
        relic: Relic,
        whom: Seat,
    },
    /// Puts an arcane card into the discard.
    Arcane {
        gear: Gear,
    },
    /// Shows a tile to every player.
    Search {
        at: Space,
    },
    SkipSearch,
    /// Ends this player's look at the tile.
    GotIt,
    /// Pays for a missed challenge with a player's madness.
    Madden {
        letter: Letter,
        whom: Seat,
    },
    /// Pays for a missed challenge with a roll of the die.
    Roll {
        letter: Letter,
    },
    /// Spends a token to roll the die again.
    Reroll,
    Accept,
    /// Deals the top card of a short deck to a player.
    Deal {
        whom: Seat,
    },
    /// Spends a token to raise every hand limit by one.
    Raise,
    EndDraw,
    Rest,
    SkipRest,
    /// Gives the leader advice outside the encounter. Open.
    Advise {
        advice: Advice,
    },
    /// Makes a remark while the timer runs. `seen` is the number of cards played during this timer
    /// that the speaker's page had shown; a speaker who had seen one breaks the silence (R56).
    /// Open.
    Say {
        seen: u8,
        remark: Remark,
    },
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::Ignore { whom } => write!(f, "ignore {whom}"),
            Action::UndoIgnore { whom } => write!(f, "undo ignore {whom}"),
            Action::Move { to } => write!(f, "move {to}"),
            Action::UndoMove => f.write_str("undo move"),
            Action::Flip => f.write_str("flip"),
            Action::Play { card } => write!(f, "play {card}"),
            Action::Done => f.write_str("done"),
            Action::NotDone => f.write_str("not done"),
            Action::Pass => f.write_str("pass"),
            Action::Linger => f.write_str("linger"),
            Action::Slip => f.write_str("slip"),
            Action::Accuse { whom } => write!(f, "accuse {whom}"),
            Action::Uphold => f.write_str("uphold"),
            Action::Dismiss => f.write_str("dismiss"),
            Action::Asked => f.write_str("asked"),
            Action::Briefed => f.write_str("briefed"),
            Action::Extend => f.write_str("extend"),
            Action::Reveal => f.write_str("reveal"),
            Action::Relic { relic, whom } => write!(f, "relic {relic} {whom}"),
            Action::Arcane { gear } => write!(f, "arcane {gear}"),
            Action::Search { at } => write!(f, "search {at}"),
            Action::SkipSearch => f.write_str("skip search"),
            Action::GotIt => f.write_str("got it"),
            Action::Madden { letter, whom } => write!(f, "madden {letter} {whom}"),
            Action::Roll { letter } => write!(f, "roll {letter}"),
            Action::Reroll => f.write_str("reroll"),
            Action::Accept => f.write_str("accept"),
            Action::Deal { whom } => write!(f, "deal {whom}"),
            Action::Raise => f.write_str("raise"),
            Action::EndDraw => f.write_str("end draw"),
            Action::Rest => f.write_str("rest"),
            Action::SkipRest => f.write_str("skip rest"),
            Action::Advise { advice } => write!(f, "advise {advice}"),
            Action::Say { seen: 0, remark } => write!(f, "say {remark}"),
            Action::Say { seen, remark } => write!(f, "say seen {seen} {remark}"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(command: &str) -> Result<Action, ParseError> {
        let (first, rest) = command.split_once(' ').unwrap_or((command, ""));
        match first {
            "advise" => return Ok(Action::Advise { advice: rest.parse()? }),
            "say" => return read_remark(rest),
            _ => {}
        }
        let mut words = CommandParser::new(rest);
        let action = match first {
            "undo" | "not" | "skip" | "got" | "end" => two_words(first, &mut words)?,
            "ignore" => Action::Ignore { whom: words.read()? },
            "move" => Action::Move { to: words.read()? },
            "play" => Action::Play { card: words.read()? },
            "accuse" => Action::Accuse { whom: words.read()? },
            "relic" => Action::Relic { relic: words.read()?, whom: words.read()? },
            "arcane" => Action::Arcane { gear: words.read()? },
            "search" => Action::Search { at: words.read()? },
            "madden" => Action::Madden { letter: words.read()?, whom: words.read()? },
            "roll" => Action::Roll { letter: words.read()? },
            "deal" => Action::Deal { whom: words.read()? },
            word => one_word(word)?,
        };
        if command.ends_with(' ') {
            return Err(ParseError::expected("nothing more", " "));
        }
        words.end(action)
    }
}

/// Parses `seen 2 have tools 5`; the first two words are absent if no card was seen.
fn read_remark(words: &str) -> Result<Action, ParseError> {
    let Some(rest) = words.strip_prefix("seen ") else {
        return Ok(Action::Say { seen: 0, remark: words.parse()? });
    };
    let (seen, remark) = rest.split_once(' ').unwrap_or((rest, ""));
    let seen = CommandParser::new(seen).number(1..=u8::MAX)?;
    Ok(Action::Say { seen, remark: remark.parse()? })
}

/// Returns a random open action that may or may not be legal now.
pub(crate) fn random_open_action(state: &State, rng: &mut dyn GameRng) -> Action {
    // Usually pick the action that fits the phase.
    if state.is_running() == (rng.below(8) != 0) {
        let n_log = state.talk.log.len() as u8;
        let remark = random_remark(state.n_seats, n_log, rng);
        return Action::Say { seen: rng.below(3) as u8, remark };
    }
    Action::Advise { advice: Advice::random(state.n_seats, rng) }
}

/// Parses a command that consists of a single word.
fn one_word(word: &str) -> Result<Action, ParseError> {
    Ok(match word {
        "flip" => Action::Flip,
        "done" => Action::Done,
        "pass" => Action::Pass,
        "linger" => Action::Linger,
        "slip" => Action::Slip,
        "uphold" => Action::Uphold,
        "dismiss" => Action::Dismiss,
        "asked" => Action::Asked,
        "briefed" => Action::Briefed,
        "extend" => Action::Extend,
        "reveal" => Action::Reveal,
        "reroll" => Action::Reroll,
        "accept" => Action::Accept,
        "raise" => Action::Raise,
        "rest" => Action::Rest,
        found => {
            let expected = "a command such as move, flip, play or done";
            return Err(ParseError::expected(expected, found));
        }
    })
}

/// Parses a command that its first word does not identify.
fn two_words(first: &str, words: &mut CommandParser<'_>) -> Result<Action, ParseError> {
    Ok(match (first, words.next_word()) {
        ("undo", "ignore") => Action::UndoIgnore { whom: words.read()? },
        ("undo", "move") => Action::UndoMove,
        ("not", "done") => Action::NotDone,
        ("skip", "search") => Action::SkipSearch,
        ("skip", "rest") => Action::SkipRest,
        ("got", "it") => Action::GotIt,
        ("end", "draw") => Action::EndDraw,
        (_, found) => {
            let expected = "two words such as undo move, not done or skip rest";
            return Err(ParseError::expected(expected, found));
        }
    })
}

/// Returns every enumerable action at a table of `seats`, in ascending order.
pub(crate) fn space(seats: u8) -> Vec<Action> {
    let all_seats = || (0..seats).map(Seat::new);
    let mut all: Vec<Action> = all_seats().map(|whom| Action::Ignore { whom }).collect();
    all.extend(all_seats().map(|whom| Action::UndoIgnore { whom }));
    all.extend(Space::ALL.iter().map(|&to| Action::Move { to }));
    all.extend([Action::UndoMove, Action::Flip]);
    all.extend(Card::ALL.iter().map(|&card| Action::Play { card }));
    all.extend([Action::Done, Action::NotDone, Action::Pass, Action::Linger, Action::Slip]);
    all.extend(all_seats().map(|whom| Action::Accuse { whom }));
    all.extend([Action::Uphold, Action::Dismiss, Action::Asked, Action::Briefed]);
    all.extend([Action::Extend, Action::Reveal]);
    for &relic in Relic::ALL {
        all.extend(all_seats().map(|whom| Action::Relic { relic, whom }));
    }
    all.extend(Gear::ALL.iter().map(|&gear| Action::Arcane { gear }));
    all.extend(Space::ALL.iter().map(|&at| Action::Search { at }));
    all.extend([Action::SkipSearch, Action::GotIt]);
    for &letter in Letter::ALL {
        all.extend(all_seats().map(|whom| Action::Madden { letter, whom }));
    }
    all.extend(Letter::ALL.iter().map(|&letter| Action::Roll { letter }));
    all.extend([Action::Reroll, Action::Accept]);
    all.extend(all_seats().map(|whom| Action::Deal { whom }));
    all.extend([Action::Raise, Action::EndDraw, Action::Rest, Action::SkipRest]);
    all
}
