use std::{
    fmt::Write as _,
    fs::{File, OpenOptions},
    io::Write,
    path::{Path, PathBuf},
    time::Instant,
};

use anyhow::Context;
use bots::Played;
use serde::Serialize;
use serde_json::json;
use table::{GameEntry, Json, SimError, SimSpec};

use crate::{
    chart, choice,
    commands::{all_threads, progress, write_json},
    failure::UsageError,
    localizer::{CliLocalizer, Speech},
    statistics::{Share, Summary},
};

const EXAMPLES: &str = "\
Game number k uses seed SEED + k, so results do not depend on the number of threads. With --rotate,
the bots move on by one seat after every game, and results are listed by position in --bots.
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
    /// Move the bots on by one seat after every game
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
    speech: Speech,
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

/// The only part that differs from run to run.
#[derive(Serialize)]
struct Timing {
    threads: usize,
    seconds: f64,
    games_per_second: f64,
}

pub fn run(args: &Args, out: &mut dyn Write) -> anyhow::Result<()> {
    let entry = choice::game(&args.game)?;
    let spec = spec(args, entry)?;
    let voice = CliLocalizer::of(entry, &args.speech.lang, Vec::new())?;
    let csv_file = args.csv.as_deref().map(Output::open).transpose()?;
    let svg_file = args.svg.as_deref().map(Output::open).transpose()?;
    let bar = progress(spec.n_games);
    let start = Instant::now();
    let played = entry.sim(&spec, &|| bar.inc(1)).map_err(|error| usage_error(&error))?;
    let seconds = start.elapsed().as_secs_f64();
    bar.finish_and_clear();
    let summary = Summary::of(&played, |seat, number| spec.bot_at(seat, number));
    let games_per_second = played.len() as f64 / seconds;
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
        write_summary(&summary, &spec.bots, &voice, games_per_second, out)?;
    }
    if let Some(file) = csv_file {
        file.write(&csv(&played, spec.first_seed))?;
    }
    if let Some(file) = svg_file {
        let title = format!("{}: {}", voice.game_name(entry), args.bots.join(", "));
        file.write(&chart::draw(&title, &summary, &played, &voice)?)?;
    }
    Ok(())
}

/// A file that is opened before the games are played, so that nothing is played in vain. What was
/// in it stays there until there is something better.
struct Output<'a> {
    path: &'a Path,
    file: File,
}

impl Output<'_> {
    fn open(path: &Path) -> anyhow::Result<Output<'_>> {
        let mut options = OpenOptions::new();
        let file = options.write(true).create(true).truncate(false).open(path);
        Ok(Output { path, file: file.with_context(|| format!("cannot write {}", path.display()))? })
    }

    fn write(mut self, text: &str) -> anyhow::Result<()> {
        let is_file = self.file.metadata().is_ok_and(|about| about.is_file());
        let emptied = if is_file { self.file.set_len(0) } else { Ok(()) };
        emptied
            .and_then(|()| self.file.write_all(text.as_bytes()))
            .with_context(|| format!("cannot write {}", self.path.display()))
    }
}

fn spec(args: &Args, entry: &GameEntry) -> anyhow::Result<SimSpec> {
    let n_named = args.bots.len();
    let named = if n_named > 1 { u8::try_from(n_named).ok() } else { None };
    let seats = choice::seats(entry, args.seats.or(named))?;
    if n_named > 1 && n_named != usize::from(seats) {
        let message = format!("{n_named} bots for {seats} seats: give one bot or {seats}");
        return Err(UsageError::new("bad_bots", message).into());
    }
    let mut bots = Vec::new();
    for seat in 0..usize::from(seats) {
        bots.push(choice::bot(entry, &args.bots[seat % n_named])?.to_owned());
    }
    let changes = args.options.as_deref().map(choice::read_options).transpose()?;
    Ok(SimSpec {
        bots,
        rotate: args.rotate,
        options: choice::options(entry, args.preset.as_deref(), changes)?,
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
    voice: &CliLocalizer,
    games_per_second: f64,
    out: &mut dyn Write,
) -> anyhow::Result<()> {
    let head = json!({"n": summary.games, "speed": format!("{games_per_second:.0}")});
    writeln!(out, "{}", voice.say_with("sim_games", head))?;
    for (seat, share) in summary.wins.iter().enumerate() {
        let who = if summary.shared {
            voice.say("sim_won_together")
        } else {
            let mean = format!("{:.1}", summary.scores[seat]);
            let who = json!({"n": seat + 1, "bot": bots[seat], "mean": mean});
            voice.say_with("sim_won_by", who)
        };
        writeln!(out, "{}", row(&who, share))?;
    }
    for (index, share) in summary.by_order.iter().enumerate() {
        let who = voice.say_with("sim_won_in_order", json!({"n": index + 1}));
        writeln!(out, "{}", row(&who, share))?;
    }
    writeln!(out, "{}", voice.say("sim_reasons"))?;
    for reason in &summary.reasons {
        writeln!(out, "{}", row(&voice.reason(&reason.reason), &reason.share))?;
    }
    let steps = &summary.steps;
    let lengths = json!({
        "mean": format!("{:.1}", steps.mean),
        "p10": steps.p10,
        "p50": steps.p50,
        "p90": steps.p90,
    });
    writeln!(out, "{}", voice.say_with("sim_steps", lengths))?;
    Ok(())
}

/// The figures first: how a game ended is a sentence.
fn row(what: &str, share: &Share) -> String {
    let percent = |rate: f64| rate * 100.0;
    let interval = format!("[{:.2}, {:.2}]", percent(share.low), percent(share.high));
    format!("  {:>9}  {:>6.2} %  {interval:<15}  {what}", share.n, percent(share.rate))
}

fn csv(played: &[Played], first_seed: u64) -> String {
    let mut text = "number,seed,reason,steps,ranks,scores\n".to_owned();
    for (number, game) in played.iter().enumerate() {
        let seed = first_seed.wrapping_add(number as u64);
        let (outcome, steps) = (&game.outcome, game.n_steps);
        let (ranks, scores) = (spaced(&outcome.ranks), spaced(&outcome.scores));
        let _ = writeln!(text, "{number},{seed},{},{steps},{ranks},{scores}", outcome.reason);
    }
    text
}

fn spaced<T: ToString>(numbers: &[T]) -> String {
    numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}
