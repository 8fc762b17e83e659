//! Bots that talk, listen, plan and play cards. They see only a `Perspective`.
mod as_written;
mod belief;
mod distortion;
mod extension;
mod guess;
mod lead;
mod notes;
mod orders;
mod penalties;
mod plan;
mod share;
mod speaker;
#[cfg(test)]
mod tests;
mod typing;
mod weights;

use bots::{Bot, Random};
use kernel::{GameRng, Perspective, Seat, SeatSet};
use table::BotMaker;

pub use self::weights::Weights;
use self::{
    lead::Leader,
    notes::Notes,
    plan::{ENOUGH, Plan},
    speaker::Speaker,
};
use crate::{
    action::Action,
    advice::Advice,
    data::{Card, LEVELS, MadnessId, Sign},
    rules::{advice::ADVICE_MAX, untimed},
    state::{Phase, State},
    talk::{Percent, Progress, SentRemark, TalkContext},
};

/// All bots, from weakest to strongest.
pub(crate) const BOTS: &[BotMaker<State>] = &[
    BotMaker { name: "random", make: || Box::new(Random) },
    BotMaker { name: "easy", make: || Box::new(Explorer::new(Skill::Easy)) },
    BotMaker { name: "normal", make: || Box::new(Explorer::new(Skill::Normal)) },
];

/// How well a bot talks and listens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Skill {
    /// States its totals only.
    Easy,
    Normal,
}

/// A bot that states its cards, computes the plan that all other bots compute, and plays its share.
#[derive(Clone, Debug)]
pub struct Explorer {
    skill: Skill,
    weights: Weights,
}

/// Share of the timer after which a bot plays the first card in real time.
const OPENS: Percent = Percent(75);
/// The same if a player may still be waiting for the last fifth of the timer to speak.
const OPENS_LATE: Percent = Percent(85);

impl Explorer {
    const fn new(skill: Skill) -> Explorer {
        Explorer { skill, weights: Weights::BEST }
    }

    /// Returns a normal bot with other weights, for tuning and studies.
    pub const fn with(weights: Weights) -> Explorer {
        Explorer { skill: Skill::Normal, weights }
    }
}

impl Bot<State> for Explorer {
    fn choose(&mut self, at: &Perspective<'_, State>, rng: &mut dyn GameRng) -> Option<Action> {
        let here = at.sample_state(rng);
        let mut actions = Vec::new();
        at.legal(&mut actions);
        if here.is_running() {
            return self.choose_in_encounter(&here, at, &actions);
        }
        if let Phase::Searching { .. } = here.phase {
            return Some(Action::GotIt);
        }
        let leader = Leader { here: &here, actions: &actions, weights: &self.weights };
        let is_early = !are_people_ready(&here, at.people());
        leader.decide().filter(|choice| !(*choice == Action::Flip && is_early))
    }
}

impl Explorer {
    fn choose_in_encounter(
        &self,
        here: &State,
        at: &Perspective<'_, State>,
        actions: &[Action],
    ) -> Option<Action> {
        let me = at.seat();
        let talk = TalkContext::of(here, me);
        let is_late = may_open(here, me, talk.progress);
        let is_urged = are_people_done(here, at.people());
        if here.phase == Phase::Talking && is_pausing(here, me) && !is_late && !is_urged {
            return None;
        }
        let challenges = here.challenges();
        let notes = Notes::of(here, &challenges);
        let plans = Plan::both(here, &challenges, &notes);
        if here.phase == Phase::Talking {
            let madness: Vec<MadnessId> = here.active_madness(me).collect();
            let speaker = Speaker {
                state: here,
                talk: &talk,
                madness: &madness,
                challenges,
                notes: &notes,
                plans: &plans,
                is_terse: self.skill == Skill::Easy,
            };
            let next = speaker.next();
            if let Some(remark) = next
                && !is_pausing(here, me)
            {
                return Some(Action::Say { seen: 0, remark });
            }
            let opens = is_late || is_urged && next.is_none();
            if !opens {
                return choose_untimed(here, &speaker, actions);
            }
        }
        let plans = with_private_remarks(here, me, plans);
        let share = share::share_of(me, &talk.holding, &challenges, &plans);
        next_card(here, me, share, actions)
    }
}

