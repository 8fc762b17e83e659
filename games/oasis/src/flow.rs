//! Round and phase order: the only file that assigns `phase` and `turn`.
use kernel::{Chance, Ctx, Journal, Seat, SeatSet};

use crate::{
    data::{Card, Good, Land},
    event::Event,
    refusal::Moment,
    rules::{acceptance, free, offer, resolution, scoring},
    setup::FreeAction,
    space::Space,
    state::{Phase, State},
};

/// Begins the first round, or that of a position: the first card is turned up at once (O5.2).
pub(crate) fn begin(state: &mut State, chance: &mut dyn Chance) {
    let mut journal = Journal::muted();
    offer_from(state, 1, &mut Ctx::new(chance, &mut journal));
}

/// Where a position says that the game stands.
pub(crate) fn place(state: &mut State, turn: Seat, phase: Phase) {
    (state.turn, state.phase) = (turn, phase);
}

/// What the player whose turn it is has to do; `None` after the end.
pub(crate) fn moment(state: &State) -> Option<Moment> {
    Some(match state.phase {
        Phase::Announcing => Moment::Announce,
        Phase::Offering => Moment::Offer,
        Phase::Accepting => Moment::Accept,
        Phase::Resolving if state.cards.offer(state.offer_taken()).is_empty() => Moment::Confirm,
        Phase::Resolving => Moment::Resolve,
        Phase::Tiling { .. } => Moment::Tile,
        Phase::Marking { .. } | Phase::FreeMarking { .. } => Moment::Marker,
        Phase::Herding { .. } => Moment::Camel,
        Phase::Free => Moment::Free,
        Phase::FreeDone => Moment::Confirm,
        Phase::Over => return None,
    })
}

/// The offer of the acting player is complete.
pub(crate) fn after_offer(state: &mut State, ctx: &mut Ctx<'_, Event>) {
    let next = state.counter(state.turn) + 1;
    offer_from(state, next, ctx);
}

/// Offers from this counter on, until somebody has something to decide.
fn offer_from(state: &mut State, first: u8, ctx: &mut Ctx<'_, Event>) {
    for counter in first..=state.n_seats {
        let seat = state.holder(counter);
        state.turn = seat;
        if let Some(phase) = offer::open(state, seat, ctx) {
            state.phase = phase;
            return;
        }
    }
    accept_next(state, 1, ctx);
}

/// The holder of this counter takes an offer; the engine does it if there is only one.
fn accept_next(state: &mut State, counter: u8, ctx: &mut Ctx<'_, Event>) {
    let seat = state.holder(counter);
    state.turn = seat;
    state.phase = Phase::Accepting;
    let choice = acceptance::choices(state, seat);
    if let Some(whom) = choice.first()
        && choice.len() == 1
    {
        ctx.tell(|| Event::LastOffer { seat, whom });
        acceptance::hand_over(state, seat, whom, ctx);
    }
}

/// An offer is taken: its cards are to be resolved.
pub(crate) fn begin_resolving(state: &mut State) {
    state.phase = Phase::Resolving;
}

pub(crate) fn wait_for_tile(state: &mut State, card: Card, n_left: u8) {
    state.phase = Phase::Tiling { card, n_left };
}

pub(crate) fn wait_for_camel(state: &mut State, card: Card, n_left: u8) {
    state.phase = Phase::Herding { card, n_left };
}

/// The tile just laid is in a neutral area.
pub(crate) fn wait_for_marker(state: &mut State, land: Land, at: Space) {
    state.phase = match state.phase {
        Phase::Tiling { card, n_left } => Phase::Marking { card, n_left: n_left - 1, at },
        Phase::Free => Phase::FreeMarking { land, at },
        Phase::Announcing
        | Phase::Offering
        | Phase::Accepting
        | Phase::Resolving
        | Phase::Marking { .. }
        | Phase::Herding { .. }
        | Phase::FreeMarking { .. }
        | Phase::FreeDone
        | Phase::Over => unreachable!("tiles are laid by a card or as the free action"),
    };
}

