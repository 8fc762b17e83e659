//! Guests: a signed cookie, and nothing else.
use axum::{
    extract::{FromRef, FromRequestParts, State},
    http::request::Parts,
    response::IntoResponseParts,
};
use axum_extra::extract::cookie::{Cookie, Key, SameSite, SignedCookieJar};

use super::{App, error::ApiError, read::Json};
use crate::{
    id::{Holder, Token},
    room::clean_name,
    wire::{Me, Rename},
};

const COOKIE: &str = "ovoo_guest";

/// Whoever asks, if they have shown their cookie.
pub struct Visitor(pub Option<Holder>);

impl<S> FromRequestParts<S> for Visitor
where
    S: Send + Sync,
    Key: FromRef<S>,
{
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Visitor, ApiError> {
        let jar = SignedCookieJar::<Key>::from_request_parts(parts, state).await;
        let jar = jar.unwrap_or_else(|never| match never {});
        Ok(Visitor(holder_in(&jar)))
    }
}

/// Whoever asks; a stranger becomes a guest, and gets the cookie with the answer.
pub struct Guest {
    pub holder: Holder,
    pub cookies: SignedCookieJar,
}

impl FromRequestParts<App> for Guest {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Guest, ApiError> {
        let jar = SignedCookieJar::<Key>::from_request_parts(parts, app).await;
        let jar = jar.unwrap_or_else(|never| match never {});
        if let Some(holder) = holder_in(&jar) {
            return Ok(Guest { holder, cookies: jar });
        }
        let token = Token::random();
        let cookie = Cookie::build((COOKIE, token.reveal().to_owned()))
            .path("/")
            .http_only(true)
            .same_site(SameSite::Lax)
            .secure(app.house.config.secure)
            .permanent()
            .build();
        Ok(Guest { holder: token.digest(), cookies: jar.add(cookie) })
    }
}

fn holder_in(jar: &SignedCookieJar) -> Option<Holder> {
    let cookie = jar.get(COOKIE)?;
    Some(Token::shown(cookie.value())?.digest())
}

/// Who am I?
#[utoipa::path(get, path = "/api/me", responses((status = 200, body = Me)))]
pub async fn me(
    State(app): State<App>,
    guest: Guest,
) -> Result<(impl IntoResponseParts, Json<Me>), ApiError> {
    let name = app.house.store.guest_name(&guest.holder).await?;
    Ok((guest.cookies, Json(Me { person: guest.holder.person(), name })))
}

/// The nickname used from now on.
#[utoipa::path(put, path = "/api/me", request_body = Rename,
    responses((status = 200, body = Me), (status = 400, body = ApiError)))]
pub async fn rename(
    State(app): State<App>,
    guest: Guest,
    Json(rename): Json<Rename>,
) -> Result<(impl IntoResponseParts, Json<Me>), ApiError> {
    let name = clean_name(&rename.name)
        .map_err(|_| ApiError::bad("bad_name", "a name has 1 to 24 plain characters"))?;
    app.house.store.name_guest(&guest.holder, &name).await?;
    Ok((guest.cookies, Json(Me { person: guest.holder.person(), name: Some(name) })))
}
