//! Conventions for the folders of games.
use std::collections::BTreeSet;

use super::{
    File, Finding, find_words, line_at,
    rust::{code_of, test_modules},
};

/// Fields that record the progress of a game.
const FLOW_FIELDS: &[&str] = &["phase", "turn"];

/// Files that a game's folder must contain besides its code.
const REQUIRED: &[&str] =
    &["Cargo.toml", "README.md", "rules/en.md", "rules/de.md", "text/en.ftl", "text/de.ftl"];

/// Modules whose output is sent to viewers.
const VIEWER_MODULES: &[&str] = &["view", "insight"];

/// Types that hold hidden state.
const HIDDEN_STATE: &[&str] = &["State", "Secret"];

/// Finds `Serialize` on `State` and `Secret`, which could leak hidden state by accident.
pub fn secrets_are_not_serialized(files: &[File]) -> Vec<Finding> {
    let mut found = Vec::new();
    for file in files.iter().filter(|file| file.is_rust() && may_define_hidden_state(file)) {
        let code = code_of(&file.text);
        for name in HIDDEN_STATE {
            for at in find_words(&code, name) {
                if is_serialized(&code[..at]) {
                    let problem = format!("{name} must not be Serialize: it holds hidden state");
                    found.push(file.finding(line_at(&code, at), problem));
                }
            }
        }
    }
    found
}

fn may_define_hidden_state(file: &File) -> bool {
    file.in_game_source().is_some() || file.path.starts_with("crates/kernel/")
}

/// Returns `true` if the name after `before` belongs to a `struct …` that derives `Serialize`, or
/// to `impl Serialize for …`.
fn is_serialized(before: &str) -> bool {
    let item = before.rfind([';', '}']).map_or(before, |end| &before[end + 1..]);
    let words: Vec<&str> = item.split_whitespace().collect();
    match words.last() {
        Some(&"struct") => find_words(item, "Serialize").next().is_some(),
        Some(&"for") => words.iter().rev().nth(1).is_some_and(|word| word.ends_with("Serialize")),
        _ => false,
    }
}

/// Finds calls to `truth` in views and insight, which may only use what their viewers know.
pub fn views_read_no_hidden_state(files: &[File]) -> Vec<Finding> {
    let mut found = Vec::new();
    for file in files.iter().filter(|file| is_for_viewers(file) && !file.is_test()) {
        let code = code_of(&file.text);
        for at in find_words(&code, "truth") {
            let problem = "a view reads the truth; use `seen_by(viewers)` instead";
            found.push(file.finding(line_at(&code, at), problem));
        }
    }
    found
}

/// Returns `true` if this file builds data for viewers.
fn is_for_viewers(file: &File) -> bool {
    file.in_game_source().is_some_and(|path| {
        let part = path.split('/').next().unwrap_or_default();
        VIEWER_MODULES.contains(&part.strip_suffix(".rs").unwrap_or(part))
    })
}

/// Finds assignments to the phase or the turn outside `flow.rs`. Tests may set up any state.
pub fn only_flow_assigns_phase_and_turn(files: &[File]) -> Vec<Finding> {
    let mut found = Vec::new();
    for file in files.iter().filter(|file| file.is_rust() && !file.is_test()) {
        let Some(path) = file.in_game_source() else {
            continue;
        };
        if path == "flow.rs" || path.starts_with("flow/") {
            continue;
        }
        let code = code_of(&file.text);
        let tests = test_modules(&code);
        for field in FLOW_FIELDS {
            for at in find_words(&code, field).filter(|&at| is_assigned(&code, at, field)) {
                if !tests.iter().any(|module| module.contains(&at)) {
                    let problem = format!("only flow.rs assigns `{field}`");
                    found.push(file.finding(line_at(&code, at), problem));
                }
            }
        }
    }
    found
}

/// Returns `true` for `.field =` and `.field +=`, but not for `==` or `=>`.
fn is_assigned(code: &str, at: usize, field: &str) -> bool {
    let after = code[at + field.len()..].trim_start();
    let after = after.strip_prefix(['+', '-', '|', '&', '^']).unwrap_or(after);
    code[..at].trim_end().ends_with('.')
        && after.strip_prefix('=').is_some_and(|rest| !rest.starts_with(['=', '>']))
}