/// Adds the private remarks this bot heard if the public plan is not good enough.
fn with_private_remarks(here: &State, me: Seat, plans: [Plan; 2]) -> [Plan; 2] {
    let is_private = |it: &SentRemark| !it.is_public() && it.seen_by(SeatSet::only(me)).is_some();
    if plans.iter().all(|plan| plan.chance > 0.0) || !here.talk.log.iter().any(is_private) {
        return plans;
    }
    let challenges = here.challenges();
    let notes = Notes::heard_by(here, &challenges, SeatSet::only(me));
    let [mut a, mut b] = plans;
    let [private_a, private_b] = Plan::both(here, &challenges, &notes);
    for (plan, private) in [(&mut a, private_a), (&mut b, private_b)] {
        if plan.chance == 0.0 && private.chance >= ENOUGH {
            *plan = private;
        }
    }
    [a, b]
}

/// Returns `true` to keep a human pace: one remark every other second, not all bots at once.
fn is_pausing(here: &State, me: Seat) -> bool {
    let is_untimed = here.options.is_untimed();
    !is_untimed && (usize::from(here.timer.elapsed) + me.index()) % 2 == 1
}

/// Returns `true` if the bot may play the first card. In untimed games bots wait until all others
/// have said what they want to say.
fn may_open(here: &State, me: Seat, progress: Progress) -> bool {
    if !here.options.is_untimed() {
        let is_mute = |seat: Seat| here.talk.n_arrived(seat) == 0;
        let mut mad = here.all_seats().without(here.ignored).iter();
        let is_waited_for = mad.any(|it| here.madness.level(it) == LEVELS && is_mute(it));
        return progress.is_at_least(if is_waited_for { OPENS_LATE } else { OPENS });
    }
    let has_spoken = |seat: Seat| untimed::has_spoken(here, seat) || here.timer.done.has(seat);
    here.all_seats().iter().filter(|&seat| seat != me).all(has_spoken)
}

/// Returns `true` if all people at the table are done.
fn are_people_done(here: &State, people: SeatSet) -> bool {
    !people.is_empty() && people.without(here.timer.done).is_empty() && !here.options.is_untimed()
}

/// Returns `true` if every person has signalled readiness with a handshake before a timed
/// encounter. The bot waits for the others until the leader's time is up, except for players who
/// have no advice left this turn.
fn are_people_ready(here: &State, people: SeatSet) -> bool {
    let is_ready = |seat: Seat| {
        let given = || here.talk.advice.iter().filter(|advice| advice.seat == seat);
        given().any(|advice| advice.advice == Advice::React { sign: Sign::Handshake })
            || given().count() >= ADVICE_MAX as usize
    };
    // M16.5: as written, no one gives advice.
    here.options.is_untimed() || here.options.as_written || people.iter().all(is_ready)
}

/// In untimed games, passes if there is nothing left to say and lingers if it cannot be said yet.
fn choose_untimed(here: &State, speaker: &Speaker<'_>, actions: &[Action]) -> Option<Action> {
    let has_words = here.talk.n_spent(speaker.talk.speaker) < here.options.budget;
    let waits = has_words && speaker.has_candidates() && !here.timer.is_last_call;
    let choice = if waits { Action::Linger } else { Action::Pass };
    actions.contains(&choice).then_some(choice)
}

/// Plays the next owed card that is not on the sled yet, then injuries, then declares "done".
fn next_card(here: &State, me: Seat, share: Vec<Card>, actions: &[Action]) -> Option<Action> {
    let pack = here.cards.pack(me);
    let mut played: Vec<Card> = pack.played().iter().map(|held| held.card).collect();
    let mut due = share;
    due.extend(pack.all().iter().map(|held| held.card).filter(|&card| card == Card::Injury));
    due.retain(|card| match played.iter().position(|it| it == card) {
        Some(nth) => {
            played.swap_remove(nth);
            false
        }
        None => true,
    });
    // Cards from an earlier timer cannot be taken back, so nothing is added beyond the share.
    let is_over =
        |card: Card| card.gear().is_some() && played.iter().any(|it| it.gear() == card.gear());
    let choice = due.into_iter().filter(|&card| !is_over(card)).map(|card| Action::Play { card });
    let candidates = choice.chain([Action::Done]);
    candidates.into_iter().find(|candidate| actions.contains(candidate))
}
