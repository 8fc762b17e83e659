//! The consistency of a state, for positions and for the conformance checks. Every problem names
//! the position field at fault.
use kernel::{PositionError, Seat, SeatSet};

use crate::{
    data::{
        ACTIONS, CITY_SIDES, City, GEAR, GUIDE_STEPS, Gear, Part, Role, StormCard,
        THROTTLE_ACTIONS, back_of, track,
    },
    rules::{consent, ending},
    setup::{StormPause, Switch},
    state::{Ending, PartAt, Phase, State},
};

type CheckResult = Result<(), PositionError>;

/// Checks that every component is present exactly once, and that the phase, the players and the
/// counters agree with each other.
pub(crate) fn check(state: &State) -> CheckResult {
    PositionError::ensure(state.has_seat(state.turn), || ("turn", "this seat does not exist"))?;
    check_components(state)?;
    PositionError::ensure(state.storm.n_left > 0, || {
        ("storm_discard", "the pile cannot be empty")
    })?;
    let (n_drawn, n_tiles) = (state.gear.drawn().len(), state.board.n_gear_excavated());
    PositionError::ensure(n_drawn == n_tiles, || {
        ("gear_drawn", format!("{n_drawn} cards drawn, but {n_tiles} gear tiles excavated"))
    })?;
    check_crew(state)?;
    check_parts(state)?;
    check_counters(state)?;
    check_phase(state)?;
    check_pending(state)
}

/// Checks that every tile, marker and card is present exactly once.
pub(crate) fn check_components(state: &State) -> CheckResult {
    check_tiles(state)?;
    check_storm_cards(state)?;
    check_gear(state)
}

fn check_tiles(state: &State) -> CheckResult {
    let board = &state.board;
    let (n, total) = (board.count_sand(), board.sand_total());
    PositionError::ensure(n == total, || ("tiles", format!("{n} of {total} sand markers")))?;
    PositionError::ensure(board.is_consistent(), || ("tiles", "the derived sets are stale"))?;
    let tiles = || board.ground().iter().map(|cell| board.tile(cell));
    let mut ids: Vec<u8> = tiles().map(|tile| tile.id).collect();
    ids.sort_unstable();
    let is_complete = ids.iter().copied().eq(0..CITY_SIDES.len() as u8);
    PositionError::ensure(is_complete, || ("tiles", format!("the ids are {ids:?}")))?;
    let mut found: Vec<_> = tiles().map(|tile| (tile.back(), *tile.city.truth())).collect();
    found.sort_unstable();
    let mut wanted: Vec<_> = (0_u8..).map(back_of).zip(CITY_SIDES).collect();
    wanted.sort_unstable();
    PositionError::ensure(found == wanted, || ("tiles", format!("the city sides are {found:?}")))
}

fn check_storm_cards(state: &State) -> CheckResult {
    for kind in StormCard::all() {
        let n = state.storm.cards.iter().filter(|card| *card.truth() == kind).count();
        PositionError::ensure(n == kind.copies() as usize, || {
            ("storm_pile", format!("{n} cards {kind}"))
        })?;
    }
    Ok(())
}

/// Checks that each gear card is in the pile, in a hand or played.
fn check_gear(state: &State) -> CheckResult {
    let (pile, drawn) = (state.gear.truth(), state.gear.drawn());
    let n_of = |cards: &[Gear], gear| cards.iter().filter(|&&card| card == gear).count() as u8;
    for (gear, copies) in GEAR {
        let n = n_of(pile, gear) + n_of(drawn, gear);
        PositionError::ensure(n == copies, || ("gear_pile", format!("{n} cards {gear}")))?;
        let (n_held, n_drawn) = (n_held(state, gear), n_of(drawn, gear));
        PositionError::ensure(n_held <= n_drawn, || {
            ("gear_drawn", format!("{n_held} {gear} in hand, but {n_drawn} drawn"))
        })?;
    }
    Ok(())
}

fn n_held(state: &State, gear: Gear) -> u8 {
    state.crew.iter().map(|pawn| pawn.gear.count(gear)).sum()
}

fn check_crew(state: &State) -> CheckResult {
    let is_draft = state.phase == Phase::Drafting;
    let cast =
        if is_draft { SeatSet::first_n(state.turn.index() as u8) } else { state.all_seats() };
    for seat in state.all_seats().iter() {
        let (pawn, index) = (state.pawn(seat), seat.index());
        PositionError::ensure(pawn.cell != state.board.eye(), || {
            (format!("crew.{index}.cell"), "a pawn cannot stand in the eye of the storm")
        })?;
        if !cast.has(seat) {
            continue;
        }
        let max = pawn.role.canteen();
        PositionError::ensure(pawn.water <= max, || {
            (format!("crew.{index}.water"), format!("the {} carries at most {max}", pawn.role))
        })?;
        let is_twin = |other: Seat| other < seat && state.is(other, pawn.role);
        PositionError::ensure(!cast.iter().any(is_twin), || {
            (format!("crew.{index}.role"), format!("the {} is already taken", pawn.role))
        })?;
    }
    Ok(())
}

