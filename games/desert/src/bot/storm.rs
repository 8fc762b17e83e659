//! What the storm makes of a plan, and what can still be done about it.
use std::ops::Range;

use kernel::Game;

use super::{
    eval::{LOSS, value},
    plan::Planner,
};
use crate::{
    action::Action,
    state::{Ending, Phase, State},
};

/// A live position may look worse than a lost one: by this much a loss is always worse than now.
const DEATH: f32 = 30.0;

impl Planner<'_> {
    /// The sum of what the storms of these worlds leave.
    pub(super) fn storm_total(&mut self, leaf: &State, worlds: Range<usize>) -> f32 {
        if matches!(leaf.phase, Phase::Over(_)) {
            return worlds.len() as f32 * value(leaf, self.eyes, self.weights);
        }
        let (eyes, weights) = (self.eyes, self.weights);
        self.sum_of_storms(leaf, worlds, |after| value(after, eyes, weights))
    }

    /// Lets the storm of each of these worlds blow over the leaf, and adds up what it is worth.
    fn sum_of_storms(
        &mut self,
        leaf: &State,
        worlds: Range<usize>,
        worth: impl Fn(&State) -> f32,
    ) -> f32 {
        let mut total = 0.0;
        for index in worlds {
            let mut state = *leaf;
            state.storm = self.worlds[index].storm;
            self.blow_over(&mut state);
            total += worth(&state);
        }
        total
    }

    /// Ends the turn and draws every card.
    pub(super) fn blow_over(&mut self, state: &mut State) {
        let turn = state.turn;
        loop {
            let action = match state.phase {
                Phase::Acting if state.turn == turn => Action::End,
                Phase::Storm { .. } => Action::Draw,
                Phase::Acting | Phase::Over(_) | Phase::Drafting | Phase::Looking { .. } => return,
            };
            if !self.play(state, turn, action) {
                return;
            }
        }
    }

    /// A gift, shield or drink that makes the coming cards clearly better.
    pub(super) fn best_interjection(&mut self, margin: f32) -> Option<Action> {
        let state = *self.here();
        let mut actions = Vec::new();
        state.legal(self.seat, &mut actions);
        actions.retain(|action| {
            matches!(action, Action::GiveWater { .. } | Action::Shield | Action::Reserve)
                && self.is_sensible(&state, *action)
        });
        if actions.is_empty() {
            return None;
        }
        let lost = LOSS.min(value(&state, self.eyes, self.weights) - DEATH);
        let mut best = (self.survival_value(&state, lost) + margin, None);
        for action in actions {
            let mut next = state;
            if !self.play(&mut next, self.seat, action) {
                continue;
            }
            let score = self.survival_value(&next, lost);
            if score > best.0 {
                best = (score, Some(action));
            }
        }
        best.1
    }

    /// What the rest of the storm leaves on average, if a lost game is worth this little.
    fn survival_value(&mut self, leaf: &State, lost: f32) -> f32 {
        let (eyes, weights, n) = (self.eyes, self.weights, self.worlds.len());
        let total = self.sum_of_storms(leaf, 0..n, |after| match after.phase {
            Phase::Over(ending) if ending != Ending::Won => lost,
            _ => value(after, eyes, weights),
        });
        total / n as f32
    }

    /// The answer to a look: the one after which the storm hurts least.
    pub(super) fn best_answer(&mut self) -> Option<Action> {
        let state = *self.here();
        let mut actions = Vec::new();
        state.legal(self.seat, &mut actions);
        let mut best: Option<(f32, Action)> = None;
        for action in actions {
            let mut total = 0.0;
            for index in 0..self.worlds.len() {
                let mut next = self.worlds[index];
                if !self.play(&mut next, self.seat, action) {
                    continue;
                }
                if next.phase != Phase::Acting {
                    self.play(&mut next, self.seat, Action::Keep);
                }
                self.blow_over(&mut next);
                total += value(&next, self.eyes, self.weights);
            }
            if best.is_none_or(|(score, _)| total > score) {
                best = Some((total, action));
            }
        }
        best.map(|(_, action)| action)
    }
}
