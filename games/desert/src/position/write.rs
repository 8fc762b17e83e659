//! Exports a state as a complete position, hidden information included.
use crate::{
    cell::Cell,
    data::Part,
    position::{KnownTo, PawnAt, PileCard, Position, RequestAt, TileAt},
    state::{PartAt, Phase, State},
};
use kernel::Seat;

pub(crate) fn export(state: &State) -> Position {
    Position {
        options: state.switches.options(state.board.sand_total()),
        crew: state.all_seats().iter().map(|seat| write_pawn(state, seat)).collect(),
        turn: state.turn,
        phase: state.phase,
        actions_left: state.actions_left,
        n_fewer: state.n_fewer,
        eye: state.board.eye(),
        tiles: state.board.ground().iter().map(|cell| (cell, write_tile(state, cell))).collect(),
        parts: write_parts(state),
        meter: Some(state.meter),
        storm_pile: write_pile(state),
        storm_discard: state.storm.cards[state.storm.n_left as usize..]
            .iter()
            .rev()
            .map(|card| *card.truth())
            .collect(),
        gear_pile: state.gear.truth().iter().rev().copied().collect(),
        gear_drawn: state.gear.drawn().iter().rev().copied().collect(),
        guided: state.guided,
        request: state.request.map(|request| RequestAt {
            by: request.by,
            action: request.action.to_string(),
            asked: request.asked,
        }),
        held_by: state.held_by,
        has_held: state.has_held,
        n_exchanges: state.n_exchanges,
        n_clocks: state.n_clocks,
    }
}

fn write_pawn(state: &State, seat: Seat) -> PawnAt {
    let pawn = state.pawn(seat);
    let is_cast = state.phase != Phase::Drafting || seat < state.turn;
    let cards = pawn.gear.iter();
    PawnAt {
        role: is_cast.then_some(pawn.role),
        cell: Some(pawn.cell),
        water: is_cast.then_some(pawn.water),
        gear: cards
            .flat_map(|gear| std::iter::repeat_n(gear, pawn.gear.count(gear) as usize))
            .collect(),
        has_shield: state.shields.has(seat),
    }
}

fn write_tile(state: &State, cell: Cell) -> TileAt {
    let tile = state.board.tile(cell);
    let excavated = state.board.excavated().has(cell);
    TileAt {
        id: Some(tile.id),
        back: Some(tile.back()),
        city: Some(*tile.city.truth()),
        sand: tile.sand,
        excavated,
        // An excavated tile is public, so its viewers are left out.
        known_to: if excavated { KnownTo::default() } else { KnownTo::of(tile.city.known_to()) },
    }
}

fn write_parts(state: &State) -> std::collections::BTreeMap<Part, PartAt> {
    let all = Part::ALL.iter().map(|&part| (part, state.parts[part as usize]));
    all.filter(|&(_, at)| at != PartAt::Hidden).collect()
}

fn write_pile(state: &State) -> Vec<PileCard> {
    let pile = state.storm.cards[..state.storm.n_left as usize].iter().rev();
    pile.map(|card| PileCard { card: *card.truth(), known_to: KnownTo::of(card.known_to()) })
        .collect()
}
