//! Checks that hidden information stays hidden: everything a viewer receives must be identical in
//! all worlds that look the same to that viewer.
use kernel::{
    Ctx, EventBuffer, EventRecord, FastRng, GameRng, Input, MatchRng, Seat, SeatSet, Seed,
};

use table::Conformance;

use crate::{
    Check, Violation, ensure,
    game::Space,
    moment::{attempt, sample_unlisted},
};

/// Insight is compared in one of `INSIGHT_EVERY` states, since computing it is slow.
const INSIGHT_EVERY: u32 = 16;

/// Checks that the view, the legal actions and the refusals are the same in a world determinized
/// for `seat`. Returns `true` if that world differs from the true one.
pub(crate) fn check_seat<G: Conformance>(
    state: &G,
    seat: Seat,
    listed: &[G::Action],
    open: &[G::Action],
    space: &Space<G>,
    rng: &mut FastRng,
) -> Result<bool, Violation> {
    let viewers = SeatSet::only(seat);
    let imagined = determinize(state, viewers, rng)?;
    let mut guess = Vec::new();
    imagined.legal(seat, &mut guess);
    ensure(guess == listed, Check::LegalityKeepsSecrets, || {
        format!("{seat} may {listed:?}, and in a determinized world {guess:?}")
    })?;
    for action in sample_unlisted(listed, space, rng).into_iter().chain(open.iter().copied()) {
        let why = attempt(&mut state.clone(), seat, action, rng);
        let guess = attempt(&mut imagined.clone(), seat, action, rng);
        ensure(why.is_ok() == guess.is_ok(), Check::LegalityKeepsSecrets, || {
            format!("{action} of {seat}: {why:?}, and in a determinized world {guess:?}")
        })?;
        ensure(why == guess, Check::RefusalsKeepSecrets, || {
            format!("{action} of {seat}: {why:?}, and in a determinized world {guess:?}")
        })?;
    }
    Ok(imagined != *state)
}

/// Checks that spectators see nothing that depends on hidden information.
pub(crate) fn check_spectators<G: Conformance>(
    state: &G,
    rng: &mut FastRng,
) -> Result<(), Violation> {
    determinize(state, SeatSet::SPECTATORS, rng).map(|_| ())
}

/// Checks that the view is the same in a determinized world, and returns that world.
pub(crate) fn check_view<G: Conformance>(
    state: &G,
    viewers: SeatSet,
    rng: &mut FastRng,
) -> Result<G, Violation> {
    let imagined = state.determinize(viewers, rng);
    let (truth, guess) = (state.view(viewers), imagined.view(viewers));
    ensure(truth == guess, Check::ViewsKeepSecrets, || {
        format!("{viewers:?} see {truth:?}, and in a determinized world {guess:?}")
    })?;
    Ok(imagined)
}

fn determinize<G: Conformance>(
    state: &G,
    viewers: SeatSet,
    rng: &mut FastRng,
) -> Result<G, Violation> {
    let imagined = check_view(state, viewers, rng)?;
    if let Some(insight) = G::INSIGHT.filter(|_| rng.below(INSIGHT_EVERY) == 0) {
        let (truth, guess) = (insight(state, viewers), insight(&imagined, viewers));
        ensure(truth.get() == guess.get(), Check::InsightKeepsSecrets, || {
            format!("{viewers:?} work out {truth}, and in a determinized world {guess}")
        })?;
    }
    imagined.invariants().map_err(|detail| Violation {
        check: Check::ComponentsAreConstant,
        detail: format!("in a determinized world: {detail}"),
    })?;
    Ok(imagined)
}

/// An accepted input, to be applied to other worlds as well.
pub(crate) struct Step<'a, G: Conformance> {
    pub before: &'a G,
    pub input: Input<G::Action>,
    pub seed: Seed,
    pub number: u32,
}

