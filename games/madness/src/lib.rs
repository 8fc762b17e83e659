//! Mountains of Madness: timed encounters and secret rules of speech. Cooperative, three to five
//! seats.
//!
//! `README.md` has the game in a page and the rulings; `rules/` is the rulebook that refusals cite.
pub mod data;
pub mod space;
pub mod talk;
pub mod tile;
