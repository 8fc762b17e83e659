//! Errors of the HTTP API, with status, code and message.
use axum::{
    Json,
    http::{HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use catalog::UnsupportedGame;
use serde::Serialize;

use crate::{actor::JoinError, limits::RateLimited, store::StoreError};

/// Error response of the API.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
pub struct ApiError {
    #[serde(skip)]
    status: u16,
    /// Stable code for programs.
    pub code: &'static str,
    /// Message for developers; the web app has its own text for each code.
    pub message: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub retry_ms: Option<u64>,
}

impl ApiError {
    pub fn new(status: StatusCode, code: &'static str, message: impl Into<String>) -> ApiError {
        ApiError { status: status.as_u16(), code, message: message.into(), retry_ms: None }
    }

    pub fn bad(code: &'static str, message: impl Into<String>) -> ApiError {
        ApiError::new(StatusCode::BAD_REQUEST, code, message)
    }

    pub fn not_found(message: impl Into<String>) -> ApiError {
        ApiError::new(StatusCode::NOT_FOUND, "not_found", message)
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let status = StatusCode::from_u16(self.status).unwrap_or(StatusCode::BAD_REQUEST);
        let seconds = self.retry_ms.map(|ms| ms.div_ceil(1000));
        let mut response = (status, Json(self)).into_response();
        if let Some(seconds) = seconds
            && let Ok(value) = HeaderValue::from_str(&seconds.to_string())
        {
            response.headers_mut().insert(header::RETRY_AFTER, value);
        }
        response
    }
}

impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> ApiError {
        // The cause is for the operator, not for the client.
        tracing::error!(%error, "failed to access store");
        let message = "the server cannot access its store";
        ApiError::new(StatusCode::SERVICE_UNAVAILABLE, "store", message)
    }
}

impl From<JoinError> for ApiError {
    fn from(error: JoinError) -> ApiError {
        match error {
            JoinError::NoSuchTable => ApiError::not_found("no such table"),
            JoinError::Unsupported(error) => error.into(),
            JoinError::Broken(problem) => {
                ApiError::new(StatusCode::INTERNAL_SERVER_ERROR, "broken_table", problem)
            }
            JoinError::Store(error) => error.into(),
        }
    }
}

impl From<UnsupportedGame> for ApiError {
    fn from(error: UnsupportedGame) -> ApiError {
        ApiError::new(StatusCode::CONFLICT, "unsupported_rules", error.to_string())
    }
}

impl From<RateLimited> for ApiError {
    fn from(limited: RateLimited) -> ApiError {
        let retry_ms = limited.retry.as_millis() as u64;
        let message = format!("too many requests; try again in {retry_ms} ms");
        let error = ApiError::new(StatusCode::TOO_MANY_REQUESTS, "too_fast", message);
        ApiError { retry_ms: Some(retry_ms), ..error }
    }
}
