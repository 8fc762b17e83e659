use std::fmt;

use serde::Serialize;

/// The reason why a position cannot be played, and the field at fault.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PositionError {
    /// The path of the field, such as `tiles.c3.sand`.
    pub field: String,
    /// A description of the problem.
    pub problem: String,
}

impl PositionError {
    /// Creates an error about `field`.
    pub fn new(field: impl Into<String>, problem: impl Into<String>) -> PositionError {
        PositionError { field: field.into(), problem: problem.into() }
    }

    /// Requires that `holds` is `true`.
    ///
    /// # Errors
    ///
    /// Returns an error with the field and the problem from `at_fault` if it is not.
    pub fn ensure<F: Into<String>, P: Into<String>>(
        holds: bool,
        at_fault: impl FnOnce() -> (F, P),
    ) -> Result<(), PositionError> {
        if holds {
            return Ok(());
        }
        let (field, problem) = at_fault();
        Err(PositionError::new(field, problem))
    }
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.field, self.problem)
    }
}

impl std::error::Error for PositionError {}
