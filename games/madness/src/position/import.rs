//! Builds the state of a position and deals everything it leaves open. Whether the result can be
//! played is checked by [`State::check`], which holds for every state of a game.
use kernel::{GameRng, ParseError, PositionError, Seat, SeatSet, Secret};

use super::{PlayerAt, Position, SentRemarkAt, error};
use crate::{
    advice::SeatAdvice,
    board::spaces_of,
    cards::{DeckCard, HAND_MAX, HeldCard, Pack},
    data::{Card, Gear, LEVELS, MadnessId, N_KINDS, Region, SEATS_MAX, SEATS_MIN, hand_limit},
    flow,
    madness_decks::MadnessDeck,
    setup::{self, n_in_box},
    space::Space,
    state::State,
    talk::{HeardRemark, Remark, SentRemark, n_by_others},
    tile::Tile,
};

/// Checks a position and deals everything it leaves open.
pub(crate) fn import(position: &Position, rng: &mut dyn GameRng) -> Result<State, PositionError> {
    let seats = u8::try_from(position.players.len()).unwrap_or(u8::MAX);
    position.options.check(seats).map_err(|problem| {
        let is_about_options = (SEATS_MIN..=SEATS_MAX).contains(&seats);
        let field = if is_about_options { "options" } else { "players" };
        PositionError::new(field, problem.to_string())
    })?;
    let mut state = setup::empty_state(&position.options, seats);
    place_cards(&mut state, position, rng)?;
    place_madness(&mut state, position, rng)?;
    place_tiles(&mut state, position, rng)?;
    for (index, at) in position.players.iter().enumerate() {
        for &relic in &at.relics {
            if !state.relics_left().has(relic) {
                return error(
                    format!("players.{index}.relics"),
                    format!("{relic} is listed twice"),
                );
            }
            state.relics[index] = state.relics[index].with(relic);
        }
        state.track_records[index] = at.track_record;
        let seat = Seat::new(index as u8);
        state.cards.set_returns(seat, at.returning, at.known_injuries);
    }
    state.tokens = position.tokens;
    (state.round, state.n_changes) = (position.round, position.changes);
    (state.clock, state.timer) = (position.clock, position.timer);
    (state.searched, state.mirage) = (position.searched, position.mirage);
    state.ignored = position.ignored;
    place_talk(&mut state, position)?;
    flow::set_phase(&mut state, position.leader, position.phase);
    state.check()?;
    Ok(state)
}

/// Takes named cards from the box, then deals hands; the remaining cards form the deck.
fn place_cards(
    state: &mut State,
    position: &Position,
    rng: &mut dyn GameRng,
) -> Result<(), PositionError> {
    let mut left = [0; N_KINDS];
    for &card in Card::ALL {
        left[card as usize] = n_in_box(&position.options, card);
    }
    let mut take = |field: &str, card: Card| match left[card as usize].checked_sub(1) {
        Some(n) => {
            left[card as usize] = n;
            Ok(())
        }
        None => error(field, format!("no {card} is left")),
    };
    let mut discard = [0; N_KINDS];
    match &position.discard {
        None => discard[Card::Injury as usize] = state.n_seats,
        Some(counts) => counts.iter().for_each(|(&card, &n)| discard[card as usize] = n),
    }
    for &card in Card::ALL {
        (0..discard[card as usize]).try_for_each(|_| take("discard", card))?;
    }
    for (index, at) in position.players.iter().enumerate() {
        for (name, cards) in [("hand", &at.hand), ("played", &at.played)] {
            let field = format!("players.{index}.{name}");
            cards.iter().try_for_each(|at| take(&field, at.card))?;
        }
    }
    let mut deck = Vec::new();
    for at in &position.deck {
        take("deck", at.card)?;
        deck.push(DeckCard { card: at.card, since: at.since });
    }
    for (index, at) in position.players.iter().enumerate() {
        let pack = deal_pack(state, index, at, &mut left, rng)?;
        *state.cards.pack_mut(Seat::new(index as u8)) = pack;
    }
    while let Some(card) = deal_basic(&mut left, rng) {
        deck.push(DeckCard { card, since: 0 });
    }
    // The position lists the top card first, the deck stores it last.
    deck.reverse();
    let mut arcane = [0; Gear::ALL.len()];
    for &gear in Gear::ALL {
        arcane[gear as usize] = left[Card::arcane(gear) as usize];
    }
    let supplies = (left[Card::Injury as usize], arcane);
    state.cards.replace(&deck, discard, supplies, position.rests);
    Ok(())
}

