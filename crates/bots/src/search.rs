//! Information-set tree search: one tree over actions, with a new determinized state per iteration,
//! so that the search does not know hidden information.
use kernel::{Ctx, EventBuffer, FastRng, Game, GameRng, Perspective, Seat};

use crate::{Bot, random};

/// An evaluation function for states. Each game's bots bring their own.
pub trait Evaluator<G: Game>: Send {
    /// Returns the value of `state` for `seat`, from 0 (lost) to 1 (won).
    fn value(&self, state: &G, seat: Seat) -> f32;
}

/// A bot that searches the tree of actions and plays the most visited one.
///
/// It suits games in which looking ahead over single actions pays and an [`Evaluator`] can tell
/// good states from bad ones. No game's bots use it yet, since they plan whole turns instead. The
/// benchmarks run it for every game.
pub struct Search<E> {
    /// The number of iterations per decision.
    pub iterations: u32,
    /// The maximum number of random steps between a new leaf and its evaluation.
    pub rollout: u32,
    /// The weight of exploration in the upper confidence bound.
    pub exploration: f32,
    /// The evaluation function.
    pub evaluator: E,
}

struct Node<A> {
    action: A,
    first_child: u32,
    next: u32,
    n_visits: u32,
    n_available: u32,
    total: f32,
}

const ROOT: usize = 0;

impl<G: Game, E: Evaluator<G>> Bot<G> for Search<E> {
    fn choose(&mut self, at: &Perspective<'_, G>, rng: &mut dyn GameRng) -> Option<G::Action> {
        let mut actions = Vec::new();
        at.legal(&mut actions);
        let &first = actions.first()?;
        if actions.len() == 1 {
            return Some(first);
        }
        let mut tree = vec![Node::new(first)];
        let seed = u64::from(rng.below(u32::MAX)) << 32 | u64::from(rng.below(u32::MAX));
        let mut rng = FastRng::new(seed);
        for _ in 0..self.iterations {
            self.iterate(at, &mut tree, &mut actions, &mut rng);
        }
        let mut best = (first, 0);
        let mut child = tree[ROOT].first_child as usize;
        while child != ROOT {
            if tree[child].n_visits > best.1 {
                best = (tree[child].action, tree[child].n_visits);
            }
            child = tree[child].next as usize;
        }
        Some(best.0)
    }
}

impl<E> Search<E> {
    fn iterate<G: Game>(
        &self,
        at: &Perspective<'_, G>,
        tree: &mut Vec<Node<G::Action>>,
        actions: &mut Vec<G::Action>,
        rng: &mut FastRng,
    ) where
        E: Evaluator<G>,
    {
        let mut game = at.sample_state(rng);
        let mut events = EventBuffer::muted();
        let mut path = vec![ROOT];
        while !game.is_over() {
            let Some(seat) = game.awaited().first() else {
                break;
            };
            actions.clear();
            game.legal(seat, actions);
            let here = path[path.len() - 1];
            let (child, is_new) = self.descend(tree, here, actions, rng);
            path.push(child);
            let mut ctx = Ctx::new(rng, &mut events);
            game.apply(seat, tree[child].action, &mut ctx).expect("a listed action is accepted");
            if is_new {
                break;
            }
        }
        for _ in 0..self.rollout {
            if game.is_over() {
                break;
            }
            random::step(&mut game, actions, rng, &mut events);
        }
        let value = self.evaluator.value(&game, at.seat());
        for node in path {
            tree[node].n_visits += 1;
            tree[node].total += value;
        }
    }

    /// Returns the child to follow and whether it is new: a new child while some legal action has
    /// none, otherwise the child with the best bound.
    fn descend<A: Copy + Eq>(
        &self,
        tree: &mut Vec<Node<A>>,
        here: usize,
        actions: &mut Vec<A>,
        rng: &mut FastRng,
    ) -> (usize, bool) {
        let mut best = (ROOT, f32::MIN);
        let mut child = tree[here].first_child as usize;
        while child != ROOT {
            let node = &mut tree[child];
            if let Some(index) = actions.iter().position(|&action| action == node.action) {
                actions.swap_remove(index);
                node.n_available += 1;
                let visits = node.n_visits as f32;
                let uncertainty = ((node.n_available as f32).ln() / visits).sqrt();
                let score = node.total / visits + self.exploration * uncertainty;
                if score > best.1 {
                    best = (child, score);
                }
            }
            child = tree[child].next as usize;
        }
        if actions.is_empty() {
            return (best.0, false);
        }
        let pick = rng.below(actions.len() as u32) as usize;
        let mut node = Node::new(actions[pick]);
        node.next = tree[here].first_child;
        node.n_available = 1;
        tree.push(node);
        let new = tree.len() - 1;
        tree[here].first_child = new as u32;
        (new, true)
    }
}

impl<A> Node<A> {
    const fn new(action: A) -> Node<A> {
        Node { action, first_child: 0, next: 0, n_visits: 0, n_available: 0, total: 0.0 }
    }
}
