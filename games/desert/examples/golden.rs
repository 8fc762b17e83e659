//! Records the golden matches in `logs/`, for `cargo xtask golden`.
use std::io;

use conformance::golden::{self, NamedMatch};
use desert::ENTRY;
use kernel::{FastRng, GameRng, GameRngExt, Seat, SeatSet};
use serde_json::{Value, json, value::to_raw_value};
use table::{AnyMatch, Start};

const PLAYERS: [&str; 5] = ["Ann", "Bob", "Cara", "Dan", "Eve"];

const MATCHES: [NamedMatch; 4] = [
    ("two_fly_out", two_fly_out),
    ("three_at_random", three_at_random),
    ("five_drafted", five_drafted),
    ("two_as_written", two_as_written),
];

fn main() -> io::Result<()> {
    golden::record(&MATCHES)
}

/// All but one part are found, the launch pad lies under a dune, and water is short.
fn two_fly_out() -> Box<dyn AnyMatch> {
    play_script(&rescue(), RESCUE)
}

/// Plays lines of the form `seat: command` from a position with two seats.
fn play_script(position: &Value, script: &str) -> Box<dyn AnyMatch> {
    let position = to_raw_value(position).expect("positions serialize");
    let mut table = golden::open(&ENTRY, &PLAYERS[..2], 1, Start::Position(&position));
    for line in script.lines() {
        let (who, command) = line.trim().split_once(": ").expect("a line is seat and command");
        let taken = match (who, command) {
            ("time", _) => table.expire(table.deadline().expect("a clock runs").id),
            (who, "undo") => table.undo(who.parse().expect("a seat")),
            (who, command) => table.submit(who.parse().expect("a seat"), command),
        };
        taken.map_err(|why| format!("{line}: {why}")).expect("the script is legal");
    }
    table
}

fn rescue() -> Value {
    json!({
        "options": {"ask_before_moving_me": true, "storm_pause": "always"},
        "crew": [
            {"role": "navigator", "cell": "b2", "water": 1,
             "gear": ["jet_pack", "solar_shield"]},
            {"role": "climber", "cell": "b2", "water": 3, "gear": ["dune_blaster"]},
        ],
        "eye": "e1",
        "meter": 1,
        "tiles": {
            "a1": {"back": "wreck", "excavated": true, "city": "gear"},
            "b1": {"city": "navdeck_column", "sand": 1},
            "c1": {"city": "gear", "excavated": true},
            "d1": {"city": "tunnel", "excavated": true, "sand": 4},
            "a2": {"city": "propeller_row", "excavated": true},
            "b2": {"city": "propeller_column", "excavated": true, "sand": 1},
            "c2": {"city": "engine_row", "excavated": true, "sand": 2},
            "d2": {"city": "engine_column", "excavated": true},
            "e2": {"city": "well", "sand": 2},
            "b3": {"sand": 3},
            "d4": {"city": "pad", "excavated": true, "sand": 5},
            "a4": {"city": "crystal_row", "excavated": true},
            "a5": {"city": "crystal_column", "excavated": true},
            "b5": {"city": "tunnel"},
            "c5": {"city": "navdeck_row", "excavated": true},
        },
        "parts": {"propeller": {"held": 0}, "engine": {"held": 0}, "crystal": {"held": 1}},
        "storm_pile": ["n1", "sun", "e2", "up", "sun", "s1"],
        "gear_pile": ["terrascope"],
    })
}

const RESCUE: &str = "p1: move b1
    p1: dig b1
    p1: excavate
    p1: guide p2 b3
    p2: agree
    p1: guide p2 b4
    p1: undo
    p1: guide p2 b4
    p1: guide p2 b5
    p1: shield
    p1: end
    p2: hold
    p2: release
    p1: draw
    p1: draw
    p2: hold
    time: is up
    p1: draw
    p2: excavate
    p2: take navdeck
    p2: move c5
    p2: move d5
    p2: blast d4
    p2: end
    p2: draw
    p2: draw
    p2: draw
    p1: jet d4
    p1: guide p2 d4
    time: is up";

