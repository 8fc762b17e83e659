//! `ovoo perft`: counts the nodes of the game tree, to detect rule changes.
use std::{io::Write, time::Instant};

use serde::Serialize;

use crate::{
    arguments,
    commands::{spinner, write_json},
};

const EXAMPLES: &str = "\
Follows every legal action of every seat, always with the same random results. A changed count
reveals a changed rule.

Examples:
  ovoo perft desert --seed 1 --seats 2 --depth 3
  ovoo perft desert --depth 4 --json";

/// Count the positions at each depth of the game tree
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub struct Args {
    /// Game id from `ovoo games`
    game: String,
    /// Seed of the game
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Number of seats [default: set by the game]
    #[arg(long)]
    seats: Option<u8>,
    /// Maximum depth; each level takes many times longer than the one before
    #[arg(long, default_value_t = 3, value_parser = clap::value_parser!(u32).range(1..=32))]
    depth: u32,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Report {
    game: &'static str,
    seed: u64,
    seats: u8,
    depths: Vec<Depth>,
}

#[derive(Serialize)]
struct Depth {
    depth: u32,
    count: u64,
    seconds: f64,
}

pub fn run(args: &Args, out: &mut dyn Write) -> anyhow::Result<()> {
    let entry = arguments::find_game(&args.game)?;
    let seats = arguments::resolve_seat_count(entry, args.seats)?;
    let mut report = Report { game: entry.meta.id, seed: args.seed, seats, depths: Vec::new() };
    if !args.json {
        writeln!(out, "{} with {seats} seats, seed {}", entry.meta.id, args.seed)?;
        writeln!(out, "{:>5}  {:>16}  {:>10}", "depth", "count", "seconds")?;
    }
    for depth in 1..=args.depth {
        out.flush()?;
        let spinner = spinner(&format!("depth {depth}"));
        let start = Instant::now();
        let count = entry.perft(args.seed, seats, depth).last().copied().unwrap_or_default();
        let seconds = start.elapsed().as_secs_f64();
        spinner.finish_and_clear();
        if !args.json {
            writeln!(out, "{depth:>5}  {count:>16}  {seconds:>10.3}")?;
        }
        report.depths.push(Depth { depth, count, seconds });
    }
    if args.json { write_json(out, &report) } else { Ok(()) }
}
