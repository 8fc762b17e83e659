//! Doing what was typed.
use kernel::{Seat, SeatSet};
use serde_json::{Value, json};
use table::Json;

use crate::{
    choice,
    commands::{
        play::{
            hot_seat::HotSeat,
            typed::{self, Typed},
        },
        rules::show,
    },
    rulebook::Rulebook,
};

/// What came of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dispatched {
    /// The game has gone on.
    Stepped,
    /// Something was said, nothing has changed.
    Stayed,
    Quit,
}

impl HotSeat<'_> {
    /// Does what `seat` typed.
    pub fn dispatch(&mut self, seat: Seat, line: &str) -> anyhow::Result<Dispatched> {
        let line = typed::tidy(line);
        match typed::read(&line, &self.table.commands(seat)) {
            Typed::Nothing | Typed::Actions => self.list_actions(seat)?,
            Typed::Board => self.draw(seat)?,
            Typed::Why("") => writeln!(self.out, "{}", self.voice.say("why_what"))?,
            Typed::Why(command) => self.explain(seat, command)?,
            Typed::Undo => return self.undo(seat),
            Typed::As(word, rest) => return self.act_as(word, rest),
            Typed::Wait => return self.wait(seat),
            Typed::Rules(paragraph) => self.print_rules(paragraph)?,
            Typed::Log => self.print_log()?,
            Typed::Help => self.print_help(seat)?,
            Typed::Quit => return Ok(Dispatched::Quit),
            Typed::Act(command) => return self.act(seat, command),
        }
        Ok(Dispatched::Stayed)
    }

    fn act(&mut self, seat: Seat, command: &str) -> anyhow::Result<Dispatched> {
        let rejected = match self.table.submit(seat, command) {
            Ok(_) => {
                self.stepped(seat, false)?;
                return Ok(Dispatched::Stepped);
            }
            Err(rejected) => read(&rejected),
        };
        // A command that can be read is never bent into another one.
        if rejected["code"] != "unreadable" {
            self.refuse(&rejected)?;
            return Ok(Dispatched::Stayed);
        }
        let legal = self.table.commands(seat);
        match typed::expand(command, &legal)[..] {
            [] => {
                self.refuse(&rejected)?;
                writeln!(self.out, "{}", self.voice.say("hint"))?;
            }
            [meant] => {
                writeln!(self.out, "{}", self.voice.say_with("meant", json!({"command": meant})))?;
                return self.act(seat, meant);
            }
            ref many => {
                let list = json!({"commands": many.join(", ")});
                writeln!(self.out, "{}", self.voice.say_with("ambiguous", list))?;
            }
        }
        Ok(Dispatched::Stayed)
    }

    /// The words of a rejection, with the paragraph behind it.
    fn refuse(&mut self, rejected: &Value) -> anyhow::Result<()> {
        match self.voice.rejected(rejected) {
            (words, Some(rule)) => writeln!(self.out, "{words} ({rule})")?,
            (words, None) => writeln!(self.out, "{words}")?,
        }
        Ok(())
    }

    fn list_actions(&mut self, seat: Seat) -> anyhow::Result<()> {
        let choices: Vec<Value> =
            serde_json::from_str(self.table.choices(seat).get()).unwrap_or_default();
        if choices.is_empty() {
            writeln!(self.out, "{}", self.voice.say_with("no_actions", json!({"seat": seat})))?;
        }
        let text = |choice: &Value| choice["text"].as_str().unwrap_or_default().to_owned();
        let width = choices.iter().map(|choice| text(choice).len()).max().unwrap_or_default();
        for choice in &choices {
            let words = self.voice.localize("action", choice);
            writeln!(self.out, "  {:<width$}  {words}", text(choice))?;
        }
        for other in self.people().without(SeatSet::only(seat)).iter() {
            let commands = self.table.commands(other);
            if !commands.is_empty() {
                let aside = json!({"seat": other, "word": other.to_string(), "n": commands.len()});
                writeln!(self.out, "{}", self.voice.say_with("out_of_turn", aside))?;
            }
        }
        if let Some(deadline) = self.table.deadline() {
            let seconds = f64::from(deadline.millis) / 1000.0;
            let clock = json!({"seconds": seconds});
            writeln!(self.out, "{}", self.voice.say_with("clock", clock))?;
        }
        Ok(())
    }

    fn explain(&mut self, seat: Seat, command: &str) -> anyhow::Result<()> {
        let Some(rejected) = self.table.why(seat, command) else {
            writeln!(self.out, "{}", self.voice.say("why_legal"))?;
            return Ok(());
        };
        let rejected = read(&rejected);
        self.refuse(&rejected)?;
        let rule = rejected["rule"].as_str().and_then(|id| self.rulebook().find(id));
        if let Some(paragraph) = rule {
            writeln!(self.out, "{}", show(&paragraph))?;
        }
        Ok(())
    }

    /// Takes back the last step of whoever at this keyboard made it.
    fn undo(&mut self, seat: Seat) -> anyhow::Result<Dispatched> {
        let others = self.people().without(SeatSet::only(seat));
        let mut candidates = std::iter::once(seat).chain(others.iter());
        let by = candidates.find(|seat| self.table.undoable(*seat).is_some()).unwrap_or(seat);
        match self.table.undo(by) {
            Ok(_) => {
                self.stepped(by, true)?;
                Ok(Dispatched::Stepped)
            }
            Err(rejected) => {
                self.refuse(&read(&rejected))?;
                Ok(Dispatched::Stayed)
            }
        }
    }

    fn act_as(&mut self, word: &str, line: &str) -> anyhow::Result<Dispatched> {
        let seat = match choice::seat(word) {
            Ok(seat) if self.people().has(seat) => seat,
            Ok(seat) => {
                let key = if self.seats().has(seat) { "as_a_bot" } else { "as_nobody" };
                writeln!(self.out, "{}", self.voice.say_with(key, json!({"seat": seat})))?;
                return Ok(Dispatched::Stayed);
            }
            Err(_) => {
                writeln!(self.out, "{}", self.voice.say("as_whom"))?;
                return Ok(Dispatched::Stayed);
            }
        };
        // Nobody speaks for somebody who speaks for somebody.
        if matches!(typed::read(line, &[]), Typed::As(..)) {
            writeln!(self.out, "{}", self.voice.say("as_whom"))?;
            return Ok(Dispatched::Stayed);
        }
        self.dispatch(seat, line)
    }

    fn wait(&mut self, seat: Seat) -> anyhow::Result<Dispatched> {
        let Some(deadline) = self.table.deadline() else {
            writeln!(self.out, "{}", self.voice.say("no_clock"))?;
            return Ok(Dispatched::Stayed);
        };
        match self.table.expire(deadline.id) {
            Ok(_) => {
                self.stepped(seat, true)?;
                Ok(Dispatched::Stepped)
            }
            Err(rejected) => {
                self.refuse(&read(&rejected))?;
                Ok(Dispatched::Stayed)
            }
        }
    }

    fn rulebook(&self) -> Rulebook<'static> {
        let language = self.entry.language(self.voice.language()).or(self.entry.languages.first());
        Rulebook(language.map_or("", |language| language.rules))
    }

    /// A paragraph by its id, those of a chapter or with a word in them, or the chapters.
    fn print_rules(&mut self, wanted: &str) -> anyhow::Result<()> {
        let book = self.rulebook();
        if wanted.is_empty() {
            for chapter in book.chapters() {
                writeln!(self.out, "  {chapter}")?;
            }
            let hint = json!({"paragraph": self.any_paragraph()});
            writeln!(self.out, "{}", self.voice.say_with("rules_hint", hint))?;
            return Ok(());
        }
        let found = book.about(wanted);
        for paragraph in &found {
            writeln!(self.out, "{}", show(paragraph))?;
        }
        if found.is_empty() {
            let near = json!({"wanted": wanted, "near": book.near(wanted).join(", ")});
            writeln!(self.out, "{}", self.voice.say_with("rules_unknown", near))?;
        }
        Ok(())
    }

    /// The table's own words, with commands and a paragraph of the game being played.
    fn print_help(&mut self, seat: Seat) -> anyhow::Result<()> {
        let legal = self.table.commands(seat);
        let command = typed::example(&legal);
        let short = command.and_then(|command| typed::shorten(command, &legal));
        let paragraph = self.any_paragraph();
        let help = json!({"command": command, "short": short, "paragraph": paragraph});
        writeln!(self.out, "{}", self.voice.say_with("help", help))?;
        Ok(())
    }

    /// The id of a paragraph that says something about playing, not of a ruling.
    fn any_paragraph(&self) -> String {
        let all = self.rulebook().paragraphs();
        let chosen = all.iter().find(|paragraph| paragraph.id.ends_with(".2"));
        chosen.or(all.first()).map(|paragraph| paragraph.id.to_owned()).unwrap_or_default()
    }

    fn print_log(&mut self) -> anyhow::Result<()> {
        for step in 1..=self.table.step() {
            writeln!(self.out, "{}", self.voice.headline(&*self.table, step))?;
        }
        if self.table.step() == 0 {
            writeln!(self.out, "{}", self.voice.say("log_empty"))?;
        }
        Ok(())
    }
}

fn read(rejected: &Json) -> Value {
    serde_json::from_str(rejected.get()).unwrap_or_default()
}
