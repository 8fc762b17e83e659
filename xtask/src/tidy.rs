//! Checks conventions in the project's files that the compiler cannot enforce.
//!
//! Each check is a small function from files to findings. The checks are textual heuristics: fix a
//! wrong one here instead of silencing it in the checked file.
mod games;
mod names;
mod prose;
mod rust;
mod server;
mod sizes;
mod web;
mod words;

use std::{fmt, fs, path::Path, process::Command};

use anyhow::{Context, bail};

use crate::project;

/// A file of the project, by its path from the root.
pub struct File {
    pub path: String,
    pub text: String,
}

/// A violated convention and its place.
#[derive(Debug, PartialEq, Eq)]
pub struct Finding {
    pub path: String,
    /// One-based.
    pub line: usize,
    pub problem: String,
}

/// A check over all files, since some conventions concern several of them.
type Check = fn(&[File]) -> Vec<Finding>;

const CHECKS: &[Check] = &[
    names::no_game_in_shared_code,
    games::secrets_are_not_serialized,
    games::views_read_no_hidden_state,
    games::only_flow_assigns_phase_and_turn,
    games::every_game_is_complete,
    server::core_performs_no_io,
    sizes::files,
    sizes::functions_in,
    sizes::lines,
    web::boards_are_typed,
    words::unfinished,
    words::machine_paths,
    words::registry_hosts,
    prose::phrases,
];

pub fn run() -> anyhow::Result<()> {
    let files = read_files(&project::root())?;
    let mut findings: Vec<Finding> = CHECKS.iter().flat_map(|check| check(&files)).collect();
    findings.sort_by(|a, b| (&a.path, a.line).cmp(&(&b.path, b.line)));
    for finding in &findings {
        println!("{finding}");
    }
    match findings.len() {
        0 => println!("tidy: {} files are in order", files.len()),
        1 => bail!("tidy: 1 finding"),
        n => bail!("tidy: {n} findings"),
    }
    Ok(())
}

/// Reads the UTF-8 files that git tracks or would add.
fn read_files(root: &Path) -> anyhow::Result<Vec<File>> {
    let mut git = Command::new("git");
    // A clone may have a different owner, as in a container. This command runs none of its code.
    git.args(["-c", "safe.directory=*", "ls-files", "-z", "--cached", "--others"]);
    let listed = project::read(git.arg("--exclude-standard").current_dir(root));
    let (paths, _) = listed.context("cannot list the project's files with git")?;
    let mut files = Vec::new();
    for path in paths.split_terminator('\0') {
        // Skips uncommitted deletions, links to folders and images.
        if let Ok(text) = fs::read_to_string(root.join(path)) {
            files.push(File { path: path.to_owned(), text });
        }
    }
    Ok(files)
}

impl File {
    pub fn is_rust(&self) -> bool {
        self.path.ends_with(".rs")
    }

    /// Returns `true` for tests in any language, judged by path.
    pub fn is_test(&self) -> bool {
        let name = self.name();
        self.path.split('/').any(|part| part == "tests")
            || name == "tests.rs"
            || name.contains(".test.")
            || name.contains(".spec.")
    }

    pub fn name(&self) -> &str {
        self.path.rsplit('/').next().unwrap_or_default()
    }

    /// Returns the game whose folder contains the file.
    pub fn game(&self) -> Option<&str> {
        self.path.strip_prefix("games/")?.split_once('/').map(|(game, _)| game)
    }

    /// Returns the path relative to the folder of a game or of the template for new games.
    pub fn in_game_folder(&self) -> Option<&str> {
        match self.path.strip_prefix("games/") {
            Some(path) => path.split_once('/').map(|(_, path)| path),
            None => self.path.strip_prefix("template/"),
        }
    }

    /// Returns the path relative to a game's `src`.
    pub fn in_game_source(&self) -> Option<&str> {
        self.in_game_folder()?.strip_prefix("src/")
    }

    pub fn finding(&self, line: usize, problem: impl Into<String>) -> Finding {
        Finding { path: self.path.clone(), line, problem: problem.into() }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.path, self.line, self.problem)
    }
}

/// Returns the offsets of `word` in `text` without a letter, digit or underscore on either side.
pub fn find_words<'a>(text: &'a str, word: &'a str) -> impl Iterator<Item = usize> + 'a {
    let is_part = |c: char| c.is_alphanumeric() || c == '_';
    text.match_indices(word).map(|(at, _)| at).filter(move |&at| {
        let before = text[..at].chars().next_back();
        let after = text[at + word.len()..].chars().next();
        !before.is_some_and(is_part) && !after.is_some_and(is_part)
    })
}

/// Returns the one-based line of a byte offset.
pub fn line_at(text: &str, at: usize) -> usize {
    text[..at].matches('\n').count() + 1
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Runs a check on one file and returns its findings as `line: problem`.
    pub fn findings_in(check: Check, path: &str, text: &str) -> Vec<String> {
        let files = [File { path: path.to_owned(), text: text.to_owned() }];
        check(&files).iter().map(|found| format!("{}: {}", found.line, found.problem)).collect()
    }

    #[test]
    fn find_words_matches_whole_words_only() {
        assert_eq!(find_words("phase phases prephase phase_ (phase)", "phase").count(), 2);
        assert_eq!(line_at("a\nb\nc", 4), 3);
    }

    #[test]
    fn file_kinds_are_derived_from_paths() {
        let file = |path: &str| File { path: path.to_owned(), text: String::new() };
        assert_eq!(file("games/chess/src/rules/pawn.rs").in_game_source(), Some("rules/pawn.rs"));
        assert_eq!(file("games/chess/README.md").game(), Some("chess"));
        assert_eq!(file("games/clippy.toml").game(), None);
        assert!(file("games/chess/src/tests/pawn.rs").is_test());
        assert!(file("web/src/board.test.ts").is_test());
        assert!(!file("games/chess/src/testimony.rs").is_test());
    }
}
