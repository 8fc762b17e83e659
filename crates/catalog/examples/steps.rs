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

fn main() -> ExitCode {
    let args: Vec<String> = env::args().skip(1).collect();
    let [game, n_games] = args.as_slice() else {
        return fail("usage: steps GAME N");
    };
    let Ok(n_games) = n_games.parse() else {
        return fail("N must be a number");
    };
    let Some(entry) = catalog::find(game) else {
        return fail("unknown game");
    };
    let (seats, n_steps) = entry.play_at_random(n_games);
    match writeln!(io::stdout(), "{seats} {n_steps}") {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => fail(&error.to_string()),
    }
}

fn fail(problem: &str) -> ExitCode {
    eprintln!("{problem}");
    ExitCode::from(2)
}
