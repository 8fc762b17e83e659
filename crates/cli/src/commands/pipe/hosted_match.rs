//! The commands that operate on one match.
use kernel::{Seat, SeatSet};
use serde_json::Value;
use table::{AnyMatch, GameEntry, Json, OpenError};

use crate::{
    arguments,
    commands::pipe::{
        answer::{Body, PipeError, to_json},
        fields::Fields,
    },
    localizer::CliLocalizer,
};

/// A match in the session.
pub struct HostedMatch {
    pub entry: &'static GameEntry,
    pub table: Box<dyn AnyMatch>,
    pub localizer: CliLocalizer,
}

impl HostedMatch {
    /// Runs a command with the remaining fields as its arguments.
    pub fn dispatch(&mut self, command: &str, mut fields: Fields) -> Result<Body, PipeError> {
        let n_seats = self.table.seats();
        match command {
            "apply" => {
                let (seat, text) = (fields.require_seat(n_seats)?, fields.require_text("command")?);
                fields.require_end()?;
                let result = self.table.submit(seat, &text);
                self.step_answer(result)
            }
            "undo" => {
                let seat = fields.require_seat(n_seats)?;
                fields.require_end()?;
                let result = self.table.undo(seat);
                self.step_answer(result)
            }
            "expire" => {
                let wanted: Option<u32> = fields.take("deadline", "a number")?;
                fields.require_end()?;
                let running = self.table.deadline().map(|deadline| deadline.id);
                let deadline = wanted.or(running).unwrap_or_default();
                let result = self.table.expire(deadline);
                self.step_answer(result)
            }
            "why" => {
                let (seat, text) = (fields.require_seat(n_seats)?, fields.require_text("command")?);
                fields.require_end()?;
                Ok(self.why(seat, &text))
            }
            "think" => {
                let seat = fields.require_seat(n_seats)?;
                self.think(seat, fields)
            }
            query => self.query(query, fields),
        }
    }

    /// Runs a command that only reads the match.
    fn query(&self, command: &str, mut fields: Fields) -> Result<Body, PipeError> {
        let n_seats = self.table.seats();
        let body = match command {
            "legal" => vec![("legal", self.table.choices(fields.require_seat(n_seats)?))],
            "view" => vec![("view", self.table.view(fields.require_viewers(n_seats)?))],
            "insight" => vec![("insight", self.table.insight(fields.require_viewers(n_seats)?))],
            "events" => {
                let viewers = fields.require_viewers(n_seats)?;
                let step = fields.take("step", "a number")?.unwrap_or(self.table.step());
                self.events(step, viewers)?
            }
            "log" => {
                let reveal = fields.take("reveal", "true or false")?.unwrap_or(false);
                vec![("log", to_json(&self.table.log(reveal)))]
            }
            "state" => vec![("position", self.table.position().ok_or_else(no_positions)?)],
            "imagine" => {
                let viewers = fields.require_viewers(n_seats)?;
                let seed = fields.take("seed", "a whole number")?.unwrap_or_default();
                let position = self.table.sample_position(viewers, seed);
                vec![("position", position.ok_or_else(no_positions)?)]
            }
            _ => self.status(),
        };
        fields.require_end()?;
        Ok(body)
    }

    /// Returns the step, the awaited seats, the deadline and the outcome.
    pub fn status(&self) -> Body {
        let awaited: Vec<Seat> = self.table.awaited().iter().collect();
        vec![
            ("step", to_json(&self.table.step())),
            ("awaited", to_json(&awaited)),
            ("deadline", to_json(&self.table.deadline())),
            ("outcome", to_json(&self.table.outcome())),
        ]
    }

    /// Returns the response to a command that adds a step.
    fn step_answer(&self, result: Result<u32, Json>) -> Result<Body, PipeError> {
        match result {
            Ok(_) => Ok(self.status()),
            Err(rejected) => Err(self.rejection(rejected)),
        }
    }

    fn rejection(&self, rejected: Json) -> PipeError {
        let data: Value = serde_json::from_str(rejected.get()).unwrap_or_default();
        let (message, _) = self.localizer.rejection(&data);
        let code = data["code"].as_str().unwrap_or("rejected");
        PipeError { detail: Some(rejected), ..PipeError::new(code, message) }
    }

    fn why(&self, seat: Seat, command: &str) -> Body {
        match self.table.why(seat, command) {
            None => vec![("legal", to_json(&true))],
            Some(rejected) => {
                vec![("legal", to_json(&false)), ("why", to_json(&self.rejection(rejected)))]
            }
        }
    }

    fn events(&self, step: u32, viewers: SeatSet) -> Result<Body, PipeError> {
        if step > self.table.step() {
            let message = format!("invalid step {step}: the last step is {}", self.table.step());
            return Err(PipeError::new("no_such_step", message));
        }
        Ok(vec![
            ("step", to_json(&step)),
            ("input", to_json(&self.table.input(step))),
            ("events", self.table.events(step, viewers)),
        ])
    }

    fn think(&self, seat: Seat, mut fields: Fields) -> Result<Body, PipeError> {
        let bot = arguments::find_bot(self.entry, &fields.require_text("bot")?)?;
        let seed: u64 = fields.take("seed", "a whole number")?.unwrap_or_default();
        let people: Option<SeatSet> = fields.take("people", "a list of seats")?;
        let people = people.unwrap_or(SeatSet::EMPTY);
        fields.require_end()?;
        let mut command = None;
        if !self.table.commands(seat).is_empty() {
            let task = self.table.bot_task(&[(seat, bot)], people, seed);
            command = task.and_then(|run| run()).map(|(_, command)| command);
        }
        Ok(vec![("command", to_json(&command))])
    }
}

fn no_positions() -> PipeError {
    PipeError::new("no_positions", OpenError::NoPositions.to_string())
}
