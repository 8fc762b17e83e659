//! The way to one page. Whoever has something to say writes it to the connection at once; only
//! what the connection cannot take just now waits, and the connection's task sends it on.
//!
//! Most of what a server does is telling: waking another task for every message would cost more
//! than the message.
#[cfg(test)]
mod tests;

use std::{
    cell::RefCell,
    io::{self, ErrorKind},
    sync::{Arc, Mutex, MutexGuard},
};

use tokio::{net::TcpStream, sync::Notify};

/// Bytes that may wait for a page to read them. A crowd that comes at once makes some each.
const WAITING_MAX: usize = 256 * 1024;
/// Bytes of the buffer that a thread keeps for the next message.
const FRAME_KEPT: usize = 64 * 1024;

/// First bytes of a frame: it is the last of its message, and of this kind.
const TEXT: u8 = 0x81;
const PING: [u8; 2] = [0x89, 0];

thread_local! {
    /// Where a message is put together: one a thread, for all its connections.
    static FRAME: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

/// A connection, shared by those who write to it.
pub struct Outlet {
    stream: TcpStream,
    waiting: Mutex<Waiting>,
    /// Something waits, or the table has let go.
    news: Notify,
}

#[derive(Default)]
struct Waiting {
    bytes: Vec<u8>,
    is_let_go: bool,
    is_broken: bool,
}

/// Why a message does not go out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unheard {
    /// Too much waits already.
    Slow,
    /// The connection is gone.
    Gone,
}

impl Outlet {
    pub fn new(stream: TcpStream) -> Arc<Outlet> {
        Arc::new(Outlet { stream, waiting: Mutex::default(), news: Notify::new() })
    }

    pub(super) fn stream(&self) -> &TcpStream {
        &self.stream
    }

    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().expect("nobody panics with a page's messages")
    }

    /// One message, in parts that are JSON together.
    pub fn say(&self, parts: &[&[u8]]) -> Result<(), Unheard> {
        FRAME.with_borrow_mut(|frame| {
            frame.clear();
            write_text_head(parts.iter().map(|part| part.len()).sum(), frame);
            parts.iter().for_each(|part| frame.extend_from_slice(part));
            let said = self.write(frame);
            if frame.capacity() > FRAME_KEPT {
                *frame = Vec::new();
            }
            said
        })
    }

    pub fn ping(&self) -> Result<(), Unheard> {
        self.write(&PING)
    }

    /// Whole frames: now, or after what waits already.
    pub(super) fn write(&self, frames: &[u8]) -> Result<(), Unheard> {
        let mut waiting = self.waiting();
        if waiting.is_broken {
            return Err(Unheard::Gone);
        }
        if !waiting.bytes.is_empty() {
            if waiting.bytes.len() + frames.len() > WAITING_MAX {
                return Err(Unheard::Slow);
            }
            waiting.bytes.extend_from_slice(frames);
            return Ok(());
        }
        match self.try_write(frames) {
            Ok(n) if n == frames.len() => return Ok(()),
            Ok(n) => waiting.bytes.extend_from_slice(&frames[n..]),
            Err(_) => waiting.is_broken = true,
        }
        self.news.notify_one();
        if waiting.is_broken { Err(Unheard::Gone) } else { Ok(()) }
    }

    /// How much the connection takes just now.
    fn try_write(&self, bytes: &[u8]) -> io::Result<usize> {
        match self.stream.try_write(bytes) {
            Err(error) if error.kind() == ErrorKind::WouldBlock => Ok(0),
            other => other,
        }
    }

    /// Something waits to be sent on, the connection broke, or the table has let go.
    pub(super) async fn news(&self) {
        self.news.notified().await;
    }

    pub(super) fn is_let_go(&self) -> bool {
        self.waiting().is_let_go
    }

    /// Sends on what waits, as fast as the page reads it; stops when the table lets go.
    pub(super) async fn send_on(&self) -> io::Result<()> {
        while !self.is_let_go() && !self.try_send_on()? {
            tokio::select! {
                ready = self.stream.writable() => ready?,
                () = self.news() => {}
            }
        }
        Ok(())
    }

    /// The same to the very end.
    pub(super) async fn finish(&self) -> io::Result<()> {
        while !self.try_send_on()? {
            self.stream.writable().await?;
        }
        Ok(())
    }

    /// Sends on what the connection takes; true if that was all.
    fn try_send_on(&self) -> io::Result<bool> {
        let mut waiting = self.waiting();
        if waiting.is_broken {
            return Err(ErrorKind::BrokenPipe.into());
        }
        if waiting.bytes.is_empty() {
            return Ok(true);
        }
        let n = self.try_write(&waiting.bytes)?;
        if n < waiting.bytes.len() {
            waiting.bytes.drain(..n);
            return Ok(false);
        }
        // A connection that has caught up holds no memory for what it once had to keep.
        waiting.bytes = Vec::new();
        Ok(true)
    }
}

/// The head of a text frame: servers do not mask.
fn write_text_head(length: usize, frame: &mut Vec<u8>) {
    frame.push(TEXT);
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

/// A table's hold on a page. When the last one is dropped the page is let go, and told so.
#[derive(Clone)]
pub struct Hold(Arc<Held>);

struct Held(Arc<Outlet>);

impl Hold {
    pub fn new(outlet: Arc<Outlet>) -> Hold {
        Hold(Arc::new(Held(outlet)))
    }

    pub fn say(&self, parts: &[&[u8]]) -> Result<(), Unheard> {
        self.0.0.say(parts)
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        self.0.waiting().is_let_go = true;
        self.0.news.notify_one();
    }
}
