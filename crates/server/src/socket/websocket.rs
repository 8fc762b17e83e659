//! A WebSocket connection, independent of what is sent over it.
//!
//! The library parses the protocol. This module limits what a client may send, and makes sure that
//! every connection ends with a close frame that the client can read.
use std::{future::poll_fn, io, pin::Pin, sync::Arc, time::Duration};

use futures_util::{SinkExt, StreamExt};
use tokio::{
    io::{AsyncRead, ReadBuf},
    time::timeout,
};
use tokio_tungstenite::{
    WebSocketStream,
    tungstenite::{
        Error, Message,
        error::ProtocolError,
        protocol::{CloseFrame, Role, WebSocketConfig, frame::coding::CloseCode},
    },
};

use super::{budget::ReadBudget, handshake::Upgraded, reader::SocketReader, writer::SocketWriter};

/// Size in bytes above which a message closes the connection, since no client exceeds it by
/// mistake.
pub(super) const FRAME_MAX: usize = 64 * 1024;
/// Size of the read buffer in bytes. Most messages are shorter.
const READ_BUFFER_SIZE: usize = 512;
const CLOSE_TIMEOUT: Duration = Duration::from_secs(3);

/// A client's connection.
pub struct WebSocket {
    stream: WebSocketStream<SocketReader>,
    writer: Arc<SocketWriter>,
    /// The close frame for a client that violated the protocol.
    violation: Option<CloseFrame>,
}

/// The client closed the connection, violated the protocol or is gone.
#[derive(Debug)]
pub struct Disconnected;

impl WebSocket {
    /// Takes over a connection after its handshake. If `is_limited` is `true`, the server reads
    /// more slowly from a client that sends too much.
    pub async fn new(upgraded: Upgraded, is_limited: bool) -> WebSocket {
        let Upgraded { stream, read_ahead } = upgraded;
        // Every write is a complete message, so delaying it to send more at once gains nothing.
        let _ = stream.set_nodelay(true);
        let writer = SocketWriter::new(stream);
        let config = WebSocketConfig::default()
            .read_buffer_size(READ_BUFFER_SIZE)
            .write_buffer_size(0)
            .max_message_size(Some(FRAME_MAX))
            .max_frame_size(Some(FRAME_MAX));
        let reader = SocketReader::new(writer.clone(), is_limited.then(ReadBudget::new));
        let stream =
            WebSocketStream::from_partially_read(reader, read_ahead, Role::Server, Some(config));
        WebSocket { stream: stream.await, writer, violation: None }
    }

    /// Returns the half that sends messages.
    pub fn writer(&self) -> &Arc<SocketWriter> {
        &self.writer
    }

    /// Waits for the next message, ping or pong. Cancel safe.
    ///
    /// # Errors
    ///
    /// Returns an error once no more messages can be received. Call [`WebSocket::close`] then.
    pub async fn receive(&mut self) -> Result<Message, Disconnected> {
        let received = self.stream.next().await;
        self.stream.get_mut().charge_frame();
        match received {
            Some(Ok(Message::Close(_))) | None => Err(Disconnected),
            Some(Ok(message)) => Ok(message),
            Some(Err(error)) => {
                self.violation = violation(&error);
                Err(Disconnected)
            }
        }
    }

    /// Closes the connection: replies to the client's close frame, or sends `frame` if the server
    /// ends the connection. Waits until the client has read everything or `CLOSE_TIMEOUT` is over.
    pub async fn close(mut self, frame: Option<CloseFrame>) {
        let frame = self.violation.take().or(frame);
        // Both fail if the client is gone. The first fails too if only a reply is left to send.
        let _ = self.stream.send(Message::Close(frame)).await;
        let _ = SinkExt::close(&mut self.stream).await;
        let _ = timeout(CLOSE_TIMEOUT, async {
            self.writer.flush_all().await?;
            self.writer.end()?;
            discard_rest(self.stream.get_mut()).await
        })
        .await;
    }
}

/// Reads until the client closes the connection. With unread data, the operating system would reset
/// the connection, and the client might lose the last messages.
async fn discard_rest(reader: &mut SocketReader) -> io::Result<()> {
    let mut bytes = [0; READ_BUFFER_SIZE];
    loop {
        let mut buf = ReadBuf::new(&mut bytes);
        poll_fn(|cx| Pin::new(&mut *reader).poll_read(cx, &mut buf)).await?;
        if buf.filled().is_empty() {
            return Ok(());
        }
    }
}

/// Returns the close frame for an error, or `None` if the client is gone.
fn violation(error: &Error) -> Option<CloseFrame> {
    let code = match error {
        Error::Protocol(ProtocolError::ResetWithoutClosingHandshake) => return None,
        Error::Protocol(_) => CloseCode::Protocol,
        Error::Utf8(_) => CloseCode::Invalid,
        Error::Capacity(_) => CloseCode::Size,
        _ => return None,
    };
    Some(CloseFrame { code, reason: "".into() })
}
