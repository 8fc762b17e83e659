//! A session of `ovoo pipe`: its matches, and the commands that open and close them.
use std::{
    collections::BTreeMap,
    panic::{AssertUnwindSafe, catch_unwind},
};

use serde_json::{Value, json};
use table::{AnyMatch, GameEntry, Log, LogError, OpenError, Start, commitment};

use crate::{
    arguments,
    commands::{
        games::GameInfo,
        pipe::{
            answer::{self, Body, PipeError, to_json},
            fields::Fields,
            hosted_match::HostedMatch,
        },
    },
    localizer::CliLocalizer,
};

const COMMANDS: &[&str] = &[
    "games", "new", "position", "load", "legal", "apply", "expire", "why", "view", "insight",
    "events", "undo", "outcome", "log", "state", "imagine", "think", "close",
];

/// The matches of one client.
pub struct Session {
    language: String,
    matches: BTreeMap<String, HostedMatch>,
}

impl Session {
    pub fn new(language: &str) -> Session {
        Session { language: language.to_owned(), matches: BTreeMap::new() }
    }

    /// Handles one request and returns the response. Every line gets a response.
    pub fn handle(&mut self, line: &[u8]) -> String {
        let request: Value = match serde_json::from_slice(line) {
            Ok(request) => request,
            Err(error) => {
                let error = PipeError::new("not_json", format!("invalid JSON: {error}"));
                return answer::error_line(&error);
            }
        };
        let Value::Object(mut fields) = request else {
            let error = PipeError::new("bad_request", "the request is not a JSON object");
            return answer::error_line(&error);
        };
        let id = fields.remove("id").unwrap_or_default();
        // A panic in the rules of one match must not end the other matches.
        let answer = catch_unwind(AssertUnwindSafe(|| self.dispatch(Fields(fields))));
        let panicked = |_| Err(PipeError::new("internal", "internal error; see stderr"));
        answer::answer_line(&id, &answer.unwrap_or_else(panicked))
    }

    fn dispatch(&mut self, mut fields: Fields) -> Result<Body, PipeError> {
        let command: String = fields.require_text("cmd")?;
        match command.as_str() {
            "games" => self.list_games(fields),
            "new" => self.open_new(fields),
            "position" => self.open_position(fields),
            "load" => self.open_log(fields),
            "close" => self.close(fields),
            "legal" | "apply" | "expire" | "why" | "view" | "insight" | "events" | "undo"
            | "outcome" | "log" | "state" | "imagine" | "think" => {
                let name = fields.match_name()?;
                let hosted = self.matches.get_mut(&name).ok_or_else(|| unknown_match(&name))?;
                hosted.dispatch(&command, fields)
            }
            unknown => {
                let known = COMMANDS.join(", ");
                let message = format!("unknown command {unknown:?}; available: {known}");
                Err(PipeError::new("unknown_command", message))
            }
        }
    }

    fn list_games(&self, fields: Fields) -> Result<Body, PipeError> {
        fields.require_end()?;
        let mut infos = Vec::new();
        for entry in catalog::GAMES {
            let localizer = self.localizer(entry, Vec::new())?;
            infos.push(GameInfo::of(entry, &localizer));
        }
        Ok(vec![("games", to_json(&infos))])
    }

    fn open_new(&mut self, mut fields: Fields) -> Result<Body, PipeError> {
        let name = self.require_free_name(&mut fields)?;
        let entry = arguments::find_game(&fields.require_text("game")?)?;
        let seats = arguments::resolve_seat_count(entry, fields.take("seats", "a number")?)?;
        let preset: Option<String> = fields.take("preset", "a string")?;
        let changes: Option<Value> = fields.take("options", "an object")?;
        let rules = take_rules(entry, &mut fields)?;
        let options = match &preset {
            // The presets are those of the current version, whose defaults may be different.
            None if rules != entry.meta.rules_version() => {
                to_json(&changes.unwrap_or_else(|| json!({})))
            }
            _ => arguments::resolve_options(entry, preset.as_deref(), changes)?,
        };
        self.open(name, entry, rules, Start::Deal { seats, options: &options }, fields)
    }

    fn open_position(&mut self, mut fields: Fields) -> Result<Body, PipeError> {
        let name = self.require_free_name(&mut fields)?;
        let entry = arguments::find_game(&fields.require_text("game")?)?;
        let position: Value = fields.require("position", "an object")?;
        let rules = take_rules(entry, &mut fields)?;
        self.open(name, entry, rules, Start::Position(&to_json(&position)), fields)
    }

