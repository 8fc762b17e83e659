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
    /// Whether to take the client address from `X-Forwarded-For`.
    pub behind_proxy: bool,
    /// Whether to mark cookies as `Secure`.
    pub secure: bool,
}

impl Config {
    pub fn new(listen: SocketAddr, store: PathBuf) -> Config {
        Config {
            listen,
            store,
            origins: Vec::new(),
            limits: true,
            behind_proxy: false,
            secure: false,
        }
    }
}
