//! Bots for the desert. They only see a `Perspective`, so they cannot use hidden information.
mod eval;
mod plan;
mod reach;
mod rollout;
mod storm;
mod weights;
mod work;

use bots::{Bot, Random};
use kernel::{GameRng, Perspective};
use table::BotMaker;

pub use self::weights::Weights;
use crate::{
    State,
    action::Action,
    bot::{
        eval::is_any_player_in_danger,
        plan::{DRAFT, Planner, SearchLimits},
        storm::rescue_by,
    },
    state::Phase,
};

/// All bots, from the weakest to the strongest.
pub(crate) const BOTS: &[BotMaker<State>] = &[
    BotMaker { name: "random", make: || Box::new(Random) },
    BotMaker { name: "normal", make: || Box::new(PlanningBot::new(NORMAL)) },
    BotMaker { name: "hard", make: || Box::new(PlanningBot::new(HARD)) },
];

const NORMAL: SearchLimits =
    SearchLimits { beam: 32, depth: 8, leaves: 32, storms: 48, plans: 1, turns: 1, trials: 0 };
const HARD: SearchLimits = SearchLimits { plans: 8, turns: 2, trials: 4, ..NORMAL };

/// A bot that plans its own turn, and saves others from thirst during theirs.
pub struct PlanningBot {
    limits: SearchLimits,
    weights: Weights,
    /// The planned rest of the turn, with the next action last.
    plan: Vec<Action>,
}

impl PlanningBot {
    fn new(limits: SearchLimits) -> PlanningBot {
        PlanningBot { limits, weights: Weights::BEST, plan: Vec::new() }
    }

    /// Returns a normal bot with custom weights, for tuning and studies.
    pub fn with(weights: Weights) -> PlanningBot {
        PlanningBot { weights, ..PlanningBot::new(NORMAL) }
    }
}

impl Bot<State> for PlanningBot {
    fn choose(&mut self, at: &Perspective<'_, State>, rng: &mut dyn GameRng) -> Option<Action> {
        let mut actions = Vec::new();
        at.legal(&mut actions);
        if actions.len() == 1 {
            self.plan.clear();
            return actions.pop();
        }
        let mut planner = Planner::new(at, &self.weights, &self.limits, rng);
        let state = *planner.current_state();
        if state.request.is_some() {
            return Some(Action::Agree);
        }
        match state.phase {
            Phase::Drafting => {
                let picks = DRAFT.map(|role| Action::Pick { role });
                picks.into_iter().find(|pick| actions.contains(pick))
            }
            Phase::Looking { .. } => planner.best_answer(),
            Phase::Acting => planner.scope_target().or_else(|| {
                let next = self.plan.pop().filter(|next| actions.contains(next));
                next.or_else(|| {
                    self.plan = planner.best_path().into_iter().rev().collect();
                    self.plan.pop()
                })
            }),
            Phase::Sun { .. } if rescue_by(&state, at.seat()).is_some() => {
                rescue_by(&state, at.seat())
            }
            Phase::Storm { .. } | Phase::Sun { .. } if actions.contains(&Action::Release) => {
                Some(Action::Release)
            }
            Phase::Sun { .. } => Some(Action::Resolve),
            Phase::Storm { .. } => planner.best_interjection(MARGIN).or(Some(Action::Draw)),
            Phase::Over(_) => None,
        }
    }

    fn interject(&mut self, at: &Perspective<'_, State>, rng: &mut dyn GameRng) -> Option<Action> {
        let mut actions = Vec::new();
        at.legal(&mut actions);
        if actions.is_empty() {
            return None;
        }
        let mut planner = Planner::new(at, &self.weights, &self.limits, rng);
        let is_moment = match planner.current_state().phase {
            Phase::Sun { .. } => return rescue_by(planner.current_state(), at.seat()),
            Phase::Storm { .. } | Phase::Acting => true,
            Phase::Drafting | Phase::Looking { .. } | Phase::Over(_) => false,
        };
        if !is_moment || !is_any_player_in_danger(planner.current_state(), 1) {
            return None;
        }
        planner.best_interjection(MARGIN)
    }
}

/// The improvement that justifies an interjection.
const MARGIN: f32 = 0.4;
