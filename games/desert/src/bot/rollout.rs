//! What becomes of a plan when the whole table plays on.
use kernel::{Chance, Fast, SeatSet};

use super::{
    eval::value,
    plan::{Effort, Line, Path, Planner},
};
use crate::{
    action::Action,
    state::{Ending, Phase, State},
};

/// How everybody thinks in an imagined world: no storms, since those of that world are its secret.
const QUICK: Effort =
    Effort { beam: 4, depth: 7, leaves: 1, storms: 1, plans: 1, turns: 0, trials: 0 };

/// The judgement of the storms counts like so many worlds.
const PRIOR: f32 = 3.0;

/// So many points above the present the game is even, and so many more raise the odds by a factor
/// of e. The second is what games of bots show at any given turn.
const EVEN: f32 = 35.0;
const SPREAD: f32 = 20.0;

impl Planner<'_> {
    /// The best of these plans, the best judged first. All are played on in the same worlds with
    /// the same luck; the worse half is given up again and again, and the others are tried in twice
    /// as many worlds.
    pub(super) fn best_played_on(&mut self, present: f32, mut lines: Vec<Line>) -> Path {
        lines.dedup_by(|later, kept| later.state == kept.state);
        lines.truncate(self.effort.plans);
        let even = present + EVEN;
        let with_prior = |line: Line| (PRIOR * chance(line.score, even), line.path);
        let mut plans: Vec<(f32, Path)> = lines.into_iter().map(with_prior).collect();
        let (mut n_done, mut n_trials) = (0, self.effort.trials);
        let luck = u64::from(self.luck.below(u32::MAX));
        while plans.len() > 1 {
            for index in n_done..n_done + n_trials {
                let world = self.worlds[index % self.worlds.len()];
                for (total, path) in &mut plans {
                    self.luck = Fast::new(luck + index as u64);
                    *total += self.play_on(world, path, even);
                }
            }
            plans.sort_by(|(one, _), (other, _)| other.total_cmp(one));
            plans.truncate(plans.len().div_ceil(2));
            n_done += n_trials;
            n_trials *= 2;
        }
        plans.pop().map_or_else(Path::new, |(_, path)| path)
    }

    /// The chance to win after this turn and those that follow.
    fn play_on(&mut self, mut state: State, path: &Path, even: f32) -> f32 {
        self.play_turn(&mut state, path.clone());
        for _ in 1..self.effort.turns {
            if state.phase == Phase::Acting {
                let path = self.quick_path(&state);
                self.play_turn(&mut state, path);
            }
        }
        match state.phase {
            Phase::Over(Ending::Won) => 1.0,
            Phase::Over(_) => 0.0,
            _ => chance(value(&state, self.eyes, self.weights), even),
        }
    }

    /// Plays a turn and its storm, with another thought wherever something comes to light.
    fn play_turn(&mut self, state: &mut State, mut path: Path) {
        while self.follow(state, &path) && path.last() == Some(&Action::Excavate) {
            path = self.quick_path(state);
        }
        self.blow_over(state);
    }

    /// Plays these actions but for the end of the turn. Answers whether all were possible.
    fn follow(&mut self, state: &mut State, path: &[Action]) -> bool {
        let seat = state.turn;
        let mut actions = path.iter().filter(|&&action| action != Action::End);
        actions.all(|&action| self.play(state, seat, action))
    }

    /// What the seat on turn does without much thought, knowing no more than it can.
    fn quick_path(&mut self, state: &State) -> Path {
        let luck = Fast::new(u64::from(self.luck.below(u32::MAX)));
        let (seat, weights, worlds) = (state.turn, self.weights, vec![*state]);
        let eyes = SeatSet::only(seat);
        Planner { eyes, seat, weights, effort: &QUICK, worlds, luck }.best_path()
    }
}

/// The chance to win with so many points. Points alone mislead over several turns: they rise with
/// time, so that early in the game a loss would not look like the worst that can happen.
fn chance(points: f32, even: f32) -> f32 {
    1.0 / (1.0 + ((even - points) / SPREAD).exp())
}
