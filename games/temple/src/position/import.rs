//! Builds a state from a position and deals everything that the position leaves open. The
//! invariants of every state then decide whether the position is valid.
use kernel::{GameRng, PositionError, Seat, SeatSet, Secret, SetupError};

use super::{CardAt, Position};
use crate::{
    board::{N_TILES, Space, TRACK_END},
    cards::{self, Card, CardSet, places},
    data::{
        Adventurer, Deck, Glyph, N_ADVENTURERS, N_DECKS, N_GLYPHS, N_TREASURES, STATUE, TREASURES,
        Treasure, Variety, WALL_CARDS, WallCard, load_level,
    },
    flow, invariants,
    rules::{exchange, looks},
    setup::{self, table::new_player},
    state::{Exchange, Look, Phase, Player, State, Status},
    walls::Walls,
};

/// Checks a position and deals everything that it leaves open.
pub(crate) fn import(position: &Position, rng: &mut dyn GameRng) -> Result<State, PositionError> {
    let seats = u8::try_from(position.players.len()).unwrap_or(u8::MAX);
    setup::check(&position.options, seats).map_err(|problem| {
        let is_seats = matches!(problem, SetupError::SeatCount { .. });
        PositionError::new(if is_seats { "players" } else { "options" }, problem.to_string())
    })?;
    let mut state = setup::empty_table(&position.options, seats);
    for &card in &position.varieties {
        state.varieties = state.varieties.with(card);
    }
    place_pieces(&mut state, position)?;
    place_players(&mut state, position)?;
    deal_adventurers(&mut state, position, rng)?;
    deal_cards(&mut state, position, rng)?;
    deal_lava(&mut state, position, rng)?;
    deal_walls(&mut state, position, rng)?;
    place_knowledge(&mut state, position)?;
    invariants::check(&state)?;
    if position.phase.is_none() {
        flow::begin_first_round(&mut state, rng);
    }
    Ok(state)
}

fn error<T>(field: impl Into<String>, problem: impl Into<String>) -> Result<T, PositionError> {
    Err(PositionError::new(field, problem))
}

fn place_pieces(state: &mut State, position: &Position) -> Result<(), PositionError> {
    state.boulder = match position.boulder.track() {
        Some(track) => track,
        None if position.boulder == Space::Exit => TRACK_END,
        None => return error("boulder", "the boulder must be on a corridor space or the exit"),
    };
    state.planks = position.planks.unwrap_or_else(|| setup::table::n_planks(state));
    state.has_door = position.door.unwrap_or_else(|| setup::table::can_have_door(state));
    state.cache = position.cache.unwrap_or_else(|| setup::table::cache_max(state));
    state.is_collapsing = position.collapsing;
    state.clock = position.clock;
    state.keeper = position.keeper;
    state.round = match position.phase {
        Some(_) => position.round,
        None => position.round.saturating_sub(1),
    };
    state.dice = position.dice;
    let turn = position.turn.map(|turn| turn.seat);
    let awaited = position.awaited.or(turn).unwrap_or(position.keeper);
    // A new round begins once everything has been checked.
    flow::set_phase(state, awaited, position.phase.unwrap_or(Phase::Briefing));
    if let Some(turn) = position.turn {
        flow::set_turn(state, turn);
    }
    invariants::check_seats(state)
}

fn place_players(state: &mut State, position: &Position) -> Result<(), PositionError> {
    for (player, at) in state.players.iter_mut().zip(&position.players) {
        *player = Player {
            status: at.status,
            is_second: at.second,
            is_token_used: at.token_used || matches!(at.status, Status::Waiting | Status::Dead),
            at: if at.status == Status::Out { Space::Exit } else { at.at },
            n_wounds: at.wounds,
            n_supplies: at.supplies,
            n_gravel: at.gravel,
            is_stuck: at.stuck,
            is_lying: at.lying,
            has_taken_supply: at.supply_taken,
            is_ready: at.ready,
            pick: u8::from(at.picks_second),
            marked: at.marked,
            effort: at.effort,
            look: at.look,
            ..new_player()
        };
    }
    for (seat, at) in state.all_seats().iter().zip(&position.players) {
        let n_cards = at.hand.len() + usize::from(at.wounds) + usize::from(at.supplies);
        let is_loaded = state.is_loaded() && state.player(seat).is_in();
        let default = if is_loaded { load_level(n_cards.min(255) as u8) } else { 0 };
        state.player_mut(seat).level = at.level.unwrap_or(default);
        let caskets = &mut state.caskets[seat.index()];
        if at.caskets.len() > caskets.len() {
            return error(format!("players.{}.caskets", seat.index()), "there are six caskets");
        }
        caskets[..at.caskets.len()].copy_from_slice(&at.caskets);
    }
    Ok(())
}

