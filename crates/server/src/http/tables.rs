//! Endpoints for tables: create, list, show, replay, download and verify logs, connect.
use std::sync::Arc;

use axum::{
    extract::{Extension, State, rejection::StringRejection},
    http::{HeaderMap, StatusCode, header},
    response::{IntoResponse, IntoResponseParts, Response},
};
use kernel::{Seat, SeatSet};
use serde::Deserialize;
use table::{Log, LogError};

use super::{
    App,
    error::ApiError,
    guard::ClientAddress,
    guest::{Guest, Visitor},
    read::{Json, Path, Query},
};
use crate::{
    actor::DeleteOutcome,
    core::JoinRequest,
    create::create_table,
    fair::WorkOwner,
    id::{GuestKey, TableId},
    record::Record,
    registry::TableRegistry,
    replay::{self, FrameRange},
    socket::{self, Handshake, SocketRequest},
    store::List,
    wire::{Create, Created, Frames, Phase, TableInfo, TableSummary, Verdict},
};

/// Maximum size of a log to verify in bytes.
pub(super) const LOG_MAX: usize = 2 * 1024 * 1024;
/// Maximum number of frames per response.
const FRAMES_MAX: u32 = 200;
/// Maximum length of a client identifier in hexadecimal digits.
const CLIENT_MAX: usize = 64;

fn parse_table_id(id: &str) -> Result<TableId, ApiError> {
    id.parse().map_err(|_| ApiError::not_found("no such table"))
}

#[derive(Deserialize, utoipa::IntoParams)]
pub(super) struct ListQuery {
    /// `open`, `live` or `mine`.
    list: String,
}

/// Lists the tables that wait for players, that can be watched, or where the guest has a seat.
#[utoipa::path(get, path = "/api/tables", params(ListQuery),
    responses((status = 200, body = Vec<TableSummary>)))]
pub(super) async fn list(
    State(app): State<App>,
    Visitor(holder): Visitor,
    Query(query): Query<ListQuery>,
) -> Result<Json<Vec<TableSummary>>, ApiError> {
    let list = match (query.list.as_str(), &holder) {
        ("open", _) => List::Open,
        ("live", _) => List::Live,
        ("mine", Some(holder)) => List::SeatedBy(holder),
        ("mine", None) => return Ok(Json(Vec::new())),
        _ => return Err(ApiError::bad("bad_list", "`list` must be open, live or mine")),
    };
    let tables = app.registry.store.list(list).await?;
    let shown = tables.into_iter().filter(|table| table.record.lesson.is_none());
    Ok(Json(shown.map(TableSummary::from).collect()))
}

/// Creates a table.
#[utoipa::path(post, path = "/api/tables", request_body = Create,
    responses((status = 201, body = Created), (status = 400, body = ApiError)))]
pub(super) async fn create(
    State(app): State<App>,
    Extension(ClientAddress(address)): Extension<ClientAddress>,
    guest: Guest,
    Json(request): Json<Create>,
) -> Result<(StatusCode, impl IntoResponseParts, Json<Created>), ApiError> {
    app.registry.limits.check_create(guest.holder.as_str(), address)?;
    let table = create_table(&app.registry, &guest.holder, request).await?;
    Ok((StatusCode::CREATED, guest.cookies, Json(Created { table })))
}

/// Deletes a table, for its host, if no other person sits or has played there.
#[utoipa::path(delete, path = "/api/tables/{id}", params(("id" = String, Path)),
    responses((status = 204), (status = 403, body = ApiError), (status = 409, body = ApiError)))]
pub(super) async fn delete(
    State(app): State<App>,
    Visitor(holder): Visitor,
    Path(id): Path<String>,
) -> Result<StatusCode, ApiError> {
    let id = parse_table_id(&id)?;
    let forbidden = || {
        let message = "only the host may delete a table";
        ApiError::new(StatusCode::FORBIDDEN, "not_host", message)
    };
    let holder = holder.ok_or_else(forbidden)?;
    match app.registry.delete(id, &holder).await? {
        DeleteOutcome::Deleted => Ok(StatusCode::NO_CONTENT),
        DeleteOutcome::NotHost => Err(forbidden()),
        DeleteOutcome::NotAlone => {
            let message = "other people sit or have played at this table";
            Err(ApiError::new(StatusCode::CONFLICT, "not_alone", message))
        }
    }
}

/// Returns a table.
#[utoipa::path(get, path = "/api/tables/{id}", params(("id" = String, Path)),
    responses((status = 200, body = TableInfo), (status = 404, body = ApiError)))]
