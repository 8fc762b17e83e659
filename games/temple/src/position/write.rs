//! Exports a state as a complete position, so that importing it again deals nothing.
use std::collections::BTreeMap;

use kernel::{Seat, SeatSet};

use super::{
    CardsAt, EffortAt, LavaAt, LookAt, PlayerAt, Position, StatusAt, TurnAt, WallsAt, phase,
};
use crate::{
    board::{N_TILES, Space},
    cards::{CardSet, places},
    data::{Deck, Glyph, N_DECKS, N_TREASURES, Sun},
    position::lay,
    state::{Effort, Look, Phase, Player, State, Status},
};

pub(crate) fn write_down(state: &State) -> Position {
    let n_dealt = 2 * state.n_seats as usize;
    Position {
        options: state.options,
        varieties: state.varieties.iter().collect(),
        players: state.all_seats().iter().map(|seat| write_player(state, seat)).collect(),
        phase: phase::write(state),
        awaited: Some(state.awaited),
        round: state.round,
        keeper: state.keeper,
        dice: state.dice.iter().copied().filter(|&face| face > 0).collect(),
        turn: state.is_in_turn().then_some(TurnAt {
            seat: state.turn.seat,
            actions: state.turn.actions,
            monkey_used: state.turn.is_monkey_used,
            barred: state.turn.barred,
            over: state.turn.is_over,
            looked: state.turn.has_looked,
        }),
        adventurers: state.adventurers[n_dealt..].iter().map(|it| *it.truth()).collect(),
        decks: write_decks(state),
        piles: write_piles(state),
        gone: write_cards(state, state.gone),
        seen: write_seen(state),
        lava: write_lava(state),
        walls: write_walls(state),
        boulder: state.boulder_at(),
        planks: Some(state.planks),
        webs: Some([Space::C12, Space::C24].into_iter().filter(|&at| state.has_web(at)).collect()),
        door: Some(state.has_door),
        suns: Sun::ALL.iter().copied().filter(|&sun| state.is_sun_open(sun)).collect(),
        cache: Some(state.cache),
        collapsing: state.is_collapsing,
        clock: state.clock,
        sealed: state.ending.is_sealed,
    }
}

fn write_player(state: &State, seat: Seat) -> PlayerAt {
    let player = state.player(seat);
    let held = write_cards(state, player.hand);
    let n_caskets = held.cards.iter().filter(|card| card.is_casket()).count();
    let is_counted = state.phase == Phase::Over && player.status == Status::Out;
    let caskets = &state.ending.caskets[seat.index()];
    PlayerAt {
        status: write_status(player),
        adventurers: (0..2)
            .map(|index| *state.adventurers[2 * seat.index() + index].truth())
            .collect(),
        second: player.is_second,
        token_used: player.is_token_used,
        at: player.at,
        hand: held.cards,
        places: held.places,
        wounds: player.n_wounds,
        supplies: player.n_supplies,
        gravel: player.n_gravel,
        stuck: player.is_stuck,
        lying: player.is_lying,
        supply_taken: player.has_taken_supply,
        level: Some(player.level),
        ready: player.is_ready,
        picks_second: player.pick == 1,
        marked: player.marked.iter().collect(),
        effort: match player.effort {
            Effort::Brace => Some(EffortAt::Brace),
            Effort::Shed => Some(EffortAt::Shed),
            Effort::Pass => None,
        },
        look: player.look.map(|look| match look {
            Look::Clue(zone) => LookAt::Clue(zone),
            Look::Tile(at) => LookAt::Tile(at),
        }),
        caskets: if is_counted { caskets[..n_caskets].to_vec() } else { Vec::new() },
        total: state.ending.totals[seat.index()],
    }
}

const fn write_status(player: &Player) -> StatusAt {
    match player.status {
        Status::In => StatusAt::In,
        Status::Waiting => StatusAt::Waiting,
        Status::Out => StatusAt::Out,
        Status::Dead => StatusAt::Dead,
    }
}

fn write_cards(state: &State, cards: CardSet) -> CardsAt {
    CardsAt {
        cards: cards.iter().map(|card| state.faces.truth(card)).collect(),
        places: cards.iter().collect(),
    }
}

fn write_decks(state: &State) -> BTreeMap<Deck, Vec<crate::data::Treasure>> {
    let rest = |&deck: &Deck| {
        let left = places(deck).skip(state.faces.n_drawn(deck) as usize);
        (deck, left.map(|card| state.faces.truth(card as u8)).collect())
    };
    Deck::ALL[..N_DECKS].iter().map(rest).collect()
}

fn write_piles(state: &State) -> BTreeMap<Space, CardsAt> {
    let has_pile = |at: &&Space| state.has_pile(**at);
    let pile = |&at: &Space| (at, write_cards(state, state.pile(at)));
    Space::ALL.iter().filter(has_pile).map(pile).collect()
}

fn write_seen(state: &State) -> BTreeMap<u8, SeatSet> {
    let differs =
        |card: &u8| state.faces.known_to(*card) != lay::default_card_knowers(state, *card);
    let entry = |card: u8| (card, state.faces.known_to(card));
    (0..N_TREASURES as u8).filter(differs).map(entry).collect()
}

fn write_lava(state: &State) -> LavaAt {
    let lava = &state.lava;
    let tiles = |is_listed: &dyn Fn(usize) -> bool| {
        (0..N_TILES).filter(|&tile| is_listed(tile)).map(Space::of_tile).collect()
    };
    let mut numbers_seen = BTreeMap::new();
    for &glyph in Glyph::ALL {
        let known = lava.numbers[glyph as usize].known_to();
        if known != lay::default_pair_knowers(state, glyph) {
            numbers_seen.insert(glyph, known);
        }
    }
    let mut clues_seen = BTreeMap::new();
    for clue in 0..lava.n_clues {
        let known = lava.clues[clue as usize].known_to();
        if known != lay::default_clue_knowers(state, clue as usize) {
            clues_seen.insert(clue + 1, known);
        }
    }
    LavaAt {
        masked: lava.is_masked,
        glyphs: lava.glyphs.iter().map(|glyph| *glyph.truth()).collect(),
        numbers: lava.numbers.iter().map(|number| *number.truth()).collect(),
        clues: lava.clues[..lava.n_clues as usize].iter().map(|clue| *clue.truth()).collect(),
        flipped: tiles(&|tile| lava.is_flipped(tile) && !lava.is_hole(tile)),
        searched: tiles(&|tile| lava.is_searched(tile)),
        holes: tiles(&|tile| lava.is_hole(tile)),
        numbers_seen,
        clues_seen,
    }
}

fn write_walls(state: &State) -> WallsAt {
    let cards = state.walls.cards.iter().map(|card| *card.truth());
    let n = state.walls.n_revealed as usize;
    WallsAt {
        orange: state.walls.orange,
        grey: state.walls.grey,
        revealed: Some(cards.clone().take(n).collect()),
        deck: cards.skip(n).collect(),
    }
}
