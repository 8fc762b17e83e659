//! What makes a position impossible, field by field.
use kernel::{PositionError, Seat, SeatSet};

use crate::{
    cell::Cell,
    data::{ACTIONS, City, EXCHANGES_MAX, GUIDE_STEPS, Part, Role, THROTTLE_ACTIONS, track},
    position::{Knowers, PawnAt, PhaseAt, Position, Reason},
    rules::{consent, ending},
    setup::{self, Switch},
    state::{Ending, PartAt, Phase, State},
};

/// Clocks that no game has started yet, so that some can follow.
const CLOCKS_MAX: u16 = 20_000;

fn error<T>(field: impl Into<String>, problem: impl Into<String>) -> Result<T, PositionError> {
    Err(PositionError::new(field, problem))
}

/// Everything that can be seen without dealing.
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

/// Wherever seats are listed, somebody sits there.
fn check_lists(position: &Position) -> Result<(), PositionError> {
    let check = |field: &str, seats: SeatSet| {
        if seats.meets(SeatSet::GALLERY) {
            return error(field, "the gallery does not play");
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
        if let Knowers::Seats(seats) = tile.known_to {
            check(&tile_field(*cell, "known_to"), seats)?;
        }
    }
    for (index, entry) in position.storm_pile.iter().enumerate() {
        if let Knowers::Seats(seats) = entry.known_to {
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
            return error(format!("{field}.cell"), "nobody stands in the eye of the storm");
        }
        if is_draft && !pawn.gear.is_empty() {
            return error(format!("{field}.gear"), "nobody has gear before the first turn");
        }
        if is_draft && pawn.has_shield {
            return error(format!("{field}.has_shield"), "no shield is up before the first turn");
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
            return error(format!("{field}.role"), format!("the {role} is there already"));
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
        return error(format!("{field}.water"), "an empty canteen kills at this table");
    }
    Ok(())
}

fn check_numbers(position: &Position, seats: u8) -> Result<(), PositionError> {
    let ticks = track(seats);
    if let Some(meter) = position.meter {
        let is_over = matches!(position.phase, PhaseAt::Over { reason: Reason::Swept, .. });
        if meter as usize >= ticks.len() + usize::from(is_over) {
            return error("meter", format!("the skull comes at {}", ticks.len()));
        }
    }
    if position.actions_left > ACTIONS + THROTTLE_ACTIONS {
        return error("actions_left", format!("more than {}", ACTIONS + THROTTLE_ACTIONS));
    }
    if position.n_clocks > CLOCKS_MAX {
        return error("n_clocks", format!("more than {CLOCKS_MAX}"));
    }
    if position.n_exchanges > EXCHANGES_MAX {
        return error("n_exchanges", format!("more than {EXCHANGES_MAX}"));
    }
    if let Some(guided) = position.guided {
        check_seat(position, "guided.whom", guided.whom)?;
        if guided.whom == position.turn {
            return error("guided.whom", "nobody guides the own pawn");
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
            return error(format!("tiles.{cell}"), "no tile lies in the eye of the storm");
        }
        if tile.excavated && tile.city.is_none() {
            return error(format!("tiles.{cell}.city"), "an excavated tile shows its city side");
        }
    }
    Ok(())
}

/// What can be seen only with everything on the table.
pub(super) fn check_state(state: &State, position: &Position) -> Result<(), PositionError> {
    check_parts(state)?;
    check_supply(state)?;
    check_phase(state, position)?;
    check_holds(state)?;
    check_ending(state)?;
    if let Some(request) = state.request {
        if !state.is_on(Switch::AskBeforeMovingMe) {
            return error("request", "at this table nobody asks before moving");
        }
        if !consent::is_possible(state, request) {
            return error("request.action", "this could not have been asked");
        }
    }
    state.count().map_err(|problem| PositionError::new("position", problem))
}

/// Where placing the last marker loses, the game went on only if it has not been placed.
fn check_supply(state: &State) -> Result<(), PositionError> {
    let is_lost = state.is_on(Switch::SandLastMarkerLoses) && state.board.supply() == 0;
    if is_lost && state.phase != Phase::Over(Ending::Buried) {
        return error("tiles", "all sand is on the board, and at this table that loses");
    }
    Ok(())
}

/// A game that is over has lost or won by what lies on the table, and one that is not has not.
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
        return error("phase", "this is not how the game stands on the table");
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
            return error(format!("parts.{part}"), "both clues are excavated: it lies somewhere");
        }
        if !is_found && !is_hidden {
            return error(format!("parts.{part}"), "it is hidden until both clues are excavated");
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
    let is_out_of_phase = |is_wrong: bool, field: &str, problem: &str| {
        if is_wrong { error(field, problem) } else { Ok(()) }
    };
    let role = state.pawn(state.turn).role;
    let is_draft = position.phase == PhaseAt::Drafting;
    let averts = !is_draft && role == Role::Meteorologist;
    is_out_of_phase(
        state.n_fewer > 0 && (!averts || state.n_fewer > state.level()),
        "n_fewer",
        "only the Meteorologist averts cards, and no more than the meter shows",
    )?;
    is_out_of_phase(
        state.guided.is_some() && (role != Role::Navigator || position.phase != PhaseAt::Acting),
        "guided",
        "only the Navigator guides, among her actions",
    )?;
    match position.phase {
        PhaseAt::Looking { n_seen, n_placed, has_buried } => {
            let is_right = averts
                && 1 <= n_seen
                && n_seen <= state.level().min(state.storm.n_left)
                && n_placed < n_seen
                && (n_placed == 0 || has_buried)
                && (!has_buried || state.is_on(Switch::MeteoReorder) && n_placed + 1 < n_seen);
            is_out_of_phase(!is_right, "phase", "the Meteorologist cannot be looking like this")?;
            let eyes = SeatSet::only(state.turn);
            let knows = (1..=n_seen).all(|nth| {
                state.storm.cards[state.storm.index_of_nth(nth)].seen_by(eyes).is_some()
            });
            is_out_of_phase(!knows, "storm_pile", "the Meteorologist knows what she looks at")
        }
        PhaseAt::Storm { n_left } => {
            // The meter may have risen since the storm began, but it never falls.
            let n_most = state.level() - state.n_fewer;
            let is_right = (1..=n_most).contains(&n_left);
            let problem = format!("must be from 1 to {n_most}, what the meter shows less n_fewer");
            is_out_of_phase(!is_right, "phase.n_left", &problem)
        }
        PhaseAt::Drafting | PhaseAt::Acting | PhaseAt::Over { .. } => Ok(()),
    }
}

/// Storms alone are held, and never by whose storm it is.
fn check_holds(state: &State) -> Result<(), PositionError> {
    let is_storm = matches!(state.phase, Phase::Storm { .. });
    for (field, seats) in [("held_by", state.held_by), ("has_held", state.has_held)] {
        if !is_storm && !seats.is_empty() {
            return error(field, "there is no storm to hold");
        }
        if seats.has(state.turn) {
            return error(field, "nobody holds the own storm");
        }
    }
    if !state.held_by.without(state.has_held).is_empty() {
        return error("has_held", "who holds has held");
    }
    Ok(())
}

/// The field name of a tile.
pub(super) fn tile_field(cell: Cell, name: &str) -> String {
    format!("tiles.{cell}.{name}")
}
