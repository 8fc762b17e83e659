//! Scores plans by the storms that follow, and finds free actions that soften a storm.
use std::ops::Range;

use kernel::{Game, Seat};

use super::{
    eval::{LOSS, value},
    plan::Planner,
};
use crate::{
    action::Action,
    rules::exchange::{WaterGift, rescue},
    state::{Ending, Phase, State},
};

/// Points by which a loss is always worse than the current state. Without it a live position could
/// score below a lost one.
const LOSS_MARGIN: f32 = 30.0;

/// Returns the gift of water that `seat` should give now that a sun is revealed.
pub(super) fn rescue_by(state: &State, seat: Seat) -> Option<Action> {
    rescue(state).filter(|gift| gift.seat == seat).map(gift_action)
}

const fn gift_action(WaterGift { whom, n, .. }: WaterGift) -> Action {
    Action::GiveWater { whom, n }
}

impl Planner<'_> {
    /// Returns the summed value of the leaf after the storms of these worlds.
    pub(super) fn storm_total(&mut self, leaf: &State, worlds: Range<usize>) -> f32 {
        if matches!(leaf.phase, Phase::Over(_)) {
            return worlds.len() as f32 * value(leaf, self.viewers, self.weights);
        }
        let (viewers, weights) = (self.viewers, self.weights);
        self.sum_over_storms(leaf, worlds, |after| value(after, viewers, weights))
    }

    /// Resolves each world's storm on the leaf and sums up `worth`.
    fn sum_over_storms(
        &mut self,
        leaf: &State,
        worlds: Range<usize>,
        worth: impl Fn(&State) -> f32,
    ) -> f32 {
        let mut total = 0.0;
        for index in worlds {
            let mut state = *leaf;
            state.storm = self.worlds[index].storm;
            self.play_storm(&mut state);
            total += worth(&state);
        }
        total
    }

    /// Ends the turn and draws every storm card.
    pub(super) fn play_storm(&mut self, state: &mut State) {
        let turn = state.turn;
        loop {
            let (seat, action) = match state.phase {
                Phase::Acting if state.turn == turn => (turn, Action::End),
                Phase::Storm { .. } => (turn, Action::Draw),
                Phase::Sun { .. } => match rescue(state) {
                    Some(gift) => (gift.seat, gift_action(gift)),
                    None => (turn, Action::Resolve),
                },
                Phase::Acting | Phase::Over(_) | Phase::Drafting | Phase::Looking { .. } => return,
            };
            if !self.play(state, seat, action) {
                return;
            }
        }
    }

    /// Returns a gift, shield or drink that clearly improves the coming cards.
    pub(super) fn best_interjection(&mut self, margin: f32) -> Option<Action> {
        let state = *self.current_state();
        let mut actions = Vec::new();
        state.legal(self.seat, &mut actions);
        actions.retain(|action| {
            matches!(action, Action::GiveWater { .. } | Action::Shield | Action::Reserve)
                && self.is_sensible(&state, *action)
        });
        if actions.is_empty() {
            return None;
        }
        let lost = LOSS.min(value(&state, self.viewers, self.weights) - LOSS_MARGIN);
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

    /// Returns the average value after the rest of the storm, with losses valued at `lost`.
    fn survival_value(&mut self, leaf: &State, lost: f32) -> f32 {
        let (viewers, weights, n) = (self.viewers, self.weights, self.worlds.len());
        let total = self.sum_over_storms(leaf, 0..n, |after| {
            let is_lost = matches!(after.phase, Phase::Over(ending) if ending != Ending::Won);
            if is_lost { lost } else { value(after, viewers, weights) }
        });
        total / n as f32
    }

    /// Returns the answer to a look after which the storm hurts least.
    pub(super) fn best_answer(&mut self) -> Option<Action> {
        let state = *self.current_state();
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
                self.play_storm(&mut next);
                total += value(&next, self.viewers, self.weights);
            }
            if best.is_none_or(|(score, _)| total > score) {
                best = Some((total, action));
            }
        }
        best.map(|(_, action)| action)
    }
}