    fn open(
        &mut self,
        name: String,
        entry: &'static GameEntry,
        rules: u16,
        start: Start<'_>,
        mut fields: Fields,
    ) -> Result<Body, PipeError> {
        let names: Vec<String> = fields.take("names", "a list of strings")?.unwrap_or_default();
        let secret = match fields.take_seed()? {
            Some(secret) => secret,
            None => arguments::generate_seed()
                .map_err(|error| PipeError::new("seed", error.to_string()))?,
        };
        fields.require_end()?;
        let table = entry
            .open_with_rules(rules, start, names, secret, Vec::new())
            .map_err(|error| cannot_open(&error))?;
        self.add_match(name, entry, table)
    }

    fn open_log(&mut self, mut fields: Fields) -> Result<Body, PipeError> {
        let name = self.require_free_name(&mut fields)?;
        let lines: Vec<String> = fields.require("log", "a list of lines")?;
        let seed = fields.take_seed()?;
        fields.require_end()?;
        let mut log = Log::read(&lines.join("\n")).map_err(|error| invalid_log(&error))?;
        if let Some(secret) = seed.filter(|_| log.secret.is_none()) {
            if commitment(&secret) != log.header.commitment {
                let problem = "the seed does not match the commitment";
                return Err(invalid_log(&LogError::new(1, problem)));
            }
            log.secret = Some(secret);
        }
        let entry = arguments::find_game_for_log(&log.header)?;
        let localizer = self.localizer(entry, log.header.names.clone())?;
        let table = entry.replay(&log).map_err(|error| replay_error(&error, &localizer))?;
        self.add_match(name, entry, table)
    }

    fn close(&mut self, mut fields: Fields) -> Result<Body, PipeError> {
        let name = fields.match_name()?;
        fields.require_end()?;
        self.matches.remove(&name).map(|_| Vec::new()).ok_or_else(|| unknown_match(&name))
    }

    /// Takes the name for a new match, which must not be in use.
    fn require_free_name(&self, fields: &mut Fields) -> Result<String, PipeError> {
        let name = fields.match_name()?;
        if self.matches.contains_key(&name) {
            let message = format!("match {name:?} already exists; close it first");
            return Err(PipeError::new("match_exists", message));
        }
        Ok(name)
    }

    fn add_match(
        &mut self,
        name: String,
        entry: &'static GameEntry,
        table: Box<dyn AnyMatch>,
    ) -> Result<Body, PipeError> {
        let localizer =
            self.localizer(entry, table.header().names.clone())?.with_custom_texts(&*table);
        let hosted = HostedMatch { entry, table, localizer };
        let mut body = vec![
            ("match", to_json(&name)),
            ("game", to_json(&entry.meta.id)),
            ("seats", to_json(&hosted.table.seats())),
            ("rules", to_json(&hosted.table.header().rules)),
            ("commitment", to_json(&hosted.table.header().commitment)),
        ];
        body.extend(hosted.status());
        self.matches.insert(name, hosted);
        Ok(body)
    }

    fn localizer(&self, entry: &GameEntry, names: Vec<String>) -> Result<CliLocalizer, PipeError> {
        CliLocalizer::new(entry, &self.language, names)
            .map_err(|error| PipeError::new("texts", error.to_string()))
    }
}

/// Takes the version of the rules; the default is the current one.
fn take_rules(entry: &GameEntry, fields: &mut Fields) -> Result<u16, PipeError> {
    let rules = fields.take("rules", "a number")?.unwrap_or(entry.meta.rules_version());
    match entry.require_rules(rules) {
        Ok(()) => Ok(rules),
        Err(error) => {
            let message = format!("{}: {error}", entry.meta.id);
            Err(PipeError::new("unsupported_rules", message))
        }
    }
}

fn unknown_match(name: &str) -> PipeError {
    PipeError::new("unknown_match", format!("unknown match {name:?}"))
}

fn cannot_open(error: &OpenError) -> PipeError {
    PipeError { detail: Some(to_json(error)), ..PipeError::new("cannot_open", error.to_string()) }
}

fn invalid_log(error: &LogError) -> PipeError {
    let detail = to_json(&json!({"line": error.line, "problem": error.problem}));
    PipeError { detail: Some(detail), ..PipeError::new("bad_log", error.to_string()) }
}

/// Returns the error for a log that cannot be replayed. A rejected step is explained as text and as
/// data.
fn replay_error(error: &LogError, localizer: &CliLocalizer) -> PipeError {
    let Some(why) = &error.why else {
        return invalid_log(error);
    };
    let rejected: Value = serde_json::from_str(why).unwrap_or_default();
    let error = LogError::new(error.line, localizer.invalid_step(why));
    let detail = json!({"line": error.line, "problem": error.problem, "why": rejected});
    PipeError { detail: Some(to_json(&detail)), ..invalid_log(&error) }
}
