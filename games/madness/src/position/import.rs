//! Builds the state of a position and deals everything it leaves open.
mod pool;

use kernel::{GameRng, PositionError, Seat, SeatSet, Secret};

use self::pool::Pool;
use super::{PhaseAt, PlayerAt, Position, SentRemarkAt, error};
use crate::{
    advice::SeatAdvice,
    board::spaces_of,
    cards::{DeckCard, HAND_MAX, HeldCard, Pack},
    data::{Card, Gear, INJURIES, LEVELS, Letter, MadnessId, N_KINDS, Region, hand_limit},
    flow,
    madness_decks::MadnessDeck,
    setup,
    space::Space,
    state::{Ending, Letters, Phase, State, Tokens},
    talk::{HeardRemark, Remark, SentRemark},
    tile::Tile,
};

pub(super) fn fill(position: &Position, rng: &mut dyn GameRng) -> Result<State, PositionError> {
    let seats = u8::try_from(position.players.len()).unwrap_or(u8::MAX);
    position.options.check(seats).map_err(|problem| {
        let field = if seats_fit(seats) { "options" } else { "players" };
        PositionError::new(field, problem.to_string())
    })?;
    let mut state = setup::empty_state(&position.options, seats);
    place_cards(&mut state, position, rng)?;
    place_madness(&mut state, position, rng)?;
    place_tiles(&mut state, position, rng)?;
    place_relics(&mut state, position)?;
    for (record, at) in state.track_records.iter_mut().zip(&position.players) {
        *record = at.track_record;
    }
    state.tokens = Tokens { sled: position.tokens.sled, discard: position.tokens.discard };
    (state.round, state.n_changes) = (position.round, position.changes);
    (state.clock, state.timer) = (position.clock, position.timer);
    (state.searched, state.mirage) = (position.searched, position.mirage);
    state.ignored = position.ignored.iter().copied().collect();
    place_talk(&mut state, position)?;
    flow::set_phase(&mut state, position.leader, read_phase(&position.phase));
    Ok(state)
}

fn seats_fit(seats: u8) -> bool {
    (crate::data::SEATS_MIN..=crate::data::SEATS_MAX).contains(&seats)
}

/// Takes named cards from the box, then deals hands; the remaining cards form the deck.
fn place_cards(
    state: &mut State,
    position: &Position,
    rng: &mut dyn GameRng,
) -> Result<(), PositionError> {
    let mut pool = Pool::of_cards(&position.options);
    let mut discard = [0; N_KINDS];
    match &position.discard {
        None => {
            for _ in 0..state.n_seats {
                discard[pool.take("discard", Card::Injury)? as usize] += 1;
            }
        }
        Some(counts) => {
            for (&card, &n) in counts {
                for _ in 0..n {
                    discard[pool.take("discard", card)? as usize] += 1;
                }
            }
        }
    }
    for (index, at) in position.players.iter().enumerate() {
        for (name, cards) in [("hand", &at.hand), ("staged", &at.staged), ("played", &at.played)] {
            let field = format!("players.{index}.{name}");
            for at in cards {
                pool.take(&field, at.card)?;
                if at.since > at.drawn || at.drawn > position.rests {
                    return error(field, format!("{at} could not have been drawn then"));
                }
            }
        }
    }
    let mut deck = Vec::new();
    for at in &position.deck {
        if at.since > position.rests || at.since != at.drawn {
            return error("deck", format!("{at} cannot be in the deck"));
        }
        deck.push(DeckCard { card: pool.take("deck", at.card)?, since: at.since });
    }
    for (index, at) in position.players.iter().enumerate() {
        let pack = read_pack(state, index, at, &mut pool, rng)?;
        *state.cards.pack_mut(Seat::new(index as u8)) = pack;
    }
    while let Some(card) = pool.deal_basic(rng) {
        deck.push(DeckCard { card, since: 0 });
    }
    // The position lists the top card first, the deck stores it last.
    deck.reverse();
    let mut arcane = [0; Gear::ALL.len()];
    for &gear in Gear::ALL {
        arcane[gear as usize] = pool.n(Card::arcane(gear));
    }
    let injuries = pool.n(Card::Injury);
    debug_assert!(injuries <= INJURIES);
    state.cards.replace(&deck, discard, (injuries, arcane), position.rests);
    Ok(())
}

