//! The matches of one pipe, and what may be asked of them.
use std::{
    collections::BTreeMap,
    panic::{AssertUnwindSafe, catch_unwind},
};

use serde_json::{Value, json};
use table::{AnyMatch, GameEntry, Log, LogError, OpenError, Start, commitment};

use crate::{
    choice,
    commands::{
        games::GameInfo,
        pipe::{
            answer::{self, Body, Fault, raw},
            fields::Fields,
            hosted::HostedSession,
        },
    },
    localizer::CliLocalizer,
};

const COMMANDS: &[&str] = &[
    "games",
    "new",
    "position",
    "load",
    "legal",
    "apply",
    "expire",
    "why",
    "view",
    "insight",
    "events",
    "undo",
    "outcome",
    "log",
    "state",
    "imagine",
    "think",
    "interject",
    "close",
];

/// One client.
pub struct Session {
    language: String,
    matches: BTreeMap<String, HostedSession>,
}

impl Session {
    pub fn new(language: &str) -> Session {
        Session { language: language.to_owned(), matches: BTreeMap::new() }
    }

    /// The answer to one line, whatever it is.
    pub fn handle(&mut self, line: &[u8]) -> String {
        let request: Value = match serde_json::from_slice(line) {
            Ok(request) => request,
            Err(error) => {
                let fault = Fault::new("not_json", format!("invalid JSON: {error}"));
                return answer::fault_line(&fault);
            }
        };
        let Value::Object(mut fields) = request else {
            let fault = Fault::new("bad_request", "the request is not a JSON object");
            return answer::fault_line(&fault);
        };
        let id = fields.remove("id").unwrap_or_default();
        // A match whose rules break must not take the other matches along.
        let answer = catch_unwind(AssertUnwindSafe(|| self.dispatch(Fields(fields))));
        let broken = |_| Err(Fault::new("internal", "internal error; see stderr"));
        answer::line(&id, &answer.unwrap_or_else(broken))
    }

    fn dispatch(&mut self, mut fields: Fields) -> Result<Body, Fault> {
        let command: String = fields.need_text("cmd")?;
        match command.as_str() {
            "games" => self.games(fields),
            "new" => self.deal(fields),
            "position" => self.set_up(fields),
            "load" => self.load(fields),
            "close" => self.close(fields),
            "legal" | "apply" | "expire" | "why" | "view" | "insight" | "events" | "undo"
            | "outcome" | "log" | "state" | "imagine" | "think" | "interject" => {
                let name = fields.name()?;
                let seated = self.matches.get_mut(&name).ok_or_else(|| unknown_match(&name))?;
                seated.dispatch(&command, fields)
            }
            unknown => {
                let known = COMMANDS.join(", ");
                let message = format!("unknown command {unknown:?}; available: {known}");
                Err(Fault::new("unknown_command", message))
            }
        }
    }

    fn games(&self, fields: Fields) -> Result<Body, Fault> {
        fields.end()?;
        let mut infos = Vec::new();
        for entry in catalog::GAMES {
            let voice = self.voice(entry, Vec::new())?;
            infos.push(GameInfo::of(entry, &voice));
        }
        Ok(vec![("games", raw(&infos))])
    }

    fn deal(&mut self, mut fields: Fields) -> Result<Body, Fault> {
        let name = self.free_name(&mut fields)?;
        let entry = choice::game(&fields.need_text("game")?)?;
        let seats = choice::seats(entry, fields.take("seats", "a number")?)?;
        let preset: Option<String> = fields.take("preset", "a string")?;
        let changes = fields.take("options", "an object")?;
        let options = choice::options(entry, preset.as_deref(), changes)?;
        self.open(name, entry, Start::Deal { seats, options: &options }, fields)
    }

    fn set_up(&mut self, mut fields: Fields) -> Result<Body, Fault> {
        let name = self.free_name(&mut fields)?;
        let entry = choice::game(&fields.need_text("game")?)?;
        let position: Value = fields.need("position", "an object")?;
        self.open(name, entry, Start::Position(&raw(&position)), fields)
    }

