//! One whole game under the eyes of the law.
use kernel::{Chance, Dice, Fast, Game, Input, Perspective, Seat, SeatSet, Seed, Seeded};
use table::Match;

use crate::{Broken, Law, Suite, ensure, knowledge, moment, redraw};

/// Every action that could be asked for, checked once.
pub(crate) struct Space<G: Game> {
    pub all: Vec<G::Action>,
}

impl<G: Game> Space<G> {
    pub(crate) fn new(seats: u8) -> Result<Space<G>, Broken> {
        let all = G::action_space(seats);
        ensure(all.is_sorted_by(|one, next| one < next), Law::SpaceIsComplete, || {
            "the action space is not ascending".to_owned()
        })?;
        for action in &all {
            moment::check_text(action)?;
        }
        Ok(Space { all })
    }
}

/// Plays one game; true if some imagined world differed from the true one.
pub(crate) fn play<G: Game>(
    suite: &Suite<G>,
    seats: u8,
    number: u64,
    space: &Space<G>,
) -> Result<bool, Broken> {
    let mut whims = Fast::new(number ^ u64::from(seats) << 48);
    let presets = G::presets();
    let options = match number % 3 {
        0 => presets[(number / 3) as usize % presets.len()].options.clone(),
        _ => G::any_options(seats, &mut whims),
    };
    let seed = Seeded::numbered(number << 8 | u64::from(seats));
    let deal = || G::new(&options, seats, &mut Seeded::new(seed, 0));
    let first = deal().map_err(|error| Broken {
        law: Law::NobodyIsStuck,
        detail: format!("options {options:?} cannot be played: {error}"),
    })?;
    let mut pilot = suite.pilot.map(|make| make());
    let dealt = redraw::Dealt::new::<G>(&options, seats);
    let game = Match::new(first.clone(), seed);
    let mut run = Run { game, states: vec![first], seed, space, dealt };
    let mut has_redrawn = false;
    while !run.game.state().is_over() {
        ensure(run.game.step() < G::META.steps_max, Law::GamesEnd, || {
            format!("game {number} of {seats} goes on after {} steps", G::META.steps_max)
        })?;
        has_redrawn |= run.look(&mut whims)?;
        let input = run.choose(pilot.as_deref_mut(), &mut whims);
        run.take(input, &mut whims)?;
    }
    run.check_end(&mut whims)?;
    run.check_replay()?;
    Ok(has_redrawn)
}

struct Run<'a, G: Game> {
    game: Match<G>,
    /// The state after each input.
    states: Vec<G>,
    seed: Seed,
    space: &'a Space<G>,
    dealt: redraw::Dealt,
}

