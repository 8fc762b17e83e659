//! Turning tiles over, clues and parts (D5.6, D5.7, D11).
use kernel::{Ctx, Seat, SeatSet};

use crate::{
    action::Action,
    cell::Cell,
    data::{City, Part, WATER_FOUND},
    event::Event,
    flow,
    refusal::{Purpose, Refusal},
    rules::ending,
    state::{PartAt, State},
};

#[inline]
pub(crate) fn legal(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    if plan_excavate(state, seat).is_ok() {
        actions.push(Action::Excavate);
    }
    let here = PartAt::On(state.cell_of(seat));
    if !state.parts.contains(&here) {
        return;
    }
    for &part in Part::ALL {
        if state.parts[part as usize] == here && plan_take(state, seat, part).is_ok() {
            actions.push(Action::Take { part });
        }
    }
}

#[inline(always)]
fn plan_excavate(state: &State, seat: Seat) -> Result<Cell, Refusal> {
    flow::require_paid_action(state, seat)?;
    let at = state.cell_of(seat);
    if state.board.excavated().has(at) {
        return Err(Refusal::AlreadyExcavated { at, purpose: Purpose::Excavate });
    }
    match state.board.sand(at) {
        0 => Ok(at),
        sand if state.is_buried(seat) => Err(Refusal::Buried { sand }),
        sand => Err(Refusal::SandOnTile { at, sand }),
    }
}

pub(crate) fn excavate(
    state: &mut State,
    seat: Seat,
    ctx: &mut Ctx<'_, State>,
) -> Result<(), Refusal> {
    let at = plan_excavate(state, seat)?;
    let city = *ctx.reveal(&mut state.board.tile_mut(at).city, SeatSet::EVERYONE);
    state.board.turn_over(at);
    ctx.emit(state, || Event::Excavated { seat, at, city });
    match city {
        City::Gear | City::Tunnel => draw_gear(state, seat, ctx),
        City::Well => give_water_to_all(state, at, ctx),
        City::Mirage | City::Pad => {}
        City::PropellerRow
        | City::PropellerColumn
        | City::EngineRow
        | City::EngineColumn
        | City::CrystalRow
        | City::CrystalColumn
        | City::NavdeckRow
        | City::NavdeckColumn => locate_part(state, city, ctx),
    }
    flow::spend_action(state);
    ending::check_win(state, ctx);
    Ok(())
}

/// Draws a gear card. The pile cannot run out: there are twelve gear icons and twelve cards.
fn draw_gear(state: &mut State, seat: Seat, ctx: &mut Ctx<'_, State>) {
    let gear = state.gear.draw(ctx);
    state.pawn_mut(seat).gear.add(gear);
    ctx.emit(state, || Event::GearDrawn { seat, gear });
}

/// R21: gives water to every player on the tile, up to a full canteen.
pub(crate) fn give_water_to_all(state: &mut State, at: Cell, ctx: &mut Ctx<'_, State>) {
    for whom in state.occupants(at).iter() {
        let pawn = state.pawn_mut(whom);
        let n = WATER_FOUND.min(pawn.role.canteen() - pawn.water);
        pawn.water += n;
        ctx.emit(state, || Event::WaterFound { whom, n });
    }
}

/// R25: once both clues are excavated, places the part where their lines cross now.
fn locate_part(state: &mut State, city: City, ctx: &mut Ctx<'_, State>) {
    let Some((part, _)) = city.clue() else {
        return;
    };
    let row_clue = state.board.find(City::row_clue(part));
    let column_clue = state.board.find(City::column_clue(part));
    let (Some(row_clue), Some(column_clue)) = (row_clue, column_clue) else {
        return;
    };
    let at = Cell::at(row_clue.row(), column_clue.column());
    state.parts[part as usize] = PartAt::On(at);
    if at == state.board.eye() {
        ctx.emit(state, || Event::PartInEye { part });
    } else {
        ctx.emit(state, || Event::PartAppeared { part, at });
    }
}

fn plan_take(state: &State, seat: Seat, part: Part) -> Result<(), Refusal> {
    flow::require_paid_action(state, seat)?;
    let at = state.cell_of(seat);
    if state.is_buried(seat) {
        return Err(Refusal::Buried { sand: state.board.sand(at) });
    }
    match state.parts[part as usize] {
        PartAt::Hidden => return Err(Refusal::PartHidden { part }),
        PartAt::Held(whom) => return Err(Refusal::PartHeld { part, whom }),
        PartAt::On(eye) if eye == state.board.eye() => {
            return Err(Refusal::PartInEye { part, at: eye });
        }
        PartAt::On(there) if there != at => {
            return Err(Refusal::PartElsewhere { part, at: there });
        }
        PartAt::On(_) => {}
    }
    if !state.board.excavated().has(at) {
        return Err(Refusal::NotExcavated { at });
    }
    if state.board.blocked().has(at) {
        return Err(Refusal::Blocked { at, sand: state.board.sand(at), purpose: Purpose::Take });
    }
    Ok(())
}

pub(crate) fn take(
    state: &mut State,
    seat: Seat,
    part: Part,
    ctx: &mut Ctx<'_, State>,
) -> Result<(), Refusal> {
    plan_take(state, seat, part)?;
    state.parts[part as usize] = PartAt::Held(seat);
    ctx.emit(state, || Event::PartTaken { seat, part });
    flow::spend_action(state);
    ending::check_win(state, ctx);
    Ok(())
}
