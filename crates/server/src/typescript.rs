//! TypeScript declarations for `cargo xtask codegen`.
//!
//! They cover the types of [`crate::wire`], the updates that are assembled by hand, and
//! placeholders for game data that the server treats as opaque.
use std::collections::BTreeMap;

use kernel::{Outcome, Seat, TypeScript};
use ts_rs::TS;

use crate::wire::{
    ClientMessage, Create, Created, Frames, GameInfo, Me, Rename, ServerMessage, StepSource,
    TableInfo, TableSummary, Verdict,
};

/// Returns the declarations of every message, request and response.
pub fn typescript() -> TypeScript {
    TypeScript::new()
        .with::<ClientMessage>()
        .with::<ServerMessage<'static>>()
        .with::<Update>()
        .with::<AnyJson>()
        .with::<Me>()
        .with::<Rename>()
        .with::<GameInfo>()
        .with::<TableInfo>()
        .with::<TableSummary>()
        .with::<Create>()
        .with::<Created>()
        .with::<Frames>()
        .with::<Verdict>()
        .with::<table::lesson::Lesson>()
}

/// A refusal from any game.
#[derive(TS)]
#[ts(type = "{ code: string, [field: string]: unknown }")]
pub struct GameRefusal;

/// Reason why the engine rejected a command.
pub type Rejection = table::Rejection<GameRefusal>;

/// An event from any game, tagged by `type`.
#[derive(TS)]
#[ts(type = "{ type: string, [field: string]: unknown }")]
pub struct GameEvent;

/// A legal action as data; `text` is its command.
#[derive(TS)]
#[ts(type = "{ text: string, type: string, [field: string]: unknown }")]
pub struct Choice;

#[derive(TS)]
#[ts(type = "{ [name: string]: Json }")]
pub struct GameOptions;

/// Any JSON value.
#[derive(TS)]
#[ts(rename = "Json")]
#[ts(type = "string | number | boolean | null | Json[] | { [key: string]: Json }")]
pub struct AnyJson;

/// The fields of a view that changed; lists may contain only the changed items by position.
#[derive(TS)]
#[ts(type = "{ [field: string]: unknown }")]
pub struct Patch;

/// Sent after every step, and after `welcome` once the game has started. It is assembled by hand:
/// see `crate::core`.
#[derive(TS)]
pub struct Update {
    #[ts(type = "\"update\"")]
    pub r#type: (),
    /// The number of this client's command that caused the step.
    pub id: Option<u32>,
    pub step: u32,
    /// The complete view. Omitted if `patches` are sent instead.
    #[ts(optional, type = "unknown")]
    pub view: Option<()>,
    /// The changes since the previous step, one patch for each event of the step and at least one.
    /// Sent only to clients that received the previous step with the same viewers.
    #[ts(optional)]
    pub patches: Option<Vec<Patch>>,
    /// Legal actions of each of the client's seats.
    pub choices: BTreeMap<String, Vec<Choice>>,
    /// The command that each of the client's seats could undo.
    pub undo: BTreeMap<String, String>,
    pub steps: Vec<StepNote>,
    /// Whether older steps were omitted.
    pub gap: bool,
    pub awaited: Vec<Seat>,
    pub deadline: Option<DeadlineLeft>,
    pub clock_ms: Option<u32>,
    pub outcome: Option<Outcome>,
}

/// A step as sent in updates.
#[derive(TS)]
pub struct StepNote {
    pub n: u32,
    pub seat: Option<Seat>,
    pub by: StepSource,
    pub undo: bool,
    pub events: Vec<GameEvent>,
}

#[derive(TS)]
pub struct DeadlineLeft {
    pub id: u32,
    pub ms_left: u32,
}
