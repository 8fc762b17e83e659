//! Conventions for the TypeScript and Svelte files of the games. Biome checks for `any`.
use super::{File, Finding, find_words, line_at};

/// Types without fields, as the code without spaces contains them.
const UNTYPED: &[&str] = &["Record<string,unknown>", ":string]:unknown"];

/// Finds type assertions and untyped records in boards, which the generated types make unnecessary.
pub fn boards_are_typed(files: &[File]) -> Vec<Finding> {
    let mut found = Vec::new();
    for file in files.iter().filter(|file| is_board(file) && !file.is_test()) {
        let code = code_of(&file.text);
        for at in find_words(&code, "as").filter(|&at| is_assertion(&code, at)) {
            let problem = "narrow the type by its tag instead of asserting it with `as`";
            found.push(file.finding(line_at(&code, at), problem));
        }
        for (index, line) in code.lines().enumerate() {
            let dense: String = line.split_whitespace().collect();
            if UNTYPED.iter().any(|untyped| dense.contains(untyped)) {
                found.push(file.finding(index + 1, "use the generated type of this record"));
            }
        }
    }
    found
}

fn is_board(file: &File) -> bool {
    let is_web = file.in_game_folder().is_some_and(|path| path.starts_with("web/"));
    is_web && (file.path.ends_with(".ts") || file.path.ends_with(".svelte"))
}

/// Returns `false` for `as const`, renamed imports and exports, and `{#each list as item}`.
fn is_assertion(code: &str, at: usize) -> bool {
    let after = code[at + 2..].trim_start();
    let statement = &code[code[..at].rfind(';').map_or(0, |end| end + 1)..at];
    let block = &code[code[..at].rfind("{#").unwrap_or(at)..at];
    let is_each = block.starts_with("{#each") && is_open(block);
    let is_rename = is_renaming(statement);
    find_words(after, "const").next() != Some(0) && !is_each && !is_rename
}

/// Returns `true` if the first brace of the text is not closed in it.
fn is_open(text: &str) -> bool {
    let mut depth = 0;
    for sign in text.chars() {
        match sign {
            '{' => depth += 1,
            '}' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return false;
        }
    }
    true
}

/// Returns `true` within `import { … }`, `import * as …` and `export { … }`.
fn is_renaming(statement: &str) -> bool {
    let begin = ["import", "export"].iter().filter_map(|word| find_words(statement, word).last());
    let Some(begin) = begin.max() else {
        return false;
    };
    let list = statement[begin + "import".len()..].trim_start();
    let list = list.strip_prefix("type").map_or(list, str::trim_start);
    list.starts_with('*') || list.starts_with('{') && is_open(list)
}

/// Returns the source with comments, texts and styles blanked out byte for byte, so that offsets
/// stay valid. Code within template literals stays.
fn code_of(source: &str) -> String {
    let mut code = String::with_capacity(source.len());
    // For each open template literal, the number of open braces of the code in it.
    let mut templates: Vec<usize> = Vec::new();
    let mut left = source;
    while let Some(first) = left.chars().next() {
        let blank = match first {
            '/' if left.starts_with("//") => left.find('\n').unwrap_or(left.len()),
            '/' if left.starts_with("/*") => length_until(left, "*/"),
            '/' if begins_regex(&code) => quoted_length(left, '/'),
            '<' if left.starts_with("<!--") => length_until(left, "-->"),
            '<' if left.starts_with("<style") => length_until(left, "</style>"),
            '"' | '\'' => quoted_length(left, first),
            '`' => {
                templates.push(0);
                template_length(&left[1..]) + 1
            }
            '}' if templates.last() == Some(&0) => template_length(&left[1..]) + 1,
            _ => 0,
        };
        if blank == 0 {
            match (first, templates.last_mut()) {
                ('{', Some(depth)) => *depth += 1,
                ('}', Some(depth)) => *depth -= 1,
                _ => {}
            }
            code.push(first);
            left = &left[first.len_utf8()..];
            continue;
        }
        let (text, rest) = left.split_at(blank);
        if text.ends_with('`') && text.len() + usize::from(first == '}') > 1 {
            templates.pop();
        }
        code.extend(text.bytes().map(|byte| if byte == b'\n' { '\n' } else { ' ' }));
        left = rest;
    }
    code
}

