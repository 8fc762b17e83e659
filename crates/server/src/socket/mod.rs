//! A client's WebSocket connection to a table.
mod budget;
mod handshake;
mod reader;
#[cfg(test)]
mod tests;
mod websocket;
mod writer;

use std::{sync::Arc, time::Duration};

use tokio::{
    sync::mpsc,
    time::{Instant, MissedTickBehavior, timeout},
};
use tokio_tungstenite::tungstenite::{
    Message,
    protocol::{CloseFrame, frame::coding::CloseCode},
};

use crate::{
    actor::{JoinError, TableMessage},
    core::{JoinRequest, ViewerId},
    id::TableId,
    limits::ConnectionLimiter,
    registry::TableRegistry,
    wire::{ClientMessage, CloseReason, PROTOCOL, ServerMessage, TableError},
};

pub use handshake::{Handshake, Upgraded};
pub use websocket::{Disconnected, WebSocket};
pub use writer::{SendError, SocketWriter, ViewerHandle};

/// Maximum size of a message in bytes. Longer messages are refused.
const MESSAGE_MAX: usize = 4 * 1024;
const PING_INTERVAL: Duration = Duration::from_secs(20);
const IDLE_TIMEOUT: Duration = Duration::from_secs(60);

/// A client's request to connect to a table.
pub struct SocketRequest {
    /// Version of the protocol that the client speaks.
    pub protocol: u16,
    pub table: TableId,
    pub join: JoinRequest,
}

/// Serves a connection until one side closes it.
pub async fn serve(upgraded: Upgraded, registry: Arc<TableRegistry>, request: SocketRequest) {
    metrics::gauge!("ovoo_connections").increment(1);
    let mut socket = WebSocket::new(upgraded, registry.config.limits).await;
    let end = match request.protocol {
        PROTOCOL => join_and_run(&mut socket, &registry, request).await,
        _ => End::OtherProtocol,
    };
    if let End::Closed(reason) = end {
        // Sending may fail because the client may already be gone.
        let _ = send(socket.writer(), &ServerMessage::Close { reason });
    }
    socket.close(end.frame()).await;
    metrics::gauge!("ovoo_connections").decrement(1);
}

/// Reason why a connection ended.
enum End {
    /// The client disconnected or stopped reading.
    Disconnected,
    /// The server closed it.
    Closed(CloseReason),
    /// The client speaks another version of the protocol.
    OtherProtocol,
    /// The table could not be opened.
    JoinFailed(JoinError),
}

impl End {
    /// Returns the close frame: 4404 if the table does not exist, 4409 if this server does not
    /// support its rules, 4426 if the client speaks another version of the protocol, 4500 if the
    /// table cannot be opened.
    fn frame(&self) -> Option<CloseFrame> {
        let (code, reason) = match self {
            End::Disconnected => return None,
            End::Closed(CloseReason::Stopping) => (CloseCode::Away, String::new()),
            End::Closed(CloseReason::Slow | CloseReason::Idle) => {
                (CloseCode::Policy, String::new())
            }
            End::OtherProtocol => {
                (4426.into(), format!("this server speaks version {PROTOCOL} of the protocol"))
            }
            End::JoinFailed(error @ JoinError::NoSuchTable) => (4404.into(), error.to_string()),
            End::JoinFailed(error @ JoinError::Unsupported(_)) => (4409.into(), error.to_string()),
            End::JoinFailed(error @ (JoinError::Broken(_) | JoinError::Store(_))) => {
                (4500.into(), error.to_string())
            }
        };
        Some(CloseFrame { code, reason: reason.into() })
    }
}

/// Joins the table and forwards messages until the connection ends.
async fn join_and_run(
    socket: &mut WebSocket,
    registry: &Arc<TableRegistry>,
    request: SocketRequest,
) -> End {
    let writer = socket.writer().clone();
    let handle = ViewerHandle::new(writer.clone());
    let join = |answer| {
        let request = request.join.clone();
        TableMessage::Join { request, out: handle.clone(), answer }
    };
    let (viewer, table) = match registry.request(request.table, join).await {
        Ok(joined) => joined,
        Err(error) => return End::JoinFailed(error),
    };
    // Now only the table has a handle. When it drops the handle, the connection closes.
    drop(handle);
    if registry.is_stopping() {
        return End::Closed(CloseReason::Stopping);
    }
    let limiter = registry.limits.connection();
    let mut connection =
        Connection { viewer, table, writer: &writer, limiter, last_received: Instant::now() };
    let end = connection.run(socket, registry).await;
    let _ = connection.table.send(TableMessage::Left { viewer }).await;
    end
}

