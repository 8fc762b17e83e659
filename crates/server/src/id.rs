//! Identifiers of tables and guests, and the tokens that authenticate guests.
use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// Digits and letters, without characters that are easily confused.
const ALPHABET: &[u8; 32] = b"23456789abcdefghijkmnpqrstuvwxyz";

/// Table identifier as used in links: 60 random bits, so that only people with the link can open a
/// private table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct TableId([u8; TableId::LEN]);

impl TableId {
    pub const LEN: usize = 12;

    pub fn random() -> TableId {
        TableId::from_random(random())
    }

    pub fn from_random(bytes: [u8; TableId::LEN]) -> TableId {
        // The alphabet has 32 characters, so every value of five bits has one.
        let digit = |byte: u8| ALPHABET.get(usize::from(byte) % ALPHABET.len()).copied();
        TableId(bytes.map(|byte| digit(byte).unwrap_or_default()))
    }

    /// Returns the identifier of the table that a guest's request creates. Without the guest's key
    /// it cannot be guessed.
    pub fn of_request(host: &GuestKey, request: &str) -> TableId {
        let digest = Sha256::digest(format!("table {} {request}", host.0));
        let mut bytes = digest.iter().copied();
        TableId::from_random(std::array::from_fn(|_| bytes.next().unwrap_or_default()))
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

/// Error for text that is not a table identifier.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a table id has {} digits and lower-case letters", TableId::LEN)]
pub struct InvalidTableId;

impl FromStr for TableId {
    type Err = InvalidTableId;

    fn from_str(text: &str) -> Result<TableId, InvalidTableId> {
        let bytes: [u8; TableId::LEN] = text.as_bytes().try_into().map_err(|_| InvalidTableId)?;
        let is_known = bytes.iter().all(|byte| ALPHABET.contains(byte));
        if is_known { Ok(TableId(bytes)) } else { Err(InvalidTableId) }
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

/// Secret of 128 random bits: a guest's cookie or the link to a seat. Only its digest is stored.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Token(String);

impl Token {
    pub(crate) fn random() -> Token {
        Token::from_random(random())
    }

    pub(crate) fn from_random(bytes: [u8; 16]) -> Token {
        Token(hex::encode(bytes))
    }

    /// Parses a token sent by a client; returns `None` if it is malformed.
    pub(crate) fn parse(text: &str) -> Option<Token> {
        let is_hex = text.len() == 32 && text.bytes().all(|digit| digit.is_ascii_hexdigit());
        is_hex.then(|| Token(text.to_owned()))
    }

    pub(crate) fn reveal(&self) -> &str {
        &self.0
    }

    /// Returns the digest, which is the only form that is stored.
    pub(crate) fn digest(&self) -> GuestKey {
        GuestKey(hex::encode(Sha256::digest(self.0.as_bytes())))
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(…)")
    }
}

/// Digest of a [`Token`], which identifies the guest who presents that token.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct GuestKey(String);

impl GuestKey {
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Returns the public identifier, from which the digest cannot be recovered.
    pub fn public_id(&self) -> PublicGuestId {
        let digest = Sha256::digest(format!("person {}", self.0));
        PublicGuestId(digest.iter().take(6).map(|byte| format!("{byte:02x}")).collect())
    }
}

/// Guest identifier that other clients may see.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct PublicGuestId(String);

impl PublicGuestId {
    pub fn as_str(&self) -> &str {
        &self.0
    }

    pub fn from_stored(text: String) -> PublicGuestId {
        PublicGuestId(text)
    }
}

/// Returns cryptographically secure random bytes.
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system provides randomness");
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn table_ids_round_trip_and_reject_malformed_text() {
        let id = TableId::random();
        assert_eq!(id.to_string().parse(), Ok(id));
        for wrong in ["", "abc", "ABCDEFGHJKMN", "abcdefghij1l", "abcdefghijkmn", "äbcdefghijk"] {
            assert_eq!(wrong.parse::<TableId>(), Err(InvalidTableId), "{wrong}");
        }
    }

    #[test]
    fn tokens_are_parsed_and_never_printed() {
        let token = Token::random();
        assert_eq!(Token::parse(token.reveal()), Some(token.clone()));
        assert_eq!(Token::parse("abc"), None);
        assert_ne!(token.digest().as_str(), token.reveal());
        assert!(!format!("{token:?}").contains(token.reveal()));
    }
}
