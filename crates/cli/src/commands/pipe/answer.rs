//! Responses to requests: `{"id":…,"ok":true,…}` or `{"id":…,"ok":false,"error":{…}}`.
use serde::Serialize;
use serde_json::{Value, value::to_raw_value};
use table::Json;

use crate::failure::UsageError;

/// The fields of a successful response, in the order in which they are written.
pub type Body = Vec<(&'static str, Json)>;

/// The error in the response to a failed request.
#[derive(Debug, Serialize)]
pub struct PipeError {
    /// The error code for programs; docs/PIPE.md lists them.
    pub code: String,
    /// The message for people.
    pub message: String,
    /// The rejection or error as data.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub detail: Option<Json>,
}

impl PipeError {
    pub fn new(code: impl Into<String>, message: impl Into<String>) -> PipeError {
        PipeError { code: code.into(), message: message.into(), detail: None }
    }
}

impl From<UsageError> for PipeError {
    fn from(usage_error: UsageError) -> PipeError {
        PipeError::new(usage_error.code, usage_error.message)
    }
}

pub fn to_json(value: &impl Serialize) -> Json {
    // This fails only for maps with keys that are not strings and for custom `Serialize` impls that
    // fail. No response contains either.
    to_raw_value(value).unwrap_or_default()
}

/// Formats a response as one line.
pub fn answer_line(id: &Value, answer: &Result<Body, PipeError>) -> String {
    let mut text = format!("{{\"id\":{id},\"ok\":{}", answer.is_ok());
    match answer {
        Ok(body) => {
            for (field, value) in body {
                text.push_str(&format!(",\"{field}\":{value}"));
            }
        }
        Err(error) => text.push_str(&format!(",\"error\":{}", to_json(error))),
    }
    text.push('}');
    text
}

/// Returns the error line for a request whose id could not be read.
pub fn error_line(error: &PipeError) -> String {
    format!("{{\"id\":null,\"ok\":false,\"error\":{}}}", to_json(error))
}
