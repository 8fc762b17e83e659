//! Timed looks: deciphering a clue and reading a tile (T7.2, T14.4).
use kernel::{Ctx, Seat, SeatSet};

use super::turn;
use crate::{
    board::{Area, N_ZONES, Space, SpaceSet},
    data::{Ability, Glyph, Variety},
    event::Event,
    flow,
    lava::forget,
    refusal::Refusal,
    setup::LookTime,
    state::{Look, State},
};

/// The cost of deciphering under Dim Torches (V15).
const DIM_COST: u8 = 2;

/// Returns the zone whose clue can be deciphered here, and the cost.
pub(crate) fn plan_decipher(state: &State, seat: Seat) -> Result<(u8, u8), Refusal> {
    turn::require_acting(state)?;
    let at = state.player(seat).at;
    turn::require_unbound(state, seat)?;
    let zone = at.zone().ok_or(Refusal::NoClueHere { at })?;
    if state.has(Variety::LAVA_SURPRISE) {
        return Err(Refusal::CluesHidden);
    }
    let cost = if state.has(Variety::DIM_TORCHES) { DIM_COST } else { 1 };
    turn::require_actions(state, cost)?;
    Ok((zone, cost))
}

pub(crate) fn decipher(
    state: &mut State,
    seat: Seat,
    ctx: &mut Ctx<'_, State>,
) -> Result<(), Refusal> {
    let (zone, cost) = plan_decipher(state, seat)?;
    flow::spend_actions(state, cost);
    let event = |glyph, n| Event::Deciphered { seat, zone, glyph, n };
    show_clue(state, seat, zone, ctx, event);
    flow::after_action(state, ctx);
    Ok(())
}

/// Shows a clue tile's number and glyph to one seat.
fn show_clue(
    state: &mut State,
    seat: Seat,
    zone: u8,
    ctx: &mut Ctx<'_, State>,
    event: impl Fn(Option<Glyph>, Option<u8>) -> Event,
) {
    open(state, seat, Look::Clue(zone), ctx);
    let viewers = SeatSet::only(seat);
    let number = *ctx.reveal(&mut state.lava.clues[zone as usize - 1], viewers);
    let glyph = state.lava.glyph_of(number);
    ctx.reveal(&mut state.lava.numbers[glyph as usize], viewers);
    emit_look(state, viewers, ctx, || (event(Some(glyph), Some(number)), Some(event(None, None))));
}

/// Returns the adjacent tiles that have not been turned.
#[inline]
pub(crate) fn readable(state: &State, at: Space) -> SpaceSet {
    if at.area() != Area::Lava {
        return SpaceSet::EMPTY;
    }
    let is_down = |space: &Space| space.tile().is_some_and(|tile| !state.lava.is_flipped(tile));
    let beside = at.neighbours().iter().filter(is_down);
    beside.fold(SpaceSet::EMPTY, SpaceSet::with)
}

/// Returns the index of the tile to read on this space.
fn plan_read(state: &State, seat: Seat, tile_at: Space) -> Result<usize, Refusal> {
    turn::require_acting(state)?;
    turn::require_token(state, seat, Ability::Linguistics)?;
    turn::require_unbound(state, seat)?;
    let at = state.player(seat).at;
    if at.area() != Area::Lava {
        return Err(Refusal::NotInLava { at });
    }
    match tile_at.tile() {
        Some(tile) if readable(state, at).has(tile_at) => Ok(tile),
        Some(_) | None => Err(Refusal::NoTileToRead { at: tile_at }),
    }
}