pub(super) async fn show(
    State(app): State<App>,
    Path(id): Path<String>,
) -> Result<Json<TableInfo>, ApiError> {
    Ok(Json(app.registry.info(parse_table_id(&id)?).await?))
}

#[derive(Deserialize, utoipa::IntoParams)]
pub(super) struct FramesQuery {
    #[serde(default)]
    from: u32,
    #[serde(default)]
    n: Option<u32>,
    /// `mine`, `spectators`, `everyone` or a seat.
    #[serde(default)]
    viewers: Option<String>,
}

/// Returns a range of frames of the replay.
#[utoipa::path(get, path = "/api/tables/{id}/frames", params(("id" = String, Path), FramesQuery),
    responses((status = 200, body = Frames), (status = 403, body = ApiError)))]
pub(super) async fn frames(
    State(app): State<App>,
    Visitor(holder): Visitor,
    Path(id): Path<String>,
    Query(query): Query<FramesQuery>,
) -> Result<Json<Frames>, ApiError> {
    let id = parse_table_id(&id)?;
    let (record, secret) = load(&app.registry, id).await?;
    if record.phase == Phase::Lobby {
        let message = "the game has not started yet";
        return Err(ApiError::new(StatusCode::CONFLICT, "not_playing", message));
    }
    let wanted = query.viewers.as_deref().unwrap_or("mine");
    let viewers = require_viewers(&record, holder.as_ref(), wanted)?;
    let inputs = app.registry.store.inputs(id).await?;
    let n = query.n.unwrap_or(50).min(FRAMES_MAX);
    let range = FrameRange { viewers, from: query.from, n };
    let replay = move || replay::frames(&record, secret, &inputs, range);
    let frames = app.registry.scheduler.run(WorkOwner::Table(id), replay).await;
    let frames = frames.map_err(|_| broken("the replay failed"))?;
    Ok(Json(frames.map_err(broken)?))
}

fn broken(problem: impl Into<String>) -> ApiError {
    ApiError::new(StatusCode::INTERNAL_SERVER_ERROR, "broken_table", problem)
}

async fn load(
    registry: &Arc<TableRegistry>,
    id: TableId,
) -> Result<(Record, kernel::Seed), ApiError> {
    let loaded = registry.store.load(id).await?;
    let (record, secret) = loaded.ok_or_else(|| ApiError::not_found("no such table"))?;
    record.playable_entry()?;
    Ok((record, secret))
}

/// Returns the viewers named `wanted`, if this guest may see the replay as they did.
fn require_viewers(
    record: &Record,
    holder: Option<&GuestKey>,
    wanted: &str,
) -> Result<SeatSet, ApiError> {
    let denied = |message: &str| Err(ApiError::new(StatusCode::FORBIDDEN, "not_for_you", message));
    let seats = holder.map(|holder| record.seats_of(holder)).unwrap_or_default();
    let own = seats.into_iter().fold(SeatSet::EMPTY, |own, seat| own.with(SeatSet::only(seat)));
    let is_over = record.phase == Phase::Over;
    let is_seated = own != SeatSet::EMPTY;
    let is_kicked = holder.is_some_and(|holder| record.is_kicked(holder));
    if !is_seated && (is_kicked || !record.is_watchable()) {
        return denied("this table does not allow spectators");
    }
    match wanted {
        "mine" if is_seated => Ok(own),
        "mine" | "spectators" => Ok(SeatSet::SPECTATORS),
        "everyone" if is_over => Ok(SeatSet::EVERYONE),
        "everyone" => denied("hidden information is shown only after the game is over"),
        seat => {
            let number: Option<u8> = seat.parse().ok().filter(|n| *n < record.seats.len() as u8);
            let seat = number.map(Seat::new);
            let seat = seat.ok_or_else(|| ApiError::bad("bad_viewers", "no such viewers"))?;
            if is_over || own.has(seat) {
                Ok(SeatSet::only(seat))
            } else {
                denied("other seats are shown only after the game is over")
            }
        }
    }
}

/// Returns the log with its seed, once the game is over.
#[utoipa::path(get, path = "/api/tables/{id}/log", params(("id" = String, Path)),
    responses((status = 200, body = String), (status = 409, body = ApiError)))]
