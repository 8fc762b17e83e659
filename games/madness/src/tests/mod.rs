//! Scenarios by chapter, refusals, laws, positions, texts, golden logs and counts.
mod laws;
