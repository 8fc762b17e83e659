//! The fields of a request, taken one by one so that a wrong one is named.
use kernel::{MatchRng, Seat, SeatSet, Seed};
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use crate::{choice, commands::pipe::answer::Fault};

/// What is left of a request.
pub struct Fields(pub Map<String, Value>);

impl Fields {
    /// A field that may be left out; `null` counts as left out.
    pub fn take<T: DeserializeOwned>(
        &mut self,
        key: &str,
        expected: &str,
    ) -> Result<Option<T>, Fault> {
        match self.0.remove(key) {
            None | Some(Value::Null) => Ok(None),
            Some(value) => serde_json::from_value(value)
                .map(Some)
                .map_err(|_| Fault::new("bad_request", format!("{key:?} must be {expected}"))),
        }
    }

    /// A field that must be there.
    pub fn need<T: DeserializeOwned>(&mut self, key: &str, expected: &str) -> Result<T, Fault> {
        self.take(key, expected)?
            .ok_or_else(|| Fault::new("bad_request", format!("missing field {key:?}: {expected}")))
    }

    pub fn need_text(&mut self, key: &str) -> Result<String, Fault> {
        self.need(key, "a string")
    }

    /// The match that is meant.
    pub fn name(&mut self) -> Result<String, Fault> {
        Ok(self.take("match", "a string")?.unwrap_or_else(|| "main".to_owned()))
    }

    /// A seat of a table with `n_seats`.
    pub fn seat(&mut self, n_seats: u8) -> Result<Seat, Fault> {
        let index: u64 = self.need("seat", "a number from 0")?;
        seat_of(index, n_seats)
    }

    /// Whose viewers: a seat, `"spectators"` or `"everyone"`.
    pub fn viewers(&mut self, n_seats: u8) -> Result<SeatSet, Fault> {
        const EXPECTED: &str = "a number from 0, \"spectators\" or \"everyone\"";
        match self.need("seat", EXPECTED)? {
            Value::String(word) if word == "spectators" => Ok(SeatSet::SPECTATORS),
            Value::String(word) if word == "everyone" => Ok(SeatSet::EVERYONE),
            other => match other.as_u64() {
                Some(index) => seat_of(index, n_seats).map(SeatSet::only),
                None => Err(Fault::new("bad_request", format!("\"seat\" must be {EXPECTED}"))),
            },
        }
    }

    /// A number or 64 hexadecimal digits.
    pub fn seed(&mut self) -> Result<Option<Seed>, Fault> {
        const EXPECTED: &str = "a whole number or 64 hexadecimal digits";
        match self.take("seed", EXPECTED)? {
            None => Ok(None),
            Some(Value::String(digits)) => Ok(Some(choice::seed(&digits)?)),
            Some(other) => match other.as_u64() {
                Some(number) => Ok(Some(MatchRng::numbered_seed(number))),
                None => Err(Fault::new("bad_seed", format!("\"seed\" must be {EXPECTED}"))),
            },
        }
    }

    /// Nothing may be left: a field that nobody asked for is probably misspelt.
    pub fn end(self) -> Result<(), Fault> {
        match self.0.keys().next() {
            None => Ok(()),
            Some(key) => {
                let message = format!("unknown field {key:?}");
                Err(Fault::new("bad_request", message))
            }
        }
    }
}

fn seat_of(index: u64, n_seats: u8) -> Result<Seat, Fault> {
    match u8::try_from(index) {
        Ok(index) if index < n_seats => Ok(Seat::new(index)),
        Ok(_) | Err(_) => {
            let message = format!("no seat {index}: use 0 to {}", n_seats - 1);
            Err(Fault::new("no_such_seat", message))
        }
    }
}
