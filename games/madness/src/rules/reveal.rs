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
    emit_cards(state, ctx);
    talk::record_reveal(state);
    let mut is_missed = [false; 2];
    for &letter in Letter::ALL {
        is_missed[letter as usize] = judge(state, letter, ctx);
    }
    let missed = Letters::of(is_missed[0], is_missed[1]);
    let tile =
        state.board.encounter_tile().and_then(|tile| tile.seen_by(SeatSet::SPECTATORS)).copied();
    match tile {
        // One met challenge is enough, and two give no more.
        Some(tile) if !missed.is_both() => reward::give(state, tile.front().reward, missed, ctx),
        Some(_) | None => flow::after_reward(state, missed, ctx),
    }
}

/// Returns `true` if this challenge was missed. R34, R48: injuries and other kinds of equipment add
/// nothing.
fn judge(state: &State, letter: Letter, ctx: &mut Ctx<'_, State>) -> bool {
    let challenge = state.challenges()[letter as usize];
    let (gear, sum) = (challenge.gear, state.sum(letter));
    let distance = challenge.target.distance(sum);
    if distance == 0 {
        ctx.emit(state, || Event::Met { letter, gear, sum });
    } else {
        ctx.emit(state, || Event::Missed { letter, gear, sum, distance });
    }
    distance > 0
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
