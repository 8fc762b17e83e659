//! Powers of individual adventurers (D7.5 to D7.8).
use kernel::{Ctx, Seat};

use crate::{
    action::Action,
    cell::Cell,
    data::{City, GUIDE_STEPS, Role, WATER_FOUND},
    event::Event,
    flow,
    refusal::{Purpose, Refusal},
    rules::{consent, ending, movement},
    setup::Switch,
    state::{Guided, Phase, State},
};

/// Lists the powers in `seat`'s action phase. Continuing a guided move may be free.
#[inline]
pub(crate) fn legal(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    match state.pawn(seat).role {
        Role::Meteorologist => {
            if plan_fewer(state, seat).is_ok() {
                actions.push(Action::Fewer);
            }
            if plan_look(state, seat).is_ok() {
                actions.push(Action::Look);
            }
        }
        Role::Navigator => legal_guidance(state, seat, actions),
        Role::WaterCarrier => {
            if plan_fill(state, seat).is_ok() {
                actions.push(Action::Fill);
            }
        }
        Role::Archaeologist | Role::Climber | Role::Explorer => {}
    }
}

fn require_power(state: &State, seat: Seat, role: Role, purpose: Purpose) -> Result<(), Refusal> {
    if !state.is(seat, role) {
        return Err(Refusal::WrongRole { role, purpose });
    }
    require_unburied(state, seat)
}

#[inline(always)]
fn require_unburied(state: &State, seat: Seat) -> Result<(), Refusal> {
    if state.is_buried(seat) {
        return Err(Refusal::Buried { sand: state.sand_under(seat) });
    }
    Ok(())
}

#[inline(always)]
fn plan_fewer(state: &State, seat: Seat) -> Result<(), Refusal> {
    flow::require_paid_action(state, seat)?;
    require_power(state, seat, Role::Meteorologist, Purpose::Fewer)?;
    if state.n_fewer >= state.level() {
        return Err(Refusal::NoCardsLeftToAvert { level: state.level() });
    }
    Ok(())
}

pub(crate) fn draw_fewer(
    state: &mut State,
    seat: Seat,
    ctx: &mut Ctx<'_, State>,
) -> Result<(), Refusal> {
    plan_fewer(state, seat)?;
    state.n_fewer += 1;
    let n_fewer = state.n_fewer;
    ctx.emit(state, || Event::DrewFewer { seat, n_fewer });
    flow::spend_action(state);
    Ok(())
}

#[inline(always)]
fn plan_look(state: &State, seat: Seat) -> Result<(), Refusal> {
    flow::require_paid_action(state, seat)?;
    require_power(state, seat, Role::Meteorologist, Purpose::Look)
}

/// R44: shows as many cards as the meter's level, cancelled or not. A short pile is not refilled.
pub(crate) fn look(state: &mut State, seat: Seat, ctx: &mut Ctx<'_, State>) -> Result<(), Refusal> {
    plan_look(state, seat)?;
    let n = state.level().min(state.storm.n_left);
    let to = state.peek_viewers(seat);
    for nth in 1..=n {
        let index = state.storm.index_of_nth(nth);
        ctx.reveal(&mut state.storm.cards[index], to);
    }
    flow::spend_action(state);
    flow::open_look(state, n);
    let deck = &state.storm;
    ctx.emit_to(state, to, || {
        let seen = (1..=n).map(|nth| *deck.cards[deck.index_of_nth(nth)].truth());
        let shown = Event::Looked { seat, n, cards: Some(seen.collect()) };
        (shown, Some(Event::Looked { seat, n, cards: None }))
    });
    Ok(())
}

/// Lists the answers to a look.
pub(crate) fn legal_answers(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    let Ok(look) = require_look(state, seat) else {
        return;
    };
    let open = look.n_placed + 1..=look.n_seen;
    if !look.has_buried {
        actions.extend(open.clone().map(|nth| Action::Bury { nth }));
    }
    if require_buried(state, &look).is_err() {
        return;
    }
    if state.is_on(Switch::MeteoReorder) {
        actions.extend(open.map(|nth| Action::Order { nth }));
    }
    actions.push(Action::Keep);
}

struct Looking {
    n_seen: u8,
    n_placed: u8,
    has_buried: bool,
}

