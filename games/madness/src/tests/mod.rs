//! Scenarios by chapter, refusals, conformance, positions, texts, golden logs and perft.
mod as_written;
pub(crate) mod conformance;
mod custom_cards;
mod examples;
mod golden;
mod house_rulings;
mod perft;
mod positions;
mod refusals;
mod rulings;
pub(crate) mod scene;
mod tally;
mod texts;
mod track_record;
mod undo;
