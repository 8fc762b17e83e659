use std::{
    io::Write,
    path::{Path, PathBuf},
};

use serde_json::{Value, json};
use table::{AnyMatch, Log, LogError};

use crate::{
    choice,
    commands::write_json,
    failure::{self, Told},
    record::read_text,
    voice::{Speech, Voice},
};

const EXAMPLES: &str = "\
Checks of a log: every line is chained to the one before by its hash, the seed is the one that
was committed to before the first move, every move is legal under the rules with the luck that
this seed gives, and the outcome is what the moves lead to.

Examples:
  ovoo verify evening.log
  ovoo verify logs/*.log --json
  ovoo verify - < evening.log";

/// Proves that saved games were played by the rules and with the committed luck
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub struct Args {
    /// Log files; `-` is stdin
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Write JSON: one object a file
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    speech: Speech,
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
    let mut all_fine = true;
    let mut verdicts = Vec::new();
    for path in &args.files {
        let verdict = verify(path, &args.speech.lang);
        all_fine &= verdict.is_ok();
        if args.json {
            verdicts.push(to_json(path, verdict));
            continue;
        }
        match verdict {
            Ok((table, voice)) => write_fine(path, &*table, &voice, out)?,
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
    if all_fine { Ok(()) } else { Err(Told.into()) }
}

fn verify(path: &Path, language: &str) -> Result<(Box<dyn AnyMatch>, Voice), Fault> {
    let unread = |error: anyhow::Error| Fault::new(None, format!("{error:#}"));
    let wrong = |error: LogError| Fault::new(Some(error.line), error.problem);
    let text = read_text(path).map_err(unread)?;
    let log = Log::read(&text).map_err(wrong)?;
    let entry =
        choice::game(&log.header.game).map_err(|error| Fault::new(Some(1), error.to_string()))?;
    let voice = Voice::of(entry, language, log.header.names.clone())
        .map_err(|error| unread(error.into()))?;
    match entry.replay(&log) {
        Ok(table) => Ok((table, voice)),
        Err(LogError { line, problem, why }) => {
            let problem = why.as_ref().map_or(problem, |rejected| voice.not_allowed(rejected));
            Err(Fault { line: Some(line), problem, why })
        }
    }
}

fn write_fine(
    path: &Path,
    table: &dyn AnyMatch,
    voice: &Voice,
    out: &mut dyn Write,
) -> anyhow::Result<()> {
    let header = table.header();
    let outcome = table.outcome();
    let ending = outcome.map_or_else(|| voice.say("unfinished"), |end| voice.reason(&end.reason));
    let fine = json!({
        "file": path.display().to_string(),
        "id": header.game,
        "n": table.step(),
        "ending": ending,
        "commitment": header.commitment,
    });
    writeln!(out, "{}", voice.say_with("verified", fine))?;
    Ok(())
}

fn to_json(path: &Path, verdict: Result<(Box<dyn AnyMatch>, Voice), Fault>) -> Value {
    let file = path.display().to_string();
    match verdict {
        Ok((table, _)) => json!({
            "file": file,
            "ok": true,
            "game": table.header().game,
            "steps": table.step(),
            "outcome": table.outcome(),
            "commitment": table.header().commitment,
        }),
        Err(Fault { line, problem, why }) => {
            let why: Option<Value> = why.and_then(|why| serde_json::from_str(&why).ok());
            json!({"file": file, "ok": false, "line": line, "problem": problem, "why": why})
        }
    }
}
