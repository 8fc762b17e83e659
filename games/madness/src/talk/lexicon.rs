//! Words understood in free text. English and German are both understood in either language of the
//! page, because players at one table may mix them.
use kernel::{Seat, SeatSet};

use super::{
    chip::Colour,
    disguise::{find_word, plain_letters},
    vocabulary::{
        ASK_WORDS, COLOURS, FIRST_PERSON, GEARS, JOINED, META, NUMBERS, TENS, TOTAL_WORDS, WEATHER,
    },
};
use crate::data::{Gear, N_SEATS};

/// Names of the expedition members, by seat. The game does not know players' own names; the page
/// sends them as `p1` to `p5`.
pub const CHARACTERS: [&str; N_SEATS] = ["ada", "bruno", "chloe", "dmitri", "elsa"];

pub(super) fn gear(word: &str) -> Option<Gear> {
    let is_known =
        |word: &str| Gear::ALL.iter().copied().find(|&gear| GEARS[gear as usize].contains(&word));
    find_word(word, |word| {
        // German compounds such as Waffenkarte.
        let card = || word.strip_suffix("karten").or_else(|| word.strip_suffix("karte"));
        is_known(word).or_else(|| card().and_then(is_known))
    })
}

/// Endings as in sixes, Sechser, dreimal.
const ENDINGS: [&str; 7] = ["es", "s", "ern", "er", "mal", "fach", "fold"];

pub(super) fn number(word: &str) -> Option<u16> {
    let is_known = |word: &str| {
        let nth = |rows: &[&[&str]]| rows.iter().position(|words| words.contains(&word));
        let tens = || nth(&TENS).map(|nth| 10 * nth + 30);
        nth(&NUMBERS).or_else(tens).map(|number| number as u16)
    };
    find_word(word, |word| {
        if word.bytes().all(|byte| byte.is_ascii_digit()) && !word.is_empty() {
            return Some(word.parse().unwrap_or(u16::MAX));
        }
        let stems = ENDINGS.iter().filter_map(|end| word.strip_suffix(end));
        is_known(word).or_else(|| stems.filter_map(is_known).next())
    })
}

pub(super) fn colour(word: &str) -> Option<Colour> {
    let nth = find_word(word, |word| COLOURS.iter().position(|words| words.contains(&word)))?;
    Some(Colour::ALL[nth])
}

/// Returns `true` if madness might forbid this word.
pub(super) fn is_significant(word: &str) -> bool {
    gear(word).is_some() || number(word).is_some() || character(word).is_some() || is_meta(word)
}

/// Splits a compound of equipment and numbers only, such as `fivetools` or `Sechsundzwanzig`.
pub(super) fn parts(word: &str) -> Option<Vec<String>> {
    // Digits and known words need no splitting, and no one joins that many words.
    if word.len() > WORDS_MAX || is_significant(word) || !word.chars().all(char::is_alphabetic) {
        return None;
    }
    let plain = plain_letters(word);
    split(&plain).map(|parts| parts.into_iter().filter(|part| !is_and(part)).collect())
}

const WORDS_MAX: usize = 40;

fn split(word: &str) -> Option<Vec<String>> {
    let is_part = |part: &str| gear(part).is_some() || number(part).is_some() || is_and(part);
    (3..word.len()).rev().filter(|&at| word.is_char_boundary(at)).find_map(|at| {
        let (first, rest) = word.split_at(at);
        if !is_part(first) {
            return None;
        }
        let mut parts = vec![first.to_owned()];
        if is_part(rest) {
            parts.push(rest.to_owned());
        } else {
            parts.extend(split(rest)?);
        }
        Some(parts)
    })
}

fn character(word: &str) -> Option<usize> {
    find_word(word, |word| CHARACTERS.iter().position(|known| *known == word))
}

fn is_among(words: &[&str], word: &str) -> bool {
    find_word(word, |word| words.contains(&word).then_some(())).is_some()
}

/// Returns the seat that a word names: a character, or a seat such as `p2`.
pub(super) fn name(word: &str, seats: u8) -> Option<Seat> {
    let seat = match character(word) {
        Some(nth) => Seat::new(nth as u8),
        None => word.parse().ok()?,
    };
    SeatSet::first_n(seats).has(seat).then_some(seat)
}

pub(super) fn is_weather(word: &str) -> bool {
    is_among(WEATHER, word)
}

pub(super) fn is_first_person(word: &str) -> bool {
    is_among(FIRST_PERSON, word)
}

pub(super) fn is_total_word(word: &str) -> bool {
    is_among(TOTAL_WORDS, word)
}

pub(super) fn is_ask_word(word: &str) -> bool {
    is_among(ASK_WORDS, word)
}

pub(super) fn is_meta(word: &str) -> bool {
    is_among(META, word)
}

pub(super) fn is_joined(word: &str) -> bool {
    is_among(JOINED, word)
}

pub(super) fn is_please(word: &str) -> bool {
    is_among(&["please", "bitte"], word)
}

pub(super) fn is_yes(word: &str) -> bool {
    is_among(&["yes", "ja"], word)
}

pub(super) fn is_no(word: &str) -> bool {
    is_among(&["no", "nein"], word)
}

pub(super) fn is_song(word: &str) -> bool {
    is_among(&["tekeli-li"], word)
}

/// Returns `true` for words that mark a number as a sum of several cards.
pub(super) fn is_total(word: &str) -> bool {
    is_among(&["total", "gesamt", "insgesamt", "summe"], word)
}

/// Returns `true` for words that ask for a card.
pub(super) fn is_play(word: &str) -> bool {
    is_among(
        &["play", "lay", "spiel", "spiele", "spielen", "spielt", "leg", "lege", "legen", "legt"],
        word,
    )
}

/// Returns `true` for words that join the two parts of a sum.
pub(super) fn is_and(word: &str) -> bool {
    is_among(&["+", "plus", "and", "und"], word)
}
