//! Estimates the remaining work in actions.
use arrayvec::ArrayVec;
use kernel::SeatSet;

use super::{
    reach::{Reach, UNREACHABLE, excess},
    weights::Weights,
};
use crate::{
    cell::{Cell, Cells},
    data::{Back, City, Part, SEATS_MAX},
    setup::Switch,
    state::{PartAt, State},
};

/// The cell of each kind of excavated tile, or the last such cell if there are several.
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

/// The remaining work.
pub(super) struct Work {
    /// Total actions.
    pub actions: f32,
    /// Distances of the adventurers who are not nearest. They cost less than work, but they do cost
    /// something.
    pub detours: f32,
}

pub(super) fn estimate_work(
    state: &State,
    viewers: SeatSet,
    reach: &[Reach],
    sites: &Sites,
    weights: &Weights,
) -> Work {
    let pad = sites.find(City::Pad);
    let mut actions = 0.0;
    let mut n_wanted = 0_u32;
    for &part in Part::ALL {
        match state.parts[part as usize] {
            PartAt::Held(_) => {}
            PartAt::On(cell) if pad == Some(cell) && state.is_on(Switch::LyingPartsCount) => {}
            PartAt::On(cell) => actions += fetch_cost(state, reach, cell),
            PartAt::Hidden => {
                actions += weights.fetch;
                let row = sites.find(City::row_clue(part));
                let column = sites.find(City::column_clue(part));
                n_wanted += 2 - u32::from(row.is_some()) - u32::from(column.is_some());
            }
        }
    }
    n_wanted += u32::from(pad.is_none());
    // Picking up the last part must not look like a loss, so until then the distance to the pad is
    // a blend of the current and the usual distance.
    let share = if state.n_parts_ready() == 4 { 1.0 } else { weights.gather };
    let usual = weights.typical_distance * f32::from(state.n_seats);
    actions += share * gather_cost(state, reach, pad) + (1.0 - share) * usual;
    let mut detours = 0.0;
    if n_wanted > 0 {
        let search = search(state, viewers, reach, n_wanted, weights.decay);
        actions += weights.tile * search.n_tiles + weights.dunes * search.dunes;
        actions += weights.lead * search.lead;
        detours = weights.explore * search.detours;
    }
    Work { actions, detours }
}

/// Returns the number of actions the nearest adventurer needs to fetch the part on this cell.
fn fetch_cost(state: &State, reach: &[Reach], cell: Cell) -> f32 {
    let nearest = reach.iter().map(|reach| reach.to(cell)).min().unwrap_or(UNREACHABLE);
    f32::from(nearest + take_cost(state, cell))
}

/// Returns the number of actions it takes to dig, excavate if necessary and pick up.
fn take_cost(state: &State, cell: Cell) -> u8 {
    let sand = state.board.sand(cell);
    let work = if state.board.excavated().has(cell) { 1 } else { 2 + sand.min(1) };
    work + excess(sand)
}

/// Returns the total distance to the pad. The sand on it is dug only once.
fn gather_cost(state: &State, reach: &[Reach], pad: Option<Cell>) -> f32 {
    let Some(pad) = pad else {
        return 2.5 * reach.len() as f32;
    };
    let sand = state.board.sand(pad);
    let dune = sand.saturating_sub(1).min(3);
    let distances: f32 =
        reach.iter().map(|reach| f32::from(reach.to(pad).saturating_sub(dune))).sum();
    distances + f32::from(sand.saturating_sub(1))
}

struct Search {
    /// Expected number of tiles to excavate until everything needed is found.
    n_tiles: f32,
    /// Distances to the next tiles, for the adventurers who will excavate them and for the others.
    lead: f32,
    detours: f32,
    /// Sand beyond the first marker on the tiles to excavate.
    dunes: f32,
}

fn search(state: &State, viewers: SeatSet, reach: &[Reach], n_wanted: u32, decay: f32) -> Search {
    let mut unknown = Cells::NONE;
    let mut known_goals = Cells::NONE;
    for cell in state.board.ground().minus(state.board.excavated()).iter() {
        let tile = state.board.tile(cell);
        if tile.back() != Back::Plain {
            continue;
        }
        match tile.city.seen_by(viewers) {
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
    let mut distances: ArrayVec<f32, { SEATS_MAX as usize }> =
        reach.iter().map(|reach| nearest_dig(state, reach, targets)).collect();
    distances.sort_by(f32::total_cmp);
    // Each of the nearest adventurers excavates a different tile.
    let (near, far) = distances.split_at((n_tiles.ceil() as usize).min(distances.len()));
    let mut lead = 0.0;
    for distance in near.iter().rev() {
        lead = distance + decay * lead;
    }
    let blocked = targets.and(state.board.blocked());
    let high: u8 = blocked.iter().map(|cell| state.board.sand(cell) - 1).sum();
    let dunes = f32::from(high) * n_tiles / (targets.len() as f32).max(1.0);
    Search { n_tiles, lead, detours: far.iter().sum(), dunes }
}

/// Returns the number of actions to the nearest target, including its sand.
fn nearest_dig(state: &State, reach: &Reach, targets: Cells) -> f32 {
    let mut best = f32::from(UNREACHABLE);
    for distance in 0..UNREACHABLE {
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
