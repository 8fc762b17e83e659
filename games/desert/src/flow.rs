//! Turn and phase order: the only file that assigns `phase` and `turn`, so that no rule can skip a
//! step.
use kernel::{Ctx, Seat, SeatSet};

use crate::{
    data::{ACTIONS, StormCard},
    event::Event,
    refusal::Refusal,
    rules::{exchange, storm},
    setup::{self, StormPause, Switch},
    state::{Ending, Phase, State},
};

/// Requires that `seat` may take an action that costs one of its four.
#[inline(always)]
pub(crate) fn require_paid_action(state: &State, seat: Seat) -> Result<(), Refusal> {
    require_acting(state, seat)?;
    if state.actions_left == 0 {
        return Err(Refusal::NoActionsLeft);
    }
    Ok(())
}

/// Requires that it is `seat`'s action phase.
#[inline(always)]
pub(crate) fn require_acting(state: &State, seat: Seat) -> Result<(), Refusal> {
    require_open(state)?;
    if seat != state.turn {
        return Err(Refusal::NotYourTurn { turn: state.turn });
    }
    match state.phase {
        Phase::Storm { n_left } => Err(Refusal::StormFirst { n_left }),
        Phase::Sun { .. } => Err(Refusal::SunFirst),
        Phase::Acting | Phase::Drafting | Phase::Looking { .. } | Phase::Over(_) => Ok(()),
    }
}

/// R57: refuses everything but gifts and holds while a Sun Beats Down waits for its effect.
#[inline(always)]
pub(crate) fn require_no_sun(state: &State) -> Result<(), Refusal> {
    match state.phase {
        Phase::Sun { .. } => Err(Refusal::SunFirst),
        Phase::Storm { .. }
        | Phase::Acting
        | Phase::Drafting
        | Phase::Looking { .. }
        | Phase::Over(_) => Ok(()),
    }
}

/// Requires a phase in which any seat may take free actions.
#[inline(always)]
pub(crate) fn require_open(state: &State) -> Result<(), Refusal> {
    match state.phase {
        Phase::Acting | Phase::Storm { .. } | Phase::Sun { .. } => Ok(()),
        Phase::Drafting => Err(Refusal::DraftFirst { turn: state.turn }),
        Phase::Looking { .. } => Err(Refusal::LookFirst { turn: state.turn }),
        Phase::Over(_) => Err(Refusal::GameOver),
    }
}

/// Pays for one action. This ends a guided move and resets the count of exchanges.
#[inline]
pub(crate) fn spend_action(state: &mut State) {
    state.actions_left -= 1;
    state.guided = None;
    state.n_exchanges = 0;
}

/// After a pick in the draft, continues with the next seat or with the first turn.
pub(crate) fn after_pick(state: &mut State, ctx: &mut Ctx<'_, State>) {
    let next = state.turn.next_of(state.n_seats);
    if next != Seat::new(0) {
        state.turn = next;
        return;
    }
    let among = setup::first_players(state);
    let first = match among.first() {
        Some(only) if among.len() == 1 => only,
        Some(_) | None => setup::random_seat(among, ctx.rng()),
    };
    begin_turn(state, first);
    ctx.emit(state, || Event::TurnBegan { seat: first });
}

/// Gives `seat` four actions and ends its shield.
pub(crate) fn begin_turn(state: &mut State, seat: Seat) {
    state.turn = seat;
    state.phase = Phase::Acting;
    state.actions_left = ACTIONS;
    state.n_fewer = 0;
    state.guided = None;
    state.n_exchanges = 0;
    state.shields = state.shields.without(SeatSet::only(seat));
}

/// Lets the Meteorologist look at the top cards.
pub(crate) fn open_look(state: &mut State, n_seen: u8) {
    state.phase = Phase::Looking { n_seen, n_placed: 0, has_buried: false };
}

/// Records a partial answer to a look. The look ends once there is nothing left to decide.
pub(crate) fn continue_look(state: &mut State, n_seen: u8, n_placed: u8, has_buried: bool) {
    if n_placed + 1 >= n_seen {
        close_look(state);
    } else {
        state.phase = Phase::Looking { n_seen, n_placed, has_buried };
    }
}

pub(crate) fn close_look(state: &mut State) {
    state.phase = Phase::Acting;
}

