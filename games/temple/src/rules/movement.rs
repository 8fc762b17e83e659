//! Movement between spaces, and the effects of arriving (T6.2, T14.2, T14.7).
use kernel::{Ctx, Seat, SeatSet};

use super::{bridge, fate, locks, river, trials, turn};
use crate::{
    board::{Area, PIT_SIDES, Space, SpaceSet, leaps_past},
    data::{Ability, Death, Lock, Sun, Trial, Variety},
    event::{EscapeRoute, Event},
    flow,
    refusal::Refusal,
    rules::looks,
    state::State,
};

/// The cost of a Move out of a crowded space in the Muddy Temple (V24).
const MUDDY_COST: u8 = 2;

/// Returns the spaces currently connected to this one, including blocked ones.
#[inline]
pub(crate) fn edges(state: &State, at: Space) -> SpaceSet {
    let mut edges = at.neighbours();
    for &sun in Sun::ALL {
        let (site, corner) = (sun.site(), sun.corner());
        if (at == site || at == corner) && state.is_sun_open(sun) {
            edges = edges.with(if at == site { corner } else { site });
        }
    }
    if state.has_door && locks::is_at(Lock::Door, at) {
        edges = edges.minus(SpaceSet::only(locks::behind_door(at)));
    }
    edges
}

/// Returns the spaces that cannot be entered.
#[inline]
pub(crate) fn blocked(state: &State) -> SpaceSet {
    let mut blocked = SpaceSet::only(state.boulder_at()).or(state.closed_by_walls());
    if state.options.pit {
        blocked = blocked.with(Space::C21);
    }
    if state.planks == 0 {
        blocked = blocked.with(Space::Br);
    }
    blocked.or(SpaceSet::of_tiles(state.lava.holes))
}

/// Returns the possible targets of a Move. The brink can only be left by a test.
#[inline]
pub(crate) fn move_targets(state: &State, at: Space) -> SpaceSet {
    if at == Space::R8 {
        return SpaceSet::EMPTY;
    }
    edges(state, at).minus(blocked(state))
}

/// Returns the possible targets of a Sprint, which never starts in the river, and ends there only
/// with the fine print (R36, T18.13).
#[inline]
pub(crate) fn sprint_targets(state: &State, at: Space) -> SpaceSet {
    if State::is_in_river(at) {
        return SpaceSet::EMPTY;
    }
    let goals = move_targets(state, at);
    if state.has_fine_print() { goals } else { goals.minus(crate::board::RIVER) }
}

/// Returns the possible targets of a Leap.
#[inline]
pub(crate) fn leap_targets(state: &State, at: Space) -> SpaceSet {
    let mut goals = at.diagonals().minus(blocked(state));
    for to in goals.iter() {
        if leaps_past(at, to) == Some(state.boulder_at()) {
            goals = goals.minus(SpaceSet::only(to));
        }
    }
    goals
}

/// Returns `true` if the adventurer can still act once no actions are left.
#[inline]
pub(crate) fn has_free_move(state: &State, seat: Seat) -> bool {
    let player = state.player(seat);
    if player.is_token_used || state.gravel_to_clear(seat) > 0 || player.is_stuck {
        return false;
    }
    match state.adventurer(seat).ability() {
        Ability::Sprint => !sprint_targets(state, player.at).is_empty(),
        Ability::Linguistics => {
            state.has(Variety::LAVA_SURPRISE) || !looks::readable(state, player.at).is_empty()
        }
        Ability::Stamina | Ability::Swimming | Ability::LockPicking | Ability::Leap => false,
    }
}

/// Returns the cost of a Move, which is higher on crowded muddy spaces.
#[inline]
pub(crate) fn move_cost(state: &State, seat: Seat) -> u8 {
    if !state.has(Variety::MUDDY_TEMPLE) {
        return 1;
    }
    let at = state.player(seat).at;
    let is_muddy = matches!(at.area(), Area::Walls | Area::Corridor);
    let is_crowded = !state.standing_on(at).without(SeatSet::only(seat)).is_empty();
    if is_muddy && is_crowded { MUDDY_COST } else { 1 }
}

/// Returns the refusal that explains why a space cannot be entered.
#[cold]
fn why_blocked(state: &State, to: Space) -> Refusal {
    if to == state.boulder_at() {
        return Refusal::BoulderThere { to };
    }
    match to.area() {
        Area::Walls | Area::Entrance if state.walls.have_met() => Refusal::RoomClosed { to },
        Area::Walls | Area::Entrance => Refusal::WallClosed { to },
        Area::Lava => Refusal::HoleThere { to },
        Area::Bridge => Refusal::BridgeGone,
        Area::Corridor | Area::Outside | Area::River | Area::Bank => Refusal::PitThere,
    }
}

/// Requires a connection to the space, ignoring the cost.
fn require_connection(state: &State, seat: Seat, to: Space) -> Result<(), Refusal> {
    let at = state.player(seat).at;
    if move_targets(state, at).has(to) {
        return Ok(());
    }
    if at == Space::R8 && to == Space::Bank {
        return Err(Refusal::OverTheBrink);
    }
    if !edges(state, at).has(to) {
        let is_door = locks::is_at(Lock::Door, at) && to == locks::behind_door(at);
        return Err(if is_door { Refusal::DoorShut } else { Refusal::NotAdjacent { at, to } });
    }
    Err(why_blocked(state, to))
}

/// Returns the cost of a Move to this space, or the refusal.
fn plan_move(state: &State, seat: Seat, to: Space) -> Result<u8, Refusal> {
    turn::require_acting(state)?;
    turn::require_unbound(state, seat)?;
    require_connection(state, seat, to)?;
    let cost = move_cost(state, seat);
    turn::require_actions(state, cost)?;
    Ok(cost)
}

