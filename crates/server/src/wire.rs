//! Messages between client and server, as specified in docs/PROTOCOL.md.
mod http;
mod table;

use kernel::Seat;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use crate::id::{PublicGuestId, TableId};
#[cfg(feature = "ts")]
use crate::typescript::Rejection;

pub use self::http::{
    Create, Created, Frame, Frames, GameInfo, LessonStart, Me, Moment, PresetInfo, Rename,
    SeatRequest, SeatSummary, TableSummary, Verdict,
};

pub use self::table::{
    Absence, Ask, KickedInfo, LessonInfo, MINUTES_MAX, Note, NoteKind, OriginInfo, Pace, Phase,
    Privacy, QuestionInfo, SeatInfo, SeatKind, TableInfo, Terms, UndoPolicy, Watching, You,
};

/// Version of the messages on sockets. A change that an open page could not understand raises it,
/// so that such pages reload themselves.
pub const PROTOCOL: u16 = 1;

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
    Answer { id: u32, question: u32, yes: bool },
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
    Admit { id: u32, person: PublicGuestId },
    Start { id: u32 },
    Settings(ChangeSettings),
    StandIn { id: u32, seat: Seat, on: bool },
    Link { id: u32, seat: Seat },
    Claim { id: u32, token: String },
    Mute { id: u32, person: PublicGuestId, on: bool },
    Rematch { id: u32, deal: Deal },
    Lesson { id: u32, step: LessonStep },
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
            | ClientMessage::Admit { id, .. }
            | ClientMessage::Start { id }
            | ClientMessage::Settings(ChangeSettings { id, .. })
            | ClientMessage::StandIn { id, .. }
            | ClientMessage::Link { id, .. }
            | ClientMessage::Claim { id, .. }
            | ClientMessage::Mute { id, .. }
            | ClientMessage::Rematch { id, .. }
            | ClientMessage::Lesson { id, .. } => Some(*id),
            ClientMessage::Plan { .. } | ClientMessage::Sync { .. } | ClientMessage::Ping => None,
        }
    }
}

impl ClientMessage {
    /// Returns `true` if the command must be recognised when it is resent, so that it is carried
    /// out only once.
    pub fn is_deduplicated(&self) -> bool {
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
            | ClientMessage::Admit { .. }
            | ClientMessage::Start { .. }
            | ClientMessage::Settings(_)
            | ClientMessage::StandIn { .. }
            | ClientMessage::Claim { .. }
            | ClientMessage::Mute { .. }
            | ClientMessage::Rematch { .. }
            | ClientMessage::Lesson { .. } => true,
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
    #[serde(flatten)]
    pub terms: Terms,
}

/// Whether a rematch repeats the deal of the finished game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Deal {
    New,
    Same,
}

/// The steps of a lesson other than the learner's moves.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum LessonStep {
    /// Plays a line of the script, such as `p2 move e4` or `tick`.
    Play { line: String },
    /// Takes the last step back, the learner's or a bot's.
    Rewind,
    /// Holds clocks and bots, or lets them run.
    Hold { on: bool },
    /// Turns the lesson into an ordinary game.
    Leave,
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
    /// Another player has this name or one that looks the same.
    NameTaken,
    BadText,
    BadPace,
    /// The player has been absent for less than the grace period.
    NotAbsent {
        wait_ms: u64,
    },
    /// Only the clock or the table's settings replace an absent player of this game.
    NoStandIn,
    /// The seat is kept for the player who gave it up, until a time or for the whole game.
    SeatKept {
        wait_ms: Option<u64>,
    },
    /// The guest holds or has held another seat of this game.
    KnowsSeats,
    /// The host has removed the guest from the table.
    Kicked,
    NoSuchPerson,
    BadToken,
    /// The request had no guest cookie; the client must call `/api/me` first.
    NoGuest,
    Muted,
    /// Talking is part of this game, so chat is closed while it is played.
    ChatClosed,
    /// The table is not a lesson, or not for this command.
    NoLesson,
    UndoOff,
    /// Too many steps of this game have been undone.
    UndoLimit,
    NothingAsked,
    /// Another question is open.
    QuestionOpen,
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

/// A chat message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ChatMessage {
    pub n: u32,
    pub person: PublicGuestId,
    pub name: String,
    /// The author's seat; `None` for spectators.
    pub seat: Option<Seat>,
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
