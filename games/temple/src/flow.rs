//! The order of rounds and phases. Only this file assigns `phase`, `turn` and `awaited`, so every
//! transition can be found here.
//!
//! A round is a chain of [`Stage`]s that advances until a player has to decide.
use kernel::{Ctx, EventBuffer, GameRng, Seat, SeatSet};

use crate::{
    data::{Ability, N_DICE, Sun, Trial},
    event::Event,
    refusal::Decision,
    rules::{boulder, fate, load, looks, movement, roll, scoring, trials, walls},
    setup::{DicePass, EmptyTemple, RoundOrder},
    state::{Attempt, Exchange, Phase, State, Status, Test, Turn},
};

/// The next step of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stage {
    Round,
    Load,
    Brace,
    /// Collapse tests, starting after this seat.
    Collapse(Option<Seat>),
    /// Turns, starting after this seat.
    Turns(Option<Seat>),
    Walls,
    Boulder,
    /// Replacements, starting after this seat.
    Replace(Option<Seat>),
    Pass,
    /// A player has to decide, or the game is over.
    Wait,
}

/// Advances the round until a player has to decide.
pub(crate) fn run(state: &mut State, first: Stage, ctx: &mut Ctx<'_, State>) {
    let mut stage = first;
    while stage != Stage::Wait {
        stage = match stage {
            Stage::Round => begin_round(state, ctx),
            Stage::Load => begin_load(state, ctx),
            Stage::Brace => begin_brace(state, ctx),
            Stage::Collapse(after) => collapse_after(state, after, ctx),
            Stage::Turns(after) => turn_after(state, after, ctx),
            Stage::Walls => close_action_phase(state, ctx),
            Stage::Boulder => roll_boulder(state, ctx),
            Stage::Replace(after) => replace_after(state, after, ctx),
            Stage::Pass => pass_dice(state, ctx),
            Stage::Wait => Stage::Wait,
        };
    }
}

/// Begins the round of an imported position, discarding its events.
pub(crate) fn begin_first_round(state: &mut State, rng: &mut dyn GameRng) {
    let mut events = EventBuffer::muted();
    run(state, Stage::Round, &mut Ctx::new(rng, &mut events));
}

/// Returns the kind of decision that is due.
pub(crate) const fn decision(state: &State) -> Option<Decision> {
    Some(match state.phase {
        Phase::Choosing => Decision::Choose,
        Phase::Briefing => Decision::Begin,
        Phase::Loading => Decision::Load,
        Phase::Bracing => Decision::Brace,
        Phase::Acting => Decision::Act,
        Phase::Testing(_) => Decision::Test,
        Phase::Helping(_) => Decision::Help,
        Phase::Losing => Decision::Lose,
        Phase::Unlocking(_) => Decision::Unlock,
        Phase::Removing => Decision::Door,
        Phase::Composing(_) => Decision::Compose,
        Phase::Answering(_) => Decision::Answer,
        Phase::Confirming(_) => Decision::Confirm,
        Phase::Gathering => Decision::Gather,
        Phase::Replacing => Decision::Replace,
        Phase::Over => return None,
    })
}

/// Returns the seats that the game is waiting for. In a simultaneous phase, these are the seats
/// that have not answered yet.
#[inline]
pub(crate) fn awaited(state: &State) -> SeatSet {
    match state.phase {
        Phase::Choosing | Phase::Loading | Phase::Bracing => {
            let is_open = |&seat: &Seat| !state.player(seat).is_ready && is_asked(state, seat);
            state.all_seats().iter().filter(is_open).collect()
        }
        Phase::Over => SeatSet::EMPTY,
        Phase::Briefing
        | Phase::Acting
        | Phase::Testing(_)
        | Phase::Helping(_)
        | Phase::Losing
        | Phase::Unlocking(_)
        | Phase::Removing
        | Phase::Composing(_)
        | Phase::Answering(_)
        | Phase::Confirming(_)
        | Phase::Gathering
        | Phase::Replacing => SeatSet::only(state.awaited),
    }
}

/// Returns `true` if the current simultaneous phase includes this seat. R63: a player without
/// treasures has nothing to choose. R8: nor does one who is shut in at the entrance.
#[inline]
pub(crate) fn is_asked(state: &State, seat: Seat) -> bool {
    let player = state.player(seat);
    match state.phase {
        Phase::Choosing => true,
        Phase::Loading => {
            player.is_in()
                && !player.hand.is_empty()
                && (!state.is_shut_in(seat) || load::n_excess(state, seat) > 0)
        }
        Phase::Bracing => state.has_token(seat, Ability::Stamina) && !state.is_shut_in(seat),
        Phase::Briefing
        | Phase::Acting
        | Phase::Testing(_)
        | Phase::Helping(_)
        | Phase::Losing
        | Phase::Unlocking(_)
        | Phase::Removing
        | Phase::Composing(_)
        | Phase::Answering(_)
        | Phase::Confirming(_)
        | Phase::Gathering
        | Phase::Replacing
        | Phase::Over => false,
    }
}

