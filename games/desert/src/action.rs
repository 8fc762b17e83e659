//! Player actions, each with one canonical text form.
use std::{fmt, str::FromStr};

use kernel::{CommandParser, ParseError, Seat};
use serde::Serialize;

use crate::{
    cell::Cell,
    data::{Gear, Part, Role},
};

/// One decision by a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Action {
    /// Choose an adventurer in the draft.
    Pick {
        role: Role,
    },
    /// Walk to a neighbouring tile. The Climber may take a passenger.
    Move {
        to: Cell,
        with: Option<Seat>,
    },
    /// Move from one tunnel to another.
    Tunnel {
        to: Cell,
        with: Option<Seat>,
    },
    /// Remove sand.
    Dig {
        at: Cell,
    },
    Excavate,
    /// Pick up a part.
    Take {
        part: Part,
    },
    /// Meteorologist: draw one storm card fewer this turn.
    Fewer,
    /// Meteorologist: look at the top storm cards.
    Look,
    /// Navigator: move another player's pawn one step.
    Guide {
        whom: Seat,
        to: Cell,
        with: Option<Seat>,
    },
    /// Water Carrier: draw water from a well.
    Fill,
    GiveWater {
        whom: Seat,
        n: u8,
    },
    GiveGear {
        whom: Seat,
        gear: Gear,
    },
    /// Play a Dune Blaster.
    Blast {
        at: Cell,
    },
    /// Play a Jet Pack.
    Jet {
        to: Cell,
        with: Option<Seat>,
    },
    /// Play a Solar Shield.
    Shield,
    /// Play a Terrascope.
    Scope {
        at: Cell,
    },
    /// Play the Time Throttle.
    Throttle,
    /// Play the Secret Water Reserve.
    Reserve,
    /// End the actions and begin the storm.
    End,
    /// Draw the next storm card.
    Draw,
    /// Let a revealed Sun Beats Down take effect.
    Resolve,
    /// Ask the table to wait before the next storm card.
    Hold,
    Release,
    /// Answer a look: put the nth card from the top under the pile.
    Bury {
        nth: u8,
    },
    /// Answer a look: put the nth card back next (option `meteo_reorder`).
    Order {
        nth: u8,
    },
    /// Answer a look: leave the remaining cards as they are.
    Keep,
    /// Let another player move my pawn.
    Agree,
    Decline,
}

