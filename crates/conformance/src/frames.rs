//! Checks of the frames that viewers are shown: one for each event of a step.
use kernel::{Changes, FastRng, GameRngExt, SeatSet};
use serde_json::{Map, Value};
use table::{Conformance, Match};

use crate::{
    Check, Violation, ensure,
    knowledge::{check_view, viewers},
};

/// Checks the frames of the last step for every viewer. `quiet_fields` are the fields of a view
/// that may change without an event.
pub(crate) fn check<G: Conformance>(
    game: &Match<G>,
    quiet_fields: &[&str],
    rng: &mut FastRng,
) -> Result<(), Violation> {
    let viewers = viewers(game.state().seats());
    check_states(game, &viewers, rng)?;
    check_patches(game, *rng.choose(&viewers))?;
    viewers.iter().try_for_each(|&viewers| check_quiet_step(game, viewers, quiet_fields))
}

/// Checks that every state at an event is consistent and looks the same to its viewers in a
/// determinized world.
fn check_states<G: Conformance>(
    game: &Match<G>,
    viewers: &[SeatSet],
    rng: &mut FastRng,
) -> Result<(), Violation> {
    let records = game.events(game.step()).unwrap_or(&[]);
    for (state, record) in game.event_states().iter().zip(records) {
        state.check_components().map_err(|detail| Violation {
            check: Check::FramesAreConsistent,
            detail: format!("{detail} at {:?}", record.event),
        })?;
        check_view(state, *rng.choose(viewers), rng)?;
    }
    Ok(())
}

/// Checks that the patches of the step lead to the view after it.
fn check_patches<G: Conformance>(game: &Match<G>, viewers: SeatSet) -> Result<(), Violation> {
    let Some(before) = game.before() else { return Ok(()) };
    let mut view = before.view(viewers);
    let mut patched = to_fields(&view);
    let frames = game.frames(viewers);
    let quiet = frames.is_empty().then_some(game.state());
    for state in frames.iter().map(|frame| frame.state).chain(quiet) {
        let now = state.view(viewers);
        apply_patch(&mut patched, to_fields(&Changes { before: &view, now: &now }));
        view = now;
    }
    let expected = to_fields(&view);
    ensure(patched == expected, Check::PatchesAddUp, || {
        let wrong: Vec<_> =
            expected.iter().filter(|(name, value)| patched[*name] != **value).collect();
        format!("{viewers:?} after {:?}: patches lead to another {wrong:?}", game.inputs().last())
    })
}

/// Checks that a step without an event for these viewers changes only quiet fields.
fn check_quiet_step<G: Conformance>(
    game: &Match<G>,
    viewers: SeatSet,
    quiet_fields: &[&str],
) -> Result<(), Violation> {
    let Some(before) = game.before() else { return Ok(()) };
    if !game.frames(viewers).is_empty() {
        return Ok(());
    }
    let (before, now) = (before.view(viewers), game.state().view(viewers));
    if before == now {
        return Ok(());
    }
    let (mut before, mut now) = (to_fields(&before), to_fields(&now));
    for path in quiet_fields {
        remove(&mut before, path);
        remove(&mut now, path);
    }
    ensure(before == now, Check::ChangesEmitEvents, || {
        let changed = now.iter().filter(|(name, value)| before.get(*name) != Some(value));
        let names: Vec<_> = changed.map(|(name, value)| (name, &before[name], value)).collect();
        let input = game.inputs().last();
        format!("{input:?} emits no event for {viewers:?} and changes {names:?}")
    })
}

/// Removes a field, or with a path such as `players.hand` the field of an object or of each item of
/// a list.
fn remove(fields: &mut Map<String, Value>, path: &str) {
    match path.split_once('.') {
        None => drop(fields.remove(path)),
        Some((name, field)) => match fields.get_mut(name) {
            Some(Value::Object(object)) => drop(object.remove(field)),
            Some(Value::Array(items)) => {
                let objects = items.iter_mut().filter_map(Value::as_object_mut);
                objects.for_each(|object| drop(object.remove(field)));
            }
            Some(_) | None => {}
        },
    }
}

/// Applies a patch the way a client does.
fn apply_patch(view: &mut Map<String, Value>, patch: Map<String, Value>) {
    for (name, change) in patch {
        match (view.get_mut(&name), change) {
            (Some(Value::Array(list)), Value::Object(items)) => {
                for (index, item) in items {
                    list[index.parse::<usize>().expect("keys are indices")] = item;
                }
            }
            (_, value) => drop(view.insert(name, value)),
        }
    }
}

fn to_fields(value: &impl serde::Serialize) -> Map<String, Value> {
    match serde_json::to_value(value) {
        Ok(Value::Object(fields)) => fields,
        other => panic!("a view is an object, not {other:?}"),
    }
}
