//! `ovoo verify`: checks the hash chain, the commitment and every step of saved games.
use std::{
    io::Write,
    path::{Path, PathBuf},
};

use serde_json::{Value, json};
use table::{AnyMatch, Log, LogError};

use crate::{
    arguments,
    commands::write_json,
    failure::{self, AlreadyReported, UsageError},
    localizer::{CliLocalizer, LanguageArgs},
    log_file::read_text,
};

const EXAMPLES: &str = "\
Checks that each line's hash chains to the line before, that the seed matches the commitment made
before the first move, that every move is legal with the random results of that seed, and that the
outcome follows from the moves.

A log alone cannot prove that nothing is missing at its end: anyone with the seed can truncate a log
and close it again. To rule that out, note the last hash when you leave the table and pass it to
--chain. If a line has that hash, nothing up to that line was changed.

Examples:
  ovoo verify evening.log
  ovoo verify evening.log --chain 5f1c0a72...
  ovoo verify logs/*.log --json
  ovoo verify - < evening.log";

/// Verify that saved games followed the rules and the committed seed
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub struct Args {
    /// Log files; `-` reads stdin
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Require a line with this hash of 64 hexadecimal digits
    #[arg(long, value_name = "HASH")]
    chain: Option<String>,
    /// Print JSON, one object per file
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    language: LanguageArgs,
}

/// A match that passed every check.
struct VerifiedMatch {
    table: Box<dyn AnyMatch>,
    localizer: CliLocalizer,
    hashes: Vec<String>,
    /// The line with the hash given by `--chain`.
    noted_line: Option<usize>,
}

/// The first problem found in a log.
struct VerifyError {
    /// The line at fault, unless the whole file is.
    line: Option<usize>,
    problem: String,
    /// The rejection as JSON, if a step is invalid.
    why: Option<String>,
}

impl VerifyError {
    fn new(line: Option<usize>, problem: impl Into<String>) -> VerifyError {
        VerifyError { line, problem: problem.into(), why: None }
    }
}

pub fn run(args: &Args, out: &mut dyn Write) -> anyhow::Result<()> {
    if args.chain.is_some() && args.files.len() > 1 {
        let message = "--chain requires exactly one file";
        return Err(UsageError::new("bad_chain", message).into());
    }
    let mut are_all_valid = true;
    let mut verdicts = Vec::new();
    for path in &args.files {
        let verdict = verify(path, args);
        are_all_valid &= verdict.is_ok();
        if args.json {
            verdicts.push(to_json(path, verdict));
            continue;
        }
        match verdict {
            Ok(verified) => write_verified(path, &verified, out)?,
            Err(VerifyError { line: Some(line), problem, .. }) => {
                out.flush()?;
                failure::print_error(&format!("{}: line {line}: {problem}", path.display()));
            }
            Err(VerifyError { line: None, problem, .. }) => {
                out.flush()?;
                failure::print_error(&problem);
            }
        }
    }
    if args.json {
        write_json(out, &verdicts)?;
    }
    if are_all_valid { Ok(()) } else { Err(AlreadyReported.into()) }
}

fn verify(path: &Path, args: &Args) -> Result<VerifiedMatch, VerifyError> {
    let unreadable = |error: anyhow::Error| VerifyError::new(None, format!("{error:#}"));
    let invalid = |error: LogError| VerifyError::new(Some(error.line), error.problem);
    let text = read_text(path).map_err(unreadable)?;
    let log = Log::read(&text).map_err(invalid)?;
    let entry = arguments::find_game_for_log(&log.header)
        .map_err(|error| VerifyError::new(Some(1), error.to_string()))?;
    let localizer = CliLocalizer::new(entry, &args.language.lang, log.header.names.clone())
        .map_err(|error| unreadable(error.into()))?;
    let file = path.display().to_string();
    if log.secret.is_none() {
        let running = json!({"file": file, "n": log.hashes.len()});
        return Err(VerifyError::new(None, localizer.message_with("verify_running", running)));
    }
    let noted_line = match &args.chain {
        None => None,
        Some(hash) => Some(find_hash(&log.hashes, hash).ok_or_else(|| {
            let cut = json!({"file": file, "hash": hash});
            VerifyError::new(None, localizer.message_with("verify_cut", cut))
        })?),
    };
    match entry.replay(&log) {
        Ok(table) => Ok(VerifiedMatch { table, localizer, hashes: log.hashes, noted_line }),
        Err(LogError { line, problem, why }) => {
            let problem = why.as_ref().map_or(problem, |rejected| localizer.invalid_step(rejected));
            Err(VerifyError { line: Some(line), problem, why })
        }
    }
}

/// Returns the number of the line with this hash, counted from 1.
fn find_hash(hashes: &[String], wanted: &str) -> Option<usize> {
    let at = hashes.iter().position(|hash| hash.eq_ignore_ascii_case(wanted.trim()))?;
    Some(at + 1)
}

fn write_verified(
    path: &Path,
    verified: &VerifiedMatch,
    out: &mut dyn Write,
) -> anyhow::Result<()> {
    let VerifiedMatch { table, localizer, hashes, noted_line } = verified;
    let header = table.header();
    let outcome = table.outcome();
    let ending = outcome.map_or_else(
        || localizer.message("unfinished"),
        |outcome| localizer.reason(&outcome.reason),
    );
    let arguments = json!({
        "file": path.display().to_string(),
        "id": header.game,
        "n": table.step(),
        "ending": ending,
        "commitment": header.commitment,
        "hash": hashes.last(),
    });
    writeln!(out, "{}", localizer.message_with("verified", arguments))?;
    if let Some(line) = noted_line {
        let arguments = json!({"line": line, "n": hashes.len()});
        writeln!(out, "{}", localizer.message_with("verify_kept", arguments))?;
    }
    Ok(())
}

fn to_json(path: &Path, verdict: Result<VerifiedMatch, VerifyError>) -> Value {
    let file = path.display().to_string();
    match verdict {
        Ok(VerifiedMatch { table, hashes, noted_line, .. }) => json!({
            "file": file,
            "ok": true,
            "game": table.header().game,
            "steps": table.step(),
            "outcome": table.outcome(),
            "commitment": table.header().commitment,
            "hash": hashes.last(),
            "noted_line": noted_line,
        }),
        Err(VerifyError { line, problem, why }) => {
            let why: Option<Value> = why.and_then(|why| serde_json::from_str(&why).ok());
            json!({"file": file, "ok": false, "line": line, "problem": problem, "why": why})
        }
    }
}
