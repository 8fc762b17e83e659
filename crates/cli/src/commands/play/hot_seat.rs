//! The game loop for players who share a keyboard: prompts people, runs bots, and prints and saves
//! each step.
use std::{io::Write, path::PathBuf};

use kernel::{Seat, SeatSet};
use serde_json::{Value, json};
use table::{AnyMatch, GameEntry};

use crate::{
    commands::play::{
        dispatch::LineEffect,
        line::KEYWORDS,
        prompt::{Prompt, Reply},
    },
    failure,
    localizer::CliLocalizer,
    log_file,
    save::SaveFile,
};

/// Whether the game is saved to disk.
pub enum Saving {
    Off,
    On(SaveFile),
    /// Saving failed. Steps after `step` are not saved.
    Failed {
        path: PathBuf,
        step: u32,
    },
}

/// A running game whose players share a keyboard.
pub struct HotSeat<'a> {
    pub entry: &'static GameEntry,
    pub table: Box<dyn AnyMatch>,
    pub localizer: CliLocalizer,
    /// The bot level for each seat; `None` for people.
    pub bots: Vec<Option<&'static str>>,
    /// Whether people are asked before each bot move.
    pub pauses_for_people: bool,
    pub bot_seed: u64,
    pub saving: Saving,
    pub out: &'a mut dyn Write,
}

