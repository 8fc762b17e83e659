//! The invariants of every state. The conformance checks test them after every step, and imported
//! positions must meet them too, so each error names the position's offending field.
use kernel::{PositionError, Seat, SeatSet};

use crate::{
    board::{N_TILES, N_ZONES, Space},
    cards::{CardSet, places},
    data::{
        Adventurer, DECK_CARDS, Deck, FACES, Glyph, LOAD_MAX, N_ADVENTURERS, N_DECKS, N_DICE,
        N_GLYPHS, N_SUPPLIES, N_TREASURES, N_WOUNDS, PAYMENT, TREASURES, Treasure, Trial, Variety,
        WALL_CARDS, WallCard,
    },
    flow,
    rules::{exchange, locks, looks, movement, pit, river},
    setup::{
        LookTime, RoundOrder,
        table::{cache_max, can_have_door, n_clues, n_planks},
    },
    state::{Effort, Exchange, Look, Phase, State, Status, Test, Turn},
    walls::Walls,
};

type Check = Result<(), PositionError>;

/// The maximum number of actions left in a turn: one per die, plus one for each Supply.
const ACTIONS_MAX: u8 = N_DICE as u8 + N_SUPPLIES;

fn ensure(holds: bool, field: &str, problem: &str) -> Check {
    if holds { Ok(()) } else { Err(PositionError::new(field, problem)) }
}

/// Checks every invariant. The first checks keep the later ones from indexing out of bounds.
pub(crate) fn check(state: &State) -> Check {
    check_seats(state)?;
    check_components(state)?;
    check_pieces(state)?;
    check_piles(state)?;
    check_lava(state)?;
    for seat in state.all_seats().iter() {
        check_player(state, seat)?;
    }
    check_turn(state)?;
    check_phase(state)?;
    check_caskets(state)?;
    check_knowledge(state)
}

/// Checks that every card and adventurer is present exactly once.
pub(crate) fn check_components(state: &State) -> Check {
    check_cards(state)?;
    check_faces(state)
}

/// Checks that all seats mentioned in the state exist.
pub(crate) fn check_seats(state: &State) -> Check {
    let problem = "there is no such seat";
    ensure(state.has_seat(state.keeper), "keeper", problem)?;
    ensure(state.has_seat(state.turn.seat), "turn.seat", problem)?;
    ensure(state.turn.barred.without(state.all_seats()).is_empty(), "turn.barred", problem)?;
    ensure(state.has_seat(state.awaited), "awaited", problem)?;
    if let Phase::Testing(test) | Phase::Helping(test) = &state.phase {
        ensure(state.has_seat(test.seat), "phase.seat", problem)?;
    }
    if let Some(exchange) = state.phase.exchange() {
        ensure(state.has_seat(exchange.whom), "phase.whom", problem)?;
    }
    Ok(())
}

fn check_pieces(state: &State) -> Check {
    let n_wounds: u32 = state.players.iter().map(|player| u32::from(player.n_wounds)).sum();
    ensure(n_wounds <= u32::from(N_WOUNDS), "players", "there are 18 Wounds in total")?;
    let n_held: u32 = state.players.iter().map(|player| u32::from(player.n_supplies)).sum();
    let n_supplies = n_held + u32::from(state.cache);
    ensure(n_supplies <= u32::from(N_SUPPLIES), "players", "there are six Supplies in total")?;
    ensure(state.cache <= cache_max(state), "cache", "the cache cannot hold this many Supplies")?;
    ensure(state.planks <= n_planks(state), "planks", "the bridge has fewer planks")?;
    let may_have_door = !state.has_door || can_have_door(state);
    ensure(may_have_door, "door", "there is no Secret Door, or the boulder has smashed it")?;
    let is_over = state.phase == Phase::Over;
    ensure(is_over || !state.is_sealed(), "boulder", "the game is over once the exit is sealed")?;
    for &deck in &Deck::ALL[..N_DECKS] {
        let is_short = deck == Deck::Lava && state.has(Variety::RESTLESS_LAVA);
        let holds = state.faces.n_drawn(deck) + u8::from(is_short) <= DECK_CARDS;
        ensure(holds, "decks.lv", "one card of this deck is out of the game with v07")?;
    }
    let walls = Walls::of(state.walls.cards, state.walls.n_revealed);
    ensure(walls == state.walls, "walls", "the walls do not match the revealed cards")
}

