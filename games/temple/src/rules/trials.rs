//! Load tests: dice, payments, tokens and help (T12).
use kernel::{Ctx, Seat};

use super::{clock, fate, not_now, pit, river, roll, roll_one, turn, web};
use crate::{
    action::Action,
    cards::CardSet,
    data::{Ability, PAYMENT, Treasure, Trial, Variety},
    dice::DiceSet,
    event::Event,
    flow,
    refusal::Refusal,
    rules::load::{faces, listed},
    state::{Phase, State, Test},
};

/// Returns the number of dice in a test: the Load Level, or one fewer with Firm Footing (V17).
#[inline]
pub(crate) fn n_dice(state: &State, seat: Seat, trial: Trial) -> u8 {
    let level = state.player(seat).level.max(1);
    let is_firm = state.has(Variety::FIRM_FOOTING) && trial != Trial::RiverExit;
    if is_firm { level.saturating_sub(1).max(1) } else { level }
}

/// Returns the ability whose token helps in a test, if any.
pub(crate) const fn helpful_ability(trial: Trial) -> Option<Ability> {
    match trial {
        Trial::Pit | Trial::Collapse => Some(Ability::Leap),
        Trial::RiverExit => Some(Ability::Swimming),
        Trial::Web | Trial::TearFree => None,
    }
}

/// Rolls for a test. Returns `true` if the test is settled, or `false` if a player has to decide
/// first.
pub(crate) fn begin_test(
    state: &mut State,
    seat: Seat,
    trial: Trial,
    ctx: &mut Ctx<'_, State>,
) -> bool {
    let n = n_dice(state, seat, trial);
    let dice = roll(n, ctx);
    ctx.emit(state, || Event::Tested { seat, trial, dice: dice[..n as usize].to_vec() });
    let none = DiceSet::default();
    let test = Test { trial, seat, dice, bought: none, ignored: none, paid: CardSet::EMPTY };
    advance(state, test, ctx)
}

/// Waits for a decision if there is one to make, otherwise settles the test.
fn advance(state: &mut State, test: Test, ctx: &mut Ctx<'_, State>) -> bool {
    if test.ones() == 0 {
        return settle(state, &test, true, ctx);
    }
    if can_buy(state, &test) || can_ignore(state, &test) {
        flow::wait_in_test(state, test);
        return false;
    }
    ask_for_help_or_fail(state, test, test.seat, ctx)
}

pub(crate) fn can_buy(state: &State, test: &Test) -> bool {
    require_purchase(state, test).is_ok()
}

/// Requires a die that can still be rerolled for cards, and enough cards to pay for it.
fn require_purchase(state: &State, test: &Test) -> Result<(), Refusal> {
    if test.buyable() == 0 {
        return Err(Refusal::NothingToBuy);
    }
    let n = state.player(test.seat).hand.len();
    if u32::from(n) < PAYMENT { Err(Refusal::TooFewToPay { n }) } else { Ok(()) }
}

pub(crate) fn can_ignore(state: &State, test: &Test) -> bool {
    helpful_ability(test.trial).is_some_and(|ability| state.has_token(test.seat, ability))
}

/// Asks the next swimmer who can help in the river, clockwise after `last` (R33). Fails the test if
/// there is none.
fn ask_for_help_or_fail(
    state: &mut State,
    test: Test,
    last: Seat,
    ctx: &mut Ctx<'_, State>,
) -> bool {
    let mut helper = last.next_of(state.n_seats);
    while test.trial == Trial::RiverExit && helper != test.seat {
        if river::can_help(state, helper) {
            clock::start_answer_timer(state);
            flow::wait_for_help(state, helper, test);
            return false;
        }
        helper = helper.next_of(state.n_seats);
    }
    settle(state, &test, false, ctx)
}

/// Settles the test. Returns `true` if no more decisions are needed.
fn settle(state: &mut State, test: &Test, is_passed: bool, ctx: &mut Ctx<'_, State>) -> bool {
    let (seat, trial) = (test.seat, test.trial);
    if is_passed {
        ctx.emit(state, || Event::TestPassed { seat, trial });
    } else {
        ctx.emit(state, || Event::TestFailed { seat, trial });
    }
    match trial {
        Trial::Pit => pit::settle(state, seat, is_passed, ctx),
        Trial::Web => return web::settle(state, seat, is_passed, ctx),
        Trial::TearFree => web::settle_tear(state, seat, is_passed, ctx),
        Trial::RiverExit => river::settle(state, seat, is_passed, ctx),
        Trial::Collapse => {
            if !is_passed {
                fate::bury(state, seat, ctx);
            }
        }
    }
    true
}

/// Continues after a decision. Once the test is settled, the turn or the collapse resumes.
fn resume(state: &mut State, test: Test, ctx: &mut Ctx<'_, State>) {
    if advance(state, test, ctx) {
        flow::after_test(state, &test, ctx);
    }
}

fn require_test(state: &State) -> Result<Test, Refusal> {
    if let Phase::Testing(test) = state.phase { Ok(test) } else { Err(not_now(state)) }
}

pub(crate) fn legal(state: &State, test: &Test, actions: &mut Vec<Action>) {
    for card in faces(state, test.paid) {
        actions.push(Action::Keep { card });
    }
    if can_buy(state, test) {
        for card in faces(state, state.player(test.seat).hand.minus(test.paid)) {
            actions.push(Action::Pay { card });
        }
    }
    if plan_ignore(state).is_ok() {
        actions.push(Action::Ignore);
    }
    if plan_accept(state).is_ok() {
        actions.push(Action::Accept);
    }
}

