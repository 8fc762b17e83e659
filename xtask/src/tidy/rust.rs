//! Just enough of Rust's grammar for the checks: code without comments and literals, and the spans
//! of functions.
use std::ops::Range;

use super::find_words;

/// Returns the source with comments and literals blanked out byte for byte, so that offsets stay
/// valid.
pub fn code_of(source: &str) -> String {
    let mut code = String::with_capacity(source.len());
    let mut left = source;
    while let Some(first) = left.chars().next() {
        let is_in_word = code.ends_with(|c: char| c.is_alphanumeric() || c == '_');
        let length = if left.starts_with("//") {
            left.find('\n').unwrap_or(left.len())
        } else if left.starts_with("/*") {
            comment_length(left)
        } else if let Some(n_hashes) = raw_hashes(left).filter(|_| !is_in_word) {
            raw_length(left, n_hashes)
        } else if first == '"' {
            quoted_length(left)
        } else if let Some(length) = char_length(left) {
            length
        } else {
            code.push(first);
            left = &left[first.len_utf8()..];
            continue;
        };
        for byte in left[..length].bytes() {
            code.push(if byte == b'\n' { '\n' } else { ' ' });
        }
        left = &left[length..];
    }
    code
}

/// Returns the length of `/* … */`, which nests.
fn comment_length(text: &str) -> usize {
    let mut depth = 0;
    let mut at = 0;
    while at < text.len() {
        let rest = &text.as_bytes()[at..];
        if rest.starts_with(b"/*") {
            depth += 1;
            at += 2;
        } else if rest.starts_with(b"*/") {
            depth -= 1;
            at += 2;
            if depth == 0 {
                return at;
            }
        } else {
            at += 1;
        }
    }
    text.len()
}

/// Returns the number of hashes after the `r` if a raw string begins here.
fn raw_hashes(text: &str) -> Option<usize> {
    let text = text.strip_prefix(['b', 'c']).unwrap_or(text).strip_prefix('r')?;
    let n_hashes = text.len() - text.trim_start_matches('#').len();
    text[n_hashes..].starts_with('"').then_some(n_hashes)
}

fn raw_length(text: &str, n_hashes: usize) -> usize {
    let start = text.find('"').map_or(text.len(), |quote| quote + 1);
    let end = format!("\"{}", "#".repeat(n_hashes));
    text[start..].find(&end).map_or(text.len(), |at| start + at + end.len())
}

/// Returns the length of `"…"`, with escapes.
fn quoted_length(text: &str) -> usize {
    let mut is_escaped = false;
    for (at, byte) in text.bytes().enumerate().skip(1) {
        match byte {
            _ if is_escaped => is_escaped = false,
            b'\\' => is_escaped = true,
            b'"' => return at + 1,
            _ => {}
        }
    }
    text.len()
}

/// Returns the length of `'x'` or `'\n'`, and `None` for a lifetime.
fn char_length(text: &str) -> Option<usize> {
    let inner = text.strip_prefix('\'')?;
    if let Some(escape) = inner.strip_prefix('\\') {
        // The escaped character may be a quote.
        let escaped = escape.chars().next()?.len_utf8();
        return escape[escaped..].find('\'').map(|at| 2 + escaped + at + 1);
    }
    let length = inner.chars().next()?.len_utf8();
    inner[length..].starts_with('\'').then_some(length + 2)
}

/// A function with a body. The span runs from `fn` to the closing brace.
pub struct Function {
    pub name: String,
    pub span: Range<usize>,
}

/// Returns every function with a body, nested ones included, in the output of [`code_of`].
pub fn functions(code: &str) -> Vec<Function> {
    let mut found = Vec::new();
    for start in find_words(code, "fn") {
        let signature = code[start + 2..].trim_start();
        let is_part = |c: char| c.is_alphanumeric() || c == '_';
        let name: String = signature.chars().take_while(|&c| is_part(c)).collect();
        if name.is_empty() {
            // A function pointer type such as `fn(u8) -> bool`.
            continue;
        }
        if let Some(open) = body_start(code, start)
            && let Some(end) = closing_brace(code, open)
        {
            found.push(Function { name, span: start..end + 1 });
        }
    }
    found
}

/// Returns the opening brace of the function at `start`, or `None` if it has no body.
fn body_start(code: &str, start: usize) -> Option<usize> {
    let mut depth = 0;
    for (at, byte) in code.bytes().enumerate().skip(start) {
        match byte {
            b'(' | b'[' => depth += 1,
            b')' | b']' => depth -= 1,
            b'{' if depth == 0 => return Some(at),
            b';' if depth == 0 => return None,
            _ => {}
        }
    }
    None
}

fn closing_brace(code: &str, open: usize) -> Option<usize> {
    let mut depth = 0;
    for (at, byte) in code.bytes().enumerate().skip(open) {
        match byte {
            b'{' => depth += 1,
            b'}' => {
                depth -= 1;
                if depth == 0 {
                    return Some(at);
                }
            }
            _ => {}
        }
    }
    None
}

/// Returns the spans of test-only modules such as `#[cfg(test)] mod tests { … }`.
pub fn test_modules(code: &str) -> Vec<Range<usize>> {
    let mut found = Vec::new();
    for (at, mark) in code.match_indices("#[cfg(test)]") {
        let rest = &code[at + mark.len()..];
        if find_words(rest, "mod").next() == rest.find(|c: char| !c.is_whitespace())
            && let Some(open) = body_start(code, at + mark.len())
            && let Some(end) = closing_brace(code, open)
        {
            found.push(at..end + 1);
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_and_literals_are_blanked_out() {
        let cases = [
            ("a // b {\nc", "a       \nc"),
            ("a /* { /* } */ */ b", "a                 b"),
            (r#"f("} \" {", x)"#, "f(        , x)"),
            (r##"f(r#"}"{"#, x)"##, "f(        , x)"),
            (r"f('}', '\'', '{')", "f(   ,     ,    )"),
            ("fn f<'a>(x: &'a str)", "fn f<'a>(x: &'a str)"),
            ("ähm(\"ö\")", "ähm(    )"),
            ("bar\"x\" r(1)", "bar    r(1)"),
        ];
        for (source, code) in cases {
            assert_eq!(code_of(source), code, "{source}");
        }
    }

    #[test]
    fn functions_span_to_their_closing_brace() {
        let source = "\
trait T {
    fn declared(&self, n: [u8; 4]) -> u8;
    fn given(&self) -> u8 { 1 }
}
const HOOK: fn(u8) -> bool = even;
pub const fn long<T>(n: T) -> [u8; 2]
where
    T: Copy,
{
    // }
    if \"}\" == s { inner() }
}
";
        let code = code_of(source);
        let found: Vec<(String, usize)> = functions(&code)
            .into_iter()
            .map(|function| (function.name, code[function.span].lines().count()))
            .collect();
        assert_eq!(found, [("given".to_owned(), 1), ("long".to_owned(), 7)]);
    }

    #[test]
    fn test_modules_are_found() {
        let code = "fn a() {}\n#[cfg(test)]\nmod tests {\n fn b() {}\n}\n#[cfg(test)]\nmod far;\n";
        let found = test_modules(code);
        assert_eq!(found.len(), 1);
        assert!(code[found[0].clone()].contains("fn b"));
        assert!(!code[found[0].clone()].contains("fn a"));
    }
}
