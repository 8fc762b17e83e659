//! The order of rounds and phases. Only this file assigns `phase` and `turn`, so every transition
//! can be found here.
//!
//! A round is a chain of [`Stage`]s that advances until a player has to decide.
use kernel::{Ctx, EventBuffer, GameRng, Seat, SeatSet};

use crate::{
    data::{Ability, N_DICE, Trial},
    event::Event,
    refusal::Moment,
    rules::{boulder, fate, load, looks, movement, roll, scoring, trials, walls},
    setup::{DicePass, FirstPlayer, RoundOrder},
    state::{Attempt, Exchange, Phase, Slot, State, Test},
};

/// The next step of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stage {
    Round,
    Load,
    Brace,
    /// Collapse tests, starting after this seat.
    Collapse(Option<Seat>),
    /// Slots, starting after this seat.
    Slots(Option<Seat>),
    Walls,
    Boulder,
    /// Replacements, starting after this seat.
    Replace(Option<Seat>),
    Pass,
    /// A player has to decide, or the game is over.
    Wait,
}

/// Advances the round until a player has to decide.
pub(crate) fn run(state: &mut State, first: Stage, ctx: &mut Ctx<'_, Event>) {
    let mut stage = first;
    while stage != Stage::Wait {
        stage = match stage {
            Stage::Round => begin_round(state, ctx),
            Stage::Load => begin_load(state, ctx),
            Stage::Brace => begin_brace(state, ctx),
            Stage::Collapse(after) => collapse_after(state, after, ctx),
            Stage::Slots(after) => slot_after(state, after, ctx),
            Stage::Walls => close_action_phase(state, ctx),
            Stage::Boulder => roll_boulder(state, ctx),
            Stage::Replace(after) => replace_after(state, after, ctx),
            Stage::Pass => pass_dice(state, ctx),
            Stage::Wait => Stage::Wait,
        };
    }
}

/// Begins the round of a position, discarding its events.
pub(crate) fn begin(state: &mut State, rng: &mut dyn GameRng) {
    let mut events = EventBuffer::muted();
    run(state, Stage::Round, &mut Ctx::new(rng, &mut events));
}

/// Returns the kind of decision that is due.
pub(crate) const fn moment(state: &State) -> Option<Moment> {
    Some(match state.phase {
        Phase::Choosing => Moment::Choose,
        Phase::Briefing => Moment::Begin,
        Phase::Loading => Moment::Load,
        Phase::Bracing => Moment::Brace,
        Phase::Acting => Moment::Act,
        Phase::Testing(_) => Moment::Test,
        Phase::Helping(_) => Moment::Help,
        Phase::Losing => Moment::Lose,
        Phase::Unlocking(_) => Moment::Unlock,
        Phase::Removing => Moment::Door,
        Phase::Composing(_) => Moment::Compose,
        Phase::Answering(_) => Moment::Answer,
        Phase::Confirming(_) => Moment::Confirm,
        Phase::Gathering => Moment::Gather,
        Phase::Replacing => Moment::Replace,
        Phase::Over => return None,
    })
}

/// Returns the seats the game is waiting for. In a simultaneous phase, those are the seats that
/// have not answered yet.
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
        | Phase::Replacing => SeatSet::only(state.turn),
    }
}

