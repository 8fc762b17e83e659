use std::{
    io::{self, BufRead, IsTerminal, Write},
    path::PathBuf,
};

use anyhow::Context;
use kernel::SeatSet;
use serde_json::json;
use table::{AnyMatch, Log, LogError};

use crate::{
    choice,
    failure::UsageError,
    localizer::{CliLocalizer, Speech},
    record::{self, SavedSecrets},
};

const EXAMPLES: &str = "\
A replay shows everything, including hidden information. For a running game it needs the seed file
that `ovoo play --save` writes beside the log.

Examples:
  ovoo replay evening.log               Enter for the next step, q to quit
  ovoo replay evening.log --all | less
  ovoo replay evening.log --step 12     the board after step 12
  ovoo replay evening.log --picture     the board after every step";

/// Replay a saved game step by step
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub struct Args {
    /// Log file; `-` reads stdin
    file: PathBuf,
    /// Stop after this step and draw the table; 0 is the start
    #[arg(long, value_name = "N")]
    step: Option<u32>,
    /// Draw the table after every step
    #[arg(long)]
    picture: bool,
    /// Do not wait for Enter between steps
    #[arg(long)]
    all: bool,
    #[command(flatten)]
    speech: Speech,
}

pub fn run(args: &Args, out: &mut dyn Write) -> anyhow::Result<()> {
    let log = record::read_log(&args.file)?;
    let entry = choice::game(&log.header.game)?;
    let secret = match log.secret {
        Some(secret) => secret,
        None => {
            SavedSecrets::beside(&args.file, &log)?
                .context("cannot replay the game: its seed is not revealed yet")?
                .secret
        }
    };
    let last = last_step(args, &log)?;
    let voice = CliLocalizer::of(entry, &args.speech.lang, log.header.names.clone())?;
    let mut table =
        record::open(entry, &log, secret).map_err(|error| record::located(&args.file, &error))?;
    let voice = voice.at(&*table);
    let waits = !args.all && args.step.is_none() && is_at_a_terminal();
    writeln!(
        out,
        "{}",
        voice.say_with(
            "replay",
            json!({
                "name": voice.game_name(entry),
                "seats": table.seats(),
                "n": log.inputs.len(),
            })
        )
    )?;
    if args.picture || last == 0 {
        draw(&*table, &voice, out)?;
    }
    for (index, line) in log.inputs.iter().take(last).enumerate() {
        if waits && !wait_for_enter(out)? {
            return Ok(());
        }
        table.apply_line(line).map_err(|rejected| {
            let words = voice.not_allowed(rejected.get());
            record::located(&args.file, &LogError::new(index + 2, words))
        })?;
        tell(&*table, &voice, out)?;
        if args.picture || args.step.is_some() && index + 1 == last {
            draw(&*table, &voice, out)?;
        }
    }
    for line in voice.ending(&*table) {
        writeln!(out, "{line}")?;
    }
    Ok(())
}

fn last_step(args: &Args, log: &Log) -> Result<usize, UsageError> {
    let n_steps = log.inputs.len();
    match args.step {
        None => Ok(n_steps),
        Some(step) if step as usize <= n_steps => Ok(step as usize),
        Some(step) => {
            let message = format!("no step {step}: the log has {n_steps} steps");
            Err(UsageError::new("no_such_step", message))
        }
    }
}

fn tell(table: &dyn AnyMatch, voice: &CliLocalizer, out: &mut dyn Write) -> anyhow::Result<()> {
    let step = table.step();
    writeln!(out, "{}", voice.headline(table, step))?;
    for sentence in voice.story(table, step, SeatSet::EVERYONE) {
        writeln!(out, "  {sentence}")?;
    }
    Ok(())
}

fn draw(table: &dyn AnyMatch, voice: &CliLocalizer, out: &mut dyn Write) -> anyhow::Result<()> {
    writeln!(out, "\n{}", table.render_text(SeatSet::EVERYONE, &voice.localizer()))?;
    Ok(())
}

fn is_at_a_terminal() -> bool {
    io::stdin().is_terminal() && io::stdout().is_terminal()
}

/// `false` when the reader has seen enough.
fn wait_for_enter(out: &mut dyn Write) -> anyhow::Result<bool> {
    out.flush()?;
    let mut line = String::new();
    let n_read = io::stdin().lock().read_line(&mut line)?;
    Ok(n_read > 0 && line.trim() != "q")
}