/// The result of a step in one world.
struct StepResult<G: Conformance> {
    state: G,
    records: Vec<EventRecord<G::Event>>,
    /// The state at each event.
    states: Vec<G>,
    n_draws: u32,
}

impl<G: Conformance> Step<'_, G> {
    /// Checks the events of the step. Returns `true` if the step was random or revealed something,
    /// so that undo must be forbidden.
    ///
    /// The check does not rely on the game for this: it counts the draws, and in a world that
    /// differs only in hidden information, the step must lead to the same views.
    ///
    /// A viewer who sees the same in both worlds afterwards must have received the same events and
    /// views along the way, since one that differed would leak hidden information. Random steps are
    /// exempt, because a shuffle may hide information that was public before.
    pub(crate) fn check_secrets(&self, rng: &mut FastRng) -> Result<bool, Violation> {
        let truth = self.play(self.before.clone()).expect("the step was accepted before");
        let mut is_revealing = truth.n_draws > 0;
        for viewers in viewers(self.before.seats()) {
            // Another seat's action may be illegal in this world. That is not a violation.
            let Some(guess) = self.play(self.before.determinize(viewers, rng)) else {
                continue;
            };
            if guess.state.view(viewers) != truth.state.view(viewers) {
                is_revealing = true;
                continue;
            }
            let is_deterministic = truth.n_draws == 0 && guess.n_draws == 0;
            let (seen, imagined) = (truth.seen_by(viewers), guess.seen_by(viewers));
            ensure(!is_deterministic || seen == imagined, Check::EventsKeepSecrets, || {
                let input = self.input;
                format!(
                    "{input:?}: {viewers:?} see {seen:?}, and in a determinized world {imagined:?}"
                )
            })?;
            let (seen, imagined) = (truth.views(viewers), guess.views(viewers));
            ensure(!is_deterministic || seen == imagined, Check::FramesKeepSecrets, || {
                let input = self.input;
                format!(
                    "{input:?}: {viewers:?} are shown {seen:?}, and in a determinized world \
                     {imagined:?}"
                )
            })?;
        }
        Ok(is_revealing)
    }

    fn play(&self, mut world: G) -> Option<StepResult<G>> {
        let mut rng = CountingRng { rng: MatchRng::new(self.seed, self.number), n_draws: 0 };
        let mut events = EventBuffer::recording();
        let mut ctx = Ctx::new(&mut rng, &mut events);
        match self.input {
            Input::Act { seat, act } => world.apply(seat, act, &mut ctx).ok()?,
            Input::Expire { deadline } => world.expire(deadline, &mut ctx),
            Input::Undo { .. } | Input::Rewind { .. } => return None,
        }
        let (records, states) = events.into_frames();
        Some(StepResult { state: world, records, states, n_draws: rng.n_draws })
    }
}

impl<G: Conformance> StepResult<G> {
    fn seen_by(&self, viewers: SeatSet) -> Vec<&G::Event> {
        self.records.iter().filter_map(|record| record.seen_by(viewers)).collect()
    }

    /// Returns the views at the events that the viewers notice.
    fn views(&self, viewers: SeatSet) -> Vec<G::View> {
        let frames = self.records.iter().zip(&self.states);
        let noticed = frames.filter(|(record, _)| record.seen_by(viewers).is_some());
        noticed.map(|(_, state)| state.view(viewers)).collect()
    }
}

/// Returns every seat and the spectators as separate viewers, since each knows different things.
pub(crate) fn viewers(seats: u8) -> Vec<SeatSet> {
    let mut viewers: Vec<SeatSet> = SeatSet::first_n(seats).iter().map(SeatSet::only).collect();
    viewers.push(SeatSet::SPECTATORS);
    viewers
}

/// A generator that counts its draws.
struct CountingRng {
    rng: MatchRng,
    n_draws: u32,
}

impl GameRng for CountingRng {
    fn below(&mut self, n: u32) -> u32 {
        self.n_draws += 1;
        self.rng.below(n)
    }
}
