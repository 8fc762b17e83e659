//! The words of a text as a reader sees them: disguises, stretched letters and smileys removed.
use std::ops::Range;

use kernel::{Seat, SeatSet};

use super::{names, numbers, things};
use crate::data::Gear;
use crate::talk::parse::{Token, plain_letters, tokens};

/// A word and what it can stand for.
#[derive(Clone, Debug)]
pub(crate) struct Word {
    /// Lower case, without diacritics and apostrophes.
    pub text: String,
    /// Its byte range in the text. The parts of a compound share it.
    pub place: Range<usize>,
    /// Starts with a capital letter.
    pub is_capital: bool,
    /// Typed in digits.
    pub is_digits: bool,
    /// A picture, which stands for a word but is not one.
    pub is_picture: bool,
    /// The punctuation after it.
    pub mark: Mark,
    pub gear: Option<Gear>,
    pub number: Option<u16>,
    pub name: Option<names::Name>,
}

/// The punctuation after a word, as far as it matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mark {
    None,
    /// Joined to the next word without a space: `8-10`, `tools/books`.
    Joined,
    /// A comma, colon, dash, bracket or three dots.
    Pause,
    /// The end of a sentence.
    Stop,
    Question,
    Plus,
    /// Another arithmetic sign.
    Sign,
}

impl Word {
    /// Returns `true` if it is one of these words, which are separated by spaces.
    pub(crate) fn is(&self, words: &str) -> bool {
        is_among(words, &self.text)
    }

    pub(crate) fn ends_sentence(&self) -> bool {
        matches!(self.mark, Mark::Stop | Mark::Question)
    }

    pub(crate) fn ends_part(&self) -> bool {
        self.ends_sentence() || self.mark == Mark::Pause
    }
}

/// Splits a text into words.
pub(crate) fn words(text: &str, seats: u8) -> Vec<Word> {
    let mut found: Vec<Word> = Vec::new();
    for token in tokens(text).into_iter().filter(Token::is_word) {
        if is_smiley(text, &token.word, &token.place) {
            continue;
        }
        let plain = folded(&token.word);
        // An apostrophe joins, as in "who's" or "I've".
        let gap = found
            .last()
            .map(|last| &text[last.place.end.min(token.place.start)..token.place.start]);
        if let (Some("'" | "\u{2019}"), Some(last)) = (gap, found.last_mut()) {
            last.text.push_str(&plain);
            last.place.end = token.place.end;
            continue;
        }
        let is_capital = text[token.place.clone()].chars().next().is_some_and(char::is_uppercase);
        found.push(Word {
            is_digits: plain.bytes().all(|byte| byte.is_ascii_digit()),
            is_picture: !text[token.place.clone()].contains(char::is_alphanumeric),
            text: plain,
            place: token.place,
            is_capital,
            mark: Mark::None,
            gear: None,
            number: None,
            name: None,
        });
    }
    set_marks(text, &mut found);
    let raw: Vec<bool> =
        found.iter().map(|word| is_roman_case(&text[word.place.clone()])).collect();
    for (word, is_upper) in found.iter_mut().zip(raw) {
        word.gear = things::gear(&word.text);
        word.name = names::name(&word.text).filter(|name| SeatSet::first_n(seats).has(name.seat));
        word.number = numbers::number(&word.text, is_upper);
    }
    numbers::join(&mut found);
    things::read_by_context(&mut found);
    found
}

/// Returns a word without diacritics, apostrophes and stretched letters.
pub(super) fn folded(word: &str) -> String {
    let plain = plain_letters(word).replace('\'', "");
    let is_roman = plain.bytes().all(|byte| matches!(byte, b'i' | b'v' | b'x'));
    let is_stretched = plain.as_bytes().windows(3).any(|it| it[0] == it[1] && it[1] == it[2])
        && !is_roman
        && !plain.bytes().any(|byte| byte.is_ascii_digit());
    if !is_stretched {
        return plain;
    }
    let twice = with_runs_of(&plain, 2);
    if things::is_known(&twice) { twice } else { with_runs_of(&plain, 1) }
}

