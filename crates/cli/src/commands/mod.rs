//! One file a subcommand. Each has its `Args` and a `run` that writes to `out`.
pub mod backup;
pub mod bench;
pub mod check;
pub mod export;
pub mod games;
pub mod import;
pub mod loadtest;
pub mod perft;
pub mod pipe;
pub mod play;
pub mod replay;
pub mod rules;
pub mod serve;
pub mod sim;
pub mod verify;

use std::{future::Future, io::Write, path::PathBuf, time::Duration};

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

/// Which store a command works on.
#[derive(clap::Args)]
pub struct StoreArgs {
    /// Store to use [default: the store of `ovoo serve`]
    #[arg(long, value_name = "sqlite:PATH", env = "OVOO_STORE")]
    store: Option<String>,
}

impl StoreArgs {
    /// The store's file, which must be there.
    fn path(&self) -> anyhow::Result<PathBuf> {
        let path = match &self.store {
            Some(store) => serve::store_path(store)?,
            None => serve::default_store()?,
        };
        anyhow::ensure!(path.is_file(), "cannot find the store {}", path.display());
        Ok(path)
    }
}

/// Waits for what a store answers.
fn block_on<T>(work: impl Future<Output = anyhow::Result<T>>) -> anyhow::Result<T> {
    tokio::runtime::Builder::new_current_thread().enable_all().build()?.block_on(work)
}
