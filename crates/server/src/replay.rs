//! Looking back: a match played again from its inputs, as some eyes saw it.
use kernel::{SeatSet, Seed};
use table::{AnyMatch, Line};

use crate::{
    record::{self, Record},
    store::Stored,
    wire::{Frame, Frames},
};

/// Which part of a replay is wanted.
#[derive(Clone, Copy, Debug)]
pub struct Part {
    pub eyes: SeatSet,
    pub from: u32,
    pub n: u32,
}

/// The match after all its inputs.
pub fn to_the_end(
    record: &Record,
    secret: Seed,
    inputs: &[Stored],
) -> Result<Box<dyn AnyMatch>, String> {
    let game = record.deal(secret)?;
    let mut game = game.ok_or_else(|| "the game has not begun".to_owned())?;
    for stored in inputs {
        record::replay(&mut *game, stored).map_err(|error| error.to_string())?;
    }
    Ok(game)
}

/// Frame 0 is the deal, frame k the table after step k.
pub fn frames(
    record: &Record,
    secret: Seed,
    inputs: &[Stored],
    part: Part,
) -> Result<Frames, String> {
    let mut game = to_the_end(record, secret, &[])?;
    let n_steps = inputs.len() as u32;
    let until = part.from.saturating_add(part.n);
    let mut frames = Vec::new();
    for step in 0..=n_steps.min(until.saturating_sub(1)) {
        let stored = step.checked_sub(1).map(|index| &inputs[index as usize]);
        if let Some(stored) = stored {
            record::replay(&mut *game, stored).map_err(|error| error.to_string())?;
        }
        if step >= part.from && step < until {
            frames.push(frame(&*game, step, stored, record, part.eyes));
        }
    }
    Ok(Frames { n_steps, from: part.from, frames })
}

fn frame(
    game: &dyn AnyMatch,
    step: u32,
    stored: Option<&Stored>,
    record: &Record,
    eyes: SeatSet,
) -> Frame {
    let (seat, command, undo) = match stored.map(|stored| &stored.line) {
        // What somebody chose in secret is theirs until the end.
        Some(Line::Act { seat, act, .. }) => {
            let is_open = record.outcome.is_some() || eyes.has(*seat);
            (Some(*seat), is_open.then(|| act.clone()), false)
        }
        Some(Line::Undo { undo: seat, .. } | Line::Rewind { rewind: seat, .. }) => {
            (Some(*seat), None, true)
        }
        Some(Line::Expire { .. } | Line::Close { .. }) | None => (None, None, false),
    };
    // While the game goes on, looking back is no second look.
    let (events, view) = if record.outcome.is_some() {
        (game.events(step, eyes), game.view(eyes))
    } else {
        (game.events_back(step, eyes), game.view_back(eyes))
    };
    Frame {
        step,
        seat,
        by: stored.map(|stored| stored.author),
        command,
        undo,
        at: stored.map_or(record.created_at, |stored| stored.at),
        events,
        view,
        awaited: game.awaited().iter().collect(),
        outcome: game.outcome(),
    }
}
