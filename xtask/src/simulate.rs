//! Simulates tables with all kinds of failures, as many runs as asked for.
use anyhow::{Context, bail};

use crate::project;

/// The flags and the variables that pass their numbers to the test that runs the simulation.
const FLAGS: &[(&str, &str)] = &[
    ("--seed", "SIMULATE_SEED"),
    ("--seeds", "SIMULATE_SEEDS"),
    ("--first", "SIMULATE_FIRST"),
    ("--events", "SIMULATE_EVENTS"),
    ("--minutes", "SIMULATE_MINUTES"),
];

pub fn run(args: &[String]) -> anyhow::Result<()> {
    let mut cargo = project::cargo();
    // The simulation is part of the server's tests, so that the server itself contains none of it.
    cargo.args(["test", "--locked", "--quiet", "--package", "server", "--lib"]);
    cargo.args(["simulation::tests::on_request", "--", "--exact", "--ignored", "--nocapture"]);
    let mut args = args.iter();
    while let Some(arg) = args.next() {
        if arg == "--trace" {
            cargo.env("SIMULATE_TRACE", "1");
            continue;
        }
        let Some((flag, variable)) = FLAGS.iter().find(|(flag, _)| flag == arg) else {
            bail!("unknown flag {arg} for simulate");
        };
        let number = args.next().with_context(|| format!("{flag} needs a number"))?;
        let number: u64 = number.parse().with_context(|| format!("{flag} {number}"))?;
        cargo.env(variable, number.to_string());
    }
    project::run(cargo.current_dir(project::root()))
}
