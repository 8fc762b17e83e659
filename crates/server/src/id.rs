//! Names of tables and people, and the secrets that prove who one is.
use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// Digits and letters without those that are mistaken for each other.
const ALPHABET: &[u8; 32] = b"23456789abcdefghijkmnpqrstuvwxyz";

/// A table's name in links: 60 random bits, so that a link is also the key to a private table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct TableId([u8; TableId::LEN]);

impl TableId {
    const LEN: usize = 12;

    pub fn random() -> TableId {
        let bytes: [u8; TableId::LEN] = random();
        TableId(bytes.map(|byte| ALPHABET[usize::from(byte) % ALPHABET.len()]))
    }

    pub fn as_str(&self) -> &str {
        std::str::from_utf8(&self.0).expect("the alphabet is ASCII")
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl fmt::Debug for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// Not the name of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a table's name is {} digits and small letters", TableId::LEN)]
pub struct NoTableId;

impl FromStr for TableId {
    type Err = NoTableId;

    fn from_str(text: &str) -> Result<TableId, NoTableId> {
        let bytes: [u8; TableId::LEN] = text.as_bytes().try_into().map_err(|_| NoTableId)?;
        let is_known = bytes.iter().all(|byte| ALPHABET.contains(byte));
        if is_known { Ok(TableId(bytes)) } else { Err(NoTableId) }
    }
}

impl Serialize for TableId {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl<'de> Deserialize<'de> for TableId {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<TableId, D::Error> {
        let text = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

/// 128 random bits that prove something: a guest's cookie, or the link to a seat. Never stored.
#[derive(Clone, PartialEq, Eq)]
pub struct Token(String);

impl Token {
    pub fn random() -> Token {
        Token(hex::encode(random::<16>()))
    }

    /// What somebody shows; `None` if it cannot be a token.
    pub fn shown(text: &str) -> Option<Token> {
        let is_hex = text.len() == 32 && text.bytes().all(|digit| digit.is_ascii_hexdigit());
        is_hex.then(|| Token(text.to_owned()))
    }

    pub fn reveal(&self) -> &str {
        &self.0
    }

    /// What the store keeps.
    pub fn digest(&self) -> Holder {
        Holder(hex::encode(Sha256::digest(self.0.as_bytes())))
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(…)")
    }
}

/// The digest of a [`Token`]: whoever shows the token is meant.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Holder(String);

impl Holder {
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The public name of whoever it is. One cannot get back to the digest from it.
    pub fn person(&self) -> Person {
        let digest = Sha256::digest(format!("person {}", self.0));
        Person(hex::encode(&digest[..6]))
    }
}

/// A guest as others see them.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Person(String);

impl Person {
    pub fn as_str(&self) -> &str {
        &self.0
    }

    pub fn stored(text: String) -> Person {
        Person(text)
    }
}

/// Bytes that nobody can guess.
pub fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system has entropy");
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_tables_read_back() {
        let id = TableId::random();
        assert_eq!(id.to_string().parse(), Ok(id));
        for wrong in ["", "abc", "ABCDEFGHJKMN", "abcdefghij1l", "abcdefghijkmn", "äbcdefghijk"] {
            assert_eq!(wrong.parse::<TableId>(), Err(NoTableId), "{wrong}");
        }
    }

    #[test]
    fn tokens_are_kept_as_digests() {
        let token = Token::random();
        assert_eq!(Token::shown(token.reveal()), Some(token.clone()));
        assert_eq!(Token::shown("abc"), None);
        assert_ne!(token.digest().as_str(), token.reveal());
        assert!(!format!("{token:?}").contains(token.reveal()));
    }
}
