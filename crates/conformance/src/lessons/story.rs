//! One way through a chapter.
use std::collections::BTreeSet;

use kernel::{Seat, SeatSet};
use serde_json::Value;
use table::{
    AnyMatch, GameEntry, Start,
    lesson::{Beat, Chapter, Lesson, Reaction, ScriptLine, is_match},
};
use text::Texts;

use super::{MESSAGE_MAX, path::Path};

const LEARNER: Seat = Seat::new(0);
/// The most legal commands tried for a pattern such as `move *`.
const SAMPLES_MAX: usize = 3;
/// The most steps of a beat in which bots think.
const LIVE_STEPS_MAX: u32 = 3000;

/// A match of a lesson, as the learner plays it.
pub(super) struct Story<'a> {
    game: Box<dyn AnyMatch>,
    lesson: &'a Lesson,
    chapter: &'a Chapter,
    texts: &'a [Texts],
    /// The learner's commands.
    played: Vec<String>,
    /// The events of the current beat.
    events: Vec<Value>,
    /// The keys of all texts so far.
    pub said: BTreeSet<String>,
}

/// Returns the keys of the texts around the beats.
pub(super) fn fixed_keys(lesson: &Lesson) -> BTreeSet<String> {
    let mut keys: BTreeSet<String> =
        ["title", "about", "done", "recap-1", "recap-2", "recap-3"].map(key).into();
    keys.extend((2..=lesson.chapters.len()).map(|n| key(&format!("chapter-{n}"))));
    keys
}

fn key(name: &str) -> String {
    format!("lesson-{name}")
}

