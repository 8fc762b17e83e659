//! `ovoo`: the table on the command line.
//!
//! One file a subcommand in `commands/`; what several of them share stands beside this file.
mod chart;
mod choice;
mod commands;
mod failure;
mod record;
mod rulebook;
mod save;
mod statistics;
mod voice;

use std::{
    io::{self, BufWriter, Write},
    process::ExitCode,
};

use clap::{Parser, Subcommand};

use crate::commands::{
    backup, bench, export, fsck, games, import, load, perft, pipe, play, replay, rules, serve, sim,
    verify,
};

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

const EXAMPLES: &str = "\
Examples:
  ovoo serve                                   open a browser and play there
  ovoo games                                   what can be played
  ovoo play desert --seats 3 --bots random     you against the storm, with two bots
  ovoo play desert --save evening.log          a game that can be gone on with and proven
  ovoo play --resume evening.log               go on where you left off
  ovoo replay evening.log                      the whole story, step by step
  ovoo verify evening.log                      were the dice and the moves fair?
  ovoo rules desert D5.2                       what a paragraph says
  ovoo sim desert --bots random --games 10000 --svg desert.svg
  ovoo pipe < requests.jsonl                   for programs: docs/PIPE.md

Every command has its own --help with more examples.
Exit codes: 0 done, 1 it did not work, 2 it was asked for wrongly.";

/// A table for board games that knows the rules.
///
/// Plays, saves, replays, proves and measures games. What you type at the table is the same text
/// language everywhere: `move c3`, `dig b2`, `end`.
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
    Load(load::Args),
    Backup(backup::Args),
    Export(export::Args),
    Import(import::Args),
    Fsck(fsck::Args),
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
            Command::Load(args) => load::run(args, out),
            Command::Backup(args) => backup::run(args, out),
            Command::Export(args) => export::run(args, out),
            Command::Import(args) => import::run(args, out),
            Command::Fsck(args) => fsck::run(args, out),
        }
    }
}

fn main() -> ExitCode {
    let command = Cli::parse().command;
    let mut out = BufWriter::new(io::stdout().lock());
    let done = command.run(&mut out);
    // What was said before the trouble comes first.
    let flushed = out.flush();
    match done.and_then(|()| Ok(flushed?)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => failure::report(&error),
    }
}