/// Returns the test with one more card laid out.
fn plan_pay(state: &State, face: Treasure) -> Result<Test, Refusal> {
    let mut test = require_test(state)?;
    require_purchase(state, &test)?;
    let hand = state.player(test.seat).hand;
    let card = state.find_card(hand.minus(test.paid), face);
    test.paid.insert(card.ok_or(Refusal::NoSuchCard { card: face })?);
    Ok(test)
}

/// Lays out a card. The third card pays for a reroll (R29).
pub(crate) fn pay(
    state: &mut State,
    face: Treasure,
    ctx: &mut Ctx<'_, State>,
) -> Result<(), Refusal> {
    let test = plan_pay(state, face)?;
    if u32::from(test.paid.len()) < PAYMENT {
        flow::wait_in_test(state, test);
        return Ok(());
    }
    buy(state, test, ctx);
    Ok(())
}

fn buy(state: &mut State, mut test: Test, ctx: &mut Ctx<'_, State>) {
    let paid = std::mem::replace(&mut test.paid, CardSet::EMPTY);
    let seat = test.seat;
    state.player_mut(seat).hand = state.player(seat).hand.minus(paid);
    state.gone = state.gone.or(paid);
    let die = test.buyable().trailing_zeros() as usize;
    test.dice[die] = roll_one(ctx);
    test.bought.insert(die as u32);
    let face = test.dice[die];
    let viewers = state.viewers_of(seat);
    let event = |cards| Event::Paid { seat, cards, face };
    ctx.emit_to(state, viewers, || (event(listed(state, paid)), Some(event(Vec::new()))));
    resume(state, test, ctx);
}

/// Returns the test with this card taken back.
fn plan_keep(state: &State, face: Treasure) -> Result<Test, Refusal> {
    let mut test = require_test(state)?;
    let card = state.find_card(test.paid, face);
    test.paid.remove(card.ok_or(Refusal::NotLaidAside { card: face })?);
    Ok(test)
}

pub(crate) fn keep(state: &mut State, face: Treasure) -> Result<(), Refusal> {
    let test = plan_keep(state, face)?;
    flow::wait_in_test(state, test);
    Ok(())
}

/// Returns the test with one more 1 ignored.
fn plan_ignore(state: &State) -> Result<Test, Refusal> {
    let mut test = plan_accept(state)?;
    let trial = test.trial;
    let ability = helpful_ability(trial).ok_or(Refusal::TokenUseless { trial })?;
    turn::require_token(state, test.seat, ability)?;
    // A die can be rerolled for cards only once, so ignore the 1 on such a die first.
    let spent = test.ones() & test.bought.bits();
    let pick = if spent != 0 { spent } else { test.ones() };
    test.ignored.insert(pick.trailing_zeros());
    Ok(test)
}

/// Spends the player's own token to ignore a 1.
pub(crate) fn ignore(state: &mut State, ctx: &mut Ctx<'_, State>) -> Result<(), Refusal> {
    let test = plan_ignore(state)?;
    let (seat, trial) = (test.seat, test.trial);
    state.player_mut(seat).is_token_used = true;
    ctx.forbid_undo();
    ctx.emit(state, || Event::OneIgnored { seat, trial });
    resume(state, test, ctx);
    Ok(())
}

/// Returns the test if no payment has begun.
fn plan_accept(state: &State) -> Result<Test, Refusal> {
    let test = require_test(state)?;
    match test.paid.len() {
        0 => Ok(test),
        n => Err(Refusal::PaymentBegun { n }),
    }
}

/// Accepts the dice as they are.
pub(crate) fn accept(state: &mut State, ctx: &mut Ctx<'_, State>) -> Result<(), Refusal> {
    let test = plan_accept(state)?;
    // The result can be a death or a Wound, so players must not be able to try it and undo.
    ctx.forbid_undo();
    if ask_for_help_or_fail(state, test, test.seat, ctx) {
        flow::after_test(state, &test, ctx);
    }
    Ok(())
}

/// Returns the test in which the player is asked for help.
fn plan_help(state: &State) -> Result<Test, Refusal> {
    if let Phase::Helping(test) = state.phase { Ok(test) } else { Err(not_now(state)) }
}

/// Spends the helper's token to save another swimmer.
pub(crate) fn help(state: &mut State, seat: Seat, ctx: &mut Ctx<'_, State>) -> Result<(), Refusal> {
    let mut test = plan_help(state)?;
    state.player_mut(seat).is_token_used = true;
    test.ignored.insert(test.ones().trailing_zeros());
    let whom = test.seat;
    ctx.forbid_undo();
    ctx.emit(state, || Event::Helped { seat, whom });
    let is_done = if test.ones() == 0 {
        settle(state, &test, true, ctx)
    } else {
        ask_for_help_or_fail(state, test, seat, ctx)
    };
    if is_done {
        flow::after_test(state, &test, ctx);
    }
    Ok(())
}

/// Declines to help, and asks the next swimmer.
pub(crate) fn pass(state: &mut State, seat: Seat, ctx: &mut Ctx<'_, State>) -> Result<(), Refusal> {
    let test = plan_help(state)?;
    ctx.forbid_undo();
    if ask_for_help_or_fail(state, test, seat, ctx) {
        flow::after_test(state, &test, ctx);
    }
    Ok(())
}
