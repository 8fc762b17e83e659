//! The storm: wind, sun, the rising meter, and the pauses in between (D10).
use kernel::{Ctx, GameRngExt, Seat, SeatSet};

use crate::{
    action::Action,
    cell::{Cells, Direction},
    data::{N_STORM, Storm, StormCard, track},
    event::Event,
    flow,
    refusal::{Purpose, Refusal},
    rules::{ending, exchange},
    setup::Switch,
    state::{Ending, PartAt, Phase, State},
};

#[inline]
pub(crate) fn legal(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    if plan_draw(state, seat).is_ok() {
        actions.push(Action::Draw);
    }
    if plan_resolve(state, seat).is_ok() {
        actions.push(Action::Resolve);
    }
    if plan_hold(state, seat).is_ok() {
        actions.push(Action::Hold);
    }
    if plan_release(state, seat).is_ok() {
        actions.push(Action::Release);
    }
}

#[inline(always)]
fn require_storm(state: &State, purpose: Purpose) -> Result<(), Refusal> {
    flow::require_open(state)?;
    match state.phase {
        Phase::Storm { .. } | Phase::Sun { .. } => Ok(()),
        Phase::Acting | Phase::Drafting | Phase::Looking { .. } | Phase::Over(_) => {
            Err(Refusal::NoStorm { purpose })
        }
    }
}

#[inline(always)]
fn plan_draw(state: &State, seat: Seat) -> Result<(), Refusal> {
    require_storm(state, Purpose::Draw)?;
    flow::require_no_sun(state)?;
    require_control(state, seat)
}

/// Requires that the storm is this seat's and that no player holds it.
#[inline(always)]
fn require_control(state: &State, seat: Seat) -> Result<(), Refusal> {
    if seat != state.turn {
        return Err(Refusal::NotYourStorm { turn: state.turn });
    }
    match state.held_by.first() {
        Some(whom) => Err(Refusal::StormHeld { whom }),
        None => Ok(()),
    }
}

pub(crate) fn draw(state: &mut State, seat: Seat, ctx: &mut Ctx<'_, State>) -> Result<(), Refusal> {
    plan_draw(state, seat)?;
    flow::draw(state, ctx);
    Ok(())
}

#[inline(always)]
fn plan_resolve(state: &State, seat: Seat) -> Result<(), Refusal> {
    require_storm(state, Purpose::Draw)?;
    match state.phase {
        Phase::Sun { .. } => require_control(state, seat),
        Phase::Storm { .. }
        | Phase::Acting
        | Phase::Drafting
        | Phase::Looking { .. }
        | Phase::Over(_) => Err(Refusal::NoSunRevealed),
    }
}

pub(crate) fn resolve(
    state: &mut State,
    seat: Seat,
    ctx: &mut Ctx<'_, State>,
) -> Result<(), Refusal> {
    plan_resolve(state, seat)?;
    flow::resolve_sun(state, ctx);
    Ok(())
}

#[inline(always)]
fn plan_hold(state: &State, seat: Seat) -> Result<(), Refusal> {
    require_storm(state, Purpose::Hold)?;
    if seat == state.turn {
        return Err(Refusal::CannotHoldOwnStorm);
    }
    if state.has_held.has(seat) {
        return Err(Refusal::AlreadyHeld);
    }
    exchange::require_exchange(state)
}

pub(crate) fn hold(state: &mut State, seat: Seat, ctx: &mut Ctx<'_, State>) -> Result<(), Refusal> {
    plan_hold(state, seat)?;
    state.held_by = state.held_by.with(SeatSet::only(seat));
    state.has_held = state.has_held.with(SeatSet::only(seat));
    state.n_exchanges += 1;
    state.n_clocks = state.n_clocks.wrapping_add(1);
    ctx.forbid_undo();
    ctx.emit(state, || Event::Held { seat });
    Ok(())
}

#[inline(always)]
fn plan_release(state: &State, seat: Seat) -> Result<(), Refusal> {
    require_storm(state, Purpose::Hold)?;
    if !state.held_by.has(seat) {
        return Err(Refusal::NotHolding);
    }
    Ok(())
}

pub(crate) fn release(
    state: &mut State,
    seat: Seat,
    ctx: &mut Ctx<'_, State>,
) -> Result<(), Refusal> {
    plan_release(state, seat)?;
    state.held_by = state.held_by.without(SeatSet::only(seat));
    ctx.forbid_undo();
    ctx.emit(state, || Event::Released { seat });
    Ok(())
}

pub(crate) fn expire_hold(state: &mut State, ctx: &mut Ctx<'_, State>) {
    state.held_by = SeatSet::EMPTY;
    ctx.emit(state, || Event::HoldExpired);
}

/// Reveals the top card without carrying it out, and returns it. It stays on the pile.
#[inline]
pub(crate) fn reveal_top_card(state: &mut State, ctx: &mut Ctx<'_, State>) -> StormCard {
    let top = state.storm.index_of_nth(1);
    *ctx.reveal(&mut state.storm.cards[top], SeatSet::EVERYONE)
}

