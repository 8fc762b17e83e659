//! The hot seat: scripts on stdin, saving and going on.
use std::{fs, path::Path};

use crate::run::{Session, file, folder, ovoo, ovoo_with};

/// Two people; seed 1 gives p2 the Climber and the first turn.
const TWO: &[&str] = &["play", "desert", "--seats", "2", "--seed", "1"];

fn script(extra: &[&str], lines: &[&str]) -> String {
    let args = [TWO, extra].concat();
    ovoo_with(&args, lines.join("\n").as_bytes()).fine()
}

#[track_caller]
fn has(text: &str, parts: &[&str]) {
    for part in parts {
        assert!(text.contains(part), "{part:?} is not in:\n{text}");
    }
}

#[test]
fn a_script_is_obeyed_until_it_quits() {
    let lines =
        ["", "m a1", "undo", "move  b2", "log", "rules d5.2", "rules", "help", "wait", "quit"];
    let said = script(&["--name", "Ann,Bob"], &lines);
    has(&said, &["Bob> m a1\n→ move a1", "2. Bob undoes the last move."]);
    has(&said, &["  move a1 with p1  ", "1. Bob: move a1\n2. Bob undoes", "3. Bob: move b2\n"]);
    has(&said, &["D5.2  Blocked tiles", "  5 Actions\n", "as p2 COMMAND", "No clock is running."]);
    has(&said, &["You leave the table."]);
}

#[test]
fn refusals_have_words_and_a_rule() {
    let said = script(&[], &["move c3", "why move c3", "why move a1", "move", "x", "m", "d"]);
    has(&said, &["(D5.3)\n", "D5.3  The eye of the storm is a hole", "You can do that."]);
    has(&said, &["That could mean: move a1, ", "That could mean: dig c1, dig b2"]);
    has(&said, &["I don't understand that: expected ", "but found “x”."]);
    let said = script(&["--lang", "de"], &["move c3", "why move c3", "undo", "quit"]);
    has(&said, &["(D5.3)\n", "D5.3  Das ", "Du verlässt den Tisch."]);
}

#[test]
fn help_and_answers_are_those_of_the_game_being_played() {
    let said = script(&[], &["help", "rules", "quit"]);
    has(
        &said,
        &["such as “move a1”", "unambiguous: “m a1”.", "rules [D1.2]", "“rules D1.2” shows"],
    );
    let oasis = ["play", "oasis", "--seats", "3", "--seed", "1"];
    let said = ovoo_with(&oasis, b"help\nrules\nquit").fine();
    has(&said, &["such as “reveal”", "unambiguous: “r”.", "rules [O1.2]", "“rules O1.2” shows"]);
    let german = [&oasis[..], &["--lang", "de"]].concat();
    let said = ovoo_with(&german, b"fly\nreveal b2\nplace oasis a1\noffer 4\nquit").fine();
    has(&said, &["Erwartet: ein Befehl wie reveal, accept oder place, gefunden: „fly“."]);
    has(&said, &["Erwartet: nichts weiter, gefunden: „b2“.", "Erwartet: 1–3, gefunden: „4“."]);
    has(&said, &["Erwartet: ein Feld des Spielplans wie h4, gefunden: „a1“."]);
}

#[test]
fn one_may_speak_for_another_seat() {
    let lines =
        ["as p1 give p2 water 1", "as p1 end", "as p7 end", "as x", "as 1 actions", "/quit"];
    let said = script(&["--bot", "p1=random"], &["as p1 end", "quit"]);
    has(&said, &["p1 is a bot and makes its own moves."]);
    let said = script(&[], &lines);
    has(&said, &["There's no seat p7.", "For which seat?", "You leave the table."]);
    has(&said, &["(D4.3)", "p1 can't do anything right now."]);
}

#[test]
fn a_clock_runs_out_when_told_to_wait() {
    let folder = folder("clock");
    let position = file(&folder, "position.json");
    let text = r#"{"crew": [{"role": "navigator", "cell": "a1"}, {"role": "climber", "cell": "b2"}],
                   "options": {"ask_before_moving_me": true}}"#;
    fs::write(&position, text).expect("the folder is writable");
    let args = ["play", "desert", "--position", &position, "--seed", "1"];
    let said = ovoo_with(&args, b"guide p2 b3\nactions\nwait\nquit\n").fine();
    has(&said, &["A 10-second clock is running", "2. Time is up."]);
}

#[test]
fn bots_take_their_seats() {
    let said = script(&["--bots", "random"], &["quit"]);
    has(&said, &["p2 is a bot: random.", "1. p2: "]);
}

#[test]
fn people_may_interject_before_a_bot_moves() {
    let folder = folder("pause");
    let position = file(&folder, "position.json");
    let text = r#"{"turn": 1, "tiles": {"a1": {"city": "gear", "excavated": true}}, "crew": [
                   {"role": "climber", "gear": ["solar_shield"]}, {"role": "explorer"}]}"#;
    fs::write(&position, text).expect("the folder is writable");
    let bot = ["--position", &position, "--bot", "p2=random", "--seed", "1", "--pause"];
    let args = [&["play", "desert"], &bot[..]].concat();
    let said = ovoo_with(&args, b"\nshield\n").fine();
    has(&said, &["p1 (Enter: continue)> \n1. p2: ", "p1 (Enter: continue)> shield\n", "3. p2: "]);
}

