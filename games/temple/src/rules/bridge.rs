//! The wooden bridge: weight, planks and the Golden Statue (T11).
use kernel::{Ctx, Seat, SeatSet};

use super::{fate, roll, slot};
use crate::{
    board::Node,
    data::{Death, STATUE},
    event::Event,
    flow,
    refusal::Refusal,
    state::State,
};

/// Load Levels of all on the bridge.
pub(crate) fn weight(state: &State) -> u8 {
    state.standing_on(Node::Br).iter().map(|seat| state.player(seat).level).sum()
}

/// Weighs the bridge with `seat` on it (R18). When no plank is left, everybody counted falls.
fn test(state: &mut State, seat: Seat, ctx: &mut Ctx<'_, Event>) {
    let counted = state.standing_on(Node::Br).with(SeatSet::only(seat));
    let weight: u8 = counted.iter().map(|seat| state.player(seat).level).sum();
    let n_rolled = state.planks;
    let dice = roll(n_rolled, ctx);
    let rolled = &dice[..n_rolled as usize];
    state.planks -= rolled.iter().filter(|&&face| face < weight).count() as u8;
    let n = state.planks;
    ctx.tell(|| Event::BridgeTested { seat, weight, dice: rolled.to_vec(), n });
    if n > 0 {
        return;
    }
    ctx.tell(|| Event::BridgeFell);
    if state.at_home.has(STATUE) {
        state.at_home.remove(STATUE);
        state.gone.insert(STATUE);
    }
    for seat in counted.iter() {
        fate::eliminate(state, seat, Death::Bridge, ctx);
    }
}

/// The test comes before the figure stands there.
pub(super) fn step_on(state: &mut State, seat: Seat, ctx: &mut Ctx<'_, Event>) {
    test(state, seat, ctx);
    if state.player(seat).is_in() {
        state.player_mut(seat).at = Node::Br;
    }
}

pub(crate) fn plan_hop(state: &State, seat: Seat) -> Result<(), Refusal> {
    let at = state.player(seat).at;
    if at != Node::Br {
        return Err(Refusal::NotOnBridge { at });
    }
    slot::plan(state, seat, 1)
}

/// Sabotage.
pub(crate) fn hop(state: &mut State, seat: Seat, ctx: &mut Ctx<'_, Event>) -> Result<(), Refusal> {
    plan_hop(state, seat)?;
    flow::spend(state, 1);
    test(state, seat, ctx);
    flow::after_action(state, ctx);
    Ok(())
}

pub(crate) fn plan_statue(state: &State, seat: Seat) -> Result<(), Refusal> {
    plan_hop(state, seat)?;
    if state.at_home.has(STATUE) { Ok(()) } else { Err(Refusal::StatueGone) }
}

pub(crate) fn take_statue(
    state: &mut State,
    seat: Seat,
    ctx: &mut Ctx<'_, Event>,
) -> Result<(), Refusal> {
    plan_statue(state, seat)?;
    flow::spend(state, 1);
    test(state, seat, ctx);
    if state.planks > 0 {
        state.at_home.remove(STATUE);
        state.player_mut(seat).hand.insert(STATUE);
        ctx.tell(|| Event::StatueTaken { seat });
    }
    flow::after_action(state, ctx);
    Ok(())
}
