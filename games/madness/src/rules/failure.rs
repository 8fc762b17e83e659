//! The cost of missed challenges (M7.7): madness or a roll of the die, one after the other.
use kernel::{Ctx, Seat};

use super::{die, list, madness, refuse_now, require_leader, require_seat};
use crate::{
    action::Action,
    data::Letter,
    event::Event,
    flow,
    refusal::Refusal,
    state::{Letters, Phase, State},
};

pub(crate) fn legal(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    for &letter in Letter::ALL {
        for whom in state.all_seats().iter() {
            list(actions, Action::Madden { letter, whom }, &plan_madden(state, seat, letter, whom));
        }
    }
    for &letter in Letter::ALL {
        list(actions, Action::Roll { letter }, &plan_roll(state, seat, letter));
    }
}

fn require_missed(state: &State, seat: Seat, letter: Letter) -> Result<Letters, Refusal> {
    let Phase::Failing { missed } = state.phase else {
        return refuse_now(state);
    };
    require_leader(state, seat)?;
    if !missed.has(letter) {
        return Err(Refusal::NotMissed { letter });
    }
    Ok(missed.without(letter))
}

fn plan_madden(state: &State, seat: Seat, letter: Letter, whom: Seat) -> Result<Letters, Refusal> {
    let left = require_missed(state, seat, letter)?;
    require_seat(state, whom)?;
    if !state.seats_below_max_level().has(whom) {
        return Err(Refusal::TooMad { whom });
    }
    Ok(left)
}

pub(crate) fn madden(
    state: &mut State,
    seat: Seat,
    letter: Letter,
    whom: Seat,
    ctx: &mut Ctx<'_, State>,
) -> Result<(), Refusal> {
    let left = plan_madden(state, seat, letter, whom)?;
    madness::draw(state, whom, ctx);
    flow::after_reward(state, left, ctx);
    Ok(())
}

// R41: the die is the only way to pay if all players are at the highest level.
fn plan_roll(state: &State, seat: Seat, letter: Letter) -> Result<Letters, Refusal> {
    require_missed(state, seat, letter)
}

pub(crate) fn roll(
    state: &mut State,
    seat: Seat,
    letter: Letter,
    ctx: &mut Ctx<'_, State>,
) -> Result<(), Refusal> {
    let left = plan_roll(state, seat, letter)?;
    let face = die::roll_die(ctx);
    flow::show_die(state, letter, face, left);
    ctx.emit(state, || Event::Rolled { seat, letter, face });
    die::settle(state, letter, face, left, ctx);
    Ok(())
}
