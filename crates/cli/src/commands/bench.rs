//! `ovoo bench`: measures how fast the games run.
use std::{io::Write, time::Duration};

use table::{Bench, BenchReport, GameEntry};

use crate::{
    arguments,
    commands::{all_threads, spinner, write_json},
    failure::UsageError,
};

const EXAMPLES: &str = "\
Use the figures to compare builds on one idle machine. Measure a release build:
  cargo run --profile dist -p cli -- bench desert

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
        let message = format!(
            "invalid --seconds {}: use more than 0 and at most {SECONDS_MAX}",
            args.seconds
        );
        return Err(UsageError::new("seconds", message).into());
    }
    let entries = match &args.game {
        Some(id) => vec![arguments::find_game(id)?],
        None => games_for_seats(args.seats)?,
    };
    let mut reports = Vec::new();
    for entry in entries {
        let bench = Bench {
            seats: arguments::resolve_seat_count(entry, args.seats)?,
            time: Duration::from_secs_f64(args.seconds),
            n_threads: args.threads.map_or_else(all_threads, usize::from),
        };
        let spinner = spinner(&format!("measuring {}", entry.meta.id));
        let report = entry.bench(&bench);
        spinner.finish_and_clear();
        if !args.json {
            write_report(&report, out)?;
        }
        reports.push(report);
    }
    if args.json { write_json(out, &reports) } else { Ok(()) }
}

/// Returns the games for this number of seats, or all games.
fn games_for_seats(seats: Option<u8>) -> Result<Vec<&'static GameEntry>, UsageError> {
    let fits = |entry: &&GameEntry| seats.is_none_or(|n| entry.meta.seats().contains(&n));
    let entries: Vec<&GameEntry> = catalog::GAMES.iter().copied().filter(fits).collect();
    match (seats, entries.is_empty()) {
        (Some(n), true) => {
            let message = format!("invalid seat count {n}: no game takes {n} players");
            Err(UsageError::new("seat_count", message))
        }
        _ => Ok(entries),
    }
}

fn write_report(report: &BenchReport, out: &mut dyn Write) -> anyhow::Result<()> {
    writeln!(out, "{} with {} seats", report.game, report.seats)?;
    let on_threads = format!("playouts on {} threads", report.threads);
    let mut rows: Vec<(&str, f64, &str)> = vec![
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
        ("replayed step", report.replay_step_ns, "ns"),
        ("step with all its JSON", report.json_step_ns, "ns"),
    ];
    rows.extend(report.insight_ns.map(|figure| ("insight", figure, "ns")));
    for (label, figure, unit) in rows {
        let figure = if figure < 100.0 && figure.fract() != 0.0 {
            format!("{figure:.1}")
        } else {
            group_thousands(figure)
        };
        writeln!(out, "  {label:<26} {figure:>14} {unit}")?;
    }
    Ok(())
}

/// Formats a number with spaces between thousands.
fn group_thousands(figure: f64) -> String {
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
