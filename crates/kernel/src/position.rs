use std::fmt;

use serde::Serialize;

/// Why a position cannot be played, and where in it the trouble lies.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PositionError {
    /// The path of the field, as in `tiles.c3.sand`.
    pub field: String,
    /// A sentence about it.
    pub problem: String,
}

impl PositionError {
    pub fn new(field: impl Into<String>, problem: impl Into<String>) -> PositionError {
        PositionError { field: field.into(), problem: problem.into() }
    }
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.field, self.problem)
    }
}

impl std::error::Error for PositionError {}
