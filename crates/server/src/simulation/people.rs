//! The people: they play, talk, vote, come and go, and try to do what they may not.
use serde_json::{Value, json};

use super::{
    checks::Verdict,
    page::{Choices, Page},
    process::Mail,
    setup::pace,
    world::{Event, World},
};
use crate::{id::GuestKey, wire::SeatKind};

pub(super) struct Person {
    pub guest: Option<GuestKey>,
    pub name: String,
}

/// Time between decisions once the misfortunes have ended.
const CALM_TEMPO: u32 = 400;

impl World {
    /// Lets the person in front of a page decide what to do.
    pub(super) fn decide(&mut self, number: usize) -> Verdict {
        if self.is_quiet {
            return Ok(());
        }
        let tempo = if self.is_calm { CALM_TEMPO } else { self.tempo_ms };
        let mut wait = self.dice.millis(2 * tempo);
        if !self.is_calm && self.dice.hits(self.faults.absences / 10) {
            // Long enough for others to lose patience.
            wait += self.dice.millis(600_000);
        }
        self.after(wait, Event::Decide { page: number });
        let Some(page) = self.pages.get(number) else { return Ok(()) };
        if !page.is_open {
            if self.is_calm || self.dice.one_in(16) {
                let table = self.last_table();
                self.visit(number, table);
            }
            return Ok(());
        }
        if !page.is_ready {
            return Ok(());
        }
        if self.is_calm {
            if page.pending.is_empty()
                && let Some(command) = self.calm_command(number)
            {
                self.command(number, command);
            }
            return Ok(());
        }
        if self.dice.hits(self.faults.absences) {
            self.go_away(number);
            return Ok(());
        }
        if page.pending.len() < 4 {
            self.do_something(number)?;
        }
        Ok(())
    }

    /// Closes a page for good.
    pub(super) fn leave(&mut self, number: usize) {
        self.close_by_page(number);
        if let Some(page) = self.pages.get_mut(number) {
            page.is_open = false;
        }
    }

    /// Closes or reloads a page.
    fn go_away(&mut self, number: usize) {
        self.trace(|_| format!("page {number} is closed"));
        self.close_by_page(number);
        let (client, is_reload) = (hex::encode(self.dice.bytes::<8>()), self.dice.one_in(2));
        let Some(page) = self.pages.get_mut(number) else { return };
        let table = page.table;
        page.open_table(table);
        (page.client, page.is_open) = (client, is_reload);
        if is_reload {
            self.connect_page(number);
        }
    }

    /// Sends a numbered command.
    fn command(&mut self, number: usize, mut command: Value) {
        let Some(page) = self.pages.get_mut(number) else { return };
        page.last_id += 1;
        command["id"] = page.last_id.into();
        let text = command.to_string();
        page.pending.insert(page.last_id, text.clone());
        self.checks.figures.commands += 1;
        if let Some(connection) = page.connection.filter(|_| page.is_ready) {
            self.send_up(connection, text);
        }
    }

    fn do_something(&mut self, number: usize) -> Verdict {
        let is_mischief = self.dice.hits(self.faults.mischief);
        let Some(page) = self.pages.get(number) else { return Ok(()) };
        let command = match (is_mischief, page.phase()) {
            (true, _) => return self.do_mischief(number),
            (false, "lobby") => self.lobby_command(number),
            (false, "playing") => self.playing_command(number),
            (false, _) => self.ended_command(number),
        };
        if let Some(command) = command {
            self.command(number, command);
        }
        Ok(())
    }

    /// Returns the command of a helpful person, so that the game continues.
    fn calm_command(&mut self, number: usize) -> Option<Value> {
        let page = self.pages.get(number)?;
        match page.phase() {
            "lobby" if page.you["is_host"] == true => {
                let open = self.open_seat(number);
                let bot = page.info["stand_in"].clone();
                Some(match open {
                    Some(seat) => json!({"type": "set_seat", "seat": seat, "bot": bot}),
                    None => json!({"type": "start"}),
                })
            }
            "playing" => self.answer(number).or_else(|| self.act(number)),
            _ => None,
        }
    }

    fn open_seat(&self, number: usize) -> Option<u64> {
        let seats = self.pages.get(number)?.info["seats"].as_array()?;
        let open = json!(SeatKind::Open);
        seats.iter().find(|seat| seat["kind"] == open)?["seat"].as_u64()
    }

    /// Answers the open question if it waits for this person.
    fn answer(&mut self, number: usize) -> Option<Value> {
        let page = self.pages.get(number)?;
        let question = &page.info["question"];
        let waiting = question["waiting"].as_array()?;
        let seats = page.seats();
        let is_mine = |seat: &Value| seat.as_u64().is_some_and(|s| seats.contains(&(s as u8)));
        let (is_asked, id) = (waiting.iter().any(is_mine), question["id"].clone());
        let yes = !self.dice.one_in(4);
        is_asked.then(|| json!({"type": "answer", "question": id, "yes": yes}))
    }

