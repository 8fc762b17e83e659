//! The log file: JSON lines, each chained to the previous one by a hash, so that any later change
//! is detected.
//!
//! ```text
//! {"ovoo":"log","format":1,"game":"…","rules":1,"seats":3,"options":{…},"commitment":"…",…}
//! {"n":1,"seat":0,"act":"dig c3","hash":"…"}
//! {"n":2,"expire":4,"hash":"…"}
//! {"n":3,"undo":0,"hash":"…"}
//! {"n":4,"rewind":0,"hash":"…"}
//! {"outcome":{…},"seed":"…","hash":"…"}
//! ```
//!
//! The hash of a line is the SHA-256 of the previous hash and the line without its own hash. The
//! commitment fixes the seed before the first move; the closing line reveals it.
use std::fmt;

use kernel::{Outcome, Seat, Seed};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use sha2::{Digest, Sha256};

use crate::Start;

/// The version of the file format, independent of the rules of any game.
pub const LOG_FORMAT: u16 = 1;

/// The first field of a log, by which programs recognise one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Magic {
    /// A log of a match.
    Log,
}

/// The first line: everything that was fixed before the first move.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header {
    /// Identifies the file as a log.
    pub ovoo: Magic,
    /// The version of the file format, [`LOG_FORMAT`].
    pub format: u16,
    /// The id of the game.
    pub game: String,
    /// The version of the game's rules.
    pub rules: u16,
    /// The number of seats.
    pub seats: u8,
    /// The options of the game.
    pub options: Box<RawValue>,
    /// The starting position, unless the match began with a fresh deal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<Box<RawValue>>,
    /// The display names of the seats. They do not affect the match.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub names: Vec<String>,
    /// The [`commitment`] to the host's secret.
    pub commitment: String,
    /// The texts that players contributed to the seed, as they sent them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub entropy: Vec<String>,
}

impl Header {
    /// Creates the header of a match that has not been set up yet.
    pub fn new(
        game: impl Into<String>,
        rules: u16,
        start: Start<'_>,
        names: Vec<String>,
        secret: &Seed,
        entropy: Vec<String>,
    ) -> Header {
        let (seats, options, position) = match start {
            Start::Deal { seats, options } => (seats, options.to_owned(), None),
            Start::Position(position) => (0, RawValue::NULL.to_owned(), Some(position.to_owned())),
        };
        Header {
            ovoo: Magic::Log,
            format: LOG_FORMAT,
            game: game.into(),
            rules,
            seats,
            options,
            position,
            names,
            commitment: commitment(secret),
            entropy,
        }
    }
}

/// One line after the header.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged, deny_unknown_fields)]
pub enum Line {
    /// A player acts.
    Act {
        /// The step number, counted from 1.
        n: u32,
        /// The acting seat.
        seat: Seat,
        /// The command.
        act: String,
    },
    /// A clock has run out.
    Expire {
        /// The step number, counted from 1.
        n: u32,
        /// The id of the clock.
        expire: u32,
    },
    /// A player undoes their last action.
    Undo {
        /// The step number, counted from 1.
        n: u32,
        /// The seat that undoes.
        undo: Seat,
    },
    /// The last step is undone with everyone's consent.
    Rewind {
        /// The step number, counted from 1.
        n: u32,
        /// The seat that asked for it.
        rewind: Seat,
    },
    /// The closing line.
    Close {
        /// The outcome, if the game is over.
        outcome: Option<Outcome>,
        /// The host's secret in hexadecimal.
        seed: String,
    },
}

/// A parsed log whose hash chain is intact.
#[derive(Clone, Debug)]
pub struct Log {
    /// The first line.
    pub header: Header,
    /// The inputs; line `k` of the file is `inputs[k - 2]`.
    pub inputs: Vec<Line>,
    /// The recorded outcome, if the game is over.
    pub outcome: Option<Outcome>,
    /// The revealed secret, if the log is closed.
    pub secret: Option<Seed>,
    /// The hash of every line, in order. A hash noted earlier proves later that the log up to that
    /// line is unchanged.
    pub hashes: Vec<String>,
}

/// An error in a log, with its line number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogError {
    /// The line number, counted from 1.
    pub line: usize,
    /// A description of the problem.
    pub problem: String,
    /// The rejection as JSON, if an input was not allowed.
    pub why: Option<String>,
}

impl LogError {
    /// Creates an error about `line`.
    pub fn new(line: usize, problem: impl Into<String>) -> LogError {
        LogError { line, problem: problem.into(), why: None }
    }

    /// Creates the error for an input that the match rejects.
    pub(crate) fn rejected(line: usize, why: &RawValue) -> LogError {
        let problem = format!("not allowed: {why}");
        LogError { line, problem, why: Some(why.get().to_owned()) }
    }
}

impl fmt::Display for LogError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.problem)
    }
}

impl std::error::Error for LogError {}

/// Returns a hash that commits the host to `secret` without revealing it.
pub fn commitment(secret: &Seed) -> String {
    let mut hash = Sha256::new();
    hash.update(b"ovoo seed\n");
    hash.update(secret);
    hex::encode(hash.finalize())
}

