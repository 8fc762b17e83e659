use kernel::{Ctx, Game, Input, Journal, Refuse, Seat, Seed, Seeded, Told};
use serde::Serialize;

/// A running match: the state, and the inputs that led to it.
pub struct Match<G: Game> {
    seed: Seed,
    /// As it was dealt.
    first: G,
    /// Before the last input.
    before: Option<G>,
    state: G,
    inputs: Vec<Input<G::Action>>,
    /// What was told at each step.
    history: Vec<Vec<Told<G::Event>>>,
    /// States to go back to, the latest last, with whose step led away from them. Emptied by
    /// everything that bars undo, and by the end of the game.
    back: Vec<(Seat, G)>,
    /// Positions among the inputs of the steps that have not been taken back.
    standing: Vec<u32>,
}

/// Why an input is not taken.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "code", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Rejected<R> {
    /// The words are no action of this game.
    Unreadable {
        expected: String,
        found: String,
    },
    NoSuchSeat {
        seat: Seat,
    },
    StaleDeadline {
        deadline: u32,
    },
    CannotUndo {
        because: UndoBar,
    },
    /// The rules say no; `rule` is the paragraph that does.
    Refused {
        why: R,
        rule: &'static str,
    },
}

/// What stands in the way of taking a step back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum UndoBar {
    /// Luck was used, something was revealed or promised, time ran out, the game is over, or
    /// nothing was done yet.
    Barred,
    /// Somebody else has acted since.
    Others,
}

impl<G: Game> Match<G> {
    /// Begins at `state`, which was dealt from step 0 of `seed`.
    pub fn new(state: G, seed: Seed) -> Match<G> {
        let first = state.clone();
        Match {
            seed,
            first,
            before: None,
            state,
            inputs: Vec::new(),
            history: Vec::new(),
            back: Vec::new(),
            standing: Vec::new(),
        }
    }

    pub fn state(&self) -> &G {
        &self.state
    }

    /// The state before the last input; `None` before the first.
    pub fn before(&self) -> Option<&G> {
        self.before.as_ref()
    }

    pub fn seed(&self) -> &Seed {
        &self.seed
    }

    /// The log, in order.
    pub fn inputs(&self) -> &[Input<G::Action>] {
        &self.inputs
    }

    /// Accepted inputs so far.
    pub fn step(&self) -> u32 {
        self.inputs.len() as u32
    }

    /// What was told at `step`, counted from 1.
    pub fn told(&self, step: u32) -> Option<&[Told<G::Event>]> {
        self.history.get((step as usize).checked_sub(1)?).map(Vec::as_slice)
    }

    /// Takes one input. On `Err` nothing has changed.
    pub fn submit(
        &mut self,
        input: Input<G::Action>,
    ) -> Result<&[Told<G::Event>], Rejected<G::Refusal>> {
        let before = self.state.clone();
        let told = match input {
            Input::Act { seat, act } => self.act(seat, act)?,
            Input::Expire { deadline } => self.expire(deadline)?,
            Input::Undo { seat } => {
                self.state = self
                    .plan_undo(seat)
                    .map_err(|because| Rejected::CannotUndo { because })?
                    .1
                    .clone();
                self.back.pop();
                self.standing.pop();
                Vec::new()
            }
            Input::Rewind { .. } => {
                self.state = self.plan_rewind()?;
                self.back.clear();
                self.standing.pop();
                Vec::new()
            }
        };
        self.before = Some(before);
        self.inputs.push(input);
        self.history.push(told);
        Ok(self.history.last().map_or(&[], Vec::as_slice))
    }

    fn act(
        &mut self,
        seat: Seat,
        act: G::Action,
    ) -> Result<Vec<Told<G::Event>>, Rejected<G::Refusal>> {
        if seat.index() >= self.state.seats() as usize {
            return Err(Rejected::NoSuchSeat { seat });
        }
        let before = self.state.clone();
        let mut journal = Journal::recording();
        let mut luck = self.luck(self.standing.len() as u32);
        let mut ctx = Ctx::new(&mut luck, &mut journal);
        self.state.apply(seat, act, &mut ctx).map_err(refused)?;
        if journal.is_barred() || self.state.is_over() {
            self.back.clear();
        } else {
            self.back.push((seat, before));
        }
        self.standing.push(self.step());
        Ok(journal.into_entries())
    }

    fn expire(&mut self, deadline: u32) -> Result<Vec<Told<G::Event>>, Rejected<G::Refusal>> {
        if self.state.deadline().map(|running| running.id) != Some(deadline) {
            return Err(Rejected::StaleDeadline { deadline });
        }
        let mut journal = Journal::recording();
        let mut luck = self.luck(self.standing.len() as u32);
        self.state.expire(deadline, &mut Ctx::new(&mut luck, &mut journal));
        self.back.clear();
        self.standing.push(self.step());
        Ok(journal.into_entries())
    }

    /// The luck of the step that follows `n_standing` others. What was taken back does not count,
    /// so nobody gets other luck by taking back.
    fn luck(&self, n_standing: u32) -> Seeded {
        Seeded::new(self.seed, n_standing + 1)
    }

    fn plan_undo(&self, seat: Seat) -> Result<&(Seat, G), UndoBar> {
        match self.back.last() {
            None => Err(UndoBar::Barred),
            Some((by, _)) if *by != seat => Err(UndoBar::Others),
            Some(before) => Ok(before),
        }
    }

    /// The state before the last step that still stands.
    fn plan_rewind(&self) -> Result<G, Rejected<G::Refusal>> {
        let (false, Some((_, standing))) = (self.state.is_over(), self.standing.split_last())
        else {
            return Err(Rejected::CannotUndo { because: UndoBar::Barred });
        };
        let mut state = self.first.clone();
        for (n_standing, step) in (0..).zip(standing) {
            let mut luck = self.luck(n_standing);
            let mut journal = Journal::muted();
            let mut ctx = Ctx::new(&mut luck, &mut journal);
            match self.inputs[*step as usize] {
                Input::Act { seat, act } => state.apply(seat, act, &mut ctx).map_err(refused)?,
                Input::Expire { deadline } => state.expire(deadline, &mut ctx),
                Input::Undo { .. } | Input::Rewind { .. } => {}
            }
        }
        Ok(state)
    }

    /// The action that `seat` would take back.
    pub fn undoable(&self, seat: Seat) -> Result<G::Action, UndoBar> {
        self.plan_undo(seat)?;
        let last = self.standing.last().ok_or(UndoBar::Barred)?;
        match self.inputs[*last as usize] {
            Input::Act { act, .. } => return Ok(act),
            Input::Expire { .. } | Input::Undo { .. } | Input::Rewind { .. } => {}
        }
        Err(UndoBar::Barred)
    }

    /// Why not? `None` when the action is legal. Changes nothing and uses none of the match's
    /// luck.
    pub fn why(&self, seat: Seat, act: G::Action) -> Option<Rejected<G::Refusal>> {
        if seat.index() >= self.state.seats() as usize {
            return Some(Rejected::NoSuchSeat { seat });
        }
        let mut journal = Journal::muted();
        let mut luck = kernel::Fast::new(0);
        let mut ctx = Ctx::new(&mut luck, &mut journal);
        self.state.clone().apply(seat, act, &mut ctx).map_err(refused).err()
    }
}

fn refused<R: Refuse>(why: R) -> Rejected<R> {
    let rule = why.rule();
    Rejected::Refused { why, rule }
}
