//! Log files on disk, and the way from them back to a table.
use std::{
    ffi::OsString,
    fs,
    io::{self, Read},
    path::{Path, PathBuf},
};

use anyhow::{Context, bail};
use kernel::Seed;
use serde_json::Value;
use table::{AnyMatch, GameEntry, Log, LogError, commitment};

use crate::choice;

/// What a running match keeps beside its log until it is over: the secret, and who is a bot.
pub struct SavedSecrets {
    pub secret: Seed,
    /// Lines such as `p2=random`.
    pub bots: Vec<String>,
}

impl SavedSecrets {
    pub fn to_text(&self) -> String {
        let mut text = hex::encode(self.secret);
        for bot in &self.bots {
            text.push('\n');
            text.push_str(bot);
        }
        text.push('\n');
        text
    }

    /// What stands beside the log at `path`, if anything does. It must be what the log is bound to.
    pub fn beside(path: &Path, log: &Log) -> anyhow::Result<Option<SavedSecrets>> {
        let seed_path = seed_path(path);
        let text = match fs::read_to_string(&seed_path) {
            Ok(text) => text,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            Err(error) => {
                return Err(error).with_context(|| format!("cannot read {}", seed_path.display()));
            }
        };
        let mut lines = text.lines();
        let secret = choice::seed(lines.next().unwrap_or_default())
            .map_err(|error| anyhow::anyhow!("{}: {error}", seed_path.display()))?;
        if commitment(&secret) != log.header.commitment {
            bail!("{} does not belong to {}", seed_path.display(), path.display());
        }
        Ok(Some(SavedSecrets { secret, bots: lines.map(ToOwned::to_owned).collect() }))
    }
}

/// Where the secret of a running match is kept.
pub fn seed_path(path: &Path) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(".seed");
    PathBuf::from(name)
}

/// The text of a file, or of stdin if the path is `-`.
pub fn read_text(path: &Path) -> anyhow::Result<String> {
    let mut bytes = Vec::new();
    if path.as_os_str() == "-" {
        io::stdin().lock().read_to_end(&mut bytes).context("cannot read stdin")?;
    } else {
        bytes = fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
    }
    String::from_utf8(bytes).map_err(|error| {
        let good = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = good.iter().filter(|byte| **byte == b'\n').count() + 1;
        anyhow::anyhow!("{}: {}", path.display(), LogError::new(line, "not valid UTF-8"))
    })
}

/// A log whose chain holds.
pub fn read_log(path: &Path) -> anyhow::Result<Log> {
    Log::read(&read_text(path)?).map_err(|error| located(path, &error))
}

/// The trouble together with the file it is in.
pub fn located(path: &Path, error: &LogError) -> anyhow::Error {
    anyhow::anyhow!("{}, {error}", path.display())
}

/// The table of a log before the first input.
pub fn open(entry: &GameEntry, log: &Log, secret: Seed) -> Result<Box<dyn AnyMatch>, LogError> {
    let header = log.header.clone();
    // A match may begin with a position in which it is over.
    let outcome = log.outcome.clone().filter(|_| log.inputs.is_empty());
    let (inputs, secret, hashes) = (Vec::new(), Some(secret), Vec::new());
    entry.replay(&Log { header, inputs, outcome, secret, hashes })
}

/// The hash of the last line of the match so far.
pub fn last_hash(table: &dyn AnyMatch) -> String {
    let line = table.log(false).pop().unwrap_or_default();
    let line: Value = serde_json::from_str(&line).unwrap_or_default();
    line["hash"].as_str().unwrap_or_default().to_owned()
}