/// State of a joined connection.
struct Connection<'a> {
    viewer: ViewerId,
    table: mpsc::Sender<TableMessage>,
    writer: &'a SocketWriter,
    limiter: Option<ConnectionLimiter>,
    last_received: Instant,
}

impl Connection<'_> {
    async fn run(&mut self, socket: &mut WebSocket, registry: &TableRegistry) -> End {
        let mut pings = tokio::time::interval(PING_INTERVAL);
        pings.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            let next = tokio::select! {
                message = socket.receive() => match message {
                    Ok(message) => self.receive(message).await,
                    Err(Disconnected) => Err(Disconnected),
                },
                () = self.writer.notified() => {
                    // A client that stops reading must not keep its connection open.
                    let flushed = timeout(IDLE_TIMEOUT, self.writer.flush()).await;
                    if self.writer.is_dropped() {
                        return End::Closed(match registry.is_stopping() {
                            true => CloseReason::Stopping,
                            false => CloseReason::Slow,
                        });
                    }
                    if matches!(flushed, Ok(Ok(()))) { Ok(()) } else { Err(Disconnected) }
                }
                _ = pings.tick() => {
                    if self.last_received.elapsed() > IDLE_TIMEOUT {
                        return End::Closed(CloseReason::Idle);
                    }
                    self.writer.ping().map_err(|_| Disconnected)
                }
            };
            if next.is_err() {
                return End::Disconnected;
            }
        }
    }

    async fn receive(&mut self, message: Message) -> Result<(), Disconnected> {
        self.last_received = Instant::now();
        let text = match &message {
            Message::Text(text) => text.as_str(),
            Message::Ping(_) | Message::Pong(_) | Message::Close(_) | Message::Frame(_) => {
                return Ok(());
            }
            // Clients never send binary messages, but those count against the limit too.
            Message::Binary(_) => "",
        };
        if let Some(limiter) = &self.limiter
            && let Err(limited) = limiter.check()
        {
            let retry_ms = limited.retry.as_millis() as u64;
            return self.refuse(text, TableError::TooFast { retry_ms });
        }
        match read_message(text) {
            Ok(message) => {
                let message = TableMessage::Client { viewer: self.viewer, message };
                self.table.send(message).await.map_err(|_| Disconnected)
            }
            Err(error) => self.refuse(text, error),
        }
    }

    fn refuse(&self, text: &str, error: TableError) -> Result<(), Disconnected> {
        let refused = ServerMessage::Refused { id: command_id(text), why: error.into() };
        send(self.writer, &refused).map_err(|_| Disconnected)
    }
}

fn send(writer: &SocketWriter, message: &ServerMessage<'_>) -> Result<(), SendError> {
    let text = serde_json::to_vec(message).expect("wire types are plain data");
    writer.try_send(&text)
}

/// Reads a message from a client.
pub(crate) fn read_message(text: &str) -> Result<ClientMessage, TableError> {
    if text.len() > MESSAGE_MAX {
        return Err(TableError::TooLong { max: MESSAGE_MAX });
    }
    parse(text)
}

pub(crate) fn parse(text: &str) -> Result<ClientMessage, TableError> {
    serde_json::from_str(text).map_err(|error| {
        if error.is_syntax() || error.is_eof() {
            TableError::NotJson
        } else {
            TableError::BadMessage { problem: error.to_string() }
        }
    })
}

/// Returns the number of a command, even if the rest of the message is invalid.
pub(crate) fn command_id(text: &str) -> Option<u32> {
    #[derive(serde::Deserialize)]
    struct Numbered {
        id: Option<u32>,
    }
    serde_json::from_str::<Numbered>(text).ok()?.id
}
