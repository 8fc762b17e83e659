//! How many actions lie between a space and the exit.
use kernel::SeatSet;

use crate::{
    board::{N_NODES, Node, NodeSet, RIVER},
    rules::{movement, river},
    state::State,
};

/// No way at all.
pub(crate) const NO_WAY: u8 = u8::MAX;
/// What the Secret Door or the tunnel costs on average, rounded up.
const DOOR_COST: usize = 3;
/// No way is longer.
const STEPS_MAX: usize = 64;

/// The fewest actions from every space to the exit, over spaces outside of `avoid`. Tests are
/// taken to succeed, and the current is used.
pub(crate) fn to_exit(state: &State, avoid: NodeSet) -> [u8; N_NODES] {
    from(state, avoid, Node::Exit)
}

/// The fewest actions from every space to one of them: breadth first, backwards.
pub(crate) fn from(state: &State, avoid: NodeSet, goal: Node) -> [u8; N_NODES] {
    let mut dist = [NO_WAY; N_NODES];
    let closed = movement::blocked(state).or(avoid);
    let mut waves = [NodeSet::EMPTY; STEPS_MAX + DOOR_COST + 1];
    waves[0] = NodeSet::only(goal);
    let mut reached = NodeSet::EMPTY;
    for step in 0..STEPS_MAX {
        let wave = waves[step].minus(reached);
        reached = reached.or(wave);
        for at in wave.iter() {
            dist[at as usize] = step as u8;
            // One may start from a closed space, and never pass it.
            if closed.has(at) && at != goal {
                continue;
            }
            waves[step + 1] = waves[step + 1].or(before(state, at));
            if is_door(state, at, goal) {
                let other = if at == Node::C19 { Node::C18 } else { Node::C23 };
                waves[step + DOOR_COST] = waves[step + DOOR_COST].with(other);
            }
        }
    }
    dist
}

/// Is there a lock whose other side is one step of some actions away?
fn is_door(state: &State, at: Node, goal: Node) -> bool {
    at == Node::C19 && state.has_door
        || at == Node::Exit && goal == Node::Exit && state.options.tunnel
}

/// Spaces from which one action leads here.
fn before(state: &State, at: Node) -> NodeSet {
    if RIVER.has(at) {
        return upstream(state, at);
    }
    // All edges but those of the river lead both ways.
    let mut spaces = movement::edges(state, at).minus(RIVER);
    if state.options.pit
        && let Some(other) = movement::across_pit(at)
    {
        spaces = spaces.with(other);
    }
    if at == Node::Bank {
        let carried = 1 + river::current(state);
        let falls = |node: &Node| river::downstream(*node, carried).is_none();
        spaces = RIVER.iter().filter(falls).fold(spaces, NodeSet::with);
    }
    spaces
}

/// The river is entered and left with the current.
fn upstream(state: &State, at: Node) -> NodeSet {
    let carried = 1 + river::current(state);
    let leads = |node: &Node| river::downstream(*node, carried) == Some(at);
    let spaces = RIVER.iter().filter(leads).fold(NodeSet::EMPTY, NodeSet::with);
    let is_entry = river::downstream(Node::R1, river::current(state)) == Some(at);
    if is_entry { spaces.with(Node::C18) } else { spaces }
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
