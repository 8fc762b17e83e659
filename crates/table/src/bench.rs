//! Benchmarks of a game.
use std::{
    hint::black_box,
    thread,
    time::{Duration, Instant},
};

use bots::step;
use kernel::{Ctx, EventBuffer, FastRng, Game, GameRng, Input, MatchRng, Seat, SeatSet};
use serde::Serialize;

use crate::{HostedGame, Match, any::json};

/// The settings of a benchmark.
pub struct Bench {
    /// The number of seats.
    pub seats: u8,
    /// The time to spend on each figure.
    pub time: Duration,
    /// The number of threads for the parallel playouts.
    pub n_threads: usize,
}

/// The measured figures. Fields that end in `_ns` are mean times in nanoseconds.
#[derive(Clone, Debug, Serialize)]
pub struct BenchReport {
    /// The id of the game.
    pub game: &'static str,
    /// The number of seats.
    pub seats: u8,
    /// The size of a state in bytes.
    pub state_bytes: usize,
    /// The size of an action in bytes.
    pub action_bytes: usize,
    /// The mean number of steps in a random game.
    pub steps_per_game: f64,
    /// The mean number of legal actions.
    pub mean_legal_actions: f64,
    /// Random games per second on one thread.
    pub playouts_per_second: f64,
    /// One step of a random game.
    pub step_ns: f64,
    /// Cloning a state.
    pub clone_ns: f64,
    /// Listing the legal actions.
    pub legal_ns: f64,
    /// Cloning a state and applying an action.
    pub clone_apply_ns: f64,
    /// Determinizing a state.
    pub determinize_ns: f64,
    /// Computing the insight of a seat as JSON, if the game has insight.
    pub insight_ns: Option<f64>,
    /// Replaying one step of a log, with events.
    pub replay_step_ns: f64,
    /// One random step with the view, choices and events of the acting seat as JSON.
    pub json_step_ns: f64,
    /// The number of threads for the next figure.
    pub threads: usize,
    /// Random games per second on all threads together.
    pub threads_playouts_per_second: f64,
}

const N_SAMPLES: usize = 256;

pub(crate) fn bench<G: HostedGame>(bench: &Bench) -> BenchReport {
    let samples = sample_states::<G>(bench.seats);
    let (playouts_per_second, step_ns, steps_per_game) =
        measure_playouts::<G>(bench.seats, 1, bench.time);
    let (threads_playouts_per_second, ..) =
        measure_playouts::<G>(bench.seats, bench.n_threads, bench.time);
    let mut actions = Vec::with_capacity(1024);
    let mut n_actions = 0;
    for (game, seat, _) in &samples {
        actions.clear();
        game.legal(*seat, &mut actions);
        n_actions += actions.len();
    }
    let clone_ns = measure_each(bench.time, &samples, |(game, _, _)| {
        let copy = game.clone();
        black_box(&copy);
    });
    let legal_ns = measure_each(bench.time, &samples, |(game, seat, _)| {
        actions.clear();
        game.legal(*seat, &mut actions);
        black_box(&actions);
    });
    let mut rng = FastRng::new(8);
    let clone_apply_ns = measure_each(bench.time, &samples, |(game, seat, action)| {
        let mut copy = game.clone();
        let mut events = EventBuffer::muted();
        let mut ctx = Ctx::new(&mut rng, &mut events);
        black_box(copy.apply(*seat, *action, &mut ctx)).expect("a listed action is accepted");
        black_box(&copy);
    });
    let determinize_ns = measure_each(bench.time, &samples, |(game, seat, _)| {
        let world = game.determinize(SeatSet::only(*seat), &mut rng);
        black_box(&world);
    });
    let insight_ns = G::INSIGHT.map(|insight| {
        measure_each(bench.time, &samples[..N_SAMPLES / 16], |(game, seat, _)| {
            black_box(insight(game, SeatSet::only(*seat)));
        })
    });
    BenchReport {
        game: G::META.id,
        seats: bench.seats,
        state_bytes: size_of::<G>(),
        action_bytes: size_of::<G::Action>(),
        steps_per_game,
        mean_legal_actions: n_actions as f64 / samples.len() as f64,
        playouts_per_second,
        step_ns,
        clone_ns,
        legal_ns,
        clone_apply_ns,
        determinize_ns,
        insight_ns,
        replay_step_ns: measure_replay::<G>(bench),
        json_step_ns: measure_json_steps::<G>(bench),
        threads: bench.n_threads,
        threads_playouts_per_second,
    }
}

pub(crate) fn play_at_random<G: Game>(n_games: u64) -> (u8, u64) {
    let seats = G::META.seats_default;
    let mut rng = FastRng::new(1);
    let mut actions = Vec::with_capacity(1024);
    let n_steps = (0..n_games).map(|_| playout::<G>(seats, &mut actions, &mut rng)).sum();
    (seats, n_steps)
}

/// Plays one random game and returns the number of steps.
fn playout<G: Game>(seats: u8, actions: &mut Vec<G::Action>, rng: &mut FastRng) -> u64 {
    let mut game: G = deal(seats, rng);
    let mut events = EventBuffer::muted();
    let mut n_steps = 0;
    while !game.is_over() {
        step(&mut game, actions, rng, &mut events);
        n_steps += 1;
    }
    n_steps
}

