//! `ovoo replay`: shows a saved game step by step.
use std::{
    io::{self, BufRead, IsTerminal, Write},
    path::PathBuf,
};

use anyhow::Context;
use kernel::SeatSet;
use serde_json::json;
use table::{AnyMatch, Log, LogError};

use crate::{
    arguments,
    failure::UsageError,
    localizer::{CliLocalizer, LanguageArgs},
    log_file::{self, SavedSecrets},
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
    language: LanguageArgs,
}

pub fn run(args: &Args, out: &mut dyn Write) -> anyhow::Result<()> {
    let log = log_file::read_log(&args.file)?;
    let entry = arguments::find_game_for_log(&log.header)?;
    let secret = match log.secret {
        Some(secret) => secret,
        None => {
            SavedSecrets::read(&args.file, &log)?
                .context("cannot replay the game: its seed is not revealed yet")?
                .secret
        }
    };
    let last = last_step(args, &log)?;
    let localizer = CliLocalizer::new(entry, &args.language.lang, log.header.names.clone())?;
    let mut table = log_file::open_match(entry, &log, secret)
        .map_err(|error| log_file::error_in_file(&args.file, &error))?;
    let localizer = localizer.with_custom_texts(&*table);
    let is_interactive = !args.all && args.step.is_none() && is_terminal();
    writeln!(
        out,
        "{}",
        localizer.message_with(
            "replay",
            json!({
                "name": localizer.game_name(entry),
                "seats": table.seats(),
                "n": log.inputs.len(),
            })
        )
    )?;
    if args.picture || last == 0 {
        draw(&*table, &localizer, out)?;
    }
    for (index, line) in log.inputs.iter().take(last).enumerate() {
        if is_interactive && !wait_for_enter(out)? {
            return Ok(());
        }
        table.apply_line(line).map_err(|rejected| {
            let problem = localizer.invalid_step(rejected.get());
            log_file::error_in_file(&args.file, &LogError::new(index + 2, problem))
        })?;
        print_step(&*table, &localizer, out)?;
        if args.picture || args.step.is_some() && index + 1 == last {
            draw(&*table, &localizer, out)?;
        }
    }
    for line in localizer.ending(&*table) {
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
            let message = format!("invalid step {step}: the log has {n_steps} steps");
            Err(UsageError::new("no_such_step", message))
        }
    }
}

fn print_step(
    table: &dyn AnyMatch,
    localizer: &CliLocalizer,
    out: &mut dyn Write,
) -> anyhow::Result<()> {
    let step = table.step();
    writeln!(out, "{}", localizer.headline(table, step))?;
    for sentence in localizer.story(table, step, SeatSet::EVERYONE) {
        writeln!(out, "  {sentence}")?;
    }
    Ok(())
}

fn draw(table: &dyn AnyMatch, localizer: &CliLocalizer, out: &mut dyn Write) -> anyhow::Result<()> {
    writeln!(out, "\n{}", table.render_text(SeatSet::EVERYONE, &localizer.text_localizer()))?;
    Ok(())
}

fn is_terminal() -> bool {
    io::stdin().is_terminal() && io::stdout().is_terminal()
}

/// Returns `false` if the user entered `q` or stdin has ended.
fn wait_for_enter(out: &mut dyn Write) -> anyhow::Result<bool> {
    out.flush()?;
    let mut line = String::new();
    let n_read = io::stdin().lock().read_line(&mut line)?;
    Ok(n_read > 0 && line.trim() != "q")
}
