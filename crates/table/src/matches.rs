use kernel::{Ctx, Game, Input, Journal, Refuse, Seat, Seed, Seeded, Told};
use serde::Serialize;

/// A running match: the state, and the inputs that led to it.
pub struct Match<G: Game> {
    seed: Seed,
    state: G,
    inputs: Vec<Input<G::Action>>,
    /// What was told at each step.
    history: Vec<Vec<Told<G::Event>>>,
    /// States to go back to, the latest last, with whose step led away from them. Emptied by
    /// everything that bars undo, and by the end of the game.
    back: Vec<(Seat, G)>,
}

/// Why an input is not taken.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "code", rename_all = "snake_case")]
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
        Match { seed, state, inputs: Vec::new(), history: Vec::new(), back: Vec::new() }
    }

    pub fn state(&self) -> &G {
        &self.state
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
                Vec::new()
            }
        };
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
        let mut luck = Seeded::new(self.seed, self.step() + 1);
        let mut ctx = Ctx::new(&mut luck, &mut journal);
        self.state.apply(seat, act, &mut ctx).map_err(refused)?;
        if journal.is_barred() || self.state.is_over() {
            self.back.clear();
        } else {
            self.back.push((seat, before));
        }
        Ok(journal.into_entries())
    }

    fn expire(&mut self, deadline: u32) -> Result<Vec<Told<G::Event>>, Rejected<G::Refusal>> {
        if self.state.deadline().map(|running| running.id) != Some(deadline) {
            return Err(Rejected::StaleDeadline { deadline });
        }
        let mut journal = Journal::recording();
        let mut luck = Seeded::new(self.seed, self.step() + 1);
        self.state.expire(deadline, &mut Ctx::new(&mut luck, &mut journal));
        self.back.clear();
        Ok(journal.into_entries())
    }

    fn plan_undo(&self, seat: Seat) -> Result<&(Seat, G), UndoBar> {
        match self.back.last() {
            None => Err(UndoBar::Barred),
            Some((by, _)) if *by != seat => Err(UndoBar::Others),
            Some(before) => Ok(before),
        }
    }

    /// The action that `seat` would take back.
    pub fn undoable(&self, seat: Seat) -> Result<G::Action, UndoBar> {
        self.plan_undo(seat)?;
        // Undone pairs cancel out; what is left on top is the step to take back.
        let mut n_undone = 0;
        for input in self.inputs.iter().rev() {
            match input {
                Input::Undo { .. } => n_undone += 1,
                Input::Act { .. } if n_undone > 0 => n_undone -= 1,
                Input::Act { act, .. } => return Ok(*act),
                Input::Expire { .. } => return Err(UndoBar::Barred),
            }
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
