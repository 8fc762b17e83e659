//! The points that an offer adds at once, computed only from what its taker can see.
mod herd;
mod land;

use arrayvec::ArrayVec;
use kernel::Seat;

use crate::{
    data::{Card, Effect, Good, Land, OFFER_MAX},
    state::{Goods, State},
};

/// The maximum number of tiles in an offer: three cards with two each.
const TILES_MAX: usize = 2 * OFFER_MAX as usize;

/// Returns the points that `cards` add for a `seat` with these scoring markers, if the player
/// places everything as well as possible.
///
/// Scoring markers multiply pieces placed before and after them, and camels and tiles never
/// interact, so each kind is evaluated on its own.
pub(crate) fn worth(state: &State, seat: Seat, goods: Goods, cards: &[Card]) -> u16 {
    let mut owned = goods;
    let mut n_camels = 0;
    let mut tiles: ArrayVec<Land, TILES_MAX> = ArrayVec::new();
    for card in cards {
        match card.effect() {
            Effect::Camels(n) => n_camels += n,
            Effect::Tiles(land, n) => (0..n).for_each(|_| tiles.push(land)),
            Effect::Goods(good, n) => {
                let taken = owned[good as usize] - goods[good as usize];
                owned[good as usize] += n.min(state.goods_left(good) - taken);
            }
            Effect::Draw(_) => {}
        }
    }
    let herd = herd::largest(state, seat, n_camels);
    let camels = u16::from(herd) * u16::from(owned[Good::Commodity as usize]);
    let before: u16 = state.units(seat).points(goods).iter().sum();
    camels + land::most_points(state, seat, owned, &tiles) - before
}
