//! `ovoo serve`: reads the settings and runs the server.
use std::{
    io::{ErrorKind, Write},
    net::{IpAddr, Ipv4Addr, SocketAddr},
    path::{Path, PathBuf},
};

use anyhow::Context;
use clap::builder::BoolishValueParser;
use serde::Deserialize;
use server::Config;
use tracing_subscriber::EnvFilter;

use crate::failure::UsageError;

const EXAMPLES: &str = "\
Each setting is read from the flag, then the environment variable, then the file (--config, or
ovoo.toml in the working directory), then its default. The file uses the same names:

  listen = \"0.0.0.0:8080\"
  store = \"sqlite:/var/lib/ovoo/ovoo.db\"
  origins = [\"https://ovoo.example\"]

Examples:
  ovoo serve                                   on this machine only: http://127.0.0.1:8080
  ovoo serve --listen 0.0.0.0:8080             for everyone on the network
  ovoo serve --store sqlite:evening.db         keep tables in this file";

/// Run the server; then open the printed address in a browser
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub struct Args {
    /// Address and port; port 0 picks a free one [default: 127.0.0.1:8080]
    #[arg(long, value_name = "ADDRESS", env = "OVOO_LISTEN")]
    listen: Option<SocketAddr>,
    /// Store for tables [default: ovoo.db in the user's data folder]
    #[arg(long, value_name = "sqlite:PATH", env = "OVOO_STORE")]
    store: Option<String>,
    /// Allow pages from this origin besides the server's own; repeatable
    #[arg(long = "origin", value_name = "URL", env = "OVOO_ORIGINS", value_delimiter = ',')]
    origins: Vec<String>,
    /// Trust the X-Forwarded-For header; use behind a proxy
    #[arg(long, env = "OVOO_BEHIND_PROXY", num_args = 0..=1, require_equals = true,
        default_missing_value = "true", value_parser = BoolishValueParser::new(),
        value_name = "BOOL")]
    behind_proxy: Option<bool>,
    /// Mark cookies as Secure; use behind a TLS proxy
    #[arg(long, env = "OVOO_SECURE", num_args = 0..=1, require_equals = true,
        default_missing_value = "true", value_parser = BoolishValueParser::new(),
        value_name = "BOOL")]
    secure: Option<bool>,
    /// Disable rate limits (load tests only, never on a public server)
    #[arg(long, env = "OVOO_NO_LIMITS", num_args = 0..=1, require_equals = true,
        default_missing_value = "true", value_parser = BoolishValueParser::new(),
        value_name = "BOOL")]
    no_limits: Option<bool>,
    /// Log filter, such as `info` or `server=debug` [default: info]
    #[arg(long, value_name = "FILTER", env = "OVOO_LOG")]
    log: Option<String>,
    /// Write log lines as JSON
    #[arg(long, env = "OVOO_LOG_JSON", num_args = 0..=1, require_equals = true,
        default_missing_value = "true", value_parser = BoolishValueParser::new(),
        value_name = "BOOL")]
    log_json: Option<bool>,
    /// Settings file
    #[arg(long, value_name = "FILE", env = "OVOO_CONFIG")]
    config: Option<PathBuf>,
}

/// The settings file.
#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct Settings {
    listen: Option<SocketAddr>,
    store: Option<String>,
    origins: Vec<String>,
    behind_proxy: Option<bool>,
    secure: Option<bool>,
    no_limits: Option<bool>,
    log: Option<String>,
    log_json: Option<bool>,
}

const FILE: &str = "ovoo.toml";
const PORT: u16 = 8080;

pub fn run(args: &Args, out: &mut dyn Write) -> anyhow::Result<()> {
    let file = read_settings(args.config.as_deref())?;
    let filter = args.log.clone().or_else(|| file.log.clone()).unwrap_or("info".to_owned());
    let filter = EnvFilter::try_new(&filter).map_err(|error| {
        UsageError::new("bad_filter", format!("invalid --log filter {filter:?}: {error}"))
    })?;
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    if args.log_json.or(file.log_json).unwrap_or(false) {
        log.json().init();
    } else {
        log.with_target(false).init();
    }
    let mut config = merge(args, file)?;
    config.connections_max = connections_max();
    let store = config.store.display().to_string();
    // The other cores run bots and the store. Fewer threads also wake each other less often. At
    // least two are needed, so that a long-running task cannot block all others.
    let n_cores = std::thread::available_parallelism().map_or(1, usize::from);
    let n_threads = n_cores.div_ceil(2).max(2);
    let mut runtime = tokio::runtime::Builder::new_multi_thread();
    let runtime = runtime.worker_threads(n_threads).enable_all().build()?;
    let ready = |address: SocketAddr| {
        // The server must keep running even if its output is closed.
        let _ = writeln!(out, "Ovoo is ready: http://{address}\nstore: {store}");
        let _ = out.flush();
    };
    runtime.block_on(server::serve(config, shutdown_signal(), ready))?;
    Ok(())
}

