//! Playing cards (M6.3): one at a time, face down, without taking them back.
use arrayvec::ArrayVec;
use kernel::{Ctx, GameRng, GameRngExt, Seat, SeatSet};

use super::{list, timer};
use crate::{
    action::Action,
    cards::HAND_MAX,
    data::{Card, MadnessId},
    event::Event,
    flow,
    refusal::Refusal,
    state::{ActiveMadness, Phase, State},
    talk::{self, CARDS, Clause, MadnessRefusal, TalkContext},
};

#[inline]
pub(crate) fn legal(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    let pack = state.cards.pack(seat);
    // The hand is sorted, so equal cards are adjacent.
    for cards in pack.hand().chunk_by(|one, other| one.card == other.card) {
        let card = cards[0].card;
        list(actions, Action::Play { card }, &plan_play(state, seat, card));
    }
}

fn plan_play(state: &State, seat: Seat, card: Card) -> Result<usize, Refusal> {
    timer::require_running(state)?;
    let at = state.cards.pack(seat).find(card).ok_or(Refusal::NotInHand { card })?;
    require_play_allowed(state, seat)?;
    Ok(at)
}

pub(crate) fn play(
    state: &mut State,
    seat: Seat,
    card: Card,
    ctx: &mut Ctx<'_, State>,
) -> Result<(), Refusal> {
    let at = plan_play(state, seat, card)?;
    move_to_sled(state, seat, at, ctx);
    timer::end_if_done(state, ctx);
    Ok(())
}

/// Plays a card onto the sled. R18: the first card of a timer ends all talk, even an injury.
pub(crate) fn move_to_sled(state: &mut State, seat: Seat, at: usize, ctx: &mut Ctx<'_, State>) {
    ctx.forbid_undo();
    let me = SeatSet::only(seat);
    let card = state.cards.pack(seat).all()[at].card;
    state.cards.pack_mut(seat).play(at);
    state.timer.n_played += 1;
    state.timer.played_by = state.timer.played_by.with(me);
    state.timer.done = state.timer.done.without(me);
    let n = state.cards.pack(seat).n_played();
    let silence = state.phase == Phase::Talking;
    if silence {
        flow::start_silence(state);
    }
    ctx.emit_to(state, me, || {
        let played = |card| Event::Played { seat, card, n, silence };
        (played(Some(card)), Some(played(None)))
    });
    if silence {
        talk::drop_pending(state, ctx);
    }
    timer::mark_empty_hands_done(state);
}

/// Requires that madness lets this player play cards (M9.8).
#[inline]
pub(crate) fn require_play_allowed(state: &State, seat: Seat) -> Result<(), Refusal> {
    if !state.active_madness(seat).any(|id| has_clause(state, id, DELAYS_PLAY, Clause::delays_play))
    {
        return Ok(());
    }
    let madness: ActiveMadness = state.active_madness(seat).collect();
    let talk = TalkContext::of(state, seat);
    // In person, players declare their remarks instead of being counted.
    let is_waived = state.phase != Phase::Talking || state.timer.briefed.has(seat);
    let is_asked = state.talk.asked.has(seat);
    Ok(require_allowed_by_madness(&talk, is_waived, is_asked, &madness)?)
}

/// Plays cards that madness plays automatically, during talk or silence (M9.8).
pub(crate) fn auto_play(state: &mut State, ctx: &mut Ctx<'_, State>) {
    if !state.is_running() {
        return;
    }
    for seat in state.all_seats().iter() {
        let has_played = state.timer.played_by.has(seat);
        let is_due = |&id: &MadnessId| {
            has_clause(state, id, PLAYS_AUTOMATICALLY, Clause::plays_automatically)
                && must_auto_play(&TalkContext::of(state, seat), has_played, &[id])
        };
        let due = state.active_madness(seat).find(is_due);
        if let Some(madness) = due {
            auto_play_card(state, seat, madness, ctx);
        }
    }
}

