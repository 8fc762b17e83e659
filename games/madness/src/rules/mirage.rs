//! Swapped equipment colours in high regions; names and shapes stay true (option `mirage`).
use kernel::Ctx;

use crate::{
    data::{Gear, N_GEARS, Region},
    state::State,
    tile::Tile,
};

/// Number of colour permutations.
pub(crate) const N_PERMUTATIONS: u8 = 24;

/// Draws the colours of a tile, if the option is on and the tile is high enough.
pub(crate) fn draw_permutation(state: &State, tile: Tile, ctx: &mut Ctx<'_, State>) -> u8 {
    let is_high = matches!(tile.region(), Region::City | Region::Edge | Region::Escape);
    if state.options.mirage && is_high {
        ctx.rng().below(u32::from(N_PERMUTATIONS)) as u8
    } else {
        0
    }
}

/// Returns the kind whose colour each kind shows.
pub(crate) fn shown_colours(state: &State) -> Option<Vec<Gear>> {
    if !state.options.mirage {
        return None;
    }
    let mut left = Gear::ALL.to_vec();
    let mut way = state.mirage as usize;
    let mut shown = Vec::with_capacity(N_GEARS);
    for n in (1..=N_GEARS).rev() {
        shown.push(left.remove(way % n));
        way /= n;
    }
    Some(shown)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use kernel::FastRng;

    use super::*;
    use crate::setup::{self, Options};

    #[test]
    fn permutations_are_distinct() {
        let options = Options { mirage: true, ..Options::default() };
        let mut state = setup::set_up(&options, 3, &mut FastRng::new(1)).expect("playable");
        let mut ways = BTreeSet::new();
        for way in 0..N_PERMUTATIONS {
            state.mirage = way;
            ways.insert(shown_colours(&state).expect("the option is on"));
        }
        assert_eq!(ways.len(), N_PERMUTATIONS as usize);
        assert!(ways.contains(Gear::ALL), "one permutation is the identity");
        state.mirage = 0;
        assert_eq!(shown_colours(&state).expect("the option is on"), Gear::ALL);
    }
}
