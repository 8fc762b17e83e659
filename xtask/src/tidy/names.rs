//! Keeps shared code independent of particular games.
use std::collections::BTreeSet;

use super::{File, Finding, find_words};

/// Folders of code that serves every game.
const SHARED: &[&str] = &[
    "crates/kernel/",
    "crates/bots/",
    "crates/table/",
    "crates/conformance/",
    "crates/text/",
    "crates/server/",
    "web/src/",
];

/// Finds ids and names of games in shared code, comments and tests included.
pub fn no_game_in_shared_code(files: &[File]) -> Vec<Finding> {
    let names = game_names(files);
    let mut found = Vec::new();
    for file in files.iter().filter(|file| SHARED.iter().any(|dir| file.path.starts_with(dir))) {
        for (index, line) in file.text.lines().enumerate() {
            // An underscore separates words here: `desert_log` names the desert.
            let line = line.to_lowercase().replace('_', " ");
            for name in names.iter().filter(|name| find_words(&line, name).next().is_some()) {
                let problem = format!("shared code names the game {name:?}");
                found.push(file.finding(index + 1, problem));
            }
        }
    }
    found
}

/// Returns the folder names under `games/` and the localized names of all games, in lower case.
fn game_names(files: &[File]) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    for file in files {
        let Some(id) = file.game() else {
            continue;
        };
        names.insert(id.to_lowercase());
        if file.path.ends_with(".ftl") {
            let named = file.text.lines().filter_map(|line| line.strip_prefix("game-name ="));
            names.extend(named.map(|name| name.trim().to_lowercase()));
        }
    }
    names
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(path: &str, text: &str) -> Vec<String> {
        let file = |path: &str, text: &str| File { path: path.to_owned(), text: text.to_owned() };
        let files = [
            file("games/chess/text/de.ftl", "# Schach\ngame-name = Königliches Spiel\n"),
            file(path, text),
        ];
        no_game_in_shared_code(&files).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn game_names_in_shared_code_are_found() {
        assert_eq!(
            check("crates/table/src/log.rs", "\n//! As in Chess.\n"),
            ["crates/table/src/log.rs:2: shared code names the game \"chess\""]
        );
        assert_eq!(check("crates/conformance/src/lib.rs", "fn chess_ends() {}").len(), 1);
        assert_eq!(check("crates/text/text/de.ftl", "a = Das KÖNIGLICHE Spiel\n").len(), 0);
        assert_eq!(check("crates/text/text/de.ftl", "a = Ein Königliches Spiel\n").len(), 1);
    }

    #[test]
    fn other_code_may_name_games() {
        assert!(check("crates/catalog/src/lib.rs", "&chess::ENTRY").is_empty());
        assert!(check("crates/table/src/log.rs", "chessboard").is_empty());
    }
}
