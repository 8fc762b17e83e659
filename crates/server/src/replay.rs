//! Replays a match from its stored inputs, as seen by given viewers.
use kernel::{SeatSet, Seed};
use table::{AnyMatch, Line, ReplayFrame};

use crate::{
    record::{Record, StoredMatch},
    store::StoredInput,
    wire::{Frame, Frames},
};

/// A range of frames, and the viewers whose view they show.
#[derive(Clone, Copy, Debug)]
pub(crate) struct FrameRange {
    pub viewers: SeatSet,
    pub from: u32,
    pub n: u32,
}

/// Returns the match after all given inputs.
pub(crate) fn replay_all(
    record: &Record,
    secret: Seed,
    inputs: &[StoredInput],
) -> Result<Box<dyn AnyMatch>, String> {
    let stored = StoredMatch::open(record, secret)?;
    let mut stored = stored.ok_or_else(|| "the game has not started".to_owned())?;
    for input in inputs {
        stored.apply(input).map_err(|error| error.to_string())?;
    }
    Ok(stored.game)
}

/// Returns the frames in a range. Frame 0 is the deal, frame k the table after step k.
pub(crate) fn frames(
    record: &Record,
    secret: Seed,
    inputs: &[StoredInput],
    range: FrameRange,
) -> Result<Frames, String> {
    let game = replay_all(record, secret, inputs)?;
    let frames = game.frames(range.from, range.n, range.viewers).into_iter().map(|frame| {
        let stored = frame.step.checked_sub(1).and_then(|index| inputs.get(index as usize));
        to_wire(frame, stored, record, range.viewers)
    });
    Ok(Frames { n_steps: game.step(), from: range.from, frames: frames.collect() })
}

fn to_wire(
    frame: ReplayFrame,
    stored: Option<&StoredInput>,
    record: &Record,
    viewers: SeatSet,
) -> Frame {
    let (seat, command, undo) = match stored.map(|stored| &stored.line) {
        // A command may be secret, so only its player sees it before the end.
        Some(Line::Act { seat, act, .. }) => {
            let is_visible = record.outcome.is_some() || viewers.has(*seat);
            (Some(*seat), is_visible.then(|| act.clone()), false)
        }
        Some(Line::Undo { undo: seat, .. } | Line::Rewind { rewind: seat, .. }) => {
            (Some(*seat), None, true)
        }
        Some(Line::Expire { .. } | Line::Close { .. }) | None => (None, None, false),
    };
    Frame {
        step: frame.step,
        seat,
        by: stored.map(|stored| stored.author),
        command,
        undo,
        at: stored.map_or(record.created_at, |stored| stored.at),
        events: frame.events,
        patches: frame.patches,
        view: frame.view,
        awaited: frame.awaited.iter().collect(),
        outcome: frame.outcome,
    }
}
