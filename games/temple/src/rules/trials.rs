//! Load-level tests: dice, payments, tokens and help (T12).
use kernel::{Ctx, Seat};

use super::{clock, fate, not_now, pit, river, roll, roll_one, web};
use crate::{
    action::Action,
    cards::CardSet,
    data::{Ability, PAYMENT, Treasure, Trial, Variety},
    event::Event,
    flow,
    refusal::Refusal,
    rules::load::{faces, listed},
    state::{Phase, State, Test},
};

/// Dice of a test: the Load Level, one fewer with Firm Footing (V17).
#[inline]
pub(crate) fn n_dice(state: &State, seat: Seat, trial: Trial) -> u8 {
    let level = state.player(seat).level.max(1);
    let is_firm = state.has(Variety::FIRM_FOOTING) && trial != Trial::RiverExit;
    if is_firm { level.saturating_sub(1).max(1) } else { level }
}

/// The token that helps in a test, if any does.
pub(crate) const fn helpful(trial: Trial) -> Option<Ability> {
    match trial {
        Trial::Pit | Trial::Collapse => Some(Ability::Leap),
        Trial::RiverExit => Some(Ability::Swimming),
        Trial::Web | Trial::TearFree => None,
    }
}

/// Rolls for a test. True if it is decided and done, false if somebody has to decide first.
pub(crate) fn begin(state: &mut State, seat: Seat, trial: Trial, ctx: &mut Ctx<'_, Event>) -> bool {
    let n = n_dice(state, seat, trial);
    let dice = roll(n, ctx);
    ctx.tell(|| Event::Tested { seat, trial, dice: dice[..n as usize].to_vec() });
    let test = Test { trial, seat, dice, n, bought: 0, ignored: 0, paid: CardSet::EMPTY };
    go_on(state, test, ctx)
}

/// Asks for a decision if there is one to make, else settles the test.
fn go_on(state: &mut State, test: Test, ctx: &mut Ctx<'_, Event>) -> bool {
    if test.ones() == 0 {
        return settle(state, &test, true, ctx);
    }
    if can_buy(state, &test) || can_ignore(state, &test) {
        flow::wait_in_test(state, test);
        return false;
    }
    lost_unless_helped(state, test, test.seat, ctx)
}

pub(crate) fn can_buy(state: &State, test: &Test) -> bool {
    test.buyable() != 0 && u32::from(state.player(test.seat).hand.len()) >= PAYMENT
}

pub(crate) fn can_ignore(state: &State, test: &Test) -> bool {
    helpful(test.trial).is_some_and(|ability| state.has_token(test.seat, ability))
}

/// Ones are left: other swimmers may help in the river, clockwise after `last` (R33).
fn lost_unless_helped(state: &mut State, test: Test, last: Seat, ctx: &mut Ctx<'_, Event>) -> bool {
    let mut helper = last.next_of(state.n_seats);
    while test.trial == Trial::RiverExit && helper != test.seat {
        if river::can_help(state, helper) {
            clock::ask(state);
            flow::wait_for_help(state, helper, test);
            return false;
        }
        helper = helper.next_of(state.n_seats);
    }
    settle(state, &test, false, ctx)
}

