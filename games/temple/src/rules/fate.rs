//! Wounds, death, escape and replacement (T2.4, T15).
use kernel::{Ctx, Seat};

use super::{movement, not_now, roll_one};
use crate::{
    board::Space,
    data::{Death, STONE, Sun, Variety},
    event::{EscapeRoute, Event},
    flow::{self, Stage},
    refusal::Refusal,
    setup::table::new_player,
    state::{Phase, Player, State, Status},
};

/// The highest face on which fumes cause a Wound (V10).
const FUME_FACES: u8 = 2;

/// Adds a Wound if there is one left in the supply.
pub(crate) fn wound(state: &mut State, seat: Seat, ctx: &mut Ctx<'_, State>) {
    if state.wounds_left() == 0 {
        return;
    }
    let player = state.player_mut(seat);
    player.n_wounds += 1;
    let n = player.n_wounds;
    ctx.emit(state, || Event::Wounded { seat, n });
}

/// Adds Gravel and a Wound after a failed collapse test (R20).
pub(crate) fn bury(state: &mut State, seat: Seat, ctx: &mut Ctx<'_, State>) {
    let player = state.player_mut(seat);
    player.n_gravel = player.n_gravel.saturating_add(1);
    let n = player.n_gravel;
    ctx.emit(state, || Event::Buried { seat, n });
    wound(state, seat, ctx);
}

/// Forfeits the rest of the turn.
pub(crate) fn forfeit(state: &mut State, seat: Seat) {
    debug_assert_eq!(state.turn.seat, seat, "only the turn's own adventurer can lose it");
    state.turn.actions = 0;
    state.turn.is_over = true;
}

/// Choking Fumes (V10): tests every adventurer on a lava tile at the end of the action phase.
pub(crate) fn release_fumes(state: &mut State, ctx: &mut Ctx<'_, State>) {
    if !state.has(Variety::CHOKING_FUMES) {
        return;
    }
    for seat in state.inside().iter() {
        if state.player(seat).at.tile().is_some() {
            let face = roll_one(ctx);
            ctx.emit(state, || Event::Fumes { seat, face });
            if face <= FUME_FACES {
                wound(state, seat, ctx);
            }
        }
    }
}

/// Removes a dead adventurer and everything they carry (R51). A second adventurer, if there is one,
/// waits (R12).
pub(crate) fn eliminate(state: &mut State, seat: Seat, death: Death, ctx: &mut Ctx<'_, State>) {
    let adventurer = state.adventurer(seat);
    remove_possessions(state, seat);
    let can_return = !state.player(seat).is_second && !state.has(Variety::LIMITED_NUMBERS);
    state.player_mut(seat).status = if can_return { Status::Waiting } else { Status::Dead };
    ctx.emit(state, || Event::Eliminated { seat, adventurer, death });
}

/// Clears everything a removed adventurer carried.
fn remove_possessions(state: &mut State, seat: Seat) {
    let player = state.player_mut(seat);
    let hand = player.hand;
    *player = Player {
        status: player.status,
        is_second: player.is_second,
        is_token_used: true,
        look: player.look,
        ..new_player()
    };
    state.gone = state.gone.or(hand);
}

/// Eliminates a player when the exit is sealed, whether inside or waiting (R37).
pub(crate) fn eliminate_sealed_in(state: &mut State, seat: Seat, ctx: &mut Ctx<'_, State>) {
    match state.player(seat).status {
        Status::In => eliminate(state, seat, Death::Sealed, ctx),
        Status::Waiting | Status::Out | Status::Dead => {}
    }
    let player = state.player_mut(seat);
    if player.status == Status::Waiting {
        player.status = Status::Dead;
    }
}

/// Takes an adventurer out of the temple with everything they carry. The collapse ends when the
/// Stone leaves the temple.
pub(crate) fn escape(state: &mut State, seat: Seat, route: EscapeRoute, ctx: &mut Ctx<'_, State>) {
    let adventurer = state.adventurer(seat);
    let player = state.player_mut(seat);
    player.status = Status::Out;
    player.at = Space::Exit;
    player.n_gravel = 0;
    player.level = 0;
    let n = player.hand.len();
    let has_stone = player.hand.has(STONE);
    ctx.emit(state, || Event::Escaped { seat, adventurer, route, n });
    if has_stone && state.is_collapsing {
        state.is_collapsing = false;
        ctx.emit(state, || Event::CollapseEnded);
    }
}

/// Removes a pile from the game.
pub(crate) fn lose_pile(state: &mut State, at: Space) {
    let pile = state.pile(at);
    state.piles.take(pile, at);
    state.gone = state.gone.or(pile);
}

pub(super) fn plan_enter(state: &State, sun: Sun) -> Result<(), Refusal> {
    if state.phase != Phase::Replacing {
        return Err(not_now(state));
    }
    if state.is_sun_open(sun) { Ok(()) } else { Err(Refusal::SunClosed { sun }) }
}

/// Brings in a second adventurer at the Sun chosen by the player.
pub(crate) fn enter(
    state: &mut State,
    seat: Seat,
    sun: Sun,
    ctx: &mut Ctx<'_, State>,
) -> Result<(), Refusal> {
    plan_enter(state, sun)?;
    ctx.forbid_undo();
    replace(state, seat, sun, ctx);
    flow::run(state, Stage::Replace(Some(seat)), ctx);
    Ok(())
}

/// Brings in the second adventurer with nothing but an unused token (R52).
pub(crate) fn replace(state: &mut State, seat: Seat, sun: Sun, ctx: &mut Ctx<'_, State>) {
    let at = sun.site();
    let look = state.player(seat).look;
    *state.player_mut(seat) = Player { is_second: true, at, look, ..new_player() };
    let second = &mut state.adventurers[2 * seat.index() + 1];
    let adventurer = *ctx.reveal(second, kernel::SeatSet::EVERYONE);
    ctx.emit(state, || Event::Replaced { seat, adventurer, at });
    if state.lava.is_masked {
        movement::unmask(state, ctx);
    }
}
