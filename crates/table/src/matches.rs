use kernel::{
    Ctx, EventBuffer, EventRecord, FastRng, Game, Input, MatchRng, Refuse, Seat, SeatSet, Seed,
};
use serde::Serialize;

/// A running match: the state, and the inputs that led to it.
pub struct Match<G: Game> {
    seed: Seed,
    /// The state after setup.
    first: G,
    /// The state before the last input.
    before: Option<G>,
    state: G,
    inputs: Vec<Input<G::Action>>,
    /// The events of each step.
    history: Vec<Vec<EventRecord<G::Event>>>,
    /// The state at each event of the last step.
    event_states: Vec<G>,
    /// The states that undo can restore, most recent last, each with the seat that acted on it.
    /// Cleared by every step that cannot be undone and by the end of the game.
    undo_stack: Vec<(Seat, G)>,
    /// The indices of the inputs that have not been undone.
    standing: Vec<u32>,
}

/// An event of the last step as some viewers see it, with the state they see at that moment.
///
/// The last frame of a step shows the state after the step, so that nothing changes after it. A
/// change at an event that the viewers do not see becomes visible with the next one they do see.
#[derive(Debug)]
pub struct Frame<'a, G: Game> {
    /// The index of the event among all events of the step.
    pub index: usize,
    /// The viewers' version of the event.
    pub event: &'a G::Event,
    /// The state that is shown with it.
    pub state: &'a G,
}

/// The reason why an input is not accepted.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "code", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Rejection<R> {
    /// The command is not an action of this game.
    Unreadable {
        /// The expected input, as in [`ParseError`](kernel::ParseError).
        expected: String,
        /// The input found instead.
        found: String,
    },
    /// The table has no such seat.
    NoSuchSeat {
        /// The seat.
        seat: Seat,
    },
    /// This clock is not currently running.
    StaleDeadline {
        /// The id of the clock.
        deadline: u32,
    },
    /// The step cannot be undone.
    CannotUndo {
        /// The reason.
        because: UndoBlock,
    },
    /// The rules do not allow the action.
    Refused {
        /// The game's reason.
        why: R,
        /// The paragraph of the rulebook behind it.
        rule: &'static str,
    },
}

/// The reason why a step cannot be undone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum UndoBlock {
    /// The step was random, revealed or promised something, or expired a clock; the game is over;
    /// or nothing has been played yet.
    Barred,
    /// Another player has acted since.
    Others,
}

/// The events of a step, and the state at each.
type RecordedStep<G> = (Vec<EventRecord<<G as Game>::Event>>, Vec<G>);

impl<G: Game> Match<G> {
    /// Starts a match at `state`, which was dealt from step 0 of `seed`.
    pub fn new(state: G, seed: Seed) -> Match<G> {
        let first = state.clone();
        Match {
            seed,
            first,
            before: None,
            state,
            inputs: Vec::new(),
            history: Vec::new(),
            event_states: Vec::new(),
            undo_stack: Vec::new(),
            standing: Vec::new(),
        }
    }

    /// Returns the match as it was before its first input.
    pub fn restart(&self) -> Match<G> {
        Match::new(self.first.clone(), self.seed)
    }

    /// Returns the current state.
    pub fn state(&self) -> &G {
        &self.state
    }

    /// Returns the state before the last input, or `None` before the first.
    pub fn before(&self) -> Option<&G> {
        self.before.as_ref()
    }

    /// Returns the seed of the match.
    pub fn seed(&self) -> &Seed {
        &self.seed
    }

    /// Returns the accepted inputs, in order.
    pub fn inputs(&self) -> &[Input<G::Action>] {
        &self.inputs
    }

    /// Returns the number of accepted inputs.
    pub fn step(&self) -> u32 {
        self.inputs.len() as u32
    }

    /// Returns the events of `step`, counted from 1.
    pub fn events(&self, step: u32) -> Option<&[EventRecord<G::Event>]> {
        self.history.get((step as usize).checked_sub(1)?).map(Vec::as_slice)
    }

    /// Returns the state at each event of the last step; none after undo.
    pub fn event_states(&self) -> &[G] {
        &self.event_states
    }

