//! Plans a turn: a beam search over the bot's own actions, with leaves scored by sampled storms.
use arrayvec::ArrayVec;
use kernel::{Ctx, EventBuffer, FastRng, Game, GameRng, Perspective, Seat, SeatSet};

use super::{
    eval::{is_any_player_in_danger, value},
    weights::Weights,
};
use crate::{
    action::Action,
    data::{Back, City, Gear, Role},
    state::{Phase, State},
};

#[derive(Clone, Debug)]
pub(super) struct SearchLimits {
    /// Lines kept at each depth.
    pub beam: usize,
    /// Actions searched ahead, including free ones.
    pub depth: usize,
    /// Leaves scored by storms, and storms per leaf.
    pub leaves: usize,
    pub storms: usize,
    /// Plans compared by rollouts of the whole table, turns per rollout, and worlds in the first
    /// round. With a single plan the storm score is final.
    pub plans: usize,
    pub turns: usize,
    pub trials: usize,
}

/// A line of play.
#[derive(Clone)]
pub(super) struct Line {
    pub state: State,
    pub path: Path,
    pub score: f32,
    /// Whether planning can continue after this line. It cannot once something unknown is revealed.
    is_open: bool,
}

/// A sequence of actions.
pub(super) type Path = ArrayVec<Action, DEPTH_MAX>;
const DEPTH_MAX: usize = 12;

/// One leaf in `FINALS` is scored with all storms, the others with one storm in `FINALS`.
const FINALS: usize = 4;

pub(super) struct Planner<'a> {
    pub viewers: SeatSet,
    pub seat: Seat,
    pub weights: &'a Weights,
    pub limits: &'a SearchLimits,
    /// Sampled worlds. They differ in hidden cards and agree on everything known.
    pub worlds: Vec<State>,
    pub rng: FastRng,
}

