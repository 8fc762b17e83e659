//! Giving water and gear, which is free at any time (D8, D7.9).
use kernel::{Ctx, Seat, SeatSet};

use crate::{
    action::Action,
    cell::Cells,
    data::{EXCHANGES_MAX, Gear, Role},
    event::Event,
    flow,
    refusal::{Purpose, Refusal},
    rules::movement,
    setup::Switch,
    state::State,
};

/// Returns the seats to which this adventurer can give water.
#[inline]
pub(crate) fn water_recipients(state: &State, seat: Seat) -> SeatSet {
    state.companions(seat).with(neighbours(state, seat))
}

/// D7.9: returns the seats on adjacent tiles, which only the Water Carrier reaches.
#[inline]
fn neighbours(state: &State, seat: Seat) -> SeatSet {
    if state.is(seat, Role::WaterCarrier) {
        state.occupants_of(Cells::beside(state.cell_of(seat)))
    } else {
        SeatSet::EMPTY
    }
}

#[inline]
pub(crate) fn legal(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    let together = state.companions(seat);
    let water_recipients = together.with(neighbours(state, seat));
    if water_recipients.is_empty() || require_exchange(state).is_err() {
        return;
    }
    let spare = spare_water(state, seat);
    if spare > 0 {
        for whom in water_recipients.and(state.seats_with_room()).iter() {
            for n in 1..=spare.min(room(state, whom)) {
                actions.push(Action::GiveWater { whom, n });
            }
        }
    }
    let bag = state.pawn(seat).gear;
    if !bag.is_empty() {
        for whom in together.iter() {
            for gear in bag.iter() {
                actions.push(Action::GiveGear { whom, gear });
            }
        }
    }
}

/// Returns `true` if any player could use a pause before the next storm card.
#[inline]
pub(crate) fn can_any_player_act(state: &State) -> bool {
    let mut occupied = Cells::NONE;
    for pawn in &state.crew[..state.n_seats as usize] {
        if pawn.gear.has_any_time() {
            return true;
        }
        occupied = occupied.or(Cells::only(pawn.cell));
    }
    // Fast path: pawns rarely share a tile.
    let are_apart = occupied.len() == u32::from(state.n_seats);
    if are_apart && !state.has_role(Role::WaterCarrier) {
        return false;
    }
    let seats_with_room = state.seats_with_room();
    state.all_seats().iter().any(|seat| {
        let has_gear = !state.pawn(seat).gear.is_empty();
        has_gear && !state.companions(seat).is_empty()
            || spare_water(state, seat) > 0
                && water_recipients(state, seat).intersects(seats_with_room)
    })
}

/// R49: limits exchanges so that play cannot stall.
#[inline(always)]
pub(crate) fn require_exchange(state: &State) -> Result<(), Refusal> {
    if state.n_exchanges >= EXCHANGES_MAX {
        return Err(Refusal::TooManyExchanges { n: EXCHANGES_MAX });
    }
    Ok(())
}

/// R50: returns the water a player may give away: all of it, unless an empty canteen kills.
#[inline]
fn spare_water(state: &State, seat: Seat) -> u8 {
    state.pawn(seat).water.saturating_sub(u8::from(state.is_on(Switch::ZeroIsDeath)))
}

#[inline]
fn room(state: &State, seat: Seat) -> u8 {
    let pawn = state.pawn(seat);
    pawn.role.canteen() - pawn.water
}

fn plan_give_water(state: &State, seat: Seat, whom: Seat, n: u8) -> Result<(), Refusal> {
    flow::require_open(state)?;
    if !state.has_seat(whom) {
        return Err(Refusal::NoSuchSeat { whom });
    }
    if whom == seat {
        return Err(Refusal::Yourself { purpose: Purpose::GiveWater });
    }
    if !water_recipients(state, seat).has(whom) {
        let is_carrier = state.is(seat, Role::WaterCarrier);
        let purpose = if is_carrier { Purpose::PourWater } else { Purpose::GiveWater };
        return Err(Refusal::NotTogether { whom, at: state.cell_of(whom), purpose });
    }
    let has = state.pawn(seat).water;
    if n == 0 || n > has {
        return Err(Refusal::NotEnoughWater { has });
    }
    if n > spare_water(state, seat) {
        return Err(Refusal::LastWater);
    }
    if n > room(state, whom) {
        return Err(Refusal::NoRoom { whom, room: room(state, whom) });
    }
    require_exchange(state)
}

pub(crate) fn give_water(
    state: &mut State,
    seat: Seat,
    whom: Seat,
    n: u8,
    ctx: &mut Ctx<'_, State>,
) -> Result<(), Refusal> {
    plan_give_water(state, seat, whom, n)?;
    state.pawn_mut(seat).water -= n;
    state.pawn_mut(whom).water += n;
    state.n_exchanges += 1;
    ctx.emit(state, || Event::WaterGiven { seat, whom, n });
    Ok(())
}

fn plan_give_gear(state: &State, seat: Seat, whom: Seat, gear: Gear) -> Result<(), Refusal> {
    flow::require_open(state)?;
    movement::require_companion(state, seat, whom, Purpose::GiveGear)?;
    if !state.pawn(seat).gear.has(gear) {
        return Err(Refusal::NoGearToGive { gear });
    }
    require_exchange(state)
}

pub(crate) fn give_gear(
    state: &mut State,
    seat: Seat,
    whom: Seat,
    gear: Gear,
    ctx: &mut Ctx<'_, State>,
) -> Result<(), Refusal> {
    plan_give_gear(state, seat, whom, gear)?;
    state.pawn_mut(seat).gear.remove(gear);
    state.pawn_mut(whom).gear.add(gear);
    state.n_exchanges += 1;
    ctx.emit(state, || Event::GearGiven { seat, whom, gear });
    Ok(())
}
