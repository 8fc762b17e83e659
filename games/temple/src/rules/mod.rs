//! The rules, one file per chapter. Each file has the same structure: `plan_*` functions return a
//! refusal or the details of a legal action, and the functions that apply it call them first, so
//! listing and applying cannot disagree.
pub(crate) mod boulder;
pub(crate) mod bridge;
pub(crate) mod clock;
pub(crate) mod exchange;
pub(crate) mod fate;
pub(crate) mod load;
pub(crate) mod locks;
pub(crate) mod looks;
pub(crate) mod monkeys;
pub(crate) mod movement;
pub(crate) mod piles;
pub(crate) mod pit;
pub(crate) mod river;
pub(crate) mod scoring;
pub(crate) mod search;
pub(crate) mod supplies;
pub(crate) mod trials;
pub(crate) mod walls;
pub(crate) mod web;

mod turn;

use kernel::{Ctx, GameRngExt, Seat};

use crate::{
    action::Action,
    data::{FACES, N_DICE, Sun, Treasure},
    flow,
    refusal::Refusal,
    state::{Phase, State},
};

/// Rolls `n` dice. Unused dice are 0.
#[inline]
pub(crate) fn roll(n: u8, ctx: &mut Ctx<'_, State>) -> [u8; N_DICE] {
    let mut dice = [0; N_DICE];
    for die in &mut dice[..n as usize] {
        *die = roll_one(ctx);
    }
    dice
}

#[inline]
pub(crate) fn roll_one(ctx: &mut Ctx<'_, State>) -> u8 {
    ctx.rng().die(u32::from(FACES)) as u8
}

/// Applies `action` if the rules allow it.
#[inline]
pub(crate) fn apply(
    state: &mut State,
    seat: Seat,
    action: Action,
    ctx: &mut Ctx<'_, State>,
) -> Result<(), Refusal> {
    require_decision(state, seat)?;
    match action {
        Action::Choose { adventurer } => load::choose(state, seat, adventurer, ctx),
        Action::Begin => load::begin(state, ctx),
        Action::Drop { card } => load::drop(state, seat, card),
        Action::Keep { card } => keep(state, seat, card),
        Action::Ready => load::ready(state, seat, ctx),
        Action::Brace => load::brace(state, seat, ctx),
        Action::Shed => load::shed(state, seat, ctx),
        Action::Pass => pass(state, seat, ctx),
        Action::Move { to } => movement::walk(state, seat, to, ctx),
        Action::Search => search::search(state, seat, ctx),
        Action::Decipher => looks::decipher(state, seat, ctx),
        Action::Unlock { lock } => locks::unlock(state, seat, lock, ctx),
        Action::Jump => pit::jump(state, seat, ctx),
        Action::Hop => bridge::hop(state, seat, ctx),
        Action::Statue => bridge::take_statue(state, seat, ctx),
        Action::Tunnel => locks::tunnel(state, seat, ctx),
        Action::ExitRiver => river::exit(state, seat, ctx),
        Action::Exchange { whom } => exchange::begin(state, seat, whom),
        Action::Gather => piles::gather(state, seat, ctx),
        Action::Heal => supplies::heal(state, seat, ctx),
        Action::Hurry => supplies::hurry(state, seat, ctx),
        Action::Clear => supplies::clear(state, seat, ctx),
        Action::TearFree => web::tear_free(state, seat, ctx),
        Action::TakeSupply => supplies::take(state, seat, ctx),
        Action::Monkey { whom } => monkeys::send(state, seat, whom, ctx),
        Action::Sprint { to } => movement::sprint(state, seat, to, ctx),
        Action::Leap { to } => movement::leap(state, seat, to, ctx),
        Action::Read { at } => looks::read(state, seat, at, ctx),
        Action::ReadClue { zone } => looks::read_clue(state, seat, zone, ctx),
        Action::End => turn::end(state, seat, ctx),
        Action::Pay { card } => trials::pay(state, card, ctx),
        Action::Ignore => trials::ignore(state, ctx),
        Action::Accept => trials::accept(state, ctx),
        Action::Help => trials::help(state, seat, ctx),
        Action::Lose { card } => web::lose(state, seat, card, ctx),
        Action::Reroll { dice } => locks::reroll(state, seat, dice, ctx),
        Action::Set { die, face } => locks::set(state, seat, die, face, ctx),
        Action::Stop => locks::stop(state, seat, ctx),
        Action::RemoveDoor => locks::remove_door(state, seat, ctx),
        Action::Give { card } => exchange::give(state, seat, card),
        Action::Ask { card } => exchange::ask(state, card),
        Action::Unask { card } => exchange::unask(state, card),
        Action::Propose => exchange::propose(state, seat, ctx),
        Action::Agree => exchange::agree(state, ctx),
        Action::Decline => exchange::decline(state, ctx),
        Action::Confirm => exchange::confirm(state, ctx),
        Action::Cancel => exchange::cancel(state, ctx),
        Action::Take { card } => piles::take(state, seat, card, ctx),
        Action::Done => piles::done(state, ctx),
        Action::Enter { sun } => fate::enter(state, seat, sun, ctx),
    }
}

