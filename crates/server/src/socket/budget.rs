//! Limits how much of a client's data the server reads.
use std::{
    future::Future,
    pin::Pin,
    task::{Context, Poll},
    time::Duration,
};

use tokio::time::{Instant, Sleep, sleep};

/// Bytes that a client may send at once.
const BURST: i64 = 128 * 1024;
/// Bytes per second after that. Clients send a few hundred.
const PER_SECOND: i64 = 32 * 1024;
/// Cost of a frame in addition to its length in bytes, since handling even an empty frame takes
/// time.
const FRAME_COST: i64 = 512;
/// Credit in bytes that must be restored before reading resumes.
const RESUME_AT: i64 = FRAME_COST;

/// Read credit of a connection, which is restored over time. Without credit the server stops
/// reading, so that the client has to wait as well.
pub(super) struct ReadBudget {
    credit: i64,
    updated: Instant,
    pause: Option<Pin<Box<Sleep>>>,
}

impl ReadBudget {
    pub(super) fn new() -> ReadBudget {
        ReadBudget { credit: BURST, updated: Instant::now(), pause: None }
    }

    /// Returns the number of bytes that may be read now, which is at least one.
    pub(super) fn poll_credit(&mut self, cx: &mut Context<'_>) -> Poll<usize> {
        loop {
            if let Some(pause) = &mut self.pause {
                std::task::ready!(pause.as_mut().poll(cx));
                self.pause = None;
            }
            if self.credit <= 0 {
                self.restore();
            }
            match usize::try_from(self.credit) {
                Ok(credit @ 1..) => return Poll::Ready(credit),
                Ok(0) | Err(_) => {
                    let missing = u64::try_from(RESUME_AT - self.credit).unwrap_or_default();
                    let wait = missing * 1000 / PER_SECOND.unsigned_abs() + 1;
                    self.pause = Some(Box::pin(sleep(Duration::from_millis(wait))));
                }
            }
        }
    }

    pub(super) fn charge_bytes(&mut self, n: usize) {
        self.credit -= i64::try_from(n).unwrap_or(i64::MAX / 2);
    }

    pub(super) fn charge_frame(&mut self) {
        self.credit -= FRAME_COST;
    }

    /// Restores the credit for the time since the last call.
    fn restore(&mut self) {
        let elapsed = self.updated.elapsed().as_millis();
        let restored = i64::try_from(elapsed).unwrap_or(i64::MAX).saturating_mul(PER_SECOND) / 1000;
        self.credit = self.credit.saturating_add(restored).min(BURST);
        self.updated = Instant::now();
    }
}
