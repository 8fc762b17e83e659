//! Reasons for refusing an action. The texts are `refusal-<code>` in `text/*.ftl`.
use kernel::{Refuse, Seat};
use serde::Serialize;

use crate::{
    cell::Cell,
    data::{Gear, Part, Role},
};

/// The reason for a refusal, with the numbers that its text shows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "code", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
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
    /// The Meteorologist is still looking at cards.
    LookFirst {
        turn: Seat,
    },
    NotLooking,
    /// The first `n_placed` of the `n` cards have been put back.
    NoSuchCard {
        nth: u8,
        n: u8,
        n_placed: u8,
    },
    AlreadyBuried,
    OrderIsFixed,
    /// The Meteorologist has to put a card on the bottom.
    BuryFirst,
    /// The storm has begun, so actions can no longer be paid for.
    StormFirst {
        n_left: u8,
    },
    NoStorm {
        purpose: Purpose,
    },
    /// A Sun Beats Down has been revealed and takes effect next.
    SunFirst,
    NoSunRevealed,
    /// Only the active player draws.
    NotYourStorm {
        turn: Seat,
    },
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
        from: Cell,
        n_steps: u8,
    },
    Blocked {
        at: Cell,
        sand: u8,
        purpose: Purpose,
    },
    OnlyClimberCarries,
    NotTogether {
        whom: Seat,
        at: Cell,
        purpose: Purpose,
    },
    Yourself {
        purpose: Purpose,
    },
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
        n_steps: u8,
        purpose: Purpose,
    },
    NoSand {
        at: Cell,
        purpose: Purpose,
    },
    /// The player stands on a blocked tile.
    OwnTileFirst {
        at: Cell,
        sand: u8,
    },
    AlreadyExcavated {
        at: Cell,
        purpose: Purpose,
    },
    SandOnTile {
        at: Cell,
        sand: u8,
    },
    PartHidden {
        part: Part,
    },
    PartElsewhere {
        part: Part,
        at: Cell,
    },
    PartInEye {
        part: Part,
        at: Cell,
    },
    PartHeld {
        part: Part,
        whom: Seat,
    },
    NotExcavated {
        at: Cell,
    },
    WrongRole {
        role: Role,
        purpose: Purpose,
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
    NoOpenWell,
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
    NoGearToGive {
        gear: Gear,
    },
    /// The Time Throttle has to wait for the player's own action phase.
    ThrottleLater,
    AlreadyShielded,
    AlreadySeen {
        at: Cell,
    },
    NoOneThirsty,
}

/// The intended action, for obstacles that several actions share.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Purpose {
    Walk,
    /// The Climber's passenger.
    Carry,
    Dig,
    Excavate,
    Take,
    Fewer,
    Look,
    Guide,
    Fill,
    GiveWater,
    /// The Water Carrier's gifts, which also reach adjacent tiles.
    PourWater,
    GiveGear,
    Blast,
    Fly,
    Scope,
    Draw,
    Hold,
}

impl Purpose {
    /// Returns the paragraph that explains the action.
    const fn rule(self) -> &'static str {
        match self {
            Purpose::Walk => "D5.2",
            Purpose::Dig => "D5.5",
            Purpose::Excavate => "D5.6",
            Purpose::Take => "D5.7",
            Purpose::Carry => "D7.3",
            Purpose::Fewer => "D7.5",
            Purpose::Look => "D7.6",
            Purpose::Guide => "D7.7",
            Purpose::Fill => "D7.8",
            Purpose::PourWater => "D7.9",
            Purpose::GiveWater => "D8.2",
            Purpose::GiveGear => "D8.3",
            Purpose::Blast => "D9.2",
            Purpose::Fly => "D9.3",
            Purpose::Scope => "D9.5",
            Purpose::Draw => "D10.1",
            Purpose::Hold => "D10.3",
        }
    }
}

impl Refuse for Refusal {
    fn rule(&self) -> &'static str {
        match self {
            Refusal::Blocked { purpose, .. }
            | Refusal::NotTogether { purpose, .. }
            | Refusal::Yourself { purpose }
            | Refusal::OutOfReach { purpose, .. }
            | Refusal::NoSand { purpose, .. }
            | Refusal::AlreadyExcavated { purpose, .. }
            | Refusal::WrongRole { purpose, .. }
            | Refusal::NoStorm { purpose } => purpose.rule(),
            Refusal::GameOver => "D4.5",
            Refusal::NotYourTurn { .. } => "D4.3",
            Refusal::NoActionsLeft => "D4.6",
            Refusal::NoSuchSeat { .. } => "D4.7",
            Refusal::DraftFirst { .. } | Refusal::DraftIsOver | Refusal::RoleTaken { .. } => "D3.5",
            Refusal::LookFirst { .. } | Refusal::NotLooking => "D7.6",
            Refusal::NoSuchCard { .. } | Refusal::AlreadyBuried => "D7.6",
            Refusal::OrderIsFixed => "R20",
            Refusal::BuryFirst => "D7.6",
            Refusal::StormFirst { .. } => "D10.1",
            Refusal::SunFirst | Refusal::NoSunRevealed => "D12.17",
            Refusal::NotYourStorm { .. } => "D10.2",
            Refusal::StormHeld { .. }
            | Refusal::CannotHoldOwnStorm
            | Refusal::AlreadyHeld
            | Refusal::NotHolding => "D10.3",
            Refusal::TooManyExchanges { .. } => "D8.4",
            Refusal::WaitForAnswer { .. } | Refusal::NothingAsked => "D8.5",
            Refusal::Buried { .. } => "D6.3",
            Refusal::TheEye { .. } => "D5.3",
            Refusal::TooFar { .. } => "D5.1",
            Refusal::OnlyClimberCarries => "D7.3",
            Refusal::NotInATunnel { .. }
            | Refusal::NotATunnel { .. }
            | Refusal::TunnelBlocked { .. } => "D5.4",
            Refusal::AlreadyThere { .. } => "D9.3",
            Refusal::OwnTileFirst { .. } => "D5.5",
            Refusal::SandOnTile { .. } => "D5.6",
            Refusal::PartHidden { .. } => "D11.2",
            Refusal::PartInEye { .. } => "D11.3",
            Refusal::PartElsewhere { .. } | Refusal::PartHeld { .. } => "D5.7",
            Refusal::NotExcavated { .. } => "D5.7",
            Refusal::NoCardsLeftToAvert { .. } => "D7.5",
            Refusal::GuideYourself | Refusal::PawnBuried { .. } => "D7.7",
            Refusal::NoWellHere { .. } | Refusal::CanteenFull { .. } => "D7.8",
            Refusal::NoOpenWell => "D12.16",
            Refusal::NotEnoughWater { .. } | Refusal::NoRoom { .. } => "D8.2",
            Refusal::LastWater => "R50",
            Refusal::NoSuchGear { .. } => "D9.1",
            Refusal::NoGearToGive { .. } => "D8.3",
            Refusal::ThrottleLater => "D9.6",
            Refusal::AlreadyShielded => "D9.4",
            Refusal::AlreadySeen { .. } => "D9.5",
            Refusal::NoOneThirsty => "D9.7",
        }
    }
}
