//! How the server is set up.
use std::{net::SocketAddr, path::PathBuf};

/// Everything that can be chosen. Flags win over the environment, the environment over the file,
/// the file over these defaults; the command line puts them together.
#[derive(Clone, Debug)]
pub struct Config {
    pub listen: SocketAddr,
    /// The file of the store.
    pub store: PathBuf,
    /// Origins that may use this server besides its own.
    pub origins: Vec<String>,
    /// Are requests counted? Off only for load tests.
    pub limits: bool,
    /// Take the visitor's address from `X-Forwarded-For`.
    pub behind_proxy: bool,
    /// Cookies only over HTTPS.
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