/// Linguistics in the Lava Room: shows the number under an adjacent tile (R32).
pub(crate) fn read(
    state: &mut State,
    seat: Seat,
    tile_at: Space,
    ctx: &mut Ctx<'_, State>,
) -> Result<(), Refusal> {
    let tile = plan_read(state, seat, tile_at)?;
    state.player_mut(seat).is_token_used = true;
    open(state, seat, Look::Tile(tile_at), ctx);
    let (glyph, number) = state.lava.truth(tile);
    let viewers = SeatSet::only(seat);
    ctx.reveal(&mut state.lava.numbers[glyph as usize], viewers);
    let event = |n| Event::TileRead { seat, at: tile_at, n };
    emit_look(state, viewers, ctx, || (event(Some(number)), Some(event(None))));
    flow::after_action(state, ctx);
    Ok(())
}

fn plan_read_clue(state: &State, seat: Seat) -> Result<(), Refusal> {
    turn::require_acting(state)?;
    turn::require_token(state, seat, Ability::Linguistics)?;
    turn::require_unbound(state, seat)?;
    turn::require_variety(state, Variety::LAVA_SURPRISE)
}

/// Linguistics under Lava Surprise: shows a clue tile from anywhere (V01).
pub(crate) fn read_clue(
    state: &mut State,
    seat: Seat,
    zone: u8,
    ctx: &mut Ctx<'_, State>,
) -> Result<(), Refusal> {
    plan_read_clue(state, seat)?;
    debug_assert!((1..=N_ZONES).contains(&zone), "commands only name existing zones");
    state.player_mut(seat).is_token_used = true;
    let event = |glyph, n| Event::ClueRead { seat, zone, glyph, n };
    show_clue(state, seat, zone, ctx, event);
    flow::after_action(state, ctx);
    Ok(())
}

/// Emits a look's event. Its contents are ephemeral unless looks are unlimited.
fn emit_look(
    state: &State,
    viewers: SeatSet,
    ctx: &mut Ctx<'_, State>,
    event: impl FnOnce() -> (Event, Option<Event>),
) {
    match state.options.looks {
        LookTime::Timed => ctx.emit_ephemeral(state, viewers, event),
        LookTime::Notebook => ctx.emit_to(state, viewers, event),
    }
}

/// Opens a look and restarts its timer. A seat has at most one look at a time (R60).
fn open(state: &mut State, seat: Seat, look: Look, ctx: &mut Ctx<'_, State>) {
    close(state, seat, ctx);
    if state.options.looks == LookTime::Timed {
        state.player_mut(seat).look = Some(look);
        state.clock = state.clock.wrapping_add(1);
        state.turn.has_looked = true;
    }
}

/// Closes a look and removes what it showed from the view. Public knowledge remains.
pub(crate) fn close(state: &mut State, seat: Seat, ctx: &mut Ctx<'_, State>) {
    let Some(look) = state.player_mut(seat).look.take() else {
        return;
    };
    ctx.forbid_undo();
    let viewers = SeatSet::only(seat);
    let glyph = glyph_shown(state, look).expect("a look is at an existing tile");
    if let Look::Clue(zone) = look {
        forget(&mut state.lava.clues[zone as usize - 1], viewers);
    }
    forget(&mut state.lava.numbers[glyph as usize], viewers);
    ctx.emit_to(state, viewers, || (Event::LookEnded { seat }, None));
}

/// Returns the glyph whose number a look shows, or `None` if there is no such tile.
pub(crate) fn glyph_shown(state: &State, look: Look) -> Option<Glyph> {
    let lava = &state.lava;
    match look {
        Look::Clue(zone) => {
            let clues = &lava.clues[..lava.n_clues as usize];
            let number = clues.get((zone as usize).checked_sub(1)?)?.truth();
            Some(lava.glyph_of(*number))
        }
        Look::Tile(at) => Some(lava.truth(at.tile()?).0),
    }
}

/// Returns `true` if any seat has an open look.
#[inline]
pub(super) fn are_open(state: &State) -> bool {
    state.players.iter().any(|player| player.look.is_some())
}

/// Closes all looks, because the time is up or the game has ended.
pub(crate) fn close_all(state: &mut State, ctx: &mut Ctx<'_, State>) {
    for seat in state.all_seats().iter() {
        close(state, seat, ctx);
    }
}
