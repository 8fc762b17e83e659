//! The gear cards (D9). They cost no action, cannot be played once a storm card is revealed, and
//! may not be wasted (R46).
use kernel::{Ctx, Seat, SeatSet};

use crate::{
    action::Action,
    cards::Bag,
    cell::{Cell, Cells},
    data::{Gear, THROTTLE_ACTIONS},
    event::Event,
    flow,
    refusal::{Purpose, Refusal},
    rules::{ending, excavation, movement, sand},
    state::{Phase, State},
};

#[inline]
pub(crate) fn legal(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    let bag = state.pawn(seat).gear;
    if !bag.is_empty() {
        legal_cards(state, seat, bag, actions);
    }
}

fn legal_cards(state: &State, seat: Seat, bag: Bag, actions: &mut Vec<Action>) {
    if bag.has(Gear::DuneBlaster) {
        for at in sand::shovel_reach(state, seat).and(state.board.sandy()).iter() {
            actions.push(Action::Blast { at });
        }
    }
    if bag.has(Gear::JetPack) {
        let along = state.companions(seat);
        let landing = landing_places(state, seat);
        movement::list_steps(state, seat, landing, along, actions, |to, with| Action::Jet {
            to,
            with,
        });
    }
    if plan_shield(state, seat).is_ok() {
        actions.push(Action::Shield);
    }
    if bag.has(Gear::Terrascope) {
        for at in state.unknown_tiles(SeatSet::only(seat)).iter() {
            actions.push(Action::Scope { at });
        }
    }
    if plan_throttle(state, seat).is_ok() {
        actions.push(Action::Throttle);
    }
    if plan_reserve(state, seat).is_ok() {
        actions.push(Action::Reserve);
    }
}

#[inline]
fn landing_places(state: &State, seat: Seat) -> Cells {
    let open = state.board.ground().minus(state.board.blocked());
    open.minus(Cells::only(state.cell_of(seat)))
}

fn require_gear(state: &State, seat: Seat, gear: Gear) -> Result<(), Refusal> {
    flow::require_open(state)?;
    flow::require_no_sun(state)?;
    if !state.pawn(seat).gear.has(gear) {
        return Err(Refusal::NoSuchGear { gear });
    }
    Ok(())
}

fn plan_blast(state: &State, seat: Seat, at: Cell) -> Result<(), Refusal> {
    require_gear(state, seat, Gear::DuneBlaster)?;
    sand::require_sand(state, seat, at, Purpose::Blast)
}

pub(crate) fn blast(
    state: &mut State,
    seat: Seat,
    at: Cell,
    ctx: &mut Ctx<'_, State>,
) -> Result<(), Refusal> {
    plan_blast(state, seat, at)?;
    state.pawn_mut(seat).gear.remove(Gear::DuneBlaster);
    let n = state.board.take_sand(at, u8::MAX);
    ctx.emit(state, || Event::Blasted { seat, at, n });
    ending::check_win(state, ctx);
    Ok(())
}

pub(crate) fn plan_jet(
    state: &State,
    seat: Seat,
    to: Cell,
    with: Option<Seat>,
) -> Result<(), Refusal> {
    require_gear(state, seat, Gear::JetPack)?;
    if !landing_places(state, seat).has(to) {
        return Err(if to == state.board.eye() {
            Refusal::TheEye { at: to }
        } else if to == state.cell_of(seat) {
            Refusal::AlreadyThere { at: to }
        } else {
            Refusal::Blocked { at: to, sand: state.board.sand(to), purpose: Purpose::Fly }
        });
    }
    // R14: one passenger, even for the Climber.
    with.map_or(Ok(()), |whom| movement::require_companion(state, seat, whom, Purpose::Fly))
}

