//! The strongest bot. It simulates every sensible action in sampled worlds, with all players
//! following the heuristics, and takes the action with the best mean score.
use bots::Bot;
use kernel::{Ctx, EventBuffer, FastRng, Game, GameRng, Perspective, Seat};

use super::{
    decisions,
    memory::Memory,
    policy::{self, Policy},
    turn,
};
use crate::{
    State,
    action::Action,
    data::target,
    rules::{self, scoring},
    state::{Phase, Status},
};

/// The number of worlds in which every candidate is simulated.
const WORLDS: u32 = 16;
/// The number of candidates that are compared with the policy's choice again, and the number of
/// worlds used.
const FINALISTS: usize = 3;
const FINAL_WORLDS: u32 = 64;
/// The number of standard errors by which an action must beat the policy's choice. It is measured
/// in separate worlds, because the best of many noisy estimates is biased upwards.
const SIGNIFICANCE: f32 = 1.5;
/// The number of steps after which an unfinished simulation is scored.
const STEPS_MAX: u32 = 1_500;

/// A bot that looks ahead with rollouts.
#[derive(Clone, Debug, Default)]
pub struct Hard {
    memory: Memory,
}

impl Hard {
    /// Samples a world that is consistent with the bot's view and notes.
    #[cfg(test)]
    pub(crate) fn sample_state(
        &mut self,
        at: &Perspective<'_, State>,
        rng: &mut dyn GameRng,
    ) -> State {
        self.memory.look(at, 100, rng)
    }
}

impl Bot<State> for Hard {
    fn choose(&mut self, at: &Perspective<'_, State>, rng: &mut dyn GameRng) -> Option<Action> {
        let here = self.memory.look(at, 100, rng);
        let baseline = policy::choose(&here, at.seat(), &Policy::NORMAL, rng)?;
        let candidates = candidates(at, &here, baseline);
        if candidates.len() < 2 {
            return Some(baseline);
        }
        let mut rng =
            FastRng::new(u64::from(rng.below(u32::MAX)) << 32 | u64::from(rng.below(u32::MAX)));
        Some(self.compare(at, baseline, &candidates, &mut rng))
    }

    fn interject(&mut self, at: &Perspective<'_, State>, rng: &mut dyn GameRng) -> Option<Action> {
        self.memory.look(at, 100, rng);
        None
    }
}

impl Hard {
    /// Returns the policy's choice, or an action that is significantly better.
    fn compare(
        &mut self,
        at: &Perspective<'_, State>,
        baseline: Action,
        candidates: &[Action],
        rng: &mut FastRng,
    ) -> Action {
        let others: Vec<Action> =
            candidates.iter().copied().filter(|&action| action != baseline).collect();
        let first = self.gains(at, baseline, &others, WORLDS, rng);
        let mut ranked: Vec<(f32, Action)> = first.iter().map(Gain::mean).zip(others).collect();
        ranked.sort_by(|one, other| other.0.total_cmp(&one.0));
        let finalists: Vec<Action> = ranked
            .iter()
            .filter(|(gain, _)| *gain > 0.0)
            .take(FINALISTS)
            .map(|&(_, action)| action)
            .collect();
        let last = self.gains(at, baseline, &finalists, FINAL_WORLDS, rng);
        let proved = last.iter().zip(finalists).filter(|(gain, _)| gain.is_significant());
        let best = proved.max_by(|one, other| one.0.mean().total_cmp(&other.0.mean()));
        best.map_or(baseline, |(_, action)| action)
    }

    /// Measures each action's gain over the policy's choice in the same worlds with the same random
    /// seeds.
    fn gains(
        &mut self,
        at: &Perspective<'_, State>,
        baseline: Action,
        actions: &[Action],
        n_worlds: u32,
        rng: &mut FastRng,
    ) -> Vec<Gain> {
        let mut gains = vec![Gain::default(); actions.len()];
        if actions.is_empty() {
            return gains;
        }
        for _ in 0..n_worlds {
            let world = self.memory.look(at, 100, rng);
            let seed = u64::from(rng.below(u32::MAX));
            let expected = simulate(world, at.seat(), baseline, seed);
            for (gain, &action) in gains.iter_mut().zip(actions) {
                gain.add(simulate(world, at.seat(), action, seed) - expected);
            }
        }
        gains
    }
}

