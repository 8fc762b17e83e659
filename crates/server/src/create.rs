//! Creates tables.
//!
//! The whole request is validated here, so that every existing table can start.
mod lesson;

use std::{ops::RangeInclusive, sync::Arc};

use axum::http::StatusCode;
use kernel::{Seat, Seed};
use serde_json::{Map, Value, value::to_raw_value};
use table::{GameEntry, OpenError};

use self::lesson::LessonTable;
use crate::{
    actor::now_ms,
    core::{clean_entropy, start_match},
    fair::WorkOwner,
    http::ApiError,
    id::{GuestKey, TableId, random},
    names::{clean_name, is_deceptive},
    record::{Origin, Place, Record},
    registry::TableRegistry,
    replay,
    store::NewTable,
    wire::{Create, Json, MINUTES_MAX, Moment, Phase, SeatKind, SeatRequest},
};

/// Maximum length of a title in characters.
const TITLE_MAX: usize = 60;
/// Lengths of a request's identifier in hexadecimal digits.
const REQUEST_LEN: RangeInclusive<usize> = 16..=64;

/// Creates a table. A repeated request returns the table that the first one created.
pub(crate) async fn create_table(
    registry: &Arc<TableRegistry>,
    host: &GuestKey,
    request: Create,
) -> Result<TableId, ApiError> {
    let id = match &request.request {
        Some(digits) => requested_id(host, digits)?,
        None => TableId::random(),
    };
    if request.request.is_none() || registry.store.load(id).await?.is_none() {
        registry.create(new_table(registry, id, host, request).await?).await?;
    }
    Ok(id)
}

/// Returns the requested table, after checking that it will be able to start.
pub(crate) async fn new_table(
    registry: &Arc<TableRegistry>,
    id: TableId,
    host: &GuestKey,
    mut request: Create,
) -> Result<NewTable, ApiError> {
    let entry = catalog::find(&request.game)
        .ok_or_else(|| ApiError::bad("unknown_game", "no such game"))?;
    let lesson = request.lesson.take().map(|start| LessonTable::find(entry, start)).transpose()?;
    if let Some(lesson) = &lesson {
        request = lesson.request(request);
    }
    let position = match (&lesson, &request.from) {
        (Some(lesson), _) => Some(lesson.chapter.position.clone()),
        (None, Some(moment)) => Some(position(registry, entry, host, moment).await?),
        (None, None) => None,
    };
    let start = request.start;
    let mut record = lobby(registry, host, entry, request, position).await?;
    let secret: Seed = lesson.as_ref().map_or_else(random, LessonTable::seed);
    if let Some(lesson) = lesson {
        lesson.mark(&mut record);
    }
    check(entry, &record, secret)?;
    if start {
        start_match(&mut record, secret, now_ms()).map_err(|_| {
            ApiError::bad("open_seats", "the game cannot start while seats are open")
        })?;
    }
    Ok(NewTable { id, secret, record })
}

/// Returns the record of a table before its start.
async fn lobby(
    registry: &Arc<TableRegistry>,
    host: &GuestKey,
    entry: &GameEntry,
    request: Create,
    position: Option<Json>,
) -> Result<Record, ApiError> {
    let options = options(entry, request.preset.as_deref(), request.options.as_ref())?;
    let name = host_name(registry, host, request.name.as_deref()).await?;
    let seats = seats(entry, host, &request, name.as_deref())?;
    if !request.pace.is_valid() {
        return Err(bad_pace());
    }
    Ok(Record {
        game: request.game,
        title: request.title.as_deref().map(clean_title),
        preset: request.preset,
        options,
        position,
        privacy: request.privacy,
        watching: request.watching,
        undo: request.undo,
        pace: request.pace,
        pace_since: 0,
        absence: request.absence,
        stand_in: stand_in(entry, request.stand_in)?,
        bot_ms: request.bot_ms.min(10_000),
        host: host.clone(),
        host_away_at: None,
        acting_host: None,
        seats,
        origin: match &request.from {
            Some(moment) => Origin::Continued { step: moment.step },
            None => Origin::New,
        },
        lesson: None,
        phase: Phase::Lobby,
        created_at: now_ms(),
        started: None,
        outcome: None,
        next: None,
        muted: Vec::new(),
        kicked: Vec::new(),
        question: None,
        history: Vec::new(),
        recent_commands: Vec::new(),
    })
}

/// Returns the host's name. If the request contains a new one, stores it.
async fn host_name(
    registry: &Arc<TableRegistry>,
    host: &GuestKey,
    wanted: Option<&str>,
) -> Result<Option<String>, ApiError> {
    let Some(name) = wanted else { return Ok(registry.guest_name(host).await) };
    let name = clean_name(name).map_err(|_| bad_name())?;
    registry.store.set_guest_name(host, &name).await?;
    Ok(Some(name))
}

/// Returns the level of the bots that stand in for players.
fn stand_in(entry: &GameEntry, wanted: Option<String>) -> Result<String, ApiError> {
    let bots = entry.bots();
    match wanted {
        Some(level) if bots.contains(&level.as_str()) => Ok(level),
        Some(_) => Err(ApiError::bad("unknown_bot", "no such bot")),
        None => Ok(Record::default_stand_in(&bots)),
    }
}

fn requested_id(host: &GuestKey, digits: &str) -> Result<TableId, ApiError> {
    let is_hex = digits.bytes().all(|digit| digit.is_ascii_hexdigit());
    if !is_hex || !REQUEST_LEN.contains(&digits.len()) {
        let message = "`request` must have 16 to 64 hexadecimal digits";
        return Err(ApiError::bad("bad_request", message));
    }
    Ok(TableId::of_request(host, digits))
}

