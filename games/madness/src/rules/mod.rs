//! The rules, one file per chapter. Each kind of action has a `plan_*` function that returns the
//! refusal, if there is one. The function that applies the action starts with it, and `legal` lists
//! the actions that it accepts.
pub(crate) mod advice;
pub(crate) mod deadline;
pub(crate) mod die;
pub(crate) mod draw;
pub(crate) mod ending;
pub(crate) mod failure;
pub(crate) mod idle;
pub(crate) mod in_person;
pub(crate) mod madness;
pub(crate) mod mirage;
pub(crate) mod movement;
pub(crate) mod play_card;
pub(crate) mod rest;
pub(crate) mod reveal;
pub(crate) mod reward;
pub(crate) mod timer;
pub(crate) mod tokens;
pub(crate) mod untimed;

use kernel::{Ctx, Seat};

use crate::{
    action::Action,
    flow,
    refusal::Refusal,
    state::{Phase, State},
    talk,
};

/// Applies `action` if the rules allow it.
#[inline]
pub(crate) fn apply(
    state: &mut State,
    seat: Seat,
    action: Action,
    ctx: &mut Ctx<'_, State>,
) -> Result<(), Refusal> {
    require_seat(state, seat)?;
    if state.is_over() {
        return Err(Refusal::GameOver);
    }
    match action {
        Action::Ignore { whom } => movement::ignore(state, seat, whom, ctx),
        Action::UndoIgnore { whom } => movement::undo_ignore(state, seat, whom, ctx),
        Action::Move { to } => movement::fly(state, seat, to, ctx),
        Action::UndoMove => movement::undo_move(state, seat, ctx),
        Action::Flip => movement::flip_timer(state, seat, ctx),
        Action::Play { card } => play_card::play(state, seat, card, ctx),
        Action::Done => timer::declare_done(state, seat, ctx),
        Action::NotDone => timer::revoke_done(state, seat, ctx),
        Action::Pass => untimed::pass(state, seat, ctx),
        Action::Linger => untimed::linger(state, seat, ctx),
        Action::Slip => in_person::slip(state, seat, ctx),
        Action::Accuse { whom } => in_person::accuse(state, seat, whom, ctx),
        Action::Uphold => in_person::uphold(state, seat, ctx),
        Action::Dismiss => in_person::dismiss(state, seat, ctx),
        Action::Asked => in_person::asked(state, seat, ctx),
        Action::Briefed => in_person::briefed(state, seat, ctx),
        Action::Extend => timer::extend(state, seat, ctx),
        Action::Reveal => timer::resolve(state, seat, ctx),
        Action::Relic { relic, whom } => reward::take_relic(state, seat, relic, whom, ctx),
        Action::Arcane { gear } => reward::take_arcane(state, seat, gear, ctx),
        Action::Search { at } => reward::search(state, seat, at, ctx),
        Action::SkipSearch => reward::skip_search(state, seat, ctx),
        Action::GotIt => reward::got_it(state, seat, ctx),
        Action::Madden { letter, whom } => failure::madden(state, seat, letter, whom, ctx),
        Action::Roll { letter } => failure::roll(state, seat, letter, ctx),
        Action::Reroll => die::reroll(state, seat, ctx),
        Action::Accept => die::accept(state, seat, ctx),
        Action::Deal { whom } => draw::deal(state, seat, whom, ctx),
        Action::Raise => draw::raise(state, seat, ctx),
        Action::EndDraw => draw::end_draw(state, seat, ctx),
        Action::Rest => rest::rest(state, seat, ctx),
        Action::SkipRest => rest::skip_rest(state, seat, ctx),
        Action::Advise { advice } => advice::advise(state, seat, advice, ctx),
        Action::Say { seen, remark } => talk::say(state, seat, seen, &remark, ctx),
    }
}

/// Lists the legal actions of `seat` in the order of [`Action`].
#[inline]
pub(crate) fn legal(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    match state.phase {
        Phase::Moving | Phase::Ready { .. } => movement::legal(state, seat, actions),
        Phase::Talking | Phase::Silent => timer::legal(state, seat, actions),
        Phase::TimerOut => timer::legal_after(state, seat, actions),
        Phase::Rewarding { .. } | Phase::Searching { .. } => reward::legal(state, seat, actions),
        Phase::Failing { .. } => failure::legal(state, seat, actions),
        Phase::Rolled { .. } => die::legal(state, seat, actions),
        Phase::Drawing { .. } => draw::legal(state, seat, actions),
        Phase::Resting => rest::legal(state, seat, actions),
        Phase::Over { .. } => {}
    }
}

/// Lists an action if its plan accepts it.
#[inline]
fn list<T>(actions: &mut Vec<Action>, action: Action, plan: &Result<T, Refusal>) {
    if plan.is_ok() {
        actions.push(action);
    }
}

fn require_seat(state: &State, seat: Seat) -> Result<(), Refusal> {
    if state.has_seat(seat) { Ok(()) } else { Err(Refusal::NoSuchSeat { whom: seat }) }
}

/// Requires that `seat` leads (M4.2).
#[inline]
fn require_leader(state: &State, seat: Seat) -> Result<(), Refusal> {
    if seat == state.turn { Ok(()) } else { Err(Refusal::NotLeader { turn: state.turn }) }
}

/// Refuses an action because something else is due first.
#[cold]
pub(crate) fn refuse_now<T>(state: &State) -> Result<T, Refusal> {
    Err(match flow::due_step(state) {
        Some(now) => Refusal::NotNow { now },
        None => Refusal::GameOver,
    })
}