pub(crate) fn walk(
    state: &mut State,
    seat: Seat,
    to: Space,
    ctx: &mut Ctx<'_, State>,
) -> Result<(), Refusal> {
    let cost = plan_move(state, seat, to)?;
    flow::spend_actions(state, cost);
    let event = || Event::Moved { seat, at: to };
    step_to(state, seat, to, true, event, ctx);
    Ok(())
}

fn plan_sprint(state: &State, seat: Seat, to: Space) -> Result<(), Refusal> {
    turn::require_acting(state)?;
    turn::require_token(state, seat, Ability::Sprint)?;
    turn::require_unbound(state, seat)?;
    let (starts, ends) = (State::is_in_river(state.player(seat).at), State::is_in_river(to));
    if !state.has_fine_print() && (starts || ends) {
        return Err(Refusal::NoSprintInRiver);
    }
    if starts {
        return Err(Refusal::NoSprintFromRiver);
    }
    require_connection(state, seat, to)
}

pub(crate) fn sprint(
    state: &mut State,
    seat: Seat,
    to: Space,
    ctx: &mut Ctx<'_, State>,
) -> Result<(), Refusal> {
    plan_sprint(state, seat, to)?;
    state.player_mut(seat).is_token_used = true;
    let event = || Event::Sprinted { seat, at: to };
    step_to(state, seat, to, false, event, ctx);
    Ok(())
}

fn plan_leap(state: &State, seat: Seat, to: Space) -> Result<(), Refusal> {
    turn::require_acting(state)?;
    turn::require_token(state, seat, Ability::Leap)?;
    turn::require_paid_action(state, seat, 1)?;
    let at = state.player(seat).at;
    if leap_targets(state, at).has(to) {
        return Ok(());
    }
    if !at.diagonals().has(to) {
        return Err(Refusal::NotDiagonal { at, to });
    }
    if blocked(state).has(to) {
        return Err(why_blocked(state, to));
    }
    Err(Refusal::CornerBlocked { at: state.boulder_at() })
}

pub(crate) fn leap(
    state: &mut State,
    seat: Seat,
    to: Space,
    ctx: &mut Ctx<'_, State>,
) -> Result<(), Refusal> {
    plan_leap(state, seat, to)?;
    flow::spend_actions(state, 1);
    state.player_mut(seat).is_token_used = true;
    let event = || Event::Leapt { seat, at: to };
    step_to(state, seat, to, true, event, ctx);
    Ok(())
}

/// Moves the pawn, unless the bridge breaks under it, and applies the effects of arriving. An
/// adventurer gets onto the bridge only after its test.
fn step_to(
    state: &mut State,
    seat: Seat,
    to: Space,
    is_paid: bool,
    event: impl FnOnce() -> Event,
    ctx: &mut Ctx<'_, State>,
) {
    if !bridge::step_off(state, seat, ctx) {
        flow::after_action(state, ctx);
        return;
    }
    if to != Space::Br {
        let player = state.player_mut(seat);
        player.at = to;
        player.is_lying = false;
    }
    ctx.emit(state, event);
    arrive(state, seat, to, is_paid, ctx);
}

/// Applies the effects of entering a space (T6.9). An adventurer who enters the river with a paid
/// action is carried by the current.
fn arrive(state: &mut State, seat: Seat, to: Space, is_paid: bool, ctx: &mut Ctx<'_, State>) {
    if to == Space::Br {
        bridge::step_on(state, seat, ctx);
        flow::after_action(state, ctx);
        return;
    }
    if state.lava.is_masked && state.shows_glyphs(to) {
        unmask(state, ctx);
    }
    if let Some(tile) = to.tile()
        && !state.lava.is_flipped(tile)
    {
        flip(state, seat, tile, ctx);
    } else if state.has_web(to) {
        if !trials::begin_test(state, seat, Trial::Web, ctx) {
            return;
        }
    } else if State::is_in_river(to) {
        if is_paid {
            river::carry_downstream(state, seat, ctx);
            return;
        }
    } else if to == Space::Exit {
        fate::escape(state, seat, EscapeRoute::Exit, ctx);
    }
    flow::after_action(state, ctx);
}

/// Removes the mask and reveals all glyphs to everyone (R24).
pub(crate) fn unmask(state: &mut State, ctx: &mut Ctx<'_, State>) {
    state.lava.is_masked = false;
    for glyph in &mut state.lava.glyphs {
        ctx.reveal(glyph, SeatSet::EVERYONE);
    }
    ctx.emit(state, || Event::MaskRemoved);
}

/// Turns a tile. A trapped number kills the adventurer (T9.2).
fn flip(state: &mut State, seat: Seat, tile: usize, ctx: &mut Ctx<'_, State>) {
    let (glyph, n) = state.lava.truth(tile);
    let at = Space::of_tile(tile);
    ctx.reveal(&mut state.lava.numbers[glyph as usize], SeatSet::EVERYONE);
    state.lava.flipped |= 1 << tile;
    let Some(clue) = state.lava.clue_of(n) else {
        ctx.emit(state, || Event::TileFlipped { seat, at, glyph, n });
        return;
    };
    ctx.reveal(&mut state.lava.clues[clue], SeatSet::EVERYONE);
    state.lava.holes |= 1 << tile;
    ctx.emit(state, || Event::TrapSprung { seat, at, glyph, n });
    fate::eliminate(state, seat, Death::Lava, ctx);
}

pub(crate) fn across_pit(at: Space) -> Option<Space> {
    let (near, far) = PIT_SIDES;
    if at == near {
        Some(far)
    } else if at == far {
        Some(near)
    } else {
        None
    }
}
