//! A page as the web app keeps it: numbered commands, resent until they are answered, and a view
//! that patches change.
use std::{collections::BTreeMap, sync::Arc, time::Duration};

use serde::Deserialize;
use serde_json::{Value, value::RawValue};

use crate::id::TableId;

/// Shortest and longest waits before a reconnection.
const MIN_RETRY: Duration = Duration::from_millis(250);
const MAX_RETRY: Duration = Duration::from_secs(8);

pub(super) type ConnectionId = u64;

pub(super) struct Page {
    pub person: usize,
    /// Identifies the page until it is reloaded.
    pub client: String,
    pub table: TableId,
    /// Whether the tab is open.
    pub is_open: bool,
    pub connection: Option<ConnectionId>,
    /// `true` from the welcome until the connection ends.
    pub is_ready: bool,
    /// Commands without a reply.
    pub pending: BTreeMap<u32, String>,
    pub last_id: u32,
    pub last_step: u32,
    pub n_attempts: u32,
    pub info: Value,
    pub you: Value,
    /// The last update as received.
    pub update: Option<Arc<[u8]>>,
    /// The last complete view and the patches after it, as received.
    shown: Vec<Arc<[u8]>>,
    shown_step: Option<u32>,
    /// Numbers of the chat messages.
    pub chat: Vec<u64>,
    /// The last link to a seat.
    pub token: Option<String>,
    /// Whether the page has been told that its table does not exist.
    pub is_lost: bool,
}

/// A page's reaction to a message.
#[derive(Default)]
pub(super) struct Reaction {
    pub send: Vec<String>,
    pub resend_later: Option<(u32, Duration)>,
    pub moved: Option<TableId>,
    /// The command that was refused for good.
    pub refused: Option<u32>,
}

#[derive(Deserialize)]
struct Head<'a> {
    #[serde(rename = "type")]
    kind: &'a str,
    #[serde(default)]
    step: u32,
}

#[derive(Deserialize)]
struct ViewPart<'a> {
    #[serde(borrow, default)]
    view: Option<&'a RawValue>,
    #[serde(borrow, default)]
    patches: Option<&'a RawValue>,
}

/// The parts of an update that people look at.
#[derive(Deserialize)]
pub(super) struct Choices {
    pub choices: BTreeMap<String, Vec<Choice>>,
    pub undo: BTreeMap<String, String>,
    pub awaited: Vec<u8>,
}

#[derive(Deserialize)]
pub(super) struct Choice {
    pub text: String,
}

impl Page {
    pub(super) fn new(person: usize, client: String, table: TableId) -> Page {
        Page {
            person,
            client,
            table,
            is_open: false,
            connection: None,
            is_ready: false,
            pending: BTreeMap::new(),
            last_id: 0,
            last_step: 0,
            n_attempts: 0,
            info: Value::Null,
            you: Value::Null,
            update: None,
            shown: Vec::new(),
            shown_step: None,
            chat: Vec::new(),
            token: None,
            is_lost: false,
        }
    }

    /// Shows another table, or the same one after a reload.
    pub(super) fn open_table(&mut self, table: TableId) {
        let (client, last_id) = (self.client.clone(), self.last_id);
        *self = Page { last_id, is_open: true, ..Page::new(self.person, client, table) };
    }

    /// Returns the wait before the next attempt to connect; `share` is at most 500.
    pub(super) fn next_retry(&mut self, share: u32) -> Duration {
        let longest = MIN_RETRY.saturating_mul(1 << self.n_attempts.min(6)).min(MAX_RETRY);
        self.n_attempts += 1;
        longest * (500 + share) / 1000
    }

    pub(super) fn disconnected(&mut self) {
        self.connection = None;
        self.is_ready = false;
    }

