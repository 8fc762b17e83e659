//! `ovoo sim`: plays many games between bots and summarizes them.
use std::{
    fmt::Write as _,
    fs::{File, OpenOptions},
    io::Write,
    path::{Path, PathBuf},
    time::Instant,
};

use anyhow::Context;
use bots::PlayedGame;
use serde::Serialize;
use serde_json::json;
use table::{GameEntry, Json, SimError, SimSpec};

use crate::{
    arguments, chart,
    commands::{all_threads, progress_bar, write_json},
    failure::UsageError,
    localizer::{CliLocalizer, LanguageArgs},
    statistics::{Share, Summary},
};

const EXAMPLES: &str = "\
Game number k uses seed SEED + k, so results do not depend on the number of threads. With --rotate,
the bots rotate by one seat after every game, and results are listed by position in --bots.
Without it, they are listed by seat.

Examples:
  ovoo sim desert --seats 4 --bots random --games 10000
  ovoo sim desert --seats 2 --bots random,random --preset elite --csv games.csv --svg games.svg
  ovoo sim desert --bots random --games 1000 --options '{\"sand_total\": 43}' --json";

/// Simulate many games between bots
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub struct Args {
    /// Game id from `ovoo games`
    game: String,
    /// Number of seats [default: one per bot, or set by the game]
    #[arg(long)]
    seats: Option<u8>,
    /// One bot for all seats, or one per seat
    #[arg(long, required = true, value_name = "LEVEL", value_delimiter = ',')]
    bots: Vec<String>,
    /// Rotate the bots by one seat after every game
    #[arg(long)]
    rotate: bool,
    /// Number of games
    #[arg(long, default_value_t = 1000)]
    #[arg(value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    games: u64,
    /// Number of threads [default: all cores]
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Preset to use
    #[arg(long)]
    preset: Option<String>,
    /// Options to override, as a JSON object
    #[arg(long, value_name = "JSON")]
    options: Option<String>,
    /// Seed of the first game
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Print JSON
    #[arg(long)]
    json: bool,
    /// Write one CSV row per game
    #[arg(long, value_name = "FILE")]
    csv: Option<PathBuf>,
    /// Write a chart of endings and game lengths
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    #[command(flatten)]
    language: LanguageArgs,
}

#[derive(Serialize)]
struct Report<'a> {
    game: &'a str,
    seats: usize,
    bots: &'a [String],
    rotate: bool,
    options: &'a Json,
    first_seed: u64,
    #[serde(flatten)]
    summary: &'a Summary,
    timing: Timing,
}

/// The only part of the report that varies between runs.
#[derive(Serialize)]
struct Timing {
    threads: usize,
    seconds: f64,
    games_per_second: f64,
}

pub fn run(args: &Args, out: &mut dyn Write) -> anyhow::Result<()> {
    let entry = arguments::find_game(&args.game)?;
    let spec = build_spec(args, entry)?;
    let localizer = CliLocalizer::new(entry, &args.language.lang, Vec::new())?;
    let csv_file = args.csv.as_deref().map(OutputFile::open).transpose()?;
    let svg_file = args.svg.as_deref().map(OutputFile::open).transpose()?;
    let progress = progress_bar(spec.n_games);
    let start = Instant::now();
    let games = entry.sim(&spec, &|| progress.inc(1)).map_err(|error| usage_error(&error))?;
    let seconds = start.elapsed().as_secs_f64();
    progress.finish_and_clear();
    let summary = Summary::of(&games, |seat, number| spec.bot_at(seat, number));
    let games_per_second = games.len() as f64 / seconds;
    if args.json {
        let timing = Timing { threads: spec.n_threads, seconds, games_per_second };
        let report = Report {
            game: entry.meta.id,
            seats: spec.bots.len(),
            bots: &spec.bots,
            rotate: spec.rotate,
            options: &spec.options,
            first_seed: spec.first_seed,
            summary: &summary,
            timing,
        };
        write_json(out, &report)?;
    } else {
        write_summary(&summary, &spec.bots, &localizer, games_per_second, out)?;
    }
    if let Some(file) = csv_file {
        file.write(&to_csv(&games, spec.first_seed))?;
    }
    if let Some(file) = svg_file {
        let title = format!("{}: {}", localizer.game_name(entry), args.bots.join(", "));
        file.write(&chart::draw(&title, &summary, &games, &localizer)?)?;
    }
    Ok(())
}

/// An output file. It is opened before the games are played, so that an invalid path is reported
/// immediately. Its old content is replaced only when the new content is complete.
struct OutputFile<'a> {
    path: &'a Path,
    file: File,
}

