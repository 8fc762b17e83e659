use tokio::{
    io::AsyncReadExt,
    net::{TcpListener, TcpSocket},
};

use super::*;

/// Returns both ends of a connection with a small receive buffer.
async fn connection() -> (Arc<SocketWriter>, TcpStream) {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port is free");
    let socket = TcpSocket::new_v4().expect("a socket can be created");
    socket.set_recv_buffer_size(4096).expect("the buffer size can be set");
    let address = listener.local_addr().expect("the listener is bound");
    let (client, accepted) = tokio::join!(socket.connect(address), listener.accept());
    let (stream, _) = accepted.expect("the client connects");
    stream.writable().await.expect("the stream is writable");
    (SocketWriter::new(stream), client.expect("the listener accepts"))
}

/// Decodes the texts of all frames and checks their headers.
fn texts(mut bytes: &[u8]) -> Vec<String> {
    let mut texts = Vec::new();
    while let [TEXT, short, rest @ ..] = bytes {
        let (length, rest) = match short {
            126 => (usize::from(u16::from_be_bytes([rest[0], rest[1]])), &rest[2..]),
            127 => {
                let (head, rest) = rest.split_at(8);
                let length = u64::from_be_bytes(head.try_into().expect("eight bytes"));
                assert!(length > 0xffff);
                (length as usize, rest)
            }
            length => (usize::from(*length), rest),
        };
        let (text, rest) = rest.split_at(length);
        texts.push(String::from_utf8(text.to_vec()).expect("text frames are UTF-8"));
        bytes = rest;
    }
    assert!(bytes.is_empty());
    texts
}

#[tokio::test]
async fn messages_of_every_length_arrive_complete_and_in_order() {
    let (writer, mut client) = connection().await;
    let lengths = [0, 1, 125, 126, 127, 0xffff, 0x10000, 100_000, 5];
    let reading = tokio::spawn(async move {
        let mut bytes = Vec::new();
        client.read_to_end(&mut bytes).await.expect("the stream is readable");
        bytes
    });
    for length in lengths {
        writer.try_send("x".repeat(length).as_bytes()).expect("the buffer has space");
        writer.flush().await.expect("the client reads");
    }
    drop(writer);
    let received = texts(&reading.await.expect("the reader does not panic"));
    assert!(received.iter().map(String::len).eq(lengths), "messages are incomplete");
}

#[tokio::test]
async fn unread_messages_are_buffered_up_to_a_limit() {
    let (writer, mut client) = connection().await;
    let message = |n: u32| format!("{n:01000}");
    let mut n_sent = 0;
    let end = loop {
        match writer.try_send(message(n_sent).as_bytes()) {
            Ok(()) => n_sent += 1,
            Err(error) => break error,
        }
        assert!(n_sent < 100_000, "the buffer has no limit");
    };
    assert_eq!(end, SendError::Slow);
    assert!(writer.buffer().bytes.len() <= BUFFER_MAX);
    let reading = tokio::spawn(async move {
        let mut bytes = Vec::new();
        client.read_to_end(&mut bytes).await.expect("the stream is readable");
        bytes
    });
    writer.flush().await.expect("the client reads now");
    assert_eq!(writer.buffer().bytes.capacity(), 0, "memory is freed");
    writer.try_send(message(n_sent).as_bytes()).expect("the buffer has space again");
    drop(writer);
    let received = texts(&reading.await.expect("the reader does not panic"));
    let sent: Vec<String> = (0..=n_sent).map(message).collect();
    assert!(received == sent, "{} of {} messages", received.len(), sent.len());
}

#[tokio::test]
async fn flushing_stops_when_the_last_handle_is_dropped() {
    let (writer, _client) = connection().await;
    let handle = ViewerHandle::new(writer.clone());
    while handle.try_send(&[b'x'; 1000]).is_ok() {}
    let other = handle.clone();
    drop(handle);
    assert!(!writer.is_dropped(), "one handle is left");
    let flushing = tokio::spawn({
        let writer = writer.clone();
        async move { writer.flush().await }
    });
    drop(other);
    flushing.await.expect("the task does not panic").expect("the connection is not broken");
    assert!(writer.is_dropped());
}

#[tokio::test]
async fn sending_to_a_disconnected_client_fails() {
    let (writer, client) = connection().await;
    drop(client);
    let end = loop {
        if let Err(error) = writer.try_send(&[b'x'; 1000]) {
            break error;
        }
        tokio::task::yield_now().await;
    };
    assert_eq!(end, SendError::Gone);
    assert_eq!(writer.ping(), Err(SendError::Gone));
    assert!(writer.flush().await.is_err());
}
