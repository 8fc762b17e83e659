//! Tests of `play` with scripts on stdin: commands, bots, saving and resuming.
use std::{fs, path::Path};

use crate::run::{Session, file, folder, ovoo, ovoo_with};

/// Arguments for two people. With seed 1, p2 is the Climber and has the first turn.
const TWO: &[&str] = &["play", "desert", "--seats", "2", "--seed", "1"];

fn script(extra: &[&str], lines: &[&str]) -> String {
    let args = [TWO, extra].concat();
    ovoo_with(&args, lines.join("\n").as_bytes()).expect_success()
}

#[track_caller]
fn assert_contains(text: &str, parts: &[&str]) {
    for part in parts {
        assert!(text.contains(part), "{part:?} is not in:\n{text}");
    }
}

#[test]
fn a_script_runs_until_it_quits() {
    let lines =
        ["", "m a1", "undo", "move  b2", "log", "rules d5.2", "rules", "help", "wait", "quit"];
    let output = script(&["--name", "Ann,Bob"], &lines);
    assert_contains(&output, &["Bob> m a1\n→ move a1", "2. Bob undoes the last move."]);
    assert_contains(
        &output,
        &["  move a1 with p1  ", "1. Bob: move a1\n2. Bob undoes", "3. Bob: move b2\n"],
    );
    assert_contains(
        &output,
        &["D5.2  Blocked tiles", "  5 Actions\n", "as p2 COMMAND", "No clock is running."],
    );
    assert_contains(&output, &["You leave the table."]);
}

#[test]
fn refusals_have_a_text_and_a_rule() {
    let output = script(&[], &["move c3", "why move c3", "why move a1", "move", "x", "m", "d"]);
    assert_contains(
        &output,
        &["(D5.3)\n", "D5.3  The eye of the storm is a hole", "You can do that."],
    );
    assert_contains(&output, &["That could mean: move a1, ", "That could mean: dig c1, dig b2"]);
    assert_contains(&output, &["I don't understand that: expected ", "but found “x”."]);
    let output = script(&["--lang", "de"], &["move c3", "why move c3", "undo", "quit"]);
    assert_contains(&output, &["(D5.3)\n", "D5.3  Das ", "Du verlässt den Tisch."]);
}

#[test]
fn help_and_refusals_use_examples_of_the_current_game() {
    let output = script(&[], &["help", "rules", "quit"]);
    assert_contains(
        &output,
        &["such as “move a1”", "unambiguous: “m a1”.", "rules [D1.2]", "“rules D1.2” shows"],
    );
    let oasis = ["play", "oasis", "--seats", "3", "--seed", "1"];
    let output = ovoo_with(&oasis, b"help\nrules\nquit").expect_success();
    assert_contains(
        &output,
        &["such as “reveal”", "unambiguous: “r”.", "rules [O1.2]", "“rules O1.2” shows"],
    );
    let german = [&oasis[..], &["--lang", "de"]].concat();
    let output =
        ovoo_with(&german, b"fly\nreveal b2\nplace oasis a1\noffer 4\nquit").expect_success();
    assert_contains(
        &output,
        &["Erwartet: ein Befehl wie reveal, accept oder place, gefunden: „fly“."],
    );
    assert_contains(
        &output,
        &["Erwartet: nichts weiter, gefunden: „b2“.", "Erwartet: 1–3, gefunden: „4“."],
    );
    assert_contains(&output, &["Erwartet: ein Feld des Spielplans wie h4, gefunden: „a1“."]);
}

#[test]
fn players_can_act_for_another_seat() {
    let lines =
        ["as p1 give p2 water 1", "as p1 end", "as p7 end", "as x", "as 1 actions", "/quit"];
    let output = script(&["--bot", "p1=random"], &["as p1 end", "quit"]);
    assert_contains(&output, &["p1 is a bot and makes its own moves."]);
    let output = script(&[], &lines);
    assert_contains(&output, &["There's no seat p7.", "For which seat?", "You leave the table."]);
    assert_contains(&output, &["(D4.3)", "p1 can't do anything right now."]);
}

#[test]
fn wait_expires_the_clock() {
    let folder = folder("clock");
    let position = file(&folder, "position.json");
    let text = r#"{"crew": [{"role": "navigator", "cell": "a1"}, {"role": "climber", "cell": "b2"}],
                   "options": {"ask_before_moving_me": true}}"#;
    fs::write(&position, text).expect("the folder is writable");
    let args = ["play", "desert", "--position", &position, "--seed", "1"];
    let output = ovoo_with(&args, b"guide p2 b3\nactions\nwait\nquit\n").expect_success();
    assert_contains(&output, &["A 10-second clock is running", "2. Time is up."]);
}

#[test]
fn bots_play_their_seats() {
    let output = script(&["--bots", "random"], &["quit"]);
    assert_contains(&output, &["p2 is a bot: random.", "1. p2: "]);
}

#[test]
fn people_can_interject_before_a_bot_moves() {
    let folder = folder("pause");
    let position = file(&folder, "position.json");
    let text = r#"{"turn": 1, "tiles": {"a1": {"city": "gear", "excavated": true}}, "crew": [
                   {"role": "climber", "gear": ["solar_shield"]}, {"role": "explorer"}]}"#;
    fs::write(&position, text).expect("the folder is writable");
    let bot = ["--position", &position, "--bot", "p2=random", "--seed", "1", "--pause"];
    let args = [&["play", "desert"], &bot[..]].concat();
    let output = ovoo_with(&args, b"\nshield\n").expect_success();
    assert_contains(
        &output,
        &["p1 (Enter: continue)> \n1. p2: ", "p1 (Enter: continue)> shield\n", "3. p2: "],
    );
}