/// Returns the seed of a match: the host's secret, mixed with the texts that players added, if any.
pub fn derive_seed(secret: &Seed, entropy: &[String]) -> Seed {
    if entropy.is_empty() {
        return *secret;
    }
    let mut hash = Sha256::new();
    hash.update(b"ovoo mixed seed\n");
    hash.update(secret);
    for part in entropy {
        hash.update((part.len() as u64).to_le_bytes());
        hash.update(part);
    }
    hash.finalize().into()
}

/// A writer that chains log lines by their hashes.
#[derive(Clone, Debug, Default)]
pub struct LogWriter {
    chain: [u8; 32],
}

impl LogWriter {
    /// Adds `content`, which must serialize as an object, and returns the hash of its line.
    ///
    /// # Panics
    ///
    /// Panics if `content` cannot be serialized.
    pub fn hash(&mut self, content: &impl Serialize) -> String {
        let line = serde_json::to_string(content).expect("log lines always serialize");
        self.chain = chain_hash(&self.chain, &line);
        hex::encode(self.chain)
    }

    /// Returns the line for `content`, which must serialize as an object, without the line break.
    ///
    /// # Panics
    ///
    /// Panics if `content` cannot be serialized.
    pub fn line(&mut self, content: &impl Serialize) -> String {
        let mut line = serde_json::to_string(content).expect("log lines always serialize");
        self.chain = chain_hash(&self.chain, &line);
        line.pop();
        line.push_str(HASH);
        line.push_str(&hex::encode(self.chain));
        line.push_str("\"}");
        line
    }
}

const HASH: &str = ",\"hash\":\"";
const HASH_TAIL: usize = HASH.len() + 64 + 2;

fn chain_hash(chain: &[u8; 32], content: &str) -> [u8; 32] {
    let mut hash = Sha256::new();
    hash.update(chain);
    hash.update(content);
    hash.finalize().into()
}

impl Log {
    /// Parses a log and checks its format, hash chain and commitment. Only
    /// [`GameEntry::replay`](crate::GameEntry::replay) checks whether the moves were legal.
    ///
    /// # Errors
    ///
    /// Returns the first line that is malformed or was changed.
    pub fn read(text: &str) -> Result<Log, LogError> {
        let mut chain = [0; 32];
        // Not `lines()`, which would accept carriage returns that are not part of the hash.
        let lines = text.split_terminator('\n');
        let mut lines = lines.enumerate().map(|(index, line)| (index + 1, line));
        let (_, first) = lines.next().ok_or_else(|| LogError::new(1, "the file is empty"))?;
        let header = read_header(&verify_line(&mut chain, 1, first)?)?;
        let hashes = vec![hex::encode(chain)];
        let mut log = Log { header, inputs: Vec::new(), outcome: None, secret: None, hashes };
        for (number, line) in lines {
            if log.secret.is_some() {
                return Err(LogError::new(number, "nothing may follow the closing line"));
            }
            let content = verify_line(&mut chain, number, line)?;
            log.push_line(number, &content)?;
            log.hashes.push(hex::encode(chain));
        }
        Ok(log)
    }

    fn push_line(&mut self, number: usize, content: &str) -> Result<(), LogError> {
        let line: Line = serde_json::from_str(content).map_err(|_| {
            LogError::new(number, "the line is neither an input nor a closing line")
        })?;
        match line {
            Line::Act { n, .. }
            | Line::Expire { n, .. }
            | Line::Undo { n, .. }
            | Line::Rewind { n, .. } => {
                let expected = self.inputs.len() as u32 + 1;
                if n != expected {
                    let problem = format!("expected input {expected}, found input {n}");
                    return Err(LogError::new(number, problem));
                }
                self.inputs.push(line);
            }
            Line::Close { outcome, seed } => {
                let secret = read_seed(&seed).map_err(|problem| LogError::new(number, problem))?;
                if commitment(&secret) != self.header.commitment {
                    let problem = "the seed does not match the commitment";
                    return Err(LogError::new(number, problem));
                }
                self.outcome = outcome;
                self.secret = Some(secret);
            }
        }
        Ok(())
    }
}

fn read_header(content: &str) -> Result<Header, LogError> {
    /// The fields that every format has.
    #[derive(Deserialize)]
    struct Opening {
        #[serde(rename = "ovoo")]
        _magic: Magic,
        format: u16,
    }
    let opening: Opening =
        serde_json::from_str(content).map_err(|_| LogError::new(1, "this is not an Ovoo log"))?;
    if opening.format != LOG_FORMAT {
        let problem = format!("unsupported log format {}, expected {LOG_FORMAT}", opening.format);
        return Err(LogError::new(1, problem));
    }
    serde_json::from_str(content)
        .map_err(|error| LogError::new(1, format!("invalid header: {error}")))
}

/// Parses 64 hexadecimal digits.
pub(crate) fn read_seed(digits: &str) -> Result<Seed, String> {
    let mut seed = [0; 32];
    hex::decode_to_slice(digits, &mut seed)
        .map_err(|_| "a seed is 64 hexadecimal digits".to_owned())?;
    Ok(seed)
}

