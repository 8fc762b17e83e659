//! Tests of the `ovoo` binary through its arguments, stdin, stdout and exit status.
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
