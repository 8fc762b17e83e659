//! Type-erased matches, so that the server, the command line and programs in other languages can
//! handle any game.
#[cfg(test)]
mod tests;

use std::{
    mem,
    sync::{Arc, Mutex, PoisonError},
};

use bots::Crew;
use kernel::{
    Deadline, EventRecord, FastRng, Game, Input, Localizer, MatchRng, Meta, Outcome, ParseError,
    Seat, SeatSet, Seed,
};
use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};

use crate::{
    Header, HostedGame, Line, LogWriter, Match, Rejection,
    open::OpenError,
    view_update::{Choices, Patches, SharedJson, ViewCache, ViewUpdate, write},
};

/// Serialized JSON.
pub type Json = Box<RawValue>;

/// A bot decision that can be computed on any thread. Owns a copy of the state and returns the seat
/// that moves and its command, or `None` if the bots wait.
pub type BotTask = Box<dyn FnOnce() -> Option<(Seat, String)> + Send>;

/// The insight for some viewers, to be computed on any thread. Owns a copy of the state.
pub type InsightTask = Box<dyn FnOnce() -> Json + Send>;

/// One frame of a replay, for some viewers.
#[derive(Clone, Debug)]
pub struct ReplayFrame {
    /// The number of the step that led to this frame; 0 for the deal.
    pub step: u32,
    /// The events of that step.
    pub events: Json,
    /// The patches from the previous frame, one for each event and at least one; none for the deal.
    pub patches: Json,
    /// The view after the step.
    pub view: Json,
    /// The seats the game waits for.
    pub awaited: SeatSet,
    /// The outcome, in the last frame of a finished game.
    pub outcome: Option<Outcome>,
}

/// A match of any game. Commands are the text form of actions; results are JSON.
pub trait AnyMatch: Send {
    /// Returns the constant facts about the game.
    fn meta(&self) -> Meta;
    /// Returns the header of the log.
    fn header(&self) -> &Header;
    /// Returns the number of seats.
    fn seats(&self) -> u8;
    /// Returns `true` if the players win or lose together.
    fn is_cooperative(&self) -> bool;
    /// Returns `true` if players hold information that other players may not see.
    fn has_private_hands(&self) -> bool;
    /// Returns the number of accepted inputs.
    fn step(&self) -> u32;
    /// Applies a command and returns the new step number.
    ///
    /// # Errors
    ///
    /// Returns the [`Rejection`] as JSON if the command is unreadable or not allowed.
    fn submit(&mut self, seat: Seat, command: &str) -> Result<u32, Json>;
    /// Expires a clock and returns the new step number.
    ///
    /// # Errors
    ///
    /// Returns the [`Rejection`] as JSON if this clock is not running.
    fn expire(&mut self, deadline: u32) -> Result<u32, Json>;
    /// Undoes the last action of `seat` and returns the new step number.
    ///
    /// # Errors
    ///
    /// Returns the [`Rejection`] as JSON if the action cannot be undone.
    fn undo(&mut self, seat: Seat) -> Result<u32, Json>;
    /// Undoes the last step of any seat, at the request of `seat` and with everyone's consent, and
    /// returns the new step number.
    ///
    /// # Errors
    ///
    /// Returns the [`Rejection`] as JSON if no step is left or the game is over.
    fn rewind(&mut self, seat: Seat) -> Result<u32, Json>;
    /// Applies an input from a log and returns the step number. The closing line changes nothing.
    ///
    /// # Errors
    ///
    /// Returns the [`Rejection`] as JSON if the input is not accepted.
    fn apply_line(&mut self, line: &Line) -> Result<u32, Json> {
        match line {
            Line::Act { seat, act, .. } => self.submit(*seat, act),
            Line::Expire { expire, .. } => self.expire(*expire),
            Line::Undo { undo, .. } => self.undo(*undo),
            Line::Rewind { rewind, .. } => self.rewind(*rewind),
            Line::Close { .. } => Ok(self.step()),
        }
    }
    /// Returns the command that `seat` would undo, or `None` if it cannot undo.
    fn undoable(&self, seat: Seat) -> Option<String>;
    /// Returns the [`Rejection`] that the command would get, as JSON, or `None` if it is legal.
    fn why(&self, seat: Seat, command: &str) -> Option<Json>;
    /// Returns the view for `viewers`.
    fn view(&self, viewers: SeatSet) -> Json;
    /// Returns odds and distances that `viewers` could work out, or `null` if the game has none. It
    /// may take milliseconds, so servers use [`insight_task`](AnyMatch::insight_task) instead.
    fn insight(&self, viewers: SeatSet) -> Json {
        self.insight_task(viewers)()
    }
    /// Returns a task that computes the insight for `viewers` in the current state.
    fn insight_task(&self, viewers: SeatSet) -> InsightTask;
    /// Returns what the last step changed for each of `viewers`, in order. Caches their views for
    /// the next call.
    fn view_updates(&mut self, viewers: &[SeatSet]) -> Vec<ViewUpdate>;
    /// Renders the view for `viewers` as text.
    fn render_text(&self, viewers: SeatSet, texts: &dyn Localizer) -> String;
    /// Returns the texts that this table overrides, by key.
    fn custom_texts(&self) -> Vec<(String, String)>;
    /// Returns the legal commands of `seat`.
    fn commands(&self, seat: Seat) -> Vec<String>;
    /// Returns the legal actions of `seat` as data, each with its command as `text`.
    fn choices(&self, seat: Seat) -> Json;
    /// Appends the [`choices`](AnyMatch::choices) to JSON that is being written.
    fn write_choices(&self, seat: Seat, out: &mut Vec<u8>);
    /// Returns the events of `step`, counted from 1, as seen by `viewers`, or an empty list if
    /// there is no such step. Ephemeral versions are included only for the last step and once the
    /// game is over.
    fn events(&self, step: u32, viewers: SeatSet) -> Json;
    /// Replays the match from its inputs and returns the frames `from` to `from + n - 1`, as far as
    /// they exist, as seen by `viewers`. Frame 0 is the deal, and frame k is the table after step
    /// k. While the game is running, frames leave out everything ephemeral.
    fn frames(&self, from: u32, n: u32, viewers: SeatSet) -> Vec<ReplayFrame>;
    /// Returns the log line of `step`, counted from 1.
    fn input(&self, step: u32) -> Option<Line>;
    /// Returns the seats the game waits for.
    fn awaited(&self) -> SeatSet;
    /// Returns the running clock, if any.
    fn deadline(&self) -> Option<Deadline>;
    /// Returns the outcome once the game is over.
    fn outcome(&self) -> Option<Outcome>;
    /// Returns the full state as a position, hidden information included, or `None` if the game has
    /// no positions. For tools, never for players.
    fn position(&self) -> Option<Json>;
    /// Returns a random full position that looks the same to `viewers`, or `None` if the game has
    /// no positions.
    fn sample_position(&self, viewers: SeatSet, seed: u64) -> Option<Json>;
    /// Returns a full position that looks the same to spectators, with everything hidden from them
    /// redrawn, or `None` if the game has no positions. Unlike
    /// [`sample_position`](AnyMatch::sample_position), it cannot be predicted without `seed`, so
    /// people can play it.
    fn redrawn_position(&self, seed: Seed) -> Option<Json>;
    /// Returns the lines of the log. The closing line with the seed is included once the game is
    /// over or if `reveal` is set.
    fn log(&self, reveal: bool) -> Vec<String>;
    /// Returns a task that asks `bots`, each given by seat and name, for their next move, at a
    /// table where people play the seats in `people`. Bots that may interject are asked before
    /// those the game waits for. The match keeps its bots, so that they remember earlier moves.
    /// Returns `None` if the game does not have one of the bots.
    fn bot_task(&self, bots: &[(Seat, &str)], people: SeatSet, seed: u64) -> Option<BotTask>;
}

