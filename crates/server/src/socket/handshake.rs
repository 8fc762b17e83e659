//! WebSocket handshake that takes over the TCP connection of a request.
//!
//! axum's own upgrade does not expose the TCP stream, which [`super::writer`] writes to directly.
use std::{future::Future, sync::Arc};

use axum::{
    body::Body,
    extract::FromRequestParts,
    http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header, request::Parts},
    response::Response,
};
use hyper::upgrade::OnUpgrade;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::handshake::derive_accept_key;

use crate::{connections::Connection, http::ApiError, listener::UpgradedStream};

/// A valid WebSocket request.
pub struct Handshake {
    accept_key: HeaderValue,
    upgrade: OnUpgrade,
    connection: Option<Arc<Connection>>,
}

/// The connection after the handshake.
pub struct Upgraded {
    pub stream: TcpStream,
    /// Bytes that the client sent before the handshake was complete.
    pub read_ahead: Vec<u8>,
}

impl<S: Send + Sync> FromRequestParts<S> for Handshake {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Handshake, ApiError> {
        let bad = |message: &str| ApiError::bad("bad_request", message);
        if parts.method != Method::GET {
            let message = "a WebSocket request must use GET";
            return Err(ApiError::new(StatusCode::METHOD_NOT_ALLOWED, "bad_request", message));
        }
        for (name, value) in REQUIRED_HEADERS {
            if !header_contains(&parts.headers, &name, value) {
                return Err(bad(&format!(
                    "a WebSocket request must have the header `{name}: {value}`"
                )));
            }
        }
        let key = parts.headers.get(header::SEC_WEBSOCKET_KEY);
        let key = key.ok_or_else(|| bad("`sec-websocket-key` is missing"))?;
        let accept_key = HeaderValue::from_str(&derive_accept_key(key.as_bytes()))
            .map_err(|_| bad("`sec-websocket-key` is invalid"))?;
        let upgrade = parts.extensions.remove::<OnUpgrade>();
        let upgrade = upgrade.ok_or_else(|| bad("this connection cannot be upgraded"))?;
        let connection = parts.extensions.get::<Arc<Connection>>().cloned();
        Ok(Handshake { accept_key, upgrade, connection })
    }
}

const REQUIRED_HEADERS: [(HeaderName, &str); 3] = [
    (header::CONNECTION, "upgrade"),
    (header::UPGRADE, "websocket"),
    (header::SEC_WEBSOCKET_VERSION, "13"),
];

/// Returns `true` if the header's comma-separated list contains `wanted`.
fn header_contains(headers: &HeaderMap, name: &HeaderName, wanted: &str) -> bool {
    let values = headers.get_all(name).into_iter().filter_map(|value| value.to_str().ok());
    values.flat_map(|value| value.split(',')).any(|item| item.trim().eq_ignore_ascii_case(wanted))
}

impl Handshake {
    /// Returns the response that accepts the handshake, and runs `serve` on the connection once the
    /// response is sent.
    pub fn accept<F>(self, serve: impl FnOnce(Upgraded) -> F + Send + 'static) -> Response
    where
        F: Future<Output = ()> + Send + 'static,
    {
        let Handshake { accept_key, upgrade, connection } = self;
        tokio::spawn(async move {
            // The upgrade fails only if the client has disconnected in the meantime.
            let Ok(upgraded) = upgrade.await else { return };
            match upgraded.downcast::<UpgradedStream>() {
                Ok(parts) => {
                    let (stream, read_ahead) = (parts.io.into_inner(), parts.read_buf.to_vec());
                    serve(Upgraded { stream, read_ahead }).await;
                }
                Err(_) => tracing::error!("failed to take over connection: not a TCP stream"),
            }
            // The connection counts as open until now.
            drop(connection);
        });
        let mut response = Response::new(Body::empty());
        *response.status_mut() = StatusCode::SWITCHING_PROTOCOLS;
        let headers = response.headers_mut();
        headers.insert(header::CONNECTION, HeaderValue::from_static("upgrade"));
        headers.insert(header::UPGRADE, HeaderValue::from_static("websocket"));
        headers.insert(header::SEC_WEBSOCKET_ACCEPT, accept_key);
        response
    }
}
