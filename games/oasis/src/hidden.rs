//! Imagined worlds: everything the eyes cannot see is redrawn.
use arrayvec::ArrayVec;
use kernel::{Chance, Dice, SeatSet, Secret};

use crate::{
    data::{Good, N_MARKERS},
    state::State,
};

/// Hidden cards change places within their shuffle; scoring markers that the eyes cannot see are
/// dealt anew among their owners, each keeping as many as before.
pub(crate) fn determinize(state: &State, eyes: SeatSet, chance: &mut dyn Chance) -> State {
    let mut copy = *state;
    copy.cards.redraw(chance);
    redraw_goods(&mut copy, eyes, chance);
    copy
}

fn redraw_goods(state: &mut State, eyes: SeatSet, chance: &mut dyn Chance) {
    let mut pool: ArrayVec<Good, N_MARKERS> = ArrayVec::new();
    for goods in state.goods.iter().filter(|goods| goods.seen_by(eyes).is_none()) {
        for &good in Good::ALL {
            for _ in 0..goods.truth()[good as usize] {
                pool.push(good);
            }
        }
    }
    chance.shuffle(&mut pool);
    for goods in state.goods.iter_mut().filter(|goods| goods.seen_by(eyes).is_none()) {
        let n: u8 = goods.truth().iter().sum();
        let mut dealt = [0; Good::ALL.len()];
        for good in pool.drain(..n as usize) {
            dealt[good as usize] += 1;
        }
        *goods = Secret::new(dealt, goods.known_to());
    }
}
