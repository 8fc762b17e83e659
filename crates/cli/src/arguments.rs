//! Parses and resolves arguments: games, presets, bots, seats and seeds.
//!
//! The subcommands and `ovoo pipe` share these functions, so that both accept the same values and
//! report the same errors.
use catalog::UnsupportedGame;
use kernel::{MatchRng, Seat, Seed};
use serde_json::{Map, Value, value::to_raw_value};
use table::{GameEntry, Header, Json};

use crate::failure::UsageError;

pub fn find_game(id: &str) -> Result<&'static GameEntry, UsageError> {
    catalog::find(id).ok_or_else(|| unsupported(&UnsupportedGame::Unknown { game: id.to_owned() }))
}

/// Returns the game that a log belongs to, if it supports the log's version of the rules.
pub fn find_game_for_log(header: &Header) -> Result<&'static GameEntry, UsageError> {
    catalog::find_version(&header.game, header.rules).map_err(|error| unsupported(&error))
}

fn unsupported(error: &UnsupportedGame) -> UsageError {
    let code = match error {
        UnsupportedGame::Unknown { .. } => "unknown_game",
        UnsupportedGame::Rules { .. } => "unsupported_rules",
    };
    UsageError::new(code, error.to_string())
}

/// Returns the options of a preset, overridden by `changes`. The default is the game's first
/// preset.
pub fn resolve_options(
    entry: &GameEntry,
    preset: Option<&str>,
    changes: Option<Value>,
) -> Result<Json, UsageError> {
    let presets = entry.presets();
    let chosen = match preset {
        None => presets.first(),
        Some(name) => presets.iter().find(|(id, _)| *id == name),
    };
    let (_, base) = chosen.ok_or_else(|| {
        let known: Vec<&str> = presets.iter().map(|(id, _)| *id).collect();
        let name = preset.unwrap_or_default();
        let message = format!("unknown preset {name:?}; available: {}", known.join(", "));
        UsageError::new("unknown_preset", message)
    })?;
    let invalid = |problem: String| UsageError::new("bad_options", problem);
    let changes = match changes {
        None => return Ok(base.clone()),
        Some(Value::Object(changes)) => changes,
        Some(_) => return Err(invalid("invalid options: not a JSON object".to_owned())),
    };
    let mut options: Map<String, Value> =
        serde_json::from_str(base.get()).map_err(|error| invalid(error.to_string()))?;
    options.extend(changes);
    to_raw_value(&options).map_err(|error| invalid(error.to_string()))
}

pub fn parse_options(text: &str) -> Result<Value, UsageError> {
    serde_json::from_str(text).map_err(|error| {
        UsageError::new("bad_options", format!("invalid options {text:?}: not JSON: {error}"))
    })
}

pub fn find_bot(entry: &GameEntry, name: &str) -> Result<&'static str, UsageError> {
    let known = entry.bots();
    known.iter().copied().find(|bot| *bot == name).ok_or_else(|| {
        let message = format!("unknown bot {name:?}; available: {}", known.join(", "));
        UsageError::new("unknown_bot", message)
    })
}

/// Returns the number of seats; the game sets the default.
pub fn resolve_seat_count(entry: &GameEntry, wanted: Option<u8>) -> Result<u8, UsageError> {
    let meta = &entry.meta;
    let seats = wanted.unwrap_or(meta.seats_default);
    if meta.seats().contains(&seats) {
        return Ok(seats);
    }
    let message = format!(
        "invalid seat count {seats}: {} takes {} to {} players",
        meta.id, meta.seats_min, meta.seats_max
    );
    Err(UsageError::new("seat_count", message))
}

/// Parses a seat such as `p2`, or `2` for short.
pub fn parse_seat(word: &str) -> Result<Seat, UsageError> {
    let name = if word.starts_with('p') { word.to_owned() } else { format!("p{word}") };
    name.parse().map_err(|_| {
        UsageError::new("no_such_seat", format!("invalid seat {word:?}: use p1, p2, …"))
    })
}

/// Parses a seat and its bot, such as `p2=random`.
pub fn parse_seat_bot(word: &str) -> Result<(Seat, &str), UsageError> {
    let (seat, level) = word.split_once('=').ok_or_else(|| {
        UsageError::new(
            "bad_bot",
            format!("invalid bot {word:?}: use SEAT=LEVEL, such as p2=random"),
        )
    })?;
    Ok((parse_seat(seat)?, level))
}

/// Parses a seed: a number, or 64 hexadecimal digits.
pub fn parse_seed(text: &str) -> Result<Seed, UsageError> {
    let mut seed = [0; 32];
    if text.len() == 64 && hex::decode_to_slice(text, &mut seed).is_ok() {
        return Ok(seed);
    }
    text.parse().map(MatchRng::seed_from_number).map_err(|_| {
        let message = format!("invalid seed {text:?}: use a number or 64 hexadecimal digits");
        UsageError::new("bad_seed", message)
    })
}

/// Generates a seed that no one can guess.
pub fn generate_seed() -> anyhow::Result<Seed> {
    let mut seed = [0; 32];
    getrandom::fill(&mut seed)
        .map_err(|error| anyhow::anyhow!("cannot get random bytes from the system: {error}"))?;
    Ok(seed)
}
