//! Connections between pages and the server. Messages arrive in order, but a connection may break
//! at any point, each side notices in its own time, and what was on its way may still arrive.
use std::{collections::VecDeque, sync::Arc, time::Duration};

use super::{
    checks::{Recipient, Verdict},
    page::ConnectionId,
    process::Mail,
    world::{Event, World},
};
use crate::{
    core::{JoinRequest, ViewerId},
    id::{GuestKey, TableId},
    socket,
    wire::{ServerMessage, TableError},
};

/// Time in which the server closes an idle connection, in milliseconds.
const IDLE_MS: u32 = 60_000;

pub(super) struct Connection {
    pub page: usize,
    pub guest: Option<GuestKey>,
    pub client: String,
    pub table: TableId,
    since: u32,
    /// The table's process and viewer, once the page has joined.
    pub viewer: Option<(u64, ViewerId)>,
    up: VecDeque<String>,
    down: VecDeque<Arc<[u8]>>,
    /// Times at which the last messages arrive.
    up_at: Duration,
    down_at: Duration,
    /// Messages to the server arrive only then, because the connection is slow to end.
    held_until: Duration,
    is_broken: bool,
    is_page_gone: bool,
    is_server_gone: bool,
}

impl Connection {
    pub(super) fn is_empty(&self) -> bool {
        let is_whole = !self.is_broken && !self.is_server_gone && self.viewer.is_some();
        self.is_page_gone || is_whole && self.up.is_empty() && self.down.is_empty()
    }
}

impl World {
    fn delay(&mut self) -> Duration {
        let longest = self.faults.delay_ms;
        self.dice.millis(longest)
    }

    /// Opens a connection for a page, unless it has one.
    pub(super) fn connect_page(&mut self, page: usize) {
        let Some(shown) = self.pages.get_mut(page) else { return };
        if !shown.is_open || shown.connection.is_some() {
            return;
        }
        self.n_connections += 1;
        let id = self.n_connections;
        shown.connection = Some(id);
        let guest = self.people.get(shown.person).and_then(|person| person.guest.clone());
        let connection = Connection {
            page,
            guest,
            client: shown.client.clone(),
            table: shown.table,
            since: shown.last_step,
            viewer: None,
            up: VecDeque::new(),
            down: VecDeque::new(),
            up_at: self.now,
            down_at: self.now,
            held_until: Duration::ZERO,
            is_broken: false,
            is_page_gone: false,
            is_server_gone: false,
        };
        if shown.n_attempts > 0 {
            self.checks.figures.reconnects += 1;
        }
        self.connections.insert(id, connection);
        let wait = self.delay();
        self.after(wait, Event::Connect(id));
    }

    /// Handles the request for a socket.
    pub(super) fn connect_arrived(&mut self, id: ConnectionId) -> Verdict {
        let Some(connection) = self.connections.get(&id) else { return Ok(()) };
        if connection.is_page_gone {
            self.connections.remove(&id);
            return Ok(());
        }
        let (table, since) = (connection.table, connection.since);
        let (guest, client) = (connection.guest.clone(), connection.client.clone());
        let name = Some(format!("Visitor {}", connection.page));
        let request = JoinRequest { viewer: 0, holder: guest, name, client, since };
        match self.process.is_some() && self.load(table)? {
            true => self.deliver(table, Mail::Join { connection: id, request }),
            false => {
                if !self.checks.tables.contains_key(&table)
                    && let Some(connection) = self.connections.get(&id)
                    && let Some(page) = self.pages.get_mut(connection.page)
                {
                    page.is_lost = true;
                }
                self.close_by_server(id);
                Ok(())
            }
        }
    }

    /// Sends a message from a page.
    pub(super) fn send_up(&mut self, id: ConnectionId, text: String) {
        let wait = self.delay();
        let at = self.now + wait;
        let Some(connection) = self.connections.get_mut(&id) else { return };
        if connection.is_broken || connection.is_server_gone {
            return;
        }
        connection.up.push_back(text);
        connection.up_at = connection.up_at.max(at);
        let at = connection.up_at;
        self.at(at, Event::Upward(id));
        if self.dice.hits(self.faults.breaks) {
            self.break_connection(id);
        }
    }

