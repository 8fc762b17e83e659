//! Determinization: resamples everything the viewers cannot see.
use arrayvec::ArrayVec;
use kernel::{GameRng, GameRngExt, Seat, SeatSet};

use crate::{
    cards::{DeckCard, HeldCard, Pack},
    data::{LEVELS, MadnessId, N_CARDS, N_LEVEL},
    state::State,
    talk::{HeardRemark, Remark, Statement},
};

/// Shuffles tiles within their region, madness cards within their level, and cards among all places
/// where they could be.
pub(crate) fn determinize(state: &State, viewers: SeatSet, rng: &mut dyn GameRng) -> State {
    let mut copy = state.clone();
    // All hands are public after the end; only the order of the decks stays hidden.
    let unseen = if state.is_over() { SeatSet::EMPTY } else { state.all_seats().without(viewers) };
    copy.board.redraw(viewers, rng);
    redraw_madness(&mut copy, unseen, rng);
    redraw_cards(&mut copy, unseen, rng);
    hide_remarks(&mut copy, viewers, unseen);
    copy
}

/// Replaces remarks that these viewers did not hear. Pending remarks are known to their speakers
/// only.
fn hide_remarks(state: &mut State, viewers: SeatSet, unseen: SeatSet) {
    let talks = &mut state.talk;
    talks.pending.retain(|sent| !unseen.has(sent.from));
    let hidden = talks.log.iter_mut().filter(|sent| unseen.has(sent.from));
    for sent in hidden {
        let nothing = Remark::of(Statement::Wait);
        if sent.seen_by(viewers).is_none() {
            sent.heard = HeardRemark::of(&nothing, None);
            sent.remark = nothing;
        } else if sent.heard.lost.is_some() {
            // Only the speaker knows the swallowed word.
            sent.remark = nothing;
        }
    }
}

fn redraw_madness(state: &mut State, unseen: SeatSet, rng: &mut dyn GameRng) {
    for nth in 0..LEVELS as usize {
        let mut pool: ArrayVec<MadnessId, N_LEVEL> =
            state.madness.decks()[nth].cards().iter().copied().collect();
        pool.extend(unseen.iter().filter_map(|seat| state.madness.held(seat)[nth]));
        rng.shuffle(&mut pool);
        for seat in unseen.iter() {
            if let Some(card) = &mut state.madness.held_mut(seat)[nth] {
                *card = pool.pop().expect("the pool has one card per place");
            }
        }
        state.madness.decks_mut()[nth].cards_mut().copy_from_slice(&pool);
    }
}

fn redraw_cards(state: &mut State, unseen: SeatSet, rng: &mut dyn GameRng) {
    let mut pool: ArrayVec<DeckCard, N_CARDS> = state.cards.deck().iter().copied().collect();
    let is_revealed = state.is_revealed();
    if is_revealed && !state.options.reveal_owner {
        shuffle_played(state, unseen, rng);
    }
    for seat in unseen.iter() {
        let pack = state.cards.pack_mut(seat);
        let hidden = hidden_part(pack, is_revealed);
        shuffle_draw_times(hidden, rng);
        pool.extend(hidden.iter().map(|held| DeckCard { card: held.card, since: held.since }));
    }
    rng.shuffle(&mut pool);
    // Players who drew early have the fewest possible cards, so they choose first. That makes every
    // possible world equally likely.
    for drawn in 0..=state.cards.n_rests() {
        for seat in unseen.iter() {
            for held in hidden_part(state.cards.pack_mut(seat), is_revealed) {
                if held.drawn == drawn {
                    let card = take(&mut pool, drawn);
                    (held.card, held.since) = (card.card, card.since);
                }
            }
        }
    }
    for seat in unseen.iter() {
        state.cards.pack_mut(seat).sort();
    }
    if state.cards.n_rests() > 0 {
        // Picking from the pool has changed the order of the remaining cards.
        rng.shuffle(&mut pool);
    }
    state.cards.deck_mut().copy_from_slice(&pool);
}

/// Returns the cards that only the owner can see.
fn hidden_part(pack: &mut Pack, is_revealed: bool) -> &mut [HeldCard] {
    let n = if is_revealed { pack.n_unplayed() } else { pack.all().len() as u8 };
    &mut pack.all_mut()[..n as usize]
}

/// Shuffles the times of drawing, which only the owner knows.
fn shuffle_draw_times(hidden: &mut [HeldCard], rng: &mut dyn GameRng) {
    if hidden.iter().any(|held| held.drawn != hidden[0].drawn) {
        rng.shuffle(hidden);
    }
}

/// Takes a card that could be drawn after `drawn` rests from a shuffled pool.
fn take(pool: &mut ArrayVec<DeckCard, N_CARDS>, drawn: u8) -> DeckCard {
    let at = pool.iter().rposition(|card| card.since <= drawn).expect("the true deal is possible");
    pool.swap_remove(at)
}

/// Shuffles the revealed cards among the players who could have drawn them, because their owners
/// are hidden.
fn shuffle_played(state: &mut State, unseen: SeatSet, rng: &mut dyn GameRng) {
    let mut pool: ArrayVec<DeckCard, N_CARDS> = ArrayVec::new();
    for seat in unseen.iter() {
        let played = state.cards.pack(seat).played().iter();
        pool.extend(played.map(|held| DeckCard { card: held.card, since: held.since }));
    }
    rng.shuffle(&mut pool);
    for drawn in 0..=state.cards.n_rests() {
        for seat in unseen.iter() {
            for held in played_part(state, seat) {
                if held.drawn == drawn {
                    let card = take(&mut pool, drawn);
                    (held.card, held.since) = (card.card, card.since);
                }
            }
        }
    }
}

fn played_part(state: &mut State, seat: Seat) -> &mut [HeldCard] {
    let pack = state.cards.pack_mut(seat);
    let first = pack.n_unplayed() as usize;
    &mut pack.all_mut()[first..]
}
