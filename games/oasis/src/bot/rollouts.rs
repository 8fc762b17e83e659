//! The hard bot: imagines what is hidden, tries each promising action in the same worlds, and lets
//! everybody play on by habit.
use bots::Bot;
use kernel::{Chance, Ctx, Fast, Game, Journal, Perspective, Seat};

use crate::{
    State,
    action::Action,
    bot::{habits, opinion, whims},
    data::Good,
    state::Phase,
};

/// Determinised rollouts with a budget.
#[derive(Clone, Copy, Debug)]
pub struct Hard {
    /// Rollouts for one decision.
    pub n_rollouts: u32,
    /// Rounds to play on after the current one; then an opinion decides.
    pub n_rounds: u16,
    /// Actions that are tried, the most promising by habit.
    pub n_tried: usize,
}

impl Default for Hard {
    fn default() -> Hard {
        Hard { n_rollouts: 96, n_rounds: 2, n_tried: 6 }
    }
}

/// An action under trial.
struct Trial {
    action: Action,
    total: f32,
    n: u32,
}

impl Bot<State> for Hard {
    fn choose(&mut self, at: &Perspective<'_, State>, chance: &mut dyn Chance) -> Option<Action> {
        let mut luck = whims(chance);
        let here = at.imagine(&mut luck);
        let mut trials: Vec<Trial> = habits::promising(&here, self.n_tried, &mut luck)
            .into_iter()
            .map(|action| Trial { action, total: 0.0, n: 0 })
            .collect();
        let mut n_left = self.n_rollouts;
        // The worse half is given up, again and again, and the better half is tried more.
        while trials.len() > 1 {
            let n_halvings = (trials.len() as f32).log2().ceil() as u32;
            let n_worlds = n_left / n_halvings / trials.len() as u32;
            for _ in 0..n_worlds.max(1) {
                let world = at.imagine(&mut luck);
                let seed = u64::from(luck.below(u32::MAX));
                for trial in &mut trials {
                    trial.total += self.play_on(world, at.seat(), trial.action, seed);
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
    /// Plays the action and then by habit; answers the hope of winning.
    fn play_on(&self, mut world: State, seat: Seat, action: Action, seed: u64) -> f32 {
        let (mut luck, mut journal) = (Fast::new(seed), Journal::muted());
        let last_round = world.round + self.n_rounds;
        let mut next = action;
        loop {
            let turn = world.turn;
            let played = world.apply(turn, next, &mut Ctx::new(&mut luck, &mut journal));
            debug_assert!(played.is_ok(), "{next} is legal");
            if world.is_over() || world.round > last_round {
                return hope(&world, seat);
            }
            next = habits::choose(&world, &mut luck);
        }
    }
}

/// How likely `seat` is to win: by the points when the game is over, else by those in sight.
fn hope(state: &State, seat: Seat) -> f32 {
    let is_over = state.phase == Phase::Over;
    let left = if is_over { 0.0 } else { opinion::left_of_game(state) };
    let width = 4.0 + 40.0 * left;
    let own = in_sight(state, seat, left);
    let mut rivals = 0.0;
    for rival in state.all_seats().iter().filter(|&rival| rival != seat) {
        rivals += ((in_sight(state, rival, left) - own) / width).exp();
    }
    1.0 / (1.0 + rivals)
}

/// The points of a player, with what may be hoped for.
fn in_sight(state: &State, seat: Seat, left: f32) -> f32 {
    let units = state.units(seat);
    let goods = state.goods[seat.index()].truth();
    let hope = left * 4.0 / f32::from(state.n_seats);
    let mut total = 0.0;
    for &good in Good::ALL {
        let kind = good as usize;
        let n_units = f32::from(units.of(good)) + hope * opinion::UNITS_TO_COME[kind];
        let n_goods = f32::from(goods[kind]) + hope * opinion::MARKERS_TO_COME[kind];
        total += n_units * n_goods;
    }
    total
}
