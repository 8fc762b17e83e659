//! The consistency of a state, for positions and for the conformance checks. Every problem names
//! the position field at fault.
use kernel::{PositionError, Seat};

use crate::{
    cards::Pile,
    data::{CAMELS, Card, Cause, Effect, Good, Land, OFFER_MAX, ROUNDS_MAX},
    rules::{camels, offer, scoring, tiles},
    space::Space,
    state::{Phase, State},
};

type CheckResult = Result<(), PositionError>;

/// Checks that every component is present exactly once, and that the acting player has a decision
/// to make.
pub(crate) fn check(state: &State) -> CheckResult {
    check_table(state)?;
    match state.phase {
        Phase::Announcing | Phase::Offering => check_choice(state),
        Phase::Tiling { card, n_left } => check_tiling(state, card, n_left),
        Phase::Marking { card, n_left, at } => check_marking(state, card, n_left, at),
        Phase::Herding { card, n_left } => check_herding(state, card, n_left),
        Phase::FreeMarking { land, at } => check_neutral(state, land, at),
        Phase::Scoring => check_scoring(state),
        Phase::Over => check_end(state),
        Phase::Accepting | Phase::Resolving | Phase::Free | Phase::FreeDone => Ok(()),
    }
}

/// Checks the components, the counters and the offers, but not the acting player's decision.
pub(crate) fn check_table(state: &State) -> CheckResult {
    PositionError::ensure(state.has_seat(state.turn), || ("turn", "this seat does not exist"))?;
    PositionError::ensure((1..=ROUNDS_MAX).contains(&state.round), || {
        ("round", format!("must be from 1 to {ROUNDS_MAX}"))
    })?;
    check_components(state)?;
    check_ending(state)?;
    check_received(state)?;
    check_offers(state)
}

/// Checks that every counter, card and piece is present exactly once.
pub(crate) fn check_components(state: &State) -> CheckResult {
    check_counters(state)?;
    check_cards(state)?;
    check_pieces(state)
}

fn of_player(seat: Seat, field: &str) -> String {
    format!("players.{}.{field}", seat.index())
}

fn check_counters(state: &State) -> CheckResult {
    for seat in state.all_seats().iter() {
        let counter = state.counter(seat);
        let is_unique = !state.counters[..seat.index()].contains(&counter);
        PositionError::ensure(is_unique && (1..=state.n_seats).contains(&counter), || {
            let problem =
                format!("each player needs a different counter from 1 to {}", state.n_seats);
            (of_player(seat, "counter"), problem)
        })?;
    }
    Ok(())
}

fn check_cards(state: &State) -> CheckResult {
    let mut counts = [0; Card::ALL.len()];
    for (card, _) in Pile::all().flat_map(|pile| state.cards.truth(pile)) {
        counts[card as usize] += 1;
    }
    for &card in Card::ALL {
        let n = counts[card as usize];
        PositionError::ensure(n == card.copies(), || ("deck", format!("{n} cards {card}")))?;
    }
    let deck = state.cards.batches(Pile::Deck);
    PositionError::ensure(deck.iter().all(|batch| *batch == deck[0]), || {
        ("deck", "all cards of the deck must come from one shuffle")
    })
}

fn check_pieces(state: &State) -> CheckResult {
    state.board.check().map_err(|problem| PositionError::new("tiles", problem))?;
    for &good in Good::ALL {
        let mut n_left = good.stock();
        for seat in state.all_seats().iter() {
            let n = state.goods[seat.index()].truth()[good as usize];
            PositionError::ensure(n <= n_left, || {
                let problem = format!("there are only {} {good} markers", good.stock());
                (of_player(seat, "goods"), problem)
            })?;
            n_left -= n;
        }
    }
    for seat in state.all_seats().iter() {
        PositionError::ensure(state.board.camels(seat).len() <= CAMELS, || {
            (of_player(seat, "camels"), format!("a player has only {CAMELS} camels"))
        })?;
    }
    Ok(())
}

/// Checks that the causes of the end are exactly those visible on the board.
fn check_ending(state: &State) -> CheckResult {
    for &land in Land::ALL {
        let stock = state.board.stock(land);
        PositionError::ensure(state.ending.has(Cause::out(land)) == (stock == 0), || {
            ("ending", format!("{stock} {land} tiles are left"))
        })?;
    }
    let is_full = state.switches.end_on_full_path && state.board.free_path().is_empty();
    PositionError::ensure(state.ending.has(Cause::PathFull) == is_full, || {
        ("ending", "`path_full` requires a full camel path and `end_on_full_path`")
    })
}

