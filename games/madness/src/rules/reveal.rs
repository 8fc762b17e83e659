//! Opening the sled (M7.1, M7.2): sums, and what the tile gives.
use kernel::{Ctx, SeatSet};

use super::reward;
use crate::{
    cards::Pack,
    credit,
    data::{Card, Letter},
    event::Event,
    flow,
    state::{Letters, State},
};

pub(crate) fn open_sled(state: &mut State, ctx: &mut Ctx<'_, Event>) {
    ctx.bar();
    tell_cards(state, ctx);
    credit::settle(state);
    let mut is_missed = [false; 2];
    for &letter in Letter::ALL {
        is_missed[letter as usize] = judge(state, letter, ctx);
    }
    let missed = Letters::of(is_missed[0], is_missed[1]);
    let tile = state.board.faced().and_then(|tile| tile.seen_by(SeatSet::GALLERY)).copied();
    match tile {
        // One of two is enough, and both bring no more.
        Some(tile) if !missed.is_both() => reward::give(state, tile.front().reward, missed, ctx),
        Some(_) | None => flow::after_reward(state, missed, ctx),
    }
}

/// Was this challenge missed? Injuries and equipment of other kinds add nothing (R34, R48).
fn judge(state: &State, letter: Letter, ctx: &mut Ctx<'_, Event>) -> bool {
    let challenge = state.challenges()[letter as usize];
    let (gear, sum) = (challenge.gear, state.sum(letter));
    let distance = challenge.target.distance(sum);
    if distance == 0 {
        ctx.tell(|| Event::Met { letter, gear, sum });
    } else {
        ctx.tell(|| Event::Missed { letter, gear, sum, distance });
    }
    distance > 0
}

fn tell_cards(state: &State, ctx: &mut Ctx<'_, Event>) {
    if !state.options.reveal_owner {
        ctx.tell(|| {
            let laid = state.cards.packs().iter().flat_map(Pack::laid);
            let mut cards: Vec<Card> = laid.map(|held| held.card).collect();
            cards.sort_unstable();
            Event::Revealed { seat: None, cards }
        });
        return;
    }
    for seat in state.all_seats().iter() {
        let laid = state.cards.pack(seat).laid();
        if !laid.is_empty() {
            ctx.tell(|| {
                let cards = laid.iter().map(|held| held.card).collect();
                Event::Revealed { seat: Some(seat), cards }
            });
        }
    }
}