    /// Plays a legal action if the game waits for this person, or sometimes otherwise.
    fn act(&mut self, number: usize) -> Option<Value> {
        let is_hasty = self.dice.one_in(12);
        let page = self.pages.get(number)?;
        let Choices { choices, awaited, .. } = page.choices()?;
        let (seat, texts) = choices.into_iter().find(|(seat, texts)| {
            let is_awaited = seat.parse().is_ok_and(|seat: u8| awaited.contains(&seat));
            !texts.is_empty() && (is_awaited || is_hasty)
        })?;
        let choice = self.dice.choose(&texts)?;
        let seat: u8 = seat.parse().ok()?;
        Some(json!({"type": "act", "seat": seat, "command": choice.text}))
    }

    fn lobby_command(&mut self, number: usize) -> Option<Value> {
        let open = self.open_seat(number);
        let page = self.pages.get(number)?;
        let (mine, is_host) = (page.seats(), page.you["is_host"] == true);
        let n_seats = page.info["seats"].as_array().map_or(0, Vec::len);
        let name = self.people.get(page.person)?.name.clone();
        let own = self.dice.choose(&mine).copied();
        let any = self.dice.index(n_seats.max(1));
        match self.dice.below(20) {
            0..4 if is_host => Some(json!({"type": "start"})),
            4 if is_host => Some(json!({"type": "kick", "seat": any})),
            5 if is_host => {
                let kicked = page_people(self.pages.get(number)?, "kicked");
                let person = self.dice.choose(&kicked)?;
                Some(json!({"type": "admit", "person": person}))
            }
            6..9 if is_host => {
                let bot = self.bot_level(number);
                Some(json!({"type": "set_seat", "seat": any, "bot": bot}))
            }
            9 if is_host => Some(json!({"type": "n_seats", "n": self.dice.below(8)})),
            0..12 if mine.is_empty() => {
                let entropy = hex::encode(self.dice.bytes::<16>());
                let seat = open?;
                Some(json!({"type": "sit", "seat": seat, "name": name, "entropy": entropy}))
            }
            12 => Some(json!({"type": "stand", "seat": own?})),
            13 => Some(json!({"type": "rename", "seat": own?, "name": format!("{name} II")})),
            14 | 15 => self.settings(),
            _ => self.small_talk(number),
        }
    }

    fn bot_level(&mut self, number: usize) -> Option<Value> {
        let level = self.pages.get(number)?.info["stand_in"].clone();
        (!self.dice.one_in(4)).then_some(level)
    }

    fn playing_command(&mut self, number: usize) -> Option<Value> {
        if let Some(answer) = self.answer(number).filter(|_| !self.dice.one_in(3)) {
            return Some(answer);
        }
        let seats = self.pages.get(number)?.seats();
        let own = self.dice.choose(&seats).copied();
        match self.dice.below(100) {
            0..65 => self.act(number).or_else(|| self.small_talk(number)),
            65..72 => {
                let Choices { undo, .. } = self.pages.get(number)?.choices()?;
                let seat: u8 = undo.keys().next()?.parse().ok()?;
                Some(json!({"type": "undo", "seat": seat}))
            }
            72..76 => Some(json!({"type": "ask_undo", "seat": own?})),
            76..79 => self.settings(),
            79..85 => {
                let n_seats = self.pages.get(number)?.info["seats"].as_array()?.len();
                let seat = self.dice.index(n_seats);
                let on = self.dice.one_in(2);
                Some(json!({"type": "stand_in", "seat": seat, "on": on}))
            }
            85 => Some(json!({"type": "stand", "seat": own?})),
            86..88 => self.sit_down(number),
            88 => Some(json!({"type": "link", "seat": own?})),
            89 => self.claim(),
            _ => self.small_talk(number),
        }
    }

    /// Takes a seat that was given up.
    fn sit_down(&mut self, number: usize) -> Option<Value> {
        let page = self.pages.get(number)?;
        let name = &self.people.get(page.person)?.name;
        let seats = page.info["seats"].as_array()?;
        let is_free = |seat: &&Value| seat["kind"] == "human" && seat["person"].is_null();
        let seat = seats.iter().find(is_free)?["seat"].clone();
        Some(json!({"type": "sit", "seat": seat, "name": name}))
    }

    /// Uses the link to a seat that someone has made.
    fn claim(&mut self) -> Option<Value> {
        let tokens: Vec<&String> =
            self.pages.iter().filter_map(|page| page.token.as_ref()).collect();
        let token = self.dice.choose(&tokens)?;
        Some(json!({"type": "claim", "token": token}))
    }

