//! The wire as TypeScript, for `cargo xtask codegen`: the types of [`crate::wire`], and the shapes
//! of what is put together by hand or comes from a game that the server does not know.
use std::collections::BTreeMap;

use kernel::{Outcome, Seat, TypeScript};
use table::Rejected;
use ts_rs::TS;

use crate::wire::{
    Author, Create, Created, Frames, GameInfo, Me, Rename, TableInfo, ToPage, ToTable, Verdict,
};

/// All that pages and server say to each other.
pub fn typescript() -> TypeScript {
    TypeScript::new()
        .with::<ToTable>()
        .with::<ToPage<'static>>()
        .with::<Update>()
        .with::<AnyJson>()
        .with::<Me>()
        .with::<Rename>()
        .with::<GameInfo>()
        .with::<TableInfo>()
        .with::<Create>()
        .with::<Created>()
        .with::<Frames>()
        .with::<Verdict>()
}

/// What a game's refusal is to those who do not know the game.
#[derive(TS)]
#[ts(type = "{ code: string, [field: string]: unknown }")]
pub struct GameRefusal;

/// Why the engine does not take a command.
pub type Rejection = Rejected<GameRefusal>;

/// One thing that happened, tagged by `type`.
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

/// Anything that JSON can say.
#[derive(TS)]
#[ts(rename = "Json")]
#[ts(type = "string | number | boolean | null | Json[] | { [key: string]: Json }")]
pub struct AnyJson;

/// After every step, and after `welcome` once the game runs. The room writes it by hand: see
/// `crate::room`.
#[derive(TS)]
pub struct Update {
    #[ts(type = "\"update\"")]
    pub r#type: (),
    /// The command of this page that it answers.
    pub id: Option<u32>,
    pub step: u32,
    /// All that this page may see. It is left out where `patch` is enough.
    #[ts(optional, type = "unknown")]
    pub view: Option<()>,
    /// The fields of the view that are not as they were at the step before; of a list perhaps
    /// only the changed things by position. Only for a page that was told that step, and with the
    /// same eyes.
    #[ts(optional, type = "{ [field: string]: unknown }")]
    pub patch: Option<()>,
    /// For each own seat.
    pub choices: BTreeMap<String, Vec<Choice>>,
    /// What own seats would take back.
    pub undo: BTreeMap<String, String>,
    pub steps: Vec<StepNote>,
    /// Older steps were left out.
    pub gap: bool,
    pub awaited: Vec<Seat>,
    pub deadline: Option<DeadlineLeft>,
    pub clock_ms: Option<u32>,
    pub outcome: Option<Outcome>,
}

/// A step as it is told.
#[derive(TS)]
pub struct StepNote {
    pub n: u32,
    pub seat: Option<Seat>,
    pub by: Author,
    pub undo: bool,
    pub events: Vec<GameEvent>,
}

#[derive(TS)]
pub struct DeadlineLeft {
    pub id: u32,
    pub ms_left: u32,
}
