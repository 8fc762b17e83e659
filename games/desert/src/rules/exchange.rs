//! Giving water and gear, which is free at any time (D8, D7.9).
use kernel::{Ctx, Seat, SeatSet};

use crate::{
    action::Action,
    cell::Cells,
    data::{EXCHANGES_MAX, Gear, Role},
    event::Event,
    flow,
    refusal::{Purpose, Refusal},
    rules::{movement, storm},
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

/// Returns `true` if any player could give water to another.
pub(crate) fn can_any_player_give_water(state: &State) -> bool {
    let seats_with_room = state.seats_with_room();
    state.all_seats().iter().any(|seat| {
        spare_water(state, seat) > 0 && water_recipients(state, seat).intersects(seats_with_room)
    })
}

/// A gift of water.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct WaterGift {
    pub seat: Seat,
    pub whom: Seat,
    pub n: u8,
}

/// Returns the next gift that keeps a player alive in a sun that comes now, or `None` if no player
/// needs one or none can be saved. Repeated, these gifts save as many players as possible.
pub(crate) fn rescue(state: &State) -> Option<WaterGift> {
    require_exchange(state).ok()?;
    let shade = storm::shade(state);
    let is_in_sun = |seat: Seat| !shade.has(state.cell_of(seat));
    let needed = |seat: Seat| storm::dies_at(state) + u8::from(is_in_sun(seat));
    let spare = |seat: Seat| state.pawn(seat).water.saturating_sub(needed(seat));
    let is_carrier = |seat: &Seat| state.is(*seat, Role::WaterCarrier);
    // The Water Carrier gives last, because she can also help on other tiles.
    let richest = |among: SeatSet| {
        let givers = among.iter().filter(|&seat| spare(seat) > 0);
        givers.max_by_key(|seat| (!is_carrier(seat), spare(*seat)))
    };
    for whom in state.all_seats().iter().filter(|&seat| is_in_sun(seat)) {
        let n = needed(whom).saturating_sub(state.pawn(whom).water);
        if n == 0 {
            continue;
        }
        let carrier = state.all_seats().iter().find(is_carrier);
        let carrier = carrier.filter(|&carrier| neighbours(state, carrier).has(whom));
        let supplier = carrier.and_then(|carrier| richest(state.companions(carrier)));
        if let Some(seat) = richest(state.companions(whom)) {
            return Some(WaterGift { seat, whom, n: n.min(spare(seat)) });
        } else if let Some(seat) = carrier.filter(|&carrier| spare(carrier) > 0) {
            return Some(WaterGift { seat, whom, n: n.min(spare(seat)) });
        } else if let (Some(carrier), Some(seat)) = (carrier, supplier) {
            return Some(WaterGift { seat, whom: carrier, n: 1 });
        }
    }
    None
}

/// Gives all the water that can save players from a sun that comes now.
pub(crate) fn rescue_all(state: &mut State) {
    while let Some(WaterGift { seat, whom, n }) = rescue(state) {
        state.pawn_mut(seat).water -= n;
        state.pawn_mut(whom).water += n;
        state.n_exchanges += 1;
    }
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
