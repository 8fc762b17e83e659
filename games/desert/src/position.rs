//! Positions as JSON. A [`Position`] is unchecked input, a [`State`] can be played.
//!
//! `POSITION.md` is the manual: every field, its default, and what is refused.
mod check;
mod fill;
mod pile_card;
mod write;

use std::collections::BTreeMap;

use kernel::{GameRng, PositionError, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::{
    cell::Cell,
    data::{ACTIONS, Back, City, EYE, Gear, Part, Role, StormCard},
    setup::Options,
    state::{PartAt, State},
};
pub use pile_card::PileCard;
pub(crate) use write::export;

/// An unchecked position.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    #[serde(default)]
    pub options: Options,
    /// One entry per seat.
    pub crew: Vec<PawnAt>,
    #[serde(default = "first_seat")]
    pub turn: Seat,
    #[serde(default)]
    pub phase: PhaseAt,
    #[serde(default = "four_actions")]
    pub actions_left: u8,
    /// Storm cards averted this turn.
    #[serde(default)]
    pub n_fewer: u8,
    #[serde(default = "middle")]
    pub eye: Cell,
    /// The tiles that matter. Other tiles have no sand and are dealt at random.
    #[serde(default)]
    pub tiles: BTreeMap<Cell, TileAt>,
    /// Parts not listed are hidden.
    #[serde(default)]
    pub parts: BTreeMap<Part, PartAt>,
    /// Index on the storm meter. Defaults to the start of the difficulty.
    #[serde(default)]
    pub meter: Option<u8>,
    /// The pile from the top. Missing cards are dealt at random.
    #[serde(default)]
    pub storm_pile: Vec<PileCard>,
    /// In the order drawn.
    #[serde(default)]
    pub storm_discard: Vec<StormCard>,
    /// The pile from the top. Missing cards are dealt at random.
    #[serde(default)]
    pub gear_pile: Vec<Gear>,
    /// Every card drawn so far, in order, played or in hand. Defaults to the cards the crew holds,
    /// plus random ones for further excavated gear tiles.
    #[serde(default)]
    pub gear_drawn: Vec<Gear>,
    /// The pawn that the Navigator may keep moving for free.
    #[serde(default)]
    pub guided: Option<GuidedAt>,
    #[serde(default)]
    pub request: Option<RequestAt>,
    #[serde(default)]
    pub held_by: SeatSet,
    #[serde(default)]
    pub has_held: SeatSet,
    #[serde(default)]
    pub n_exchanges: u8,
    #[serde(default)]
    pub n_clocks: u16,
}

const fn first_seat() -> Seat {
    Seat::new(0)
}

const fn four_actions() -> u8 {
    ACTIONS
}

const fn middle() -> Cell {
    EYE
}

impl Position {
    /// Returns a position with these adventurers on the wreck, canteens full, and the rest open.
    pub fn of(crew: &[Role]) -> Position {
        Position {
            options: Options::default(),
            crew: crew.iter().map(|&role| PawnAt::of(role)).collect(),
            turn: first_seat(),
            phase: PhaseAt::Acting,
            actions_left: four_actions(),
            n_fewer: 0,
            eye: middle(),
            tiles: BTreeMap::new(),
            parts: BTreeMap::new(),
            meter: None,
            storm_pile: Vec::new(),
            storm_discard: Vec::new(),
            gear_pile: Vec::new(),
            gear_drawn: Vec::new(),
            guided: None,
            request: None,
            held_by: SeatSet::EMPTY,
            has_held: SeatSet::EMPTY,
            n_exchanges: 0,
            n_clocks: 0,
        }
    }
}

/// One adventurer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PawnAt {
    /// Omitted only for seats that have not picked yet.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub role: Option<Role>,
    /// Defaults to the wreck.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cell: Option<Cell>,
    /// Defaults to a full canteen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub water: Option<u8>,
    #[serde(default)]
    pub gear: Vec<Gear>,
    #[serde(default)]
    pub has_shield: bool,
}

impl PawnAt {
    pub fn of(role: Role) -> PawnAt {
        PawnAt { role: Some(role), cell: None, water: None, gear: Vec::new(), has_shield: false }
    }
}

/// One tile.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct TileAt {
    /// The tile's id, which implies its back: 0 wreck, 1 to 3 drops, 4 to 23 plain.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub id: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub back: Option<Back>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub city: Option<City>,
    pub sand: u8,
    pub excavated: bool,
    /// Viewers who have peeked at it.
    #[serde(skip_serializing_if = "KnownTo::is_empty")]
    pub known_to: KnownTo,
}

/// The phase of the game.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum PhaseAt {
    Drafting,
    #[default]
    Acting,
    Looking {
        n_seen: u8,
        n_placed: u8,
        has_buried: bool,
    },
    Storm {
        n_left: u8,
    },
    Over {
        reason: Reason,
        thirsty: SeatSet,
    },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    Won,
    Thirst,
    Buried,
    Swept,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GuidedAt {
    pub whom: Seat,
    pub n_left: u8,
}

/// A move that waits for consent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RequestAt {
    pub by: Seat,
    /// The requested command.
    pub action: String,
    pub asked: SeatSet,
}

/// The viewers who know a secret: everyone including spectators, or a list of seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum KnownTo {
    Everyone,
    Seats(SeatSet),
}

impl Default for KnownTo {
    fn default() -> KnownTo {
        KnownTo::Seats(SeatSet::EMPTY)
    }
}

impl KnownTo {
    fn is_empty(&self) -> bool {
        *self == KnownTo::default()
    }

    fn of(seats: SeatSet) -> KnownTo {
        if seats == SeatSet::EVERYONE { KnownTo::Everyone } else { KnownTo::Seats(seats) }
    }

    const fn seats(self) -> SeatSet {
        match self {
            KnownTo::Everyone => SeatSet::EVERYONE,
            KnownTo::Seats(seats) => seats,
        }
    }
}

/// Checks a position and deals the rest at random.
pub(crate) fn set_up(position: &Position, rng: &mut dyn GameRng) -> Result<State, PositionError> {
    check::check(position)?;
    let state = fill::fill(position, rng)?;
    check::check_state(&state, position)?;
    Ok(state)
}