/// Requires that this seat has a decision to make.
fn require_decision(state: &State, seat: Seat) -> Result<(), Refusal> {
    if !state.has_seat(seat) {
        return Err(Refusal::NoSuchSeat { whom: seat });
    }
    let Some(now) = flow::decision(state) else {
        return Err(Refusal::GameOver);
    };
    if state.phase.is_simultaneous() {
        return if flow::is_asked(state, seat) { Ok(()) } else { Err(Refusal::NotAsked { now }) };
    }
    if seat == state.awaited { Ok(()) } else { Err(Refusal::NotYourTurn { turn: state.awaited }) }
}

/// Lists the legal actions for `seat`, in the order of [`Action`].
#[inline]
pub(crate) fn legal(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    if require_decision(state, seat).is_err() {
        return;
    }
    match &state.phase {
        Phase::Choosing => load::legal_adventurers(state, seat, actions),
        Phase::Briefing => actions.push(Action::Begin),
        Phase::Loading => load::legal(state, seat, actions),
        Phase::Bracing => load::legal_efforts(state, seat, actions),
        Phase::Acting => turn::legal(state, seat, actions),
        Phase::Testing(test) => trials::legal(state, test, actions),
        Phase::Helping(_) => actions.extend([Action::Pass, Action::Help]),
        Phase::Losing => web::legal(state, seat, actions),
        Phase::Unlocking(attempt) => locks::legal(state, seat, attempt, actions),
        Phase::Removing => actions.extend([Action::Pass, Action::RemoveDoor]),
        Phase::Composing(exchange) => exchange::legal_offer(state, exchange, actions),
        Phase::Answering(exchange) => exchange::legal_answers(state, exchange, actions),
        Phase::Confirming(_) => actions.extend([Action::Confirm, Action::Cancel]),
        Phase::Gathering => piles::legal(state, seat, actions),
        Phase::Replacing => {
            let suns = Sun::ALL.iter().filter(|&&sun| fate::plan_enter(state, sun).is_ok());
            actions.extend(suns.map(|&sun| Action::Enter { sun }));
        }
        Phase::Over => {}
    }
}

/// Returns the refusal for an action that the current phase does not allow.
#[cold]
pub(crate) fn not_now(state: &State) -> Refusal {
    match flow::decision(state) {
        Some(now) => Refusal::NotNow { now },
        None => Refusal::GameOver,
    }
}

/// Takes back a card that was set aside.
fn keep(state: &mut State, seat: Seat, card: Treasure) -> Result<(), Refusal> {
    if matches!(state.phase, Phase::Testing(_)) {
        return trials::keep(state, card);
    }
    if matches!(state.phase, Phase::Composing(_) | Phase::Answering(_)) {
        return exchange::keep(state, seat, card);
    }
    load::keep(state, seat, card)
}

/// Declines an optional decision.
fn pass(state: &mut State, seat: Seat, ctx: &mut Ctx<'_, State>) -> Result<(), Refusal> {
    if matches!(state.phase, Phase::Helping(_)) {
        return trials::pass(state, seat, ctx);
    }
    if matches!(state.phase, Phase::Removing) {
        return locks::leave_door(state, ctx);
    }
    load::pass(state, seat, ctx)
}
