//! Plays one whole game and runs every check along the way.
use kernel::{FastRng, GameRng, GameRngExt, Input, MatchRng, Perspective, Seat, SeatSet, Seed};
use table::{Conformance, Match};

use crate::{Check, Suite, Violation, ensure, frames, knowledge, moment, redraw};

/// The action space for one seat count, which is checked once.
pub(crate) struct Space<G: Conformance> {
    pub all: Vec<G::Action>,
}

impl<G: Conformance> Space<G> {
    pub(crate) fn new(seats: u8) -> Result<Space<G>, Violation> {
        let all = G::action_space(seats);
        ensure(all.is_sorted_by(|one, next| one < next), Check::SpaceIsComplete, || {
            "the action space is not ascending".to_owned()
        })?;
        for action in &all {
            moment::check_text(action)?;
        }
        Ok(Space { all })
    }
}

/// Plays one game and returns `true` if some determinized world differed from the true one.
pub(crate) fn play<G: Conformance>(
    suite: &Suite<G>,
    seats: u8,
    number: u64,
    space: &Space<G>,
) -> Result<bool, Violation> {
    let mut rng = FastRng::new(number ^ u64::from(seats) << 48);
    let options = options::<G>(seats, number, &mut rng);
    let seed = MatchRng::seed_from_number(number << 8 | u64::from(seats));
    let deal = || G::new(&options, seats, &mut MatchRng::new(seed, 0));
    let first = deal().map_err(|error| Violation {
        check: Check::SeatsCanAct,
        detail: format!("options {options:?} cannot be played: {error}"),
    })?;
    let mut pilot = suite.pilot.map(|make| make());
    let dealt = redraw::DealtFields::new::<G>(&options, seats);
    let game = Match::new(first.clone(), seed);
    let quiet_fields = suite.quiet_fields;
    let mut run = Run { game, states: vec![first], seed, space, dealt, quiet_fields };
    let mut has_redrawn = false;
    while !run.game.state().is_over() {
        ensure(run.game.step() < G::META.steps_max, Check::GamesEnd, || {
            format!("game {number} of {seats} is not over after {} steps", G::META.steps_max)
        })?;
        has_redrawn |= run.check_state(&mut rng)?;
        let input = run.choose(pilot.as_deref_mut(), &mut rng);
        run.check_step(input, &mut rng)?;
    }
    run.check_end(&mut rng)?;
    run.check_replay()?;
    Ok(has_redrawn)
}

/// Returns the options for a game: a preset's in a third of the games, random ones otherwise.
pub(crate) fn options<G: Conformance>(seats: u8, number: u64, rng: &mut FastRng) -> G::Options {
    let presets = G::presets();
    match number % 3 {
        0 => presets[(number / 3) as usize % presets.len()].options.clone(),
        _ => G::random_options(seats, rng),
    }
}

struct Run<'a, G: Conformance> {
    game: Match<G>,
    /// The state after each input.
    states: Vec<G>,
    seed: Seed,
    space: &'a Space<G>,
    dealt: redraw::DealtFields,
    quiet_fields: &'static [&'static str],
}