    fn open(
        &mut self,
        name: String,
        entry: &'static GameEntry,
        start: Start<'_>,
        mut fields: Fields,
    ) -> Result<Body, Fault> {
        let names: Vec<String> = fields.take("names", "a list of strings")?.unwrap_or_default();
        let secret = match fields.seed()? {
            Some(secret) => secret,
            None => choice::random_seed().map_err(|error| Fault::new("seed", error.to_string()))?,
        };
        fields.end()?;
        let table =
            entry.open(start, names, secret, Vec::new()).map_err(|error| cannot_open(&error))?;
        self.seat(name, entry, table)
    }

    fn load(&mut self, mut fields: Fields) -> Result<Body, Fault> {
        let name = self.free_name(&mut fields)?;
        let lines: Vec<String> = fields.need("log", "a list of lines")?;
        let seed = fields.seed()?;
        fields.end()?;
        let mut log = Log::read(&lines.join("\n")).map_err(|error| bad_log(&error))?;
        if let Some(secret) = seed.filter(|_| log.secret.is_none()) {
            if commitment(&secret) != log.header.commitment {
                let problem = "the seed does not match the commitment";
                return Err(bad_log(&LogError::new(1, problem)));
            }
            log.secret = Some(secret);
        }
        let entry = choice::game(&log.header.game)?;
        let voice = self.voice(entry, log.header.names.clone())?;
        let table = entry.replay(&log).map_err(|error| not_played(&error, &voice))?;
        self.seat(name, entry, table)
    }

    fn close(&mut self, mut fields: Fields) -> Result<Body, Fault> {
        let name = fields.name()?;
        fields.end()?;
        self.matches.remove(&name).map(|_| Vec::new()).ok_or_else(|| unknown_match(&name))
    }

    fn free_name(&self, fields: &mut Fields) -> Result<String, Fault> {
        let name = fields.name()?;
        if self.matches.contains_key(&name) {
            let message = format!("match {name:?} already exists; close it first");
            return Err(Fault::new("match_exists", message));
        }
        Ok(name)
    }

    fn seat(
        &mut self,
        name: String,
        entry: &'static GameEntry,
        table: Box<dyn AnyMatch>,
    ) -> Result<Body, Fault> {
        let voice = self.voice(entry, table.header().names.clone())?.at(&*table);
        let seated = HostedSession { entry, table, voice };
        let mut body = vec![
            ("match", raw(&name)),
            ("game", raw(&entry.meta.id)),
            ("seats", raw(&seated.table.seats())),
            ("commitment", raw(&seated.table.header().commitment)),
        ];
        body.extend(seated.status());
        self.matches.insert(name, seated);
        Ok(body)
    }

    fn voice(&self, entry: &GameEntry, names: Vec<String>) -> Result<CliLocalizer, Fault> {
        CliLocalizer::of(entry, &self.language, names)
            .map_err(|error| Fault::new("texts", error.to_string()))
    }
}

fn unknown_match(name: &str) -> Fault {
    Fault::new("unknown_match", format!("unknown match {name:?}"))
}

fn cannot_open(error: &OpenError) -> Fault {
    Fault { detail: Some(raw(error)), ..Fault::new("cannot_open", error.to_string()) }
}

fn bad_log(error: &LogError) -> Fault {
    let detail = raw(&json!({"line": error.line, "problem": error.problem}));
    Fault { detail: Some(detail), ..Fault::new("bad_log", error.to_string()) }
}

/// A log that cannot be played again: an input that is not allowed is explained in words, with
/// the rejection as data beside them.
fn not_played(error: &LogError, voice: &CliLocalizer) -> Fault {
    let Some(why) = &error.why else {
        return bad_log(error);
    };
    let rejected: Value = serde_json::from_str(why).unwrap_or_default();
    let error = LogError::new(error.line, voice.not_allowed(why));
    let detail = json!({"line": error.line, "problem": error.problem, "why": rejected});
    Fault { detail: Some(raw(&detail)), ..bad_log(&error) }
}