/// File descriptors that the store and the server itself need.
const RESERVED_FILES: u64 = 64;

/// Raises the limit on open files as far as allowed, and returns the number of connections that it
/// leaves room for.
fn connections_max() -> usize {
    let n_files = rlimit::increase_nofile_limit(u64::MAX).unwrap_or_else(|error| {
        tracing::warn!(%error, "failed to raise the limit on open files");
        rlimit::getrlimit(rlimit::Resource::NOFILE).map_or(1024, |(soft, _)| soft)
    });
    let connections = n_files.saturating_sub(RESERVED_FILES).max(n_files / 2);
    tracing::info!(files = n_files, connections, "limit on open files");
    usize::try_from(connections).unwrap_or(usize::MAX)
}

fn read_settings(path: Option<&Path>) -> anyhow::Result<Settings> {
    let (path, is_required) = match path {
        Some(path) => (path, true),
        None => (Path::new(FILE), false),
    };
    match std::fs::read_to_string(path) {
        Ok(text) => {
            let settings = toml::from_str(&text);
            settings.with_context(|| format!("invalid settings in {}", path.display()))
        }
        Err(error) if !is_required && error.kind() == ErrorKind::NotFound => {
            Ok(Settings::default())
        }
        Err(error) => Err(error).with_context(|| format!("cannot read {}", path.display())),
    }
}

fn merge(args: &Args, file: Settings) -> anyhow::Result<Config> {
    let listen = args.listen.or(file.listen);
    let listen = listen.unwrap_or(SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), PORT));
    let store = match args.store.as_ref().or(file.store.as_ref()) {
        Some(store) => parse_store(store)?,
        None => default_store()?,
    };
    let mut config = Config::new(listen, store);
    config.origins = if args.origins.is_empty() { file.origins } else { args.origins.clone() };
    let is_on = |flag: Option<bool>, file: Option<bool>| flag.or(file).unwrap_or(false);
    config.behind_proxy = is_on(args.behind_proxy, file.behind_proxy);
    config.secure = is_on(args.secure, file.secure);
    config.limits = !is_on(args.no_limits, file.no_limits);
    Ok(config)
}

/// Parses a store such as `sqlite:PATH` and returns its path.
pub fn parse_store(store: &str) -> anyhow::Result<PathBuf> {
    match store.strip_prefix("sqlite:") {
        Some(path) if !path.is_empty() => Ok(PathBuf::from(path)),
        Some(_) | None => {
            let message = format!("invalid --store {store:?}: use sqlite:PATH");
            Err(UsageError::new("bad_store", message).into())
        }
    }
}

/// Returns the path of `ovoo/ovoo.db` in the user's data folder.
pub fn default_store() -> anyhow::Result<PathBuf> {
    let data =
        std::env::var_os("XDG_DATA_HOME").map(PathBuf::from).filter(|path| path.is_absolute());
    let home = || Some(PathBuf::from(std::env::var_os("HOME")?).join(".local/share"));
    let folder = data
        .or_else(home)
        .context("cannot find the user's data folder; use --store sqlite:PATH")?;
    Ok(folder.join("ovoo").join("ovoo.db"))
}

/// Waits for SIGINT or SIGTERM.
async fn shutdown_signal() {
    use tokio::signal::unix::{SignalKind, signal};
    match signal(SignalKind::terminate()) {
        Ok(mut terminate) => {
            tokio::select! {
                _ = tokio::signal::ctrl_c() => {}
                _ = terminate.recv() => {}
            }
        }
        Err(_) => {
            let _ = tokio::signal::ctrl_c().await;
        }
    }
}
