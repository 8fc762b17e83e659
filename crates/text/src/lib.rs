//! Texts in the reader's language, from Fluent files that command line and web share.
//!
//! What is told arrives as tagged data and finds its sentence by convention, the same here and in
//! the browser:
//!
//! - an event `{"type": "dug", …}` has the message `event-dug`, an action `action-…`, a refusal
//!   `{"code": …}` the message `refusal-…`;
//! - its other fields are the arguments: numbers stay numbers, seats become names, lists are
//!   joined by commas;
//! - `null`, an empty text and an empty list select the variant `[none]`, and nothing else does:
//!   somebody called “none” is spoken of like anybody else;
//! - a word such as `"gear": "jet_pack"` is replaced by the message `gear-jet_pack` if there is
//!   one, else it stands as it is. Several words are one key: `"expected": "a land"` finds
//!   `expected-a_land`.
use std::{
    borrow::Cow,
    collections::{BTreeMap, BTreeSet},
    fmt,
};

use fluent_bundle::{
    FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle, types::FluentType,
};
use fluent_syntax::ast;
use kernel::{Seat, Words};
use serde_json::Value;
use unic_langid::LanguageIdentifier;

/// The shell's own texts: rejections and what the command line says.
pub const SHELL: &[(&str, &str)] =
    &[("en", include_str!("../text/en.ftl")), ("de", include_str!("../text/de.ftl"))];

/// Fields that hold a seat.
const SEAT_FIELDS: &[&str] = &["seat", "whom", "with", "by", "turn"];

/// All messages of one language.
pub struct Texts {
    bundle: FluentBundle<FluentResource>,
    language: String,
    /// What a table says in words of its own, printed as they are.
    own: BTreeMap<String, String>,
}

/// A text that cannot be had.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TextError {
    UnknownLanguage {
        language: String,
    },
    /// The file does not parse, or says a thing twice.
    Broken {
        language: String,
        problem: String,
    },
    Missing {
        language: String,
        key: String,
    },
    /// The message asks for an argument that is not there.
    Unfit {
        language: String,
        key: String,
        problem: String,
    },
}

impl fmt::Display for TextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TextError::UnknownLanguage { language } => write!(f, "no texts in {language:?}"),
            TextError::Broken { language, problem } => write!(f, "{language}: {problem}"),
            TextError::Missing { language, key } => write!(f, "{language}: no text for {key}"),
            TextError::Unfit { language, key, problem } => {
                write!(f, "{language}: the text {key} does not fit: {problem}")
            }
        }
    }
}

impl std::error::Error for TextError {}

impl Texts {
    /// Reads Fluent sources; the shell's own texts are always there.
    pub fn new(language: &str, sources: &[&str]) -> Result<Texts, TextError> {
        let broken = |problem: String| TextError::Broken { language: language.to_owned(), problem };
        let id: LanguageIdentifier = language
            .parse()
            .map_err(|_| TextError::UnknownLanguage { language: language.into() })?;
        let (_, shell) = SHELL
            .iter()
            .find(|(known, _)| *known == language)
            .ok_or_else(|| TextError::UnknownLanguage { language: language.into() })?;
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        bundle.set_use_isolating(false);
        for source in std::iter::once(shell).chain(sources) {
            let resource = FluentResource::try_new((*source).to_owned())
                .map_err(|(_, errors)| broken(format!("{errors:?}")))?;
            bundle.add_resource(resource).map_err(|errors| broken(format!("{errors:?}")))?;
        }
        Ok(Texts { bundle, language: language.to_owned(), own: BTreeMap::new() })
    }

    /// The same for a table that has words of its own, by their keys.
    pub fn with_own(mut self, words: impl IntoIterator<Item = (String, String)>) -> Texts {
        self.own.extend(words);
        self
    }

    pub fn language(&self) -> &str {
        &self.language
    }

    pub fn has(&self, key: &str) -> bool {
        self.own.contains_key(key) || self.bundle.has_message(key)
    }

    /// The message with these arguments.
    pub fn format(&self, key: &str, args: &FluentArgs<'_>) -> Result<String, TextError> {
        if let Some(own) = self.own.get(key) {
            return Ok(own.clone());
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
        Err(TextError::Unfit { language: self.language.clone(), key: key.to_owned(), problem })
    }

    /// The sentence for tagged data: `kind` is `event`, `action` or `refusal`.
    pub fn tell(
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
                    spoken(name(Seat::new(index as u8)))
                }
                _ => FluentValue::from(number.as_f64().unwrap_or_default()),
            },
            Value::String(word) => spoken(self.name_of(field, word)),
            Value::Array(list) => {
                let field = field.strip_suffix('s').unwrap_or(field);
                let words: Vec<String> = list
                    .iter()
                    .map(|item| match item {
                        Value::String(word) => self.name_of(field, word),
                        other => other.to_string(),
                    })
                    .collect();
                spoken(words.join(", "))
            }
            Value::Object(_) => FluentValue::from(value.to_string()),
        }
    }

    fn name_of(&self, field: &str, word: &str) -> String {
        let key = key_of(field, word);
        self.format(&key, &FluentArgs::new()).unwrap_or_else(|_| word.to_owned())
    }
}

/// The key under which a word or several are translated: what no key can hold becomes `_`, one
/// for each run of it.
pub fn key_of(field: &str, words: &str) -> String {
    let can_stand = |letter: char| letter.is_ascii_alphanumeric() || "-_".contains(letter);
    let mut key = format!("{field}-");
    for letter in words.chars() {
        if can_stand(letter) {
            key.push(letter);
        } else if !key.ends_with('_') {
            key.push('_');
        }
    }
    key
}

/// The key of the variant for what is not there.
const NONE: &str = "none";

/// A word as an argument. Only an empty one selects [`NONE`].
fn spoken<'a>(word: String) -> FluentValue<'a> {
    match word.as_str() {
        "" => FluentValue::from(NONE),
        NONE => FluentValue::Custom(Box::new(Verbatim(word))),
        _ => FluentValue::from(word),
    }
}

/// A text that is printed as it is and selects no variant, since Fluent compares only strings
/// and numbers with the keys.
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

/// Names for seats where nobody has given any: `p1`, `p2` and so on.
pub fn seat_names(names: &[String]) -> impl Fn(Seat) -> String + '_ {
    move |seat| match names.get(seat.index()) {
        Some(name) if !name.is_empty() => name.clone(),
        Some(_) | None => seat.to_string(),
    }
}

/// Texts and names together: what a game draws its picture with.
pub struct Spoken<'a> {
    pub texts: &'a Texts,
    pub names: &'a [String],
}

impl Words for Spoken<'_> {
    fn word(&self, key: &str) -> String {
        self.texts.format(key, &FluentArgs::new()).unwrap_or_else(|_| key.to_owned())
    }

    fn name(&self, seat: Seat) -> String {
        seat_names(self.names)(seat)
    }
}

/// The keys of a Fluent source, in ascending order: for tests that compare languages.
pub fn keys(source: &str) -> Result<BTreeSet<String>, String> {
    let resource =
        fluent_syntax::parser::parse(source).map_err(|(_, errors)| format!("{errors:?}"))?;
    let mut keys = BTreeSet::new();
    for entry in resource.body {
        if let ast::Entry::Message(message) = entry
            && !keys.insert(message.id.name.to_owned())
        {
            return Err(format!("{} stands there twice", message.id.name));
        }
    }
    Ok(keys)
}

#[cfg(test)]
mod tests;
