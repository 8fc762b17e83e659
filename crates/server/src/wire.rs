//! Messages between client and server, as specified in docs/PROTOCOL.md.
mod http;

use kernel::{Outcome, Seat};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use crate::id::{PublicGuestId, TableId};
#[cfg(feature = "ts")]
use crate::typescript::{GameOptions, Rejection};

pub use self::http::{
    Create, Created, Frame, Frames, GameInfo, Me, Moment, PresetInfo, Rename, SeatSummary,
    SeatWish, TableSummary, Verdict,
};

/// JSON that a game has already serialized.
pub type Json = Box<RawValue>;

/// Message from a client to its table.
#[derive(Clone, Debug, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields = nullable))]
pub enum ClientMessage {
    Act { id: u32, seat: Seat, command: String },
    Undo { id: u32, seat: Seat },
    AskUndo { id: u32, seat: Seat },
    Answer { id: u32, yes: bool },
    Why { id: u32, seat: Seat, command: String },
    Insight { id: u32 },
    Chat { id: u32, text: String },
    Plan { seat: Option<Seat>, keys: Vec<String> },
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
    Mute { id: u32, person: PublicGuestId, on: bool },
    Rematch { id: u32, deal: Deal },
    Sync { since: u32 },
    Ping,
}

impl ClientMessage {
    /// Returns the command's number, or `None` for messages that need no reply.
    pub fn id(&self) -> Option<u32> {
        match self {
            ClientMessage::Act { id, .. }
            | ClientMessage::Undo { id, .. }
            | ClientMessage::AskUndo { id, .. }
            | ClientMessage::Answer { id, .. }
            | ClientMessage::Why { id, .. }
            | ClientMessage::Insight { id }
            | ClientMessage::Chat { id, .. }
            | ClientMessage::Sit { id, .. }
            | ClientMessage::Stand { id, .. }
            | ClientMessage::Rename { id, .. }
            | ClientMessage::SetSeat { id, .. }
            | ClientMessage::NSeats { id, .. }
            | ClientMessage::Kick { id, .. }
            | ClientMessage::Start { id }
            | ClientMessage::Settings(ChangeSettings { id, .. })
            | ClientMessage::StandIn { id, .. }
            | ClientMessage::Link { id, .. }
            | ClientMessage::Claim { id, .. }
            | ClientMessage::Mute { id, .. }
            | ClientMessage::Rematch { id, .. } => Some(*id),
            ClientMessage::Plan { .. } | ClientMessage::Sync { .. } | ClientMessage::Ping => None,
        }
    }
}

impl ClientMessage {
    /// Returns `true` if the command must be carried out only once, even if it is resent.
    pub fn is_done_once(&self) -> bool {
        match self {
            ClientMessage::Act { .. }
            | ClientMessage::Undo { .. }
            | ClientMessage::AskUndo { .. }
            | ClientMessage::Answer { .. }
            | ClientMessage::Chat { .. }
            | ClientMessage::Sit { .. }
            | ClientMessage::Stand { .. }
            | ClientMessage::Rename { .. }
            | ClientMessage::SetSeat { .. }
            | ClientMessage::NSeats { .. }
            | ClientMessage::Kick { .. }
            | ClientMessage::Start { .. }
            | ClientMessage::Settings(_)
            | ClientMessage::StandIn { .. }
            | ClientMessage::Claim { .. }
            | ClientMessage::Mute { .. }
            | ClientMessage::Rematch { .. } => true,
            ClientMessage::Why { .. }
            | ClientMessage::Insight { .. }
            | ClientMessage::Plan { .. }
            | ClientMessage::Link { .. }
            | ClientMessage::Sync { .. }
            | ClientMessage::Ping => false,
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

/// Whether a rematch repeats the deal of the finished game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Deal {
    New,
    Same,
}

/// Message from the server to a client. Updates are assembled by hand: see
/// [`crate::core`].
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum ServerMessage<'a> {
    Welcome {
        table: &'a TableInfo,
        you: &'a You,
        chat: &'a [ChatMessage],
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
        why: CommandError,
    },
    Why {
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
    Chat(ChatMessage),
    Plan {
        person: PublicGuestId,
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
    Close {
        reason: CloseReason,
    },
}

/// Reason why a command was refused.
#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum CommandError {
    /// The engine's rejection.
    Engine(#[cfg_attr(feature = "ts", ts(as = "Rejection"))] Json),
    Table(TableError),
}

/// Error from the table itself, as opposed to a violation of the game's rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "code", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum TableError {
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
    /// The player has been absent for less than the grace period.
    NotAbsent {
        wait_ms: u64,
    },
    BadToken,
    /// The request had no guest cookie; the client must call `/api/me` first.
    NoGuest,
    Muted,
    /// Talking is part of this game, so chat is closed while it is played.
    ChatClosed,
    UndoOff,
    NothingAsked,
    CannotStart {
        problem: String,
    },
    /// The store could not write the change, so nothing changed.
    Store,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum CloseReason {
    Stopping,
    Slow,
    Idle,
}

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
    pub bot_ms: u32,
    #[schema(value_type = String)]
    pub host: PublicGuestId,
    pub seats: Vec<SeatInfo>,
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
    /// Like `Free`, and beyond the engine's limit if every player agrees.
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

/// The receiving client's own identity, seats and role.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct You {
    pub person: Option<PublicGuestId>,
    pub seats: Vec<Seat>,
    pub is_host: bool,
}

/// A chat message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ChatMessage {
    pub n: u32,
    pub person: PublicGuestId,
    pub name: String,
    pub text: String,
    pub at: u64,
    /// Client and command number, to detect resent messages. Never sent.
    #[serde(skip)]
    pub origin: Option<String>,
}

/// The source of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum StepSource {
    Person,
    Bot,
    /// A bot that stands in for an absent player.
    StandIn,
    /// An expired deadline or move clock.
    Clock,
}
