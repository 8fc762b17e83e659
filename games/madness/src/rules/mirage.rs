//! Swapped equipment colours in high regions; names and shapes stay true (option `mirage`).
use kernel::Ctx;

use crate::{
    data::{Gear, N_GEARS, Region},
    event::Event,
    state::State,
    tile::Tile,
};

/// Number of colour permutations.
pub(crate) const WAYS: u8 = 24;

/// Draws the colours of a tile, if the option is on and the tile is high enough.
pub(crate) fn draw(state: &State, tile: Tile, ctx: &mut Ctx<'_, Event>) -> u8 {
    let is_high = matches!(tile.region(), Region::City | Region::Edge | Region::Escape);
    if state.options.mirage && is_high { ctx.rng().below(u32::from(WAYS)) as u8 } else { 0 }
}

/// Returns the kind whose colour each kind shows.
pub(crate) fn colours(state: &State) -> Option<Vec<Gear>> {
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
    fn every_way_is_another() {
        let options = Options { mirage: true, ..Options::default() };
        let mut state = setup::deal(&options, 3, &mut FastRng::new(1)).expect("playable");
        let mut ways = BTreeSet::new();
        for way in 0..WAYS {
            state.mirage = way;
            ways.insert(colours(&state).expect("it plays tricks"));
        }
        assert_eq!(ways.len(), WAYS as usize);
        assert!(ways.contains(Gear::ALL), "without a trick everything looks as it is");
        state.mirage = 0;
        assert_eq!(colours(&state).expect("it plays tricks"), Gear::ALL);
    }
}