fn require_look(state: &State, seat: Seat) -> Result<Looking, Refusal> {
    match state.phase {
        Phase::Looking { .. } if seat != state.turn => Err(Refusal::LookFirst { turn: state.turn }),
        Phase::Looking { n_seen, n_placed, has_buried } => {
            Ok(Looking { n_seen, n_placed, has_buried })
        }
        Phase::Over(_) => Err(Refusal::GameOver),
        Phase::Drafting | Phase::Acting | Phase::Storm { .. } | Phase::Sun { .. } => {
            Err(Refusal::NotLooking)
        }
    }
}

/// R19: requires that a card has been put on the bottom, if one has to be.
fn require_buried(state: &State, look: &Looking) -> Result<(), Refusal> {
    if state.is_on(Switch::MustBury) && !look.has_buried {
        return Err(Refusal::BuryFirst);
    }
    Ok(())
}

fn plan_bury(state: &State, seat: Seat, nth: u8) -> Result<Looking, Refusal> {
    let look = require_look(state, seat)?;
    if look.has_buried {
        return Err(Refusal::AlreadyBuried);
    }
    look.require_card(nth)
}

fn plan_order(state: &State, seat: Seat, nth: u8) -> Result<Looking, Refusal> {
    let look = require_look(state, seat)?;
    if !state.is_on(Switch::MeteoReorder) {
        return Err(Refusal::OrderIsFixed);
    }
    require_buried(state, &look)?;
    look.require_card(nth)
}

impl Looking {
    /// Requires a card that has not been put back yet.
    fn require_card(self, nth: u8) -> Result<Looking, Refusal> {
        if nth <= self.n_placed || nth > self.n_seen {
            return Err(Refusal::NoSuchCard { nth, n: self.n_seen, n_placed: self.n_placed });
        }
        Ok(self)
    }
}

/// R19, R20: puts the nth card under the pile. The others keep their order.
pub(crate) fn bury(
    state: &mut State,
    seat: Seat,
    nth: u8,
    ctx: &mut Ctx<'_, State>,
) -> Result<(), Refusal> {
    let look = plan_bury(state, seat, nth)?;
    let index = state.storm.index_of_nth(nth);
    state.storm.cards[..=index].rotate_right(1);
    let card = state.storm.cards[0];
    ctx.emit_to(state, card.known_to(), || {
        let shown = Event::CardBuried { seat, nth, card: Some(*card.truth()) };
        (shown, Some(Event::CardBuried { seat, nth, card: None }))
    });
    if state.is_on(Switch::MeteoReorder) {
        flow::continue_look(state, look.n_seen - 1, look.n_placed, true);
    } else {
        flow::close_look(state);
    }
    Ok(())
}

/// R54: puts the nth card back below those already put back.
pub(crate) fn order(
    state: &mut State,
    seat: Seat,
    nth: u8,
    ctx: &mut Ctx<'_, State>,
) -> Result<(), Refusal> {
    let look = plan_order(state, seat, nth)?;
    let from = state.storm.index_of_nth(nth);
    let to = state.storm.index_of_nth(look.n_placed + 1);
    state.storm.cards[from..=to].rotate_left(1);
    ctx.emit(state, || Event::CardOrdered { seat, nth });
    // Once cards are being put back, no card may be buried.
    flow::continue_look(state, look.n_seen, look.n_placed + 1, true);
    Ok(())
}

fn plan_keep(state: &State, seat: Seat) -> Result<(), Refusal> {
    let look = require_look(state, seat)?;
    require_buried(state, &look)
}

pub(crate) fn keep(state: &mut State, seat: Seat, ctx: &mut Ctx<'_, State>) -> Result<(), Refusal> {
    plan_keep(state, seat)?;
    ctx.emit(state, || Event::CardsKept { seat });
    flow::close_look(state);
    Ok(())
}

fn legal_guidance(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    for whom in state.all_seats().iter().filter(|&whom| whom != seat) {
        if require_step_cost(state, seat, whom).is_err() {
            continue;
        }
        let first = actions.len();
        let steps = movement::walkable(state, whom).or(movement::exits(state, whom));
        let along = movement::passengers(state, whom);
        movement::list_steps(state, seat, steps, along, actions, |to, with| Action::Guide {
            whom,
            to,
            with,
        });
        if state.is_on(Switch::AskBeforeMovingMe) {
            retain_from(actions, first, |&step| consent::can_ask(state, seat, step));
        }
    }
}

