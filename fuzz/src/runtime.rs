//! The async runtime and the store that inputs share.
use std::{future::Future, sync::Arc};

use server::store::{Sqlite, Store};
use tempfile::TempDir;
use tokio::runtime::{Builder, Runtime};

/// A runtime with an empty store.
pub(crate) struct Shop {
    runtime: Runtime,
    pub store: Arc<dyn Store>,
    _folder: TempDir,
}

thread_local! {
    static SHOP: Shop = Shop::new();
}

/// Runs a future with a store, which must be empty again afterwards.
pub(crate) fn with_store<T, F: Future<Output = T>>(work: impl FnOnce(Arc<dyn Store>) -> F) -> T {
    SHOP.with(|shop| shop.runtime.block_on(work(shop.store.clone())))
}

impl Shop {
    fn new() -> Shop {
        // Files in memory are faster.
        let folder = tempfile::tempdir_in("/dev/shm").or_else(|_| tempfile::tempdir());
        let folder = folder.expect("the folder for temporary files is writable");
        let runtime = Builder::new_current_thread().enable_all().build();
        let runtime = runtime.expect("the system provides an event queue");
        let path = folder.path().join("store.db");
        let store = runtime.block_on(Sqlite::open(&path)).expect("the folder is writable");
        Shop { runtime, store: Arc::new(store), _folder: folder }
    }
}