#[test]
fn nothing_is_overwritten_unasked() {
    let folder = folder("overwrite");
    let path = file(&folder, "game.log");
    let save = ["--save", &path];
    script(&save, &["move a1", "quit"]);
    let first = fs::read(&path).expect("the game was saved");
    let args = [TWO, &save].concat();
    ovoo(&args).fails(1, &["already exists", "--force", "--resume"]);
    assert_eq!(fs::read(&path).expect("it is still there"), first);
    script(&["--save", &path, "--force"], &["quit"]);
    assert_eq!(fs::read_to_string(&path).expect("saved").lines().count(), 1);
    ovoo(&[TWO, &["--save", &file(&folder, "no/such/folder.log")]].concat()).fails(1, &["save"]);
}

#[test]
fn a_killed_session_goes_on() {
    let folder = folder("killed");
    let path = file(&folder, "game.log");
    let mut session = Session::start(&[TWO, &["--save", &path]].concat());
    session.read_until("p2> ");
    session.send("move a1 with p1");
    session.read_until("p2> ");
    ovoo(&["play", "--resume", &path]).fails(1, &["in use by another session"]);
    session.kill();
    // The next line was cut off in the middle of being written.
    let mut text = fs::read_to_string(&path).expect("saved");
    let whole = text.clone();
    text.push_str("{\"n\":2,\"seat\":1,\"act\":\"mo");
    fs::write(&path, text).expect("the file is writable");
    let said = ovoo_with(&["play", "--resume", &path], b"log\nmove a2\nquit\n").fine();
    has(
        &said,
        &["file was cut off", "One move has been played so far.", "1. p2: move a1 with p1\n"],
    );
    has(&said, &["The game is saved. To resume it: ovoo play --resume"]);
    let saved = fs::read_to_string(&path).expect("saved");
    assert!(saved.starts_with(&whole) && saved.lines().count() == 3, "{saved}");
    // Whole, but for the line break: nothing is lost.
    fs::write(&path, saved.trim_end()).expect("the file is writable");
    let bots = ["--bots", "random", "--bot", "1=random"];
    let said = ovoo(&[&["play", "--resume", &path], &bots[..]].concat()).fine();
    has(&said, &["2 moves have been played so far."]);
    assert!(!said.contains("file was cut off"), "{said}");
    has(&ovoo(&["verify", &path]).fine(), &["OK. desert"]);
    ovoo(&["play", "--resume", &path]).fails(1, &["the game is over"]);
}

#[test]
fn the_secret_is_kept_until_the_end_and_bots_with_it() {
    let folder = folder("secret");
    let path = file(&folder, "game.log");
    let seed_path = file(&folder, "game.log.seed");
    script(&["--save", &path, "--bots", "random"], &["quit"]);
    let kept = fs::read_to_string(&seed_path).expect("the seed is kept");
    assert_eq!(kept, format!("01{}\np2=random\n", "0".repeat(62)));
    check_private(Path::new(&seed_path));
    let said = ovoo_with(&["play", "--resume", &path], b"quit\n").fine();
    has(&said, &["p2 is a bot: random."]);
    fs::write(&seed_path, format!("{}\n", "7".repeat(64))).expect("the file is writable");
    ovoo(&["play", "--resume", &path]).fails(1, &["does not belong to"]);
    fs::write(&seed_path, "what?").expect("the file is writable");
    ovoo(&["play", "--resume", &path]).fails(1, &["invalid seed"]);
    fs::remove_file(&seed_path).expect("it was there");
    ovoo(&["play", "--resume", &path]).fails(1, &["without the seed"]);
    fs::write(&seed_path, kept).expect("the file is writable");
    ovoo(&["play", "chess", "--resume", &path]).fails(1, &["it is a game of desert"]);
    ovoo(&["play", "--resume", &path, "--bot", "p1=random"]).fine();
    assert!(!Path::new(&seed_path).exists(), "the closing line has the seed now");
}

#[cfg(unix)]
fn check_private(path: &Path) {
    use std::os::unix::fs::PermissionsExt;
    let mode = fs::metadata(path).expect("it is there").permissions().mode();
    assert_eq!(mode & 0o777, 0o600);
}

#[cfg(not(unix))]
fn check_private(_: &Path) {}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_told_and_the_game_goes_on() {
    let folder = folder("full");
    let path = file(&folder, "full.log");
    std::os::unix::fs::symlink("/dev/full", &path).expect("links can be made");
    let args = [TWO, &["--save", &path, "--force"]].concat();
    let run = ovoo_with(&args, b"move a1\nlog\nquit\n");
    has(&run.err, &["WARNING: cannot save the game: ", "NOT being saved", "are not saved"]);
    has(&run.fine(), &["1. p2: move a1", "You leave the table."]);
}

#[test]
fn puzzling_input_is_no_trouble() {
    let args = [TWO, &["--bots", "random"]].concat();
    let garbage =
        b"\xff\xfe\nas\nas p1\nas p1 as p1 as p1 quit2\n\x00\nwhy\n/\n//\nrules \xc3\x28\n";
    has(&ovoo_with(&args, garbage).fine(), &["You leave the table."]);
    for long in ["c".repeat(1 << 20), "as p1 ".repeat(1 << 18), " ".repeat(1 << 20)] {
        has(&ovoo_with(&args, long.as_bytes()).fine(), &["You leave the table."]);
    }
}