/// Records a seat's answer. Once everyone has answered, all answers take effect.
pub(crate) fn record_answer(state: &mut State, seat: Seat, ctx: &mut Ctx<'_, State>) {
    state.player_mut(seat).is_ready = true;
    if !awaited(state).is_empty() {
        return;
    }
    // Secret choices are now revealed, so no answer can be undone.
    ctx.forbid_undo();
    let phase = state.phase;
    for player in &mut state.players {
        player.is_ready = false;
    }
    match phase {
        Phase::Choosing => reveal_adventurers(state, ctx),
        Phase::Loading => {
            load::resolve(state, ctx);
            run(state, Stage::Brace, ctx);
        }
        Phase::Bracing => {
            load::resolve_efforts(state, ctx);
            let stage = begin_actions(state, ctx);
            run(state, stage, ctx);
        }
        Phase::Briefing
        | Phase::Acting
        | Phase::Testing(_)
        | Phase::Helping(_)
        | Phase::Losing
        | Phase::Unlocking(_)
        | Phase::Removing
        | Phase::Composing(_)
        | Phase::Answering(_)
        | Phase::Confirming(_)
        | Phase::Gathering
        | Phase::Replacing
        | Phase::Over => unreachable!("only simultaneous phases are answered"),
    }
}

/// Reveals all chosen adventurers, then determines the first Dice Keeper (T3.8).
fn reveal_adventurers(state: &mut State, ctx: &mut Ctx<'_, State>) {
    for seat in state.all_seats().iter() {
        let first = 2 * seat.index();
        if state.player(seat).pick == 1 {
            state.adventurers.swap(first, first + 1);
            state.player_mut(seat).pick = 0;
        }
        let adventurer = *ctx.reveal(&mut state.adventurers[first], SeatSet::EVERYONE);
        if state.is_coop() {
            ctx.reveal(&mut state.adventurers[first + 1], SeatSet::EVERYONE);
        }
        ctx.emit(state, || Event::WentIn { seat, adventurer });
    }
    state.keeper = load::highest_triplet(state, ctx);
    let seat = state.keeper;
    ctx.emit(state, || Event::KeeperChosen { seat });
    state.awaited = seat;
    state.phase = Phase::Briefing;
}

fn begin_round(state: &mut State, ctx: &mut Ctx<'_, State>) -> Stage {
    state.round = state.round.saturating_add(1);
    let round = state.round;
    ctx.emit(state, || Event::RoundBegan { round });
    state.dice = [0; N_DICE];
    for player in &mut state.players {
        player.level = 0;
    }
    if state.options.round_order == RoundOrder::RollFirst {
        roll_dice(state, ctx);
    }
    Stage::Load
}

fn roll_dice(state: &mut State, ctx: &mut Ctx<'_, State>) {
    state.dice = roll(N_DICE as u8, ctx);
    let dice = state.dice;
    ctx.emit(state, || Event::Rolled { dice: dice.to_vec() });
}

fn begin_load(state: &mut State, ctx: &mut Ctx<'_, State>) -> Stage {
    load::steal_for_pack_handlers(state, ctx);
    state.phase = Phase::Loading;
    if awaited(state).is_empty() {
        load::resolve(state, ctx);
        return Stage::Brace;
    }
    Stage::Wait
}

fn begin_brace(state: &mut State, ctx: &mut Ctx<'_, State>) -> Stage {
    state.phase = Phase::Bracing;
    if awaited(state).is_empty() { begin_actions(state, ctx) } else { Stage::Wait }
}

/// R14: Load Levels stay the same from here to the end of the round.
fn begin_actions(state: &mut State, ctx: &mut Ctx<'_, State>) -> Stage {
    if state.options.round_order == RoundOrder::LoadFirst {
        roll_dice(state, ctx);
    }
    if state.is_collapsing { Stage::Collapse(None) } else { Stage::Turns(None) }
}

/// Returns the first of `seats` that follows `after`, clockwise from the Dice Keeper.
fn next_in_order(state: &State, seats: SeatSet, after: Option<Seat>) -> Option<Seat> {
    let mut seat = match after {
        None => state.keeper,
        Some(last) => last.next_of(state.n_seats),
    };
    let mut is_first = after.is_none();
    while is_first || seat != state.keeper {
        if seats.has(seat) {
            return Some(seat);
        }
        seat = seat.next_of(state.n_seats);
        is_first = false;
    }
    None
}