fn read_pack(
    state: &State,
    index: usize,
    at: &PlayerAt,
    pool: &mut Pool,
    rng: &mut dyn GameRng,
) -> Result<Pack, PositionError> {
    let read = |cards: &[super::CardAt]| -> Vec<HeldCard> {
        let held =
            |at: &super::CardAt| HeldCard { card: at.card, since: at.since, drawn: at.drawn };
        cards.iter().map(held).collect()
    };
    let field = format!("players.{index}.n_hand");
    let mut hand = read(&at.hand);
    let is_open = at.hand.is_empty() && at.staged.is_empty() && at.played.is_empty();
    let wanted = match at.n_hand {
        Some(n) => n as usize,
        None if is_open => hand_limit(state.n_seats) as usize,
        None => hand.len(),
    };
    if wanted < hand.len() {
        return error(field, format!("{} cards are named", hand.len()));
    }
    if wanted + at.staged.len() + at.played.len() > HAND_MAX {
        return error(field, format!("at most {HAND_MAX} cards per player"));
    }
    while hand.len() < wanted {
        let Some(card) = pool.deal_basic(rng) else {
            return error(field, "the deck is empty");
        };
        hand.push(HeldCard { card, since: 0, drawn: 0 });
    }
    Ok(Pack::of(&hand, &read(&at.staged), &read(&at.played))
        .expect("the number of cards was checked"))
}

