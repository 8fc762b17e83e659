//! Checks of a single state for one seat: listed, unlisted and open actions, and positions.
use kernel::{Ctx, EventBuffer, FastRng, GameRng, ScriptedRng, Seat};
use table::Conformance;

use crate::{Check, Violation, ensure, game::Space};

/// The number of unlisted actions to try per state. Occasionally, all of them are tried.
const N_TRIED: u32 = 12;
/// The number of open actions to try per state.
const N_OPEN: u32 = 4;

/// Checks the legal actions of a seat: ascending, within the action space, and not empty if the
/// seat is awaited.
pub(crate) fn check_list<G: Conformance>(
    state: &G,
    seat: Seat,
    is_awaited: bool,
    space: &Space<G>,
) -> Result<Vec<G::Action>, Violation> {
    let mut listed = Vec::new();
    state.legal(seat, &mut listed);
    ensure(listed.is_sorted_by(|one, next| one < next), Check::ListIsSorted, || {
        format!("{seat} may {listed:?}")
    })?;
    ensure(!is_awaited || !listed.is_empty(), Check::SeatsCanAct, || {
        format!("{seat} is awaited and can do nothing in {state:?}")
    })?;
    for action in &listed {
        ensure(space.all.binary_search(action).is_ok(), Check::SpaceIsComplete, || {
            format!("{action} is listed but not in the action space")
        })?;
    }
    Ok(listed)
}

pub(crate) fn check_text<A>(action: &A) -> Result<(), Violation>
where
    A: Copy + PartialEq + std::fmt::Debug + std::fmt::Display + std::str::FromStr,
{
    let text = action.to_string();
    let round_trips = text.parse::<A>().is_ok_and(|read| read == *action);
    ensure(round_trips, Check::TextRoundTrips, || format!("{action:?} is written {text:?}"))
}

/// Checks that every listed action is accepted.
pub(crate) fn check_listed<G: Conformance>(
    state: &G,
    seat: Seat,
    listed: &[G::Action],
    rng: &mut FastRng,
) -> Result<(), Violation> {
    for &action in listed {
        let mut copy = state.clone();
        attempt(&mut copy, seat, action, rng).map_err(|why| Violation {
            check: Check::ListedIsAccepted,
            detail: format!("{action} of {seat} is listed and refused: {why:?}"),
        })?;
    }
    Ok(())
}

/// Checks that unlisted actions are refused and change nothing.
pub(crate) fn check_unlisted<G: Conformance>(
    state: &G,
    seat: Seat,
    listed: &[G::Action],
    space: &Space<G>,
    rng: &mut FastRng,
) -> Result<(), Violation> {
    for action in sample_unlisted(listed, space, rng) {
        let mut copy = state.clone();
        let refusal = attempt(&mut copy, seat, action, rng);
        ensure(refusal.is_err(), Check::UnlistedIsRefused, || {
            format!("{action} of {seat} is accepted and not listed")
        })?;
        ensure(copy == *state, Check::RefusalChangesNothing, || {
            format!("{action} of {seat} was refused and changed the state")
        })?;
    }
    Ok(())
}

/// Checks that open actions are not listed, parse back from their text, and change nothing if
/// refused. Returns the actions it tried.
pub(crate) fn check_open<G: Conformance>(
    state: &G,
    seat: Seat,
    listed: &[G::Action],
    space: &Space<G>,
    rng: &mut FastRng,
) -> Result<Vec<G::Action>, Violation> {
    let mut tried = Vec::new();
    for _ in 0..N_OPEN {
        let Some(action) = state.random_open_action(seat, rng) else {
            break;
        };
        let is_listed = listed.contains(&action) || space.all.binary_search(&action).is_ok();
        ensure(!is_listed, Check::OpenIsUnlisted, || {
            format!("{action} of {seat} is open and listed")
        })?;
        check_text(&action)?;
        let mut copy = state.clone();
        let is_refused = attempt(&mut copy, seat, action, rng).is_err();
        ensure(!is_refused || copy == *state, Check::RefusalChangesNothing, || {
            format!("{action} of {seat} was refused and changed the state")
        })?;
        ensure(is_refused || !state.is_over(), Check::FinishedGameIsFinal, || {
            format!("{seat} may still {action}")
        })?;
        tried.push(action);
    }
    Ok(tried)
}

/// Returns a sample of the unlisted actions, or occasionally all of them.
pub(crate) fn sample_unlisted<G: Conformance>(
    listed: &[G::Action],
    space: &Space<G>,
    rng: &mut FastRng,
) -> Vec<G::Action> {
    let is_unlisted = |action: &G::Action| listed.binary_search(action).is_err();
    if rng.below(64) == 0 {
        return space.all.iter().copied().filter(is_unlisted).collect();
    }
    let n = space.all.len() as u32;
    let picks = (0..N_TRIED).map(|_| space.all[rng.below(n) as usize]);
    picks.filter(is_unlisted).collect()
}

pub(crate) fn attempt<G: Conformance>(
    state: &mut G,
    seat: Seat,
    action: G::Action,
    rng: &mut dyn GameRng,
) -> Result<(), G::Refusal> {
    let mut events = EventBuffer::recording();
    state.apply(seat, action, &mut Ctx::new(rng, &mut events))
}

/// Checks that a position, if the game has any, restores an equal state without randomness.
pub(crate) fn check_position<G: Conformance>(state: &G) -> Result<(), Violation> {
    let Some(format) = G::POSITIONS else { return Ok(()) };
    let position = (format.write)(state);
    let (rules, rng) = (G::META.rules_version(), &mut ScriptedRng::none());
    let (restored, read) = (format.read)(&position, rules, rng).map_err(|error| Violation {
        check: Check::PositionsRoundTrip,
        detail: format!("{error} in {position}"),
    })?;
    ensure(read.get() == position.get(), Check::PositionsRoundTrip, || {
        format!("{position} parses to {read}")
    })?;
    ensure(restored == *state, Check::PositionsRoundTrip, || {
        format!("restored {restored:?}, not {state:?}")
    })
}