impl OutputFile<'_> {
    fn open(path: &Path) -> anyhow::Result<OutputFile<'_>> {
        let mut options = OpenOptions::new();
        let file = options.write(true).create(true).truncate(false).open(path);
        Ok(OutputFile {
            path,
            file: file.with_context(|| format!("cannot write {}", path.display()))?,
        })
    }

    fn write(mut self, text: &str) -> anyhow::Result<()> {
        let is_file = self.file.metadata().is_ok_and(|metadata| metadata.is_file());
        let truncated = if is_file { self.file.set_len(0) } else { Ok(()) };
        truncated
            .and_then(|()| self.file.write_all(text.as_bytes()))
            .with_context(|| format!("cannot write {}", self.path.display()))
    }
}

fn build_spec(args: &Args, entry: &GameEntry) -> anyhow::Result<SimSpec> {
    let n_named = args.bots.len();
    let named = if n_named > 1 { u8::try_from(n_named).ok() } else { None };
    let seats = arguments::resolve_seat_count(entry, args.seats.or(named))?;
    if n_named > 1 && n_named != usize::from(seats) {
        let message =
            format!("invalid --bots: {n_named} bots for {seats} seats; use one bot or {seats}");
        return Err(UsageError::new("bad_bots", message).into());
    }
    let mut bots = Vec::new();
    for seat in 0..usize::from(seats) {
        bots.push(arguments::find_bot(entry, &args.bots[seat % n_named])?.to_owned());
    }
    let changes = args.options.as_deref().map(arguments::parse_options).transpose()?;
    Ok(SimSpec {
        bots,
        rotate: args.rotate,
        options: arguments::resolve_options(entry, args.preset.as_deref(), changes)?,
        n_games: args.games,
        n_threads: args.threads.map_or_else(all_threads, usize::from),
        first_seed: args.seed,
    })
}

fn usage_error(error: &SimError) -> UsageError {
    let code = match error {
        SimError::UnknownBot { .. } => "unknown_bot",
        SimError::Options { .. } => "bad_options",
        SimError::Setup(_) => "setup",
    };
    UsageError::new(code, error.to_string())
}

fn write_summary(
    summary: &Summary,
    bots: &[String],
    localizer: &CliLocalizer,
    games_per_second: f64,
    out: &mut dyn Write,
) -> anyhow::Result<()> {
    let arguments = json!({"n": summary.games, "speed": format!("{games_per_second:.0}")});
    writeln!(out, "{}", localizer.message_with("sim_games", arguments))?;
    for (seat, share) in summary.wins.iter().enumerate() {
        let label = if summary.shared {
            localizer.message("sim_won_together")
        } else {
            let mean = format!("{:.1}", summary.scores[seat]);
            let arguments = json!({"n": seat + 1, "bot": bots[seat], "mean": mean});
            localizer.message_with("sim_won_by", arguments)
        };
        writeln!(out, "{}", row(&label, share))?;
    }
    for (index, share) in summary.by_order.iter().enumerate() {
        let label = localizer.message_with("sim_won_in_order", json!({"n": index + 1}));
        writeln!(out, "{}", row(&label, share))?;
    }
    writeln!(out, "{}", localizer.message("sim_reasons"))?;
    for reason in &summary.reasons {
        writeln!(out, "{}", row(&localizer.reason(&reason.reason), &reason.share))?;
    }
    let steps = &summary.steps;
    let arguments = json!({
        "mean": format!("{:.1}", steps.mean),
        "p10": steps.p10,
        "p50": steps.p50,
        "p90": steps.p90,
    });
    writeln!(out, "{}", localizer.message_with("sim_steps", arguments))?;
    Ok(())
}

/// Formats a line with the figures first, because labels can be whole sentences.
fn row(label: &str, share: &Share) -> String {
    let percent = |rate: f64| rate * 100.0;
    let interval = format!("[{:.2}, {:.2}]", percent(share.low), percent(share.high));
    format!("  {:>9}  {:>6.2} %  {interval:<15}  {label}", share.n, percent(share.rate))
}

fn to_csv(games: &[PlayedGame], first_seed: u64) -> String {
    let mut text = "number,seed,reason,steps,ranks,scores\n".to_owned();
    for (number, game) in games.iter().enumerate() {
        let seed = first_seed.wrapping_add(number as u64);
        let (outcome, steps) = (&game.outcome, game.n_steps);
        let (ranks, scores) = (join(&outcome.ranks), join(&outcome.scores));
        let _ = writeln!(text, "{number},{seed},{},{steps},{ranks},{scores}", outcome.reason);
    }
    text
}

fn join<T: ToString>(numbers: &[T]) -> String {
    numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}
