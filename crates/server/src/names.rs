//! Names: the characters they may contain, and names that look alike.
use std::ops::RangeInclusive;

use unicode_normalization::{UnicodeNormalization, char::is_combining_mark};
use unicode_security::skeleton;

use crate::wire::TableError;

/// Maximum length of a name in characters.
pub(crate) const NAME_MAX: usize = 24;
/// Maximum number of accents on one letter, enough for every living language.
const MARKS_MAX: usize = 3;

/// Invisible characters, apart from whitespace and control characters.
const INVISIBLE: [RangeInclusive<char>; 17] = [
    '\u{AD}'..='\u{AD}',
    '\u{34F}'..='\u{34F}',
    '\u{61C}'..='\u{61C}',
    '\u{115F}'..='\u{1160}',
    '\u{17B4}'..='\u{17B5}',
    '\u{180B}'..='\u{180F}',
    '\u{200B}'..='\u{200F}',
    '\u{202A}'..='\u{202E}',
    '\u{2060}'..='\u{206F}',
    '\u{2800}'..='\u{2800}',
    '\u{3164}'..='\u{3164}',
    '\u{E000}'..='\u{F8FF}',
    '\u{FE00}'..='\u{FE0F}',
    '\u{FEFF}'..='\u{FEFF}',
    '\u{FFA0}'..='\u{FFA0}',
    '\u{FFF0}'..='\u{FFFD}',
    '\u{1BCA0}'..='\u{1BCA3}',
];
/// Musical controls, tags, variation selectors and private use.
const INVISIBLE_ABOVE: [RangeInclusive<char>; 2] =
    ['\u{1D173}'..='\u{1D17A}', '\u{E0000}'..='\u{10FFFF}'];

/// Returns `true` for characters that can make a text look like another one.
pub(crate) fn is_deceptive(c: char) -> bool {
    let is_invisible = |range: &RangeInclusive<char>| range.contains(&c);
    c.is_control() || INVISIBLE.iter().chain(&INVISIBLE_ABOVE).any(is_invisible)
}

/// Normalizes a name, or refuses one that cannot be displayed.
pub(crate) fn clean_name(name: &str) -> Result<String, TableError> {
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    // Selects the emoji form of the character before it, and is itself invisible.
    let name: String = name.nfc().filter(|c| *c != '\u{FE0F}').collect();
    let length = name.chars().count();
    let is_shown = (1..=NAME_MAX).contains(&length) && !name.chars().any(is_deceptive);
    if !is_shown || has_stacked_marks(&name) || !name.chars().any(char::is_alphanumeric) {
        return Err(TableError::BadName);
    }
    Ok(name)
}

/// Returns `true` if the name starts with an accent or has too many on one letter.
fn has_stacked_marks(name: &str) -> bool {
    let mut n_marks = MARKS_MAX;
    for c in name.chars() {
        n_marks = if is_combining_mark(c) { n_marks + 1 } else { 0 };
        if n_marks > MARKS_MAX {
            return true;
        }
    }
    false
}

/// Returns `true` if people could mistake one name for the other. Empty names do not count.
pub(crate) fn are_confusable(one: &str, other: &str) -> bool {
    let (ones, others) = (skeletons(one), skeletons(other));
    !one.is_empty() && !other.is_empty() && ones.iter().any(|skeleton| others.contains(skeleton))
}

/// Returns the name without case, spaces and typographic variants, and with letters that are easily
/// confused replaced by a common one. A capital can resemble other letters than its lower-case form
/// does, so the name is returned once as written and once in lower case.
fn skeletons(name: &str) -> [String; 2] {
    let plain: String = name.nfkc().filter(|c| !c.is_whitespace()).collect();
    let skeleton_of = |text: &str| skeleton(text).collect::<String>().to_lowercase();
    [skeleton_of(&plain), skeleton_of(&plain.to_lowercase())]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_normalized_and_checked() {
        assert_eq!(clean_name("  Ann \t Bo "), Ok("Ann Bo".to_owned()));
        assert_eq!(clean_name("Zoe\u{308}"), Ok("Zoë".to_owned()));
        for fine in ["Łukasz", "Нина", "李雷", "Nguyễn Ái", "محمد", "R2-D2", "हिन्दी", "👑 Ann"]
        {
            assert!(clean_name(fine).is_ok(), "{fine}");
        }
        let long = "x".repeat(25);
        let zalgo = "A\u{301}\u{302}\u{303}\u{304}\u{305}";
        for wrong in [
            " ",
            "",
            "a\u{202e}b",
            "a\u{200b}b",
            "\u{3164}",
            "\u{2800}",
            "a\u{ad}b",
            "\u{115f}x",
            "a\u{e0041}",
            "a\u{fe00}b",
            "\u{301}a",
            "...",
            "a\u{7}",
            "x\u{e000}",
            zalgo,
            &long,
        ] {
            assert_eq!(clean_name(wrong), Err(TableError::BadName), "{wrong:?}");
        }
    }

    #[test]
    fn names_that_look_alike_are_confusable() {
        for (one, other) in [
            ("Ann", "ann"),
            ("Bob", "B0b"),
            ("paypal", "раураl"),
            ("Will", "WiII"),
            ("Ann Bo", "AnnBo"),
            ("Max", "Ｍａｘ"),
            ("Zoë", "Zoe\u{308}"),
            ("Henry", "𝐇enry"),
            ("Marie", "rnarie"),
        ] {
            assert!(are_confusable(one, other), "{one} {other}");
        }
        for (one, other) in [("Ann", "Anna"), ("Ben", "Ken"), ("Guest", "Guest 2"), ("", "")] {
            assert!(!are_confusable(one, other), "{one} {other}");
        }
    }
}
