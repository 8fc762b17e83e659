//! Compares plans by playing on with all seats in sampled worlds.
use kernel::{FastRng, GameRng, SeatSet};

use super::{
    eval::value,
    plan::{Line, Path, Planner, SearchLimits},
};
use crate::{
    action::Action,
    state::{Ending, Phase, State},
};

/// The search limits of rollout players. They sample no storms: the storm of their world is hidden
/// from them.
const QUICK: SearchLimits =
    SearchLimits { beam: 4, depth: 7, leaves: 1, storms: 1, plans: 1, turns: 0, trials: 0 };

/// The weight of the storm score, in worlds.
const PRIOR: f32 = 3.0;

/// Points above the current score at which a win is as likely as a loss, and points that multiply
/// the odds by e. The latter was measured in bot games.
const EVEN: f32 = 35.0;
const SPREAD: f32 = 20.0;

impl Planner<'_> {
    /// Returns the best of these plans, which are sorted best first. All are played out in the same
    /// worlds with the same random numbers. Each round drops the worse half and doubles the number
    /// of worlds (successive halving).
    pub(super) fn best_by_rollout(&mut self, present: f32, mut lines: Vec<Line>) -> Path {
        lines.dedup_by(|later, first| later.state == first.state);
        lines.truncate(self.limits.plans);
        let even = present + EVEN;
        let with_prior = |line: Line| (PRIOR * chance(line.score, even), line.path);
        let mut plans: Vec<(f32, Path)> = lines.into_iter().map(with_prior).collect();
        let (mut n_done, mut n_trials) = (0, self.limits.trials);
        let rng = u64::from(self.rng.below(u32::MAX));
        while plans.len() > 1 {
            for index in n_done..n_done + n_trials {
                let world = self.worlds[index % self.worlds.len()];
                for (total, path) in &mut plans {
                    self.rng = FastRng::new(rng + index as u64);
                    *total += self.rollout_value(world, path, even);
                }
            }
            plans.sort_by(|(one, _), (other, _)| other.total_cmp(one));
            plans.truncate(plans.len().div_ceil(2));
            n_done += n_trials;
            n_trials *= 2;
        }
        plans.pop().map_or_else(Path::new, |(_, path)| path)
    }

    /// Returns the chance of winning after this turn and the following ones.
    fn rollout_value(&mut self, mut state: State, path: &Path, even: f32) -> f32 {
        self.play_turn(&mut state, path.clone());
        for _ in 1..self.limits.turns {
            if state.phase == Phase::Acting {
                let path = self.quick_path(&state);
                self.play_turn(&mut state, path);
            }
        }
        if let Phase::Over(ending) = state.phase {
            return if ending == Ending::Won { 1.0 } else { 0.0 };
        }
        chance(value(&state, self.viewers, self.weights), even)
    }

    /// Plays a turn and its storm, planning again after every reveal.
    fn play_turn(&mut self, state: &mut State, mut path: Path) {
        while self.follow(state, &path) && path.last() == Some(&Action::Excavate) {
            path = self.quick_path(state);
        }
        self.play_storm(state);
    }

    /// Plays these actions except for the end of the turn. Returns `true` if all were legal.
    fn follow(&mut self, state: &mut State, path: &[Action]) -> bool {
        let seat = state.turn;
        let mut actions = path.iter().filter(|&&action| action != Action::End);
        actions.all(|&action| self.play(state, seat, action))
    }

    /// Returns a quick plan for the active seat, from that seat's knowledge only.
    fn quick_path(&mut self, state: &State) -> Path {
        let rng = FastRng::new(u64::from(self.rng.below(u32::MAX)));
        let (seat, weights, worlds) = (state.turn, self.weights, vec![*state]);
        let viewers = SeatSet::only(seat);
        Planner { viewers, seat, weights, limits: &QUICK, worlds, rng }.best_path()
    }
}

/// Returns the chance of winning with this many points. Points alone mislead over several turns:
/// they rise with time, so early in the game a loss would not look like the worst outcome.
fn chance(points: f32, even: f32) -> f32 {
    1.0 / (1.0 + ((even - points) / SPREAD).exp())
}
