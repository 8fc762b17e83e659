//! Conventions for the server.
use super::{File, Finding, find_words, line_at, rust::code_of};

/// The folder of the table's decisions.
const CORE: &str = "crates/server/src/core/";

/// Words that occur in code that waits, reads a clock or performs IO.
const IO: &[&str] = &[
    "async",
    "await",
    "tokio",
    "sqlx",
    "Instant",
    "SystemTime",
    "getrandom",
    "metrics",
    "fs",
    "net",
];

/// Finds IO in the core of a table, which a simulation must be able to drive.
pub fn core_performs_no_io(files: &[File]) -> Vec<Finding> {
    let mut found = Vec::new();
    for file in files.iter().filter(|file| file.is_rust() && file.path.starts_with(CORE)) {
        let code = code_of(&file.text);
        for word in IO {
            for at in find_words(&code, word) {
                let problem = format!("{word} in the core of a table: emit an effect instead");
                found.push(file.finding(line_at(&code, at), problem));
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::{super::tests::findings_in, *};

    #[test]
    fn io_is_found_in_the_core_only() {
        let code = "use tokio::time;\n// async is fine here\nlet awaited = 1;";
        let found = ["1: tokio in the core of a table: emit an effect instead"];
        assert_eq!(findings_in(core_performs_no_io, "crates/server/src/core/play.rs", code), found);
        assert!(findings_in(core_performs_no_io, "crates/server/src/actor.rs", code).is_empty());
    }
}
