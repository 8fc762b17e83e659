//! Builds a state from a position and deals the cards that it leaves open.
use kernel::{GameRng, PositionError, Seat, SeatSet, Secret};

use super::error;
use crate::{
    cards::{Cards, Pile},
    data::{
        CAMELS, Card, Cause, DECK, Good, Land, MARKERS, N_CARDS, N_GOODS, N_SEATS, OFFER_MAX, STACK,
    },
    position::{HiddenCard, PhaseAt, PlayerAt, Position},
    setup,
    state::{Phase, State},
};

pub(super) fn fill(position: &Position, rng: &mut dyn GameRng) -> Result<State, PositionError> {
    let seats = u8::try_from(position.players.len()).unwrap_or(u8::MAX);
    setup::check(seats).map_err(|problem| PositionError::new("players", problem.to_string()))?;
    let mut state = setup::empty(&position.options, seats);
    state.round = position.round;
    fill_counters(&mut state, position)?;
    fill_tiles(&mut state, position)?;
    for (index, at) in position.players.iter().enumerate() {
        fill_pieces(&mut state, position, index, at)?;
    }
    check_goods(position)?;
    state.cards = fill_cards(position, rng)?;
    let turn = position.turn.unwrap_or_else(|| state.holder(1));
    if !state.has_seat(turn) {
        return error("turn", format!("no such seat: {}", turn.index()));
    }
    crate::flow::place(&mut state, turn, read_phase(&position.phase));
    fill_ending(&mut state, position);
    Ok(state)
}

const fn read_phase(phase: &PhaseAt) -> Phase {
    match *phase {
        // The round starts only after validation.
        PhaseAt::Begin | PhaseAt::Offering => Phase::Offering,
        PhaseAt::Announcing => Phase::Announcing,
        PhaseAt::Accepting => Phase::Accepting,
        PhaseAt::Resolving => Phase::Resolving,
        PhaseAt::Tiling { card, n_left } => Phase::Tiling { card, n_left },
        PhaseAt::Marking { card, n_left, at } => Phase::Marking { card, n_left, at },
        PhaseAt::Herding { card, n_left } => Phase::Herding { card, n_left },
        PhaseAt::Free => Phase::Free,
        PhaseAt::FreeMarking { land, at } => Phase::FreeMarking { land, at },
        PhaseAt::FreeDone => Phase::FreeDone,
        PhaseAt::Over => Phase::Over,
    }
}

fn fill_counters(state: &mut State, position: &Position) -> Result<(), PositionError> {
    let n_listed = position.players.iter().filter(|at| at.counter.is_some()).count();
    for (index, at) in position.players.iter().enumerate() {
        let field = format!("players.{index}.counter");
        let counter = match at.counter {
            Some(counter) => counter,
            None if n_listed == 0 => index as u8 + 1,
            None => return error(field, "give counters for all players or for none"),
        };
        if !(1..=state.n_seats).contains(&counter) {
            return error(field, format!("must be from 1 to {}", state.n_seats));
        }
        if state.counters[..index].contains(&counter) {
            return error(field, format!("another player has counter {counter}"));
        }
        state.counters[index] = counter;
    }
    for (index, at) in position.players.iter().enumerate() {
        let field = format!("players.{index}.received");
        let Some(counter) = at.received else {
            continue;
        };
        if !(1..=state.n_seats).contains(&counter) {
            return error(field, format!("must be from 1 to {}", state.n_seats));
        }
        if state.received[..index].contains(&counter) {
            return error(field, format!("another player has received counter {counter}"));
        }
        state.received[index] = counter;
    }
    Ok(())
}

fn fill_tiles(state: &mut State, position: &Position) -> Result<(), PositionError> {
    for (&at, &land) in &position.tiles {
        let field = format!("tiles.{at}");
        if at.is_path() {
            return error(field, "a tile cannot be on the camel path");
        }
        if at.printed().is_some() {
            return error(field, "this space has printed land");
        }
        if state.board.stock(land) == 0 {
            return error(field, format!("there are only {} {land} tiles", land.stock()));
        }
        state.board.place_tile_unlinked(at, land);
    }
    Ok(())
}

