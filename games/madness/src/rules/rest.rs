//! Resting (M11): one token goes to the box and everything else comes back.
use kernel::{Ctx, Seat};

use super::{list, refuse_now, require_leader};
use crate::{
    action::Action,
    data::Stage,
    event::Event,
    flow,
    refusal::Refusal,
    state::{Phase, State},
};

/// Minimum number of tokens: losing the last one would lose the game.
const TOKENS_MIN: u8 = 2;

pub(crate) fn is_possible(state: &State) -> bool {
    state.is_open(Stage::Rest) && state.tokens.total() >= TOKENS_MIN
}

pub(crate) fn legal(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    list(actions, Action::Rest, &plan_rest(state, seat));
    list(actions, Action::SkipRest, &plan_skip_rest(state, seat));
}

fn plan_rest(state: &State, seat: Seat) -> Result<(), Refusal> {
    // The phase is entered only if resting is possible.
    if state.phase == Phase::Resting { require_leader(state, seat) } else { refuse_now(state) }
}

/// R31, R32: one token goes to the box, wherever it is, and the others return to the sled. Deck and
/// discard form a new deck.
pub(crate) fn rest(state: &mut State, seat: Seat, ctx: &mut Ctx<'_, State>) -> Result<(), Refusal> {
    plan_rest(state, seat)?;
    state.tokens.sled = state.tokens.total() - 1;
    state.tokens.discard = 0;
    state.cards.rest(ctx.rng());
    let (n, deck) = (state.tokens.sled, state.cards.n_deck());
    ctx.emit(state, || Event::Rested { seat, n, deck });
    flow::end_turn(state, ctx);
    Ok(())
}

/// Returns the injuries played this turn to their owners' hands, as written (M16.3). After a rest
/// there are none.
pub(crate) fn return_injuries(state: &mut State, ctx: &mut Ctx<'_, State>) {
    for whom in state.all_seats().iter() {
        let n = state.cards.return_injuries(whom);
        if n > 0 {
            ctx.emit(state, || Event::InjuriesReturned { whom, n });
        }
    }
}

fn plan_skip_rest(state: &State, seat: Seat) -> Result<(), Refusal> {
    plan_rest(state, seat)
}

pub(crate) fn skip_rest(
    state: &mut State,
    seat: Seat,
    ctx: &mut Ctx<'_, State>,
) -> Result<(), Refusal> {
    plan_skip_rest(state, seat)?;
    ctx.emit(state, || Event::RestSkipped { seat });
    flow::end_turn(state, ctx);
    Ok(())
}
