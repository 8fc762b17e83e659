//! Alcoves, the Stone, the Secret Tunnel and the Secret Door (T8.1 to T8.4).
use kernel::{Ctx, Seat};

use super::{fate, movement, not_now, roll, roll_one, turn};
use crate::{
    action::Action,
    board::Space,
    data::{Ability, FACES, Lock, N_DICE, STONE, Variety},
    dice::DiceSet,
    event::{EscapeRoute, Event},
    flow,
    refusal::Refusal,
    setup::TunnelTo,
    state::{Attempt, Phase, State},
};

/// The highest face on which the Dart Holes cause a Wound (V09).
const DART_FACES: u8 = 2;

/// Returns `true` if this game has the lock.
pub(crate) fn exists(state: &State, lock: Lock) -> bool {
    match lock {
        Lock::Tunnel => state.options.tunnel,
        Lock::Door => state.has(Variety::SECRET_DOOR),
        Lock::Alcove1 | Lock::Alcove2 | Lock::Alcove3 | Lock::Alcove4 | Lock::Stone => true,
    }
}

/// Returns `true` if the lock has not been opened yet.
pub(crate) fn is_shut(state: &State, lock: Lock) -> bool {
    match lock.card() {
        Some(card) => state.untaken.has(card),
        None if lock == Lock::Door => state.has_door,
        None => true,
    }
}

/// Returns the highest face needed. The lock opens if the dice show every face from 1 up to it.
pub(crate) fn n_needed(state: &State, lock: Lock) -> u8 {
    match lock {
        Lock::Alcove1 | Lock::Alcove2 | Lock::Alcove3 | Lock::Alcove4 => {
            if state.has(Variety::RUSTED_LOCKS) { 4 } else { 3 }
        }
        Lock::Stone => 5,
        Lock::Tunnel | Lock::Door => 2,
    }
}

/// Returns `true` if the dice show every needed face.
pub(crate) fn is_solved(dice: &[u8], n_needed: u8) -> bool {
    (1..=n_needed).all(|face| dice.contains(&face))
}

#[inline]
pub(crate) fn is_at(lock: Lock, at: Space) -> bool {
    lock.site() == at || lock == Lock::Door && at == Space::C19
}

/// Requires a shut lock that can be opened from this space.
pub(crate) fn require_lock(state: &State, at: Space, lock: Lock) -> Result<(), Refusal> {
    if !is_at(lock, at) {
        return Err(Refusal::LockElsewhere { lock, at: lock.site() });
    }
    if !exists(state, lock) {
        return Err(Refusal::NoSuchLock { lock });
    }
    if !is_shut(state, lock) {
        return Err(Refusal::LockOpen { lock });
    }
    if lock == Lock::Door && state.boulder_at() == behind_door(at) {
        return Err(Refusal::BoulderThere { to: behind_door(at) });
    }
    if lock == Lock::Tunnel { require_tunnel_end(state) } else { Ok(()) }
}

/// Requires that the tunnel leads to a space that can be entered (T18.9).
fn require_tunnel_end(state: &State) -> Result<(), Refusal> {
    match state.options.tunnel_to {
        TunnelTo::Entrance if movement::blocked(state).has(Space::Ent) => {
            Err(Refusal::RoomClosed { to: Space::Ent })
        }
        TunnelTo::Outside | TunnelTo::Entrance => Ok(()),
    }
}

/// Returns `true` if a tunnel leads out of the temple.
pub(crate) fn has_tunnel_out(state: &State) -> bool {
    state.options.tunnel && state.options.tunnel_to == TunnelTo::Outside
}

pub(crate) fn plan_unlock(state: &State, seat: Seat, lock: Lock) -> Result<(), Refusal> {
    turn::require_acting(state)?;
    require_lock(state, state.player(seat).at, lock)?;
    turn::require_paid_action(state, seat, 1)
}

/// Returns the space on the other side of the Secret Door.
#[inline]
pub(super) fn behind_door(at: Space) -> Space {
    if at == Space::C18 { Space::C19 } else { Space::C18 }
}

pub(crate) fn unlock(
    state: &mut State,
    seat: Seat,
    lock: Lock,
    ctx: &mut Ctx<'_, State>,
) -> Result<(), Refusal> {
    plan_unlock(state, seat, lock)?;
    flow::spend_actions(state, 1);
    let dice = roll(N_DICE as u8, ctx);
    ctx.emit(state, || Event::LockRolled { seat, lock, dice: dice.to_vec() });
    let is_free = state.has(Variety::OLD_KEYRING);
    advance(state, seat, Attempt { lock, dice, is_free }, ctx);
    Ok(())
}

