//! The real binary, driven as people and programs drive it. One test binary; no sleeps.
#[path = "cli/logs.rs"]
mod logs;
#[path = "cli/pipe.rs"]
mod pipe;
#[path = "cli/play.rs"]
mod play;
#[path = "cli/run.rs"]
mod run;
#[path = "cli/texts.rs"]
mod texts;
#[path = "cli/tools.rs"]
mod tools;
