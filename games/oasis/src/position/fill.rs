//! Builds a state from a position and deals the cards that it leaves unspecified.
use kernel::{GameRng, PositionError, Seat, SeatSet, Secret};

use crate::{
    board::Mark,
    cards::{Cards, Pile},
    data::{Card, Cause, DECK, Land, MARKERS, N_CARDS, N_GOODS, N_SEATS, STACK},
    flow,
    position::{HiddenCard, PlayerAt, Position},
    setup,
    space::{Ground, Space, TILE_SPACES},
    state::{Phase, State},
};

fn error<T>(field: impl Into<String>, problem: impl Into<String>) -> Result<T, PositionError> {
    Err(PositionError::new(field, problem))
}

/// Builds a state that contains every component but need not be consistent otherwise.
pub(super) fn fill(position: &Position, rng: &mut dyn GameRng) -> Result<State, PositionError> {
    let seats = u8::try_from(position.players.len()).unwrap_or(u8::MAX);
    setup::check(seats).map_err(|problem| PositionError::new("players", problem.to_string()))?;
    let mut state = setup::empty(&position.options, seats);
    state.round = position.round;
    fill_tiles(&mut state, position)?;
    for (index, at) in position.players.iter().enumerate() {
        if let Some(space) = at.areas.keys().find(|space| !at.markers.contains(space)) {
            let field = format!("players.{index}.areas");
            return error(field, format!("the player has no marker on {space}"));
        }
    }
    // Listed areas come first, so that other markers do not take their spaces.
    for is_listed in [true, false] {
        for (seat, at) in state.all_seats().iter().zip(&position.players) {
            let markers = at.markers.iter();
            for &space in markers.filter(|space| at.areas.contains_key(space) == is_listed) {
                fill_marker(&mut state, position, seat, space)?;
            }
        }
    }
    for (seat, at) in state.all_seats().iter().zip(&position.players) {
        state.counters[seat.index()] = at.counter.unwrap_or(seat.index() as u8 + 1);
        state.received[seat.index()] = at.received.unwrap_or(0);
        fill_pieces(&mut state, position, seat, at)?;
    }
    state.cards = fill_cards(position, rng)?;
    let first = state.all_seats().iter().find(|&seat| state.counter(seat) == 1);
    let turn = position.turn.or(first).unwrap_or(Seat::new(0));
    flow::set_turn_and_phase(&mut state, turn, position.phase);
    fill_ending(&mut state, position);
    Ok(state)
}

fn fill_tiles(state: &mut State, position: &Position) -> Result<(), PositionError> {
    for (&at, &land) in &position.tiles {
        let field = format!("tiles.{at}");
        if !TILE_SPACES.has(at) {
            return error(field, "a tile cannot be on the camel path or on a printed space");
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
    seat: Seat,
    at: &PlayerAt,
) -> Result<(), PositionError> {
    for &space in &at.camels {
        let field = format!("players.{}.camels", seat.index());
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
    let viewers = if position.phase == Phase::Over {
        SeatSet::EVERYONE
    } else {
        state.switches.marker_viewers(seat)
    };
    state.goods[seat.index()] = Secret::new(goods, viewers);
    Ok(())
}

fn fill_marker(
    state: &mut State,
    position: &Position,
    seat: Seat,
    at: Space,
) -> Result<(), PositionError> {
    let field = format!("players.{}.markers", seat.index());
    let Some(&land) = position.tiles.get(&at) else {
        return error(field, format!("there is no tile on {at}"));
    };
    if state.board.spare_markers(seat, land) == 0 {
        return error(field, format!("there are only {MARKERS} markers for {land}"));
    }
    if state.board.owner_at(at).is_some() {
        return error(field, format!("the area around {at} already has a marker"));
    }
    let Some(listed) = position.players[seat.index()].areas.get(&at) else {
        state.board.mark(seat, at, land);
        return Ok(());
    };
    let field = format!("players.{}.areas", seat.index());
    if !state.switches.board_rules().keeps_areas_apart {
        return error(field, "areas are listed only with `placement` `own_ban`");
    }
    let mut spaces = Ground::NONE;
    for &space in listed {
        if space.is_path() || !state.board.neutral(land).has(space) {
            return error(field, format!("{space} shows no {land} or is in another area"));
        }
        spaces = spaces.or(Ground::only(space));
    }
    if !spaces.has(at) || Ground::only(at).flood(spaces) != spaces {
        return error(field, format!("the spaces listed for {at} do not connect to it"));
    }
    state.board.mark_spaces(seat, Mark { at, land }, spaces);
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

/// The cards not used yet: listed ones are taken before the rest is dealt.
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
