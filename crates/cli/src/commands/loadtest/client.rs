//! ScriptedRng clients. They read as little of an update as they can: the generator shares the
//! machine with the server.
use std::{
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, Ordering::Relaxed},
    },
    time::Instant,
};

use anyhow::{Context, bail};
use futures_util::{SinkExt, StreamExt, stream::SplitSink};
use reqwest::header::{COOKIE, SET_COOKIE};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream, connect_async,
    tungstenite::{Message, client::IntoClientRequest},
};

use super::tally::Tally;

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// One page at a table.
pub struct Client {
    sink: SplitSink<Socket, Message>,
    next_id: u32,
}

/// What all clients of a table know.
#[derive(Default)]
struct Shared {
    is_over: AtomicBool,
    now: Mutex<Now>,
}

#[derive(Default)]
struct Now {
    step: u32,
    /// Who may do what, of the seat that is awaited.
    turn: Option<(usize, Vec<String>)>,
    /// When the command of the next step was sent.
    sent: Option<(u32, Instant)>,
}

/// A table with a client at every seat.
pub struct Table {
    clients: Vec<Client>,
    shared: Arc<Shared>,
    bot_seed_for: u64,
}

impl Table {
    pub async fn seat(
        url: &str,
        game: &str,
        seats: u8,
        tally: &Arc<Tally>,
    ) -> anyhow::Result<Table> {
        let host = guest(url).await?;
        let mut wish = vec![json!({"kind": "me"})];
        wish.resize(usize::from(seats), json!({"kind": "open"}));
        let table = create(url, &host, game, wish).await?;
        let shared = Arc::new(Shared::default());
        let mut clients = Vec::new();
        for seat in 0..usize::from(seats) {
            let cookie = if seat == 0 { host.clone() } else { guest(url).await? };
            let (mut client, stream) = connect(url, &table, &cookie).await?;
            let (shared, tally) = (shared.clone(), tally.clone());
            tokio::spawn(async move {
                let mut stream = stream;
                while let Some(Ok(message)) = stream.next().await {
                    if let Message::Text(words) = message {
                        hear(seat, words.as_str(), &shared, &tally);
                    }
                }
            });
            if seat > 0 {
                let name = format!("Load {seat}");
                client.say(json!({"type": "sit", "seat": seat, "name": name})).await?;
            }
            clients.push(client);
        }
        let bot_seed_for = clients.len() as u64 + table.bytes().map(u64::from).sum::<u64>();
        let mut table = Table { clients, shared, bot_seed_for };
        table.start().await?;
        Ok(table)
    }

    /// The host may ask before the last one has sat down: ask until the game runs.
    async fn start(&mut self) -> anyhow::Result<()> {
        for _ in 0..200 {
            self.clients[0].say(json!({"type": "start"})).await?;
            for _ in 0..20 {
                tokio::time::sleep(std::time::Duration::from_millis(5)).await;
                if self.now().turn.is_some() {
                    return Ok(());
                }
            }
        }
        bail!("the table did not start")
    }

    fn now(&self) -> std::sync::MutexGuard<'_, Now> {
        self.shared.now.lock().expect("nobody panics while playing")
    }

    pub fn is_over(&self) -> bool {
        self.shared.is_over.load(Relaxed)
    }

    pub fn is_waiting(&self) -> bool {
        !self.is_over() && self.now().turn.is_none()
    }

    /// Plays one legal action; false if none is possible just now.
    pub async fn play(&mut self) -> anyhow::Result<bool> {
        if self.is_over() {
            return Ok(false);
        }
        let Some((seat, commands)) = self.now().turn.take() else { return Ok(false) };
        // Knuth's generator: any will do here.
        self.bot_seed_for =
            self.bot_seed_for.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        let command = &commands[(self.bot_seed_for >> 33) as usize % commands.len()];
        {
            let mut now = self.now();
            now.sent = Some((now.step + 1, Instant::now()));
        }
        let act = json!({"type": "act", "seat": seat, "command": command});
        self.clients[seat].say(act).await?;
        Ok(true)
    }
}

