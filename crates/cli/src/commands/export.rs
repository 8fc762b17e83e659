//! `ovoo export`: writes tables to files that `ovoo import` reads.
use std::{fs, io::Write, path::PathBuf};

use anyhow::Context;
use server::{
    TableId, archive,
    store::{Sqlite, write_private},
};

use super::{StoreArgs, block_on};

const EXAMPLES: &str = "\
Each file contains the whole table including its seed, so do not share it while the game is
running. To let others verify a finished game, share the log from the table's page instead.

Examples:
  ovoo export k7q2m9x4pabc
  ovoo export --to tables/                     all tables, one file each";

/// Export tables as JSON, one file per table
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub struct Args {
    /// Table ids, as in their links [default: all]
    #[arg(value_name = "TABLE")]
    tables: Vec<TableId>,
    /// Folder to write to
    #[arg(long, value_name = "FOLDER", default_value = ".")]
    to: PathBuf,
    #[command(flatten)]
    store: StoreArgs,
}

pub fn run(args: &Args, out: &mut dyn Write) -> anyhow::Result<()> {
    let path = args.store.existing_path()?;
    fs::create_dir_all(&args.to).with_context(|| format!("cannot create {}", args.to.display()))?;
    block_on(async {
        let store = Sqlite::open_read_only(&path).await?;
        let tables = match args.tables.is_empty() {
            true => archive::tables(&store).await?,
            false => args.tables.clone(),
        };
        for id in tables {
            let archive = archive::export(&store, id).await?;
            let file = args.to.join(format!("{id}.json"));
            let text = serde_json::to_string_pretty(&archive)? + "\n";
            write_private(&file, &text)
                .with_context(|| format!("cannot write {}", file.display()))?;
            writeln!(out, "{}", file.display())?;
        }
        Ok(())
    })
}
