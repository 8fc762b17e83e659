//! Reports errors on stderr and chooses the exit status: 2 for usage errors, 1 for failures.
use std::{
    fmt,
    io::{self, Write},
    process::ExitCode,
};

/// An invalid argument or request, for which the exit status is 2.
#[derive(Debug)]
pub struct UsageError {
    /// The error code for programs.
    pub code: &'static str,
    /// The message for people.
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

/// A failure that the command has already reported, for which the exit status is 1.
#[derive(Debug)]
pub struct AlreadyReported;

impl fmt::Display for AlreadyReported {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("see above")
    }
}

impl std::error::Error for AlreadyReported {}

/// Prints the error, unless it has already been reported, and returns the exit status.
pub fn report(error: &anyhow::Error) -> ExitCode {
    if error.is::<AlreadyReported>() {
        return ExitCode::FAILURE;
    }
    if is_broken_pipe(error) {
        // The reader has closed the pipe, as in `ovoo rules desert | head`.
        return ExitCode::SUCCESS;
    }
    print_error(&format!("error: {error:#}"));
    if error.is::<UsageError>() { ExitCode::from(2) } else { ExitCode::FAILURE }
}

/// Prints a line on stderr. If stderr is closed, the line is lost.
pub fn print_error(line: &str) {
    let _ = writeln!(io::stderr().lock(), "{line}");
}

fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error.chain().any(|cause| {
        cause
            .downcast_ref::<io::Error>()
            .is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
    })
}
