//! The match of a table: steps, their sources, and clocks.
use std::{collections::HashSet, time::Duration};

use kernel::Seat;
use table::{AnyMatch, Line, LogWriter};

use super::{TableCore, ViewerId};
use crate::{
    record::StoredMatch,
    store::{StoredInput, StoredTable},
    wire::{Json, Pace, Phase, StepSource},
};

/// A running or finished match, with what the table remembers about its steps.
pub(super) struct Play {
    pub game: Box<dyn AnyMatch>,
    /// The hash chain of the log so far.
    chain: LogWriter,
    /// Source of each step.
    pub sources: Vec<StepSource>,
    /// Client and number of each command that made a step.
    pub origins: HashSet<String>,
    /// Number of steps that undid another one.
    pub n_undone: usize,
    /// Unix time of the last step in milliseconds.
    pub last_ms: u64,
    /// The game's running deadline, and the time when it expires.
    pub deadline: Option<(u32, Duration)>,
    /// Whether the time per move has run out, so that a bot moves instead.
    pub is_overdue: bool,
}

/// An input for the match.
pub(super) enum StepInput {
    Act { seat: Seat, command: String },
    Undo { seat: Seat },
    Rewind { seat: Seat },
    Expire { deadline: u32 },
}

/// The origin of a step.
pub(super) struct Source {
    pub author: StepSource,
    /// The client that receives the step's update as its reply, and the number of its command.
    pub command: Option<(ViewerId, u32)>,
    /// The client and its command number as stored, to detect resent commands.
    pub origin: Option<String>,
}

impl Source {
    pub(super) fn machine(author: StepSource) -> Source {
        Source { author, command: None, origin: None }
    }
}

impl Play {
    pub(super) fn start(game: Box<dyn AnyMatch>, unix_ms: u64) -> Play {
        let mut chain = LogWriter::default();
        chain.hash(game.header());
        Play {
            game,
            chain,
            sources: Vec::new(),
            origins: HashSet::new(),
            n_undone: 0,
            last_ms: unix_ms,
            deadline: None,
            is_overdue: false,
        }
    }

    /// Replays the stored inputs of a match.
    pub(super) fn replay(mut game: StoredMatch, stored: &StoredTable) -> Result<Play, String> {
        for input in &stored.inputs {
            game.apply(input).map_err(|error| error.to_string())?;
        }
        let started = stored.record.started.as_ref().map_or(0, |started| started.at);
        let mut play = Play { chain: game.chain, ..Play::start(game.game, started) };
        for input in &stored.inputs {
            play.remember(input);
        }
        Ok(play)
    }

    /// Applies an input and returns it in the form to be stored.
    pub(super) fn apply(
        &mut self,
        input: &StepInput,
        source: &Source,
        unix_ms: u64,
    ) -> Result<StoredInput, Json> {
        let n = match input {
            StepInput::Act { seat, command } => self.game.submit(*seat, command),
            StepInput::Undo { seat } => self.game.undo(*seat),
            StepInput::Rewind { seat } => self.game.rewind(*seat),
            StepInput::Expire { deadline } => self.game.expire(*deadline),
        }?;
        let line = self.game.input(n).expect("the input was just applied");
        Ok(StoredInput {
            hash: self.chain.hash(&line),
            line,
            author: source.author,
            origin: source.origin.clone(),
            awaited: self.game.awaited(),
            at: unix_ms,
        })
    }

    pub(super) fn remember(&mut self, stored: &StoredInput) {
        self.sources.push(stored.author);
        self.n_undone +=
            usize::from(matches!(stored.line, Line::Undo { .. } | Line::Rewind { .. }));
        self.last_ms = stored.at;
        self.origins.extend(stored.origin.clone());
    }
}

impl TableCore {
    /// Returns `true` if the time per move has run out.
    pub(super) fn is_overdue(&self) -> bool {
        self.play.as_ref().is_some_and(|play| play.is_overdue)
    }

    pub(super) fn expire(&mut self, deadline: u32) {
        if let Some(play) = &mut self.play {
            play.deadline = None;
        }
        let (input, source) = (StepInput::Expire { deadline }, Source::machine(StepSource::Clock));
        if let Err(error) = self.commit_step(&input, source, None) {
            tracing::warn!(table = %self.id, deadline, ?error, "expired deadline rejected");
            self.set_deadline();
        }
    }

    /// Starts a timer for the game's deadline if the deadline is new.
    pub(super) fn set_deadline(&mut self) {
        let is_playing = self.record.phase == Phase::Playing && !self.record.is_held();
        let now = self.now.mono;
        let Some(play) = &mut self.play else { return };
        play.deadline = match (play.game.deadline().filter(|_| is_playing), play.deadline) {
            (None, _) => None,
            (Some(new), Some(running)) if running.0 == new.id => Some(running),
            (Some(new), _) => Some((new.id, now + Duration::from_millis(u64::from(new.millis)))),
        };
    }

    /// Returns the time left for the current move in a slow game.
    pub(super) fn clock_ms(&self) -> Option<u64> {
        let Pace::Slow { minutes } = self.record.pace else { return None };
        let play = self.play.as_ref().filter(|_| self.record.phase == Phase::Playing)?;
        let from = play.last_ms.max(self.record.pace_since);
        let due = from.saturating_add(u64::from(minutes) * 60_000);
        Some(due.saturating_sub(self.now.unix_ms))
    }
}
