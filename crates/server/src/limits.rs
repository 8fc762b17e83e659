//! How much one visitor may ask for. Whoever asks too much is told so, and when to come back.
use std::{net::IpAddr, num::NonZeroU32, time::Duration};

use governor::{
    DefaultDirectRateLimiter, DefaultKeyedRateLimiter, Quota, RateLimiter,
    clock::{Clock, DefaultClock},
};

/// Counts requests by guest and, more generously, by address: a household shares one.
pub struct Limits {
    is_on: bool,
    tables: DefaultKeyedRateLimiter<String>,
    addresses: DefaultKeyedRateLimiter<IpAddr>,
    clock: DefaultClock,
}

/// Come back later.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooFast {
    pub retry: Duration,
}

const fn per(number: u32) -> NonZeroU32 {
    NonZeroU32::new(number).expect("a limit is not zero")
}

impl Limits {
    pub fn new(is_on: bool) -> Limits {
        Limits {
            is_on,
            tables: RateLimiter::keyed(Quota::per_minute(per(20))),
            addresses: RateLimiter::keyed(Quota::per_second(per(50)).allow_burst(per(400))),
            clock: DefaultClock::default(),
        }
    }

    /// Any request from this address.
    pub fn visit(&self, address: IpAddr) -> Result<(), TooFast> {
        self.check(|| self.addresses.check_key(&address))
    }

    /// A guest makes a table.
    pub fn create(&self, guest: &str) -> Result<(), TooFast> {
        self.check(|| self.tables.check_key(&guest.to_owned()))
    }

    fn check<T>(
        &self,
        ask: impl FnOnce() -> Result<T, governor::NotUntil<governor::clock::QuantaInstant>>,
    ) -> Result<(), TooFast> {
        if !self.is_on {
            return Ok(());
        }
        match ask() {
            Ok(_) => Ok(()),
            Err(later) => Err(TooFast { retry: later.wait_time_from(self.clock.now()) }),
        }
    }

    /// Forgets visitors of long ago.
    pub fn sweep(&self) {
        self.tables.retain_recent();
        self.addresses.retain_recent();
    }

    /// The credits of one connection.
    pub fn connection(&self) -> Option<Credits> {
        self.is_on.then(|| Credits {
            limiter: RateLimiter::direct(Quota::per_second(per(10)).allow_burst(per(30))),
            clock: DefaultClock::default(),
        })
    }
}

/// What one connection may still send.
pub struct Credits {
    limiter: DefaultDirectRateLimiter,
    clock: DefaultClock,
}

impl Credits {
    pub fn spend(&self) -> Result<(), TooFast> {
        match self.limiter.check() {
            Ok(()) => Ok(()),
            Err(later) => Err(TooFast { retry: later.wait_time_from(self.clock.now()) }),
        }
    }
}
