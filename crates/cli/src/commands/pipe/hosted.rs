//! What may be asked of one match.
use kernel::{Seat, SeatSet};
use serde_json::Value;
use table::{AnyMatch, BotTask, GameEntry, Json};

use crate::{
    choice,
    commands::pipe::{
        answer::{Body, Fault, raw},
        fields::Fields,
    },
    localizer::CliLocalizer,
};

/// A match with the voice for its refusals.
pub struct HostedSession {
    pub entry: &'static GameEntry,
    pub table: Box<dyn AnyMatch>,
    pub voice: CliLocalizer,
}

impl HostedSession {
    /// Does what `command` says; the fields are its arguments.
    pub fn dispatch(&mut self, command: &str, mut fields: Fields) -> Result<Body, Fault> {
        let n_seats = self.table.seats();
        match command {
            "apply" => {
                let (seat, text) = (fields.seat(n_seats)?, fields.need_text("command")?);
                fields.end()?;
                let taken = self.table.submit(seat, &text);
                self.stepped(taken)
            }
            "undo" => {
                let seat = fields.seat(n_seats)?;
                fields.end()?;
                let taken = self.table.undo(seat);
                self.stepped(taken)
            }
            "expire" => {
                let wanted: Option<u32> = fields.take("deadline", "a number")?;
                fields.end()?;
                let running = self.table.deadline().map(|deadline| deadline.id);
                let deadline = wanted.or(running).unwrap_or_default();
                let taken = self.table.expire(deadline);
                self.stepped(taken)
            }
            "why" => {
                let (seat, text) = (fields.seat(n_seats)?, fields.need_text("command")?);
                fields.end()?;
                Ok(self.why(seat, &text))
            }
            "think" | "interject" => {
                let seat = fields.seat(n_seats)?;
                self.think(command == "think", seat, fields)
            }
            question => self.describe(question, fields),
        }
    }

    /// Questions that change nothing.
    fn describe(&self, question: &str, mut fields: Fields) -> Result<Body, Fault> {
        let n_seats = self.table.seats();
        let body = match question {
            "legal" => vec![("legal", self.table.choices(fields.seat(n_seats)?))],
            "view" => vec![("view", self.table.view(fields.viewers(n_seats)?))],
            "insight" => vec![("insight", self.table.insight(fields.viewers(n_seats)?))],
            "events" => {
                let viewers = fields.viewers(n_seats)?;
                let step = fields.take("step", "a number")?.unwrap_or(self.table.step());
                self.events(step, viewers)?
            }
            "log" => {
                let reveal = fields.take("reveal", "true or false")?.unwrap_or(false);
                vec![("log", raw(&self.table.log(reveal)))]
            }
            "state" => vec![("position", self.table.position())],
            "imagine" => {
                let viewers = fields.viewers(n_seats)?;
                let seed = fields.take("seed", "a whole number")?.unwrap_or_default();
                vec![("position", self.table.sample_position(viewers, seed))]
            }
            _ => self.status(),
        };
        fields.end()?;
        Ok(body)
    }

    /// Where the match stands.
    pub fn status(&self) -> Body {
        let awaited: Vec<Seat> = self.table.awaited().iter().collect();
        vec![
            ("step", raw(&self.table.step())),
            ("awaited", raw(&awaited)),
            ("deadline", raw(&self.table.deadline())),
            ("outcome", raw(&self.table.outcome())),
        ]
    }

    fn stepped(&self, taken: Result<u32, Json>) -> Result<Body, Fault> {
        match taken {
            Ok(_) => Ok(self.status()),
            Err(rejected) => Err(self.rejected(rejected)),
        }
    }

    fn rejected(&self, rejected: Json) -> Fault {
        let data: Value = serde_json::from_str(rejected.get()).unwrap_or_default();
        let (message, _) = self.voice.rejected(&data);
        let code = data["code"].as_str().unwrap_or("rejected");
        Fault { detail: Some(rejected), ..Fault::new(code, message) }
    }

    fn why(&self, seat: Seat, command: &str) -> Body {
        match self.table.why(seat, command) {
            None => vec![("legal", raw(&true))],
            Some(rejected) => vec![("legal", raw(&false)), ("why", raw(&self.rejected(rejected)))],
        }
    }

    fn events(&self, step: u32, viewers: SeatSet) -> Result<Body, Fault> {
        if step > self.table.step() {
            let message = format!("no step {step}: the last step is {}", self.table.step());
            return Err(Fault::new("no_such_step", message));
        }
        Ok(vec![
            ("step", raw(&step)),
            ("input", raw(&self.table.input(step))),
            ("events", self.table.events(step, viewers)),
        ])
    }

    fn think(&self, is_awaited: bool, seat: Seat, mut fields: Fields) -> Result<Body, Fault> {
        let bot = choice::bot(self.entry, &fields.need_text("bot")?)?;
        let seed: u64 = fields.take("seed", "a whole number")?.unwrap_or_default();
        let people: Option<SeatSet> = fields.take("people", "a list of seats")?;
        let people = people.unwrap_or(SeatSet::EMPTY);
        fields.end()?;
        let mut command = None;
        if !self.table.commands(seat).is_empty() {
            let thought: Option<BotTask> = if is_awaited {
                self.table.bot_task(seat, bot, people, seed)
            } else {
                self.table.interject_task(seat, bot, people, seed)
            };
            command = thought.and_then(|think| think());
        }
        Ok(vec![("command", raw(&command))])
    }
}
