//! What many games have in common.
use std::{cmp::Reverse, collections::BTreeMap};

use bots::Played;
use serde::Serialize;

/// How a series of games went.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Summary {
    pub games: usize,
    /// Did all seats always share the same place?
    pub shared: bool,
    /// One for all if the places were shared, else one for each bot that was named.
    pub wins: Vec<Share>,
    /// Mean scores of the same bots.
    pub scores: Vec<f64>,
    /// Wins by the order of the first actions: does it help to begin? Empty if places were shared.
    pub by_order: Vec<Share>,
    /// The most frequent first.
    pub reasons: Vec<Reason>,
    pub steps: Lengths,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Reason {
    pub reason: String,
    pub share: Share,
}

/// A share of the games with its 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Share {
    pub n: usize,
    pub rate: f64,
    pub low: f64,
    pub high: f64,
}

/// How long the games were, in steps.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Lengths {
    pub mean: f64,
    pub p10: u32,
    pub p50: u32,
    pub p90: u32,
}

impl Summary {
    /// Of at least one game; `sits` says which bot has which seat in which game.
    pub fn of(played: &[Played], sits: impl Fn(usize, u64) -> usize) -> Summary {
        let shared = played.iter().all(|game| {
            let ranks = &game.outcome.ranks;
            ranks.iter().all(|rank| *rank == ranks[0])
        });
        let n_seats = played.first().map_or(0, |game| game.outcome.ranks.len());
        let n_counted = if shared { n_seats.min(1) } else { n_seats };
        let (mut wins, mut totals) = (vec![0; n_seats], vec![0.0; n_seats]);
        let mut firsts = vec![0; n_seats];
        for (number, game) in (0..).zip(played) {
            for seat in 0..n_seats {
                let bot = sits(seat, number);
                let is_won = game.outcome.ranks[seat] == 1;
                wins[bot] += usize::from(is_won);
                totals[bot] += game.outcome.scores.get(seat).map_or(0.0, |&score| f64::from(score));
                let order = game.order.iter().position(|first| first.index() == seat);
                firsts[order.unwrap_or(n_seats - 1)] += usize::from(is_won);
            }
        }
        let games = played.len();
        let share = |n: &usize| Share::of(*n, games);
        Summary {
            games,
            shared,
            wins: wins[..n_counted].iter().map(share).collect(),
            scores: totals[..n_counted].iter().map(|total| total / games as f64).collect(),
            by_order: firsts.iter().filter(|_| !shared).map(share).collect(),
            reasons: reasons(played),
            steps: Lengths::of(played),
        }
    }
}

fn reasons(played: &[Played]) -> Vec<Reason> {
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for game in played {
        *counts.entry(&game.outcome.reason).or_default() += 1;
    }
    let mut counts: Vec<(&str, usize)> = counts.into_iter().collect();
    counts.sort_by_key(|(_, n)| Reverse(*n));
    let reason = |(reason, n): (&str, usize)| Reason {
        reason: reason.to_owned(),
        share: Share::of(n, played.len()),
    };
    counts.into_iter().map(reason).collect()
}

impl Share {
    /// Wilson's interval: it holds near 0 and 1 too, where bots often are.
    pub fn of(n: usize, n_all: usize) -> Share {
        const Z: f64 = 1.959_963_984_540_054;
        let all = n_all as f64;
        let rate = n as f64 / all;
        let scale = 1.0 + Z * Z / all;
        let middle = (rate + Z * Z / (2.0 * all)) / scale;
        let spread = rate * (1.0 - rate) / all + Z * Z / (4.0 * all * all);
        let half = Z * spread.sqrt() / scale;
        let low = if n == 0 { 0.0 } else { middle - half };
        let high = if n == n_all { 1.0 } else { middle + half };
        Share { n, rate, low, high }
    }
}

impl Lengths {
    fn of(played: &[Played]) -> Lengths {
        let mut steps: Vec<u32> = played.iter().map(|game| game.n_steps).collect();
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

/// The smallest number that `percent` of the sorted `numbers` do not exceed.
fn quantile(numbers: &[u32], percent: usize) -> u32 {
    let rank = (numbers.len() * percent).div_ceil(100);
    numbers.get(rank.saturating_sub(1)).copied().unwrap_or_default()
}