/// Shortens every letter that occurs three or more times in a row to `n` times.
fn with_runs_of(word: &str, n: usize) -> String {
    let letters: Vec<char> = word.chars().collect();
    let runs = letters.chunk_by(|first, second| first == second);
    runs.flat_map(|run| &run[..if run.len() > 2 { n } else { run.len() }]).collect()
}

fn is_roman_case(raw: &str) -> bool {
    raw.chars().all(char::is_uppercase)
}

/// Returns `true` for the letter of `:D` or the digit of `<3`.
fn is_smiley(text: &str, word: &str, place: &Range<usize>) -> bool {
    let before = text[..place.start].trim_end_matches('-').chars().next_back();
    match before {
        Some(':' | ';' | '=') => matches!(word, "d" | "p" | "o" | "x" | "s" | "3"),
        Some('<') => word == "3",
        // A slip of the Shift key: !!1
        Some('!') => matches!(word, "1" | "11"),
        _ => matches!(word, "xd" | "xdd"),
    }
}

fn set_marks(text: &str, words: &mut [Word]) {
    for at in 0..words.len() {
        let end = words[at].place.end;
        let next = words.get(at + 1).map_or(text.len(), |next| next.place.start);
        words[at].mark = if next < end { Mark::None } else { mark(&text[end..next]) };
        // `1.` and `2)` number a remark and do not end a sentence.
        if at == 0 && words[0].is_digits && words.len() > 1 && words[0].mark == Mark::Stop {
            words[0].mark = Mark::Pause;
        }
    }
}

fn mark(gap: &str) -> Mark {
    let has = |signs: &[char]| gap.contains(signs);
    if has(&['?']) {
        Mark::Question
    } else if has(&['=', '*', '×', '÷', '−']) {
        Mark::Sign
    } else if has(&['+']) {
        Mark::Plus
    } else if gap.contains("..") || has(&['…']) && !has(&['!']) {
        Mark::Pause
    } else if has(&['!', ';', '.']) && (gap.len() > 1 || gap == "!" || gap == "." || gap == ";") {
        Mark::Stop
    } else if gap.trim().is_empty() {
        Mark::None
    } else if matches!(gap, "-" | "/" | "." | "_" | "\u{2010}" | "\u{2011}") {
        Mark::Joined
    } else {
        Mark::Pause
    }
}

/// Returns the seats that the words name.
pub(crate) fn seats_named(words: &[Word]) -> SeatSet {
    let seats = words.iter().filter_map(|word| word.name.map(|name| name.seat));
    seats.fold(SeatSet::EMPTY, |set, seat: Seat| set.with(SeatSet::only(seat)))
}

/// Returns `true` if `word` is in a list separated by spaces.
pub(super) fn is_among(words: &str, word: &str) -> bool {
    words.split(' ').any(|known| known == word)
}

/// Returns `true` if the words begin with this phrase.
pub(super) fn starts_with(words: &[Word], phrase: &str) -> bool {
    let mut words = words.iter();
    phrase.split(' ').all(|text| words.next().is_some_and(|word| word.text == text))
}

/// Returns `true` if the words contain this phrase.
pub(super) fn has_phrase(words: &[Word], phrase: &str) -> bool {
    (0..words.len()).any(|at| starts_with(&words[at..], phrase))
}

/// Returns `true` if one of these words occurs.
pub(super) fn any(words: &[Word], list: &str) -> bool {
    position(words, list).is_some()
}

/// Returns the place of the first of these words.
pub(super) fn position(words: &[Word], list: &str) -> Option<usize> {
    words.iter().position(|word| word.is(list))
}

/// Returns `true` if one of these phrases occurs. Commas separate the phrases.
pub(super) fn any_phrase(words: &[Word], phrases: &str) -> bool {
    phrases.split(", ").any(|phrase| has_phrase(words, phrase))
}
