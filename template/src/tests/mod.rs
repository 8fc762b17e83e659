//! Tests: conformance, texts, scenarios and perft.
mod conformance;
mod matches;
mod perft;
mod scenarios;
mod texts;
