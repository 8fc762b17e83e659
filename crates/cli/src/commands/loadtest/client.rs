//! Clients that play random legal actions.
//!
//! They search updates as text instead of parsing them, because the load test shares the machine
//! with the server.
use std::{
    sync::{
        Arc, Mutex, MutexGuard,
        atomic::{AtomicBool, Ordering::Relaxed},
    },
    time::Instant,
};

use anyhow::{Context, bail};
use futures_util::{SinkExt, StreamExt, stream::SplitSink};
use reqwest::header::{COOKIE, SET_COOKIE};
use serde_json::{Value, json};
use server::wire::PROTOCOL;
use tokio::net::TcpStream;
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream, connect_async,
    tungstenite::{Message, client::IntoClientRequest},
};

use super::tally::Tally;

/// The message of the panic if a lock is poisoned.
const LOCK: &str = "no task panics while it holds the lock";

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// A connection to a table.
pub struct Client {
    sink: SplitSink<Socket, Message>,
    next_id: u32,
}

/// The state that all clients of a table share.
#[derive(Default)]
struct Shared {
    is_over: AtomicBool,
    progress: Mutex<Progress>,
}

/// The latest known state of the game.
#[derive(Default)]
struct Progress {
    step: u32,
    /// The awaited seat and its legal commands, until one is sent.
    turn: Option<(usize, Vec<String>)>,
    /// The number of the next step, and the time at which its command was sent.
    sent: Option<(u32, Instant)>,
}

/// A table with a client at every seat.
pub struct Table {
    clients: Vec<Client>,
    shared: Arc<Shared>,
    rng_state: u64,
}

impl Table {
    /// Creates a table, connects a client per seat and starts the game.
    pub async fn open(
        url: &str,
        game: &str,
        seats: u8,
        tally: &Arc<Tally>,
    ) -> anyhow::Result<Table> {
        let host = new_guest(url).await?;
        let mut seat_kinds = vec![json!({"kind": "me"})];
        seat_kinds.resize(usize::from(seats), json!({"kind": "open"}));
        let table = create_table(url, &host, game, seat_kinds).await?;
        let shared = Arc::new(Shared::default());
        let mut clients = Vec::new();
        for seat in 0..usize::from(seats) {
            let cookie = if seat == 0 { host.clone() } else { new_guest(url).await? };
            let (mut client, stream) = connect(url, &table, &cookie).await?;
            let (shared, tally) = (shared.clone(), tally.clone());
            tokio::spawn(async move {
                let mut stream = stream;
                while let Some(Ok(message)) = stream.next().await {
                    if let Message::Text(text) = message {
                        handle_message(seat, text.as_str(), &shared, &tally);
                    }
                }
            });
            if seat > 0 {
                let name = format!("Load {seat}");
                client.send(json!({"type": "sit", "seat": seat, "name": name})).await?;
            }
            clients.push(client);
        }
        let rng_state = clients.len() as u64 + table.bytes().map(u64::from).sum::<u64>();
        let mut table = Table { clients, shared, rng_state };
        table.start().await?;
        Ok(table)
    }

    /// Starts the game. The server refuses until every client is seated, so this retries.
    async fn start(&mut self) -> anyhow::Result<()> {
        for _ in 0..200 {
            self.clients[0].send(json!({"type": "start"})).await?;
            for _ in 0..20 {
                tokio::time::sleep(std::time::Duration::from_millis(5)).await;
                if self.progress().turn.is_some() {
                    return Ok(());
                }
            }
        }
        bail!("cannot start a table: the server kept refusing")
    }

    fn progress(&self) -> MutexGuard<'_, Progress> {
        self.shared.progress.lock().expect(LOCK)
    }

    pub fn is_over(&self) -> bool {
        self.shared.is_over.load(Relaxed)
    }

    pub fn is_waiting(&self) -> bool {
        !self.is_over() && self.progress().turn.is_none()
    }

    /// Sends a random legal action. Returns `false` if the table is not ready for one.
    pub async fn play(&mut self) -> anyhow::Result<bool> {
        if self.is_over() {
            return Ok(false);
        }
        let Some((seat, commands)) = self.progress().turn.take() else { return Ok(false) };
        // Knuth's linear congruential generator, which is random enough here.
        self.rng_state = self.rng_state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        let command = &commands[(self.rng_state >> 33) as usize % commands.len()];
        {
            let mut progress = self.progress();
            progress.sent = Some((progress.step + 1, Instant::now()));
        }
        let act = json!({"type": "act", "seat": seat, "command": command});
        self.clients[seat].send(act).await?;
        Ok(true)
    }
}

