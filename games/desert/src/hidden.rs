//! Imagined worlds: everything the eyes cannot see is redrawn.
use kernel::{Chance, SeatSet, resample};

use crate::{data::Back, state::State};

/// Tiles change only among tiles with the same back; the discards and known cards stay.
pub(crate) fn determinize(state: &State, eyes: SeatSet, chance: &mut dyn Chance) -> State {
    let mut copy = *state;
    for back in [Back::Drop, Back::Plain] {
        let tiles = copy.board.tiles_mut().filter(|tile| tile.back() == back);
        resample(tiles.map(|tile| &mut tile.city), eyes, chance);
    }
    resample(&mut copy.storm.cards[..copy.storm.n_left as usize], eyes, chance);
    copy.gear.redraw(chance);
    copy
}
