//! One page's connection to a table.
use std::{sync::Arc, time::Duration};

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket};
use tokio::{
    sync::mpsc,
    time::{Instant, timeout},
};

use crate::{
    house::House,
    id::{Holder, TableId},
    limits::Credits,
    room::{JoinError, Mail, ViewerId, Visit},
    wire::{Farewell, Obstacle, ToPage, ToTable},
};

/// Bytes of a message that are read as one.
pub const MESSAGE_MAX: usize = 4 * 1024;
/// Bytes above which a connection is cut: nobody sends that by mistake.
pub const FRAME_MAX: usize = 64 * 1024;
/// Messages that may wait for a page to read them. A crowd that comes at once makes one each.
const OUTBOX: usize = 128;
const PING_EVERY: Duration = Duration::from_secs(20);
const SILENCE_MAX: Duration = Duration::from_secs(60);
const GOODBYE_MAX: Duration = Duration::from_secs(3);

/// A page that has asked for a table.
pub struct Page {
    pub table: TableId,
    pub holder: Option<Holder>,
    pub client: String,
    pub since: u32,
}

/// Talks until one side leaves.
pub async fn serve(mut socket: WebSocket, house: Arc<House>, page: Page) {
    metrics::gauge!("ovoo_connections").increment(1);
    let why = converse(&mut socket, &house, page).await;
    // The page may be gone already; then there is nobody to tell.
    let goodbye = async {
        if let Some(why) = why {
            let _ = socket.send(text(&ToPage::Bye { why })).await;
        }
        let _ = socket.send(Message::Close(None)).await;
    };
    let _ = timeout(GOODBYE_MAX, goodbye).await;
    metrics::gauge!("ovoo_connections").decrement(1);
}

/// Enters the table and passes messages on; why the server ends it, if it does.
async fn converse(socket: &mut WebSocket, house: &Arc<House>, page: Page) -> Option<Farewell> {
    let (out, mut waiting) = mpsc::channel::<Utf8Bytes>(OUTBOX);
    let join = |answer| {
        let (holder, client) = (page.holder.clone(), page.client.clone());
        Mail::Join { visit: Visit { holder, client, since: page.since, out: out.clone() }, answer }
    };
    let (viewer, table) = match house.ask(page.table, join).await {
        Ok(joined) => joined,
        Err(error) => {
            let _ = socket.send(Message::Close(Some(close_frame(&error)))).await;
            return None;
        }
    };
    // Only the table holds the way to this page now: when it lets go, the page is told.
    drop(out);
    let let_go = || if house.is_stopping() { Farewell::Stopping } else { Farewell::Slow };
    if house.is_stopping() {
        return Some(Farewell::Stopping);
    }
    let mut line =
        Line { viewer, table, credits: house.limits.connection(), heard: Instant::now() };
    let mut pings = tokio::time::interval(PING_EVERY);
    let end = loop {
        tokio::select! {
            message = waiting.recv() => match message {
                Some(message) => {
                    if !is_taken(socket, Message::Text(message)).await {
                        break None;
                    }
                }
                None => break Some(let_go()),
            },
            message = socket.recv() => match message {
                Some(Ok(message)) => match line.hear(message).await {
                    Next::Go => {}
                    Next::Say(answer) => {
                        if !is_taken(socket, answer).await {
                            break None;
                        }
                    }
                    Next::End => break None,
                },
                Some(Err(_)) | None => break None,
            },
            _ = pings.tick() => {
                if line.heard.elapsed() > SILENCE_MAX {
                    break Some(Farewell::Idle);
                }
                if !is_taken(socket, Message::Ping(Vec::new().into())).await {
                    break None;
                }
            }
        }
    };
    let _ = line.table.send(Mail::Left { viewer: line.viewer }).await;
    end
}

/// Whoever stops reading for good does not keep the connection.
async fn is_taken(socket: &mut WebSocket, message: Message) -> bool {
    matches!(timeout(SILENCE_MAX, socket.send(message)).await, Ok(Ok(())))
}

/// One end of the conversation.
struct Line {
    viewer: ViewerId,
    table: mpsc::Sender<Mail>,
    credits: Option<Credits>,
    heard: Instant,
}

/// What to do after a message.
enum Next {
    Go,
    Say(Message),
    End,
}

impl Line {
    async fn hear(&mut self, message: Message) -> Next {
        self.heard = Instant::now();
        let words = match message {
            Message::Text(words) => words,
            Message::Close(_) => return Next::End,
            Message::Ping(_) | Message::Pong(_) => return Next::Go,
            // No page says this, but it costs like all that is said.
            Message::Binary(_) => Utf8Bytes::default(),
        };
        if let Some(credits) = &self.credits
            && let Err(later) = credits.spend()
        {
            let retry_ms = later.retry.as_millis() as u64;
            return refuse(id_of(&words), Obstacle::TooFast { retry_ms });
        }
        if words.len() > MESSAGE_MAX {
            return refuse(id_of(&words), Obstacle::TooLong { max: MESSAGE_MAX });
        }
        match read(&words) {
            Ok(message) => {
                let mail = Mail::Said { viewer: self.viewer, message };
                if self.table.send(mail).await.is_ok() { Next::Go } else { Next::End }
            }
            Err(obstacle) => refuse(id_of(&words), obstacle),
        }
    }
}

fn read(words: &str) -> Result<ToTable, Obstacle> {
    serde_json::from_str(words).map_err(|error| {
        if error.is_syntax() || error.is_eof() {
            Obstacle::NotJson
        } else {
            Obstacle::BadMessage { problem: error.to_string() }
        }
    })
}

/// The number of a command, even if the rest of it cannot be used.
fn id_of(words: &str) -> Option<u32> {
    #[derive(serde::Deserialize)]
    struct Numbered {
        id: Option<u32>,
    }
    serde_json::from_str::<Numbered>(words).ok()?.id
}

fn refuse(id: Option<u32>, obstacle: Obstacle) -> Next {
    Next::Say(text(&ToPage::Refused { id, why: obstacle.into() }))
}

fn text(message: &ToPage<'_>) -> Message {
    Message::Text(serde_json::to_string(message).expect("wire types are plain data").into())
}

/// 4404: there is no such table. 4500: it cannot be opened.
fn close_frame(error: &JoinError) -> CloseFrame {
    let code = match error {
        JoinError::NoSuchTable => 4404,
        JoinError::Broken(_) | JoinError::Store(_) => 4500,
    };
    CloseFrame { code, reason: error.to_string().into() }
}
