//! A new table from what somebody wished for.
use std::sync::Arc;

use axum::http::StatusCode;
use catalog::GAMES;
use kernel::{Seat, Seed};
use serde_json::{Map, Value, value::to_raw_value};
use table::{Entry, Start};

use super::{
    lobby::{begin, clean_entropy, clean_name},
    play::now_ms,
};
use crate::{
    house::House,
    http::ApiError,
    id::{Holder, TableId, random},
    record::{Place, Record},
    replay,
    wire::{Create, Json, Moment, Pace, Phase, SeatKind, SeatWish},
};

/// Characters of a title.
const TITLE_MAX: usize = 60;
/// A move may take a fortnight.
const MINUTES_MAX: u32 = 14 * 24 * 60;

/// Makes the table; everything that can be wrong with it is said now, not at the start.
pub async fn create(house: &Arc<House>, host: &Holder, wish: Create) -> Result<TableId, ApiError> {
    let entry = GAMES.iter().copied().find(|entry| entry.meta.id == wish.game);
    let entry = entry.ok_or_else(|| ApiError::bad("unknown_game", "there is no such game"))?;
    let options = options(entry, wish.preset.as_deref(), wish.options.as_ref())?;
    let position = match &wish.from {
        Some(moment) => Some(position(house, entry, host, moment).await?),
        None => None,
    };
    let name = match wish.name.as_deref() {
        Some(name) => Some(clean_name(name).map_err(|_| bad_name())?),
        None => house.guest_name(host).await,
    };
    if let Some(name) = &name {
        house.store.name_guest(host, name).await?;
    }
    let seats = seats(entry, host, &wish, name.as_deref())?;
    if let Pace::Slow { minutes } = wish.pace
        && !(1..=MINUTES_MAX).contains(&minutes)
    {
        return Err(ApiError::bad("bad_pace", format!("a move has 1 to {MINUTES_MAX} minutes")));
    }
    let mut record = Record {
        game: wish.game,
        title: wish.title.as_deref().map(clean_title),
        preset: wish.preset,
        options,
        position,
        privacy: wish.privacy,
        watching: wish.watching,
        undo: wish.undo,
        pace: wish.pace,
        bot_ms: wish.bot_ms.min(10_000),
        host: host.clone(),
        seats,
        phase: Phase::Lobby,
        created_at: now_ms(),
        started: None,
        outcome: None,
        next: None,
        muted: Vec::new(),
    };
    let secret: Seed = random();
    check(entry, &record, secret)?;
    if wish.start {
        begin(&mut record).map_err(|_| {
            ApiError::bad("open_seats", "there are open seats: it cannot start yet")
        })?;
    }
    Ok(house.create(secret, &record).await?)
}

fn bad_name() -> ApiError {
    ApiError::bad("bad_name", "a name has 1 to 24 plain characters")
}

/// As it is, but for what would garble the line it stands in.
fn clean_title(title: &str) -> String {
    let is_plain = |c: &char| !c.is_control() && !table::is_direction(*c);
    title.trim().chars().filter(is_plain).take(TITLE_MAX).collect()
}

/// The preset with single options changed.
fn options(
    entry: &Entry,
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
        serde_json::from_str(options.get()).expect("options are an object");
    merged.extend(changes.clone());
    Ok(to_raw_value(&merged).expect("options are plain data"))
}

fn seats(
    entry: &Entry,
    host: &Holder,
    wish: &Create,
    name: Option<&str>,
) -> Result<Vec<Place>, ApiError> {
    let (min, max) = (entry.meta.seats_min, entry.meta.seats_max);
    if !(usize::from(min)..=usize::from(max)).contains(&wish.seats.len()) {
        let message = format!("the game has {min} to {max} seats");
        return Err(ApiError::bad("seat_count", message));
    }
    let bots = entry.bots();
    let mut n_mine = 0;
    let seats = (0..).map(Seat::new).zip(&wish.seats);
    seats
        .map(|(seat, kind)| match kind {
            SeatWish::Open => Ok(Place::open()),
            SeatWish::Bot { bot } if bots.contains(&bot.as_str()) => {
                Ok(Place::bot(bot.clone(), seat))
            }
            SeatWish::Bot { .. } => Err(ApiError::bad("unknown_bot", "there is no such bot")),
            SeatWish::Me => {
                let name = name.ok_or_else(bad_name)?;
                n_mine += 1;
                let name = if n_mine == 1 { name.to_owned() } else { format!("{name} {n_mine}") };
                let entropy = clean_entropy(wish.entropy.clone()).filter(|_| n_mine == 1);
                Ok(Place::human(host.clone(), name, entropy))
            }
        })
        .collect()
}

/// A moment of a finished table, as a position.
async fn position(
    house: &Arc<House>,
    entry: &Entry,
    who: &Holder,
    moment: &Moment,
) -> Result<Json, ApiError> {
    let loaded = house.store.load(moment.table).await?;
    let (record, secret) = loaded.ok_or_else(|| ApiError::not_found("there is no such table"))?;
    if record.phase != Phase::Over || record.game != entry.meta.id {
        let message = "one can play on from a finished table of the same game";
        return Err(ApiError::new(StatusCode::CONFLICT, "not_over", message));
    }
    if !record.is_watchable() && record.seats_of(who).is_empty() {
        let message = "this table is not for watching";
        return Err(ApiError::new(StatusCode::FORBIDDEN, "not_for_you", message));
    }
    let mut inputs = house.store.inputs(moment.table).await?;
    if moment.step as usize >= inputs.len() {
        let message = format!("the game was over after {} steps", inputs.len());
        return Err(ApiError::new(StatusCode::CONFLICT, "not_playing", message));
    }
    inputs.truncate(moment.step as usize);
    let game = replay::to_the_end(&record, secret, &inputs)
        .map_err(|problem| ApiError::bad("broken_table", problem))?;
    Ok(game.position())
}

/// Would the game begin like this?
fn check(entry: &Entry, record: &Record, secret: Seed) -> Result<(), ApiError> {
    let start = match &record.position {
        Some(position) => Start::Position(position),
        None => Start::Deal { seats: record.seats.len() as u8, options: &record.options },
    };
    let game = entry
        .open(start, Vec::new(), secret, Vec::new())
        .map_err(|error| ApiError::bad("bad_options", error.to_string()))?;
    if usize::from(game.seats()) != record.seats.len() {
        let message = format!("this moment has {} seats", game.seats());
        return Err(ApiError::bad("seat_count", message));
    }
    let is_held = record.seats.iter().any(|place| place.kind() != SeatKind::Bot);
    if is_held || record.watching != crate::wire::Watching::None {
        Ok(())
    } else {
        Err(ApiError::bad("nobody", "a table of bots that nobody may watch is no table"))
    }
}