/// Checks that every treasure is in exactly one place.
fn check_cards(state: &State) -> Check {
    let mut seen = CardSet::EMPTY;
    let mut add = |cards: CardSet, field: &str| {
        let is_new = seen.and(cards).is_empty();
        seen = seen.or(cards);
        ensure(is_new, field, "a card is here and elsewhere")
    };
    add(state.untaken, "gone")?;
    add(state.gone, "gone")?;
    for player in &state.players {
        add(player.hand, "players")?;
    }
    add(state.piles.cards(), "piles")?;
    for &deck in &Deck::ALL[..N_DECKS] {
        let rest = places(deck).skip(state.faces.n_drawn(deck) as usize);
        add(rest.map(|card| card as u8).collect(), "decks")?;
    }
    ensure(seen.len() as usize == N_TREASURES, "gone", "a card is missing")
}

/// Checks that piles are on safe spaces that are neither closed nor under the boulder.
fn check_piles(state: &State) -> Check {
    let open = state.safe_spaces().minus(movement::blocked(state));
    let is_possible = |at: &&Space| !state.has_pile(**at) || open.has(**at);
    match Space::ALL.iter().find(|at| !is_possible(at)) {
        Some(at) => ensure(false, &format!("piles.{at}"), "cards cannot lie on this space"),
        None => Ok(()),
    }
}

/// Checks that every deck has exactly its own faces, and that each adventurer occurs exactly once.
fn check_faces(state: &State) -> Check {
    for &deck in &Deck::ALL[..N_DECKS] {
        let mut faces: Vec<Treasure> =
            places(deck).map(|card| state.faces.truth(card as u8)).collect();
        let mut own = TREASURES[places(deck)].to_vec();
        faces.sort_unstable();
        own.sort_unstable();
        ensure(faces == own, "decks", "a deck has the wrong faces")?;
    }
    for &kind in WallCard::ALL {
        let n = state.walls.cards.iter().filter(|card| *card.truth() == kind).count();
        ensure(n == usize::from(WALL_CARDS[kind as usize]), "walls", "wrong wall cards")?;
    }
    let mut adventurers: Vec<Adventurer> = state.adventurers.iter().map(|it| *it.truth()).collect();
    adventurers.sort_unstable();
    adventurers.dedup();
    ensure(adventurers.len() == N_ADVENTURERS, "adventurers", "an adventurer occurs twice")
}

fn check_lava(state: &State) -> Check {
    let lava = &state.lava;
    let mut glyphs: Vec<Glyph> = lava.glyphs.iter().map(|glyph| *glyph.truth()).collect();
    glyphs.sort_unstable();
    ensure(glyphs == Glyph::ALL, "lava.glyphs", "each glyph occurs once")?;
    let mut numbers: Vec<u8> = lava.numbers.iter().map(|number| *number.truth()).collect();
    numbers.sort_unstable();
    ensure(numbers.into_iter().eq(1..=N_GLYPHS as u8), "lava.numbers", "each number occurs once")?;
    ensure(lava.n_clues as usize == n_clues(state), "lava.clues", "wrong number of clues")?;
    let clues = || lava.clues[..lava.n_clues as usize].iter().map(|clue| *clue.truth());
    let is_once = |number: u8| clues().filter(|&clue| clue == number).count() == 1;
    let holds = clues().all(|clue| (1..=N_GLYPHS as u8).contains(&clue) && is_once(clue));
    ensure(holds, "lava.clues", "clues are distinct numbers from 1 to 14")?;
    let is_sprung = |tile| lava.is_flipped(tile) && lava.clue_of(lava.truth(tile).1).is_some();
    let holds = (0..N_TILES).all(|tile| is_sprung(tile) == lava.is_hole(tile));
    ensure(holds, "lava.flipped", "turned tiles with trapped numbers are holes")?;
    let is_solid = lava.searched & !(lava.flipped & !lava.holes) == 0;
    ensure(is_solid, "lava.searched", "only turned tiles without a trap can be searched")?;
    let may_mask = !lava.is_masked || state.can_be_masked();
    ensure(may_mask, "lava.masked", "the mask is off once a glyph has been seen")
}

