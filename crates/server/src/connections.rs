//! The open connections, and limits on their number.
//!
//! An idle connection is cheap to close, because its client can open another one. If there are too
//! many connections, the one that has been idle longest makes room for the new one, so that clients
//! with many idle connections cannot lock others out.
use std::{
    collections::{BTreeMap, HashMap},
    net::IpAddr,
    sync::{Arc, Mutex, MutexGuard},
};

use tokio::sync::Notify;

/// Limits on the number of connections.
#[derive(Clone, Copy, Debug)]
pub struct ConnectionLimits {
    pub total: usize,
    /// Per address of the TCP connection; `None` behind a proxy, where all connections share one.
    pub per_address: Option<usize>,
}

/// The open connections.
pub struct Connections {
    limits: ConnectionLimits,
    open: Mutex<OpenConnections>,
    /// Signals that a connection was closed.
    closed: Notify,
}

#[derive(Default)]
struct OpenConnections {
    /// Increases with every change, so that the connection that has waited longest comes first.
    last_number: u64,
    total: usize,
    by_address: HashMap<IpAddr, usize>,
    waiting: BTreeMap<u64, (IpAddr, Arc<Notify>)>,
    /// Evicted connections that are not closed yet.
    n_evicted: usize,
}

/// An open connection, which counts until it is dropped.
pub struct Connection {
    connections: Arc<Connections>,
    address: IpAddr,
    evicted: Arc<Notify>,
    state: Mutex<State>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    /// Waiting for a request, with its number in the order of waiting connections.
    Waiting(u64),
    /// Handling a request, or upgraded to a WebSocket.
    Busy,
}

impl Connections {
    #[must_use]
    pub fn new(limits: ConnectionLimits) -> Arc<Connections> {
        Arc::new(Connections { limits, open: Mutex::default(), closed: Notify::new() })
    }

    fn open(&self) -> MutexGuard<'_, OpenConnections> {
        self.open.lock().expect("connections lock is never poisoned")
    }

    /// Adds a connection. If there are too many, evicts another one and waits until it is closed.
    /// Returns `None` if there are too many and all of them are in use.
    pub async fn add(self: &Arc<Connections>, address: IpAddr) -> Option<Connection> {
        loop {
            let closed = self.closed.notified();
            if let Some(added) = self.try_add(address) {
                return added;
            }
            closed.await;
        }
    }

    /// Adds a connection, or returns `None` if an evicted connection has to be closed first.
    fn try_add(self: &Arc<Connections>, address: IpAddr) -> Option<Option<Connection>> {
        let mut open = self.open();
        let n_from_here = open.by_address.get(&address).copied().unwrap_or(0);
        let is_over = match self.limits.per_address {
            Some(max) if n_from_here >= max => Some(Some(address)),
            Some(_) | None => (open.total >= self.limits.total).then_some(None),
        };
        if let Some(from) = is_over {
            return if open.evict(from) || open.n_evicted > 0 { None } else { Some(None) };
        }
        open.total += 1;
        *open.by_address.entry(address).or_default() += 1;
        let evicted = Arc::new(Notify::new());
        let number = open.wait(address, &evicted);
        let state = Mutex::new(State::Waiting(number));
        Some(Some(Connection { connections: self.clone(), address, evicted, state }))
    }

    /// Waits until all connections are closed.
    pub async fn all_closed(&self) {
        loop {
            let closed = self.closed.notified();
            if self.open().total == 0 {
                return;
            }
            closed.await;
        }
    }
}

impl OpenConnections {
    /// Marks a connection as waiting and returns its number.
    fn wait(&mut self, address: IpAddr, evicted: &Arc<Notify>) -> u64 {
        self.last_number += 1;
        self.waiting.insert(self.last_number, (address, evicted.clone()));
        self.last_number
    }

