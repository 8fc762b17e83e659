//! What goes back: `{"id":…,"ok":true,…}` or `{"id":…,"ok":false,"error":{…}}`.
use serde::Serialize;
use serde_json::{Value, value::to_raw_value};
use table::Json;

use crate::failure::UsageError;

/// The fields of a good answer, in the order they are written.
pub type Body = Vec<(&'static str, Json)>;

/// Why a request was not done.
#[derive(Debug, Serialize)]
pub struct Fault {
    /// For programs; docs/PIPE.md lists them.
    pub code: String,
    /// For people.
    pub message: String,
    /// The rejection or the trouble as the table put it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub detail: Option<Json>,
}

impl Fault {
    pub fn new(code: impl Into<String>, message: impl Into<String>) -> Fault {
        Fault { code: code.into(), message: message.into(), detail: None }
    }
}

impl From<UsageError> for Fault {
    fn from(usage_error: UsageError) -> Fault {
        Fault::new(usage_error.code, usage_error.message)
    }
}

/// Anything as ready-made JSON.
pub fn raw(value: &impl Serialize) -> Json {
    // Only maps with odd keys and failing `Serialize`s cannot be written; there are none here.
    to_raw_value(value).unwrap_or_default()
}

/// The line for an answer.
pub fn line(id: &Value, answer: &Result<Body, Fault>) -> String {
    let mut text = format!("{{\"id\":{id},\"ok\":{}", answer.is_ok());
    match answer {
        Ok(body) => {
            for (field, value) in body {
                text.push_str(&format!(",\"{field}\":{value}"));
            }
        }
        Err(fault) => text.push_str(&format!(",\"error\":{}", raw(fault))),
    }
    text.push('}');
    text
}

/// The line for a request that had no readable id.
pub fn fault_line(fault: &Fault) -> String {
    format!("{{\"id\":null,\"ok\":false,\"error\":{}}}", raw(fault))
}