/// Opens the lock if the dice show every needed face. Otherwise waits for a decision if there is
/// one to make, or leaves the lock.
fn advance(state: &mut State, seat: Seat, attempt: Attempt, ctx: &mut Ctx<'_, State>) {
    if is_solved(&attempt.dice, n_needed(state, attempt.lock)) {
        open(state, seat, attempt.lock, ctx);
    } else if can_reroll(state, &attempt) || state.has_token(seat, Ability::LockPicking) {
        flow::wait_at_lock(state, attempt);
    } else {
        leave(state, seat, attempt.lock, ctx);
    }
}

pub(crate) fn can_reroll(state: &State, attempt: &Attempt) -> bool {
    attempt.is_free || state.turn.actions > 0
}

pub(crate) fn legal(state: &State, seat: Seat, attempt: &Attempt, actions: &mut Vec<Action>) {
    if can_reroll(state, attempt) {
        let first = actions.len();
        let sets = (1..=DiceSet::N).map(|bits| Action::Reroll { dice: DiceSet::of_bits(bits) });
        actions.extend(sets);
        debug_assert!(actions[first..].is_sorted());
    }
    if state.has_token(seat, Ability::LockPicking) {
        for die in 1..=N_DICE as u8 {
            let faces = (1..=FACES).filter(|&face| attempt.dice[die as usize - 1] != face);
            actions.extend(faces.map(|face| Action::Set { die, face }));
        }
    }
    actions.push(Action::Stop);
}

/// Returns the current attempt.
fn plan_stop(state: &State) -> Result<Attempt, Refusal> {
    if let Phase::Unlocking(attempt) = state.phase { Ok(attempt) } else { Err(not_now(state)) }
}

/// Returns the attempt after paying for a reroll, and the number of actions that the reroll costs.
fn plan_reroll(state: &State) -> Result<(Attempt, u8), Refusal> {
    let attempt = plan_stop(state)?;
    let cost = u8::from(!attempt.is_free);
    turn::require_actions(state, cost)?;
    Ok((Attempt { is_free: false, ..attempt }, cost))
}

/// Returns the attempt with this die turned to this face.
fn plan_set(state: &State, seat: Seat, die: u8, face: u8) -> Result<Attempt, Refusal> {
    let mut attempt = plan_stop(state)?;
    turn::require_token(state, seat, Ability::LockPicking)?;
    let shown = &mut attempt.dice[die as usize - 1];
    if *shown == face {
        return Err(Refusal::SameFace { face });
    }
    *shown = face;
    Ok(attempt)
}

pub(crate) fn reroll(
    state: &mut State,
    seat: Seat,
    set: DiceSet,
    ctx: &mut Ctx<'_, State>,
) -> Result<(), Refusal> {
    let (mut attempt, cost) = plan_reroll(state)?;
    flow::spend_actions(state, cost);
    for die in (0..N_DICE).filter(|&die| set.has(die)) {
        attempt.dice[die] = roll_one(ctx);
    }
    let (lock, dice) = (attempt.lock, attempt.dice);
    ctx.emit(state, || Event::LockRerolled { seat, lock, dice: dice.to_vec() });
    advance(state, seat, attempt, ctx);
    Ok(())
}

/// Lock Picking: turns one die to any face (T14.6).
pub(crate) fn set(
    state: &mut State,
    seat: Seat,
    die: u8,
    face: u8,
    ctx: &mut Ctx<'_, State>,
) -> Result<(), Refusal> {
    let attempt = plan_set(state, seat, die, face)?;
    state.player_mut(seat).is_token_used = true;
    let (lock, dice) = (attempt.lock, attempt.dice);
    ctx.emit(state, || Event::DieSet { seat, lock, dice: dice.to_vec() });
    advance(state, seat, attempt, ctx);
    Ok(())
}

pub(crate) fn stop(state: &mut State, seat: Seat, ctx: &mut Ctx<'_, State>) -> Result<(), Refusal> {
    let attempt = plan_stop(state)?;
    leave(state, seat, attempt.lock, ctx);
    Ok(())
}