fn check_player(state: &State, seat: Seat) -> Check {
    let player = state.player(seat);
    let ensure = |holds: bool, name: &str, problem: &str| {
        if holds {
            Ok(())
        } else {
            ensure(false, &format!("players.{}.{name}", seat.index()), problem)
        }
    };
    let is_gone = matches!(player.status, Status::Waiting | Status::Dead);
    let is_bare = player.hand.is_empty() && player.n_wounds == 0 && player.n_supplies == 0;
    ensure(!is_gone || is_bare, "status", "a dead player holds no cards")?;
    let is_loose = player.n_gravel == 0 && !player.is_stuck && !player.is_lying;
    ensure(player.is_in() || is_loose, "status", "nothing holds a player outside the temple")?;
    let may_stick = !player.is_stuck || state.has_web(player.at);
    ensure(may_stick, "stuck", "there is no web on this space")?;
    let may_lie = !player.is_lying || State::is_in_river(player.at);
    ensure(may_lie, "lying", "only allowed in the river")?;
    let may_have = !player.has_taken_supply || state.has(Variety::SUPPLY_CACHE);
    ensure(may_have, "supply_taken", "there is no cache without v23")?;
    let has_second = !player.is_second && !state.has(Variety::LIMITED_NUMBERS);
    let may_wait = player.status != Status::Waiting || has_second;
    ensure(may_wait, "status", "no second adventurer is left")?;
    let is_open = player.at != Space::Exit
        && !movement::blocked(state).has(player.at)
        && player.at.tile().is_none_or(|tile| state.lava.is_flipped(tile));
    ensure(!player.is_in() || is_open, "at", "no adventurer can be on this space")?;
    let is_level = if state.is_loaded() && player.is_in() {
        (1..=LOAD_MAX).contains(&player.level)
    } else {
        player.level <= LOAD_MAX
    };
    ensure(is_level, "level", "must be from 1 to 5 after the load")?;
    let is_marking = state.phase == Phase::Loading || player.marked.is_empty();
    let is_held = player.marked.minus(player.hand).is_empty();
    ensure(is_marking && is_held, "marked", "only cards from the hand, in the phase `loading`")?;
    ensure(!player.is_ready || flow::is_asked(state, seat), "ready", "there is nothing to answer")?;
    let is_pick = player.pick == 0 || player.pick == 1 && state.phase == Phase::Choosing;
    ensure(is_pick, "picks_second", "only allowed in the phase `choosing`")?;
    let is_effort = match player.effort {
        Effort::Pass => true,
        Effort::Brace => state.phase == Phase::Bracing && flow::is_asked(state, seat),
        Effort::Shed => {
            state.phase == Phase::Bracing && flow::is_asked(state, seat) && player.n_supplies > 0
        }
    };
    ensure(is_effort, "effort", "this use of Stamina is not possible")?;
    let is_look = match player.look {
        None => true,
        Some(Look::Clue(zone)) => (1..=N_ZONES).contains(&zone),
        Some(Look::Tile(at)) => at.tile().is_some() && !state.lava.is_masked,
    };
    ensure(is_look, "look", "there is no such tile, or the mask hides it")?;
    let may_look = player.look.is_none() || state.options.looks == LookTime::Timed;
    ensure(may_look, "look", "looks end only with `timed` looks")
}

