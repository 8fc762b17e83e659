//! Places treasures, glyphs and wall cards, and deals those that are not named.
use kernel::{GameRng, PositionError, SeatSet, Secret};

use super::{Position, error, phase::read_places};
use crate::{
    board::{N_TILES, Space},
    cards::{self, Card, CardSet, places},
    data::{
        CLUES_MAX, DECK_CARDS, Deck, Glyph, N_CLUES, N_DECKS, N_GLYPHS, N_TREASURES, TREASURES,
        Treasure, Variety, WALL_CARDS, WallCard,
    },
    setup::Pairing,
    state::{Phase, State, Status},
};

/// Returns the seats that know a card by default: the holder, or everyone with open hands. No one
/// knows a card that is not in a hand.
pub(super) fn default_card_knowers(state: &State, card: Card) -> SeatSet {
    if card as usize >= N_DECKS * DECK_CARDS as usize {
        return SeatSet::EVERYONE;
    }
    let holder = state.all_seats().iter().find(|&seat| state.player(seat).hand.has(card));
    match holder {
        Some(seat) if state.phase == Phase::Over && state.player(seat).status == Status::Out => {
            SeatSet::EVERYONE
        }
        Some(seat) => state.viewers_of(seat),
        None => SeatSet::EMPTY,
    }
}

/// Returns the seats that know a glyph's number by default: everyone once its tile is turned or if
/// the pairs are fixed.
pub(super) fn default_pair_knowers(state: &State, glyph: Glyph) -> SeatSet {
    let lava = &state.lava;
    let is_up = |tile: usize| lava.is_flipped(tile) && *lava.glyphs[tile].truth() == glyph;
    let is_open = state.options.glyph_pairing == Pairing::Fixed
        || state.phase == Phase::Over
        || (0..N_TILES).any(is_up);
    if is_open { SeatSet::EVERYONE } else { SeatSet::EMPTY }
}

/// Returns the seats that know a clue by default. Under Lava Surprise, that is no one until its
/// trap is sprung.
pub(super) fn default_clue_knowers(state: &State, clue: usize) -> SeatSet {
    let lava = &state.lava;
    let number = *lava.clues[clue].truth();
    let is_sprung = |tile: usize| lava.is_hole(tile) && lava.truth(tile).1 == number;
    let is_open = !state.has(Variety::LAVA_SURPRISE)
        || state.phase == Phase::Over
        || (0..N_TILES).any(is_sprung);
    if is_open { SeatSet::EVERYONE } else { SeatSet::EMPTY }
}

/// The treasures that have not been placed yet.
struct Unplaced {
    /// The faces that are left, deck by deck.
    faces: Vec<Treasure>,
    is_free: [bool; N_TREASURES],
}

impl Unplaced {
    /// Assigns indices to these cards. Without `wanted`, each card takes the first free index.
    fn take(
        &mut self,
        state: &mut State,
        field: &str,
        cards: &[Treasure],
        wanted: &[u8],
    ) -> Result<CardSet, PositionError> {
        if !wanted.is_empty() && wanted.len() != cards.len() {
            return error(field, "give a place to every card or to none");
        }
        read_places(field, wanted)?;
        let mut taken = CardSet::EMPTY;
        for (index, &face) in cards.iter().enumerate() {
            let Some(left) = self.faces.iter().position(|&left| left == face) else {
                return error(field, format!("no {face} is left"));
            };
            self.faces.swap_remove(left);
            let fits = |&card: &usize| self.is_free[card] && cards::back(card as u8) == face.deck();
            let place = match wanted.get(index) {
                Some(&place) => Some(usize::from(place)).filter(fits),
                None => (0..N_TREASURES).find(|card| fits(card)),
            };
            let Some(place) = place else {
                return error(field, format!("{face} cannot have this place"));
            };
            self.is_free[place] = false;
            state.faces.set(place as u8, face, SeatSet::EMPTY);
            taken.insert(place as u8);
        }
        Ok(taken)
    }
}

