//! What makes a position impossible, field by field.
use kernel::{PositionError, Seat, SeatSet};

use super::{PhaseAt, Position, error};
use crate::{
    board::{Area, Node},
    count,
    data::{Ability, Lock, N_DICE, Trial},
    flow,
    rules::{
        exchange, locks, movement,
        river::can_help,
        trials::{can_buy, can_ignore},
    },
    setup::Peek,
    state::{Attempt, Effort, Exchange, Look, Phase, Player, Standing, State, Test},
};

pub(super) fn check(state: &State, position: &Position) -> Result<(), PositionError> {
    count::count(state).map_err(|problem| PositionError::new("position", problem))?;
    for seat in state.all_seats().iter() {
        check_player(state, seat)?;
    }
    if let Some(seat) = state.slot.barred.without(state.all_seats()).first() {
        return error("slot.barred", format!("there is no seat {}", seat.index()));
    }
    let is_before = matches!(state.phase, Phase::Choosing | Phase::Briefing);
    if position.phase != PhaseAt::Begin && is_before != (state.round == 0) {
        return error("round", "rounds are counted from 1, and before the first it is 0");
    }
    if position.round == 0 && position.phase == PhaseAt::Begin {
        return error("round", "rounds are counted from 1");
    }
    check_dice(state)?;
    if state.is_slot() {
        check_slot(state)?;
    }
    if state.ending.is_sealed != (state.boulder_at() == Node::Exit) {
        return error("sealed", "the exit is plugged when the boulder is there");
    }
    check_phase(state, position)
}

/// Where the roll of the round is there, and where it is not.
fn check_dice(state: &State) -> Result<(), PositionError> {
    let is_rolled = state.dice.iter().filter(|&&face| face > 0).count() == N_DICE;
    let needs_roll = state.is_slot() || matches!(state.phase, Phase::Replacing);
    if needs_roll && !is_rolled {
        return error("dice", "the roll of the round is missing");
    }
    Ok(())
}

fn check_player(state: &State, seat: Seat) -> Result<(), PositionError> {
    let player = state.player(seat);
    let field = |name: &str| format!("players.{}.{name}", seat.index());
    if player.is_in() {
        let is_closed = movement::blocked(state).has(player.at) || player.at == Node::Exit;
        if is_closed {
            return error(field("at"), format!("nobody can stand on {}", player.at));
        }
    }
    if player.is_stuck && !state.has_web(player.at) {
        return error(field("stuck"), format!("no web hangs on {}", player.at));
    }
    if player.is_lying && player.at.area() != Area::River {
        return error(field("lying"), "one lies down in the river only");
    }
    if player.is_ready && !flow::is_asked(state, seat) {
        return error(field("ready"), "there is nothing to answer");
    }
    if player.effort != Effort::Pass && state.phase != Phase::Bracing {
        return error(field("effort"), "Stamina is chosen in its own phase only");
    }
    if player.pick != 0 && state.phase != Phase::Choosing {
        return error(field("picks_second"), "characters are chosen before the first round only");
    }
    if !player.marked.is_empty() && state.phase != Phase::Loading {
        return error(field("marked"), "cards are laid aside while the load is chosen");
    }
    check_look(state, seat, player)
}

fn check_look(state: &State, seat: Seat, player: &Player) -> Result<(), PositionError> {
    let Some(look) = player.look else {
        return Ok(());
    };
    let field = format!("players.{}.look", seat.index());
    if state.options.peek != Peek::Timed5s {
        return error(field, "with a notebook no look ends");
    }
    let lava = &state.lava;
    let glyph = match look {
        Look::Clue(zone) => {
            let clue = &lava.clues[zone as usize - 1];
            if !clue.known_to().has(seat) {
                return error(field, "who looks at a clue knows it");
            }
            lava.glyph_of(*clue.truth())
        }
        Look::Tile(at) => lava.truth(at.tile().expect("checked before")).0,
    };
    if lava.numbers[glyph as usize].known_to().has(seat) {
        return Ok(());
    }
    error(field, "who looks at a number knows it")
}

fn check_slot(state: &State) -> Result<(), PositionError> {
    let seat = state.slot.seat;
    if !state.player(seat).is_in() {
        return error("slot.seat", "who has a slot is in the temple");
    }
    if state.player(seat).level == 0 {
        let field = format!("players.{}.level", seat.index());
        return error(field, "who acts has a Load Level");
    }
    Ok(())
}

