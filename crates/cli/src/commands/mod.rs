//! One file a subcommand. Each has its `Args` and a `run` that writes to `out`.
pub mod bench;
pub mod games;
pub mod perft;
pub mod pipe;
pub mod play;
pub mod replay;
pub mod rules;
pub mod serve;
pub mod sim;
pub mod verify;

use std::{io::Write, time::Duration};

use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;

/// Pretty JSON and a line break.
fn write_json(out: &mut dyn Write, value: &impl Serialize) -> anyhow::Result<()> {
    serde_json::to_writer_pretty(&mut *out, value)?;
    writeln!(out)?;
    Ok(())
}

/// A bar on stderr, if that is a terminal.
fn progress(n_steps: u64) -> ProgressBar {
    let bar = ProgressBar::new(n_steps);
    let template = "{wide_bar} {human_pos}/{human_len}  {per_sec}  {eta} left";
    if let Ok(style) = ProgressStyle::with_template(template) {
        bar.set_style(style);
    }
    bar
}

/// Something that turns on stderr, if that is a terminal.
fn spinner(what: &str) -> ProgressBar {
    let spinner = ProgressBar::new_spinner().with_message(what.to_owned());
    spinner.enable_steady_tick(Duration::from_millis(120));
    spinner
}

/// Threads the machine has.
fn all_threads() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}
