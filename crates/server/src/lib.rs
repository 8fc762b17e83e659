//! The game server: lobby, play, spectating and replays over HTTP and WebSockets.
//!
//! The server owns time, connections and storage, and contains no game rules. A table is a plain
//! value ([`core`]) that decides, driven by one task ([`actor`]) that performs IO. Every step is
//! written to the [`store`] before it is sent, so that no client ever sees a step that a crash
//! could lose. docs/PROTOCOL.md describes the protocol.
#![cfg_attr(not(test), warn(unreachable_pub))]
// An out-of-range index from a client must never panic the server.
#![cfg_attr(not(test), deny(clippy::indexing_slicing))]

mod actor;
pub mod archive;
mod config;
pub mod connections;
mod core;
mod create;
mod fair;
#[doc(hidden)]
pub mod fuzzing;
mod http;
mod id;
mod limits;
pub mod listener;
mod names;
mod record;
mod registry;
mod replay;
#[cfg(test)]
mod simulation;
pub mod socket;
pub mod store;
#[cfg(feature = "ts")]
pub mod typescript;
pub mod wire;

use std::{future::Future, io, net::SocketAddr, sync::Arc, time::Duration};

use metrics_exporter_prometheus::PrometheusBuilder;
use tokio::{net::TcpListener, sync::watch};

pub use config::Config;
use connections::{ConnectionLimits, Connections};
pub use id::TableId;
use listener::Timeouts;
pub use record::Record;
use registry::TableRegistry;
use store::{Sqlite, Store, StoreError};

/// Time for open connections to close on shutdown.
const SHUTDOWN_TIMEOUT: Duration = Duration::from_secs(3);
const SWEEP_INTERVAL: Duration = Duration::from_secs(60);

/// Reason why the server could not start or had to stop.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    #[error("cannot listen on {address}: {cause}")]
    Listen { address: SocketAddr, cause: io::Error },
    #[error("cannot open the store: {0}")]
    Store(#[from] StoreError),
    #[error("network error: {0}")]
    Network(#[from] io::Error),
}

/// Runs the server until `stop` resolves, and calls `ready` with the bound address once it accepts
/// connections.
///
/// # Errors
///
/// Returns an error if the address cannot be bound, the store cannot be opened, or the listener
/// fails.
pub async fn serve(
    config: Config,
    stop: impl Future<Output = ()> + Send + 'static,
    ready: impl FnOnce(SocketAddr),
) -> Result<(), ServeError> {
    let address = config.listen;
    let listener =
        TcpListener::bind(address).await.map_err(|cause| ServeError::Listen { address, cause })?;
    let store: Arc<dyn Store> = Arc::new(Sqlite::open(&config.store).await?);
    let recorder = PrometheusBuilder::new().build_recorder();
    let handle = recorder.handle();
    // Fails if tests run a second server in this process: both then share the first recorder.
    let _ = metrics::set_global_recorder(recorder);
    describe_metrics();
    let registry = TableRegistry::new(config, store.clone());
    let app = http::app(&registry, handle).await?;
    registry.load_slow_tables().await?;
    let sweeper = tokio::spawn(sweep(registry.clone()));
    ready(listener.local_addr()?);
    let connections = Connections::new(ConnectionLimits {
        total: registry.config.connections_max,
        per_address: registry.config.connections_per_address(),
    });
    let (close, closing) = watch::channel(false);
    let accepting = listener::run(listener, app, connections.clone(), Timeouts::DEFAULT, closing);
    tokio::select! {
        accepted = accepting => accepted?,
        () = async {
            stop.await;
            tracing::info!("shutting down, notifying clients");
            registry.stop().await;
            let _ = close.send(true);
            // A client may never complete its closing handshake.
            let _ = tokio::time::timeout(SHUTDOWN_TIMEOUT, connections.all_closed()).await;
        } => {}
    }
    sweeper.abort();
    store.close().await?;
    Ok(())
}

fn describe_metrics() {
    metrics::describe_gauge!("ovoo_connections", "Open WebSocket connections");
    let evicted = "Connections closed to make room for others";
    metrics::describe_counter!("ovoo_connections_evicted_total", evicted);
    metrics::describe_gauge!("ovoo_tables_loaded", "Tables currently loaded in memory");
    metrics::describe_counter!("ovoo_tables_loaded_total", "Tables loaded from the store");
    metrics::describe_counter!("ovoo_tables_created_total", "Tables created");
    metrics::describe_counter!("ovoo_games_started_total", "Games started");
    metrics::describe_counter!("ovoo_games_finished_total", "Games finished");
    metrics::describe_counter!("ovoo_steps_total", "Game steps stored");
    metrics::describe_counter!("ovoo_slow_clients_total", "Clients dropped for reading too slowly");
    metrics::describe_histogram!("ovoo_commit_writes", "Writes per store commit");
    metrics::describe_counter!("ovoo_commit_failures_total", "Store commits that failed");
}

async fn sweep(registry: Arc<TableRegistry>) {
    let mut ticks = tokio::time::interval(SWEEP_INTERVAL);
    loop {
        ticks.tick().await;
        registry.limits.sweep();
    }
}
