//! Scenarios by chapter, refusals, laws, positions, texts, golden logs and counts.
mod examples;
mod golden;
mod laws;
mod offers;
mod perft;
mod positions;
mod prose;
mod refusals;
mod rulings;
pub(crate) mod scene;
mod texts;
mod worth;
