//! Runs the lines that players enter.
use kernel::{Seat, SeatSet};
use serde_json::{Value, json};
use table::Json;

use crate::{
    arguments,
    commands::{
        play::{
            hot_seat::HotSeat,
            line::{self, ParsedLine},
        },
        rules::format_paragraph,
    },
    rulebook::Rulebook,
};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineEffect {
    /// The match has advanced.
    Stepped,
    /// Nothing has changed.
    Unchanged,
    Quit,
}

impl HotSeat<'_> {
    /// Runs a line that `seat` entered.
    pub fn dispatch(&mut self, seat: Seat, line: &str) -> anyhow::Result<LineEffect> {
        let line = line::collapse_spaces(line);
        match line::parse(&line, &self.table.commands(seat)) {
            ParsedLine::Empty | ParsedLine::Actions => self.print_actions(seat)?,
            ParsedLine::Board => self.draw(seat)?,
            ParsedLine::Why("") => writeln!(self.out, "{}", self.localizer.message("why_what"))?,
            ParsedLine::Why(command) => self.print_explanation(seat, command)?,
            ParsedLine::Undo => return self.undo(seat),
            ParsedLine::As(word, rest) => return self.act_as(word, rest),
            ParsedLine::Wait => return self.wait(seat),
            ParsedLine::Rules(paragraph) => self.print_rules(paragraph)?,
            ParsedLine::Log => self.print_log()?,
            ParsedLine::Help => self.print_help(seat)?,
            ParsedLine::Quit => return Ok(LineEffect::Quit),
            ParsedLine::Act(command) => return self.act(seat, command),
        }
        Ok(LineEffect::Unchanged)
    }

    fn act(&mut self, seat: Seat, command: &str) -> anyhow::Result<LineEffect> {
        let rejected = match self.table.submit(seat, command) {
            Ok(_) => {
                self.report_step(seat, false)?;
                return Ok(LineEffect::Stepped);
            }
            Err(rejected) => parse(&rejected),
        };
        // A command that the game can parse is never expanded to another one.
        if rejected["code"] != "unreadable" {
            self.print_rejection(&rejected)?;
            return Ok(LineEffect::Unchanged);
        }
        let legal = self.table.commands(seat);
        match line::expand(command, &legal)[..] {
            [] => {
                self.print_rejection(&rejected)?;
                writeln!(self.out, "{}", self.localizer.message("hint"))?;
            }
            [completed] => {
                writeln!(
                    self.out,
                    "{}",
                    self.localizer.message_with("meant", json!({"command": completed}))
                )?;
                return self.act(seat, completed);
            }
            ref candidates => {
                let list = json!({"commands": candidates.join(", ")});
                writeln!(self.out, "{}", self.localizer.message_with("ambiguous", list))?;
            }
        }
        Ok(LineEffect::Unchanged)
    }

    /// Prints the text of a rejection and the paragraph it cites.
    fn print_rejection(&mut self, rejected: &Value) -> anyhow::Result<()> {
        match self.localizer.rejection(rejected) {
            (text, Some(rule)) => writeln!(self.out, "{text} ({rule})")?,
            (text, None) => writeln!(self.out, "{text}")?,
        }
        Ok(())
    }

    fn print_actions(&mut self, seat: Seat) -> anyhow::Result<()> {
        let choices: Vec<Value> =
            serde_json::from_str(self.table.choices(seat).get()).unwrap_or_default();
        if choices.is_empty() {
            writeln!(
                self.out,
                "{}",
                self.localizer.message_with("no_actions", json!({"seat": seat}))
            )?;
        }
        let text = |choice: &Value| choice["text"].as_str().unwrap_or_default().to_owned();
        let width = choices.iter().map(|choice| text(choice).len()).max().unwrap_or_default();
        for choice in &choices {
            let label = self.localizer.localize("action", choice);
            writeln!(self.out, "  {:<width$}  {label}", text(choice))?;
        }
        for other in self.people().without(SeatSet::only(seat)).iter() {
            let commands = self.table.commands(other);
            if !commands.is_empty() {
                let arguments =
                    json!({"seat": other, "word": other.to_string(), "n": commands.len()});
                writeln!(self.out, "{}", self.localizer.message_with("out_of_turn", arguments))?;
            }
        }
        if let Some(deadline) = self.table.deadline() {
            let seconds = f64::from(deadline.millis) / 1000.0;
            let clock = json!({"seconds": seconds});
            writeln!(self.out, "{}", self.localizer.message_with("clock", clock))?;
        }
        Ok(())
    }

    fn print_explanation(&mut self, seat: Seat, command: &str) -> anyhow::Result<()> {
        let Some(rejected) = self.table.why(seat, command) else {
            writeln!(self.out, "{}", self.localizer.message("why_legal"))?;
            return Ok(());
        };
        let rejected = parse(&rejected);
        self.print_rejection(&rejected)?;
        let rule = rejected["rule"].as_str().and_then(|id| self.rulebook().find(id));
        if let Some(paragraph) = rule {
            writeln!(self.out, "{}", format_paragraph(&paragraph))?;
        }
        Ok(())
    }

    /// Undoes the last step, no matter which person made it.
    fn undo(&mut self, seat: Seat) -> anyhow::Result<LineEffect> {
        let others = self.people().without(SeatSet::only(seat));
        let mut candidates = std::iter::once(seat).chain(others.iter());
        let by = candidates.find(|seat| self.table.undoable(*seat).is_some()).unwrap_or(seat);
        match self.table.undo(by) {
            Ok(_) => {
                self.report_step(by, true)?;
                Ok(LineEffect::Stepped)
            }
            Err(rejected) => {
                self.print_rejection(&parse(&rejected))?;
                Ok(LineEffect::Unchanged)
            }
        }
    }

    fn act_as(&mut self, word: &str, line: &str) -> anyhow::Result<LineEffect> {
        let seat = match arguments::parse_seat(word) {
            Ok(seat) if self.people().has(seat) => seat,
            Ok(seat) => {
                let key = if self.seats().has(seat) { "as_a_bot" } else { "as_nobody" };
                writeln!(self.out, "{}", self.localizer.message_with(key, json!({"seat": seat})))?;
                return Ok(LineEffect::Unchanged);
            }
            Err(_) => {
                writeln!(self.out, "{}", self.localizer.message("as_whom"))?;
                return Ok(LineEffect::Unchanged);
            }
        };
        // `as p1 as p2 …` would recurse once per word.
        if matches!(line::parse(line, &[]), ParsedLine::As(..)) {
            writeln!(self.out, "{}", self.localizer.message("as_whom"))?;
            return Ok(LineEffect::Unchanged);
        }
        self.dispatch(seat, line)
    }

    fn wait(&mut self, seat: Seat) -> anyhow::Result<LineEffect> {
        let Some(deadline) = self.table.deadline() else {
            writeln!(self.out, "{}", self.localizer.message("no_clock"))?;
            return Ok(LineEffect::Unchanged);
        };
        match self.table.expire(deadline.id) {
            Ok(_) => {
                self.report_step(seat, true)?;
                Ok(LineEffect::Stepped)
            }
            Err(rejected) => {
                self.print_rejection(&parse(&rejected))?;
                Ok(LineEffect::Unchanged)
            }
        }
    }

    fn rulebook(&self) -> Rulebook<'static> {
        let language =
            self.entry.language(self.localizer.language()).or(self.entry.languages.first());
        Rulebook(language.map_or("", |language| language.rules))
    }

    /// Prints the paragraphs that match `wanted`, or the chapters if it is empty.
    fn print_rules(&mut self, wanted: &str) -> anyhow::Result<()> {
        let book = self.rulebook();
        if wanted.is_empty() {
            for chapter in book.chapters() {
                writeln!(self.out, "  {chapter}")?;
            }
            let hint = json!({"paragraph": self.example_paragraph()});
            writeln!(self.out, "{}", self.localizer.message_with("rules_hint", hint))?;
            return Ok(());
        }
        let found = book.look_up(wanted);
        for paragraph in &found {
            writeln!(self.out, "{}", format_paragraph(paragraph))?;
        }
        if found.is_empty() {
            let near = json!({"wanted": wanted, "near": book.similar_ids(wanted).join(", ")});
            writeln!(self.out, "{}", self.localizer.message_with("rules_unknown", near))?;
        }
        Ok(())
    }

    /// Prints the help, with a command and a paragraph from this game as examples.
    fn print_help(&mut self, seat: Seat) -> anyhow::Result<()> {
        let legal = self.table.commands(seat);
        let command = line::choose_example(&legal);
        let short = command.and_then(|command| line::shorten(command, &legal));
        let paragraph = self.example_paragraph();
        let help = json!({"command": command, "short": short, "paragraph": paragraph});
        writeln!(self.out, "{}", self.localizer.message_with("help", help))?;
        Ok(())
    }

    /// Returns a paragraph id to use as an example, preferably not a ruling.
    fn example_paragraph(&self) -> String {
        let all = self.rulebook().paragraphs();
        let example = all.iter().find(|paragraph| paragraph.id.ends_with(".2"));
        example.or(all.first()).map(|paragraph| paragraph.id.to_owned()).unwrap_or_default()
    }

    fn print_log(&mut self) -> anyhow::Result<()> {
        for step in 1..=self.table.step() {
            writeln!(self.out, "{}", self.localizer.headline(&*self.table, step))?;
        }
        if self.table.step() == 0 {
            writeln!(self.out, "{}", self.localizer.message("log_empty"))?;
        }
        Ok(())
    }
}

fn parse(rejected: &Json) -> Value {
    serde_json::from_str(rejected.get()).unwrap_or_default()
}