impl<'a> Story<'a> {
    pub(super) fn open(
        entry: &GameEntry,
        lesson: &'a Lesson,
        n_chapter: usize,
        texts: &'a [Texts],
    ) -> Story<'a> {
        let chapter = &lesson.chapters[n_chapter];
        let secret = kernel::MatchRng::seed_from_number(chapter.seed);
        let start = Start::Position(&chapter.position);
        let game = entry.open(start, Vec::new(), secret, Vec::new()).expect("the position opens");
        assert_eq!(usize::from(game.seats()), lesson.names.len() + 1, "every bot has a name");
        let (played, events) = (Vec::new(), Vec::new());
        Story { game, lesson, chapter, texts, played, events, said: BTreeSet::new() }
    }

    pub(super) fn play(&mut self, path: &mut Path) {
        for name in fixed_keys(self.lesson) {
            self.say(&name, None);
        }
        let chapter = self.chapter;
        for beat in &chapter.beats {
            let has_played =
                |pattern: &String| self.played.iter().any(|one| is_match(pattern, one));
            if beat.when.as_ref().is_some_and(|pattern| !has_played(pattern))
                || beat.unless.as_ref().is_some_and(has_played)
            {
                continue;
            }
            self.events.clear();
            self.run_script(&beat.script, &beat.id);
            self.say(&key(&beat.id), Some(beat));
            self.play_beat(beat, path);
            let after = key(&format!("{}-after", beat.id));
            if self.texts[0].has(&after) {
                self.say(&after, Some(beat));
            }
        }
    }

    fn play_beat(&mut self, beat: &Beat, path: &mut Path) {
        if let Some(refused) = &beat.refused {
            let why = self.game.why(LEARNER, &refused.command);
            let why: Value = serde_json::from_str(why.expect("it is refused").get())
                .expect("a rejection is JSON");
            assert_eq!(why["rule"], refused.rule.as_str(), "{}: {why}", beat.id);
            if refused.has_button {
                self.say(&key(&format!("{}-button", beat.id)), Some(beat));
            }
            self.check_reactions(beat);
        } else if let Some(event) = &beat.until {
            self.play_until(beat, event);
        } else {
            for pattern in &beat.accept {
                self.check_reactions(beat);
                let options = self.options(pattern, SAMPLES_MAX);
                assert!(!options.is_empty(), "{}: {pattern} is not legal", beat.id);
                self.submit(&options[path.choose(options.len())], beat);
            }
        }
    }

    /// Plays on until the event happens: the learner as the beat suggests, and else as a bot would.
    fn play_until(&mut self, beat: &Beat, event: &str) {
        let (pattern, n_before) = (beat.accept.join(" | "), self.played.len());
        self.check_reactions(beat);
        for _ in 0..LIVE_STEPS_MAX {
            let is_played = self.played.iter().skip(n_before).any(|one| one == event);
            if is_played || self.events.iter().any(|one| one["type"] == event) {
                return;
            }
            assert!(self.game.outcome().is_none(), "{}: the game is over before {event}", beat.id);
            match (self.taught(&pattern), beat.is_live) {
                (Some(command), _) => self.submit(&command, beat),
                (None, true) => self.let_bots_act(),
                (None, false) => {
                    let command = self.bots_choice(&[LEARNER]).expect("the learner can act");
                    assert!(is_match(&pattern, &command.1), "{}: {}", beat.id, command.1);
                    self.submit(&command.1, beat);
                }
            }
        }
        panic!("{}: {event} never happens", beat.id);
    }

    /// Returns the first legal command among those that the pattern spells out.
    fn taught(&self, pattern: &str) -> Option<String> {
        let mut exact = pattern.split(" | ").filter(|one| !one.ends_with('*'));
        exact.find(|one| self.game.why(LEARNER, one).is_none()).map(str::to_owned)
    }

    /// Lets bots play every seat for a step, or the clock if they wait.
    fn let_bots_act(&mut self) {
        let seats: Vec<Seat> = (0..self.game.seats()).map(Seat::new).collect();
        match (self.bots_choice(&seats), self.game.deadline()) {
            (Some((seat, command)), _) => {
                self.game.submit(seat, &command).expect("bots choose legal actions");
            }
            (None, Some(deadline)) => {
                self.game.expire(deadline.id).expect("the clock is running");
            }
            (None, None) => panic!("everyone waits"),
        }
        self.record_events();
    }

    /// Returns what bots in these seats would do now.
    fn bots_choice(&self, seats: &[Seat]) -> Option<(Seat, String)> {
        let bots: Vec<_> = seats.iter().map(|seat| (*seat, self.lesson.bot.as_str())).collect();
        let task = self.game.bot_task(&bots, SeatSet::EMPTY, u64::from(self.game.step()));
        task.expect("the bot exists")()
    }

    /// Returns the legal commands that match a pattern: all it spells out, and some for each `*`.
    fn options(&self, pattern: &str, n_samples: usize) -> Vec<String> {
        let legal = self.game.commands(LEARNER);
        let mut options = Vec::new();
        for one in pattern.split(" | ") {
            if one.ends_with('*') {
                let fitting = legal.iter().filter(|command| is_match(one, command));
                options.extend(fitting.take(n_samples).cloned());
            } else if self.game.why(LEARNER, one).is_none() {
                options.push(one.to_owned());
            }
        }
        let mut seen = BTreeSet::new();
        options.retain(|option| seen.insert(option.clone()));
        options
    }

    fn submit(&mut self, command: &str, beat: &Beat) {
        let result = self.game.submit(LEARNER, command);
        result.unwrap_or_else(|why| panic!("{}: {command}: {why}", beat.id));
        self.played.push(command.to_owned());
        self.record_events();
        let accepted = beat.react.iter().find(|one| !one.is_what_if && is_match(&one.to, command));
        if let Some(reaction) = accepted {
            self.run_script(&reaction.script, &beat.id);
            self.say(&key(&format!("say-{}", reaction.say)), Some(beat));
        }
    }

    /// Checks the answers to what the learner could do now although the beat does not accept it.
    fn check_reactions(&mut self, beat: &Beat) {
        for reaction in &beat.react {
            let commands = self.options(&reaction.to, 1);
            let Some(command) = commands.first() else { continue };
            if reaction.is_what_if {
                self.check_what_if(command, reaction, beat);
            }
            self.say(&key(&format!("say-{}", reaction.say)), Some(beat));
        }
    }

    /// Checks that a command and what comes of it can be taken back.
    fn check_what_if(&mut self, command: &str, reaction: &Reaction, beat: &Beat) {
        let before = self.game.view(SeatSet::EVERYONE).get().to_owned();
        self.game.submit(LEARNER, command).expect("it is legal");
        self.run_script(&reaction.script, &beat.id);
        for _ in 0..=reaction.script.len() {
            self.game.rewind(LEARNER).expect("the game is not over");
        }
        assert_eq!(self.game.view(SeatSet::EVERYONE).get(), before, "{}: {command}", beat.id);
    }

    fn run_script(&mut self, lines: &[String], beat: &str) {
        for line in lines {
            let result = match ScriptLine::parse(line).expect("the line is readable") {
                ScriptLine::Act { seat, command } => self.game.submit(seat, &command),
                ScriptLine::Tick => {
                    self.game.expire(self.game.deadline().expect("a clock is running").id)
                }
            };
            result.unwrap_or_else(|why| panic!("{beat}: {line}: {why}"));
            self.record_events();
        }
    }

    fn record_events(&mut self) {
        let events = self.game.events(self.game.step(), SeatSet::only(LEARNER));
        let events: Vec<Value> = serde_json::from_str(events.get()).expect("events are a list");
        self.events.extend(events);
    }

    /// Checks a text in every language, with the arguments it has now.
    fn say(&mut self, key: &str, beat: Option<&Beat>) {
        self.said.insert(key.to_owned());
        let view = self.game.view(SeatSet::only(LEARNER));
        let view: Value = serde_json::from_str(view.get()).expect("a view is JSON");
        for texts in self.texts {
            let mut args = text::Args::new();
            for (name, n) in self.lesson.names.iter().zip(2..) {
                args.set(format!("p{n}"), name.clone());
            }
            for (name, path) in beat.into_iter().flat_map(|beat| &beat.args) {
                match self.argument(path, &view) {
                    Value::Number(number) => {
                        args.set(name.clone(), number.as_f64().unwrap_or_default());
                    }
                    Value::String(word) => args.set(name.clone(), word),
                    other => panic!("{key}: {path} is {other}"),
                }
            }
            let text = texts.format(key, &args).unwrap_or_else(|error| panic!("{error}"));
            let n_chars = text.chars().count();
            assert!(n_chars <= MESSAGE_MAX, "{} {key} has {n_chars} characters", texts.language());
        }
    }

    /// Returns the value of an argument: a part of the view or the insight, the number of events of
    /// a type, or a part of the last one.
    fn argument(&self, path: &str, view: &Value) -> Value {
        if let Some(path) = path.strip_prefix("insight:") {
            let insight = self.game.insight(SeatSet::only(LEARNER));
            let insight: Value = serde_json::from_str(insight.get()).expect("insight is JSON");
            return insight.pointer(path).cloned().unwrap_or(Value::Null);
        }
        let Some(event) = path.strip_prefix("event:") else {
            return view.pointer(path).cloned().unwrap_or(Value::Null);
        };
        let (kind, part) = event.split_at(event.find('/').unwrap_or(event.len()));
        let found: Vec<&Value> = self.events.iter().filter(|one| one["type"] == kind).collect();
        match (part, found.last()) {
            ("", _) => found.len().into(),
            (part, last) => last.and_then(|one| one.pointer(part)).cloned().unwrap_or(0.into()),
        }
    }
}
