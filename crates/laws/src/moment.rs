//! What must hold at one moment, for one seat.
use kernel::{Chance, Ctx, Fast, Game, Journal, Scripted, Seat};

use crate::{Broken, Law, ensure, game::Space};

/// How many unlisted actions are tried at each moment; now and then all of them are.
const N_TRIED: u32 = 12;
/// How many open actions are tried.
const N_OPEN: u32 = 4;

/// The list of a seat: ascending, within the action space, not empty if it is awaited.
pub(crate) fn check_list<G: Game>(
    state: &G,
    seat: Seat,
    is_awaited: bool,
    space: &Space<G>,
) -> Result<Vec<G::Action>, Broken> {
    let mut listed = Vec::new();
    state.legal(seat, &mut listed);
    ensure(listed.is_sorted_by(|one, next| one < next), Law::ListIsSorted, || {
        format!("{seat} may {listed:?}")
    })?;
    ensure(!is_awaited || !listed.is_empty(), Law::NobodyIsStuck, || {
        format!("{seat} is awaited and can do nothing in {state:?}")
    })?;
    for action in &listed {
        ensure(space.all.binary_search(action).is_ok(), Law::SpaceIsComplete, || {
            format!("{action} is listed but not in the action space")
        })?;
    }
    Ok(listed)
}

pub(crate) fn check_text<A>(action: &A) -> Result<(), Broken>
where
    A: Copy + PartialEq + std::fmt::Debug + std::fmt::Display + std::str::FromStr,
{
    let text = action.to_string();
    let reads_back = text.parse::<A>().is_ok_and(|read| read == *action);
    ensure(reads_back, Law::TextReadsBack, || format!("{action:?} is written {text:?}"))
}

/// Every listed action is accepted.
pub(crate) fn check_listed<G: Game>(
    state: &G,
    seat: Seat,
    listed: &[G::Action],
    whims: &mut Fast,
) -> Result<(), Broken> {
    for &action in listed {
        let mut copy = state.clone();
        attempt(&mut copy, seat, action, whims).map_err(|why| Broken {
            law: Law::ListedIsAccepted,
            detail: format!("{action} of {seat} is listed and refused: {why:?}"),
        })?;
    }
    Ok(())
}

/// Actions that are not listed are refused and change nothing.
pub(crate) fn check_unlisted<G: Game>(
    state: &G,
    seat: Seat,
    listed: &[G::Action],
    space: &Space<G>,
    whims: &mut Fast,
) -> Result<(), Broken> {
    for action in some_unlisted(listed, space, whims) {
        let mut copy = state.clone();
        let refusal = attempt(&mut copy, seat, action, whims);
        ensure(refusal.is_err(), Law::UnlistedIsRefused, || {
            format!("{action} of {seat} is accepted and not listed")
        })?;
        ensure(copy == *state, Law::RefusalChangesNothing, || {
            format!("{action} of {seat} was refused and changed the state")
        })?;
    }
    Ok(())
}

/// Open actions stand in no list, read as they are written, and change nothing when refused.
/// Answers those that were tried.
pub(crate) fn check_open<G: Game>(
    state: &G,
    seat: Seat,
    listed: &[G::Action],
    space: &Space<G>,
    whims: &mut Fast,
) -> Result<Vec<G::Action>, Broken> {
    let mut tried = Vec::new();
    for _ in 0..N_OPEN {
        let Some(action) = state.any_open(seat, whims) else {
            break;
        };
        let is_listed = listed.contains(&action) || space.all.binary_search(&action).is_ok();
        ensure(!is_listed, Law::OpenIsUnlisted, || {
            format!("{action} of {seat} is open and listed")
        })?;
        check_text(&action)?;
        let mut copy = state.clone();
        let is_refused = attempt(&mut copy, seat, action, whims).is_err();
        ensure(!is_refused || copy == *state, Law::RefusalChangesNothing, || {
            format!("{action} of {seat} was refused and changed the state")
        })?;
        ensure(is_refused || !state.is_over(), Law::OverIsOver, || {
            format!("{seat} may still {action}")
        })?;
        tried.push(action);
    }
    Ok(tried)
}

/// A sample of what is not listed; now and then all of it.
pub(crate) fn some_unlisted<G: Game>(
    listed: &[G::Action],
    space: &Space<G>,
    whims: &mut Fast,
) -> Vec<G::Action> {
    let is_unlisted = |action: &G::Action| listed.binary_search(action).is_err();
    if whims.below(64) == 0 {
        return space.all.iter().copied().filter(is_unlisted).collect();
    }
    let n = space.all.len() as u32;
    let picks = (0..N_TRIED).map(|_| space.all[whims.below(n) as usize]);
    picks.filter(is_unlisted).collect()
}

pub(crate) fn attempt<G: Game>(
    state: &mut G,
    seat: Seat,
    action: G::Action,
    luck: &mut dyn Chance,
) -> Result<(), G::Refusal> {
    let mut journal = Journal::recording();
    state.apply(seat, action, &mut Ctx::new(luck, &mut journal))
}

/// A position says it all: it survives JSON and needs no luck to be set up again.
pub(crate) fn check_position<G: Game>(state: &G) -> Result<(), Broken> {
    let broken = |detail: String| Broken { law: Law::PositionsRoundTrip, detail };
    let position = state.to_position();
    let json = serde_json::to_string(&position).map_err(|error| broken(error.to_string()))?;
    let read: G::Position =
        serde_json::from_str(&json).map_err(|error| broken(format!("{error} in {json}")))?;
    ensure(read == position, Law::PositionsRoundTrip, || format!("{json} reads differently"))?;
    let again = G::from_position(&read, &mut Scripted::none())
        .map_err(|error| broken(format!("{error} in {json}")))?;
    ensure(again == *state, Law::PositionsRoundTrip, || {
        format!("set up again it is {again:?}, not {state:?}")
    })
}