/// A match with its header. The chained log is written on demand.
pub(crate) struct HostedMatch<G: HostedGame> {
    game: Match<G>,
    header: Header,
    secret: Seed,
    /// The views that the last update was computed from.
    view_cache: ViewCache<G::View>,
    /// The bots that have been asked for a move, shared with the thread that runs their task.
    crew: Arc<Mutex<Crew<G>>>,
}

impl<G: HostedGame> HostedMatch<G> {
    pub(crate) fn new(state: G, header: Header, secret: Seed) -> HostedMatch<G> {
        let seed = crate::derive_seed(&secret, &header.entropy);
        let (game, crew) = (Match::new(state, seed), Arc::default());
        HostedMatch { game, header, secret, view_cache: ViewCache::default(), crew }
    }

    fn apply_input(&mut self, input: Input<G::Action>) -> Result<u32, Json> {
        self.game.submit(input).map_err(|rejected| json(&rejected))?;
        Ok(self.game.step())
    }
}

fn line_of<A: ToString>(n: u32, input: Input<A>) -> Line {
    match input {
        Input::Act { seat, act } => Line::Act { n, seat, act: act.to_string() },
        Input::Expire { deadline } => Line::Expire { n, expire: deadline },
        Input::Undo { seat } => Line::Undo { n, undo: seat },
        Input::Rewind { seat } => Line::Rewind { n, rewind: seat },
    }
}

impl<G: HostedGame> AnyMatch for HostedMatch<G> {
    fn meta(&self) -> Meta {
        G::META
    }

    fn header(&self) -> &Header {
        &self.header
    }

    fn seats(&self) -> u8 {
        self.game.state().seats()
    }

    fn is_cooperative(&self) -> bool {
        self.game.state().is_cooperative()
    }

