//! Advice for the leader (M15): outside the encounter, without any facts about cards.
use kernel::{Ctx, Seat};

use super::{refuse_now, require_seat};
use crate::{
    advice::{Advice, SeatAdvice},
    event::Event,
    refusal::Refusal,
    state::State,
    talk::{TalkRefusal, TypedText, find_meta_word},
};

/// Maximum number of pieces of advice per player and turn (R57).
pub(crate) const ADVICE_MAX: u8 = 12;

fn plan_advise(state: &State, seat: Seat, advice: Advice) -> Result<(), Refusal> {
    if state.is_running() {
        return refuse_now(state);
    }
    if state.options.as_written {
        return Err(Refusal::NoAdvice);
    }
    match advice {
        Advice::Seat { whom } => require_seat(state, whom)?,
        Advice::Text { .. } if !state.options.advice_text => return Err(Refusal::NoAdviceText),
        Advice::Text { body } => check_words(state, &body)?,
        Advice::Space { .. } | Advice::Decision { .. } | Advice::React { .. } => {}
    }
    let n_given = state.talk.advice.iter().filter(|advice| advice.seat == seat).count();
    if n_given >= ADVICE_MAX as usize {
        return Err(Refusal::AdviceUsedUp { max: ADVICE_MAX });
    }
    Ok(())
}

/// Requires that the text does not mention madness (R37).
fn check_words(state: &State, body: &TypedText) -> Result<(), Refusal> {
    match find_meta_word(body, state.options.rules) {
        Some(word) => Err(TalkRefusal::MetaWord { word }.into()),
        None => Ok(()),
    }
}

pub(crate) fn advise(
    state: &mut State,
    seat: Seat,
    advice: Advice,
    ctx: &mut Ctx<'_, State>,
) -> Result<(), Refusal> {
    plan_advise(state, seat, advice)?;
    ctx.forbid_undo();
    state.talk.advice.push(SeatAdvice { seat, advice });
    ctx.emit(state, || Event::Advised { seat, advice, words: advice.words() });
    Ok(())
}