fn length_until(text: &str, end: &str) -> usize {
    text.find(end).map_or(text.len(), |at| at + end.len())
}

/// Returns the length of a literal in these quotes. It ends with its line at the latest.
fn quoted_length(text: &str, quote: char) -> usize {
    let mut is_escaped = false;
    for (at, sign) in text.char_indices().skip(1) {
        match sign {
            '\n' => return at,
            _ if is_escaped => is_escaped = false,
            '\\' => is_escaped = true,
            _ if sign == quote => return at + 1,
            _ => {}
        }
    }
    text.len()
}

/// Returns the length of a template literal's text up to its end or to the next `${`, inclusive.
fn template_length(text: &str) -> usize {
    let mut is_escaped = false;
    for (at, sign) in text.char_indices() {
        match sign {
            _ if is_escaped => is_escaped = false,
            '\\' => is_escaped = true,
            '`' => return at + 1,
            '$' if text[at..].starts_with("${") => return at + 2,
            _ => {}
        }
    }
    text.len()
}

/// Returns `true` if a slash after this code begins a regular expression and is not a division or
/// the end of a tag.
fn begins_regex(code: &str) -> bool {
    let before = code.trim_end();
    before.ends_with(['(', ',', '=', ':', '[', '!', '&', '|', '?', ';']) || before.ends_with("=>")
}

#[cfg(test)]
mod tests {
    use super::{super::tests::findings_in, *};

    fn check(text: &str) -> Vec<String> {
        findings_in(boards_are_typed, "games/chess/web/board/Ghost.svelte", text)
    }

    #[test]
    fn type_assertions_are_found() {
        let problem = "narrow the type by its tag instead of asserting it with `as`";
        assert_eq!(check("const a = 1;\nconst to = move.to as Cell;"), [format!("2: {problem}")]);
        for bad in [
            "const cell = (event as unknown as Moved).to;",
            "{#each cells as cell (cell)}<Hit at={cell as Cell} />{/each}",
            "{@const to = ghost.to as Cell}",
            "const key = `cell:${choice.to as Cell}`;",
            "const it = `${`${one}`}` + (two as string);",
            "const all = text.split(/[\"']/) as Cell[];",
            "import { a as b } from \"c\";\nconst d = b as D;",
            "import A from \"a\";\nexport const list = { a: A as B };",
        ] {
            assert!(!check(bad).is_empty(), "{bad}");
        }
    }

    #[test]
    fn other_uses_of_the_word_are_fine() {
        for fine in [
            "const LINES = [\"row\", \"column\"] as const;",
            "import { a as b, type C as D } from \"e\";",
            "import type { Choice as ChoiceOf } from \"$stage/contract\";",
            "import * as shapes from \"./shapes\";",
            "export { Form as Editor };",
            "{#each cells as cell, index (cell)}<Hit at={cell} />{/each}",
            "{#each { length: 3 } as _, index (index)}<Hit {index} />{/each}",
            "// as Cell\n/* as Cell */ <!-- as Cell --> const it = 'as Cell' + \"as Cell\";",
            "const it = `as Cell ${cell} as Cell`;",
            "<p class=\"as {cell} as\">{cell}</p>",
            "<style>\n/* as Cell */ p { color: as; }\n</style>",
            "const ratio = width / height; // as wide as high",
        ] {
            assert_eq!(check(fine), Vec::<String>::new(), "{fine}");
        }
    }

    #[test]
    fn untyped_records_are_found() {
        assert_eq!(
            check("let a: Record<string, unknown>;"),
            ["1: use the generated type of this record"]
        );
        assert_eq!(check("type A = { type: string; [field: string]: unknown };").len(), 1);
        assert!(check("let a: Record<string, string>;").is_empty());
    }

    #[test]
    fn only_boards_are_checked() {
        let bad = "const to = move.to as Cell;";
        let n = |path| findings_in(boards_are_typed, path, bad).len();
        assert_eq!(n("games/chess/web/targets.ts"), 1);
        assert_eq!(n("games/chess/web/board.test.ts"), 0);
        assert_eq!(n("games/chess/README.md"), 0);
        assert_eq!(n("web/src/stage/contract.ts"), 0);
    }
}