impl<G: Game> Run<'_, G> {
    fn state(&self) -> &G {
        self.game.state()
    }

    fn seats(&self) -> SeatSet {
        SeatSet::first_n(self.state().seats())
    }

    /// Looks at the present moment from every side.
    fn look(&self, whims: &mut Fast) -> Result<bool, Broken> {
        let state = self.state();
        state.invariants().map_err(|detail| Broken {
            law: Law::ComponentsAreConstant,
            detail: format!("{detail} after {:?}", self.game.inputs().last()),
        })?;
        let awaited = state.awaited();
        ensure(!awaited.is_empty() || state.deadline().is_some(), Law::NobodyIsStuck, || {
            format!("nobody is awaited and no clock runs in {state:?}")
        })?;
        let mut has_redrawn = false;
        for seat in self.seats().iter() {
            let listed = moment::check_list(state, seat, awaited.has(seat), self.space)?;
            moment::check_listed(state, seat, &listed, whims)?;
            let open = moment::check_open(state, seat, &listed, self.space, whims)?;
            moment::check_unlisted(state, seat, &listed, self.space, whims)?;
            has_redrawn |= knowledge::check_seat(state, seat, &listed, &open, self.space, whims)?;
        }
        knowledge::check_gallery(state, whims)?;
        if redraw::is_due(whims) {
            let eyes = *whims.choose(&knowledge::viewers(state.seats()));
            self.dealt.check(state, eyes, whims)?;
        }
        if whims.below(4) == 0 {
            moment::check_position(state)?;
        }
        Ok(has_redrawn)
    }

    /// Mostly the awaited, sometimes anybody who may act, sometimes time, sometimes an open action.
    fn choose(
        &self,
        pilot: Option<&mut (dyn bots::Bot<G> + 'static)>,
        whims: &mut Fast,
    ) -> Input<G::Action> {
        let state = self.state();
        let mut choices: Vec<(Seat, G::Action)> = Vec::new();
        let anybody = whims.below(4) == 0;
        let askable = if anybody { self.seats() } else { state.awaited() };
        for seat in askable.iter() {
            let mut actions = Vec::new();
            state.legal(seat, &mut actions);
            choices.extend(actions.into_iter().map(|act| (seat, act)));
        }
        if let Some(deadline) = state.deadline()
            && (choices.is_empty() || whims.below(8) == 0)
        {
            return Input::Expire { deadline: deadline.id };
        }
        if let Some(input) = self.open_input(whims) {
            return input;
        }
        if let (Some(pilot), Some(seat)) = (pilot, state.awaited().first())
            && whims.below(8) != 0
            && let Some(act) = pilot.choose(&Perspective::new(state, seat), whims)
        {
            return Input::Act { seat, act };
        }
        if choices.is_empty() {
            // Somebody awaited can always act; that was checked before.
            let seat = state.awaited().first().expect("somebody is awaited");
            let mut actions = Vec::new();
            state.legal(seat, &mut actions);
            return Input::Act { seat, act: actions[0] };
        }
        let (seat, act) = *whims.choose(&choices);
        Input::Act { seat, act }
    }

    /// Now and then an open action of anybody that is allowed.
    fn open_input(&self, whims: &mut Fast) -> Option<Input<G::Action>> {
        if whims.below(4) != 0 {
            return None;
        }
        let seat = Seat::new(whims.below(u32::from(self.state().seats())) as u8);
        let act = self.state().any_open(seat, whims)?;
        let is_allowed = moment::attempt(&mut self.state().clone(), seat, act, whims).is_ok();
        is_allowed.then_some(Input::Act { seat, act })
    }

    /// Plays it, and tries to take it back.
    fn take(&mut self, input: Input<G::Action>, whims: &mut Fast) -> Result<(), Broken> {
        let before = self.state().clone();
        let number = self.game.step() + 1;
        self.submit(input)?;
        let step = knowledge::Step { before: &before, input, seed: self.seed, number };
        let is_revealing = step.check_secrets(whims)?;
        let Input::Act { seat, act } = input else {
            let by = Seat::new(0);
            let undone = self.game.submit(Input::Undo { seat: by }).is_ok();
            return ensure(!undone, Law::UndoIsBarred, || "time was taken back".to_owned());
        };
        let can_undo = self.game.undoable(seat).is_ok();
        ensure(!(can_undo && is_revealing), Law::UndoIsBarred, || {
            format!("{act} by {seat} used luck or revealed something and can be taken back")
        })?;
        for other in self.seats().iter().filter(|&other| other != seat) {
            let undone = self.game.submit(Input::Undo { seat: other }).is_ok();
            ensure(!undone, Law::UndoIsBarred, || format!("{other} took back {act} of {seat}"))?;
        }
        if can_undo {
            self.submit(Input::Undo { seat })?;
            ensure(*self.state() == before, Law::UndoRestores, || {
                format!("taking back {act} left {:?}, not {before:?}", self.state())
            })?;
            self.submit(input)?;
        }
        Ok(())
    }

    fn submit(&mut self, input: Input<G::Action>) -> Result<(), Broken> {
        let taken = self.game.submit(input).map(|_| ());
        taken.map_err(|rejected| Broken {
            law: Law::ListedIsAccepted,
            detail: format!("{input:?} was rejected: {rejected:?}"),
        })?;
        self.states.push(self.game.state().clone());
        Ok(())
    }

    fn check_end(&self, whims: &mut Fast) -> Result<(), Broken> {
        let state = self.state();
        ensure(state.outcome().is_some() && state.awaited().is_empty(), Law::OverIsOver, || {
            "a finished game has an outcome and awaits nobody".to_owned()
        })?;
        for seat in self.seats().iter() {
            let mut listed = Vec::new();
            state.legal(seat, &mut listed);
            ensure(listed.is_empty(), Law::OverIsOver, || format!("{seat} may still {listed:?}"))?;
            moment::check_open(state, seat, &listed, self.space, whims)?;
            moment::check_unlisted(state, seat, &listed, self.space, whims)?;
            let undoable = self.game.undoable(seat);
            ensure(undoable.is_err(), Law::UndoIsBarred, || {
                format!("{seat} could take back {undoable:?} and with it the end of the game")
            })?;
        }
        moment::check_position(state)
    }

    fn check_replay(&self) -> Result<(), Broken> {
        let mut again = Match::new(self.states[0].clone(), self.seed);
        for (index, &input) in self.game.inputs().iter().enumerate() {
            let taken = again.submit(input).is_ok();
            ensure(taken && *again.state() == self.states[index + 1], Law::ReplayIsEqual, || {
                format!("input {} ({input:?}) led elsewhere", index + 1)
            })?;
        }
        Ok(())
    }
}
