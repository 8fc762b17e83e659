//! Export of a state as a complete position.
use std::collections::BTreeMap;

use kernel::Seat;

use crate::{
    cards::Pile,
    data::{Good, Land},
    position::{HiddenCard, PlayerAt, Position},
    space::Space,
    state::State,
};

pub(crate) fn write_position(state: &State) -> Position {
    Position {
        options: state.switches.options(),
        players: state.all_seats().iter().map(|seat| write_player(state, seat)).collect(),
        turn: Some(state.turn),
        phase: state.phase,
        round: state.round,
        tiles: write_tiles(state),
        // Positions list the top card first, the deck stores it last.
        deck: write_pile(state, Pile::Deck).into_iter().rev().collect(),
        discard: state.cards.discard().to_vec(),
        ending: state.ending.list(),
    }
}

fn write_player(state: &State, seat: Seat) -> PlayerAt {
    let received = state.received[seat.index()];
    let goods = state.goods[seat.index()].truth();
    let held = Good::ALL.iter().map(|&good| (good, goods[good as usize]));
    PlayerAt {
        counter: Some(state.counter(seat)),
        received: (received > 0).then_some(received),
        stack: write_pile(state, Pile::Stack(seat)),
        n_stack: Some(state.n_stack(seat)),
        offer: state.cards.offer(seat).to_vec(),
        camels: state.board.camels(seat).iter().collect(),
        areas: write_areas(state, seat),
        markers: state.board.areas_of(seat).map(|area| area.mark.at).collect(),
        goods: held.filter(|&(_, n)| n > 0).collect(),
    }
}

/// Lists the areas if the markers alone do not determine them.
fn write_areas(state: &State, seat: Seat) -> BTreeMap<Space, Vec<Space>> {
    if !state.switches.board_rules().keeps_areas_apart {
        return BTreeMap::new();
    }
    let areas = state.board.areas_of(seat);
    areas.map(|area| (area.mark.at, area.spaces.iter().collect())).collect()
}

fn write_pile(state: &State, pile: Pile) -> Vec<HiddenCard> {
    state.cards.truth(pile).map(|(card, batch)| HiddenCard { card, batch }).collect()
}

fn write_tiles(state: &State) -> BTreeMap<Space, Land> {
    let mut tiles = BTreeMap::new();
    for &land in Land::ALL {
        let laid = state.board.showing(land).iter().filter(|at| at.printed().is_none());
        tiles.extend(laid.map(|at| (at, land)));
    }
    tiles
}
