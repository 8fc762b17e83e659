//! Plays the matches of `logs/` anew: `golden` lists their names, `golden NAME` writes a log to
//! stdout. `cargo xtask golden` calls it when a rule changes on purpose.
use std::{
    env,
    io::{self, Write},
};

use kernel::{Chance, Dice, Fast, Seat, Seeded};
use madness::{
    ENTRY,
    talk::{Remark, any_remark},
};
use serde_json::{Value, json, value::to_raw_value};
use table::{AnyMatch, Start};

const PLAYERS: [&str; 5] = ["Ada", "Bruno", "Chloe", "Dmitri", "Elsa"];

type Recorder = fn() -> Box<dyn AnyMatch>;

const MATCHES: [(&str, Recorder); 3] = [
    ("three_at_random", three_at_random),
    ("four_by_letter", four_by_letter),
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
    play(3, 21, &json!({}))
}

fn four_by_letter() -> Box<dyn AnyMatch> {
    play(4, 22, &json!({"pace": "async", "budget": 3, "expert": true, "tie": "loss"}))
}

fn five_with_every_switch() -> Box<dyn AnyMatch> {
    let options = json!({
        "glass_seconds": "20",
        "comm_mode": "voice",
        "honour_pack": true,
        "expert": true,
        "edge_spaces": "1",
        "start_zone": "shore_row",
        "arcane_cards": "11",
        "laid_cards": "return_on_extend",
        "reveal_owner": false,
        "auto_lay_staged": true,
        "search_note": false,
        "mirage": true,
        "council_text": true,
    });
    play(5, 23, &options)
}

/// At random, with talk, time passing, and now and then a change of mind.
fn play(n_seats: u8, seed: u64, options: &Value) -> Box<dyn AnyMatch> {
    let options = to_raw_value(options).expect("plain data");
    let start = Start::Deal { seats: n_seats, options: &options };
    let names = PLAYERS[..n_seats as usize].iter().map(|&name| name.to_owned()).collect();
    let table = ENTRY.open(start, names, Seeded::numbered(seed), Vec::new());
    let mut table = table.expect("a playable table");
    let mut whims = Fast::new(seed);
    while table.outcome().is_none() {
        let nth = whims.below(table.awaited().len()) as usize;
        let seat = table.awaited().iter().nth(nth).expect("somebody is awaited");
        if table.undoable(seat).is_some() && whims.below(20) == 0 {
            table.undo(seat).expect("it can be taken back");
        } else if whims.below(3) == 0 {
            speak(&mut *table, n_seats, &mut whims);
        } else if let Some(clock) = table.deadline()
            && whims.below(4) == 0
        {
            table.expire(clock.id).expect("it runs");
        } else {
            let commands = table.commands(seat);
            let command: &String = whims.choose(&commands);
            table.submit(seat, command).expect("a listed command is legal");
        }
    }
    table
}

/// Somebody says something, if the rules let them; in silence everybody holds their tongue.
fn speak(table: &mut dyn AnyMatch, n_seats: u8, whims: &mut Fast) {
    let seat = Seat::new(whims.below(u32::from(n_seats)) as u8);
    for _ in 0..20 {
        let remark: Remark = any_remark(n_seats, 4, whims);
        if table.submit(seat, &format!("say {remark}")).is_ok() {
            return;
        }
    }
    let counsel = *whims.choose(&["advise sign stop", "advise space m2", "advise button rest"]);
    // While the glass runs there is no counsel either.
    let _ = table.submit(seat, counsel);
}
