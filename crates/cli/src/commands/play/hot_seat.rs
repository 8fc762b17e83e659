//! One table, one keyboard: who is asked, when bots move, what is told and written down.
use std::{io::Write, path::PathBuf};

use kernel::{Seat, SeatSet};
use serde_json::{Value, json};
use table::{AnyMatch, GameEntry};

use crate::{
    commands::play::{
        dispatch::Dispatched,
        prompt::{Heard, Prompt},
        typed::WORDS,
    },
    failure,
    localizer::CliLocalizer,
    record,
    save::Save,
};

/// Is the game written to disk?
pub enum Saving {
    Off,
    On(Save),
    /// Writing failed; steps after `step` are nowhere.
    Lost {
        path: PathBuf,
        step: u32,
    },
}

/// Everything about a running hot seat.
pub struct HotSeat<'a> {
    pub entry: &'static GameEntry,
    pub table: Box<dyn AnyMatch>,
    pub voice: CliLocalizer,
    /// A level for each seat that is a bot's.
    pub bots: Vec<Option<&'static str>>,
    /// Ask people before each move of a bot.
    pub pauses: bool,
    pub bot_seed: u64,
    pub saving: Saving,
    pub out: &'a mut dyn Write,
}

impl HotSeat<'_> {
    /// Plays until the game is over or somebody leaves.
    pub fn run(&mut self, prompt: &mut dyn Prompt) -> anyhow::Result<()> {
        self.welcome()?;
        self.save_step()?;
        while self.table.outcome().is_none() {
            if self.bots_interject()? {
                continue;
            }
            if self.pauses && self.only_bots_awaited() {
                let before = self.table.step();
                match self.first_person_with_choices() {
                    Some(seat) if self.ask(seat, true, prompt)? == Dispatched::Quit => {
                        return self.leave();
                    }
                    Some(_) if self.table.step() > before => continue,
                    Some(_) | None => {}
                }
            }
            if self.bots_answer()? {
                continue;
            }
            match self.table.awaited().without(self.bot_seats()).first() {
                Some(seat) => {
                    if self.ask(seat, false, prompt)? == Dispatched::Quit {
                        return self.leave();
                    }
                }
                None => self.let_time_pass()?,
            }
        }
        self.goodbye()
    }

    fn welcome(&mut self) -> anyhow::Result<()> {
        let name = self.voice.game_name(self.entry);
        let seats = json!({"name": name, "n": self.table.seats()});
        writeln!(self.out, "{}", self.voice.say_with("welcome", seats))?;
        let rng = json!({"commitment": self.table.header().commitment});
        writeln!(self.out, "{}", self.voice.say_with("commitment", rng))?;
        for seat in self.bot_seats().iter() {
            let bot = json!({"seat": seat, "level": self.level(seat)});
            writeln!(self.out, "{}", self.voice.say_with("bot_seat", bot))?;
        }
        if self.table.step() > 0 {
            let resumed = json!({"n": self.table.step()});
            writeln!(self.out, "{}", self.voice.say_with("resumed", resumed))?;
        }
        Ok(())
    }

    pub fn bot_seats(&self) -> SeatSet {
        self.seats().iter().filter(|seat| self.level(*seat).is_some()).collect()
    }

    pub fn seats(&self) -> SeatSet {
        SeatSet::first_n(self.table.seats())
    }

    pub fn people(&self) -> SeatSet {
        self.seats().without(self.bot_seats())
    }

    /// Asks until a step is made, or nothing is wanted where that is an answer.
    fn ask(
        &mut self,
        seat: Seat,
        may_pass: bool,
        prompt: &mut dyn Prompt,
    ) -> anyhow::Result<Dispatched> {
        self.draw(seat)?;
        let key = if may_pass { "ask_pass" } else { "ask" };
        let question = self.voice.say_with(key, json!({"seat": seat}));
        let mut n_interrupts = 0;
        loop {
            let lines = self.likely_lines(seat);
            let line = match prompt.ask(&format!("{question} "), lines, self.out)? {
                Heard::Line(line) => line,
                Heard::Interrupted if n_interrupts == 0 => {
                    n_interrupts += 1;
                    writeln!(self.out, "{}", self.voice.say("interrupted"))?;
                    continue;
                }
                Heard::Interrupted | Heard::End => return Ok(Dispatched::Quit),
            };
            n_interrupts = 0;
            if may_pass && line.trim().is_empty() {
                return Ok(Dispatched::Stayed);
            }
            match self.dispatch(seat, &line)? {
                Dispatched::Stayed => {}
                done @ (Dispatched::Stepped | Dispatched::Quit) => return Ok(done),
            }
        }
    }

    fn likely_lines(&self, seat: Seat) -> Vec<String> {
        let mut lines = self.table.commands(seat);
        let whys: Vec<String> = lines.iter().map(|command| format!("why {command}")).collect();
        for other in self.people().without(SeatSet::only(seat)).iter() {
            let commands = self.table.commands(other);
            lines.extend(commands.iter().map(|command| format!("as {other} {command}")));
        }
        lines.extend(whys);
        lines.extend(WORDS.iter().map(|word| (*word).to_owned()));
        lines
    }

    pub fn draw(&mut self, seat: Seat) -> anyhow::Result<()> {
        let picture = self.table.render_text(SeatSet::only(seat), &self.voice.localizer());
        writeln!(self.out, "\n{picture}")?;
        Ok(())
    }

    /// Writes down and tells what has just happened. People see what they typed; of others they
    /// are told who did what.
    pub fn stepped(&mut self, seat: Seat, with_headline: bool) -> anyhow::Result<()> {
        // On disk before anybody sees it: a killed game cannot be played again knowing more.
        self.save_step()?;
        let step = self.table.step();
        if with_headline {
            writeln!(self.out, "{}", self.voice.headline(&*self.table, step))?;
        }
        for sentence in self.voice.story(&*self.table, step, self.viewers(seat)) {
            writeln!(self.out, "  {sentence}")?;
        }
        self.out.flush()?;
        Ok(())
    }

    /// Whoever acted looks at the screen; while bots act, the only person, or nobody special.
    fn viewers(&self, actor: Seat) -> SeatSet {
        let people = self.people();
        match people.first() {
            _ if people.has(actor) => SeatSet::only(actor),
            Some(person) if people.len() == 1 => SeatSet::only(person),
            Some(_) | None => SeatSet::SPECTATORS,
        }
    }

    fn save_step(&mut self) -> anyhow::Result<()> {
        let Saving::On(save) = &mut self.saving else {
            return Ok(());
        };
        let path = save.path().to_owned();
        if let Err(error) = save.append(&self.table.log(false)) {
            self.saving = Saving::Lost { path, step: self.table.step().saturating_sub(1) };
            self.out.flush()?;
            let problem = json!({"problem": error.to_string()});
            failure::warn(&self.voice.say_with("save_failed", problem));
            return self.warn_unsaved();
        }
        if self.table.outcome().is_some()
            && let Err(error) = save.finish()
        {
            failure::warn(&format!("warning: {}: {error}", path.display()));
        }
        Ok(())
    }

    fn warn_unsaved(&mut self) -> anyhow::Result<()> {
        if let Saving::Lost { path, step } = &self.saving {
            let lost = json!({"file": path.display().to_string(), "n": step});
            self.out.flush()?;
            failure::warn(&self.voice.say_with("save_lost", lost));
        }
        Ok(())
    }

    /// Where the match is saved, and what to note of it.
    fn saved_as(&self, save: &Save) -> Value {
        let file = save.path().display().to_string();
        json!({"file": file, "hash": record::last_hash(&*self.table)})
    }

    fn leave(&mut self) -> anyhow::Result<()> {
        if let Saving::On(save) = &self.saving {
            let file = self.saved_as(save);
            writeln!(self.out, "{}", self.voice.say_with("left_saved", file))?;
        } else {
            writeln!(self.out, "{}", self.voice.say("left"))?;
        }
        self.warn_unsaved()
    }

    fn goodbye(&mut self) -> anyhow::Result<()> {
        let viewers = self.people().first().map_or(SeatSet::SPECTATORS, SeatSet::only);
        writeln!(self.out, "\n{}", self.table.render_text(viewers, &self.voice.localizer()))?;
        for line in self.voice.ending(&*self.table) {
            writeln!(self.out, "{line}")?;
        }
        if let Saving::On(save) = &self.saving {
            let file = self.saved_as(save);
            writeln!(self.out, "{}", self.voice.say_with("over_saved", file))?;
        }
        self.warn_unsaved()
    }
}
