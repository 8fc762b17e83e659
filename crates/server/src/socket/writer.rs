//! Writing half of a client's connection.
//!
//! Senders write directly to the connection. Only bytes that it cannot take immediately are
//! buffered, and the connection's task flushes them. Sending messages is most of the server's work,
//! and waking another task for every message would cost more than sending it.
#[cfg(test)]
mod tests;

use std::{
    cell::RefCell,
    io::{self, ErrorKind},
    net::Shutdown,
    sync::{Arc, Mutex, MutexGuard},
};

use socket2::SockRef;
use tokio::{net::TcpStream, sync::Notify};

/// Maximum number of buffered bytes per client. When many viewers join at once, each join sends a
/// message to all other viewers.
const BUFFER_MAX: usize = 256 * 1024;
/// Maximum capacity that a thread's frame buffer keeps for the next message.
const FRAME_CAPACITY_MAX: usize = 64 * 1024;

/// First byte of an unfragmented text frame.
const TEXT: u8 = 0x81;
/// First byte of an unfragmented binary frame.
const BINARY: u8 = 0x82;
/// An empty ping frame.
const PING: [u8; 2] = [0x89, 0];

thread_local! {
    /// Buffer in which a thread assembles the messages of all its connections.
    static FRAME: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

/// A connection that several senders share.
pub struct SocketWriter {
    stream: TcpStream,
    buffer: Mutex<SendBuffer>,
    /// Signals that bytes are buffered, the connection broke, or the table dropped its handle.
    wake: Notify,
}

#[derive(Default)]
struct SendBuffer {
    bytes: Vec<u8>,
    is_dropped: bool,
    is_broken: bool,
}

/// Reason why a message could not be sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SendError {
    /// The buffer is full.
    Slow,
    /// The connection is broken.
    Gone,
}

impl SocketWriter {
    pub fn new(stream: TcpStream) -> Arc<SocketWriter> {
        Arc::new(SocketWriter { stream, buffer: Mutex::default(), wake: Notify::new() })
    }

    pub(super) fn stream(&self) -> &TcpStream {
        &self.stream
    }

    fn buffer(&self) -> MutexGuard<'_, SendBuffer> {
        self.buffer.lock().expect("send buffer lock is never poisoned")
    }

    /// Sends a text message.
    ///
    /// # Errors
    ///
    /// Returns an error if the client reads too slowly or is gone.
    pub fn try_send(&self, text: &[u8]) -> Result<(), SendError> {
        self.try_send_frame(TEXT, text)
    }

    /// Sends a binary message.
    ///
    /// # Errors
    ///
    /// Returns an error if the client reads too slowly or is gone.
    pub fn try_send_binary(&self, bytes: &[u8]) -> Result<(), SendError> {
        self.try_send_frame(BINARY, bytes)
    }

    fn try_send_frame(&self, first: u8, payload: &[u8]) -> Result<(), SendError> {
        FRAME.with_borrow_mut(|frame| {
            frame.clear();
            write_header(first, payload.len(), frame);
            frame.extend_from_slice(payload);
            let sent = self.write(frame);
            if frame.capacity() > FRAME_CAPACITY_MAX {
                *frame = Vec::new();
            }
            sent
        })
    }

    pub fn ping(&self) -> Result<(), SendError> {
        self.write(&PING)
    }

    /// Writes complete frames, or buffers them behind earlier ones.
    pub(super) fn write(&self, frames: &[u8]) -> Result<(), SendError> {
        let mut buffer = self.buffer();
        if buffer.is_broken {
            return Err(SendError::Gone);
        }
        if !buffer.bytes.is_empty() {
            if buffer.bytes.len() + frames.len() > BUFFER_MAX {
                return Err(SendError::Slow);
            }
            buffer.bytes.extend_from_slice(frames);
            return Ok(());
        }
        match self.try_write(frames) {
            Ok(n) if n == frames.len() => return Ok(()),
            Ok(n) => buffer.bytes.extend(frames.iter().skip(n)),
            Err(_) => buffer.is_broken = true,
        }
        self.wake.notify_one();
        if buffer.is_broken { Err(SendError::Gone) } else { Ok(()) }
    }

    /// Writes as much as the connection accepts; returns the number of bytes written.
    fn try_write(&self, bytes: &[u8]) -> io::Result<usize> {
        match self.stream.try_write(bytes) {
            Err(error) if error.kind() == ErrorKind::WouldBlock => Ok(0),
            other => other,
        }
    }

    /// Waits until bytes are buffered, the connection breaks, or the table drops its handle.
    pub(super) async fn notified(&self) {
        self.wake.notified().await;
    }

    pub(super) fn is_dropped(&self) -> bool {
        self.buffer().is_dropped
    }

    /// Flushes the buffer as fast as the client reads; stops when the table drops its handle.
    pub(super) async fn flush(&self) -> io::Result<()> {
        while !self.is_dropped() && !self.try_flush()? {
            tokio::select! {
                ready = self.stream.writable() => ready?,
                () = self.notified() => {}
            }
        }
        Ok(())
    }

    /// Flushes the buffer even after the table has dropped its handle.
    pub(super) async fn flush_all(&self) -> io::Result<()> {
        while !self.try_flush()? {
            self.stream.writable().await?;
        }
        Ok(())
    }

    /// Closes the writing half. The client's data can still be read.
    pub(super) fn end(&self) -> io::Result<()> {
        SockRef::from(&self.stream).shutdown(Shutdown::Write)
    }

    /// Flushes as much as the connection accepts; returns `true` if the buffer is then empty.
    fn try_flush(&self) -> io::Result<bool> {
        let mut buffer = self.buffer();
        if buffer.is_broken {
            return Err(ErrorKind::BrokenPipe.into());
        }
        if buffer.bytes.is_empty() {
            return Ok(true);
        }
        let n = self.try_write(&buffer.bytes)?;
        if n < buffer.bytes.len() {
            buffer.bytes.drain(..n);
            return Ok(false);
        }
        // Frees the memory, which a client that was slow once would otherwise occupy forever.
        buffer.bytes = Vec::new();
        Ok(true)
    }
}

/// Writes the header of a frame. Servers do not mask frames.
fn write_header(first: u8, length: usize, frame: &mut Vec<u8>) {
    frame.push(first);
    if length < 126 {
        frame.push(length as u8);
    } else if let Ok(length) = u16::try_from(length) {
        frame.push(126);
        frame.extend_from_slice(&length.to_be_bytes());
    } else {
        frame.push(127);
        frame.extend_from_slice(&(length as u64).to_be_bytes());
    }
}

/// A table's handle to a client. Dropping the last clone closes the connection.
#[derive(Clone)]
pub struct ViewerHandle(Arc<HandleInner>);

struct HandleInner(Arc<SocketWriter>);

impl ViewerHandle {
    pub fn new(writer: Arc<SocketWriter>) -> ViewerHandle {
        ViewerHandle(Arc::new(HandleInner(writer)))
    }

    pub fn try_send(&self, text: &[u8]) -> Result<(), SendError> {
        self.0.0.try_send(text)
    }
}

impl Drop for HandleInner {
    fn drop(&mut self) {
        self.0.buffer().is_dropped = true;
        self.0.wake.notify_one();
    }
}
