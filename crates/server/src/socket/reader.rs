//! Reading half of a client's connection. The writing half is shared with the table.
use std::{
    io::{self, ErrorKind},
    pin::Pin,
    sync::Arc,
    task::{Context, Poll, ready},
};

use tokio::{
    io::{AsyncRead, AsyncWrite, ReadBuf},
    task::coop,
};

use super::{budget::ReadBudget, writer::SocketWriter};

/// Stream for the WebSocket protocol. It reads from the connection, and queues the few frames that
/// the protocol itself sends (pongs, close frames) together with all others.
pub(super) struct SocketReader {
    writer: Arc<SocketWriter>,
    /// Limit on the client's data, unless limits are disabled.
    budget: Option<ReadBudget>,
}

impl SocketReader {
    pub(super) fn new(writer: Arc<SocketWriter>, budget: Option<ReadBudget>) -> SocketReader {
        SocketReader { writer, budget }
    }

    /// Charges the client for a frame.
    pub(super) fn charge_frame(&mut self) {
        if let Some(budget) = &mut self.budget {
            budget.charge_frame();
        }
    }
}

impl AsyncRead for SocketReader {
    fn poll_read(
        self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buf: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let SocketReader { writer, budget } = self.get_mut();
        // Bytes that have already arrived are read without waiting, so only this lets other tasks
        // run while a client keeps sending.
        let coop = ready!(coop::poll_proceed(cx));
        let credit = match budget {
            Some(budget) => ready!(budget.poll_credit(cx)),
            None => usize::MAX,
        };
        let stream = writer.stream();
        loop {
            let space = buf.initialize_unfilled();
            let n_wanted = space.len().min(credit);
            match stream.try_read(space.split_at_mut(n_wanted).0) {
                Ok(n) => {
                    coop.made_progress();
                    if let Some(budget) = budget {
                        budget.charge_bytes(n);
                    }
                    buf.advance(n);
                    return Poll::Ready(Ok(()));
                }
                Err(error) if error.kind() == ErrorKind::WouldBlock => {
                    ready!(stream.poll_read_ready(cx))?;
                }
                Err(error) => return Poll::Ready(Err(error)),
            }
        }
    }
}

impl AsyncWrite for SocketReader {
    fn poll_write(
        self: Pin<&mut Self>,
        _: &mut Context<'_>,
        buf: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = self.writer.write(buf);
        Poll::Ready(written.map(|()| buf.len()).map_err(|_| ErrorKind::BrokenPipe.into()))
    }

    fn poll_flush(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<io::Result<()>> {
        Poll::Ready(Ok(()))
    }

    /// Does nothing, because others may still be writing. The connection closes when the last
    /// owner drops it.
    fn poll_shutdown(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<io::Result<()>> {
        Poll::Ready(Ok(()))
    }
}