/// Strips the hash from a line and verifies it.
fn verify_line(chain: &mut [u8; 32], number: usize, line: &str) -> Result<String, LogError> {
    let invalid = |problem: &str| LogError::new(number, problem);
    let cut = line.len().checked_sub(HASH_TAIL).filter(|&cut| line.is_char_boundary(cut));
    let (content, tail) = cut
        .map(|cut| line.split_at(cut))
        .filter(|(_, tail)| tail.starts_with(HASH) && tail.ends_with("\"}"))
        .ok_or_else(|| invalid("the line has no hash"))?;
    let content = format!("{content}}}");
    let digits = &tail[HASH.len()..HASH.len() + 64];
    if !digits.bytes().all(|digit| matches!(digit, b'0'..=b'9' | b'a'..=b'f')) {
        return Err(invalid("the hash is not 64 lower-case hexadecimal digits"));
    }
    *chain = chain_hash(chain, &content);
    if hex::encode(*chain) != digits {
        return Err(invalid("the hash does not match: this line or one before it was changed"));
    }
    Ok(content)
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECRET: Seed = [7; 32];

    /// Returns the closed log of a match with one move.
    fn log() -> String {
        let start = Start::Deal { seats: 2, options: RawValue::NULL };
        let names = vec!["Ann".to_owned()];
        let header = Header::new("toy", 1, start, names, &SECRET, Vec::new());
        let act = Line::Act { n: 1, seat: Seat::new(0), act: "dig c3".to_owned() };
        let close = Line::Close { outcome: None, seed: hex::encode(SECRET) };
        let mut writer = LogWriter::default();
        [writer.line(&header), writer.line(&act), writer.line(&close)].join("\n") + "\n"
    }

    #[test]
    fn a_log_round_trips() {
        let log = Log::read(&log()).expect("the chain is intact");
        assert_eq!((log.inputs.len(), log.secret), (1, Some(SECRET)));
        assert_eq!(log.hashes.len(), 3);
    }

    #[test]
    fn a_log_of_another_format_is_refused_by_its_number() {
        #[derive(Serialize)]
        struct Other {
            ovoo: Magic,
            format: u16,
            moves: &'static str,
        }
        let other = Other { ovoo: Magic::Log, format: 2, moves: "one per line" };
        let error = Log::read(&LogWriter::default().line(&other)).expect_err("format 2 is unknown");
        assert_eq!(error, LogError::new(1, "unsupported log format 2, expected 1"));
        let error = Log::read(&LogWriter::default().line(&["x"; 0])).expect_err("not a log");
        assert_eq!(error.line, 1);
    }

    #[test]
    fn changing_any_byte_is_detected() {
        let log = log();
        // The final line break is not part of any line.
        for at in 0..log.len() - 1 {
            let byte = log.as_bytes()[at];
            // Upper and lower case differ by 0x20.
            for changed in [byte ^ 0x20, byte ^ 1, b'\n', b'\r', b' ', b'0', b'"'] {
                if changed == byte {
                    continue;
                }
                let mut bytes = log.clone().into_bytes();
                bytes[at] = changed;
                let text = String::from_utf8(bytes).expect("ASCII stays ASCII");
                assert!(Log::read(&text).is_err(), "byte {at} became {changed:#x}");
            }
        }
    }

    #[test]
    fn an_upper_case_hash_is_rejected() {
        let log = log();
        let at = log.find(HASH).expect("a line has a hash") + HASH.len();
        let upper = log[..at].to_owned() + &log[at..at + 64].to_uppercase() + &log[at + 64..];
        let error = Log::read(&upper).expect_err("the hash was changed");
        assert_eq!((error.line, error.why), (1, None));
        assert!(error.problem.contains("lower-case"), "{}", error.problem);
    }

    #[test]
    fn inserted_bytes_between_lines_are_rejected() {
        let log = log();
        for (from, to) in [("\n", "\r\n"), ("\n", "\n\n"), ("{", " {")] {
            assert!(Log::read(&log.replacen(from, to, 1)).is_err(), "{to:?}");
        }
        assert!(Log::read(&format!("{log}\n")).is_err());
    }

    #[test]
    fn the_seed_depends_on_the_secret_and_every_added_text() {
        let secret = [7; 32];
        let words = |words: &[&str]| words.iter().map(|&word| word.to_owned()).collect::<Vec<_>>();
        assert_eq!(derive_seed(&secret, &[]), secret);
        let mixed = derive_seed(&secret, &words(&["ann", "bob"]));
        assert_eq!(mixed, derive_seed(&secret, &words(&["ann", "bob"])));
        // Order and boundaries count: "annbob" is not "ann" and "bob".
        for other in [&["bob", "ann"][..], &["annbob"], &["ann"], &["ann", "bob", ""]] {
            assert_ne!(mixed, derive_seed(&secret, &words(other)), "{other:?}");
        }
        assert_ne!(mixed, derive_seed(&[8; 32], &words(&["ann", "bob"])));
    }
}
