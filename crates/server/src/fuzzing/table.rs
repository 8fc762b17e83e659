//! A table without a server: the fuzz target provides time, store and network.
use std::{
    collections::{BTreeSet, VecDeque},
    time::Duration,
};

use serde_json::{Value, json};
use table::BotTask;

use crate::{
    archive::{self, Archive, VERSION},
    core::{Effect, Input, JoinRequest, Now, TableCore, ViewerId},
    id::{GuestKey, TableId, Token},
    socket::{command_id, read_message},
    store::{Commit, Committed, StoredTable},
};

/// Fields of a table's description that depend on its viewers and not on the store.
const VOLATILE: [&str; 2] = ["n_watchers", "awaited"];
/// As [`VOLATILE`], for the seats.
const VOLATILE_OF_SEATS: [&str; 4] = ["present", "away_ms", "stand_in_ms", "open_ms"];

/// A table and an owner that performs its effects and checks them.
pub struct FuzzTable {
    id: TableId,
    core: TableCore,
    stored: StoredTable,
    now: Now,
    viewers: BTreeSet<ViewerId>,
    sent: Vec<(ViewerId, Value)>,
    task: Option<(u32, BotTask)>,
}

impl FuzzTable {
    /// Opens an exported table.
    ///
    /// # Errors
    ///
    /// Returns a description of the problem if the table does not replay.
    pub fn open(archive: &Archive) -> Result<FuzzTable, String> {
        let secret = archive::read_secret(archive).map_err(|error| error.to_string())?;
        let Archive { id, record, inputs, chat, .. } = archive.clone();
        let stored = StoredTable { record, secret, inputs, chat };
        let now = Now { mono: Duration::ZERO, unix_ms: 1_000_000 };
        let core = load(id, stored.clone(), now)?;
        let (viewers, sent) = (BTreeSet::new(), Vec::new());
        let mut table = FuzzTable { id, core, stored, now, viewers, sent, task: None };
        let effects = table.core.take_effects();
        table.carry_out(effects);
        Ok(table)
    }

    /// Connects a guest. Guest 0 has no cookie.
    pub fn join(&mut self, viewer: ViewerId, guest: u8) {
        let holder = (guest > 0).then(|| Token::from_random([guest; 16]).digest());
        self.join_as(viewer, holder);
    }

    /// Connects the host.
    pub fn join_host(&mut self, viewer: ViewerId) {
        self.join_as(viewer, Some(self.stored.record.host.clone()));
    }

    fn join_as(&mut self, viewer: ViewerId, holder: Option<GuestKey>) {
        let client = format!("client{viewer}");
        let request = JoinRequest { viewer, holder, name: None, client, since: 0 };
        if self.viewers.insert(viewer) {
            self.handle(Input::Join(request));
        }
    }

    pub fn leave(&mut self, viewer: ViewerId) {
        self.viewers.remove(&viewer);
        self.handle(Input::Leave { viewer });
    }

    /// Receives a message as a socket does. Every command gets exactly one reply.
    pub fn receive(&mut self, viewer: ViewerId, text: &str) {
        let message = match read_message(text) {
            Ok(message) => message,
            Err(error) => {
                let reply = json!({"id": command_id(text), "why": error});
                assert!(reply.is_object(), "a refusal is JSON");
                return;
            }
        };
        self.sent.clear();
        let id = message.id();
        self.handle(Input::Command { viewer, message });
        let is_reply = |(to, reply): &&(ViewerId, Value)| *to == viewer && reply["id"] == json!(id);
        let n_replies = self.sent.iter().filter(is_reply).count();
        let is_answered = id.is_none() || !self.viewers.contains(&viewer) || n_replies == 1;
        assert!(is_answered, "{n_replies} replies to {text}");
    }

    /// Lets time pass.
    pub fn wait(&mut self, seconds: u32) {
        self.now.mono += Duration::from_secs(seconds.into());
        self.now.unix_ms += u64::from(seconds) * 1_000;
        self.handle(Input::Timer);
    }

