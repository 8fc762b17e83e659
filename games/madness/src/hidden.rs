//! Determinization: resamples everything the viewers cannot see.
use arrayvec::ArrayVec;
use kernel::{GameRng, GameRngExt, Seat, SeatSet};

use crate::{
    cards::{DeckCard, HAND_MAX, HeldCard, Pack},
    data::{Card, LEVELS, MadnessId, N_CARDS, N_LEVEL, N_SEATS},
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
    let mut known = [0; N_SEATS];
    for seat in unseen.iter() {
        let n_known = state.cards.n_known_injuries(seat);
        let hidden = hidden_part(state.cards.pack_mut(seat), is_revealed);
        shuffle_slots(hidden, n_known > 0, rng);
        known[seat.index()] = first_injuries(hidden, n_known);
        for (_, held) in unknown_slots(hidden, known[seat.index()]) {
            pool.extend([DeckCard { card: held.card, since: held.since }]);
        }
    }
    rng.shuffle(&mut pool);
    // Players who drew early have the fewest possible cards, so they choose first. That makes every
    // possible world equally likely.
    for drawn in 0..=state.cards.n_rests() {
        for seat in unseen.iter() {
            let hidden = hidden_part(state.cards.pack_mut(seat), is_revealed);
            for (_, held) in unknown_slots(hidden, known[seat.index()]) {
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

/// Shuffles the times of drawing, which only the owner knows, and the places of known injuries,
/// which may be in the hand or on the sled.
fn shuffle_slots(hidden: &mut [HeldCard], has_known: bool, rng: &mut dyn GameRng) {
    if has_known || hidden.iter().any(|held| held.drawn != hidden[0].drawn) {
        rng.shuffle(hidden);
    }
}

/// Returns the places of the first `n` injuries as a bit set.
fn first_injuries(hidden: &[HeldCard], n: u8) -> Slots {
    let places = (0..).zip(hidden).filter(|(_, held)| held.card == Card::Injury);
    places.take(n.into()).fold(0, |slots, (nth, _)| slots | 1 << nth)
}

/// Returns the cards that are not in `known`.
fn unknown_slots(
    hidden: &mut [HeldCard],
    known: Slots,
) -> impl Iterator<Item = (u32, &mut HeldCard)> {
    (0..).zip(hidden).filter(move |(nth, _)| known >> nth & 1 == 0)
}

/// Places among the cards of a player.
type Slots = u32;
const _: () = assert!(HAND_MAX <= Slots::BITS as usize);

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