impl HotSeat<'_> {
    /// Plays until the game is over or a player quits.
    pub fn run(&mut self, prompt: &mut dyn Prompt) -> anyhow::Result<()> {
        self.print_welcome()?;
        self.save_step()?;
        while self.table.outcome().is_none() {
            if self.move_bots(self.seats().without(self.table.awaited()))? {
                continue;
            }
            if self.pauses_for_people && self.is_only_awaiting_bots() {
                let before = self.table.step();
                match self.first_person_with_choices() {
                    Some(seat) if self.ask(seat, true, prompt)? == LineEffect::Quit => {
                        return self.leave();
                    }
                    Some(_) if self.table.step() > before => continue,
                    Some(_) | None => {}
                }
            }
            if self.move_bots(self.table.awaited())? {
                continue;
            }
            match self.table.awaited().without(self.bot_seats()).first() {
                Some(seat) => {
                    if self.ask(seat, false, prompt)? == LineEffect::Quit {
                        return self.leave();
                    }
                }
                None => self.expire_clock()?,
            }
        }
        self.finish()
    }

    fn print_welcome(&mut self) -> anyhow::Result<()> {
        let name = self.localizer.game_name(self.entry);
        let seats = json!({"name": name, "n": self.table.seats()});
        writeln!(self.out, "{}", self.localizer.message_with("welcome", seats))?;
        let commitment = json!({"commitment": self.table.header().commitment});
        writeln!(self.out, "{}", self.localizer.message_with("commitment", commitment))?;
        for seat in self.bot_seats().iter() {
            let bot = json!({"seat": seat, "level": self.level(seat)});
            writeln!(self.out, "{}", self.localizer.message_with("bot_seat", bot))?;
        }
        if self.table.step() > 0 {
            let resumed = json!({"n": self.table.step()});
            writeln!(self.out, "{}", self.localizer.message_with("resumed", resumed))?;
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

    /// Prompts a seat until the match advances, the player quits or, if `can_pass` is set, enters
    /// an empty line.
    fn ask(
        &mut self,
        seat: Seat,
        can_pass: bool,
        prompt: &mut dyn Prompt,
    ) -> anyhow::Result<LineEffect> {
        self.draw(seat)?;
        let key = if can_pass { "ask_pass" } else { "ask" };
        let question = self.localizer.message_with(key, json!({"seat": seat}));
        let mut n_interrupts = 0;
        loop {
            let completions = self.completions(seat);
            let line = match prompt.ask(&format!("{question} "), completions, self.out)? {
                Reply::Line(line) => line,
                Reply::Interrupted if n_interrupts == 0 => {
                    n_interrupts += 1;
                    writeln!(self.out, "{}", self.localizer.message("interrupted"))?;
                    continue;
                }
                Reply::Interrupted | Reply::End => return Ok(LineEffect::Quit),
            };
            n_interrupts = 0;
            if can_pass && line.trim().is_empty() {
                return Ok(LineEffect::Unchanged);
            }
            match self.dispatch(seat, &line)? {
                LineEffect::Unchanged => {}
                effect @ (LineEffect::Stepped | LineEffect::Quit) => return Ok(effect),
            }
        }
    }

    /// Returns the lines that the prompt can complete to.
    fn completions(&self, seat: Seat) -> Vec<String> {
        let mut lines = self.table.commands(seat);
        let whys: Vec<String> = lines.iter().map(|command| format!("why {command}")).collect();
        for other in self.people().without(SeatSet::only(seat)).iter() {
            let commands = self.table.commands(other);
            lines.extend(commands.iter().map(|command| format!("as {other} {command}")));
        }
        lines.extend(whys);
        lines.extend(KEYWORDS.iter().map(|word| (*word).to_owned()));
        lines
    }

    pub fn draw(&mut self, seat: Seat) -> anyhow::Result<()> {
        let board = self.table.render_text(SeatSet::only(seat), &self.localizer.text_localizer());
        writeln!(self.out, "\n{board}")?;
        Ok(())
    }

    /// Saves and prints the last step. The headline repeats the input, so it is omitted for people
    /// who have just typed it.
    pub fn report_step(&mut self, seat: Seat, with_headline: bool) -> anyhow::Result<()> {
        // Save the step before showing it. Otherwise, players could kill the session and repeat the
        // step with the knowledge they gained from it.
        self.save_step()?;
        let step = self.table.step();
        if with_headline {
            writeln!(self.out, "{}", self.localizer.headline(&*self.table, step))?;
        }
        for sentence in self.localizer.story(&*self.table, step, self.viewers(seat)) {
            writeln!(self.out, "  {sentence}")?;
        }
        self.out.flush()?;
        Ok(())
    }

    /// Returns the viewers that the screen is drawn for: the person who acted, the only person if a
    /// bot acted, or the spectators otherwise.
    fn viewers(&self, actor: Seat) -> SeatSet {
        let people = self.people();
        match people.first() {
            _ if people.has(actor) => SeatSet::only(actor),
            Some(person) if people.len() == 1 => SeatSet::only(person),
            Some(_) | None => SeatSet::SPECTATORS,
        }
    }

    fn save_step(&mut self) -> anyhow::Result<()> {
        let Saving::On(save_file) = &mut self.saving else {
            return Ok(());
        };
        let path = save_file.path().to_owned();
        if let Err(error) = save_file.append(&self.table.log(false)) {
            self.saving = Saving::Failed { path, step: self.table.step().saturating_sub(1) };
            self.out.flush()?;
            let problem = json!({"problem": error.to_string()});
            failure::print_error(&self.localizer.message_with("save_failed", problem));
            return self.warn_unsaved();
        }
        if self.table.outcome().is_some()
            && let Err(error) = save_file.finish()
        {
            failure::print_error(&format!("warning: {}: {error}", path.display()));
        }
        Ok(())
    }

    fn warn_unsaved(&mut self) -> anyhow::Result<()> {
        if let Saving::Failed { path, step } = &self.saving {
            let lost = json!({"file": path.display().to_string(), "n": step});
            self.out.flush()?;
            failure::print_error(&self.localizer.message_with("save_lost", lost));
        }
        Ok(())
    }

    /// Returns the file name and the last hash as text arguments.
    fn save_arguments(&self, save_file: &SaveFile) -> Value {
        let file = save_file.path().display().to_string();
        json!({"file": file, "hash": log_file::last_hash(&*self.table)})
    }

    /// Ends the session before the game is over.
    fn leave(&mut self) -> anyhow::Result<()> {
        if let Saving::On(save_file) = &self.saving {
            let arguments = self.save_arguments(save_file);
            writeln!(self.out, "{}", self.localizer.message_with("left_saved", arguments))?;
        } else {
            writeln!(self.out, "{}", self.localizer.message("left"))?;
        }
        self.warn_unsaved()
    }

    /// Ends the session of a finished game.
    fn finish(&mut self) -> anyhow::Result<()> {
        let viewers = self.people().first().map_or(SeatSet::SPECTATORS, SeatSet::only);
        writeln!(
            self.out,
            "\n{}",
            self.table.render_text(viewers, &self.localizer.text_localizer())
        )?;
        for line in self.localizer.ending(&*self.table) {
            writeln!(self.out, "{line}")?;
        }
        if let Saving::On(save_file) = &self.saving {
            let arguments = self.save_arguments(save_file);
            writeln!(self.out, "{}", self.localizer.message_with("over_saved", arguments))?;
        }
        self.warn_unsaved()
    }
}
