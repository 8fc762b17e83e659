//! The state as one set of viewers sees it.
//!
//! A view is built field by field, never by stripping a state, so a forgotten field stays hidden.
use kernel::{Seat, SeatSet};
use serde::Serialize;

use crate::{
    action::Action,
    board::Tile,
    cell::Cell,
    data::{Back, City, GEAR, Gear, Part, Role, StormCard, track},
    rules::sand,
    setup::{DigBeside, MeteoBury, PadParts, Sharing, StormPause, Switch, WellReach},
    state::{Ending, PartAt, Phase, State},
};

/// The table as a set of viewers sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    pub phase: PhaseView,
    pub turn: Seat,
    pub actions_left: u8,
    /// Storm cards cancelled by the Meteorologist this turn.
    pub n_fewer: u8,
    pub eye: Cell,
    pub supply: u8,
    pub sand_total: u8,
    pub tiles: Vec<TileView>,
    pub crew: Vec<PawnView>,
    /// Adventurers that can still be picked. Empty after the draft.
    pub on_offer: Vec<OfferView>,
    pub parts: Vec<PartView>,
    pub storm: StormView,
    pub gear: GearView,
    /// The pawn that the Navigator may keep moving for free.
    pub guided: Option<GuidedView>,
    pub request: Option<RequestView>,
    pub held_by: SeatSet,
    pub has_held: SeatSet,
    /// Exchanges since the last action or storm card.
    pub n_exchanges: u8,
    pub switches: SwitchesView,
}

