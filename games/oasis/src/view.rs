//! The game as its viewers see it. Views are built field by field, so anything not copied here
//! stays hidden.
use kernel::{Seat, SeatSet};
use serde::Serialize;

use crate::{
    board::Area,
    cards::Pile,
    data::{Card, Cause, Good, Land},
    rules::offer,
    setup::Options,
    space::Space,
    state::{Goods, Phase, State, Units},
};

/// The state as a set of viewers sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    pub phase: PhaseView,
    pub turn: Seat,
    /// Number of the round, counted from 1.
    pub round: u16,
    /// Seats in turn order, by their face-up counters.
    pub order: Vec<Seat>,
    /// Turn order of the next round, as far as offers have been taken.
    pub next_order: Vec<Option<Seat>>,
    pub players: Vec<PlayerView>,
    /// Tiles and printed spaces.
    pub tiles: Vec<TileView>,
    /// Tiles left in the supply.
    pub stock: Vec<LandCount>,
    /// Scoring markers left in the supply.
    pub supply: Vec<GoodCount>,
    pub deck: DeckView,
    /// Cards in the order in which they were resolved.
    pub discard: Vec<Card>,
    /// Reasons why this round is the last, in order; empty if it is not.
    pub ending: Vec<Cause>,
    pub options: Options,
}

