use std::future::poll_fn;

use axum::{Router, routing::any};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpListener, TcpStream},
    sync::watch,
};

use super::{budget::ReadBudget, *};
use crate::{
    connections::{ConnectionLimits, Connections},
    listener::{self, Timeouts},
};

/// Starts a server that sends every message back, and returns a client's connection to it.
async fn connect() -> TcpStream {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port is free");
    let address = listener.local_addr().expect("the listener is bound");
    let app = Router::new().route("/", any(async |handshake: Handshake| handshake.accept(echo)));
    let connections = Connections::new(ConnectionLimits { total: 10, per_address: None });
    tokio::spawn(async move {
        let (_close, closing) = watch::channel(false);
        listener::run(listener, app, connections, Timeouts::DEFAULT, closing).await
    });
    let mut stream = TcpStream::connect(address).await.expect("the server accepts");
    let request = "GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
        Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";
    stream.write_all(request.as_bytes()).await.expect("the server reads");
    let mut head = Vec::new();
    while !head.ends_with(b"\r\n\r\n") {
        head.push(stream.read_u8().await.expect("the server replies"));
    }
    assert!(head.starts_with(b"HTTP/1.1 101"), "{}", String::from_utf8_lossy(&head));
    stream
}

async fn echo(upgraded: Upgraded) {
    let mut socket = WebSocket::new(upgraded, true).await;
    while let Ok(message) = socket.receive().await {
        if let Message::Text(text) = message {
            let _ = socket.writer().try_send(text.as_bytes());
        }
    }
    socket.close(None).await;
}

/// Returns a masked frame. The mask is zero, so the payload stays readable.
fn frame(first: u8, payload: &[u8]) -> Vec<u8> {
    let mut frame = vec![first];
    match u8::try_from(payload.len()) {
        Ok(length @ 0..126) => frame.push(0x80 | length),
        Ok(_) | Err(_) => {
            frame.push(0x80 | 126);
            frame
                .extend(u16::try_from(payload.len()).expect("test frames are short").to_be_bytes());
        }
    }
    frame.extend([0; 4]);
    frame.extend(payload);
    frame
}

/// Sends bytes, and returns everything that the server sends until it ends the connection.
async fn exchange(sent: &[u8]) -> Vec<u8> {
    let mut stream = connect().await;
    stream.write_all(sent).await.expect("the server reads");
    let mut received = Vec::new();
    stream.read_to_end(&mut received).await.expect("the server closes without a reset");
    received
}

const FIN_TEXT: u8 = 0x81;
const TEXT_PART: u8 = 0x01;
const PART: u8 = 0x00;
const FIN_PART: u8 = 0x80;
const CLOSE: u8 = 0x88;
const PING: u8 = 0x89;

#[tokio::test]
async fn every_close_is_answered() {
    for (payload, answer) in [
        (&b""[..], &b""[..]),
        (b"\x03\xe8", b"\x03\xe8"),
        (b"\x03\xe8bye", b"\x03\xe8bye"),
        (b"\x0b\xb8", b"\x0b\xb8"),
        (b"\x13\x87", b"\x13\x87"),
        // Invalid: half a code, a reserved code, a code that is never sent, text that is not UTF-8.
        (b"\x03", b"\x03\xea"),
        (b"\x03\xed", b"\x03\xeaProtocol violation"),
        (b"\x00\x00", b"\x03\xeaProtocol violation"),
        (b"\x03\xe8\xff", b"\x03\xef"),
    ] {
        let received = exchange(&frame(CLOSE, payload)).await;
        let mut expected = vec![CLOSE, answer.len() as u8];
        expected.extend(answer);
        assert_eq!(received, expected, "close frame with {payload:?}");
    }
}

#[tokio::test]
async fn a_close_behind_other_frames_is_answered_after_them() {
    let close = frame(CLOSE, b"\x03\xe8");
    let sent = [frame(FIN_TEXT, b"a"), frame(PING, b"b"), close.clone(), frame(FIN_TEXT, b"late")];
    let received = exchange(&sent.concat()).await;
    assert_eq!(received, [&[0x81, 1, b'a'][..], &[0x8a, 1, b'b'], &[CLOSE, 2, 3, 0xe8]].concat());
    // The client is in the middle of a message.
    let received = exchange(&[frame(TEXT_PART, b"a"), close].concat()).await;
    assert_eq!(received, [CLOSE, 2, 3, 0xe8]);
}

#[tokio::test]
async fn a_violation_is_answered_with_its_code() {
    let long = frame(FIN_TEXT, &vec![b'x'; 0xffff]);
    let parts = [frame(TEXT_PART, &[b'x'; 40_000]), frame(PART, &[b'x'; 40_000])].concat();
    let rest = frame(FIN_TEXT, &vec![b'x'; 50_000]);
    for (name, sent, code) in [
        ("an unmasked frame", vec![FIN_TEXT, 1, b'x'], 1002),
        ("a reserved bit", frame(FIN_TEXT | 0x40, b"x"), 1002),
        ("a reserved data opcode", frame(0x83, b"x"), 1002),
        ("a reserved control opcode", frame(0x8b, b"x"), 1002),
        ("a fragmented ping", frame(0x09, b"x"), 1002),
        ("a long ping", frame(PING, &[b'x'; 126]), 1002),
        ("a continuation of nothing", frame(FIN_PART, b"x"), 1002),
        ("two messages at once", [frame(TEXT_PART, b"x"), frame(FIN_TEXT, b"x")].concat(), 1002),
        ("invalid UTF-8", frame(FIN_TEXT, b"\xff"), 1007),
        ("half a character", frame(FIN_TEXT, b"\xc3"), 1007),
        ("a message of too many parts", parts, 1009),
        ("a violation with more behind it", [frame(0x83, b"x"), rest].concat(), 1002),
    ] {
        let received = exchange(&sent).await;
        let code: u16 = code;
        assert_eq!(received, [&[CLOSE, 2][..], &code.to_be_bytes()].concat(), "{name}");
    }
    assert!(exchange(&[long, frame(CLOSE, b"")].concat()).await.ends_with(&[CLOSE, 0]));
}

#[tokio::test]
async fn parts_of_a_message_may_have_pings_between_them() {
    let sent = [
        frame(TEXT_PART, b"\xc3"),
        frame(PING, b"1"),
        frame(PART, b"\xa4"),
        frame(PART, b""),
        frame(FIN_PART, b"!"),
        frame(CLOSE, b""),
    ];
    let expected: [&[u8]; 3] = [&[0x8a, 1, b'1'], &[0x81, 3, 0xc3, 0xa4, b'!'], &[CLOSE, 0]];
    assert_eq!(exchange(&sent.concat()).await, expected.concat());
}

#[tokio::test(start_paused = true)]
async fn every_frame_costs_credit_and_time_restores_it() {
    // Empty frames, frames of a typical size, and parts of a message, which cost only their bytes.
    for (n_bytes, is_frame, per_second) in [(6, true, 64), (300, true, 41), (6, false, 5462)] {
        let mut budget = ReadBudget::new();
        let started = Instant::now();
        let mut n_frames = 0;
        while started.elapsed() < Duration::from_secs(100) {
            poll_fn(|cx| budget.poll_credit(cx)).await;
            budget.charge_bytes(n_bytes);
            if is_frame {
                budget.charge_frame();
            }
            n_frames += 1;
        }
        let burst = 4 * per_second + 1;
        assert!(n_frames <= burst + 100 * per_second, "{n_frames} frames of {n_bytes} bytes");
        assert!(n_frames >= 90 * per_second, "{n_frames} frames of {n_bytes} bytes");
    }
}
