//! A table as its clients see it.
use kernel::{Outcome, Seat};
use serde::{Deserialize, Serialize};

use super::Json;
use crate::id::{PublicGuestId, TableId};
#[cfg(feature = "ts")]
use crate::typescript::GameOptions;

/// Everything about a table except the game state.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TableInfo {
    #[schema(value_type = String)]
    pub id: TableId,
    pub game: String,
    pub title: Option<String>,
    pub phase: Phase,
    pub preset: Option<String>,
    #[schema(value_type = Object)]
    #[cfg_attr(feature = "ts", ts(as = "GameOptions"))]
    pub options: Json,
    pub privacy: Privacy,
    pub watching: Watching,
    pub undo: UndoPolicy,
    pub pace: Pace,
    pub absence: Absence,
    /// Level of the bots that stand in for players.
    pub stand_in: String,
    pub bot_ms: u32,
    #[schema(value_type = String)]
    pub host: PublicGuestId,
    /// The player who acts as host while the host is away.
    #[schema(value_type = Option<String>)]
    pub acting_host: Option<PublicGuestId>,
    pub origin: OriginInfo,
    /// The lesson that is played here.
    pub lesson: Option<LessonInfo>,
    pub seats: Vec<SeatInfo>,
    /// The question that waits for players' consent.
    pub question: Option<QuestionInfo>,
    /// The latest events at the table that are not steps of the game, oldest first.
    pub history: Vec<Note>,
    /// Guests whom the host has removed.
    pub kicked: Vec<KickedInfo>,
    /// Whether chat is open. It is closed during games in which talking is part of play.
    pub chat_open: bool,
    /// Guests whose chat messages are refused.
    #[schema(value_type = Vec<String>)]
    pub muted: Vec<PublicGuestId>,
    pub n_watchers: u32,
    pub commitment: String,
    pub n_entropy: u32,
    pub step: u32,
    #[schema(value_type = Vec<u8>)]
    pub awaited: Vec<Seat>,
    #[schema(value_type = Object)]
    pub outcome: Option<Outcome>,
    pub created_at: u64,
    #[schema(value_type = Option<String>)]
    pub next: Option<TableId>,
}

#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatInfo {
    #[schema(value_type = u8)]
    pub seat: Seat,
    pub kind: SeatKind,
    pub name: String,
    #[schema(value_type = Option<String>)]
    pub person: Option<PublicGuestId>,
    pub bot: Option<String>,
    pub present: bool,
    pub away_ms: Option<u64>,
    /// Time until another player may let a bot stand in, if that is possible.
    pub stand_in_ms: Option<u64>,
    /// Time until others may take the seat, if its player has given it up and it is not kept for
    /// them.
    pub open_ms: Option<u64>,
}

/// The deal of a table's game, so that players can see before they sit down whether anyone could
/// know hidden information.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum OriginInfo {
    New,
    /// An open book: the deal of a finished game, whose log anyone may read.
    Same,
    /// A step of a finished game, with everything hidden redrawn.
    Continued {
        step: u32,
    },
}

/// A lesson in progress.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LessonInfo {
    pub id: String,
    pub chapter: u8,
    /// Whether clocks stand still and bots wait.
    pub is_held: bool,
}

/// A proposal that all players must agree to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct QuestionInfo {
    pub id: u32,
    /// The seat that asks.
    #[schema(value_type = u8)]
    pub seat: Seat,
    pub ask: Ask,
    /// The seats that have not answered yet.
    #[schema(value_type = Vec<u8>)]
    pub waiting: Vec<Seat>,
    /// Time left to answer. No answer means no.
    pub ms_left: u64,
}

/// A change that needs the consent of all players.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Ask {
    /// Taking back the last step of any player.
    Undo,
    Settings {
        settings: Terms,
    },
}

/// An event at a table that is not a step of the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Note {
    /// Unix time in milliseconds.
    pub at: u64,
    /// The number of steps before it.
    pub step: u32,
    pub what: NoteKind,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum NoteKind {
    /// A player acts as host while the host is away.
    HostActing {
        name: String,
    },
    HostBack,
    /// A player gave the seat up.
    Left {
        #[schema(value_type = u8)]
        seat: Seat,
        name: String,
    },
    /// A player took a seat that was given up.
    Joined {
        #[schema(value_type = u8)]
        seat: Seat,
        name: String,
    },
    /// A bot stands in, at the request of the player in seat `by` or because of the table's
    /// settings.
    StandIn {
        #[schema(value_type = u8)]
        seat: Seat,
        #[schema(value_type = Option<u8>)]
        by: Option<Seat>,
    },
    /// The player plays again instead of the bot.
    Back {
        #[schema(value_type = u8)]
        seat: Seat,
    },
    /// All players agreed to new settings.
    Agreed {
        #[schema(value_type = u8)]
        seat: Seat,
        settings: Terms,
    },
    /// The question of this seat was declined, or not answered in time.
    Declined {
        #[schema(value_type = u8)]
        seat: Seat,
        ask: Ask,
    },
}

/// A guest whom the host has removed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct KickedInfo {
    #[schema(value_type = String)]
    pub person: PublicGuestId,
    pub name: String,
}

/// The setting for players who are away or leave, in games where seats have secrets or rivals.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Absence {
    /// Rivals wait for players who are away.
    Wait,
    /// A bot stands in for rivals who are away.
    #[default]
    Bot,
    /// Like `Bot`, and newcomers may take seats that were given up.
    Open,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum SeatKind {
    Open,
    Human,
    Bot,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Phase {
    Lobby,
    Playing,
    Over,
}

/// Whether the table is listed publicly.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Privacy {
    Link,
    Open,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Watching {
    None,
    Public,
    After,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum UndoPolicy {
    Free,
    /// Like `Free`, and beyond the engine's limit if every player agrees, present or not.
    Consent,
    Off,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Pace {
    Live,
    /// A time limit per move, in minutes; a bot moves when it runs out.
    Slow {
        minutes: u32,
    },
}

/// Longest time per move: two weeks.
pub const MINUTES_MAX: u32 = 14 * 24 * 60;

impl Pace {
    pub fn is_valid(self) -> bool {
        match self {
            Pace::Live => true,
            Pace::Slow { minutes } => (1..=MINUTES_MAX).contains(&minutes),
        }
    }
}

/// The receiving client's own identity, seats and role.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct You {
    pub person: Option<PublicGuestId>,
    pub seats: Vec<Seat>,
    /// Whether the client is the host or acts as host.
    pub is_host: bool,
    pub is_kicked: bool,
}

/// Changes to what the players agree on before the start. `None` changes nothing.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields = nullable))]
pub struct Terms {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub undo: Option<UndoPolicy>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub watching: Option<Watching>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub privacy: Option<Privacy>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pace: Option<Pace>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub absence: Option<Absence>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stand_in: Option<String>,
}
