//! Rate limits, which protect the server from individual clients. Clients over a limit get a retry
//! time.
use std::{net::IpAddr, num::NonZeroU32, time::Duration};

use governor::{
    DefaultDirectRateLimiter, DefaultKeyedRateLimiter, Quota, RateLimiter,
    clock::{Clock, DefaultClock},
};

/// Rate limits per guest and per IP address. The latter are more generous, since households share
/// one.
pub struct Limits {
    is_on: bool,
    tables: DefaultKeyedRateLimiter<String>,
    addresses: DefaultKeyedRateLimiter<IpAddr>,
    clock: DefaultClock,
}

/// Error for a request over a limit, with the time to wait before a retry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RateLimited {
    pub retry: Duration,
}

const fn nonzero(number: u32) -> NonZeroU32 {
    NonZeroU32::new(number).expect("limits are not zero")
}

impl Limits {
    pub fn new(is_on: bool) -> Limits {
        Limits {
            is_on,
            tables: RateLimiter::keyed(Quota::per_minute(nonzero(20))),
            addresses: RateLimiter::keyed(Quota::per_second(nonzero(50)).allow_burst(nonzero(400))),
            clock: DefaultClock::default(),
        }
    }

    /// Counts a request from this address.
    pub fn check_request(&self, address: IpAddr) -> Result<(), RateLimited> {
        self.check(|| self.addresses.check_key(&address))
    }

    /// Counts a table created by this guest.
    pub fn check_create(&self, guest: &str) -> Result<(), RateLimited> {
        self.check(|| self.tables.check_key(&guest.to_owned()))
    }

    fn check<T>(
        &self,
        count: impl FnOnce() -> Result<T, governor::NotUntil<governor::clock::QuantaInstant>>,
    ) -> Result<(), RateLimited> {
        if !self.is_on {
            return Ok(());
        }
        match count() {
            Ok(_) => Ok(()),
            Err(denied) => Err(RateLimited { retry: denied.wait_time_from(self.clock.now()) }),
        }
    }

    /// Discards the counters of guests and addresses that are no longer active.
    pub fn sweep(&self) {
        self.tables.retain_recent();
        self.addresses.retain_recent();
    }

    /// Returns the limiter for a new connection, or `None` if limits are disabled.
    pub fn connection(&self) -> Option<ConnectionLimiter> {
        self.is_on.then(|| ConnectionLimiter {
            limiter: RateLimiter::direct(Quota::per_second(nonzero(10)).allow_burst(nonzero(30))),
            clock: DefaultClock::default(),
        })
    }
}

/// Rate limit for the messages of one connection.
pub struct ConnectionLimiter {
    limiter: DefaultDirectRateLimiter,
    clock: DefaultClock,
}

impl ConnectionLimiter {
    pub fn check(&self) -> Result<(), RateLimited> {
        match self.limiter.check() {
            Ok(()) => Ok(()),
            Err(denied) => Err(RateLimited { retry: denied.wait_time_from(self.clock.now()) }),
        }
    }
}