/// Completes a list to `n` items by dealing items from `all` that are not in it.
fn complete<T: Copy + PartialEq>(
    field: &str,
    named: &[T],
    all: &[T],
    n: usize,
    rng: &mut dyn GameRng,
) -> Result<Vec<T>, PositionError> {
    if named.len() > n {
        return error(field, format!("at most {n} values are possible"));
    }
    let mut left = all.to_vec();
    let mut list = Vec::with_capacity(n);
    for item in named {
        let Some(index) = left.iter().position(|other| other == item) else {
            return error(field, "contains an unknown value, or one too often");
        };
        list.push(left.swap_remove(index));
    }
    while list.len() < n {
        if left.is_empty() {
            return error(field, "no values are left to be dealt");
        }
        list.push(left.swap_remove(rng.below(left.len() as u32) as usize));
    }
    Ok(list)
}

/// Assigns two adventurers per seat, then the undealt ones.
fn deal_adventurers(
    state: &mut State,
    position: &Position,
    rng: &mut dyn GameRng,
) -> Result<(), PositionError> {
    let mut named = position.adventurers.clone();
    for (index, at) in position.players.iter().enumerate() {
        if at.adventurers.len() > 2 {
            return error(format!("players.{index}.adventurers"), "each player has two");
        }
        named.extend(&at.adventurers);
    }
    let dealt = complete("adventurers", &named, Adventurer::ALL, N_ADVENTURERS, rng)?;
    let mut rest = dealt[named.len()..].iter().copied();
    let n_dealt = 2 * position.players.len();
    for index in 0..N_ADVENTURERS {
        let named = match position.players.get(index / 2) {
            Some(at) => at.adventurers.get(index % 2),
            None => position.adventurers.get(index - n_dealt),
        };
        let Some(adventurer) = named.copied().or_else(|| rest.next()) else {
            return error("adventurers", "too many adventurers are not dealt");
        };
        let viewers = adventurer_viewers(state, index, n_dealt);
        state.adventurers[index] = Secret::new(adventurer, viewers);
    }
    Ok(())
}

fn adventurer_viewers(state: &State, index: usize, n_dealt: usize) -> SeatSet {
    if index >= n_dealt {
        return SeatSet::EMPTY;
    }
    let seat = Seat::new(index as u8 / 2);
    let is_shown = index.is_multiple_of(2) || state.is_coop() || state.player(seat).is_second;
    let is_choosing = state.phase == Phase::Choosing;
    if !is_choosing && is_shown { SeatSet::EVERYONE } else { SeatSet::only(seat) }
}

/// The treasures that have not been placed yet.
struct Unplaced {
    faces: Vec<Treasure>,
    places: CardSet,
}

impl Unplaced {
    /// Places these cards, each in its own place or in the first free place of its deck.
    fn take(
        &mut self,
        state: &mut State,
        field: &str,
        cards: &[CardAt],
    ) -> Result<CardSet, PositionError> {
        let mut taken = CardSet::EMPTY;
        for &CardAt { face, place } in cards {
            let fits = |&card: &Card| {
                cards::back(card) == face.deck() && place.is_none_or(|place| place == card)
            };
            let card = self.places.iter().find(fits);
            let left = self.faces.iter().position(|&left| left == face);
            let (Some(card), Some(left)) = (card, left) else {
                return error(field, format!("no {face} is left, or its place is taken"));
            };
            self.faces.swap_remove(left);
            self.places.remove(card);
            state.faces.set(card, face, SeatSet::EMPTY);
            taken.insert(card);
        }
        Ok(taken)
    }
}

