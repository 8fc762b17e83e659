//! How fast a game runs. Prints nothing and asserts nothing: figures are for people to compare.
use std::{
    hint::black_box,
    thread,
    time::{Duration, Instant},
};

use bots::{Bot, Evaluator, Search, step};
use kernel::{Chance, Ctx, Fast, Game, Input, Journal, Perspective, Seat, SeatSet, Seeded};
use serde::Serialize;

use crate::{Hosted, Match, any::json};

/// What to measure.
pub struct Bench {
    pub seats: u8,
    /// For each figure.
    pub time: Duration,
    pub n_threads: usize,
}

/// The figures, in nanoseconds unless the name says otherwise.
#[derive(Clone, Debug, Serialize)]
pub struct BenchReport {
    pub game: &'static str,
    pub seats: u8,
    pub state_bytes: usize,
    pub action_bytes: usize,
    pub steps_a_game: f64,
    pub mean_legal_actions: f64,
    pub playouts_a_second: f64,
    pub step_ns: f64,
    pub clone_ns: f64,
    pub legal_ns: f64,
    pub clone_apply_ns: f64,
    pub determinize_ns: f64,
    pub insight_ns: f64,
    pub search_iterations_a_second: f64,
    pub replay_step_ns: f64,
    pub json_step_ns: f64,
    /// Playouts a second on all threads together.
    pub threads: usize,
    pub threads_playouts_a_second: f64,
}

const N_SAMPLES: usize = 256;

pub(crate) fn bench<G: Hosted>(bench: &Bench) -> BenchReport {
    let samples = sample_states::<G>(bench.seats);
    let (playouts_a_second, step_ns, steps_a_game) = playouts::<G>(bench.seats, 1, bench.time);
    let mut actions = Vec::with_capacity(1024);
    let mut n_actions = 0;
    for (game, seat, _) in &samples {
        actions.clear();
        game.legal(*seat, &mut actions);
        n_actions += actions.len();
    }
    let clone_ns = time_each(bench.time, &samples, |(game, _, _)| {
        let copy = game.clone();
        black_box(&copy);
    });
    let legal_ns = time_each(bench.time, &samples, |(game, seat, _)| {
        actions.clear();
        game.legal(*seat, &mut actions);
        black_box(&actions);
    });
    let mut luck = Fast::new(8);
    let clone_apply_ns = time_each(bench.time, &samples, |(game, seat, action)| {
        let mut copy = game.clone();
        let mut journal = Journal::muted();
        let mut ctx = Ctx::new(&mut luck, &mut journal);
        black_box(copy.apply(*seat, *action, &mut ctx)).expect("a listed action is accepted");
        black_box(&copy);
    });
    let determinize_ns = time_each(bench.time, &samples, |(game, seat, _)| {
        let world = game.determinize(SeatSet::only(*seat), &mut luck);
        black_box(&world);
    });
    let insight_ns = time_each(bench.time, &samples[..N_SAMPLES / 16], |(game, seat, _)| {
        let insight = game.insight(SeatSet::only(*seat));
        black_box(&insight);
    });
    BenchReport {
        game: G::META.id,
        seats: bench.seats,
        state_bytes: size_of::<G>(),
        action_bytes: size_of::<G::Action>(),
        steps_a_game,
        mean_legal_actions: n_actions as f64 / samples.len() as f64,
        playouts_a_second,
        step_ns,
        clone_ns,
        legal_ns,
        clone_apply_ns,
        determinize_ns,
        insight_ns,
        search_iterations_a_second: searches::<G>(bench),
        replay_step_ns: replays::<G>(bench),
        json_step_ns: json_steps::<G>(bench),
        threads: bench.n_threads,
        threads_playouts_a_second: playouts::<G>(bench.seats, bench.n_threads, bench.time).0,
    }
}

/// States from the first forty steps of random games, each with a seat and a legal action.
fn sample_states<G: Game>(seats: u8) -> Vec<(G, Seat, G::Action)> {
    let mut luck = Fast::new(5);
    let mut actions = Vec::new();
    let mut samples = Vec::new();
    while samples.len() < N_SAMPLES {
        let mut game = deal::<G>(seats, &mut luck);
        let mut journal = Journal::muted();
        for _ in 0..luck.below(40) {
            if !game.is_over() {
                step(&mut game, &mut actions, &mut luck, &mut journal);
            }
        }
        let Some(seat) = game.awaited().first() else {
            continue;
        };
        actions.clear();
        game.legal(seat, &mut actions);
        let action = actions[luck.below(actions.len() as u32) as usize];
        samples.push((game, seat, action));
    }
    samples
}

fn deal<G: Game>(seats: u8, luck: &mut impl Chance) -> G {
    G::new(&G::Options::default(), seats, luck).expect("default options are fine")
}