fn fill_pieces(
    state: &mut State,
    position: &Position,
    index: usize,
    at: &PlayerAt,
) -> Result<(), PositionError> {
    let seat = Seat::new(index as u8);
    if at.markers.len() > MARKERS {
        return error(format!("players.{index}.markers"), format!("at most {MARKERS} markers"));
    }
    for &space in &at.markers {
        let field = format!("players.{index}.markers");
        let Some(&land) = position.tiles.get(&space) else {
            return error(field, format!("there is no tile on {space}"));
        };
        if state.board.area_at(space).is_some() {
            return error(field, format!("the area around {space} already has a marker"));
        }
        state.board.mark(seat, space, land);
    }
    if at.camels.len() > CAMELS as usize {
        return error(format!("players.{index}.camels"), format!("at most {CAMELS} camels"));
    }
    for &space in &at.camels {
        let field = format!("players.{index}.camels");
        if !space.is_path() {
            return error(field, format!("{space} is not on the camel path"));
        }
        if state.board.camel_at(space).is_some() {
            return error(field, format!("there are two camels on {space}"));
        }
        state.board.place_camel(seat, space);
    }
    let mut goods = [0; N_GOODS];
    for (&good, &n) in &at.goods {
        goods[good as usize] = n;
    }
    let is_over = position.phase == PhaseAt::Over;
    let viewers = if is_over { SeatSet::EVERYONE } else { state.switches.marker_viewers(seat) };
    state.goods[index] = Secret::new(goods, viewers);
    Ok(())
}

fn check_goods(position: &Position) -> Result<(), PositionError> {
    for &good in Good::ALL {
        let held = position.players.iter().filter_map(|at| at.goods.get(&good));
        let n: u32 = held.map(|&n| u32::from(n)).sum();
        if n > u32::from(good.stock()) {
            let problem = format!("{n} {good} markers, but there are only {}", good.stock());
            return error("players", problem);
        }
    }
    Ok(())
}

/// Adds the listed causes, then those visible on the board.
fn fill_ending(state: &mut State, position: &Position) {
    for &cause in &position.ending {
        state.ending.add(cause);
    }
    for &land in Land::ALL {
        if state.board.stock(land) == 0 {
            state.ending.add(Cause::out(land));
        }
    }
    if state.switches.end_on_full_path && state.board.free_path().is_empty() {
        state.ending.add(Cause::PathFull);
    }
}

/// The cards not used yet: first takes listed cards, then deals the rest.
struct Pool {
    left: Vec<Card>,
}

impl Pool {
    fn take(&mut self, field: &str, wanted: Card) -> Result<Card, PositionError> {
        let Some(index) = self.left.iter().position(|&card| card == wanted) else {
            return error(field, format!("too many {wanted} cards"));
        };
        Ok(self.left.remove(index))
    }

    fn take_hidden(
        &mut self,
        field: &str,
        wanted: &[HiddenCard],
    ) -> Result<Vec<(Card, u8)>, PositionError> {
        wanted.iter().map(|at| Ok((self.take(field, at.card)?, at.batch))).collect()
    }

    // The last card is dealt without `rng`, so that complete positions need no randomness.
    fn deal(&mut self, rng: &mut dyn GameRng) -> Option<Card> {
        match self.left.len() {
            0 => None,
            1 => self.left.pop(),
            n => Some(self.left.swap_remove(rng.below(n as u32) as usize)),
        }
    }
}

fn fill_cards(position: &Position, rng: &mut dyn GameRng) -> Result<Cards, PositionError> {
    let mut pool = Pool { left: DECK.to_vec() };
    let mut stacks: Vec<Vec<(Card, u8)>> = vec![Vec::new(); N_SEATS];
    let mut offers: Vec<Vec<(Card, u8)>> = vec![Vec::new(); N_SEATS];
    let mut discard = Vec::new();
    for &card in &position.discard {
        discard.push((pool.take("discard", card)?, 0));
    }
    for (index, at) in position.players.iter().enumerate() {
        let field = format!("players.{index}.offer");
        if at.offer.len() > OFFER_MAX as usize {
            return error(field, format!("an offer has at most {OFFER_MAX} cards"));
        }
        for &card in &at.offer {
            offers[index].push((pool.take(&field, card)?, 0));
        }
        stacks[index] = pool.take_hidden(&format!("players.{index}.stack"), &at.stack)?;
    }
    let mut deck = pool.take_hidden("deck", &position.deck)?;
    for (index, at) in position.players.iter().enumerate() {
        let field = format!("players.{index}.n_stack");
        let n_listed = at.stack.len();
        let wanted = match at.n_stack {
            Some(n) => n as usize,
            None if n_listed > 0 => n_listed,
            None => STACK as usize,
        };
        if wanted < n_listed {
            return error(field, format!("less than the {n_listed} listed cards"));
        }
        while stacks[index].len() < wanted {
            let Some(card) = pool.deal(rng) else {
                return error(field, format!("there are only {N_CARDS} cards"));
            };
            stacks[index].push((card, 0));
        }
    }
    while let Some(card) = pool.deal(rng) {
        deck.push((card, 0));
    }
    // Positions list the top card first, the deck stores it last.
    deck.reverse();
    let mut piles = vec![deck];
    piles.append(&mut stacks);
    piles.append(&mut offers);
    piles.push(discard);
    debug_assert_eq!(piles.len(), Pile::all().count());
    Ok(Cards::of_piles(&piles).expect("the pool deals all 54 cards"))
}
