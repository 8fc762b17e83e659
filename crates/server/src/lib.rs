//! The table in the browser: lobby, play, watch, replay over HTTP and WebSockets.
//!
//! The server owns time, connections and storage, and knows no rules. A table that is awake is one
//! task ([`room`]); what it must not lose is in the [`store`] before anybody hears of it.
//! docs/PROTOCOL.md describes the wire.
pub mod archive;
mod config;
mod house;
mod http;
mod id;
mod limits;
mod record;
mod replay;
mod room;
mod socket;
pub mod store;
#[cfg(feature = "ts")]
pub mod typescript;
pub mod wire;

use std::{future::Future, io, net::SocketAddr, sync::Arc, time::Duration};

use metrics_exporter_prometheus::PrometheusBuilder;
use tokio::net::TcpListener;

pub use config::Config;
use house::House;
pub use id::TableId;
pub use record::Record;
use store::{Sqlite, Store, StoreError};

/// Connections get this long to say goodbye.
const GOODBYE: Duration = Duration::from_secs(3);
const SWEEP_EVERY: Duration = Duration::from_secs(60);

#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    #[error("cannot listen on {address}: {cause}")]
    Listen { address: SocketAddr, cause: io::Error },
    #[error("cannot open the store: {0}")]
    Store(#[from] StoreError),
    #[error("the network failed: {0}")]
    Network(#[from] io::Error),
}

/// Serves until `stop` resolves; `ready` is called with the address once people can come.
pub async fn serve(
    config: Config,
    stop: impl Future<Output = ()> + Send + 'static,
    ready: impl FnOnce(SocketAddr),
) -> Result<(), ServeError> {
    let address = config.listen;
    let listener =
        TcpListener::bind(address).await.map_err(|cause| ServeError::Listen { address, cause })?;
    let store: Arc<dyn Store> = Arc::new(Sqlite::open(&config.store).await?);
    // A second server in one process, as in tests, shares the first one's figures.
    let figures = PrometheusBuilder::new().build_recorder();
    let handle = figures.handle();
    let _ = metrics::set_global_recorder(figures);
    let house = House::new(config, store.clone());
    let app = http::app(&house, handle).await?;
    house.wake_slow_tables().await?;
    let sweeper = tokio::spawn(sweep(house.clone()));
    ready(listener.local_addr()?);
    let service = app.into_make_service_with_connect_info::<SocketAddr>();
    let (closing, mut closed) = tokio::sync::watch::channel(false);
    let goodbye = {
        let house = house.clone();
        async move {
            stop.await;
            tracing::info!("stopping: telling every page");
            house.stop().await;
            let _ = closing.send(true);
        }
    };
    let server = axum::serve(listener, service).with_graceful_shutdown(goodbye);
    tokio::select! {
        served = server => served?,
        // Some page may never answer its goodbye.
        () = async {
            let _ = closed.wait_for(|is_closing| *is_closing).await;
            tokio::time::sleep(GOODBYE).await;
        } => {}
    }
    sweeper.abort();
    store.close().await?;
    Ok(())
}

async fn sweep(house: Arc<House>) {
    let mut ticks = tokio::time::interval(SWEEP_EVERY);
    loop {
        ticks.tick().await;
        house.limits.sweep();
    }
}