fn bad_pace() -> ApiError {
    ApiError::bad("bad_pace", format!("the time per move must be 1 to {MINUTES_MAX} minutes"))
}

fn bad_name() -> ApiError {
    ApiError::bad("bad_name", "a name must have 1 to 24 printable characters")
}

/// Returns the title without characters that could garble the text around it.
fn clean_title(title: &str) -> String {
    let is_plain = |c: &char| !is_deceptive(*c);
    title.trim().chars().filter(is_plain).take(TITLE_MAX).collect()
}

/// Returns the preset's options with `changes` applied.
fn options(
    entry: &GameEntry,
    preset: Option<&str>,
    changes: Option<&Map<String, Value>>,
) -> Result<Json, ApiError> {
    let presets = entry.presets();
    let found = match preset {
        Some(id) => presets.into_iter().find(|(known, _)| *known == id),
        None => presets.into_iter().next(),
    };
    let (_, options) = found.ok_or_else(|| ApiError::bad("unknown_preset", "no such preset"))?;
    let Some(changes) = changes else { return Ok(options) };
    let mut merged: Map<String, Value> =
        serde_json::from_str(options.get()).expect("options are a JSON object");
    merged.extend(changes.clone());
    Ok(to_raw_value(&merged).expect("options are plain data"))
}

fn seats(
    entry: &GameEntry,
    host: &GuestKey,
    request: &Create,
    name: Option<&str>,
) -> Result<Vec<Place>, ApiError> {
    let (min, max) = (entry.meta.seats_min, entry.meta.seats_max);
    if !(usize::from(min)..=usize::from(max)).contains(&request.seats.len()) {
        let message = format!("the game needs {min} to {max} seats");
        return Err(ApiError::bad("seat_count", message));
    }
    let bots = entry.bots();
    let mut n_mine = 0;
    let people = request.seats.iter().map(|kind| match kind {
        SeatRequest::Open | SeatRequest::Bot { .. } => Ok(Place::open()),
        SeatRequest::Me => {
            let name = name.ok_or_else(bad_name)?;
            n_mine += 1;
            let name = if n_mine == 1 { name.to_owned() } else { format!("{name} {n_mine}") };
            let entropy = clean_entropy(request.entropy.clone()).filter(|_| n_mine == 1);
            Ok(Place::human(host.clone(), name, entropy))
        }
    });
    let mut places = people.collect::<Result<Vec<Place>, ApiError>>()?;
    // Bots come last, so that their names differ from those of the people.
    for (seat, kind) in (0..).map(Seat::new).zip(&request.seats) {
        let SeatRequest::Bot { bot } = kind else { continue };
        if !bots.contains(&bot.as_str()) {
            return Err(ApiError::bad("unknown_bot", "no such bot"));
        }
        let bot = Place::bot(bot.clone(), seat, &places);
        if let Some(place) = places.get_mut(seat.index()) {
            *place = bot;
        }
    }
    Ok(places)
}

/// Returns a step of a finished game as a position, with everything hidden redrawn.
async fn position(
    registry: &Arc<TableRegistry>,
    entry: &GameEntry,
    who: &GuestKey,
    moment: &Moment,
) -> Result<Json, ApiError> {
    let loaded = registry.store.load(moment.table).await?;
    let (record, secret) = loaded.ok_or_else(|| ApiError::not_found("no such table"))?;
    if record.phase != Phase::Over || record.game != entry.meta.id {
        let message = "a new table can only continue a finished table of the same game";
        return Err(ApiError::new(StatusCode::CONFLICT, "not_over", message));
    }
    let can_watch = record.is_watchable() && !record.is_kicked(who);
    if !can_watch && record.seats_of(who).is_empty() {
        let message = "this table does not allow spectators";
        return Err(ApiError::new(StatusCode::FORBIDDEN, "not_for_you", message));
    }
    let mut inputs = registry.store.inputs(moment.table).await?;
    if moment.step as usize >= inputs.len() {
        let message = format!("the game was over after {} steps", inputs.len());
        return Err(ApiError::new(StatusCode::CONFLICT, "not_playing", message));
    }
    record.playable_entry()?;
    inputs.truncate(moment.step as usize);
    let seed = random();
    let replay = move || -> Result<Option<Json>, String> {
        let game = replay::replay_all(&record, secret, &inputs)?;
        // The replay of the finished game shows everything that was hidden in it.
        Ok(game.redrawn_position(seed))
    };
    let broken = |problem: String| ApiError::bad("broken_table", problem);
    let position = registry.scheduler.run(WorkOwner::Table(moment.table), replay).await;
    let position = position.map_err(|_| broken("the replay failed".to_owned()))?.map_err(broken)?;
    let no_positions = || ApiError::bad("no_positions", OpenError::NoPositions.to_string());
    position.ok_or_else(no_positions)
}

/// Checks that the game can be opened with this record.
fn check(entry: &GameEntry, record: &Record, secret: Seed) -> Result<(), ApiError> {
    let game = entry
        .open(record.start(), Vec::new(), secret, Vec::new())
        .map_err(|error| ApiError::bad("bad_options", error.to_string()))?;
    if usize::from(game.seats()) != record.seats.len() {
        let message = format!("the position has {} seats", game.seats());
        return Err(ApiError::bad("seat_count", message));
    }
    let has_people = record.seats.iter().any(|place| place.kind() != SeatKind::Bot);
    if has_people || record.watching != crate::wire::Watching::None {
        Ok(())
    } else {
        Err(ApiError::bad("only_bots", "a table with only bots must allow spectators"))
    }
}
