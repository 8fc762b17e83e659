//! Fuzz targets: functions that give arbitrary bytes to the code that reads input from outside, and
//! panic if it misbehaves.
//!
//! `cargo xtask fuzz` runs them with libFuzzer. The test of this crate runs each of them with the
//! inputs in `corpus/`, among them every input that has ever revealed a bug.
#![cfg_attr(not(test), warn(unreachable_pub))]
mod archives;
mod explore;
mod logs;
mod messages;
mod pipe;
mod positions;
mod runtime;
mod sockets;

/// Reads an input.
pub type Target = fn(&[u8]);

/// Every target, by the name of its program and of its corpus.
pub const TARGETS: &[(&str, Target)] = &[
    ("archives", archives::read),
    ("logs", logs::read),
    ("messages", messages::read),
    ("pipe", pipe::read),
    ("positions", positions::read),
    ("sockets", sockets::read),
];

/// Runs a target.
///
/// # Panics
///
/// Panics if there is no such target, or if it finds a bug.
pub fn run(name: &str, input: &[u8]) {
    let target = TARGETS.iter().find(|(known, _)| *known == name);
    let (_, read) = target.unwrap_or_else(|| panic!("unknown target {name}"));
    read(input);
}
