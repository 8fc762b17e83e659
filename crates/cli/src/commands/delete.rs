//! `ovoo delete`: deletes tables from a store.
use std::io::Write;

use server::{
    TableId, archive,
    store::{Sqlite, Store},
};

use super::{StoreArgs, block_on};

const EXAMPLES: &str = "\
Stop the server first. Export a table if you might need it again: it cannot be restored otherwise.

Examples:
  ovoo delete k7q2m9x4pabc";

/// Delete tables from a store
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub struct Args {
    /// Table ids, as in their links
    #[arg(required = true, value_name = "TABLE")]
    tables: Vec<TableId>,
    #[command(flatten)]
    store: StoreArgs,
}

pub fn run(args: &Args, out: &mut dyn Write) -> anyhow::Result<()> {
    let path = args.store.existing_path()?;
    block_on(async {
        let store = Sqlite::open(&path).await?;
        for &id in &args.tables {
            archive::delete(&store, id).await?;
            writeln!(out, "{id}")?;
        }
        store.close().await?;
        Ok(())
    })
}
