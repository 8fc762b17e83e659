//! The state of all checks, which must hold at every moment of a run.
use std::{
    collections::{BTreeMap, BTreeSet},
    time::Duration,
};

use table::Line;

use super::{
    dice::Dice,
    faults::Figures,
    shadow::{Presence, Shadow},
};
use crate::{
    id::{GuestKey, TableId},
    record::Record,
    store::{Commit, NewTable, StoredInput},
    wire::{Ask, ClientMessage, Phase},
};

/// Number of completed commands that a table remembers, apart from steps and chat.
const RECENT_COMMANDS: usize = 32;

/// `Err` describes a violation.
pub(super) type Verdict = Result<(), String>;

pub(super) fn require(holds: bool, problem: impl FnOnce() -> String) -> Verdict {
    if holds { Ok(()) } else { Err(problem()) }
}

/// The input that made a table act.
#[derive(Clone, Debug)]
pub(super) enum Cause {
    Command { guest: Option<GuestKey>, client: String, message: ClientMessage },
    Timer,
    BotMove,
    Other,
}

/// A commit's circumstances.
pub(super) struct Scene<'a> {
    pub table: TableId,
    pub cause: &'a Cause,
    pub now: Duration,
}

/// A client that receives a message.
pub(super) struct Recipient<'a> {
    pub connection: u64,
    pub guest: Option<&'a GuestKey>,
    pub client: &'a str,
}

pub(super) struct Checks {
    pub tables: BTreeMap<TableId, Shadow>,
    pub presence: Presence,
    pub figures: Figures,
    /// Whether the clock has jumped back.
    pub has_jumped_back: bool,
    pub dice: Dice,
    /// Commands that were sent, by client and number.
    sent: BTreeMap<String, ClientMessage>,
    /// Commands that were confirmed without a change, because there was nothing to change.
    confirmed: BTreeSet<String>,
    /// Commands whose refusal has reached the page, so that it will not send them again.
    refused: BTreeSet<String>,
    /// Commands that were refused at first, so that later ones may overtake them.
    overtaken: BTreeSet<String>,
    /// Number of times each command was sent on a connection and not answered there.
    expected: BTreeMap<(u64, u32), u32>,
}

impl Checks {
    pub(super) fn new(seed: u64) -> Checks {
        Checks {
            tables: BTreeMap::new(),
            presence: Presence::default(),
            figures: Figures::default(),
            has_jumped_back: false,
            dice: Dice::new(seed),
            sent: BTreeMap::new(),
            confirmed: BTreeSet::new(),
            refused: BTreeSet::new(),
            overtaken: BTreeSet::new(),
            expected: BTreeMap::new(),
        }
    }

    /// Records a command that reaches a table.
    pub(super) fn command_arrived(&mut self, to: &Recipient<'_>, message: &ClientMessage) {
        let Some(id) = message.id() else { return };
        *self.expected.entry((to.connection, id)).or_default() += 1;
        self.sent.insert(format!("{}:{id}", to.client), message.clone());
    }

    /// Records a command that the rate limit refused.
    pub(super) fn command_limited(&mut self, client: &str, id: u32) {
        self.overtaken.insert(format!("{client}:{id}"));
    }

    /// Records that a page knows that its command was refused.
    pub(super) fn refusal_received(&mut self, client: &str, id: u32) {
        self.refused.insert(format!("{client}:{id}"));
    }

    /// Checks the reply to a command: what is confirmed is stored, and what is refused is not.
    pub(super) fn check_reply(
        &mut self,
        table: TableId,
        to: &Recipient<'_>,
        id: u32,
        is_refused: bool,
    ) -> Verdict {
        let n = self.expected.entry((to.connection, id)).or_default();
        *n = n.checked_sub(1).ok_or_else(|| format!("a second reply to command {id}"))?;
        let origin = format!("{}:{id}", to.client);
        let message = self.sent.get(&origin).ok_or("a reply to a command that was not sent")?;
        if !message.is_deduplicated() {
            return Ok(());
        }
        let Some(shadow) = self.tables.get(&table) else { return Ok(()) };
        let order = shadow.done.get(&origin);
        let is_recent = order.is_some_and(|order| is_recent(shadow, message, *order));
        if is_refused {
            self.figures.refused += 1;
            let verdict = require(!is_recent, || format!("{message:?} was refused, but is stored"));
            self.overtaken.insert(origin);
            return verdict;
        }
        let needs_no_change = to.guest.is_some_and(|guest| shadow.needs_no_change(guest, message));
        let is_done = order.is_some() || needs_no_change || self.confirmed.contains(&origin);
        let verdict = require(is_done, || format!("{message:?} was confirmed, but is not stored"));
        self.confirmed.insert(origin);
        verdict
    }

    /// Adds a new table.
    pub(super) fn create(&mut self, new: &NewTable, now: Duration) -> Verdict {
        if !self.tables.contains_key(&new.id) {
            self.figures.tables += 1;
            self.tables.insert(new.id, Shadow::new(new, now)?);
        }
        Ok(())
    }

    /// Checks a commit that the store has accepted, and adds it to the shadow.
    pub(super) fn commit(&mut self, commit: &Commit, scene: &Scene<'_>) -> Verdict {
        self.figures.commits += 1;
        let shadow = self.tables.get(&scene.table).ok_or("a commit to an unknown table")?;
        self.check_commit(shadow, commit, scene)?;
        let Some(mut shadow) = self.tables.remove(&scene.table) else { return Ok(()) };
        self.add(&mut shadow, commit, scene)?;
        self.tables.insert(scene.table, shadow);
        match &commit.create {
            Some(new) => self.create(new, scene.now),
            None => Ok(()),
        }
    }