fn place_madness(
    state: &mut State,
    position: &Position,
    rng: &mut dyn GameRng,
) -> Result<(), PositionError> {
    for level in 1..=LEVELS {
        let nth = level as usize - 1;
        let mut left: Vec<MadnessId> = MadnessDeck::all(level, &position.options).collect();
        let mut take = |field: &str, card: MadnessId| {
            let Some(at) = left.iter().position(|&it| it == card) else {
                return error(field, format!("{card} is not in the game, or listed twice"));
            };
            Ok(left.remove(at))
        };
        for (index, at) in position.players.iter().enumerate() {
            let field = format!("players.{index}.madness");
            let seat = Seat::new(index as u8);
            for &card in at.madness.iter().filter(|card| card.level() == level) {
                if state.madness.held(seat)[nth].is_some() {
                    return error(field, format!("two cards of level {level}"));
                }
                state.madness.held_mut(seat)[nth] = Some(take(&field, card)?);
            }
        }
        let mut deck = Vec::new();
        for &card in &position.madness_decks[nth] {
            deck.push(take(&format!("madness_decks.{nth}"), card)?);
        }
        while !left.is_empty() {
            deck.push(pool::draw(&mut left, rng));
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
    check_spaces(position)?;
    state.board.plane = position.plane;
    for &region in Region::ALL {
        let mut left: Vec<Tile> = Tile::of(region).to_vec();
        let mut take = |field: String, tile: Tile| {
            let Some(at) = left.iter().position(|&it| it == tile) else {
                return error(
                    field,
                    format!("{tile} belongs to another region, or is listed twice"),
                );
            };
            Ok(left.remove(at))
        };
        for &tile in position.used.iter().filter(|tile| tile.region() == region) {
            state.board.mark_used(take("used".to_owned(), tile)?);
        }
        for (&space, &tile) in position.tiles.iter().filter(|(at, _)| at.region() == region) {
            take(format!("tiles.{space}"), tile)?;
        }
        let of_region = |space: &&Space| space.region() == region;
        let n_gone = position.gone.iter().filter(of_region).count();
        let n_used = state.board.used().iter().filter(|tile| tile.region() == region).count();
        if n_used > n_gone {
            return error("used", format!("{n_used} {region} tiles for {n_gone} spaces"));
        }
        for _ in n_used..n_gone {
            state.board.mark_used(pool::draw(&mut left, rng));
        }
        for space in spaces_of(region, &position.options) {
            if position.gone.contains(&space) {
                continue;
            }
            let tile = match position.tiles.get(&space) {
                Some(&tile) => tile,
                None => pool::draw(&mut left, rng),
            };
            let is_seen = position.seen.contains(&space);
            let known_to = if is_seen { SeatSet::EVERYONE } else { SeatSet::EMPTY };
            state.board.put(space, Secret::new(tile, known_to));
        }
    }
    Ok(())
}

/// Requires that every named space has a tile in this game and is named once.
fn check_spaces(position: &Position) -> Result<(), PositionError> {
    let has_tile = |at: Space| spaces_of(at.region(), &position.options).any(|space| space == at);
    for (index, &space) in position.gone.iter().enumerate() {
        if !has_tile(space) || position.gone[..index].contains(&space) {
            return error("gone", format!("{space} has no tile, or is listed twice"));
        }
    }
    for &space in position.tiles.keys() {
        if !has_tile(space) || position.gone.contains(&space) {
            return error(format!("tiles.{space}"), "this space has no tile");
        }
    }
    for &space in &position.seen {
        if !has_tile(space) || position.gone.contains(&space) {
            return error("seen", format!("{space} has no tile"));
        }
    }
    Ok(())
}

fn place_relics(state: &mut State, position: &Position) -> Result<(), PositionError> {
    for (index, at) in position.players.iter().enumerate() {
        for &relic in &at.relics {
            if !state.relics_left().has(relic) {
                let field = format!("players.{index}.relics");
                return error(field, format!("{relic} is listed twice"));
            }
            state.relics[index] = state.relics[index].with(relic);
        }
    }
    Ok(())
}

fn place_talk(state: &mut State, position: &Position) -> Result<(), PositionError> {
    state.talk.asked = position.talk.asked.iter().copied().collect();
    for (index, at) in position.talk.log.iter().enumerate() {
        state.talk.log.push(read_spoken(&format!("talk.log.{index}"), at)?);
        state.talk.arrivals.push(at.arrived);
    }
    for (index, at) in position.talk.pending.iter().enumerate() {
        state.talk.pending.push(read_spoken(&format!("talk.pending.{index}"), at)?);
    }
    for (index, at) in position.talk.advice.iter().enumerate() {
        let advice = at.advice.parse().map_err(|problem: kernel::ParseError| {
            PositionError::new(format!("talk.advice.{index}"), problem.to_string())
        })?;
        state.talk.advice.push(SeatAdvice { seat: at.seat, advice });
    }
    Ok(())
}

fn read_spoken(field: &str, at: &SentRemarkAt) -> Result<SentRemark, PositionError> {
    let remark: Remark = at
        .remark
        .parse()
        .map_err(|problem: kernel::ParseError| PositionError::new(field, problem.to_string()))?;
    Ok(SentRemark {
        from: at.seat,
        remark,
        heard: at.heard.unwrap_or_else(|| HeardRemark::of(&remark, None)),
        audience: at.audience.with(SeatSet::only(at.seat)),
        tick: at.sent,
        is_free: at.is_free,
        n_delays: at.n_delays,
        n_others: at.n_others,
    })
}

fn read_phase(phase: &PhaseAt) -> Phase {
    match phase {
        PhaseAt::Moving => Phase::Moving,
        PhaseAt::Ready { from } => Phase::Ready { from: *from },
        PhaseAt::Talking => Phase::Talking,
        PhaseAt::Silent => Phase::Silent,
        PhaseAt::TimerOut => Phase::TimerOut,
        PhaseAt::Rewarding { reward, missed } => {
            Phase::Rewarding { reward: *reward, missed: read_letters(missed) }
        }
        PhaseAt::Searching { at, ready, missed } => Phase::Searching {
            at: *at,
            ready: ready.iter().copied().collect(),
            missed: read_letters(missed),
        },
        PhaseAt::Failing { missed } => Phase::Failing { missed: read_letters(missed) },
        PhaseAt::Rolled { letter, face, missed } => {
            Phase::Rolled { letter: *letter, face: *face, missed: read_letters(missed) }
        }
        PhaseAt::Drawing { limit } => Phase::Drawing { limit: *limit },
        PhaseAt::Resting => Phase::Resting,
        PhaseAt::Escaped => Phase::Over(Ending::Escaped),
        PhaseAt::NoTokens => Phase::Over(Ending::NoTokens),
        PhaseAt::NoInjuries => Phase::Over(Ending::NoInjuries),
    }
}

fn read_letters(letters: &[Letter]) -> Letters {
    Letters::of(letters.contains(&Letter::A), letters.contains(&Letter::B))
}
