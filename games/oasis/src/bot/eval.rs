//! What a situation and a card are worth to one player.
use kernel::Seat;

use crate::{
    data::{Card, Effect, Good, Land},
    rules::tiles,
    state::State,
};

/// Scoring markers and units that a player may hope for beyond those at hand.
const MARKERS_TO_COME: f32 = 1.5;
const UNITS_TO_COME: f32 = 3.0;
/// What a unit of a rival takes away.
const RIVAL_UNIT: f32 = 0.4;
/// A free space beside an own area or herd.
const ROOM: f32 = 0.15;
const DRAWN_CARD: f32 = 1.5;

/// Holdings times markers, those to come included, and room to grow.
pub(crate) fn state(state: &State, seat: Seat) -> f32 {
    let mut worth = 0.0;
    for &good in Good::ALL {
        worth += f32::from(units(state, seat, good)) * (goods(state, seat, good) + MARKERS_TO_COME);
    }
    let empty = state.board.empty();
    for &land in Land::ALL {
        let room = state.board.touching_own(seat, land).and(empty);
        worth += ROOM * f32::from(room.minus(state.board.linking(land)).len());
    }
    let herd = state.board.camels(seat).largest_group();
    worth += ROOM * f32::from(herd.spread().and(state.board.free_path()).len());
    for rival in state.all_seats().iter().filter(|&rival| rival != seat) {
        let lands = state.units(rival).lands;
        worth -= RIVAL_UNIT * lands.iter().map(|&n| f32::from(n)).sum::<f32>();
    }
    worth
}

/// A card, as far as it can be used.
pub(crate) fn card(state: &State, seat: Seat, card: Card) -> f32 {
    match card.effect() {
        Effect::Camels(n) => {
            let n = n.min(state.camels_left(seat)).min(state.board.free_path().len());
            f32::from(n) * (goods(state, seat, Good::Commodity) + MARKERS_TO_COME)
        }
        Effect::Tiles(land, n) => {
            let n = n.min(state.board.stock(land));
            let room = !tiles::open_spaces(state, seat, land).is_empty();
            let worth = goods(state, seat, land.good()) + MARKERS_TO_COME;
            if room { f32::from(n) * worth } else { 0.0 }
        }
        Effect::Goods(good, n) => {
            let n = n.min(state.goods_left(good));
            f32::from(n) * (f32::from(units(state, seat, good)) + UNITS_TO_COME)
        }
        Effect::Draw(n) => f32::from(n) * DRAWN_CARD,
    }
}

fn units(state: &State, seat: Seat, good: Good) -> u8 {
    state.units(seat).of(good)
}

/// The own markers are the same in every imagined world.
fn goods(state: &State, seat: Seat, good: Good) -> f32 {
    f32::from(state.goods[seat.index()].truth()[good as usize])
}