/// Water from a well far away, water after a sun is revealed, a card that has to be buried, and a
/// part that the wind lays on the launch pad.
fn two_as_written() -> Box<dyn AnyMatch> {
    let position = json!({
        "options": {"well_reach": "any", "sharing": "any_time"},
        "crew": [
            {"role": "water_carrier", "cell": "d2", "water": 1},
            {"role": "meteorologist", "cell": "d3", "water": 0},
        ],
        "tiles": {
            "a1": {"city": "propeller_row", "excavated": true},
            "b1": {"city": "propeller_column", "excavated": true},
            "c1": {"city": "engine_row", "excavated": true},
            "d1": {"city": "engine_column", "excavated": true},
            "e1": {"city": "crystal_row", "excavated": true},
            "a2": {"city": "crystal_column", "excavated": true},
            "b2": {"city": "well", "excavated": true, "sand": 1},
            "c2": {"city": "navdeck_row", "excavated": true},
            "d3": {"city": "pad", "excavated": true},
            "e2": {"city": "navdeck_column", "excavated": true},
        },
        "parts": {
            "propeller": {"held": 0}, "engine": {"held": 0}, "crystal": {"held": 1},
            "navdeck": {"on": "c3"},
        },
        "storm_pile": ["sun", "up", "sun", "w1"],
    });
    play_script(&position, AS_WRITTEN)
}

const AS_WRITTEN: &str = "p1: fill
    p1: move d3
    p1: end
    p1: draw
    p1: give p2 water 1
    p2: hold
    p2: release
    p1: resolve
    p1: draw
    p2: look
    p2: bury 1
    p2: end
    p2: draw";

fn three_at_random() -> Box<dyn AnyMatch> {
    let options = json!({
        "difficulty": "normal",
        "roles": {"assigned": ["meteorologist", "navigator", "climber"]},
        "meteo_reorder": true,
        "ask_before_moving_me": true,
        "storm_pause": "always",
    });
    let mut table = golden::deal(&ENTRY, &PLAYERS[..3], 2754, &options);
    let mut bot_rng = FastRng::new(4);
    while table.outcome().is_none() {
        play_random_input(&mut *table, &mut bot_rng);
    }
    table
}

/// Plays one random input: usually an action by an awaited seat, sometimes an action by any seat,
/// an expired clock or an undo.
fn play_random_input(table: &mut dyn AnyMatch, bot_rng: &mut FastRng) {
    if let Some(clock) = table.deadline()
        && bot_rng.below(4) == 0
    {
        table.expire(clock.id).expect("the clock runs");
        return;
    }
    let awaited = table.awaited();
    let seats = if bot_rng.below(4) == 0 { SeatSet::first_n(table.seats()) } else { awaited };
    let seats: Vec<Seat> = seats.iter().collect();
    let seat = *bot_rng.choose(&seats);
    if table.undoable(seat).is_some() && bot_rng.below(12) == 0 {
        table.undo(seat).expect("undoable steps can be undone");
        return;
    }
    let commands = table.commands(seat);
    if !commands.is_empty() {
        let command: &String = bot_rng.choose(&commands);
        table.submit(seat, command).expect("a listed command is legal");
    }
}

fn five_drafted() -> Box<dyn AnyMatch> {
    let options = json!({
        "difficulty": "elite",
        "roles": "draft",
        "peek_shared": false,
        "sand_total": 43,
    });
    let mut table = golden::deal(&ENTRY, &PLAYERS, 1188, &options);
    while table.outcome().is_none() {
        let seat = table.awaited().first().expect("a running game awaits a seat");
        let seed = u64::from(table.step());
        let task = table.bot_task(&[(seat, "random")], SeatSet::EMPTY, seed);
        let (_, command) = task.and_then(|run| run()).expect("random bots always move");
        table.submit(seat, &command).expect("a bot plays by the rules");
    }
    table
}
