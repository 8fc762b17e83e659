//! Scenarios by chapter, refusals, laws, positions, texts, golden logs and counts.
mod credit;
mod examples;
mod golden;
mod house_rulings;
mod laws;
mod perft;
mod positions;
mod refusals;
mod rulings;
pub(crate) mod scene;
mod tally;
mod texts;
mod undo;
mod written;
