//! Evaluation of cards for one player. The value of a unit follows from the scoring markers, and
//! the value of a marker from the units, each with an estimate of those still to come.
use kernel::Seat;

use crate::{
    data::{Card, Effect, Good, Land, N_GOODS},
    rules::tiles,
    setup::Placement,
    state::{Goods, State, Units},
};

/// Expected scoring markers per player in a whole four-player game, in the order of [`Good`].
pub(crate) const EXPECTED_MARKERS: [f32; N_GOODS] = [3.0, 2.6, 3.0, 3.2];
/// Expected camels and spaces per player, in the same order.
pub(crate) const EXPECTED_UNITS: [f32; N_GOODS] = [9.0, 7.0, 7.0, 5.0];
/// Weight of expected pieces.
const EXPECTATION: f32 = 0.8;
/// Value of a card drawn at the start of the game.
const DRAWN_CARD: f32 = 2.0;
/// Stacks with fewer cards than this count as small.
const SMALL_STACK: u8 = 4;
/// Factor for cards drawn to a small stack.
const SMALL_STACK_BONUS: f32 = 1.5;
/// Factor for a tile that needs a marker from the supply.
const NEW_AREA: f32 = 0.9;
/// Factor for a tile that needs a marker from another area.
const MOVED_MARKER: f32 = 0.4;
/// Factor for a camel if none of the player's herds can grow.
const LONE_CAMEL: f32 = 0.3;

/// The values of pieces and cards to one player in one state.
pub(crate) struct Evaluation {
    pub seat: Seat,
    pub units: Units,
    /// Value of one more camel or space, in the order of [`Good`].
    pub unit: [f32; N_GOODS],
    marker: [f32; N_GOODS],
    drawn: f32,
}

impl Evaluation {
    pub(crate) fn of(state: &State, seat: Seat) -> Evaluation {
        let units = state.units(seat);
        let goods: &Goods = state.goods[seat.index()].truth();
        let left = remaining_game(state);
        let share = EXPECTATION * left * 4.0 / f32::from(state.n_seats);
        let (mut unit, mut marker) = ([0.0; N_GOODS], [0.0; N_GOODS]);
        for &good in Good::ALL {
            let kind = good as usize;
            unit[kind] = f32::from(goods[kind]) + share * EXPECTED_MARKERS[kind];
            marker[kind] = f32::from(units.of(good)) + share * EXPECTED_UNITS[kind];
        }
        let bonus = if state.n_stack(seat) < SMALL_STACK { SMALL_STACK_BONUS } else { 1.0 };
        Evaluation { seat, units, unit, marker, drawn: DRAWN_CARD * left * bonus }
    }

    pub(crate) const fn unit_of(&self, land: Land) -> f32 {
        self.unit[land.good() as usize]
    }

    /// Returns the value of all cards in an offer.
    pub(crate) fn offer(&self, state: &State, owner: Seat) -> f32 {
        state.cards.offer(owner).iter().map(|&card| self.card(state, card)).sum()
    }

    /// Returns the value of the usable part of a card.
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
        if open.intersects(state.board.touching_own(self.seat, land)) {
            return 1.0;
        }
        let is_apart = state.switches.placement == Placement::OwnBan;
        let new = if is_apart { open } else { open.minus(state.board.touching(land)) };
        if new.is_empty() {
            return 0.0;
        }
        if state.board.spare_markers(self.seat, land) > 0 { NEW_AREA } else { MOVED_MARKER }
    }
}

/// Returns the remaining fraction of the game: 1 at the start, 0 when a stack of tiles is used up.
pub(crate) fn remaining_game(state: &State) -> f32 {
    let left = |&land: &Land| f32::from(state.board.stock(land)) / f32::from(land.stock());
    Land::ALL.iter().map(left).fold(1.0, f32::min)
}
