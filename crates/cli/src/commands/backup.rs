//! `ovoo backup`: copies the store while the server is running.
use std::{io::Write, path::PathBuf};

use server::store::{Sqlite, Store};

use super::{StoreArgs, block_on};

const EXAMPLES: &str = "\
The copy is a consistent snapshot, even if the server is running. To restore it, stop the server
and replace the store with the copy.

Examples:
  ovoo backup tonight.db
  ovoo backup --store sqlite:/var/lib/ovoo/ovoo.db /backup/ovoo-monday.db";

/// Copy the store to a new file, even while the server is running
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub struct Args {
    /// New file to write
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[command(flatten)]
    store: StoreArgs,
}

pub fn run(args: &Args, out: &mut dyn Write) -> anyhow::Result<()> {
    let path = args.store.existing_path()?;
    anyhow::ensure!(
        !args.file.exists(),
        "cannot back up to {}: it already exists",
        args.file.display()
    );
    block_on(async {
        let store = Sqlite::open_read_only(&path).await?;
        store.backup(&args.file).await?;
        Ok(())
    })?;
    writeln!(out, "copied {} to {}", path.display(), args.file.display())?;
    Ok(())
}
