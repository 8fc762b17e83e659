//! Matches without the types of their game, so that the server, the command line and other
//! languages handle every game alike.
use std::{
    collections::BTreeMap,
    mem,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use bots::Bot;
use kernel::{
    Changes, Deadline, FastRng, Game, Input, Localizer, Meta, Outcome, ParseError, Perspective,
    Seat, SeatSet, Seed,
};
use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};

use crate::{
    Header, HostedGame, Line, LogWriter, Match, Rejection,
    entry::{BotMaker, OpenError},
    view_update::{Choices, SharedJson, ViewCache, ViewUpdate, write},
};

/// Serialized JSON.
pub type Json = Box<RawValue>;

/// A bot's decision, to be computed on any thread. Owns a copy of the state and returns a command,
/// or `None` to let time pass.
pub type BotTask = Box<dyn FnOnce() -> Option<String> + Send>;

/// The insight of some viewers, to be computed on any thread. Owns a copy of the state.
pub type InsightTask = Box<dyn FnOnce() -> Json + Send>;

/// A match of any game. Commands are the text form of actions; results are JSON.
pub trait AnyMatch: Send {
    /// Returns the constant facts about the game.
    fn meta(&self) -> Meta;
    /// Returns the header of the log.
    fn header(&self) -> &Header;
    /// Returns the number of seats.
    fn seats(&self) -> u8;
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
    /// Takes back the last action of `seat` and returns the new step number.
    ///
    /// # Errors
    ///
    /// Returns the [`Rejection`] as JSON if the action cannot be undone.
    fn undo(&mut self, seat: Seat) -> Result<u32, Json>;
    /// Takes back the last step of any seat, as `seat` asked and everyone agreed, and returns the
    /// new step number.
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
    /// Returns the command that `seat` would take back, or `None` if it cannot undo.
    fn undoable(&self, seat: Seat) -> Option<String>;
    /// Returns the [`Rejection`] as JSON that the command would get, or `None` if it is legal.
    fn why(&self, seat: Seat, command: &str) -> Option<Json>;
    /// Returns the view of `viewers`.
    fn view(&self, viewers: SeatSet) -> Json;
    /// Returns the view of `viewers` in a replay of a running game, without ephemeral parts.
    fn replayed_view(&self, viewers: SeatSet) -> Json;
    /// Returns odds and distances that `viewers` could work out. It may take milliseconds, so
    /// servers use [`insight_task`](AnyMatch::insight_task) instead.
    fn insight(&self, viewers: SeatSet) -> Json {
        self.insight_task(viewers)()
    }
    /// Returns a task that computes the insight of `viewers` into the current state.
    fn insight_task(&self, viewers: SeatSet) -> InsightTask;
    /// Returns what the last step changed for each of `viewers`, in order. Caches their views for
    /// the next call.
    fn view_updates(&mut self, viewers: &[SeatSet]) -> Vec<ViewUpdate>;
    /// Renders the view of `viewers` as text.
    fn render_text(&self, viewers: SeatSet, texts: &dyn Localizer) -> String;
    /// Returns the texts that this table overrides, by key.
    fn custom_texts(&self) -> Vec<(String, String)>;
    /// Returns the legal commands of `seat`.
    fn commands(&self, seat: Seat) -> Vec<String>;
    /// Returns the legal actions of `seat` as data, each with its command as `text`.
    fn choices(&self, seat: Seat) -> Json;
    /// Appends the [`choices`](AnyMatch::choices) to JSON that is being written.
    fn write_choices(&self, seat: Seat, out: &mut Vec<u8>);
    /// Returns the events of `step`, counted from 1, for `viewers`; empty if there is no such step.
    fn events(&self, step: u32, viewers: SeatSet) -> Json;
    /// Returns the events of `step` for `viewers` in a replay, without ephemeral versions.
    fn replayed_events(&self, step: u32, viewers: SeatSet) -> Json;
    /// Returns the log line of `step`, counted from 1.
    fn input(&self, step: u32) -> Option<Line>;
    /// Returns the seats the game waits for.
    fn awaited(&self) -> SeatSet;
    /// Returns the running clock, if any.
    fn deadline(&self) -> Option<Deadline>;
    /// Returns the outcome once the game is over.
    fn outcome(&self) -> Option<Outcome>;
    /// Returns the full state as a position, hidden information included. For tools, never for
    /// players.
    fn position(&self) -> Json;
    /// Returns a random full position that looks the same to `viewers`.
    fn sample_position(&self, viewers: SeatSet, seed: u64) -> Json;
    /// Returns the lines of the log. The closing line with the seed is included once the game is
    /// over or if `reveal` is set.
    fn log(&self, reveal: bool) -> Vec<String>;
    /// Returns a task that chooses an action for `seat` at a table with these people, or `None` if
    /// there is no such bot.
    fn bot_task(&self, seat: Seat, bot: &str, people: SeatSet, seed: u64) -> Option<BotTask>;
    /// Returns a task that chooses an action out of turn, or `None` if there is no such bot.
    fn interject_task(&self, seat: Seat, bot: &str, people: SeatSet, seed: u64) -> Option<BotTask>;
}

