//! Words that no file of the project may contain. They are assembled from halves here, so that
//! this file passes its own check.
use super::{File, Finding, find_words};

/// Marks of unfinished work.
const UNFINISHED: &[&str] = &[
    concat!("to", "do!"),
    concat!("unimple", "mented!"),
    concat!("db", "g!"),
    concat!("FIX", "ME"),
    concat!("TO", "DO"),
    concat!("XX", "X"),
];

/// Prefixes of paths that exist on one machine only.
const MACHINE_PATHS: &[&str] =
    &[concat!("/wo", "rk/"), concat!("/ro", "ot/"), concat!("/ho", "me/")];

/// Package registries. Each machine configures its own, so no file of the project may name one.
const REGISTRY_HOSTS: &[&str] = &[
    concat!("crates", ".io"),
    concat!("pypi", ".org"),
    concat!("pythonhosted", ".org"),
    concat!("npmjs", ".org"),
    concat!("npmjs", ".com"),
    concat!("yarnpkg", ".com"),
    concat!("debian", ".org"),
];

/// The lock file, in which Cargo records its registry.
const LOCK: &str = "Cargo.lock";

pub fn unfinished(files: &[File]) -> Vec<Finding> {
    find(files, UNFINISHED, |line, word| match word.strip_suffix('!') {
        // The bang ends the word: another word may follow it directly.
        Some(name) => find_words(line, name).any(|at| line[at + name.len()..].starts_with('!')),
        None => find_words(line, word).next().is_some(),
    })
    .into_iter()
    .map(|(file, line, word)| file.finding(line, format!("{word} marks unfinished work")))
    .collect()
}

pub fn machine_paths(files: &[File]) -> Vec<Finding> {
    find(files, MACHINE_PATHS, |line, path| {
        // Inside a longer path it is an ordinary folder.
        let is_path = |c: char| c.is_alphanumeric() || "._-~}$".contains(c);
        line.match_indices(path).any(|(at, _)| !line[..at].ends_with(is_path))
    })
    .into_iter()
    .map(|(file, line, path)| file.finding(line, format!("{path} is a path of one machine")))
    .collect()
}

pub fn registry_hosts(files: &[File]) -> Vec<Finding> {
    find(files, REGISTRY_HOSTS, |line, host| line.to_lowercase().contains(host))
        .into_iter()
        .filter(|(file, ..)| file.name() != LOCK)
        .map(|(file, line, host)| file.finding(line, format!("{host} is a package registry")))
        .collect()
}

/// Returns every file and line that contains one of `words`.
fn find<'a>(
    files: &'a [File],
    words: &[&'static str],
    contains: impl Fn(&str, &str) -> bool,
) -> Vec<(&'a File, usize, &'static str)> {
    let mut found = Vec::new();
    for file in files {
        for (index, line) in file.text.lines().enumerate() {
            let matches = words.iter().filter(|word| contains(line, word));
            found.extend(matches.map(|word| (file, index + 1, *word)));
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::{super::tests::findings_in, *};

    #[test]
    fn unfinished_work_is_found() {
        let check = |text: &str| findings_in(unfinished, "docs/A.md", text);
        for word in UNFINISHED {
            let found = check(&format!("fine\n    {word}(\"later\")\n"));
            assert_eq!(found, [format!("2: {word} marks unfinished work")]);
        }
        assert!(check("a method, METHODS, todo = \"warn\", mastodons!").is_empty());
    }

    #[test]
    fn paths_of_a_machine_are_found() {
        let check = |text: &str| findings_in(machine_paths, "docs/A.md", text);
        for path in MACHINE_PATHS {
            assert_eq!(check(&format!("see {path}main")).len(), 1, "{path}");
            assert_eq!(check(&format!("\"{path}main\"")).len(), 1, "{path}");
            assert!(check(&format!("see shared{path}main")).is_empty(), "{path}");
        }
    }

    #[test]
    fn registries_are_found() {
        for host in REGISTRY_HOSTS {
            let text = format!("get it from https://www.{host}/x");
            assert_eq!(findings_in(registry_hosts, "docs/A.md", &text).len(), 1, "{host}");
            assert!(findings_in(registry_hosts, LOCK, &text).is_empty());
        }
        assert!(findings_in(registry_hosts, "docs/A.md", "crates, iodine").is_empty());
    }
}
