//! Planning a turn: a beam over my own actions, leaves judged by sampled storms.
use arrayvec::ArrayVec;
use kernel::{Chance, Ctx, Fast, Game, Journal, Perspective, Seat, SeatSet};

use super::{
    eval::{is_somebody_in_danger, value},
    weights::Weights,
};
use crate::{
    action::Action,
    data::{Back, City, Gear, Role},
    state::{Phase, State},
};

/// How hard to think.
#[derive(Clone, Debug)]
pub(super) struct Effort {
    /// Situations kept at each depth.
    pub beam: usize,
    /// Actions looked ahead, free ones included.
    pub depth: usize,
    /// Leaves judged by storms, and storms for each.
    pub leaves: usize,
    pub storms: usize,
    /// Plans that the whole table plays on: so many turns, at first in so many worlds. With one
    /// plan the judgement of the storms is final.
    pub plans: usize,
    pub turns: usize,
    pub trials: usize,
}

/// One way to go on.
#[derive(Clone)]
pub(super) struct Line {
    pub state: State,
    pub path: Path,
    pub score: f32,
    /// Whether more can be planned after it: not when something unknown comes to light.
    is_open: bool,
}

/// Actions in order.
pub(super) type Path = ArrayVec<Action, DEPTH_MAX>;
const DEPTH_MAX: usize = 12;

/// One in so many leaves gets all the storms, the others one in so many of the storms.
const FINALS: usize = 4;

pub(super) struct Planner<'a> {
    pub eyes: SeatSet,
    pub seat: Seat,
    pub weights: &'a Weights,
    pub effort: &'a Effort,
    /// Worlds with other storms; what is known is the same in all.
    pub worlds: Vec<State>,
    pub luck: Fast,
}

impl<'a> Planner<'a> {
    pub(super) fn new(
        at: &Perspective<'_, State>,
        weights: &'a Weights,
        effort: &'a Effort,
        chance: &mut dyn Chance,
    ) -> Planner<'a> {
        let worlds = (0..effort.storms.max(1)).map(|_| at.imagine(chance)).collect();
        let luck = Fast::new(u64::from(chance.below(u32::MAX)));
        let (seat, eyes) = (at.seat(), SeatSet::only(at.seat()));
        Planner { eyes, seat, weights, effort, worlds, luck }
    }

    /// The present situation, in one of the imagined worlds.
    pub(super) fn here(&self) -> &State {
        &self.worlds[0]
    }

    /// What to do in my own action phase, up to the end or to where something comes to light.
    pub(super) fn best_path(&mut self) -> Path {
        let root = *self.here();
        let score = value(&root, self.eyes, self.weights);
        let start = Line { state: root, path: Path::new(), score, is_open: true };
        let mut beam = self.expand(&start);
        let mut ends = vec![start];
        for _ in 1..self.effort.depth {
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
        let finals = self.judge(ends);
        let mut path = self.best_played_on(score, finals);
        if path.len() < DEPTH_MAX && path.last() != Some(&Action::Excavate) {
            path.push(Action::End);
        }
        path
    }

    /// All sensible next actions.
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
            let score = value(&state, self.eyes, self.weights);
            let is_open = state.phase == Phase::Acting;
            lines.push(Line { state, path, score, is_open });
        }
        lines
    }

    /// Answers whether it was possible; if not, nothing has changed.
    pub(super) fn play(&mut self, state: &mut State, seat: Seat, action: Action) -> bool {
        let mut journal = Journal::muted();
        let mut ctx = Ctx::new(&mut self.luck, &mut journal);
        state.apply(seat, action, &mut ctx).is_ok()
    }

    /// Every city side that may lie under my tile, each as likely as it is.
    fn excavation_value(&mut self, from: &State) -> f32 {
        let cell = from.cell_of(self.seat);
        let tile = from.board.tile(cell);
        if tile.city.seen_by(self.eyes).is_some() {
            return self.outcome_value(*from);
        }
        let back = tile.back();
        let mut hidden: Vec<(City, f32)> = Vec::new();
        for other in from.board.ground().iter() {
            let tile = from.board.tile(other);
            if tile.back() != back || tile.city.seen_by(self.eyes).is_some() {
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
            world.board.swap_in(cell, city, self.eyes);
            sum += n * self.outcome_value(world);
        }
        sum / total
    }

    fn outcome_value(&mut self, mut world: State) -> f32 {
        if self.play(&mut world, self.seat, Action::Excavate) {
            value(&world, self.eyes, self.weights)
        } else {
            f32::MIN
        }
    }

    /// Keeps the best lines; equal situations only once.
    fn prune(&self, beam: &mut Vec<Line>) {
        beam.sort_by(|one, other| self.hope(other).total_cmp(&self.hope(one)));
        beam.dedup_by(|later, kept| later.score == kept.score && later.state == kept.state);
        beam.truncate(self.effort.beam);
    }

    /// The worth of a line with the actions it leaves.
    fn hope(&self, line: &Line) -> f32 {
        line.score + f32::from(line.state.actions_left) * self.weights.spare
    }

    /// Plays storms over the best leaves, most of them over the best of those. These are left, the
    /// best on average first.
    fn judge(&mut self, mut ends: Vec<Line>) -> Vec<Line> {
        let rank = |line: &Line| if line.is_open { line.score } else { self.hope(line) };
        ends.sort_by(|one, other| rank(other).total_cmp(&rank(one)));
        ends.truncate(self.effort.leaves.max(1));
        if ends.len() == 1 {
            return ends;
        }
        let n_worlds = self.worlds.len();
        let n_first = n_worlds.div_ceil(FINALS);
        let mut judged: Vec<(f32, Line)> = Vec::with_capacity(ends.len());
        for mut line in ends {
            // Where something comes to light the turn goes on.
            line.score = if line.is_open {
                0.0
            } else {
                self.hope(&line) - value(&line.state, self.eyes, self.weights)
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

    /// Leaves out what is never worth a thought here.
    pub(super) fn is_sensible(&self, state: &State, action: Action) -> bool {
        match action {
            Action::End
            | Action::Look
            | Action::Scope { .. }
            | Action::GiveGear { .. }
            | Action::Hold
            | Action::Release
            | Action::Draw
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
            Action::Shield => is_somebody_in_danger(state, 2),
            Action::Jet { .. } => self.effort.beam > 8 || state.n_parts_held() > 0,
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

    /// Where to point a Terrascope: drops first, then the plain tiles nearby.
    pub(super) fn scope_target(&self) -> Option<Action> {
        let state = self.here();
        if !state.pawn(self.seat).gear.has(Gear::Terrascope) {
            return None;
        }
        let unknown = state.unknown_tiles(self.eyes);
        let by_back =
            |back: Back| unknown.iter().find(|&cell| state.board.tile(cell).back() == back);
        by_back(Back::Drop).or_else(|| by_back(Back::Plain)).map(|at| Action::Scope { at })
    }
}

/// Whom a draft should take first.
pub(super) const DRAFT: [Role; 6] = [
    Role::Meteorologist,
    Role::WaterCarrier,
    Role::Archaeologist,
    Role::Explorer,
    Role::Climber,
    Role::Navigator,
];
