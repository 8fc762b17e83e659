//! Names of players, with the typos and nicknames that a reader understands.
use kernel::Seat;
use strsim::osa_distance;

use super::words::is_among;
use crate::talk::parse::lexicon::CHARACTERS;

/// A player's name in a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Name {
    pub seat: Seat,
    /// As in "Bruno's" or "Brunos".
    pub is_possessive: bool,
}

const NICKNAMES: &[(&str, usize)] = &[
    ("bru", 1),
    ("brun", 1),
    ("brunito", 1),
    ("chlo", 2),
    ("clo", 2),
    ("dima", 3),
    ("dimi", 3),
    ("dimitry", 3),
    ("dimka", 3),
    ("dmitrij", 3),
    ("dimitrij", 3),
    ("mitri", 3),
    ("elsie", 4),
    ("elli", 4),
];

/// Words that look like a typo of a name.
const NO_NAMES: &str = "bruna brune chloro close brunch bruns";

pub(super) fn name(word: &str) -> Option<Name> {
    if let Ok(seat) = word.parse() {
        return Some(Name { seat, is_possessive: false });
    }
    if is_among(NO_NAMES, word) {
        return None;
    }
    let of = |nth: usize, is_possessive| Name { seat: Seat::new(nth as u8), is_possessive };
    if let Some(nth) = known(word) {
        return Some(of(nth, false));
    }
    if let Some(nth) = word.strip_suffix('s').and_then(known) {
        return Some(of(nth, true));
    }
    let stem = word.strip_suffix('s').unwrap_or(word);
    misspelt(stem).or_else(|| misspelt(word)).map(|nth| of(nth, stem.len() < word.len()))
}

fn known(word: &str) -> Option<usize> {
    let by_name = CHARACTERS.iter().position(|name| *name == word);
    let by_nickname = || NICKNAMES.iter().find(|(name, _)| *name == word).map(|(_, nth)| *nth);
    by_name.or_else(by_nickname)
}

/// Finds a misspelt name. Short names must be exact, because they differ from ordinary words by one
/// letter.
fn misspelt(word: &str) -> Option<usize> {
    let is_close = |name: &str| name.len() >= 5 && osa_distance(name, word) == 1;
    (word.len() >= 5).then(|| CHARACTERS.iter().position(|name| is_close(name)))?
}
