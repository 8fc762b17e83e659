//! Checks that refuse impossible positions, field by field.
use kernel::{PositionError, Seat, SeatSet};

use crate::{
    cell::Cell,
    data::{ACTIONS, City, EXCHANGES_MAX, GUIDE_STEPS, Part, Role, THROTTLE_ACTIONS, track},
    position::{KnownTo, PawnAt, PhaseAt, Position, Reason},
    rules::{consent, ending},
    setup::{self, Switch},
    state::{Ending, PartAt, Phase, State},
};

/// An upper limit on past clocks that leaves enough ids for the rest of the game.
const CLOCKS_MAX: u16 = 20_000;

fn error<T>(field: impl Into<String>, problem: impl Into<String>) -> Result<T, PositionError> {
    Err(PositionError::new(field, problem))
}

/// Checks everything that does not depend on the deal.
pub(super) fn check(position: &Position) -> Result<(), PositionError> {
    let seats = u8::try_from(position.crew.len()).unwrap_or(u8::MAX);
    setup::check(&position.options, seats).map_err(|problem| match problem {
        kernel::SetupError::SeatCount { .. } => PositionError::new("crew", problem.to_string()),
        kernel::SetupError::Option { key, ref problem } => {
            PositionError::new(format!("options.{key}"), problem.clone())
        }
    })?;
    check_seat(position, "turn", position.turn)?;
    check_crew(position)?;
    check_numbers(position, seats)?;
    check_tiles(position)?;
    check_lists(position)
}

/// Checks that every listed seat exists.
fn check_lists(position: &Position) -> Result<(), PositionError> {
    let check = |field: &str, seats: SeatSet| {
        if seats.intersects(SeatSet::SPECTATORS) {
            return error(field, "spectators are not players");
        }
        seats.iter().try_for_each(|seat| check_seat(position, field, seat))
    };
    check("held_by", position.held_by)?;
    check("has_held", position.has_held)?;
    if let PhaseAt::Over { thirsty, .. } = position.phase {
        check("phase.thirsty", thirsty)?;
    }
    if let Some(request) = &position.request {
        check_seat(position, "request.by", request.by)?;
        check("request.asked", request.asked)?;
    }
    for (cell, tile) in &position.tiles {
        if let KnownTo::Seats(seats) = tile.known_to {
            check(&tile_field(*cell, "known_to"), seats)?;
        }
    }
    for (index, entry) in position.storm_pile.iter().enumerate() {
        if let KnownTo::Seats(seats) = entry.known_to {
            check(&format!("storm_pile.{index}.known_to"), seats)?;
        }
    }
    Ok(())
}

fn check_seat(position: &Position, field: &str, seat: Seat) -> Result<(), PositionError> {
    if seat.index() < position.crew.len() {
        return Ok(());
    }
    error(field, format!("there is no seat {}", seat.index()))
}

fn check_crew(position: &Position) -> Result<(), PositionError> {
    let is_draft = position.phase == PhaseAt::Drafting;
    let mut cast: Vec<Role> = Vec::new();
    for (index, pawn) in position.crew.iter().enumerate() {
        let field = format!("crew.{index}");
        let has_picked = !is_draft || index < position.turn.index();
        if pawn.cell == Some(position.eye) {
            return error(format!("{field}.cell"), "no pawn can stand in the eye of the storm");
        }
        if is_draft && !pawn.gear.is_empty() {
            return error(format!("{field}.gear"), "no one has gear before the first turn");
        }
        if is_draft && pawn.has_shield {
            return error(
                format!("{field}.has_shield"),
                "no shield is in effect before the first turn",
            );
        }
        let Some(role) = pawn.role else {
            if has_picked {
                return error(format!("{field}.role"), "this seat needs an adventurer");
            }
            if pawn.water.is_some() {
                return error(format!("{field}.water"), "only an adventurer has a canteen");
            }
            continue;
        };
        if !has_picked {
            return error(format!("{field}.role"), "this seat has not picked yet");
        }
        if cast.contains(&role) {
            return error(format!("{field}.role"), format!("the {role} is already taken"));
        }
        cast.push(role);
        check_water(position, pawn, role, &field)?;
    }
    Ok(())
}

