//! Random numbers for the tests.
use std::cell::Cell;

/// A small generator that prints its seed if the test fails.
pub struct TestRng {
    seed: u64,
    state: Cell<u64>,
}

impl TestRng {
    pub fn new(seed: u64) -> TestRng {
        TestRng { seed, state: Cell::new(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1) }
    }

    pub fn below(&self, n: usize) -> usize {
        let mut state = self.state.get();
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        self.state.set(state);
        (state.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 33) as usize % n
    }

    pub fn pick<'a, T>(&self, among: &'a [T]) -> &'a T {
        &among[self.below(among.len())]
    }

    /// Returns `true` with probability 1/`n`.
    pub fn once_in(&self, n: usize) -> bool {
        self.below(n) == 0
    }

    /// Returns an independent generator.
    pub fn split(&self) -> TestRng {
        let state = TestRng::new(self.below(1 << 30) as u64).state.get();
        TestRng { seed: self.seed, state: Cell::new(state) }
    }
}

impl Drop for TestRng {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("test seed: {}", self.seed);
        }
    }
}
