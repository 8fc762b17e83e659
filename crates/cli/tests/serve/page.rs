//! A page connected to a table. It numbers its commands and resends them after a lost connection.
use std::collections::BTreeMap;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::{
    net::TcpStream,
    time::{Instant, timeout, timeout_at},
};
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream, connect_async,
    tungstenite::{self, Message, client::IntoClientRequest, http},
};

use crate::{guest::Guest, process::TIMEOUT};

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// The state that the web app keeps for an open table.
pub struct Page {
    pub guest: Guest,
    pub table: String,
    /// The client identifier of the page.
    pub client: String,
    socket: Socket,
    next_id: u32,
    /// Commands without a reply so far.
    pub unanswered: BTreeMap<u32, Value>,
    /// All messages as received.
    pub received: Vec<String>,
    /// The last message of each type.
    pub welcome: Value,
    pub info: Value,
    pub you: Value,
    pub update: Value,
    last: BTreeMap<String, Value>,
}

/// Returns the request that opens a WebSocket to a table.
pub fn socket_request(guest: &Guest, table: &str, client: &str, since: u32) -> http::Request<()> {
    let base = guest.base.replacen("http", "ws", 1);
    let url = format!("{base}/api/tables/{table}/socket?protocol=1&since={since}&client={client}");
    let mut request = url.into_client_request().expect("the URL is valid");
    if let Some(cookie) = &guest.cookie {
        let cookie = cookie.parse().expect("cookies are ASCII");
        request.headers_mut().insert(http::header::COOKIE, cookie);
    }
    request
}

/// Returns a unique client identifier.
fn new_client() -> String {
    use std::sync::atomic::{AtomicU64, Ordering};
    static NEXT: AtomicU64 = AtomicU64::new(1);
    format!("{:016x}", NEXT.fetch_add(1, Ordering::Relaxed))
}

impl Page {
    /// Opens the page and waits for the welcome.
    pub async fn open(guest: &Guest, table: &str) -> Page {
        let page = Page::try_open(guest, table, &new_client(), 0).await;
        page.unwrap_or_else(|error| panic!("the socket does not open: {error}"))
    }

    pub async fn try_open(
        guest: &Guest,
        table: &str,
        client: &str,
        since: u32,
    ) -> Result<Page, tungstenite::Error> {
        let mut page = Page {
            guest: guest.clone(),
            table: table.to_owned(),
            client: client.to_owned(),
            socket: connect(socket_request(guest, table, client, since)).await?,
            next_id: 1,
            unanswered: BTreeMap::new(),
            received: Vec::new(),
            welcome: Value::Null,
            info: Value::Null,
            you: Value::Null,
            update: Value::Null,
            last: BTreeMap::new(),
        };
        page.receive_welcome().await?;
        Ok(page)
    }

    async fn receive_welcome(&mut self) -> Result<(), tungstenite::Error> {
        let first = self.receive().await?;
        assert_eq!(first["type"], "welcome", "{first}");
        Ok(())
    }

    /// Reconnects from the last step received and resends all commands without a reply.
    pub async fn reconnect(&mut self) -> Result<(), tungstenite::Error> {
        let request = socket_request(&self.guest, &self.table, &self.client, self.step());
        self.socket = connect(request).await?;
        self.receive_welcome().await?;
        for message in self.unanswered.clone().into_values() {
            self.send_text(message.to_string()).await?;
        }
        Ok(())
    }

    /// Returns the last step received.
    pub fn step(&self) -> u32 {
        self.update["step"].as_u64().unwrap_or(0) as u32
    }

    pub fn is_over(&self) -> bool {
        !self.update["outcome"].is_null()
    }

    pub fn seats(&self) -> Vec<u64> {
        seats(&self.you["seats"])
    }

    /// Returns the page's seats that the game waits for.
    pub fn awaited(&self) -> Vec<u64> {
        let mine = self.seats();
        seats(&self.update["awaited"]).into_iter().filter(|seat| mine.contains(seat)).collect()
    }

    /// Returns the next message, or an error if the connection ends.
    pub async fn receive(&mut self) -> Result<Value, tungstenite::Error> {
        // One timeout for all frames, because the server's pings would reset it forever.
        let deadline = Instant::now() + TIMEOUT;
        loop {
            let message = timeout_at(deadline, self.socket.next()).await;
            let message = message.unwrap_or_else(|_| self.fail("no message arrived"));
            match message.ok_or(tungstenite::Error::ConnectionClosed)?? {
                Message::Text(text) => {
                    let message = serde_json::from_str(&text).expect("messages are JSON");
                    self.received.push(text.to_string());
                    let message = apply_patches(message, &self.update);
                    self.record(&message);
                    return Ok(message);
                }
                Message::Close(_) => return Err(tungstenite::Error::ConnectionClosed),
                Message::Ping(_) | Message::Pong(_) => {}
                other => panic!("unexpected frame {other:?}"),
            }
        }
    }

    fn fail(&self, why: &str) -> ! {
        let short = |text: &String| text.chars().take(300).collect::<String>();
        let last: Vec<String> = self.received.iter().rev().take(5).map(short).collect();
        panic!("{why}; unanswered: {:?}; last messages: {last:#?}", self.unanswered)
    }

    fn record(&mut self, message: &Value) {
        let kind = message["type"].as_str().expect("messages have a type");
        match kind {
            "welcome" | "table" => {
                self.info = message["table"].clone();
                self.you = message["you"].clone();
                if kind == "welcome" {
                    self.welcome = message.clone();
                }
            }
            "update" => self.update = message.clone(),
            _ => {}
        }
        self.last.insert(kind.to_owned(), message.clone());
        if let Some(id) = message["id"].as_u64() {
            self.unanswered.remove(&(id as u32));
        }
    }