kernel::patched!(View {
    phase, turn, actions_left, n_fewer, eye, supply, sand_total, on_offer, storm, gear, guided,
    request, held_by, has_held, n_exchanges, switches; tiles, crew, parts
});

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum PhaseView {
    Drafting,
    Acting,
    Looking {
        n_seen: u8,
        n_placed: u8,
        has_buried: bool,
    },
    Storm {
        n_left: u8,
    },
    /// A Sun Beats Down is revealed and takes effect next.
    Sun {
        n_left: u8,
    },
    Over {
        #[cfg_attr(feature = "ts", ts(type = "\"won\" | \"thirst\" | \"buried\" | \"swept\""))]
        reason: &'static str,
        thirsty: SeatSet,
    },
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TileView {
    /// Identifies the tile for the whole game.
    pub id: u8,
    pub cell: Cell,
    pub back: Back,
    pub sand: u8,
    pub excavated: bool,
    /// `None` unless the tile is excavated or these viewers peeked at it.
    pub city: Option<City>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PawnView {
    pub seat: Seat,
    /// `None` until this seat has picked in the draft.
    pub role: Option<Role>,
    pub cell: Cell,
    pub water: u8,
    pub canteen: u8,
    /// Maximum number of sand markers that one action removes.
    pub shovel: u8,
    pub gear: Vec<Gear>,
    pub has_shield: bool,
    pub is_buried: bool,
}

/// An adventurer that has not been picked yet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OfferView {
    pub role: Role,
    pub canteen: u8,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PartView {
    pub part: Part,
    pub at: PartAt,
    /// Current cells of the excavated clues.
    pub row_clue: Option<Cell>,
    pub column_clue: Option<Cell>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StormView {
    /// Cards per turn.
    pub level: u8,
    pub meter: u8,
    /// Cards per turn at each tick. The skull follows the last tick.
    pub ticks: &'static [u8],
    pub n_left: u8,
    /// Cards of the pile that these viewers know, from the top.
    pub known: Vec<KnownCard>,
    /// Number of each card left in the pile. Public, because the discard is.
    pub rest: Vec<CardCount>,
    /// Discarded cards, latest last.
    pub discard: Vec<StormCard>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct KnownCard {
    pub nth: u8,
    pub card: StormCard,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CardCount {
    pub card: StormCard,
    pub n: u8,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GearView {
    pub n_left: u8,
    /// Number of each card left in the pile.
    pub rest: Vec<GearCount>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GearCount {
    pub gear: Gear,
    pub n: u8,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GuidedView {
    pub whom: Seat,
    pub n_left: u8,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RequestView {
    pub by: Seat,
    pub action: Action,
    pub asked: SeatSet,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SwitchesView {
    pub storm_pause: StormPause,
    pub meteo_reorder: bool,
    pub zero_is_death: bool,
    pub peek_shared: bool,
    pub ask_before_moving_me: bool,
    pub pad_parts: PadParts,
    pub dig_beside: DigBeside,
    pub meteo_bury: MeteoBury,
    pub well_reach: WellReach,
    pub sharing: Sharing,
}

impl View {
    pub(crate) fn of(state: &State, viewers: SeatSet) -> View {
        View {
            phase: PhaseView::of(state.phase),
            turn: state.turn,
            actions_left: state.actions_left,
            n_fewer: state.n_fewer,
            eye: state.board.eye(),
            supply: state.board.supply(),
            sand_total: state.board.sand_total(),
            tiles: view_tiles(state, viewers),
            crew: state.all_seats().iter().map(|seat| view_pawn(state, seat)).collect(),
            on_offer: view_offer(state),
            parts: Part::ALL.iter().map(|&part| view_part(state, part)).collect(),
            storm: view_storm(state, viewers),
            gear: view_gear(state),
            guided: state
                .guided
                .map(|guided| GuidedView { whom: guided.whom, n_left: guided.n_left }),
            request: state.request.map(|request| RequestView {
                by: request.by,
                action: request.action,
                asked: request.asked,
            }),
            held_by: state.held_by,
            has_held: state.has_held,
            n_exchanges: state.n_exchanges,
            switches: SwitchesView {
                storm_pause: state.switches.storm_pause,
                meteo_reorder: state.is_on(Switch::MeteoReorder),
                zero_is_death: state.is_on(Switch::ZeroIsDeath),
                peek_shared: state.is_on(Switch::PeekShared),
                ask_before_moving_me: state.is_on(Switch::AskBeforeMovingMe),
                pad_parts: state.switches.pad_parts(),
                dig_beside: state.switches.dig_beside(),
                meteo_bury: state.switches.meteo_bury(),
                well_reach: state.switches.well_reach(),
                sharing: state.switches.sharing(),
            },
        }
    }

    /// Returns the tile on this cell, or `None` for the eye.
    pub fn tile(&self, cell: Cell) -> Option<&TileView> {
        self.tiles.iter().find(|tile| tile.cell == cell)
    }
}

impl PhaseView {
    fn of(phase: Phase) -> PhaseView {
        match phase {
            Phase::Drafting => PhaseView::Drafting,
            Phase::Acting => PhaseView::Acting,
            Phase::Looking { n_seen, n_placed, has_buried } => {
                PhaseView::Looking { n_seen, n_placed, has_buried }
            }
            Phase::Storm { n_left } => PhaseView::Storm { n_left },
            Phase::Sun { n_left } => PhaseView::Sun { n_left },
            Phase::Over(ending) => {
                let thirsty = match ending {
                    Ending::Thirst(seats) => seats,
                    Ending::Won | Ending::Buried | Ending::Swept => SeatSet::EMPTY,
                };
                PhaseView::Over { reason: ending.reason(), thirsty }
            }
        }
    }
}

fn view_tiles(state: &State, viewers: SeatSet) -> Vec<TileView> {
    let show = |cell: Cell| {
        let tile: &Tile = state.board.tile(cell);
        TileView {
            id: tile.id,
            cell,
            back: tile.back(),
            sand: tile.sand,
            excavated: state.board.excavated().has(cell),
            city: tile.city.seen_by(viewers).copied(),
        }
    };
    state.board.ground().iter().map(show).collect()
}

fn view_pawn(state: &State, seat: Seat) -> PawnView {
    let pawn = state.pawn(seat);
    let is_cast = state.phase != Phase::Drafting || seat < state.turn;
    let cards = pawn.gear.iter();
    PawnView {
        seat,
        role: is_cast.then_some(pawn.role),
        cell: pawn.cell,
        water: pawn.water,
        canteen: if is_cast { pawn.role.canteen() } else { 0 },
        shovel: if is_cast { sand::shovel(state, seat) } else { 0 },
        gear: cards
            .flat_map(|gear| std::iter::repeat_n(gear, pawn.gear.count(gear) as usize))
            .collect(),
        has_shield: state.shields.has(seat),
        is_buried: is_cast && state.is_buried(seat),
    }
}

fn view_offer(state: &State) -> Vec<OfferView> {
    if state.phase != Phase::Drafting {
        return Vec::new();
    }
    let picked = state.all_seats().iter().filter(|seat| *seat < state.turn);
    let picked: Vec<Role> = picked.map(|seat| state.pawn(seat).role).collect();
    let free = Role::ALL.iter().filter(|role| !picked.contains(role));
    free.map(|&role| OfferView { role, canteen: role.canteen() }).collect()
}

fn view_part(state: &State, part: Part) -> PartView {
    PartView {
        part,
        at: state.parts[part as usize],
        row_clue: state.board.find(City::row_clue(part)),
        column_clue: state.board.find(City::column_clue(part)),
    }
}

pub(crate) fn view_storm(state: &State, viewers: SeatSet) -> StormView {
    let deck = &state.storm;
    let known = (1..=deck.n_left).filter_map(|nth| {
        let card = *deck.cards[deck.index_of_nth(nth)].seen_by(viewers)?;
        Some(KnownCard { nth, card })
    });
    // The discard grows downwards, so the last card drawn has the lowest index.
    let discard: Vec<StormCard> = deck.cards[deck.n_left as usize..]
        .iter()
        .rev()
        .filter_map(|card| card.seen_by(SeatSet::EVERYONE).copied())
        .collect();
    let rest = StormCard::all().map(|card| {
        let gone = discard.iter().filter(|&&drawn| drawn == card).count() as u8;
        CardCount { card, n: card.copies() - gone }
    });
    StormView {
        level: state.level(),
        meter: state.meter,
        ticks: track(state.n_seats),
        n_left: deck.n_left,
        known: known.collect(),
        rest: rest.collect(),
        discard,
    }
}

fn view_gear(state: &State) -> GearView {
    let drawn = state.gear.drawn();
    let rest = GEAR.map(|(gear, copies)| {
        let n_drawn = drawn.iter().filter(|&&card| card == gear).count() as u8;
        GearCount { gear, n: copies - n_drawn }
    });
    GearView { n_left: state.gear.n_left(), rest: rest.to_vec() }
}