/// Returns `true` if the current simultaneous phase includes this seat. R63: a player without
/// treasures has nothing to choose.
#[inline]
pub(crate) fn is_asked(state: &State, seat: Seat) -> bool {
    let player = state.player(seat);
    match state.phase {
        Phase::Choosing => true,
        Phase::Loading => player.is_in() && !player.hand.is_empty(),
        Phase::Bracing => state.has_token(seat, Ability::Stamina),
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

/// Records a seat's answer. The last one puts all answers into effect.
pub(crate) fn answered(state: &mut State, seat: Seat, ctx: &mut Ctx<'_, Event>) {
    state.player_mut(seat).is_ready = true;
    if !awaited(state).is_empty() {
        return;
    }
    // Secret choices are revealed now, so no answer can be taken back.
    ctx.forbid_undo();
    let phase = state.phase;
    for player in &mut state.players {
        player.is_ready = false;
    }
    match phase {
        Phase::Choosing => reveal_characters(state, ctx),
        Phase::Loading => {
            load::resolve(state, ctx);
            run(state, Stage::Brace, ctx);
        }
        Phase::Bracing => {
            load::resolve_efforts(state, ctx);
            let stage = assign(state, ctx);
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

/// Reveals all chosen characters, then determines the first Dice Keeper (T3.8).
fn reveal_characters(state: &mut State, ctx: &mut Ctx<'_, Event>) {
    for seat in state.all_seats().iter() {
        let first = 2 * seat.index();
        if state.player(seat).pick == 1 {
            state.characters.swap(first, first + 1);
            state.player_mut(seat).pick = 0;
        }
        let character = *ctx.reveal(&mut state.characters[first], SeatSet::EVERYONE);
        if state.is_coop() {
            ctx.reveal(&mut state.characters[first + 1], SeatSet::EVERYONE);
        }
        ctx.emit(|| Event::WentIn { seat, character });
    }
    state.keeper = match state.options.first_player {
        FirstPlayer::Triplet => load::highest_triplet(state, ctx),
        FirstPlayer::Random => Seat::new(ctx.rng().below(u32::from(state.n_seats)) as u8),
    };
    let seat = state.keeper;
    ctx.emit(|| Event::KeeperChosen { seat });
    state.turn = seat;
    state.phase = Phase::Briefing;
}

fn begin_round(state: &mut State, ctx: &mut Ctx<'_, Event>) -> Stage {
    state.round = state.round.saturating_add(1);
    let round = state.round;
    ctx.emit(|| Event::RoundBegan { round });
    state.dice = [0; N_DICE];
    for player in &mut state.players {
        player.level = 0;
    }
    if state.options.round_order == RoundOrder::RollFirst {
        roll_dice(state, ctx);
    }
    Stage::Load
}

fn roll_dice(state: &mut State, ctx: &mut Ctx<'_, Event>) {
    state.dice = roll(N_DICE as u8, ctx);
    let dice = state.dice;
    ctx.emit(|| Event::Rolled { dice: dice.to_vec() });
}

fn begin_load(state: &mut State, ctx: &mut Ctx<'_, Event>) -> Stage {
    load::rob(state, ctx);
    state.phase = Phase::Loading;
    if awaited(state).is_empty() {
        load::resolve(state, ctx);
        return Stage::Brace;
    }
    Stage::Wait
}

fn begin_brace(state: &mut State, ctx: &mut Ctx<'_, Event>) -> Stage {
    state.phase = Phase::Bracing;
    if awaited(state).is_empty() { assign(state, ctx) } else { Stage::Wait }
}

/// R14: Load Levels hold from here to the end of the round.
fn assign(state: &mut State, ctx: &mut Ctx<'_, Event>) -> Stage {
    if state.options.round_order == RoundOrder::LoadFirst {
        roll_dice(state, ctx);
    }
    if state.is_collapsing { Stage::Collapse(None) } else { Stage::Slots(None) }
}

/// Returns the next of `seats` after `after`, clockwise from the Dice Keeper.
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

fn collapse_after(state: &mut State, after: Option<Seat>, ctx: &mut Ctx<'_, Event>) -> Stage {
    match next_in_order(state, state.inside(), after) {
        None => Stage::Slots(None),
        Some(seat) => {
            if trials::begin(state, seat, Trial::Collapse, ctx) {
                Stage::Collapse(Some(seat))
            } else {
                Stage::Wait
            }
        }
    }
}

fn slot_after(state: &mut State, after: Option<Seat>, ctx: &mut Ctx<'_, Event>) -> Stage {
    if is_deserted(state) {
        return finish(state, ctx);
    }
    let Some(seat) = next_in_order(state, state.inside(), after) else {
        state.slot = Slot::IDLE;
        return Stage::Walls;
    };
    let level = state.player(seat).level;
    let actions = state.dice.iter().filter(|&&face| face >= level).count() as u8;
    state.slot = Slot::of(seat, actions);
    state.turn = seat;
    state.phase = Phase::Acting;
    if actions == 0 && !movement::has_free_move(state, seat) {
        ctx.emit(|| Event::SlotSkipped { seat });
        looks::close(state, seat, ctx);
        return Stage::Slots(Some(seat));
    }
    ctx.emit(|| Event::SlotBegan { seat, n: actions });
    Stage::Wait
}

/// Spends actions of the slot.
#[inline]
pub(crate) fn spend(state: &mut State, n: u8) {
    debug_assert!(state.slot.actions >= n, "the cost was checked before");
    state.slot.actions -= n;
}

/// Finishes an action. The slot continues if there is anything left to do.
pub(crate) fn after_action(state: &mut State, ctx: &mut Ctx<'_, Event>) {
    let seat = state.slot.seat;
    let is_on = state.player(seat).is_in() && !state.slot.is_over;
    if is_on && (state.slot.actions > 0 || movement::has_free_move(state, seat)) {
        state.turn = seat;
        state.phase = Phase::Acting;
        return;
    }
    end_slot(state, ctx);
}

/// Ends the slot, forfeiting any actions left.
pub(crate) fn end_slot(state: &mut State, ctx: &mut Ctx<'_, Event>) {
    let seat = state.slot.seat;
    if !state.slot.has_looked {
        looks::close(state, seat, ctx);
    }
    run(state, Stage::Slots(Some(seat)), ctx);
}

/// Continues the slot or the collapse after a test.
pub(crate) fn after_test(state: &mut State, test: &Test, ctx: &mut Ctx<'_, Event>) {
    if test.trial == Trial::Collapse {
        run(state, Stage::Collapse(Some(test.seat)), ctx);
    } else {
        after_action(state, ctx);
    }
}

/// Returns `true` if no character is in the temple or waiting to enter.
pub(crate) fn is_deserted(state: &State) -> bool {
    state.inside().with(state.waiting()).is_empty()
}

fn close_action_phase(state: &mut State, ctx: &mut Ctx<'_, Event>) -> Stage {
    fate::fumes(state, ctx);
    walls::reveal(state, ctx);
    if is_deserted(state) { finish(state, ctx) } else { Stage::Boulder }
}

fn roll_boulder(state: &mut State, ctx: &mut Ctx<'_, Event>) -> Stage {
    boulder::advance(state, ctx);
    if state.ending.is_sealed || is_deserted(state) {
        return finish(state, ctx);
    }
    Stage::Replace(None)
}

fn replace_after(state: &mut State, after: Option<Seat>, ctx: &mut Ctx<'_, Event>) -> Stage {
    let Some(seat) = next_in_order(state, state.waiting(), after) else {
        return Stage::Pass;
    };
    match state.suns {
        [false, false] => ctx.emit(|| Event::WaitsForSun { seat }),
        [true, true] => {
            state.turn = seat;
            state.phase = Phase::Replacing;
            return Stage::Wait;
        }
        [true, false] => fate::replace(state, seat, crate::data::Sun::A, ctx),
        [false, true] => fate::replace(state, seat, crate::data::Sun::B, ctx),
    }
    Stage::Replace(Some(seat))
}

/// Passes the dice to the player nearest to the exit, or to the left (R5).
fn pass_dice(state: &mut State, ctx: &mut Ctx<'_, Event>) -> Stage {
    let inside = state.inside();
    let next = match state.options.dice_pass {
        DicePass::Left => next_in_order(state, inside, Some(state.keeper)),
        DicePass::Closest => nearest(state, inside, ctx),
    };
    if let Some(seat) = next {
        state.keeper = seat;
        ctx.emit(|| Event::DicePassed { seat });
    }
    Stage::Round
}

fn nearest(state: &State, inside: SeatSet, ctx: &mut Ctx<'_, Event>) -> Option<Seat> {
    let dist = |seat: Seat| state.player(seat).at.dist();
    let least = inside.iter().map(dist).min()?;
    let tied: SeatSet = inside.iter().filter(|&seat| dist(seat) == least).collect();
    let pick = if tied.len() == 1 { 0 } else { ctx.rng().below(tied.len()) };
    tied.iter().nth(pick as usize)
}

/// Ends the game and counts the score.
#[cold]
fn finish(state: &mut State, ctx: &mut Ctx<'_, Event>) -> Stage {
    looks::close_all(state, ctx);
    state.slot = Slot::IDLE;
    state.phase = Phase::Over;
    scoring::count(state, ctx);
    Stage::Wait
}

/// Waits for a decision in a test.
pub(crate) fn wait_in_test(state: &mut State, test: Test) {
    state.turn = test.seat;
    state.phase = Phase::Testing(test);
}

/// Waits for another player's decision to help.
pub(crate) fn wait_for_help(state: &mut State, helper: Seat, test: Test) {
    state.turn = helper;
    state.phase = Phase::Helping(test);
}

/// Waits for the choice of a card to leave in the web.
pub(crate) fn wait_for_loss(state: &mut State) {
    state.turn = state.slot.seat;
    state.phase = Phase::Losing;
}

pub(crate) fn wait_at_lock(state: &mut State, attempt: Attempt) {
    state.phase = Phase::Unlocking(attempt);
}

pub(crate) fn wait_at_door(state: &mut State) {
    state.phase = Phase::Removing;
}

pub(crate) fn compose(state: &mut State, exchange: Exchange) {
    state.turn = state.slot.seat;
    state.phase = Phase::Composing(exchange);
}

/// Replaces the cards of an exchange that is being put together or answered.
pub(crate) fn revise_exchange(state: &mut State, revised: Exchange) {
    if let Phase::Composing(exchange) | Phase::Answering(exchange) = &mut state.phase {
        *exchange = revised;
    }
}

pub(crate) fn wait_for_answer(state: &mut State, exchange: Exchange) {
    state.turn = exchange.whom;
    state.phase = Phase::Answering(exchange);
}

pub(crate) fn wait_for_confirmation(state: &mut State, exchange: Exchange) {
    state.turn = state.slot.seat;
    state.phase = Phase::Confirming(exchange);
}

pub(crate) fn gather(state: &mut State) {
    state.phase = Phase::Gathering;
}

/// Sets the turn and phase given by a position.
pub(crate) fn place(state: &mut State, turn: Seat, phase: Phase) {
    state.turn = turn;
    state.phase = phase;
}
