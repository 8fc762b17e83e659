//! `ovoo play`: plays a game in the terminal, with all people at one keyboard.
mod bots;
mod dispatch;
mod hot_seat;
mod line;
mod prompt;

use std::{
    fs,
    io::{self, IsTerminal, Write},
    path::{Path, PathBuf},
};

use anyhow::{Context, bail};
use kernel::Seed;
use serde_json::value::RawValue;
use table::{AnyMatch, GameEntry, OpenError, Start};

use crate::{
    arguments,
    commands::play::{
        hot_seat::{HotSeat, Saving},
        prompt::{Prompt, Script, Terminal},
    },
    failure::UsageError,
    localizer::{CliLocalizer, LanguageArgs},
    log_file::SavedSecrets,
    save::{self, SaveFile},
};

const EXAMPLES: &str = "\
All players share one keyboard. Type a move such as `move c3`. Tab completes legal moves, Enter
lists them, `why move c3` explains a refusal, and `help` lists the other commands. Without a
terminal, commands are read from stdin, one per line.

With --save, every step is written to disk at once. Until the game is over, its seed is in
FILE.seed. Anyone who reads that file can predict all random results.

Examples:
  ovoo play desert --seats 2 --name Ann --name Bob
  ovoo play desert --bots random --preset elite --save evening.log
  ovoo play desert --seats 3 --bot p2=random --bot p3=random --lang de
  ovoo play --resume evening.log
  ovoo play desert --position puzzle.json --seed 7";

/// Play in the terminal with people and bots
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub struct Args {
    /// Game id from `ovoo games`
    #[arg(required_unless_present = "resume")]
    game: Option<String>,
    /// Number of seats [default: set by the game]
    #[arg(long, conflicts_with_all = ["resume", "position"])]
    seats: Option<u8>,
    /// Preset to use
    #[arg(long, conflicts_with_all = ["resume", "position"])]
    preset: Option<String>,
    /// Options to override, as a JSON object
    #[arg(long, value_name = "JSON", conflicts_with_all = ["resume", "position"])]
    options: Option<String>,
    /// Start from the position in this JSON file
    #[arg(long, value_name = "FILE", conflicts_with = "resume")]
    position: Option<PathBuf>,
    /// Bot for one seat, such as p2=random; repeatable
    #[arg(long, value_name = "SEAT=LEVEL")]
    bot: Vec<String>,
    /// Bot for every seat except the first
    #[arg(long, value_name = "LEVEL")]
    bots: Option<String>,
    /// Pause before each bot move if a person could act
    #[arg(long)]
    pause: bool,
    /// Random seed: a number or 64 hexadecimal digits [default: random and secret]
    #[arg(long, value_name = "SEED", conflicts_with = "resume")]
    seed: Option<String>,
    /// Player names in seat order; repeatable or separated by commas
    #[arg(long, value_delimiter = ',', conflicts_with = "resume")]
    name: Vec<String>,
    /// Save the game to this new file while it is played
    #[arg(long, value_name = "FILE", conflicts_with = "resume")]
    save: Option<PathBuf>,
    /// Allow --save to overwrite a file
    #[arg(long, requires = "save")]
    force: bool,
    /// Resume a saved game
    #[arg(long, value_name = "FILE")]
    resume: Option<PathBuf>,
    #[command(flatten)]
    language: LanguageArgs,
}

/// A match that is ready to be played.
struct OpenedMatch {
    entry: &'static GameEntry,
    table: Box<dyn AnyMatch>,
    secret: Seed,
    /// The bot level for each seat; `None` for people.
    bots: Vec<Option<&'static str>>,
    saving: Saving,
    was_truncated: bool,
}

pub fn run(args: &Args, out: &mut dyn Write) -> anyhow::Result<()> {
    let opened = match &args.resume {
        Some(path) => resume(args, path)?,
        None => open(args)?,
    };
    let names = opened.table.header().names.clone();
    let localizer = CliLocalizer::new(opened.entry, &args.language.lang, names)?
        .with_custom_texts(&*opened.table);
    if opened.was_truncated {
        writeln!(out, "{}", localizer.message("resume_cut"))?;
    }
    let mut prompt: Box<dyn Prompt> = if io::stdin().is_terminal() && io::stdout().is_terminal() {
        Box::new(Terminal::new()?)
    } else {
        Box::new(Script::new(io::stdin().lock()))
    };
    let mut hot_seat = HotSeat {
        entry: opened.entry,
        table: opened.table,
        localizer,
        bots: opened.bots,
        pauses_for_people: args.pause,
        bot_seed: derive_bot_seed(&opened.secret),
        saving: opened.saving,
        out,
    };
    hot_seat.run(&mut *prompt)
}

