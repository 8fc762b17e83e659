use std::{io::Write, time::Duration};

use table::{Bench, BenchReport, GameEntry};

use crate::{
    choice,
    commands::{all_threads, spinner, write_json},
    failure::UsageError,
};

const EXAMPLES: &str = "\
Use the figures to compare builds on one idle machine. Measure a release build:
  cargo run --release -p cli -- bench desert

Examples:
  ovoo bench
  ovoo bench desert --seats 2 --seconds 3 --json";

/// Measure how fast a game runs
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub struct Args {
    /// Game id from `ovoo games` [default: all games]
    game: Option<String>,
    /// Number of seats [default: set by the game]
    #[arg(long)]
    seats: Option<u8>,
    /// Seconds per figure
    #[arg(long, default_value_t = 1.0)]
    seconds: f64,
    /// Number of threads for the multi-threaded figure [default: all cores]
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Print JSON, one object per game
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args, out: &mut dyn Write) -> anyhow::Result<()> {
    const SECONDS_MAX: f64 = 3600.0;
    if !(args.seconds > 0.0 && args.seconds <= SECONDS_MAX) {
        let message = format!("--seconds must be more than 0 and at most {SECONDS_MAX}");
        return Err(UsageError::new("seconds", message).into());
    }
    let entries = match &args.game {
        Some(id) => vec![choice::game(id)?],
        None => all_that_seat(args.seats)?,
    };
    let mut reports = Vec::new();
    for entry in entries {
        let bench = Bench {
            seats: choice::seats(entry, args.seats)?,
            time: Duration::from_secs_f64(args.seconds),
            n_threads: args.threads.map_or_else(all_threads, usize::from),
        };
        let waiting = spinner(&format!("measuring {}", entry.meta.id));
        let report = entry.bench(&bench);
        waiting.finish_and_clear();
        if !args.json {
            write_report(&report, out)?;
        }
        reports.push(report);
    }
    if args.json { write_json(out, &reports) } else { Ok(()) }
}

/// Every game that so many can play.
fn all_that_seat(seats: Option<u8>) -> Result<Vec<&'static GameEntry>, UsageError> {
    let fits = |entry: &&GameEntry| seats.is_none_or(|n| entry.meta.seats().contains(&n));
    let entries: Vec<&GameEntry> = catalog::GAMES.iter().copied().filter(fits).collect();
    match (seats, entries.is_empty()) {
        (Some(n), true) => {
            Err(UsageError::new("seat_count", format!("no game is for {n} players")))
        }
        _ => Ok(entries),
    }
}

fn write_report(report: &BenchReport, out: &mut dyn Write) -> anyhow::Result<()> {
    writeln!(out, "{} with {} seats", report.game, report.seats)?;
    let on_threads = format!("playouts on {} threads", report.threads);
    let rows: [(&str, f64, &str); 15] = [
        ("state", report.state_bytes as f64, "bytes"),
        ("action", report.action_bytes as f64, "bytes"),
        ("steps per game", report.steps_per_game, ""),
        ("mean legal actions", report.mean_legal_actions, ""),
        ("random playouts", report.playouts_per_second, "/s"),
        (&on_threads, report.threads_playouts_per_second, "/s"),
        ("playout step", report.step_ns, "ns"),
        ("clone", report.clone_ns, "ns"),
        ("legal actions", report.legal_ns, "ns"),
        ("clone and apply", report.clone_apply_ns, "ns"),
        ("determinize", report.determinize_ns, "ns"),
        ("insight", report.insight_ns, "ns"),
        ("tree search", report.search_iterations_per_second, "iterations/s"),
        ("replayed step", report.replay_step_ns, "ns"),
        ("step with all its JSON", report.json_step_ns, "ns"),
    ];
    for (what, figure, unit) in rows {
        let figure = if figure < 100.0 && figure.fract() != 0.0 {
            format!("{figure:.1}")
        } else {
            grouped(figure)
        };
        writeln!(out, "  {what:<26} {figure:>14} {unit}")?;
    }
    Ok(())
}

/// Thousands parted, so that one need not count digits.
fn grouped(figure: f64) -> String {
    let digits = format!("{figure:.0}");
    let mut grouped = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            grouped.push(' ');
        }
        grouped.push(digit);
    }
    grouped
}
