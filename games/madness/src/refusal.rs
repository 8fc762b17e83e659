//! Refusals: one variant per obstacle, with the details a player needs.
use kernel::{Refuse, Seat, named_enum};
use serde::Serialize;

use crate::{
    data::{Card, Gear, Letter, Relic, Reward, Stage},
    space::Space,
    talk::{MadnessRefusal, TalkRefusal},
};

/// The reason why the rules forbid an action.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum Refusal {
    GameOver,
    NoSuchSeat {
        whom: Seat,
    },
    /// Only the leader may decide this.
    NotLeader {
        turn: Seat,
    },
    NotNow {
        now: DueStep,
    },
    StartAtCoast {
        to: Space,
    },
    StartAtShore {
        to: Space,
    },
    SameSpace {
        to: Space,
    },
    TooFar {
        to: Space,
        at: Space,
    },
    /// This table plays with a single edge space.
    NoSuchEdge {
        to: Space,
    },
    NotMad {
        whom: Seat,
    },
    AlreadyIgnored {
        whom: Seat,
    },
    NotIgnored {
        whom: Seat,
    },
    NoChangesLeft {
        max: u8,
    },
    /// No token is on the sled; `discard` tokens are in the discard.
    NoToken {
        discard: u8,
    },
    /// R21: more time would help no one.
    NoCardsLeft,
    /// The timer runs to its end, so no one declares that they are done.
    TimerRunsOut,
    Covered {
        stage: Stage,
    },
    NotInHand {
        card: Card,
    },
    AlreadyDone,
    NotDoneYet,
    /// A player without cards is done automatically.
    EmptyHand,
    NoMindChangesLeft {
        max: u8,
    },
    GameIsTimed,
    PassedAlready,
    LingersAlready,
    NothingToKeep {
        max: u8,
    },
    NotInPerson,
    SlippedAlready,
    AccusedAlready,
    AccusesSelf,
    /// The leader has to decide another accusation first.
    AccusationPending {
        whom: Seat,
    },
    NoAccusation,
    AskedAlready,
    BriefedAlready,
    /// No madness card depends on what players declare.
    NothingToDeclare,
    WrongRelic {
        relic: Relic,
        reward: Reward,
    },
    RelicGone {
        relic: Relic,
        whom: Seat,
    },
    TooMad {
        whom: Seat,
    },
    NoArcane {
        gear: Gear,
    },
    NoTileThere {
        at: Space,
    },
    /// The leader has to search while a tile is face down.
    SearchRequired,
    SawEnough,
    NotMissed {
        letter: Letter,
    },
    HandFull {
        whom: Seat,
        limit: u8,
    },
    DealFirst {
        n: u8,
    },
    /// The player has given too much advice this turn.
    AdviceUsedUp {
        max: u8,
    },
    NoAdviceText,
    /// No one gives advice at this table.
    NoAdvice,
    /// Silence has fallen, and this table does not allow breaking it.
    Silence,
    /// Silence fell before the remark arrived, so it costs nothing.
    TooLate,
    /// A refusal by the rules of talk, including madness.
    #[serde(untagged)]
    Talk(TalkRefusal),
}

impl From<TalkRefusal> for Refusal {
    fn from(refusal: TalkRefusal) -> Refusal {
        Refusal::Talk(refusal)
    }
}

impl From<MadnessRefusal> for Refusal {
    fn from(refusal: MadnessRefusal) -> Refusal {
        Refusal::Talk(refusal.into())
    }
}

named_enum! {
    /// The action that is required first.
    DueStep, "a moment such as move":
    Move = "move",
    Turn = "flip",
    Timer = "timer",
    Silence = "silence",
    TimerOut = "timer_out",
    Relic = "relic",
    Arcane = "arcane",
    Search = "search",
    Look = "look",
    Fail = "fail",
    Die = "die",
    Draw = "draw",
    Rest = "rest",
}

impl DueStep {
    /// Returns the rule paragraph about it.
    const fn rule(self) -> &'static str {
        match self {
            DueStep::Move => "M5.2",
            DueStep::Turn => "M6.1",
            DueStep::Timer => "M6.2",
            DueStep::Silence => "M6.4",
            DueStep::TimerOut => "M6.7",
            DueStep::Relic => "M7.3",
            DueStep::Arcane => "M7.4",
            DueStep::Search | DueStep::Look => "M7.6",
            DueStep::Fail => "M7.7",
            DueStep::Die => "M7.9",
            DueStep::Draw => "M10.1",
            DueStep::Rest => "M11.1",
        }
    }
}

impl Refuse for Refusal {
    fn rule(&self) -> &'static str {
        match self {
            Refusal::GameOver => "M12.5",
            Refusal::NoSuchSeat { .. } => "M4.3",
            Refusal::NotLeader { .. } => "M4.2",
            Refusal::NotNow { now } => now.rule(),
            Refusal::StartAtCoast { .. } => "M5.1",
            Refusal::StartAtShore { .. } => "R14",
            Refusal::SameSpace { .. } | Refusal::TooFar { .. } => "M5.2",
            Refusal::NoSuchEdge { .. } => "R6",
            Refusal::NotMad { .. } | Refusal::AlreadyIgnored { .. } => "M5.5",
            Refusal::NotIgnored { .. } => "M5.6",
            Refusal::NoChangesLeft { .. } => "R57",
            Refusal::NoToken { .. } => "M4.4",
            Refusal::NoCardsLeft => "R21",
            Refusal::TimerRunsOut => "M16.6",
            Refusal::Covered { .. } => "M4.5",
            Refusal::NotInHand { .. } => "M6.3",
            Refusal::AlreadyDone | Refusal::NotDoneYet | Refusal::EmptyHand => "M6.6",
            Refusal::NoMindChangesLeft { .. } => "R57",
            Refusal::GameIsTimed => "M13.1",
            Refusal::PassedAlready | Refusal::LingersAlready | Refusal::NothingToKeep { .. } => {
                "M13.2"
            }
            Refusal::NotInPerson => "M14.1",
            Refusal::SlippedAlready
            | Refusal::AccusedAlready
            | Refusal::AccusesSelf
            | Refusal::AccusationPending { .. }
            | Refusal::NoAccusation => "M14.2",
            Refusal::AskedAlready | Refusal::BriefedAlready => "M14.3",
            Refusal::NothingToDeclare => "M16.8",
            Refusal::WrongRelic { .. } | Refusal::RelicGone { .. } => "M7.3",
            Refusal::TooMad { .. } => "M8.3",
            Refusal::NoArcane { .. } => "M7.4",
            Refusal::NoTileThere { .. } | Refusal::SawEnough => "M7.6",
            Refusal::SearchRequired => "M16.4",
            Refusal::NotMissed { .. } => "M7.7",
            Refusal::HandFull { .. } => "M10.1",
            Refusal::DealFirst { .. } => "M10.2",
            Refusal::AdviceUsedUp { .. } | Refusal::NoAdviceText => "M15.2",
            Refusal::NoAdvice => "M16.5",
            Refusal::Silence => "M6.4",
            Refusal::TooLate => "M6.5",
            Refusal::Talk(refusal) => refusal.rule(),
        }
    }
}
