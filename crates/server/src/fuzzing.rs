//! Entry points of the fuzz targets in `fuzz/`, for parts of the server that are not public. The
//! program does not use them.
mod table;

use std::{io, net::SocketAddr, path::PathBuf, sync::Arc};

use axum::{Router, extract::DefaultBodyLimit, routing::any};
use tokio::{net::TcpListener, sync::watch};
use tokio_tungstenite::tungstenite::Message;

use crate::{
    archive::{Archive, VERSION},
    config::Config,
    connections::{ConnectionLimits, Connections},
    create::new_table,
    id::{TableId, Token},
    listener::{self, Timeouts},
    registry::TableRegistry,
    socket::{Handshake, Upgraded, WebSocket, command_id, read_message},
    store::Store,
    wire::{Create, ServerMessage},
};

pub use self::table::FuzzTable;

/// The guest who creates tables.
pub const HOST: u8 = 1;
const TABLE: [u8; TableId::LEN] = [1; TableId::LEN];
const SECRET: [u8; 32] = [3; 32];
const BODY_MAX: usize = 1024;

/// Returns the table that the body of a request creates, or `None` if the request is refused.
/// Nothing is stored.
pub async fn create(store: &Arc<dyn Store>, body: &str) -> Option<Archive> {
    let request: Create = serde_json::from_str(body).ok()?;
    // The header of a started match depends on the random secret.
    let request = Create { start: false, ..request };
    let config = Config::new(SocketAddr::from(([127, 0, 0, 1], 0)), PathBuf::new());
    let registry = TableRegistry::new(config, store.clone());
    let id = TableId::from_random(TABLE);
    let host = Token::from_random([HOST; 16]).digest();
    let mut record = new_table(&registry, id, &host, request).await.ok()?.record;
    record.created_at = 1;
    let (inputs, chat) = (Vec::new(), Vec::new());
    Some(Archive { ovoo_table: VERSION, id, secret: hex::encode(SECRET), record, inputs, chat })
}

/// Starts a server that reads requests and WebSocket messages, and that replies to each with what
/// it has read. Runs as long as the runtime.
///
/// # Errors
///
/// Returns an error if no port is free.
pub async fn listen() -> io::Result<SocketAddr> {
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    let address = listener.local_addr()?;
    let app = Router::new()
        .route("/", any(async |handshake: Handshake| handshake.accept(converse)))
        .route("/echo", any(async |body: String| body))
        .layer(DefaultBodyLimit::max(BODY_MAX));
    let connections = Connections::new(ConnectionLimits { total: 4, per_address: None });
    tokio::spawn(async move {
        let (_close, closing) = watch::channel(false);
        listener::run(listener, app, connections, Timeouts::DEFAULT, closing).await
    });
    Ok(address)
}

/// Replies to messages that can be read with their number, and to others with the refusal.
async fn converse(upgraded: Upgraded) {
    // With limits, the server would pause for seconds.
    let mut socket = WebSocket::new(upgraded, false).await;
    while let Ok(message) = socket.receive().await {
        let Message::Text(text) = message else { continue };
        let reply = match read_message(&text) {
            Ok(message) => serde_json::to_vec(&message.id()),
            Err(error) => {
                let (id, why) = (command_id(&text), error.into());
                serde_json::to_vec(&ServerMessage::Refused { id, why })
            }
        };
        if socket.writer().try_send(&reply.expect("wire types are plain data")).is_err() {
            break;
        }
    }
    socket.close(None).await;
}
