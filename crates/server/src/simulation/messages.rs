//! Checks every message: clients get exactly what a replay of the stored table gives their seats.
use std::collections::BTreeMap;

use kernel::{Outcome, Seat, SeatSet};
use serde::Deserialize;
use serde_json::{Value, json, value::RawValue};
use table::{Line, Start};

use super::{
    checks::{Checks, Recipient, Verdict, require},
    page::parse,
    shadow::Shadow,
};
use crate::{
    id::{GuestKey, TableId},
    wire::{Phase, UndoPolicy},
};

/// Maximum number of undone steps per game.
const UNDO_MAX: usize = 10_000;
/// Hexadecimal digits that no public value has in a row, apart from the commitment.
const SECRET_LEN: usize = 24;
/// One complete view in `REDRAW_EVERY` is compared with a redrawn world.
const REDRAW_EVERY: u32 = 8;

#[derive(Deserialize)]
struct Head<'a> {
    #[serde(rename = "type")]
    kind: &'a str,
    id: Option<u32>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Update<'a> {
    #[serde(rename = "type")]
    _kind: &'a str,
    #[serde(rename = "id")]
    _id: Option<u32>,
    step: u32,
    #[serde(borrow, default)]
    view: Option<&'a RawValue>,
    #[serde(borrow, default)]
    patches: Option<&'a RawValue>,
    #[serde(borrow)]
    choices: BTreeMap<Seat, &'a RawValue>,
    undo: BTreeMap<Seat, String>,
    #[serde(borrow)]
    steps: Vec<Step<'a>>,
    #[serde(rename = "gap")]
    _gap: bool,
    awaited: Vec<Seat>,
    deadline: Option<Clock>,
    #[serde(rename = "clock_ms")]
    _clock_ms: Option<u64>,
    outcome: Option<Outcome>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Step<'a> {
    n: u32,
    seat: Option<Seat>,
    by: Value,
    undo: bool,
    #[serde(borrow)]
    events: &'a RawValue,
}

#[derive(Deserialize)]
struct Clock {
    id: u32,
}

impl Checks {
    /// Checks a message before it is sent.
    pub(super) fn check_message(
        &mut self,
        table: TableId,
        to: &Recipient<'_>,
        text: &[u8],
    ) -> Verdict {
        self.figures.messages += 1;
        let head: Head = parse(text)?;
        if let Some(id) = head.id {
            self.check_reply(table, to, id, head.kind == "refused")?;
        }
        let is_redrawn = self.dice.one_in(REDRAW_EVERY);
        let seed = u64::from(self.dice.below(u32::MAX));
        let Some(shadow) = self.tables.get_mut(&table) else { return Ok(()) };
        if head.kind != "link" {
            check_secrets(shadow, text)?;
        }
        match head.kind {
            "update" => {
                let update: Update = parse(text)?;
                let viewers = shadow.viewers_of(to.guest).ok_or("an update for a stranger")?;
                check_view(shadow, viewers, &update)?;
                check_choices(shadow, viewers, &update)?;
                check_steps(shadow, viewers, &update)?;
                if let Some(view) = update.view.filter(|_| is_redrawn)
                    && check_redrawn(shadow, viewers, view.get(), seed)?
                {
                    self.figures.worlds += 1;
                }
                Ok(())
            }
            "welcome" | "table" => {
                let message: Value = parse(text)?;
                check_info(shadow, &message["table"])?;
                check_you(shadow, to.guest, &message["you"])?;
                let may_read = shadow.may_read_chat(to.guest);
                let n = message["chat"].as_array().map_or(0, Vec::len);
                let expected = if may_read { shadow.chat.len().min(100) } else { 0 };
                require(head.kind == "table" || n == expected, || {
                    format!("{n} chat messages instead of {expected}")
                })
            }
            "chat" | "plan" => require(shadow.may_read_chat(to.guest), || {
                format!("a {} for a stranger", head.kind)
            }),
            "insight" => {
                let viewers = shadow.viewers_of(to.guest);
                require(viewers.is_some(), || "insight for a stranger".to_owned())
            }
            _ => Ok(()),
        }
    }