    /// Returns the last message of this type.
    pub fn last(&self, kind: &str) -> &Value {
        self.last.get(kind).unwrap_or(&Value::Null)
    }

    /// Waits for the next message of this type.
    pub async fn receive_type(&mut self, kind: &str) -> Value {
        self.receive_where(|message| message["type"] == kind).await
    }

    pub async fn receive_where(&mut self, is_wanted: impl Fn(&Value) -> bool) -> Value {
        loop {
            match self.receive().await {
                Ok(message) if is_wanted(&message) => return message,
                Ok(_) => {}
                Err(error) => self.fail(&format!("the connection ended ({error})")),
            }
        }
    }

    pub async fn wait_until(&mut self, condition: impl Fn(&Page) -> bool) {
        while !condition(self) {
            if let Err(error) = self.receive().await {
                self.fail(&format!("the connection ended ({error})"));
            }
        }
    }

    /// Reads until the server closes the connection; returns the remaining messages.
    pub async fn read_until_closed(&mut self) -> Vec<Value> {
        let mut last = Vec::new();
        while let Ok(message) = self.receive().await {
            last.push(message);
        }
        last
    }

    /// Sends a command with the next number, without waiting for the reply.
    pub async fn send(&mut self, mut message: Value) -> u32 {
        let id = self.next_id;
        self.next_id += 1;
        message["id"] = id.into();
        self.unanswered.insert(id, message.clone());
        // If the connection is lost, `reconnect` resends the command.
        let _ = self.send_text(message.to_string()).await;
        id
    }

    pub async fn send_text(&mut self, text: String) -> Result<(), tungstenite::Error> {
        self.send_raw(Message::text(text)).await
    }

    pub async fn send_raw(&mut self, message: Message) -> Result<(), tungstenite::Error> {
        let sent = timeout(TIMEOUT, self.socket.send(message)).await;
        sent.unwrap_or_else(|_| self.fail("the server does not read"))
    }

    pub async fn reply_to(&mut self, id: u32) -> Value {
        self.receive_where(|message| message["id"] == id).await
    }

    /// Sends a command and waits for its reply.
    pub async fn ask(&mut self, message: Value) -> Value {
        let id = self.send(message).await;
        self.reply_to(id).await
    }

    /// Sends a command that must succeed.
    pub async fn expect_done(&mut self, message: Value) -> Value {
        let answer = self.ask(message.clone()).await;
        assert!(answer["type"] == "done" || answer["type"] == "update", "{message}: {answer}");
        answer
    }

    /// Sends a command that must be refused with this code.
    pub async fn expect_refused(&mut self, message: Value, code: &str) -> Value {
        let answer = self.ask(message.clone()).await;
        assert_eq!(answer["type"], "refused", "{message}: {answer}");
        assert_eq!(answer["why"]["code"], code, "{message}: {answer}");
        answer["why"].clone()
    }

    /// Sends a malformed message; returns the refusal.
    pub async fn send_invalid(&mut self, message: Message) -> Value {
        self.send_raw(message).await.expect("the connection is open");
        self.receive_type("refused").await
    }

    /// Waits for the reply to a ping, so that all earlier messages have been handled.
    pub async fn settle(&mut self) {
        self.send_text(json!({"type": "ping"}).to_string()).await.expect("the connection is open");
        self.receive_type("pong").await;
    }

    /// Closes the tab.
    pub async fn close(mut self) {
        let _ = self.socket.close(None).await;
    }

    /// Breaks the connection with a reset, and without a closing handshake.
    pub fn reset(self) {
        if let MaybeTlsStream::Plain(stream) = self.socket.get_ref() {
            stream.set_zero_linger().expect("the connection is open");
        }
    }
}

async fn connect(request: http::Request<()>) -> Result<Socket, tungstenite::Error> {
    let connected = timeout(TIMEOUT, connect_async(request)).await;
    Ok(connected.expect("the server answers")?.0)
}

/// Applies an update's patches to the previous view.
pub fn apply_patches(mut message: Value, before: &Value) -> Value {
    let Some(patches) = message.as_object_mut().and_then(|fields| fields.remove("patches")) else {
        return message;
    };
    assert!(message.get("view").is_none(), "both patches and a view: {message}");
    let step = message["step"].as_u64().expect("the value is a number");
    assert_eq!(before["step"].as_u64(), step.checked_sub(1), "patches of another step: {message}");
    let mut view = before["view"].clone();
    let patches = patches.as_array().expect("patches are a list");
    let n_events = message["steps"][0]["events"].as_array().map_or(0, Vec::len);
    assert_eq!(patches.len(), n_events.max(1), "one patch per event: {message}");
    for patch in patches {
        apply_patch(&mut view, patch, &message);
    }
    message["view"] = view;
    message
}

fn apply_patch(view: &mut Value, patch: &Value, message: &Value) {
    for (field, change) in patch.as_object().expect("a patch has fields") {
        match (&mut view[field], change) {
            (Value::Array(list), Value::Object(changes)) => {
                assert!(!changes.is_empty(), "{field} has not changed: {message}");
                for (position, value) in changes {
                    let at: usize = position.parse().expect("keys are list positions");
                    assert_ne!(list[at], *value, "{field} {at} has not changed: {message}");
                    list[at] = value.clone();
                }
            }
            (old, value) => {
                assert_ne!(old, value, "{field} has not changed: {message}");
                *old = value.clone();
            }
        }
    }
}

pub fn seats(list: &Value) -> Vec<u64> {
    let list = list.as_array().map(Vec::as_slice).unwrap_or_default();
    list.iter().filter_map(Value::as_u64).collect()
}
