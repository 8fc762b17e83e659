//! Counts instructions per random step, a figure that does not depend on the machine's load.
use std::{
    path::Path,
    process::{Command, Stdio},
};

use anyhow::{Context, bail, ensure};

use crate::project;

/// The totals of one run under Valgrind.
struct Totals {
    seats: String,
    n_steps: u64,
    n_instructions: u64,
}

pub fn run(args: &[String]) -> anyhow::Result<()> {
    let (mut games, n_games) = read_args(args)?;
    if games.is_empty() {
        games = project::games()?;
    }
    project::require_cpu()?;
    let has_valgrind = Command::new("valgrind").arg("--version").stdout(Stdio::null()).status();
    ensure!(has_valgrind.is_ok(), "valgrind is missing: apt-get install valgrind");
    let example = ["--profile", "profiling", "--package", "catalog", "--example", "steps"];
    let steps = project::build_for_cpu(&example)?.join("profiling/examples/steps");
    println!("The first awaited seat plays at random, with events muted. Dealing counts. Each");
    println!("figure is the difference of two runs, which cancels out program startup.");
    for game in games {
        let few = count(&steps, &game, n_games)?;
        let many = count(&steps, &game, 2 * n_games)?;
        let n_steps = many.n_steps - few.n_steps;
        let per_step = (many.n_instructions - few.n_instructions) as f64 / n_steps as f64;
        let seats = few.seats;
        println!(
            "{game} with {seats} seats: {per_step:.1} instructions per step ({n_steps} steps)"
        );
    }
    Ok(())
}

fn read_args(args: &[String]) -> anyhow::Result<(Vec<String>, u64)> {
    let mut games = Vec::new();
    let mut n_games = 1000;
    let mut args = args.iter();
    while let Some(arg) = args.next() {
        match arg.as_str() {
            "--games" => {
                let number = args.next().context("--games needs a number")?;
                n_games = number.parse().with_context(|| format!("--games {number}"))?;
                ensure!(n_games > 0, "--games must be at least 1");
            }
            flag if flag.starts_with('-') => bail!("unknown flag {flag} for icount"),
            game => games.push(game.to_owned()),
        }
    }
    Ok((games, n_games))
}

fn count(steps: &Path, game: &str, n_games: u64) -> anyhow::Result<Totals> {
    let mut valgrind = Command::new("valgrind");
    valgrind.args(["--tool=callgrind", "--callgrind-out-file=/dev/null"]);
    let (stdout, stderr) = project::read(valgrind.arg(steps).args([game, &n_games.to_string()]))?;
    let mut words = stdout.split_whitespace();
    let (Some(seats), Some(n_steps)) = (words.next(), words.next()) else {
        bail!("the example printed {stdout:?} instead of seats and steps");
    };
    let collected = stderr
        .lines()
        .find_map(|line| line.split_once("Collected : ").map(|(_, number)| number))
        .with_context(|| format!("callgrind printed no instruction count:\n{stderr}"))?;
    Ok(Totals {
        seats: seats.to_owned(),
        n_steps: n_steps.parse()?,
        n_instructions: collected.trim().parse()?,
    })
}
