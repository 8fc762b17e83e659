//! `steps GAME N` plays N random games and prints the number of seats and the total number of
//! steps.
//!
//! It is a fixed workload for counting instructions (`cargo xtask icount`): the typed engine with a
//! fast generator and a muted event buffer, without bots, logs or JSON.
use std::{
    env,
    io::{self, Write},
    process::ExitCode,
};

use kernel::{EventBuffer, FastRng, Game};

fn main() -> ExitCode {
    let args: Vec<String> = env::args().skip(1).collect();
    let [game, n_games] = args.as_slice() else {
        return fail("usage: steps GAME N");
    };
    let Ok(n_games) = n_games.parse() else {
        return fail("N must be a number");
    };
    let (seats, n_steps) = match game.as_str() {
        "desert" => play::<desert::State>(n_games),
        "madness" => play::<madness::State>(n_games),
        "oasis" => play::<oasis::State>(n_games),
        "temple" => play::<temple::State>(n_games),
        _ => return fail("unknown game"),
    };
    match writeln!(io::stdout(), "{seats} {n_steps}") {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => fail(&error.to_string()),
    }
}

fn play<G: Game>(n_games: u64) -> (u8, u64) {
    let seats = G::META.seats_default;
    let options = G::Options::default();
    let mut rng = FastRng::new(1);
    let mut actions = Vec::with_capacity(1024);
    let mut events = EventBuffer::muted();
    let mut n_steps = 0;
    for _ in 0..n_games {
        let mut game = G::new(&options, seats, &mut rng).expect("default options are valid");
        while !game.is_over() {
            bots::step(&mut game, &mut actions, &mut rng, &mut events);
            n_steps += 1;
        }
    }
    (seats, n_steps)
}

fn fail(problem: &str) -> ExitCode {
    eprintln!("{problem}");
    ExitCode::from(2)
}