    fn has_private_hands(&self) -> bool {
        self.game.state().has_private_hands()
    }

    fn step(&self) -> u32 {
        self.game.step()
    }

    fn submit(&mut self, seat: Seat, command: &str) -> Result<u32, Json> {
        let act = command.parse().map_err(unreadable)?;
        self.apply_input(Input::Act { seat, act })
    }

    fn expire(&mut self, deadline: u32) -> Result<u32, Json> {
        self.apply_input(Input::Expire { deadline })
    }

    fn undo(&mut self, seat: Seat) -> Result<u32, Json> {
        self.apply_input(Input::Undo { seat })
    }

    fn rewind(&mut self, seat: Seat) -> Result<u32, Json> {
        self.apply_input(Input::Rewind { seat })
    }

    fn undoable(&self, seat: Seat) -> Option<String> {
        self.game.undoable(seat).ok().map(|action| action.to_string())
    }

    fn why(&self, seat: Seat, command: &str) -> Option<Json> {
        match command.parse() {
            Ok(act) => self.game.why(seat, act).map(|rejected| json(&rejected)),
            Err(error) => Some(unreadable(error)),
        }
    }

    fn view(&self, viewers: SeatSet) -> Json {
        json(&self.game.state().view(viewers))
    }

    fn insight_task(&self, viewers: SeatSet) -> InsightTask {
        let state = self.game.state().clone();
        Box::new(move || G::INSIGHT.map_or(json(&()), |insight| insight(&state, viewers)))
    }

    fn view_updates(&mut self, viewers: &[SeatSet]) -> Vec<ViewUpdate> {
        let (step, game) = (self.game.step(), &self.game);
        let mut before = mem::take(&mut self.view_cache);
        if before.step + 1 != step {
            before = ViewCache::at(step.saturating_sub(1));
        }
        // The views before the step, at each event and after the step.
        let n_events = game.events(step).map_or(0, <[_]>::len);
        let mut moments = vec![before];
        moments.resize_with(n_events + 2, || ViewCache::at(step));
        let (mut patch_lists, mut event_lists) = (SharedJson::new(), SharedJson::new());
        let updates = viewers.iter().map(|&viewers| {
            let frames = game.frames(viewers);
            let mut path = Vec::with_capacity(frames.len() + 1);
            let mut shown = game.before();
            if let Some(state) = shown {
                path.push((0, moments[0].index_of(viewers, || state.view(viewers))));
            }
            let between = frames.iter().take(frames.len().saturating_sub(1));
            let states = between.map(|frame| (frame.index + 1, frame.state));
            for (moment, state) in states.chain([(n_events + 1, game.state())]) {
                // Many events change nothing, and an unchanged state has the same view.
                match path.last() {
                    Some(&same) if shown == Some(state) && moment <= n_events => path.push(same),
                    _ => path
                        .push((moment, moments[moment].index_of(viewers, || state.view(viewers)))),
                }
                shown = Some(state);
            }
            let patches = patch_lists.text(path.clone(), |out| {
                let views: Vec<_> =
                    path.iter().map(|&(moment, index)| moments[moment].view(index)).collect();
                match views[..] {
                    [view] => write(&[view], out),
                    _ => write(&Patches(&views), out),
                }
            });
            let events: Vec<_> = frames.iter().map(|frame| frame.event).collect();
            let events = event_lists.text(events.clone(), |out| write(&events, out));
            ViewUpdate { patches, events }
        });
        let updates = updates.collect();
        self.view_cache = moments.pop().unwrap_or_default();
        updates
    }

    fn render_text(&self, viewers: SeatSet, texts: &dyn Localizer) -> String {
        G::render_text(&self.game.state().view(viewers), texts)
    }

    fn custom_texts(&self) -> Vec<(String, String)> {
        self.game.state().custom_texts()
    }

    fn commands(&self, seat: Seat) -> Vec<String> {
        self.legal(seat).iter().map(ToString::to_string).collect()
    }

    fn choices(&self, seat: Seat) -> Json {
        json(&Choices(&self.legal(seat)))
    }

    fn write_choices(&self, seat: Seat, out: &mut Vec<u8>) {
        write(&Choices(&self.legal(seat)), out);
    }

    fn events(&self, step: u32, viewers: SeatSet) -> Json {
        let is_new = step == self.game.step() || self.game.state().is_over();
        json(&events_for(&self.game, step, viewers, is_new))
    }