fn deal_pack(
    state: &State,
    index: usize,
    at: &PlayerAt,
    left: &mut [u8; N_KINDS],
    rng: &mut dyn GameRng,
) -> Result<Pack, PositionError> {
    let field = format!("players.{index}.n_hand");
    let mut hand = at.hand.clone();
    let is_open = at.hand.is_empty() && at.played.is_empty();
    let wanted = match at.n_hand {
        Some(n) => n as usize,
        None if is_open => hand_limit(state.n_seats) as usize,
        None => hand.len(),
    };
    if wanted < hand.len() {
        return error(field, format!("{} cards are named", hand.len()));
    }
    if wanted + at.played.len() > HAND_MAX {
        return error(field, format!("at most {HAND_MAX} cards per player"));
    }
    while hand.len() < wanted {
        let Some(card) = deal_basic(left, rng) else {
            return error(field, "the deck is empty");
        };
        hand.push(HeldCard { card, since: 0, drawn: 0 });
    }
    Ok(Pack::of(&hand, &at.played).expect("the number of cards was checked"))
}

/// Draws a basic card with equal probability. Arcane cards and injuries stay in the supply.
fn deal_basic(left: &mut [u8; N_KINDS], rng: &mut dyn GameRng) -> Option<Card> {
    let mut basic: Vec<Card> = Vec::new();
    for &card in Card::ALL.iter().filter(|card| card.basic_copies() > 0) {
        basic.extend((0..left[card as usize]).map(|_| card));
    }
    if basic.is_empty() {
        return None;
    }
    let card = draw(&mut basic, rng);
    left[card as usize] -= 1;
    Some(card)
}

/// Removes a random item, using the RNG only if there is a choice. `left` is not empty.
fn draw<T>(left: &mut Vec<T>, rng: &mut dyn GameRng) -> T {
    let at = if left.len() == 1 { 0 } else { rng.below(left.len() as u32) as usize };
    left.swap_remove(at)
}

/// Removes a named item.
fn take<T: Copy + PartialEq + std::fmt::Display>(
    left: &mut Vec<T>,
    field: &str,
    item: T,
) -> Result<T, PositionError> {
    match left.iter().position(|it| *it == item) {
        Some(at) => Ok(left.remove(at)),
        None => error(field, format!("{item} cannot be here, or is listed twice")),
    }
}

fn place_madness(
    state: &mut State,
    position: &Position,
    rng: &mut dyn GameRng,
) -> Result<(), PositionError> {
    for level in 1..=LEVELS {
        let nth = level as usize - 1;
        let mut left: Vec<MadnessId> = MadnessDeck::all(level, &position.options).collect();
        for (index, at) in position.players.iter().enumerate() {
            let field = format!("players.{index}.madness");
            for &card in at.madness.iter().filter(|card| card.level() == level) {
                let card = take(&mut left, &field, card)?;
                let held = &mut state.madness.held_mut(Seat::new(index as u8))[nth];
                if held.replace(card).is_some() {
                    return error(field, format!("two cards of level {level}"));
                }
            }
        }
        let mut deck = Vec::new();
        for &card in &position.madness_decks[nth] {
            deck.push(take(&mut left, &format!("madness_decks.{nth}"), card)?);
        }
        while !left.is_empty() {
            deck.push(draw(&mut left, rng));
        }
        // The position lists the top card first, the deck stores it last.
        deck.reverse();
        state.madness.decks_mut()[nth].replace(&deck);
    }
    Ok(())
}