    /// Checks what a page shows in the end against the stored table.
    pub(super) fn check_shown(
        &self,
        table: TableId,
        guest: Option<&GuestKey>,
        shown: Option<(u32, Value)>,
    ) -> Verdict {
        let shadow = self.tables.get(&table).ok_or("no such table")?;
        let viewers = shadow.viewers_of(guest).filter(|_| shadow.game.is_some());
        let (Some(viewers), Some(stored)) = (viewers, &shadow.game) else { return Ok(()) };
        let (step, view) = shown.ok_or("a page shows no view")?;
        require(step == shadow.step(), || {
            format!("a page shows step {step} instead of {}", shadow.step())
        })?;
        let expected: Value = parse(stored.game.view(viewers).get().as_bytes())?;
        require(view == expected, || format!("a page shows another view of step {step}"))
    }
}

/// Requires that a message contains no secret: no long number except the commitment.
fn check_secrets(shadow: &Shadow, text: &[u8]) -> Verdict {
    let runs = text.split(|byte| !byte.is_ascii_hexdigit()).filter(|run| run.len() >= SECRET_LEN);
    for run in runs {
        let run = String::from_utf8_lossy(run);
        require(*run == table::commitment(&shadow.secret), || format!("{run} was sent"))?;
    }
    Ok(())
}

fn check_view(shadow: &mut Shadow, viewers: SeatSet, update: &Update<'_>) -> Verdict {
    let step = shadow.step();
    require(update.step == step, || {
        format!("an update to step {} instead of {step}", update.step)
    })?;
    let stored = shadow.game.as_mut().ok_or("an update before the start")?;
    match (update.view, update.patches) {
        (Some(view), None) => require(view.get() == stored.game.view(viewers).get(), || {
            format!("the view of step {step} is not that of {viewers:?}")
        }),
        (None, Some(patches)) => {
            let expected = stored.game.view_updates(&[viewers]);
            let expected = expected.first().map(|update| &*update.patches);
            require(expected == Some(patches.get().as_bytes()), || {
                format!("the patches of step {step} are not those of {viewers:?}")
            })
        }
        (Some(_), Some(_)) | (None, None) => Err("neither a view nor patches".to_owned()),
    }
}

fn check_choices(shadow: &Shadow, viewers: SeatSet, update: &Update<'_>) -> Verdict {
    let stored = shadow.game.as_ref().ok_or("an update before the start")?;
    let record = &shadow.record;
    let seats = viewers.and(SeatSet::first_n(record.seats.len() as u8));
    let listed: SeatSet = update.choices.keys().copied().collect();
    require(listed == seats, || format!("choices of {listed:?} for {viewers:?}"))?;
    for (seat, choices) in &update.choices {
        require(choices.get() == stored.game.choices(*seat).get(), || {
            format!("other choices for {seat}")
        })?;
    }
    let can_undo = record.undo != UndoPolicy::Off && shadow.n_undone < UNDO_MAX;
    let undo = seats.iter().filter(|_| can_undo);
    let undo: BTreeMap<Seat, String> =
        undo.filter_map(|seat| Some((seat, stored.game.undoable(seat)?))).collect();
    require(update.undo == undo, || format!("undo {:?} instead of {undo:?}", update.undo))?;
    let awaited: Vec<Seat> = shadow.awaited().iter().collect();
    require(update.awaited == awaited, || {
        format!("awaits {:?} instead of {awaited:?}", update.awaited)
    })?;
    require(update.outcome == record.outcome, || "another outcome".to_owned())?;
    let clock = stored.game.deadline().filter(|_| record.phase == Phase::Playing);
    let (shown, running) = (update.deadline.as_ref().map(|clock| clock.id), clock.map(|c| c.id));
    require(shown.is_none() || shown == running, || format!("clock {shown:?}, not {running:?}"))
}

