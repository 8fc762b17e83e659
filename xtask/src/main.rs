//! `cargo xtask`: chores of the project that no crate of it needs.
#![expect(clippy::print_stdout, reason = "a chore tells people what it found")]
mod bench;
mod codegen;
mod golden;
mod icount;
mod project;
mod shots;
mod tidy;

use std::process::ExitCode;

use anyhow::bail;

const HELP: &str = "\
cargo xtask tidy                   checks what the compiler cannot: sizes, names, invariants
cargo xtask codegen [--check]      writes the wire types as TypeScript, or sees whether they are
cargo xtask golden [GAME ...]      plays the golden matches anew and rewrites their logs and
                                   stories: only when a rule changes on purpose
cargo xtask icount [GAME ...]      counts instructions a random step, with valgrind
                                   --games N  how many games to play at least [default: 1000]
cargo xtask bench [--floor DIR]    measures a build for this kind of processor, and compares it
                                   with a floor program if there is one [../shared/bench/floor]
cargo xtask shots [--out DIR]      photographs the main screens in a browser, in three sizes, by
                                   day and by night [target/shots]";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match run(&args) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(args: &[String]) -> anyhow::Result<()> {
    let Some((chore, rest)) = args.split_first() else {
        bail!("which chore?\n{HELP}");
    };
    match (chore.as_str(), rest) {
        ("tidy", []) => tidy::run(),
        ("codegen", rest) => codegen::run(rest),
        ("golden", rest) => golden::run(rest),
        ("icount", rest) => icount::run(rest),
        ("bench", rest) => bench::run(rest),
        ("shots", rest) => shots::run(rest),
        ("help" | "--help" | "-h", _) => {
            println!("{HELP}");
            Ok(())
        }
        _ => bail!("cannot {:?}\n{HELP}", args.join(" ")),
    }
}
