//! Clients that send data or open connections as fast as they can must not stop others from
//! playing.
use std::{
    io::{ErrorKind, Read, Write},
    net::{SocketAddr, TcpStream},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering::Relaxed},
    },
    thread::{self, JoinHandle},
};

use serde_json::json;

use crate::{
    guest::Guest,
    page::Page,
    play::{play_step, table_request},
    process::Server,
    rng::TestRng,
};

/// A client without a cookie that sends frames as fast as it can, until it is dropped.
struct Flood {
    is_over: Arc<AtomicBool>,
    thread: Option<JoinHandle<()>>,
}

impl Flood {
    fn start(server: SocketAddr, table: &str, first: &[u8], repeated: &[u8]) -> Flood {
        let mut stream = TcpStream::connect(server).expect("the server accepts");
        let request = format!(
            "GET /api/tables/{table}/socket?protocol=1&client=0123456789abcdef HTTP/1.1\r\nHost: {server}\r\n\
            Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
            Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        );
        stream.write_all(request.as_bytes()).expect("the server reads");
        stream.write_all(first).expect("the server reads");
        stream.set_nonblocking(true).expect("the socket is open");
        let is_over = Arc::new(AtomicBool::new(false));
        let (flag, frames) = (is_over.clone(), repeated.repeat(1000));
        let thread = Some(thread::spawn(move || send_all(stream, &frames, &flag)));
        Flood { is_over, thread }
    }
}

impl Drop for Flood {
    fn drop(&mut self) {
        self.is_over.store(true, Relaxed);
        let ended = self.thread.take().map(JoinHandle::join);
        assert!(thread::panicking() || ended.is_some_and(|ended| ended.is_ok()), "flood panicked");
    }
}

/// Sends the frames repeatedly and discards the replies.
fn send_all(mut stream: TcpStream, frames: &[u8], is_over: &AtomicBool) {
    let (mut n_sent, mut replies) = (0, [0; 65536]);
    while !is_over.load(Relaxed) {
        let sent = stream.write(&frames[n_sent..]);
        let read = stream.read(&mut replies);
        match (sent, read) {
            (Ok(n), _) => n_sent = (n_sent + n) % frames.len(),
            (Err(error), Err(_)) if error.kind() == ErrorKind::WouldBlock => thread::yield_now(),
            (Err(error), Ok(1..)) if error.kind() == ErrorKind::WouldBlock => {}
            // The server may close the connection.
            (Err(_), _) => return,
        }
    }
}

#[tokio::test]
async fn a_flood_of_frames_does_not_stop_others() {
    let server = Server::start_with(&[]);
    let ann = Guest::new(&server).await;
    // An empty text, ping and pong, and parts of a message that never ends.
    for (first, repeated) in [
        (&[][..], &[0x81, 0x80, 0, 0, 0, 0][..]),
        (&[], &[0x89, 0x80, 0, 0, 0, 0]),
        (&[], &[0x8a, 0x80, 0, 0, 0, 0]),
        (&[0x01, 0x80, 0, 0, 0, 0], &[0x00, 0x80, 0, 0, 0, 0]),
    ] {
        let table = ann.create(table_request(&["me", "random"], json!({}))).await;
        let floods: Vec<Flood> =
            (0..3).map(|_| Flood::start(server.address, &table, first, repeated)).collect();
        let mut page = Page::open(&ann, &table).await;
        for _ in 0..5 {
            play_step(&mut page, &TestRng::new(1)).await;
            page.settle().await;
        }
        drop(floods);
    }
}

#[tokio::test]
async fn half_sent_requests_do_not_stop_others() {
    rlimit::increase_nofile_limit(u64::MAX).expect("the limit can be read");
    // With many file descriptors, the limit per address applies. With few, the total limit does.
    const FEW_FILES: &[&str] = &["sh", "-c", "ulimit -n 300; exec \"$@\""];
    for server in [Server::start_with(&[]), Server::start_by(FEW_FILES)] {
        let ann = Guest::new(&server).await;
        let table = ann.create(table_request(&["me", "random"], json!({}))).await;
        let mut page = Page::open(&ann, &table).await;
        let mut half_sent = Vec::new();
        for n in 0..1100 {
            let mut stream = TcpStream::connect(server.address).expect("the server accepts");
            let heads = ["", "GET /healthz HT", "GET / HTTP/1.1\r\nHost: x\r\n"];
            // The server may have closed the connection already.
            let _ = stream.write_all(heads[n % 3].as_bytes());
            half_sent.push(stream);
        }
        let games = ann.get("/api/games").await;
        assert_eq!(games.status, 200);
        Page::open(&Guest::new(&server).await, &table).await.settle().await;
        play_step(&mut page, &TestRng::new(1)).await;
        assert!(server.log_output().contains("limit on open files"), "{}", server.log_output());
        assert!(!server.log_output().contains("failed to accept"), "{}", server.log_output());
    }
}

#[tokio::test]
async fn sockets_and_tables_are_limited_per_guest_and_address() {
    let server = Server::start_with(&[]);
    let ann = Guest::new(&server).await;
    let table = ann.create(table_request(&["me", "random"], json!({}))).await;
    let mut pages = Vec::new();
    while let Ok(page) = Page::try_open(&ann, &table, "0123456789abcdef", 0).await {
        pages.push(page);
        assert!(pages.len() < 100, "a guest may open any number of sockets");
    }
    pages.pop();
    Page::open(&Guest::new(&server).await, &table).await.settle().await;
    let mut n_created = 1;
    loop {
        // A new guest for every table, as for clients without a cookie.
        let guest = Guest { cookie: None, ..ann.clone() };
        let body = table_request(&["random", "random"], json!({}));
        let created = guest.post("/api/tables", &body).await;
        if created.status != 201 {
            created.expect_error(429, "too_fast");
            break;
        }
        n_created += 1;
        assert!(n_created < 200, "an address may create any number of tables");
    }
}