/// Leaves the lock shut, which may trigger darts (V09).
fn leave(state: &mut State, seat: Seat, lock: Lock, ctx: &mut Ctx<'_, State>) {
    ctx.emit(state, || Event::LockLeft { seat, lock });
    if state.has(Variety::DART_HOLES) {
        let face = roll_one(ctx);
        ctx.emit(state, || Event::Darts { seat, face });
        if face <= DART_FACES {
            fate::wound(state, seat, ctx);
        }
    }
    flow::after_action(state, ctx);
}

fn open(state: &mut State, seat: Seat, lock: Lock, ctx: &mut Ctx<'_, State>) {
    ctx.emit(state, || Event::LockOpened { seat, lock });
    match lock.card() {
        Some(card) => {
            state.untaken.remove(card);
            state.player_mut(seat).hand.insert(card);
            let face = state.faces.truth(card);
            ctx.emit(state, || Event::TreasureTaken { seat, card: face });
            begin_collapse(state, lock, ctx);
        }
        None if lock == Lock::Tunnel => go_through_tunnel(state, seat, ctx),
        None => {
            let to = behind_door(state.player(seat).at);
            state.player_mut(seat).at = to;
            ctx.emit(state, || Event::Moved { seat, at: to });
            if state.has_token(seat, Ability::LockPicking) {
                flow::wait_at_door(state);
                return;
            }
        }
    }
    flow::after_action(state, ctx);
}

/// Returns `true` if opening this lock starts the collapse: the Stone, or any alcove in the
/// Trembling Temple (V12).
fn starts_collapse(state: &State, lock: Lock) -> bool {
    let is_stone = lock == Lock::Stone && state.options.collapse;
    lock.card().is_some() && (is_stone || state.has(Variety::TREMBLING_TEMPLE))
}

/// Returns `true` if a shut lock remains that would start the collapse.
pub(crate) fn can_collapse_begin(state: &State) -> bool {
    Lock::ALL.iter().any(|&lock| is_shut(state, lock) && starts_collapse(state, lock))
}

fn begin_collapse(state: &mut State, lock: Lock, ctx: &mut Ctx<'_, State>) {
    if starts_collapse(state, lock) && !state.is_collapsing {
        state.is_collapsing = true;
        ctx.emit(state, || Event::CollapseBegan);
    }
}

/// Requires that the player is deciding whether to remove the door.
fn plan_remove_door(state: &State) -> Result<(), Refusal> {
    if state.phase == Phase::Removing { Ok(()) } else { Err(not_now(state)) }
}

pub(crate) fn leave_door(state: &mut State, ctx: &mut Ctx<'_, State>) -> Result<(), Refusal> {
    plan_remove_door(state)?;
    flow::after_action(state, ctx);
    Ok(())
}

pub(crate) fn remove_door(
    state: &mut State,
    seat: Seat,
    ctx: &mut Ctx<'_, State>,
) -> Result<(), Refusal> {
    plan_remove_door(state)?;
    state.player_mut(seat).is_token_used = true;
    state.has_door = false;
    ctx.emit(state, || Event::DoorRemoved { seat });
    flow::after_action(state, ctx);
    Ok(())
}

pub(crate) fn plan_tunnel(state: &State, seat: Seat) -> Result<(), Refusal> {
    turn::require_acting(state)?;
    let player = state.player(seat);
    if player.at != Lock::Tunnel.site() {
        return Err(Refusal::NotAtTunnel { at: player.at });
    }
    if !state.options.tunnel {
        return Err(Refusal::NoTunnel);
    }
    if !player.hand.has(STONE) {
        return Err(Refusal::StoneNeeded);
    }
    require_tunnel_end(state)?;
    turn::require_paid_action(state, seat, 1)
}

/// Goes through the tunnel. The Stone opens it without a roll.
pub(crate) fn tunnel(
    state: &mut State,
    seat: Seat,
    ctx: &mut Ctx<'_, State>,
) -> Result<(), Refusal> {
    plan_tunnel(state, seat)?;
    flow::spend_actions(state, 1);
    go_through_tunnel(state, seat, ctx);
    flow::after_action(state, ctx);
    Ok(())
}

/// Leaves the temple, or ends up at the entrance (R21, T18.9).
fn go_through_tunnel(state: &mut State, seat: Seat, ctx: &mut Ctx<'_, State>) {
    match state.options.tunnel_to {
        TunnelTo::Outside => fate::escape(state, seat, EscapeRoute::Tunnel, ctx),
        TunnelTo::Entrance => {
            state.player_mut(seat).at = Space::Ent;
            ctx.emit(state, || Event::Moved { seat, at: Space::Ent });
        }
    }
}
