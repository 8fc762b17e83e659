use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// The only door through which luck enters a game.
pub trait Chance {
    /// A uniform number in `0..n`. `n` is at least 1.
    fn below(&mut self, n: u32) -> u32;
}

/// Everything else a board game needs, built on [`Chance::below`].
pub trait Dice: Chance {
    /// A die with the faces `1..=faces`.
    fn die(&mut self, faces: u32) -> u32 {
        self.below(faces) + 1
    }

    /// Fisher and Yates, ours so that old logs keep replaying.
    fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let pick = self.below(last as u32 + 1) as usize;
            items.swap(last, pick);
        }
    }

    /// One of `items`, each as likely as the other. `items` is not empty.
    fn choose<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        &items[self.below(items.len() as u32) as usize]
    }

    /// A fair coin.
    fn coin(&mut self) -> bool {
        self.below(2) == 1
    }
}

impl<C: Chance + ?Sized> Dice for C {}

/// The secret of a match: 256 bits, so that no player can search for it.
pub type Seed = [u8; 32];

/// Luck for step `step` of the match `seed`: independent of what earlier steps drew.
pub struct Seeded(ChaCha8Rng);

impl Seeded {
    /// Step 0 is the set-up; step *k* belongs to the *k*-th line of the log.
    pub fn new(seed: Seed, step: u32) -> Seeded {
        let mut rng = ChaCha8Rng::from_seed(seed);
        rng.set_stream(u64::from(step));
        Seeded(rng)
    }

    /// A seed for tests, benchmarks and studies, from a number one can type.
    pub fn numbered(number: u64) -> Seed {
        let mut seed = [0; 32];
        seed[..8].copy_from_slice(&number.to_le_bytes());
        seed
    }
}

impl Chance for Seeded {
    fn below(&mut self, n: u32) -> u32 {
        bounded(&mut self.0, n)
    }
}

/// Fast luck for simulations and searches. Never used for a match.
pub struct Fast(Xoshiro256PlusPlus);

impl Fast {
    /// The same number gives the same luck on every machine.
    pub fn new(number: u64) -> Fast {
        Fast(Xoshiro256PlusPlus::seed_from_u64(number))
    }
}

impl Chance for Fast {
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        bounded(&mut self.0, n)
    }
}

/// Lemire's multiply-shift with rejection: unbiased, and ours to keep stable.
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

/// Luck written down beforehand: scenario tests and replays of physical tables.
pub struct Scripted(std::vec::IntoIter<u32>);

impl Scripted {
    /// Answers the draws in the order given.
    pub fn new(numbers: impl Into<Vec<u32>>) -> Scripted {
        Scripted(numbers.into().into_iter())
    }

    /// No luck may be asked for at all.
    pub fn none() -> Scripted {
        Scripted::new([])
    }
}

impl Chance for Scripted {
    fn below(&mut self, n: u32) -> u32 {
        let value = self.0.next().expect("the script of luck has a number for every draw");
        assert!(value < n, "the scripted {value} is not below {n}");
        value
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn luck_of_a_step_does_not_depend_on_other_steps() {
        let seed = Seeded::numbered(7);
        let draw = |step| {
            let mut luck = Seeded::new(seed, step);
            [luck.below(1000), luck.below(1000), luck.below(1000)]
        };
        assert_eq!(draw(5), draw(5));
        assert_ne!(draw(5), draw(6));
    }

    #[test]
    fn luck_is_stable_for_ever() {
        // Old logs replay only while these numbers stay.
        let mut luck = Seeded::new(Seeded::numbered(1), 3);
        let drawn: Vec<u32> = (0..6).map(|_| luck.below(100)).collect();
        assert_eq!(drawn, STABLE);
        let mut fast = Fast::new(1);
        let drawn: Vec<u32> = (0..6).map(|_| fast.below(100)).collect();
        assert_eq!(drawn, STABLE_FAST);
    }
    const STABLE: [u32; 6] = [22, 66, 87, 62, 41, 98];
    const STABLE_FAST: [u32; 6] = [81, 74, 10, 74, 18, 59];

    #[test]
    fn draws_are_uniform() {
        let mut luck = Fast::new(3);
        let mut hits = [0_u32; 7];
        for _ in 0..70_000 {
            hits[luck.below(7) as usize] += 1;
        }
        assert!(hits.iter().all(|&n| (9_500..10_500).contains(&n)), "{hits:?}");
    }

    #[test]
    fn a_shuffle_keeps_every_card() {
        let mut cards: Vec<u32> = (0..31).collect();
        Seeded::new(Seeded::numbered(2), 0).shuffle(&mut cards);
        assert_ne!(cards, (0..31).collect::<Vec<_>>());
        cards.sort_unstable();
        assert_eq!(cards, (0..31).collect::<Vec<_>>());
    }
}