/// Playouts a second, nanoseconds a step, steps a game.
fn playouts<G: Game>(seats: u8, n_threads: usize, time: Duration) -> (f64, f64, f64) {
    let work = |thread: usize| {
        let mut luck = Fast::new(thread as u64);
        let mut actions = Vec::with_capacity(1024);
        let (mut n_games, mut n_steps) = (0_u64, 0_u64);
        let start = Instant::now();
        while start.elapsed() < time {
            for _ in 0..16 {
                let mut game: G = deal(seats, &mut luck);
                let mut journal = Journal::muted();
                while !game.is_over() {
                    step(&mut game, &mut actions, &mut luck, &mut journal);
                    n_steps += 1;
                }
                n_games += 1;
            }
        }
        (n_games as f64 / start.elapsed().as_secs_f64(), n_games, n_steps, start.elapsed())
    };
    let results: Vec<_> = thread::scope(|scope| {
        let workers: Vec<_> = (0..n_threads).map(|n| scope.spawn(move || work(n))).collect();
        workers.into_iter().map(|worker| worker.join().expect("a worker lives")).collect()
    });
    let a_second = results.iter().map(|result| result.0).sum();
    let n_games: u64 = results.iter().map(|result| result.1).sum();
    let n_steps: u64 = results.iter().map(|result| result.2).sum();
    let nanos: f64 = results.iter().map(|result| result.3.as_nanos() as f64).sum();
    (a_second, nanos / n_steps as f64, n_steps as f64 / n_games as f64)
}

/// The median of five runs over all samples, in nanoseconds each.
fn time_each<T>(time: Duration, samples: &[T], mut run: impl FnMut(&T)) -> f64 {
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

struct ByRank;

impl<G: Game> Evaluator<G> for ByRank {
    fn value(&self, state: &G, seat: Seat) -> f32 {
        let won = state.outcome().is_some_and(|outcome| outcome.is_won_by(seat));
        if won { 1.0 } else { 0.0 }
    }
}

/// Tree search with random playouts to the end, a thousand iterations a decision.
fn searches<G: Game>(bench: &Bench) -> f64 {
    const ITERATIONS: u32 = 1_000;
    let mut luck = Fast::new(11);
    let game: G = deal(bench.seats, &mut luck);
    let seat = game.awaited().first().unwrap_or(Seat::new(0));
    let rollout = G::META.steps_max;
    let mut bot = Search { iterations: ITERATIONS, rollout, curiosity: 0.7, evaluator: ByRank };
    let start = Instant::now();
    let mut n_iterations = 0;
    while start.elapsed() < bench.time {
        black_box(bot.choose(&Perspective::new(&game, seat), &mut luck));
        n_iterations += ITERATIONS;
    }
    f64::from(n_iterations) / start.elapsed().as_secs_f64()
}

/// A finished match played again from its log, events included.
fn replays<G: Game>(bench: &Bench) -> f64 {
    let seed = Seeded::numbered(7);
    let fresh: G = deal(bench.seats, &mut Seeded::new(seed, 0));
    let mut played = Match::new(fresh.clone(), seed);
    let mut whims = Fast::new(7);
    let mut actions = Vec::new();
    while !played.state().is_over() {
        let input = match played.state().awaited().first() {
            Some(seat) => {
                actions.clear();
                played.state().legal(seat, &mut actions);
                let act = actions[whims.below(actions.len() as u32) as usize];
                Input::Act { seat, act }
            }
            None => {
                let deadline = played.state().deadline().expect("somebody or time goes on");
                Input::Expire { deadline: deadline.id }
            }
        };
        played.submit(input).unwrap_or_else(|rejected| panic!("{rejected:?}"));
    }
    time_each(bench.time, &[()], |()| {
        let mut again = Match::new(fresh.clone(), seed);
        for &input in played.inputs() {
            again.submit(input).unwrap_or_else(|rejected| panic!("{rejected:?}"));
        }
        black_box(again.state());
    }) / f64::from(played.step())
}

/// Random steps, each with the acting seat's view, choices and events as JSON.
fn json_steps<G: Game>(bench: &Bench) -> f64 {
    let mut luck = Fast::new(13);
    let mut actions = Vec::new();
    let mut n_steps = 0_u64;
    let start = Instant::now();
    while start.elapsed() < bench.time {
        let mut game: G = deal(bench.seats, &mut luck);
        while let Some(seat) = game.awaited().first() {
            let mut journal = Journal::recording();
            step(&mut game, &mut actions, &mut luck, &mut journal);
            let eyes = SeatSet::only(seat);
            black_box(json(&game.view(eyes)));
            actions.clear();
            game.legal(seat, &mut actions);
            black_box(json(&actions));
            let told = journal.into_entries();
            let seen: Vec<_> = told.iter().filter_map(|told| told.seen_by(eyes)).collect();
            black_box(json(&seen));
            n_steps += 1;
        }
    }
    start.elapsed().as_nanos() as f64 / n_steps as f64
}
