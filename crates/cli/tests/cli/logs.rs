//! Saved games: replayed, proven, and refused when anything was touched.
use std::{fs, path::Path};

use serde_json::{Map, Value, json, value::RawValue};
use table::LogWriter;

use crate::run::{file, folder, ovoo, ovoo_with};

/// A finished game of three bots.
fn played(folder: &Path) -> (String, Vec<String>) {
    let path = file(folder, "game.log");
    let bots = ["--bots", "random", "--bot", "p1=random"];
    let args = ["play", "desert", "--seats", "3", "--seed", "5", "--save", &path];
    let said = ovoo(&[&args[..], &bots].concat()).fine();
    assert!(said.contains("To verify it: ovoo verify"), "{said}");
    assert!(!folder.join("game.log.seed").exists());
    let text = fs::read_to_string(&path).expect("the game was saved");
    (path, text.lines().map(ToOwned::to_owned).collect())
}

#[test]
fn a_game_of_bots_is_saved_proven_and_told_again() {
    let (path, lines) = played(&folder("proven"));
    let n_steps = lines.len() - 2;
    let said = ovoo(&["verify", &path]).fine();
    assert!(said.contains(&format!("OK. desert, {n_steps} steps.")), "{said}");
    let verdict = ovoo(&["verify", "--json", &path, &path]).json();
    assert_eq!(verdict[1]["ok"], true);
    assert_eq!(verdict[1]["steps"], n_steps);
    let stdin = ovoo_with(&["verify", "-"], lines.join("\n").as_bytes()).fine();
    assert!(stdin.starts_with("-: OK."), "{stdin}");
    let story = ovoo(&["replay", &path]).fine();
    assert!(story.contains(&format!("\n{n_steps}. p")), "{story}");
    assert_eq!(story, ovoo(&["replay", "--all", &path]).fine());
    let start = ovoo(&["replay", &path, "--step", "0"]).fine();
    assert!(start.contains("+--------+") && !start.contains("\n1. "), "{start}");
    let step = ovoo(&["replay", &path, "--step", "2", "--lang", "de"]).fine();
    assert!(step.contains("\n2. p") && !step.contains("\n3. p"), "{step}");
    let n_pictures = ovoo(&["replay", &path, "--picture"]).fine().matches(" 5 |").count();
    assert_eq!(n_pictures, n_steps + 1);
    ovoo(&["replay", &path, "--step", "9999"]).fails(2, &["no step 9999"]);
}

#[track_caller]
fn refused(folder: &Path, lines: &[String], line: usize, problem: &str) {
    let path = file(folder, "tampered.log");
    fs::write(&path, lines.join("\n")).expect("the folder is writable");
    ovoo(&["verify", &path]).fails(1, &[&format!("tampered.log: line {line}: "), problem]);
    let verdict = ovoo(&["verify", "--json", &path]);
    assert_eq!(verdict.code, 1);
    assert!(verdict.out.contains(&format!("\"line\": {line}")), "{}", verdict.out);
}

#[test]
fn every_kind_of_tampering_is_refused_with_its_line() {
    let folder = folder("tampered");
    let (_, lines) = played(&folder);
    let last = lines.len();
    let edit = |line: usize, from: &str, to: &str| {
        let mut edited = lines.clone();
        edited[line - 1] = edited[line - 1].replacen(from, to, 1);
        assert_ne!(edited, lines, "{from:?} stands on line {line}");
        edited
    };
    let changed = "the hash does not fit";
    refused(&folder, &edit(1, "novice", "elite!"), 1, changed);
    refused(&folder, &edit(3, "\"act\":\"", "\"act\":\"x"), 3, changed);
    refused(&folder, &edit(4, "\"seat\":", "\"seat\": "), 4, changed);
    refused(&folder, &edit(5, "\"hash\":\"", "\"hash\":\"x"), 5, "has no hash");
    let hash = lines[5].rfind("\"hash\":\"").expect("it has a hash") + 8;
    let digit = if lines[5].as_bytes()[hash] == b'0' { "1" } else { "0" };
    let mut edited = lines.clone();
    edited[5].replace_range(hash..=hash, digit);
    refused(&folder, &edited, 6, changed);
    let mut louder = lines.clone();
    louder[5] = louder[5][..hash].to_owned() + &louder[5][hash..].to_uppercase();
    refused(&folder, &louder, 6, "not 64 lower-case hexadecimal digits");
    let mut returned = lines.clone();
    returned[5].push('\r');
    refused(&folder, &returned, 6, "has no hash");
    refused(&folder, &edit(last, "\"seed\":\"05", "\"seed\":\"06"), last, changed);
    refused(&folder, &edit(last, "thirst", "sleepy"), last, changed);

    let mut removed = lines.clone();
    removed.remove(6);
    refused(&folder, &removed, 7, changed);
    let unclosed = file(&folder, "unclosed.log");
    fs::write(&unclosed, lines[..last - 1].join("\n")).expect("the folder is writable");
    ovoo(&["verify", &unclosed]).fails(1, &["unclosed.log: this game is still running."]);
    let mut swapped = lines.clone();
    swapped.swap(6, 7);
    refused(&folder, &swapped, 7, changed);
    let mut truncated = lines.clone();
    truncated[last - 1].truncate(40);
    refused(&folder, &truncated, last, "has no hash");
    let mut doubled = lines.clone();
    doubled.push(lines[last - 1].clone());
    refused(&folder, &doubled, last + 1, "nothing may follow");
    refused(&folder, &[], 1, "the file is empty");
}

