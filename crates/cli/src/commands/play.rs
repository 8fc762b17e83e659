mod bots;
mod hot_seat;
mod obey;
mod prompt;
mod typed;

use std::{
    fs,
    io::{self, IsTerminal, Write},
    path::PathBuf,
};

use anyhow::{Context, bail};
use kernel::Seed;
use serde_json::value::RawValue;
use table::{AnyMatch, Entry, OpenError, Start};

use crate::{
    choice,
    commands::play::{
        hot_seat::{HotSeat, Saving},
        prompt::{Keyboard, Prompt, Script},
    },
    failure::Misuse,
    record::Kept,
    save::{self, Save},
    voice::{Speech, Voice},
};

const EXAMPLES: &str = "\
Everybody shares one keyboard. Type what you want to do, as in `move c3`; TAB completes what is
legal, Enter lists it, `why move c3` explains, `help` tells the rest. Without a terminal the
commands are read line by line from stdin.

With --save every step is on disk at once. Until the game is over its seed is kept in FILE.seed;
whoever reads that knows all the luck to come.

Examples:
  ovoo play desert --seats 2 --name Ann --name Bob
  ovoo play desert --bots random --preset elite --save evening.log
  ovoo play desert --seats 3 --bot p2=random --bot p3=random --lang de
  ovoo play --resume evening.log
  ovoo play desert --position puzzle.json --seed 7";

/// Plays at one keyboard, with people and bots
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub struct Args {
    /// The game, as `ovoo games` calls it
    #[arg(required_unless_present = "resume")]
    game: Option<String>,
    /// How many play [default: what the game suggests]
    #[arg(long, conflicts_with_all = ["resume", "position"])]
    seats: Option<u8>,
    /// A named set of options
    #[arg(long, conflicts_with_all = ["resume", "position"])]
    preset: Option<String>,
    /// Single options to change, as a JSON object
    #[arg(long, value_name = "JSON", conflicts_with_all = ["resume", "position"])]
    options: Option<String>,
    /// Begin with the situation in this JSON file
    #[arg(long, value_name = "FILE", conflicts_with = "resume")]
    position: Option<PathBuf>,
    /// A bot for one seat, as in p2=random; may be given for several
    #[arg(long, value_name = "SEAT=LEVEL")]
    bot: Vec<String>,
    /// A bot for every seat but the first
    #[arg(long, value_name = "LEVEL")]
    bots: Option<String>,
    /// Stop before every move of a bot at which a person could do something
    #[arg(long)]
    pause: bool,
    /// Where the luck comes from: a number or 64 hexadecimal digits [default: secret]
    #[arg(long, value_name = "SEED", conflicts_with = "resume")]
    seed: Option<String>,
    /// What to call the seats, in their order
    #[arg(long, value_delimiter = ',', conflicts_with = "resume")]
    name: Vec<String>,
    /// Save the game to this new file as it is played
    #[arg(long, value_name = "FILE", conflicts_with = "resume")]
    save: Option<PathBuf>,
    /// Let --save overwrite a file
    #[arg(long, requires = "save")]
    force: bool,
    /// Go on with a saved game
    #[arg(long, value_name = "FILE")]
    resume: Option<PathBuf>,
    #[command(flatten)]
    speech: Speech,
}

/// A table with somebody to write down what happens.
struct Opened {
    entry: &'static Entry,
    table: Box<dyn AnyMatch>,
    secret: Seed,
    /// A level for each seat that is a bot's.
    bots: Vec<Option<&'static str>>,
    saving: Saving,
    was_cut: bool,
}

pub fn run(args: &Args, out: &mut dyn Write) -> anyhow::Result<()> {
    let opened = match &args.resume {
        Some(path) => resume(args, path)?,
        None => open(args)?,
    };
    let names = opened.table.header().names.clone();
    let voice = Voice::of(opened.entry, &args.speech.lang, names)?.at(&*opened.table);
    if opened.was_cut {
        writeln!(out, "{}", voice.say("resume_cut"))?;
    }
    let mut prompt: Box<dyn Prompt> = if io::stdin().is_terminal() && io::stdout().is_terminal() {
        Box::new(Keyboard::new()?)
    } else {
        Box::new(Script::new(io::stdin().lock()))
    };
    let mut hot_seat = HotSeat {
        entry: opened.entry,
        table: opened.table,
        voice,
        bots: opened.bots,
        pauses: args.pause,
        whims: whims(&opened.secret),
        saving: opened.saving,
        out,
    };
    hot_seat.run(&mut *prompt)
}

