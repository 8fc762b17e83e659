//! The subcommands, one module each, and the functions they share.
//!
//! Each module has `Args`, whose documentation is the help text, and `run`, which writes to `out`.
pub mod backup;
pub mod bench;
pub mod check;
pub mod delete;
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

/// Writes indented JSON and a line break.
fn write_json(out: &mut dyn Write, value: &impl Serialize) -> anyhow::Result<()> {
    serde_json::to_writer_pretty(&mut *out, value)?;
    writeln!(out)?;
    Ok(())
}

/// Creates a progress bar on stderr, which is hidden unless stderr is a terminal.
fn progress_bar(n_steps: u64) -> ProgressBar {
    let bar = ProgressBar::new(n_steps);
    let template = "{wide_bar} {human_pos}/{human_len}  {per_sec}  {eta} left";
    if let Ok(style) = ProgressStyle::with_template(template) {
        bar.set_style(style);
    }
    bar
}

/// Creates a spinner on stderr, which is hidden unless stderr is a terminal.
fn spinner(message: &str) -> ProgressBar {
    let spinner = ProgressBar::new_spinner().with_message(message.to_owned());
    spinner.enable_steady_tick(Duration::from_millis(120));
    spinner
}

/// Returns the number of threads that the machine can run at once.
fn all_threads() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// The store flag for commands that need an existing store.
#[derive(clap::Args)]
pub struct StoreArgs {
    /// Store to use [default: the store of `ovoo serve`]
    #[arg(long, value_name = "sqlite:PATH", env = "OVOO_STORE")]
    store: Option<String>,
}

impl StoreArgs {
    /// Returns the path of the store, which must exist.
    fn existing_path(&self) -> anyhow::Result<PathBuf> {
        let path = match &self.store {
            Some(store) => serve::parse_store(store)?,
            None => serve::default_store()?,
        };
        anyhow::ensure!(path.is_file(), "cannot find the store {}", path.display());
        Ok(path)
    }
}

/// Runs a future to completion on this thread.
fn block_on<T>(future: impl Future<Output = anyhow::Result<T>>) -> anyhow::Result<T> {
    tokio::runtime::Builder::new_current_thread().enable_all().build()?.block_on(future)
}
