//! Bytes that a client sends: requests, handshakes and WebSocket frames.
use std::{net::SocketAddr, time::Duration};

use socket2::SockRef;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    runtime::{Builder, Runtime},
};

/// The handshake before inputs that start with `!`, which are frames.
const HANDSHAKE: &[u8] =
    b"GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
    Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";

/// A runtime with a server.
struct Network {
    runtime: Runtime,
    server: SocketAddr,
}

thread_local! {
    static NETWORK: Network = Network::new();
}

impl Network {
    fn new() -> Network {
        let runtime = Builder::new_current_thread().enable_all().build();
        let runtime = runtime.expect("the system provides an event queue");
        let server = runtime.block_on(server::fuzzing::listen()).expect("a port is free");
        Network { runtime, server }
    }
}

pub(crate) fn read(input: &[u8]) {
    let sent = match input.split_first() {
        Some((b'!', frames)) => [HANDSHAKE, frames].concat(),
        Some(_) | None => input.to_vec(),
    };
    NETWORK.with(|network| {
        // Does not return unless the server closes the connection.
        let received = network.runtime.block_on(exchange(network.server, &sent));
        let is_reply = received.is_empty() || received.starts_with(b"HTTP/1.");
        assert!(is_reply, "{}", String::from_utf8_lossy(&received));
    });
}

/// Sends bytes, ends the client's half, and returns the server's bytes until it ends the other.
async fn exchange(server: SocketAddr, sent: &[u8]) -> Vec<u8> {
    let mut stream = TcpStream::connect(server).await.expect("the server accepts");
    // Otherwise the system keeps the port of every connection for a minute.
    let no_linger = SockRef::from(&stream).set_linger(Some(Duration::ZERO));
    no_linger.expect("the connection is open");
    let (mut reader, mut writer) = stream.split();
    let mut received = Vec::new();
    // Either half fails if the server resets the connection.
    let reading = async { drop(reader.read_to_end(&mut received).await) };
    let writing = async {
        let _ = writer.write_all(sent).await;
        let _ = writer.shutdown().await;
    };
    tokio::join!(writing, reading);
    received
}