/// A match with its header. The chained log is written on demand.
pub(crate) struct HostedMatch<G: HostedGame> {
    game: Match<G>,
    header: Header,
    secret: Seed,
    /// The views that the last update was computed from.
    view_cache: ViewCache<G::View>,
    /// The bots that keep state between moves, by seat and name.
    bots: Mutex<BTreeMap<(Seat, &'static str), SharedBot<G>>>,
}

/// A bot, shared with the thread that runs its task.
type SharedBot<G> = Arc<Mutex<Box<dyn Bot<G>>>>;

impl<G: HostedGame> HostedMatch<G> {
    pub(crate) fn new(state: G, header: Header, secret: Seed) -> HostedMatch<G> {
        let seed = crate::mix(&secret, &header.entropy);
        let (game, bots) = (Match::new(state, seed), Mutex::default());
        HostedMatch { game, header, secret, view_cache: ViewCache::default(), bots }
    }

    fn apply_input(&mut self, input: Input<G::Action>) -> Result<u32, Json> {
        self.game.submit(input).map_err(|rejected| json(&rejected))?;
        Ok(self.game.step())
    }

    fn bot(&self, seat: Seat, name: &str) -> Option<SharedBot<G>> {
        let maker: &BotMaker<G> = G::BOTS.iter().find(|maker| maker.name == name)?;
        let mut bots = lock(&self.bots);
        if let Some(bot) = bots.get(&(seat, maker.name)) {
            return Some(bot.clone());
        }
        let bot = (maker.make)();
        let remembers = bot.remembers();
        let bot = Arc::new(Mutex::new(bot));
        if remembers {
            bots.insert((seat, maker.name), bot.clone());
        }
        Some(bot)
    }
}

/// Locks a mutex even if it is poisoned: a bot that panicked can still choose its next action.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
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

    fn replayed_view(&self, viewers: SeatSet) -> Json {
        let mut state = self.game.state().clone();
        state.clear_ephemeral();
        json(&state.view(viewers))
    }

    fn insight_task(&self, viewers: SeatSet) -> InsightTask {
        let state = self.game.state().clone();
        Box::new(move || json(&state.insight(viewers)))
    }

    fn view_updates(&mut self, viewers: &[SeatSet]) -> Vec<ViewUpdate> {
        let (step, game) = (self.game.step(), &self.game);
        let mut before = mem::take(&mut self.view_cache);
        if before.step + 1 != step {
            before = ViewCache::at(step.saturating_sub(1));
        }
        let mut now = ViewCache::at(step);
        let (mut patches, mut event_lists) = (SharedJson::new(), SharedJson::new());
        let updates = viewers.iter().map(|&viewers| {
            let old = game.before().map(|game| before.index_of(viewers, || game.view(viewers)));
            let new = now.index_of(viewers, || game.state().view(viewers));
            let patch = patches.text((old, new), |out| match old {
                Some(old) => write(&Changes { before: before.view(old), now: now.view(new) }, out),
                None => write(now.view(new), out),
            });
            let events = events_for(game, step, viewers);
            let events = event_lists.text(events.clone(), |out| write(&events, out));
            ViewUpdate { patch, events }
        });
        let updates = updates.collect();
        self.view_cache = now;
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
        json(&events_for(&self.game, step, viewers))
    }

    fn replayed_events(&self, step: u32, viewers: SeatSet) -> Json {
        let records = self.game.events(step).unwrap_or(&[]);
        let replayed = records.iter().filter_map(|record| record.replayed_to(viewers));
        json(&replayed.collect::<Vec<_>>())
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

    fn position(&self) -> Json {
        json(&self.game.state().to_position())
    }

    fn sample_position(&self, viewers: SeatSet, seed: u64) -> Json {
        json(&self.game.state().determinize(viewers, &mut FastRng::new(seed)).to_position())
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

    fn bot_task(&self, seat: Seat, bot: &str, people: SeatSet, seed: u64) -> Option<BotTask> {
        let (state, bot) = (self.game.state().clone(), self.bot(seat, bot)?);
        Some(Box::new(move || {
            let at = Perspective::new(&state, seat).among(people);
            let mut bot = lock(&bot);
            bot.choose(&at, &mut FastRng::new(seed)).map(|action| action.to_string())
        }))
    }

    fn interject_task(&self, seat: Seat, bot: &str, people: SeatSet, seed: u64) -> Option<BotTask> {
        let (state, bot) = (self.game.state().clone(), self.bot(seat, bot)?);
        Some(Box::new(move || {
            let at = Perspective::new(&state, seat).among(people);
            let mut bot = lock(&bot);
            bot.interject(&at, &mut FastRng::new(seed)).map(|action| action.to_string())
        }))
    }
}

/// Returns the events of a step as these viewers see them.
fn events_for<G: Game>(game: &Match<G>, step: u32, viewers: SeatSet) -> Vec<&G::Event> {
    let records = game.events(step).unwrap_or(&[]);
    records.iter().filter_map(|record| record.seen_by(viewers)).collect()
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
