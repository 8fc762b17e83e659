//! The erased edge: what server, command line and other languages know of a match.
use std::{
    collections::BTreeMap,
    mem,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use bots::Bot;
use kernel::{
    Changes, Deadline, Fast, Game, Input, Meta, Outcome, ParseError, Perspective, Seat, SeatSet,
    Seed, Words,
};
use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};

use crate::{
    Header, Hosted, Line, LogWriter, Match, Rejected,
    entry::{BotMaker, OpenError},
    news::{Choices, News, Shared, Sights, write},
};

/// Ready-made JSON.
pub type Json = Box<RawValue>;

/// Work for another thread: owns a copy of what the bot may see and returns its command, or
/// `None` to let time pass.
pub type Thought = Box<dyn FnOnce() -> Option<String> + Send>;

/// Work for another thread: owns a copy of the state and returns the insight of some eyes.
pub type Pondering = Box<dyn FnOnce() -> Json + Send>;

/// A match of any game. Commands are the text form of actions; answers are JSON.
pub trait AnyMatch: Send {
    fn meta(&self) -> Meta;
    fn header(&self) -> &Header;
    fn seats(&self) -> u8;
    /// Accepted inputs so far.
    fn step(&self) -> u32;
    /// Plays a command; the new step number, or why not.
    fn submit(&mut self, seat: Seat, command: &str) -> Result<u32, Json>;
    fn expire(&mut self, deadline: u32) -> Result<u32, Json>;
    fn undo(&mut self, seat: Seat) -> Result<u32, Json>;
    /// Takes the last step back, whosever it was: `seat` asked, and everybody agreed.
    fn rewind(&mut self, seat: Seat) -> Result<u32, Json>;
    /// Takes an input as a log has it; the closing line changes nothing.
    fn take(&mut self, line: &Line) -> Result<u32, Json> {
        match line {
            Line::Act { seat, act, .. } => self.submit(*seat, act),
            Line::Expire { expire, .. } => self.expire(*expire),
            Line::Undo { undo, .. } => self.undo(*undo),
            Line::Rewind { rewind, .. } => self.rewind(*rewind),
            Line::Close { .. } => Ok(self.step()),
        }
    }
    /// The command that `seat` would take back.
    fn undoable(&self, seat: Seat) -> Option<String>;
    /// Why not? `None` when the command is legal. Changes nothing.
    fn why(&self, seat: Seat, command: &str) -> Option<Json>;
    fn view(&self, eyes: SeatSet) -> Json;
    /// The view for those who look back at a running game: without what is seen for a moment only.
    fn view_back(&self, eyes: SeatSet) -> Json;
    /// Odds and distances from what `eyes` may know. It may take milliseconds: servers
    /// [`ponder`](AnyMatch::ponder) instead.
    fn insight(&self, eyes: SeatSet) -> Json {
        self.ponder(eyes)()
    }
    /// The insight of `eyes` into the match as it is now, to be worked out on any thread.
    fn ponder(&self, eyes: SeatSet) -> Pondering;
    /// What the last step changed for several viewers, in order. It remembers what they saw.
    fn news(&mut self, eyes: &[SeatSet]) -> Vec<News>;
    /// The view drawn with letters.
    fn picture(&self, eyes: SeatSet, words: &dyn Words) -> String;
    /// Texts that this table has its own words for, by their keys.
    fn own_words(&self) -> Vec<(String, String)>;
    /// The legal commands.
    fn commands(&self, seat: Seat) -> Vec<String>;
    /// The legal actions as data, each with its command as `text`.
    fn choices(&self, seat: Seat) -> Json;
    /// The same at the end of some JSON that is being written.
    fn write_choices(&self, seat: Seat, out: &mut Vec<u8>);
    /// What `eyes` noticed at `step`, counted from 1; empty for a step that is not there.
    fn events(&self, step: u32, eyes: SeatSet) -> Json;
    /// The same, told again: without what was told in passing.
    fn events_back(&self, step: u32, eyes: SeatSet) -> Json;
    /// Who acted at `step` and how: the line of the log.
    fn input(&self, step: u32) -> Option<Line>;
    fn awaited(&self) -> SeatSet;
    fn deadline(&self) -> Option<Deadline>;
    fn outcome(&self) -> Option<Outcome>;
    /// The whole truth as a position. For tools, never for players.
    fn position(&self) -> Json;
    /// The whole truth of a world that looks the same to these eyes.
    fn imagine(&self, eyes: SeatSet, seed: u64) -> Json;
    /// The log so far, line by line; closed with the seed once the game is over or if asked to.
    fn log(&self, reveal: bool) -> Vec<String>;
    /// What a bot of this level would do at a table with these people; `None` for an unknown level.
    fn think(&self, seat: Seat, bot: &str, people: SeatSet, seed: u64) -> Option<Thought>;
    /// What a bot of this level would interject out of turn.
    fn interject(&self, seat: Seat, bot: &str, people: SeatSet, seed: u64) -> Option<Thought>;
}

/// A match with its header. Its chained log is written when somebody asks for it.
pub(crate) struct Hosting<G: Hosted> {
    game: Match<G>,
    header: Header,
    secret: Seed,
    /// What viewers saw when they were last told.
    sights: Sights<G::View>,
    /// Bots that keep something in mind, by seat and name.
    minds: Mutex<BTreeMap<(Seat, &'static str), Mind<G>>>,
}

/// A bot, shared with the thread it thinks on.
type Mind<G> = Arc<Mutex<Box<dyn Bot<G>>>>;

impl<G: Hosted> Hosting<G> {
    pub(crate) fn new(state: G, header: Header, secret: Seed) -> Hosting<G> {
        let seed = crate::mix(&secret, &header.entropy);
        let (game, minds) = (Match::new(state, seed), Mutex::default());
        Hosting { game, header, secret, sights: Sights::default(), minds }
    }