/// Derives the bots' seed, so that repeating a match repeats their random choices.
fn derive_bot_seed(secret: &Seed) -> u64 {
    let mut start = [0; 8];
    start.copy_from_slice(&secret[..8]);
    u64::from_le_bytes(start).wrapping_mul(0x9E37_79B9_7F4A_7C15)
}

fn open(args: &Args) -> anyhow::Result<OpenedMatch> {
    let entry = arguments::find_game(args.game.as_deref().unwrap_or_default())?;
    let secret = match &args.seed {
        Some(text) => arguments::parse_seed(text)?,
        None => arguments::generate_seed()?,
    };
    let names = args.name.clone();
    let opened = match &args.position {
        Some(path) => {
            let context = || format!("cannot read {}", path.display());
            let text = fs::read_to_string(path).with_context(context)?;
            let position = RawValue::from_string(text).with_context(context)?;
            entry
                .open(Start::Position(&position), names, secret, Vec::new())
                .map_err(|error| anyhow::anyhow!("{}: {error}", path.display()))
        }
        None => {
            let seats = arguments::resolve_seat_count(entry, args.seats)?;
            let changes = args.options.as_deref().map(arguments::parse_options).transpose()?;
            let options = arguments::resolve_options(entry, args.preset.as_deref(), changes)?;
            let start = Start::Deal { seats, options: &options };
            entry.open(start, names, secret, Vec::new()).map_err(|error| usage_error(&error).into())
        }
    };
    let table = opened?;
    if args.name.len() > usize::from(table.seats()) {
        let message =
            format!("invalid --name: {} names for {} seats", args.name.len(), table.seats());
        return Err(UsageError::new("bad_names", message).into());
    }
    let bots = seat_bots(args, entry, table.seats(), &[])?;
    let saving = match &args.save {
        None => Saving::Off,
        Some(path) => {
            let secrets = SavedSecrets { secret, bots: format_bots(&bots) };
            Saving::On(SaveFile::create(path, &secrets, args.force)?)
        }
    };
    Ok(OpenedMatch { entry, table, secret, bots, saving, was_truncated: false })
}

fn usage_error(error: &OpenError) -> UsageError {
    UsageError::new("cannot_open", error.to_string())
}

fn resume(args: &Args, path: &Path) -> anyhow::Result<OpenedMatch> {
    let resumed = save::resume(path, &args.language.lang)?;
    if let Some(game) = &args.game
        && game != resumed.entry.meta.id
    {
        bail!(
            "cannot resume {}: it is a game of {}, not {game}",
            path.display(),
            resumed.entry.meta.id
        );
    }
    let bots = seat_bots(args, resumed.entry, resumed.table.seats(), &resumed.secrets.bots)?;
    Ok(OpenedMatch {
        entry: resumed.entry,
        table: resumed.table,
        secret: resumed.secrets.secret,
        bots,
        saving: Saving::On(resumed.save_file),
        was_truncated: resumed.was_truncated,
    })
}

/// Returns the level of each bot seat. Later sources override earlier ones: the saved bots,
/// `--bots`, each `--bot`.
fn seat_bots(
    args: &Args,
    entry: &GameEntry,
    seats: u8,
    saved: &[String],
) -> Result<Vec<Option<&'static str>>, UsageError> {
    let mut bots = vec![None; usize::from(seats)];
    let assign = |bots: &mut Vec<Option<&'static str>>, word: &str| {
        let (seat, level) = arguments::parse_seat_bot(word)?;
        let level = arguments::find_bot(entry, level)?;
        match bots.get_mut(seat.index()) {
            Some(bot) => {
                *bot = Some(level);
                Ok(())
            }
            None => {
                let message = format!("invalid seat {seat}: the game has {seats} seats");
                Err(UsageError::new("no_such_seat", message))
            }
        }
    };
    for word in saved {
        assign(&mut bots, word)?;
    }
    if let Some(level) = &args.bots {
        bots[1..].fill(Some(arguments::find_bot(entry, level)?));
    }
    for word in &args.bot {
        assign(&mut bots, word)?;
    }
    Ok(bots)
}

/// Formats bots as in `p2=random`, for the seed file.
fn format_bots(bots: &[Option<&'static str>]) -> Vec<String> {
    let seats = bots.iter().enumerate();
    seats.filter_map(|(seat, bot)| bot.map(|level| format!("p{}={level}", seat + 1))).collect()
}
