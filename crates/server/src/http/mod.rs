//! HTTP routes: the API outside WebSockets, health, metrics and the web app.
mod assets;
mod error;
mod guard;
mod guest;
mod read;
mod tables;

use std::sync::Arc;

use axum::{
    Router,
    extract::{DefaultBodyLimit, FromRef, State},
    http::{HeaderName, HeaderValue, StatusCode, header},
    middleware,
    response::{IntoResponse, Response},
    routing::{any, get},
};
use axum_extra::extract::cookie::Key;
use catalog::GAMES;
use metrics_exporter_prometheus::PrometheusHandle;
use tower_http::{
    catch_panic::CatchPanicLayer, compression::CompressionLayer, set_header::SetResponseHeaderLayer,
};
use utoipa::OpenApi;
use utoipa_axum::{
    router::{OpenApiRouter, UtoipaMethodRouterExt as _},
    routes,
};

pub(crate) use error::ApiError;
use read::Json;

use crate::{
    registry::TableRegistry,
    store::StoreError,
    wire::{GameInfo, PresetInfo},
};

/// Maximum size of a request body in bytes.
const BODY_MAX: usize = 16 * 1024;

/// State shared by all handlers.
#[derive(Clone)]
pub struct App {
    pub registry: Arc<TableRegistry>,
    key: Key,
    metrics: PrometheusHandle,
}

impl FromRef<App> for Key {
    fn from_ref(app: &App) -> Key {
        app.key.clone()
    }
}

#[derive(OpenApi)]
#[openapi(info(title = "Ovoo", description = "Play board games online with enforced rules."))]
struct Api;

const CSP: &str = "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; \
    connect-src 'self' ws: wss:; object-src 'none'; base-uri 'none'; form-action 'self'; \
    frame-ancestors 'none'";

/// Builds the router.
pub(crate) async fn app(
    registry: &Arc<TableRegistry>,
    metrics: PrometheusHandle,
) -> Result<Router, StoreError> {
    let make_key = || hex::encode(Key::generate().master());
    let key = registry.store.get_or_init("cookie_key", &make_key).await?;
    let key =
        hex::decode(key).map_err(|error| StoreError(format!("invalid cookie key: {error}")))?;
    let app = App { registry: registry.clone(), key: Key::from(&key), metrics };
    let (api, openapi) = OpenApiRouter::with_openapi(Api::openapi())
        .routes(routes!(guest::me, guest::rename))
        .routes(routes!(games))
        .routes(routes!(tables::list, tables::create))
        .routes(routes!(tables::show, tables::delete))
        .routes(routes!(tables::frames))
        .routes(routes!(tables::log))
        .routes(routes!(tables::qr))
        .routes(routes!(tables::verify).layer(DefaultBodyLimit::max(tables::LOG_MAX)))
        .split_for_parts();
    let openapi = Arc::new(openapi);
    let guarded = api
        .route("/api/tables/{id}/socket", any(tables::socket))
        .route("/api/openapi.json", get(move || async move { Json(openapi.as_ref().clone()) }))
        .route("/api/{*path}", any(async || ApiError::not_found("no such endpoint")))
        .method_not_allowed_fallback(async || {
            let message = "method not allowed for this endpoint";
            ApiError::new(StatusCode::METHOD_NOT_ALLOWED, "bad_request", message)
        })
        .layer(DefaultBodyLimit::max(BODY_MAX))
        .layer(middleware::from_fn_with_state(app.clone(), guard::guard));
    let header = |name: HeaderName, value: &'static str| {
        SetResponseHeaderLayer::if_not_present(name, HeaderValue::from_static(value))
    };
    Ok(guarded
        .route("/healthz", get(health))
        .route("/metrics", get(render_metrics))
        .fallback(assets::serve)
        .layer(CompressionLayer::new())
        .layer(CatchPanicLayer::custom(panicked))
        .layer(header(header::CONTENT_SECURITY_POLICY, CSP))
        .layer(header(header::X_CONTENT_TYPE_OPTIONS, "nosniff"))
        .layer(header(header::REFERRER_POLICY, "same-origin"))
        .layer(header(header::X_FRAME_OPTIONS, "DENY"))
        .layer(header(HeaderName::from_static("cross-origin-opener-policy"), "same-origin"))
        .with_state(app))
}

fn panicked(_: Box<dyn std::any::Any + Send>) -> Response {
    let message = "internal server error";
    ApiError::new(StatusCode::INTERNAL_SERVER_ERROR, "internal", message).into_response()
}

/// Lists the available games.
#[utoipa::path(get, path = "/api/games", responses((status = 200, body = Vec<GameInfo>)))]
async fn games() -> Json<Vec<GameInfo>> {
    let games = GAMES.iter().map(|entry| GameInfo {
        id: entry.meta.id,
        rules_version: entry.meta.rules_version(),
        seats_min: entry.meta.seats_min,
        seats_max: entry.meta.seats_max,
        hidden: entry.meta.hidden,
        bots: entry.bots(),
        presets: entry
            .presets()
            .into_iter()
            .map(|(id, options)| PresetInfo { id, options })
            .collect(),
        option_specs: entry.options,
        languages: entry.languages.iter().map(|language| language.id).collect(),
        lessons: entry.lessons.iter().map(|lesson| lesson.id).collect(),
    });
    Json(games.collect())
}

/// Reports whether the store can be read and written.
async fn health(State(app): State<App>) -> impl IntoResponse {
    match app.registry.store.check_health().await {
        Ok(()) => (StatusCode::OK, "ok\n".to_owned()),
        Err(error) => (StatusCode::SERVICE_UNAVAILABLE, format!("{error}\n")),
    }
}

async fn render_metrics(State(app): State<App>) -> String {
    app.metrics.render()
}
