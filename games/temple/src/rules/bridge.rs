//! The wooden bridge: weight, planks and the Golden Statue (T11).
use kernel::{Ctx, Seat, SeatSet};

use super::{fate, roll, turn};
use crate::{
    board::Space,
    data::{Death, STATUE},
    event::Event,
    flow,
    refusal::Refusal,
    setup::BridgeTest,
    state::State,
};

/// Returns the sum of the Load Levels on the bridge.
pub(crate) fn weight(state: &State) -> u8 {
    state.standing_on(Space::Br).iter().map(|seat| state.player(seat).level).sum()
}

/// Tests the bridge with `seat` on it or stepping onto it (R18). If no plank is left, every
/// adventurer on it falls.
fn test(state: &mut State, seat: Seat, ctx: &mut Ctx<'_, State>) {
    let standing = state.standing_on(Space::Br);
    let counted = standing.with(SeatSet::only(seat));
    let weight: u8 = counted.iter().map(|seat| state.player(seat).level).sum();
    let n_rolled = state.planks;
    let dice = roll(n_rolled, ctx);
    let rolled = &dice[..n_rolled as usize];
    state.planks -= rolled.iter().filter(|&&face| face < weight).count() as u8;
    let n = state.planks;
    ctx.emit(state, || Event::BridgeTested { seat, weight, dice: rolled.to_vec(), n });
    if n > 0 {
        return;
    }
    if state.untaken.has(STATUE) {
        state.untaken.remove(STATUE);
        state.gone.insert(STATUE);
    }
    ctx.emit(state, || Event::BridgeFell);
    let falling = match state.options.bridge_test {
        BridgeTest::Entering => counted,
        // T18.8: an adventurer who is stepping onto it has not left the bridge head.
        BridgeTest::EveryMove => standing,
    };
    for seat in falling.iter() {
        fate::eliminate(state, seat, Death::Bridge, ctx);
    }
}

/// Moves an adventurer onto the bridge. The test comes before the move.
pub(super) fn step_on(state: &mut State, seat: Seat, ctx: &mut Ctx<'_, State>) {
    test(state, seat, ctx);
    if !state.player(seat).is_in() {
        return;
    }
    if state.planks > 0 {
        state.player_mut(seat).at = Space::Br;
    } else {
        let at = state.player(seat).at;
        ctx.emit(state, || Event::StayedBehind { seat, at });
    }
}

/// Tests the bridge before an adventurer leaves it, if every move is tested (T18.8). Returns
/// `false` if the adventurer falls.
pub(super) fn step_off(state: &mut State, seat: Seat, ctx: &mut Ctx<'_, State>) -> bool {
    let is_tested = state.options.bridge_test == BridgeTest::EveryMove;
    if is_tested && state.player(seat).at == Space::Br {
        test(state, seat, ctx);
    }
    state.player(seat).is_in()
}

pub(crate) fn plan_hop(state: &State, seat: Seat) -> Result<(), Refusal> {
    turn::require_acting(state)?;
    let at = state.player(seat).at;
    if at != Space::Br {
        return Err(Refusal::NotOnBridge { at });
    }
    turn::require_paid_action(state, seat, 1)
}

/// Hops on the bridge to sabotage it.
pub(crate) fn hop(state: &mut State, seat: Seat, ctx: &mut Ctx<'_, State>) -> Result<(), Refusal> {
    plan_hop(state, seat)?;
    flow::spend_actions(state, 1);
    test(state, seat, ctx);
    flow::after_action(state, ctx);
    Ok(())
}

pub(crate) fn plan_statue(state: &State, seat: Seat) -> Result<(), Refusal> {
    plan_hop(state, seat)?;
    if state.untaken.has(STATUE) { Ok(()) } else { Err(Refusal::StatueGone) }
}

pub(crate) fn take_statue(
    state: &mut State,
    seat: Seat,
    ctx: &mut Ctx<'_, State>,
) -> Result<(), Refusal> {
    plan_statue(state, seat)?;
    flow::spend_actions(state, 1);
    test(state, seat, ctx);
    if state.planks > 0 {
        state.untaken.remove(STATUE);
        state.player_mut(seat).hand.insert(STATUE);
        ctx.emit(state, || Event::StatueTaken { seat });
    }
    flow::after_action(state, ctx);
    Ok(())
}
