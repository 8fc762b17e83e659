//! Creates a game from `template/`, a small complete game, and registers it in the catalog.
use std::{
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, bail, ensure};

use crate::project;

/// The folder, the crate and the id of the template.
const TEMPLATE: &str = "template";
const NAME_MAX: usize = 16;

const CATALOG: &str = "crates/catalog/Cargo.toml";
const GAMES: &str = "crates/catalog/src/lib.rs";

pub fn run(args: &[String]) -> anyhow::Result<()> {
    let [name] = args else {
        bail!("new-game takes the NAME of the game, one lower-case word");
    };
    let root = project::root();
    require_free_name(&root, name)?;
    for path in copy(&root, &root, name)? {
        println!("{}", path.display());
    }
    for (path, register) in [(CATALOG, register_crate as Register), (GAMES, register_entry)] {
        let text = fs::read_to_string(root.join(path))?;
        let text = register(&text, name).with_context(|| format!("cannot edit {path}"))?;
        fs::write(root.join(path), text)?;
        println!("{path}");
    }
    // Sorts the imports by the new name, and adds the crate to the lock file.
    project::run(project::cargo().args(["fmt", "--package", name]).current_dir(&root))?;
    let mut metadata = project::cargo();
    metadata.args(["metadata", "--offline", "--format-version", "1"]).current_dir(&root);
    project::read(&mut metadata)?;
    println!(
        "\nPlay it:    ./run, then open the printed address\nTest it:    cargo test -p {name}"
    );
    println!("Change it:  docs/ADDING_A_GAME.md");
    Ok(())
}

type Register = fn(&str, &str) -> anyhow::Result<String>;

fn require_free_name(root: &Path, name: &str) -> anyhow::Result<()> {
    let is_word = name.bytes().all(|letter| letter.is_ascii_lowercase());
    ensure!(
        is_word && (3..=NAME_MAX).contains(&name.len()),
        "invalid name {name:?}: use 3 to {NAME_MAX} letters from a to z"
    );
    for folder in ["games", "crates", "."] {
        ensure!(!root.join(folder).join(name).exists(), "the name {name:?} is in use");
    }
    Ok(())
}

/// Copies the template from one project folder to another under a new name. Returns the new paths.
fn copy(from: &Path, to: &Path, name: &str) -> anyhow::Result<Vec<PathBuf>> {
    let template = from.join(TEMPLATE);
    let mut paths = Vec::new();
    for path in files_in(&template)? {
        let text = fs::read_to_string(&path).with_context(|| path.display().to_string())?;
        let copied = Path::new("games").join(name).join(path.strip_prefix(&template)?);
        let place = to.join(&copied);
        fs::create_dir_all(place.parent().context("every file is in a folder")?)?;
        fs::write(place, rename(&text, TEMPLATE, name))?;
        paths.push(copied);
    }
    Ok(paths)
}

/// Returns all files in a folder and its folders, sorted.
fn files_in(folder: &Path) -> anyhow::Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() { files.extend(files_in(&path)?) } else { files.push(path) }
    }
    files.sort();
    Ok(files)
}

/// Replaces the id, the title and the letter of the rulebook's paragraphs.
fn rename(text: &str, from: &str, to: &str) -> String {
    let text = text.replace(from, to).replace(&title(from), &title(to));
    let (old, new) = (&title(from)[..1], &title(to)[..1]);
    let mut renamed = String::with_capacity(text.len());
    let mut rest = text.as_str();
    while let Some(at) = rest.find(old) {
        let (before, found) = rest.split_at(at);
        renamed.push_str(before);
        renamed.push_str(if is_paragraph(before, &found[1..]) { new } else { old });
        rest = &found[1..];
    }
    renamed + rest
}

/// Returns `true` for the number of a paragraph such as `T2.1`, given the text around its letter.
fn is_paragraph(before: &str, after: &str) -> bool {
    let mut digits = after.chars();
    let is_number = digits.next().is_some_and(|c| c.is_ascii_digit())
        && digits.next() == Some('.')
        && digits.next().is_some_and(|c| c.is_ascii_digit());
    is_number && !before.ends_with(char::is_alphanumeric)
}

