//! The storm: wind, sun, rising meter, and the moments in between (D10).
use kernel::{Ctx, Dice, Seat, SeatSet};

use crate::{
    action::Action,
    cell::Direction,
    data::{N_STORM, Storm, StormCard, track},
    event::Event,
    flow,
    refusal::{Purpose, Refusal},
    rules::exchange,
    setup::Switch,
    state::{Ending, PartAt, Phase, State},
};

#[inline]
pub(crate) fn legal(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    if plan_draw(state, seat).is_ok() {
        actions.push(Action::Draw);
    }
    if plan_hold(state, seat).is_ok() {
        actions.push(Action::Hold);
    }
    if plan_release(state, seat).is_ok() {
        actions.push(Action::Release);
    }
}

#[inline(always)]
fn raging(state: &State, purpose: Purpose) -> Result<(), Refusal> {
    flow::open(state)?;
    match state.phase {
        Phase::Storm { .. } => Ok(()),
        Phase::Acting | Phase::Drafting | Phase::Looking { .. } | Phase::Over(_) => {
            Err(Refusal::NoStorm { purpose })
        }
    }
}

#[inline(always)]
fn plan_draw(state: &State, seat: Seat) -> Result<(), Refusal> {
    raging(state, Purpose::Draw)?;
    if seat != state.turn {
        return Err(Refusal::NotYourStorm { turn: state.turn });
    }
    match state.held_by.first() {
        Some(whom) => Err(Refusal::StormHeld { whom }),
        None => Ok(()),
    }
}

pub(crate) fn draw(state: &mut State, seat: Seat, ctx: &mut Ctx<'_, Event>) -> Result<(), Refusal> {
    plan_draw(state, seat)?;
    flow::draw(state, ctx);
    Ok(())
}

#[inline(always)]
fn plan_hold(state: &State, seat: Seat) -> Result<(), Refusal> {
    raging(state, Purpose::Hold)?;
    if seat == state.turn {
        return Err(Refusal::CannotHoldOwnStorm);
    }
    if state.has_held.has(seat) {
        return Err(Refusal::AlreadyHeld);
    }
    exchange::plan_another(state)
}

pub(crate) fn hold(state: &mut State, seat: Seat, ctx: &mut Ctx<'_, Event>) -> Result<(), Refusal> {
    plan_hold(state, seat)?;
    state.held_by = state.held_by.with(SeatSet::only(seat));
    state.has_held = state.has_held.with(SeatSet::only(seat));
    state.n_exchanges += 1;
    state.n_clocks += 1;
    ctx.bar();
    ctx.tell(|| Event::Held { seat });
    Ok(())
}

#[inline(always)]
fn plan_release(state: &State, seat: Seat) -> Result<(), Refusal> {
    raging(state, Purpose::Hold)?;
    if !state.held_by.has(seat) {
        return Err(Refusal::NotHolding);
    }
    Ok(())
}

pub(crate) fn release(
    state: &mut State,
    seat: Seat,
    ctx: &mut Ctx<'_, Event>,
) -> Result<(), Refusal> {
    plan_release(state, seat)?;
    state.held_by = state.held_by.without(SeatSet::only(seat));
    ctx.bar();
    ctx.tell(|| Event::Released { seat });
    Ok(())
}

pub(crate) fn expire_hold(state: &mut State, ctx: &mut Ctx<'_, Event>) {
    state.held_by = SeatSet::NOBODY;
    ctx.tell(|| Event::HoldExpired);
}

/// Reveal, effect, discard, and a new pile when the old one is empty: one step (R29, R30).
#[inline]
pub(crate) fn resolve_top_card(state: &mut State, ctx: &mut Ctx<'_, Event>) -> Result<(), Ending> {
    state.storm.n_left -= 1;
    let card = *ctx.show(&mut state.storm.cards[state.storm.n_left as usize], SeatSet::EVERYONE);
    let result = take_effect(state, card, ctx);
    if state.storm.n_left == 0 {
        reshuffle(state, ctx);
    }
    result
}

