use std::{io::Write, time::Instant};

use serde::Serialize;

use crate::{
    choice,
    commands::{spinner, write_json},
};

const EXAMPLES: &str = "\
Every seat's every legal action is followed, always with the same luck. The counts change when
the rules do, however silently.

Examples:
  ovoo perft desert --seed 1 --seats 2 --depth 3
  ovoo perft desert --depth 4 --json";

/// Counts the positions at each depth of the game tree
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub struct Args {
    /// The game, as `ovoo games` calls it
    game: String,
    /// The deal
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many play [default: what the game suggests]
    #[arg(long)]
    seats: Option<u8>,
    /// How deep to go; every step costs many times the one before
    #[arg(long, default_value_t = 3, value_parser = clap::value_parser!(u32).range(1..=32))]
    depth: u32,
    /// Write JSON
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
    let entry = choice::game(&args.game)?;
    let seats = choice::seats(entry, args.seats)?;
    let mut report = Report { game: entry.meta.id, seed: args.seed, seats, depths: Vec::new() };
    if !args.json {
        writeln!(out, "{} with {seats} seats, seed {}", entry.meta.id, args.seed)?;
        writeln!(out, "{:>5}  {:>16}  {:>10}", "depth", "count", "seconds")?;
    }
    for depth in 1..=args.depth {
        out.flush()?;
        let waiting = spinner(&format!("depth {depth}"));
        let start = Instant::now();
        let count = entry.perft(args.seed, seats, depth).last().copied().unwrap_or_default();
        let seconds = start.elapsed().as_secs_f64();
        waiting.finish_and_clear();
        if !args.json {
            writeln!(out, "{depth:>5}  {count:>16}  {seconds:>10.3}")?;
        }
        report.depths.push(Depth { depth, count, seconds });
    }
    if args.json { write_json(out, &report) } else { Ok(()) }
}
