//! Who may ask at all: own origin, fitting content, not too often.
use std::net::{IpAddr, SocketAddr};

use axum::{
    extract::{ConnectInfo, Request, State},
    http::{HeaderMap, Method, StatusCode, header},
    middleware::Next,
    response::{IntoResponse, Response},
};

use super::{App, error::ApiError};

/// Before every request to `/api`.
pub async fn guard(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    request: Request,
    next: Next,
) -> Response {
    match check(&app, peer, &request) {
        Ok(()) => next.run(request).await,
        Err(error) => error.into_response(),
    }
}

fn check(app: &App, peer: SocketAddr, request: &Request) -> Result<(), ApiError> {
    let headers = request.headers();
    app.house.limits.visit(address(app, peer, headers))?;
    let is_socket = headers.contains_key(header::UPGRADE);
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    if (is_socket || changes) && !is_own_origin(app, headers) {
        let message = "this page belongs to another site";
        return Err(ApiError::new(StatusCode::FORBIDDEN, "foreign_origin", message));
    }
    Ok(())
}

/// Browsers name the origin of every request that could do harm; programs name none.
fn is_own_origin(app: &App, headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else {
        // A browser that leaves it out still says whether the request crosses sites.
        let site = headers.get("sec-fetch-site").and_then(|site| site.to_str().ok());
        return site.is_none_or(|site| site == "same-origin" || site == "none");
    };
    let Ok(origin) = origin.to_str() else { return false };
    if app.house.config.origins.iter().any(|allowed| allowed == origin) {
        return true;
    }
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let named = origin.split_once("://").map(|(_, host)| host);
    host.is_some() && host == named
}

fn address(app: &App, peer: SocketAddr, headers: &HeaderMap) -> IpAddr {
    let forwarded = || {
        let list = headers.get("x-forwarded-for")?.to_str().ok()?;
        list.rsplit(',').next()?.trim().parse().ok()
    };
    match app.house.config.behind_proxy {
        true => forwarded().unwrap_or(peer.ip()),
        false => peer.ip(),
    }
}
