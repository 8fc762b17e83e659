//! From what somebody typed to what the catalogue has: games, presets, bots, seats, seeds.
use kernel::{Seat, Seed, Seeded};
use serde_json::{Map, Value, value::to_raw_value};
use table::{Entry, Json};

use crate::failure::Misuse;

/// The game with this id.
pub fn game(id: &str) -> Result<&'static Entry, Misuse> {
    catalog::find(id).ok_or_else(|| {
        let known: Vec<&str> = catalog::GAMES.iter().map(|entry| entry.meta.id).collect();
        let message = format!("there is no game {id:?}; known games: {}", known.join(", "));
        Misuse::new("unknown_game", message)
    })
}

/// A preset, the first one if none is named, with single options changed.
pub fn options(
    entry: &Entry,
    preset: Option<&str>,
    changes: Option<Value>,
) -> Result<Json, Misuse> {
    let presets = entry.presets();
    let named = match preset {
        None => presets.first(),
        Some(name) => presets.iter().find(|(id, _)| *id == name),
    };
    let (_, base) = named.ok_or_else(|| {
        let known: Vec<&str> = presets.iter().map(|(id, _)| *id).collect();
        let name = preset.unwrap_or_default();
        let message = format!("there is no preset {name:?}; known presets: {}", known.join(", "));
        Misuse::new("unknown_preset", message)
    })?;
    let wrong = |problem: String| Misuse::new("bad_options", problem);
    let changes = match changes {
        None => return Ok(base.clone()),
        Some(Value::Object(changes)) => changes,
        Some(_) => return Err(wrong("the options are not a JSON object".to_owned())),
    };
    let mut all: Map<String, Value> =
        serde_json::from_str(base.get()).map_err(|error| wrong(error.to_string()))?;
    all.extend(changes);
    to_raw_value(&all).map_err(|error| wrong(error.to_string()))
}

/// Options as JSON on the command line.
pub fn read_options(text: &str) -> Result<Value, Misuse> {
    serde_json::from_str(text).map_err(|error| {
        Misuse::new("bad_options", format!("the options are not JSON: {error}: {text}"))
    })
}

/// The bot with this name, as the game spells it.
pub fn bot(entry: &Entry, name: &str) -> Result<&'static str, Misuse> {
    let known = entry.bots();
    known.iter().copied().find(|bot| *bot == name).ok_or_else(|| {
        let message = format!("there is no bot {name:?}; known bots: {}", known.join(", "));
        Misuse::new("unknown_bot", message)
    })
}

/// How many play; what a lobby would offer if nobody says.
pub fn seats(entry: &Entry, wanted: Option<u8>) -> Result<u8, Misuse> {
    let meta = &entry.meta;
    let seats = wanted.unwrap_or(meta.seats_default);
    if meta.seats().contains(&seats) {
        return Ok(seats);
    }
    let message =
        format!("{} seats {} to {} players, not {seats}", meta.id, meta.seats_min, meta.seats_max);
    Err(Misuse::new("seat_count", message))
}

/// `p2`, or `2` for short.
pub fn seat(word: &str) -> Result<Seat, Misuse> {
    let spelt = if word.starts_with('p') { word.to_owned() } else { format!("p{word}") };
    spelt.parse().map_err(|_| {
        Misuse::new("no_such_seat", format!("{word:?} is no seat: seats are p1, p2 and so on"))
    })
}

/// A seat and its bot, as in `p2=random`.
pub fn seat_bot(word: &str) -> Result<(Seat, &str), Misuse> {
    let (place, level) = word.split_once('=').ok_or_else(|| {
        Misuse::new("bad_bot", format!("{word:?} is no bot: write SEAT=LEVEL, as in p2=random"))
    })?;
    Ok((seat(place)?, level))
}

/// A number one can type, or all 64 hexadecimal digits.
pub fn seed(text: &str) -> Result<Seed, Misuse> {
    let mut seed = [0; 32];
    if text.len() == 64 && hex::decode_to_slice(text, &mut seed).is_ok() {
        return Ok(seed);
    }
    text.parse().map(Seeded::numbered).map_err(|_| {
        let message = format!("{text:?} is no seed: give a number or 64 hexadecimal digits");
        Misuse::new("bad_seed", message)
    })
}

/// A secret that nobody can guess.
pub fn random_seed() -> anyhow::Result<Seed> {
    let mut seed = [0; 32];
    getrandom::fill(&mut seed)
        .map_err(|error| anyhow::anyhow!("the system gives no randomness: {error}"))?;
    Ok(seed)
}