/// Edits one line and chains everything anew, as somebody would who knows the format.
fn forged(lines: &[String], line: usize, edit: impl Fn(&mut Map<String, Value>)) -> Vec<String> {
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
fn a_forged_chain_does_not_help() {
    let folder = folder("forged");
    let (_, lines) = played(&folder);
    let last = lines.len();
    let act = |text: &'static str| {
        move |line: &mut Map<String, Value>| {
            line.insert("act".to_owned(), text.into());
        }
    };
    refused(&folder, &forged(&lines, 2, act("move c3")), 2, "invalid step: c3 is the eye");
    let verdict = ovoo(&["verify", "--json", &file(&folder, "tampered.log")]);
    let verdict: Value = serde_json::from_str(&verdict.out).expect("verdicts are JSON");
    assert_eq!(verdict[0]["why"]["why"]["code"], "the_eye");
    refused(&folder, &forged(&lines, 2, act("fly")), 2, "invalid step: I don't understand that");
    let seat = |line: &mut Map<String, Value>| {
        line.insert("seat".to_owned(), 6.into());
    };
    refused(&folder, &forged(&lines, 3, seat), 3, "There's no seat p7.");
    let number = |line: &mut Map<String, Value>| {
        line.insert("n".to_owned(), 77.into());
    };
    refused(&folder, &forged(&lines, 4, number), 4, "input 77 stands where 3 is due");
    let seed = |line: &mut Map<String, Value>| {
        line.insert("seed".to_owned(), "07".repeat(32).into());
    };
    refused(&folder, &forged(&lines, last, seed), last, "not the one that was committed to");
    let outcome = |line: &mut Map<String, Value>| {
        line["outcome"]["reason"] = "won".into();
    };
    refused(&folder, &forged(&lines, last, outcome), last, "the outcome is not what");
    let game = |line: &mut Map<String, Value>| {
        line.insert("game".to_owned(), "chess".into());
    };
    refused(&folder, &forged(&lines, 1, game), 1, "unknown game \"chess\"");
    let options = |line: &mut Map<String, Value>| {
        line.insert("options".to_owned(), Map::new().into());
    };
    refused(&folder, &forged(&lines, 1, options), 1, "the header does not match the game");
    let names = |line: &mut Map<String, Value>| {
        line.insert("names".to_owned(), vec!["\u{1b}[31mEve"].into());
    };
    refused(&folder, &forged(&lines, 1, names), 1, "no control characters");
    let rules = |line: &mut Map<String, Value>| {
        line.insert("rules".to_owned(), 999.into());
    };
    refused(&folder, &forged(&lines, 1, rules), 1, "version 999 of the rules");
}

#[test]
fn a_running_game_can_be_told_with_its_seed_beside_it() {
    let folder = folder("running");
    let path = file(&folder, "game.log");
    let args = ["play", "desert", "--seats", "2", "--seed", "1", "--save", &path];
    ovoo_with(&args, b"move a1\nquit\n").fine();
    let story = ovoo(&["replay", &path]).fine();
    assert!(story.contains("1. p2: move a1\n"), "{story}");
    ovoo(&["verify", &path]).fails(1, &["game.log: this game is still running. Its 2 lines"]);
    ovoo(&["verify", "--lang", "de", &path]).fails(1, &["Diese Partie läuft noch"]);
    fs::remove_file(file(&folder, "game.log.seed")).expect("the seed was kept");
    ovoo(&["replay", &path]).fails(1, &["seed is not revealed yet"]);
}