fn collapse_after(state: &mut State, after: Option<Seat>, ctx: &mut Ctx<'_, State>) -> Stage {
    match next_in_order(state, state.inside(), after) {
        None => Stage::Turns(None),
        Some(seat) => {
            if trials::begin_test(state, seat, Trial::Collapse, ctx) {
                Stage::Collapse(Some(seat))
            } else {
                Stage::Wait
            }
        }
    }
}

fn turn_after(state: &mut State, after: Option<Seat>, ctx: &mut Ctx<'_, State>) -> Stage {
    if is_deserted(state) {
        return end_game(state, ctx);
    }
    let Some(seat) = next_in_order(state, state.inside(), after) else {
        state.turn = Turn::IDLE;
        return Stage::Walls;
    };
    let level = state.player(seat).level;
    let actions = state.dice.iter().filter(|&&face| face >= level).count() as u8;
    state.turn = Turn::of(seat, actions);
    state.awaited = seat;
    state.phase = Phase::Acting;
    // T18.15: tearing free costs no action, so it is not part of the turn's actions.
    let must_tear = state.has_fine_print() && state.player(seat).is_stuck;
    if !must_tear && !can_act(state, seat) {
        ctx.emit(state, || Event::TurnSkipped { seat });
        return close_turn(state, ctx);
    }
    ctx.emit(state, || Event::TurnBegan { seat, n: actions });
    if !must_tear {
        return Stage::Wait;
    }
    let is_settled = trials::begin_test(state, seat, Trial::TearFree, ctx);
    if is_settled { continue_turn(state, ctx) } else { Stage::Wait }
}

/// Returns `true` if there is anything left to do in this seat's turn.
fn can_act(state: &State, seat: Seat) -> bool {
    let is_on = state.player(seat).is_in() && !state.turn.is_over && !state.is_shut_in(seat);
    is_on && (state.turn.actions > 0 || movement::has_free_move(state, seat))
}

/// Returns to the adventurer if they can still act, and otherwise ends the turn.
fn continue_turn(state: &mut State, ctx: &mut Ctx<'_, State>) -> Stage {
    let seat = state.turn.seat;
    if !can_act(state, seat) {
        return close_turn(state, ctx);
    }
    state.awaited = seat;
    state.phase = Phase::Acting;
    Stage::Wait
}

/// Ends the turn. R60: a look that was not opened in this turn ends with it.
fn close_turn(state: &mut State, ctx: &mut Ctx<'_, State>) -> Stage {
    let seat = state.turn.seat;
    if !state.turn.has_looked {
        looks::close(state, seat, ctx);
    }
    Stage::Turns(Some(seat))
}

/// Deducts actions from the turn.
#[inline]
pub(crate) fn spend_actions(state: &mut State, n: u8) {
    debug_assert!(state.turn.actions >= n, "the cost was checked before");
    state.turn.actions -= n;
}

/// Finishes an action. The turn continues if the adventurer can still act.
pub(crate) fn after_action(state: &mut State, ctx: &mut Ctx<'_, State>) {
    let stage = continue_turn(state, ctx);
    run(state, stage, ctx);
}

/// Ends the turn, forfeiting any remaining actions.
pub(crate) fn end_turn(state: &mut State, ctx: &mut Ctx<'_, State>) {
    let stage = close_turn(state, ctx);
    run(state, stage, ctx);
}

/// Continues the turn or the collapse after a test.
pub(crate) fn after_test(state: &mut State, test: &Test, ctx: &mut Ctx<'_, State>) {
    if test.trial == Trial::Collapse {
        run(state, Stage::Collapse(Some(test.seat)), ctx);
    } else {
        after_action(state, ctx);
    }
}

/// Returns `true` if no adventurer is in the temple or waiting to enter.
pub(crate) fn is_deserted(state: &State) -> bool {
    state.inside().with(state.waiting()).is_empty()
}

fn close_action_phase(state: &mut State, ctx: &mut Ctx<'_, State>) -> Stage {
    fate::release_fumes(state, ctx);
    walls::reveal_cards(state, ctx);
    if is_deserted(state) { end_game(state, ctx) } else { Stage::Boulder }
}

fn roll_boulder(state: &mut State, ctx: &mut Ctx<'_, State>) -> Stage {
    boulder::advance(state, ctx);
    if state.is_sealed() || is_deserted(state) {
        return end_game(state, ctx);
    }
    Stage::Replace(None)
}

