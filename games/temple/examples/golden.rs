//! Plays the matches of `logs/` anew: `golden` lists their names, `golden NAME` writes a log to
//! stdout. `cargo xtask golden` calls it when a rule changes on purpose.
use std::{
    env,
    io::{self, Write},
};

use kernel::{Chance, Dice, Fast, SeatSet, Seeded};
use serde_json::{Value, json, value::to_raw_value};
use table::{AnyMatch, Start};
use temple::ENTRY;

const PLAYERS: [&str; 6] = ["Ann", "Bob", "Cara", "Dan", "Eve", "Finn"];

type Recorder = fn() -> Box<dyn AnyMatch>;

const MATCHES: [(&str, Recorder); 4] = [
    ("four_rivals", four_rivals),
    ("three_together", three_together),
    ("one_alone", one_alone),
    ("six_classic_at_random", six_classic_at_random),
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

fn four_rivals() -> Box<dyn AnyMatch> {
    let options = json!({
        "variety": 4, "pick_1": "v26", "pick_2": "v25", "pick_3": "v10", "pick_4": "v09",
    });
    play(4, 21, &options, Some("easy"))
}

fn three_together() -> Box<dyn AnyMatch> {
    let options = json!({"mode": "coop", "level": 2, "pick_1": "v12", "pick_2": "v02"});
    play(3, 22, &options, Some("normal"))
}

fn one_alone() -> Box<dyn AnyMatch> {
    play(1, 23, &json!({"level": 3, "peek": "notebook", "pick_1": "v23"}), Some("easy"))
}

fn six_classic_at_random() -> Box<dyn AnyMatch> {
    let options = json!({
        "variety": 0, "pit": false, "web": false, "statue": false, "tunnel": false,
        "collapse": false, "round_order": "load_first", "dice_pass": "left", "tie": "stone",
    });
    play(6, 24, &options, None)
}

/// With a bot for everybody or at random, now and then with a change of mind or the end of a look.
fn play(n_seats: u8, seed: u64, options: &Value, bot: Option<&str>) -> Box<dyn AnyMatch> {
    let options = to_raw_value(options).expect("plain data");
    let start = Start::Deal { seats: n_seats, options: &options };
    let names = PLAYERS[..n_seats as usize].iter().map(|&name| name.to_owned()).collect();
    let table = ENTRY.open(start, names, Seeded::numbered(seed), Vec::new());
    let mut table = table.expect("a playable table");
    let mut whims = Fast::new(seed);
    while table.outcome().is_none() {
        if let Some(deadline) = table.deadline()
            && whims.below(3) == 0
        {
            table.expire(deadline.id).expect("the clock runs");
            continue;
        }
        let seat = table.awaited().first().expect("somebody is awaited");
        if table.undoable(seat).is_some() && whims.below(30) == 0 {
            table.undo(seat).expect("it can be taken back");
            continue;
        }
        let thought = bot.and_then(|bot| {
            table.think(seat, bot, SeatSet::NOBODY, u64::from(whims.below(1 << 20)))
        });
        let command = match thought {
            Some(think) if whims.below(6) > 0 => think().expect("bots never wait here"),
            Some(_) | None => {
                let commands = table.commands(seat);
                let command: &String = whims.choose(&commands);
                command.clone()
            }
        };
        table.submit(seat, &command).expect("a listed command is legal");
    }
    table
}