#[test]
fn a_log_cut_short_and_closed_anew_is_found_out_by_a_noted_hash() {
    let folder = folder("cut");
    let (path, lines) = played(&folder);
    let hash = |line: &str| {
        let line: Value = serde_json::from_str(line).expect("lines are JSON");
        line["hash"].as_str().expect("a line has a hash").to_owned()
    };
    let (middle, last) = (hash(&lines[4]), hash(&lines[lines.len() - 1]));
    let said = ovoo(&["verify", &path]).fine();
    assert!(said.contains(&last), "{said}");
    let said = ovoo(&["verify", &path, "--chain", &middle]).fine();
    assert!(said.contains(&format!("Line 5 of {} has the hash you noted", lines.len())), "{said}");
    // The host drops what came after the third step, and closes the match with the same seed.
    let mut writer = LogWriter::default();
    let mut cut: Vec<String> = Vec::new();
    for line in &lines[..4] {
        let (content, _) = line.split_once(",\"hash\"").expect("a line has a hash");
        let content = RawValue::from_string(format!("{content}}}")).expect("it is JSON");
        cut.push(writer.line(&content));
    }
    assert_eq!(cut, lines[..4]);
    let end: Value = serde_json::from_str(&lines[lines.len() - 1]).expect("lines are JSON");
    cut.push(writer.line(&json!({"outcome": null, "seed": end["seed"]})));
    let short = file(&folder, "short.log");
    fs::write(&short, cut.join("\n")).expect("the folder is writable");
    let said = ovoo(&["verify", &short]).fine();
    assert!(said.contains("Not finished."), "{said}");
    ovoo(&["verify", &short, "--chain", &middle]).fails(1, &["no line has the hash"]);
    ovoo(&["verify", &short, "--chain", &last]).fails(1, &["cut short"]);
    let verdict = ovoo(&["verify", "--json", &path, "--chain", &last]).json();
    assert_eq!(
        (&verdict[0]["noted_line"], &verdict[0]["hash"]),
        (&lines.len().into(), &last.into())
    );
    ovoo(&["verify", &short, &path, "--chain", "0"]).fails(2, &["exactly one file"]);
}

#[test]
fn a_session_killed_before_the_closing_line_is_closed() {
    let folder = folder("unclosed");
    let (path, lines) = played(&folder);
    let unclosed = format!("{}\n", lines[..lines.len() - 1].join("\n"));
    fs::write(&path, unclosed).expect("the folder is writable");
    let seed = format!("05{}\n", "0".repeat(62));
    fs::write(file(&folder, "game.log.seed"), seed).expect("the folder is writable");
    ovoo(&["play", "--resume", &path]).fine();
    assert!(fs::read_to_string(&path).expect("it is there").lines().eq(&lines));
    assert!(!folder.join("game.log.seed").exists());
}

#[test]
fn unreadable_files_get_a_sentence() {
    let folder = folder("unreadable");
    let path = file(&folder, "file");
    let here = file(&folder, ".");
    for verb in ["verify", "replay"] {
        ovoo(&[verb, "/no/such/file"]).fails(1, &["cannot read /no/such/file", "No such file"]);
        ovoo(&[verb, &here]).fails(1, &["cannot read"]);
        for (bytes, problem) in [
            (&b"\n\xff\n"[..], "line 2: not valid UTF-8"),
            (b"", "line 1: the file is empty"),
            (b"\0\0\0", "line 1: the line has no hash"),
            (b"{}\n{}\n", "line 1: the line has no hash"),
        ] {
            fs::write(&path, bytes).expect("the folder is writable");
            ovoo(&[verb, &path]).fails(1, &[problem]);
        }
    }
    ovoo(&["play", "--resume", "/no/such/file"]).fails(1, &["cannot resume /no/such/file"]);
    ovoo(&["play", "desert", "--position", "/no/such/file"]).fails(1, &["cannot read /no/such"]);
    fs::write(&path, "{\"crew\": 3}").expect("the folder is writable");
    ovoo(&["play", "desert", "--position", &path]).fails(1, &["cannot read the position"]);
    fs::write(&path, "{").expect("the folder is writable");
    ovoo(&["play", "desert", "--position", &path]).fails(1, &["cannot read"]);
}