fn check_turn(state: &State) -> Check {
    let turn = &state.turn;
    let is_load = matches!(state.phase, Phase::Loading | Phase::Bracing);
    let needs_roll = if is_load {
        state.options.round_order == RoundOrder::RollFirst
    } else {
        state.is_loaded()
    };
    ensure(!needs_roll || !state.dice.contains(&0), "dice", "this round's roll is missing")?;
    if !state.is_in_turn() {
        return ensure(*turn == Turn::IDLE, "turn", "only allowed during a turn");
    }
    ensure(state.player(turn.seat).is_in(), "turn.seat", "must be in the temple")?;
    let can_be_stuck = !state.has_fine_print() || state.phase != Phase::Acting;
    let is_free = can_be_stuck || !state.player(turn.seat).is_stuck;
    let field = format!("players.{}.stuck", turn.seat.index());
    ensure(is_free, &field, "this adventurer has torn free at the start of the turn")?;
    ensure(turn.actions <= ACTIONS_MAX, "turn.actions", "a turn has at most 11 actions left")
}

fn check_phase(state: &State) -> Check {
    let own_turn = state.awaited == state.turn.seat;
    let is_awaited = match &state.phase {
        Phase::Choosing | Phase::Loading | Phase::Bracing => {
            let is_open = !flow::awaited(state).is_empty();
            return ensure(is_open, "phase", "all players have answered");
        }
        Phase::Over => {
            let is_over = state.is_sealed() || flow::is_deserted(state);
            return ensure(is_over, "phase", "a player can still continue");
        }
        Phase::Briefing => state.awaited == state.keeper,
        Phase::Acting | Phase::Removing | Phase::Gathering => own_turn,
        Phase::Testing(test) => {
            check_test(state, test)?;
            state.awaited == test.seat
        }
        Phase::Helping(test) => {
            check_test(state, test)?;
            ensure(test.trial == Trial::RiverExit, "phase.trial", "no player can help here")?;
            state.awaited != test.seat && river::can_help(state, state.awaited)
        }
        Phase::Losing => {
            let player = state.player(state.turn.seat);
            ensure(!player.hand.is_empty(), "phase", "there is no treasure to lose")?;
            ensure(player.is_stuck, "phase", "the player is not stuck in a web")?;
            own_turn
        }
        Phase::Unlocking(attempt) => {
            let at = state.player(state.turn.seat).at;
            let can_open = locks::require_lock(state, at, attempt.lock).is_ok();
            ensure(can_open, "phase.lock", "this lock cannot be opened here")?;
            ensure(!attempt.dice.contains(&0), "phase.dice", "a lock is rolled with five dice")?;
            own_turn
        }
        Phase::Composing(exchange) | Phase::Confirming(exchange) => {
            check_exchange(state, exchange)?;
            let is_complete = exchange::require_terms(state, exchange).is_ok();
            let is_open = matches!(state.phase, Phase::Composing(_)) || is_complete;
            ensure(is_open, "phase.given", "this table does not allow this exchange")?;
            own_turn
        }
        Phase::Answering(exchange) => {
            check_exchange(state, exchange)?;
            state.awaited == exchange.whom
        }
        Phase::Replacing => {
            let is_open = state.is_sun_open(crate::data::Sun::A);
            ensure(is_open, "phase", "no Sun is open")?;
            state.player(state.awaited).status == Status::Waiting
        }
    };
    ensure(is_awaited, "awaited", "this player has nothing to decide in this phase")
}