/// Finds games whose folder lacks one of the [`REQUIRED`] files.
pub fn every_game_is_complete(files: &[File]) -> Vec<Finding> {
    let paths: BTreeSet<&str> = files.iter().map(|file| file.path.as_str()).collect();
    let games: BTreeSet<&str> = files.iter().filter_map(File::game).collect();
    let mut found = Vec::new();
    for game in games {
        for required in REQUIRED {
            let path = format!("games/{game}/{required}");
            if !paths.contains(path.as_str()) {
                found.push(Finding { path, line: 1, problem: "the file is missing".to_owned() });
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::{super::tests::findings_in, *};

    #[test]
    fn serialized_hidden_state_is_found() {
        let check =
            |text| findings_in(secrets_are_not_serialized, "games/chess/src/state.rs", text);
        let bad =
            "use serde::Serialize;\n#[derive(Clone, Serialize)]\n/// All.\npub struct State {}";
        assert_eq!(check(bad), ["4: State must not be Serialize: it holds hidden state"]);
        assert_eq!(check("#[derive(\n    Debug,\n    Serialize,\n)]\nstruct State;").len(), 1);
        assert_eq!(check("impl<T> serde::Serialize for Secret<T> {}").len(), 1);
        assert!(
            check("#[derive(Serialize)]\nstruct View;\n#[derive(Debug)]\nstruct State;").is_empty()
        );
        assert!(check("#[derive(Serialize)]\nstruct Stated { a: State }").is_empty());
        assert!(check("// Serialize\n#[derive(Deserialize)]\nstruct State;").is_empty());
        assert!(check("impl Game for State { type View = View; }").is_empty());
    }

    #[test]
    fn truth_in_views_is_found() {
        let check = |path, text| findings_in(views_read_no_hidden_state, path, text);
        let bad = "fn of() {\n    card.truth();\n}";
        assert_eq!(check("games/chess/src/view.rs", bad).len(), 1);
        assert!(check("games/chess/src/view.rs", bad)[0].starts_with("2: "));
        assert_eq!(check("games/chess/src/view/hand.rs", "Secret::truth(&card)").len(), 1);
        assert_eq!(check("games/chess/src/insight/odds.rs", bad).len(), 1);
        assert!(
            check("games/chess/src/view.rs", "// The truth.\ncard.seen_by(viewers)").is_empty()
        );
        assert!(check("games/chess/src/rules/pawn.rs", bad).is_empty());
    }

    #[test]
    fn assignments_of_phase_and_turn_outside_flow_are_found() {
        let check = |path, text| findings_in(only_flow_assigns_phase_and_turn, path, text);
        let rule = "games/chess/src/rules/pawn.rs";
        assert_eq!(check(rule, "\nstate.phase = Over;"), ["2: only flow.rs assigns `phase`"]);
        assert_eq!(check(rule, "state\n    .turn = next;").len(), 1);
        assert_eq!(check(rule, "state.turn += 1;").len(), 1);
        for fine in [
            "state.phase == Over",
            "match state.turn { _ => 1 }",
            "State { phase: Over, turn }",
            "let turn = state.turn;",
            "turn = 3;",
            "state.turned = true;",
        ] {
            assert!(check(rule, fine).is_empty(), "{fine}");
        }
        assert!(check("games/chess/src/flow.rs", "state.phase = Over;").is_empty());
        assert!(check("games/chess/src/tests/scene.rs", "at.turn = P1;").is_empty());
        assert!(check("crates/cli/src/main.rs", "it.turn = 1;").is_empty());
    }

    #[test]
    fn missing_files_of_a_game_are_found() {
        let file = |path: String| File { path, text: String::new() };
        let mut files: Vec<File> =
            REQUIRED.iter().map(|required| file(format!("games/chess/{required}"))).collect();
        files.push(file("games/clippy.toml".to_owned()));
        assert!(every_game_is_complete(&files).is_empty());
        files.remove(1);
        let found = every_game_is_complete(&files);
        assert_eq!(found.len(), 1);
        assert_eq!(found[0].to_string(), "games/chess/README.md:1: the file is missing");
    }
}
