//! Extractors for request data that report errors as [`ApiError`], as all handlers do.
use axum::{
    extract::{
        FromRequest, FromRequestParts,
        rejection::{JsonRejection, PathRejection, QueryRejection, StringRejection},
    },
    http::StatusCode,
    response::{IntoResponse, Response},
};

use super::error::ApiError;

#[derive(FromRequest)]
#[from_request(via(axum::Json), rejection(ApiError))]
pub(super) struct Json<T>(pub T);

impl<T: serde::Serialize> IntoResponse for Json<T> {
    fn into_response(self) -> Response {
        axum::Json(self.0).into_response()
    }
}

#[derive(FromRequestParts)]
#[from_request(via(axum::extract::Query), rejection(ApiError))]
pub(super) struct Query<T>(pub T);

#[derive(FromRequestParts)]
#[from_request(via(axum::extract::Path), rejection(ApiError))]
pub(super) struct Path<T>(pub T);

fn rejected(status: StatusCode, message: String) -> ApiError {
    let is_long = status == StatusCode::PAYLOAD_TOO_LARGE;
    ApiError::new(status, if is_long { "too_long" } else { "bad_request" }, message)
}

impl From<JsonRejection> for ApiError {
    fn from(error: JsonRejection) -> ApiError {
        rejected(error.status(), error.body_text())
    }
}

impl From<StringRejection> for ApiError {
    fn from(error: StringRejection) -> ApiError {
        rejected(error.status(), error.body_text())
    }
}

impl From<QueryRejection> for ApiError {
    fn from(error: QueryRejection) -> ApiError {
        rejected(error.status(), error.body_text())
    }
}

impl From<PathRejection> for ApiError {
    fn from(error: PathRejection) -> ApiError {
        rejected(error.status(), error.body_text())
    }
}
