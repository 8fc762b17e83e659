//! `ovoo check`: finds stored tables that this version of the rules cannot replay.
use std::io::Write;

use serde_json::json;
use server::{
    archive::{self, ArchiveError},
    store::Sqlite,
};

use super::{StoreArgs, block_on, write_json};
use crate::failure::{self, AlreadyReported};

const EXAMPLES: &str = "\
Run it with a new version of ovoo before you upgrade, to find running games that would not survive
the upgrade. It changes nothing.

Examples:
  ovoo check
  ovoo check --store sqlite:/var/lib/ovoo/ovoo.db --json";

/// Replay every stored table and report those that fail
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub struct Args {
    #[command(flatten)]
    store: StoreArgs,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args, out: &mut dyn Write) -> anyhow::Result<()> {
    let path = args.store.existing_path()?;
    let (n, broken) = block_on(async {
        let store = Sqlite::open_read_only(&path).await?;
        let tables = archive::tables(&store).await?;
        let mut broken = Vec::new();
        for &id in &tables {
            let checked = match archive::export(&store, id).await {
                Ok(archive) => archive::check(&archive),
                Err(ArchiveError::Store(error)) => {
                    Err(ArchiveError::Broken { id, problem: error.to_string() })
                }
                Err(error) => Err(error),
            };
            if let Err(error) = checked {
                broken.push((id, error.to_string()));
            }
        }
        Ok((tables.len(), broken))
    })?;
    if args.json {
        let broken: Vec<_> =
            broken.iter().map(|(id, problem)| json!({"table": id, "problem": problem})).collect();
        write_json(out, &json!({"tables": n, "broken": broken}))?;
    } else {
        for (_, problem) in &broken {
            failure::print_error(problem);
        }
        writeln!(out, "{n} tables, {} broken", broken.len())?;
    }
    if broken.is_empty() { Ok(()) } else { Err(AlreadyReported.into()) }
}
