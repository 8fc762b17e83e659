//! The table and the people with which a run begins.
use catalog::GAMES;
use kernel::Seat;
use serde_json::value::to_raw_value;
use table::{GameEntry, Start};

use super::{
    dice::Dice,
    page::Page,
    people::Person,
    world::{Event, World},
};
use crate::{
    core::start_match,
    id::{GuestKey, TableId, Token},
    record::{Origin, Place, Record},
    store::{Commit, NewTable, Store},
    wire::{Absence, Json, Pace, Phase, Privacy, UndoPolicy, Watching},
};

/// Names of the people. The last two look alike.
const NAMES: [&str; 8] = ["Ann", "Ben", "Cleo", "Dora", "Emil", "Fay", "Gus", "Gu5"];
/// Steps played at random before a game is continued.
const STEPS_BEFORE: u32 = 40;

pub(super) fn first_table() -> TableId {
    TableId::from_random([1; TableId::LEN])
}

fn guest(person: usize) -> GuestKey {
    Token::from_random([person as u8 + 1; 16]).digest()
}

/// Creates the first table, the people and their pages.
pub(super) fn fill(world: &mut World, seed: u64) {
    let entry = GAMES.get(seed as usize % GAMES.len()).expect("there are games");
    let dice = &mut world.dice;
    let secret = dice.bytes();
    let (mut record, n_people) = record(dice, entry);
    let is_full = record.seats.iter().all(|place| place.is_held() || place.bot.is_some());
    if is_full && dice.one_in(2) {
        let started = start_match(&mut record, secret, world.time_since(world.now).unix_ms);
        drop(started.expect("the table is valid"));
    }
    let new = NewTable { id: first_table(), secret, record };
    let create = Some(Box::new(new.clone()));
    drop(world.store.commit(new.id, Commit { create, ..Commit::default() }));
    world.checks.create(&new, world.now).expect("the table is valid");
    add_people(world, n_people);
}

/// Adds the players, a stranger, and sometimes a visitor without a cookie.
fn add_people(world: &mut World, n_people: usize) {
    let n_strangers = 1 + world.dice.index(3);
    for number in 0..n_people + n_strangers {
        let is_visitor = number == n_people + 1;
        let person = world.people.len();
        let name = NAMES.get(person % NAMES.len()).copied().unwrap_or_default().to_owned();
        let guest = (!is_visitor).then(|| guest(person));
        world.people.push(Person { guest, name });
        let n_pages = if world.dice.one_in(4) { 2 } else { 1 };
        for _ in 0..n_pages {
            let page = world.pages.len();
            let client = hex::encode(world.dice.bytes::<8>());
            world.pages.push(Page::new(person, client, TableId::from_random([0; TableId::LEN])));
            world.visit(page, first_table());
            let wait = world.dice.millis(3_000);
            world.after(wait, Event::Decide { page });
        }
    }
}

/// Returns the record of a table and the number of its people.
fn record(dice: &mut Dice, entry: &'static GameEntry) -> (Record, usize) {
    let (preset, options) = dice.choose(&entry.presets()).expect("a preset").clone();
    let position = if dice.one_in(6) { continued(dice, entry, &options) } else { None };
    let n_seats = match &position {
        Some((_, n_seats)) => *n_seats,
        None => {
            let (min, max) = (entry.meta.seats_min.max(2), entry.meta.seats_max);
            min + dice.below(u32::from(max - min) + 1) as u8
        }
    };
    let bots = entry.bots();
    let (seats, n_people) = seats(dice, &bots, n_seats);
    let record = Record {
        game: entry.meta.id.to_owned(),
        title: None,
        preset: Some(preset.to_owned()),
        options,
        origin: match &position {
            Some(_) => Origin::Continued { step: STEPS_BEFORE },
            None => Origin::New,
        },
        lesson: None,
        position: position.map(|(position, _)| position),
        privacy: Privacy::Link,
        watching: *dice.choose(&WATCHING).expect("a value"),
        undo: *dice.choose(&UNDO).expect("a value"),
        pace: pace(dice),
        pace_since: 0,
        absence: *dice.choose(&ABSENCE).expect("a value"),
        stand_in: level(dice, &bots),
        bot_ms: dice.below(1_000),
        host: guest(0),
        host_away_at: None,
        acting_host: None,
        seats,
        phase: Phase::Lobby,
        created_at: 1,
        started: None,
        outcome: None,
        next: None,
        muted: Vec::new(),
        kicked: Vec::new(),
        question: None,
        history: Vec::new(),
        recent_commands: Vec::new(),
    };
    (record, n_people.min(NAMES.len() - 3))
}

/// Returns a level of bots that think quickly.
fn level(dice: &mut Dice, bots: &[&str]) -> String {
    bots.get(dice.index(2)).copied().unwrap_or_default().to_owned()
}

/// Returns the places of a table and the number of people for them.
fn seats(dice: &mut Dice, bots: &[&str], n_seats: u8) -> (Vec<Place>, usize) {
    let mut seats: Vec<Place> = Vec::new();
    let mut n_people = 1;
    let is_solo = dice.one_in(8);
    for index in 0..n_seats {
        let place = match if is_solo { 0 } else { dice.below(10) } {
            0..3 if index > 0 => Place::bot(level(dice, bots), Seat::new(index), &seats),
            3..6 if index > 0 => Place::open(),
            6 if index > 0 => {
                let name = format!("{} {index}", NAMES.first().copied().unwrap_or_default());
                Place::human(guest(0), name, None)
            }
            _ => {
                let person = if index == 0 { 0 } else { n_people };
                n_people = n_people.max(person + 1);
                let name = NAMES.get(person).copied().unwrap_or_default().to_owned();
                let entropy = dice.one_in(2).then(|| hex::encode(dice.bytes::<8>()));
                Place::human(guest(person), name, entropy)
            }
        };
        seats.push(place);
    }
    n_people += seats.iter().filter(|place| !place.is_held() && place.bot.is_none()).count();
    (seats, n_people)
}

const WATCHING: [Watching; 4] =
    [Watching::None, Watching::Public, Watching::Public, Watching::After];
const UNDO: [UndoPolicy; 4] =
    [UndoPolicy::Free, UndoPolicy::Consent, UndoPolicy::Consent, UndoPolicy::Off];
const ABSENCE: [Absence; 3] = [Absence::Wait, Absence::Bot, Absence::Open];

pub(super) fn pace(dice: &mut Dice) -> Pace {
    match dice.below(3) {
        0 => Pace::Slow { minutes: 1 + dice.below(4) },
        _ => Pace::Live,
    }
}

/// Returns a position after some random steps, with everything hidden redrawn, and its number of
/// seats.
fn continued(dice: &mut Dice, entry: &GameEntry, options: &Json) -> Option<(Json, u8)> {
    let start = Start::Deal { seats: entry.meta.seats_min.max(2), options };
    let mut game = entry.open(start, Vec::new(), dice.bytes(), Vec::new()).ok()?;
    for _ in 0..STEPS_BEFORE {
        let Some(seat) = game.awaited().first() else { break };
        let commands = game.commands(seat);
        let command = dice.choose(&commands)?;
        game.submit(seat, command).ok()?;
        if game.outcome().is_some() {
            return None;
        }
    }
    let position = game.redrawn_position(dice.bytes())?;
    Some((to_raw_value(&position).ok()?, game.seats()))
}