fn check_parts(state: &State) -> CheckResult {
    for &part in Part::ALL {
        let is_excavated = |clue| state.board.find(clue).is_some();
        let is_found = is_excavated(City::row_clue(part)) && is_excavated(City::column_clue(part));
        let is_possible = match state.parts[part as usize] {
            PartAt::Hidden => !is_found,
            PartAt::On(_) => is_found,
            PartAt::Held(seat) => is_found && state.has_seat(seat),
        };
        PositionError::ensure(is_possible, || {
            let problem = "must be hidden until both clues are excavated, and then on a cell or \
                           held by a player";
            (format!("parts.{part}"), problem)
        })?;
    }
    Ok(())
}

fn check_counters(state: &State) -> CheckResult {
    let was_throttled =
        state.gear.drawn().contains(&Gear::TimeThrottle) && n_held(state, Gear::TimeThrottle) == 0;
    let max = if was_throttled { ACTIONS + THROTTLE_ACTIONS } else { ACTIONS };
    PositionError::ensure(state.actions_left <= max, || {
        ("actions_left", format!("must be at most {max}; the Time Throttle adds two once played"))
    })?;
    let n_ticks = track(state.n_seats).len() as u8;
    let is_swept = state.phase == Phase::Over(Ending::Swept);
    PositionError::ensure(state.meter < n_ticks || is_swept && state.meter == n_ticks, || {
        ("meter", format!("must be below {n_ticks}, the skull"))
    })?;
    PositionError::ensure(state.n_fewer <= state.level(), || {
        ("n_fewer", format!("must be at most {}, the level of the meter", state.level()))
    })
}

/// Checks the numbers in the phase, and that the phase agrees with the way the game ended, if it
/// did.
fn check_phase(state: &State) -> CheckResult {
    let is_dry = |seat: Seat| state.has_seat(seat) && state.pawn(seat).water == 0;
    let is_right = match state.phase {
        Phase::Over(Ending::Won) => ending::is_won(state),
        Phase::Over(Ending::Thirst(dead)) => !dead.is_empty() && dead.iter().all(is_dry),
        Phase::Over(Ending::Buried) => state.board.supply() == 0,
        Phase::Over(Ending::Swept) => state.meter as usize == track(state.n_seats).len(),
        Phase::Drafting
        | Phase::Acting
        | Phase::Looking { .. }
        | Phase::Storm { .. }
        | Phase::Sun { .. } => !ending::is_won(state),
    };
    PositionError::ensure(is_right, || ("phase", "does not match the state of the table"))?;
    if let Phase::Storm { n_left } | Phase::Sun { n_left } = state.phase {
        // The meter may have risen since the storm began, but it never falls.
        let max = state.level() - state.n_fewer;
        PositionError::ensure((1..=max).contains(&n_left), || {
            ("phase.n_left", format!("must be from 1 to {max}, the level minus n_fewer"))
        })?;
    }
    if let Phase::Sun { .. } = state.phase {
        let top = &state.storm.cards[state.storm.index_of_nth(1)];
        let is_possible = *top.truth() == StormCard::SUN
            && top.known_to() == SeatSet::EVERYONE
            && state.is_on(Switch::ShareInSun)
            && state.switches.storm_pause != StormPause::Never;
        PositionError::ensure(is_possible, || {
            let problem = "`sun` needs a sun known to everyone on top of the pile, `sharing` \
                           `any_time` and a storm that pauses";
            ("phase", problem)
        })?;
    }
    if let Phase::Looking { n_seen, n_placed, .. } = state.phase {
        let max = state.level().min(state.storm.n_left);
        PositionError::ensure(n_seen <= max, || {
            ("phase.n_seen", format!("must be at most {max}"))
        })?;
        PositionError::ensure(n_placed < n_seen, || {
            ("phase.n_placed", format!("must be below {n_seen}"))
        })?;
        let viewers = SeatSet::only(state.turn);
        let knows = |nth| state.storm.cards[state.storm.index_of_nth(nth)].seen_by(viewers);
        PositionError::ensure((1..=n_seen).all(|nth| knows(nth).is_some()), || {
            ("storm_pile", "the Meteorologist must know the cards she looks at")
        })?;
    }
    Ok(())
}

/// Checks the guided pawn, the holds and the request.
fn check_pending(state: &State) -> CheckResult {
    if let Some(guided) = state.guided {
        let is_possible = state.phase == Phase::Acting
            && state.is(state.turn, Role::Navigator)
            && state.has_seat(guided.whom)
            && guided.whom != state.turn
            && (1..GUIDE_STEPS).contains(&guided.n_left);
        PositionError::ensure(is_possible, || {
            let problem = "must be the pawn of another player with 1 or 2 steps left, in the \
                           Navigator's action phase";
            ("guided", problem)
        })?;
    }
    let is_storm = matches!(state.phase, Phase::Storm { .. } | Phase::Sun { .. });
    let others = state.all_seats().without(SeatSet::only(state.turn));
    let holders = if is_storm { others } else { SeatSet::EMPTY };
    for (field, seats) in [("held_by", state.held_by), ("has_held", state.has_held)] {
        PositionError::ensure(seats.without(holders).is_empty(), || {
            (field, "only the other players can hold, and only in a storm")
        })?;
    }
    PositionError::ensure(state.held_by.without(state.has_held).is_empty(), || {
        ("has_held", "must include every seat in held_by")
    })?;
    let is_possible = state.request.is_none_or(|request| consent::is_possible(state, request));
    PositionError::ensure(is_possible, || ("request", "could not have been made in this situation"))
}
