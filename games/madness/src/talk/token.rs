//! Free text, cut into tokens.
use std::ops::Range;

use super::lexicon;

/// A word of a text, a number, or one of `?`, `!` and `+`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Token {
    /// In lower case.
    pub word: String,
    /// Where it stands in the text.
    pub place: Range<usize>,
    /// Nothing is joined to it.
    pub is_alone: bool,
}

impl Token {
    /// Marks are tokens, but never count as words.
    pub(super) fn is_word(&self) -> bool {
        !matches!(self.word.as_str(), "?" | "!" | "+")
    }
}

/// The tokens of a text in normal form. Numbers are found wherever they hide: `tools5` is two
/// tokens.
pub(super) fn tokens(text: &str) -> Vec<Token> {
    let mut found = Vec::new();
    let mut chunk: Option<usize> = None;
    for (at, c) in text.char_indices() {
        if is_part(text, at, c) {
            chunk.get_or_insert(at);
            continue;
        }
        if let Some(start) = chunk.take() {
            cut_chunk(text, start..at, &mut found);
        }
        if matches!(c, '?' | '!' | '+') {
            let place = at..at + c.len_utf8();
            found.push(Token { word: c.to_string(), place, is_alone: true });
        }
    }
    if let Some(start) = chunk {
        cut_chunk(text, start..text.len(), &mut found);
    }
    found
}

/// Letters, digits, and joints with a letter or digit on both sides.
fn is_part(text: &str, at: usize, c: char) -> bool {
    let before = text[..at].chars().next_back().is_some_and(char::is_alphanumeric);
    let after = text[at + c.len_utf8()..].chars().next().is_some_and(char::is_alphanumeric);
    c.is_alphanumeric() || is_joint(c) && before && after
}

fn is_joint(c: char) -> bool {
    matches!(c, '-' | '\u{2010}' | '\u{2011}' | '\'' | '\u{2019}')
}

/// A known word with a joint and a seat such as `p2` stay whole; all else falls apart at joints
/// and between letters and digits.
fn cut_chunk(text: &str, place: Range<usize>, found: &mut Vec<Token>) {
    let plain = plain(&text[place.clone()]);
    if lexicon::is_joined(&plain) || plain.parse::<kernel::Seat>().is_ok() {
        found.push(Token { word: plain, place, is_alone: true });
        return;
    }
    let n_before = found.len();
    let mut start = place.start;
    let mut last: Option<char> = None;
    for (offset, c) in text[place.clone()].char_indices() {
        let at = place.start + offset;
        let is_seam = last.is_some_and(|last| last.is_ascii_digit() != c.is_ascii_digit());
        if is_joint(c) || is_seam {
            push(text, start..at, found);
            start = if is_joint(c) { at + c.len_utf8() } else { at };
        }
        last = (!is_joint(c)).then_some(c);
    }
    push(text, start..place.end, found);
    let is_alone = found.len() == n_before + 1;
    for token in &mut found[n_before..] {
        token.is_alone = is_alone;
    }
}

fn push(text: &str, place: Range<usize>, found: &mut Vec<Token>) {
    if !place.is_empty() {
        found.push(Token { word: plain(&text[place.clone()]), place, is_alone: false });
    }
}

/// Lower case, with plain joints.
fn plain(raw: &str) -> String {
    raw.to_lowercase().replace('\u{2019}', "'").replace(['\u{2010}', '\u{2011}'], "-")
}