fn check_steps(shadow: &Shadow, viewers: SeatSet, update: &Update<'_>) -> Verdict {
    let stored = shadow.game.as_ref().ok_or("an update before the start")?;
    let first = update.steps.first().map_or(update.step + 1, |step| step.n);
    for (n, step) in (first..).zip(&update.steps) {
        require(step.n == n, || format!("step {} instead of {n}", step.n))?;
        let input = shadow.inputs.get(n as usize - 1).ok_or("a step that is not stored")?;
        let (seat, undo) = match &input.line {
            Line::Act { seat, .. } => (Some(*seat), false),
            Line::Undo { undo: seat, .. } | Line::Rewind { rewind: seat, .. } => {
                (Some(*seat), true)
            }
            Line::Expire { .. } | Line::Close { .. } => (None, false),
        };
        let is_right = step.seat == seat && step.undo == undo && step.by == json!(input.author);
        require(is_right, || format!("step {n} was made by someone else"))?;
        require(step.events.get() == stored.game.events(n, viewers).get(), || {
            format!("the events of step {n} are not those of {viewers:?}")
        })?;
    }
    let next = first + update.steps.len() as u32;
    require(next == update.step + 1, || format!("steps up to {next} in {}", update.step))
}

/// Checks that a view is the same in a world in which everything that its viewers do not know is
/// redrawn. Returns `false` if the game has no positions.
fn check_redrawn(shadow: &Shadow, viewers: SeatSet, view: &str, seed: u64) -> Result<bool, String> {
    let stored = shadow.game.as_ref().ok_or("an update before the start")?;
    let Some(position) = stored.game.sample_position(viewers, seed) else { return Ok(false) };
    let entry = shadow.record.entry().ok_or("an unknown game")?;
    let rules = stored.game.header().rules;
    let start = Start::Position(&position);
    let world = entry.open_with_rules(rules, start, Vec::new(), [0; 32], Vec::new());
    let world = world.map_err(|error| format!("a redrawn world cannot be played: {error}"))?;
    require(world.view(viewers).get() == view, || {
        format!("{viewers:?} see more than they know at step {}", shadow.step())
    })?;
    Ok(true)
}

fn check_info(shadow: &Shadow, info: &Value) -> Verdict {
    let record = &shadow.record;
    let seats: Vec<Value> = record
        .places()
        .map(|(seat, place)| {
            let person = place.holders.first().map(GuestKey::public_id);
            let kind = place.kind();
            json!([seat, kind, place.name, person, place.bot])
        })
        .collect();
    let shown = info["seats"].as_array().map(Vec::as_slice).unwrap_or_default().iter();
    let shown: Vec<Value> =
        shown.map(|s| json!([s["seat"], s["kind"], s["name"], s["person"], s["bot"]])).collect();
    require(seats == shown, || format!("seats {shown:?} instead of {seats:?}"))?;
    let question = record.question.as_ref();
    for (name, expected) in [
        ("phase", json!(record.phase)),
        ("undo", json!(record.undo)),
        ("watching", json!(record.watching)),
        ("privacy", json!(record.privacy)),
        ("pace", json!(record.pace)),
        ("absence", json!(record.absence)),
        ("stand_in", json!(record.stand_in)),
        ("host", json!(record.host.public_id())),
        ("acting_host", json!(record.acting_host.as_ref().map(GuestKey::public_id))),
        ("muted", json!(record.muted)),
        ("next", json!(record.next)),
        ("outcome", json!(record.outcome)),
        ("step", json!(shadow.step())),
        ("history", json!(record.history)),
    ] {
        let shown = &info[name];
        require(*shown == expected, || format!("{name} is {shown} instead of {expected}"))?;
    }
    let shown = &info["question"];
    let (id, waiting) = (question.map(|q| q.id), question.map(|q| &q.waiting));
    let is_shown = shown["id"] == json!(id) && shown["waiting"] == json!(waiting);
    require(is_shown, || format!("question {shown} instead of {question:?}"))
}

fn check_you(shadow: &Shadow, guest: Option<&GuestKey>, you: &Value) -> Verdict {
    let expected = json!({
        "person": guest.map(GuestKey::public_id),
        "seats": guest.map(|guest| shadow.record.seats_of(guest)).unwrap_or_default(),
        "is_host": guest.is_some_and(|guest| shadow.has_host_powers(guest)),
        "is_kicked": guest.is_some_and(|guest| shadow.record.is_kicked(guest)),
    });
    require(*you == expected, || format!("you are {you} instead of {expected}"))
}