fn check_phase(state: &State, position: &Position) -> Result<(), PositionError> {
    if position.phase == PhaseAt::Begin {
        return check_some(!flow::is_deserted(state), "nobody is left to play on");
    }
    let own_turn = state.turn == state.slot.seat;
    match &state.phase {
        Phase::Choosing | Phase::Loading | Phase::Bracing => {
            check_some(!flow::awaited(state).is_empty(), "everybody has answered")
        }
        Phase::Briefing => check_turn(state.turn == state.keeper),
        Phase::Acting => check_turn(own_turn),
        Phase::Testing(test) => {
            check_turn(state.turn == test.seat)?;
            check_test(state, test)?;
            let can_decide = can_buy(state, test) || can_ignore(state, test);
            check_some(can_decide, "there is nothing to decide in this test")
        }
        Phase::Helping(test) => {
            check_test(state, test)?;
            check_some(test.trial == Trial::RiverExit, "nobody can help in this test")?;
            check_turn(state.turn != test.seat && can_help(state, state.turn))
        }
        Phase::Losing => {
            check_turn(own_turn)?;
            let player = state.player(state.turn);
            check_some(player.is_stuck && player.hand.len() > 1, "the web has nothing to take")
        }
        Phase::Unlocking(attempt) => {
            check_turn(own_turn)?;
            check_attempt(state, attempt)
        }
        Phase::Removing => {
            check_turn(own_turn)?;
            check_door(state)
        }
        Phase::Answering(exchange) => {
            check_turn(state.turn == exchange.whom)?;
            check_exchange(state, exchange)
        }
        Phase::Composing(exchange) | Phase::Confirming(exchange) => {
            check_turn(own_turn)?;
            check_exchange(state, exchange)
        }
        Phase::Gathering => {
            check_turn(own_turn)?;
            check_some(state.has_pile(state.player(state.turn).at), "no pile lies there")
        }
        Phase::Replacing => {
            check_turn(state.player(state.turn).standing == Standing::Waiting)?;
            check_some(state.suns == [true; 2], "there is nothing to choose before both Suns open")
        }
        Phase::Over => {
            let is_over = state.ending.is_sealed || flow::is_deserted(state);
            check_some(is_over, "somebody can still play on")
        }
    }
}

fn check_door(state: &State) -> Result<(), PositionError> {
    let at = state.player(state.turn).at;
    let has_token = state.has_token(state.turn, Ability::LockPicking);
    let is_there = locks::is_at(Lock::Door, at) && state.has_door;
    check_some(is_there && has_token, "there is no door to remove")
}

fn check_some(holds: bool, problem: &str) -> Result<(), PositionError> {
    if holds { Ok(()) } else { error("phase", problem) }
}

fn check_turn(holds: bool) -> Result<(), PositionError> {
    if holds { Ok(()) } else { error("turn", "it is somebody else's in this phase") }
}

fn check_test(state: &State, test: &Test) -> Result<(), PositionError> {
    if !state.has_seat(test.seat) || !state.player(test.seat).is_in() {
        return error("phase.test.seat", "who is tested is in the temple");
    }
    if test.ones() == 0 {
        return error("phase.test.dice", "without a 1 the test is passed");
    }
    let player = state.player(test.seat);
    if !test.paid.minus(player.hand).is_empty() || test.paid.len() > 2 {
        return error("phase.test.paid", "up to two cards of the hand wait for a third");
    }
    let fits = match test.trial {
        Trial::Pit => state.options.pit && movement::across_pit(player.at).is_some(),
        Trial::Web => state.has_web(player.at) && !player.is_stuck,
        Trial::TearFree => player.is_stuck,
        Trial::Collapse => state.is_collapsing,
        Trial::RiverExit => player.at == Node::R8,
    };
    let is_own = test.trial == Trial::Collapse || test.seat == state.slot.seat;
    if fits && is_own { Ok(()) } else { error("phase.test.trial", "this test is not taken there") }
}

fn check_attempt(state: &State, attempt: &Attempt) -> Result<(), PositionError> {
    let (lock, at) = (attempt.lock, state.player(state.turn).at);
    let is_there = locks::is_at(lock, at);
    if !is_there || !locks::exists(state, lock) || !locks::is_shut(state, lock) {
        return error("phase.attempt.lock", "there is no such lock to open here");
    }
    if locks::is_solved(&attempt.dice, locks::n_needed(state, lock)) {
        return error("phase.attempt.dice", "with these dice it is open");
    }
    let has_token = state.has_token(state.turn, Ability::LockPicking);
    check_some(locks::can_reroll(state, attempt) || has_token, "there is nothing to decide")
}

fn check_exchange(state: &State, exchange: &Exchange) -> Result<(), PositionError> {
    let (seat, whom) = (state.slot.seat, exchange.whom);
    if exchange::plan_partner(state, seat, whom).is_err() || state.slot.actions == 0 {
        return error("phase.exchange.whom", "these two cannot exchange anything");
    }
    if !exchange.given.minus(state.player(seat).hand).is_empty() {
        return error("phase.exchange.given", "only cards of the own hand can be given");
    }
    if !exchange.asked.minus(state.player(whom).hand).is_empty() {
        return error("phase.exchange.asked", "only cards of the partner can be asked for");
    }
    let is_shown = matches!(state.phase, Phase::Answering(_) | Phase::Confirming(_));
    let knows = |cards: crate::cards::CardSet, seat: Seat| {
        cards.iter().all(|card| state.faces.known_to(card).meets(SeatSet::only(seat)))
    };
    if is_shown && !knows(exchange.given, whom) {
        return error("phase.exchange.given", "the partner has seen these cards: say so in `seen`");
    }
    Ok(())
}
