//! From a request to a conversation: the connection under the request is taken over.
use std::future::Future;

use axum::{
    body::Body,
    extract::FromRequestParts,
    http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header, request::Parts},
    response::Response,
};
use hyper::upgrade::OnUpgrade;
use hyper_util::{rt::TokioIo, server::conn::auto::upgrade::downcast};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::handshake::derive_accept_key;

use crate::http::ApiError;

/// A request to talk by WebSocket.
pub struct Handshake {
    accept: HeaderValue,
    upgrade: OnUpgrade,
}

/// A connection that is ours, and what the page has said too early.
pub struct Taken {
    pub stream: TcpStream,
    pub early: Vec<u8>,
}

impl<S: Send + Sync> FromRequestParts<S> for Handshake {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Handshake, ApiError> {
        let bad = |message: &str| ApiError::bad("bad_request", message);
        if parts.method != Method::GET {
            let message = "a WebSocket is asked for with GET";
            return Err(ApiError::new(StatusCode::METHOD_NOT_ALLOWED, "bad_request", message));
        }
        for (name, word) in ASKED {
            if !names(&parts.headers, &name, word) {
                return Err(bad(&format!("a WebSocket is asked for with `{name}: {word}`")));
            }
        }
        let key = parts.headers.get(header::SEC_WEBSOCKET_KEY);
        let key = key.ok_or_else(|| bad("`sec-websocket-key` is missing"))?;
        let accept = HeaderValue::from_str(&derive_accept_key(key.as_bytes()))
            .map_err(|_| bad("`sec-websocket-key` cannot be used"))?;
        let upgrade = parts.extensions.remove::<OnUpgrade>();
        let upgrade = upgrade.ok_or_else(|| bad("this connection cannot become a WebSocket"))?;
        Ok(Handshake { accept, upgrade })
    }
}

const ASKED: [(HeaderName, &str); 3] = [
    (header::CONNECTION, "upgrade"),
    (header::UPGRADE, "websocket"),
    (header::SEC_WEBSOCKET_VERSION, "13"),
];

/// Is the word in the header's list?
fn names(headers: &HeaderMap, name: &HeaderName, word: &str) -> bool {
    let values = headers.get_all(name).into_iter().filter_map(|value| value.to_str().ok());
    values.flat_map(|value| value.split(',')).any(|item| item.trim().eq_ignore_ascii_case(word))
}

impl Handshake {
    /// Agrees; `talk` gets the connection as soon as the answer is out.
    pub fn agree<F>(self, talk: impl FnOnce(Taken) -> F + Send + 'static) -> Response
    where
        F: Future<Output = ()> + Send + 'static,
    {
        let Handshake { accept, upgrade } = self;
        tokio::spawn(async move {
            // Whoever hangs up meanwhile has nothing to say.
            let Ok(upgraded) = upgrade.await else { return };
            match downcast::<TokioIo<TcpStream>>(upgraded) {
                Ok(parts) => {
                    let (stream, early) = (parts.io.into_inner(), parts.read_buf.to_vec());
                    talk(Taken { stream, early }).await;
                }
                Err(_) => tracing::error!("a connection is no TCP stream"),
            }
        });
        let mut response = Response::new(Body::empty());
        *response.status_mut() = StatusCode::SWITCHING_PROTOCOLS;
        let headers = response.headers_mut();
        headers.insert(header::CONNECTION, HeaderValue::from_static("upgrade"));
        headers.insert(header::UPGRADE, HeaderValue::from_static("websocket"));
        headers.insert(header::SEC_WEBSOCKET_ACCEPT, accept);
        response
    }
}
