//! Golden matches: recorded logs of every version of the rules must still replay under that
//! version, offer the same choices and show the same views, and their stories must still read the
//! same.
use std::{
    collections::BTreeSet,
    env, fs,
    io::{self, Write},
    path::{Path, PathBuf},
};

use expect_test::expect_file;
use kernel::{MatchRng, Seat, SeatSet};
use serde_json::{Value, json, value::to_raw_value};
use sha2::{Digest, Sha256};
use table::{AnyMatch, GameEntry, Line, Log, Start};
use text::{TextLocalizer, Texts, seat_names};

/// Replays the logs `v<version>/*.jsonl` in `folder`. Compares each with the trace and the story
/// next to it, word for word. Every supported version needs at least one log.
///
/// # Panics
///
/// Panics if a line is rejected, a trace or a story differs, or a version has no log.
pub fn check_all(entry: &GameEntry, folder: &str) {
    let mut versions = BTreeSet::new();
    for path in logs(Path::new(folder)) {
        let log = fs::read_to_string(&path).expect("the log is readable");
        let read = Log::read(&log).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let version = path.parent().and_then(Path::file_name).and_then(|name| name.to_str());
        assert_eq!(version, Some(format!("v{}", read.header.rules).as_str()), "{}", path.display());
        versions.insert(read.header.rules);
        check(entry, &path, &log, &read);
    }
    let supported: BTreeSet<u16> = entry.meta.rules_versions.clone().collect();
    assert_eq!(versions, supported, "{folder} has logs of every supported version");
}

/// The name of a match, and the function that plays it.
pub type NamedMatch = (&'static str, fn() -> Box<dyn AnyMatch>);

/// Lists the names of the matches, or writes the log of the match that the first argument names.
/// This is the `main` of a game's `examples/golden.rs`, which `cargo xtask golden` runs.
///
/// # Errors
///
/// Returns an error if there is no such match or stdout is closed.
pub fn record(matches: &[NamedMatch]) -> io::Result<()> {
    let mut out = io::stdout().lock();
    let Some(wanted) = env::args().nth(1) else {
        return matches.iter().try_for_each(|(name, _)| writeln!(out, "{name}"));
    };
    let (_, play) = matches
        .iter()
        .find(|(name, _)| *name == wanted)
        .ok_or_else(|| io::Error::other(format!("unknown match {wanted:?}")))?;
    play().log(true).iter().try_for_each(|line| writeln!(out, "{line}"))
}

/// Opens a match with these players.
///
/// # Panics
///
/// Panics if the match cannot start.
pub fn open(entry: &GameEntry, names: &[&str], seed: u64, start: Start<'_>) -> Box<dyn AnyMatch> {
    let names = names.iter().map(|&name| name.to_owned()).collect();
    let table = entry.open(start, names, MatchRng::seed_from_number(seed), Vec::new());
    table.expect("the match can start")
}

/// Deals a match to these players.
///
/// # Panics
///
/// Panics if the match cannot start.
pub fn deal(entry: &GameEntry, names: &[&str], seed: u64, options: &Value) -> Box<dyn AnyMatch> {
    let options = to_raw_value(options).expect("options serialize");
    open(entry, names, seed, Start::Deal { seats: names.len() as u8, options: &options })
}

/// Returns the paths of all logs, sorted.
fn logs(folder: &Path) -> Vec<PathBuf> {
    let entries = |folder: &Path| {
        let entries = fs::read_dir(folder).expect("the folder is readable");
        entries.map(|entry| entry.expect("the entry is readable").path())
    };
    let mut logs: Vec<_> = entries(folder)
        .filter(|path| path.is_dir())
        .flat_map(|version| entries(&version).collect::<Vec<_>>())
        .filter(|path| path.extension().is_some_and(|extension| extension == "jsonl"))
        .collect();
    logs.sort();
    logs
}

fn check(entry: &GameEntry, path: &Path, log: &str, read: &Log) {
    let table = entry.replay(read).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    assert!(
        table.log(false).iter().map(String::as_str).eq(log.lines()),
        "{}: the log is written identically",
        path.display()
    );
    expect_file![path.with_extension("trace")].assert_eq(&trace(entry, read));
    expect_file![path.with_extension("txt")].assert_eq(&describe(entry, &*table));
}

/// Returns a digest of the choices of all seats, and one of the views of all viewers, after every
/// step. Choices depend on the rules only, views also on their format.
fn trace(entry: &GameEntry, log: &Log) -> String {
    let secret = log.secret.expect("a golden match is complete");
    let mut table = entry.reopen(log.header.clone(), secret).expect("the log has been replayed");
    let mut trace = "step choices  views\n".to_owned();
    for step in 0..=log.inputs.len() {
        if let Some(line) = step.checked_sub(1).map(|index| &log.inputs[index]) {
            table.apply_line(line).expect("the log has been replayed");
        }
        let seats: Vec<Seat> = (0..table.seats()).map(Seat::new).collect();
        let choices = seats.iter().map(|&seat| table.commands(seat).join("\n"));
        let viewers = seats.iter().map(|&seat| SeatSet::only(seat));
        let viewers = viewers.chain([SeatSet::SPECTATORS, SeatSet::EVERYONE]);
        let views = viewers.map(|viewers| table.view(viewers).get().to_owned());
        let (choices, views) = (digest(choices), digest(views));
        trace += &format!("{step:>4} {choices} {views}\n");
    }
    trace
}

fn digest(parts: impl Iterator<Item = String>) -> String {
    let mut hash = Sha256::new();
    for part in parts {
        hash.update(part);
        hash.update("\0");
    }
    hex::encode(&hash.finalize()[..4])
}

/// Returns the story as a viewer who sees everything would read it, followed by the final state.
fn describe(entry: &GameEntry, table: &dyn AnyMatch) -> String {
    let texts = Texts::new("en", &[entry.languages[0].texts]).expect("the texts parse");
    let texts = texts.with_custom_texts(table.custom_texts());
    let names = &table.header().names;
    let localize = |kind: &str, data: &Value| {
        texts.localize(kind, data, &seat_names(names)).expect("every event has a text")
    };
    let mut story = String::new();
    for step in 1..=table.step() {
        let head = match table.input(step).expect("the step was played") {
            Line::Act { n, seat, act } => {
                json!({"type": "headline", "n": n, "seat": seat, "command": act})
            }
            Line::Expire { n, .. } => json!({"type": "headline_expired", "n": n}),
            Line::Undo { n, undo } => json!({"type": "headline_undone", "n": n, "seat": undo}),
            Line::Rewind { n, rewind } => {
                json!({"type": "headline_rewound", "n": n, "seat": rewind})
            }
            Line::Close { .. } => unreachable!("the closing line is not an input"),
        };
        story += &format!("{}\n", localize("cli", &head));
        let events: Vec<Value> = serde_json::from_str(table.events(step, SeatSet::EVERYONE).get())
            .expect("events are a list");
        for event in &events {
            story += &format!("   {}\n", localize("event", event));
        }
    }
    let outcome = table.outcome().expect("a golden match is complete");
    let ending = texts.format(&format!("outcome-{}", outcome.reason), &Default::default());
    story += &format!("\n{}\n\n", ending.expect("every ending has a text"));
    for line in
        table.render_text(SeatSet::EVERYONE, &TextLocalizer { texts: &texts, names }).lines()
    {
        story += line.trim_end();
        story.push('\n');
    }
    story
}
