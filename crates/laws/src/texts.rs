//! What a game says: whole sentences in every language, none missing and none left over.
//!
//! A game's tests collect [`Sayings`] and call each check in a test of its own.
use std::collections::BTreeSet;

use kernel::Refuse;
use serde::Serialize;
use serde_json::Value;
use table::{Hosted, Language, OptionKind};
use text::Texts;

/// Samples of all that a game can say.
pub struct Sayings<G: Hosted> {
    /// Each kind of event; of some, one for each sentence it can become.
    pub events: Vec<G::Event>,
    /// Each kind of refusal, likewise.
    pub refusals: Vec<G::Refusal>,
    /// The reasons of all endings.
    pub outcomes: Vec<String>,
    /// Keys of the texts without arguments that only this game has: `<field>-<word>`.
    pub names: BTreeSet<String>,
    /// Every variant of every option that has variants.
    pub words_of_options: Vec<(&'static str, String)>,
    /// The source that draws the board: it names the texts it needs.
    pub picture: &'static str,
}

impl<G: Hosted> Sayings<G> {
    /// Every event, refusal and ending is told in whole sentences.
    pub fn check_sentences(&self) {
        for texts in all::<G>() {
            for event in &self.events {
                check_sentence(&texts, &tell(&texts, "event", event));
            }
            for refusal in &self.refusals {
                check_sentence(&texts, &tell(&texts, "refusal", refusal));
            }
            for reason in &self.outcomes {
                check_sentence(&texts, &word(&texts, &format!("outcome-{reason}")));
            }
        }
    }

    /// Every name can be said without arguments.
    pub fn check_names(&self) {
        for texts in all::<G>() {
            for key in self.name_keys() {
                assert!(!word(&texts, &key).trim().is_empty(), "{}: {key}", texts.language());
            }
        }
    }

    /// No text is missing, and none is left over.
    pub fn check_completeness(&self) {
        let mut wanted = self.name_keys();
        wanted.extend(self.events.iter().map(|event| tagged("event", event)));
        wanted.extend(self.refusals.iter().map(|refusal| tagged("refusal", refusal)));
        let actions = G::action_space(G::META.seats_max);
        wanted.extend(actions.iter().map(|action| tagged("action", action)));
        for language in G::LANGUAGES {
            let found = text::keys(language.texts).expect("no text stands there twice");
            let missing: Vec<_> = wanted.difference(&found).collect();
            let unused: Vec<_> = found.difference(&wanted).collect();
            assert!(missing.is_empty(), "{}: missing {missing:?}", language.id);
            assert!(unused.is_empty(), "{}: unused {unused:?}", language.id);
        }
    }

    /// Every refusal cites a paragraph of the rulebook, which has the same ones in all languages.
    pub fn check_citations(&self) {
        let english = paragraphs(G::LANGUAGES[0].rules);
        let n_ids = english.iter().collect::<BTreeSet<_>>().len();
        assert_eq!(n_ids, english.len(), "an id stands twice");
        for language in G::LANGUAGES {
            assert_eq!(paragraphs(language.rules), english, "{}", language.id);
        }
        for refusal in &self.refusals {
            assert!(english.contains(&refusal.rule()), "{refusal:?} cites {}", refusal.rule());
        }
    }

    /// Forms offer every option, and every word of it; that each is accepted the catalogue's tests
    /// see.
    pub fn check_forms(&self) {
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
        assert_eq!(offered, self.words_of_options.iter().cloned().collect());
    }

    /// The keys of all texts without arguments.
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
        let words = &self.words_of_options;
        keys.extend(words.iter().map(|(name, word)| format!("option-{name}-{word}")));
        let pictured = self.picture.split("\"picture-").skip(1);
        let pictured = pictured.filter_map(|rest| rest.split('"').next());
        keys.extend(pictured.map(|name| format!("picture-{name}")));
        keys
    }
}

/// What can be agreed on before a game.
fn option_fields<G: Hosted>() -> BTreeSet<String> {
    let options = data(&G::Options::default());
    options.as_object().expect("options have fields").keys().cloned().collect()
}

/// The same texts stand in the same order in every language.
pub fn check_languages<G: Hosted>() {
    let english = in_order(G::LANGUAGES[0].texts);
    for language in G::LANGUAGES {
        let keys = text::keys(language.texts).expect("no text stands there twice");
        assert_eq!(in_order(language.texts), english, "{}", language.id);
        assert_eq!(keys.len(), english.len(), "{}", language.id);
    }
}

