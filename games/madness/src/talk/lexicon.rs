//! Words that are understood in free text. English and German are read alike, whatever language
//! a page is shown in: colleagues at one table may mix them.
use kernel::{Seat, SeatSet};

use super::chip::Colour;
use crate::data::{Gear, N_SEATS};

/// What the members of the expedition are called, seat by seat. Names that people give themselves
/// are no part of the game; a page writes them as `p1` to `p5`.
pub const CHARACTERS: [&str; N_SEATS] = ["ada", "bruno", "chloe", "dmitri", "elsa"];

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
    "seil",
    "seile",
    "seilen",
];
const WEAPONS: &[&str] = &[
    "weapon", "weapons", "gun", "guns", "rifle", "rifles", "waffe", "waffen", "gewehr", "gewehre",
    "gewehren", "flinte", "flinten", "pistole", "pistolen",
];
const BOOKS: &[&str] = &[
    "book", "books", "tome", "tomes", "buch", "buches", "bücher", "büchern", "buecher", "buechern",
    "wälzer",
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
    "vorräte",
    "vorräten",
    "vorraete",
    "vorraeten",
    "proviant",
];

/// From zero to twenty, in each language.
const NUMBERS: [&[&str]; 21] = [
    &["zero", "null"],
    &["one", "eins"],
    &["two", "zwei", "zwo"],
    &["three", "drei"],
    &["four", "vier"],
    &["five", "fünf", "fuenf"],
    &["six", "sechs"],
    &["seven", "sieben"],
    &["eight", "acht"],
    &["nine", "neun"],
    &["ten", "zehn"],
    &["eleven", "elf"],
    &["twelve", "zwölf", "zwoelf"],
    &["thirteen", "dreizehn"],
    &["fourteen", "vierzehn"],
    &["fifteen", "fünfzehn", "fuenfzehn"],
    &["sixteen", "sechzehn"],
    &["seventeen", "siebzehn"],
    &["eighteen", "achtzehn"],
    &["nineteen", "neunzehn"],
    &["twenty", "zwanzig"],
];

/// In the order of [`Colour`].
const COLOURS: [&[&str]; 12] = [
    &["red", "rot"],
    &["orange"],
    &["yellow", "gelb"],
    &["green", "grün", "gruen"],
    &["blue", "blau"],
    &["violet", "violett", "lila"],
    &["black", "schwarz"],
    &["white", "weiß", "weiss"],
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
    "kälte",
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
    "brauche",
    "brauchen",
    "braucht",
    "fehlt",
    "fehlen",
    "übrig",
];
const ASK_WORDS: &[&str] = &[
    "please", "give", "play", "need", "bitte", "gib", "gebt", "spiel", "spiele", "spielt", "leg",
    "lege", "legt", "brauche", "brauchen", "braucht",
];
const META: &[&str] = &[
    "madness",
    "mad",
    "insane",
    "sanity",
    "curse",
    "cursed",
    "restriction",
    "forbidden",
    "allowed",
    "rule",
    "rules",
    "wahn",
    "wahnsinn",
    "wahnsinnig",
    "wahnsinnige",
    "wahnsinniger",
    "wahnsinnskarte",
    "verrückt",
    "verrückte",
    "verrückter",
    "irrsinn",
    "irre",
    "fluch",
    "verflucht",
    "einschränkung",
    "verboten",
    "erlaubt",
    "regel",
    "regeln",
];
/// Words with a joint that stay one word.
const JOINED: &[&str] = &["tekeli-li", "i'm", "i've", "i'll"];

const GEARS: [&[&str]; 4] = [TOOLS, WEAPONS, BOOKS, CRATES];

pub(super) fn gear(word: &str) -> Option<Gear> {
    let is_known =
        |word: &str| Gear::ALL.iter().copied().find(|&gear| GEARS[gear as usize].contains(&word));
    // German builds one word of two: Waffenkarte.
    let card = || word.strip_suffix("karten").or_else(|| word.strip_suffix("karte"));
    is_known(word).or_else(|| card().and_then(is_known))
}

pub(super) fn number(word: &str) -> Option<u16> {
    if word.bytes().all(|byte| byte.is_ascii_digit()) && !word.is_empty() {
        return Some(word.parse().unwrap_or(u16::MAX));
    }
    let is_known = |word: &str| NUMBERS.iter().position(|words| words.contains(&word));
    // A six among sixes, einen Sechser.
    let inflected = || {
        ["es", "s", "ern", "er"].iter().find_map(|end| word.strip_suffix(end).and_then(is_known))
    };
    is_known(word).or_else(inflected).map(|nth| nth as u16)
}

pub(super) fn colour(word: &str) -> Option<Colour> {
    let nth = COLOURS.iter().position(|words| words.contains(&word))?;
    Some(Colour::ALL[nth])
}

/// Whom a word names: a character, or a seat as the table writes it.
pub(super) fn name(word: &str, seats: u8) -> Option<Seat> {
    let by_character = CHARACTERS.iter().position(|known| *known == word);
    let seat = match by_character {
        Some(nth) => Seat::new(nth as u8),
        None => word.parse().ok()?,
    };
    SeatSet::first_n(seats).has(seat).then_some(seat)
}

pub(super) fn is_weather(word: &str) -> bool {
    WEATHER.contains(&word)
}

pub(super) fn is_first_person(word: &str) -> bool {
    FIRST_PERSON.contains(&word)
}

pub(super) fn is_total_word(word: &str) -> bool {
    TOTAL_WORDS.contains(&word)
}

pub(super) fn is_ask_word(word: &str) -> bool {
    ASK_WORDS.contains(&word)
}

pub(super) fn is_meta(word: &str) -> bool {
    META.contains(&word)
}

pub(super) fn is_joined(word: &str) -> bool {
    JOINED.contains(&word)
}

pub(super) fn is_please(word: &str) -> bool {
    matches!(word, "please" | "bitte")
}

pub(super) fn is_yes(word: &str) -> bool {
    matches!(word, "yes" | "ja")
}

pub(super) fn is_no(word: &str) -> bool {
    matches!(word, "no" | "nein")
}

pub(super) fn is_song(word: &str) -> bool {
    word == "tekeli-li"
}

/// Says that a number is a sum of several cards.
pub(super) fn is_total(word: &str) -> bool {
    matches!(word, "total" | "gesamt" | "insgesamt" | "summe")
}

/// Asks for a card.
pub(super) fn is_play(word: &str) -> bool {
    matches!(word, "play" | "spiel" | "spiele" | "leg" | "lege")
}

/// Joins the two parts of a sum.
pub(super) fn is_and(word: &str) -> bool {
    matches!(word, "+" | "plus" | "and" | "und")
}
