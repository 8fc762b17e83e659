//! Scenarios by chapter, laws, positions, texts, golden logs.
mod examples;
mod golden;
mod laws;
mod positions;
mod refusals;
mod rulings;
mod texts;
