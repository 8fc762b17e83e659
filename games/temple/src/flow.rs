//! Round and phase order: the only file that assigns `phase` and `turn`.
//!
//! A round is a chain of [`Stage`]s that runs by itself until somebody has to decide.
use kernel::{Chance, Ctx, Journal, Seat, SeatSet};

use crate::{
    data::{Ability, N_DICE, Trial},
    event::Event,
    refusal::Moment,
    rules::{boulder, fate, load, looks, movement, roll, scoring, trials, walls},
    setup::{DicePass, FirstPlayer, RoundOrder},
    state::{Attempt, Exchange, Phase, Slot, State, Test},
};

/// What comes next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stage {
    Round,
    Load,
    Brace,
    /// Collapse tests, after the one of this seat.
    Collapse(Option<Seat>),
    /// Slots, after the one of this seat.
    Slots(Option<Seat>),
    Walls,
    Boulder,
    /// Replacements, after the one of this seat.
    Replace(Option<Seat>),
    Pass,
    /// Somebody has to decide, or it is over.
    Wait,
}

/// Goes on until somebody has to decide.
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

/// Begins a round that nobody listens to: the one of a position.
pub(crate) fn begin(state: &mut State, chance: &mut dyn Chance) {
    let mut journal = Journal::muted();
    run(state, Stage::Round, &mut Ctx::new(chance, &mut journal));
}

/// What has to be done now.
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

/// Who the game waits for. Windows of all wait for those who have not answered yet.
#[inline]
pub(crate) fn awaited(state: &State) -> SeatSet {
    match state.phase {
        Phase::Choosing | Phase::Loading | Phase::Bracing => {
            let is_open = |&seat: &Seat| !state.player(seat).is_ready && is_asked(state, seat);
            state.all_seats().iter().filter(is_open).collect()
        }
        Phase::Over => SeatSet::NOBODY,
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

/// Is the present window of all for this seat of the table? Who has no treasure has nothing to
/// choose (R63).
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

/// A seat has answered; when it was the last one, all answers hold.
pub(crate) fn answered(state: &mut State, seat: Seat, ctx: &mut Ctx<'_, Event>) {
    state.player_mut(seat).is_ready = true;
    if !awaited(state).is_empty() {
        return;
    }
    // What was secret comes out: nobody takes an answer back now.
    ctx.bar();
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
        | Phase::Over => unreachable!("only windows of all are answered"),
    }
}

/// Everybody shows who goes in; then the first Dice Keeper is found (T3.8).
fn reveal_characters(state: &mut State, ctx: &mut Ctx<'_, Event>) {
    for seat in state.all_seats().iter() {
        let first = 2 * seat.index();
        if state.player(seat).pick == 1 {
            state.characters.swap(first, first + 1);
            state.player_mut(seat).pick = 0;
        }
        let character = *ctx.show(&mut state.characters[first], SeatSet::EVERYONE);
        if state.is_coop() {
            ctx.show(&mut state.characters[first + 1], SeatSet::EVERYONE);
        }
        ctx.tell(|| Event::WentIn { seat, character });
    }
    state.keeper = match state.options.first_player {
        FirstPlayer::Triplet => load::highest_triplet(state, ctx),
        FirstPlayer::Random => Seat::new(ctx.chance().below(u32::from(state.n_seats)) as u8),
    };
    let seat = state.keeper;
    ctx.tell(|| Event::KeeperChosen { seat });
    state.turn = seat;
    state.phase = Phase::Briefing;
}

fn begin_round(state: &mut State, ctx: &mut Ctx<'_, Event>) -> Stage {
    state.round = state.round.saturating_add(1);
    let round = state.round;
    ctx.tell(|| Event::RoundBegan { round });
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
    ctx.tell(|| Event::Rolled { dice: dice.to_vec() });
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

/// Load Levels stand from here to the end of the round (R14).
fn assign(state: &mut State, ctx: &mut Ctx<'_, Event>) -> Stage {
    if state.options.round_order == RoundOrder::LoadFirst {
        roll_dice(state, ctx);
    }
    if state.is_collapsing { Stage::Collapse(None) } else { Stage::Slots(None) }
}

/// The next of `seats` after `after`, clockwise from the Dice Keeper.
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
        ctx.tell(|| Event::SlotSkipped { seat });
        looks::close(state, seat, ctx);
        return Stage::Slots(Some(seat));
    }
    ctx.tell(|| Event::SlotBegan { seat, n: actions });
    Stage::Wait
}

/// Pays for an action of the slot.
#[inline]
pub(crate) fn spend(state: &mut State, n: u8) {
    debug_assert!(state.slot.actions >= n, "it was checked before");
    state.slot.actions -= n;
}

/// An action is done: the slot goes on if anything is left to do.
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

/// The slot is over, whatever was left of it.
pub(crate) fn end_slot(state: &mut State, ctx: &mut Ctx<'_, Event>) {
    let seat = state.slot.seat;
    if !state.slot.has_looked {
        looks::close(state, seat, ctx);
    }
    run(state, Stage::Slots(Some(seat)), ctx);
}

/// A test is decided: of the slot, or one of the collapse.
pub(crate) fn after_test(state: &mut State, test: &Test, ctx: &mut Ctx<'_, Event>) {
    if test.trial == Trial::Collapse {
        run(state, Stage::Collapse(Some(test.seat)), ctx);
    } else {
        after_action(state, ctx);
    }
}

/// Nobody is in the temple, and nobody waits to come in.
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
        [false, false] => ctx.tell(|| Event::WaitsForSun { seat }),
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

/// The dice go to who is nearest to the exit, or to the left (R5).
fn pass_dice(state: &mut State, ctx: &mut Ctx<'_, Event>) -> Stage {
    let inside = state.inside();
    let next = match state.options.dice_pass {
        DicePass::Left => next_in_order(state, inside, Some(state.keeper)),
        DicePass::Closest => nearest(state, inside, ctx),
    };
    if let Some(seat) = next {
        state.keeper = seat;
        ctx.tell(|| Event::DicePassed { seat });
    }
    Stage::Round
}

fn nearest(state: &State, inside: SeatSet, ctx: &mut Ctx<'_, Event>) -> Option<Seat> {
    let dist = |seat: Seat| state.player(seat).at.dist();
    let least = inside.iter().map(dist).min()?;
    let tied: SeatSet = inside.iter().filter(|&seat| dist(seat) == least).collect();
    let pick = if tied.len() == 1 { 0 } else { ctx.chance().below(tied.len()) };
    tied.iter().nth(pick as usize)
}

/// Everything is counted.
#[cold]
fn finish(state: &mut State, ctx: &mut Ctx<'_, Event>) -> Stage {
    looks::close_all(state, ctx);
    state.slot = Slot::IDLE;
    state.phase = Phase::Over;
    scoring::count(state, ctx);
    Stage::Wait
}

/// A decision within a test.
pub(crate) fn wait_in_test(state: &mut State, test: Test) {
    state.turn = test.seat;
    state.phase = Phase::Testing(test);
}

/// Somebody else may help.
pub(crate) fn wait_for_help(state: &mut State, helper: Seat, test: Test) {
    state.turn = helper;
    state.phase = Phase::Helping(test);
}

/// The web takes a card.
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

/// Puts a situation down as it was written.
pub(crate) fn place(state: &mut State, turn: Seat, phase: Phase) {
    state.turn = turn;
    state.phase = phase;
}
