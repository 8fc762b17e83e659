//! Determinization: replaces all hidden information with a random sample, so that bots can search
//! without cheating.
use arrayvec::ArrayVec;
use kernel::{GameRng, GameRngExt, SeatSet, Secret};

use crate::{
    data::{Good, N_MARKERS},
    state::State,
};

/// Returns a state that looks the same to the viewers.
///
/// Hidden cards are shuffled among those of the same shuffle. Hidden scoring markers are dealt
/// again among their owners, who keep their number of markers.
pub(crate) fn determinize(state: &State, viewers: SeatSet, rng: &mut dyn GameRng) -> State {
    let mut copy = *state;
    copy.cards.redraw(rng);
    redraw_goods(&mut copy, viewers, rng);
    copy
}

fn redraw_goods(state: &mut State, viewers: SeatSet, rng: &mut dyn GameRng) {
    let mut pool: ArrayVec<Good, N_MARKERS> = ArrayVec::new();
    for goods in state.goods.iter().filter(|goods| goods.seen_by(viewers).is_none()) {
        for &good in Good::ALL {
            for _ in 0..goods.truth()[good as usize] {
                pool.push(good);
            }
        }
    }
    rng.shuffle(&mut pool);
    for goods in state.goods.iter_mut().filter(|goods| goods.seen_by(viewers).is_none()) {
        let n: u8 = goods.truth().iter().sum();
        let mut dealt = [0; Good::ALL.len()];
        for good in pool.drain(..n as usize) {
            dealt[good as usize] += 1;
        }
        *goods = Secret::new(dealt, goods.known_to());
    }
}