    /// Sends a message from the server.
    pub(super) fn send_down(&mut self, id: ConnectionId, text: Arc<[u8]>) {
        let wait = self.delay();
        let at = self.now + wait;
        let Some(connection) = self.connections.get_mut(&id) else { return };
        if connection.is_broken || connection.is_page_gone {
            return;
        }
        connection.down.push_back(text);
        connection.down_at = connection.down_at.max(at);
        let at = connection.down_at;
        self.at(at, Event::Downward(id));
        if self.dice.hits(self.faults.breaks) {
            self.break_connection(id);
        }
    }

    /// Breaks a connection. A part of what is on its way still arrives, perhaps much later.
    pub(super) fn break_connection(&mut self, id: ConnectionId) {
        let hold = if self.dice.one_in(3) { self.dice.millis(20_000) } else { Duration::ZERO };
        let (server, page) = (self.dice.millis(IDLE_MS), self.dice.millis(10_000));
        let kept = self.dice.below(1_000) as usize;
        let Some(connection) = self.connections.get_mut(&id) else { return };
        if connection.is_broken {
            return;
        }
        connection.is_broken = true;
        connection.up.truncate(kept % (connection.up.len() + 1));
        connection.down.truncate(kept % (connection.down.len() + 1));
        connection.held_until = self.now + hold;
        let server = connection.up_at.max(connection.held_until) + server;
        let page = connection.down_at + page;
        let n = connection.page;
        self.checks.figures.breaks += 1;
        self.trace(|_| format!("page {n}: the connection breaks"));
        self.at(server, Event::ServerNotices(id));
        self.at(page, Event::PageNotices(id));
    }

    /// Ends a connection from the page's side, for example because it is closed.
    pub(super) fn close_by_page(&mut self, page: usize) {
        let Some(id) = self.pages.get(page).and_then(|page| page.connection) else { return };
        self.break_connection(id);
        if let Some(connection) = self.connections.get_mut(&id) {
            connection.is_page_gone = true;
        }
        if let Some(page) = self.pages.get_mut(page) {
            page.disconnected();
        }
    }

    /// Ends a connection from the server's side. The page may miss the last messages.
    pub(super) fn close_by_server(&mut self, id: ConnectionId) {
        let wait = self.delay();
        let kept = self.dice.below(1_000) as usize;
        let now = self.now;
        self.checks.presence.leave(id, now);
        let Some(connection) = self.connections.get_mut(&id) else { return };
        if connection.is_server_gone {
            return;
        }
        connection.is_server_gone = true;
        connection.up.clear();
        if !self.is_calm {
            connection.down.truncate(kept % (connection.down.len() + 1));
        }
        let at = connection.down_at.max(now) + wait;
        self.at(at, Event::PageNotices(id));
    }

    pub(super) fn server_notices(&mut self, id: ConnectionId) -> Verdict {
        let Some(connection) = self.connections.get_mut(&id) else { return Ok(()) };
        if connection.is_server_gone {
            return Ok(());
        }
        connection.is_server_gone = true;
        let (table, viewer) = (connection.table, connection.viewer);
        if connection.is_page_gone {
            self.connections.remove(&id);
        }
        let Some((incarnation, viewer)) = viewer else { return Ok(()) };
        self.deliver_to(table, incarnation, Mail::Left { viewer, connection: id })
    }

    pub(super) fn page_notices(&mut self, id: ConnectionId) {
        let Some(connection) = self.connections.get_mut(&id) else { return };
        connection.is_page_gone = true;
        let (number, is_server_gone) = (connection.page, connection.is_server_gone);
        if is_server_gone {
            self.connections.remove(&id);
        }
        let share = self.dice.below(501);
        let Some(page) = self.pages.get_mut(number).filter(|page| page.connection == Some(id))
        else {
            return;
        };
        page.disconnected();
        let wait = page.next_retry(share);
        self.after(wait, Event::Reconnect { page: number });
    }