/// Places hands, piles, removed cards, decks and untaken treasures.
fn deal_cards(
    state: &mut State,
    position: &Position,
    rng: &mut dyn GameRng,
) -> Result<(), PositionError> {
    let all = (0..N_TREASURES as Card).collect();
    let mut left = Unplaced { faces: TREASURES.to_vec(), places: all };
    for (index, at) in position.players.iter().enumerate() {
        let hand = left.take(state, &format!("players.{index}.hand"), &at.hand)?;
        state.players[index].hand = hand;
    }
    for (&at, pile) in &position.piles {
        let pile = left.take(state, &format!("piles.{at}"), pile)?;
        state.piles.lay(pile, at);
    }
    state.gone = left.take(state, "gone", &position.gone)?;
    for &deck in &Deck::ALL[..N_DECKS] {
        let field = format!("decks.{deck}");
        let free: Vec<Card> =
            left.places.iter().filter(|&card| cards::back(card) == deck).collect();
        let n_drawn = places(deck).len() - free.len();
        if free.first().is_some_and(|&card| card as usize != places(deck).start + n_drawn) {
            return error(field, "cards outside the deck must have its first places");
        }
        state.faces.set_drawn(deck, n_drawn as u8);
        let faces: Vec<Treasure> =
            left.faces.iter().copied().filter(|face| face.deck() == deck).collect();
        let named = position.decks.get(&deck).map_or(&[][..], Vec::as_slice);
        for (card, face) in free.iter().zip(complete(&field, named, &faces, free.len(), rng)?) {
            state.faces.set(*card, face, SeatSet::EMPTY);
            left.places.remove(*card);
        }
    }
    // Alcove treasures, the Stone and the statue that are nowhere else have not been taken.
    state.untaken = left.places;
    if state.untaken.has(STATUE) && (!state.options.statue || state.planks == 0) {
        state.untaken.remove(STATUE);
        state.gone.insert(STATUE);
    }
    Ok(())
}

fn deal_lava(
    state: &mut State,
    position: &Position,
    rng: &mut dyn GameRng,
) -> Result<(), PositionError> {
    let at = &position.lava;
    let in_order: Vec<u8> = (1..=N_GLYPHS as u8).collect();
    let glyphs = complete("lava.glyphs", &at.glyphs, Glyph::ALL, N_TILES, rng)?;
    let numbers = complete("lava.numbers", &at.numbers, &in_order, N_GLYPHS, rng)?;
    let n_clues = setup::table::n_clues(state);
    let inside = state.inside();
    let stood_on = inside.iter().filter_map(|seat| state.player(seat).at.tile());
    let stood_on = stood_on.fold(0, |tiles, tile| tiles | 1 << tile);
    let lava = &mut state.lava;
    lava.numbers = std::array::from_fn(|glyph| Secret::new(numbers[glyph], SeatSet::EMPTY));
    lava.glyphs = std::array::from_fn(|tile| Secret::new(glyphs[tile], SeatSet::EMPTY));
    lava.flipped = read_tiles("lava.flipped", &at.flipped)? | stood_on;
    lava.searched = read_tiles("lava.searched", &at.searched)?;
    // Turned tiles are safe unless the position traps their numbers.
    let is_safe =
        |number: u8| (0..N_TILES).any(|tile| lava.is_flipped(tile) && lava.truth(tile).1 == number);
    let mut trappable = in_order.clone();
    trappable.retain(|number| at.clues.contains(number) || !is_safe(*number));
    let clues = complete("lava.clues", &at.clues, &trappable, n_clues, rng)?;
    lava.n_clues = n_clues as u8;
    for (clue, number) in lava.clues.iter_mut().zip(clues) {
        *clue = Secret::new(number, SeatSet::EMPTY);
    }
    for tile in 0..N_TILES {
        let is_trapped = lava.clue_of(lava.truth(tile).1).is_some();
        lava.holes |= u16::from(lava.is_flipped(tile) && is_trapped) << tile;
    }
    state.lava.is_masked = at.masked.unwrap_or_else(|| state.can_be_masked());
    let is_open = !state.lava.is_masked || state.phase == Phase::Over;
    let viewers = if is_open { SeatSet::EVERYONE } else { SeatSet::EMPTY };
    for glyph in &mut state.lava.glyphs {
        *glyph = Secret::new(*glyph.truth(), viewers);
    }
    Ok(())
}

fn read_tiles(field: &str, spaces: &[Space]) -> Result<u16, PositionError> {
    let mut tiles = 0;
    for space in spaces {
        let Some(tile) = space.tile() else {
            return error(field, format!("there is no lava tile on {space}"));
        };
        tiles |= 1 << tile;
    }
    Ok(tiles)
}

fn deal_walls(
    state: &mut State,
    position: &Position,
    rng: &mut dyn GameRng,
) -> Result<(), PositionError> {
    let at = &position.walls;
    let all: Vec<WallCard> = WallCard::ALL
        .iter()
        .flat_map(|&card| std::iter::repeat_n(card, WALL_CARDS[card as usize] as usize))
        .collect();
    let named: Vec<WallCard> = at.revealed.iter().chain(&at.deck).copied().collect();
    let cards = complete("walls", &named, &all, all.len(), rng)?;
    let n_revealed = at.revealed.len();
    let viewers = |index| if index < n_revealed { SeatSet::EVERYONE } else { SeatSet::EMPTY };
    let cards = std::array::from_fn(|index| Secret::new(cards[index], viewers(index)));
    state.walls = Walls::of(cards, n_revealed as u8);
    Ok(())
}