fn check_test(state: &State, test: &Test) -> Check {
    let player = state.player(test.seat);
    let is_own = test.trial == Trial::Collapse || test.seat == state.turn.seat;
    ensure(player.is_in() && is_own, "phase.seat", "this player cannot be tested")?;
    ensure(test.ones() != 0, "phase.dice", "a test without a 1 is already passed")?;
    let is_paid = test.paid.minus(player.hand).is_empty() && u32::from(test.paid.len()) < PAYMENT;
    ensure(is_paid, "phase.paid", "at most two cards, all from the hand")?;
    let is_there = match test.trial {
        Trial::Pit => pit::require_landing(state, player.at).is_ok(),
        Trial::Web => state.has_web(player.at) && !player.is_stuck,
        Trial::TearFree => player.is_stuck,
        Trial::RiverExit => player.at == Space::R8,
        Trial::Collapse => state.is_collapsing,
    };
    ensure(is_there, "phase.trial", "nothing on this space requires this test")
}

fn check_exchange(state: &State, exchange: &Exchange) -> Check {
    let (seat, whom) = (state.turn.seat, exchange.whom);
    let is_pair = seat != whom && state.player(whom).is_in() && state.turn.actions > 0;
    ensure(is_pair, "phase.whom", "these players cannot exchange cards")?;
    let is_held = exchange.given.minus(state.player(seat).hand).is_empty();
    ensure(is_held, "phase.given", "only cards from the player's own hand can be given")?;
    let is_held = exchange.asked.minus(state.player(whom).hand).is_empty();
    ensure(is_held, "phase.asked", "only cards from the partner's hand can be asked for")
}

/// Checks that exactly the caskets that were carried out have rolled values, and only at the end.
fn check_caskets(state: &State) -> Check {
    for (index, rolled) in state.caskets.iter().enumerate() {
        let player = &state.players[index];
        let is_counted = state.phase == Phase::Over && player.status == Status::Out;
        let is_casket = |&card: &u8| is_counted && state.faces.truth(card).is_casket();
        let n_caskets = player.hand.iter().filter(is_casket).count();
        let holds = rolled[..n_caskets].iter().all(|value| (1..=FACES).contains(value))
            && rolled[n_caskets..].iter().all(|&value| value == 0);
        if !holds {
            let field = format!("players.{index}.caskets");
            return ensure(false, &field, "one roll for each casket that was carried out");
        }
    }
    Ok(())
}

/// Checks that players know their own cards and the tiles they are looking at, and that everyone
/// knows all face-up tiles.
fn check_knowledge(state: &State) -> Check {
    for seat in state.all_seats().iter() {
        let is_known = |card| state.faces.known_to(card).has(seat);
        let holds = state.player(seat).hand.iter().all(is_known);
        ensure(holds, "seen", "players know their own cards")?;
    }
    let lava = &state.lava;
    for seat in state.all_seats().iter() {
        let look = state.player(seat).look;
        let glyph = look.and_then(|look| looks::glyph_shown(state, look));
        let has_number =
            glyph.is_none_or(|glyph| lava.numbers[glyph as usize].known_to().has(seat));
        ensure(has_number, "lava.numbers_seen", "players know the tile they are looking at")?;
        let Some(Look::Clue(zone)) = look else { continue };
        let has_clue = lava.clues[zone as usize - 1].known_to().has(seat);
        ensure(has_clue, "lava.clues_seen", "players know the clue they are looking at")?;
    }
    let is_public = |known_to: SeatSet| known_to.intersects(SeatSet::SPECTATORS);
    for tile in 0..N_TILES {
        let is_open = is_public(lava.glyphs[tile].known_to());
        let holds = is_open != lava.is_masked || state.phase == Phase::Over;
        ensure(holds, "lava.masked", "everyone sees the glyphs without the mask")?;
        let number = &lava.numbers[lava.truth(tile).0 as usize];
        let holds = !lava.is_flipped(tile) || is_public(number.known_to());
        ensure(holds, "lava.numbers_seen", "everyone knows the number of a turned tile")?;
    }
    Ok(())
}
