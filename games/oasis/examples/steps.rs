//! How long a random step takes: `cargo run --release -p oasis --example steps`.
#![allow(clippy::print_stdout, reason = "an example tells its figures")]
#![allow(clippy::disallowed_types, reason = "a clock measures; no game reads it")]

use std::{hint::black_box, time::Instant};

use kernel::{Fast, Game, Journal};
use oasis::{Options, State};

const N_STEPS: u64 = 5_000_000;

fn main() {
    for seats in 3..=5 {
        let mut luck = Fast::new(u64::from(seats));
        let mut actions = Vec::with_capacity(512);
        let mut journal = Journal::muted();
        let deal = |luck: &mut Fast| {
            State::new(&Options::default(), seats, luck).expect("a playable table")
        };
        let (mut state, mut n_games) = (deal(&mut luck), 0_u64);
        let start = Instant::now();
        for _ in 0..N_STEPS {
            if state.is_over() {
                state = deal(&mut luck);
                n_games += 1;
            }
            bots::step(&mut state, &mut actions, &mut luck, &mut journal);
        }
        let nanos = start.elapsed().as_nanos() as f64 / N_STEPS as f64;
        let clones = Instant::now();
        for _ in 0..N_STEPS {
            black_box(black_box(&state).clone());
        }
        let clone = clones.elapsed().as_nanos() as f64 / N_STEPS as f64;
        let length = N_STEPS / n_games.max(1);
        println!(
            "{seats} seats: {nanos:.0} ns a step, {length} steps a game, {clone:.0} ns a clone"
        );
    }
}
