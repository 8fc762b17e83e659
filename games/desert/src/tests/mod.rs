//! Scenarios by chapter, refusals, laws, positions, texts, golden logs and counts.
mod bots;
mod examples;
mod golden;
mod insight;
mod laws;
mod luck;
mod perft;
mod positions;
mod refusals;
mod rulings;
mod samples;
pub(crate) mod scene;
mod texts;
