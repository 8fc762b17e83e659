//! Scenarios by chapter, refusals, conformance, positions, texts, golden logs and counts.
mod bots;
mod conformance;
mod defaults;
mod examples;
mod golden;
mod insight;
mod perft;
mod positions;
mod randomness;
mod refusals;
mod rulings;
mod samples;
pub(crate) mod scene;
mod texts;
