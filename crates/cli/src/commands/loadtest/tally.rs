//! Counters that all tasks of a load test share.
use std::{
    sync::{
        Mutex,
        atomic::{AtomicU64, Ordering::Relaxed},
    },
    time::Duration,
};

use serde::Serialize;

/// The message of the panic if a lock is poisoned.
const LOCK: &str = "no task panics while it holds the lock";

/// The counters.
#[derive(Default)]
pub struct Tally {
    steps: AtomicU64,
    finished: AtomicU64,
    refused: AtomicU64,
    errors: AtomicU64,
    /// Microseconds, one entry per update received.
    latencies: Mutex<Vec<u32>>,
}

/// Latency percentiles in milliseconds.
#[derive(Clone, Copy, Serialize)]
pub struct Latency {
    pub n: usize,
    pub p50: f64,
    pub p90: f64,
    pub p99: f64,
    pub max: f64,
}

impl Tally {
    pub fn count_step(&self) {
        self.steps.fetch_add(1, Relaxed);
    }

    pub fn count_finished_game(&self) {
        self.finished.fetch_add(1, Relaxed);
    }

    pub fn count_refusal(&self) {
        self.refused.fetch_add(1, Relaxed);
    }

    pub fn count_errors(&self, n: u64) {
        self.errors.fetch_add(n, Relaxed);
    }

    pub fn record_latency(&self, latency: Duration) {
        let micros = u32::try_from(latency.as_micros()).unwrap_or(u32::MAX);
        self.latencies.lock().expect(LOCK).push(micros);
    }

    pub fn steps(&self) -> u64 {
        self.steps.load(Relaxed)
    }

    pub fn finished(&self) -> u64 {
        self.finished.load(Relaxed)
    }

    pub fn refused(&self) -> u64 {
        self.refused.load(Relaxed)
    }

    pub fn errors(&self) -> u64 {
        self.errors.load(Relaxed)
    }

    pub fn latency(&self) -> Latency {
        let mut all = self.latencies.lock().expect(LOCK).clone();
        all.sort_unstable();
        let at = |share: f64| {
            let index = ((all.len() as f64 * share) as usize).min(all.len().saturating_sub(1));
            all.get(index).map_or(0.0, |micros| f64::from(*micros) / 1000.0)
        };
        Latency { n: all.len(), p50: at(0.5), p90: at(0.9), p99: at(0.99), max: at(1.0) }
    }
}
