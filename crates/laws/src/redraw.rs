//! Imagining really redraws all that luck has dealt and the eyes cannot see.
//!
//! A state does not say what is hidden, so its position is asked: if two things change places that
//! the deal has laid there, and the eyes see no difference, then they do not know which is where,
//! and imagined worlds must not always have both where they truly are.
use std::collections::BTreeSet;

use kernel::{Chance, Dice, Fast, Game, SeatSet};
use serde_json::Value;

use crate::{Broken, Law, ensure};

/// Deals that are compared to find out what luck decides.
const N_DEALS: u64 = 6;
/// Pairs of things that change places at each moment.
const N_SWAPS: u32 = 6;
/// Imagined worlds that may all be like the true one by chance.
const N_WORLDS: u32 = 64;

/// The fields of a position that differ from deal to deal.
pub(crate) struct Dealt {
    names: BTreeSet<String>,
}

/// A number or a word in a position.
struct Leaf {
    pointer: String,
    /// The field it stands in, in whatever list or object that is.
    name: String,
    value: Value,
}

impl Dealt {
    pub(crate) fn new<G: Game>(options: &G::Options, seats: u8) -> Dealt {
        let deal = |number| {
            let game = G::new(options, seats, &mut Fast::new(number));
            game.map(|game| leaves(&written(&game))).unwrap_or_default()
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
        Dealt { names }
    }

    /// Looks for pairs that `eyes` cannot tell apart, and for worlds that tell them apart.
    pub(crate) fn check<G: Game>(
        &self,
        state: &G,
        eyes: SeatSet,
        whims: &mut Fast,
    ) -> Result<(), Broken> {
        let truth = written(state);
        let mut things = leaves(&truth);
        things.retain(|thing| self.names.contains(&thing.name));
        if things.is_empty() {
            return Ok(());
        }
        for _ in 0..N_SWAPS {
            let pair @ [one, other] = [whims.choose(&things), whims.choose(&things)];
            if one.name != other.name || !is_hidden(state, eyes, &truth, pair) {
                continue;
            }
            let is_redrawn = (0..N_WORLDS).any(|_| {
                let imagined = written(&state.determinize(eyes, whims));
                pair.iter().any(|thing| imagined.pointer(&thing.pointer) != Some(&thing.value))
            });
            ensure(is_redrawn, Law::ImaginingRedraws, || {
                let (here, there) = (&one.pointer, &other.pointer);
                format!("{eyes:?} cannot tell {here} from {there}, and imagine both as they are")
            })?;
        }
        Ok(())
    }
}

/// Would these two look the same to `eyes` the other way round?
fn is_hidden<G: Game>(state: &G, eyes: SeatSet, truth: &Value, [one, other]: [&Leaf; 2]) -> bool {
    let mut position = truth.clone();
    for (thing, value) in [(one, &other.value), (other, &one.value)] {
        if let Some(place) = position.pointer_mut(&thing.pointer) {
            place.clone_from(value);
        }
    }
    let Ok(position) = serde_json::from_value::<G::Position>(position) else {
        return false;
    };
    G::from_position(&position, &mut Fast::new(0)).is_ok_and(|swapped| {
        swapped != *state && swapped.invariants().is_ok() && swapped.view(eyes) == state.view(eyes)
    })
}

fn written<G: Game>(state: &G) -> Value {
    serde_json::to_value(state.to_position()).expect("positions can be written")
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

/// Whether to look at this moment: a look is dear, and moments are many.
pub(crate) fn is_due(whims: &mut Fast) -> bool {
    whims.below(8) == 0
}