/// Places hands, piles, removed cards, untaken treasures and decks.
pub(super) fn lay_cards(
    state: &mut State,
    position: &Position,
    rng: &mut dyn GameRng,
) -> Result<(), PositionError> {
    let mut left = Unplaced { faces: TREASURES.to_vec(), is_free: [true; N_TREASURES] };
    // Alcove cards differ only by index, so hands come first.
    state.untaken = CardSet::EMPTY;
    for (index, at) in position.players.iter().enumerate() {
        let field = format!("players.{index}.hand");
        state.players[index].hand = left.take(state, &field, &at.hand, &at.places)?;
    }
    for (&space, pile) in &position.piles {
        let field = format!("piles.{space}");
        if !state.is_safe(space) {
            return error(field, "cards cannot lie on this space");
        }
        let laid = left.take(state, &field, &pile.cards, &pile.places)?;
        state.piles.lay(laid, space);
    }
    let gone = &position.gone;
    state.gone = left.take(state, "gone", &gone.cards, &gone.places)?;
    lay_home(state, &mut left);
    for &deck in &Deck::ALL[..N_DECKS] {
        lay_deck(state, position, deck, &mut left, rng)?;
    }
    lay_knowers(state, position)
}

/// Places the remaining alcove treasures, Stone and statue on their spaces. Without its option, the
/// statue is removed.
fn lay_home(state: &mut State, left: &mut Unplaced) {
    let untaken = TREASURES.iter().enumerate().skip(N_DECKS * DECK_CARDS as usize);
    for (card, &face) in untaken {
        if left.is_free[card] {
            left.is_free[card] = false;
            state.faces.set(card as u8, face, SeatSet::EVERYONE);
            let is_statue = card as u8 == crate::data::STATUE;
            let is_there = !is_statue || state.options.statue && state.planks > 0;
            if is_there { &mut state.untaken } else { &mut state.gone }.insert(card as u8);
        }
    }
}

fn lay_deck(
    state: &mut State,
    position: &Position,
    deck: Deck,
    left: &mut Unplaced,
    rng: &mut dyn GameRng,
) -> Result<(), PositionError> {
    let field = format!("decks.{deck}");
    let n_drawn = places(deck).filter(|&card| !left.is_free[card]).count();
    let first = places(deck).start + n_drawn;
    if places(deck).take(n_drawn).any(|card| left.is_free[card]) {
        return error(field, "cards outside the deck must have its first places");
    }
    state.faces.set_drawn(deck, n_drawn as u8);
    let named: &[Treasure] = position.decks.get(&deck).map_or(&[], Vec::as_slice);
    let mut place = first;
    for &face in named {
        let is_left = left.faces.iter().position(|&other| other == face);
        let (Some(index), true) = (is_left, face.deck() == deck) else {
            return error(field, format!("no {face} is left"));
        };
        left.faces.swap_remove(index);
        state.faces.set(place as u8, face, SeatSet::EMPTY);
        place += 1;
    }
    let mut rest: Vec<Treasure> =
        left.faces.iter().copied().filter(|face| face.deck() == deck).collect();
    rest.sort_unstable();
    left.faces.retain(|face| face.deck() != deck);
    while !rest.is_empty() {
        let face = rest.swap_remove(pick(rest.len(), rng));
        state.faces.set(place as u8, face, SeatSet::EMPTY);
        place += 1;
    }
    Ok(())
}

/// Picks an index at random. Draws no random number if there is only one choice.
pub(super) fn pick(n: usize, rng: &mut dyn GameRng) -> usize {
    if n == 1 { 0 } else { rng.below(n as u32) as usize }
}

fn lay_knowers(state: &mut State, position: &Position) -> Result<(), PositionError> {
    for card in 0..N_TREASURES as u8 {
        let knowers = default_card_knowers(state, card);
        state.faces.set(card, state.faces.truth(card), knowers);
    }
    for (&card, &knowers) in &position.seen {
        let field = format!("seen.{card}");
        if card as usize >= N_TREASURES {
            return error(field, format!("must be below {N_TREASURES}"));
        }
        state.faces.set(card, state.faces.truth(card), knowers);
    }
    Ok(())
}

/// Completes a list by dealing the items of `all` that are not in `named`.
fn complete<T: Copy + PartialEq>(
    field: &str,
    named: &[T],
    all: &[T],
    rng: &mut dyn GameRng,
) -> Result<Vec<T>, PositionError> {
    let mut left = all.to_vec();
    let mut list = Vec::with_capacity(all.len());
    for item in named {
        let Some(index) = left.iter().position(|other| other == item) else {
            return error(field, "contains an unknown or repeated value");
        };
        list.push(left.remove(index));
    }
    while !left.is_empty() {
        list.push(left.swap_remove(pick(left.len(), rng)));
    }
    Ok(list)
}

