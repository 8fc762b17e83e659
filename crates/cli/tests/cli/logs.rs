//! Tests of saved games: replay, verification and the detection of changes.
use std::{fs, path::Path};

use serde_json::{Map, Value, json, value::RawValue};
use table::LogWriter;

use crate::run::{file, folder, ovoo, ovoo_with};

/// Plays and saves a game between three bots. Returns the path and the lines of the log.
fn save_game(folder: &Path) -> (String, Vec<String>) {
    let path = file(folder, "game.log");
    let bots = ["--bots", "random", "--bot", "p1=random"];
    let args = ["play", "desert", "--seats", "3", "--seed", "5", "--save", &path];
    let output = ovoo(&[&args[..], &bots].concat()).expect_success();
    assert!(output.contains("To verify it: ovoo verify"), "{output}");
    assert!(!folder.join("game.log.seed").exists());
    let text = fs::read_to_string(&path).expect("the game was saved");
    (path, text.lines().map(ToOwned::to_owned).collect())
}

#[test]
fn a_saved_game_can_be_verified_and_replayed() {
    let (path, lines) = save_game(&folder("proven"));
    let n_steps = lines.len() - 2;
    let output = ovoo(&["verify", &path]).expect_success();
    assert!(output.contains(&format!("OK. desert, {n_steps} steps.")), "{output}");
    let verdict = ovoo(&["verify", "--json", &path, &path]).json();
    assert_eq!(verdict[1]["ok"], true);
    assert_eq!(verdict[1]["steps"], n_steps);
    let stdin = ovoo_with(&["verify", "-"], lines.join("\n").as_bytes()).expect_success();
    assert!(stdin.starts_with("-: OK."), "{stdin}");
    let story = ovoo(&["replay", &path]).expect_success();
    assert!(story.contains(&format!("\n{n_steps}. p")), "{story}");
    assert_eq!(story, ovoo(&["replay", "--all", &path]).expect_success());
    let start = ovoo(&["replay", &path, "--step", "0"]).expect_success();
    assert!(start.contains("+--------+") && !start.contains("\n1. "), "{start}");
    let step = ovoo(&["replay", &path, "--step", "2", "--lang", "de"]).expect_success();
    assert!(step.contains("\n2. p") && !step.contains("\n3. p"), "{step}");
    let n_pictures = ovoo(&["replay", &path, "--picture"]).expect_success().matches(" 5 |").count();
    assert_eq!(n_pictures, n_steps + 1);
    ovoo(&["replay", &path, "--step", "9999"]).expect_failure(2, &["invalid step 9999"]);
}

/// Checks that verification fails at this line with this problem.
#[track_caller]
fn assert_invalid(folder: &Path, lines: &[String], line: usize, problem: &str) {
    let path = file(folder, "tampered.log");
    fs::write(&path, lines.join("\n")).expect("the folder is writable");
    ovoo(&["verify", &path]).expect_failure(1, &[&format!("tampered.log: line {line}: "), problem]);
    let verdict = ovoo(&["verify", "--json", &path]);
    assert_eq!(verdict.code, 1);
    assert!(verdict.out.contains(&format!("\"line\": {line}")), "{}", verdict.out);
}

#[test]
fn every_kind_of_tampering_is_reported_with_its_line() {
    let folder = folder("tampered");
    let (_, lines) = save_game(&folder);
    let last = lines.len();
    let edit = |line: usize, from: &str, to: &str| {
        let mut edited = lines.clone();
        edited[line - 1] = edited[line - 1].replacen(from, to, 1);
        assert_ne!(edited, lines, "line {line} does not contain {from:?}");
        edited
    };
    let changed = "the hash does not match";
    assert_invalid(&folder, &edit(1, "novice", "elite!"), 1, changed);
    assert_invalid(&folder, &edit(3, "\"act\":\"", "\"act\":\"x"), 3, changed);
    assert_invalid(&folder, &edit(4, "\"seat\":", "\"seat\": "), 4, changed);
    assert_invalid(&folder, &edit(5, "\"hash\":\"", "\"hash\":\"x"), 5, "has no hash");
    let hash = lines[5].rfind("\"hash\":\"").expect("a line has a hash") + 8;
    let digit = if lines[5].as_bytes()[hash] == b'0' { "1" } else { "0" };
    let mut edited = lines.clone();
    edited[5].replace_range(hash..=hash, digit);
    assert_invalid(&folder, &edited, 6, changed);
    let mut upper_case = lines.clone();
    upper_case[5] = upper_case[5][..hash].to_owned() + &upper_case[5][hash..].to_uppercase();
    assert_invalid(&folder, &upper_case, 6, "not 64 lower-case hexadecimal digits");
    let mut with_return = lines.clone();
    with_return[5].push('\r');
    assert_invalid(&folder, &with_return, 6, "has no hash");
    assert_invalid(&folder, &edit(last, "\"seed\":\"05", "\"seed\":\"06"), last, changed);
    assert_invalid(&folder, &edit(last, "thirst", "sleepy"), last, changed);

    let mut removed = lines.clone();
    removed.remove(6);
    assert_invalid(&folder, &removed, 7, changed);
    let unclosed = file(&folder, "unclosed.log");
    fs::write(&unclosed, lines[..last - 1].join("\n")).expect("the folder is writable");
    ovoo(&["verify", &unclosed]).expect_failure(1, &["unclosed.log: this game is still running."]);
    let mut swapped = lines.clone();
    swapped.swap(6, 7);
    assert_invalid(&folder, &swapped, 7, changed);
    let mut truncated = lines.clone();
    truncated[last - 1].truncate(40);
    assert_invalid(&folder, &truncated, last, "has no hash");
    let mut duplicated = lines.clone();
    duplicated.push(lines[last - 1].clone());
    assert_invalid(&folder, &duplicated, last + 1, "nothing may follow");
    assert_invalid(&folder, &[], 1, "the file is empty");
}