/// Returns states from the first forty steps of random games, each with a seat and a legal action.
fn sample_states<G: Game>(seats: u8) -> Vec<(G, Seat, G::Action)> {
    let mut rng = FastRng::new(5);
    let mut actions = Vec::new();
    let mut samples = Vec::new();
    while samples.len() < N_SAMPLES {
        let mut game = deal::<G>(seats, &mut rng);
        let mut events = EventBuffer::muted();
        for _ in 0..rng.below(40) {
            if !game.is_over() {
                step(&mut game, &mut actions, &mut rng, &mut events);
            }
        }
        let Some(seat) = game.awaited().first() else {
            continue;
        };
        actions.clear();
        game.legal(seat, &mut actions);
        let action = actions[rng.below(actions.len() as u32) as usize];
        samples.push((game, seat, action));
    }
    samples
}

fn deal<G: Game>(seats: u8, rng: &mut impl GameRng) -> G {
    G::new(&G::Options::default(), seats, rng).expect("default options are valid")
}

/// Returns playouts per second, nanoseconds per step and steps per game.
fn measure_playouts<G: Game>(seats: u8, n_threads: usize, time: Duration) -> (f64, f64, f64) {
    let run_playouts = |thread: usize| {
        let mut rng = FastRng::new(thread as u64);
        let mut actions = Vec::with_capacity(1024);
        let (mut n_games, mut n_steps) = (0_u64, 0_u64);
        let start = Instant::now();
        while start.elapsed() < time {
            for _ in 0..16 {
                n_steps += playout::<G>(seats, &mut actions, &mut rng);
                n_games += 1;
            }
        }
        (n_games as f64 / start.elapsed().as_secs_f64(), n_games, n_steps, start.elapsed())
    };
    let results: Vec<_> = thread::scope(|scope| {
        let workers: Vec<_> =
            (0..n_threads).map(|n| scope.spawn(move || run_playouts(n))).collect();
        workers.into_iter().map(|worker| worker.join().expect("worker does not panic")).collect()
    });
    let per_second = results.iter().map(|result| result.0).sum();
    let n_games: u64 = results.iter().map(|result| result.1).sum();
    let n_steps: u64 = results.iter().map(|result| result.2).sum();
    let nanos: f64 = results.iter().map(|result| result.3.as_nanos() as f64).sum();
    (per_second, nanos / n_steps as f64, n_steps as f64 / n_games as f64)
}

/// Returns the median of five measurements over all samples, in nanoseconds per sample.
fn measure_each<T>(time: Duration, samples: &[T], mut run: impl FnMut(&T)) -> f64 {
    let mut figures = Vec::new();
    for _ in 0..5 {
        let start = Instant::now();
        let mut n_runs = 0_u64;
        while start.elapsed() < time / 5 {
            for _ in 0..16 {
                for sample in samples {
                    run(black_box(sample));
                }
                n_runs += samples.len() as u64;
            }
        }
        figures.push(start.elapsed().as_nanos() as f64 / n_runs as f64);
    }
    figures.sort_by(f64::total_cmp);
    figures[figures.len() / 2]
}

/// Measures the replay of a finished match from its inputs, events included.
fn measure_replay<G: Game>(bench: &Bench) -> f64 {
    let seed = MatchRng::seed_from_number(7);
    let fresh: G = deal(bench.seats, &mut MatchRng::new(seed, 0));
    let mut played = Match::new(fresh.clone(), seed);
    let mut bot_rng = FastRng::new(7);
    let mut actions = Vec::new();
    while !played.state().is_over() {
        let input = match played.state().awaited().first() {
            Some(seat) => {
                actions.clear();
                played.state().legal(seat, &mut actions);
                let act = actions[bot_rng.below(actions.len() as u32) as usize];
                Input::Act { seat, act }
            }
            None => {
                let deadline =
                    played.state().deadline().expect("the game waits for a seat or a clock");
                Input::Expire { deadline: deadline.id }
            }
        };
        played.submit(input).unwrap_or_else(|rejection| panic!("{rejection:?}"));
    }
    measure_each(bench.time, &[()], |()| {
        let mut replayed = Match::new(fresh.clone(), seed);
        for &input in played.inputs() {
            replayed.submit(input).unwrap_or_else(|rejection| panic!("{rejection:?}"));
        }
        black_box(replayed.state());
    }) / f64::from(played.step())
}

/// Measures random steps, each with the acting seat's view, choices and events as JSON.
fn measure_json_steps<G: Game>(bench: &Bench) -> f64 {
    let mut rng = FastRng::new(13);
    let mut actions = Vec::new();
    let mut n_steps = 0_u64;
    let start = Instant::now();
    while start.elapsed() < bench.time {
        let mut game: G = deal(bench.seats, &mut rng);
        while let Some(seat) = game.awaited().first() {
            let mut events = EventBuffer::recording();
            step(&mut game, &mut actions, &mut rng, &mut events);
            let viewers = SeatSet::only(seat);
            black_box(json(&game.view(viewers)));
            actions.clear();
            game.legal(seat, &mut actions);
            black_box(json(&actions));
            let records = events.into_records();
            let seen: Vec<_> =
                records.iter().filter_map(|record| record.seen_by(viewers)).collect();
            black_box(json(&seen));
            n_steps += 1;
        }
    }
    start.elapsed().as_nanos() as f64 / n_steps as f64
}
