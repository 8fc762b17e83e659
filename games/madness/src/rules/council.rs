//! Advice for the leader (M15): outside the encounter, without any facts about cards.
use kernel::{Ctx, Seat};

use super::{check_seat, not_now};
use crate::{
    council::{Advice, Counsel},
    event::Event,
    refusal::Refusal,
    state::State,
    talk::{Body, Verdict, meta_word},
};

/// Maximum number of pieces of advice per player and turn (R57).
pub(crate) const COUNSEL_MAX: u8 = 12;

fn plan_advise(state: &State, seat: Seat, counsel: Counsel) -> Result<(), Refusal> {
    if state.is_running() {
        return not_now(state);
    }
    match counsel {
        Counsel::Seat { whom } => check_seat(state, whom)?,
        Counsel::Text { .. } if !state.options.council_text => return Err(Refusal::NoCouncilText),
        Counsel::Text { body } => check_words(&body)?,
        Counsel::Space { .. } | Counsel::Button { .. } | Counsel::React { .. } => {}
    }
    let n_given = state.talks.council.iter().filter(|advice| advice.seat == seat).count();
    if n_given >= COUNSEL_MAX as usize {
        return Err(Refusal::CouncilFull { max: COUNSEL_MAX });
    }
    Ok(())
}

/// Requires that the text does not mention madness (R37).
fn check_words(body: &Body) -> Result<(), Refusal> {
    match meta_word(body) {
        Some(word) => Err(Verdict::MetaWord { word }.into()),
        None => Ok(()),
    }
}

pub(crate) fn advise(
    state: &mut State,
    seat: Seat,
    counsel: Counsel,
    ctx: &mut Ctx<'_, Event>,
) -> Result<(), Refusal> {
    plan_advise(state, seat, counsel)?;
    ctx.forbid_undo();
    state.talks.council.push(Advice { seat, counsel });
    ctx.emit(|| Event::Counselled { seat, counsel, words: counsel.words() });
    Ok(())
}