    /// Lets the next message from a page reach the server.
    pub(super) fn upward(&mut self, id: ConnectionId) -> Verdict {
        let Some(connection) = self.connections.get_mut(&id) else { return Ok(()) };
        if connection.held_until > self.now {
            let at = connection.held_until;
            self.at(at, Event::Upward(id));
            return Ok(());
        }
        let Some(text) = connection.up.pop_front() else { return Ok(()) };
        if connection.is_server_gone {
            return Ok(());
        }
        self.checks.figures.late += u64::from(connection.is_broken);
        let (table, page) = (connection.table, connection.page);
        let Some((incarnation, viewer)) = connection.viewer else { return Ok(()) };
        let Ok(message) = socket::parse(&text) else {
            return Err(format!("a page sent {text}"));
        };
        let (guest, client) = (connection.guest.clone(), connection.client.clone());
        let to = Recipient { connection: id, guest: guest.as_ref(), client: &client };
        if let Some(number) = message.id()
            && self.dice.hits(self.faults.limits)
        {
            self.checks.figures.limited += 1;
            self.checks.command_limited(&client, number);
            let why = TableError::TooFast { retry_ms: 100 }.into();
            let refused = ServerMessage::Refused { id: Some(number), why };
            let text = serde_json::to_vec(&refused).expect("wire types are plain data");
            self.send_down(id, text.into());
            return Ok(());
        }
        if self.is_loaded(table, incarnation) {
            self.checks.command_arrived(&to, &message);
        }
        self.trace(|_| format!("page {page} ▸ {text}"));
        self.deliver_to(table, incarnation, Mail::Client { connection: id, viewer, message })
    }

    /// Lets the next message from the server reach the page.
    pub(super) fn downward(&mut self, id: ConnectionId) -> Verdict {
        let Some(connection) = self.connections.get_mut(&id) else { return Ok(()) };
        let Some(text) = connection.down.pop_front() else { return Ok(()) };
        let number = connection.page;
        if connection.is_page_gone {
            return Ok(());
        }
        let Some(page) = self.pages.get_mut(number).filter(|page| page.connection == Some(id))
        else {
            return Ok(());
        };
        let reaction = page.receive(&text)?;
        if let Some(command) = reaction.refused {
            self.checks.refusal_received(&page.client, command);
        }
        let is_moving = reaction.moved.is_some_and(|table| table != page.table);
        self.trace(|_| format!("page {number} ◂ {}", shorten(&text)));
        for text in reaction.send {
            self.checks.figures.resent += 1;
            self.send_up(id, text);
        }
        if let Some((command, wait)) = reaction.resend_later {
            self.after(wait, Event::Resend { page: number, connection: id, id: command });
        }
        if let Some(table) = reaction.moved.filter(|_| is_moving && !self.is_quiet) {
            self.visit(number, table);
        }
        Ok(())
    }

    /// Sends a command again that the rate limit refused.
    pub(super) fn resend(&mut self, page: usize, connection: ConnectionId, id: u32) {
        let Some(page) = self.pages.get(page) else { return };
        if page.connection == Some(connection)
            && let Some(text) = page.pending.get(&id).cloned()
        {
            self.checks.figures.resent += 1;
            self.send_up(connection, text);
        }
    }

    /// Shows a table on a page.
    pub(super) fn visit(&mut self, page: usize, table: TableId) {
        let is_there = |page: &super::page::Page| page.is_open && page.table == table;
        if self.pages.get(page).is_none_or(is_there) {
            return;
        }
        self.close_by_page(page);
        if let Some(page) = self.pages.get_mut(page) {
            page.open_table(table);
        }
        self.connect_page(page);
    }
}

fn shorten(text: &[u8]) -> String {
    String::from_utf8_lossy(text).chars().take(300).collect()
}
