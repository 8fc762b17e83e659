//! Short runs for every change, proofs that the simulation finds bugs, and runs on request.
#![expect(clippy::print_stdout, reason = "runs on request report to the terminal")]
use std::{
    env,
    sync::{
        Mutex,
        atomic::{AtomicU64, Ordering},
    },
    thread::{available_parallelism, scope},
    time::{Duration, Instant},
};

use super::{Run, Violation, faults::Figures};
use crate::core::planted::Bug;

/// Number of events of a short run before the misfortunes end.
const SHORT: u64 = 400;
/// Number of events of a run on request.
const LONG: u64 = 2_500;
/// Number of short runs per test.
const N_RUNS: u64 = 50;
/// Number of runs in which every planted bug must be found.
const BUG_RUNS: u64 = 600;

fn report(violation: &Violation) -> String {
    let Violation { run: Run { seed, n_events, .. }, problem, trace } = violation;
    let events = trace.join("\n");
    format!(
        "{events}\n{problem}\nThis is seed {seed}. To repeat it:\n  cargo xtask simulate --seed \
         {seed} --events {n_events} --trace"
    )
}

/// Checks short runs, which play all games in turn.
fn check_short_runs(first: u64) {
    let mut figures = Figures::default();
    for seed in first..first + N_RUNS {
        match (Run { seed, n_events: SHORT, bug: None }).check() {
            Ok(run) => figures.add(&run),
            Err(violation) => panic!("{}", report(&violation)),
        }
    }
    assert!(figures.steps > N_RUNS && figures.crashes > 0 && figures.full > 0, "{figures}");
}

#[test]
fn short_runs_hold_1() {
    check_short_runs(0);
}

#[test]
fn short_runs_hold_2() {
    check_short_runs(N_RUNS);
}

#[test]
fn short_runs_hold_3() {
    check_short_runs(2 * N_RUNS);
}

#[test]
fn short_runs_hold_4() {
    check_short_runs(3 * N_RUNS);
}

/// Once, a bot still moved for a player whose time had restarted with a step of the game's clock.
#[test]
fn runs_that_failed_once_hold() {
    for seed in [50_227, 50_301] {
        let run = Run { seed, n_events: LONG, bug: None };
        run.check().map_err(|violation| report(&violation)).expect("the run holds");
    }
}

#[test]
fn a_seed_determines_a_run() {
    let run = Run { seed: 7, n_events: SHORT, bug: None };
    let figures = || run.check().map_err(|violation| report(&violation)).expect("the run holds");
    assert_eq!(format!("{}", figures()), format!("{}", figures()));
}

/// Returns the problem and the number of the first run that finds the bug.
fn find(bug: Bug, n_events: u64) -> Option<(u64, String)> {
    (0..BUG_RUNS).find_map(|seed| {
        let found = (Run { seed, n_events, bug: Some(bug) }).find();
        found.err().map(|problem| (seed, problem))
    })
}

/// Checks that planted bugs are found, and for the reason they should be.
fn check_bugs(n_events: u64, bugs: &[(Bug, &str)]) {
    for (bug, reason) in bugs {
        let found = find(*bug, n_events);
        let (seed, problem) = found.unwrap_or_else(|| panic!("{bug:?} was not found"));
        assert!(problem.contains(reason), "{bug:?}, seed {seed}: {problem}");
        println!("{bug:?}: seed {seed}: {problem:.200}");
    }
}

#[test]
fn lost_and_repeated_changes_are_found() {
    check_bugs(
        SHORT,
        &[
            (Bug::ConfirmsEarly, "not stored"),
            (Bug::ForgetsCommands, ""),
            (Bug::KeepsFailedStep, ""),
            (Bug::ForgetsBots, "stuck"),
        ],
    );
}

#[test]
fn leaks_are_found() {
    check_bugs(
        SHORT,
        &[
            (Bug::ShowsEverything, "not that of"),
            (Bug::BroadcastsSecrets, "not those of"),
            (Bug::AdmitsSpectators, "stranger"),
            (Bug::KeepsOldViews, ""),
        ],
    );
}

#[test]
fn violations_of_rights_are_found() {
    check_bugs(
        SHORT,
        &[
            (Bug::ActsForOthers, ""),
            (Bug::ReadmitsRemoved, ""),
            (Bug::ReplacesHostAtOnce, "host powers pass"),
            (Bug::AsksNobody, "has not agreed"),
            (Bug::AsksPresentOnly, ""),
            (Bug::ReplacesPlayersAtOnce, "stands in"),
            (Bug::StandsInTooWell, "stands in"),
        ],
    );
}

/// A bot must be thinking while its seat changes hands, which short runs seldom reach.
#[test]
fn a_bug_that_shows_only_in_long_runs_is_found() {
    check_bugs(LONG, &[(Bug::PlaysStaleMoves, "a bot moves")]);
}

fn number(name: &str) -> Option<u64> {
    env::var(name).ok()?.parse().ok()
}

/// Runs as many seeds as the environment asks for: see `cargo xtask simulate`.
#[test]
#[ignore = "runs on request: cargo xtask simulate"]
fn on_request() {
    let n_events = number("SIMULATE_EVENTS").unwrap_or(LONG);
    if let Some(seed) = number("SIMULATE_SEED") {
        let run = Run { seed, n_events, bug: None };
        let result = match env::var_os("SIMULATE_TRACE") {
            Some(_) => run.print(),
            None => run.check().map_err(|violation| report(&violation)),
        };
        println!("{}", result.unwrap_or_else(|problem| panic!("{problem}")));
        return;
    }
    let first = number("SIMULATE_FIRST").unwrap_or(0);
    let n_seeds = number("SIMULATE_SEEDS").unwrap_or(100);
    let minutes = number("SIMULATE_MINUTES").unwrap_or(60);
    run_many(first, n_seeds, n_events, Duration::from_secs(60 * minutes));
}

/// Runs seeds on all cores until they are done or the time is over.
fn run_many(first: u64, n_seeds: u64, n_events: u64, time: Duration) {
    let (next, started) = (AtomicU64::new(first), Instant::now());
    let (figures, violations) = (Mutex::new(Figures::default()), Mutex::new(Vec::new()));
    scope(|threads| {
        for _ in 0..available_parallelism().map_or(1, usize::from) {
            threads.spawn(|| {
                while started.elapsed() < time {
                    let seed = next.fetch_add(1, Ordering::Relaxed);
                    if seed >= first + n_seeds {
                        return;
                    }
                    let result = (Run { seed, n_events, bug: None }).check();
                    let mut violations = violations.lock().expect("not poisoned");
                    match result {
                        Ok(run) => figures.lock().expect("not poisoned").add(&run),
                        Err(violation) => {
                            println!("{}", report(&violation));
                            violations.push((seed, violation.problem));
                        }
                    }
                }
            });
        }
    });
    let figures = figures.into_inner().expect("not poisoned");
    println!("{figures}\n{:>12}  seconds", started.elapsed().as_secs());
    let violations = violations.into_inner().expect("not poisoned");
    for (seed, problem) in &violations {
        println!("seed {seed}: {problem:.300}");
    }
    assert!(violations.is_empty(), "{} of the runs failed", violations.len());
}