    fn enter(&mut self, input: Input<G::Action>) -> Result<u32, Json> {
        self.game.submit(input).map_err(|rejected| json(&rejected))?;
        Ok(self.game.step())
    }

    fn mind(&self, seat: Seat, name: &str) -> Option<Mind<G>> {
        let maker: &BotMaker<G> = G::BOTS.iter().find(|maker| maker.name == name)?;
        let mut minds = locked(&self.minds);
        if let Some(mind) = minds.get(&(seat, maker.name)) {
            return Some(mind.clone());
        }
        let bot = (maker.make)();
        let is_kept = bot.remembers();
        let mind = Arc::new(Mutex::new(bot));
        if is_kept {
            minds.insert((seat, maker.name), mind.clone());
        }
        Some(mind)
    }
}

/// A bot that panicked has lost nothing that another thought could not do without.
fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
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

impl<G: Hosted> AnyMatch for Hosting<G> {
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
        self.enter(Input::Act { seat, act })
    }

    fn expire(&mut self, deadline: u32) -> Result<u32, Json> {
        self.enter(Input::Expire { deadline })
    }

    fn undo(&mut self, seat: Seat) -> Result<u32, Json> {
        self.enter(Input::Undo { seat })
    }

    fn rewind(&mut self, seat: Seat) -> Result<u32, Json> {
        self.enter(Input::Rewind { seat })
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

    fn view(&self, eyes: SeatSet) -> Json {
        json(&self.game.state().view(eyes))
    }

    fn view_back(&self, eyes: SeatSet) -> Json {
        let mut state = self.game.state().clone();
        state.fade();
        json(&state.view(eyes))
    }

    fn ponder(&self, eyes: SeatSet) -> Pondering {
        let state = self.game.state().clone();
        Box::new(move || json(&state.insight(eyes)))
    }

    fn news(&mut self, eyes: &[SeatSet]) -> Vec<News> {
        let (step, game) = (self.game.step(), &self.game);
        let mut before = mem::take(&mut self.sights);
        if before.step + 1 != step {
            before = Sights::at(step.saturating_sub(1));
        }
        let mut now = Sights::at(step);
        let (mut patches, mut stories) = (Shared::new(), Shared::new());
        let told = eyes.iter().map(|&eyes| {
            let old = game.before().map(|game| before.look(eyes, || game.view(eyes)));
            let new = now.look(eyes, || game.state().view(eyes));
            let patch = patches.text((old, new), |out| match old {
                Some(old) => write(&Changes { before: before.view(old), now: now.view(new) }, out),
                None => write(now.view(new), out),
            });
            let story = seen(game, step, eyes);
            News { patch, events: stories.text(story.clone(), |out| write(&story, out)) }
        });
        let told = told.collect();
        self.sights = now;
        told
    }

    fn picture(&self, eyes: SeatSet, words: &dyn Words) -> String {
        G::picture(&self.game.state().view(eyes), words)
    }

    fn own_words(&self) -> Vec<(String, String)> {
        self.game.state().own_words()
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

    fn events(&self, step: u32, eyes: SeatSet) -> Json {
        json(&seen(&self.game, step, eyes))
    }

    fn events_back(&self, step: u32, eyes: SeatSet) -> Json {
        let told = self.game.told(step).unwrap_or(&[]);
        let recalled: Vec<_> = told.iter().filter_map(|told| told.recalled_by(eyes)).collect();
        json(&recalled)
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

    fn imagine(&self, eyes: SeatSet, seed: u64) -> Json {
        json(&self.game.state().determinize(eyes, &mut Fast::new(seed)).to_position())
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

    fn think(&self, seat: Seat, bot: &str, people: SeatSet, seed: u64) -> Option<Thought> {
        let (state, mind) = (self.game.state().clone(), self.mind(seat, bot)?);
        Some(Box::new(move || {
            let at = Perspective::new(&state, seat).among(people);
            let mut bot = locked(&mind);
            bot.choose(&at, &mut Fast::new(seed)).map(|action| action.to_string())
        }))
    }

    fn interject(&self, seat: Seat, bot: &str, people: SeatSet, seed: u64) -> Option<Thought> {
        let (state, mind) = (self.game.state().clone(), self.mind(seat, bot)?);
        Some(Box::new(move || {
            let at = Perspective::new(&state, seat).among(people);
            let mut bot = locked(&mind);
            bot.interject(&at, &mut Fast::new(seed)).map(|action| action.to_string())
        }))
    }
}

/// What these eyes noticed at a step.
fn seen<G: Game>(game: &Match<G>, step: u32, eyes: SeatSet) -> Vec<&G::Event> {
    let told = game.told(step).unwrap_or(&[]);
    told.iter().filter_map(|told| told.seen_by(eyes)).collect()
}

impl<G: Hosted> Hosting<G> {
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
    json(&Rejected::<()>::Unreadable { expected, found })
}

pub(crate) fn json(value: &impl Serialize) -> Json {
    to_raw_value(value).expect("wire types are plain data")
}

impl From<OpenError> for Json {
    fn from(error: OpenError) -> Json {
        json(&error)
    }
}