kernel::patched!(View {
    phase, turn, round, order, next_order, deck, discard, ending, options;
    players, tiles, stock, supply
});

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum PhaseView {
    /// `refills` lists the cards that refill the stack after an offer of one card, two and so on.
    Announcing {
        max: u8,
        refills: Vec<u8>,
    },
    Offering,
    Accepting,
    Resolving {
        whom: Seat,
    },
    Tiling {
        whom: Seat,
        card: Card,
        land: Option<Land>,
        n_left: u8,
    },
    /// `joins` is the player who gets the tile if it stays unmarked.
    Marking {
        whom: Seat,
        card: Card,
        n_left: u8,
        at: Space,
        joins: Option<Seat>,
    },
    Herding {
        whom: Seat,
        card: Card,
        n_left: u8,
    },
    Free,
    FreeMarking {
        land: Land,
        at: Space,
        joins: Option<Seat>,
    },
    FreeDone,
    Scoring,
    Over,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlayerView {
    pub seat: Seat,
    /// Face-up priority counter.
    pub counter: u8,
    /// Face-down counter received for this player's offer.
    pub received: Option<u8>,
    /// The shuffle that each card of the stack comes from, top first. Nothing else is known about
    /// these cards.
    pub stack: Vec<u8>,
    pub offer: Vec<Card>,
    pub is_taken: bool,
    /// Cards that refill the stack if the offer stops now; set only while the offer is being made.
    pub n_refill: Option<u8>,
    pub camels: Vec<Space>,
    pub camels_left: u8,
    /// The largest herd, the only one that scores.
    pub herd: Vec<Space>,
    pub markers_left: u8,
    pub areas: Vec<AreaView>,
    pub units: UnitsView,
    pub n_goods: u8,
    /// Scoring markers by kind, if the viewers can see them.
    pub goods: Option<GoodsView>,
    pub points: Option<PointsView>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AreaView {
    pub land: Land,
    /// Space of the control marker.
    pub marker: Space,
    pub spaces: Vec<Space>,
}

/// The numbers that scoring markers multiply.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct UnitsView {
    pub herd: u8,
    pub oasis: u8,
    pub steppe: u8,
    pub stony: u8,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GoodsView {
    pub commodity: u8,
    pub well: u8,
    pub horse: u8,
    pub ovoo: u8,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PointsView {
    pub camels: u16,
    pub oasis: u16,
    pub steppe: u16,
    pub stony: u16,
    pub total: u16,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TileView {
    pub at: Space,
    pub land: Land,
    pub printed: bool,
    /// Player who controls its area.
    pub whom: Option<Seat>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LandCount {
    pub land: Land,
    pub n: u8,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GoodCount {
    pub good: Good,
    pub n: u8,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CardCount {
    pub card: Card,
    pub n: u8,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DeckView {
    pub n: u8,
    /// The shuffle that its cards come from.
    pub batch: Option<u8>,
    /// Hidden cards in the deck and the stacks, by shuffle.
    pub unseen: Vec<BatchView>,
}

/// Cards that were shuffled together and not revealed since. Their set is public, their order is
/// not.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BatchView {
    pub batch: u8,
    pub cards: Vec<CardCount>,
}

impl View {
    pub(crate) fn of(state: &State, viewers: SeatSet) -> View {
        let seats = || state.all_seats().iter();
        let next = |n: u8| seats().find(|seat| state.received[seat.index()] == n);
        View {
            phase: view_phase(state),
            turn: state.turn,
            round: state.round,
            order: (1..=state.n_seats).map(|n| state.holder(n)).collect(),
            next_order: (1..=state.n_seats).map(next).collect(),
            players: seats().map(|seat| view_player(state, seat, viewers)).collect(),
            tiles: view_tiles(state),
            stock: Land::ALL
                .iter()
                .map(|&land| LandCount { land, n: state.board.stock(land) })
                .collect(),
            supply: Good::ALL
                .iter()
                .map(|&good| GoodCount { good, n: state.goods_left(good) })
                .collect(),
            deck: view_deck(state),
            discard: state.cards.discard().to_vec(),
            ending: state.ending.list(),
            options: state.switches.options(),
        }
    }

    pub fn player(&self, seat: Seat) -> &PlayerView {
        &self.players[seat.index()]
    }
}

fn view_phase(state: &State) -> PhaseView {
    let whom = || state.offer_taken();
    match state.phase {
        Phase::Announcing => {
            let max = offer::max_cards(state, state.turn);
            let refills = (1..=max).map(|n| offer::n_refill(state, n)).collect();
            PhaseView::Announcing { max, refills }
        }
        Phase::Offering => PhaseView::Offering,
        Phase::Accepting => PhaseView::Accepting,
        Phase::Resolving => PhaseView::Resolving { whom: whom() },
        Phase::Tiling { card, n_left } => {
            PhaseView::Tiling { whom: whom(), card, land: card.land(), n_left }
        }
        Phase::Marking { card, n_left, at } => {
            let joins = card.land().and_then(|land| view_joins(state, at, land));
            PhaseView::Marking { whom: whom(), card, n_left, at, joins }
        }
        Phase::Herding { card, n_left } => PhaseView::Herding { whom: whom(), card, n_left },
        Phase::Free => PhaseView::Free,
        Phase::FreeMarking { land, at } => {
            PhaseView::FreeMarking { land, at, joins: view_joins(state, at, land) }
        }
        Phase::FreeDone => PhaseView::FreeDone,
        Phase::Scoring => PhaseView::Scoring,
        Phase::Over => PhaseView::Over,
    }
}

/// R30: returns the player who gets the tile on this space if it stays unmarked.
fn view_joins(state: &State, at: Space, land: Land) -> Option<Seat> {
    let mut board = state.board;
    board.settle(at, land).map(|area| area.seat)
}

fn view_player(state: &State, seat: Seat, viewers: SeatSet) -> PlayerView {
    let board = &state.board;
    let units = state.units(seat);
    let goods = state.goods[seat.index()].seen_by(viewers).copied();
    let received = state.received[seat.index()];
    let camels = board.camels(seat);
    let cards = state.cards.offer(seat).to_vec();
    let is_offering = state.phase == Phase::Offering && state.turn == seat;
    PlayerView {
        seat,
        counter: state.counter(seat),
        received: (received > 0).then_some(received),
        stack: state.cards.batches(Pile::Stack(seat)).to_vec(),
        is_taken: received > 0,
        n_refill: is_offering.then(|| offer::n_refill(state, cards.len() as u8)),
        offer: cards,
        camels: camels.iter().collect(),
        camels_left: state.camels_left(seat),
        herd: camels.largest_group().iter().collect(),
        markers_left: board.markers_left(seat),
        areas: board.areas_of(seat).map(view_area).collect(),
        units: UnitsView {
            herd: units.herd,
            oasis: units.of(Good::Well),
            steppe: units.of(Good::Horse),
            stony: units.of(Good::Ovoo),
        },
        n_goods: state.n_goods(seat),
        goods: goods.map(view_goods),
        points: goods.map(|goods| view_points(units, goods)),
    }
}

fn view_area(area: Area) -> AreaView {
    AreaView { land: area.mark.land, marker: area.mark.at, spaces: area.spaces.iter().collect() }
}

const fn view_goods(goods: Goods) -> GoodsView {
    GoodsView {
        commodity: goods[Good::Commodity as usize],
        well: goods[Good::Well as usize],
        horse: goods[Good::Horse as usize],
        ovoo: goods[Good::Ovoo as usize],
    }
}

fn view_points(units: Units, goods: Goods) -> PointsView {
    let points = units.points(goods);
    PointsView {
        camels: points[Good::Commodity as usize],
        oasis: points[Good::Well as usize],
        steppe: points[Good::Horse as usize],
        stony: points[Good::Ovoo as usize],
        total: points.iter().sum(),
    }
}

fn view_tiles(state: &State) -> Vec<TileView> {
    let mut tiles: Vec<TileView> = Vec::new();
    for &land in Land::ALL {
        tiles.extend(state.board.showing(land).iter().map(|at| TileView {
            at,
            land,
            printed: at.printed().is_some(),
            whom: state.board.owner_at(at),
        }));
    }
    tiles.sort_by_key(|tile| tile.at);
    tiles
}

fn view_deck(state: &State) -> DeckView {
    let cards = &state.cards;
    let view_batch = |batch: u8| {
        let counts = cards.hidden_of(batch);
        let all = Card::ALL.iter().map(|&card| CardCount { card, n: counts[card as usize] });
        BatchView { batch, cards: all.filter(|count| count.n > 0).collect() }
    };
    DeckView {
        n: cards.n(Pile::Deck),
        batch: cards.batches(Pile::Deck).first().copied(),
        unseen: cards.live_batches().map(view_batch).collect(),
    }
}
