//! Request and response bodies of the HTTP API.
use kernel::{Outcome, Seat};
use serde::{Deserialize, Serialize};

use super::{
    Absence, Json, OriginInfo, Pace, Phase, Privacy, SeatKind, StepSource, UndoPolicy, Watching,
};
#[cfg(feature = "ts")]
use crate::typescript::{GameEvent, GameOptions, Patch};
use crate::{
    id::{GuestKey, PublicGuestId, TableId},
    store::ListedTable,
};

/// Request to create a table.
#[derive(Clone, Debug, Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields = nullable))]
pub struct Create {
    /// Random hexadecimal digits, 16 to 64. A guest who repeats the request with the same digits,
    /// because the response was lost, gets the same table.
    #[serde(default)]
    pub request: Option<String>,
    pub game: String,
    #[serde(default)]
    pub preset: Option<String>,
    /// Options that override the preset.
    #[serde(default)]
    #[schema(value_type = Object)]
    #[cfg_attr(feature = "ts", ts(as = "Option<GameOptions>"))]
    pub options: Option<serde_json::Map<String, serde_json::Value>>,
    pub seats: Vec<SeatRequest>,
    #[serde(default)]
    pub name: Option<String>,
    #[serde(default)]
    pub title: Option<String>,
    #[serde(default = "Create::privacy")]
    pub privacy: Privacy,
    #[serde(default = "Create::watching")]
    pub watching: Watching,
    #[serde(default = "Create::undo")]
    pub undo: UndoPolicy,
    #[serde(default = "Create::pace")]
    pub pace: Pace,
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(as = "Option<_>"))]
    pub absence: Absence,
    /// Level of the bots that stand in for players; by default `normal`, or else the strongest.
    #[serde(default)]
    pub stand_in: Option<String>,
    #[serde(default = "Create::bot_ms")]
    #[cfg_attr(feature = "ts", ts(as = "Option<_>"))]
    pub bot_ms: u32,
    #[serde(default)]
    pub entropy: Option<String>,
    #[serde(default)]
    pub from: Option<Moment>,
    /// A lesson, which sets everything but the name.
    #[serde(default)]
    pub lesson: Option<LessonStart>,
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(as = "Option<_>"))]
    pub start: bool,
}

impl Create {
    const fn privacy() -> Privacy {
        Privacy::Link
    }

    const fn watching() -> Watching {
        Watching::Public
    }

    const fn undo() -> UndoPolicy {
        UndoPolicy::Free
    }

    const fn pace() -> Pace {
        Pace::Live
    }

    /// Returns the default pause, which lets people follow the game.
    const fn bot_ms() -> u32 {
        900
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Deserialize, utoipa::ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum SeatRequest {
    Me,
    Open,
    Bot { bot: String },
}

/// A step of a finished game.
#[derive(Clone, Debug, Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Moment {
    #[schema(value_type = String)]
    pub table: TableId,
    pub step: u32,
}

/// A chapter of a lesson.
#[derive(Clone, Debug, Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LessonStart {
    pub id: String,
    pub chapter: u8,
}

#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Created {
    #[schema(value_type = String)]
    pub table: TableId,
}

#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Me {
    #[schema(value_type = String)]
    pub person: PublicGuestId,
    pub name: Option<String>,
}

#[derive(Clone, Debug, Deserialize, utoipa::ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Rename {
    pub name: String,
}

#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GameInfo {
    pub id: &'static str,
    pub rules_version: u16,
    pub seats_min: u8,
    pub seats_max: u8,
    pub hidden: bool,
    pub bots: Vec<&'static str>,
    pub presets: Vec<PresetInfo>,
    /// Descriptions of the options, for settings forms.
    #[schema(value_type = Vec<Object>)]
    pub option_specs: &'static [table::OptionSpec],
    pub languages: Vec<&'static str>,
    pub lessons: Vec<&'static str>,
}

#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PresetInfo {
    pub id: &'static str,
    #[schema(value_type = Object)]
    #[cfg_attr(feature = "ts", ts(as = "GameOptions"))]
    pub options: Json,
}

/// A row of a list of tables.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TableSummary {
    #[schema(value_type = String)]
    pub id: TableId,
    pub game: String,
    pub title: Option<String>,
    pub phase: Phase,
    pub pace: Pace,
    pub origin: OriginInfo,
    pub seats: Vec<SeatSummary>,
    pub step: u32,
    #[schema(value_type = Vec<u8>)]
    pub awaited: Vec<Seat>,
    #[schema(value_type = Object)]
    pub outcome: Option<Outcome>,
    /// Whether this server supports the version of the rules that the table uses.
    pub supported: bool,
    pub created_at: u64,
}

#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatSummary {
    #[schema(value_type = u8)]
    pub seat: Seat,
    pub kind: SeatKind,
    pub name: String,
    #[schema(value_type = Option<String>)]
    pub person: Option<PublicGuestId>,
}

impl From<ListedTable> for TableSummary {
    fn from(listed: ListedTable) -> TableSummary {
        let ListedTable { id, record, step, awaited } = listed;
        let seats = (0..).map(Seat::new).zip(&record.seats).map(|(seat, place)| SeatSummary {
            seat,
            kind: place.kind(),
            name: place.name.clone(),
            person: place.holders.first().map(GuestKey::public_id),
        });
        TableSummary {
            id,
            supported: record.playable_entry().is_ok(),
            seats: seats.collect(),
            game: record.game,
            title: record.title,
            phase: record.phase,
            pace: record.pace,
            origin: record.origin.info(),
            step,
            awaited: awaited.iter().collect(),
            outcome: record.outcome,
            created_at: record.created_at,
        }
    }
}

/// A range of replay frames.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Frames {
    pub n_steps: u32,
    pub from: u32,
    pub frames: Vec<Frame>,
}

#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Frame {
    pub step: u32,
    #[schema(value_type = Option<u8>)]
    pub seat: Option<Seat>,
    #[schema(value_type = Option<String>)]
    pub by: Option<StepSource>,
    pub command: Option<String>,
    pub undo: bool,
    pub at: u64,
    #[schema(value_type = Object)]
    #[cfg_attr(feature = "ts", ts(as = "Vec<GameEvent>"))]
    pub events: Json,
    /// The changes since the previous frame, one patch for each event and at least one; none for
    /// the deal.
    #[schema(value_type = Object)]
    #[cfg_attr(feature = "ts", ts(as = "Vec<Patch>"))]
    pub patches: Json,
    #[schema(value_type = Object)]
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub view: Json,
    #[schema(value_type = Vec<u8>)]
    pub awaited: Vec<Seat>,
    #[schema(value_type = Object)]
    pub outcome: Option<Outcome>,
}

/// Result of verifying a log.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[serde(untagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Verdict {
    Fine {
        #[cfg_attr(feature = "ts", ts(type = "true"))]
        ok: bool,
        game: String,
        steps: u32,
        commitment: String,
        #[schema(value_type = Object)]
        outcome: Option<Outcome>,
    },
    Wrong {
        #[cfg_attr(feature = "ts", ts(type = "false"))]
        ok: bool,
        line: usize,
        problem: String,
    },
}
