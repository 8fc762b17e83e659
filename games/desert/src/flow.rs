//! Turn and phase order: the only file that assigns `phase` and `turn`.
use kernel::{Ctx, Seat, SeatSet};

use crate::{
    data::ACTIONS,
    event::Event,
    refusal::Refusal,
    rules::{exchange, storm},
    setup,
    setup::StormPause,
    state::{Ending, Phase, State},
};

/// May `seat` take an action that costs one of its four?
#[inline(always)]
pub(crate) fn paying(state: &State, seat: Seat) -> Result<(), Refusal> {
    acting(state, seat)?;
    if state.actions_left == 0 {
        return Err(Refusal::NoActionsLeft);
    }
    Ok(())
}

/// Is it `seat`'s action phase?
#[inline(always)]
pub(crate) fn acting(state: &State, seat: Seat) -> Result<(), Refusal> {
    open(state)?;
    if seat != state.turn {
        return Err(Refusal::NotYourTurn { turn: state.turn });
    }
    match state.phase {
        Phase::Storm { n_left } => Err(Refusal::StormFirst { n_left }),
        Phase::Acting | Phase::Drafting | Phase::Looking { .. } | Phase::Over(_) => Ok(()),
    }
}

/// Is this a moment for free actions, of anybody?
#[inline(always)]
pub(crate) fn open(state: &State) -> Result<(), Refusal> {
    match state.phase {
        Phase::Acting | Phase::Storm { .. } => Ok(()),
        Phase::Drafting => Err(Refusal::DraftFirst { turn: state.turn }),
        Phase::Looking { .. } => Err(Refusal::LookFirst { turn: state.turn }),
        Phase::Over(_) => Err(Refusal::GameOver),
    }
}

/// One action is paid for; what hung on the moment before it is over.
#[inline]
pub(crate) fn spend_action(state: &mut State) {
    state.actions_left -= 1;
    state.guided = None;
    state.n_exchanges = 0;
}

/// After a pick in the draft: the next seat, or the first turn.
pub(crate) fn after_pick(state: &mut State, ctx: &mut Ctx<'_, Event>) {
    let next = state.turn.next_of(state.n_seats);
    if next != Seat::new(0) {
        state.turn = next;
        return;
    }
    let among = setup::first_players(state);
    let first = match among.first() {
        Some(only) if among.len() == 1 => only,
        Some(_) | None => setup::draw_lot(among, ctx.chance()),
    };
    begin_turn(state, first);
    ctx.tell(|| Event::TurnBegan { seat: first });
}

/// The shield of `seat` ends, four actions are there.
pub(crate) fn begin_turn(state: &mut State, seat: Seat) {
    state.turn = seat;
    state.phase = Phase::Acting;
    state.actions_left = ACTIONS;
    state.n_fewer = 0;
    state.guided = None;
    state.n_exchanges = 0;
    state.shields = state.shields.without(SeatSet::only(seat));
}

/// The Meteorologist takes the top cards into her hand.
pub(crate) fn open_look(state: &mut State, n_seen: u8) {
    state.phase = Phase::Looking { n_seen, n_placed: 0, has_buried: false };
}

/// She has answered a part of it; with nothing left to decide, the turn goes on.
pub(crate) fn go_on_looking(state: &mut State, n_seen: u8, n_placed: u8, has_buried: bool) {
    if n_placed + 1 >= n_seen {
        close_look(state);
    } else {
        state.phase = Phase::Looking { n_seen, n_placed, has_buried };
    }
}

pub(crate) fn close_look(state: &mut State) {
    state.phase = Phase::Acting;
}

/// The number of storm cards is frozen here (R28).
pub(crate) fn end_actions(state: &mut State, ctx: &mut Ctx<'_, Event>) {
    let n_left = state.level() - state.n_fewer;
    let seat = state.turn;
    ctx.tell(|| Event::ActionsEnded { seat, n_cards: n_left });
    state.guided = None;
    enter_window(state, n_left);
    storm_on(state, ctx);
}

/// Before each card the table may act; the count of exchanges and holds begins anew.
fn enter_window(state: &mut State, n_left: u8) {
    state.phase = Phase::Storm { n_left };
    state.n_exchanges = 0;
    state.held_by = SeatSet::NOBODY;
    state.has_held = SeatSet::NOBODY;
}

/// Draws the next card, and those after it before which nobody could act.
pub(crate) fn draw(state: &mut State, ctx: &mut Ctx<'_, Event>) {
    draw_one(state, ctx);
    storm_on(state, ctx);
}

fn storm_on(state: &mut State, ctx: &mut Ctx<'_, Event>) {
    while let Phase::Storm { n_left } = state.phase {
        if n_left == 0 {
            end_turn(state, ctx);
            return;
        }
        if has_window(state) {
            return;
        }
        draw_one(state, ctx);
    }
}

fn draw_one(state: &mut State, ctx: &mut Ctx<'_, Event>) {
    let Phase::Storm { n_left } = state.phase else {
        unreachable!("cards are drawn in a storm only");
    };
    match storm::resolve_top_card(state, ctx) {
        Ok(()) => enter_window(state, n_left - 1),
        Err(ending) => finish(state, ending, ctx),
    }
}

fn has_window(state: &State) -> bool {
    match state.switches.storm_pause {
        StormPause::Always => true,
        StormPause::Never => false,
        StormPause::Auto => exchange::anybody_can_act(state),
    }
}

fn end_turn(state: &mut State, ctx: &mut Ctx<'_, Event>) {
    let next = state.turn.next_of(state.n_seats);
    let had_shield = state.shields.has(next);
    begin_turn(state, next);
    if had_shield {
        ctx.tell(|| Event::ShieldEnded { seat: next });
    }
    ctx.tell(|| Event::TurnBegan { seat: next });
}

/// The end, at once.
#[cold]
pub(crate) fn finish(state: &mut State, ending: Ending, ctx: &mut Ctx<'_, Event>) {
    state.phase = Phase::Over(ending);
    state.guided = None;
    state.request = None;
    state.held_by = SeatSet::NOBODY;
    state.has_held = SeatSet::NOBODY;
    ctx.tell(|| match ending {
        Ending::Won => Event::Won,
        Ending::Thirst(_) => Event::LostToThirst,
        Ending::Buried => Event::LostToSand,
        Ending::Swept => Event::LostToStorm,
    });
}