/// R28: fixes the number of storm cards for this turn.
pub(crate) fn end_actions(state: &mut State, ctx: &mut Ctx<'_, State>) {
    let n_left = state.level() - state.n_fewer;
    let seat = state.turn;
    state.guided = None;
    begin_pause(state, n_left);
    ctx.emit(state, || Event::ActionsEnded { seat, n_cards: n_left });
    continue_storm(state, ctx);
}

/// Opens the pause before a storm card.
fn begin_pause(state: &mut State, n_left: u8) {
    state.phase = Phase::Storm { n_left };
    reset_pause(state);
}

/// Starts fresh counts of exchanges and holds.
fn reset_pause(state: &mut State) {
    state.n_exchanges = 0;
    state.held_by = SeatSet::EMPTY;
    state.has_held = SeatSet::EMPTY;
}

/// Draws the next card, and the following ones as long as no player could act before them.
pub(crate) fn draw(state: &mut State, ctx: &mut Ctx<'_, State>) {
    draw_one(state, ctx);
    continue_storm(state, ctx);
}

fn continue_storm(state: &mut State, ctx: &mut Ctx<'_, State>) {
    while let Phase::Storm { n_left } = state.phase {
        if n_left == 0 {
            end_turn(state, ctx);
            return;
        }
        if is_pause_due(state) {
            return;
        }
        draw_one(state, ctx);
    }
}

/// Draws a card and carries it out. R57: a Sun Beats Down may have to wait for gifts.
fn draw_one(state: &mut State, ctx: &mut Ctx<'_, State>) {
    let Phase::Storm { n_left } = state.phase else {
        unreachable!("cards are only drawn in a storm");
    };
    if is_sun_pause_due(state) && storm::reveal_top_card(state, ctx) == StormCard::SUN {
        state.phase = Phase::Sun { n_left };
        reset_pause(state);
        ctx.emit(state, || Event::SunRevealed);
        return;
    }
    carry_out(state, n_left, ctx);
}

/// Lets the revealed Sun Beats Down take effect.
pub(crate) fn resolve_sun(state: &mut State, ctx: &mut Ctx<'_, State>) {
    let Phase::Sun { n_left } = state.phase else {
        unreachable!("a sun is only resolved after its reveal");
    };
    carry_out(state, n_left, ctx);
    continue_storm(state, ctx);
}

fn carry_out(state: &mut State, n_left: u8, ctx: &mut Ctx<'_, State>) {
    state.phase = Phase::Storm { n_left: n_left - 1 };
    match storm::resolve_top_card(state, ctx) {
        Ok(()) => begin_pause(state, n_left - 1),
        Err(ending) => finish(state, ending, ctx),
    }
}

fn is_pause_due(state: &State) -> bool {
    match state.switches.storm_pause {
        StormPause::Always => true,
        StormPause::Never => false,
        StormPause::Auto => exchange::can_any_player_act(state),
    }
}

/// R57: returns `true` if a sun waits after its reveal because water could change hands.
fn is_sun_pause_due(state: &State) -> bool {
    state.is_on(Switch::ShareInSun)
        && match state.switches.storm_pause {
            StormPause::Always => true,
            StormPause::Never => false,
            StormPause::Auto => exchange::can_any_player_give_water(state),
        }
}

fn end_turn(state: &mut State, ctx: &mut Ctx<'_, State>) {
    let next = state.turn.next_of(state.n_seats);
    let had_shield = state.shields.has(next);
    begin_turn(state, next);
    if had_shield {
        ctx.emit(state, || Event::ShieldEnded { seat: next });
    }
    ctx.emit(state, || Event::TurnBegan { seat: next });
}

/// Ends the game immediately.
#[cold]
pub(crate) fn finish(state: &mut State, ending: Ending, ctx: &mut Ctx<'_, State>) {
    state.phase = Phase::Over(ending);
    state.guided = None;
    state.request = None;
    state.held_by = SeatSet::EMPTY;
    state.has_held = SeatSet::EMPTY;
    ctx.emit(state, || match ending {
        Ending::Won => Event::Won,
        Ending::Thirst(_) => Event::LostToThirst,
        Ending::Buried => Event::LostToSand,
        Ending::Swept => Event::LostToStorm,
    });
}
