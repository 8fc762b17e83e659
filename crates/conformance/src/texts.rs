//! Checks of a game's texts: whole sentences in every language, none missing and none unused.
//!
//! A game's tests collect [`TextSamples`] and call [`TextSamples::check`].
use std::collections::BTreeSet;

use kernel::Refuse;
use serde::Serialize;
use serde_json::Value;
use table::{Conformance, Language, OptionKind};
use text::Texts;

/// Samples of everything that a game needs texts for.
pub struct TextSamples<G: Conformance> {
    /// Every kind of event, with one sample for each variant of its sentence.
    pub events: Vec<G::Event>,
    /// Every kind of refusal, with one sample for each variant of its sentence.
    pub refusals: Vec<G::Refusal>,
    /// The `reason` of every outcome.
    pub outcomes: Vec<String>,
    /// The keys of the game's texts without arguments: `<field>-<word>`.
    pub names: BTreeSet<String>,
    /// Every value of each option that has a fixed set of values, with the option's name.
    pub option_values: Vec<(&'static str, String)>,
    /// The source code that renders the game, which contains the keys it needs.
    pub render_source: &'static str,
}

impl<G: Conformance> TextSamples<G> {
    /// Checks that all languages have every text and no unused ones, that sentences are whole,
    /// that labels are unique, that the forms offer every option, and that refusals cite
    /// paragraphs of the rulebook.
    ///
    /// # Panics
    ///
    /// Panics with the first text that violates one of these rules.
    pub fn check(&self) {
        check_languages::<G>();
        check_labels::<G>();
        self.check_sentences();
        self.check_names();
        self.check_completeness();
        self.check_forms();
        self.check_citations();
    }

    /// Checks that every event, refusal and outcome is a whole sentence.
    fn check_sentences(&self) {
        for texts in all::<G>() {
            for event in &self.events {
                check_sentence(&texts, &localize(&texts, "event", event));
            }
            for refusal in &self.refusals {
                check_sentence(&texts, &localize(&texts, "refusal", refusal));
            }
            for reason in &self.outcomes {
                check_sentence(&texts, &word(&texts, &format!("outcome-{reason}")));
            }
        }
    }

    /// Checks that every name has a text without arguments.
    fn check_names(&self) {
        for texts in all::<G>() {
            for key in self.name_keys() {
                assert!(!word(&texts, &key).trim().is_empty(), "{}: {key}", texts.language());
            }
        }
    }

    /// Checks that no text is missing or unused.
    fn check_completeness(&self) {
        let mut wanted = self.name_keys();
        wanted.extend(self.events.iter().map(|event| tagged("event", event)));
        wanted.extend(self.refusals.iter().map(|refusal| tagged("refusal", refusal)));
        let actions = G::action_space(G::META.seats_max);
        wanted.extend(actions.iter().map(|action| tagged("action", action)));
        for language in G::LANGUAGES {
            let found = text::keys(language.texts).expect("no key is defined twice");
            let missing: Vec<_> = wanted.difference(&found).collect();
            let unused: Vec<_> = found.difference(&wanted).collect();
            assert!(missing.is_empty(), "{}: missing {missing:?}", language.id);
            assert!(unused.is_empty(), "{}: unused {unused:?}", language.id);
        }
    }

    /// Checks that every refusal cites a paragraph of the rulebook, and that the rulebook has the
    /// same paragraphs in all languages.
    fn check_citations(&self) {
        let english = paragraphs(G::LANGUAGES[0].rules);
        let n_ids = english.iter().collect::<BTreeSet<_>>().len();
        assert_eq!(n_ids, english.len(), "duplicate paragraph id");
        for language in G::LANGUAGES {
            assert_eq!(paragraphs(language.rules), english, "{}", language.id);
        }
        for refusal in &self.refusals {
            assert!(english.contains(&refusal.rule()), "{refusal:?} cites {}", refusal.rule());
        }
    }

    /// Checks that the forms offer every option with all its values. The catalogue's tests check
    /// that the game accepts each value.
    fn check_forms(&self) {
        let fields = option_fields::<G>();
        assert_eq!(fields, G::OPTIONS.iter().map(|spec| spec.name.to_owned()).collect());
        let mut offered = BTreeSet::new();
        for spec in G::OPTIONS {
            let words = match spec.kind {
                OptionKind::Flag | OptionKind::Number { .. } => Vec::new(),
                OptionKind::Choice { values } => values.to_vec(),
                OptionKind::Seat { values, word }
                | OptionKind::Deal { values, word, .. }
                | OptionKind::Own { values, word } => [values, &[word]].concat(),
            };
            offered.extend(words.into_iter().map(|word| (spec.name, word.to_owned())));
        }
        assert_eq!(offered, self.option_values.iter().cloned().collect());
    }

