//! Checks that a position is possible, field by field, so that errors name the field to fix.
use kernel::{PositionError, Seat, SeatSet};

use super::{PhaseAt, Position, error};
use crate::{
    board::{Area, Space},
    data::{Ability, Lock, N_DICE, Trial},
    flow, invariants,
    rules::{
        exchange, locks, movement,
        river::can_help,
        trials::{can_buy, can_ignore},
    },
    setup::LookTime,
    state::{Attempt, Effort, Exchange, Look, Phase, Player, State, Status, Test},
};

pub(super) fn check(state: &State, position: &Position) -> Result<(), PositionError> {
    invariants::check(state).map_err(|problem| PositionError::new("position", problem))?;
    for seat in state.all_seats().iter() {
        check_player(state, seat)?;
    }
    if let Some(seat) = state.turn.barred.without(state.all_seats()).first() {
        return error("turn.barred", format!("there is no seat {}", seat.index()));
    }
    let is_before = matches!(state.phase, Phase::Choosing | Phase::Briefing);
    if position.phase != PhaseAt::Begin && is_before != (state.round == 0) {
        return error("round", "must be 0 before the first round and at least 1 afterwards");
    }
    if position.round == 0 && position.phase == PhaseAt::Begin {
        return error("round", "must be at least 1");
    }
    check_dice(state)?;
    if state.is_in_turn() {
        check_turn(state)?;
    }
    if state.ending.is_sealed != (state.boulder_at() == Space::Exit) {
        return error("sealed", "the exit is sealed exactly when the boulder is there");
    }
    check_phase(state, position)
}

/// Requires the round's roll in phases that depend on it.
fn check_dice(state: &State) -> Result<(), PositionError> {
    let is_rolled = state.dice.iter().filter(|&&face| face > 0).count() == N_DICE;
    let needs_roll = state.is_in_turn() || matches!(state.phase, Phase::Replacing);
    if needs_roll && !is_rolled {
        return error("dice", "this round's roll is missing");
    }
    Ok(())
}

fn check_player(state: &State, seat: Seat) -> Result<(), PositionError> {
    let player = state.player(seat);
    let field = |name: &str| format!("players.{}.{name}", seat.index());
    if player.is_in() {
        let is_closed = movement::blocked(state).has(player.at) || player.at == Space::Exit;
        if is_closed {
            return error(field("at"), format!("no adventurer can be on {}", player.at));
        }
    }
    if player.is_stuck && !state.has_web(player.at) {
        return error(field("stuck"), format!("there is no web on {}", player.at));
    }
    if player.is_lying && player.at.area() != Area::River {
        return error(field("lying"), "adventurers only lie down in the river");
    }
    if player.is_ready && !flow::is_asked(state, seat) {
        return error(field("ready"), "this player has nothing to answer");
    }
    if player.effort != Effort::Pass && state.phase != Phase::Bracing {
        return error(field("effort"), "only allowed in the phase `bracing`");
    }
    if player.pick != 0 && state.phase != Phase::Choosing {
        return error(field("picks_second"), "only allowed in the phase `choosing`");
    }
    if !player.marked.is_empty() && state.phase != Phase::Loading {
        return error(field("marked"), "only allowed in the phase `loading`");
    }
    check_look(state, seat, player)
}

fn check_look(state: &State, seat: Seat, player: &Player) -> Result<(), PositionError> {
    let Some(look) = player.look else {
        return Ok(());
    };
    let field = format!("players.{}.look", seat.index());
    if state.options.looks != LookTime::Timed {
        return error(field, "looks are unlimited with the notebook option");
    }
    let lava = &state.lava;
    let glyph = match look {
        Look::Clue(zone) => {
            let clue = &lava.clues[zone as usize - 1];
            if !clue.known_to().has(seat) {
                return error(field, "a player looking at a clue must know it");
            }
            lava.glyph_of(*clue.truth())
        }
        Look::Tile(at) => lava.truth(at.tile().expect("the tile was checked before")).0,
    };
    if lava.numbers[glyph as usize].known_to().has(seat) {
        return Ok(());
    }
    error(field, "a player looking at a number must know it")
}

fn check_turn(state: &State) -> Result<(), PositionError> {
    let seat = state.turn.seat;
    if !state.player(seat).is_in() {
        return error("turn.seat", "the acting player must be in the temple");
    }
    if state.player(seat).level == 0 {
        let field = format!("players.{}.level", seat.index());
        return error(field, "the acting player needs a Load Level");
    }
    Ok(())
}