/// Edits one line and recomputes all hashes, as an attacker who knows the format would.
fn forge(lines: &[String], line: usize, edit: impl Fn(&mut Map<String, Value>)) -> Vec<String> {
    let mut writer = LogWriter::default();
    let mut chained = Vec::new();
    for (index, text) in lines.iter().enumerate() {
        let mut content: Map<String, Value> = serde_json::from_str(text).expect("lines are JSON");
        content.remove("hash");
        if index + 1 == line {
            edit(&mut content);
        }
        chained.push(writer.line(&content));
    }
    chained
}

#[test]
fn tampering_is_detected_even_with_recomputed_hashes() {
    let folder = folder("forged");
    let (_, lines) = save_game(&folder);
    let last = lines.len();
    let act = |text: &'static str| {
        move |line: &mut Map<String, Value>| {
            line.insert("act".to_owned(), text.into());
        }
    };
    assert_invalid(&folder, &forge(&lines, 2, act("move c3")), 2, "invalid step: c3 is the eye");
    let verdict = ovoo(&["verify", "--json", &file(&folder, "tampered.log")]);
    let verdict: Value = serde_json::from_str(&verdict.out).expect("verdicts are JSON");
    assert_eq!(verdict[0]["why"]["why"]["code"], "the_eye");
    assert_invalid(
        &folder,
        &forge(&lines, 2, act("fly")),
        2,
        "invalid step: I don't understand that",
    );
    let seat = |line: &mut Map<String, Value>| {
        line.insert("seat".to_owned(), 6.into());
    };
    assert_invalid(&folder, &forge(&lines, 3, seat), 3, "There's no seat p7.");
    let number = |line: &mut Map<String, Value>| {
        line.insert("n".to_owned(), 77.into());
    };
    assert_invalid(&folder, &forge(&lines, 4, number), 4, "expected input 3, found input 77");
    let seed = |line: &mut Map<String, Value>| {
        line.insert("seed".to_owned(), "07".repeat(32).into());
    };
    assert_invalid(&folder, &forge(&lines, last, seed), last, "does not match the commitment");
    let outcome = |line: &mut Map<String, Value>| {
        line["outcome"]["reason"] = "won".into();
    };
    assert_invalid(&folder, &forge(&lines, last, outcome), last, "the outcome is not what");
    let game = |line: &mut Map<String, Value>| {
        line.insert("game".to_owned(), "chess".into());
    };
    assert_invalid(&folder, &forge(&lines, 1, game), 1, "unknown game \"chess\"");
    let options = |line: &mut Map<String, Value>| {
        line["options"]["luck"] = "good".into();
    };
    assert_invalid(&folder, &forge(&lines, 1, options), 1, "unknown field `luck`");
    let names = |line: &mut Map<String, Value>| {
        line.insert("names".to_owned(), vec!["\u{1b}[31mEve"].into());
    };
    assert_invalid(&folder, &forge(&lines, 1, names), 1, "no control characters");
    let rules = |line: &mut Map<String, Value>| {
        line.insert("rules".to_owned(), 999.into());
    };
    assert_invalid(
        &folder,
        &forge(&lines, 1, rules),
        1,
        "version 999 of the rules is not supported",
    );
}

#[test]
fn a_running_game_can_be_replayed_with_its_seed_file() {
    let folder = folder("running");
    let path = file(&folder, "game.log");
    let args = ["play", "desert", "--seats", "2", "--seed", "1", "--save", &path];
    ovoo_with(&args, b"move a1\nquit\n").expect_success();
    let story = ovoo(&["replay", &path]).expect_success();
    assert!(story.contains("1. p2: move a1\n"), "{story}");
    ovoo(&["verify", &path])
        .expect_failure(1, &["game.log: this game is still running. Its 2 lines"]);
    ovoo(&["verify", "--lang", "de", &path]).expect_failure(1, &["Diese Partie läuft noch"]);
    fs::remove_file(file(&folder, "game.log.seed")).expect("the seed file exists");
    ovoo(&["replay", &path]).expect_failure(1, &["seed is not revealed yet"]);
}

