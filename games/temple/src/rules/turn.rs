//! An adventurer's turn: requirements shared by many actions, and the list of legal actions (T6).
use kernel::{Ctx, Seat};

use super::{
    bridge, exchange, locks, looks, monkeys, movement, not_now, piles, pit, river, search,
    supplies, web,
};
use crate::{
    action::Action,
    board::{Area, N_ZONES},
    data::{Ability, Lock, Variety},
    event::Event,
    flow,
    refusal::Refusal,
    state::{Phase, State},
};

/// Requires that an adventurer is taking their turn.
#[inline]
pub(super) fn require_acting(state: &State) -> Result<(), Refusal> {
    if matches!(state.phase, Phase::Acting) { Ok(()) } else { Err(not_now(state)) }
}

fn plan_end(state: &State) -> Result<(), Refusal> {
    require_acting(state)
}

/// Gives up the rest of the turn.
pub(super) fn end(state: &mut State, seat: Seat, ctx: &mut Ctx<'_, State>) -> Result<(), Refusal> {
    plan_end(state)?;
    ctx.emit(state, || Event::TurnEnded { seat });
    flow::end_turn(state, ctx);
    Ok(())
}

/// Requires that nothing holds the adventurer and that `n` actions are left.
#[inline]
pub(super) fn require_paid_action(state: &State, seat: Seat, n: u8) -> Result<(), Refusal> {
    require_unbound(state, seat)?;
    require_actions(state, n)
}

/// Requires that neither Gravel nor a web holds the adventurer.
#[inline]
pub(super) fn require_unbound(state: &State, seat: Seat) -> Result<(), Refusal> {
    require_no_gravel(state, seat)?;
    let player = state.player(seat);
    if player.is_stuck {
        return Err(Refusal::StuckInWeb { at: player.at });
    }
    Ok(())
}

/// Requires that no Gravel has to be cleared first.
#[inline]
pub(super) fn require_no_gravel(state: &State, seat: Seat) -> Result<(), Refusal> {
    match state.gravel_to_clear(seat) {
        0 => Ok(()),
        n => Err(Refusal::GravelFirst { n }),
    }
}

#[inline]
pub(super) fn require_actions(state: &State, n: u8) -> Result<(), Refusal> {
    let left = state.turn.actions;
    if left < n { Err(Refusal::NotEnoughActions { needed: n, left }) } else { Ok(()) }
}

/// Requires an unused token with this ability.
#[inline]
pub(super) fn require_token(state: &State, seat: Seat, ability: Ability) -> Result<(), Refusal> {
    if state.has_token(seat, ability) { Ok(()) } else { Err(Refusal::NoToken { ability }) }
}

/// Requires that this Variety card is in force.
#[inline]
pub(super) fn require_variety(state: &State, variety: Variety) -> Result<(), Refusal> {
    if state.has(variety) { Ok(()) } else { Err(Refusal::NotInForce { variety }) }
}

/// Lists the legal actions in a turn. Checks only those that are possible on the adventurer's
/// space.
#[inline]
pub(super) fn legal(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    let player = state.player(seat);
    if state.gravel_to_clear(seat) > 0 || player.is_stuck {
        list_bound(state, seat, actions);
        return;
    }
    if state.turn.actions > 0 {
        list_paid(state, seat, actions);
    }
    if !player.is_token_used {
        list_tokens(state, seat, actions);
    }
    actions.push(Action::End);
}

/// Lists the few actions available to an adventurer held by Gravel or a web.
#[cold]
fn list_bound(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    let mut list = |action, is_open: bool| {
        if is_open {
            actions.push(action);
        }
    };
    list(Action::Clear, supplies::plan_clear(state, seat).is_ok());
    list(Action::TearFree, web::plan_tear_free(state, seat).is_ok());
    list(Action::End, true);
}

#[inline]
fn list_paid(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    let player = state.player(seat);
    let at = player.at;
    let area = at.area();
    if state.turn.actions >= movement::move_cost(state, seat) {
        for to in movement::move_targets(state, at).iter() {
            actions.push(Action::Move { to });
        }
    }
    let mut list = |action, is_open: bool| {
        if is_open {
            actions.push(action);
        }
    };
    if matches!(area, Area::Walls | Area::Lava | Area::River) {
        list(Action::Search, search::plan_search(state, seat).is_ok());
    }
    if area == Area::Walls {
        list(Action::Decipher, looks::plan_decipher(state, seat).is_ok());
    }
    if area == Area::Corridor {
        for &lock in Lock::ALL.iter().filter(|&&lock| locks::is_at(lock, at)) {
            list(Action::Unlock { lock }, locks::plan_unlock(state, seat, lock).is_ok());
        }
        list(Action::Jump, pit::plan_jump(state, seat).is_ok());
    }
    if area == Area::Bridge {
        list(Action::Hop, bridge::plan_hop(state, seat).is_ok());
        list(Action::Statue, bridge::plan_statue(state, seat).is_ok());
    }
    if area == Area::Corridor {
        list(Action::Tunnel, locks::plan_tunnel(state, seat).is_ok());
    }
    if area == Area::River {
        list(Action::ExitRiver, river::plan_exit(state, seat).is_ok());
    }
    for whom in exchange::traders(state, seat).iter() {
        list(Action::Exchange { whom }, exchange::require_exchange(state, seat, whom).is_ok());
    }
    if state.has_pile(at) {
        list(Action::Gather, piles::plan_gather(state, seat).is_ok());
    }
    if player.n_supplies > 0 {
        list(Action::Heal, supplies::plan_heal(state, seat).is_ok());
        list(Action::Hurry, supplies::plan_hurry(state, seat).is_ok());
    }
    if at == supplies::CACHE {
        list(Action::TakeSupply, supplies::plan_take(state, seat).is_ok());
    }
    if state.has(Variety::MISCHIEVOUS_MONKEYS) {
        for whom in exchange::partners(state, seat).iter() {
            list(Action::Monkey { whom }, monkeys::plan_send(state, seat, whom).is_ok());
        }
    }
}

fn list_tokens(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    match state.adventurer(seat).ability() {
        Ability::Sprint => {
            let goals = movement::sprint_targets(state, state.player(seat).at);
            actions.extend(goals.iter().map(|to| Action::Sprint { to }));
        }
        Ability::Leap if state.turn.actions > 0 => {
            let goals = movement::leap_targets(state, state.player(seat).at);
            actions.extend(goals.iter().map(|to| Action::Leap { to }));
        }
        Ability::Linguistics => {
            let tiles = looks::readable(state, state.player(seat).at);
            actions.extend(tiles.iter().map(|at| Action::Read { at }));
            if state.has(Variety::LAVA_SURPRISE) {
                actions.extend((1..=N_ZONES).map(|zone| Action::ReadClue { zone }));
            }
        }
        Ability::Leap | Ability::Stamina | Ability::Swimming | Ability::LockPicking => {}
    }
}
