//! Checks that a game can handle any position. Positions exported during play are damaged at
//! random. Each of them must either be refused with an error that names the field, or load a
//! playable state.
use std::panic::{AssertUnwindSafe, catch_unwind};

use bots::Bot;
use kernel::{
    Ctx, EventBuffer, FastRng, GameRng, GameRngExt, MatchRng, Perspective, Seat, SeatSet,
};
use serde_json::{Value, value::to_raw_value};
use table::{Conformance, OpenError, PositionFormat};

use crate::{Check, Suite, Violation, ensure, game, game::Space, knowledge, moment};

/// One in `EVERY` states of a game is exported, and `N_DAMAGED` damaged copies of it are loaded.
const EVERY: u32 = 8;
const N_DAMAGED: u32 = 12;
/// The number of steps to play from an accepted position.
const N_STEPS: u32 = 12;
/// Insight is computed for one of `INSIGHT_EVERY` accepted positions, since computing it is slow.
const INSIGHT_EVERY: u32 = 4;

/// Plays the games of the suite and damages their positions.
///
/// # Panics
///
/// Panics with the first violation.
pub fn check_positions<G: Conformance>(suite: &Suite<G>) {
    if let Err(violation) = try_check_positions(suite) {
        panic!("{violation}");
    }
}

pub(crate) fn try_check_positions<G: Conformance>(suite: &Suite<G>) -> Result<(), Violation> {
    let no_positions = || violation("the game announces no `HostedGame::POSITIONS`".to_owned());
    let format = G::POSITIONS.ok_or_else(no_positions)?;
    let spaces: Vec<Space<G>> = G::META.seats().map(Space::new).collect::<Result<_, _>>()?;
    for seats in G::META.seats() {
        for number in 0..suite.n_games {
            let mut rng = FastRng::new(number ^ u64::from(seats) << 48);
            let options = game::options::<G>(seats, number, &mut rng);
            let seed = MatchRng::seed_from_number(number << 8 | u64::from(seats));
            let mut state = G::new(&options, seats, &mut MatchRng::new(seed, 0))
                .map_err(|error| violation(error.to_string()))?;
            let mut pilot = suite.pilot.map(|make| make());
            while !state.is_over() {
                if rng.below(EVERY) == 0 {
                    check_damaged(&state, &format, &spaces, &mut rng)?;
                }
                step(&mut state, pilot.as_deref_mut(), &mut rng);
            }
            check_damaged(&state, &format, &spaces, &mut rng)?;
        }
    }
    Ok(())
}

fn violation(detail: String) -> Violation {
    Violation { check: Check::PositionsAreChecked, detail }
}

fn check_damaged<G: Conformance>(
    state: &G,
    format: &PositionFormat<G>,
    spaces: &[Space<G>],
    rng: &mut FastRng,
) -> Result<(), Violation> {
    let sound: Value =
        serde_json::from_str((format.write)(state).get()).expect("a position is JSON");
    for _ in 0..N_DAMAGED {
        let mut position = sound.clone();
        for _ in 0..=rng.below(2) {
            damage(&mut position, rng);
        }
        let load = || load_and_play(format, &sound, &position, spaces, rng);
        let result = catch_unwind(AssertUnwindSafe(load))
            .unwrap_or_else(|_| Err(violation("panicked".to_owned())));
        result.map_err(|failed| violation(format!("{} with {position}", failed.detail)))?;
    }
    Ok(())
}

/// Loads a position. If it is accepted, plays on and checks every state.
fn load_and_play<G: Conformance>(
    format: &PositionFormat<G>,
    sound: &Value,
    position: &Value,
    spaces: &[Space<G>],
    rng: &mut FastRng,
) -> Result<(), Violation> {
    let position = to_raw_value(position).expect("a position is JSON");
    let mut state = match (format.read)(&position, G::META.rules_version(), rng) {
        Ok((state, _)) => state,
        Err(OpenError::Unreadable { .. }) => return Ok(()),
        Err(OpenError::NoPositions | OpenError::Setup { .. } | OpenError::Rules { .. }) => {
            unreachable!("the game has positions, and nothing else is opened")
        }
        Err(OpenError::Position { why: error }) => {
            let top = error.field.split('.').next().unwrap_or_default();
            return ensure(sound.get(top).is_some(), Check::PositionsAreChecked, || {
                format!("the error names no field: {error}")
            });
        }
    };
    check_state(&state, spaces)?;
    if rng.below(INSIGHT_EVERY) == 0 {
        G::INSIGHT.map(|insight| insight(&state, SeatSet::SPECTATORS));
    }
    for _ in 0..N_STEPS {
        if state.is_over() {
            break;
        }
        step(&mut state, None, rng);
        check_state(&state, spaces)?;
    }
    Ok(())
}