/// No two actions have the same label.
pub fn check_labels<G: Hosted>() {
    let actions = G::action_space(G::META.seats_max);
    for texts in all::<G>() {
        let labels: BTreeSet<String> =
            actions.iter().map(|action| tell(&texts, "action", action)).collect();
        assert_eq!(labels.len(), actions.len(), "{}", texts.language());
    }
}

/// The keys of all that a command of this game can be told to have lacked, as far as the shell
/// has no words for it: every listed command is spoilt after each of its words.
pub fn expectations<G: Hosted>() -> BTreeSet<String> {
    let listed = G::action_space(G::META.seats_max);
    expectations_of::<G>(listed.iter().map(ToString::to_string))
}

/// The same for commands that are in no list. They may be wrong as they stand.
pub fn expectations_of<G: Hosted>(commands: impl IntoIterator<Item = String>) -> BTreeSet<String> {
    let (_, shell) = text::SHELL[0];
    let known = text::keys(shell).expect("no text stands there twice");
    let mut found = BTreeSet::new();
    for command in commands {
        let ends = command.match_indices(' ').map(|(at, _)| at).chain([command.len()]);
        for start in std::iter::once("").chain(ends.map(|end| &command[..end])) {
            for spoilt in [start.to_owned(), format!("{start} §").trim_start().to_owned()] {
                let Err(error) = spoilt.parse::<G::Action>() else { continue };
                if !error.expected.starts_with(|first: char| first.is_ascii_digit() || first == '"')
                {
                    found.insert(text::key_of("expected", &error.expected));
                }
            }
        }
    }
    found.difference(&known).cloned().collect()
}

/// The texts of every language the game speaks.
pub fn all<G: Hosted>() -> Vec<Texts> {
    let read = |language: &Language| Texts::new(language.id, &[language.texts]);
    G::LANGUAGES.iter().map(|language| read(language).expect("the texts parse")).collect()
}

/// The texts of one language.
pub fn of<G: Hosted>(language: &str) -> Texts {
    let texts = all::<G>().into_iter().find(|texts| texts.language() == language);
    texts.expect("the game speaks this language")
}

/// Says it to a table of six.
pub fn tell(texts: &Texts, kind: &str, told: &impl Serialize) -> String {
    let names = ["Ann", "Bob", "Cara", "Dan", "Eve", "Finn"].map(str::to_owned);
    texts.tell(kind, &data(told), &text::seat_names(&names)).expect("it can be told")
}

/// The word of an enum's variant, with or without content.
pub fn variant(value: &impl Serialize) -> String {
    match data(value) {
        Value::String(word) => word,
        Value::Object(fields) => fields.keys().next().expect("a variant has a name").clone(),
        other => panic!("{other} is no variant"),
    }
}

fn word(texts: &Texts, key: &str) -> String {
    texts.format(key, &Default::default()).expect("the name is there")
}

fn data(told: &impl Serialize) -> Value {
    serde_json::to_value(told).expect("what is told can be written")
}

fn tagged(kind: &str, told: &impl Serialize) -> String {
    let data = data(told);
    let tag = data.get("type").or_else(|| data.get("code")).and_then(Value::as_str);
    format!("{kind}-{}", tag.expect("what is told has a tag"))
}

/// One line, whole, with nothing left unsaid.
fn check_sentence(texts: &Texts, sentence: &str) {
    let is_whole = sentence.ends_with(['.', '!', '?']) && !sentence.contains(['\n', '{', '}']);
    let is_tidy = !sentence.contains("  ") && !sentence.contains(" .") && !sentence.contains(" ,");
    assert!(is_whole && is_tidy, "{}: {sentence:?}", texts.language());
}

/// The keys in the order of the file.
fn in_order(source: &str) -> Vec<&str> {
    let is_key = |line: &&str| line.starts_with(|first: char| first.is_ascii_lowercase());
    let heads = source.lines().filter(is_key);
    heads.filter_map(|line| line.split_once(" =").map(|(key, _)| key)).collect()
}

/// Ids of the paragraphs, as in `**D5.2** Blocked tiles …`.
fn paragraphs(rules: &'static str) -> Vec<&'static str> {
    let id = |line: &'static str| line.strip_prefix("**")?.split_once("** ");
    rules.lines().filter_map(id).map(|(id, _)| id).collect()
}
