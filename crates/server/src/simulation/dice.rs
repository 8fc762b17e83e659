//! The only source of randomness of a run.
use std::time::Duration;

use kernel::{FastRng, GameRng};

pub(super) struct Dice(FastRng);

impl Dice {
    pub(super) fn new(seed: u64) -> Dice {
        Dice(FastRng::new(seed))
    }

    pub(super) fn below(&mut self, n: u32) -> u32 {
        self.0.below(n)
    }

    pub(super) fn index(&mut self, len: usize) -> usize {
        self.below(len as u32) as usize
    }

    pub(super) fn one_in(&mut self, n: u32) -> bool {
        self.below(n) == 0
    }

    /// Returns `true` in `n` of 10,000 cases.
    pub(super) fn hits(&mut self, n: u32) -> bool {
        n > 0 && self.below(10_000) < n
    }

    pub(super) fn choose<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        if items.is_empty() {
            return None;
        }
        let index = self.index(items.len());
        items.get(index)
    }

    pub(super) fn millis(&mut self, max: u32) -> Duration {
        Duration::from_millis(self.below(max + 1).into())
    }

    pub(super) fn bytes<const N: usize>(&mut self) -> [u8; N] {
        std::array::from_fn(|_| self.below(256) as u8)
    }

    /// Returns an intensity: often zero, sometimes high.
    pub(super) fn intensity(&mut self, max: u32) -> u32 {
        match self.below(4) {
            0 | 1 => 0,
            2 => self.below(max / 10 + 1),
            _ => self.below(max + 1),
        }
    }
}