/// R29, R30: reveals, resolves and discards the top card, and reshuffles the deck if that was its
/// last card, all in one step.
#[inline]
pub(crate) fn resolve_top_card(state: &mut State, ctx: &mut Ctx<'_, State>) -> Result<(), Ending> {
    let card = reveal_top_card(state, ctx);
    state.storm.n_left -= 1;
    let result = apply_card(state, card, ctx);
    if state.storm.n_left == 0 {
        reshuffle(state, ctx);
    }
    result
}

/// Applies the effect of a card, which is never random. Returns an error if it ends the game.
#[inline]
pub(crate) fn apply_card(
    state: &mut State,
    card: StormCard,
    ctx: &mut Ctx<'_, State>,
) -> Result<(), Ending> {
    match card.face() {
        Storm::Wind { toward, n_tiles } => apply_wind(state, toward, n_tiles, ctx),
        Storm::PicksUp => raise_meter(state, ctx),
        Storm::Sun => apply_sun(state, ctx),
    }
}

/// R26, R27: slides tiles along the arrow into the eye, one by one, with a marker on each.
fn apply_wind(
    state: &mut State,
    toward: Direction,
    n_tiles: u8,
    ctx: &mut Ctx<'_, State>,
) -> Result<(), Ending> {
    ctx.emit(state, || Event::WindBlew { toward, n_tiles });
    for n_moved in 0..n_tiles {
        let to = state.board.eye();
        let Some(from) = to.toward(toward.opposite()) else {
            ctx.emit(state, || Event::Respite { n: n_tiles - n_moved });
            return Ok(());
        };
        state.board.slide(from);
        for pawn in &mut state.crew {
            if pawn.cell == from {
                pawn.cell = to;
            }
        }
        for part in &mut state.parts {
            if *part == PartAt::On(from) {
                *part = PartAt::On(to);
            }
        }
        let has_marker = state.board.supply() > 0;
        if has_marker {
            state.board.drop_sand(to);
        }
        let tile = *state.board.tile(to);
        ctx.emit(state, || Event::TileSlid { tile: tile.id, from, to, sand: tile.sand });
        if !has_marker {
            ctx.emit(state, || Event::SandRanOut { at: to });
            return Err(Ending::Buried);
        }
        // R8: a part in the eye may have landed on the launch pad.
        if ending::is_won(state) {
            return Err(Ending::Won);
        }
    }
    Ok(())
}

/// Raises the meter. The new level counts from the next turn, but the skull ends the game now.
fn raise_meter(state: &mut State, ctx: &mut Ctx<'_, State>) -> Result<(), Ending> {
    state.meter += 1;
    let n_to_skull = track(state.n_seats).len() as u8 - state.meter;
    let level = state.level();
    ctx.emit(state, || Event::StormRose { level, n_to_skull });
    if n_to_skull == 0 { Err(Ending::Swept) } else { Ok(()) }
}

/// R17, R41: makes every player lose water at once, except in tunnels and under shields.
fn apply_sun(state: &mut State, ctx: &mut Ctx<'_, State>) -> Result<(), Ending> {
    ctx.emit(state, || Event::SunBeat);
    let shade = shade(state);
    let mut dead = SeatSet::EMPTY;
    for whom in state.all_seats().iter() {
        if shade.has(state.cell_of(whom)) {
            ctx.emit(state, || Event::Sheltered { whom });
            continue;
        }
        let dies_at = dies_at(state);
        let pawn = state.pawn_mut(whom);
        if pawn.water <= dies_at {
            pawn.water = 0;
            dead = dead.with(SeatSet::only(whom));
            ctx.emit(state, || Event::DiedOfThirst { whom });
        } else {
            pawn.water -= 1;
            let left = pawn.water;
            ctx.emit(state, || Event::Drank { whom, left });
        }
    }
    if dead.is_empty() { Ok(()) } else { Err(Ending::Thirst(dead)) }
}

/// Returns the cells where the sun takes no water.
#[inline]
pub(crate) fn shade(state: &State) -> Cells {
    let mut shade = state.board.tunnels();
    for seat in state.shields.iter() {
        shade.set(state.cell_of(seat), true);
    }
    shade
}

/// R4: returns the amount of water at which the next sun kills.
pub(crate) fn dies_at(state: &State) -> u8 {
    u8::from(state.is_on(Switch::ZeroIsDeath))
}

/// Returns the number of unsheltered suns until this adventurer dies, including the deadly one.
pub(crate) fn suns_to_death(state: &State, seat: Seat) -> u8 {
    state.pawn(seat).water.saturating_sub(dies_at(state)) + 1
}

/// Shuffles all 31 cards into a new pile that no one knows anything about.
#[cold]
fn reshuffle(state: &mut State, ctx: &mut Ctx<'_, State>) {
    for card in &mut state.storm.cards {
        card.forget();
    }
    ctx.rng().shuffle(&mut state.storm.cards);
    state.storm.n_left = N_STORM as u8;
    ctx.emit(state, || Event::Reshuffled);
}