pub(super) async fn log(
    State(app): State<App>,
    Visitor(holder): Visitor,
    Path(id): Path<String>,
) -> Result<Response, ApiError> {
    let id = parse_table_id(&id)?;
    let (record, secret) = load(&app.registry, id).await?;
    if record.phase != Phase::Over {
        let message = "the log contains the seed and is available only after the game is over";
        return Err(ApiError::new(StatusCode::CONFLICT, "not_over", message));
    }
    require_viewers(&record, holder.as_ref(), "everyone")?;
    let inputs = app.registry.store.inputs(id).await?;
    let name = format!("attachment; filename=\"{}-{id}.jsonl\"", record.game);
    let replay = move || -> Result<String, String> {
        Ok(replay::replay_all(&record, secret, &inputs)?.log(true).join("\n") + "\n")
    };
    let text = app.registry.scheduler.run(WorkOwner::Table(id), replay).await;
    let text = text.map_err(|_| broken("the replay failed"))?.map_err(broken)?;
    let headers = [
        (header::CONTENT_TYPE, "application/jsonl".to_owned()),
        (header::CONTENT_DISPOSITION, name),
    ];
    Ok((headers, text).into_response())
}

/// Returns the link to the table as a QR code.
#[utoipa::path(get, path = "/api/tables/{id}/qr.svg", params(("id" = String, Path)),
    responses((status = 200, body = String)))]
pub(super) async fn qr(Path(id): Path<String>, headers: HeaderMap) -> Result<Response, ApiError> {
    let id = parse_table_id(&id)?;
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or("");
    let is_https = headers.get("x-forwarded-proto").is_some_and(|scheme| scheme == "https");
    let scheme = if is_https { "https" } else { "http" };
    let code = qrcode::QrCode::new(format!("{scheme}://{host}/t/{id}"))
        .map_err(|_| ApiError::bad("too_long", "the link is too long for a QR code"))?;
    let svg = code.render::<qrcode::render::svg::Color<'_>>().min_dimensions(200, 200).build();
    Ok(([(header::CONTENT_TYPE, "image/svg+xml")], svg).into_response())
}

/// Verifies a log: its hash chain, the commitment, every draw and every move.
#[utoipa::path(post, path = "/api/verify", request_body = String,
    responses((status = 200, body = Verdict)))]
pub(super) async fn verify(
    State(app): State<App>,
    Extension(ClientAddress(address)): Extension<ClientAddress>,
    body: Result<String, StringRejection>,
) -> Result<Json<Verdict>, ApiError> {
    let body = body?;
    let verdict =
        app.registry.scheduler.run(WorkOwner::Address(address), move || verify_log(&body)).await;
    Ok(Json(verdict.map_err(|_| broken("the verification failed"))?))
}

fn verify_log(text: &str) -> Verdict {
    let replayed = Log::read(text).and_then(|log| {
        catalog::find_version(&log.header.game, log.header.rules)
            .map_err(|error| LogError::new(1, error.to_string()))?
            .replay(&log)
    });
    match replayed {
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
pub(super) struct SocketQuery {
    protocol: u16,
    #[serde(default)]
    since: u32,
    client: String,
}

/// Opens a client's WebSocket to a table.
pub(super) async fn socket(
    State(app): State<App>,
    Extension(ClientAddress(address)): Extension<ClientAddress>,
    Visitor(holder): Visitor,
    Path(id): Path<String>,
    Query(query): Query<SocketQuery>,
    handshake: Result<Handshake, ApiError>,
) -> Result<Response, ApiError> {
    let table = parse_table_id(&id)?;
    let is_client = |id: &str| {
        (16..=CLIENT_MAX).contains(&id.len()) && id.bytes().all(|c| c.is_ascii_hexdigit())
    };
    if !is_client(&query.client) {
        return Err(ApiError::bad("bad_client", "`client` must be 16 to 64 hexadecimal digits"));
    }
    // The prefix is secret, so that another guest cannot use this identifier to impersonate the
    // client.
    let guest = holder.as_ref().map_or("", |holder| holder.as_str().get(..16).unwrap_or(""));
    let client = format!("{guest}{}", query.client);
    let name = match &holder {
        Some(holder) => app.registry.guest_name(holder).await,
        None => None,
    };
    // The table assigns the viewer's number.
    let join = JoinRequest { viewer: 0, holder, name, client, since: query.since };
    let request = SocketRequest { protocol: query.protocol, table, join };
    let handshake = handshake?;
    let guest = request.join.holder.as_ref().map(GuestKey::as_str);
    let permit = app.registry.limits.open_socket(guest, address)?;
    Ok(handshake.accept(async move |upgraded| {
        socket::serve(upgraded, app.registry, request).await;
        drop(permit);
    }))
}
