//! Scenarios by chapter, refusals, laws, positions, texts, golden logs and counts.
mod examples;
mod laws;
pub(crate) mod scene;
mod texts;