#[test]
fn a_noted_hash_reveals_a_log_that_was_truncated_and_closed_again() {
    let folder = folder("cut");
    let (path, lines) = save_game(&folder);
    let hash = |line: &str| {
        let line: Value = serde_json::from_str(line).expect("lines are JSON");
        line["hash"].as_str().expect("a line has a hash").to_owned()
    };
    let (middle, last) = (hash(&lines[4]), hash(&lines[lines.len() - 1]));
    let output = ovoo(&["verify", &path]).expect_success();
    assert!(output.contains(&last), "{output}");
    let output = ovoo(&["verify", &path, "--chain", &middle]).expect_success();
    assert!(
        output.contains(&format!("Line 5 of {} has the hash you noted", lines.len())),
        "{output}"
    );
    // The host truncates the log after the third step and closes the match with the same seed.
    let mut writer = LogWriter::default();
    let mut cut: Vec<String> = Vec::new();
    for line in &lines[..4] {
        let (content, _) = line.split_once(",\"hash\"").expect("a line has a hash");
        let content = RawValue::from_string(format!("{content}}}")).expect("the line is JSON");
        cut.push(writer.line(&content));
    }
    assert_eq!(cut, lines[..4]);
    let end: Value = serde_json::from_str(&lines[lines.len() - 1]).expect("lines are JSON");
    cut.push(writer.line(&json!({"outcome": null, "seed": end["seed"]})));
    let short = file(&folder, "short.log");
    fs::write(&short, cut.join("\n")).expect("the folder is writable");
    let output = ovoo(&["verify", &short]).expect_success();
    assert!(output.contains("Not finished."), "{output}");
    ovoo(&["verify", &short, "--chain", &middle]).expect_failure(1, &["no line has the hash"]);
    ovoo(&["verify", &short, "--chain", &last]).expect_failure(1, &["cut short"]);
    let verdict = ovoo(&["verify", "--json", &path, "--chain", &last]).json();
    assert_eq!(
        (&verdict[0]["noted_line"], &verdict[0]["hash"]),
        (&lines.len().into(), &last.into())
    );
    ovoo(&["verify", &short, &path, "--chain", "0"]).expect_failure(2, &["exactly one file"]);
}

#[test]
fn resuming_a_finished_game_writes_its_missing_closing_line() {
    let folder = folder("unclosed");
    let (path, lines) = save_game(&folder);
    let unclosed = format!("{}\n", lines[..lines.len() - 1].join("\n"));
    fs::write(&path, unclosed).expect("the folder is writable");
    let seed = format!("05{}\n", "0".repeat(62));
    fs::write(file(&folder, "game.log.seed"), seed).expect("the folder is writable");
    ovoo(&["play", "--resume", &path]).expect_success();
    assert!(fs::read_to_string(&path).expect("the file exists").lines().eq(&lines));
    assert!(!folder.join("game.log.seed").exists());
}

#[test]
fn unreadable_files_are_reported_with_their_path() {
    let folder = folder("unreadable");
    let path = file(&folder, "file");
    let here = file(&folder, ".");
    for verb in ["verify", "replay"] {
        ovoo(&[verb, "/no/such/file"])
            .expect_failure(1, &["cannot read /no/such/file", "No such file"]);
        ovoo(&[verb, &here]).expect_failure(1, &["cannot read"]);
        for (bytes, problem) in [
            (&b"\n\xff\n"[..], "line 2: not valid UTF-8"),
            (b"", "line 1: the file is empty"),
            (b"\0\0\0", "line 1: the line has no hash"),
            (b"{}\n{}\n", "line 1: the line has no hash"),
        ] {
            fs::write(&path, bytes).expect("the folder is writable");
            ovoo(&[verb, &path]).expect_failure(1, &[problem]);
        }
    }
    ovoo(&["play", "--resume", "/no/such/file"])
        .expect_failure(1, &["cannot resume /no/such/file"]);
    ovoo(&["play", "desert", "--position", "/no/such/file"])
        .expect_failure(1, &["cannot read /no/such"]);
    fs::write(&path, "{\"crew\": 3}").expect("the folder is writable");
    ovoo(&["play", "desert", "--position", &path]).expect_failure(1, &["cannot read the position"]);
    fs::write(&path, "{").expect("the folder is writable");
    ovoo(&["play", "desert", "--position", &path]).expect_failure(1, &["cannot read"]);
}
