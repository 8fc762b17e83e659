//! Limits on the length of files, functions and lines.
use super::{
    File, Finding, line_at,
    rust::{code_of, functions, test_modules},
};

const FILE_LINES: usize = 500;
const FUNCTION_LINES: usize = 60;
const LINE_COLUMNS: usize = 100;

/// Extensions of handwritten code. Prose, texts and data have no limit.
const SOURCES: &[&str] = &["rs", "ts", "js", "svelte", "css", "html", "py", "sh"];

/// Finds long source files, except tests, `data.rs` and generated files.
pub fn files(files: &[File]) -> Vec<Finding> {
    let mut found = Vec::new();
    for file in files {
        let is_source = match file.name().rsplit_once('.') {
            Some((_, ending)) => SOURCES.contains(&ending),
            None => file.text.starts_with("#!"),
        };
        let n_lines = file.text.lines().count();
        let is_exempt = file.is_test() || file.name() == "data.rs" || is_generated(file);
        if is_source && !is_exempt && n_lines > FILE_LINES {
            let problem = format!("the file has {n_lines} lines, {FILE_LINES} at most");
            found.push(file.finding(FILE_LINES + 1, problem));
        }
    }
    found
}

fn is_generated(file: &File) -> bool {
    file.text.lines().take(3).any(|line| line.contains("@generated"))
}

/// Finds long functions outside tests, counted from `fn` to the closing brace.
fn long_functions(file: &File) -> Vec<Finding> {
    let code = code_of(&file.text);
    let test_modules = test_modules(&code);
    let mut found = Vec::new();
    for function in functions(&code) {
        let n_lines = code[function.span.clone()].lines().count();
        let is_test = test_modules.iter().any(|tests| tests.contains(&function.span.start));
        if n_lines > FUNCTION_LINES && !is_test {
            let name = &function.name;
            let problem =
                format!("the function {name} has {n_lines} lines, {FUNCTION_LINES} at most");
            found.push(file.finding(line_at(&code, function.span.start), problem));
        }
    }
    found
}

pub fn functions_in(files: &[File]) -> Vec<Finding> {
    let is_checked = |file: &&File| file.is_rust() && !file.is_test() && !is_generated(file);
    files.iter().filter(is_checked).flat_map(long_functions).collect()
}

/// Finds long lines of Rust that rustfmt cannot break. Literals in tests have no limit.
pub fn lines(files: &[File]) -> Vec<Finding> {
    let mut found = Vec::new();
    for file in files.iter().filter(|file| file.is_rust()) {
        let code = if file.is_test() { code_of(&file.text) } else { file.text.clone() };
        for (index, (line, code)) in file.text.lines().zip(code.lines()).enumerate() {
            let n_columns = line.chars().count();
            if n_columns > LINE_COLUMNS && code.trim_end().chars().count() > LINE_COLUMNS {
                let problem = format!("the line has {n_columns} columns, {LINE_COLUMNS} at most");
                found.push(file.finding(index + 1, problem));
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::{super::tests::findings_in, *};

    #[test]
    fn long_files_are_found() {
        let long = "x\n".repeat(501);
        assert_eq!(
            findings_in(files, "games/chess/src/rules.rs", &long),
            ["501: the file has 501 lines, 500 at most"]
        );
        assert!(findings_in(files, "games/chess/src/rules.rs", &"x\n".repeat(500)).is_empty());
        for exempt in ["games/chess/src/data.rs", "games/chess/src/tests/pawn.rs", "docs/A.md"] {
            assert!(findings_in(files, exempt, &long).is_empty(), "{exempt}");
        }
        assert!(findings_in(files, "web/wire.ts", &format!("// @generated\n{long}")).is_empty());
        assert_eq!(findings_in(files, "run", &format!("#!/bin/sh\n{long}")).len(), 1);
    }

    #[test]
    fn long_functions_are_found() {
        let body =
            |n_lines: usize| format!("fn f() {{\n{}}}\n", "    g(\"}\");\n".repeat(n_lines - 2));
        let path = "crates/table/src/log.rs";
        assert!(findings_in(functions_in, path, &body(60)).is_empty());
        let found = findings_in(functions_in, path, &format!("// fn\n{}", body(61)));
        assert_eq!(found, ["2: the function f has 61 lines, 60 at most"]);
        let inner = format!("#[cfg(test)]\nmod tests {{\n{}}}\n", body(61));
        assert!(findings_in(functions_in, path, &inner).is_empty());
        assert!(findings_in(functions_in, "crates/cli/tests/cli/run.rs", &body(61)).is_empty());
    }

    #[test]
    fn long_lines_are_found() {
        let line = |n: usize| "ä".repeat(n);
        assert!(findings_in(lines, "crates/a.rs", &line(100)).is_empty());
        assert_eq!(
            findings_in(lines, "crates/a.rs", &format!("\n{}", line(101))),
            ["2: the line has 101 columns, 100 at most"]
        );
        assert!(findings_in(lines, "docs/A.md", &line(101)).is_empty());
        let expected = format!("check(\"\n{}\n\");", line(101));
        assert!(findings_in(lines, "crates/tests/a.rs", &expected).is_empty());
        assert_eq!(findings_in(lines, "crates/src/a.rs", &expected).len(), 1);
        assert_eq!(findings_in(lines, "crates/tests/a.rs", &line(101)).len(), 1);
    }
}