/// Checks that exactly the players up to the acting one have taken an offer and handed over their
/// counters.
fn check_received(state: &State) -> CheckResult {
    let n_taken = match state.phase {
        Phase::Accepting => state.counter(state.turn) - 1,
        Phase::Resolving | Phase::Tiling { .. } | Phase::Marking { .. } | Phase::Herding { .. } => {
            state.counter(state.turn)
        }
        Phase::Announcing
        | Phase::Offering
        | Phase::Free
        | Phase::FreeMarking { .. }
        | Phase::FreeDone
        | Phase::Scoring
        | Phase::Over => 0,
    };
    for seat in state.all_seats().iter() {
        let received = state.received[seat.index()];
        let is_unique = !state.received[..seat.index()].contains(&received);
        PositionError::ensure(received == 0 || is_unique && received <= n_taken, || {
            let problem = format!("counter {received} cannot have been handed over to this player");
            (of_player(seat, "received"), problem)
        })?;
    }
    let n_received = n_taken as usize;
    PositionError::ensure(
        state.received.iter().filter(|&&counter| counter > 0).count() == n_received,
        || ("players", format!("{n_taken} of them must have received a counter")),
    )
}

/// Checks that only offers that are made and not resolved yet have cards.
fn check_offers(state: &State) -> CheckResult {
    let turn = state.counter(state.turn);
    for seat in state.all_seats().iter() {
        let received = state.received[seat.index()];
        let is_open = match state.phase {
            Phase::Announcing => state.counter(seat) < turn,
            Phase::Offering => state.counter(seat) <= turn,
            Phase::Accepting
            | Phase::Resolving
            | Phase::Tiling { .. }
            | Phase::Marking { .. }
            | Phase::Herding { .. } => received == 0 || received == turn,
            Phase::Free
            | Phase::FreeMarking { .. }
            | Phase::FreeDone
            | Phase::Scoring
            | Phase::Over => false,
        };
        let max = if is_open { OFFER_MAX } else { 0 };
        PositionError::ensure(state.cards.n(Pile::Offer(seat)) <= max, || {
            (of_player(seat, "offer"), format!("can have at most {max} cards now"))
        })?;
    }
    Ok(())
}

fn check_end(state: &State) -> CheckResult {
    PositionError::ensure(state.ending.is_set(), || ("ending", "the end needs a reason"))
}

/// Checks that the acting player is the next one without a piece for the scoring track.
fn check_scoring(state: &State) -> CheckResult {
    check_end(state)?;
    PositionError::ensure(scoring::next_without_piece(state) == Some(state.turn), || {
        ("phase", "this player is not the next one without a piece for the scoring track")
    })
}

/// Checks that the acting player can still choose the size of the offer.
fn check_choice(state: &State) -> CheckResult {
    let n_shown = state.cards.n(Pile::Offer(state.turn));
    let n = state.n_stack(state.turn) + n_shown;
    let least = u8::from(state.phase == Phase::Offering);
    PositionError::ensure(
        n_shown >= least && n > 1 && n_shown.max(1) < offer::max_cards(state, state.turn),
        || ("phase", format!("nothing to decide with {n_shown} of {n} cards revealed")),
    )
}

fn check_tiling(state: &State, card: Card, n_left: u8) -> CheckResult {
    let land = check_card(state, card, card.land())?;
    check_left(n_left, 1, card.symbols())?;
    let can_place =
        state.board.stock(land) > 0 && !tiles::open_spaces(state, state.turn, land).is_empty();
    PositionError::ensure(can_place, || ("phase", format!("no {land} tile can be placed")))
}

fn check_marking(state: &State, card: Card, n_left: u8, at: Space) -> CheckResult {
    let land = check_card(state, card, card.land())?;
    check_left(n_left, 0, card.symbols() - 1)?;
    check_neutral(state, land, at)
}

fn check_herding(state: &State, card: Card, n_left: u8) -> CheckResult {
    let is_camel_card = matches!(card.effect(), Effect::Camels(_));
    check_card(state, card, is_camel_card.then_some(()))?;
    check_left(n_left, 1, card.symbols())?;
    PositionError::ensure(camels::is_possible(state, state.turn), || {
        ("phase", "no camel can be placed")
    })
}

/// Checks that the card is in the offer taken and that the phase fits it.
fn check_card<T>(state: &State, card: Card, fits: Option<T>) -> Result<T, PositionError> {
    let is_there = state.cards.offer(state.offer_taken()).contains(&card);
    PositionError::ensure(is_there, || ("phase.card", format!("the offer has no {card}")))?;
    fits.ok_or_else(|| PositionError::new("phase.card", format!("{card} is not of this phase")))
}

fn check_left(n_left: u8, least: u8, most: u8) -> CheckResult {
    PositionError::ensure((least..=most).contains(&n_left), || {
        ("phase.n_left", format!("must be from {least} to {most}, not {n_left}"))
    })
}

fn check_neutral(state: &State, land: Land, at: Space) -> CheckResult {
    let is_tile = state.board.showing(land).has(at) && at.printed().is_none();
    PositionError::ensure(is_tile && state.board.owner_at(at).is_none(), || {
        ("phase.at", format!("{at} has no {land} tile in a neutral area"))
    })
}
