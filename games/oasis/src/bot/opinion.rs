//! What cards are worth to one player: a unit is worth its markers, a marker its units, each with
//! some hope of more.
use kernel::Seat;

use crate::{
    data::{Card, Effect, Good, Land, N_GOODS},
    rules::tiles,
    state::{Goods, State, Units},
};

/// Markers that a player may hope for in a whole game of four, in the order of [`Good`].
pub(crate) const MARKERS_TO_COME: [f32; N_GOODS] = [3.0, 2.6, 3.0, 3.2];
/// Camels and spaces likewise.
pub(crate) const UNITS_TO_COME: [f32; N_GOODS] = [9.0, 7.0, 7.0, 5.0];
/// How much a hope counts.
const HOPE: f32 = 0.8;
/// A card drawn at the start of the game; more for a thin stack.
const DRAWN_CARD: f32 = 2.0;
const THIN_STACK: u8 = 4;
const THIN: f32 = 1.5;
/// What a tile counts that needs a marker of the supply, or one from elsewhere.
const NEW_AREA: f32 = 0.9;
const MOVED_MARKER: f32 = 0.4;
/// What a camel counts beside no own herd that can grow.
const LONE_CAMEL: f32 = 0.3;

/// One player's prices in one situation.
pub(crate) struct Opinion {
    pub seat: Seat,
    pub units: Units,
    /// What one more camel or space adds, in the order of [`Good`].
    pub unit: [f32; N_GOODS],
    marker: [f32; N_GOODS],
    drawn: f32,
}

impl Opinion {
    pub(crate) fn of(state: &State, seat: Seat) -> Opinion {
        let units = state.units(seat);
        let goods: &Goods = state.goods[seat.index()].truth();
        let left = left_of_game(state);
        let hope = HOPE * left * 4.0 / f32::from(state.n_seats);
        let (mut unit, mut marker) = ([0.0; N_GOODS], [0.0; N_GOODS]);
        for &good in Good::ALL {
            let kind = good as usize;
            unit[kind] = f32::from(goods[kind]) + hope * MARKERS_TO_COME[kind];
            marker[kind] = f32::from(units.of(good)) + hope * UNITS_TO_COME[kind];
        }
        let thin = if state.n_stack(seat) < THIN_STACK { THIN } else { 1.0 };
        Opinion { seat, units, unit, marker, drawn: DRAWN_CARD * left * thin }
    }

    pub(crate) const fn unit_of(&self, land: Land) -> f32 {
        self.unit[land.good() as usize]
    }

    /// All cards of an offer.
    pub(crate) fn offer(&self, state: &State, owner: Seat) -> f32 {
        state.cards.offer(owner).iter().map(|&card| self.card(state, card)).sum()
    }

    /// A card, as far as it can be used.
    pub(crate) fn card(&self, state: &State, card: Card) -> f32 {
        match card.effect() {
            Effect::Camels(n) => {
                let n = n.min(state.camels_left(self.seat)).min(state.board.free_path().len());
                f32::from(n) * self.unit[Good::Commodity as usize] * self.herd_room(state)
            }
            Effect::Tiles(land, n) => {
                let n = n.min(state.board.stock(land));
                f32::from(n) * self.unit_of(land) * self.land_room(state, land)
            }
            Effect::Goods(good, n) => {
                f32::from(n.min(state.goods_left(good))) * self.marker[good as usize]
            }
            Effect::Draw(n) => f32::from(n) * self.drawn,
        }
    }

    fn herd_room(&self, state: &State) -> f32 {
        let camels = state.board.camels(self.seat);
        let frontier = camels.spread().and(state.board.free_path());
        if camels.is_empty() || !frontier.is_empty() { 1.0 } else { LONE_CAMEL }
    }

    fn land_room(&self, state: &State, land: Land) -> f32 {
        let open = tiles::open_spaces(state, self.seat, land);
        if open.meets(state.board.touching_own(self.seat, land)) {
            return 1.0;
        }
        if open.minus(state.board.touching(land)).is_empty() {
            return 0.0;
        }
        if state.board.spare_markers(self.seat) > 0 { NEW_AREA } else { MOVED_MARKER }
    }
}

/// How much of the game is to come: 1 at the start, 0 when a stack of tiles is used up.
pub(crate) fn left_of_game(state: &State) -> f32 {
    let left = |&land: &Land| f32::from(state.board.stock(land)) / f32::from(land.stock());
    Land::ALL.iter().map(left).fold(1.0, f32::min)
}
