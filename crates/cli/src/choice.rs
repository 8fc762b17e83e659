//! From what somebody typed to what the catalogue has: games, presets, bots, seats, seeds.
use kernel::{MatchRng, Seat, Seed};
use serde_json::{Map, Value, value::to_raw_value};
use table::{GameEntry, Json};

use crate::failure::UsageError;

/// The game with this id.
pub fn game(id: &str) -> Result<&'static GameEntry, UsageError> {
    catalog::find(id).ok_or_else(|| {
        let known: Vec<&str> = catalog::GAMES.iter().map(|entry| entry.meta.id).collect();
        let message = format!("unknown game {id:?}; available: {}", known.join(", "));
        UsageError::new("unknown_game", message)
    })
}

/// A preset, the first one if none is named, with single options changed.
pub fn options(
    entry: &GameEntry,
    preset: Option<&str>,
    changes: Option<Value>,
) -> Result<Json, UsageError> {
    let presets = entry.presets();
    let named = match preset {
        None => presets.first(),
        Some(name) => presets.iter().find(|(id, _)| *id == name),
    };
    let (_, base) = named.ok_or_else(|| {
        let known: Vec<&str> = presets.iter().map(|(id, _)| *id).collect();
        let name = preset.unwrap_or_default();
        let message = format!("unknown preset {name:?}; available: {}", known.join(", "));
        UsageError::new("unknown_preset", message)
    })?;
    let wrong = |problem: String| UsageError::new("bad_options", problem);
    let changes = match changes {
        None => return Ok(base.clone()),
        Some(Value::Object(changes)) => changes,
        Some(_) => return Err(wrong("invalid options: not a JSON object".to_owned())),
    };
    let mut all: Map<String, Value> =
        serde_json::from_str(base.get()).map_err(|error| wrong(error.to_string()))?;
    all.extend(changes);
    to_raw_value(&all).map_err(|error| wrong(error.to_string()))
}

/// Options as JSON on the command line.
pub fn read_options(text: &str) -> Result<Value, UsageError> {
    serde_json::from_str(text).map_err(|error| {
        UsageError::new("bad_options", format!("invalid options {text:?}: not JSON: {error}"))
    })
}

/// The bot with this name, as the game spells it.
pub fn bot(entry: &GameEntry, name: &str) -> Result<&'static str, UsageError> {
    let known = entry.bots();
    known.iter().copied().find(|bot| *bot == name).ok_or_else(|| {
        let message = format!("unknown bot {name:?}; available: {}", known.join(", "));
        UsageError::new("unknown_bot", message)
    })
}

/// How many play; what a lobby would offer if nobody says.
pub fn seats(entry: &GameEntry, wanted: Option<u8>) -> Result<u8, UsageError> {
    let meta = &entry.meta;
    let seats = wanted.unwrap_or(meta.seats_default);
    if meta.seats().contains(&seats) {
        return Ok(seats);
    }
    let message =
        format!("{} is for {} to {} players, not {seats}", meta.id, meta.seats_min, meta.seats_max);
    Err(UsageError::new("seat_count", message))
}

/// `p2`, or `2` for short.
pub fn seat(word: &str) -> Result<Seat, UsageError> {
    let spelt = if word.starts_with('p') { word.to_owned() } else { format!("p{word}") };
    spelt.parse().map_err(|_| {
        UsageError::new("no_such_seat", format!("invalid seat {word:?}: use p1, p2, …"))
    })
}

/// A seat and its bot, as in `p2=random`.
pub fn seat_bot(word: &str) -> Result<(Seat, &str), UsageError> {
    let (place, level) = word.split_once('=').ok_or_else(|| {
        UsageError::new(
            "bad_bot",
            format!("invalid bot {word:?}: use SEAT=LEVEL, such as p2=random"),
        )
    })?;
    Ok((seat(place)?, level))
}

/// A number one can type, or all 64 hexadecimal digits.
pub fn seed(text: &str) -> Result<Seed, UsageError> {
    let mut seed = [0; 32];
    if text.len() == 64 && hex::decode_to_slice(text, &mut seed).is_ok() {
        return Ok(seed);
    }
    text.parse().map(MatchRng::numbered_seed).map_err(|_| {
        let message = format!("invalid seed {text:?}: use a number or 64 hexadecimal digits");
        UsageError::new("bad_seed", message)
    })
}

/// A secret that nobody can guess.
pub fn random_seed() -> anyhow::Result<Seed> {
    let mut seed = [0; 32];
    getrandom::fill(&mut seed)
        .map_err(|error| anyhow::anyhow!("cannot get random bytes from the system: {error}"))?;
    Ok(seed)
}