    fn add(&mut self, shadow: &mut Shadow, commit: &Commit, scene: &Scene<'_>) -> Verdict {
        for input in &commit.inputs {
            self.add_input(shadow, input)?;
        }
        for message in &commit.chat {
            self.add_origin(shadow, message.origin.as_deref())?;
            let n = shadow.chat.last().map_or(1, |last| last.n + 1);
            require(message.n == n, || format!("chat message {} instead of {n}", message.n))?;
            shadow.chat.push(message.clone());
        }
        if let Some(new) = &commit.record {
            if let Cause::Command { client, message, .. } = scene.cause
                && commit.inputs.is_empty()
                && let Some(id) = message.id()
            {
                let origin = format!("{client}:{id}");
                require(new.recent_commands.contains(&origin), || {
                    format!("{message:?} is not remembered")
                })?;
                self.add_origin(shadow, Some(&origin))?;
            }
            self.add_record(shadow, new, scene)?;
        }
        shadow.watch_clock(scene.now);
        Ok(())
    }

    fn add_input(&mut self, shadow: &mut Shadow, input: &StoredInput) -> Verdict {
        self.add_origin(shadow, input.origin.as_deref())?;
        let stored = shadow.game.as_mut().ok_or("a step before the start")?;
        stored.apply(input).map_err(|error| error.to_string())?;
        shadow.inputs.push(input.clone());
        if matches!(input.line, Line::Undo { .. } | Line::Rewind { .. }) {
            shadow.n_undone += 1;
        }
        self.figures.steps += 1;
        if let Line::Rewind { .. } = input.line {
            self.figures.rewinds += 1;
            shadow.agreed.clear();
        }
        Ok(())
    }

    /// Records that a command was carried out, which must happen once and not after a refusal.
    fn add_origin(&mut self, shadow: &mut Shadow, origin: Option<&str>) -> Verdict {
        let Some(origin) = origin else { return Ok(()) };
        let message = self.sent.get(origin).ok_or("a command that was not sent")?;
        if !message.is_deduplicated() {
            return Ok(());
        }
        if let Some(order) = shadow.done.get(origin) {
            require(!is_recent(shadow, message, *order), || {
                format!("{message:?} was carried out twice")
            })?;
        }
        require(!self.refused.contains(origin), || {
            format!("{message:?} was carried out after it had been refused")
        })?;
        if let Some((client, id)) = split(origin)
            && !self.overtaken.contains(origin)
            && let Some(message) = self.sent.get(origin)
            && is_step(message)
        {
            let later = shadow.inputs.iter().filter_map(|input| split(input.origin.as_deref()?));
            let is_first = later.filter(|(other, _)| *other == client).all(|(_, n)| n < id);
            require(is_first, || format!("command {id} after a later one"))?;
        }
        let order = shadow.done.len();
        shadow.done.insert(origin.to_owned(), order);
        Ok(())
    }

    fn add_record(&mut self, shadow: &mut Shadow, new: &Record, scene: &Scene<'_>) -> Verdict {
        let old = std::mem::replace(&mut shadow.record, new.clone());
        let figures = &mut self.figures;
        figures.hosts += u64::from(old.acting_host != new.acting_host);
        figures.removed += u64::from(new.kicked.len() > old.kicked.len());
        figures.rematches += u64::from(old.next != new.next);
        figures.games += u64::from(old.phase != Phase::Over && new.phase == Phase::Over);
        for (seat, (before, after)) in old.seats.iter().zip(&new.seats).enumerate() {
            if before.left_at.is_none() && after.left_at.is_some() {
                shadow.left.insert(seat, scene.now);
            }
            figures.stand_ins +=
                u64::from(after.is_held() && before.bot.is_none() && after.bot.is_some());
        }
        self.note_question(shadow, &old, scene);
        if old.phase == Phase::Lobby && new.phase == Phase::Playing {
            shadow.game = crate::record::StoredMatch::open(new, shadow.secret)?;
        }
        Ok(())
    }

    /// Remembers who asked the open question and who has agreed.
    fn note_question(&mut self, shadow: &mut Shadow, old: &Record, scene: &Scene<'_>) {
        let Some(question) = &shadow.record.question else {
            let is_answer = matches!(
                scene.cause,
                Cause::Command { message: ClientMessage::Answer { yes: true, .. }, .. }
            );
            self.figures.agreed += u64::from(is_answer && old.question.is_some());
            shadow.asker = None;
            shadow.agreed.clear();
            return;
        };
        let Cause::Command { guest: Some(guest), message, .. } = scene.cause else { return };
        if old.question.as_ref().map(|before| before.id) != Some(question.id) {
            self.figures.questions += 1;
            shadow.asker = Some(guest.clone());
            shadow.agreed.clear();
        } else if let ClientMessage::Answer { yes: true, .. } = message {
            shadow.agreed.extend(shadow.record.seats_of(guest));
        }
        debug_assert!(matches!(question.ask, Ask::Undo | Ask::Settings { .. }));
    }
}

fn is_step(message: &ClientMessage) -> bool {
    matches!(message, ClientMessage::Act { .. } | ClientMessage::Undo { .. })
}

/// Returns `true` if a table promises to remember a command.
fn is_recent(shadow: &Shadow, message: &ClientMessage, order: usize) -> bool {
    is_step(message) || shadow.done.len() - order <= RECENT_COMMANDS
}

/// Splits a command's origin into its client and number.
fn split(origin: &str) -> Option<(&str, u32)> {
    let (client, id) = origin.rsplit_once(':')?;
    Some((client, id.parse().ok()?))
}