    /// Returns the frames of the last step for `viewers`: one for each event that they see. None
    /// after undo.
    pub fn frames(&self, viewers: SeatSet) -> Vec<Frame<'_, G>> {
        self.select_frames(|record| record.seen_by(viewers))
    }

    /// Returns the frames of the last step for `viewers` who watch a replay of the running game.
    pub fn replayed_frames(&self, viewers: SeatSet) -> Vec<Frame<'_, G>> {
        self.select_frames(|record| record.replayed_to(viewers))
    }

    fn select_frames<'a>(
        &'a self,
        seen: impl Fn(&'a EventRecord<G::Event>) -> Option<&'a G::Event>,
    ) -> Vec<Frame<'a, G>> {
        let records = self.history.last().map_or(&[][..], Vec::as_slice);
        let events = records.iter().zip(&self.event_states).enumerate();
        let mut frames: Vec<_> = events
            .filter_map(|(index, (record, state))| {
                Some(Frame { index, event: seen(record)?, state })
            })
            .collect();
        if let Some(last) = frames.last_mut() {
            last.state = &self.state;
        }
        frames
    }

    /// Applies one input and returns its events.
    ///
    /// # Errors
    ///
    /// Returns the reason if the input is not accepted, in which case nothing changes.
    pub fn submit(
        &mut self,
        input: Input<G::Action>,
    ) -> Result<&[EventRecord<G::Event>], Rejection<G::Refusal>> {
        let before = self.state.clone();
        let (records, states) = match input {
            Input::Act { seat, act } => self.act(seat, act)?,
            Input::Expire { deadline } => self.expire(deadline)?,
            Input::Undo { seat } => {
                self.state = self
                    .plan_undo(seat)
                    .map_err(|because| Rejection::CannotUndo { because })?
                    .1
                    .clone();
                self.undo_stack.pop();
                self.standing.pop();
                Default::default()
            }
            Input::Rewind { .. } => {
                self.state = self.plan_rewind()?;
                self.undo_stack.clear();
                self.standing.pop();
                Default::default()
            }
        };
        self.before = Some(before);
        self.inputs.push(input);
        self.history.push(records);
        self.event_states = states;
        Ok(self.history.last().map_or(&[], Vec::as_slice))
    }

    fn act(
        &mut self,
        seat: Seat,
        act: G::Action,
    ) -> Result<RecordedStep<G>, Rejection<G::Refusal>> {
        if seat.index() >= self.state.seats() as usize {
            return Err(Rejection::NoSuchSeat { seat });
        }
        let before = self.state.clone();
        let mut events = EventBuffer::recording();
        let mut rng = self.rng(self.standing.len() as u32);
        let mut ctx = Ctx::new(&mut rng, &mut events);
        self.state.apply(seat, act, &mut ctx).map_err(to_rejection)?;
        if events.forbids_undo() || self.state.is_over() {
            self.undo_stack.clear();
        } else {
            self.undo_stack.push((seat, before));
        }
        self.standing.push(self.step());
        Ok(events.into_frames())
    }

    fn expire(&mut self, deadline: u32) -> Result<RecordedStep<G>, Rejection<G::Refusal>> {
        if self.state.deadline().map(|running| running.id) != Some(deadline) {
            return Err(Rejection::StaleDeadline { deadline });
        }
        let mut events = EventBuffer::recording();
        let mut rng = self.rng(self.standing.len() as u32);
        self.state.expire(deadline, &mut Ctx::new(&mut rng, &mut events));
        self.undo_stack.clear();
        self.standing.push(self.step());
        Ok(events.into_frames())
    }

    /// Returns the generator for the step that follows `n_standing` steps. Undone steps do not
    /// count, so players cannot undo to draw different numbers.
    fn rng(&self, n_standing: u32) -> MatchRng {
        MatchRng::new(self.seed, n_standing + 1)
    }

    fn plan_undo(&self, seat: Seat) -> Result<&(Seat, G), UndoBlock> {
        match self.undo_stack.last() {
            None => Err(UndoBlock::Barred),
            Some((by, _)) if *by != seat => Err(UndoBlock::Others),
            Some(before) => Ok(before),
        }
    }

    /// Returns the state before the last step that has not been undone.
    fn plan_rewind(&self) -> Result<G, Rejection<G::Refusal>> {
        let (false, Some((_, standing))) = (self.state.is_over(), self.standing.split_last())
        else {
            return Err(Rejection::CannotUndo { because: UndoBlock::Barred });
        };
        let mut state = self.first.clone();
        for (n_standing, step) in (0..).zip(standing) {
            let mut rng = self.rng(n_standing);
            let mut events = EventBuffer::muted();
            let mut ctx = Ctx::new(&mut rng, &mut events);
            match self.inputs[*step as usize] {
                Input::Act { seat, act } => {
                    state.apply(seat, act, &mut ctx).map_err(to_rejection)?;
                }
                Input::Expire { deadline } => state.expire(deadline, &mut ctx),
                Input::Undo { .. } | Input::Rewind { .. } => {}
            }
        }
        Ok(state)
    }

    /// Returns the action that `seat` would undo.
    ///
    /// # Errors
    ///
    /// Returns the reason if the seat cannot undo.
    pub fn undoable(&self, seat: Seat) -> Result<G::Action, UndoBlock> {
        self.plan_undo(seat)?;
        let last = self.standing.last().ok_or(UndoBlock::Barred)?;
        match self.inputs[*last as usize] {
            Input::Act { act, .. } => return Ok(act),
            Input::Expire { .. } | Input::Undo { .. } | Input::Rewind { .. } => {}
        }
        Err(UndoBlock::Barred)
    }

    /// Returns the rejection that the action would get, or `None` if it is legal. It neither
    /// changes the match nor draws from its random generator.
    pub fn why(&self, seat: Seat, act: G::Action) -> Option<Rejection<G::Refusal>> {
        if seat.index() >= self.state.seats() as usize {
            return Some(Rejection::NoSuchSeat { seat });
        }
        let mut events = EventBuffer::muted();
        let mut rng = FastRng::new(0);
        let mut ctx = Ctx::new(&mut rng, &mut events);
        self.state.clone().apply(seat, act, &mut ctx).map_err(to_rejection).err()
    }
}

fn to_rejection<R: Refuse>(why: R) -> Rejection<R> {
    let rule = why.rule();
    Rejection::Refused { why, rule }
}