fn replace_after(state: &mut State, after: Option<Seat>, ctx: &mut Ctx<'_, State>) -> Stage {
    let Some(seat) = next_in_order(state, state.waiting(), after) else {
        let is_empty = state.inside().is_empty();
        if is_empty && state.options.empty_temple == EmptyTemple::Ends {
            return end_empty(state, ctx);
        }
        return Stage::Pass;
    };
    // The boulder opens Sun A before Sun B.
    if state.is_sun_open(Sun::B) {
        state.awaited = seat;
        state.phase = Phase::Replacing;
        return Stage::Wait;
    }
    if state.is_sun_open(Sun::A) {
        fate::replace(state, seat, Sun::A, ctx);
    } else {
        ctx.emit(state, || Event::WaitsForSun { seat });
    }
    Stage::Replace(Some(seat))
}

/// Passes the dice to the player nearest to the exit, or to the player on the left (R5).
fn pass_dice(state: &mut State, ctx: &mut Ctx<'_, State>) -> Stage {
    let inside = state.inside();
    let next = match state.options.dice_pass {
        DicePass::Left => next_in_order(state, inside, Some(state.keeper)),
        DicePass::Closest => nearest(state, inside, ctx),
    };
    if let Some(seat) = next {
        state.keeper = seat;
        ctx.emit(state, || Event::DicePassed { seat });
    }
    Stage::Round
}

fn nearest(state: &State, inside: SeatSet, ctx: &mut Ctx<'_, State>) -> Option<Seat> {
    let dist = |seat: Seat| state.player(seat).at.dist();
    let least = inside.iter().map(dist).min()?;
    let tied: SeatSet = inside.iter().filter(|&seat| dist(seat) == least).collect();
    let pick = if tied.len() == 1 { 0 } else { ctx.rng().below(tied.len()) };
    tied.iter().nth(pick as usize)
}

/// Ends the game because no one is left in the temple (R12). Second adventurers who are waiting do
/// not enter any more.
fn end_empty(state: &mut State, ctx: &mut Ctx<'_, State>) -> Stage {
    ctx.emit(state, || Event::TempleEmpty);
    for player in &mut state.players {
        if player.status == Status::Waiting {
            player.status = Status::Dead;
        }
    }
    end_game(state, ctx)
}

/// Ends the game and counts the score.
#[cold]
fn end_game(state: &mut State, ctx: &mut Ctx<'_, State>) -> Stage {
    looks::close_all(state, ctx);
    state.turn = Turn::IDLE;
    state.phase = Phase::Over;
    scoring::count_treasures(state, ctx);
    Stage::Wait
}

/// Waits for a player's decision in a test.
pub(crate) fn wait_in_test(state: &mut State, test: Test) {
    state.awaited = test.seat;
    state.phase = Phase::Testing(test);
}

/// Waits for another player to decide whether to help.
pub(crate) fn wait_for_help(state: &mut State, helper: Seat, test: Test) {
    state.awaited = helper;
    state.phase = Phase::Helping(test);
}

/// Waits for the player to choose a card to leave in the web.
pub(crate) fn wait_for_loss(state: &mut State) {
    state.awaited = state.turn.seat;
    state.phase = Phase::Losing;
}

pub(crate) fn wait_at_lock(state: &mut State, attempt: Attempt) {
    state.phase = Phase::Unlocking(attempt);
}

pub(crate) fn wait_at_door(state: &mut State) {
    state.phase = Phase::Removing;
}

pub(crate) fn wait_for_offer(state: &mut State, exchange: Exchange) {
    state.awaited = state.turn.seat;
    state.phase = Phase::Composing(exchange);
}

/// Replaces the cards of an exchange that is being composed or answered.
pub(crate) fn revise_exchange(state: &mut State, revised: Exchange) {
    if let Phase::Composing(exchange) | Phase::Answering(exchange) = &mut state.phase {
        *exchange = revised;
    }
}

pub(crate) fn wait_for_answer(state: &mut State, exchange: Exchange) {
    state.awaited = exchange.whom;
    state.phase = Phase::Answering(exchange);
}

pub(crate) fn wait_for_confirmation(state: &mut State, exchange: Exchange) {
    state.awaited = state.turn.seat;
    state.phase = Phase::Confirming(exchange);
}

pub(crate) fn wait_at_pile(state: &mut State) {
    state.phase = Phase::Gathering;
}

/// Sets the phase of an imported position, and the seat that has to decide.
pub(crate) fn set_phase(state: &mut State, awaited: Seat, phase: Phase) {
    state.awaited = awaited;
    state.phase = phase;
}

/// Sets the turn of an imported position.
pub(crate) fn set_turn(state: &mut State, turn: Turn) {
    state.turn = turn;
}