fn retain_from(actions: &mut Vec<Action>, first: usize, keep: impl Fn(&Action) -> bool) {
    let mut index = 0;
    actions.retain(|action| {
        index += 1;
        index <= first || keep(action)
    });
}

/// R48: whether the next guided step is paid for, and how many steps remain after it.
struct StepCost {
    is_paid: bool,
    n_left: u8,
}

#[inline(always)]
fn require_step_cost(state: &State, seat: Seat, whom: Seat) -> Result<StepCost, Refusal> {
    match state.guided {
        Some(guided) if guided.whom == whom && guided.n_left > 0 => {
            flow::require_acting(state, seat)?;
            Ok(StepCost { is_paid: false, n_left: guided.n_left - 1 })
        }
        Some(_) | None => {
            flow::require_paid_action(state, seat)?;
            require_unburied(state, seat)?;
            Ok(StepCost { is_paid: true, n_left: GUIDE_STEPS - 1 })
        }
    }
}

pub(crate) struct Guidance {
    cost: StepCost,
}

pub(crate) fn plan_guide(
    state: &State,
    seat: Seat,
    whom: Seat,
    to: Cell,
    with: Option<Seat>,
) -> Result<Guidance, Refusal> {
    flow::require_acting(state, seat)?;
    if !state.is(seat, Role::Navigator) {
        return Err(Refusal::WrongRole { role: Role::Navigator, purpose: Purpose::Guide });
    }
    if !state.has_seat(whom) {
        return Err(Refusal::NoSuchSeat { whom });
    }
    if whom == seat {
        return Err(Refusal::GuideYourself);
    }
    let cost = require_step_cost(state, seat, whom)?;
    if state.is_buried(whom) {
        return Err(Refusal::PawnBuried { whom, sand: state.sand_under(whom) });
    }
    movement::require_any_step(state, whom, to)?;
    movement::require_passenger(state, whom, with)?;
    Ok(Guidance { cost })
}

pub(crate) fn guide(
    state: &mut State,
    seat: Seat,
    whom: Seat,
    to: Cell,
    with: Option<Seat>,
    ctx: &mut Ctx<'_, State>,
) -> Result<(), Refusal> {
    let Guidance { cost } = plan_guide(state, seat, whom, to, with)?;
    let from = movement::move_pawn(state, whom, to, with);
    ctx.emit(state, || Event::Guided { seat, whom, from, to, with });
    if cost.is_paid {
        flow::spend_action(state);
    }
    state.guided = (cost.n_left > 0).then_some(Guided { whom, n_left: cost.n_left });
    ending::check_win(state, ctx);
    Ok(())
}

/// R16: requires an excavated, unblocked well within the Water Carrier's reach.
fn require_well(state: &State, seat: Seat) -> Result<(), Refusal> {
    let mut wells = state.board.excavated();
    for cell in wells.iter() {
        wells.set(cell, *state.board.tile(cell).city.truth() == City::Well);
    }
    let open = wells.minus(state.board.blocked());
    if state.is_on(Switch::AnyWell) {
        return if open.is_empty() { Err(Refusal::NoOpenWell) } else { Ok(()) };
    }
    let at = state.cell_of(seat);
    if open.has(at) {
        Ok(())
    } else if wells.has(at) {
        Err(Refusal::Blocked { at, sand: state.board.sand(at), purpose: Purpose::Fill })
    } else {
        Err(Refusal::NoWellHere { at })
    }
}

#[inline(always)]
fn plan_fill(state: &State, seat: Seat) -> Result<(), Refusal> {
    flow::require_paid_action(state, seat)?;
    require_power(state, seat, Role::WaterCarrier, Purpose::Fill)?;
    require_well(state, seat)?;
    let pawn = state.pawn(seat);
    if pawn.water >= pawn.role.canteen() {
        return Err(Refusal::CanteenFull { max: pawn.role.canteen() });
    }
    Ok(())
}

pub(crate) fn fill(state: &mut State, seat: Seat, ctx: &mut Ctx<'_, State>) -> Result<(), Refusal> {
    plan_fill(state, seat)?;
    let pawn = state.pawn_mut(seat);
    let n = WATER_FOUND.min(pawn.role.canteen() - pawn.water);
    pawn.water += n;
    ctx.emit(state, || Event::Filled { seat, n });
    flow::spend_action(state);
    Ok(())
}
