//! Middleware in front of the API: rate limits and protection against cross-site requests.
use std::{
    net::{IpAddr, SocketAddr},
    time::Duration,
};

use axum::{
    extract::{ConnectInfo, Request, State},
    http::{HeaderMap, Method, StatusCode, header},
    middleware::Next,
    response::{IntoResponse, Response},
};

use tokio::time::timeout;

use super::{App, error::ApiError};

/// Address of the client that made a request, as an extension of the request.
#[derive(Clone, Copy)]
pub(super) struct ClientAddress(pub IpAddr);

/// Time to receive the body of a request and to answer it.
const REQUEST_TIMEOUT: Duration = Duration::from_secs(30);

/// Checks every request to `/api`.
pub(super) async fn guard(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    mut request: Request,
    next: Next,
) -> Response {
    let address = address(&app, peer, request.headers());
    if let Err(error) = check(&app, address, &request) {
        return error.into_response();
    }
    request.extensions_mut().insert(ClientAddress(address));
    match timeout(REQUEST_TIMEOUT, next.run(request)).await {
        Ok(response) => response,
        Err(_) => {
            let message = "the request took too long";
            ApiError::new(StatusCode::REQUEST_TIMEOUT, "bad_request", message).into_response()
        }
    }
}

fn check(app: &App, address: IpAddr, request: &Request) -> Result<(), ApiError> {
    let headers = request.headers();
    app.registry.limits.check_request(address)?;
    let is_socket = headers.contains_key(header::UPGRADE);
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    if (is_socket || changes) && !is_own_origin(app, headers) {
        let message = "requests from other origins are not allowed";
        return Err(ApiError::new(StatusCode::FORBIDDEN, "foreign_origin", message));
    }
    Ok(())
}

/// Returns `true` unless a browser sent the request for another site. Browsers send an origin with
/// every request that could do harm, while other programs do not.
fn is_own_origin(app: &App, headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else {
        // A browser that omits the origin still states whether the request crosses sites.
        let site = headers.get("sec-fetch-site").and_then(|site| site.to_str().ok());
        return site.is_none_or(|site| site == "same-origin" || site == "none");
    };
    let Ok(origin) = origin.to_str() else { return false };
    if app.registry.config.origins.iter().any(|allowed| allowed == origin) {
        return true;
    }
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let named = origin.split_once("://").map(|(_, host)| host);
    host.is_some() && host == named
}

/// Returns the client's address.
fn address(app: &App, peer: SocketAddr, headers: &HeaderMap) -> IpAddr {
    let forwarded = || {
        let list = headers.get("x-forwarded-for")?.to_str().ok()?;
        list.rsplit(',').next()?.trim().parse().ok()
    };
    match app.registry.config.behind_proxy {
        true => forwarded().unwrap_or(peer.ip()),
        false => peer.ip(),
    }
}
