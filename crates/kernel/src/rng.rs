use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// The only source of randomness for game rules.
pub trait GameRng {
    /// Returns a uniform number in `0..n`; `n` is at least 1.
    fn below(&mut self, n: u32) -> u32;
}

/// Dice, shuffles and choices, built on [`GameRng::below`].
pub trait GameRngExt: GameRng {
    /// Rolls a die with the faces `1..=faces`.
    fn die(&mut self, faces: u32) -> u32 {
        self.below(faces) + 1
    }

    /// Shuffles `items`. The Fisher–Yates shuffle is implemented here, so that library updates
    /// cannot break old logs.
    fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let pick = self.below(last as u32 + 1) as usize;
            items.swap(last, pick);
        }
    }

    /// Returns one of `items`, each with equal probability.
    ///
    /// # Panics
    ///
    /// Panics if `items` is empty.
    fn choose<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        &items[self.below(items.len() as u32) as usize]
    }

    /// Flips a fair coin.
    fn coin(&mut self) -> bool {
        self.below(2) == 1
    }
}

impl<C: GameRng + ?Sized> GameRngExt for C {}

/// The secret seed of a match, too long for a brute-force search.
pub type Seed = [u8; 32];

/// The randomness of one step of a match, independent of what other steps drew.
pub struct MatchRng(ChaCha8Rng);

impl MatchRng {
    /// Creates the generator for `step`. Step 0 is the setup; step *k* belongs to the *k*-th step
    /// of the log that has not been undone.
    pub fn new(seed: Seed, step: u32) -> MatchRng {
        let mut rng = ChaCha8Rng::from_seed(seed);
        rng.set_stream(u64::from(step));
        MatchRng(rng)
    }

    /// Derives a seed from a number, for tests, benchmarks and studies.
    pub fn seed_from_number(number: u64) -> Seed {
        let mut seed = [0; 32];
        seed[..8].copy_from_slice(&number.to_le_bytes());
        seed
    }
}

impl GameRng for MatchRng {
    fn below(&mut self, n: u32) -> u32 {
        bounded(&mut self.0, n)
    }
}

/// A fast generator for simulations and searches, never used for a match.
pub struct FastRng(Xoshiro256PlusPlus);

impl FastRng {
    /// Creates a generator that draws the same numbers on every machine.
    pub fn new(number: u64) -> FastRng {
        FastRng(Xoshiro256PlusPlus::seed_from_u64(number))
    }
}

impl GameRng for FastRng {
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        bounded(&mut self.0, n)
    }
}

/// Lemire's unbiased multiply-shift method with rejection, implemented here so that its results
/// never change.
#[inline]
fn bounded(rng: &mut impl Rng, n: u32) -> u32 {
    let mut wide = u64::from(rng.next_u32()) * u64::from(n);
    if (wide as u32) < n {
        let threshold = n.wrapping_neg() % n;
        while (wide as u32) < threshold {
            wide = u64::from(rng.next_u32()) * u64::from(n);
        }
    }
    (wide >> 32) as u32
}

/// Predetermined draws, for scenario tests and replays of physical games.
///
/// Drawing panics if the script is exhausted or its next number is out of range.
pub struct ScriptedRng(std::vec::IntoIter<u32>);

impl ScriptedRng {
    /// Creates a generator that returns `numbers` in order.
    pub fn new(numbers: impl Into<Vec<u32>>) -> ScriptedRng {
        ScriptedRng(numbers.into().into_iter())
    }

    /// Creates a generator that panics on the first draw.
    pub fn none() -> ScriptedRng {
        ScriptedRng::new([])
    }
}

impl GameRng for ScriptedRng {
    fn below(&mut self, n: u32) -> u32 {
        let value = self.0.next().expect("the script has a number for every draw");
        assert!(value < n, "scripted number {value} is not below {n}");
        value
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn draws_of_a_step_do_not_depend_on_other_steps() {
        let seed = MatchRng::seed_from_number(7);
        let draw = |step| {
            let mut rng = MatchRng::new(seed, step);
            [rng.below(1000), rng.below(1000), rng.below(1000)]
        };
        assert_eq!(draw(5), draw(5));
        assert_ne!(draw(5), draw(6));
    }

    #[test]
    fn draws_never_change_between_versions() {
        // Old logs only replay as long as these numbers stay the same.
        let mut rng = MatchRng::new(MatchRng::seed_from_number(1), 3);
        let drawn: Vec<u32> = (0..6).map(|_| rng.below(100)).collect();
        assert_eq!(drawn, STABLE);
        let mut fast = FastRng::new(1);
        let drawn: Vec<u32> = (0..6).map(|_| fast.below(100)).collect();
        assert_eq!(drawn, STABLE_FAST);
    }
    const STABLE: [u32; 6] = [22, 66, 87, 62, 41, 98];
    const STABLE_FAST: [u32; 6] = [81, 74, 10, 74, 18, 59];

    #[test]
    fn draws_are_uniform() {
        let mut rng = FastRng::new(3);
        let mut hits = [0_u32; 7];
        for _ in 0..70_000 {
            hits[rng.below(7) as usize] += 1;
        }
        assert!(hits.iter().all(|&n| (9_500..10_500).contains(&n)), "{hits:?}");
    }

    #[test]
    fn a_shuffle_keeps_every_card() {
        let mut cards: Vec<u32> = (0..31).collect();
        MatchRng::new(MatchRng::seed_from_number(2), 0).shuffle(&mut cards);
        assert_ne!(cards, (0..31).collect::<Vec<_>>());
        cards.sort_unstable();
        assert_eq!(cards, (0..31).collect::<Vec<_>>());
    }
}
