//! Serves the web app, which is embedded in the binary.
use axum::{
    http::{Method, StatusCode, Uri, header},
    response::{Html, IntoResponse, Response},
};
use rust_embed::{EmbeddedFile, RustEmbed};

#[derive(RustEmbed)]
#[folder = "$CARGO_MANIFEST_DIR/../../web/dist"]
#[allow_missing = true]
struct Dist;

const UNBUILT: &str = "<!doctype html><title>Ovoo</title><p>The web app is not built: run \
    <code>./run</code>, or <code>npm ci &amp;&amp; npm run build</code> in <code>web/</code>.";

/// Serves a file, or the app's page for any other path.
pub(super) async fn serve(method: Method, uri: Uri, headers: axum::http::HeaderMap) -> Response {
    if method != Method::GET && method != Method::HEAD {
        return StatusCode::METHOD_NOT_ALLOWED.into_response();
    }
    let path = uri.path().trim_start_matches('/');
    if let Some(file) = Dist::get(path) {
        return answer(path, &file, &headers);
    }
    // A missing file must be reported as an error instead of being replaced by the app's page.
    let is_file = path.starts_with("assets/") || (!path.contains('/') && path.contains('.'));
    if is_file {
        return (StatusCode::NOT_FOUND, "not found\n").into_response();
    }
    match Dist::get("index.html") {
        Some(page) => answer("index.html", &page, &headers),
        None => (StatusCode::SERVICE_UNAVAILABLE, Html(UNBUILT)).into_response(),
    }
}

fn answer(path: &str, file: &EmbeddedFile, headers: &axum::http::HeaderMap) -> Response {
    let tag = format!("\"{}\"", hex::encode(&file.metadata.sha256_hash()[..12]));
    let is_known = headers.get(header::IF_NONE_MATCH).is_some_and(|known| known == tag.as_str());
    // Names under assets/ contain a content hash, so these files never change.
    let cache = if path.starts_with("assets/") {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    };
    let kind = file.metadata.mimetype().to_owned();
    let response_headers = [
        (header::CONTENT_TYPE, kind),
        (header::CACHE_CONTROL, cache.to_owned()),
        (header::ETAG, tag),
    ];
    if is_known {
        return (StatusCode::NOT_MODIFIED, response_headers).into_response();
    }
    (response_headers, file.data.clone().into_owned()).into_response()
}
