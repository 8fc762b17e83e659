//! Tunes the bots' weights by the cross-entropy method: a population of weights plays the same
//! deals, and the best quarter shapes the next population.
//!
//! `cargo run --release -p desert --example tune -- ROUNDS GAMES SEATS...`
use std::{
    io::Write,
    sync::atomic::{AtomicUsize, Ordering},
    thread,
};

use bots::{Bot, Crew, play};
use desert::{
    Options, PartAt, State,
    bot::{PlanningBot, Weights},
};
use kernel::{FastRng, Game, GameRng, MatchRng, SeatSet};

const POPULATION: usize = 40;
const ELITE: usize = 10;

fn main() -> std::io::Result<()> {
    let args: Vec<u64> = std::env::args().skip(1).filter_map(|word| word.parse().ok()).collect();
    let n_rounds = args.first().copied().unwrap_or(20);
    let n_games = args.get(1).copied().unwrap_or(20);
    let tables: Vec<u8> = match args.get(2..) {
        Some(seats) if !seats.is_empty() => seats.iter().map(|&n| n as u8).collect(),
        Some(_) | None => vec![2, 3, 4, 5],
    };
    let mut out = std::io::stdout().lock();
    let mut bot_rng = FastRng::new(n_rounds);
    let mut center = Weights::BEST.clone();
    let mut spread = vec![0.35_f32; center.all_mut().len()];
    for round in 1..=n_rounds {
        let mut population: Vec<(f64, Weights)> =
            (0..POPULATION).map(|_| (0.0, sample(&center, &spread, &mut bot_rng))).collect();
        population[0].1 = center.clone();
        score_all(&mut population, &tables, round * 1_000_000, n_games);
        let at_center = population[0].0;
        population.sort_by(|one, other| other.0.total_cmp(&one.0));
        let mean = population.iter().map(|(score, _)| score).sum::<f64>() / POPULATION as f64;
        writeln!(
            out,
            "round {round}: center {at_center:.2} mean {mean:.2} best {:.2}",
            population[0].0
        )?;
        fit(&mut center, &mut spread, &mut population[..ELITE]);
        writeln!(out, "{center:?}\nspread {spread:.2?}")?;
        out.flush()?;
    }
    Ok(())
}

fn sample(center: &Weights, spread: &[f32], bot_rng: &mut FastRng) -> Weights {
    let mut weights = center.clone();
    for ((_, weight), spread) in weights.all_mut().into_iter().zip(spread) {
        // The sum of three uniform numbers is close to a normal distribution.
        let bell: f32 = (0..3).map(|_| bot_rng.below(2001) as f32 / 1000.0 - 1.0).sum();
        *weight *= (bell * spread).exp();
    }
    weights
}

/// Moves the distribution towards the elite, on a logarithmic scale.
fn fit(center: &mut Weights, spread: &mut [f32], elite: &mut [(f64, Weights)]) {
    let n = elite.len() as f32;
    for (index, (_, weight)) in center.all_mut().into_iter().enumerate() {
        let logs: Vec<f32> =
            elite.iter_mut().map(|(_, weights)| weights.all_mut()[index].1.ln()).collect();
        let mean = logs.iter().sum::<f32>() / n;
        let variance = logs.iter().map(|log| (log - mean) * (log - mean)).sum::<f32>() / n;
        *weight = (0.3 * weight.ln() + 0.7 * mean).exp();
        spread[index] = (0.5 * spread[index] + 0.5 * variance.sqrt()).max(0.06);
    }
}

fn score_all(population: &mut [(f64, Weights)], tables: &[u8], first_seed: u64, n_games: u64) {
    let next = AtomicUsize::new(0);
    let jobs: Vec<Weights> = population.iter().map(|(_, weights)| weights.clone()).collect();
    let work = || {
        let mut done = Vec::new();
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            let Some(weights) = jobs.get(index) else {
                return done;
            };
            done.push((index, score(weights, tables, first_seed, n_games)));
        }
    };
    let done: Vec<(usize, f64)> = thread::scope(|scope| {
        let workers: Vec<_> = (0..2).map(|_| scope.spawn(work)).collect();
        workers
            .into_iter()
            .flat_map(|worker| worker.join().expect("workers do not panic"))
            .collect()
    });
    for (index, score) in done {
        population[index].0 = score;
    }
}

/// Returns the percentage of games won, with all table sizes weighted equally. A lost game earns a
/// little credit for the parts found.
fn score(weights: &Weights, tables: &[u8], first_seed: u64, n_games: u64) -> f64 {
    let mut total = 0.0;
    for &seats in tables {
        for number in 0..n_games {
            let seed = first_seed + number;
            let mut rng = MatchRng::new(MatchRng::seed_from_number(seed), 0);
            let mut game =
                State::new(&Options::default(), seats, &mut rng).expect("default options");
            let bot = |_| Box::new(PlanningBot::with(weights.clone())) as Box<dyn Bot<State>>;
            let mut bots = Crew::of((0..seats).map(bot));
            let played = play(&mut game, &mut bots, &mut rng, &mut FastRng::new(seed));
            total += if played.outcome.ranks[0] == 1 { 1.0 } else { partial_score(&game) };
        }
    }
    100.0 * total / (n_games as f64 * tables.len() as f64)
}

fn partial_score(game: &State) -> f64 {
    let view = game.view(SeatSet::SPECTATORS);
    let n_held = view.parts.iter().filter(|part| matches!(part.at, PartAt::Held(_))).count();
    let n_located = view.parts.iter().filter(|part| part.at != PartAt::Hidden).count();
    0.03 * n_held as f64 + 0.01 * n_located as f64
}
