//! Accepts connections and serves HTTP on them.
//!
//! The time for the head and body of a request is limited, and so is the lifetime of a connection:
//! a client that sends or reads slowly must not keep a connection forever.
use std::{future::Future, io, net::SocketAddr, pin::Pin, sync::Arc, time::Duration};

use axum::{Router, body::Body, extract::ConnectInfo, response::Response};
use hyper::{Request, body::Incoming, server::conn::http1, service::Service};
use hyper_util::{
    rt::{TokioIo, TokioTimer},
    service::TowerToHyperService,
};
use tokio::{
    net::{TcpListener, TcpStream},
    sync::watch,
    time::{sleep, timeout},
};

use crate::connections::{Connection, Connections};

/// Time limits of a connection.
#[derive(Clone, Copy, Debug)]
pub struct Timeouts {
    /// For the head of a request, and for the time between two requests.
    pub head: Duration,
    /// For all requests on a connection. The last response may take as long again.
    pub connection: Duration,
}

impl Timeouts {
    pub const DEFAULT: Timeouts =
        Timeouts { head: Duration::from_secs(20), connection: Duration::from_secs(300) };
}

/// Time until connections are accepted again after an error, such as too many open files.
const RETRY_DELAY: Duration = Duration::from_millis(100);

/// Accepts connections until `closing` becomes `true`.
///
/// # Errors
///
/// Returns an error if the listener fails permanently.
pub async fn run(
    listener: TcpListener,
    app: Router,
    connections: Arc<Connections>,
    timeouts: Timeouts,
    mut closing: watch::Receiver<bool>,
) -> io::Result<()> {
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(timeouts.head);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            _ = closing.wait_for(|is_closing| *is_closing) => return Ok(()),
        };
        let (stream, peer) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                tracing::warn!(%error, "failed to accept connection");
                sleep(RETRY_DELAY).await;
                continue;
            }
        };
        // If there is no room, the connection is closed at once.
        let Some(connection) = connections.add(peer.ip()).await else { continue };
        let connection = Arc::new(connection);
        let service = ConnectionService {
            app: TowerToHyperService::new(app.clone()),
            peer,
            connection: connection.clone(),
        };
        let served = http.serve_connection(TokioIo::new(stream), service).with_upgrades();
        let closing = closing.clone();
        tokio::spawn(async move {
            let mut served = std::pin::pin!(served);
            // Errors are the client's fault: it disconnected, was too slow, or did not speak HTTP.
            tokio::select! {
                _ = served.as_mut() => return,
                () = connection.evicted() => return,
                () = sleep(timeouts.connection) => {}
                () = until_closing(closing) => {}
            }
            served.as_mut().graceful_shutdown();
            let _ = timeout(timeouts.connection, served).await;
        });
    }
}

async fn until_closing(mut closing: watch::Receiver<bool>) {
    let _ = closing.wait_for(|is_closing| *is_closing).await;
}

/// The TCP stream of a connection, after an upgrade.
pub type UpgradedStream = TokioIo<TcpStream>;

/// The application as one connection sees it.
struct ConnectionService {
    app: TowerToHyperService<Router>,
    peer: SocketAddr,
    connection: Arc<Connection>,
}

impl Service<Request<Incoming>> for ConnectionService {
    type Response = Response<Body>;
    type Error = std::convert::Infallible;
    type Future = Pin<Box<dyn Future<Output = Result<Response<Body>, Self::Error>> + Send>>;

    fn call(&self, mut request: Request<Incoming>) -> Self::Future {
        self.connection.set_busy();
        // A WebSocket handshake takes over the connection, which therefore still counts.
        let extensions = request.extensions_mut();
        extensions.insert(ConnectInfo(self.peer));
        extensions.insert(self.connection.clone());
        let (response, connection) = (self.app.call(request), self.connection.clone());
        Box::pin(async move {
            let response = response.await;
            if response.as_ref().is_ok_and(|response| !is_upgrade(response)) {
                connection.set_waiting();
            }
            response
        })
    }
}

fn is_upgrade(response: &Response<Body>) -> bool {
    response.status() == axum::http::StatusCode::SWITCHING_PROTOCOLS
}

#[cfg(test)]
mod tests {
    use axum::routing::post;
    use tokio::io::{AsyncReadExt, AsyncWriteExt};

    use super::*;
    use crate::connections::ConnectionLimits;

    /// Starts a listener with short timeouts and returns a connection to it.
    async fn connect(timeouts: Timeouts) -> TcpStream {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port is free");
        let address = listener.local_addr().expect("the listener is bound");
        let connections = Connections::new(ConnectionLimits { total: 10, per_address: None });
        let app = Router::new().route("/", post(async |body: String| body));
        let (is_open, closing) = watch::channel(false);
        tokio::spawn(async move {
            let _is_open = is_open;
            run(listener, app, connections, timeouts, closing).await
        });
        TcpStream::connect(address).await.expect("the listener accepts")
    }

    const SHORT: Duration = Duration::from_millis(20);
    const LONG: Duration = Duration::from_secs(3600);

    async fn read_to_end(mut stream: TcpStream) -> String {
        let mut received = String::new();
        // The server may reset a connection with unread data.
        let _ = stream.read_to_string(&mut received).await;
        received
    }

    #[tokio::test]
    async fn a_connection_without_a_complete_request_is_closed() {
        let timeouts = Timeouts { head: SHORT, connection: LONG };
        for sent in ["", "POST / HT", "POST / HTTP/1.1\r\nHost: x\r\n"] {
            let mut stream = connect(timeouts).await;
            stream.write_all(sent.as_bytes()).await.expect("the server reads");
            let received = read_to_end(stream).await;
            assert!(received.is_empty() || received.starts_with("HTTP/1.1 408"), "{received}");
        }
    }

    #[tokio::test]
    async fn an_idle_connection_is_closed_after_its_last_response() {
        let mut stream = connect(Timeouts { head: SHORT, connection: LONG }).await;
        let request = b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\n\r\nabc";
        stream.write_all(request).await.expect("the server reads");
        assert!(read_to_end(stream).await.contains("\r\n\r\nabc"));
    }

    #[tokio::test]
    async fn a_connection_ends_even_if_its_request_never_does() {
        let mut stream = connect(Timeouts { head: LONG, connection: SHORT }).await;
        let request = b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\n\r\na";
        stream.write_all(request).await.expect("the server reads");
        assert!(!read_to_end(stream).await.contains("200 OK"));
    }
}