/// An action's gains over the policy's choice, as running sums.
#[derive(Clone, Copy, Debug, Default)]
struct Gain {
    n: f32,
    sum: f32,
    squares: f32,
}

impl Gain {
    fn add(&mut self, gain: f32) {
        self.n += 1.0;
        self.sum += gain;
        self.squares += gain * gain;
    }

    fn mean(&self) -> f32 {
        self.sum / self.n.max(1.0)
    }

    /// Returns `true` if the gain is statistically significant.
    fn is_significant(&self) -> bool {
        let variance = (self.squares / self.n.max(1.0) - self.mean() * self.mean()).max(0.0);
        self.mean() > SIGNIFICANCE * (variance / self.n.max(1.0)).sqrt()
    }
}

/// Returns the actions worth simulating: nearly all of them in the bot's own turn, a few otherwise.
fn candidates(at: &Perspective<'_, State>, here: &State, baseline: Action) -> Vec<Action> {
    let mut actions = Vec::new();
    at.legal(&mut actions);
    match here.phase {
        Phase::Acting => actions.retain(|action| {
            let is_long = matches!(action, Action::Exchange { .. } | Action::Gather);
            *action == baseline || !is_long && !turn::leads_back(here, *action)
        }),
        Phase::Bracing | Phase::Helping(_) | Phase::Replacing => {}
        Phase::Unlocking(_) => {
            actions.retain(|action| *action == baseline || *action == Action::Stop);
        }
        Phase::Loading => {
            let hand = here.player(at.seat()).hand.minus(here.player(at.seat()).marked);
            let cheap = decisions::least_valuable(here, hand).map(|card| Action::Drop { card });
            actions.retain(|action| {
                *action == baseline || *action == Action::Ready || Some(*action) == cheap
            });
        }
        Phase::Testing(test) => {
            let is_new = test.paid.is_empty();
            let cheap = decisions::least_valuable(here, here.player(at.seat()).hand)
                .map(|card| Action::Pay { card });
            actions.retain(|action| {
                let is_other =
                    matches!(action, Action::Accept | Action::Ignore) || Some(*action) == cheap;
                *action == baseline || is_new && is_other
            });
        }
        Phase::Choosing
        | Phase::Briefing
        | Phase::Losing
        | Phase::Removing
        | Phase::Composing(_)
        | Phase::Answering(_)
        | Phase::Confirming(_)
        | Phase::Gathering
        | Phase::Over => actions.retain(|action| *action == baseline),
    }
    actions
}

/// Applies an action and simulates the rest of the game with the normal policy. Returns a score
/// from 0 (lost) to 1 (won).
fn simulate(mut world: State, seat: Seat, action: Action, seed: u64) -> f32 {
    let mut rng = FastRng::new(seed);
    let mut bot_rng = FastRng::new(seed ^ 0x5851_F42D_4C95_7F2D);
    let mut events = EventBuffer::muted();
    let result = rules::apply(&mut world, seat, action, &mut Ctx::new(&mut rng, &mut events));
    if result.is_err() {
        return 0.0;
    }
    for _ in 0..STEPS_MAX {
        let Some(seat) = world.awaited().first() else {
            break;
        };
        let Some(action) = policy::choose(&world, seat, &Policy::NORMAL, &mut bot_rng) else {
            break;
        };
        let mut ctx = Ctx::new(&mut rng, &mut events);
        if rules::apply(&mut world, seat, action, &mut ctx).is_err() {
            break;
        }
    }
    score(&world, seat)
}

/// Scores a simulated game for a seat.
fn score(world: &State, seat: Seat) -> f32 {
    if world.phase != Phase::Over {
        return 0.0;
    }
    let total = f32::from(scoring::total(world, seat));
    if world.is_coop() {
        let goal = f32::from(target(world.n_seats, world.options.level));
        let carried = f32::from(scoring::group_total(world));
        let is_won = scoring::is_group_won(world);
        return 0.7 * f32::from(u8::from(is_won)) + 0.3 * (carried / goal).min(1.5) / 1.5;
    }
    let won = scoring::winners(world);
    let share = if won.has(seat) { 1.0 / won.len() as f32 } else { 0.0 };
    let is_out = world.player(seat).status == Status::Out;
    0.7 * share + 0.2 * (total / 25.0).min(1.0) + if is_out { 0.1 } else { 0.0 }
}
