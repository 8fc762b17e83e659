//! What travels between browser and server: docs/PROTOCOL.md as types.
mod http;

use kernel::{Outcome, Seat};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use crate::id::{Person, TableId};
#[cfg(feature = "ts")]
use crate::typescript::{GameOptions, Rejection};

pub use self::http::{
    Create, Created, Frame, Frames, GameInfo, Me, Moment, PresetInfo, Rename, SeatWish, Verdict,
};

/// Ready-made JSON of a game.
pub type Json = Box<RawValue>;

/// What a page says.
#[derive(Clone, Debug, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields = nullable))]
pub enum ToTable {
    Act { id: u32, seat: Seat, command: String },
    Undo { id: u32, seat: Seat },
    AskUndo { id: u32, seat: Seat },
    Answer { id: u32, yes: bool },
    Why { id: u32, seat: Seat, command: String },
    Insight { id: u32 },
    Say { id: u32, text: String },
    Sketch { seat: Option<Seat>, keys: Vec<String> },
    Sit { id: u32, seat: Seat, name: String, entropy: Option<String> },
    Stand { id: u32, seat: Seat },
    Rename { id: u32, seat: Seat, name: String },
    SetSeat { id: u32, seat: Seat, bot: Option<String> },
    NSeats { id: u32, n: u8 },
    Kick { id: u32, seat: Seat },
    Start { id: u32 },
    Settings(ChangeSettings),
    StandIn { id: u32, seat: Seat, bot: Option<String> },
    Link { id: u32, seat: Seat },
    Claim { id: u32, token: String },
    Mute { id: u32, person: Person, on: bool },
    Rematch { id: u32, deal: Deal },
    Sync { since: u32 },
    Ping,
}

impl ToTable {
    /// The command's number; what needs no answer has none.
    pub fn id(&self) -> Option<u32> {
        match self {
            ToTable::Act { id, .. }
            | ToTable::Undo { id, .. }
            | ToTable::AskUndo { id, .. }
            | ToTable::Answer { id, .. }
            | ToTable::Why { id, .. }
            | ToTable::Insight { id }
            | ToTable::Say { id, .. }
            | ToTable::Sit { id, .. }
            | ToTable::Stand { id, .. }
            | ToTable::Rename { id, .. }
            | ToTable::SetSeat { id, .. }
            | ToTable::NSeats { id, .. }
            | ToTable::Kick { id, .. }
            | ToTable::Start { id }
            | ToTable::Settings(ChangeSettings { id, .. })
            | ToTable::StandIn { id, .. }
            | ToTable::Link { id, .. }
            | ToTable::Claim { id, .. }
            | ToTable::Mute { id, .. }
            | ToTable::Rematch { id, .. } => Some(*id),
            ToTable::Sketch { .. } | ToTable::Sync { .. } | ToTable::Ping => None,
        }
    }
}

impl ToTable {
    /// Does it change the table, but not the game? Steps have a memory of their own.
    pub fn arranges(&self) -> bool {
        match self {
            ToTable::AskUndo { .. }
            | ToTable::Answer { .. }
            | ToTable::Say { .. }
            | ToTable::Sit { .. }
            | ToTable::Stand { .. }
            | ToTable::Rename { .. }
            | ToTable::SetSeat { .. }
            | ToTable::NSeats { .. }
            | ToTable::Kick { .. }
            | ToTable::Start { .. }
            | ToTable::Settings(_)
            | ToTable::StandIn { .. }
            | ToTable::Claim { .. }
            | ToTable::Mute { .. }
            | ToTable::Rematch { .. } => true,
            ToTable::Act { .. }
            | ToTable::Undo { .. }
            | ToTable::Why { .. }
            | ToTable::Insight { .. }
            | ToTable::Sketch { .. }
            | ToTable::Link { .. }
            | ToTable::Sync { .. }
            | ToTable::Ping => false,
        }
    }
}

#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields = nullable))]
pub struct ChangeSettings {
    pub id: u32,
    pub bot_ms: Option<u32>,
    pub undo: Option<UndoPolicy>,
    pub watching: Option<Watching>,
    pub privacy: Option<Privacy>,
}

