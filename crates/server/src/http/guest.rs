//! Guest identity: a signed cookie, without accounts.
use axum::{
    extract::{Extension, FromRef, FromRequestParts, State},
    http::request::Parts,
    response::IntoResponseParts,
};
use axum_extra::extract::cookie::{Cookie, Key, SameSite, SignedCookieJar};

use super::{App, error::ApiError, guard::ClientAddress, read::Json};
use crate::{
    id::{GuestKey, Token},
    names::clean_name,
    wire::{Me, Rename},
};

const COOKIE: &str = "ovoo_guest";

/// The guest who made the request, or `None` if the request has no valid cookie.
pub(super) struct Visitor(pub Option<GuestKey>);

impl<S> FromRequestParts<S> for Visitor
where
    S: Send + Sync,
    Key: FromRef<S>,
{
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Visitor, ApiError> {
        let jar = SignedCookieJar::<Key>::from_request_parts(parts, state).await;
        let jar = jar.unwrap_or_else(|never| match never {});
        Ok(Visitor(guest_key_in(&jar)))
    }
}

/// The guest who made the request. If the request has no cookie, a new guest is created and the
/// response sets the cookie.
pub(super) struct Guest {
    pub holder: GuestKey,
    pub cookies: SignedCookieJar,
}

impl FromRequestParts<App> for Guest {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Guest, ApiError> {
        let jar = SignedCookieJar::<Key>::from_request_parts(parts, app).await;
        let jar = jar.unwrap_or_else(|never| match never {});
        if let Some(holder) = guest_key_in(&jar) {
            return Ok(Guest { holder, cookies: jar });
        }
        let token = Token::random();
        let cookie = Cookie::build((COOKIE, token.reveal().to_owned()))
            .path("/")
            .http_only(true)
            .same_site(SameSite::Lax)
            .secure(app.registry.config.secure)
            .permanent()
            .build();
        Ok(Guest { holder: token.digest(), cookies: jar.add(cookie) })
    }
}

fn guest_key_in(jar: &SignedCookieJar) -> Option<GuestKey> {
    let cookie = jar.get(COOKIE)?;
    Some(Token::parse(cookie.value())?.digest())
}

/// Returns the current guest.
#[utoipa::path(get, path = "/api/me", responses((status = 200, body = Me)))]
pub(super) async fn me(
    State(app): State<App>,
    guest: Guest,
) -> Result<(impl IntoResponseParts, Json<Me>), ApiError> {
    let name = app.registry.store.guest_name(&guest.holder).await?;
    Ok((guest.cookies, Json(Me { person: guest.holder.public_id(), name })))
}

/// Changes the current guest's name.
#[utoipa::path(put, path = "/api/me", request_body = Rename,
    responses((status = 200, body = Me), (status = 400, body = ApiError)))]
pub(super) async fn rename(
    State(app): State<App>,
    Extension(ClientAddress(address)): Extension<ClientAddress>,
    guest: Guest,
    Json(rename): Json<Rename>,
) -> Result<(impl IntoResponseParts, Json<Me>), ApiError> {
    app.registry.limits.check_rename(address)?;
    let name = clean_name(&rename.name)
        .map_err(|_| ApiError::bad("bad_name", "a name must have 1 to 24 printable characters"))?;
    app.registry.store.set_guest_name(&guest.holder, &name).await?;
    Ok((guest.cookies, Json(Me { person: guest.holder.public_id(), name: Some(name) })))
}