fn place_tiles(
    state: &mut State,
    position: &Position,
    rng: &mut dyn GameRng,
) -> Result<(), PositionError> {
    require_spaces(position)?;
    state.board.plane = position.plane;
    for &region in Region::ALL {
        let mut left: Vec<Tile> = Tile::of(region).to_vec();
        for &tile in position.used.iter().filter(|tile| tile.region() == region) {
            state.board.mark_used(take(&mut left, "used", tile)?);
        }
        for (&space, &tile) in position.tiles.iter().filter(|(at, _)| at.region() == region) {
            take(&mut left, &format!("tiles.{space}"), tile)?;
        }
        let n_gone = position.gone.iter().filter(|space| space.region() == region).count();
        let n_used = state.board.used().iter().filter(|tile| tile.region() == region).count();
        if n_used > n_gone {
            return error("used", format!("{n_used} {region} tiles for {n_gone} spaces"));
        }
        for _ in n_used..n_gone {
            state.board.mark_used(draw(&mut left, rng));
        }
        for space in spaces_of(region, &position.options) {
            if position.gone.contains(&space) {
                continue;
            }
            let named = position.tiles.get(&space).copied();
            let tile = named.unwrap_or_else(|| draw(&mut left, rng));
            let is_seen = position.seen.contains(&space);
            let known_to = if is_seen { SeatSet::EVERYONE } else { SeatSet::EMPTY };
            state.board.put(space, Secret::new(tile, known_to));
        }
    }
    Ok(())
}

/// Requires that every named space has a tile in this game and is named once.
fn require_spaces(position: &Position) -> Result<(), PositionError> {
    let has_place = |at: Space| spaces_of(at.region(), &position.options).any(|space| space == at);
    let has_tile = |at: Space| has_place(at) && !position.gone.contains(&at);
    for (index, &space) in position.gone.iter().enumerate() {
        if !has_place(space) || position.gone[..index].contains(&space) {
            return error("gone", format!("{space} has no tile, or is listed twice"));
        }
    }
    if let Some(space) = position.tiles.keys().find(|&&space| !has_tile(space)) {
        return error(format!("tiles.{space}"), "this space has no tile");
    }
    match position.seen.iter().find(|&&space| !has_tile(space)) {
        Some(space) => error("seen", format!("{space} has no tile")),
        None => Ok(()),
    }
}

fn place_talk(state: &mut State, position: &Position) -> Result<(), PositionError> {
    state.talk.asked = position.talk.asked;
    for (index, at) in position.talk.log.iter().enumerate() {
        let sent = parse_remark(state, &format!("talk.log.{index}"), at)?;
        state.talk.log.push(sent);
        state.talk.arrivals.push(at.arrived);
    }
    for (index, at) in position.talk.pending.iter().enumerate() {
        let sent = parse_remark(state, &format!("talk.pending.{index}"), at)?;
        state.talk.pending.push(sent);
    }
    for (index, at) in position.talk.advice.iter().enumerate() {
        let advice = at.advice.parse().map_err(|problem: ParseError| {
            PositionError::new(format!("talk.advice.{index}"), problem.to_string())
        })?;
        state.talk.advice.push(SeatAdvice { seat: at.seat, advice });
    }
    Ok(())
}

fn parse_remark(
    state: &State,
    field: &str,
    at: &SentRemarkAt,
) -> Result<SentRemark, PositionError> {
    let parsed = at.remark.parse();
    let remark: Remark =
        parsed.map_err(|problem: ParseError| PositionError::new(field, problem.to_string()))?;
    let n_before = n_by_others(&state.talk.log, at.seat);
    Ok(SentRemark {
        from: at.seat,
        remark,
        heard: at.heard.unwrap_or_else(|| HeardRemark::of(&remark, None)),
        audience: at.audience.with(SeatSet::only(at.seat)),
        tick: at.sent,
        is_free: at.is_free,
        n_delays: at.n_delays,
        n_others: at.n_others.unwrap_or(n_before),
    })
}
