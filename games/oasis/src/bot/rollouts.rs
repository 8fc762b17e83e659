//! The hard bot: samples the hidden information, tries each promising action in the same samples
//! and plays on with the normal bot's policy for all seats.
use bots::Bot;
use kernel::{Ctx, EventBuffer, FastRng, Game, GameRng, Perspective, Seat};

use crate::{
    State,
    action::Action,
    bot::{bot_rng, evaluation, policy},
    data::Good,
    state::Phase,
};

/// A bot that compares actions by determinized rollouts within a budget.
#[derive(Clone, Copy, Debug)]
pub struct Hard {
    /// Rollouts per decision.
    pub n_rollouts: u32,
    /// Rounds to play after the current one before the evaluation decides.
    pub n_rounds: u16,
    /// Number of actions to try, the most promising ones by the policy.
    pub n_tried: usize,
}

impl Default for Hard {
    fn default() -> Hard {
        Hard { n_rollouts: 256, n_rounds: 1, n_tried: 6 }
    }
}

/// An action under trial.
struct Trial {
    action: Action,
    total: f32,
    n: u32,
}

impl Bot<State> for Hard {
    fn choose(&mut self, at: &Perspective<'_, State>, rng: &mut dyn GameRng) -> Option<Action> {
        let mut rng = bot_rng(rng);
        let here = at.sample_state(&mut rng);
        let mut trials: Vec<Trial> = policy::promising(&here, self.n_tried, &mut rng)
            .into_iter()
            .map(|action| Trial { action, total: 0.0, n: 0 })
            .collect();
        let mut n_left = self.n_rollouts;
        // Sequential halving: drop the worse half after each batch, so that better actions get more
        // rollouts.
        while trials.len() > 1 {
            let n_halvings = (trials.len() as f32).log2().ceil() as u32;
            let n_worlds = n_left / n_halvings / trials.len() as u32;
            for _ in 0..n_worlds.max(1) {
                let world = at.sample_state(&mut rng);
                let seed = u64::from(rng.below(u32::MAX));
                for trial in &mut trials {
                    trial.total += self.rollout(world, at.seat(), trial.action, seed);
                    trial.n += 1;
                    n_left = n_left.saturating_sub(1);
                }
            }
            trials.sort_by(|one, other| other.mean().total_cmp(&one.mean()));
            trials.truncate(trials.len().div_ceil(2));
        }
        trials.first().map(|trial| trial.action)
    }
}

impl Trial {
    fn mean(&self) -> f32 {
        self.total / self.n as f32
    }
}

impl Hard {
    /// Plays the action, then the policy for all seats. Returns the estimated chance of winning.
    fn rollout(&self, mut world: State, seat: Seat, action: Action, seed: u64) -> f32 {
        let (mut rng, mut events) = (FastRng::new(seed), EventBuffer::muted());
        let last_round = world.round.saturating_add(self.n_rounds);
        let mut next = action;
        loop {
            let turn = world.turn;
            let played = world.apply(turn, next, &mut Ctx::new(&mut rng, &mut events));
            debug_assert!(played.is_ok(), "{next} is legal");
            if world.is_over() || world.round > last_round {
                return win_chance(&world, seat);
            }
            next = policy::choose(&world, &mut rng);
        }
    }
}

/// Estimates the chance that `seat` wins: a softmax over actual points after the end, and over
/// expected points before it.
fn win_chance(state: &State, seat: Seat) -> f32 {
    let is_over = state.phase == Phase::Over;
    let left = if is_over { 0.0 } else { evaluation::remaining_game(state) };
    let width = 4.0 + 40.0 * left;
    let own = expected_points(state, seat, left);
    let mut rivals = 0.0;
    for rival in state.all_seats().iter().filter(|&rival| rival != seat) {
        rivals += ((expected_points(state, rival, left) - own) / width).exp();
    }
    1.0 / (1.0 + rivals)
}

/// Returns a player's expected points, including those of pieces still to come.
fn expected_points(state: &State, seat: Seat, left: f32) -> f32 {
    let units = state.units(seat);
    let goods = state.goods[seat.index()].truth();
    let share = left * 4.0 / f32::from(state.n_seats);
    let mut total = 0.0;
    for &good in Good::ALL {
        let kind = good as usize;
        let n_units = f32::from(units.of(good)) + share * evaluation::EXPECTED_UNITS[kind];
        let n_goods = f32::from(goods[kind]) + share * evaluation::EXPECTED_MARKERS[kind];
        total += n_units * n_goods;
    }
    total
}