impl Client {
    async fn say(&mut self, mut message: Value) -> anyhow::Result<()> {
        self.next_id += 1;
        message["id"] = self.next_id.into();
        self.sink.send(Message::text(message.to_string())).await?;
        Ok(())
    }
}

/// Sockets that look on at a table that waits for players.
pub async fn look_on(url: &str, game: &str, n: usize) -> anyhow::Result<Vec<Client>> {
    let host = guest(url).await?;
    let table = create(url, &host, game, vec![json!({"kind": "open"}); 4]).await?;
    let mut clients = Vec::new();
    for _ in 0..n {
        let (client, mut stream) = connect(url, &table, &host).await?;
        tokio::spawn(async move { while let Some(Ok(_)) = stream.next().await {} });
        clients.push(client);
    }
    Ok(clients)
}

fn hear(seat: usize, words: &str, shared: &Shared, tally: &Tally) {
    if words.starts_with("{\"type\":\"refused\"") {
        // Starting too early is refused on purpose.
        if !words.contains("open_seats") {
            tally.refuse();
        }
        return;
    }
    if !words.starts_with("{\"type\":\"update\"") {
        return;
    }
    let Some(step) = number_after(words, "\"step\":") else { return };
    let mut now = shared.now.lock().expect("nobody panics while playing");
    if let Some((expected, sent)) = now.sent
        && step == expected
    {
        tally.deliver(sent.elapsed());
    }
    if step > now.step {
        now.step = step;
        tally.step();
    }
    let awaited = number_after(words, "\"awaited\":[");
    if awaited.is_none() {
        if !shared.is_over.swap(true, Relaxed) {
            tally.finish();
        }
    } else if awaited == Some(seat as u32) && step == now.step {
        now.turn = Some((seat, commands(words)));
    }
}

/// The last one counts: a view may have fields of the same name.
fn number_after(words: &str, key: &str) -> Option<u32> {
    let at = if key.ends_with('[') { words.rfind(key) } else { words.find(key) }? + key.len();
    let digits: &str = words[at..].split(|c: char| !c.is_ascii_digit()).next()?;
    digits.parse().ok()
}

/// The commands among the choices.
fn commands(words: &str) -> Vec<String> {
    let choices = words.find("\"choices\":").map_or("", |at| &words[at..]);
    let choices = choices.find(",\"undo\":").map_or(choices, |end| &choices[..end]);
    let texts = choices.split("\"text\":\"").skip(1);
    texts.filter_map(|text| Some(text.split_once('"')?.0.to_owned())).collect()
}

/// A guest's cookie.
async fn guest(url: &str) -> anyhow::Result<String> {
    let answer = reqwest::get(format!("{url}/api/me")).await?.error_for_status()?;
    let cookie = answer.headers().get(SET_COOKIE).context("the server sent no cookie")?;
    Ok(cookie.to_str()?.split(';').next().unwrap_or_default().to_owned())
}

async fn create(url: &str, host: &str, game: &str, seats: Vec<Value>) -> anyhow::Result<String> {
    let wish = json!({"game": game, "seats": seats, "name": "Load", "watching": "public"});
    let request = reqwest::Client::new().post(format!("{url}/api/tables")).header(COOKIE, host);
    let answer: Value = request.json(&wish).send().await?.error_for_status()?.json().await?;
    Ok(answer["table"].as_str().context("the server sent no table id")?.to_owned())
}

async fn connect(
    url: &str,
    table: &str,
    cookie: &str,
) -> anyhow::Result<(Client, futures_util::stream::SplitStream<Socket>)> {
    let mut name = [0; 8];
    getrandom::fill(&mut name).context("cannot get random bytes from the system")?;
    let address = url.replacen("http", "ws", 1);
    let client = hex::encode(name);
    let address = format!("{address}/api/tables/{table}/socket?client={client}");
    let mut request = address.into_client_request()?;
    request.headers_mut().insert("cookie", cookie.parse()?);
    let (socket, _) = connect_async(request).await?;
    let (sink, stream) = socket.split();
    Ok((Client { sink, next_id: 0 }, stream))
}
