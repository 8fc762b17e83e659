//! Rate limits that protect the server from individual clients. Clients over a limit get a retry
//! time.
use std::{
    collections::HashMap,
    net::IpAddr,
    num::NonZeroU32,
    sync::{Arc, Mutex},
    time::Duration,
};

use governor::{
    DefaultDirectRateLimiter, DefaultKeyedRateLimiter, Quota, RateLimiter,
    clock::{Clock, DefaultClock},
};

/// Rate limits per guest and per IP address. Addresses have higher limits, since a household shares
/// one.
pub struct Limits {
    is_on: bool,
    tables: DefaultKeyedRateLimiter<String>,
    address_tables: DefaultKeyedRateLimiter<IpAddr>,
    addresses: DefaultKeyedRateLimiter<IpAddr>,
    names: DefaultKeyedRateLimiter<IpAddr>,
    clock: DefaultClock,
    sockets: Arc<Mutex<HashMap<SocketOwner, usize>>>,
}

/// Maximum number of sockets per guest: tabs and devices.
const GUEST_SOCKETS_MAX: usize = 32;
/// Maximum number of sockets per address, enough for a school behind one address.
const ADDRESS_SOCKETS_MAX: usize = 256;
/// Retry time for a client with too many sockets.
const SOCKETS_RETRY: Duration = Duration::from_secs(5);

/// Guest or address for which sockets are counted.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum SocketOwner {
    Guest(String),
    Address(IpAddr),
}

/// An open socket, which counts until it is dropped.
pub struct SocketPermit {
    owners: Vec<SocketOwner>,
    sockets: Arc<Mutex<HashMap<SocketOwner, usize>>>,
}

impl Drop for SocketPermit {
    fn drop(&mut self) {
        let mut sockets = self.sockets.lock().expect("sockets lock is never poisoned");
        for owner in &self.owners {
            if let Some(n) = sockets.get_mut(owner) {
                *n -= 1;
                if *n == 0 {
                    sockets.remove(owner);
                }
            }
        }
    }
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
            address_tables: RateLimiter::keyed(Quota::per_minute(nonzero(60))),
            addresses: RateLimiter::keyed(Quota::per_second(nonzero(50)).allow_burst(nonzero(400))),
            names: RateLimiter::keyed(Quota::per_minute(nonzero(60))),
            clock: DefaultClock::default(),
            sockets: Arc::default(),
        }
    }

    /// Counts a request from this address.
    pub fn check_request(&self, address: IpAddr) -> Result<(), RateLimited> {
        self.check(|| self.addresses.check_key(&network(address)))
    }

    /// Counts a change of a guest's name, which is written to the store, from this address.
    pub fn check_rename(&self, address: IpAddr) -> Result<(), RateLimited> {
        self.check(|| self.names.check_key(&network(address)))
    }

    /// Counts a table created by this guest from this address.
    pub fn check_create(&self, guest: &str, address: IpAddr) -> Result<(), RateLimited> {
        self.check(|| self.tables.check_key(&guest.to_owned()))?;
        self.check(|| self.address_tables.check_key(&network(address)))
    }

    /// Counts a socket opened by this guest, if it has a cookie, from this address.
    pub fn open_socket(
        &self,
        guest: Option<&str>,
        address: IpAddr,
    ) -> Result<SocketPermit, RateLimited> {
        let mut permit = SocketPermit { owners: Vec::new(), sockets: self.sockets.clone() };
        if !self.is_on {
            return Ok(permit);
        }
        let guest = guest.map(|guest| (SocketOwner::Guest(guest.to_owned()), GUEST_SOCKETS_MAX));
        let address = (SocketOwner::Address(network(address)), ADDRESS_SOCKETS_MAX);
        let mut sockets = self.sockets.lock().expect("sockets lock is never poisoned");
        let owners: Vec<(SocketOwner, usize)> = guest.into_iter().chain([address]).collect();
        if owners.iter().any(|(owner, max)| sockets.get(owner).is_some_and(|n| n >= max)) {
            return Err(RateLimited { retry: SOCKETS_RETRY });
        }
        for (owner, _) in owners {
            *sockets.entry(owner.clone()).or_default() += 1;
            permit.owners.push(owner);
        }
        Ok(permit)
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
        self.address_tables.retain_recent();
        self.addresses.retain_recent();
        self.names.retain_recent();
    }

    /// Returns the limiter for a new connection, or `None` if limits are disabled.
    pub fn connection(&self) -> Option<ConnectionLimiter> {
        self.is_on.then(|| ConnectionLimiter {
            limiter: RateLimiter::direct(Quota::per_second(nonzero(10)).allow_burst(nonzero(30))),
            clock: DefaultClock::default(),
        })
    }
}

/// Returns the address for which clients are counted. A client with IPv6 has a whole network of
/// addresses.
fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => {
            let network = u128::from(address) & (u128::MAX << 64);
            IpAddr::V6(network.into())
        }
        address @ IpAddr::V4(_) => address,
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

#[cfg(test)]
mod tests {
    use super::*;

    fn address(text: &str) -> IpAddr {
        text.parse().expect("the address is valid")
    }

    #[test]
    fn tables_are_limited_per_address_even_if_every_guest_is_new() {
        let limits = Limits::new(true);
        let create = |n: u32, from: &str| limits.check_create(&n.to_string(), address(from));
        let n_created = (0..1000).filter(|n| create(*n, "10.0.0.1").is_ok()).count();
        assert!((60..100).contains(&n_created), "{n_created} tables");
        create(2000, "10.0.0.2").expect("another address has its own limit");
        let n_created = (0..1000).filter(|n| create(*n, &format!("2001:db8::{n}")).is_ok()).count();
        assert!((60..100).contains(&n_created), "{n_created} tables from one network");
    }

    #[test]
    fn sockets_are_limited_per_guest_and_address_until_they_close() {
        let limits = Limits::new(true);
        let open = |guest, from| limits.open_socket(guest, address(from));
        let of_guest: Vec<_> = (0..100).map_while(|_| open(Some("ann"), "10.0.0.1").ok()).collect();
        assert_eq!(of_guest.len(), GUEST_SOCKETS_MAX);
        assert!(open(Some("ann"), "10.0.0.2").is_err(), "a guest may use several addresses");
        let others: Vec<_> = (0..1000).map_while(|_| open(None, "10.0.0.1").ok()).collect();
        assert_eq!(others.len(), ADDRESS_SOCKETS_MAX - GUEST_SOCKETS_MAX);
        assert!(open(Some("bob"), "10.0.0.1").is_err());
        drop((of_guest, others));
        assert!(open(Some("ann"), "10.0.0.1").is_ok());
        assert!(limits.sockets.lock().expect("not poisoned").is_empty());
    }
}
