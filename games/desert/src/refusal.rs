//! Why an action is denied. The texts are `refusal-<code>` in `text/*.ftl`.
use kernel::{Refuse, Seat};
use serde::Serialize;

use crate::{
    cell::Cell,
    data::{Gear, Part, Role},
};

/// The obstacle, with the numbers a person needs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum Refusal {
    GameOver,
    NotYourTurn {
        turn: Seat,
    },
    NoActionsLeft,
    NoSuchSeat {
        whom: Seat,
    },
    /// Adventurers are still being picked.
    DraftFirst {
        turn: Seat,
    },
    DraftIsOver,
    RoleTaken {
        role: Role,
    },
    /// The Meteorologist has cards in her hand.
    LookFirst {
        turn: Seat,
    },
    NotLooking,
    NoSuchCard {
        nth: u8,
        n: u8,
    },
    AlreadyBuried,
    OrderIsFixed,
    /// The storm has begun: no more paid actions.
    StormFirst {
        n_left: u8,
    },
    NoStorm,
    StormHeld {
        whom: Seat,
    },
    CannotHoldOwnStorm,
    AlreadyHeld,
    NotHolding,
    TooManyExchanges {
        n: u8,
    },
    WaitForAnswer {
        whom: Seat,
    },
    NothingAsked,
    Buried {
        sand: u8,
    },
    TheEye {
        at: Cell,
    },
    TooFar {
        at: Cell,
    },
    Blocked {
        at: Cell,
        sand: u8,
    },
    OnlyClimberCarries,
    NotTogether {
        whom: Seat,
    },
    Yourself,
    NotInATunnel {
        at: Cell,
    },
    NotATunnel {
        at: Cell,
    },
    TunnelBlocked {
        at: Cell,
        sand: u8,
    },
    AlreadyThere {
        at: Cell,
    },
    OutOfReach {
        at: Cell,
    },
    NoSand {
        at: Cell,
    },
    AlreadyExcavated {
        at: Cell,
    },
    SandOnTile {
        at: Cell,
        sand: u8,
    },
    PartNotHere {
        part: Part,
    },
    NotExcavated {
        at: Cell,
    },
    WrongRole {
        role: Role,
    },
    NoCardsLeftToAvert {
        level: u8,
    },
    GuideYourself,
    PawnBuried {
        whom: Seat,
        sand: u8,
    },
    NoWellHere {
        at: Cell,
    },
    CanteenFull {
        max: u8,
    },
    NotEnoughWater {
        has: u8,
    },
    NoRoom {
        whom: Seat,
        room: u8,
    },
    LastWater,
    NoSuchGear {
        gear: Gear,
    },
    AlreadyShielded,
    AlreadySeen {
        at: Cell,
    },
    NobodyThirsty,
}

impl Refuse for Refusal {
    fn rule(&self) -> &'static str {
        match self {
            Refusal::GameOver => "D4.5",
            Refusal::NotYourTurn { .. } => "D4.3",
            Refusal::NoActionsLeft => "D4.6",
            Refusal::NoSuchSeat { .. } | Refusal::Yourself => "D8.1",
            Refusal::DraftFirst { .. } | Refusal::DraftIsOver | Refusal::RoleTaken { .. } => "D3.5",
            Refusal::LookFirst { .. } | Refusal::NotLooking => "D7.6",
            Refusal::NoSuchCard { .. } | Refusal::AlreadyBuried => "D7.6",
            Refusal::OrderIsFixed => "R20",
            Refusal::StormFirst { .. } | Refusal::NoStorm => "D10.1",
            Refusal::StormHeld { .. }
            | Refusal::CannotHoldOwnStorm
            | Refusal::AlreadyHeld
            | Refusal::NotHolding => "D10.3",
            Refusal::TooManyExchanges { .. } => "D8.4",
            Refusal::WaitForAnswer { .. } | Refusal::NothingAsked => "D8.5",
            Refusal::Buried { .. } => "D6.3",
            Refusal::TheEye { .. } => "D5.3",
            Refusal::TooFar { .. } => "D5.1",
            Refusal::Blocked { .. } => "D5.2",
            Refusal::OnlyClimberCarries => "D7.3",
            Refusal::NotTogether { .. } => "D8.2",
            Refusal::NotInATunnel { .. }
            | Refusal::NotATunnel { .. }
            | Refusal::TunnelBlocked { .. } => "D5.4",
            Refusal::AlreadyThere { .. } => "D9.3",
            Refusal::OutOfReach { .. } | Refusal::NoSand { .. } => "D5.5",
            Refusal::AlreadyExcavated { .. } | Refusal::SandOnTile { .. } => "D5.6",
            Refusal::PartNotHere { .. } | Refusal::NotExcavated { .. } => "D5.7",
            Refusal::WrongRole { role } => match role {
                Role::Meteorologist => "D7.5",
                Role::Navigator => "D7.7",
                Role::WaterCarrier => "D7.8",
                Role::Archaeologist | Role::Climber | Role::Explorer => "D7.1",
            },
            Refusal::NoCardsLeftToAvert { .. } => "D7.5",
            Refusal::GuideYourself | Refusal::PawnBuried { .. } => "D7.7",
            Refusal::NoWellHere { .. } | Refusal::CanteenFull { .. } => "D7.8",
            Refusal::NotEnoughWater { .. } | Refusal::NoRoom { .. } => "D8.2",
            Refusal::LastWater => "R50",
            Refusal::NoSuchGear { .. } => "D9.1",
            Refusal::AlreadyShielded => "D9.4",
            Refusal::AlreadySeen { .. } => "D9.5",
            Refusal::NobodyThirsty => "D9.7",
        }
    }
}