fn title(name: &str) -> String {
    let (first, rest) = name.split_at(1);
    first.to_ascii_uppercase() + rest
}

/// Adds the crate to the dependencies of the catalog and to its feature `ts`.
fn register_crate(manifest: &str, name: &str) -> anyhow::Result<String> {
    let last = manifest.lines().rfind(|line| line.contains("\"../../games/"));
    let last = last.context("no game is listed")?;
    let line = format!("{name} = {{ path = \"../../games/{name}\" }}");
    let manifest = manifest.replace(last, &format!("{last}\n{line}"));
    let feature = manifest.lines().find(|line| line.starts_with("ts = ["));
    let feature = feature.context("there is no feature `ts`")?;
    let features = feature.strip_suffix(']').context("the feature is on one line")?;
    Ok(manifest.replace(feature, &format!("{features}, \"{name}/ts\"]")))
}

/// Adds the game to the list of the catalog.
fn register_entry(source: &str, name: &str) -> anyhow::Result<String> {
    let (before, list) = source.split_once("games! {\n").context("there is no list of games")?;
    let (games, after) = list.split_once("}\n").context("the list of games has an end")?;
    Ok(format!("{before}games! {{\n{games}    {name}::ENTRY,\n}}\n{after}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    const NAME: &str = "quarry";

    #[test]
    fn a_copy_differs_from_the_template_only_in_its_name() {
        let root = project::root();
        let folder = std::env::temp_dir().join(format!("ovoo-new-game-{}", std::process::id()));
        let paths = copy(&root, &folder, NAME).expect("the template can be copied");
        assert!(paths.len() > 20, "{paths:?}");
        for path in &paths {
            let copied = fs::read_to_string(folder.join(path)).expect("the file was written");
            assert!(!copied.to_lowercase().contains(TEMPLATE), "{}", path.display());
            let origin = path.strip_prefix("games/quarry").expect("the copy is in its folder");
            let origin = fs::read_to_string(root.join(TEMPLATE).join(origin));
            let origin = origin.expect("the template has the file");
            assert_eq!(rename(&copied, NAME, TEMPLATE), origin);
            let is_part = |c: char| c.is_alphanumeric() || c == '-' || c == '_';
            for (at, word) in origin.match_indices(TEMPLATE) {
                let (before, after) = (&origin[..at], &origin[at + word.len()..]);
                let is_word = !before.ends_with(is_part) && !after.starts_with(is_part);
                assert!(is_word, "{} has the name in another word", path.display());
            }
        }
        fs::remove_dir_all(folder).expect("the folder was created");
    }

    #[test]
    fn paragraphs_get_the_first_letter_of_the_name() {
        let text = "**T1.2** Template: T2.3, PT1.2, T1, \"T3.1\", This template.";
        let renamed = "**Q1.2** Quarry: Q2.3, PT1.2, T1, \"Q3.1\", This quarry.";
        assert_eq!(rename(text, TEMPLATE, NAME), renamed);
    }

    #[test]
    fn a_game_is_registered_in_the_catalog() {
        let read = |path| fs::read_to_string(project::root().join(path)).expect("the file exists");
        let (manifest, games) = (read(CATALOG), read(GAMES));
        let new_manifest = register_crate(&manifest, NAME).expect("the catalog lists games");
        assert!(new_manifest.contains("\nquarry = { path = \"../../games/quarry\" }\n"));
        let undone = new_manifest.replace("quarry = { path = \"../../games/quarry\" }\n", "");
        assert_eq!(undone.replace(", \"quarry/ts\"", ""), manifest);
        let new_games = register_entry(&games, NAME).expect("the catalog lists games");
        assert_eq!(new_games.replace("    quarry::ENTRY,\n}", "}"), games);
        assert_eq!(new_games.matches("quarry").count(), 1);
    }

    #[test]
    fn names_must_be_one_free_word() {
        let root = project::root();
        for name in ["Chess", "my-game", "go", "desert", "kernel", TEMPLATE] {
            assert!(require_free_name(&root, name).is_err(), "{name}");
        }
        assert!(require_free_name(&root, NAME).is_ok());
    }
}
