//! Words understood in free text. English and German are both understood in either language of the
//! page, because players at one table may mix them.
use kernel::{Seat, SeatSet};

use super::disguise::{find_word, plain_letters};
use crate::data::{Gear, N_SEATS};
use crate::talk::Colour;

/// Names of the expedition members, by seat. The game does not know players' own names; the page
/// sends them as `p1` to `p5`.
pub(crate) const CHARACTERS: [&str; N_SEATS] = ["ada", "bruno", "chloe", "dmitri", "elsa"];

pub(crate) fn gear(word: &str) -> Option<Gear> {
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

pub(crate) fn number(word: &str) -> Option<u16> {
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

pub(crate) fn colour(word: &str) -> Option<Colour> {
    let nth = find_word(word, |word| COLOURS.iter().position(|words| words.contains(&word)))?;
    Some(Colour::ALL[nth])
}

/// Returns `true` if madness might forbid this word.
pub(crate) fn is_significant(word: &str) -> bool {
    gear(word).is_some() || number(word).is_some() || character(word).is_some() || is_meta(word)
}

/// Splits a compound of equipment and numbers only, such as `fivetools` or `Sechsundzwanzig`.
pub(crate) fn parts(word: &str) -> Option<Vec<String>> {
    // Digits and known words need no splitting, and no one writes compounds that long.
    if word.len() > COMPOUND_MAX || is_significant(word) || !word.chars().all(char::is_alphabetic) {
        return None;
    }
    let plain = plain_letters(word);
    split(&plain).map(|parts| parts.into_iter().filter(|part| !is_and(part)).collect())
}

const COMPOUND_MAX: usize = 40;

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

/// Returns the seat that a word names: an expedition member's name, or a seat such as `p2`.
pub(crate) fn name(word: &str, seats: u8) -> Option<Seat> {
    let seat = match character(word) {
        Some(nth) => Seat::new(nth as u8),
        None => word.parse().ok()?,
    };
    SeatSet::first_n(seats).has(seat).then_some(seat)
}

pub(crate) fn is_weather(word: &str) -> bool {
    is_among(WEATHER, word)
}

pub(crate) fn is_first_person(word: &str) -> bool {
    is_among(FIRST_PERSON, word)
}

pub(crate) fn is_total_word(word: &str) -> bool {
    is_among(TOTAL_WORDS, word)
}

pub(crate) fn is_ask_word(word: &str) -> bool {
    is_among(ASK_WORDS, word)
}

pub(crate) fn is_meta(word: &str) -> bool {
    is_among(META, word)
}

pub(crate) fn is_joined(word: &str) -> bool {
    is_among(JOINED, word)
}

pub(crate) fn is_please(word: &str) -> bool {
    is_among(&["please", "bitte"], word)
}

pub(crate) fn is_yes(word: &str) -> bool {
    is_among(&["yes", "ja"], word)
}

pub(crate) fn is_no(word: &str) -> bool {
    is_among(&["no", "nein"], word)
}

pub(crate) fn is_song(word: &str) -> bool {
    is_among(&["tekeli-li"], word)
}

/// Returns `true` for words that mark a number as a sum of several cards.
pub(crate) fn is_total(word: &str) -> bool {
    is_among(&["total", "gesamt", "insgesamt", "summe"], word)
}

/// Returns `true` for words that ask for a card.
pub(crate) fn is_play(word: &str) -> bool {
    is_among(
        &["play", "play", "spiel", "spiele", "spielen", "spielt", "leg", "lege", "legen", "legt"],
        word,
    )
}

/// Returns `true` for words that join the two parts of a sum.
pub(crate) fn is_and(word: &str) -> bool {
    is_among(&["+", "plus", "and", "und"], word)
}

// Recognised words, without diacritics, as they are looked up.

const TOOLS: &[&str] = &[
    "tool",
    "tools",
    "pick",
    "picks",
    "rope",
    "ropes",
    "werkzeug",
    "werkzeuge",
    "werkzeugen",
    "werkzeugs",
    "pickel",
    "pickeln",
    "seil",
    "seile",
    "seilen",
];
const WEAPONS: &[&str] = &[
    "weapon", "weapons", "gun", "guns", "rifle", "rifles", "waffe", "waffen", "gewehr", "gewehre",
    "gewehren", "flinte", "flinten", "pistole", "pistolen",
];
const BOOKS: &[&str] = &[
    "book", "books", "tome", "tomes", "buch", "buches", "bucher", "buchern", "buecher", "buechern",
    "walzer", "waelzer", "walzern",
];
const CRATES: &[&str] = &[
    "crate",
    "crates",
    "box",
    "boxes",
    "supply",
    "supplies",
    "kiste",
    "kisten",
    "vorrat",
    "vorrate",
    "vorraten",
    "vorraete",
    "vorraeten",
    "proviant",
];

/// Zero to twenty, in each language.
const NUMBERS: [&[&str]; 21] = [
    &["zero", "null"],
    &["one", "eins"],
    &["two", "zwei", "zwo"],
    &["three", "drei"],
    &["four", "vier"],
    &["five", "funf", "fuenf"],
    &["six", "sechs"],
    &["seven", "sieben"],
    &["eight", "acht"],
    &["nine", "neun"],
    &["ten", "zehn"],
    &["eleven", "elf"],
    &["twelve", "zwolf", "zwoelf"],
    &["thirteen", "dreizehn"],
    &["fourteen", "vierzehn"],
    &["fifteen", "funfzehn", "fuenfzehn"],
    &["sixteen", "sechzehn"],
    &["seventeen", "siebzehn"],
    &["eighteen", "achtzehn"],
    &["nineteen", "neunzehn"],
    &["twenty", "zwanzig"],
];

/// Thirty and up, in tens.
const TENS: [&[&str]; 7] = [
    &["thirty", "dreissig"],
    &["forty", "vierzig"],
    &["fifty", "funfzig", "fuenfzig"],
    &["sixty", "sechzig"],
    &["seventy", "siebzig"],
    &["eighty", "achtzig"],
    &["ninety", "neunzig"],
];

/// In the order of the tray colours.
const COLOURS: [&[&str]; 12] = [
    &["red", "rot"],
    &["orange"],
    &["yellow", "gelb"],
    &["green", "grun", "gruen"],
    &["blue", "blau"],
    &["violet", "violett", "lila"],
    &["black", "schwarz"],
    &["white", "weiss"],
    &["grey", "gray", "grau"],
    &["pink", "rosa"],
    &["brown", "braun"],
    &["gold", "golden"],
];

const WEATHER: &[&str] = &[
    "cold",
    "snow",
    "wind",
    "ice",
    "storm",
    "frost",
    "blizzard",
    "fog",
    "kalt",
    "kalte",
    "kaelte",
    "schnee",
    "eis",
    "sturm",
    "schneesturm",
    "nebel",
];
const FIRST_PERSON: &[&str] = &[
    "i", "me", "my", "mine", "myself", "i'm", "i've", "i'll", "we", "us", "our", "ours", "ich",
    "mich", "mir", "mein", "meine", "meinen", "meinem", "meiner", "meines", "meins", "wir", "uns",
    "unser", "unsere", "unseren", "unserem", "unserer", "unseres",
];
const TOTAL_WORDS: &[&str] = &[
    "total",
    "sum",
    "together",
    "altogether",
    "need",
    "left",
    "summe",
    "gesamt",
    "insgesamt",
    "zusammen",
    "brauch",
    "brauche",
    "brauchen",
    "braucht",
    "fehlt",
    "fehlen",
    "ubrig",
    "uebrig",
];
const ASK_WORDS: &[&str] = &[
    "please", "give", "play", "need", "bitte", "gib", "gebt", "spiel", "spiele", "spielt", "leg",
    "lege", "legt", "legen", "spielen", "geben", "brauch", "brauche", "brauchst", "brauchen",
    "braucht",
];
const META: &[&str] = &[
    "madness",
    "mad",
    "madman",
    "insane",
    "insanity",
    "sanity",
    "curse",
    "curses",
    "cursed",
    "restriction",
    "restrictions",
    "restricted",
    "forbidden",
    "allowed",
    "rule",
    "rules",
    "wahn",
    "wahnsinn",
    "wahnsinns",
    "wahnsinnig",
    "wahnsinnige",
    "wahnsinnigen",
    "wahnsinniger",
    "wahnsinnskarte",
    "wahnsinnskarten",
    "verruckt",
    "verruckte",
    "verruckten",
    "verruckter",
    "verrueckt",
    "verrueckte",
    "verrueckten",
    "verrueckter",
    "irrsinn",
    "irre",
    "fluch",
    "fluche",
    "flueche",
    "verflucht",
    "verfluchte",
    "einschrankung",
    "einschrankungen",
    "einschraenkung",
    "einschraenkungen",
    "verboten",
    "verbotene",
    "erlaubt",
    "regel",
    "regeln",
];
/// Words with a joiner that stay whole.
const JOINED: &[&str] = &["tekeli-li", "i'm", "i've", "i'll"];

const GEARS: [&[&str]; 4] = [TOOLS, WEAPONS, BOOKS, CRATES];