pub(crate) fn jet(
    state: &mut State,
    seat: Seat,
    to: Cell,
    with: Option<Seat>,
    ctx: &mut Ctx<'_, State>,
) -> Result<(), Refusal> {
    plan_jet(state, seat, to, with)?;
    state.pawn_mut(seat).gear.remove(Gear::JetPack);
    let from = movement::move_pawn(state, seat, to, with);
    // R48: flying off ends a guided move.
    state.guided = state.guided.filter(|led| led.whom != seat && Some(led.whom) != with);
    ctx.emit(state, || Event::Flew { seat, from, to, with });
    ending::check_win(state, ctx);
    Ok(())
}

fn plan_shield(state: &State, seat: Seat) -> Result<(), Refusal> {
    require_gear(state, seat, Gear::SolarShield)?;
    if state.shields.has(seat) {
        return Err(Refusal::AlreadyShielded);
    }
    Ok(())
}

pub(crate) fn shield(
    state: &mut State,
    seat: Seat,
    ctx: &mut Ctx<'_, State>,
) -> Result<(), Refusal> {
    plan_shield(state, seat)?;
    state.pawn_mut(seat).gear.remove(Gear::SolarShield);
    state.shields = state.shields.with(SeatSet::only(seat));
    ctx.emit(state, || Event::ShieldRaised { seat });
    Ok(())
}

fn plan_scope(state: &State, seat: Seat, at: Cell) -> Result<(), Refusal> {
    require_gear(state, seat, Gear::Terrascope)?;
    if at == state.board.eye() {
        return Err(Refusal::TheEye { at });
    }
    if state.board.excavated().has(at) {
        return Err(Refusal::AlreadyExcavated { at, purpose: Purpose::Scope });
    }
    if state.board.tile(at).city.seen_by(SeatSet::only(seat)).is_some() {
        return Err(Refusal::AlreadySeen { at });
    }
    Ok(())
}

pub(crate) fn scope(
    state: &mut State,
    seat: Seat,
    at: Cell,
    ctx: &mut Ctx<'_, State>,
) -> Result<(), Refusal> {
    plan_scope(state, seat, at)?;
    state.pawn_mut(seat).gear.remove(Gear::Terrascope);
    let to = state.peek_viewers(seat);
    let city = *ctx.reveal(&mut state.board.tile_mut(at).city, to);
    ctx.emit_to(state, to, || {
        let shown = Event::Scoped { seat, at, city: Some(city) };
        (shown, Some(Event::Scoped { seat, at, city: None }))
    });
    Ok(())
}

/// R18: only in the player's own action phase.
fn plan_throttle(state: &State, seat: Seat) -> Result<(), Refusal> {
    require_gear(state, seat, Gear::TimeThrottle)?;
    if state.phase != Phase::Acting || seat != state.turn {
        return Err(Refusal::ThrottleLater);
    }
    Ok(())
}

pub(crate) fn throttle(
    state: &mut State,
    seat: Seat,
    ctx: &mut Ctx<'_, State>,
) -> Result<(), Refusal> {
    plan_throttle(state, seat)?;
    state.pawn_mut(seat).gear.remove(Gear::TimeThrottle);
    state.actions_left += THROTTLE_ACTIONS;
    ctx.emit(state, || Event::Throttled { seat });
    Ok(())
}

fn plan_reserve(state: &State, seat: Seat) -> Result<(), Refusal> {
    require_gear(state, seat, Gear::SecretWaterReserve)?;
    let water_recipients = state.occupants(state.cell_of(seat));
    if !water_recipients.intersects(state.seats_with_room()) {
        return Err(Refusal::NoOneThirsty);
    }
    Ok(())
}

pub(crate) fn reserve(
    state: &mut State,
    seat: Seat,
    ctx: &mut Ctx<'_, State>,
) -> Result<(), Refusal> {
    plan_reserve(state, seat)?;
    state.pawn_mut(seat).gear.remove(Gear::SecretWaterReserve);
    ctx.emit(state, || Event::ReserveOpened { seat });
    excavation::give_water_to_all(state, state.cell_of(seat), ctx);
    Ok(())
}