/// The test is decided. True if nobody has to decide anything more about it.
fn settle(state: &mut State, test: &Test, is_passed: bool, ctx: &mut Ctx<'_, Event>) -> bool {
    let (seat, trial) = (test.seat, test.trial);
    if is_passed {
        ctx.tell(|| Event::TestPassed { seat, trial });
    } else {
        ctx.tell(|| Event::TestFailed { seat, trial });
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

/// Goes on after a decision: the slot or the collapse continues once the test is settled.
fn resume(state: &mut State, test: Test, ctx: &mut Ctx<'_, Event>) {
    if go_on(state, test, ctx) {
        flow::after_test(state, &test, ctx);
    }
}

fn pending(state: &State) -> Result<Test, Refusal> {
    match state.phase {
        Phase::Testing(test) => Ok(test),
        Phase::Choosing
        | Phase::Briefing
        | Phase::Loading
        | Phase::Bracing
        | Phase::Acting
        | Phase::Helping(_)
        | Phase::Losing
        | Phase::Unlocking(_)
        | Phase::Removing
        | Phase::Composing(_)
        | Phase::Answering(_)
        | Phase::Confirming(_)
        | Phase::Gathering
        | Phase::Replacing
        | Phase::Over => Err(not_now(state)),
    }
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
    if test.paid.is_empty() {
        if can_ignore(state, test) {
            actions.push(Action::Ignore);
        }
        actions.push(Action::Accept);
    }
}

/// Lays out a card; the third one buys a reroll (R29).
pub(crate) fn pay(
    state: &mut State,
    face: Treasure,
    ctx: &mut Ctx<'_, Event>,
) -> Result<(), Refusal> {
    let mut test = pending(state)?;
    if test.buyable() == 0 {
        return Err(Refusal::NothingToBuy);
    }
    let hand = state.player(test.seat).hand;
    if u32::from(hand.len()) < PAYMENT {
        return Err(Refusal::TooFewToPay { n: hand.len() });
    }
    let card = state.find_card(hand.minus(test.paid), face);
    test.paid.insert(card.ok_or(Refusal::NoSuchCard { card: face })?);
    if u32::from(test.paid.len()) < PAYMENT {
        flow::wait_in_test(state, test);
        return Ok(());
    }
    buy(state, test, ctx);
    Ok(())
}

fn buy(state: &mut State, mut test: Test, ctx: &mut Ctx<'_, Event>) {
    let paid = std::mem::replace(&mut test.paid, CardSet::EMPTY);
    let seat = test.seat;
    state.player_mut(seat).hand = state.player(seat).hand.minus(paid);
    state.gone = state.gone.or(paid);
    let die = test.buyable().trailing_zeros() as usize;
    test.dice[die] = roll_one(ctx);
    test.bought |= 1 << die;
    let face = test.dice[die];
    let eyes = state.viewers_of(seat);
    let told = |cards| Event::Paid { seat, cards, face };
    ctx.whisper(eyes, || (told(listed(state, paid)), Some(told(Vec::new()))));
    resume(state, test, ctx);
}

pub(crate) fn keep(state: &mut State, face: Treasure) -> Result<(), Refusal> {
    let mut test = pending(state)?;
    let card = state.find_card(test.paid, face);
    test.paid.remove(card.ok_or(Refusal::NotLaidAside { card: face })?);
    flow::wait_in_test(state, test);
    Ok(())
}

/// Spends the own token on a 1.
pub(crate) fn ignore(state: &mut State, ctx: &mut Ctx<'_, Event>) -> Result<(), Refusal> {
    let mut test = plan_decision(state)?;
    let (seat, trial) = (test.seat, test.trial);
    let ability = helpful(trial).ok_or(Refusal::TokenUseless { trial })?;
    if !state.has_token(seat, ability) {
        return Err(Refusal::NoToken { ability });
    }
    state.player_mut(seat).is_token_used = true;
    // A die that was bought cannot be bought again, so its 1 is the one to ignore.
    let spent = test.ones() & test.bought;
    let pick = if spent != 0 { spent } else { test.ones() };
    test.ignored |= 1 << pick.trailing_zeros();
    ctx.bar();
    ctx.tell(|| Event::OneIgnored { seat, trial });
    resume(state, test, ctx);
    Ok(())
}

/// A decision other than another card of a payment.
fn plan_decision(state: &State) -> Result<Test, Refusal> {
    let test = pending(state)?;
    match test.paid.len() {
        0 => Ok(test),
        n => Err(Refusal::PaymentBegun { n }),
    }
}

/// Takes the dice as they lie.
pub(crate) fn accept(state: &mut State, ctx: &mut Ctx<'_, Event>) -> Result<(), Refusal> {
    let test = plan_decision(state)?;
    // What follows is a death or a Wound: not to be tried out.
    ctx.bar();
    if lost_unless_helped(state, test, test.seat, ctx) {
        flow::after_test(state, &test, ctx);
    }
    Ok(())
}

/// Somebody else's token saves a swimmer.
pub(crate) fn help(state: &mut State, seat: Seat, ctx: &mut Ctx<'_, Event>) -> Result<(), Refusal> {
    let Phase::Helping(mut test) = state.phase else {
        return Err(not_now(state));
    };
    state.player_mut(seat).is_token_used = true;
    test.ignored |= 1 << test.ones().trailing_zeros();
    let whom = test.seat;
    ctx.bar();
    ctx.tell(|| Event::Helped { seat, whom });
    let is_done = if test.ones() == 0 {
        settle(state, &test, true, ctx)
    } else {
        lost_unless_helped(state, test, seat, ctx)
    };
    if is_done {
        flow::after_test(state, &test, ctx);
    }
    Ok(())
}

/// The helper does not help; the next one may.
pub(crate) fn pass(state: &mut State, seat: Seat, test: Test, ctx: &mut Ctx<'_, Event>) {
    ctx.bar();
    if lost_unless_helped(state, test, seat, ctx) {
        flow::after_test(state, &test, ctx);
    }
}