#[test]
fn saving_overwrites_files_only_with_force() {
    let folder = folder("overwrite");
    let path = file(&folder, "game.log");
    let save = ["--save", &path];
    script(&save, &["move a1", "quit"]);
    let first = fs::read(&path).expect("the game was saved");
    let args = [TWO, &save].concat();
    ovoo(&args).expect_failure(1, &["already exists", "--force", "--resume"]);
    assert_eq!(fs::read(&path).expect("the file still exists"), first);
    script(&["--save", &path, "--force"], &["quit"]);
    assert_eq!(fs::read_to_string(&path).expect("the game was saved").lines().count(), 1);
    ovoo(&[TWO, &["--save", &file(&folder, "no/such/folder.log")]].concat())
        .expect_failure(1, &["save"]);
}

#[test]
fn a_killed_session_can_be_resumed() {
    let folder = folder("killed");
    let path = file(&folder, "game.log");
    let mut session = Session::start(&[TWO, &["--save", &path]].concat());
    session.read_until("p2> ");
    session.send("move a1 with p1");
    session.read_until("p2> ");
    ovoo(&["play", "--resume", &path]).expect_failure(1, &["in use by another session"]);
    session.kill();
    // The session was killed while it wrote the next line.
    let mut text = fs::read_to_string(&path).expect("the game was saved");
    let whole = text.clone();
    text.push_str("{\"n\":2,\"seat\":1,\"act\":\"mo");
    fs::write(&path, text).expect("the file is writable");
    let output = ovoo_with(&["play", "--resume", &path], b"log\nmove a2\nquit\n").expect_success();
    assert_contains(
        &output,
        &["file was cut off", "One move has been played so far.", "1. p2: move a1 with p1\n"],
    );
    assert_contains(&output, &["The game is saved. To resume it: ovoo play --resume"]);
    let saved = fs::read_to_string(&path).expect("the game was saved");
    assert!(saved.starts_with(&whole) && saved.lines().count() == 3, "{saved}");
    // If only the line break is missing, no move is lost.
    fs::write(&path, saved.trim_end()).expect("the file is writable");
    let bots = ["--bots", "random", "--bot", "1=random"];
    let output = ovoo(&[&["play", "--resume", &path], &bots[..]].concat()).expect_success();
    assert_contains(&output, &["2 moves have been played so far."]);
    assert!(!output.contains("file was cut off"), "{output}");
    assert_contains(&ovoo(&["verify", &path]).expect_success(), &["OK. desert"]);
    ovoo(&["play", "--resume", &path]).expect_failure(1, &["the game is over"]);
}

#[test]
fn the_seed_file_stores_the_secret_and_the_bots_until_the_end() {
    let folder = folder("secret");
    let path = file(&folder, "game.log");
    let seed_path = file(&folder, "game.log.seed");
    script(&["--save", &path, "--bots", "random"], &["quit"]);
    let saved = fs::read_to_string(&seed_path).expect("the seed file exists");
    assert_eq!(saved, format!("01{}\np2=random\n", "0".repeat(62)));
    assert_private(Path::new(&seed_path));
    let output = ovoo_with(&["play", "--resume", &path], b"quit\n").expect_success();
    assert_contains(&output, &["p2 is a bot: random."]);
    fs::write(&seed_path, format!("{}\n", "7".repeat(64))).expect("the file is writable");
    ovoo(&["play", "--resume", &path]).expect_failure(1, &["does not match the commitment"]);
    fs::write(&seed_path, "what?").expect("the file is writable");
    ovoo(&["play", "--resume", &path]).expect_failure(1, &["invalid seed"]);
    fs::remove_file(&seed_path).expect("the file exists");
    ovoo(&["play", "--resume", &path]).expect_failure(1, &["missing seed file"]);
    fs::write(&seed_path, saved).expect("the file is writable");
    ovoo(&["play", "chess", "--resume", &path]).expect_failure(1, &["it is a game of desert"]);
    ovoo(&["play", "--resume", &path, "--bot", "p1=random"]).expect_success();
    assert!(!Path::new(&seed_path).exists(), "the closing line contains the seed");
}

#[cfg(unix)]
fn assert_private(path: &Path) {
    use std::os::unix::fs::PermissionsExt;
    let mode = fs::metadata(path).expect("the file exists").permissions().mode();
    assert_eq!(mode & 0o777, 0o600);
}

#[cfg(not(unix))]
fn assert_private(_: &Path) {}

#[cfg(target_os = "linux")]
#[test]
fn a_game_continues_with_a_warning_if_the_disk_is_full() {
    let folder = folder("full");
    let path = file(&folder, "full.log");
    std::os::unix::fs::symlink("/dev/full", &path).expect("symbolic links are supported");
    let args = [TWO, &["--save", &path, "--force"]].concat();
    let run = ovoo_with(&args, b"move a1\nlog\nquit\n");
    assert_contains(
        &run.err,
        &["WARNING: cannot save the game: ", "NOT being saved", "are not saved"],
    );
    assert_contains(&run.expect_success(), &["1. p2: move a1", "You leave the table."]);
}

#[test]
fn invalid_and_very_long_lines_do_not_end_the_session() {
    let args = [TWO, &["--bots", "random"]].concat();
    let garbage =
        b"\xff\xfe\nas\nas p1\nas p1 as p1 as p1 quit2\n\x00\nwhy\n/\n//\nrules \xc3\x28\n";
    assert_contains(&ovoo_with(&args, garbage).expect_success(), &["You leave the table."]);
    for long in ["c".repeat(1 << 20), "as p1 ".repeat(1 << 18), " ".repeat(1 << 20)] {
        assert_contains(
            &ovoo_with(&args, long.as_bytes()).expect_success(),
            &["You leave the table."],
        );
    }
}
