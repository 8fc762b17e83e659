//! Determinization: redraws everything that the viewers cannot see.
use kernel::{GameRng, SeatSet, resample};

use crate::{data::Back, state::State};

/// Returns a state that looks the same to `viewers`. City sides move only between tiles with the
/// same back; discards and known cards stay.
pub(crate) fn determinize(state: &State, viewers: SeatSet, rng: &mut dyn GameRng) -> State {
    let mut copy = *state;
    for back in [Back::Drop, Back::Plain] {
        let tiles = copy.board.tiles_mut().filter(|tile| tile.back() == back);
        resample(tiles.map(|tile| &mut tile.city), viewers, rng);
    }
    resample(&mut copy.storm.cards[..copy.storm.n_left as usize], viewers, rng);
    copy.gear.redraw(rng);
    copy
}