/// The dice of the bots, apart from the game's.
fn whims(secret: &Seed) -> u64 {
    let mut start = [0; 8];
    start.copy_from_slice(&secret[..8]);
    u64::from_le_bytes(start).wrapping_mul(0x9E37_79B9_7F4A_7C15)
}

fn open(args: &Args) -> anyhow::Result<Opened> {
    let entry = choice::game(args.game.as_deref().unwrap_or_default())?;
    let secret = match &args.seed {
        Some(text) => choice::seed(text)?,
        None => choice::random_seed()?,
    };
    let names = args.name.clone();
    let opened = match &args.position {
        Some(path) => {
            let cannot = || format!("cannot read {}", path.display());
            let text = fs::read_to_string(path).with_context(cannot)?;
            let position = RawValue::from_string(text).with_context(cannot)?;
            entry
                .open(Start::Position(&position), names, secret, Vec::new())
                .map_err(|error| anyhow::anyhow!("{}: {error}", path.display()))
        }
        None => {
            let seats = choice::seats(entry, args.seats)?;
            let changes = args.options.as_deref().map(choice::read_options).transpose()?;
            let options = choice::options(entry, args.preset.as_deref(), changes)?;
            let start = Start::Deal { seats, options: &options };
            entry.open(start, names, secret, Vec::new()).map_err(|error| misuse(&error).into())
        }
    };
    let table = opened?;
    if args.name.len() > usize::from(table.seats()) {
        let message = format!("{} names for {} seats", args.name.len(), table.seats());
        return Err(Misuse::new("bad_names", message).into());
    }
    let bots = seat_bots(args, entry, table.seats(), &[])?;
    let saving = match &args.save {
        None => Saving::Off,
        Some(path) => {
            let kept = Kept { secret, bots: written_bots(&bots) };
            Saving::On(Save::create(path, &kept, args.force)?)
        }
    };
    Ok(Opened { entry, table, secret, bots, saving, was_cut: false })
}

fn misuse(error: &OpenError) -> Misuse {
    Misuse::new("cannot_open", error.to_string())
}

fn resume(args: &Args, path: &std::path::Path) -> anyhow::Result<Opened> {
    let resumed = save::resume(path, &args.speech.lang)?;
    if let Some(game) = &args.game
        && game != resumed.entry.meta.id
    {
        bail!("{} is a game of {}, not of {game}", path.display(), resumed.entry.meta.id);
    }
    let bots = seat_bots(args, resumed.entry, resumed.table.seats(), &resumed.kept.bots)?;
    Ok(Opened {
        entry: resumed.entry,
        table: resumed.table,
        secret: resumed.kept.secret,
        bots,
        saving: Saving::On(resumed.save),
        was_cut: resumed.was_cut,
    })
}

/// The later word holds: what was kept, then `--bots`, then each `--bot`.
fn seat_bots(
    args: &Args,
    entry: &Entry,
    seats: u8,
    kept: &[String],
) -> Result<Vec<Option<&'static str>>, Misuse> {
    let mut bots = vec![None; usize::from(seats)];
    let put = |bots: &mut Vec<Option<&'static str>>, word: &str| {
        let (seat, level) = choice::seat_bot(word)?;
        let level = choice::bot(entry, level)?;
        match bots.get_mut(seat.index()) {
            Some(chair) => {
                *chair = Some(level);
                Ok(())
            }
            None => {
                let message = format!("nobody sits at {seat}: there are {seats} seats");
                Err(Misuse::new("no_such_seat", message))
            }
        }
    };
    for word in kept {
        put(&mut bots, word)?;
    }
    if let Some(level) = &args.bots {
        bots[1..].fill(Some(choice::bot(entry, level)?));
    }
    for word in &args.bot {
        put(&mut bots, word)?;
    }
    Ok(bots)
}

fn written_bots(bots: &[Option<&'static str>]) -> Vec<String> {
    let seated = bots.iter().enumerate();
    seated.filter_map(|(seat, bot)| bot.map(|level| format!("p{}={level}", seat + 1))).collect()
}
