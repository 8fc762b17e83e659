//! Route lengths: the number of actions from each space to a goal, for insights and bots.
use kernel::SeatSet;

use crate::{
    board::{N_SPACES, RIVER, Space, SpaceSet},
    rules::{locks, movement, river},
    state::State,
};

/// The distance of a space without a route.
pub(crate) const NO_WAY: u8 = u8::MAX;
/// The mean cost of the Secret Door or the tunnel, rounded up.
const DOOR_COST: usize = 3;
/// An upper bound on all route lengths.
const STEPS_MAX: usize = 64;

/// Returns the fewest actions from every space to the exit without entering `avoid`. Assumes that
/// all tests succeed, and takes the current into account.
pub(crate) fn to_exit(state: &State, avoid: SpaceSet) -> [u8; N_SPACES] {
    from(state, avoid, Space::Exit)
}

/// Returns the fewest actions from every space to `goal`, by a backward breadth-first search.
pub(crate) fn from(state: &State, avoid: SpaceSet, goal: Space) -> [u8; N_SPACES] {
    let mut dist = [NO_WAY; N_SPACES];
    let closed = movement::blocked(state).or(avoid);
    let mut waves = [SpaceSet::EMPTY; STEPS_MAX + DOOR_COST + 1];
    waves[0] = SpaceSet::only(goal);
    let mut reached = SpaceSet::EMPTY;
    for step in 0..STEPS_MAX {
        let wave = waves[step].minus(reached);
        reached = reached.or(wave);
        for at in wave.iter() {
            dist[at as usize] = step as u8;
            // A route may start on a closed space but never pass through one.
            if closed.has(at) && at != goal {
                continue;
            }
            waves[step + 1] = waves[step + 1].or(before(state, at));
            if is_door(state, at, goal) {
                let other = if at == Space::C19 { Space::C18 } else { Space::C23 };
                waves[step + DOOR_COST] = waves[step + DOOR_COST].with(other);
            }
        }
    }
    dist
}

/// Returns `true` if a lock connects this space to another one at the cost of several actions.
fn is_door(state: &State, at: Space, goal: Space) -> bool {
    at == Space::C19 && state.has_door
        || at == Space::Exit && goal == Space::Exit && locks::has_tunnel_out(state)
}

/// Returns the spaces from which one action leads here.
fn before(state: &State, at: Space) -> SpaceSet {
    if RIVER.has(at) {
        return upstream(state, at);
    }
    // All edges except those of the river lead both ways.
    let mut spaces = movement::edges(state, at).minus(RIVER);
    if state.options.pit
        && let Some(other) = movement::across_pit(at)
    {
        spaces = spaces.with(other);
    }
    if at == Space::Bank {
        let carried = 1 + river::current(state);
        let falls = |space: &Space| river::downstream(*space, carried).is_none();
        spaces = RIVER.iter().filter(falls).fold(spaces, SpaceSet::with);
    }
    spaces
}

/// Returns the spaces from which a Move and the current lead to this river space.
fn upstream(state: &State, at: Space) -> SpaceSet {
    let carried = 1 + river::current(state);
    let leads = |space: &Space| river::downstream(*space, carried) == Some(at);
    let spaces = RIVER.iter().filter(leads).fold(SpaceSet::EMPTY, SpaceSet::with);
    let is_entry = river::downstream(Space::R1, river::current(state)) == Some(at);
    if is_entry { spaces.with(Space::C18) } else { spaces }
}

/// Returns the tiles that the viewers know are trapped.
pub(crate) fn known_traps(state: &State, viewers: SeatSet) -> SpaceSet {
    let lava = &state.lava;
    let mut traps = SpaceSet::EMPTY;
    for number in lava.clues_seen(viewers).flatten() {
        if let Some(glyph) = lava.glyph_seen(number, viewers)
            && let Some(at) = lava.place_seen(glyph, viewers)
        {
            traps = traps.with(at);
        }
    }
    traps
}
