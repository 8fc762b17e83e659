//! The boulder (T13).
use kernel::{Ctx, Seat};

use super::{fate, roll, supplies::CACHE};
use crate::{
    board::Space,
    data::{BOULDER_DICE, BOULDER_FACE, Death, Sun, Variety},
    event::Event,
    state::State,
};

/// Returns the number of dice this round: the round number, or one more with V03, up to five.
pub(crate) fn n_dice(state: &State) -> u8 {
    n_dice_in(state, state.round)
}

/// Returns the number of dice in a given round.
pub(crate) fn n_dice_in(state: &State, round: u8) -> u8 {
    let more = u8::from(state.has(Variety::EAGER_BOULDER));
    round.saturating_add(more).min(BOULDER_DICE)
}

/// Returns the lowest face that counts as a step (V18).
pub(crate) fn face(state: &State) -> u8 {
    BOULDER_FACE + u8::from(state.has(Variety::WORN_BOULDER))
}

/// Rolls the dice and moves the boulder space by space until no steps are left or the exit is
/// sealed.
pub(crate) fn advance(state: &mut State, ctx: &mut Ctx<'_, State>) {
    let n_dice = n_dice(state);
    let dice = roll(n_dice, ctx);
    let least = face(state);
    let mut steps = dice.iter().filter(|&&face| face >= least).count() as u8;
    ctx.emit(state, || Event::BoulderRolled { dice: dice[..n_dice as usize].to_vec(), n: steps });
    let start = state.boulder;
    while steps > 0 {
        state.boulder += 1;
        steps -= 1;
        let at = state.boulder_at();
        ctx.emit(state, || Event::BoulderMoved { at });
        if state.is_sealed() {
            seal(state, ctx);
            return;
        }
        // R9: each space where anything is hit costs one step, however many things are hit there.
        if roll_over(state, at, ctx) {
            steps = steps.saturating_sub(1);
        }
    }
    if state.boulder > start {
        throw_splinters(state, ctx);
    }
}

/// Hits everything on the space. Returns `true` if anything was hit.
fn roll_over(state: &mut State, at: Space, ctx: &mut Ctx<'_, State>) -> bool {
    let mut is_hit = false;
    for seat in state.standing_on(at).iter() {
        is_hit = true;
        fate::eliminate(state, seat, Death::Boulder, ctx);
    }
    let pile = state.pile(at);
    if !pile.is_empty() {
        is_hit = true;
        fate::lose_pile(state, at);
        ctx.emit(state, || Event::PileCrushed { at, n: pile.len() });
    }
    for &sun in Sun::ALL {
        let opener = state.sun_opener(sun);
        if at == sun.corner() {
            // R9: the boulder hits the outer wall.
            is_hit = true;
            if at != opener {
                ctx.emit(state, || Event::WallHit { sun });
            }
        }
        if at == opener {
            // R10, R13, T18.12
            ctx.emit(state, || Event::SunOpened { sun });
        }
    }
    if at == Space::C19 && state.has_door {
        is_hit = true;
        state.has_door = false;
        ctx.emit(state, || Event::DoorSmashed);
    }
    if at == CACHE && state.cache > 0 {
        is_hit = true;
        let n = std::mem::take(&mut state.cache);
        ctx.emit(state, || Event::CacheCrushed { n });
    }
    if state.is_web_space(at) {
        // R65: the boulder tears the web but is not slowed by it.
        ctx.emit(state, || Event::WebTorn { at });
    }
    is_hit
}

/// Wounds every adventurer directly in front of or behind the boulder (V14).
fn throw_splinters(state: &mut State, ctx: &mut Ctx<'_, State>) {
    if !state.has(Variety::FLYING_SPLINTERS) {
        return;
    }
    let boulder = state.boulder;
    for seat in state.inside().iter() {
        let beside = |track: u8| track + 1 == boulder || track == boulder + 1;
        if state.player(seat).at.track().is_some_and(beside) {
            ctx.emit(state, || Event::Splinters { seat });
            fate::wound(state, seat, ctx);
        }
    }
}

/// Seals the exit. Everyone inside or waiting to enter dies.
#[cold]
fn seal(state: &mut State, ctx: &mut Ctx<'_, State>) {
    ctx.emit(state, || Event::ExitSealed);
    for index in 0..state.n_seats {
        fate::eliminate_sealed_in(state, Seat::new(index), ctx);
    }
}