    /// Asks the bots for a move, if they are due.
    pub fn run_bots(&mut self) {
        if let Some((generation, task)) = self.task.take() {
            let chosen = task();
            self.handle(Input::BotMove { generation, chosen });
        }
    }

    /// Checks that the store alone rebuilds the table.
    pub fn check(&self) {
        let loaded = load(self.id, self.stored.clone(), self.now);
        let loaded = loaded.unwrap_or_else(|problem| panic!("cannot load the table: {problem}"));
        assert_eq!(lasting(&loaded), lasting(&self.core), "the store differs from the table");
        let StoredTable { record, secret, inputs, chat } = self.stored.clone();
        let (id, secret) = (self.id, hex::encode(secret));
        let archive = Archive { ovoo_table: VERSION, id, secret, record, inputs, chat };
        archive::check(&archive).unwrap_or_else(|error| panic!("cannot export: {error}"));
    }

    fn handle(&mut self, input: Input) {
        let effects = self.core.handle(input, self.now);
        self.carry_out(effects);
    }

    fn carry_out(&mut self, effects: Vec<Effect>) {
        let mut effects = VecDeque::from(effects);
        while let Some(effect) = effects.pop_front() {
            let input = match effect {
                Effect::Send { viewer, text } => {
                    let message = serde_json::from_slice(&text).expect("messages are JSON");
                    self.sent.push((viewer, message));
                    continue;
                }
                Effect::Commit(commit) => Input::Committed(Ok(self.commit(*commit))),
                Effect::Reload => Input::Reloaded(Ok(Some(Box::new(self.stored.clone())))),
                Effect::Think { generation, task, .. } => {
                    self.task = Some((generation, task));
                    continue;
                }
                Effect::Insight { viewer, id, task, .. } => {
                    self.sent.push((viewer, json!({"id": id, "insight": task()})));
                    continue;
                }
                Effect::Disconnect { viewer } => {
                    self.viewers.remove(&viewer);
                    continue;
                }
                Effect::Count(_) => continue,
                Effect::Unload => {
                    let loaded = load(self.id, self.stored.clone(), self.now);
                    self.core = loaded.expect("what is stored can be loaded");
                    effects.extend(self.core.take_effects());
                    continue;
                }
            };
            assert!(effects.is_empty(), "a commit is the last effect of an input");
            effects.extend(self.core.handle(input, self.now));
        }
    }

    fn commit(&mut self, commit: Commit) -> Committed {
        let next = self.stored.inputs.len() as u32 + 1;
        if commit.inputs.first().is_some_and(|input| input.n() != next) {
            return Committed::Conflict;
        }
        if let Some(record) = commit.record {
            // Records are stored as JSON.
            let json = serde_json::to_string(&record).expect("records are plain data");
            self.stored.record = serde_json::from_str(&json).expect("a stored record can be read");
        }
        self.stored.inputs.extend(commit.inputs);
        self.stored.chat.extend(commit.chat);
        Committed::Done
    }
}

fn load(id: TableId, stored: StoredTable, now: Now) -> Result<TableCore, String> {
    TableCore::open(id, "server".to_owned(), stored, [9; 32], now)
}

/// Returns the table's description without the fields that depend on its viewers.
fn lasting(core: &TableCore) -> Value {
    let mut info = serde_json::to_value(core.info()).expect("wire types are plain data");
    if let Some(info) = info.as_object_mut() {
        info.retain(|field, _| !VOLATILE.contains(&field.as_str()));
    }
    let seats = info.get_mut("seats").and_then(Value::as_array_mut);
    for seat in seats.into_iter().flatten() {
        if let Some(seat) = seat.as_object_mut() {
            seat.retain(|field, _| !VOLATILE_OF_SEATS.contains(&field.as_str()));
        }
    }
    info
}
