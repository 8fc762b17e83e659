//! Round and phase order. Only this file assigns `phase` and `turn`, so that every transition can
//! be found here.
use kernel::{Ctx, EventBuffer, GameRng, Seat, SeatSet};

use crate::{
    data::{Card, Good, Land, ROUNDS_MAX},
    event::Event,
    refusal::Moment,
    rules::{acceptance, free, offer, resolution, scoring},
    setup::FreeAction,
    space::Space,
    state::{Phase, State},
};

/// Starts the offers in a new game or a position, beginning with the holder of this counter. O5.2:
/// the first card is revealed at once.
pub(crate) fn begin_offers(state: &mut State, counter: u8, rng: &mut dyn GameRng) {
    let mut events = EventBuffer::muted();
    offer_from(state, counter, &mut Ctx::new(rng, &mut events));
}

/// Sets the turn and the phase that a position specifies.
pub(crate) fn set_turn_and_phase(state: &mut State, turn: Seat, phase: Phase) {
    (state.turn, state.phase) = (turn, phase);
}

/// Returns the decision that the acting player has to make; `None` after the end.
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
        Phase::Scoring => Moment::Score,
        Phase::Over => return None,
    })
}

/// Continues after the acting player's offer is complete.
pub(crate) fn after_offer(state: &mut State, ctx: &mut Ctx<'_, State>) {
    let next = state.counter(state.turn) + 1;
    offer_from(state, next, ctx);
}

/// Makes offers, beginning with the holder of this counter, until a player has to decide.
fn offer_from(state: &mut State, first: u8, ctx: &mut Ctx<'_, State>) {
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

/// Lets the holder of this counter take an offer, or takes it for them if only one is left.
fn accept_next(state: &mut State, counter: u8, ctx: &mut Ctx<'_, State>) {
    let seat = state.holder(counter);
    state.turn = seat;
    state.phase = Phase::Accepting;
    let choice = acceptance::choices(state, seat);
    if let Some(whom) = choice.first()
        && choice.len() == 1
    {
        ctx.emit(state, || Event::LastOffer { seat, whom });
        acceptance::hand_over(state, seat, whom, ctx);
    }
}

/// Starts resolving the cards of the offer taken.
pub(crate) fn begin_resolving(state: &mut State) {
    state.phase = Phase::Resolving;
}

pub(crate) fn wait_for_tile(state: &mut State, card: Card, n_left: u8) {
    state.phase = Phase::Tiling { card, n_left };
}

pub(crate) fn wait_for_camel(state: &mut State, card: Card, n_left: u8) {
    state.phase = Phase::Herding { card, n_left };
}

/// Waits for the marker decision on the tile just placed in a neutral area.
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
        | Phase::Scoring
        | Phase::Over => unreachable!("tiles come from a card or the free action"),
    };
}

/// Continues the card or ends the free action after a tile and its marker decision.
pub(crate) fn after_tile(state: &mut State, ctx: &mut Ctx<'_, State>) {
    match state.phase {
        Phase::Tiling { card, n_left } => resolution::continue_card(state, card, n_left - 1, ctx),
        Phase::Marking { card, n_left, .. } => resolution::continue_card(state, card, n_left, ctx),
        Phase::Free | Phase::FreeMarking { .. } => state.phase = Phase::FreeDone,
        Phase::Announcing
        | Phase::Offering
        | Phase::Accepting
        | Phase::Resolving
        | Phase::Herding { .. }
        | Phase::FreeDone
        | Phase::Scoring
        | Phase::Over => unreachable!("tiles come from a card or the free action"),
    }
}

/// Continues the card or ends the free action after a camel.
pub(crate) fn after_camel(state: &mut State, ctx: &mut Ctx<'_, State>) {
    match state.phase {
        Phase::Herding { card, n_left } => resolution::continue_card(state, card, n_left - 1, ctx),
        Phase::Free => state.phase = Phase::FreeDone,
        Phase::Announcing
        | Phase::Offering
        | Phase::Accepting
        | Phase::Resolving
        | Phase::Tiling { .. }
        | Phase::Marking { .. }
        | Phase::FreeMarking { .. }
        | Phase::FreeDone
        | Phase::Scoring
        | Phase::Over => unreachable!("camels come from a card or the free action"),
    }
}

/// Ends the turn after an offer is resolved or the free action is taken.
pub(crate) fn end_turn(state: &mut State, ctx: &mut Ctx<'_, State>) {
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

/// Turns all counters face up and starts the free action (O10).
fn flip(state: &mut State, ctx: &mut Ctx<'_, State>) {
    let old_first = state.holder(1);
    state.counters = state.received;
    state.received = [0; crate::data::N_SEATS];
    let seat = match state.switches.free_action {
        FreeAction::NewFirst => state.holder(1),
        FreeAction::OldFirst => old_first,
    };
    state.turn = seat;
    state.phase = Phase::Free;
    for n in 1..=state.n_seats {
        let seat = state.holder(n);
        ctx.emit(state, || Event::CounterTurned { seat, n });
    }
    if free::is_possible(state, seat) {
        ctx.emit(state, || Event::FreeActionBegan { seat });
    } else {
        ctx.emit(state, || Event::FreeActionVoid { seat });
        end_round(state, ctx);
    }
}

/// Ends the game if a cause is set, otherwise starts the next round.
pub(crate) fn end_round(state: &mut State, ctx: &mut Ctx<'_, State>) {
    if state.ending.is_set() {
        score_game(state, ctx);
        return;
    }
    state.round = (state.round + 1).min(ROUNDS_MAX);
    let round = state.round;
    ctx.emit(state, || Event::RoundBegan { round });
    offer_from(state, 1, ctx);
}

/// Scores the game once every player has a piece for the scoring track (R10).
pub(crate) fn score_game(state: &mut State, ctx: &mut Ctx<'_, State>) {
    match scoring::next_without_piece(state) {
        Some(seat) => {
            state.turn = seat;
            state.phase = Phase::Scoring;
            ctx.emit(state, || Event::PieceNeeded { seat });
        }
        None => finish(state, ctx),
    }
}

/// Reveals the scoring markers and scores the game.
#[cold]
fn finish(state: &mut State, ctx: &mut Ctx<'_, State>) {
    state.phase = Phase::Over;
    for goods in &mut state.goods[..state.n_seats as usize] {
        ctx.reveal(goods, SeatSet::EVERYONE);
    }
    for seat in state.all_seats().iter() {
        ctx.emit(state, || score(state, seat));
    }
    ctx.emit(state, || {
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