fn check_state<G: Conformance>(state: &G, spaces: &[Space<G>]) -> Result<(), Violation> {
    state.invariants().map_err(|error| violation(error.to_string()))?;
    moment::check_position(state)?;
    for viewers in knowledge::viewers(state.seats()) {
        state.view(viewers);
    }
    let awaited = state.awaited();
    let is_alive = !awaited.is_empty() || state.deadline().is_some();
    ensure(is_alive != state.is_over(), Check::PositionsAreChecked, || {
        format!("{awaited:?} are awaited")
    })?;
    // Damage may change the number of seats.
    let space = &spaces[(state.seats() - G::META.seats_min) as usize];
    for seat in SeatSet::first_n(state.seats()).iter() {
        moment::check_list(state, seat, awaited.has(seat), space)?;
    }
    ensure(state.outcome().is_some() == state.is_over(), Check::PositionsAreChecked, || {
        "a finished game has an outcome, a running one has not".to_owned()
    })
}

/// Applies the pilot's action or a random one, or expires the clock.
fn step<G: Conformance>(
    state: &mut G,
    pilot: Option<&mut (dyn Bot<G> + 'static)>,
    rng: &mut FastRng,
) {
    let mut choices: Vec<(Seat, G::Action)> = Vec::new();
    for seat in SeatSet::first_n(state.seats()).iter() {
        let mut actions = Vec::new();
        state.legal(seat, &mut actions);
        choices.extend(actions.into_iter().map(|action| (seat, action)));
    }
    let mut events = EventBuffer::muted();
    if let Some(deadline) = state.deadline()
        && (choices.is_empty() || rng.below(8) == 0)
    {
        state.expire(deadline.id, &mut Ctx::new(rng, &mut events));
        return;
    }
    let chosen = pilot.zip(state.awaited().first()).and_then(|(pilot, seat)| {
        let action = pilot.choose(&Perspective::new(state, seat), rng)?;
        Some((seat, action))
    });
    let (seat, action) = chosen.unwrap_or_else(|| *rng.choose(&choices));
    let result = state.apply(seat, action, &mut Ctx::new(rng, &mut events));
    result.unwrap_or_else(|why| panic!("{action} of {seat} is listed and refused: {why:?}"));
}

/// Drops, duplicates or replaces one value of a document.
fn damage(document: &mut Value, rng: &mut FastRng) {
    let other = random_value(document, rng).clone();
    let value = random_value(document, rng);
    match (rng.below(4), value) {
        (0, Value::Object(fields)) if !fields.is_empty() => {
            let index = rng.below(fields.len() as u32) as usize;
            let key = fields.keys().nth(index).cloned().unwrap_or_default();
            fields.remove(&key);
        }
        (0, Value::Array(items)) if !items.is_empty() => {
            items.remove(rng.below(items.len() as u32) as usize);
        }
        (1, Value::Array(items)) if !items.is_empty() => items.push(rng.choose(items).clone()),
        (_, value) => *value = replacement(value, other, rng),
    }
}

/// Returns a value at a random depth, so that single fields are hit as often as long lists.
fn random_value<'a>(document: &'a mut Value, rng: &mut FastRng) -> &'a mut Value {
    let mut value = document;
    let mut is_root = true;
    loop {
        let n = match value {
            Value::Object(fields) => fields.len(),
            Value::Array(items) => items.len(),
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => 0,
        };
        if n == 0 || !is_root && rng.below(4) == 0 {
            return value;
        }
        is_root = false;
        let index = rng.below(n as u32) as usize;
        value = match value {
            Value::Object(fields) => fields.values_mut().nth(index).expect("below the length"),
            Value::Array(items) => &mut items[index],
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => return value,
        };
    }
}

/// Returns another value, usually of the same type, so that most damaged documents still parse.
fn replacement(value: &Value, other: Value, rng: &mut FastRng) -> Value {
    match value {
        Value::Bool(flag) => Value::Bool(!flag),
        Value::Number(number) if !other.is_number() || rng.coin() => {
            let n = number.as_u64().unwrap_or_default();
            let choices = [0, 1, n.saturating_sub(1), n + 1, n + 2, 255, 20_000, 65_535];
            Value::from(*rng.choose(&choices))
        }
        Value::Number(_) | Value::Null | Value::String(_) | Value::Array(_) | Value::Object(_) => {
            other
        }
    }
}
