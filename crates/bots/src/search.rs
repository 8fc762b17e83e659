//! Information-set tree search: one tree over action keys, a new imagined world an iteration.
use kernel::{Chance, Ctx, Fast, Game, Journal, Perspective, Seat};

use crate::{Bot, random};

/// An opinion about a state, from 0 (lost) to 1 (won). Opinions live with the game's bots.
pub trait Evaluator<G: Game>: Send {
    fn value(&self, state: &G, seat: Seat) -> f32;
}

/// Searches for `iterations` and plays the most visited action.
///
/// For games in which a look ahead over single actions pays and an [`Evaluator`] can tell a good
/// state from a bad one. No game's bots use it yet: where single actions tell nothing, a game plans
/// whole turns of its own. The benchmarks run it for every game.
pub struct Search<E> {
    pub iterations: u32,
    /// Random steps after the leaf before the evaluator is asked.
    pub rollout: u32,
    /// How much the search explores.
    pub curiosity: f32,
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
    fn choose(&mut self, at: &Perspective<'_, G>, chance: &mut dyn Chance) -> Option<G::Action> {
        let mut actions = Vec::new();
        at.legal(&mut actions);
        let &first = actions.first()?;
        if actions.len() == 1 {
            return Some(first);
        }
        let mut tree = vec![Node::new(first)];
        let seed = u64::from(chance.below(u32::MAX)) << 32 | u64::from(chance.below(u32::MAX));
        let mut luck = Fast::new(seed);
        for _ in 0..self.iterations {
            self.iterate(at, &mut tree, &mut actions, &mut luck);
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
        luck: &mut Fast,
    ) where
        E: Evaluator<G>,
    {
        let mut game = at.imagine(luck);
        let mut journal = Journal::muted();
        let mut path = vec![ROOT];
        while !game.is_over() {
            let Some(seat) = game.awaited().first() else {
                break;
            };
            actions.clear();
            game.legal(seat, actions);
            let here = path[path.len() - 1];
            let (child, is_new) = self.descend(tree, here, actions, luck);
            path.push(child);
            let mut ctx = Ctx::new(luck, &mut journal);
            game.apply(seat, tree[child].action, &mut ctx).expect("a listed action is accepted");
            if is_new {
                break;
            }
        }
        for _ in 0..self.rollout {
            if game.is_over() {
                break;
            }
            random::step(&mut game, actions, luck, &mut journal);
        }
        let value = self.evaluator.value(&game, at.seat());
        for node in path {
            tree[node].n_visits += 1;
            tree[node].total += value;
        }
    }

    /// The child to follow: a new one while some legal action has none, else the best bound.
    fn descend<A: Copy + Eq>(
        &self,
        tree: &mut Vec<Node<A>>,
        here: usize,
        actions: &mut Vec<A>,
        luck: &mut Fast,
    ) -> (usize, bool) {
        let mut best = (ROOT, f32::MIN);
        let mut child = tree[here].first_child as usize;
        while child != ROOT {
            let node = &mut tree[child];
            if let Some(known) = actions.iter().position(|&action| action == node.action) {
                actions.swap_remove(known);
                node.n_available += 1;
                let visits = node.n_visits as f32;
                let doubt = ((node.n_available as f32).ln() / visits).sqrt();
                let score = node.total / visits + self.curiosity * doubt;
                if score > best.1 {
                    best = (child, score);
                }
            }
            child = tree[child].next as usize;
        }
        if actions.is_empty() {
            return (best.0, false);
        }
        let pick = luck.below(actions.len() as u32) as usize;
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
