//! Reads log files and opens the matches they contain.
//!
//! The log of a running match does not contain its secret, so the secret is stored in a second file
//! next to it.
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

use crate::arguments;

/// The contents of the seed file of a running match.
pub struct SavedSecrets {
    pub secret: Seed,
    /// The seats played by bots, as lines such as `p2=random`.
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

    /// Reads the seed file of the log at `path`, if there is one, and checks it against the log's
    /// commitment.
    pub fn read(path: &Path, log: &Log) -> anyhow::Result<Option<SavedSecrets>> {
        let seed_path = seed_path(path);
        let text = match fs::read_to_string(&seed_path) {
            Ok(text) => text,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            Err(error) => {
                return Err(error).with_context(|| format!("cannot read {}", seed_path.display()));
            }
        };
        let mut lines = text.lines();
        let secret = arguments::parse_seed(lines.next().unwrap_or_default())
            .map_err(|error| anyhow::anyhow!("cannot read {}: {error}", seed_path.display()))?;
        if commitment(&secret) != log.header.commitment {
            bail!(
                "invalid seed file {}: it does not match the commitment in {}",
                seed_path.display(),
                path.display()
            );
        }
        Ok(Some(SavedSecrets { secret, bots: lines.map(ToOwned::to_owned).collect() }))
    }
}

/// Returns the path of the seed file of the log at `path`.
pub fn seed_path(path: &Path) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(".seed");
    PathBuf::from(name)
}

/// Reads a file, or stdin if the path is `-`.
pub fn read_text(path: &Path) -> anyhow::Result<String> {
    let mut bytes = Vec::new();
    if path.as_os_str() == "-" {
        io::stdin().lock().read_to_end(&mut bytes).context("cannot read stdin")?;
    } else {
        bytes = fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
    }
    String::from_utf8(bytes).map_err(|error| {
        let valid = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = valid.iter().filter(|byte| **byte == b'\n').count() + 1;
        anyhow::anyhow!("{}: {}", path.display(), LogError::new(line, "not valid UTF-8"))
    })
}

/// Reads a log and checks its hash chain.
pub fn read_log(path: &Path) -> anyhow::Result<Log> {
    Log::read(&read_text(path)?).map_err(|error| error_in_file(path, &error))
}

/// Adds the file name to an error in a log.
pub fn error_in_file(path: &Path, error: &LogError) -> anyhow::Error {
    anyhow::anyhow!("{}: {error}", path.display())
}

/// Opens the match of a log, as it was before the first input.
pub fn open_match(
    entry: &GameEntry,
    log: &Log,
    secret: Seed,
) -> Result<Box<dyn AnyMatch>, LogError> {
    let header = log.header.clone();
    // A match can start from a position in which the game is already over.
    let outcome = log.outcome.clone().filter(|_| log.inputs.is_empty());
    let (inputs, secret, hashes) = (Vec::new(), Some(secret), Vec::new());
    entry.replay(&Log { header, inputs, outcome, secret, hashes })
}

/// Returns the hash of the last log line of the match so far.
pub fn last_hash(table: &dyn AnyMatch) -> String {
    let line = table.log(false).pop().unwrap_or_default();
    let line: Value = serde_json::from_str(&line).unwrap_or_default();
    line["hash"].as_str().unwrap_or_default().to_owned()
}
