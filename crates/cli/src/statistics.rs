//! Summary statistics of simulated games: win rates, endings and lengths.
use std::{cmp::Reverse, collections::BTreeMap};

use bots::PlayedGame;
use serde::Serialize;

/// The statistics of a series of games.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Summary {
    pub games: usize,
    /// `true` if all seats had the same rank in every game.
    pub shared: bool,
    /// Each bot's wins, in the order given, or a single entry if ranks were shared.
    pub wins: Vec<Share>,
    /// Mean scores of the same bots, in the same order.
    pub scores: Vec<f64>,
    /// Wins by the order of first actions, which shows whether starting is an advantage. Empty if
    /// ranks were shared.
    pub by_order: Vec<Share>,
    /// How the games ended, most frequent first.
    pub reasons: Vec<Reason>,
    pub steps: Lengths,
}

/// An ending and its share of the games.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Reason {
    pub reason: String,
    pub share: Share,
}

/// A share of the games with its 95% confidence interval.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Share {
    pub n: usize,
    pub rate: f64,
    pub low: f64,
    pub high: f64,
}

/// The lengths of the games in steps.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Lengths {
    pub mean: f64,
    pub p10: u32,
    pub p50: u32,
    pub p90: u32,
}

impl Summary {
    /// Summarizes at least one game. `bot_at` returns the bot at a seat in a game.
    pub fn of(games: &[PlayedGame], bot_at: impl Fn(usize, u64) -> usize) -> Summary {
        let shared = games.iter().all(|game| {
            let ranks = &game.outcome.ranks;
            ranks.iter().all(|rank| *rank == ranks[0])
        });
        let n_seats = games.first().map_or(0, |game| game.outcome.ranks.len());
        let n_counted = if shared { n_seats.min(1) } else { n_seats };
        let (mut wins, mut totals) = (vec![0; n_seats], vec![0.0; n_seats]);
        let mut wins_by_order = vec![0; n_seats];
        for (number, game) in (0..).zip(games) {
            for seat in 0..n_seats {
                let bot = bot_at(seat, number);
                let is_won = game.outcome.ranks[seat] == 1;
                wins[bot] += usize::from(is_won);
                totals[bot] += game.outcome.scores.get(seat).map_or(0.0, |&score| f64::from(score));
                let order = game.order.iter().position(|first| first.index() == seat);
                wins_by_order[order.unwrap_or(n_seats - 1)] += usize::from(is_won);
            }
        }
        let n_games = games.len();
        let share = |n: &usize| Share::of(*n, n_games);
        Summary {
            games: n_games,
            shared,
            wins: wins[..n_counted].iter().map(share).collect(),
            scores: totals[..n_counted].iter().map(|total| total / n_games as f64).collect(),
            by_order: wins_by_order.iter().filter(|_| !shared).map(share).collect(),
            reasons: count_reasons(games),
            steps: Lengths::of(games),
        }
    }
}

fn count_reasons(games: &[PlayedGame]) -> Vec<Reason> {
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for game in games {
        *counts.entry(&game.outcome.reason).or_default() += 1;
    }
    let mut counts: Vec<(&str, usize)> = counts.into_iter().collect();
    counts.sort_by_key(|(_, n)| Reverse(*n));
    let reason = |(reason, n): (&str, usize)| Reason {
        reason: reason.to_owned(),
        share: Share::of(n, games.len()),
    };
    counts.into_iter().map(reason).collect()
}

impl Share {
    /// Computes Wilson's interval, which is also accurate near 0 and 1, where bots' win rates often
    /// lie.
    pub fn of(n: usize, n_games: usize) -> Share {
        const Z: f64 = 1.959_963_984_540_054;
        let all = n_games as f64;
        let rate = n as f64 / all;
        let scale = 1.0 + Z * Z / all;
        let middle = (rate + Z * Z / (2.0 * all)) / scale;
        let spread = rate * (1.0 - rate) / all + Z * Z / (4.0 * all * all);
        let half = Z * spread.sqrt() / scale;
        let low = if n == 0 { 0.0 } else { middle - half };
        let high = if n == n_games { 1.0 } else { middle + half };
        Share { n, rate, low, high }
    }
}

impl Lengths {
    fn of(games: &[PlayedGame]) -> Lengths {
        let mut steps: Vec<u32> = games.iter().map(|game| game.n_steps).collect();
        steps.sort_unstable();
        let total: u64 = steps.iter().map(|n| u64::from(*n)).sum();
        Lengths {
            mean: total as f64 / steps.len() as f64,
            p10: quantile(&steps, 10),
            p50: quantile(&steps, 50),
            p90: quantile(&steps, 90),
        }
    }
}

/// Returns the smallest number that `percent` of the sorted `numbers` do not exceed.
fn quantile(numbers: &[u32], percent: usize) -> u32 {
    let rank = (numbers.len() * percent).div_ceil(100);
    numbers.get(rank.saturating_sub(1)).copied().unwrap_or_default()
}
