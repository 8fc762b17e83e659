//! Imagined worlds: everything the eyes cannot see is redrawn.
use arrayvec::ArrayVec;
use kernel::{Chance, Dice, Seat, SeatSet};

use crate::{
    cards::{Held, Pack, Unseen},
    data::{LEVELS, MadnessId, N_CARDS, N_LEVEL},
    state::State,
    talk::{Remark, Statement, Utterance},
};

/// Tiles change places within their region, madness within its level, and cards as far as it was
/// possible to draw them.
pub(crate) fn determinize(state: &State, eyes: SeatSet, chance: &mut dyn Chance) -> State {
    let mut copy = state.clone();
    // After the end all hands lie open; only the decks keep their order to themselves.
    let unseen = if state.is_over() { SeatSet::NOBODY } else { state.all_seats().without(eyes) };
    copy.board.redraw(eyes, chance);
    redraw_minds(&mut copy, unseen, chance);
    redraw_cards(&mut copy, unseen, chance);
    forget_words(&mut copy, eyes, unseen);
    copy
}

/// Words that did not reach these eyes could have been any; those under way nobody else knows of.
fn forget_words(state: &mut State, eyes: SeatSet, unseen: SeatSet) {
    let talks = &mut state.talks;
    talks.pending.retain(|spoken| !unseen.has(spoken.from));
    let hidden = talks.log.iter_mut().filter(|spoken| unseen.has(spoken.from));
    for spoken in hidden {
        let nothing = Remark::of(Statement::Wait);
        if spoken.seen_by(eyes).is_none() {
            spoken.heard = Utterance::of(&nothing, None);
            spoken.remark = nothing;
        } else if spoken.heard.blank.is_some() {
            // What was swallowed only its speaker knows.
            spoken.remark = nothing;
        }
    }
}

fn redraw_minds(state: &mut State, unseen: SeatSet, chance: &mut dyn Chance) {
    for nth in 0..LEVELS as usize {
        let mut pool: ArrayVec<MadnessId, N_LEVEL> =
            state.minds.decks()[nth].cards().iter().copied().collect();
        pool.extend(unseen.iter().filter_map(|seat| state.minds.mind(seat)[nth]));
        chance.shuffle(&mut pool);
        for seat in unseen.iter() {
            if let Some(card) = &mut state.minds.mind_mut(seat)[nth] {
                *card = pool.pop().expect("as many as before");
            }
        }
        state.minds.decks_mut()[nth].cards_mut().copy_from_slice(&pool);
    }
}

fn redraw_cards(state: &mut State, unseen: SeatSet, chance: &mut dyn Chance) {
    let mut pool: ArrayVec<Unseen, N_CARDS> = state.cards.deck().iter().copied().collect();
    let is_revealed = state.is_revealed();
    if is_revealed && !state.options.reveal_owner {
        mix_laid(state, unseen, chance);
    }
    for seat in unseen.iter() {
        let pack = state.cards.pack_mut(seat);
        pack.unstage_all();
        let hidden = hidden_part(pack, is_revealed);
        mix_times(hidden, chance);
        pool.extend(hidden.iter().map(|held| Unseen { card: held.card, since: held.since }));
    }
    chance.shuffle(&mut pool);
    // Whoever drew early could get the fewest cards, so they choose first: then every world that
    // is possible is as likely as any other.
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
        // Choosing among some has left the others in an order of their own.
        chance.shuffle(&mut pool);
    }
    state.cards.deck_mut().copy_from_slice(&pool);
}

/// What nobody but the owner sees.
fn hidden_part(pack: &mut Pack, is_revealed: bool) -> &mut [Held] {
    let n = if is_revealed { pack.n_kept() } else { pack.all().len() as u8 };
    &mut pack.all_mut()[..n as usize]
}

/// Nobody sees which of them were drawn when.
fn mix_times(hidden: &mut [Held], chance: &mut dyn Chance) {
    if hidden.iter().any(|held| held.drawn != hidden[0].drawn) {
        chance.shuffle(hidden);
    }
}

/// A card of a shuffled pool that could be drawn after so many rests.
fn take(pool: &mut ArrayVec<Unseen, N_CARDS>, drawn: u8) -> Unseen {
    let at = pool.iter().rposition(|card| card.since <= drawn).expect("it was possible before");
    pool.swap_remove(at)
}

/// All cards of the sled lie open, but not whose they are: they change owners, as far as they
/// could have drawn them.
fn mix_laid(state: &mut State, unseen: SeatSet, chance: &mut dyn Chance) {
    let mut pool: ArrayVec<Unseen, N_CARDS> = ArrayVec::new();
    for seat in unseen.iter() {
        let laid = state.cards.pack(seat).laid().iter();
        pool.extend(laid.map(|held| Unseen { card: held.card, since: held.since }));
    }
    chance.shuffle(&mut pool);
    for drawn in 0..=state.cards.n_rests() {
        for seat in unseen.iter() {
            for held in laid_part(state, seat) {
                if held.drawn == drawn {
                    let card = take(&mut pool, drawn);
                    (held.card, held.since) = (card.card, card.since);
                }
            }
        }
    }
}

fn laid_part(state: &mut State, seat: Seat) -> &mut [Held] {
    let pack = state.cards.pack_mut(seat);
    let first = pack.n_kept() as usize;
    &mut pack.all_mut()[first..]
}