/// The cards of a rematch.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Deal {
    New,
    Same,
}

/// What a table says. Updates are put together by hand: see [`crate::room`].
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum ToPage<'a> {
    Welcome {
        table: &'a TableInfo,
        you: &'a You,
        chat: &'a [Heard],
        server: &'a str,
    },
    Table {
        table: &'a TableInfo,
        you: &'a You,
    },
    Done {
        id: u32,
        step: u32,
    },
    Refused {
        id: Option<u32>,
        why: Why,
    },
    Because {
        id: u32,
        #[cfg_attr(feature = "ts", ts(as = "Option<Rejection>"))]
        why: Option<Json>,
    },
    Insight {
        id: u32,
        step: u32,
        #[cfg_attr(feature = "ts", ts(type = "unknown"))]
        insight: Json,
    },
    Link {
        id: u32,
        token: String,
    },
    Heard(Heard),
    Sketch {
        person: Person,
        seat: Seat,
        keys: Vec<String>,
    },
    Asked {
        seat: Seat,
        waiting: Option<Vec<Seat>>,
    },
    Moved {
        table: TableId,
    },
    Pong,
    Bye {
        why: Farewell,
    },
}

/// Why a command is not done.
#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Why {
    /// The engine's rejection.
    Engine(#[cfg_attr(feature = "ts", ts(as = "Rejection"))] Json),
    Table(Obstacle),
}

/// What stands in the way at the table, apart from the game's rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "code", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Obstacle {
    NotJson,
    BadMessage {
        problem: String,
    },
    TooLong {
        max: usize,
    },
    TooFast {
        retry_ms: u64,
    },
    NotYourSeat {
        seat: Seat,
    },
    SeatTaken {
        seat: Seat,
    },
    NoSuchSeat {
        seat: Seat,
    },
    NotHost,
    NotSeated,
    NotInLobby,
    NotPlaying,
    NotOver,
    OpenSeats,
    SeatCount {
        min: u8,
        max: u8,
    },
    UnknownBot {
        bot: String,
    },
    BadName,
    BadText,
    /// Absent for less than the grace.
    NotAbsent {
        wait_ms: u64,
    },
    BadToken,
    /// No cookie: the page must ask `/api/me` first.
    NoGuest,
    Muted,
    /// In this game people talk by their moves while it is played.
    ChatClosed,
    UndoOff,
    NothingAsked,
    CannotStart {
        problem: String,
    },
    /// The store could not write; nothing was changed.
    Store,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Farewell {
    Stopping,
    Slow,
    Idle,
}

/// Everything about a table but the game itself.
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
    pub bot_ms: u32,
    #[schema(value_type = String)]
    pub host: Person,
    pub seats: Vec<SeatInfo>,
    /// May people chat now? Not while a game is played in which talk is part of the play.
    pub chat_open: bool,
    /// Whom nobody hears in the chat.
    #[schema(value_type = Vec<String>)]
    pub muted: Vec<Person>,
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
    pub person: Option<Person>,
    pub bot: Option<String>,
    pub present: bool,
    pub away_ms: Option<u64>,
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

/// Is the table listed?
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
    /// Free, and beyond the engine's limit if all agree.
    Consent,
    Off,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Pace {
    Live,
    /// So many minutes for each move; then a bot makes it.
    Slow {
        minutes: u32,
    },
}

/// What the table knows about the person at this page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct You {
    pub person: Option<Person>,
    pub seats: Vec<Seat>,
    pub is_host: bool,
}

/// A line of chat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Heard {
    pub n: u32,
    pub person: Person,
    pub name: String,
    pub text: String,
    pub at: u64,
    /// The page and the number of its command, so that nothing is said twice. Never sent.
    #[serde(skip)]
    pub origin: Option<String>,
}

/// Who made a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Author {
    Person,
    Bot,
    /// A bot that plays for somebody absent.
    StandIn,
    /// Time ran out.
    Clock,
}
