//! One page's connection to a table.
mod ear;
mod handshake;
mod outlet;

use std::{sync::Arc, time::Duration};

use futures_util::{SinkExt, StreamExt};
use tokio::{
    sync::mpsc,
    time::{Instant, MissedTickBehavior, timeout},
};
use tokio_tungstenite::{
    WebSocketStream,
    tungstenite::{
        Message,
        protocol::{CloseFrame, Role, WebSocketConfig},
    },
};

use crate::{
    house::House,
    id::{Holder, TableId},
    limits::Credits,
    room::{JoinError, Mail, ViewerId, Visit},
    wire::{Farewell, Obstacle, ToPage, ToTable},
};

use ear::Ear;
pub use handshake::{Handshake, Taken};
use outlet::Outlet;
pub use outlet::{Hold, Unheard};

/// Bytes of a message that are read as one.
pub const MESSAGE_MAX: usize = 4 * 1024;
/// Bytes above which a connection is cut: nobody sends that by mistake.
const FRAME_MAX: usize = 64 * 1024;
/// Bytes that are read at once: most messages are shorter.
const READ_AT_ONCE: usize = 512;
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
pub async fn serve(taken: Taken, house: Arc<House>, page: Page) {
    metrics::gauge!("ovoo_connections").increment(1);
    let Taken { stream, early } = taken;
    // What is said is said in one piece: nothing is gained by waiting for more.
    let _ = stream.set_nodelay(true);
    let outlet = Outlet::new(stream);
    let config = WebSocketConfig::default()
        .read_buffer_size(READ_AT_ONCE)
        .write_buffer_size(0)
        .max_message_size(Some(FRAME_MAX))
        .max_frame_size(Some(FRAME_MAX));
    let ear = Ear(outlet.clone());
    let words = WebSocketStream::from_partially_read(ear, early, Role::Server, Some(config));
    let mut words = words.await;
    let end = converse(&mut words, &outlet, &house, page).await;
    // The page may be gone already; then there is nobody to tell.
    if let End::Farewell(why) = end {
        let _ = say(&outlet, &ToPage::Bye { why });
    }
    let _ = words.send(Message::Close(end.frame())).await;
    let _ = timeout(GOODBYE_MAX, outlet.finish()).await;
    metrics::gauge!("ovoo_connections").decrement(1);
}

/// How a conversation ends.
enum End {
    /// The page has gone, or does not read.
    Gone,
    /// The server ends it.
    Farewell(Farewell),
    /// It never began.
    Closed(JoinError),
}

impl End {
    /// 4404: there is no such table. 4500: it cannot be opened.
    fn frame(&self) -> Option<CloseFrame> {
        let End::Closed(error) = self else { return None };
        let code = match error {
            JoinError::NoSuchTable => 4404,
            JoinError::Broken(_) | JoinError::Store(_) => 4500,
        };
        Some(CloseFrame { code: code.into(), reason: error.to_string().into() })
    }
}

/// Enters the table and passes messages on.
async fn converse(
    words: &mut WebSocketStream<Ear>,
    outlet: &Arc<Outlet>,
    house: &Arc<House>,
    page: Page,
) -> End {
    let hold = Hold::new(outlet.clone());
    let join = |answer| {
        let (holder, client) = (page.holder.clone(), page.client.clone());
        Mail::Join { visit: Visit { holder, client, since: page.since, out: hold.clone() }, answer }
    };
    let (viewer, table) = match house.ask(page.table, join).await {
        Ok(joined) => joined,
        Err(error) => return End::Closed(error),
    };
    // Only the table holds this page now: when it lets go, the page is told.
    drop(hold);
    if house.is_stopping() {
        return End::Farewell(Farewell::Stopping);
    }
    let credits = house.limits.connection();
    let mut line = Line { viewer, table, outlet, credits, heard: Instant::now() };
    let end = line.talk(words, house).await;
    let _ = line.table.send(Mail::Left { viewer: line.viewer }).await;
    end
}

/// One end of the conversation.
struct Line<'a> {
    viewer: ViewerId,
    table: mpsc::Sender<Mail>,
    outlet: &'a Outlet,
    credits: Option<Credits>,
    heard: Instant,
}

/// The conversation is over.
struct Over;

impl Line<'_> {
    async fn talk(&mut self, words: &mut WebSocketStream<Ear>, house: &House) -> End {
        let mut pings = tokio::time::interval(PING_EVERY);
        pings.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            let next = tokio::select! {
                message = words.next() => match message {
                    Some(Ok(message)) => self.hear(message).await,
                    Some(Err(_)) | None => Err(Over),
                },
                () = self.outlet.news() => {
                    // Whoever stops reading for good does not keep the connection.
                    let sent = timeout(SILENCE_MAX, self.outlet.send_on()).await;
                    if self.outlet.is_let_go() {
                        let is_stopping = house.is_stopping();
                        let why = if is_stopping { Farewell::Stopping } else { Farewell::Slow };
                        return End::Farewell(why);
                    }
                    if matches!(sent, Ok(Ok(()))) { Ok(()) } else { Err(Over) }
                }
                _ = pings.tick() => {
                    if self.heard.elapsed() > SILENCE_MAX {
                        return End::Farewell(Farewell::Idle);
                    }
                    self.outlet.ping().map_err(|_| Over)
                }
            };
            if next.is_err() {
                return End::Gone;
            }
        }
    }

    async fn hear(&mut self, message: Message) -> Result<(), Over> {
        self.heard = Instant::now();
        let words = match &message {
            Message::Text(words) => words.as_str(),
            Message::Close(_) => return Err(Over),
            Message::Ping(_) | Message::Pong(_) | Message::Frame(_) => return Ok(()),
            // No page says this, but it costs like all that is said.
            Message::Binary(_) => "",
        };
        if let Some(credits) = &self.credits
            && let Err(later) = credits.spend()
        {
            let retry_ms = later.retry.as_millis() as u64;
            return self.refuse(words, Obstacle::TooFast { retry_ms });
        }
        if words.len() > MESSAGE_MAX {
            return self.refuse(words, Obstacle::TooLong { max: MESSAGE_MAX });
        }
        match read(words) {
            Ok(message) => {
                let mail = Mail::Said { viewer: self.viewer, message };
                self.table.send(mail).await.map_err(|_| Over)
            }
            Err(obstacle) => self.refuse(words, obstacle),
        }
    }

    fn refuse(&self, words: &str, obstacle: Obstacle) -> Result<(), Over> {
        let refused = ToPage::Refused { id: id_of(words), why: obstacle.into() };
        say(self.outlet, &refused).map_err(|_| Over)
    }
}

fn say(outlet: &Outlet, message: &ToPage<'_>) -> Result<(), Unheard> {
    let text = serde_json::to_vec(message).expect("wire types are plain data");
    outlet.say(&[&text])
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