/// Sets which seats know which cards, numbers and clues. A position can only add knowledge, so
/// everyone always knows public information.
fn place_knowledge(state: &mut State, position: &Position) -> Result<(), PositionError> {
    let at = &position.lava;
    let more = |seats: Option<&SeatSet>| seats.copied().unwrap_or(SeatSet::EMPTY);
    if let Some(card) = position.seen.keys().find(|&&card| card as usize >= N_TREASURES) {
        return error(format!("seen.{card}"), "there is no such card");
    }
    let has_clue = |clue: u8| (1..=state.lava.n_clues).contains(&clue);
    if let Some(clue) = at.clues_seen.keys().find(|&&clue| !has_clue(clue)) {
        return error(format!("lava.clues_seen.{clue}"), "there is no such clue");
    }
    for card in 0..N_TREASURES as Card {
        let viewers = card_viewers(state, card).with(more(position.seen.get(&card)));
        state.faces.set(card, state.faces.truth(card), viewers);
    }
    for &glyph in Glyph::ALL {
        let viewers = number_viewers(state, glyph).with(more(at.numbers_seen.get(&glyph)));
        let number = &mut state.lava.numbers[glyph as usize];
        *number = Secret::new(*number.truth(), viewers);
    }
    for clue in 0..state.lava.n_clues {
        let index = clue as usize;
        let viewers = clue_viewers(state, index).with(more(at.clues_seen.get(&(clue + 1))));
        state.lava.clues[index] = Secret::new(*state.lava.clues[index].truth(), viewers);
    }
    Ok(())
}

/// Returns the seats that know a card by default: its holder, everyone if hands are open, and the
/// players who are looking at it.
pub(super) fn card_viewers(state: &State, card: Card) -> SeatSet {
    if card as usize >= N_DECKS * places(Deck::Zone1).len() {
        return SeatSet::EVERYONE;
    }
    let is_counted = state.phase == Phase::Over;
    let mut viewers = SeatSet::EMPTY;
    for seat in state.all_seats().iter().filter(|&seat| state.player(seat).hand.has(card)) {
        let has_escaped = state.player(seat).status == Status::Out;
        let is_shown = is_counted && has_escaped;
        viewers = if is_shown { SeatSet::EVERYONE } else { state.viewers_of(seat) };
    }
    let seen_in = |exchange: &Exchange, cards: CardSet| {
        let viewers = exchange::viewers_of(state, exchange);
        if cards.has(card) { viewers } else { SeatSet::EMPTY }
    };
    if let Phase::Answering(exchange) = state.phase {
        viewers = viewers.with(seen_in(&exchange, exchange.given));
    }
    if let Phase::Confirming(exchange) = state.phase {
        viewers = viewers.with(seen_in(&exchange, exchange.given.or(exchange.asked)));
    }
    let (seat, is_gathering) = (state.awaited, state.phase == Phase::Gathering);
    if is_gathering && state.pile(state.player(seat).at).has(card) {
        viewers = viewers.with(state.viewers_of(seat));
    }
    viewers
}

/// Returns the seats that know a glyph's number by default: the seats that are looking at it, and
/// everyone once its tile is turned.
pub(super) fn number_viewers(state: &State, glyph: Glyph) -> SeatSet {
    let lava = &state.lava;
    let is_up = |tile: usize| lava.is_flipped(tile) && *lava.glyphs[tile].truth() == glyph;
    if state.phase == Phase::Over || (0..N_TILES).any(is_up) {
        return SeatSet::EVERYONE;
    }
    lookers(state, |look| looks::glyph_shown(state, look) == Some(glyph))
}

/// Returns the seats with an open look that fits.
fn lookers(state: &State, fits: impl Fn(Look) -> bool) -> SeatSet {
    let looks_there = |&seat: &Seat| state.player(seat).look.is_some_and(&fits);
    state.all_seats().iter().filter(looks_there).collect()
}

/// Returns the seats that know a clue by default. Under Lava Surprise, only the seats that are
/// looking at it know it until its trap is sprung.
pub(super) fn clue_viewers(state: &State, clue: usize) -> SeatSet {
    let lava = &state.lava;
    let number = *lava.clues[clue].truth();
    let is_sprung = |tile: usize| lava.is_hole(tile) && lava.truth(tile).1 == number;
    let is_open = !state.has(Variety::LAVA_SURPRISE)
        || state.phase == Phase::Over
        || (0..N_TILES).any(is_sprung);
    if is_open {
        return SeatSet::EVERYONE;
    }
    lookers(state, |look| look == Look::Clue(clue as u8 + 1))
}
