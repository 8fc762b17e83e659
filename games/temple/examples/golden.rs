//! Recorder.
fn main() {}
