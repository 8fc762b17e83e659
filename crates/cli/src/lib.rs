//! The `ovoo` program: runs the server, and plays, verifies and analyses games in a terminal.
//!
//! Each subcommand is a file in `commands/`. The modules next to this file are shared by several of
//! them.
mod arguments;
mod chart;
mod commands;
mod failure;
mod localizer;
mod log_file;
mod rulebook;
mod save;
mod statistics;

use std::{
    io::{self, BufWriter, Write},
    process::ExitCode,
};

use clap::{Parser, Subcommand};

#[doc(hidden)]
pub use crate::commands::pipe::Session as PipeSession;
use crate::commands::{
    backup, bench, check, delete, export, games, import, loadtest, perft, pipe, play, replay,
    rules, serve, sim, verify,
};

const EXAMPLES: &str = "\
Examples:
  ovoo serve                                   play in the browser
  ovoo games                                   list the games
  ovoo play desert --seats 3 --bots random     play with two bots
  ovoo play desert --save evening.log          save the game, to resume or verify it later
  ovoo play --resume evening.log               resume a saved game
  ovoo replay evening.log                      watch a game again, step by step
  ovoo verify evening.log                      check that a game was fair
  ovoo rules desert D5.2                       show a paragraph of the rules
  ovoo sim desert --bots random --games 10000 --svg desert.svg
  ovoo pipe < requests.jsonl                   serve programs, see docs/PIPE.md

Run `ovoo COMMAND --help` for more options and examples.
Exit status: 0 success, 1 failure, 2 usage error.";

/// Play board games at a table that knows the rules
///
/// Play, save, replay, verify and simulate games. Commands at the table are the same everywhere:
/// `move c3`, `dig b2`, `end`.
#[derive(Parser)]
#[command(name = "ovoo", version, after_help = EXAMPLES, after_long_help = EXAMPLES)]
#[command(arg_required_else_help = true, disable_help_subcommand = true)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Serve(serve::Args),
    Games(games::Args),
    Play(play::Args),
    Replay(replay::Args),
    Verify(verify::Args),
    Rules(rules::Args),
    Sim(sim::Args),
    Perft(perft::Args),
    Bench(bench::Args),
    Pipe(pipe::Args),
    #[command(alias = "load")]
    Loadtest(loadtest::Args),
    Backup(backup::Args),
    Export(export::Args),
    Import(import::Args),
    Delete(delete::Args),
    #[command(alias = "fsck")]
    Check(check::Args),
}

impl Command {
    fn run(&self, out: &mut dyn Write) -> anyhow::Result<()> {
        match self {
            Command::Serve(args) => serve::run(args, out),
            Command::Games(args) => games::run(args, out),
            Command::Play(args) => play::run(args, out),
            Command::Replay(args) => replay::run(args, out),
            Command::Verify(args) => verify::run(args, out),
            Command::Rules(args) => rules::run(args, out),
            Command::Sim(args) => sim::run(args, out),
            Command::Perft(args) => perft::run(args, out),
            Command::Bench(args) => bench::run(args, out),
            Command::Pipe(args) => pipe::run(args, out),
            Command::Loadtest(args) => loadtest::run(args, out),
            Command::Backup(args) => backup::run(args, out),
            Command::Export(args) => export::run(args, out),
            Command::Import(args) => import::run(args, out),
            Command::Delete(args) => delete::run(args, out),
            Command::Check(args) => check::run(args, out),
        }
    }
}

/// Runs the program with the arguments of this process.
pub fn main() -> ExitCode {
    let command = Cli::parse().command;
    let mut out = BufWriter::new(io::stdout().lock());
    let result = command.run(&mut out);
    // Flush first, so that the error appears after the output that preceded it.
    let flushed = out.flush();
    match result.and_then(|()| Ok(flushed?)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => failure::report(&error),
    }
}