fn check_water(
    position: &Position,
    pawn: &PawnAt,
    role: Role,
    field: &str,
) -> Result<(), PositionError> {
    let Some(water) = pawn.water else {
        return Ok(());
    };
    if water > role.canteen() {
        let problem = format!("the {role} carries at most {}", role.canteen());
        return error(format!("{field}.water"), problem);
    }
    let is_dead = position.options.zero_is_death && water == 0;
    if is_dead && !matches!(position.phase, PhaseAt::Over { .. }) {
        return error(format!("{field}.water"), "an empty canteen kills with zero_is_death");
    }
    Ok(())
}

fn check_numbers(position: &Position, seats: u8) -> Result<(), PositionError> {
    let ticks = track(seats);
    if let Some(meter) = position.meter {
        let is_over = matches!(position.phase, PhaseAt::Over { reason: Reason::Swept, .. });
        if meter as usize >= ticks.len() + usize::from(is_over) {
            return error("meter", format!("must be below {}, the skull", ticks.len()));
        }
    }
    if position.actions_left > ACTIONS + THROTTLE_ACTIONS {
        return error("actions_left", format!("must be at most {}", ACTIONS + THROTTLE_ACTIONS));
    }
    if position.n_clocks > CLOCKS_MAX {
        return error("n_clocks", format!("must be at most {CLOCKS_MAX}"));
    }
    if position.n_exchanges > EXCHANGES_MAX {
        return error("n_exchanges", format!("must be at most {EXCHANGES_MAX}"));
    }
    if let Some(guided) = position.guided {
        check_seat(position, "guided.whom", guided.whom)?;
        if guided.whom == position.turn {
            return error("guided.whom", "the Navigator cannot guide her own pawn");
        }
        if guided.n_left == 0 || guided.n_left >= GUIDE_STEPS {
            return error("guided.n_left", format!("must be from 1 to {}", GUIDE_STEPS - 1));
        }
    }
    Ok(())
}

fn check_tiles(position: &Position) -> Result<(), PositionError> {
    for (cell, tile) in &position.tiles {
        if *cell == position.eye {
            return error(format!("tiles.{cell}"), "the eye of the storm has no tile");
        }
        if tile.excavated && tile.city.is_none() {
            return error(format!("tiles.{cell}.city"), "an excavated tile needs a city side");
        }
    }
    Ok(())
}

/// Checks everything that needs the complete state.
pub(super) fn check_state(state: &State, position: &Position) -> Result<(), PositionError> {
    check_parts(state)?;
    check_supply(state)?;
    check_phase(state, position)?;
    check_holds(state)?;
    check_ending(state)?;
    if let Some(request) = state.request {
        if !state.is_on(Switch::AskBeforeMovingMe) {
            return error("request", "requests need ask_before_moving_me");
        }
        if !consent::is_possible(state, request) {
            return error("request.action", "this action could not have been requested");
        }
    }
    state.check_components().map_err(|problem| PositionError::new("position", problem))
}

/// Checks that a running game has sand left where placing the last marker loses.
fn check_supply(state: &State) -> Result<(), PositionError> {
    let is_lost = state.is_on(Switch::SandLastMarkerLoses) && state.board.supply() == 0;
    if is_lost && state.phase != Phase::Over(Ending::Buried) {
        return error("tiles", "an empty supply loses with sand_last_marker_loses");
    }
    Ok(())
}

/// Checks that the phase agrees with the board about whether and how the game ended.
fn check_ending(state: &State) -> Result<(), PositionError> {
    let is_dry = |seat: Seat| state.has_seat(seat) && state.pawn(seat).water == 0;
    let is_right = match state.phase {
        Phase::Over(Ending::Won) => ending::is_won(state),
        Phase::Over(Ending::Thirst(dead)) => !dead.is_empty() && dead.iter().all(is_dry),
        Phase::Over(Ending::Buried) => state.board.supply() == 0,
        Phase::Over(Ending::Swept) => state.meter as usize == track(state.n_seats).len(),
        Phase::Drafting | Phase::Acting | Phase::Looking { .. } | Phase::Storm { .. } => {
            !ending::is_won(state)
        }
    };
    if !is_right {
        return error("phase", "does not match the state of the table");
    }
    Ok(())
}

