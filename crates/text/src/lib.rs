//! Texts in the reader's language, from Fluent files that the command line and the web app share.
//!
//! Events, actions and refusals are tagged data. Their messages are found by convention, the same
//! here and in the browser:
//!
//! - an event `{"type": "dug", …}` has the message `event-dug`, an action `action-…`, a refusal
//!   `{"code": …}` the message `refusal-…`;
//! - the other fields are the arguments: numbers stay numbers, seats become names, lists are joined
//!   by commas. A list with a single number is passed as that number, so that messages can have a
//!   singular form;
//! - `null`, an empty string and an empty list select the variant `[none]`, and nothing else does:
//!   a player named “none” is treated like any other;
//! - a word such as `"gear": "jet_pack"` is replaced by the message `gear-jet_pack` if there is
//!   one, and otherwise printed unchanged. Several words form one key: `"expected": "a land"`
//!   finds `expected-a_land`.
#![cfg_attr(not(test), warn(unreachable_pub))]
use std::{
    borrow::Cow,
    collections::{BTreeMap, BTreeSet},
    fmt,
};

pub use fluent_bundle::FluentArgs as Args;
use fluent_bundle::{
    FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle, types::FluentType,
};
use fluent_syntax::ast;
use kernel::{Localizer, Seat};
use serde_json::Value;
use unic_langid::LanguageIdentifier;

/// The texts that all games share, for rejections and the command line, by language.
pub const SHARED_TEXTS: &[(&str, &str)] =
    &[("en", include_str!("../text/en.ftl")), ("de", include_str!("../text/de.ftl"))];

/// The fields that hold a seat.
const SEAT_FIELDS: &[&str] = &["seat", "whom", "with", "by", "turn"];

/// The messages of one language.
pub struct Texts {
    bundle: FluentBundle<FluentResource>,
    language: String,
    /// The texts that a table overrides by key, printed unchanged.
    custom: BTreeMap<String, String>,
}

/// The reason why a text is not available.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TextError {
    /// There are no texts in this language.
    UnknownLanguage { language: String },
    /// The file does not parse or defines a message twice.
    Invalid { language: String, problem: String },
    /// There is no message with this key.
    Missing { language: String, key: String },
    /// The message needs an argument that is missing.
    MissingArgument { language: String, key: String, problem: String },
}

impl fmt::Display for TextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TextError::UnknownLanguage { language } => write!(f, "no texts in {language:?}"),
            TextError::Invalid { language, problem } => write!(f, "{language}: {problem}"),
            TextError::Missing { language, key } => write!(f, "{language}: no text for {key}"),
            TextError::MissingArgument { language, key, problem } => {
                write!(f, "{language}: cannot format {key}: {problem}")
            }
        }
    }
}

impl std::error::Error for TextError {}

impl Texts {
    /// Parses Fluent sources in addition to the shared texts.
    ///
    /// # Errors
    ///
    /// Returns an error if the language is unknown or a source is malformed.
    pub fn new(language: &str, sources: &[&str]) -> Result<Texts, TextError> {
        let invalid =
            |problem: String| TextError::Invalid { language: language.to_owned(), problem };
        let id: LanguageIdentifier = language
            .parse()
            .map_err(|_| TextError::UnknownLanguage { language: language.into() })?;
        let (_, shell) = SHARED_TEXTS
            .iter()
            .find(|(known, _)| *known == language)
            .ok_or_else(|| TextError::UnknownLanguage { language: language.into() })?;
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        bundle.set_use_isolating(false);
        for source in std::iter::once(shell).chain(sources) {
            let resource = FluentResource::try_new((*source).to_owned())
                .map_err(|(_, errors)| invalid(format!("{errors:?}")))?;
            bundle.add_resource(resource).map_err(|errors| invalid(format!("{errors:?}")))?;
        }
        Ok(Texts { bundle, language: language.to_owned(), custom: BTreeMap::new() })
    }

    /// Adds the texts that a table overrides, by key.
    pub fn with_custom_texts(mut self, texts: impl IntoIterator<Item = (String, String)>) -> Texts {
        self.custom.extend(texts);
        self
    }

    /// Returns the language code.
    pub fn language(&self) -> &str {
        &self.language
    }

    /// Returns `true` if there is a message with this key.
    pub fn has(&self, key: &str) -> bool {
        self.custom.contains_key(key) || self.bundle.has_message(key)
    }

