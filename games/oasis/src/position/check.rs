//! Validation of positions. Each error names the field, so that authors can find it.
use kernel::{PositionError, Seat, SeatSet};

use super::error;
use crate::{
    cards::Pile,
    data::{Card, Cause, Effect, Land, OFFER_MAX},
    position::{PhaseAt, Position},
    rules::{acceptance, camels, free, tiles},
    setup::{FreeAction, Reveal},
    space::Space,
    state::State,
};

/// Far more rounds than any game has, with room below the limit of the counter.
const ROUND_MAX: u16 = 20_000;

pub(super) fn check(state: &State, position: &Position) -> Result<(), PositionError> {
    if !(1..=ROUND_MAX).contains(&state.round) {
        return error("round", format!("must be from 1 to {ROUND_MAX}"));
    }
    check_batches(state)?;
    check_ending(state, position)?;
    match position.phase {
        PhaseAt::Begin => {
            check_offers(state, 0)?;
            check_counter(state, 1)?;
            check_received(state, 0)
        }
        PhaseAt::Announcing | PhaseAt::Offering => check_offering(state, position),
        PhaseAt::Accepting => check_accepting(state),
        PhaseAt::Resolving => check_resolving(state),
        PhaseAt::Tiling { card, n_left } => check_tiling(state, card, n_left),
        PhaseAt::Marking { card, n_left, at } => check_marking(state, card, n_left, at),
        PhaseAt::Herding { card, n_left } => check_herding(state, card, n_left),
        PhaseAt::Free | PhaseAt::FreeDone => check_free(state, position),
        PhaseAt::FreeMarking { land, at } => {
            check_free(state, position)?;
            check_neutral(state, land, at)
        }
        PhaseAt::Over => check_over(state),
    }
}

/// Checks that the deck comes from one shuffle.
fn check_batches(state: &State) -> Result<(), PositionError> {
    let deck = state.cards.batches(Pile::Deck);
    if deck.iter().any(|&batch| batch != deck[0]) {
        return error("deck", "all cards of the deck must come from one shuffle");
    }
    Ok(())
}

fn check_ending(state: &State, position: &Position) -> Result<(), PositionError> {
    for (index, cause) in position.ending.iter().enumerate() {
        if position.ending[..index].contains(cause) {
            return error("ending", format!("{cause} is listed twice"));
        }
    }
    for &land in Land::ALL {
        if state.ending.has(Cause::out(land)) && state.board.stock(land) > 0 {
            return error("ending", format!("{} {land} tiles are left", state.board.stock(land)));
        }
    }
    let is_full = state.switches.end_on_full_path && state.board.free_path().is_empty();
    if state.ending.has(Cause::PathFull) && !is_full {
        return error("ending", "the camel path is not full, or `end_on_full_path` is off");
    }
    let is_early =
        matches!(position.phase, PhaseAt::Begin | PhaseAt::Announcing | PhaseAt::Offering);
    if is_early && state.ending.is_set() {
        return error("ending", "must be empty while offers are made");
    }
    Ok(())
}

/// Checks that only the holders of counters up to `last` have made their offers.
fn check_offers(state: &State, last: u8) -> Result<(), PositionError> {
    for seat in state.all_seats().iter() {
        if state.counter(seat) > last && state.cards.n(Pile::Offer(seat)) > 0 {
            let field = format!("players.{}.offer", seat.index());
            return error(field, "this player has not made an offer yet");
        }
    }
    Ok(())
}

/// Checks that exactly the counters 1 to `last` have been handed over, that only the last player
/// took their own offer, and that all earlier offers are resolved.
fn check_received(state: &State, last: u8) -> Result<(), PositionError> {
    for seat in state.all_seats().iter() {
        let index = seat.index();
        let field = format!("players.{index}.received");
        let received = state.received[index];
        if received == 0 {
            continue;
        }
        if received > last {
            return error(field, format!("counter {received} has not been handed over yet"));
        }
        if received == state.counter(seat) && received < state.n_seats {
            return error(field, "only the last player in turn order can take their own offer");
        }
        if received < last && state.cards.n(Pile::Offer(seat)) > 0 {
            return error(format!("players.{index}.offer"), "this offer is already resolved");
        }
    }
    for counter in 1..=last {
        if !state.received.contains(&counter) {
            return error("players", format!("no player has received counter {counter}"));
        }
    }
    Ok(())
}

fn check_counter(state: &State, wanted: u8) -> Result<(), PositionError> {
    let counter = state.counter(state.turn);
    if counter != wanted {
        let problem = format!("the holder of counter {wanted} must act, not of counter {counter}");
        return error("turn", problem);
    }
    Ok(())
}

