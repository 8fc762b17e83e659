//! Components that are still in the box.
use kernel::{GameRng, PositionError};

use crate::{
    data::{Card, N_KINDS},
    position::error,
    setup::{Options, n_in_box},
};

/// Cards that are not named anywhere yet.
pub(super) struct Pool {
    left: [u8; N_KINDS],
}

impl Pool {
    pub(super) fn of_cards(options: &Options) -> Pool {
        let mut left = [0; N_KINDS];
        for &card in Card::ALL {
            left[card as usize] = n_in_box(options, card);
        }
        Pool { left }
    }

    pub(super) const fn n(&self, card: Card) -> u8 {
        self.left[card as usize]
    }

    pub(super) fn take(&mut self, field: &str, card: Card) -> Result<Card, PositionError> {
        let Some(left) = self.left[card as usize].checked_sub(1) else {
            return error(field, format!("no {card} is left"));
        };
        self.left[card as usize] = left;
        Ok(card)
    }

    /// Draws a basic card with equal probability. Arcane cards and injuries stay in the supply.
    pub(super) fn deal_basic(&mut self, rng: &mut dyn GameRng) -> Option<Card> {
        let mut basic: Vec<Card> = Vec::new();
        for &card in Card::ALL.iter().filter(|card| card.basic_copies() > 0) {
            basic.extend((0..self.n(card)).map(|_| card));
        }
        if basic.is_empty() {
            return None;
        }
        let card = draw(&mut basic, rng);
        self.left[card as usize] -= 1;
        Some(card)
    }
}

/// Removes a random item, using the RNG only if there is a choice. `left` is not empty.
pub(super) fn draw<T>(left: &mut Vec<T>, rng: &mut dyn GameRng) -> T {
    let at = if left.len() == 1 { 0 } else { rng.below(left.len() as u32) as usize };
    left.swap_remove(at)
}
