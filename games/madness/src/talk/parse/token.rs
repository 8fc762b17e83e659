//! Splits free text into tokens.
use std::ops::Range;

use unicode_normalization::char::is_combining_mark;

use crate::talk::{parse::disguise, parse::lexicon};

/// A word, a number, or one of `?`, `!` and `+`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Token {
    /// The word in lower case.
    pub word: String,
    /// Its byte range in the text.
    pub place: Range<usize>,
    /// Nothing is joined to it.
    pub is_alone: bool,
}

impl Token {
    /// Returns `true` for words; marks are tokens, but never count as words.
    pub(crate) fn is_word(&self) -> bool {
        !matches!(self.word.as_str(), "?" | "!" | "+")
    }

    fn is_letter(&self) -> bool {
        let mut letters = self.word.chars();
        letters.next().is_some_and(char::is_alphabetic) && letters.next().is_none()
    }
}

/// Returns the tokens of a normalized text. Words and numbers are found even if hidden: `tools5` is
/// two tokens, and `t.o.o.l.s` is one.
pub(crate) fn tokens(text: &str) -> Vec<Token> {
    let mut found = Vec::new();
    let mut start = 0;
    for row in text.split_inclusive(char::is_whitespace) {
        let place = start..start + row.trim_end().len();
        start += row.len();
        split_run(text, place, &mut found);
    }
    join_letters(&found)
}

/// Splits a run of text between two spaces.
fn split_run(text: &str, place: Range<usize>, found: &mut Vec<Token>) {
    let n_before = found.len();
    let mut chunk: Option<usize> = None;
    for (offset, c) in text[place.clone()].char_indices() {
        let at = place.start + offset;
        if is_part(text, at, c) {
            chunk.get_or_insert(at);
            continue;
        }
        if let Some(start) = chunk.take() {
            split_chunk(text, start..at, found);
        }
        let sign = at..at + c.len_utf8();
        if matches!(c, '?' | '!' | '+') {
            found.push(Token { word: c.to_string(), place: sign, is_alone: true });
        } else if let Some(word) = disguise::picture(c) {
            found.push(Token { word: word.to_lowercase(), place: sign, is_alone: true });
        }
    }
    if let Some(start) = chunk {
        split_chunk(text, start..place.end, found);
    }
    find_disguised_word(text, place, n_before, found);
}

/// Tries the whole run as a word if its parts mean nothing.
fn find_disguised_word(text: &str, place: Range<usize>, n_before: usize, found: &mut Vec<Token>) {
    let parts = &found[n_before..];
    let says_something = |it: &Token| !is_digits(&it.word) && lexicon::is_significant(&it.word);
    if parts.len() < 2 || parts.iter().any(says_something) {
        return;
    }
    let read = disguise::undisguised(&plain(&text[place.clone()]));
    let is_word = |word: &String| !is_digits(word) && lexicon::is_significant(word);
    let Some(word) = read.into_iter().find(is_word) else { return };
    // Digits still count as numbers.
    found.retain({
        let mut nth = 0;
        move |it| {
            nth += 1;
            nth <= n_before || is_digits(&it.word) || !it.is_word()
        }
    });
    found.push(Token { word, place, is_alone: true });
}

fn is_digits(word: &str) -> bool {
    word.chars().all(char::is_numeric)
}

/// Joins single letters in a row if they spell a word.
fn join_letters(tokens: &[Token]) -> Vec<Token> {
    let mut joined: Vec<Token> = Vec::with_capacity(tokens.len());
    let mut left = tokens;
    while let Some((first, rest)) = left.split_first() {
        let n = left.iter().take_while(|token| token.is_letter()).count();
        let word: String = left[..n].iter().map(|token| token.word.as_str()).collect();
        if n > 2 && lexicon::is_significant(&word) {
            let place = first.place.start..left[n - 1].place.end;
            joined.push(Token { word, place, is_alone: true });
            left = &left[n..];
        } else {
            joined.push(first.clone());
            left = rest;
        }
    }
    joined
}

/// Returns `true` for letters, digits, combining marks, and joiners between two of them.
fn is_part(text: &str, at: usize, c: char) -> bool {
    let is_sign = |c: char| c.is_alphanumeric() || is_combining_mark(c);
    let before = text[..at].chars().next_back().is_some_and(is_sign);
    let after = text[at + c.len_utf8()..].chars().next().is_some_and(char::is_alphanumeric);
    c.is_alphanumeric() || before && (is_combining_mark(c) || is_joiner(c) && after)
}

fn is_joiner(c: char) -> bool {
    matches!(c, '-' | '\u{2010}' | '\u{2011}' | '\'' | '\u{2019}')
}

/// Keeps a known word with a joiner whole and splits everything else at joiners.
fn split_chunk(text: &str, place: Range<usize>, found: &mut Vec<Token>) {
    let plain = plain(&text[place.clone()]);
    if lexicon::is_joined(&plain) {
        found.push(Token { word: plain, place, is_alone: true });
        return;
    }
    let n_before = found.len();
    let mut start = place.start;
    for (offset, joiner) in text[place.clone()].char_indices().filter(|(_, c)| is_joiner(*c)) {
        let at = place.start + offset;
        split_part(text, start..at, found);
        start = at + joiner.len_utf8();
    }
    split_part(text, start..place.end, found);
    let is_alone = found.len() == n_before + 1;
    for token in &mut found[n_before..] {
        token.is_alone = is_alone;
    }
}

/// Keeps a seat such as `p2` whole and splits everything else between letters and digits and before
/// capitals.
fn split_part(text: &str, place: Range<usize>, found: &mut Vec<Token>) {
    let plain = plain(&text[place.clone()]);
    if plain.parse::<kernel::Seat>().is_ok() {
        found.push(Token { word: plain, place, is_alone: false });
        return;
    }
    let mut start = place.start;
    let mut last: Option<char> = None;
    for (offset, c) in text[place.clone()].char_indices() {
        let at = place.start + offset;
        if last.is_some_and(|last| is_boundary(last, c)) {
            push(text, start..at, found);
            start = at;
        }
        if !is_combining_mark(c) {
            last = Some(c);
        }
    }
    push(text, start..place.end, found);
}

fn is_boundary(last: char, c: char) -> bool {
    let is_sign = c.is_alphanumeric();
    is_sign && (last.is_numeric() != c.is_numeric() || last.is_lowercase() && c.is_uppercase())
}

/// Adds one word, or its parts if it is a compound of known words.
fn push(text: &str, place: Range<usize>, found: &mut Vec<Token>) {
    if place.is_empty() {
        return;
    }
    let word = plain(&text[place.clone()]);
    let words = lexicon::parts(&word).unwrap_or_else(|| vec![word]);
    let token = |word| Token { word, place: place.clone(), is_alone: false };
    found.extend(words.into_iter().map(token));
}

/// Returns the text in lower case, with plain apostrophes and hyphens.
fn plain(raw: &str) -> String {
    raw.to_lowercase().replace('\u{2019}', "'").replace(['\u{2010}', '\u{2011}'], "-")
}
