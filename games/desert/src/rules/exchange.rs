//! Water and gear that change hands, free and at any time (D8, D7.9).
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

/// To whom this adventurer can hand water.
#[inline]
pub(crate) fn drinkers(state: &State, seat: Seat) -> SeatSet {
    state.companions(seat).with(neighbours(state, seat))
}

/// Those beside the Water Carrier, who alone reaches them (D7.9).
#[inline]
fn neighbours(state: &State, seat: Seat) -> SeatSet {
    if state.is(seat, Role::WaterCarrier) {
        state.occupants_of(Cells::beside(state.cell_of(seat)))
    } else {
        SeatSet::NOBODY
    }
}

#[inline]
pub(crate) fn legal(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    let together = state.companions(seat);
    let drinkers = together.with(neighbours(state, seat));
    if drinkers.is_empty() || plan_another(state).is_err() {
        return;
    }
    let spare = spare_water(state, seat);
    if spare > 0 {
        for whom in drinkers.and(state.roomy()).iter() {
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

/// Could anybody at all use a moment before the next storm card?
#[inline]
pub(crate) fn anybody_can_act(state: &State) -> bool {
    let mut occupied = Cells::NONE;
    for pawn in &state.crew[..state.n_seats as usize] {
        if pawn.gear.has_any_time() {
            return true;
        }
        occupied = occupied.or(Cells::only(pawn.cell));
    }
    // Mostly everybody is alone: that is quickly seen.
    let are_apart = occupied.len() == u32::from(state.n_seats);
    if are_apart && !state.has_role(Role::WaterCarrier) {
        return false;
    }
    let roomy = state.roomy();
    state.all_seats().iter().any(|seat| {
        let has_gear = !state.pawn(seat).gear.is_empty();
        has_gear && !state.companions(seat).is_empty()
            || spare_water(state, seat) > 0 && drinkers(state, seat).meets(roomy)
    })
}

/// Play must go on after so many exchanges (R49).
#[inline(always)]
pub(crate) fn plan_another(state: &State) -> Result<(), Refusal> {
    if state.n_exchanges >= EXCHANGES_MAX {
        return Err(Refusal::TooManyExchanges { n: EXCHANGES_MAX });
    }
    Ok(())
}

/// What one may give away: all of it, unless an empty canteen kills (R50).
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
    flow::open(state)?;
    if !state.has_seat(whom) {
        return Err(Refusal::NoSuchSeat { whom });
    }
    if whom == seat {
        return Err(Refusal::Yourself { purpose: Purpose::GiveWater });
    }
    if !drinkers(state, seat).has(whom) {
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
    plan_another(state)
}

pub(crate) fn give_water(
    state: &mut State,
    seat: Seat,
    whom: Seat,
    n: u8,
    ctx: &mut Ctx<'_, Event>,
) -> Result<(), Refusal> {
    plan_give_water(state, seat, whom, n)?;
    state.pawn_mut(seat).water -= n;
    state.pawn_mut(whom).water += n;
    state.n_exchanges += 1;
    ctx.tell(|| Event::WaterGiven { seat, whom, n });
    Ok(())
}

pub(crate) fn give_gear(
    state: &mut State,
    seat: Seat,
    whom: Seat,
    gear: Gear,
    ctx: &mut Ctx<'_, Event>,
) -> Result<(), Refusal> {
    flow::open(state)?;
    movement::plan_companion(state, seat, whom, Purpose::GiveGear)?;
    if !state.pawn(seat).gear.has(gear) {
        return Err(Refusal::NoGearToGive { gear });
    }
    plan_another(state)?;
    state.pawn_mut(seat).gear.remove(gear);
    state.pawn_mut(whom).gear.add(gear);
    state.n_exchanges += 1;
    ctx.tell(|| Event::GearGiven { seat, whom, gear });
    Ok(())
}
