mod bots;
mod golden;
mod laws;
mod perft;
mod texts;
