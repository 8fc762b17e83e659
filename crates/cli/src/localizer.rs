//! Localizes the texts of the command line and of the games.
//!
//! A missing text is never fatal: its key and data are shown instead.
use kernel::{Localizer, SeatSet};
use serde_json::{Value, json};
use table::{AnyMatch, GameEntry, Line};
use text::{SHARED_TEXTS, TextError, TextLocalizer, Texts, seat_names};

use crate::failure;

/// The language flag that most subcommands share.
#[derive(clap::Args)]
pub struct LanguageArgs {
    /// Language of the output
    #[arg(long, value_name = "LANGUAGE", default_value = "en", value_parser = languages())]
    pub lang: String,
}

fn languages() -> clap::builder::PossibleValuesParser {
    clap::builder::PossibleValuesParser::new(SHARED_TEXTS.iter().map(|(id, _)| *id))
}

/// The texts of the command line and of one game, together with the players' names.
pub struct CliLocalizer {
    texts: Texts,
    names: Vec<String>,
}

impl CliLocalizer {
    /// Creates a localizer for one game.
    pub fn new(
        entry: &GameEntry,
        language: &str,
        names: Vec<String>,
    ) -> Result<CliLocalizer, TextError> {
        let available = entry.language(language).or(entry.languages.first());
        let sources: Vec<&str> = available.iter().map(|language| language.texts).collect();
        let texts = match Texts::new(language, &sources) {
            Ok(texts) => texts,
            Err(error) => {
                failure::print_error(&format!(
                    "warning: invalid texts of {}: {error}",
                    entry.meta.id
                ));
                Texts::new(language, &[])?
            }
        };
        Ok(CliLocalizer { texts, names })
    }

    /// Adds the texts that this match overrides.
    pub fn with_custom_texts(self, table: &dyn AnyMatch) -> CliLocalizer {
        CliLocalizer { texts: self.texts.with_custom_texts(table.custom_texts()), ..self }
    }

    pub fn language(&self) -> &str {
        self.texts.language()
    }

    /// Returns the localizer with which a game renders its text board.
    pub fn text_localizer(&self) -> TextLocalizer<'_> {
        TextLocalizer { texts: &self.texts, names: &self.names }
    }

    /// Returns the text with this key, without arguments.
    pub fn text(&self, key: &str) -> String {
        self.text_localizer().localize(key)
    }

    pub fn has_text(&self, key: &str) -> bool {
        self.texts.has(key)
    }

    /// Returns a text of the command line, `cli-<key>`, without arguments.
    pub fn message(&self, key: &str) -> String {
        self.message_with(key, json!({}))
    }

    /// Returns a text of the command line, `cli-<key>`, with arguments.
    pub fn message_with(&self, key: &str, mut arguments: Value) -> String {
        arguments["type"] = key.into();
        self.localize("cli", &arguments)
    }

    /// Returns the text for tagged data, where `kind` is `event`, `action`, `refusal` and so on.
    pub fn localize(&self, kind: &str, data: &Value) -> String {
        self.texts.localize(kind, data, &seat_names(&self.names)).unwrap_or_else(
            |error| match error {
                TextError::Missing { key, .. } | TextError::MissingArgument { key, .. } => {
                    format!("{key} {}", untagged(data))
                }
                TextError::UnknownLanguage { .. } | TextError::Invalid { .. } => error.to_string(),
            },
        )
    }

    /// Returns the text of a rejection, and the rule paragraph that it cites.
    pub fn rejection(&self, rejected: &Value) -> (String, Option<String>) {
        if let Some(why) = rejected.get("why") {
            let rule = rejected.get("rule").and_then(Value::as_str).map(ToOwned::to_owned);
            return (self.localize("refusal", why), rule);
        }
        (self.localize("rejected", rejected), None)
    }

    /// Returns the problem with a log line that the match rejected.
    pub fn invalid_step(&self, rejected: &str) -> String {
        let rejected: Value = serde_json::from_str(rejected).unwrap_or_default();
        match self.rejection(&rejected) {
            (text, Some(rule)) => format!("invalid step: {text} ({rule})"),
            (text, None) => format!("invalid step: {text}"),
        }
    }

    /// Returns the events of a step that `viewers` may see, one sentence each.
    pub fn story(&self, table: &dyn AnyMatch, step: u32, viewers: SeatSet) -> Vec<String> {
        let events: Vec<Value> =
            serde_json::from_str(table.events(step, viewers).get()).unwrap_or_default();
        events.iter().map(|event| self.localize("event", event)).collect()
    }

    /// Returns the input of a step as one line, such as `3. Ann: move b2`.
    pub fn headline(&self, table: &dyn AnyMatch, step: u32) -> String {
        match table.input(step) {
            Some(Line::Act { n, seat, act }) => {
                self.message_with("headline", json!({"n": n, "seat": seat, "command": act}))
            }
            Some(Line::Expire { n, .. }) => self.message_with("headline_expired", json!({"n": n})),
            Some(Line::Undo { n, undo }) => {
                self.message_with("headline_undone", json!({"n": n, "seat": undo}))
            }
            Some(Line::Rewind { n, rewind }) => {
                self.message_with("headline_rewound", json!({"n": n, "seat": rewind}))
            }
            Some(Line::Close { .. }) | None => String::new(),
        }
    }

    /// Returns the outcome in a few lines, or nothing while the game is running.
    pub fn ending(&self, table: &dyn AnyMatch) -> Vec<String> {
        let Some(outcome) = table.outcome() else {
            return Vec::new();
        };
        let mut lines = vec![self.reason(&outcome.reason)];
        let is_shared = outcome.ranks.iter().all(|rank| *rank == outcome.ranks[0]);
        if !is_shared {
            for (seat, (rank, score)) in outcome.ranks.iter().zip(&outcome.scores).enumerate() {
                let place = json!({"seat": seat, "rank": rank, "score": score});
                lines.push(self.message_with("place", place));
            }
        }
        lines
    }

    /// Returns the text of an outcome reason.
    pub fn reason(&self, reason: &str) -> String {
        self.text(&format!("outcome-{reason}"))
    }

    /// Returns the display name of the game.
    pub fn game_name(&self, entry: &GameEntry) -> String {
        let keys = ["game-name".to_owned(), format!("game-{}", entry.meta.id)];
        for key in keys {
            if self.has_text(&key) {
                return self.text(&key);
            }
        }
        let rules = entry.language(self.texts.language()).or(entry.languages.first());
        let title = rules.and_then(|language| language.rules.lines().next()).unwrap_or_default();
        let name = title.trim_start_matches('#').split(':').next().unwrap_or_default().trim();
        if name.is_empty() { entry.meta.id.to_owned() } else { name.to_owned() }
    }
}

/// Returns the data without its tag, to show next to the key of a missing text.
fn untagged(data: &Value) -> String {
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
