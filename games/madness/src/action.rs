//! What can be asked for, in one canonical text form each.
use std::{fmt, str::FromStr};

use kernel::{Chance, ParseError, Reader, Seat};
use serde::Serialize;

use crate::{
    council::Counsel,
    data::{Card, Gear, Letter, Relic},
    space::Space,
    state::State,
    talk::{Remark, any_remark},
};

/// One decision of a player. The last two are open: they cannot be listed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Action {
    /// A token: somebody's madness sleeps for this turn.
    Ignore {
        whom: Seat,
    },
    /// Take that token back.
    UndoIgnore {
        whom: Seat,
    },
    /// Fly to a space.
    Move {
        to: Space,
    },
    /// Fly back: the glass has not been turned yet.
    UndoMove,
    /// Turn the glass and the tile.
    Turn,
    /// Lay a card face down on the sled.
    Lay {
        card: Card,
    },
    /// Set a card aside: it is laid when the glass ends (option `auto_lay_staged`).
    Stage {
        card: Card,
    },
    Unstage {
        card: Card,
    },
    /// "I lay nothing more."
    Done,
    NotDone,
    /// Give up the rest of the remarks (without a clock).
    Pass,
    /// Wait, and keep them (without a clock).
    Linger,
    /// "I slipped" (speaking aloud).
    Slip,
    /// "They broke the silence" (speaking aloud).
    Accuse {
        whom: Seat,
    },
    /// They did: the die is rolled.
    Uphold,
    Dismiss,
    /// "I was asked" (speaking aloud).
    Asked,
    /// "I spoke three times" (speaking aloud).
    Briefed,
    /// A token: the glass is turned again.
    Extend,
    /// The sled is opened.
    Resolve,
    /// Somebody takes a relic, and with it madness.
    Relic {
        relic: Relic,
        whom: Seat,
    },
    /// An arcane card goes to the discard.
    Arcane {
        gear: Gear,
    },
    /// A tile is shown to all.
    Search {
        at: Space,
    },
    SkipSearch,
    /// Seen enough of it.
    GotIt,
    /// Somebody goes madder for a challenge that was missed.
    Madden {
        letter: Letter,
        whom: Seat,
    },
    /// The die is rolled for a challenge that was missed.
    Roll {
        letter: Letter,
    },
    /// A token: the die is rolled again.
    Reroll,
    Accept,
    /// The top card of a short deck goes to somebody.
    Deal {
        whom: Seat,
    },
    /// A token: everybody may hold one more.
    Raise,
    EndDraw,
    Rest,
    SkipRest,
    /// Counsel for the leader, outside the encounter. Open.
    Advise {
        counsel: Counsel,
    },
    /// A remark while the glass runs. `seen` are the cards on the sled, laid in this glass, that
    /// the speaker's page had shown: whoever had seen one breaks the silence (R56). Open.
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
            Action::Turn => f.write_str("turn"),
            Action::Lay { card } => write!(f, "lay {card}"),
            Action::Stage { card } => write!(f, "stage {card}"),
            Action::Unstage { card } => write!(f, "unstage {card}"),
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
            Action::Resolve => f.write_str("resolve"),
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
            Action::Advise { counsel } => write!(f, "advise {counsel}"),
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
            "advise" => return Ok(Action::Advise { counsel: rest.parse()? }),
            "say" => return read_remark(rest),
            _ => {}
        }
        let mut words = Reader::new(rest);
        let action = match first {
            "undo" | "not" | "skip" | "got" | "end" => two_words(first, &mut words)?,
            "ignore" => Action::Ignore { whom: words.read()? },
            "move" => Action::Move { to: words.read()? },
            "lay" => Action::Lay { card: words.read()? },
            "stage" => Action::Stage { card: words.read()? },
            "unstage" => Action::Unstage { card: words.read()? },
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

/// `seen 2 have tools 5`, or without the first two words if no card was seen.
fn read_remark(words: &str) -> Result<Action, ParseError> {
    let Some(rest) = words.strip_prefix("seen ") else {
        return Ok(Action::Say { seen: 0, remark: words.parse()? });
    };
    let (seen, remark) = rest.split_once(' ').unwrap_or((rest, ""));
    let seen = Reader::new(seen).number(1..=u8::MAX)?;
    Ok(Action::Say { seen, remark: remark.parse()? })
}

/// Something open that might be tried now.
pub(crate) fn any_open(state: &State, chance: &mut dyn Chance) -> Action {
    // Mostly what the moment is for.
    if state.is_running() == (chance.below(8) != 0) {
        let n_log = state.talks.log.len() as u8;
        let remark = any_remark(state.n_seats, n_log, chance);
        return Action::Say { seen: chance.below(3) as u8, remark };
    }
    Action::Advise { counsel: Counsel::any(state.n_seats, chance) }
}

/// A command that is one word and nothing else.
fn one_word(word: &str) -> Result<Action, ParseError> {
    Ok(match word {
        "turn" => Action::Turn,
        "done" => Action::Done,
        "pass" => Action::Pass,
        "linger" => Action::Linger,
        "slip" => Action::Slip,
        "uphold" => Action::Uphold,
        "dismiss" => Action::Dismiss,
        "asked" => Action::Asked,
        "briefed" => Action::Briefed,
        "extend" => Action::Extend,
        "resolve" => Action::Resolve,
        "reroll" => Action::Reroll,
        "accept" => Action::Accept,
        "raise" => Action::Raise,
        "rest" => Action::Rest,
        found => {
            let expected = "a command such as move, turn, lay or done";
            return Err(ParseError::expected(expected, found));
        }
    })
}

/// A command whose first word says too little.
fn two_words(first: &str, words: &mut Reader<'_>) -> Result<Action, ParseError> {
    Ok(match (first, words.word()) {
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

/// Every listed action that could ever be asked for at a table of `seats`, in ascending order.
pub(crate) fn space(seats: u8) -> Vec<Action> {
    let everybody = || (0..seats).map(Seat::new);
    let mut all: Vec<Action> = everybody().map(|whom| Action::Ignore { whom }).collect();
    all.extend(everybody().map(|whom| Action::UndoIgnore { whom }));
    all.extend(Space::ALL.iter().map(|&to| Action::Move { to }));
    all.extend([Action::UndoMove, Action::Turn]);
    all.extend(Card::ALL.iter().map(|&card| Action::Lay { card }));
    all.extend(Card::ALL.iter().map(|&card| Action::Stage { card }));
    all.extend(Card::ALL.iter().map(|&card| Action::Unstage { card }));
    all.extend([Action::Done, Action::NotDone, Action::Pass, Action::Linger, Action::Slip]);
    all.extend(everybody().map(|whom| Action::Accuse { whom }));
    all.extend([Action::Uphold, Action::Dismiss, Action::Asked, Action::Briefed]);
    all.extend([Action::Extend, Action::Resolve]);
    for &relic in Relic::ALL {
        all.extend(everybody().map(|whom| Action::Relic { relic, whom }));
    }
    all.extend(Gear::ALL.iter().map(|&gear| Action::Arcane { gear }));
    all.extend(Space::ALL.iter().map(|&at| Action::Search { at }));
    all.extend([Action::SkipSearch, Action::GotIt]);
    for &letter in Letter::ALL {
        all.extend(everybody().map(|whom| Action::Madden { letter, whom }));
    }
    all.extend(Letter::ALL.iter().map(|&letter| Action::Roll { letter }));
    all.extend([Action::Reroll, Action::Accept]);
    all.extend(everybody().map(|whom| Action::Deal { whom }));
    all.extend([Action::Raise, Action::EndDraw, Action::Rest, Action::SkipRest]);
    all
}
