//! `ovoo import`: adds exported tables to a store.
use std::{fs, io::Write, path::PathBuf};

use anyhow::Context;
use server::{
    archive::{self, Archive, ImportOutcome},
    store::{Sqlite, Store},
};

use super::{block_on, serve};

const EXAMPLES: &str = "\
Every table is replayed first, and then all of them are added at once, or none if one of them fails.
Tables that the store already contains stay as they are, so you can repeat an import.

Examples:
  ovoo import k7q2m9x4pabc.json
  ovoo import --store sqlite:new.db tables/*.json";

/// Import exported tables into a store
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub struct Args {
    /// Files written by `ovoo export`
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Store to import into, created if missing [default: the store of `ovoo serve`]
    #[arg(long, value_name = "sqlite:PATH", env = "OVOO_STORE")]
    store: Option<String>,
}

pub fn run(args: &Args, out: &mut dyn Write) -> anyhow::Result<()> {
    let path = match &args.store {
        Some(store) => serve::parse_store(store)?,
        None => serve::default_store()?,
    };
    block_on(async {
        let store = Sqlite::open(&path).await?;
        let mut archives = Vec::new();
        for file in &args.files {
            let name = file.display();
            let text = fs::read_to_string(file).with_context(|| format!("cannot read {name}"))?;
            let archive: Archive = serde_json::from_str(&text)
                .with_context(|| format!("cannot import {name}: not an exported table"))?;
            archives.push(archive);
        }
        let imported = archive::import(&store, &archives).await;
        let imported = imported.context("cannot import, so nothing was imported")?;
        for (archive, imported) in archives.iter().zip(imported) {
            let known = if imported == ImportOutcome::AlreadyStored {
                " (already in the store)"
            } else {
                ""
            };
            writeln!(out, "{}{known}", archive.id)?;
        }
        store.close().await?;
        Ok(())
    })
}
