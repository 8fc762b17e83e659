//! Tests of the server over HTTP and WebSockets, with clients that behave like browsers, programs or
//! attackers.
//!
//! The tests wait for messages and states, not for a fixed time. Random choices come from a seed
//! that is printed if the test fails.
#[path = "serve/access.rs"]
mod access;
#[path = "serve/archives.rs"]
mod archives;
#[path = "serve/clock.rs"]
mod clock;
#[path = "serve/crash.rs"]
mod crash;
#[path = "serve/exactly_once.rs"]
mod exactly_once;
#[path = "serve/failures.rs"]
mod failures;
#[path = "serve/floods.rs"]
mod floods;
#[path = "serve/guest.rs"]
mod guest;
#[path = "serve/hidden_information.rs"]
mod hidden_information;
#[path = "serve/invalid_input.rs"]
mod invalid_input;
#[path = "serve/lessons.rs"]
mod lessons;
#[path = "serve/lifecycle.rs"]
mod lifecycle;
#[path = "serve/page.rs"]
mod page;
#[path = "serve/play.rs"]
mod play;
#[path = "serve/private_remarks.rs"]
mod private_remarks;
#[path = "serve/process.rs"]
mod process;
#[path = "serve/races.rs"]
mod races;
#[path = "serve/rng.rs"]
mod rng;
#[path = "serve/rules_versions.rs"]
mod rules_versions;
#[path = "serve/storage.rs"]
mod storage;
#[path = "serve/table_commands.rs"]
mod table_commands;
#[path = "serve/tampering.rs"]
mod tampering;
#[path = "serve/types.rs"]
mod types;
