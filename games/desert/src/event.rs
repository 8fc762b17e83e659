//! Game events. The texts are `event-<type>` in `text/*.ftl`.
use kernel::Seat;
use serde::Serialize;

use crate::{
    cell::{Cell, Direction},
    data::{City, Gear, Part, Role, StormCard},
};

/// One event of the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Event {
    Picked {
        seat: Seat,
        role: Role,
    },
    TurnBegan {
        seat: Seat,
    },
    Moved {
        seat: Seat,
        from: Cell,
        to: Cell,
        with: Option<Seat>,
    },
    Tunnelled {
        seat: Seat,
        from: Cell,
        to: Cell,
        with: Option<Seat>,
    },
    Dug {
        seat: Seat,
        at: Cell,
        n: u8,
        left: u8,
    },
    Excavated {
        seat: Seat,
        at: Cell,
        city: City,
    },
    GearDrawn {
        seat: Seat,
        gear: Gear,
    },
    WaterFound {
        whom: Seat,
        n: u8,
    },
    PartAppeared {
        part: Part,
        at: Cell,
    },
    PartInEye {
        part: Part,
    },
    PartTaken {
        seat: Seat,
        part: Part,
    },
    DrewFewer {
        seat: Seat,
        n_fewer: u8,
    },
    /// The cards from the top; `None` for viewers who may not see them.
    Looked {
        seat: Seat,
        n: u8,
        cards: Option<Vec<StormCard>>,
    },
    CardBuried {
        seat: Seat,
        nth: u8,
        card: Option<StormCard>,
    },
    CardOrdered {
        seat: Seat,
        nth: u8,
    },
    CardsKept {
        seat: Seat,
    },
    Guided {
        seat: Seat,
        whom: Seat,
        from: Cell,
        to: Cell,
        with: Option<Seat>,
    },
    Filled {
        seat: Seat,
        n: u8,
    },
    WaterGiven {
        seat: Seat,
        whom: Seat,
        n: u8,
    },
    GearGiven {
        seat: Seat,
        whom: Seat,
        gear: Gear,
    },
    Blasted {
        seat: Seat,
        at: Cell,
        n: u8,
    },
    Flew {
        seat: Seat,
        from: Cell,
        to: Cell,
        with: Option<Seat>,
    },
    ShieldRaised {
        seat: Seat,
    },
    ShieldEnded {
        seat: Seat,
    },
    /// `None` for viewers who may not see the city side.
    Scoped {
        seat: Seat,
        at: Cell,
        city: Option<City>,
    },
    Throttled {
        seat: Seat,
    },
    ReserveOpened {
        seat: Seat,
    },
    ActionsEnded {
        seat: Seat,
        n_cards: u8,
    },
    WindBlew {
        toward: Direction,
        n_tiles: u8,
    },
    TileSlid {
        tile: u8,
        from: Cell,
        to: Cell,
        sand: u8,
    },
    /// The wind had no tile to move for its last `n` steps.
    Respite {
        n: u8,
    },
    SandRanOut {
        at: Cell,
    },
    StormRose {
        level: u8,
        n_to_skull: u8,
    },
    /// The sun waits until the players have given water (R57).
    SunRevealed,
    SunBeat,
    Drank {
        whom: Seat,
        left: u8,
    },
    Sheltered {
        whom: Seat,
    },
    DiedOfThirst {
        whom: Seat,
    },
    Reshuffled,
    Held {
        seat: Seat,
    },
    Released {
        seat: Seat,
    },
    HoldExpired,
    Asked {
        seat: Seat,
        whom: Seat,
    },
    Agreed {
        whom: Seat,
    },
    Declined {
        whom: Seat,
    },
    AnswerExpired,
    Won,
    LostToThirst,
    LostToSand,
    LostToStorm,
}
