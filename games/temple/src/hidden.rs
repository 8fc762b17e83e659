//! Determinization: redraws everything that the viewers cannot see, so that bots and insights never
//! use hidden information.
use kernel::{GameRng, GameRngExt, Seat, SeatSet, Secret, resample};

use crate::{
    board::N_TILES,
    cards::CardSet,
    data::{Deck, N_CLUES, N_DECKS, N_GLYPHS},
    lava::{Number, forget},
    rules::{load, looks},
    state::{Effort, Phase, State},
};

/// Returns a state that is consistent with the viewers' knowledge.
///
/// Shuffles unseen faces within their deck, and shuffles unseen adventurers, wall cards and tiles
/// each among themselves. Redraws other players' secret answers.
pub(crate) fn determinize(state: &State, viewers: SeatSet, rng: &mut dyn GameRng) -> State {
    let mut copy = *state;
    for &deck in &Deck::ALL[..N_DECKS] {
        resample(copy.faces.of_deck(deck), viewers, rng);
    }
    resample(&mut copy.walls.cards, viewers, rng);
    resample(&mut copy.lava.glyphs, viewers, rng);
    resample(&mut copy.lava.numbers, viewers, rng);
    redraw_clues(&mut copy, viewers, rng);
    redraw_looks(state, &mut copy, viewers);
    resample(&mut copy.adventurers, viewers, rng);
    redraw_answers(&mut copy, viewers, rng);
    forget_offers(&mut copy, viewers);
    copy
}

/// Redraws the clues that Lava Surprise hides. Any number may be a clue unless it is on a clue that
/// the viewers have seen, or on a turned tile.
fn redraw_clues(state: &mut State, viewers: SeatSet, rng: &mut dyn GameRng) {
    let n_clues = state.lava.n_clues as usize;
    if state.lava.clues_seen(viewers).all(|clue| clue.is_some()) {
        return;
    }
    let mut is_free = [true; N_GLYPHS + 1];
    for number in state.lava.clues_seen(viewers).flatten() {
        is_free[number as usize] = false;
    }
    for tile in (0..N_TILES).filter(|&tile| state.lava.is_flipped(tile)) {
        is_free[state.lava.truth(tile).1 as usize] = false;
    }
    let mut pool: arrayvec::ArrayVec<Number, N_GLYPHS> =
        (1..=N_GLYPHS as Number).filter(|&number| is_free[number as usize]).collect();
    rng.shuffle(&mut pool);
    for clue in &mut state.lava.clues[..n_clues] {
        if clue.seen_by(viewers).is_none() {
            let number = pool.pop().expect("there are more numbers than clues");
            *clue = Secret::new(number, clue.known_to());
        }
    }
    debug_assert!(n_clues >= N_CLUES);
}

/// Lets the other players who are looking at a clue know the glyph that now belongs to it, instead
/// of the true one.
fn redraw_looks(state: &State, copy: &mut State, viewers: SeatSet) {
    for seat in state.all_seats().without(viewers).iter() {
        let Some(look) = state.player(seat).look else { continue };
        let seen = [looks::glyph_shown(state, look), looks::glyph_shown(copy, look)];
        let [Some(before), Some(after)] = seen else { continue };
        let (numbers, only) = (&mut copy.lava.numbers, SeatSet::only(seat));
        if before != after {
            forget(&mut numbers[before as usize], only);
            let number = &mut numbers[after as usize];
            *number = Secret::new(*number.truth(), number.known_to().with(only));
        }
    }
}

/// Redraws other players' answers, which stay secret until all have answered.
fn redraw_answers(state: &mut State, viewers: SeatSet, rng: &mut dyn GameRng) {
    let others = state.all_seats().without(viewers);
    for seat in others.iter() {
        let is_ready = state.player(seat).is_ready;
        if state.phase == Phase::Loading {
            redraw_load(state, seat, rng);
        } else if state.phase == Phase::Choosing && is_ready {
            state.player_mut(seat).pick = rng.below(2) as u8;
        } else if state.phase == Phase::Bracing && is_ready {
            state.player_mut(seat).effort = if rng.coin() { Effort::Brace } else { Effort::Pass };
        }
    }
}

/// Redraws the cards that a player drops. A player who is ready has set aside at least as many
/// cards as the limit requires.
fn redraw_load(state: &mut State, seat: Seat, rng: &mut dyn GameRng) {
    let player = *state.player(seat);
    let mut marked = CardSet::EMPTY;
    if player.is_ready {
        let n = load::n_excess(state, seat);
        while marked.len() < n {
            let left = player.hand.minus(marked);
            let pick = rng.below(u32::from(left.len()));
            marked.insert(left.nth(pick).expect("a card is left"));
        }
    }
    state.player_mut(seat).marked = marked;
}

/// Clears other players' offers, which stay secret until they are submitted.
fn forget_offers(state: &mut State, viewers: SeatSet) {
    let is_open = state.are_hands_open();
    let by = state.turn.seat;
    match &mut state.phase {
        Phase::Composing(exchange) => {
            if !viewers.has(by) {
                exchange.given = CardSet::EMPTY;
                exchange.asked = CardSet::EMPTY;
            }
        }
        Phase::Answering(exchange) => {
            if !is_open && !viewers.has(exchange.whom) {
                exchange.asked = CardSet::EMPTY;
            }
        }
        Phase::Testing(test) => {
            if !viewers.has(test.seat) {
                test.paid = CardSet::EMPTY;
            }
        }
        Phase::Choosing
        | Phase::Briefing
        | Phase::Loading
        | Phase::Bracing
        | Phase::Acting
        | Phase::Helping(_)
        | Phase::Losing
        | Phase::Unlocking(_)
        | Phase::Removing
        | Phase::Confirming(_)
        | Phase::Gathering
        | Phase::Replacing
        | Phase::Over => {}
    }
}
