//! Supplies, Gravel and the Supply Cache (T6.3, T6.6, V23).
use kernel::{Ctx, Seat};

use super::{river, turn};
use crate::{board::Space, data::Variety, event::Event, flow, refusal::Refusal, state::State};

/// The space with the Supply Cache.
pub(crate) const CACHE: Space = Space::C13;
/// The number of actions gained by discarding a Supply.
const HURRY: u8 = 2;

fn require_supply(state: &State, seat: Seat) -> Result<(), Refusal> {
    if state.player(seat).n_supplies == 0 {
        return Err(Refusal::NoSupply);
    }
    turn::require_paid_action(state, seat, 1)
}

pub(crate) fn plan_heal(state: &State, seat: Seat) -> Result<(), Refusal> {
    turn::require_acting(state)?;
    require_supply(state, seat)?;
    if state.player(seat).n_wounds == 0 { Err(Refusal::NoWound) } else { Ok(()) }
}

pub(crate) fn heal(state: &mut State, seat: Seat, ctx: &mut Ctx<'_, State>) -> Result<(), Refusal> {
    plan_heal(state, seat)?;
    flow::spend_actions(state, 1);
    let player = state.player_mut(seat);
    player.n_supplies -= 1;
    player.n_wounds -= 1;
    let n = player.n_wounds;
    ctx.emit(state, || Event::Healed { seat, n });
    river::after_staying(state, seat, ctx);
    Ok(())
}

pub(crate) fn plan_hurry(state: &State, seat: Seat) -> Result<(), Refusal> {
    turn::require_acting(state)?;
    turn::require_variety(state, Variety::SUPPLY_CACHE)?;
    require_supply(state, seat)
}

/// Discards a Supply to gain actions. This needs the Supply Cache card.
pub(crate) fn hurry(
    state: &mut State,
    seat: Seat,
    ctx: &mut Ctx<'_, State>,
) -> Result<(), Refusal> {
    plan_hurry(state, seat)?;
    flow::spend_actions(state, 1);
    state.player_mut(seat).n_supplies -= 1;
    state.turn.actions += HURRY;
    let n = state.turn.actions;
    ctx.emit(state, || Event::Hurried { seat, n });
    river::after_staying(state, seat, ctx);
    Ok(())
}

pub(crate) fn plan_clear(state: &State, seat: Seat) -> Result<(), Refusal> {
    turn::require_acting(state)?;
    if state.player(seat).n_gravel == 0 {
        return Err(Refusal::NoGravel);
    }
    if state.gravel_to_clear(seat) == 0 {
        return Err(Refusal::GravelHarmless);
    }
    turn::require_actions(state, 1)
}

pub(crate) fn clear(
    state: &mut State,
    seat: Seat,
    ctx: &mut Ctx<'_, State>,
) -> Result<(), Refusal> {
    plan_clear(state, seat)?;
    flow::spend_actions(state, 1);
    let player = state.player_mut(seat);
    player.n_gravel -= 1;
    let n = player.n_gravel;
    ctx.emit(state, || Event::GravelCleared { seat, n });
    river::after_staying(state, seat, ctx);
    Ok(())
}

pub(crate) fn plan_take(state: &State, seat: Seat) -> Result<(), Refusal> {
    turn::require_acting(state)?;
    turn::require_variety(state, Variety::SUPPLY_CACHE)?;
    let player = state.player(seat);
    if player.at != CACHE {
        return Err(Refusal::NotAtCache { at: player.at });
    }
    if state.cache == 0 {
        return Err(Refusal::CacheEmpty);
    }
    if player.has_taken_supply {
        return Err(Refusal::SupplyAlreadyTaken);
    }
    turn::require_paid_action(state, seat, 1)
}

pub(crate) fn take(state: &mut State, seat: Seat, ctx: &mut Ctx<'_, State>) -> Result<(), Refusal> {
    plan_take(state, seat)?;
    flow::spend_actions(state, 1);
    state.cache -= 1;
    let player = state.player_mut(seat);
    player.n_supplies += 1;
    player.has_taken_supply = true;
    let n = state.cache;
    ctx.emit(state, || Event::SupplyTaken { seat, n });
    flow::after_action(state, ctx);
    Ok(())
}