fn auto_play_card(state: &mut State, seat: Seat, madness: MadnessId, ctx: &mut Ctx<'_, State>) {
    let pack = state.cards.pack(seat);
    let kept = pack.hand().iter();
    let kept: ArrayVec<Card, HAND_MAX> = kept.map(|held| held.card).collect();
    let Some(card) = lowest_card(&kept, &mut LazyRng(ctx)) else {
        return;
    };
    let at = pack.find(card).expect("it is in the hand");
    ctx.emit_to(state, SeatSet::only(seat), || (Event::AutoPlayed { seat, card, madness }, None));
    move_to_sled(state, seat, at, ctx);
}

/// An RNG that is used only if there is a choice.
struct LazyRng<'a, 'b>(&'a mut Ctx<'b, State>);

impl GameRng for LazyRng<'_, '_> {
    fn below(&mut self, n: u32) -> u32 {
        self.0.rng().below(n)
    }
}

/// A set of madness cards.
#[derive(Clone, Copy)]
struct Cards(u128);

impl Cards {
    const fn has(self, id: MadnessId) -> bool {
        self.0 >> id.index() & 1 != 0
    }
}

/// Returns `true` if a card has a clause of this kind. Printed cards are precomputed in `printed`.
#[inline]
fn has_clause(state: &State, id: MadnessId, printed: Cards, is_it: fn(&Clause) -> bool) -> bool {
    let custom = || state.options.blank_cards.custom_cards().clauses(id);
    printed.has(id) || custom().is_some_and(|clauses| clauses.iter().any(is_it))
}

/// Printed cards that hold cards back, and those that play them, derived from their clauses.
const DELAYS_PLAY: Cards = printed_with(true);
const PLAYS_AUTOMATICALLY: Cards = printed_with(false);

const fn printed_with(delays_play: bool) -> Cards {
    let (mut cards, mut nth) = (0, 0);
    while nth < CARDS.len() {
        let mut at = 0;
        while at < CARDS[nth].clauses.len() {
            let clause = &CARDS[nth].clauses[at];
            let is_one =
                if delays_play { clause.delays_play() } else { clause.plays_automatically() };
            cards |= (is_one as u128) << nth;
            at += 1;
        }
        nth += 1;
    }
    Cards(cards)
}

/// Requires that no clause delays playing. `is_waived` lifts the clause about remarks. `is_asked`
/// means that another player asked for a card by name this turn.
pub(crate) fn require_allowed_by_madness(
    talk: &TalkContext<'_>,
    is_waived: bool,
    is_asked: bool,
    madness: &[MadnessId],
) -> Result<(), MadnessRefusal> {
    for &madness in madness {
        for clause in talk.clauses(madness) {
            if let Clause::PlayAfterRemarks(min, share) = *clause {
                let n = talk.n_mine() as u8;
                if n < min && !is_waived && !talk.progress.is_at_least(share) {
                    return Err(MadnessRefusal::BriefingDue { madness, n, min });
                }
            }
            if *clause == Clause::PlayAfterAsked && !is_asked {
                return Err(MadnessRefusal::NotAsked { madness });
            }
        }
    }
    Ok(())
}

/// Returns `true` if a card of the speaker must be played automatically now. Never if the speaker
/// has played one during this timer.
pub(crate) fn must_auto_play(
    talk: &TalkContext<'_>,
    has_played: bool,
    madness: &[MadnessId],
) -> bool {
    let mut clauses = talk.all_clauses(madness);
    !has_played
        && clauses.any(
            |clause| matches!(*clause, Clause::AutoPlay(share) if talk.progress.is_at_least(share)),
        )
}

/// Returns the card to play automatically: the lowest equipment, or an injury if there is none.
/// Cards with the same face are interchangeable, so only the kind is random.
pub(crate) fn lowest_card(hand: &[Card], rng: &mut dyn GameRng) -> Option<Card> {
    let equipment = hand.iter().copied().filter(|card| card.gear().is_some());
    let Some(lowest) = equipment.clone().map(Card::value).min() else {
        return hand.first().copied();
    };
    let lowest: ArrayVec<Card, HAND_MAX> =
        equipment.filter(|card| card.value() == lowest).collect();
    match lowest.as_slice() {
        [only] => Some(*only),
        several => Some(*rng.choose(several)),
    }
}
