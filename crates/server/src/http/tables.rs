//! Tables over HTTP: make, find, look back, prove.
use std::sync::Arc;

use axum::{
    extract::{State, rejection::StringRejection},
    http::{HeaderMap, StatusCode, header},
    response::{IntoResponse, IntoResponseParts, Response},
};
use kernel::{Seat, SeatSet};
use serde::Deserialize;
use table::{Log, LogError};

use super::{
    App,
    error::ApiError,
    guest::{Guest, Visitor},
    read::{Json, Path, Query},
};
use crate::{
    house::House,
    id::{Holder, TableId},
    record::Record,
    replay::{self, Part},
    socket::{self, Handshake, Page},
    store::List,
    wire::{Create, Created, Frames, Phase, TableInfo, Verdict},
};

/// Bytes of a log that can be checked.
pub const LOG_MAX: usize = 2 * 1024 * 1024;
/// Frames in one answer.
const FRAMES_MAX: u32 = 200;
/// Characters of a page's own name.
const CLIENT_MAX: usize = 64;

fn read_id(id: &str) -> Result<TableId, ApiError> {
    id.parse().map_err(|_| ApiError::not_found("there is no such table"))
}

#[derive(Deserialize, utoipa::IntoParams)]
pub struct ListQuery {
    /// `open`, `live` or `mine`.
    list: String,
}

/// Tables waiting for players, to watch, or where I sit.
#[utoipa::path(get, path = "/api/tables", params(ListQuery),
    responses((status = 200, body = Vec<TableInfo>)))]
pub async fn list(
    State(app): State<App>,
    Visitor(holder): Visitor,
    Query(query): Query<ListQuery>,
) -> Result<Json<Vec<TableInfo>>, ApiError> {
    let list = match (query.list.as_str(), &holder) {
        ("open", _) => List::Open,
        ("live", _) => List::Live,
        ("mine", Some(holder)) => List::Of(holder),
        ("mine", None) => return Ok(Json(Vec::new())),
        _ => return Err(ApiError::bad("bad_list", "list is one of open, live, mine")),
    };
    let mut tables = Vec::new();
    for id in app.house.store.list(list).await? {
        // A table that cannot be opened any more is left out, not an error for all.
        if let Ok(info) = app.house.info(id).await {
            tables.push(info);
        }
    }
    Ok(Json(tables))
}

/// Makes a table.
#[utoipa::path(post, path = "/api/tables", request_body = Create,
    responses((status = 201, body = Created), (status = 400, body = ApiError)))]
pub async fn create(
    State(app): State<App>,
    guest: Guest,
    Json(wish): Json<Create>,
) -> Result<(StatusCode, impl IntoResponseParts, Json<Created>), ApiError> {
    app.house.limits.create(guest.holder.as_str())?;
    let table = crate::room::create(&app.house, &guest.holder, wish).await?;
    Ok((StatusCode::CREATED, guest.cookies, Json(Created { table })))
}

/// A table.
#[utoipa::path(get, path = "/api/tables/{id}", params(("id" = String, Path)),
    responses((status = 200, body = TableInfo), (status = 404, body = ApiError)))]
pub async fn show(
    State(app): State<App>,
    Path(id): Path<String>,
) -> Result<Json<TableInfo>, ApiError> {
    Ok(Json(app.house.info(read_id(&id)?).await?))
}

#[derive(Deserialize, utoipa::IntoParams)]
pub struct FramesQuery {
    #[serde(default)]
    from: u32,
    #[serde(default)]
    n: Option<u32>,
    /// `mine`, `gallery`, `everyone` or a seat.
    #[serde(default)]
    eyes: Option<String>,
}

/// The replay, or a part of it.
#[utoipa::path(get, path = "/api/tables/{id}/frames", params(("id" = String, Path), FramesQuery),
    responses((status = 200, body = Frames), (status = 403, body = ApiError)))]
pub async fn frames(
    State(app): State<App>,
    Visitor(holder): Visitor,
    Path(id): Path<String>,
    Query(query): Query<FramesQuery>,
) -> Result<Json<Frames>, ApiError> {
    let id = read_id(&id)?;
    let (record, secret) = load(&app.house, id).await?;
    if record.phase == Phase::Lobby {
        let message = "there is nothing to see before the game begins";
        return Err(ApiError::new(StatusCode::CONFLICT, "not_playing", message));
    }
    let eyes = eyes_for(&record, holder.as_ref(), query.eyes.as_deref().unwrap_or("mine"))?;
    let inputs = app.house.store.inputs(id).await?;
    let part = Part { eyes, from: query.from, n: query.n.unwrap_or(50).min(FRAMES_MAX) };
    let told = tokio::task::spawn_blocking(move || replay::frames(&record, secret, &inputs, part));
    let told = told.await.map_err(|_| broken("the replay broke off"))?;
    Ok(Json(told.map_err(broken)?))
}

fn broken(problem: impl Into<String>) -> ApiError {
    ApiError::new(StatusCode::INTERNAL_SERVER_ERROR, "broken_table", problem)
}

async fn load(house: &Arc<House>, id: TableId) -> Result<(Record, kernel::Seed), ApiError> {
    let loaded = house.store.load(id).await?;
    loaded.ok_or_else(|| ApiError::not_found("there is no such table"))
}