impl<G: Conformance> Run<'_, G> {
    fn state(&self) -> &G {
        self.game.state()
    }

    fn seats(&self) -> SeatSet {
        SeatSet::first_n(self.state().seats())
    }

    fn check_invariants(&self) -> Result<(), Violation> {
        self.state().invariants().map_err(|detail| Violation {
            check: Check::ComponentsAreConstant,
            detail: format!("{detail} after {:?}", self.game.inputs().last()),
        })
    }

    /// Checks the current state for every viewer.
    fn check_state(&self, rng: &mut FastRng) -> Result<bool, Violation> {
        let state = self.state();
        self.check_invariants()?;
        let awaited = state.awaited();
        ensure(!awaited.is_empty() || state.deadline().is_some(), Check::SeatsCanAct, || {
            format!("no seat is awaited and no clock runs in {state:?}")
        })?;
        let mut has_redrawn = false;
        for seat in self.seats().iter() {
            let listed = moment::check_list(state, seat, awaited.has(seat), self.space)?;
            moment::check_listed(state, seat, &listed, rng)?;
            let open = moment::check_open(state, seat, &listed, self.space, rng)?;
            moment::check_unlisted(state, seat, &listed, self.space, rng)?;
            has_redrawn |= knowledge::check_seat(state, seat, &listed, &open, self.space, rng)?;
        }
        knowledge::check_spectators(state, rng)?;
        if redraw::is_due(rng) {
            let viewers = *rng.choose(&knowledge::viewers(state.seats()));
            self.dealt.check(state, viewers, rng)?;
        }
        if rng.below(4) == 0 {
            moment::check_position(state)?;
        }
        Ok(has_redrawn)
    }

    /// Chooses an input: usually an action by an awaited seat, sometimes an action by any seat, an
    /// expired clock or an open action.
    fn choose(
        &self,
        pilot: Option<&mut (dyn bots::Bot<G> + 'static)>,
        rng: &mut FastRng,
    ) -> Input<G::Action> {
        let state = self.state();
        let mut choices: Vec<(Seat, G::Action)> = Vec::new();
        let is_any_seat = rng.below(4) == 0;
        let seats = if is_any_seat { self.seats() } else { state.awaited() };
        for seat in seats.iter() {
            let mut actions = Vec::new();
            state.legal(seat, &mut actions);
            choices.extend(actions.into_iter().map(|act| (seat, act)));
        }
        if let Some(deadline) = state.deadline()
            && (choices.is_empty() || rng.below(8) == 0)
        {
            return Input::Expire { deadline: deadline.id };
        }
        if let Some(input) = self.open_input(rng) {
            return input;
        }
        if let (Some(pilot), Some(seat)) = (pilot, state.awaited().first())
            && rng.below(8) != 0
            && let Some(act) = pilot.choose(&Perspective::new(state, seat), rng)
        {
            return Input::Act { seat, act };
        }
        if choices.is_empty() {
            // An awaited seat can always act, as `check_state` has verified.
            let seat = state.awaited().first().expect("a seat is awaited");
            let mut actions = Vec::new();
            state.legal(seat, &mut actions);
            return Input::Act { seat, act: actions[0] };
        }
        let (seat, act) = *rng.choose(&choices);
        Input::Act { seat, act }
    }

    /// Occasionally returns an allowed open action for a random seat.
    fn open_input(&self, rng: &mut FastRng) -> Option<Input<G::Action>> {
        if rng.below(4) != 0 {
            return None;
        }
        let seat = Seat::new(rng.below(u32::from(self.state().seats())) as u8);
        let act = self.state().random_open_action(seat, rng)?;
        let is_allowed = moment::attempt(&mut self.state().clone(), seat, act, rng).is_ok();
        is_allowed.then_some(Input::Act { seat, act })
    }

    /// Applies an input and tries to undo it.
    fn check_step(&mut self, input: Input<G::Action>, rng: &mut FastRng) -> Result<(), Violation> {
        let before = self.state().clone();
        let number = self.game.step() + 1;
        self.submit(input)?;
        frames::check(&self.game, self.quiet_fields, rng)?;
        let step = knowledge::Step { before: &before, input, seed: self.seed, number };
        let is_revealing = step.check_secrets(rng)?;
        let Input::Act { seat, act } = input else {
            let by = Seat::new(0);
            let undone = self.game.submit(Input::Undo { seat: by }).is_ok();
            return ensure(!undone, Check::UndoIsForbidden, || {
                "an expired clock was undone".to_owned()
            });
        };
        let can_undo = self.game.undoable(seat).is_ok();
        ensure(!(can_undo && is_revealing), Check::UndoIsForbidden, || {
            format!("{act} by {seat} was random or revealed something and can be undone")
        })?;
        for other in self.seats().iter().filter(|&other| other != seat) {
            let undone = self.game.submit(Input::Undo { seat: other }).is_ok();
            ensure(!undone, Check::UndoIsForbidden, || format!("{other} undid {act} of {seat}"))?;
        }
        if can_undo {
            self.submit(Input::Undo { seat })?;
            ensure(*self.state() == before, Check::UndoRestores, || {
                format!("undoing {act} left {:?}, not {before:?}", self.state())
            })?;
            self.submit(input)?;
        }
        Ok(())
    }

    fn submit(&mut self, input: Input<G::Action>) -> Result<(), Violation> {
        let result = self.game.submit(input).map(|_| ());
        result.map_err(|rejection| Violation {
            check: Check::ListedIsAccepted,
            detail: format!("{input:?} was rejected: {rejection:?}"),
        })?;
        self.states.push(self.game.state().clone());
        Ok(())
    }

    fn check_end(&self, rng: &mut FastRng) -> Result<(), Violation> {
        let state = self.state();
        self.check_invariants()?;
        ensure(
            state.outcome().is_some() && state.awaited().is_empty(),
            Check::FinishedGameIsFinal,
            || "a finished game has an outcome and awaits no seat".to_owned(),
        )?;
        let ranks = state.outcome().map(|outcome| outcome.ranks).unwrap_or_default();
        let is_shared = ranks.windows(2).all(|pair| pair[0] == pair[1]);
        ensure(is_shared || !state.is_cooperative(), Check::CooperationSharesRanks, || {
            format!("the game is cooperative, but ranks the seats {ranks:?}")
        })?;
        for seat in self.seats().iter() {
            let mut listed = Vec::new();
            state.legal(seat, &mut listed);
            ensure(listed.is_empty(), Check::FinishedGameIsFinal, || {
                format!("{seat} may still {listed:?}")
            })?;
            moment::check_open(state, seat, &listed, self.space, rng)?;
            moment::check_unlisted(state, seat, &listed, self.space, rng)?;
            let undoable = self.game.undoable(seat);
            ensure(undoable.is_err(), Check::UndoIsForbidden, || {
                format!("{seat} could undo {undoable:?} and with it the end of the game")
            })?;
        }
        moment::check_position(state)
    }

    fn check_replay(&self) -> Result<(), Violation> {
        let mut replayed = Match::new(self.states[0].clone(), self.seed);
        for (index, &input) in self.game.inputs().iter().enumerate() {
            let is_accepted = replayed.submit(input).is_ok();
            ensure(
                is_accepted && *replayed.state() == self.states[index + 1],
                Check::ReplayRebuildsStates,
                || format!("input {} ({input:?}) led to another state", index + 1),
            )?;
        }
        Ok(())
    }
}