/// What a card does, wherever it came from. It needs no luck.
#[inline]
pub(crate) fn take_effect(
    state: &mut State,
    card: StormCard,
    ctx: &mut Ctx<'_, Event>,
) -> Result<(), Ending> {
    match card.face() {
        Storm::Wind { toward, n_tiles } => blow(state, toward, n_tiles, ctx),
        Storm::PicksUp => pick_up(state, ctx),
        Storm::Sun => beat_down(state, ctx),
    }
}

/// Tiles slide with the arrow into the eye, one by one; each gets a marker (R26, R27).
fn blow(
    state: &mut State,
    toward: Direction,
    n_tiles: u8,
    ctx: &mut Ctx<'_, Event>,
) -> Result<(), Ending> {
    ctx.tell(|| Event::WindBlew { toward, n_tiles });
    for n_moved in 0..n_tiles {
        let to = state.board.eye();
        let Some(from) = to.toward(toward.opposite()) else {
            ctx.tell(|| Event::Respite { n: n_tiles - n_moved });
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
        ctx.tell(|| Event::TileSlid { tile: tile.id, from, to, sand: tile.sand });
        let is_last = state.is_on(Switch::SandLastMarkerLoses) && state.board.supply() == 0;
        if !has_marker || is_last {
            ctx.tell(|| Event::SandRanOut { at: to });
            return Err(Ending::Buried);
        }
    }
    Ok(())
}

/// Counts from the next turn on; the skull ends the game now.
fn pick_up(state: &mut State, ctx: &mut Ctx<'_, Event>) -> Result<(), Ending> {
    state.meter += 1;
    let n_to_skull = track(state.n_seats).len() as u8 - state.meter;
    let level = state.level();
    ctx.tell(|| Event::StormRose { level, n_to_skull });
    if n_to_skull == 0 { Err(Ending::Swept) } else { Ok(()) }
}

/// Everybody drinks at the same moment, but for those in a tunnel or under a shield (R17, R41).
fn beat_down(state: &mut State, ctx: &mut Ctx<'_, Event>) -> Result<(), Ending> {
    ctx.tell(|| Event::SunBeat);
    let mut shade = state.board.tunnels();
    for seat in state.shields.iter() {
        shade.set(state.cell_of(seat), true);
    }
    let mut dead = SeatSet::NOBODY;
    for whom in state.all_seats().iter() {
        if shade.has(state.cell_of(whom)) {
            ctx.tell(|| Event::Sheltered { whom });
            continue;
        }
        let dies_at = dies_at(state);
        let pawn = state.pawn_mut(whom);
        if pawn.water <= dies_at {
            pawn.water = 0;
            dead = dead.with(SeatSet::only(whom));
            ctx.tell(|| Event::DiedOfThirst { whom });
        } else {
            pawn.water -= 1;
            let left = pawn.water;
            ctx.tell(|| Event::Drank { whom, left });
        }
    }
    if dead.is_empty() { Ok(()) } else { Err(Ending::Thirst(dead)) }
}

/// With how much water, or less, the next sun is the last (R4).
fn dies_at(state: &State) -> u8 {
    u8::from(state.is_on(Switch::ZeroIsDeath))
}

/// How many suns this adventurer survives in the open, and the one that kills.
pub(crate) fn suns_to_death(state: &State, seat: Seat) -> u8 {
    state.pawn(seat).water.saturating_sub(dies_at(state)) + 1
}

/// All 31 cards make a new pile, and nobody knows anything of it.
#[cold]
fn reshuffle(state: &mut State, ctx: &mut Ctx<'_, Event>) {
    for card in &mut state.storm.cards {
        card.forget();
    }
    ctx.chance().shuffle(&mut state.storm.cards);
    state.storm.n_left = N_STORM as u8;
    ctx.tell(|| Event::Reshuffled);
}
