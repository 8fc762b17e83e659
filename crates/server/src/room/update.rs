//! The parts of an update. They are put together by hand, in the order of this file: it is most of
//! what the server writes, and pages share what is the same for them.
use kernel::{Seat, SeatSet};
use serde::Serialize;
use table::{AnyMatch, Line};
use tokio::time::Instant;

use super::Room;

/// The beginning of an update: the view or a patch follows.
pub(super) fn head(step: u32, command: Option<u32>, key: &str) -> Vec<u8> {
    let mut head = Vec::with_capacity(64);
    write_after(b"{\"type\":\"update\",\"id\":", &command, &mut head);
    write_after(b",\"step\":", &step, &mut head);
    for part in [",\"", key, "\":"] {
        head.extend_from_slice(part.as_bytes());
    }
    head
}

impl Room {
    /// What own seats may do and take back; steps follow.
    pub(super) fn choices(&self, game: &dyn AnyMatch, eyes: SeatSet) -> Vec<u8> {
        let seats = eyes.and(SeatSet::first_n(self.record.seats.len() as u8));
        let mut out = Vec::with_capacity(1024);
        out.extend_from_slice(b",\"choices\":{");
        for (seat, comma) in seats.iter().zip(commas()) {
            write_key(seat, comma, &mut out);
            game.write_choices(seat, &mut out);
        }
        out.extend_from_slice(b"},\"undo\":{");
        let seats = seats.iter().filter(|_| self.may_undo());
        let commands = seats.filter_map(|seat| Some((seat, game.undoable(seat)?)));
        for ((seat, command), comma) in commands.zip(commas()) {
            write_key(seat, comma, &mut out);
            write_json(&command, &mut out);
        }
        out.extend_from_slice(b"},\"steps\":[");
        out
    }

    /// The steps after `since`.
    pub(super) fn steps(&self, game: &dyn AnyMatch, eyes: SeatSet, since: u32) -> Vec<u8> {
        let mut out = Vec::new();
        for (n, comma) in (since + 1..=game.step()).zip(commas()) {
            out.extend_from_slice(comma);
            out.extend_from_slice(&self.note(game, n));
            // What was seen in passing is not told again, unless it is not over yet.
            let is_new = n == game.step() || game.outcome().is_some();
            let events = if is_new { game.events(n, eyes) } else { game.events_back(n, eyes) };
            out.extend_from_slice(events.get().as_bytes());
            out.push(b'}');
        }
        out
    }

    /// A step but its events, which follow, and the bracket at its end.
    pub(super) fn note(&self, game: &dyn AnyMatch, n: u32) -> Vec<u8> {
        let (seat, undo) = match game.input(n) {
            Some(Line::Act { seat, .. }) => (Some(seat), false),
            Some(Line::Undo { undo: seat, .. } | Line::Rewind { rewind: seat, .. }) => {
                (Some(seat), true)
            }
            Some(Line::Expire { .. } | Line::Close { .. }) | None => (None, false),
        };
        let mut out = Vec::with_capacity(64);
        write_after(b"{\"n\":", &n, &mut out);
        write_after(b",\"seat\":", &seat, &mut out);
        write_after(b",\"by\":", &self.authors[n as usize - 1], &mut out);
        write_after(b",\"undo\":", &undo, &mut out);
        out.extend_from_slice(b",\"events\":");
        out
    }

    /// The end of an update, after its steps: the same for all.
    pub(super) fn end(&self, gap: bool) -> Vec<u8> {
        let mut out = Vec::with_capacity(128);
        write_after(b"],\"gap\":", &gap, &mut out);
        write_after(b",\"awaited\":", &self.awaited().iter().collect::<Vec<_>>(), &mut out);
        match self.deadline {
            Some((id, at)) => {
                let left = at.saturating_duration_since(Instant::now()).as_millis() as u64;
                write_after(b",\"deadline\":{\"id\":", &id, &mut out);
                write_after(b",\"ms_left\":", &left, &mut out);
                out.push(b'}');
            }
            None => out.extend_from_slice(b",\"deadline\":null"),
        }
        write_after(b",\"clock_ms\":", &self.clock_ms(), &mut out);
        write_after(b",\"outcome\":", &self.record.outcome, &mut out);
        out.push(b'}');
        out
    }
}

/// `"0":`
fn write_key(seat: Seat, comma: &[u8], out: &mut Vec<u8>) {
    out.extend_from_slice(comma);
    out.push(b'"');
    write_json(&seat, out);
    out.extend_from_slice(b"\":");
}

/// Nothing before the first, a comma before every other.
fn commas() -> impl Iterator<Item = &'static [u8]> {
    std::iter::once(b"".as_slice()).chain(std::iter::repeat(b",".as_slice()))
}

fn write_after(words: &[u8], value: &impl Serialize, out: &mut Vec<u8>) {
    out.extend_from_slice(words);
    write_json(value, out);
}

fn write_json(value: &impl Serialize, out: &mut Vec<u8>) {
    serde_json::to_writer(out, value).expect("wire types are plain data");
}