fn check_offering(state: &State, position: &Position) -> Result<(), PositionError> {
    let counter = state.counter(state.turn);
    let is_upfront = position.phase == PhaseAt::Announcing;
    if is_upfront != (state.switches.reveal == Reveal::Upfront) {
        return error(
            "phase",
            "`announcing` requires `reveal` to be `upfront`, `offering` `stepwise`",
        );
    }
    check_received(state, 0)?;
    check_offers(state, if is_upfront { counter - 1 } else { counter })?;
    let n_shown = state.cards.n(Pile::Offer(state.turn));
    let max = OFFER_MAX.min((state.n_stack(state.turn) + n_shown).saturating_sub(1));
    let has_choice = if is_upfront { max > 1 } else { (1..max).contains(&n_shown) };
    if !has_choice {
        let problem = format!("nothing to decide with {n_shown} of at most {max} cards");
        return error("phase", problem);
    }
    Ok(())
}

fn check_accepting(state: &State) -> Result<(), PositionError> {
    let counter = state.counter(state.turn);
    check_received(state, counter - 1)?;
    for seat in state.all_seats().without(state.open_offers()).iter() {
        check_resolved(state, seat)?;
    }
    if acceptance::choices(state, state.turn).len() < 2 {
        return error("phase", "nothing to decide with only one offer to take");
    }
    Ok(())
}

fn check_resolved(state: &State, seat: Seat) -> Result<(), PositionError> {
    if state.cards.n(Pile::Offer(seat)) > 0 {
        return error(format!("players.{}.offer", seat.index()), "this offer is already resolved");
    }
    Ok(())
}

fn check_resolving(state: &State) -> Result<(), PositionError> {
    check_received(state, state.counter(state.turn))
}

fn check_in_progress(state: &State, card: Card) -> Result<(), PositionError> {
    check_resolving(state)?;
    if !state.cards.offer(state.offer_taken()).contains(&card) {
        return error("phase.card", format!("the offer has no {card}"));
    }
    Ok(())
}

fn check_left(n_left: u8, least: u8, most: u8) -> Result<(), PositionError> {
    if !(least..=most).contains(&n_left) {
        return error("phase.n_left", format!("must be from {least} to {most}, not {n_left}"));
    }
    Ok(())
}

fn check_tiling(state: &State, card: Card, n_left: u8) -> Result<(), PositionError> {
    check_in_progress(state, card)?;
    let Some(land) = card.land() else {
        return error("phase.card", format!("{card} has no tiles"));
    };
    check_left(n_left, 1, card.symbols())?;
    let can_place =
        state.board.stock(land) > 0 && !tiles::open_spaces(state, state.turn, land).is_empty();
    if !can_place {
        return error("phase", format!("no {land} tile can be placed"));
    }
    Ok(())
}

fn check_marking(state: &State, card: Card, n_left: u8, at: Space) -> Result<(), PositionError> {
    check_in_progress(state, card)?;
    let Some(land) = card.land() else {
        return error("phase.card", format!("{card} has no tiles"));
    };
    check_left(n_left, 0, card.symbols() - 1)?;
    check_neutral(state, land, at)
}

fn check_neutral(state: &State, land: Land, at: Space) -> Result<(), PositionError> {
    let is_tile = state.board.showing(land).has(at) && at.printed().is_none();
    if !is_tile || state.board.area_at(at).is_some() {
        return error("phase.at", format!("{at} has no {land} tile in a neutral area"));
    }
    Ok(())
}

fn check_herding(state: &State, card: Card, n_left: u8) -> Result<(), PositionError> {
    check_in_progress(state, card)?;
    if !matches!(card.effect(), Effect::Camels(_)) {
        return error("phase.card", format!("{card} has no camels"));
    }
    check_left(n_left, 1, card.symbols())?;
    if !camels::is_possible(state, state.turn) {
        return error("phase", "no camel can be placed");
    }
    Ok(())
}

/// Checks that all counters are face up and all offers resolved.
fn check_round_done(state: &State) -> Result<(), PositionError> {
    check_received(state, 0)?;
    let all: SeatSet = state.all_seats();
    all.iter().try_for_each(|seat| check_resolved(state, seat))
}

fn check_free(state: &State, position: &Position) -> Result<(), PositionError> {
    check_round_done(state)?;
    if state.switches.free_action == FreeAction::NewFirst {
        check_counter(state, 1)?;
    }
    if position.phase == PhaseAt::Free && !free::is_possible(state, state.turn) {
        return error("phase", "nothing can be placed as a free action");
    }
    Ok(())
}

fn check_over(state: &State) -> Result<(), PositionError> {
    check_round_done(state)?;
    if !state.ending.is_set() {
        return error("ending", "a finished game needs a reason");
    }
    Ok(())
}
