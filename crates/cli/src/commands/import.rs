use std::{fs, io::Write, path::PathBuf};

use anyhow::Context;
use server::{
    archive::{self, Archive},
    store::Sqlite,
};

use super::{block_on, serve};

const EXAMPLES: &str = "\
Every table is played again first; one that does not hold is refused, and so is one whose name the
store has already. Those before it stay imported.

Examples:
  ovoo import k7q2m9x4pabc.json
  ovoo import --store sqlite:new.db tables/*.json";

/// Puts exported tables into a store
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub struct Args {
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// The store, made if it is not there [default: the one that `ovoo serve` uses]
    #[arg(long, value_name = "sqlite:PATH", env = "OVOO_STORE")]
    store: Option<String>,
}

pub fn run(args: &Args, out: &mut dyn Write) -> anyhow::Result<()> {
    let path = match &args.store {
        Some(store) => serve::store_path(store)?,
        None => serve::default_store()?,
    };
    block_on(async {
        let store = Sqlite::open(&path).await?;
        for file in &args.files {
            let name = file.display();
            let text = fs::read_to_string(file).with_context(|| format!("cannot read {name}"))?;
            let archive: Archive = serde_json::from_str(&text)
                .with_context(|| format!("{name} is not an exported table"))?;
            archive::import(&store, &archive).await.with_context(|| format!("{name}"))?;
            writeln!(out, "{}", archive.id)?;
        }
        Ok(())
    })
}
