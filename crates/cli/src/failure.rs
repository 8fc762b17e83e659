//! How a command ends when it does not end well.
use std::{
    fmt,
    io::{self, Write},
    process::ExitCode,
};

/// Something was asked for that does not exist: exit code 2.
#[derive(Debug)]
pub struct UsageError {
    /// For programs.
    pub code: &'static str,
    /// For people.
    pub message: String,
}

impl UsageError {
    pub fn new(code: &'static str, message: impl Into<String>) -> UsageError {
        UsageError { code, message: message.into() }
    }
}

impl fmt::Display for UsageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for UsageError {}

/// A failure that has been told already: exit code 1, and silence.
#[derive(Debug)]
pub struct AlreadyReported;

impl fmt::Display for AlreadyReported {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("see above")
    }
}

impl std::error::Error for AlreadyReported {}

/// Tells the failure on stderr and chooses the exit code.
pub fn report(error: &anyhow::Error) -> ExitCode {
    if error.is::<AlreadyReported>() {
        return ExitCode::FAILURE;
    }
    if is_broken_pipe(error) {
        // Nobody listens any longer, as in `ovoo rules desert | head`.
        return ExitCode::SUCCESS;
    }
    warn(&format!("error: {error:#}"));
    if error.is::<UsageError>() { ExitCode::from(2) } else { ExitCode::FAILURE }
}

/// A sentence on stderr. If even that is closed, there is nobody to tell.
pub fn warn(sentence: &str) {
    let _ = writeln!(io::stderr().lock(), "{sentence}");
}

fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error.chain().any(|cause| {
        cause
            .downcast_ref::<io::Error>()
            .is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
    })
}