    /// Evicts the connection that has waited longest, from `address` if it is given. It counts
    /// until it is closed.
    fn evict(&mut self, address: Option<IpAddr>) -> bool {
        let mut waiting = self.waiting.iter();
        let oldest = waiting.find(|(_, (from, _))| address.is_none_or(|address| *from == address));
        let oldest = oldest.map(|(number, _)| *number);
        let Some((_, evicted)) = oldest.and_then(|number| self.waiting.remove(&number)) else {
            return false;
        };
        evicted.notify_one();
        self.n_evicted += 1;
        metrics::counter!("ovoo_connections_evicted_total").increment(1);
        true
    }

    fn remove(&mut self, address: IpAddr) {
        self.total -= 1;
        if let Some(n) = self.by_address.get_mut(&address) {
            *n -= 1;
            if *n == 0 {
                self.by_address.remove(&address);
            }
        }
    }
}

impl Connection {
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().expect("connection lock is never poisoned")
    }

    /// Waits until this connection is evicted to make room for another one.
    pub async fn evicted(&self) {
        self.evicted.notified().await;
    }

    /// Marks the connection as busy because a request has arrived. The request is handled even if
    /// the connection was just evicted.
    pub fn set_busy(&self) {
        let mut state = self.state();
        if let State::Waiting(number) = *state
            && self.connections.open().waiting.remove(&number).is_some()
        {
            *state = State::Busy;
        }
    }

    /// Marks the connection as waiting because the response is complete.
    pub fn set_waiting(&self) {
        let mut state = self.state();
        if *state == State::Busy {
            *state = State::Waiting(self.connections.open().wait(self.address, &self.evicted));
        }
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        let mut open = self.connections.open();
        if let State::Waiting(number) = *self.state()
            && open.waiting.remove(&number).is_none()
        {
            open.n_evicted -= 1;
        }
        open.remove(self.address);
        drop(open);
        self.connections.closed.notify_waiters();
    }
}

#[cfg(test)]
mod tests {
    use std::{future::Future, pin::pin, task::Context};

    use super::*;

    fn is_evicted(connection: &Connection) -> bool {
        let mut context = Context::from_waker(std::task::Waker::noop());
        pin!(connection.evicted()).poll(&mut context).is_ready()
    }

    const A: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(10, 0, 0, 1));
    const B: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(10, 0, 0, 2));

    /// Adds a connection that is expected to evict `other`, which is then closed.
    async fn add_for(
        connections: &Arc<Connections>,
        from: IpAddr,
        other: Connection,
    ) -> Connection {
        let mut adding = pin!(connections.add(from));
        let mut context = Context::from_waker(std::task::Waker::noop());
        assert!(adding.as_mut().poll(&mut context).is_pending(), "no connection is evicted");
        assert!(is_evicted(&other));
        drop(other);
        adding.await.expect("there is room now")
    }

    #[tokio::test]
    async fn the_connection_that_waited_longest_makes_room() {
        let connections = Connections::new(ConnectionLimits { total: 3, per_address: Some(2) });
        let first = connections.add(A).await.expect("there is room");
        let second = connections.add(A).await.expect("there is room");
        first.set_busy();
        first.set_waiting();
        let third = add_for(&connections, A, second).await;
        let fourth = connections.add(B).await.expect("another address has its own limit");
        let fifth = add_for(&connections, B, first).await;
        assert!(![&third, &fourth, &fifth].into_iter().any(is_evicted));
        assert_eq!(connections.open().total, 3);
        drop((third, fourth, fifth));
        let open = connections.open();
        assert_eq!((open.total, open.by_address.len(), open.n_evicted), (0, 0, 0));
    }

    #[tokio::test]
    async fn connections_in_use_are_never_evicted() {
        let connections = Connections::new(ConnectionLimits { total: 2, per_address: None });
        let first = connections.add(A).await.expect("there is room");
        let second = connections.add(A).await.expect("there is room");
        first.set_busy();
        second.set_busy();
        assert!(connections.add(B).await.is_none());
        drop(first);
        assert!(connections.add(B).await.is_some());
    }
}
