//! Parts of an update message, in the order of this file.
//!
//! Updates are most of the server's output. They are assembled by hand so that clients can share
//! the parts that are equal for them.
use kernel::{Seat, SeatSet};
use serde::Serialize;
use table::{AnyMatch, Line};
use tokio::time::Instant;

use super::TableActor;

/// Returns the beginning of an update, up to the view or patch.
pub(super) fn head(step: u32, command: Option<u32>, key: &str) -> Vec<u8> {
    let mut head = Vec::with_capacity(64);
    write_after(b"{\"type\":\"update\",\"id\":", &command, &mut head);
    write_after(b",\"step\":", &step, &mut head);
    for part in [",\"", key, "\":"] {
        head.extend_from_slice(part.as_bytes());
    }
    head
}

impl TableActor {
    /// Returns the legal actions and undoable commands of the client's seats, up to the steps.
    pub(super) fn choices(&self, game: &dyn AnyMatch, viewers: SeatSet) -> Vec<u8> {
        let seats = viewers.and(SeatSet::first_n(self.record.seats.len() as u8));
        let mut out = Vec::with_capacity(1024);
        out.extend_from_slice(b",\"choices\":{");
        for (seat, comma) in seats.iter().zip(commas()) {
            write_key(seat, comma, &mut out);
            game.write_choices(seat, &mut out);
        }
        out.extend_from_slice(b"},\"undo\":{");
        let seats = seats.iter().filter(|_| self.can_undo());
        let commands = seats.filter_map(|seat| Some((seat, game.undoable(seat)?)));
        for ((seat, command), comma) in commands.zip(commas()) {
            write_key(seat, comma, &mut out);
            write_json(&command, &mut out);
        }
        out.extend_from_slice(b"},\"steps\":[");
        out
    }

    /// Returns the steps after `since`.
    pub(super) fn steps(&self, game: &dyn AnyMatch, viewers: SeatSet, since: u32) -> Vec<u8> {
        let mut out = Vec::new();
        for (n, comma) in (since + 1..=game.step()).zip(commas()) {
            out.extend_from_slice(comma);
            out.extend_from_slice(&self.step_head(game, n));
            out.extend_from_slice(game.events(n, viewers).get().as_bytes());
            out.push(b'}');
        }
        out
    }

    /// Returns the beginning of a step, up to its events. The caller closes the object.
    pub(super) fn step_head(&self, game: &dyn AnyMatch, n: u32) -> Vec<u8> {
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
        write_after(b",\"by\":", &self.step_sources[n as usize - 1], &mut out);
        write_after(b",\"undo\":", &undo, &mut out);
        out.extend_from_slice(b",\"events\":");
        out
    }

    /// Returns the end of an update after its steps, which is the same for all clients.
    pub(super) fn tail(&self, gap: bool) -> Vec<u8> {
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

/// Writes a seat as an object key, such as `"0":`.
fn write_key(seat: Seat, comma: &[u8], out: &mut Vec<u8>) {
    out.extend_from_slice(comma);
    out.push(b'"');
    write_json(&seat, out);
    out.extend_from_slice(b"\":");
}

/// Yields the separator before each item: empty for the first, then commas.
fn commas() -> impl Iterator<Item = &'static [u8]> {
    std::iter::once(b"".as_slice()).chain(std::iter::repeat(b",".as_slice()))
}

fn write_after(prefix: &[u8], value: &impl Serialize, out: &mut Vec<u8>) {
    out.extend_from_slice(prefix);
    write_json(value, out);
}

fn write_json(value: &impl Serialize, out: &mut Vec<u8>) {
    serde_json::to_writer(out, value).expect("wire types are plain data");
}
