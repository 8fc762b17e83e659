//! Free text stored inline, so that an action stays `Copy`.
use std::{fmt, str::FromStr};

use kernel::ParseError;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use unicode_normalization::UnicodeNormalization;

/// Maximum number of characters; players can type this much in half a minute.
pub(crate) const TEXT_CHARS: usize = 80;
/// Enough for every remark in the supported languages, where few letters take two bytes.
pub(super) const TEXT_BYTES: usize = 96;

/// Typed text in normal form: NFKC, trimmed, without control or invisible characters.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct TypedText {
    len: u8,
    bytes: [u8; TEXT_BYTES],
}

impl TypedText {
    /// Returns the normal form of `typed`, or `None` if it is empty or too long.
    pub fn new(typed: &str) -> Option<TypedText> {
        // Longer input can never fit, so don't spend time on normalizing it.
        if typed.len() > 8 * TEXT_BYTES || typed.chars().any(char::is_control) {
            return None;
        }
        let normal = normalize(typed);
        let text = normal.trim();
        let is_valid = !text.is_empty()
            && text.len() <= TEXT_BYTES
            && text.chars().count() <= TEXT_CHARS
            && !text.chars().any(char::is_control);
        if !is_valid {
            return None;
        }
        let mut bytes = [0; TEXT_BYTES];
        bytes[..text.len()].copy_from_slice(text.as_bytes());
        Some(TypedText { len: text.len() as u8, bytes })
    }

    pub fn as_str(&self) -> &str {
        std::str::from_utf8(&self.bytes[..self.len as usize]).expect("typed text is UTF-8")
    }
}

/// Applies NFKC and removes invisible characters, which could hide words from the rules of speech
/// or reverse a line. Repeats until nothing changes, because removing characters can form new
/// compositions.
fn normalize(typed: &str) -> String {
    let mut text = typed.to_owned();
    loop {
        let next: String = text.nfkc().filter(|&c| !is_invisible(c)).collect();
        if next == text {
            return text;
        }
        text = next;
    }
}

/// Returns `true` for joiners, soft hyphens, fillers, variation selectors, line breaks and
/// direction marks.
pub(crate) const fn is_invisible(c: char) -> bool {
    matches!(
        c,
        '\u{ad}'
            | '\u{34f}'
            | '\u{61c}'
            | '\u{115f}'..='\u{1160}'
            | '\u{17b4}'..='\u{17b5}'
            | '\u{180b}'..='\u{180f}'
            | '\u{200b}'..='\u{200f}'
            | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}'
            | '\u{3164}'
            | '\u{fe00}'..='\u{fe0f}'
            | '\u{feff}'
            | '\u{ffa0}'
            | '\u{fff0}'..='\u{fffb}'
            | '\u{e0000}'..='\u{e0fff}'
    )
}

impl fmt::Debug for TypedText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self.as_str(), f)
    }
}

impl fmt::Display for TypedText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl FromStr for TypedText {
    type Err = ParseError;

    fn from_str(typed: &str) -> Result<TypedText, ParseError> {
        let expected = || format!("a text of 1 to {TEXT_CHARS} characters, fewer in other scripts");
        TypedText::new(typed).ok_or_else(|| ParseError::expected(expected(), typed))
    }
}

impl Serialize for TypedText {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl<'de> Deserialize<'de> for TypedText {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<TypedText, D::Error> {
        let typed = String::deserialize(deserializer)?;
        typed.parse().map_err(serde::de::Error::custom)
    }
}
