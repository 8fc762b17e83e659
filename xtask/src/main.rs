//! `cargo xtask`: development tasks that no crate of the project depends on.
#![expect(clippy::print_stdout, reason = "tasks report to the terminal")]
mod bench;
mod codegen;
mod fuzz;
mod golden;
mod icount;
mod new_game;
mod project;
mod shots;
mod simulate;
mod tidy;

use std::process::ExitCode;

use anyhow::bail;

const HELP: &str = "\
cargo xtask new-game NAME          create a game that is complete and can be played at once
cargo xtask tidy                   check what the compiler cannot: sizes, names, invariants
cargo xtask codegen [--check]      write the wire types as TypeScript, or check that they are
                                   up to date
cargo xtask golden [GAME ...]      replay the golden matches and rewrite their logs and stories
                                   (only after an intended rule change)
cargo xtask fuzz [TARGET ...]      run the fuzz targets with libFuzzer
                                   --seconds N  time for each target [default: 60]
cargo xtask icount [GAME ...]      count instructions per random step, with valgrind
                                   --games N  number of games per run [default: 1000]
cargo xtask bench [--floor DIR]    benchmark a build for x86-64-v3 and compare it with a floor
                                   program, if there is one [../shared/bench/floor]
cargo xtask shots [--out DIR]      take screenshots of the main screens in three sizes, in the
                                   light and the dark theme [target/shots]
cargo xtask simulate [--seeds N]   simulate tables with failures of all kinds, on all cores
                                   --seeds N    number of runs [default: 100], from --first N
                                   --events N   events per run [default: 2500]
                                   --minutes N  time limit [default: 60]
                                   --seed N     a single run; --trace prints its events";

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
    let Some((task, rest)) = args.split_first() else {
        bail!("no task given\n{HELP}");
    };
    match (task.as_str(), rest) {
        ("tidy", []) => tidy::run(),
        ("codegen", rest) => codegen::run(rest),
        ("new-game", rest) => new_game::run(rest),
        ("golden", rest) => golden::run(rest),
        ("fuzz", rest) => fuzz::run(rest),
        ("icount", rest) => icount::run(rest),
        ("bench", rest) => bench::run(rest),
        ("shots", rest) => shots::run(rest),
        ("simulate", rest) => simulate::run(rest),
        ("help" | "--help" | "-h", _) => {
            println!("{HELP}");
            Ok(())
        }
        _ => bail!("unknown task {:?}\n{HELP}", args.join(" ")),
    }
}