impl<'a> Planner<'a> {
    pub(super) fn new(
        at: &Perspective<'_, State>,
        weights: &'a Weights,
        limits: &'a SearchLimits,
        rng: &mut dyn GameRng,
    ) -> Planner<'a> {
        let worlds = (0..limits.storms.max(1)).map(|_| at.sample_state(rng)).collect();
        let rng = FastRng::new(u64::from(rng.below(u32::MAX)));
        let (seat, viewers) = (at.seat(), SeatSet::only(at.seat()));
        Planner { viewers, seat, weights, limits, worlds, rng }
    }

    /// Returns the current state in one of the sampled worlds.
    pub(super) fn current_state(&self) -> &State {
        &self.worlds[0]
    }

    /// Returns the best actions for the bot's own turn, up to its end or to the next reveal.
    pub(super) fn best_path(&mut self) -> Path {
        let root = *self.current_state();
        let score = value(&root, self.viewers, self.weights);
        let start = Line { state: root, path: Path::new(), score, is_open: true };
        let mut beam = self.expand(&start);
        let mut ends = vec![start];
        for _ in 1..self.limits.depth {
            if beam.is_empty() {
                break;
            }
            self.prune(&mut beam);
            ends.extend(beam.iter().cloned());
            let mut next = Vec::new();
            for line in beam.iter().filter(|line| line.is_open) {
                next.extend(self.expand(line));
            }
            beam = next;
        }
        self.prune(&mut beam);
        ends.append(&mut beam);
        let finals = self.score_with_storms(ends);
        let mut path = self.best_by_rollout(score, finals);
        if path.len() < DEPTH_MAX && path.last() != Some(&Action::Excavate) {
            path.push(Action::End);
        }
        path
    }

    /// Returns the line extended by each sensible action.
    fn expand(&mut self, line: &Line) -> Vec<Line> {
        let mut actions = Vec::new();
        line.state.legal(self.seat, &mut actions);
        actions.retain(|&action| self.is_sensible(&line.state, action));
        let mut lines = Vec::with_capacity(actions.len());
        for action in actions {
            let mut path = line.path.clone();
            path.push(action);
            if action == Action::Excavate {
                let score = self.excavation_value(&line.state);
                let mut state = line.state;
                state.actions_left -= 1;
                lines.push(Line { state, path, score, is_open: false });
                continue;
            }
            let mut state = line.state;
            if !self.play(&mut state, self.seat, action) {
                continue;
            }
            let score = value(&state, self.viewers, self.weights);
            let is_open = state.phase == Phase::Acting;
            lines.push(Line { state, path, score, is_open });
        }
        lines
    }

    /// Applies an action. Returns `false`, with the state unchanged, if it is illegal.
    pub(super) fn play(&mut self, state: &mut State, seat: Seat, action: Action) -> bool {
        let mut events = EventBuffer::muted();
        let mut ctx = Ctx::new(&mut self.rng, &mut events);
        state.apply(seat, action, &mut ctx).is_ok()
    }

    /// Returns the expected value over the city sides that may lie under the bot's tile.
    fn excavation_value(&mut self, from: &State) -> f32 {
        let cell = from.cell_of(self.seat);
        let tile = from.board.tile(cell);
        if tile.city.seen_by(self.viewers).is_some() {
            return self.outcome_value(*from);
        }
        let back = tile.back();
        let mut hidden: Vec<(City, f32)> = Vec::new();
        for other in from.board.ground().iter() {
            let tile = from.board.tile(other);
            if tile.back() != back || tile.city.seen_by(self.viewers).is_some() {
                continue;
            }
            let city = *tile.city.truth();
            match hidden.iter_mut().find(|(known, _)| *known == city) {
                Some((_, n)) => *n += 1.0,
                None => hidden.push((city, 1.0)),
            }
        }
        let total: f32 = hidden.iter().map(|(_, n)| n).sum();
        let mut sum = 0.0;
        for (city, n) in hidden {
            let mut world = *from;
            world.board.swap_city(cell, city, self.viewers);
            sum += n * self.outcome_value(world);
        }
        sum / total
    }

    fn outcome_value(&mut self, mut world: State) -> f32 {
        if self.play(&mut world, self.seat, Action::Excavate) {
            value(&world, self.viewers, self.weights)
        } else {
            f32::MIN
        }
    }

    /// Keeps the best lines, dropping duplicate states.
    fn prune(&self, beam: &mut Vec<Line>) {
        beam.sort_by(|one, other| self.potential(other).total_cmp(&self.potential(one)));
        beam.dedup_by(|later, first| later.score == first.score && later.state == first.state);
        beam.truncate(self.limits.beam);
    }

    /// Returns the score of a line including its unused actions.
    fn potential(&self, line: &Line) -> f32 {
        line.score + f32::from(line.state.actions_left) * self.weights.spare
    }

    /// Scores the best leaves with sampled storms, spending most of them on the most promising
    /// leaves. Returns the latter, best first.
    fn score_with_storms(&mut self, mut ends: Vec<Line>) -> Vec<Line> {
        let rank = |line: &Line| if line.is_open { line.score } else { self.potential(line) };
        ends.sort_by(|one, other| rank(other).total_cmp(&rank(one)));
        ends.truncate(self.limits.leaves.max(1));
        if ends.len() == 1 {
            return ends;
        }
        let n_worlds = self.worlds.len();
        let n_first = n_worlds.div_ceil(FINALS);
        let mut judged: Vec<(f32, Line)> = Vec::with_capacity(ends.len());
        for mut line in ends {
            // A reveal does not end the turn, so no storm follows it.
            line.score = if line.is_open {
                0.0
            } else {
                self.potential(&line) - value(&line.state, self.viewers, self.weights)
            };
            judged.push((self.storm_total(&line.state, 0..n_first), line));
        }
        let early = |(total, line): &(f32, Line)| total / n_first as f32 + line.score;
        judged.sort_by(|one, other| early(other).total_cmp(&early(one)));
        judged.truncate(judged.len().div_ceil(FINALS));
        let mut finals = Vec::with_capacity(judged.len());
        for (first, mut line) in judged {
            let total = first + self.storm_total(&line.state, n_first..n_worlds);
            line.score += total / n_worlds as f32;
            finals.push(line);
        }
        finals.sort_by(|one, other| other.score.total_cmp(&one.score));
        finals
    }

    /// Returns `false` for actions that are never worth searching in this state.
    pub(super) fn is_sensible(&self, state: &State, action: Action) -> bool {
        match action {
            Action::End
            | Action::Look
            | Action::Scope { .. }
            | Action::GiveGear { .. }
            | Action::Hold
            | Action::Release
            | Action::Draw
            | Action::Resolve
            | Action::Agree
            | Action::Decline
            | Action::Pick { .. }
            | Action::Bury { .. }
            | Action::Order { .. }
            | Action::Keep => false,
            Action::GiveWater { whom, n } => {
                let (mine, theirs) = (state.pawn(self.seat).water, state.pawn(whom).water);
                mine >= n && mine - n + 1 >= theirs + n
            }
            Action::Shield => is_any_player_in_danger(state, 2),
            Action::Jet { .. } => self.limits.beam > 8 || state.n_parts_ready() > 0,
            Action::Move { .. }
            | Action::Tunnel { .. }
            | Action::Dig { .. }
            | Action::Excavate
            | Action::Take { .. }
            | Action::Fewer
            | Action::Guide { .. }
            | Action::Fill
            | Action::Blast { .. }
            | Action::Throttle
            | Action::Reserve => true,
        }
    }

    /// Returns the target for a Terrascope: drop tiles first, then plain tiles nearby.
    pub(super) fn scope_target(&self) -> Option<Action> {
        let state = self.current_state();
        if !state.pawn(self.seat).gear.has(Gear::Terrascope) {
            return None;
        }
        let unknown = state.unknown_tiles(self.viewers);
        let by_back =
            |back: Back| unknown.iter().find(|&cell| state.board.tile(cell).back() == back);
        by_back(Back::Drop).or_else(|| by_back(Back::Plain)).map(|at| Action::Scope { at })
    }
}

/// Adventurers in the order in which to draft them.
pub(super) const DRAFT: [Role; 6] = [
    Role::Meteorologist,
    Role::WaterCarrier,
    Role::Archaeologist,
    Role::Explorer,
    Role::Climber,
    Role::Navigator,
];