/// The highest number of storm cards on any meter.
pub(crate) const LOOK_MAX: u8 = 6;
/// The capacity of the largest canteen.
pub(crate) const GIFT_MAX: u8 = 5;

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let along = |with: Option<Seat>| with.map_or(String::new(), |seat| format!(" with {seat}"));
        match *self {
            Action::Pick { role } => write!(f, "pick {role}"),
            Action::Move { to, with } => write!(f, "move {to}{}", along(with)),
            Action::Tunnel { to, with } => write!(f, "tunnel {to}{}", along(with)),
            Action::Dig { at } => write!(f, "dig {at}"),
            Action::Excavate => f.write_str("excavate"),
            Action::Take { part } => write!(f, "take {part}"),
            Action::Fewer => f.write_str("fewer"),
            Action::Look => f.write_str("look"),
            Action::Guide { whom, to, with } => write!(f, "guide {whom} {to}{}", along(with)),
            Action::Fill => f.write_str("fill"),
            Action::GiveWater { whom, n } => write!(f, "give {whom} water {n}"),
            Action::GiveGear { whom, gear } => write!(f, "give {whom} {gear}"),
            Action::Blast { at } => write!(f, "blast {at}"),
            Action::Jet { to, with } => write!(f, "jet {to}{}", along(with)),
            Action::Shield => f.write_str("shield"),
            Action::Scope { at } => write!(f, "scope {at}"),
            Action::Throttle => f.write_str("throttle"),
            Action::Reserve => f.write_str("reserve"),
            Action::End => f.write_str("end"),
            Action::Draw => f.write_str("draw"),
            Action::Resolve => f.write_str("resolve"),
            Action::Hold => f.write_str("hold"),
            Action::Release => f.write_str("release"),
            Action::Bury { nth } => write!(f, "bury {nth}"),
            Action::Order { nth } => write!(f, "order {nth}"),
            Action::Keep => f.write_str("keep"),
            Action::Agree => f.write_str("agree"),
            Action::Decline => f.write_str("decline"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(command: &str) -> Result<Action, ParseError> {
        let mut words = CommandParser::new(command);
        let action = match words.next_word() {
            "pick" => Action::Pick { role: words.read()? },
            "move" => Action::Move { to: words.read()?, with: words.read_optional("with")? },
            "tunnel" => Action::Tunnel { to: words.read()?, with: words.read_optional("with")? },
            "dig" => Action::Dig { at: words.read()? },
            "excavate" => Action::Excavate,
            "take" => Action::Take { part: words.read()? },
            "fewer" => Action::Fewer,
            "look" => Action::Look,
            "guide" => {
                let (whom, to) = (words.read()?, words.read()?);
                Action::Guide { whom, to, with: words.read_optional("with")? }
            }
            "fill" => Action::Fill,
            "give" => read_gift(&mut words)?,
            "blast" => Action::Blast { at: words.read()? },
            "jet" => Action::Jet { to: words.read()?, with: words.read_optional("with")? },
            "shield" => Action::Shield,
            "scope" => Action::Scope { at: words.read()? },
            "throttle" => Action::Throttle,
            "reserve" => Action::Reserve,
            "end" => Action::End,
            "draw" => Action::Draw,
            "resolve" => Action::Resolve,
            "hold" => Action::Hold,
            "release" => Action::Release,
            "bury" => Action::Bury { nth: words.number(1..=LOOK_MAX)? },
            "order" => Action::Order { nth: words.number(1..=LOOK_MAX)? },
            "keep" => Action::Keep,
            "agree" => Action::Agree,
            "decline" => Action::Decline,
            found => return Err(ParseError::expected("a command such as move, dig or end", found)),
        };
        words.end(action)
    }
}

fn read_gift(words: &mut CommandParser<'_>) -> Result<Action, ParseError> {
    let whom = words.read()?;
    match words.next_word() {
        "water" => Ok(Action::GiveWater { whom, n: words.number(1..=GIFT_MAX)? }),
        gear => Ok(Action::GiveGear { whom, gear: gear.parse()? }),
    }
}

/// Returns every possible action at a table with `seats` seats, in ascending order.
pub(crate) fn space(seats: u8) -> Vec<Action> {
    let crew: Vec<Seat> = (0..seats).map(Seat::new).collect();
    let along: Vec<Option<Seat>> =
        std::iter::once(None).chain(crew.iter().copied().map(Some)).collect();
    let mut all = Vec::new();
    let trips = |all: &mut Vec<Action>, trip: &dyn Fn(Cell, Option<Seat>) -> Action| {
        for to in Cell::all() {
            all.extend(along.iter().map(|&with| trip(to, with)));
        }
    };
    all.extend(Role::ALL.iter().map(|&role| Action::Pick { role }));
    trips(&mut all, &|to, with| Action::Move { to, with });
    trips(&mut all, &|to, with| Action::Tunnel { to, with });
    all.extend(Cell::all().map(|at| Action::Dig { at }));
    all.push(Action::Excavate);
    all.extend(Part::ALL.iter().map(|&part| Action::Take { part }));
    all.extend([Action::Fewer, Action::Look]);
    for &whom in &crew {
        trips(&mut all, &|to, with| Action::Guide { whom, to, with });
    }
    all.push(Action::Fill);
    for &whom in &crew {
        all.extend((1..=GIFT_MAX).map(|n| Action::GiveWater { whom, n }));
    }
    for &whom in &crew {
        all.extend(Gear::ALL.iter().map(|&gear| Action::GiveGear { whom, gear }));
    }
    all.extend(Cell::all().map(|at| Action::Blast { at }));
    trips(&mut all, &|to, with| Action::Jet { to, with });
    all.push(Action::Shield);
    all.extend(Cell::all().map(|at| Action::Scope { at }));
    all.extend([Action::Throttle, Action::Reserve, Action::End]);
    all.extend([Action::Draw, Action::Resolve, Action::Hold, Action::Release]);
    all.extend((1..=LOOK_MAX).map(|nth| Action::Bury { nth }));
    all.extend((1..=LOOK_MAX).map(|nth| Action::Order { nth }));
    all.extend([Action::Keep, Action::Agree, Action::Decline]);
    all
}
