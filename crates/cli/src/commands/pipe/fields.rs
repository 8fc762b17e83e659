//! Takes the fields out of a request one at a time, so that errors can name the field at fault.
use kernel::{MatchRng, Seat, SeatSet, Seed};
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use crate::{arguments, commands::pipe::answer::PipeError};

/// The fields of a request that have not been taken yet.
pub struct Fields(pub Map<String, Value>);

impl Fields {
    /// Takes an optional field; `null` counts as omitted.
    pub fn take<T: DeserializeOwned>(
        &mut self,
        key: &str,
        expected: &str,
    ) -> Result<Option<T>, PipeError> {
        match self.0.remove(key) {
            None | Some(Value::Null) => Ok(None),
            Some(value) => serde_json::from_value(value)
                .map(Some)
                .map_err(|_| PipeError::new("bad_request", format!("{key:?} must be {expected}"))),
        }
    }

    /// Takes a required field.
    pub fn require<T: DeserializeOwned>(
        &mut self,
        key: &str,
        expected: &str,
    ) -> Result<T, PipeError> {
        self.take(key, expected)?.ok_or_else(|| {
            PipeError::new("bad_request", format!("missing field {key:?}: {expected}"))
        })
    }

    /// Takes a required string.
    pub fn require_text(&mut self, key: &str) -> Result<String, PipeError> {
        self.require(key, "a string")
    }

    /// Takes the name of the match.
    pub fn match_name(&mut self) -> Result<String, PipeError> {
        Ok(self.take("match", "a string")?.unwrap_or_else(|| "main".to_owned()))
    }

    /// Takes the seat, which must be below `n_seats`.
    pub fn require_seat(&mut self, n_seats: u8) -> Result<Seat, PipeError> {
        let index: u64 = self.require("seat", "a number from 0")?;
        to_seat(index, n_seats)
    }

    /// Takes the viewers: a seat, `"spectators"` or `"everyone"`.
    pub fn require_viewers(&mut self, n_seats: u8) -> Result<SeatSet, PipeError> {
        const EXPECTED: &str = "a number from 0, \"spectators\" or \"everyone\"";
        match self.require("seat", EXPECTED)? {
            Value::String(word) if word == "spectators" => Ok(SeatSet::SPECTATORS),
            Value::String(word) if word == "everyone" => Ok(SeatSet::EVERYONE),
            other => match other.as_u64() {
                Some(index) => to_seat(index, n_seats).map(SeatSet::only),
                None => Err(PipeError::new("bad_request", format!("\"seat\" must be {EXPECTED}"))),
            },
        }
    }

    pub fn take_seed(&mut self) -> Result<Option<Seed>, PipeError> {
        const EXPECTED: &str = "a whole number or 64 hexadecimal digits";
        match self.take("seed", EXPECTED)? {
            None => Ok(None),
            Some(Value::String(digits)) => Ok(Some(arguments::parse_seed(&digits)?)),
            Some(other) => match other.as_u64() {
                Some(number) => Ok(Some(MatchRng::seed_from_number(number))),
                None => Err(PipeError::new("bad_seed", format!("\"seed\" must be {EXPECTED}"))),
            },
        }
    }

    /// Returns an error if any field is left, because unknown fields are usually misspelt.
    pub fn require_end(self) -> Result<(), PipeError> {
        match self.0.keys().next() {
            None => Ok(()),
            Some(key) => {
                let message = format!("unknown field {key:?}");
                Err(PipeError::new("bad_request", message))
            }
        }
    }
}

fn to_seat(index: u64, n_seats: u8) -> Result<Seat, PipeError> {
    match u8::try_from(index) {
        Ok(index) if index < n_seats => Ok(Seat::new(index)),
        Ok(_) | Err(_) => {
            let message = format!("invalid seat {index}: use 0 to {}", n_seats - 1);
            Err(PipeError::new("no_such_seat", message))
        }
    }
}
