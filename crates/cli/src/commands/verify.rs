use std::{
    io::Write,
    path::{Path, PathBuf},
};

use serde_json::{Value, json};
use table::{AnyMatch, Log, LogError};

use crate::{
    choice,
    commands::write_json,
    failure::{self, AlreadyReported, UsageError},
    localizer::{CliLocalizer, Speech},
    record::read_text,
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
    speech: Speech,
}

/// A match that holds.
struct Proof {
    table: Box<dyn AnyMatch>,
    voice: CliLocalizer,
    hashes: Vec<String>,
    /// The line with the noted hash, if there is one to look for.
    noted: Option<usize>,
}

/// What is wrong, and on which line if it is one.
struct Fault {
    line: Option<usize>,
    problem: String,
    /// The rejection as JSON, if a move was not allowed.
    why: Option<String>,
}

impl Fault {
    fn new(line: Option<usize>, problem: impl Into<String>) -> Fault {
        Fault { line, problem: problem.into(), why: None }
    }
}

pub fn run(args: &Args, out: &mut dyn Write) -> anyhow::Result<()> {
    if args.chain.is_some() && args.files.len() > 1 {
        let message = "--chain takes exactly one file";
        return Err(UsageError::new("bad_chain", message).into());
    }
    let mut all_fine = true;
    let mut verdicts = Vec::new();
    for path in &args.files {
        let verdict = verify(path, args);
        all_fine &= verdict.is_ok();
        if args.json {
            verdicts.push(to_json(path, verdict));
            continue;
        }
        match verdict {
            Ok(proof) => write_fine(path, &proof, out)?,
            Err(Fault { line: Some(line), problem, .. }) => {
                out.flush()?;
                failure::warn(&format!("{}: line {line}: {problem}", path.display()));
            }
            Err(Fault { line: None, problem, .. }) => {
                out.flush()?;
                failure::warn(&problem);
            }
        }
    }
    if args.json {
        write_json(out, &verdicts)?;
    }
    if all_fine { Ok(()) } else { Err(AlreadyReported.into()) }
}

fn verify(path: &Path, args: &Args) -> Result<Proof, Fault> {
    let unread = |error: anyhow::Error| Fault::new(None, format!("{error:#}"));
    let wrong = |error: LogError| Fault::new(Some(error.line), error.problem);
    let text = read_text(path).map_err(unread)?;
    let log = Log::read(&text).map_err(wrong)?;
    let entry =
        choice::game(&log.header.game).map_err(|error| Fault::new(Some(1), error.to_string()))?;
    let voice = CliLocalizer::of(entry, &args.speech.lang, log.header.names.clone())
        .map_err(|error| unread(error.into()))?;
    let file = path.display().to_string();
    if log.secret.is_none() {
        let running = json!({"file": file, "n": log.hashes.len()});
        return Err(Fault::new(None, voice.say_with("verify_running", running)));
    }
    let noted = match &args.chain {
        None => None,
        Some(hash) => Some(find_hash(&log.hashes, hash).ok_or_else(|| {
            let cut = json!({"file": file, "hash": hash});
            Fault::new(None, voice.say_with("verify_cut", cut))
        })?),
    };
    match entry.replay(&log) {
        Ok(table) => Ok(Proof { table, voice, hashes: log.hashes, noted }),
        Err(LogError { line, problem, why }) => {
            let problem = why.as_ref().map_or(problem, |rejected| voice.not_allowed(rejected));
            Err(Fault { line: Some(line), problem, why })
        }
    }
}

/// The line with this hash, counted from 1.
fn find_hash(hashes: &[String], wanted: &str) -> Option<usize> {
    let at = hashes.iter().position(|hash| hash.eq_ignore_ascii_case(wanted.trim()))?;
    Some(at + 1)
}

fn write_fine(path: &Path, proof: &Proof, out: &mut dyn Write) -> anyhow::Result<()> {
    let Proof { table, voice, hashes, noted } = proof;
    let header = table.header();
    let outcome = table.outcome();
    let ending = outcome.map_or_else(|| voice.say("unfinished"), |end| voice.reason(&end.reason));
    let fine = json!({
        "file": path.display().to_string(),
        "id": header.game,
        "n": table.step(),
        "ending": ending,
        "commitment": header.commitment,
        "hash": hashes.last(),
    });
    writeln!(out, "{}", voice.say_with("verified", fine))?;
    if let Some(line) = noted {
        let kept = json!({"line": line, "n": hashes.len()});
        writeln!(out, "{}", voice.say_with("verify_kept", kept))?;
    }
    Ok(())
}

fn to_json(path: &Path, verdict: Result<Proof, Fault>) -> Value {
    let file = path.display().to_string();
    match verdict {
        Ok(Proof { table, hashes, noted, .. }) => json!({
            "file": file,
            "ok": true,
            "game": table.header().game,
            "steps": table.step(),
            "outcome": table.outcome(),
            "commitment": table.header().commitment,
            "hash": hashes.last(),
            "noted_line": noted,
        }),
        Err(Fault { line, problem, why }) => {
            let why: Option<Value> = why.and_then(|why| serde_json::from_str(&why).ok());
            json!({"file": file, "ok": false, "line": line, "problem": problem, "why": why})
        }
    }
}