fn check_parts(state: &State) -> Result<(), PositionError> {
    for &part in Part::ALL {
        let row = state.board.find(City::row_clue(part)).is_some();
        let column = state.board.find(City::column_clue(part)).is_some();
        let is_hidden = state.parts[part as usize] == PartAt::Hidden;
        let is_found = row && column;
        if is_found && is_hidden {
            return error(
                format!("parts.{part}"),
                "cannot be hidden once both clues are excavated",
            );
        }
        if !is_found && !is_hidden {
            return error(format!("parts.{part}"), "must be hidden until both clues are excavated");
        }
        if let PartAt::Held(seat) = state.parts[part as usize]
            && !state.has_seat(seat)
        {
            return error(format!("parts.{part}"), format!("there is no seat {}", seat.index()));
        }
    }
    Ok(())
}

fn check_phase(state: &State, position: &Position) -> Result<(), PositionError> {
    let refuse_if = |is_wrong: bool, field: &str, problem: &str| {
        if is_wrong { error(field, problem) } else { Ok(()) }
    };
    let role = state.pawn(state.turn).role;
    let is_draft = position.phase == PhaseAt::Drafting;
    let averts = !is_draft && role == Role::Meteorologist;
    refuse_if(
        state.n_fewer > 0 && (!averts || state.n_fewer > state.level()),
        "n_fewer",
        "only the Meteorologist averts cards, at most as many as the meter shows",
    )?;
    refuse_if(
        state.guided.is_some() && (role != Role::Navigator || position.phase != PhaseAt::Acting),
        "guided",
        "only the Navigator guides, in her action phase",
    )?;
    match position.phase {
        PhaseAt::Looking { n_seen, n_placed, has_buried } => {
            let is_right = averts
                && 1 <= n_seen
                && n_seen <= state.level().min(state.storm.n_left)
                && n_placed < n_seen
                && (n_placed == 0 || has_buried)
                && (!has_buried || state.is_on(Switch::MeteoReorder) && n_placed + 1 < n_seen);
            refuse_if(!is_right, "phase", "not a possible look of the Meteorologist")?;
            let viewers = SeatSet::only(state.turn);
            let knows = (1..=n_seen).all(|nth| {
                state.storm.cards[state.storm.index_of_nth(nth)].seen_by(viewers).is_some()
            });
            refuse_if(!knows, "storm_pile", "the Meteorologist must know the cards she looks at")
        }
        PhaseAt::Storm { n_left } => {
            // The meter may have risen since the storm began, but it never falls.
            let n_max = state.level() - state.n_fewer;
            let is_right = (1..=n_max).contains(&n_left);
            let problem =
                format!("must be from 1 to {n_max}, the level of the meter minus n_fewer");
            refuse_if(!is_right, "phase.n_left", &problem)
        }
        PhaseAt::Drafting | PhaseAt::Acting | PhaseAt::Over { .. } => Ok(()),
    }
}

/// Checks that only a storm is held, and never by the active player.
fn check_holds(state: &State) -> Result<(), PositionError> {
    let is_storm = matches!(state.phase, Phase::Storm { .. });
    for (field, seats) in [("held_by", state.held_by), ("has_held", state.has_held)] {
        if !is_storm && !seats.is_empty() {
            return error(field, "there is no storm to hold");
        }
        if seats.has(state.turn) {
            return error(field, "the active player cannot hold the storm");
        }
    }
    if !state.held_by.without(state.has_held).is_empty() {
        return error("has_held", "must include every seat in held_by");
    }
    Ok(())
}

/// Returns the field name of a tile's property.
pub(super) fn tile_field(cell: Cell, name: &str) -> String {
    format!("tiles.{cell}.{name}")
}
