//! The only crate that names every game.
use table::Entry;

#[cfg(test)]
mod tests;

/// Every game, in the order people see them.
pub static GAMES: &[&Entry] = &[&desert::ENTRY, &madness::ENTRY, &oasis::ENTRY, &temple::ENTRY];

/// The game with this id.
pub fn find(id: &str) -> Option<&'static Entry> {
    GAMES.iter().copied().find(|entry| entry.meta.id == id)
}

/// The wire types of every game, by its id.
#[cfg(feature = "ts")]
pub fn typescript() -> Vec<(&'static str, kernel::TypeScript)> {
    vec![
        (desert::ENTRY.meta.id, desert::typescript()),
        (madness::ENTRY.meta.id, madness::typescript()),
        (oasis::ENTRY.meta.id, oasis::typescript()),
        (temple::ENTRY.meta.id, temple::typescript()),
    ]
}