    fn frames(&self, from: u32, n: u32, viewers: SeatSet) -> Vec<ReplayFrame> {
        let is_over = self.game.state().is_over();
        let last = from.saturating_add(n).min(self.game.step().saturating_add(1));
        let mut game = self.game.restart();
        let recalled = |state: &G| {
            let mut state = state.clone();
            if !is_over {
                state.clear_ephemeral();
            }
            state.view(viewers)
        };
        let (mut frames, mut before) = (Vec::new(), None);
        for step in 0..last {
            if step > 0 {
                let input = self.game.inputs()[step as usize - 1];
                assert!(game.submit(input).is_ok(), "an accepted input is accepted again");
            }
            if step + 1 >= from {
                let view = recalled(game.state());
                if step >= from {
                    let steps =
                        if is_over { game.frames(viewers) } else { game.replayed_frames(viewers) };
                    let between = steps.iter().take(steps.len().saturating_sub(1));
                    let between: Vec<_> = between.map(|frame| recalled(frame.state)).collect();
                    let path: Vec<_> = before.iter().chain(&between).chain([&view]).collect();
                    frames.push(ReplayFrame {
                        step,
                        events: json(&steps.iter().map(|frame| frame.event).collect::<Vec<_>>()),
                        patches: json(&Patches(&path)),
                        view: json(&view),
                        awaited: game.state().awaited(),
                        outcome: game.state().outcome(),
                    });
                }
                before = Some(view);
            }
        }
        frames
    }

    fn input(&self, step: u32) -> Option<Line> {
        let input = self.game.inputs().get((step as usize).checked_sub(1)?)?;
        Some(line_of(step, *input))
    }

    fn awaited(&self) -> SeatSet {
        self.game.state().awaited()
    }

    fn deadline(&self) -> Option<Deadline> {
        self.game.state().deadline()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.game.state().outcome()
    }

    fn position(&self) -> Option<Json> {
        G::POSITIONS.map(|format| (format.write)(self.game.state()))
    }

    fn sample_position(&self, viewers: SeatSet, seed: u64) -> Option<Json> {
        let sample = || self.game.state().determinize(viewers, &mut FastRng::new(seed));
        G::POSITIONS.map(|format| (format.write)(&sample()))
    }

    fn redrawn_position(&self, seed: Seed) -> Option<Json> {
        let format = G::POSITIONS?;
        let mut rng = MatchRng::new(seed, 0);
        Some((format.write)(&self.game.state().determinize(SeatSet::SPECTATORS, &mut rng)))
    }

    fn log(&self, reveal: bool) -> Vec<String> {
        let mut writer = LogWriter::default();
        let mut lines = vec![writer.line(&self.header)];
        let inputs = (1..).zip(self.game.inputs());
        lines.extend(inputs.map(|(n, input)| writer.line(&line_of(n, *input))));
        let outcome = self.outcome();
        if reveal || outcome.is_some() {
            let close = Line::Close { outcome, seed: hex::encode(self.secret) };
            lines.push(writer.line(&close));
        }
        lines
    }

    fn bot_task(&self, bots: &[(Seat, &str)], people: SeatSet, seed: u64) -> Option<BotTask> {
        let find = |name| G::BOTS.iter().find(|maker| maker.name == name);
        let asked: Option<Vec<_>> =
            bots.iter().map(|&(seat, name)| Some((seat, find(name)?))).collect();
        let (asked, state, crew) = (asked?, self.game.state().clone(), self.crew.clone());
        Some(Box::new(move || {
            // A bot that panicked can still choose its next action.
            let mut crew = crew.lock().unwrap_or_else(PoisonError::into_inner);
            for (seat, maker) in &asked {
                crew.join(*seat, maker.name, maker.make);
            }
            let is_asked = |seat, name: &str| {
                asked.iter().any(|(other, maker)| *other == seat && maker.name == name)
            };
            let (seat, action) =
                crew.next_move(&state, people, &mut FastRng::new(seed), is_asked)?;
            Some((seat, action.to_string()))
        }))
    }
}

/// Returns the events of a step for these viewers, with ephemeral versions only if `is_new`.
fn events_for<G: Game>(
    game: &Match<G>,
    step: u32,
    viewers: SeatSet,
    is_new: bool,
) -> Vec<&G::Event> {
    let records = game.events(step).unwrap_or(&[]).iter();
    let seen_by = if is_new { EventRecord::seen_by } else { EventRecord::replayed_to };
    records.filter_map(|record| seen_by(record, viewers)).collect()
}

impl<G: HostedGame> HostedMatch<G> {
    fn legal(&self, seat: Seat) -> Vec<G::Action> {
        let mut actions = Vec::new();
        if seat.index() < self.seats() as usize {
            self.game.state().legal(seat, &mut actions);
        }
        actions
    }
}

fn unreadable(error: ParseError) -> Json {
    let ParseError { expected, found } = error;
    json(&Rejection::<()>::Unreadable { expected, found })
}

pub(crate) fn json(value: &impl Serialize) -> Json {
    to_raw_value(value).expect("wire types always serialize")
}

impl From<OpenError> for Json {
    fn from(error: OpenError) -> Json {
        json(&error)
    }
}
