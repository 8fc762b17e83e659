//! Tests that the option forms and the games agree: forms offer exactly the values that a game
//! accepts.
use std::collections::BTreeSet;

use kernel::MatchRng;
use serde_json::{Map, Value, json, value::to_raw_value};
use table::{GameEntry, OptionKind, OptionSpec, Start};

use crate::GAMES;

fn default_options(entry: &GameEntry) -> Map<String, Value> {
    let (_, options) = entry.presets().swap_remove(0);
    serde_json::from_str(options.get()).expect("options are an object")
}

/// Returns every value that a form offers at a table of this size, or both bounds for a number.
fn offered(spec: &OptionSpec, seats: u8) -> Vec<Value> {
    let words = |values: &[&str]| values.iter().map(|value| json!(value)).collect::<Vec<_>>();
    match spec.kind {
        OptionKind::Flag => vec![json!(false), json!(true)],
        OptionKind::Number { min, max } => vec![json!(min), json!(max)],
        OptionKind::Choice { values } | OptionKind::Own { values, .. } => words(values),
        OptionKind::Seat { values, word } => {
            let named = (0..seats).map(|seat| json!({ word: seat }));
            words(values).into_iter().chain(named).collect()
        }
        OptionKind::Deal { values, word, among, .. } => {
            let n = usize::from(seats);
            let dealt = (0..among.len()).map(|first| {
                let list: Vec<&str> = among.iter().cycle().skip(first).take(n).copied().collect();
                json!({ word: list })
            });
            words(values).into_iter().chain(dealt).collect()
        }
    }
}

/// Returns `true` if a table of this size can be set up with this one option changed.
fn is_accepted(entry: &GameEntry, seats: u8, name: &str, value: Value) -> bool {
    let mut options = default_options(entry);
    options.insert(name.to_owned(), value);
    let options = to_raw_value(&options).expect("options serialize");
    let start = Start::Deal { seats, options: &options };
    entry.open(start, Vec::new(), MatchRng::seed_from_number(1), Vec::new()).is_ok()
}

#[test]
fn every_option_has_a_spec_and_every_spec_an_option() {
    for entry in GAMES {
        let fields: BTreeSet<String> =
            default_options(entry).into_iter().map(|(key, _)| key).collect();
        let specs: BTreeSet<String> =
            entry.options.iter().map(|spec| spec.name.to_owned()).collect();
        assert_eq!(specs, fields, "{}", entry.meta.id);
        assert_eq!(entry.options.len(), specs.len(), "{}: duplicate spec", entry.meta.id);
    }
}

#[test]
fn every_offered_value_is_accepted() {
    for entry in GAMES {
        for spec in entry.options {
            for seats in entry.meta.seats() {
                for value in offered(spec, seats) {
                    let is_accepted = is_accepted(entry, seats, spec.name, value.clone());
                    assert!(is_accepted, "{}: {} = {value}", entry.meta.id, spec.name);
                }
            }
        }
    }
}

#[test]
fn other_values_are_rejected() {
    for entry in GAMES {
        let seats = entry.meta.seats_default;
        for spec in entry.options {
            let invalid = match spec.kind {
                OptionKind::Flag => vec![json!(1)],
                OptionKind::Number { min, max } => vec![json!(i64::from(min) - 1), json!(max + 1)],
                OptionKind::Choice { .. } => vec![json!("no such word")],
                OptionKind::Own { word, .. } => {
                    vec![json!("no such word"), json!({ word: "no such thing" }), json!(word)]
                }
                OptionKind::Seat { word, .. } => {
                    vec![json!("no such word"), json!({ word: seats })]
                }
                OptionKind::Deal { word, among, .. } => {
                    let doubled = vec![among[0]; usize::from(seats)];
                    let short = &among[..usize::from(seats) - 1];
                    vec![json!("no such word"), json!({ word: doubled }), json!({ word: short })]
                }
            };
            for value in invalid {
                let is_accepted = is_accepted(entry, seats, spec.name, value.clone());
                assert!(!is_accepted, "{}: {} = {value}", entry.meta.id, spec.name);
            }
        }
    }
}

#[test]
fn every_preset_value_is_offered() {
    for entry in GAMES {
        for (id, options) in entry.presets() {
            let options: Map<String, Value> =
                serde_json::from_str(options.get()).expect("options are an object");
            for spec in entry.options {
                let value = &options[spec.name];
                let is_offered = match spec.kind {
                    OptionKind::Flag
                    | OptionKind::Choice { .. }
                    | OptionKind::Seat { .. }
                    | OptionKind::Deal { .. }
                    | OptionKind::Own { .. } => {
                        offered(spec, entry.meta.seats_default).contains(value)
                    }
                    OptionKind::Number { min, max } => value
                        .as_u64()
                        .is_some_and(|n| (u64::from(min)..=u64::from(max)).contains(&n)),
                };
                assert!(is_offered, "{} {id}: {} = {value}", entry.meta.id, spec.name);
            }
        }
    }
}