fn check_phase(state: &State, position: &Position) -> Result<(), PositionError> {
    if position.phase == PhaseAt::Begin {
        return require(!flow::is_deserted(state), "no player can continue");
    }
    let own_turn = state.awaited == state.turn.seat;
    let here = state.player(state.awaited).at;
    match &state.phase {
        Phase::Choosing | Phase::Loading | Phase::Bracing => {
            require(!flow::awaited(state).is_empty(), "all players have answered")
        }
        Phase::Briefing => require_turn(state.awaited == state.keeper),
        Phase::Acting => require_turn(own_turn),
        Phase::Testing(test) => {
            require_turn(state.awaited == test.seat)?;
            check_test(state, test)?;
            let can_decide = can_buy(state, test) || can_ignore(state, test);
            require(can_decide, "this test leaves nothing to decide")
        }
        Phase::Helping(test) => {
            check_test(state, test)?;
            require(test.trial == Trial::RiverExit, "other players cannot help in this test")?;
            require_turn(state.awaited != test.seat && can_help(state, state.awaited))
        }
        Phase::Losing => {
            require_turn(own_turn)?;
            let player = state.player(state.awaited);
            let is_caught = player.is_stuck && player.hand.len() > 1;
            require(is_caught, "the player must be stuck with at least two treasures")
        }
        Phase::Unlocking(attempt) => {
            require_turn(own_turn)?;
            check_attempt(state, attempt)
        }
        Phase::Removing => {
            require_turn(own_turn)?;
            check_door(state)
        }
        Phase::Answering(exchange) => {
            require_turn(state.awaited == exchange.whom)?;
            check_exchange(state, exchange)
        }
        Phase::Composing(exchange) | Phase::Confirming(exchange) => {
            require_turn(own_turn)?;
            check_exchange(state, exchange)
        }
        Phase::Gathering => {
            require_turn(own_turn)?;
            require(state.has_pile(here), "there is no pile on this space")
        }
        Phase::Replacing => {
            require_turn(state.player(state.awaited).status == Status::Waiting)?;
            require(state.suns == [true; 2], "both Suns must be open")
        }
        Phase::Over => {
            let is_over = state.ending.is_sealed || flow::is_deserted(state);
            require(is_over, "a player can still continue")
        }
    }
}

fn check_door(state: &State) -> Result<(), PositionError> {
    let at = state.player(state.awaited).at;
    let has_token = state.has_token(state.awaited, Ability::LockPicking);
    let is_there = locks::is_at(Lock::Door, at) && state.has_door;
    require(is_there && has_token, "this player cannot remove a door here")
}

fn require(holds: bool, problem: &str) -> Result<(), PositionError> {
    if holds { Ok(()) } else { error("phase", problem) }
}

fn require_turn(holds: bool) -> Result<(), PositionError> {
    if holds { Ok(()) } else { error("awaited", "this player has nothing to decide in this phase") }
}

fn check_test(state: &State, test: &Test) -> Result<(), PositionError> {
    if !state.has_seat(test.seat) || !state.player(test.seat).is_in() {
        return error("phase.test.seat", "the tested player must be in the temple");
    }
    if test.ones() == 0 {
        return error("phase.test.dice", "a test without a 1 is already passed");
    }
    let player = state.player(test.seat);
    if !test.paid.minus(player.hand).is_empty() || test.paid.len() > 2 {
        return error("phase.test.paid", "at most two cards, all from the hand");
    }
    let fits = match test.trial {
        Trial::Pit => state.options.pit && movement::across_pit(player.at).is_some(),
        Trial::Web => state.has_web(player.at) && !player.is_stuck,
        Trial::TearFree => player.is_stuck,
        Trial::Collapse => state.is_collapsing,
        Trial::RiverExit => player.at == Space::R8,
    };
    let is_own = test.trial == Trial::Collapse || test.seat == state.turn.seat;
    if fits && is_own {
        Ok(())
    } else {
        error("phase.test.trial", "this test is not possible here")
    }
}

fn check_attempt(state: &State, attempt: &Attempt) -> Result<(), PositionError> {
    let (lock, at) = (attempt.lock, state.player(state.awaited).at);
    let is_there = locks::is_at(lock, at);
    if !is_there || !locks::exists(state, lock) || !locks::is_shut(state, lock) {
        return error("phase.attempt.lock", "this lock cannot be opened here");
    }
    if locks::is_solved(&attempt.dice, locks::n_needed(state, lock)) {
        return error("phase.attempt.dice", "these dice open the lock");
    }
    let has_token = state.has_token(state.awaited, Ability::LockPicking);
    require(locks::can_reroll(state, attempt) || has_token, "this attempt leaves nothing to decide")
}

fn check_exchange(state: &State, exchange: &Exchange) -> Result<(), PositionError> {
    let (seat, whom) = (state.turn.seat, exchange.whom);
    if exchange::require_partner(state, seat, whom).is_err() || state.turn.actions == 0 {
        return error("phase.exchange.whom", "these players cannot exchange cards");
    }
    if !exchange.given.minus(state.player(seat).hand).is_empty() {
        return error("phase.exchange.given", "only cards from the player's own hand can be given");
    }
    if !exchange.asked.minus(state.player(whom).hand).is_empty() {
        return error(
            "phase.exchange.asked",
            "only cards from the partner's hand can be asked for",
        );
    }
    let is_shown = matches!(state.phase, Phase::Answering(_) | Phase::Confirming(_));
    let knows = |cards: crate::cards::CardSet, seat: Seat| {
        cards.iter().all(|card| state.faces.known_to(card).intersects(SeatSet::only(seat)))
    };
    if is_shown && !knows(exchange.given, whom) {
        return error(
            "phase.exchange.given",
            "the partner has seen these cards: list them in `seen`",
        );
    }
    Ok(())
}
