//! Revealing the sled (M7.1, M7.2): sums and the reward of the tile.
use kernel::{Ctx, SeatSet};

use super::reward;
use crate::{
    cards::Pack,
    data::{Card, Letter},
    event::Event,
    flow,
    state::{Letters, State},
    talk,
};

pub(crate) fn reveal_sled(state: &mut State, ctx: &mut Ctx<'_, State>) {
    ctx.forbid_undo();
    let is_missed = |letter| distance(state, letter) > 0;
    let missed = Letters::of(is_missed(Letter::ALL[0]), is_missed(Letter::ALL[1]));
    flow::open_sled(state, missed);
    state.cards.note_revealed_injuries();
    emit_cards(state, ctx);
    talk::record_reveal(state);
    for &letter in Letter::ALL {
        emit_result(state, letter, ctx);
    }
    let tile =
        state.board.encounter_tile().and_then(|tile| tile.seen_by(SeatSet::SPECTATORS)).copied();
    match tile {
        // One met challenge is enough, and two give no more.
        Some(tile) if !missed.is_both() => reward::give(state, tile.front().reward, missed, ctx),
        Some(_) | None => flow::after_reward(state, missed, ctx),
    }
}

/// Returns the distance of the sum from the challenge; 0 if it is met. R34, R48: injuries and other
/// kinds of equipment add nothing.
fn distance(state: &State, letter: Letter) -> u8 {
    state.challenges()[letter as usize].target.distance(state.sum(letter))
}

fn emit_result(state: &State, letter: Letter, ctx: &mut Ctx<'_, State>) {
    let (gear, sum) = (state.challenges()[letter as usize].gear, state.sum(letter));
    let distance = distance(state, letter);
    if distance == 0 {
        ctx.emit(state, || Event::Met { letter, gear, sum });
    } else {
        ctx.emit(state, || Event::Missed { letter, gear, sum, distance });
    }
}

fn emit_cards(state: &State, ctx: &mut Ctx<'_, State>) {
    if !state.options.reveal_owner {
        ctx.emit(state, || {
            let played = state.cards.packs().iter().flat_map(Pack::played);
            let mut cards: Vec<Card> = played.map(|held| held.card).collect();
            cards.sort_unstable();
            Event::Revealed { seat: None, cards }
        });
        return;
    }
    for seat in state.all_seats().iter() {
        let played = state.cards.pack(seat).played();
        if !played.is_empty() {
            ctx.emit(state, || {
                let cards = played.iter().map(|held| held.card).collect();
                Event::Revealed { seat: Some(seat), cards }
            });
        }
    }
}
