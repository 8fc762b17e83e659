mod bots;
mod examples;
mod golden;
mod laws;
mod perft;
mod scene;
mod texts;
