//! Tests: worked examples, rulings, refusals, conformance, positions, texts, golden logs and perft.
mod conformance;
mod defaults;
mod examples;
mod golden;
mod offers;
mod perft;
mod positions;
mod prose;
mod refusals;
mod rulings;
pub(crate) mod scene;
mod texts;
mod worth;