/// The tile is laid and its marker decided: on with the card, or the free action is done.
pub(crate) fn after_tile(state: &mut State, ctx: &mut Ctx<'_, Event>) {
    match state.phase {
        Phase::Tiling { card, n_left } => resolution::go_on(state, card, n_left - 1, ctx),
        Phase::Marking { card, n_left, .. } => resolution::go_on(state, card, n_left, ctx),
        Phase::Free | Phase::FreeMarking { .. } => state.phase = Phase::FreeDone,
        Phase::Announcing
        | Phase::Offering
        | Phase::Accepting
        | Phase::Resolving
        | Phase::Herding { .. }
        | Phase::FreeDone
        | Phase::Over => unreachable!("tiles are laid by a card or as the free action"),
    }
}

/// A camel is placed: on with the card, or the free action is done.
pub(crate) fn after_camel(state: &mut State, ctx: &mut Ctx<'_, Event>) {
    match state.phase {
        Phase::Herding { card, n_left } => resolution::go_on(state, card, n_left - 1, ctx),
        Phase::Free => state.phase = Phase::FreeDone,
        Phase::Announcing
        | Phase::Offering
        | Phase::Accepting
        | Phase::Resolving
        | Phase::Tiling { .. }
        | Phase::Marking { .. }
        | Phase::FreeMarking { .. }
        | Phase::FreeDone
        | Phase::Over => unreachable!("camels come from a card or the free action"),
    }
}

/// The acting player is done with the offer, or with the free action.
pub(crate) fn go_on(state: &mut State, ctx: &mut Ctx<'_, Event>) {
    if state.phase != Phase::Resolving {
        end_round(state, ctx);
        return;
    }
    let counter = state.counter(state.turn);
    if counter < state.n_seats {
        accept_next(state, counter + 1, ctx);
    } else {
        flip(state, ctx);
    }
}

/// All counters are turned up; then comes the free action (O10).
fn flip(state: &mut State, ctx: &mut Ctx<'_, Event>) {
    let old_first = state.holder(1);
    state.counters = state.received;
    state.received = [0; crate::data::N_SEATS];
    for n in 1..=state.n_seats {
        let seat = state.holder(n);
        ctx.tell(|| Event::CounterTurned { seat, n });
    }
    let seat = match state.switches.free_action {
        FreeAction::NewFirst => state.holder(1),
        FreeAction::OldFirst => old_first,
    };
    state.turn = seat;
    state.phase = Phase::Free;
    if free::is_possible(state, seat) {
        ctx.tell(|| Event::FreeActionBegan { seat });
    } else {
        ctx.tell(|| Event::FreeActionVoid { seat });
        end_round(state, ctx);
    }
}

/// The end if something has called for it, else the next round.
pub(crate) fn end_round(state: &mut State, ctx: &mut Ctx<'_, Event>) {
    if state.ending.is_set() {
        finish(state, ctx);
        return;
    }
    state.round += 1;
    let round = state.round;
    ctx.tell(|| Event::RoundBegan { round });
    offer_from(state, 1, ctx);
}

/// Scoring markers are turned up, and everything is counted.
#[cold]
fn finish(state: &mut State, ctx: &mut Ctx<'_, Event>) {
    state.phase = Phase::Over;
    for goods in &mut state.goods[..state.n_seats as usize] {
        ctx.show(goods, SeatSet::EVERYONE);
    }
    for seat in state.all_seats().iter() {
        ctx.tell(|| score(state, seat));
    }
    ctx.tell(|| {
        let seat = scoring::winner(state);
        Event::Won { seat, total: scoring::total(state, seat) }
    });
}

fn score(state: &State, seat: Seat) -> Event {
    let points = scoring::points(state, seat);
    let (units, goods) = (state.units(seat), *state.goods[seat.index()].truth());
    Event::Scored {
        seat,
        herd: units.of(Good::Commodity),
        commodity: goods[Good::Commodity as usize],
        camels: points[Good::Commodity as usize],
        oasis_spaces: units.of(Good::Well),
        well: goods[Good::Well as usize],
        oasis: points[Good::Well as usize],
        steppe_spaces: units.of(Good::Horse),
        horse: goods[Good::Horse as usize],
        steppe: points[Good::Horse as usize],
        stony_spaces: units.of(Good::Ovoo),
        ovoo: goods[Good::Ovoo as usize],
        stony: points[Good::Ovoo as usize],
        total: points.iter().sum(),
    }
}
