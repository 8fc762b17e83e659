//! Looks that last five seconds: deciphering a clue, reading a tile (T7.2, T14.4).
use kernel::{Ctx, Seat, SeatSet};

use super::slot;
use crate::{
    board::{Area, N_ZONES, Node, NodeSet},
    data::{Ability, Variety},
    event::Event,
    flow,
    lava::forget,
    refusal::Refusal,
    setup::Peek,
    state::{Look, State},
};

/// What deciphering costs under Dim Torches (V15).
const DIM_COST: u8 = 2;

/// The zone whose clue tile can be deciphered here, and what that costs.
pub(crate) fn plan_decipher(state: &State, seat: Seat) -> Result<(u8, u8), Refusal> {
    let at = state.player(seat).at;
    slot::plan_loose(state, seat)?;
    let zone = at.zone().ok_or(Refusal::NoClueHere { at })?;
    if state.has(Variety::LAVA_SURPRISE) {
        return Err(Refusal::CluesHidden);
    }
    let cost = if state.has(Variety::DIM_TORCHES) { DIM_COST } else { 1 };
    slot::plan_actions(state, cost)?;
    Ok((zone, cost))
}

pub(crate) fn decipher(
    state: &mut State,
    seat: Seat,
    ctx: &mut Ctx<'_, Event>,
) -> Result<(), Refusal> {
    let (zone, cost) = plan_decipher(state, seat)?;
    flow::spend(state, cost);
    let told = |glyph, n| Event::Deciphered { seat, zone, glyph, n };
    show_clue(state, seat, zone, ctx, told);
    flow::after_action(state, ctx);
    Ok(())
}

/// Shows a clue tile, number and glyph, to one seat.
fn show_clue(
    state: &mut State,
    seat: Seat,
    zone: u8,
    ctx: &mut Ctx<'_, Event>,
    told: impl Fn(Option<crate::data::Glyph>, Option<u8>) -> Event,
) {
    open(state, seat, Look::Clue(zone), ctx);
    let eyes = SeatSet::only(seat);
    let number = *ctx.show(&mut state.lava.clues[zone as usize - 1], eyes);
    let glyph = state.lava.glyph_of(number);
    ctx.show(&mut state.lava.numbers[glyph as usize], eyes);
    tell(state, eyes, ctx, || (told(Some(glyph), Some(number)), Some(told(None, None))));
}

/// Tiles beside this space whose number nobody has turned up.
#[inline]
pub(crate) fn readable(state: &State, at: Node) -> NodeSet {
    if at.area() != Area::Lava {
        return NodeSet::EMPTY;
    }
    let is_down = |node: &Node| node.tile().is_some_and(|tile| !state.lava.is_flipped(tile));
    let beside = at.neighbours().iter().filter(is_down);
    beside.fold(NodeSet::EMPTY, NodeSet::with)
}

/// Linguistics in the Lava Room: the number under an adjacent tile (R32).
pub(crate) fn read(
    state: &mut State,
    seat: Seat,
    tile_at: Node,
    ctx: &mut Ctx<'_, Event>,
) -> Result<(), Refusal> {
    slot::plan_token(state, seat, Ability::Linguistics)?;
    slot::plan_loose(state, seat)?;
    let at = state.player(seat).at;
    if at.area() != Area::Lava {
        return Err(Refusal::NotInLava { at });
    }
    if !readable(state, at).has(tile_at) {
        return Err(Refusal::NoTileToRead { at: tile_at });
    }
    state.player_mut(seat).is_token_used = true;
    open(state, seat, Look::Tile(tile_at), ctx);
    let tile = tile_at.tile().expect("only tiles are readable");
    let (glyph, number) = state.lava.truth(tile);
    let eyes = SeatSet::only(seat);
    ctx.show(&mut state.lava.numbers[glyph as usize], eyes);
    let told = |n| Event::TileRead { seat, at: tile_at, n };
    tell(state, eyes, ctx, || (told(Some(number)), Some(told(None))));
    flow::after_action(state, ctx);
    Ok(())
}

/// Linguistics under Lava Surprise: a clue tile, from anywhere (V01).
pub(crate) fn read_clue(
    state: &mut State,
    seat: Seat,
    zone: u8,
    ctx: &mut Ctx<'_, Event>,
) -> Result<(), Refusal> {
    slot::plan_token(state, seat, Ability::Linguistics)?;
    slot::plan_loose(state, seat)?;
    slot::plan_variety(state, Variety::LAVA_SURPRISE)?;
    debug_assert!((1..=N_ZONES).contains(&zone), "the text form has no other zone");
    state.player_mut(seat).is_token_used = true;
    let told = |glyph, n| Event::ClueRead { seat, zone, glyph, n };
    show_clue(state, seat, zone, ctx, told);
    flow::after_action(state, ctx);
    Ok(())
}

/// What is seen for five seconds is told once; a notebook keeps it.
fn tell(
    state: &State,
    eyes: SeatSet,
    ctx: &mut Ctx<'_, Event>,
    event: impl FnOnce() -> (Event, Option<Event>),
) {
    match state.options.peek {
        Peek::Timed5s => ctx.show_in_passing(eyes, event),
        Peek::Notebook => ctx.whisper(eyes, event),
    }
}

/// A seat looks at one thing at a time; the clock starts anew (R60).
fn open(state: &mut State, seat: Seat, look: Look, ctx: &mut Ctx<'_, Event>) {
    close(state, seat, ctx);
    if state.options.peek == Peek::Timed5s {
        state.player_mut(seat).look = Some(look);
        state.clock += 1;
        state.slot.has_looked = true;
    }
}

/// What was looked at is gone from the view; what everybody knows stays.
pub(crate) fn close(state: &mut State, seat: Seat, ctx: &mut Ctx<'_, Event>) {
    let Some(look) = state.player_mut(seat).look.take() else {
        return;
    };
    ctx.bar();
    let eyes = SeatSet::only(seat);
    let glyph = match look {
        Look::Clue(zone) => {
            let number = *state.lava.clues[zone as usize - 1].truth();
            forget(&mut state.lava.clues[zone as usize - 1], eyes);
            state.lava.glyph_of(number)
        }
        Look::Tile(at) => state.lava.truth(at.tile().expect("a tile was read")).0,
    };
    forget(&mut state.lava.numbers[glyph as usize], eyes);
    ctx.whisper(eyes, || (Event::LookEnded { seat }, None));
}

/// Is anybody being shown something?
#[inline]
pub(super) fn are_open(state: &State) -> bool {
    state.players.iter().any(|player| player.look.is_some())
}

/// Nobody looks any more: the five seconds are over, or the game is.
pub(crate) fn close_all(state: &mut State, ctx: &mut Ctx<'_, Event>) {
    for seat in state.all_seats().iter() {
        close(state, seat, ctx);
    }
}
