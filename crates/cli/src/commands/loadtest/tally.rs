//! What was counted, by many tasks at once.
use std::{
    sync::{
        Mutex,
        atomic::{AtomicU64, Ordering::Relaxed},
    },
    time::Duration,
};

use serde::Serialize;

/// Shared counters.
#[derive(Default)]
pub struct Tally {
    steps: AtomicU64,
    finished: AtomicU64,
    refused: AtomicU64,
    errors: AtomicU64,
    /// Microseconds, one a delivery.
    latencies: Mutex<Vec<u32>>,
}

/// Milliseconds.
#[derive(Clone, Copy, Serialize)]
pub struct Latency {
    pub n: usize,
    pub p50: f64,
    pub p90: f64,
    pub p99: f64,
    pub max: f64,
}

impl Tally {
    pub fn step(&self) {
        self.steps.fetch_add(1, Relaxed);
    }

    pub fn finish(&self) {
        self.finished.fetch_add(1, Relaxed);
    }

    pub fn refuse(&self) {
        self.refused.fetch_add(1, Relaxed);
    }

    pub fn lose(&self, n: u64) {
        self.errors.fetch_add(n, Relaxed);
    }

    pub fn deliver(&self, after: Duration) {
        let micros = u32::try_from(after.as_micros()).unwrap_or(u32::MAX);
        self.latencies.lock().expect("nobody panics while counting").push(micros);
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
        let mut all = self.latencies.lock().expect("nobody panics while counting").clone();
        all.sort_unstable();
        let at = |share: f64| {
            let index = ((all.len() as f64 * share) as usize).min(all.len().saturating_sub(1));
            all.get(index).map_or(0.0, |micros| f64::from(*micros) / 1000.0)
        };
        Latency { n: all.len(), p50: at(0.5), p90: at(0.9), p99: at(0.99), max: at(1.0) }
    }
}
