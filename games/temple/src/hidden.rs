//! Imagined worlds: everything the eyes cannot see is redrawn.
use kernel::{Chance, Dice, Seat, SeatSet, Secret, resample};

use crate::{
    board::N_TILES,
    cards::CardSet,
    data::{CARDS_MAX, Deck, N_CLUES, N_DECKS, N_GLYPHS},
    lava::Number,
    state::{Effort, Phase, State},
};

/// Faces change places within their deck, characters among those not seen, wall cards and tiles
/// among their like. Secret answers of others are made up anew.
pub(crate) fn determinize(state: &State, eyes: SeatSet, chance: &mut dyn Chance) -> State {
    let mut copy = *state;
    for &deck in &Deck::ALL[..N_DECKS] {
        resample(copy.faces.of_deck(deck), eyes, chance);
    }
    resample(&mut copy.walls.cards, eyes, chance);
    resample(&mut copy.lava.glyphs, eyes, chance);
    resample(&mut copy.lava.numbers, eyes, chance);
    redraw_clues(&mut copy, eyes, chance);
    resample(&mut copy.characters, eyes, chance);
    redraw_answers(&mut copy, eyes, chance);
    forget_offers(&mut copy, eyes);
    copy
}

/// Under Lava Surprise nobody sees the clues: any number may be on them that is neither on a clue
/// seen nor on a tile that proved safe.
fn redraw_clues(state: &mut State, eyes: SeatSet, chance: &mut dyn Chance) {
    let n_clues = state.lava.n_clues as usize;
    if state.lava.clues_seen(eyes).all(|clue| clue.is_some()) {
        return;
    }
    let mut is_free = [true; N_GLYPHS + 1];
    for number in state.lava.clues_seen(eyes).flatten() {
        is_free[number as usize] = false;
    }
    for tile in (0..N_TILES).filter(|&tile| state.lava.is_flipped(tile)) {
        is_free[state.lava.truth(tile).1 as usize] = false;
    }
    let mut pool: arrayvec::ArrayVec<Number, N_GLYPHS> =
        (1..=N_GLYPHS as Number).filter(|&number| is_free[number as usize]).collect();
    chance.shuffle(&mut pool);
    for clue in &mut state.lava.clues[..n_clues] {
        if clue.seen_by(eyes).is_none() {
            let number = pool.pop().expect("there are more numbers than clues");
            *clue = Secret::new(number, clue.known_to());
        }
    }
    debug_assert!(n_clues >= N_CLUES);
}

/// What others have answered is not known until all have.
fn redraw_answers(state: &mut State, eyes: SeatSet, chance: &mut dyn Chance) {
    let others = state.all_seats().without(eyes);
    match state.phase {
        Phase::Choosing => {
            for seat in others.iter() {
                if state.player(seat).is_ready {
                    state.player_mut(seat).pick = chance.below(2) as u8;
                }
            }
        }
        Phase::Loading => {
            for seat in others.iter() {
                redraw_load(state, seat, chance);
            }
        }
        Phase::Bracing => {
            for seat in others.iter() {
                if state.player(seat).is_ready {
                    let player = state.player_mut(seat);
                    player.effort = if chance.coin() { Effort::Brace } else { Effort::Pass };
                }
            }
        }
        _ => {}
    }
}

/// Who is ready has laid aside as much as the limit asks for, whatever else.
fn redraw_load(state: &mut State, seat: Seat, chance: &mut dyn Chance) {
    let player = *state.player(seat);
    let mut marked = CardSet::EMPTY;
    if player.is_ready {
        let n = player.n_cards().saturating_sub(CARDS_MAX).min(player.hand.len());
        while marked.len() < n {
            let left = player.hand.minus(marked);
            let pick = chance.below(u32::from(left.len()));
            marked.insert(left.nth(pick).expect("a card is left"));
        }
    }
    state.player_mut(seat).marked = marked;
}

/// What somebody else lays out is not known before it is shown.
fn forget_offers(state: &mut State, eyes: SeatSet) {
    let is_open = state.are_hands_open();
    let by = state.slot.seat;
    match &mut state.phase {
        Phase::Composing(exchange) if !eyes.has(by) => {
            exchange.given = CardSet::EMPTY;
            exchange.asked = CardSet::EMPTY;
        }
        Phase::Answering(exchange) if !is_open && !eyes.has(exchange.whom) => {
            exchange.asked = CardSet::EMPTY;
        }
        Phase::Testing(test) if !eyes.has(test.seat) => test.paid = CardSet::EMPTY,
        _ => {}
    }
}
