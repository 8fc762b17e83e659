//! Checks that determinizing redraws everything that was dealt at random and that the viewers
//! cannot see.
//!
//! A state does not declare what is hidden, so the check experiments with its position: if two
//! dealt values are swapped and the viewers see no difference, they do not know which value is
//! where. Some determinized world must then move at least one of the two. A game without positions
//! is not checked.
use std::collections::BTreeSet;

use kernel::{FastRng, GameRng, GameRngExt, SeatSet};
use serde_json::{Value, value::to_raw_value};
use table::Conformance;

use crate::{Check, Violation, ensure};

/// The number of deals to compare to find out which fields are random.
const N_DEALS: u64 = 6;
/// The number of pairs to swap per state.
const N_SWAPS: u32 = 6;
/// The number of determinized worlds to try, since a single one may match the true world by chance.
const N_WORLDS: u32 = 64;

/// The fields of a position that differ from deal to deal.
pub(crate) struct DealtFields {
    names: BTreeSet<String>,
}

/// A number or string in a position.
struct Leaf {
    pointer: String,
    /// The name of the innermost field that contains it.
    name: String,
    value: Value,
}

impl DealtFields {
    pub(crate) fn new<G: Conformance>(options: &G::Options, seats: u8) -> DealtFields {
        let deal = |number| {
            let game = G::new(options, seats, &mut FastRng::new(number));
            game.map(|game| leaves(&to_json(&game))).unwrap_or_default()
        };
        let first = deal(0);
        let mut names = BTreeSet::new();
        for number in 1..N_DEALS {
            for (one, other) in first.iter().zip(deal(number)) {
                if one.pointer == other.pointer && one.value != other.value {
                    names.insert(other.name);
                }
            }
        }
        DealtFields { names }
    }

    /// Searches for pairs that `viewers` cannot tell apart, and checks that some determinized world
    /// changes them.
    pub(crate) fn check<G: Conformance>(
        &self,
        state: &G,
        viewers: SeatSet,
        rng: &mut FastRng,
    ) -> Result<(), Violation> {
        let truth = to_json(state);
        let mut dealt = leaves(&truth);
        dealt.retain(|leaf| self.names.contains(&leaf.name));
        if dealt.is_empty() {
            return Ok(());
        }
        for _ in 0..N_SWAPS {
            let pair @ [one, other] = [rng.choose(&dealt), rng.choose(&dealt)];
            if one.name != other.name || !is_hidden(state, viewers, &truth, pair) {
                continue;
            }
            let is_redrawn = (0..N_WORLDS).any(|_| {
                let imagined = to_json(&state.determinize(viewers, rng));
                pair.iter().any(|leaf| imagined.pointer(&leaf.pointer) != Some(&leaf.value))
            });
            ensure(is_redrawn, Check::DeterminizingRedraws, || {
                let (here, there) = (&one.pointer, &other.pointer);
                format!("{viewers:?} cannot tell {here} from {there}, but neither is redrawn")
            })?;
        }
        Ok(())
    }
}

/// Returns `true` if `viewers` would see no difference with these two values swapped.
fn is_hidden<G: Conformance>(
    state: &G,
    viewers: SeatSet,
    truth: &Value,
    [one, other]: [&Leaf; 2],
) -> bool {
    let mut position = truth.clone();
    for (leaf, value) in [(one, &other.value), (other, &one.value)] {
        if let Some(place) = position.pointer_mut(&leaf.pointer) {
            place.clone_from(value);
        }
    }
    let position = to_raw_value(&position).expect("a position is JSON");
    let (rules, rng) = (G::META.rules_version(), &mut FastRng::new(0));
    let swapped = G::POSITIONS.and_then(|format| (format.read)(&position, rules, rng).ok());
    swapped.is_some_and(|(swapped, _)| {
        swapped != *state
            && swapped.invariants().is_ok()
            && swapped.view(viewers) == state.view(viewers)
    })
}

/// Returns the position as a document, or `null` if the game has no positions.
fn to_json<G: Conformance>(state: &G) -> Value {
    G::POSITIONS.map_or(Value::Null, |format| {
        serde_json::from_str((format.write)(state).get()).expect("a position is JSON")
    })
}

fn leaves(position: &Value) -> Vec<Leaf> {
    let mut found = Vec::new();
    collect(position, String::new(), "", &mut found);
    found
}

fn collect(value: &Value, pointer: String, name: &str, found: &mut Vec<Leaf>) {
    match value {
        Value::Object(fields) => {
            for (name, inner) in fields {
                let key = name.replace('~', "~0").replace('/', "~1");
                collect(inner, format!("{pointer}/{key}"), name, found);
            }
        }
        Value::Array(items) => {
            for (index, inner) in items.iter().enumerate() {
                collect(inner, format!("{pointer}/{index}"), name, found);
            }
        }
        Value::Number(_) | Value::String(_) => {
            found.push(Leaf { pointer, name: name.to_owned(), value: value.clone() });
        }
        Value::Null | Value::Bool(_) => {}
    }
}

/// Returns `true` for one state in eight, since the check is slow and there are many states.
pub(crate) fn is_due(rng: &mut FastRng) -> bool {
    rng.below(8) == 0
}