    fn ended_command(&mut self, number: usize) -> Option<Value> {
        match self.dice.below(10) {
            0..3 => Some(json!({"type": "rematch", "deal": "new"})),
            3 => Some(json!({"type": "rematch", "deal": "same"})),
            4 => self.settings(),
            _ => self.small_talk(number),
        }
    }

    fn settings(&mut self) -> Option<Value> {
        let mut settings = match self.dice.below(6) {
            0 => json!({"undo": self.dice.choose(&["free", "consent", "consent", "off"])}),
            1 => json!({"watching": self.dice.choose(&["none", "public", "after"])}),
            2 => json!({"pace": pace(&mut self.dice)}),
            3 => json!({"absence": self.dice.choose(&["wait", "bot", "open"])}),
            4 => json!({"stand_in": self.dice.choose(&["random", "normal", "easy"])}),
            _ => json!({"bot_ms": self.dice.below(3_000)}),
        };
        settings["type"] = "settings".into();
        Some(settings)
    }

    fn small_talk(&mut self, number: usize) -> Option<Value> {
        let page = self.pages.get(number)?;
        let connection = page.connection?;
        let (seats, step) = (page.seats(), page.last_step);
        let seat = self.dice.choose(&seats).copied();
        let unnumbered = match self.dice.below(24) {
            0..4 => {
                let text = format!("hello {}", self.dice.below(1_000));
                return Some(json!({"type": "chat", "text": text}));
            }
            4 => return Some(json!({"type": "why", "seat": seat?, "command": "end"})),
            5 if self.dice.one_in(8) => return Some(json!({"type": "insight"})),
            6 if page.you["is_host"] == true => {
                let people = page_people(self.pages.get(number)?, "seats");
                let person = self.dice.choose(&people)?.clone();
                return Some(json!({"type": "mute", "person": person, "on": self.dice.one_in(2)}));
            }
            7 => json!({"type": "ping"}),
            8 => json!({"type": "sync", "since": self.dice.below(step + 1)}),
            9 => json!({"type": "plan", "seat": seat?, "keys": ["a1"]}),
            _ => return None,
        };
        self.send_up(connection, unnumbered.to_string());
        None
    }

    /// Tries what is not allowed, at least not to everyone.
    fn do_mischief(&mut self, number: usize) -> Verdict {
        let seat = self.dice.below(5);
        let Some(page) = self.pages.get(number) else { return Ok(()) };
        let Some(person) = self.people.get(page.person) else { return Ok(()) };
        let (name, table) = (person.name.clone(), page.table);
        let stranger = page_people(page, "seats").first().cloned().unwrap_or_default();
        let command = match self.dice.below(18) {
            0..3 => match self.overheard() {
                Some(text) => json!({"type": "act", "seat": seat, "command": text}),
                None => json!({"type": "act", "seat": seat, "command": "give up"}),
            },
            3 => json!({"type": "undo", "seat": seat}),
            4 | 5 => json!({"type": "ask_undo", "seat": seat}),
            6 => {
                let question = page.info["question"]["id"].clone();
                let question = question.as_u64().unwrap_or(7);
                json!({"type": "answer", "question": question, "yes": true})
            }
            7 | 8 => json!({"type": "sit", "seat": seat, "name": name}),
            9 => json!({"type": "stand", "seat": seat}),
            10 => json!({"type": "rename", "seat": seat, "name": "Ann"}),
            11 => json!({"type": "kick", "seat": seat}),
            12 => json!({"type": "start"}),
            13 => json!({"type": "stand_in", "seat": seat, "on": true}),
            14 => json!({"type": "claim", "token": "00112233445566778899aabbccddeeff"}),
            15 => json!({"type": "mute", "person": stranger, "on": true}),
            16 => match self.settings() {
                Some(settings) => settings,
                None => return Ok(()),
            },
            _ => {
                let guest = person.guest.clone().filter(|_| self.dice.one_in(4));
                let Some(guest) = guest else { return Ok(()) };
                return self.deliver(table, Mail::Delete { guest });
            }
        };
        self.command(number, command);
        Ok(())
    }

    /// Returns an action that someone else could take.
    fn overheard(&mut self) -> Option<String> {
        let number = self.dice.index(self.pages.len());
        let choices = self.pages.get(number)?.choices()?.choices;
        let texts: Vec<String> =
            choices.into_values().flatten().map(|choice| choice.text).collect();
        self.dice.choose(&texts).cloned()
    }
}

/// Returns the people in a list of the table.
fn page_people(page: &Page, list: &str) -> Vec<String> {
    let people = page.info[list].as_array().map(Vec::as_slice).unwrap_or_default();
    people.iter().filter_map(|entry| Some(entry["person"].as_str()?.to_owned())).collect()
}
