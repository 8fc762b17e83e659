//! How much work is left, in actions.
use arrayvec::ArrayVec;
use kernel::SeatSet;

use super::{
    reach::{FAR, Reach, excess},
    weights::Weights,
};
use crate::{
    cell::{Cell, Cells},
    data::{Back, City, Part, SEATS_MAX},
    state::{PartAt, State},
};

/// Where each kind of excavated tile lies; of several, the last.
pub(super) struct Sites {
    at: [Option<Cell>; City::ALL.len()],
}

impl Sites {
    pub(super) fn of(state: &State) -> Sites {
        let mut at = [None; City::ALL.len()];
        for cell in state.board.excavated().iter() {
            at[*state.board.tile(cell).city.truth() as usize] = Some(cell);
        }
        Sites { at }
    }

    pub(super) const fn find(&self, city: City) -> Option<Cell> {
        self.at[city as usize]
    }
}

/// What is still to be done.
pub(super) struct Work {
    /// All of it, in actions.
    pub actions: f32,
    /// Ways of those who are not nearest: they cost less than work, but not nothing.
    pub detours: f32,
}

pub(super) fn work(
    state: &State,
    eyes: SeatSet,
    reach: &[Reach],
    sites: &Sites,
    weights: &Weights,
) -> Work {
    let mut actions = 0.0;
    let mut n_wanted = 0_u32;
    for &part in Part::ALL {
        match state.parts[part as usize] {
            PartAt::Held(_) => {}
            PartAt::On(cell) => actions += fetch_cost(state, reach, cell),
            PartAt::Hidden => {
                actions += weights.fetch;
                let row = sites.find(City::row_clue(part));
                let column = sites.find(City::column_clue(part));
                n_wanted += 2 - u32::from(row.is_some()) - u32::from(column.is_some());
            }
        }
    }
    let pad = sites.find(City::Pad);
    n_wanted += u32::from(pad.is_none());
    // Picking up the last part must not look like a loss: before it, what the way to the pad will
    // cost is a mixture of what it is now and of what it usually is.
    let share = if state.n_parts_held() == 4 { 1.0 } else { weights.gather };
    let usual = weights.usual_way * f32::from(state.n_seats);
    actions += share * gather_cost(state, reach, pad) + (1.0 - share) * usual;
    let mut detours = 0.0;
    if n_wanted > 0 {
        let search = search(state, eyes, reach, n_wanted, weights.decay);
        actions += weights.tile * search.n_tiles + weights.dunes * search.dunes;
        actions += weights.lead * search.lead;
        detours = weights.explore * search.ways;
    }
    Work { actions, detours }
}

/// For the nearest adventurer.
fn fetch_cost(state: &State, reach: &[Reach], cell: Cell) -> f32 {
    let nearest = reach.iter().map(|reach| reach.to(cell)).min().unwrap_or(FAR);
    f32::from(nearest + take_cost(state, cell))
}

/// Dig, turn over if need be, pick up.
fn take_cost(state: &State, cell: Cell) -> u8 {
    let sand = state.board.sand(cell);
    let work = if state.board.excavated().has(cell) { 1 } else { 2 + sand.min(1) };
    work + excess(sand)
}

/// Everybody's way to the pad; the sand on it is dug once.
fn gather_cost(state: &State, reach: &[Reach], pad: Option<Cell>) -> f32 {
    let Some(pad) = pad else {
        return 2.5 * reach.len() as f32;
    };
    let sand = state.board.sand(pad);
    let dune = sand.saturating_sub(1).min(3);
    let ways: f32 = reach.iter().map(|reach| f32::from(reach.to(pad).saturating_sub(dune))).sum();
    ways + f32::from(sand.saturating_sub(1))
}

struct Search {
    /// Tiles to turn over until all that is wanted is found, in expectation.
    n_tiles: f32,
    /// Ways to the next tiles: of those who will turn them over, and of the others.
    lead: f32,
    ways: f32,
    /// Sand beyond the first marker on the tiles to turn over.
    dunes: f32,
}

fn search(state: &State, eyes: SeatSet, reach: &[Reach], n_wanted: u32, decay: f32) -> Search {
    let mut unknown = Cells::NONE;
    let mut known_goals = Cells::NONE;
    for cell in state.board.ground().minus(state.board.excavated()).iter() {
        let tile = state.board.tile(cell);
        if tile.back() != Back::Plain {
            continue;
        }
        match tile.city.seen_by(eyes) {
            None => unknown.set(cell, true),
            Some(city) if city.clue().is_some() || *city == City::Pad => {
                known_goals.set(cell, true);
            }
            Some(_) => {}
        }
    }
    let n_known = known_goals.len().min(n_wanted);
    let n_hidden = (n_wanted - n_known) as f32;
    let n_unknown = unknown.len() as f32;
    let n_tiles = n_hidden * (n_unknown + 1.0) / (n_hidden + 1.0) + n_known as f32;
    let targets = if n_hidden > 0.0 { unknown.or(known_goals) } else { known_goals };
    let mut ways: ArrayVec<f32, { SEATS_MAX as usize }> =
        reach.iter().map(|reach| nearest_dig(state, reach, targets)).collect();
    ways.sort_by(f32::total_cmp);
    // Each of the nearest turns over a tile of its own.
    let (near, far) = ways.split_at((n_tiles.ceil() as usize).min(ways.len()));
    let mut lead = 0.0;
    for way in near.iter().rev() {
        lead = way + decay * lead;
    }
    let blocked = targets.and(state.board.blocked());
    let high: u8 = blocked.iter().map(|cell| state.board.sand(cell) - 1).sum();
    let dunes = f32::from(high) * n_tiles / (targets.len() as f32).max(1.0);
    Search { n_tiles, lead, ways: far.iter().sum(), dunes }
}

/// Actions to the nearest target, its sand included.
fn nearest_dig(state: &State, reach: &Reach, targets: Cells) -> f32 {
    let mut best = f32::from(FAR);
    for distance in 0..FAR {
        if f32::from(distance) >= best {
            break;
        }
        for cell in reach.within(distance).and(targets).iter() {
            let sand = state.board.sand(cell);
            best = best.min(f32::from(distance + sand.min(1) + excess(sand)));
        }
    }
    best
}
