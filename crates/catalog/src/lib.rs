//! The list of all games. It is the only crate that names them, so that adding a game changes no
//! other crate.
#![cfg_attr(not(test), warn(unreachable_pub))]
use std::fmt;

use table::{GameEntry, UnsupportedRules};

#[cfg(test)]
mod tests;

/// Registers the game crates, in display order.
macro_rules! games {
    ($($game:ident::ENTRY,)*) => {
        /// Every game, in display order.
        pub static GAMES: &[&GameEntry] = &[$(&$game::ENTRY,)*];

        /// Returns the wire types of every game, by id.
        #[cfg(feature = "ts")]
        pub fn typescript() -> Vec<(&'static str, kernel::TypeScript)> {
            vec![$(($game::ENTRY.meta.id, $game::typescript()),)*]
        }
    };
}

games! {
    desert::ENTRY,
    madness::ENTRY,
    oasis::ENTRY,
    temple::ENTRY,
}

/// Returns the game with this id.
pub fn find(id: &str) -> Option<&'static GameEntry> {
    GAMES.iter().copied().find(|entry| entry.meta.id == id)
}

/// Finds the game that plays this version of the rules.
///
/// # Errors
///
/// Returns an error if there is no such game, or if it does not support the version.
pub fn find_version(id: &str, rules: u16) -> Result<&'static GameEntry, UnsupportedGame> {
    let entry = find(id).ok_or_else(|| UnsupportedGame::Unknown { game: id.to_owned() })?;
    match entry.require_rules(rules) {
        Ok(()) => Ok(entry),
        Err(why) => Err(UnsupportedGame::Rules { game: entry.meta.id, why }),
    }
}

/// The reason why this program cannot play a stored match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum UnsupportedGame {
    /// There is no game with this id.
    Unknown {
        /// The id.
        game: String,
    },
    /// The version of the rules is not supported.
    Rules {
        /// The id of the game.
        game: &'static str,
        /// The version, and those that are supported.
        why: UnsupportedRules,
    },
}

impl fmt::Display for UnsupportedGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            UnsupportedGame::Unknown { game } => {
                let known: Vec<&str> = GAMES.iter().map(|entry| entry.meta.id).collect();
                write!(f, "unknown game {game:?}; available: {}", known.join(", "))
            }
            UnsupportedGame::Rules { game, why } => write!(f, "{game}: {why}"),
        }
    }
}

impl std::error::Error for UnsupportedGame {}
