//! Words that no file of the project may hold. They are put together here from halves, so that
//! this file may be checked like any other.
use super::{File, Finding, find_words};

/// Marks of work that is not done.
const UNFINISHED: &[&str] = &[
    concat!("to", "do!"),
    concat!("unimple", "mented!"),
    concat!("db", "g!"),
    concat!("FIX", "ME"),
    concat!("TO", "DO"),
    concat!("XX", "X"),
];

/// Beginnings of paths that exist on somebody's machine only.
const MACHINE_PATHS: &[&str] =
    &[concat!("/wo", "rk/"), concat!("/ro", "ot/"), concat!("/ho", "me/")];

/// Where packages come from is a setting of the machine, not of the project.
const REGISTRY_HOSTS: &[&str] = &[
    concat!("crates", ".io"),
    concat!("pypi", ".org"),
    concat!("pythonhosted", ".org"),
    concat!("npmjs", ".org"),
    concat!("npmjs", ".com"),
    concat!("yarnpkg", ".com"),
    concat!("debian", ".org"),
];

/// Cargo writes the name of its registry into it.
const LOCK: &str = "Cargo.lock";

pub fn unfinished(files: &[File]) -> Vec<Finding> {
    find(files, UNFINISHED, |line, word| match word.strip_suffix('!') {
        // A name may follow a macro without a gap, as in a path: the bang ends the word.
        Some(name) => find_words(line, name).any(|at| line[at + name.len()..].starts_with('!')),
        None => find_words(line, word).next().is_some(),
    })
    .into_iter()
    .map(|(file, line, word)| file.finding(line, format!("{word} marks work that is not done")))
    .collect()
}

pub fn machine_paths(files: &[File]) -> Vec<Finding> {
    find(files, MACHINE_PATHS, |line, path| {
        // Within a longer path it is a folder like any other.
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

/// Every file and line that holds one of `words`.
fn find<'a>(
    files: &'a [File],
    words: &[&'static str],
    holds: impl Fn(&str, &str) -> bool,
) -> Vec<(&'a File, usize, &'static str)> {
    let mut found = Vec::new();
    for file in files {
        for (index, line) in file.text.lines().enumerate() {
            let held = words.iter().filter(|word| holds(line, word));
            found.extend(held.map(|word| (file, index + 1, *word)));
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
            assert_eq!(found, [format!("2: {word} marks work that is not done")]);
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