/// What this visitor may see again, if they ask for `wish`.
fn eyes_for(record: &Record, holder: Option<&Holder>, wish: &str) -> Result<SeatSet, ApiError> {
    let denied = |message: &str| Err(ApiError::new(StatusCode::FORBIDDEN, "not_for_you", message));
    let seats = holder.map(|holder| record.seats_of(holder)).unwrap_or_default();
    let own = seats.into_iter().fold(SeatSet::NOBODY, |own, seat| own.with(SeatSet::only(seat)));
    let is_over = record.phase == Phase::Over;
    let is_seated = own != SeatSet::NOBODY;
    if !is_seated && !record.is_watchable() {
        return denied("this table is not for watching");
    }
    match wish {
        "mine" if is_seated => Ok(own),
        "mine" | "gallery" => Ok(SeatSet::GALLERY),
        "everyone" if is_over => Ok(SeatSet::EVERYONE),
        "everyone" => denied("everything is shown when the game is over"),
        seat => {
            let number: Option<u8> = seat.parse().ok().filter(|n| *n < record.seats.len() as u8);
            let seat = number.map(Seat::new);
            let seat = seat.ok_or_else(|| ApiError::bad("bad_eyes", "no such eyes"))?;
            if is_over || own.has(seat) {
                Ok(SeatSet::only(seat))
            } else {
                denied("other seats are shown when the game is over")
            }
        }
    }
}

/// The log with its seed, once the game is over.
#[utoipa::path(get, path = "/api/tables/{id}/log", params(("id" = String, Path)),
    responses((status = 200, body = String), (status = 409, body = ApiError)))]
pub async fn log(
    State(app): State<App>,
    Visitor(holder): Visitor,
    Path(id): Path<String>,
) -> Result<Response, ApiError> {
    let id = read_id(&id)?;
    let (record, secret) = load(&app.house, id).await?;
    if record.phase != Phase::Over {
        let message = "the log is shown when the game is over: it holds the seed";
        return Err(ApiError::new(StatusCode::CONFLICT, "not_over", message));
    }
    eyes_for(&record, holder.as_ref(), "everyone")?;
    let inputs = app.house.store.inputs(id).await?;
    let game = replay::to_the_end(&record, secret, &inputs).map_err(broken)?;
    let text = game.log(true).join("\n") + "\n";
    let name = format!("attachment; filename=\"{}-{id}.jsonl\"", record.game);
    let heads = [
        (header::CONTENT_TYPE, "application/jsonl".to_owned()),
        (header::CONTENT_DISPOSITION, name),
    ];
    Ok((heads, text).into_response())
}

/// The join link as a picture.
#[utoipa::path(get, path = "/api/tables/{id}/qr.svg", params(("id" = String, Path)),
    responses((status = 200, body = String)))]
pub async fn qr(Path(id): Path<String>, headers: HeaderMap) -> Result<Response, ApiError> {
    let id = read_id(&id)?;
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or("");
    let is_https = headers.get("x-forwarded-proto").is_some_and(|scheme| scheme == "https");
    let scheme = if is_https { "https" } else { "http" };
    let code = qrcode::QrCode::new(format!("{scheme}://{host}/t/{id}"))
        .map_err(|_| ApiError::bad("too_long", "the link does not fit into a code"))?;
    let picture = code.render::<qrcode::render::svg::Color<'_>>().min_dimensions(200, 200).build();
    Ok(([(header::CONTENT_TYPE, "image/svg+xml")], picture).into_response())
}

/// Checks a log: chain, commitment, every draw and every move.
#[utoipa::path(post, path = "/api/verify", request_body = String,
    responses((status = 200, body = Verdict)))]
pub async fn verify(body: Result<String, StringRejection>) -> Result<Json<Verdict>, ApiError> {
    let body = body?;
    let verdict = tokio::task::spawn_blocking(move || judge(&body)).await;
    Ok(Json(verdict.map_err(|_| broken("the check broke off"))?))
}

fn judge(text: &str) -> Verdict {
    let judged = Log::read(text).and_then(|log| {
        let game = log.header.game.as_str();
        let entry = catalog::GAMES.iter().find(|entry| entry.meta.id == game);
        let unknown = || LogError::new(1, format!("there is no game {game:?}"));
        entry.ok_or_else(unknown)?.replay(&log)
    });
    match judged {
        Ok(game) => Verdict::Fine {
            ok: true,
            game: game.header().game.clone(),
            steps: game.step(),
            commitment: game.header().commitment.clone(),
            outcome: game.outcome(),
        },
        Err(LogError { line, problem, .. }) => Verdict::Wrong { ok: false, line, problem },
    }
}

#[derive(Deserialize)]
pub struct SocketQuery {
    #[serde(default)]
    since: u32,
    client: String,
}

/// The live line to a table.
pub async fn socket(
    State(app): State<App>,
    Visitor(holder): Visitor,
    Path(id): Path<String>,
    Query(query): Query<SocketQuery>,
    handshake: Result<Handshake, ApiError>,
) -> Result<Response, ApiError> {
    let table = read_id(&id)?;
    let is_name = |name: &str| {
        (16..=CLIENT_MAX).contains(&name.len()) && name.bytes().all(|c| c.is_ascii_hexdigit())
    };
    if !is_name(&query.client) {
        return Err(ApiError::bad("bad_client", "client is 16 to 64 hexadecimal digits"));
    }
    // Known to no one else: another guest's page with the same name is another page.
    let guest = holder.as_ref().map_or("", |holder| &holder.as_str()[..16]);
    let client = format!("{guest}{}", query.client);
    let page = Page { table, holder, client, since: query.since };
    Ok(handshake?.agree(move |taken| socket::serve(taken, app.house, page)))
}