pub(super) fn lay_lava(
    state: &mut State,
    position: &Position,
    rng: &mut dyn GameRng,
) -> Result<(), PositionError> {
    let at = &position.lava;
    let glyphs = complete("lava.glyphs", &at.glyphs, Glyph::ALL, rng)?;
    let in_order: Vec<u8> = (1..=N_GLYPHS as u8).collect();
    let is_fixed = state.options.glyph_pairing == Pairing::Fixed;
    let named = if is_fixed && at.numbers.is_empty() { &in_order } else { &at.numbers };
    let numbers = complete("lava.numbers", named, &in_order, rng)?;
    let n_clues = N_CLUES + usize::from(state.has(Variety::RESTLESS_LAVA));
    if at.clues.len() > n_clues {
        return error("lava.clues", format!("at most {n_clues} numbers are trapped"));
    }
    let clues = match at.clues.len() {
        n if n == n_clues => at.clues.clone(),
        _ => complete("lava.clues", &at.clues, &in_order, rng)?,
    };
    if (0..n_clues)
        .any(|clue| !in_order.contains(&clues[clue]) || clues[..clue].contains(&clues[clue]))
    {
        return error("lava.clues", "must be distinct numbers from 1 to 14");
    }
    let lava = &mut state.lava;
    lava.is_masked = at.masked;
    lava.n_clues = n_clues as u8;
    let is_open = !at.masked || position.phase == super::PhaseAt::Over;
    let viewers = if is_open { SeatSet::EVERYONE } else { SeatSet::EMPTY };
    lava.glyphs = std::array::from_fn(|tile| Secret::new(glyphs[tile], viewers));
    lava.numbers = std::array::from_fn(|glyph| Secret::new(numbers[glyph], SeatSet::EMPTY));
    for (clue, &number) in clues[..n_clues.min(CLUES_MAX)].iter().enumerate() {
        lava.clues[clue] = Secret::new(number, SeatSet::EMPTY);
    }
    lava.holes = read_tiles("lava.holes", &at.holes)?;
    lava.flipped = read_tiles("lava.flipped", &at.flipped)? | lava.holes;
    lava.searched = read_tiles("lava.searched", &at.searched)?;
    Ok(())
}

/// Sets who knows which numbers. Depends on the phase.
pub(super) fn lay_lava_knowers(
    state: &mut State,
    position: &Position,
) -> Result<(), PositionError> {
    let at = &position.lava;
    for &glyph in Glyph::ALL {
        let knowers = at.numbers_seen.get(&glyph).copied();
        let knowers = knowers.unwrap_or_else(|| default_pair_knowers(state, glyph));
        let number = &mut state.lava.numbers[glyph as usize];
        *number = Secret::new(*number.truth(), knowers);
    }
    for clue in 0..state.lava.n_clues as usize {
        let knowers = at.clues_seen.get(&(clue as u8 + 1)).copied();
        let knowers = knowers.unwrap_or_else(|| default_clue_knowers(state, clue));
        let number = *state.lava.clues[clue].truth();
        state.lava.clues[clue] = Secret::new(number, knowers);
    }
    if let Some(clue) = at.clues_seen.keys().find(|&&clue| clue == 0 || clue > state.lava.n_clues) {
        return error(format!("lava.clues_seen.{clue}"), "there is no such clue");
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

pub(super) fn lay_walls(
    state: &mut State,
    position: &Position,
    rng: &mut dyn GameRng,
) -> Result<(), PositionError> {
    let at = &position.walls;
    let revealed = match &at.revealed {
        Some(cards) => cards.clone(),
        None => fewest(at.orange, at.grey),
    };
    let all: Vec<WallCard> = WallCard::ALL
        .iter()
        .flat_map(|&card| std::iter::repeat_n(card, WALL_CARDS[card as usize] as usize))
        .collect();
    let mut named = revealed.clone();
    named.extend(&at.deck);
    let cards = complete("walls", &named, &all, rng)?;
    let n_revealed = revealed.len();
    let knowers = |index| if index < n_revealed { SeatSet::EVERYONE } else { SeatSet::EMPTY };
    let walls = &mut state.walls;
    walls.cards = std::array::from_fn(|index| Secret::new(cards[index], knowers(index)));
    walls.n_revealed = n_revealed as u8;
    (walls.orange, walls.grey) = (at.orange, at.grey);
    Ok(())
}

/// Returns the fewest cards that move the walls this far. `Both` is only needed if a wall has made
/// all its steps.
fn fewest(orange: u8, grey: u8) -> Vec<WallCard> {
    let n_both = u8::from(orange > 2 || grey > 2).min(orange).min(grey);
    let mut cards = vec![WallCard::Both; n_both as usize];
    cards.extend(vec![WallCard::Orange; (orange - n_both) as usize]);
    cards.extend(vec![WallCard::Grey; (grey - n_both) as usize]);
    cards
}
