//! Server configuration.
use std::{net::SocketAddr, path::PathBuf};

/// Server settings. The CLI merges them: flags override the environment, the environment overrides
/// the configuration file, and the file overrides these defaults.
#[derive(Clone, Debug)]
pub struct Config {
    pub listen: SocketAddr,
    /// Path of the store file.
    pub store: PathBuf,
    /// Origins allowed in addition to the server's own.
    pub origins: Vec<String>,
    /// Whether rate limits apply. Disable only for load tests.
    pub limits: bool,
    /// Maximum number of open connections. Each needs a file descriptor.
    pub connections_max: usize,
    /// Whether to take the client address from `X-Forwarded-For`.
    pub behind_proxy: bool,
    /// Whether to mark cookies as `Secure`.
    pub secure: bool,
}

/// Default for the number of open connections, which leaves some of the usual 1024 file descriptors
/// to the store.
const CONNECTIONS_MAX: usize = 960;
/// Maximum number of open connections per address, enough for a school behind one address.
const CONNECTIONS_PER_ADDRESS: usize = 256;

impl Config {
    pub fn new(listen: SocketAddr, store: PathBuf) -> Config {
        Config {
            listen,
            store,
            origins: Vec::new(),
            limits: true,
            connections_max: CONNECTIONS_MAX,
            behind_proxy: false,
            secure: false,
        }
    }

    /// Returns the maximum number of connections per address. Behind a proxy, all connections come
    /// from the same address.
    pub fn connections_per_address(&self) -> Option<usize> {
        (self.limits && !self.behind_proxy).then_some(CONNECTIONS_PER_ADDRESS)
    }
}
