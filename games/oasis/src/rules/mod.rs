//! The rules, one file per chapter. Each `plan_*` function checks an action and returns the reason
//! for refusing it; the function that applies the action calls it first.
pub(crate) mod acceptance;
pub(crate) mod camels;
pub(crate) mod drawing;
pub(crate) mod free;
pub(crate) mod markers;
pub(crate) mod offer;
pub(crate) mod resolution;
pub(crate) mod scoring;
pub(crate) mod tiles;

use kernel::{Ctx, Seat};

use crate::{
    action::Action,
    flow,
    refusal::Refusal,
    state::{Phase, State},
};

/// Applies `action` if the rules allow it.
#[inline]
pub(crate) fn apply(
    state: &mut State,
    seat: Seat,
    action: Action,
    ctx: &mut Ctx<'_, State>,
) -> Result<(), Refusal> {
    if !state.has_seat(seat) {
        return Err(Refusal::NoSuchSeat { whom: seat });
    }
    if state.phase == Phase::Over {
        return Err(Refusal::GameOver);
    }
    if seat != state.turn {
        return Err(Refusal::NotYourTurn { turn: state.turn });
    }
    match action {
        Action::Announce { n } => offer::announce(state, seat, n, ctx),
        Action::Reveal => offer::reveal(state, seat, ctx),
        Action::Stop => offer::stop(state, seat, ctx),
        Action::Accept { whom } => acceptance::accept(state, seat, whom, ctx),
        Action::Resolve { card } => resolution::resolve(state, seat, card, ctx),
        Action::Place { land, at } => tiles::place(state, seat, land, at, ctx),
        Action::Camel { at } => camels::place(state, seat, at, ctx),
        Action::Mark => markers::mark(state, seat, ctx),
        Action::MoveMarker { from } => markers::move_marker(state, seat, from, ctx),
        Action::Leave => markers::leave(state, seat, ctx),
        Action::Skip => free::skip(state, seat, ctx),
        Action::Confirm => resolution::confirm(state, ctx),
        Action::Remove { at } => scoring::remove(state, seat, at, ctx),
    }
}

/// Lists the legal actions of `seat`, in the order of [`Action`].
#[inline]
pub(crate) fn legal(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    if seat != state.turn {
        return;
    }
    match state.phase {
        Phase::Announcing => offer::legal_numbers(state, seat, actions),
        Phase::Offering => actions.extend([Action::Reveal, Action::Stop]),
        Phase::Accepting => acceptance::legal(state, seat, actions),
        Phase::Resolving => resolution::legal(state, actions),
        Phase::Tiling { card, .. } => {
            let land = card.land().expect("a tile card is in progress");
            tiles::legal(state, seat, land, actions);
        }
        Phase::Herding { .. } => camels::legal(state, actions),
        Phase::Marking { .. } | Phase::FreeMarking { .. } => markers::legal(state, seat, actions),
        Phase::Free => free::legal(state, seat, actions),
        Phase::FreeDone => actions.push(Action::Confirm),
        Phase::Scoring => scoring::legal(state, seat, actions),
        Phase::Over => {}
    }
}

/// Returns the refusal that names the decision to be made before any other action.
#[cold]
pub(crate) fn not_now(state: &State) -> Refusal {
    match flow::moment(state) {
        Some(now) => Refusal::NotNow { now },
        None => Refusal::GameOver,
    }
}
