//! Regenerates the matches in `logs/`. `golden` lists their names, `golden NAME` writes a log to
//! stdout. `cargo xtask golden` runs it when a rule changes on purpose.
use std::{
    env,
    io::{self, Write},
};

use kernel::{FastRng, GameRng, GameRngExt, MatchRng};
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
        .ok_or_else(|| io::Error::other(format!("unknown match {wanted:?}")))?;
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

/// Plays a match at random, with an occasional undo.
fn play(n_seats: u8, seed: u64, options: &Value) -> Box<dyn AnyMatch> {
    let options = to_raw_value(options).expect("options serialize");
    let start = Start::Deal { seats: n_seats, options: &options };
    let names = PLAYERS[..n_seats as usize].iter().map(|&name| name.to_owned()).collect();
    let table = ENTRY.open(start, names, MatchRng::seed_from_number(seed), Vec::new());
    let mut table = table.expect("the options are valid");
    let mut bot_rng = FastRng::new(seed);
    while table.outcome().is_none() {
        let seat = table.awaited().first().expect("an unfinished game awaits a player");
        if table.undoable(seat).is_some() && bot_rng.below(30) == 0 {
            table.undo(seat).expect("the step can be undone");
            continue;
        }
        let commands = table.commands(seat);
        let command: &String = bot_rng.choose(&commands);
        table.submit(seat, command).expect("a listed command is legal");
    }
    table
}
