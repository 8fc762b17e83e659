//! `steps GAME N`: plays N random games and prints how many sat there and how many steps it took.
//!
//! Fixed work for counting instructions (`cargo xtask icount`): the typed engine, fast luck and a
//! muted journal, without bots, logs or JSON between.
use std::{
    env,
    io::{self, Write},
    process::ExitCode,
};

use kernel::{Fast, Game, Journal};

fn main() -> ExitCode {
    let args: Vec<String> = env::args().skip(1).collect();
    let [game, n_games] = args.as_slice() else {
        return fail("usage: steps GAME N");
    };
    let Ok(n_games) = n_games.parse() else {
        return fail("how many games is a number");
    };
    let (seats, n_steps) = match game.as_str() {
        "desert" => play::<desert::State>(n_games),
        "madness" => play::<madness::State>(n_games),
        "oasis" => play::<oasis::State>(n_games),
        _ => return fail("steps.rs does not know this game yet"),
    };
    match writeln!(io::stdout(), "{seats} {n_steps}") {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => fail(&error.to_string()),
    }
}

fn play<G: Game>(n_games: u64) -> (u8, u64) {
    let seats = G::META.seats_default;
    let options = G::Options::default();
    let mut luck = Fast::new(1);
    let mut actions = Vec::with_capacity(1024);
    let mut journal = Journal::muted();
    let mut n_steps = 0;
    for _ in 0..n_games {
        let mut game = G::new(&options, seats, &mut luck).expect("default options are fine");
        while !game.is_over() {
            bots::step(&mut game, &mut actions, &mut luck, &mut journal);
            n_steps += 1;
        }
    }
    (seats, n_steps)
}

fn fail(problem: &str) -> ExitCode {
    eprintln!("{problem}");
    ExitCode::from(2)
}
