use std::{io::Write, path::PathBuf};

use server::store::{Sqlite, Store};

use super::{StoreArgs, block_on};

const EXAMPLES: &str = "\
Works while the server runs: the copy is the store as it was at one moment. To go back to it,
stop the server and put the copy in the store's place.

Examples:
  ovoo backup tonight.db
  ovoo backup --store sqlite:/var/lib/ovoo/ovoo.db /backup/ovoo-monday.db";

/// Copies the whole store to a new file, even while the server runs
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub struct Args {
    /// The new file
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[command(flatten)]
    store: StoreArgs,
}

pub fn run(args: &Args, out: &mut dyn Write) -> anyhow::Result<()> {
    let path = args.store.path()?;
    anyhow::ensure!(!args.file.exists(), "{} exists already", args.file.display());
    block_on(async {
        let store = Sqlite::open(&path).await?;
        store.backup(&args.file).await?;
        Ok(())
    })?;
    writeln!(out, "{} is a copy of {}", args.file.display(), path.display())?;
    Ok(())
}