    /// Formats the message with these arguments.
    ///
    /// # Errors
    ///
    /// Returns an error if the message or one of its arguments is missing.
    pub fn format(&self, key: &str, args: &FluentArgs<'_>) -> Result<String, TextError> {
        if let Some(custom) = self.custom.get(key) {
            return Ok(custom.clone());
        }
        let missing =
            || TextError::Missing { language: self.language.clone(), key: key.to_owned() };
        let message = self.bundle.get_message(key).ok_or_else(missing)?;
        let pattern = message.value().ok_or_else(missing)?;
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(args), &mut errors).into_owned();
        if errors.is_empty() {
            return Ok(text);
        }
        let problem = errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ");
        Err(TextError::MissingArgument {
            language: self.language.clone(),
            key: key.to_owned(),
            problem,
        })
    }

    /// Returns the sentence for tagged data of a kind such as `event`, `action` or `refusal`.
    ///
    /// # Errors
    ///
    /// Returns an error if the message or one of its arguments is missing.
    pub fn localize(
        &self,
        kind: &str,
        data: &Value,
        name: &dyn Fn(Seat) -> String,
    ) -> Result<String, TextError> {
        let tag = data.get("type").or_else(|| data.get("code")).and_then(Value::as_str);
        let key = format!("{kind}-{}", tag.unwrap_or("untagged"));
        let mut args = FluentArgs::new();
        for (field, value) in data.as_object().into_iter().flatten() {
            if field != "type" && field != "code" && field != "text" {
                args.set(field.clone(), self.argument(field, value, name));
            }
        }
        self.format(&key, &args)
    }

    fn argument<'a>(
        &self,
        field: &str,
        value: &Value,
        name: &dyn Fn(Seat) -> String,
    ) -> FluentValue<'a> {
        match value {
            Value::Null => FluentValue::from(NONE),
            Value::Bool(yes) => FluentValue::from(if *yes { "yes" } else { "no" }),
            Value::Number(number) => match number.as_u64() {
                Some(index) if SEAT_FIELDS.contains(&field) && index < u64::from(Seat::MAX) => {
                    argument_text(name(Seat::new(index as u8)))
                }
                _ => FluentValue::from(number.as_f64().unwrap_or_default()),
            },
            Value::String(word) => argument_text(self.name_of(field, word)),
            Value::Array(list) => {
                if let [Value::Number(number)] = list.as_slice() {
                    return FluentValue::from(number.as_f64().unwrap_or_default());
                }
                let field = field.strip_suffix('s').unwrap_or(field);
                let words: Vec<String> = list
                    .iter()
                    .map(|item| match item {
                        Value::String(word) => self.name_of(field, word),
                        other => other.to_string(),
                    })
                    .collect();
                argument_text(words.join(", "))
            }
            Value::Object(_) => FluentValue::from(value.to_string()),
        }
    }

    fn name_of(&self, field: &str, word: &str) -> String {
        let key = key_of(field, word);
        self.format(&key, &FluentArgs::new()).unwrap_or_else(|_| word.to_owned())
    }
}

/// Returns the key under which one or more words are translated. Each run of characters that a key
/// cannot contain becomes `_`.
pub fn key_of(field: &str, words: &str) -> String {
    let is_key_char = |letter: char| letter.is_ascii_alphanumeric() || "-_".contains(letter);
    let mut key = format!("{field}-");
    for letter in words.chars() {
        if is_key_char(letter) {
            key.push(letter);
        } else if !key.ends_with('_') {
            key.push('_');
        }
    }
    key
}

/// The key of the variant for absent values.
const NONE: &str = "none";

/// Converts a word into an argument. Only an empty word selects [`NONE`].
fn argument_text<'a>(word: String) -> FluentValue<'a> {
    match word.as_str() {
        "" => FluentValue::from(NONE),
        NONE => FluentValue::Custom(Box::new(Verbatim(word))),
        _ => FluentValue::from(word),
    }
}

/// A text that is printed unchanged and selects no variant, since Fluent compares only strings and
/// numbers with variant keys.
#[derive(Clone, Debug, PartialEq)]
struct Verbatim(String);

impl FluentType for Verbatim {
    fn duplicate(&self) -> Box<dyn FluentType + Send> {
        Box::new(self.clone())
    }

    fn as_string(&self, _: &intl_memoizer::IntlLangMemoizer) -> Cow<'static, str> {
        self.0.clone().into()
    }

    fn as_string_threadsafe(
        &self,
        _: &intl_memoizer::concurrent::IntlLangMemoizer,
    ) -> Cow<'static, str> {
        self.0.clone().into()
    }
}

/// Returns a function that names seats; seats without a name are `p1`, `p2` and so on.
pub fn seat_names(names: &[String]) -> impl Fn(Seat) -> String + '_ {
    move |seat| match names.get(seat.index()) {
        Some(name) if !name.is_empty() => name.clone(),
        Some(_) | None => seat.to_string(),
    }
}

/// The texts and seat names that a game needs to render itself.
pub struct TextLocalizer<'a> {
    /// The messages.
    pub texts: &'a Texts,
    /// The names of the seats; empty names are replaced by `p1`, `p2` and so on.
    pub names: &'a [String],
}

impl Localizer for TextLocalizer<'_> {
    fn localize(&self, key: &str) -> String {
        self.texts.format(key, &FluentArgs::new()).unwrap_or_else(|_| key.to_owned())
    }

    fn seat_name(&self, seat: Seat) -> String {
        seat_names(self.names)(seat)
    }
}

/// Returns the keys of a Fluent source in ascending order, for tests that compare languages.
///
/// # Errors
///
/// Returns a description of the problem if the source is malformed or defines a key twice.
pub fn keys(source: &str) -> Result<BTreeSet<String>, String> {
    let resource =
        fluent_syntax::parser::parse(source).map_err(|(_, errors)| format!("{errors:?}"))?;
    let mut keys = BTreeSet::new();
    for entry in resource.body {
        if let ast::Entry::Message(message) = entry
            && !keys.insert(message.id.name.to_owned())
        {
            return Err(format!("{} is defined twice", message.id.name));
        }
    }
    Ok(keys)
}

#[cfg(test)]
mod tests;
