//! Positions as JSON. A [`Position`] is unchecked input, a [`State`] can be played.
//!
//! `POSITION.md` is the manual: every field, its default, and what is refused.
mod fill;
mod write;

use std::collections::BTreeMap;

use kernel::{GameRng, PositionError, Seat, SeatSet, Versioned};
use serde::{Deserialize, Serialize};

use crate::{
    cell::Cell,
    data::{ACTIONS, Back, City, EYE, Gear, Part, Role, StormCard},
    invariants,
    setup::Options,
    state::{Guided, PartAt, Phase, State},
};
pub(crate) use write::export;

/// An unchecked position.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Position {
    pub(crate) options: Options,
    /// One entry per seat.
    pub(crate) crew: Vec<PawnAt>,
    pub(crate) turn: Seat,
    pub(crate) phase: Phase,
    pub(crate) actions_left: u8,
    /// Storm cards cancelled this turn.
    pub(crate) n_fewer: u8,
    pub(crate) eye: Cell,
    /// The specified tiles. Other tiles have no sand and are dealt at random.
    pub(crate) tiles: BTreeMap<Cell, TileAt>,
    /// Parts not listed are hidden.
    pub(crate) parts: BTreeMap<Part, PartAt>,
    /// Index on the storm meter. Defaults to the difficulty's starting tick.
    pub(crate) meter: Option<u8>,
    /// The pile from the top. Missing cards are dealt at random.
    pub(crate) storm_pile: Vec<PileCard>,
    /// In the order drawn.
    pub(crate) storm_discard: Vec<StormCard>,
    /// The pile from the top. Missing cards are dealt at random.
    pub(crate) gear_pile: Vec<Gear>,
    /// Every card drawn so far, in order, played or in hand. Defaults to the cards the crew holds,
    /// plus random ones for additional excavated gear tiles.
    pub(crate) gear_drawn: Vec<Gear>,
    /// The pawn that the Navigator may keep moving for free.
    pub(crate) guided: Option<Guided>,
    pub(crate) request: Option<RequestAt>,
    pub(crate) held_by: SeatSet,
    pub(crate) has_held: SeatSet,
    pub(crate) n_exchanges: u8,
    pub(crate) n_clocks: u16,
}

impl Default for Position {
    fn default() -> Position {
        Position {
            options: Options::default(),
            crew: Vec::new(),
            turn: Seat::new(0),
            phase: Phase::Acting,
            actions_left: ACTIONS,
            n_fewer: 0,
            eye: EYE,
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

impl Versioned for Position {
    fn set_rules(&mut self, rules: u16) {
        self.options.set_rules(rules);
    }
}

/// One adventurer.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct PawnAt {
    /// Omitted only for seats that have not picked yet.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub role: Option<Role>,
    /// Defaults to the wreck.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cell: Option<Cell>,
    /// Defaults to a full canteen.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub water: Option<u8>,
    pub gear: Vec<Gear>,
    pub has_shield: bool,
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct TileAt {
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

/// A card in the storm pile and the viewers who know it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "PileCardForm", into = "PileCardForm")]
pub(crate) struct PileCard {
    pub card: StormCard,
    pub known_to: KnownTo,
}

/// The JSON form of a [`PileCard`]: a plain word if no one knows the card.
#[derive(Serialize, Deserialize)]
#[serde(
    untagged,
    deny_unknown_fields,
    expecting = "expected a storm card such as n1, w3, up or sun, or an object with card and \
                 known_to"
)]
enum PileCardForm {
    Unknown(StormCard),
    Known { card: StormCard, known_to: KnownTo },
}

impl From<PileCardForm> for PileCard {
    fn from(form: PileCardForm) -> PileCard {
        match form {
            PileCardForm::Unknown(card) => PileCard { card, known_to: KnownTo::default() },
            PileCardForm::Known { card, known_to } => PileCard { card, known_to },
        }
    }
}

impl From<PileCard> for PileCardForm {
    fn from(PileCard { card, known_to }: PileCard) -> PileCardForm {
        if known_to.is_empty() {
            PileCardForm::Unknown(card)
        } else {
            PileCardForm::Known { card, known_to }
        }
    }
}

/// A move that waits for consent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RequestAt {
    pub by: Seat,
    /// The requested command.
    pub action: String,
    pub asked: SeatSet,
}

/// The viewers who know a secret: everyone including spectators, or a list of seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum KnownTo {
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

/// Completes a position at random and checks the result.
pub(crate) fn set_up(position: &Position, rng: &mut dyn GameRng) -> Result<State, PositionError> {
    let state = fill::fill(position, rng)?;
    invariants::check(&state)?;
    Ok(state)
}