    /// Returns the keys of all texts without arguments.
    fn name_keys(&self) -> BTreeSet<String> {
        let mut keys = self.names.clone();
        keys.extend(["game-name", "game-tagline", "game-about"].map(str::to_owned));
        keys.extend(self.outcomes.iter().map(|reason| format!("outcome-{reason}")));
        for preset in G::presets() {
            keys.extend([format!("preset-{}", preset.id), format!("preset-{}-about", preset.id)]);
        }
        for field in option_fields::<G>() {
            keys.extend([format!("option-{field}"), format!("option-{field}-about")]);
        }
        let values = &self.option_values;
        keys.extend(values.iter().map(|(name, value)| format!("option-{name}-{value}")));
        let rendered = self.render_source.split("\"picture-").skip(1);
        let rendered = rendered.filter_map(|rest| rest.split('"').next());
        keys.extend(rendered.map(|name| format!("picture-{name}")));
        keys
    }
}

/// Returns the fields of the game's options.
fn option_fields<G: Conformance>() -> BTreeSet<String> {
    let options = data(&G::Options::default());
    options.as_object().expect("options have fields").keys().cloned().collect()
}

/// Checks that every language has the same keys in the same order.
fn check_languages<G: Conformance>() {
    let english = keys_in_order(G::LANGUAGES[0].texts);
    for language in G::LANGUAGES {
        let keys = text::keys(language.texts).expect("no key is defined twice");
        assert_eq!(keys_in_order(language.texts), english, "{}", language.id);
        assert_eq!(keys.len(), english.len(), "{}", language.id);
    }
}

/// Checks that no two actions have the same label.
fn check_labels<G: Conformance>() {
    let actions = G::action_space(G::META.seats_max);
    for texts in all::<G>() {
        let labels: BTreeSet<String> =
            actions.iter().map(|action| localize(&texts, "action", action)).collect();
        assert_eq!(labels.len(), actions.len(), "{}", texts.language());
    }
}

/// Returns the `expected-…` keys that this game's parse errors need and the shared texts lack. To
/// provoke the errors, every listed command is corrupted after each of its words.
pub fn expectations<G: Conformance>() -> BTreeSet<String> {
    let listed = G::action_space(G::META.seats_max);
    expectations_of::<G>(listed.iter().map(ToString::to_string))
}

/// Returns the same keys for these commands, which need not be listed or valid.
pub fn expectations_of<G: Conformance>(
    commands: impl IntoIterator<Item = String>,
) -> BTreeSet<String> {
    let (_, shell) = text::SHARED_TEXTS[0];
    let known = text::keys(shell).expect("no key is defined twice");
    let mut found = BTreeSet::new();
    for command in commands {
        let ends = command.match_indices(' ').map(|(at, _)| at).chain([command.len()]);
        for start in std::iter::once("").chain(ends.map(|end| &command[..end])) {
            for broken in [start.to_owned(), format!("{start} §").trim_start().to_owned()] {
                let Err(error) = broken.parse::<G::Action>() else { continue };
                if !error.expected.starts_with(|first: char| first.is_ascii_digit() || first == '"')
                {
                    found.insert(text::key_of("expected", &error.expected));
                }
            }
        }
    }
    found.difference(&known).cloned().collect()
}

/// Returns the texts of every language of the game.
pub fn all<G: Conformance>() -> Vec<Texts> {
    let read = |language: &Language| Texts::new(language.id, &[language.texts]);
    G::LANGUAGES.iter().map(|language| read(language).expect("the texts parse")).collect()
}

/// Returns the texts of one language.
///
/// # Panics
///
/// Panics if the game does not have this language.
pub fn of<G: Conformance>(language: &str) -> Texts {
    let texts = all::<G>().into_iter().find(|texts| texts.language() == language);
    texts.expect("the game has this language")
}

/// Returns the text of an event, action or refusal at a table with six seats.
pub fn localize(texts: &Texts, kind: &str, value: &impl Serialize) -> String {
    let names = ["Ann", "Bob", "Cara", "Dan", "Eve", "Finn"].map(str::to_owned);
    texts
        .localize(kind, &data(value), &text::seat_names(&names))
        .expect("the text exists and fits its arguments")
}

/// Returns the serialized name of an enum variant, with or without content.
pub fn variant(value: &impl Serialize) -> String {
    match data(value) {
        Value::String(word) => word,
        Value::Object(fields) => fields.keys().next().expect("a variant has a name").clone(),
        other => panic!("{other} is not an enum variant"),
    }
}

fn word(texts: &Texts, key: &str) -> String {
    texts.format(key, &Default::default()).expect("the name has a text")
}

fn data(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect("wire types always serialize")
}

fn tagged(kind: &str, value: &impl Serialize) -> String {
    let data = data(value);
    let tag = data.get("type").or_else(|| data.get("code")).and_then(Value::as_str);
    format!("{kind}-{}", tag.expect("tagged data has a tag"))
}

/// Checks that a sentence is one line, ends with punctuation and contains no unresolved
/// placeholder. Quoted speech may end with its closing quotation mark.
fn check_sentence(texts: &Texts, sentence: &str) {
    let is_ended = sentence.ends_with(['.', '!', '?', '“', '”']);
    let is_whole = is_ended && !sentence.contains(['\n', '{', '}']);
    let is_tidy = !sentence.contains("  ") && !sentence.contains(" .") && !sentence.contains(" ,");
    assert!(is_whole && is_tidy, "{}: {sentence:?}", texts.language());
}

/// Returns the keys in file order.
fn keys_in_order(source: &str) -> Vec<&str> {
    let is_key = |line: &&str| line.starts_with(|first: char| first.is_ascii_lowercase());
    let heads = source.lines().filter(is_key);
    heads.filter_map(|line| line.split_once(" =").map(|(key, _)| key)).collect()
}

/// Returns the ids of the paragraphs, as in `**D5.2** Blocked tiles …`.
fn paragraphs(rules: &'static str) -> Vec<&'static str> {
    let id = |line: &'static str| line.strip_prefix("**")?.split_once("** ");
    rules.lines().filter_map(id).map(|(id, _)| id).collect()
}
