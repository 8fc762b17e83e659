//! An echo server for WebSocket messages, tested by `scripts/autobahn`.
//!
//! It uses the handshake and the sockets of the server, without limits.
#![allow(clippy::print_stdout, reason = "the script reads the address")]
use axum::{Router, routing::any};
use server::{
    connections::{ConnectionLimits, Connections},
    listener::{self, Timeouts},
    socket::{Handshake, SendError, Upgraded, WebSocket},
};
use tokio::{net::TcpListener, sync::watch};
use tokio_tungstenite::tungstenite::Message;

#[tokio::main]
async fn main() -> std::io::Result<()> {
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    println!("{}", listener.local_addr()?);
    let app = Router::new().route("/", any(async |handshake: Handshake| handshake.accept(echo)));
    let connections = Connections::new(ConnectionLimits { total: 100, per_address: None });
    let (_close, closing) = watch::channel(false);
    listener::run(listener, app, connections, Timeouts::DEFAULT, closing).await
}

async fn echo(upgraded: Upgraded) {
    let mut socket = WebSocket::new(upgraded, false).await;
    while let Ok(message) = socket.receive().await {
        if send_back(&socket, &message).is_err() {
            break;
        }
    }
    socket.close(None).await;
}

fn send_back(socket: &WebSocket, message: &Message) -> Result<(), SendError> {
    match message {
        Message::Text(text) => socket.writer().try_send(text.as_bytes()),
        Message::Binary(bytes) => socket.writer().try_send_binary(bytes),
        Message::Ping(_) | Message::Pong(_) | Message::Close(_) | Message::Frame(_) => Ok(()),
    }
}
