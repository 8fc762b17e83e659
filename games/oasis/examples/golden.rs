//! Plays the matches of `logs/` anew: `golden` lists their names, `golden NAME` writes a log to
//! stdout. `cargo xtask golden` calls it when a rule changes on purpose.
use std::{
    env,
    io::{self, Write},
};

use kernel::{Chance, Dice, Fast, Seeded};
use oasis::ENTRY;
use serde_json::{Value, json, value::to_raw_value};
use table::{AnyMatch, Start};

const PLAYERS: [&str; 5] = ["Ann", "Bob", "Cara", "Dan", "Eve"];

type Recorder = fn() -> Box<dyn AnyMatch>;

const MATCHES: [(&str, Recorder); 3] = [
    ("three_at_random", three_at_random),
    ("four_strict_and_open", four_strict_and_open),
    ("five_with_every_switch", five_with_every_switch),
];

fn main() -> io::Result<()> {
    let mut out = io::stdout().lock();
    let Some(wanted) = env::args().nth(1) else {
        return MATCHES.iter().try_for_each(|(name, _)| writeln!(out, "{name}"));
    };
    let (_, play) = MATCHES
        .iter()
        .find(|(name, _)| *name == wanted)
        .ok_or_else(|| io::Error::other(format!("there is no match {wanted:?}")))?;
    play().log(true).iter().try_for_each(|line| writeln!(out, "{line}"))
}

fn three_at_random() -> Box<dyn AnyMatch> {
    play(3, 11, &json!({}))
}

fn four_strict_and_open() -> Box<dyn AnyMatch> {
    play(4, 12, &json!({"placement": "strict", "marker_visibility": "open"}))
}

fn five_with_every_switch() -> Box<dyn AnyMatch> {
    let options = json!({
        "placement": "literal",
        "start_borders": false,
        "free_action": "old_first",
        "reveal": "upfront",
        "end_on_full_path": true,
    });
    play(5, 13, &options)
}

/// At random, now and then with a change of mind.
fn play(n_seats: u8, seed: u64, options: &Value) -> Box<dyn AnyMatch> {
    let options = to_raw_value(options).expect("plain data");
    let start = Start::Deal { seats: n_seats, options: &options };
    let names = PLAYERS[..n_seats as usize].iter().map(|&name| name.to_owned()).collect();
    let table = ENTRY.open(start, names, Seeded::numbered(seed), Vec::new());
    let mut table = table.expect("a playable table");
    let mut whims = Fast::new(seed);
    while table.outcome().is_none() {
        let seat = table.awaited().first().expect("somebody is awaited");
        if table.undoable(seat).is_some() && whims.below(30) == 0 {
            table.undo(seat).expect("it can be taken back");
            continue;
        }
        let commands = table.commands(seat);
        let command: &String = whims.choose(&commands);
        table.submit(seat, command).expect("a listed command is legal");
    }
    table
}
