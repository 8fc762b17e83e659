//! What the command line says, in the language of the reader. A text that is missing is never
//! fatal: its key stands in for it.
use kernel::{Localizer, SeatSet};
use serde_json::{Value, json};
use table::{AnyMatch, GameEntry, Line};
use text::{SHELL, TextError, TextLocalizer, Texts, seat_names};

use crate::failure;

/// In which language to speak.
#[derive(clap::Args)]
pub struct Speech {
    /// Language of the output
    #[arg(long, value_name = "LANGUAGE", default_value = "en", value_parser = languages())]
    pub lang: String,
}

fn languages() -> clap::builder::PossibleValuesParser {
    clap::builder::PossibleValuesParser::new(SHELL.iter().map(|(id, _)| *id))
}

/// Texts of the shell and of one game, with the names of those who sit there.
pub struct CliLocalizer {
    texts: Texts,
    names: Vec<String>,
}

impl CliLocalizer {
    /// For one game.
    pub fn of(
        entry: &GameEntry,
        language: &str,
        names: Vec<String>,
    ) -> Result<CliLocalizer, TextError> {
        let spoken = entry.language(language).or(entry.languages.first());
        let sources: Vec<&str> = spoken.iter().map(|language| language.texts).collect();
        let texts = match Texts::new(language, &sources) {
            Ok(texts) => texts,
            Err(error) => {
                failure::warn(&format!("warning: invalid texts of {}: {error}", entry.meta.id));
                Texts::new(language, &[])?
            }
        };
        Ok(CliLocalizer { texts, names })
    }

    /// The same at this table, which may have words of its own.
    pub fn at(self, table: &dyn AnyMatch) -> CliLocalizer {
        CliLocalizer { texts: self.texts.with_custom_texts(table.custom_texts()), ..self }
    }

    pub fn language(&self) -> &str {
        self.texts.language()
    }

    /// Returns the localizer that a game renders its text board with.
    pub fn localizer(&self) -> TextLocalizer<'_> {
        TextLocalizer { texts: &self.texts, names: &self.names }
    }

    /// The text with this key, without arguments.
    pub fn word(&self, key: &str) -> String {
        self.localizer().localize(key)
    }

    pub fn has(&self, key: &str) -> bool {
        self.texts.has(key)
    }

    /// A sentence of the command line's own: `cli-<key>`.
    pub fn say(&self, key: &str) -> String {
        self.say_with(key, json!({}))
    }

    /// The same with arguments.
    pub fn say_with(&self, key: &str, mut arguments: Value) -> String {
        arguments["type"] = key.into();
        self.localize("cli", &arguments)
    }

    /// The sentence for tagged data: `kind` is `event`, `action`, `refusal` and so on.
    pub fn localize(&self, kind: &str, data: &Value) -> String {
        self.texts.localize(kind, data, &seat_names(&self.names)).unwrap_or_else(
            |error| match error {
                TextError::Missing { key, .. } | TextError::Unfit { key, .. } => {
                    format!("{key} {}", bare(data))
                }
                TextError::UnknownLanguage { .. } | TextError::Broken { .. } => error.to_string(),
            },
        )
    }

    /// Why an input was not taken: the words, and the paragraph that says so.
    pub fn rejected(&self, rejected: &Value) -> (String, Option<String>) {
        if let Some(why) = rejected.get("why") {
            let rule = rejected.get("rule").and_then(Value::as_str).map(ToOwned::to_owned);
            return (self.localize("refusal", why), rule);
        }
        (self.localize("rejected", rejected), None)
    }

    /// What is wrong with a line of a log that the table rejects.
    pub fn not_allowed(&self, rejected: &str) -> String {
        let rejected: Value = serde_json::from_str(rejected).unwrap_or_default();
        match self.rejected(&rejected) {
            (words, Some(rule)) => format!("invalid step: {words} ({rule})"),
            (words, None) => format!("invalid step: {words}"),
        }
    }

    /// What `viewers` noticed at a step, sentence by sentence.
    pub fn story(&self, table: &dyn AnyMatch, step: u32, viewers: SeatSet) -> Vec<String> {
        let events: Vec<Value> =
            serde_json::from_str(table.events(step, viewers).get()).unwrap_or_default();
        events.iter().map(|event| self.localize("event", event)).collect()
    }

    /// Who did what at a step, in the text language.
    pub fn headline(&self, table: &dyn AnyMatch, step: u32) -> String {
        match table.input(step) {
            Some(Line::Act { n, seat, act }) => {
                self.say_with("headline", json!({"n": n, "seat": seat, "command": act}))
            }
            Some(Line::Expire { n, .. }) => self.say_with("headline_expired", json!({"n": n})),
            Some(Line::Undo { n, undo }) => {
                self.say_with("headline_undone", json!({"n": n, "seat": undo}))
            }
            Some(Line::Rewind { n, rewind }) => {
                self.say_with("headline_rewound", json!({"n": n, "seat": rewind}))
            }
            Some(Line::Close { .. }) | None => String::new(),
        }
    }

    /// How it ended, in a few lines; nothing while it goes on.
    pub fn ending(&self, table: &dyn AnyMatch) -> Vec<String> {
        let Some(outcome) = table.outcome() else {
            return Vec::new();
        };
        let mut lines = vec![self.reason(&outcome.reason)];
        let is_shared = outcome.ranks.iter().all(|rank| *rank == outcome.ranks[0]);
        if !is_shared {
            for (seat, (rank, score)) in outcome.ranks.iter().zip(&outcome.scores).enumerate() {
                let place = json!({"seat": seat, "rank": rank, "score": score});
                lines.push(self.say_with("place", place));
            }
        }
        lines
    }

    /// Why a game ended.
    pub fn reason(&self, reason: &str) -> String {
        self.word(&format!("outcome-{reason}"))
    }

    /// What people call the game.
    pub fn game_name(&self, entry: &GameEntry) -> String {
        let keys = ["game-name".to_owned(), format!("game-{}", entry.meta.id)];
        for key in keys {
            if self.has(&key) {
                return self.word(&key);
            }
        }
        let rules = entry.language(self.texts.language()).or(entry.languages.first());
        let title = rules.and_then(|language| language.rules.lines().next()).unwrap_or_default();
        let name = title.trim_start_matches('#').split(':').next().unwrap_or_default().trim();
        if name.is_empty() { entry.meta.id.to_owned() } else { name.to_owned() }
    }
}

/// The data without its tag, for want of a sentence.
fn bare(data: &Value) -> String {
    let mut data = data.clone();
    if let Some(fields) = data.as_object_mut() {
        for tag in ["type", "code", "text"] {
            fields.remove(tag);
        }
        if fields.is_empty() {
            return String::new();
        }
    }
    data.to_string()
}
