//! The list of all games. It is the only crate that names them, so that adding a game changes no
//! other crate.
use table::GameEntry;

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
