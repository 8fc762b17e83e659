//! Detects disguised words. To evade their madness, players may misspell a word in a way that
//! people still understand. Any spelling that reads like a word counts as that word.
use std::borrow::Cow;

use unicode_normalization::{UnicodeNormalization, char::is_combining_mark};

/// Letters that look like others, in lower case.
const ALIKE: [(&str, char); 19] = [
    ("аαɑ", 'a'),
    ("в", 'b'),
    ("сϲ", 'c'),
    ("еεє", 'e'),
    ("ɡ", 'g'),
    ("нһħ", 'h'),
    ("іιı", 'i'),
    ("ј", 'j'),
    ("кκ", 'k'),
    ("łӏ", 'l'),
    ("м", 'm'),
    ("пη", 'n'),
    ("оοøσ", 'o'),
    ("рρ", 'p'),
    ("ѕ", 's'),
    ("тτŧ", 't'),
    ("υ", 'u'),
    ("νѵ", 'v'),
    ("хχ", 'x'),
];
/// The zeros of other scripts; the other digits follow them.
const ZEROS: [char; 6] = ['\u{660}', '\u{6f0}', '\u{966}', '\u{9e6}', '\u{e50}', '\u{ff10}'];
/// Digits used as letters.
const DIGITS_AS_LETTERS: [(char, char); 6] =
    [('0', 'o'), ('1', 'i'), ('3', 'e'), ('4', 'a'), ('5', 's'), ('7', 't')];

/// Pictures that stand for a word.
const PICTURES: [(&str, &str); 13] = [
    ("🔧🔨🛠⛏⚒🪓🪛🧰🪚🪢", "tools"),
    ("🔫🗡⚔🏹💣🔪🧨", "weapons"),
    ("📖📚📕📗📘📙📓📔📒", "books"),
    ("📦🧳🗃🥫", "crates"),
    ("⚀", "1"),
    ("⚁", "2"),
    ("⚂", "3"),
    ("⚃", "4"),
    ("⚄", "5"),
    ("⚅", "6"),
    ("🔟", "10"),
    ("🅰", "A"),
    ("🅱", "B"),
];

/// Returns the word that a picture stands for.
pub(crate) fn picture(c: char) -> Option<&'static str> {
    let found = PICTURES.iter().find(|(pictures, _)| pictures.contains(c))?;
    Some(found.1)
}

/// Looks up a word as written and, if that fails, without its disguise.
pub(crate) fn find_word<T>(word: &str, known: impl Fn(&str) -> Option<T>) -> Option<T> {
    if word.is_ascii() && !has_long_run(word) {
        return known(word);
    }
    let plain = plain_letters(word);
    let shorter = |n: usize| has_long_run(&plain).then(|| shortened(&plain, n));
    known(&plain)
        .or_else(|| shorter(2).and_then(|word| known(&word)))
        .or_else(|| shorter(1).and_then(|word| known(&word)))
}

/// Returns the word without diacritics, with look-alike letters replaced.
pub(crate) fn plain_letters(word: &str) -> Cow<'_, str> {
    if word.is_ascii() {
        return Cow::Borrowed(word);
    }
    let mut plain = String::with_capacity(word.len());
    for c in word.nfkd().filter(|&c| !is_combining_mark(c)) {
        match c {
            'ß' => plain.push_str("ss"),
            'æ' => plain.push_str("ae"),
            'œ' => plain.push_str("oe"),
            c => plain.push(ascii_digit(c).or_else(|| alike(c)).unwrap_or(c)),
        }
    }
    Cow::Owned(plain)
}

fn alike(c: char) -> Option<char> {
    ALIKE.iter().find(|(letters, _)| letters.contains(c)).map(|(_, letter)| *letter)
}

/// Converts a digit of any script to ASCII.
fn ascii_digit(c: char) -> Option<char> {
    let value = |zero: &char| (c as u32).checked_sub(*zero as u32);
    let value = ZEROS.iter().filter_map(value).find(|value| *value < 10)?;
    char::from_digit(value, 10)
}

/// Returns `true` if a letter occurs three times in a row, which only a disguise would use.
fn has_long_run(word: &str) -> bool {
    word.as_bytes().windows(3).any(|three| three[0] == three[1] && three[1] == three[2])
        && !word.bytes().all(|byte| byte.is_ascii_digit())
}

/// Limits runs of the same letter to `n`.
fn shortened(word: &str, n: usize) -> String {
    let mut short = String::with_capacity(word.len());
    let (mut last, mut run) = (None, 0);
    for c in word.chars() {
        run = if last == Some(c) { run + 1 } else { 1 };
        last = Some(c);
        if run <= n {
            short.push(c);
        }
    }
    short
}

/// Returns possible readings of a run of symbols without spaces: digits as letters, or digits and
/// all other symbols removed.
pub(crate) fn undisguised(row: &str) -> [String; 2] {
    let letter = |c: char| {
        DIGITS_AS_LETTERS.iter().find(|(ascii_digit, _)| *ascii_digit == c).map_or(c, |it| it.1)
    };
    let plain = plain_letters(row);
    let signs = plain.chars().filter(|c| c.is_alphanumeric());
    [signs.clone().map(letter).collect(), signs.filter(|c| !c.is_numeric()).collect()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn disguises_are_removed() {
        for (worn, word) in [
            ("tóóls", "tools"),
            ("tооls", "tools"),
            ("s̶i̶x̶", "six"),
            ("ѕіх", "six"),
            ("bücher", "bucher"),
            ("weiß", "weiss"),
            ("٦", "6"),
            ("siiix", "six"),
            ("toooools", "tools"),
            ("threeee", "three"),
            ("6\u{20e3}", "6"),
        ] {
            let found = find_word(worn, |tried| (tried == word).then_some(()));
            assert!(found.is_some(), "{worn} reads {word}");
        }
        assert_eq!(find_word("111", |tried| Some(tried.to_owned())), Some("111".to_owned()));
        assert!(undisguised("b00k5").contains(&"books".to_owned()));
        assert!(undisguised("t.o.o.l.s-7").contains(&"tools".to_owned()));
        assert_eq!((picture('📚'), picture('⚅'), picture('🙂')), (Some("books"), Some("6"), None));
    }
}