impl Client {
    async fn send(&mut self, mut message: Value) -> anyhow::Result<()> {
        self.next_id += 1;
        message["id"] = self.next_id.into();
        self.sink.send(Message::text(message.to_string())).await?;
        Ok(())
    }
}

/// Connects `n` idle clients to a new table that stays in the lobby.
pub async fn connect_idle(url: &str, game: &str, n: usize) -> anyhow::Result<Vec<Client>> {
    let host = new_guest(url).await?;
    let table = create_table(url, &host, game, vec![json!({"kind": "open"}); 4]).await?;
    let mut clients = Vec::new();
    for _ in 0..n {
        let (client, mut stream) = connect(url, &table, &host).await?;
        tokio::spawn(async move { while let Some(Ok(_)) = stream.next().await {} });
        clients.push(client);
    }
    Ok(clients)
}

/// Records a message from the server.
fn handle_message(seat: usize, text: &str, shared: &Shared, tally: &Tally) {
    if text.starts_with("{\"type\":\"refused\"") {
        // Expected while `start` waits for the last client.
        if !text.contains("open_seats") {
            tally.count_refusal();
        }
        return;
    }
    if !text.starts_with("{\"type\":\"update\"") {
        return;
    }
    let Some(step) = number_after(text, "\"step\":") else { return };
    let mut progress = shared.progress.lock().expect(LOCK);
    if let Some((expected, sent)) = progress.sent
        && step == expected
    {
        tally.record_latency(sent.elapsed());
    }
    if step > progress.step {
        progress.step = step;
        tally.count_step();
    }
    let awaited = number_after(text, "\"awaited\":[");
    if awaited.is_none() {
        if !shared.is_over.swap(true, Relaxed) {
            tally.count_finished_game();
        }
    } else if awaited == Some(seat as u32) && step == progress.step {
        progress.turn = Some((seat, find_commands(text)));
    }
}

/// Returns the number after a key. If the key opens a list, its last occurrence counts, because
/// views can contain fields with the same name.
fn number_after(text: &str, key: &str) -> Option<u32> {
    let at = if key.ends_with('[') { text.rfind(key) } else { text.find(key) }? + key.len();
    let digits: &str = text[at..].split(|c: char| !c.is_ascii_digit()).next()?;
    digits.parse().ok()
}

/// Returns the commands in the choices of an update.
fn find_commands(text: &str) -> Vec<String> {
    let choices = text.find("\"choices\":").map_or("", |at| &text[at..]);
    let choices = choices.find(",\"undo\":").map_or(choices, |end| &choices[..end]);
    let texts = choices.split("\"text\":\"").skip(1);
    texts.filter_map(|text| Some(text.split_once('"')?.0.to_owned())).collect()
}

/// Registers a guest and returns the cookie.
async fn new_guest(url: &str) -> anyhow::Result<String> {
    let answer = reqwest::get(format!("{url}/api/me")).await?.error_for_status()?;
    let cookie = answer.headers().get(SET_COOKIE).context("the server sent no cookie")?;
    Ok(cookie.to_str()?.split(';').next().unwrap_or_default().to_owned())
}

/// Creates a table and returns its id.
async fn create_table(
    url: &str,
    host: &str,
    game: &str,
    seats: Vec<Value>,
) -> anyhow::Result<String> {
    let body = json!({"game": game, "seats": seats, "name": "Load", "watching": "public"});
    let request = reqwest::Client::new().post(format!("{url}/api/tables")).header(COOKIE, host);
    let answer: Value = request.json(&body).send().await?.error_for_status()?.json().await?;
    Ok(answer["table"].as_str().context("the server sent no table id")?.to_owned())
}

async fn connect(
    url: &str,
    table: &str,
    cookie: &str,
) -> anyhow::Result<(Client, futures_util::stream::SplitStream<Socket>)> {
    let mut client = [0; 8];
    getrandom::fill(&mut client).context("cannot get random bytes from the system")?;
    let address = url.replacen("http", "ws", 1);
    let client = hex::encode(client);
    let address =
        format!("{address}/api/tables/{table}/socket?protocol={PROTOCOL}&client={client}");
    let mut request = address.into_client_request()?;
    request.headers_mut().insert("cookie", cookie.parse()?);
    let (socket, _) = connect_async(request).await?;
    let (sink, stream) = socket.split();
    Ok((Client { sink, next_id: 0 }, stream))
}
