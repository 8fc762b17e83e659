//! Dice probabilities, as pure functions.
use crate::data::{FACES, N_DICE};

/// The probability of one particular face.
pub(crate) const ONE: f32 = 1.0 / FACES as f32;

/// Returns the probability of each number of successes among `n` dice with success probability `p`.
pub(crate) fn binomial(n: u8, p: f32) -> [f32; N_DICE + 1] {
    let mut chances = [0.0; N_DICE + 1];
    chances[0] = 1.0;
    for _ in 0..n {
        for k in (0..=N_DICE).rev() {
            let before = if k > 0 { chances[k - 1] } else { 0.0 };
            chances[k] = chances[k] * (1.0 - p) + before * p;
        }
    }
    chances
}

/// Returns the probability of passing a load test with the given rerolls and tokens.
pub(crate) fn pass(n_dice: u8, n_rerolls: u8, n_tokens: u8) -> f32 {
    let mut chance = 0.0;
    for (ones, p) in binomial(n_dice, ONE).into_iter().enumerate() {
        let n_bought = ones.min(n_rerolls as usize);
        for (still, q) in binomial(n_bought as u8, ONE).into_iter().enumerate() {
            if ones - n_bought + still.min(n_bought) <= n_tokens as usize {
                chance += p * q;
            }
        }
    }
    chance
}

/// Returns the probability that every plank breaks, and the mean number of planks left.
pub(crate) fn bridge(weight: u8, planks: u8) -> (f32, f32) {
    let breaks = f32::from(weight.saturating_sub(1).min(FACES)) * ONE;
    (breaks.powi(i32::from(planks)), f32::from(planks) * (1.0 - breaks))
}

/// Returns the probabilities that every plank breaks in the first of two tests with the same
/// weight, and only in the second.
pub(crate) fn bridge_twice(weight: u8, planks: u8) -> (f32, f32) {
    let breaks = f32::from(weight.saturating_sub(1).min(FACES)) * ONE;
    let left = binomial(planks, 1.0 - breaks);
    let second = (1..=planks).map(|n| left[n as usize] * bridge(weight, n).0).sum();
    (left[0], second)
}

/// Returns the probability of opening a lock within 1, 2, …, `n_rolls` rolls if `n_shown` of the
/// `n_needed` faces are already showing. Dice that show a needed face are not rerolled.
pub(crate) fn lock(n_needed: u8, n_shown: u8, n_rolls: u8) -> Vec<f32> {
    let mut chances = [0.0; N_DICE + 1];
    chances[n_shown as usize] = 1.0;
    let mut within = Vec::with_capacity(n_rolls as usize);
    for _ in 0..n_rolls {
        let mut next = [0.0; N_DICE + 1];
        for shown in 0..=n_needed {
            let chance = chances[shown as usize];
            for (more, q) in new_faces(n_needed - shown, N_DICE as u8 - shown).iter().enumerate() {
                if *q > 0.0 {
                    next[shown as usize + more] += chance * q;
                }
            }
        }
        chances = next;
        within.push(chances[n_needed as usize]);
    }
    within
}

/// Returns the probability distribution of the number of missing faces that `n_dice` dice show.
fn new_faces(n_missing: u8, n_dice: u8) -> [f32; N_DICE + 1] {
    let mut chances = [0.0; N_DICE + 1];
    chances[0] = 1.0;
    for _ in 0..n_dice {
        for k in (0..=n_missing as usize).rev() {
            let new = |found: usize| f32::from(n_missing - found as u8) * ONE;
            let before = if k > 0 { chances[k - 1] * new(k - 1) } else { 0.0 };
            chances[k] = chances[k] * (1.0 - new(k)) + before;
        }
    }
    chances
}

/// Returns the binomial coefficient “`n` choose `k`”.
pub(crate) fn choose(n: u8, k: u8) -> f64 {
    if k > n {
        return 0.0;
    }
    (0..k).map(|i| f64::from(n - i) / f64::from(i + 1)).product()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn percent(chance: f32) -> i32 {
        (chance * 100.0).round() as i32
    }

    #[test]
    fn test_odds_match_the_rulebook_table() {
        for (level, plain, once, twice, token) in [
            (1, 83, 97, 97, 100),
            (2, 69, 93, 95, 97),
            (3, 58, 87, 92, 93),
            (4, 48, 80, 88, 87),
            (5, 40, 74, 85, 80),
        ] {
            let chances =
                [pass(level, 0, 0), pass(level, 1, 0), pass(level, 2, 0), pass(level, 0, 1)];
            assert_eq!(chances.map(percent), [plain, once, twice, token], "{level}");
        }
    }

    #[test]
    fn lock_odds_match_the_rulebook_table() {
        for (need, rolls) in [
            (2, [33, 65, 83, 92, 96, 98]),
            (3, [16, 45, 67, 80, 89, 93]),
            (4, [6, 25, 45, 61, 72, 81]),
            (5, [2, 9, 20, 31, 42, 51]),
        ] {
            let chances: Vec<i32> = lock(need, 0, 6).into_iter().map(percent).collect();
            assert_eq!(chances, rolls, "{need}");
        }
    }

    #[test]
    fn bridge_odds_match_the_rulebook_table() {
        let falls = |weight, planks| (bridge(weight, planks).0 * 1000.0).round() as i32;
        assert_eq!([5, 4, 3, 2, 1].map(|planks| falls(4, planks)), [31, 63, 125, 250, 500]);
        assert_eq!([5, 4, 3, 2, 1].map(|planks| falls(6, planks)), [402, 482, 579, 694, 833]);
        assert_eq!([1, 2, 7].map(|weight| falls(weight, 1)), [0, 167, 1000]);
    }

    #[test]
    fn planks_have_to_survive_both_bridge_tests() {
        // With one plank: it breaks at once, or it holds and then breaks.
        let (first, second) = bridge_twice(4, 1);
        assert!((first - 0.5).abs() < 1e-6 && (second - 0.25).abs() < 1e-6);
        // With two planks of weight 4, each plank survives both tests with a probability of 1/4.
        let (first, second) = bridge_twice(4, 2);
        assert!((first - 0.25).abs() < 1e-6);
        assert!((first + second - 0.75 * 0.75).abs() < 1e-6);
    }

    #[test]
    fn probabilities_sum_to_one() {
        for n in 0..=5 {
            assert!((binomial(n, 0.3).iter().sum::<f32>() - 1.0).abs() < 1e-6);
            assert!((new_faces(n, 5).iter().sum::<f32>() - 1.0).abs() < 1e-6);
        }
        assert_eq!(choose(18, 3), 816.0);
    }
}
