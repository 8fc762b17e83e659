//! How many actions lie between a space and the exit.
use kernel::SeatSet;

use crate::{
    board::{Area, N_NODES, Node, NodeSet},
    rules::{movement, river},
    state::State,
};

/// No way at all.
pub(crate) const NO_WAY: u8 = u8::MAX;
/// What the Secret Door costs on average, rounded up.
const DOOR_COST: u8 = 3;

/// The fewest actions from every space to the exit, over spaces outside of `avoid`. Tests are
/// taken to succeed, and the current is used.
pub(crate) fn to_exit(state: &State, avoid: NodeSet) -> [u8; N_NODES] {
    let mut dist = [NO_WAY; N_NODES];
    dist[Node::Exit as usize] = 0;
    let blocked = movement::blocked(state).or(avoid);
    loop {
        let mut has_changed = false;
        for &at in Node::ALL {
            let near = nearer(state, at, blocked, &dist);
            if near < dist[at as usize] {
                dist[at as usize] = near;
                has_changed = true;
            }
        }
        if !has_changed {
            return dist;
        }
    }
}

/// The best that one action from here leads to, with that action counted.
fn nearer(state: &State, at: Node, blocked: NodeSet, dist: &[u8; N_NODES]) -> u8 {
    let after = |to: Node, cost: u8| dist[to as usize].saturating_add(cost);
    if at.area() == Area::River {
        return after(drift(at, 1 + river::current(state)), 1);
    }
    let mut best = NO_WAY;
    for to in movement::edges(state, at).minus(blocked).iter() {
        let lands = if to == Node::R1 { drift(to, river::current(state)) } else { to };
        best = best.min(after(lands, 1));
    }
    if state.options.pit
        && let Some(to) = movement::across_pit(at)
        && !blocked.has(to)
    {
        best = best.min(after(to, 1));
    }
    if state.has_door && at == Node::C18 && !blocked.has(Node::C19) {
        best = best.min(after(Node::C19, DOOR_COST));
    }
    best
}

/// Down the river; beyond the brink lies the bank.
fn drift(at: Node, steps: u8) -> Node {
    river::downstream(at, steps).unwrap_or(Node::Bank)
}

/// Tiles that these eyes know to be trapped.
pub(crate) fn known_traps(state: &State, eyes: SeatSet) -> NodeSet {
    let lava = &state.lava;
    let mut traps = NodeSet::EMPTY;
    for number in lava.clues_seen(eyes).flatten() {
        if let Some(glyph) = lava.glyph_seen(number, eyes)
            && let Some(at) = lava.place_seen(glyph, eyes)
        {
            traps = traps.with(at);
        }
    }
    traps
}