    pub(super) fn receive(&mut self, text: &Arc<[u8]>) -> Result<Reaction, String> {
        let head: Head = parse(text)?;
        let mut reaction = Reaction::default();
        match head.kind {
            "update" => {
                self.receive_update(text, head.step)?;
                self.settle(text, &mut reaction)?;
                return Ok(reaction);
            }
            "welcome" | "table" => {
                let mut message: Value = parse(text)?;
                self.info = message["table"].take();
                self.you = message["you"].take();
                if head.kind == "welcome" {
                    (self.is_ready, self.n_attempts) = (true, 0);
                    let chat = message["chat"].as_array().map(Vec::as_slice).unwrap_or_default();
                    self.chat = chat.iter().filter_map(|entry| entry["n"].as_u64()).collect();
                    reaction.send = self.pending.values().cloned().collect();
                }
            }
            "chat" => {
                let message: Value = parse(text)?;
                self.chat.extend(message["n"].as_u64());
            }
            "moved" => {
                let message: Value = parse(text)?;
                reaction.moved = message["table"].as_str().and_then(|id| id.parse().ok());
            }
            "link" => {
                let message: Value = parse(text)?;
                self.token = message["token"].as_str().map(str::to_owned);
                self.settle(text, &mut reaction)?;
            }
            "done" | "refused" | "why" | "insight" => self.settle(text, &mut reaction)?,
            _ => {}
        }
        Ok(reaction)
    }

    fn receive_update(&mut self, text: &Arc<[u8]>, step: u32) -> Result<(), String> {
        let parts: ViewPart = parse(text)?;
        match parts.patches {
            None => self.shown = vec![text.clone()],
            Some(_) if self.shown_step.is_some_and(|shown| shown + 1 == step) => {
                self.shown.push(text.clone());
            }
            Some(_) => {
                let shown = self.shown_step;
                return Err(format!("a page that shows step {shown:?} gets patches to {step}"));
            }
        }
        (self.shown_step, self.last_step) = (Some(step), step);
        self.update = Some(text.clone());
        Ok(())
    }

    /// Ends the command that the message replies to.
    fn settle(&mut self, text: &[u8], reaction: &mut Reaction) -> Result<(), String> {
        #[derive(Deserialize)]
        struct Reply<'a> {
            #[serde(rename = "type")]
            kind: &'a str,
            id: Option<u32>,
            #[serde(default)]
            why: Value,
        }
        let reply: Reply = parse(text)?;
        let Some(id) = reply.id.filter(|id| self.pending.contains_key(id)) else { return Ok(()) };
        if reply.why["code"] == "too_fast" {
            let wait = Duration::from_millis(reply.why["retry_ms"].as_u64().unwrap_or(0));
            reaction.resend_later = Some((id, wait));
        } else {
            self.pending.remove(&id);
            reaction.refused = (reply.kind == "refused").then_some(id);
        }
        Ok(())
    }

    /// Returns the step and the view that the page shows, after applying all patches.
    pub(super) fn view(&self) -> Result<Option<(u32, Value)>, String> {
        let Some(step) = self.shown_step else { return Ok(None) };
        let mut view = Value::Null;
        for text in &self.shown {
            let parts: ViewPart = parse(text)?;
            if let Some(whole) = parts.view {
                view = parse(whole.get().as_bytes())?;
            }
            let Some(patches) = parts.patches else { continue };
            let patches: Vec<BTreeMap<String, Value>> = parse(patches.get().as_bytes())?;
            for (field, change) in patches.into_iter().flatten() {
                patch(&mut view[field], change);
            }
        }
        Ok(Some((step, view)))
    }

    pub(super) fn choices(&self) -> Option<Choices> {
        parse(self.update.as_deref()?).ok()
    }

    pub(super) fn seats(&self) -> Vec<u8> {
        let seats = self.you["seats"].as_array().map(Vec::as_slice).unwrap_or_default();
        seats.iter().filter_map(|seat| Some(seat.as_u64()? as u8)).collect()
    }

    pub(super) fn phase(&self) -> &str {
        self.info["phase"].as_str().unwrap_or_default()
    }
}

/// Replaces a value, or the items of a list that an object names.
fn patch(value: &mut Value, change: Value) {
    match (value, change) {
        (Value::Array(list), Value::Object(items)) => {
            for (position, item) in items {
                let slot = position.parse::<usize>().ok().and_then(|at| list.get_mut(at));
                if let Some(slot) = slot {
                    *slot = item;
                }
            }
        }
        (value, change) => *value = change,
    }
}

pub(super) fn parse<'a, T: Deserialize<'a>>(text: &'a [u8]) -> Result<T, String> {
    serde_json::from_slice(text)
        .map_err(|error| format!("{error} in {}", String::from_utf8_lossy(text)))
}
