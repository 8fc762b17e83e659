//! The penalty die (M7.8, M7.9).
use kernel::{Ctx, GameRngExt, Seat};

use super::{draw, list, refuse_now, require_leader, tokens};
use crate::{
    action::Action,
    data::{ACCIDENT, CONFIDENCE, DIE, Face, Letter, Stage},
    event::Event,
    flow,
    refusal::Refusal,
    state::{Ending, Letters, Phase, State},
};

pub(crate) fn roll_die(ctx: &mut Ctx<'_, State>) -> Face {
    *ctx.rng().choose(&DIE)
}

/// Applies the roll, or waits if the leader may roll again.
pub(crate) fn settle(
    state: &mut State,
    letter: Letter,
    face: Face,
    missed: Letters,
    ctx: &mut Ctx<'_, State>,
) {
    if state.can_spend(Stage::Resolution) {
        flow::wait_for_die(state, letter, face, missed);
    } else {
        apply_face(state, face, state.distance(letter), ctx);
        flow::after_reward(state, missed, ctx);
    }
}

pub(crate) fn legal(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    list(actions, Action::Reroll, &plan_reroll(state, seat));
    list(actions, Action::Accept, &plan_accept(state, seat));
}

fn require_rolled(state: &State, seat: Seat) -> Result<(Letter, Face, Letters), Refusal> {
    let Phase::Rolled { letter, face, missed } = state.phase else {
        return refuse_now(state);
    };
    require_leader(state, seat)?;
    Ok((letter, face, missed))
}

fn plan_reroll(state: &State, seat: Seat) -> Result<(Letter, Letters), Refusal> {
    let (letter, _, missed) = require_rolled(state, seat)?;
    tokens::require_token(state, Stage::Resolution)?;
    Ok((letter, missed))
}

pub(crate) fn reroll(
    state: &mut State,
    seat: Seat,
    ctx: &mut Ctx<'_, State>,
) -> Result<(), Refusal> {
    let (letter, missed) = plan_reroll(state, seat)?;
    tokens::spend(state);
    let face = roll_die(ctx);
    flow::show_die(state, letter, face, missed);
    ctx.emit(state, || Event::Rerolled { seat, letter, face });
    settle(state, letter, face, missed, ctx);
    Ok(())
}

fn plan_accept(state: &State, seat: Seat) -> Result<(Letter, Face, Letters), Refusal> {
    require_rolled(state, seat)
}

pub(crate) fn accept(
    state: &mut State,
    seat: Seat,
    ctx: &mut Ctx<'_, State>,
) -> Result<(), Refusal> {
    let (letter, face, missed) = plan_accept(state, seat)?;
    apply_face(state, face, state.distance(letter), ctx);
    flow::after_reward(state, missed, ctx);
    Ok(())
}

/// Rolls the die for a broken silence. R28: no second roll.
pub(crate) fn penalize(state: &mut State, whom: Seat, distance: u8, ctx: &mut Ctx<'_, State>) {
    let face = roll_die(ctx);
    ctx.emit(state, || Event::SilenceBroken { seat: whom, face });
    apply_face(state, face, distance, ctx);
}

/// Applies a face; `distance` is the number of cards lost to confusion.
fn apply_face(state: &mut State, face: Face, distance: u8, ctx: &mut Ctx<'_, State>) {
    ctx.forbid_undo();
    match face {
        Face::Accident => apply_accident(state, ctx),
        Face::Confusion => apply_confusion(state, distance, ctx),
        Face::Loss => apply_confidence_loss(state, ctx),
    }
}

/// Applies injuries one by one. The game is lost when one is due and none is left (R52).
fn apply_accident(state: &mut State, ctx: &mut Ctx<'_, State>) {
    for nth in 0..ACCIDENT {
        if !state.cards.injure() {
            if nth > 0 {
                ctx.emit(state, || Event::Accident { n: nth, left: 0 });
            }
            flow::finish(state, Ending::NoInjuries, ctx);
            return;
        }
    }
    let left = state.cards.injuries_left();
    ctx.emit(state, || Event::Accident { n: ACCIDENT, left });
}

/// Discards cards from the top of the deck. R26: if there are too few, it discards what is left, or
/// a token is lost instead.
fn apply_confusion(state: &mut State, n: u8, ctx: &mut Ctx<'_, State>) {
    let deck = state.cards.n_deck();
    if state.confusion_costs_token(n) {
        ctx.emit(state, || Event::DeckTooShort { n, deck });
        tokens::lose(state, ctx);
        return;
    }
    let mut cards = arrayvec::ArrayVec::<_, { crate::data::N_CARDS }>::new();
    cards.extend((0..n).filter_map(|_| state.cards.discard_top()));
    let n = cards.len() as u8;
    ctx.emit(state, || Event::Confused { n, cards: draw::sorted(&cards) });
}

/// Discards two tokens from the sled. If there are fewer, one is removed from the game instead
/// (R27).
fn apply_confidence_loss(state: &mut State, ctx: &mut Ctx<'_, State>) {
    let n = state.tokens.sled;
    if n < CONFIDENCE {
        ctx.emit(state, || Event::ConfidenceGone { n });
        tokens::lose(state, ctx);
        return;
    }
    state.tokens.sled -= CONFIDENCE;
    state.tokens.discard += CONFIDENCE;
    ctx.emit(state, || Event::ConfidenceLost { n: CONFIDENCE });
}
