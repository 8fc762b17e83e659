//! Placing tiles (O7.3, O8).
use kernel::{Ctx, Seat};

use crate::{
    action::Action,
    board::{Board, Touch},
    data::{Cause, Land},
    event::Event,
    flow,
    refusal::Refusal,
    rules::not_now,
    setup::{Placement, Switches, Unplayable},
    space::{Ground, Space},
    state::{Phase, State},
};

/// Returns the spaces where `seat` may place a tile of this land (R1, R8).
#[inline]
pub(crate) fn open_spaces(state: &State, seat: Seat, land: Land) -> Ground {
    open_on(&state.board, &state.switches, seat, land)
}

/// Returns the same spaces for any board, so that searches can ask about hypothetical ones.
#[inline]
pub(crate) fn open_on(board: &Board, switches: &Switches, seat: Seat, land: Land) -> Ground {
    let start = if switches.start_borders { board.anchored(land) } else { board.empty() };
    if switches.placement == Placement::OwnBan {
        return start.minus(board.connecting_own(seat, land));
    }
    let unlinked = start.minus(board.linking(land));
    match switches.placement {
        Placement::LinkBan => unlinked,
        Placement::Strict => {
            unlinked.minus(board.touching(land).minus(board.touching_own(seat, land)))
        }
        Placement::Literal | Placement::OwnBan => unlinked.minus(board.touching_own(seat, land)),
    }
}

#[inline]
pub(crate) fn legal(state: &State, seat: Seat, land: Land, actions: &mut Vec<Action>) {
    let spaces = open_spaces(state, seat, land);
    actions.reserve(spaces.len() as usize);
    for at in spaces.iter() {
        actions.push(Action::Place { land, at });
    }
}

/// Returns `true` if the next of `n_left` tiles can be placed.
///
/// R12: tiles of an empty stack are forfeited. R13: tiles without a legal space end the game, or
/// are forfeited if that was checked when the offer was taken.
#[inline]
pub(crate) fn can_place(
    state: &mut State,
    seat: Seat,
    land: Land,
    n_left: u8,
    ctx: &mut Ctx<'_, State>,
) -> bool {
    if state.board.stock(land) == 0 {
        ctx.emit(state, || Event::TilesForfeited { seat, land, n: n_left });
        return false;
    }
    if !open_spaces(state, seat, land).is_empty() {
        return true;
    }
    match state.switches.unplayable {
        Unplayable::Placing => find_unplayable(state, seat, land, ctx),
        Unplayable::Accepting => {
            ctx.emit(state, || Event::NoSpaceLeft { seat, land, n: n_left });
        }
    }
    false
}

/// Makes this round the last one.
fn find_unplayable(state: &mut State, seat: Seat, land: Land, ctx: &mut Ctx<'_, State>) {
    state.ending.add(Cause::Unplayable);
    ctx.emit(state, || Event::Unplayable { seat, land });
}

/// Returns `true` if there are tiles of this land, but no legal space for one.
pub(crate) fn is_unplayable(state: &State, seat: Seat, land: Land) -> bool {
    state.board.stock(land) > 0 && open_spaces(state, seat, land).is_empty()
}

/// R13: with `Unplayable::Accepting`, checks the lands of an offer when it is taken.
pub(crate) fn check_offer(state: &mut State, seat: Seat, owner: Seat, ctx: &mut Ctx<'_, State>) {
    if state.switches.unplayable != Unplayable::Accepting {
        return;
    }
    for &land in Land::ALL {
        let is_shown = state.cards.offer(owner).iter().any(|card| card.land() == Some(land));
        if is_shown && is_unplayable(state, seat, land) {
            find_unplayable(state, seat, land, ctx);
        }
    }
}

fn plan_place(state: &State, seat: Seat, land: Land, at: Space) -> Result<(), Refusal> {
    match state.phase {
        Phase::Tiling { card, .. } => {
            let wanted = card.land().expect("a tile card is in progress");
            if land != wanted {
                return Err(Refusal::OtherLand { land, wanted });
            }
        }
        Phase::Free => {
            if state.board.stock(land) == 0 {
                return Err(Refusal::StackEmpty { land });
            }
        }
        Phase::Announcing
        | Phase::Offering
        | Phase::Accepting
        | Phase::Resolving
        | Phase::Marking { .. }
        | Phase::Herding { .. }
        | Phase::FreeMarking { .. }
        | Phase::FreeDone
        | Phase::Scoring
        | Phase::Over => return Err(not_now(state)),
    }
    if open_spaces(state, seat, land).has(at) {
        return Ok(());
    }
    Err(explain_refusal(state, seat, land, at))
}

/// Returns the reason why a tile cannot be placed on this space.
#[cold]
fn explain_refusal(state: &State, seat: Seat, land: Land, at: Space) -> Refusal {
    if at.is_path() {
        return Refusal::CamelPath { at };
    }
    if let Some(land) = at.printed() {
        return Refusal::Printed { at, land };
    }
    if let Some(land) = state.board.land_at(at) {
        return Refusal::Occupied { at, land };
    }
    if state.switches.placement == Placement::OwnBan {
        let is_own = state.board.connecting_own(seat, land).has(at);
        return if is_own { Refusal::OwnLand { at, land } } else { Refusal::NoAnchor { at, land } };
    }
    match state.board.touch(at, land) {
        Touch::Several(one, other) if one.seat == other.seat => {
            Refusal::WouldMerge { at, land, whom: one.seat }
        }
        Touch::Several(one, other) => {
            Refusal::WouldLink { at, land, whom: one.seat, with: other.seat }
        }
        Touch::One(area) if area.seat == seat => Refusal::OwnArea { at, land },
        Touch::One(area) => Refusal::RivalArea { at, land, whom: area.seat },
        Touch::None => Refusal::NoAnchor { at, land },
    }
}

pub(crate) fn place(
    state: &mut State,
    seat: Seat,
    land: Land,
    at: Space,
    ctx: &mut Ctx<'_, State>,
) -> Result<(), Refusal> {
    plan_place(state, seat, land, at)?;
    let (owner, area) = state.board.place_tile(at, land);
    let size = area.len();
    let is_last = state.board.stock(land) == 0;
    if is_last {
        state.ending.add(Cause::out(land));
    }
    match owner {
        None => ctx.emit(state, || Event::TilePlaced { seat, land, at, size }),
        Some(whom) if whom == seat => ctx.emit(state, || Event::AreaGrew { seat, land, at, size }),
        Some(whom) => ctx.emit(state, || Event::TileGiven { seat, whom, land, at, size }),
    }
    if is_last {
        ctx.emit(state, || Event::StackUsedUp { land });
    }
    match owner {
        None => flow::wait_for_marker(state, land, at),
        Some(_) => flow::after_tile(state, ctx),
    }
    Ok(())
}
