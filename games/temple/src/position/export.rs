//! Exports a state as a complete position, so that nothing is dealt when it is imported again.
use std::collections::BTreeMap;

use kernel::{Seat, SeatSet};

use super::{
    CardAt, LavaAt, PlayerAt, Position, WallsAt,
    import::{card_viewers, clue_viewers, number_viewers},
};
use crate::{
    board::{N_TILES, Space},
    cards::{CardSet, places},
    data::{Deck, Glyph, N_DECKS, N_TREASURES},
    state::State,
};

pub(crate) fn export(state: &State) -> Position {
    let n_dealt = 2 * state.n_seats as usize;
    let has_pile = |at: &&Space| state.has_pile(**at);
    Position {
        options: state.options,
        varieties: state.varieties.iter().collect(),
        players: state.all_seats().iter().map(|seat| export_player(state, seat)).collect(),
        phase: Some(state.phase),
        awaited: Some(state.awaited),
        round: state.round,
        keeper: state.keeper,
        dice: state.dice,
        turn: state.is_in_turn().then_some(state.turn),
        adventurers: state.adventurers[n_dealt..].iter().map(|it| *it.truth()).collect(),
        decks: Deck::ALL[..N_DECKS].iter().map(|&deck| (deck, rest_of(state, deck))).collect(),
        piles: Space::ALL
            .iter()
            .filter(has_pile)
            .map(|&at| (at, export_cards(state, state.pile(at))))
            .collect(),
        gone: export_cards(state, state.gone),
        seen: additional_viewers(0..N_TREASURES as u8, |card| {
            (state.faces.known_to(card), card_viewers(state, card))
        }),
        lava: export_lava(state),
        walls: export_walls(state),
        boulder: state.boulder_at(),
        planks: Some(state.planks),
        door: Some(state.has_door),
        cache: Some(state.cache),
        collapsing: state.is_collapsing,
        clock: state.clock,
    }
}

fn export_player(state: &State, seat: Seat) -> PlayerAt {
    let player = state.player(seat);
    let caskets = state.caskets[seat.index()];
    PlayerAt {
        status: player.status,
        adventurers: state.dealt(seat).iter().map(|it| *it.truth()).collect(),
        second: player.is_second,
        token_used: player.is_token_used,
        at: player.at,
        hand: export_cards(state, player.hand),
        wounds: player.n_wounds,
        supplies: player.n_supplies,
        gravel: player.n_gravel,
        stuck: player.is_stuck,
        lying: player.is_lying,
        supply_taken: player.has_taken_supply,
        level: Some(player.level),
        ready: player.is_ready,
        picks_second: player.pick == 1,
        marked: player.marked,
        effort: player.effort,
        look: player.look,
        caskets: caskets.into_iter().filter(|&value| value > 0).collect(),
    }
}

fn export_cards(state: &State, cards: CardSet) -> Vec<CardAt> {
    let card = |card| CardAt { face: state.faces.truth(card), place: Some(card) };
    cards.iter().map(card).collect()
}

fn rest_of(state: &State, deck: Deck) -> Vec<crate::data::Treasure> {
    let left = places(deck).skip(state.faces.n_drawn(deck) as usize);
    left.map(|card| state.faces.truth(card as u8)).collect()
}

/// Returns the seats that know each item, omitting items known only to the seats that would know
/// them by default.
fn additional_viewers<K: Ord + Copy>(
    keys: impl IntoIterator<Item = K>,
    viewers: impl Fn(K) -> (SeatSet, SeatSet),
) -> BTreeMap<K, SeatSet> {
    let entry = |key| {
        let (known_to, default) = viewers(key);
        (known_to != default).then_some((key, known_to))
    };
    keys.into_iter().filter_map(entry).collect()
}

fn export_lava(state: &State) -> LavaAt {
    let lava = &state.lava;
    let spaces = |is_listed: &dyn Fn(usize) -> bool| {
        (0..N_TILES).filter(|&tile| is_listed(tile)).map(Space::of_tile).collect()
    };
    LavaAt {
        masked: Some(lava.is_masked),
        glyphs: lava.glyphs.iter().map(|glyph| *glyph.truth()).collect(),
        numbers: lava.numbers.iter().map(|number| *number.truth()).collect(),
        clues: lava.clues[..lava.n_clues as usize].iter().map(|clue| *clue.truth()).collect(),
        flipped: spaces(&|tile| lava.is_flipped(tile)),
        searched: spaces(&|tile| lava.is_searched(tile)),
        numbers_seen: additional_viewers(Glyph::ALL.iter().copied(), |glyph| {
            (lava.numbers[glyph as usize].known_to(), number_viewers(state, glyph))
        }),
        clues_seen: additional_viewers(1..=lava.n_clues, |clue| {
            let index = clue as usize - 1;
            (lava.clues[index].known_to(), clue_viewers(state, index))
        }),
    }
}

fn export_walls(state: &State) -> WallsAt {
    let cards = state.walls.cards.iter().map(|card| *card.truth());
    let n = state.walls.n_revealed as usize;
    WallsAt { revealed: cards.clone().take(n).collect(), deck: cards.skip(n).collect() }
}
