//! Plays the matches of `logs/` again: `golden` lists their names, `golden NAME` writes a log to
//! stdout. `cargo xtask golden` calls it after a deliberate rule change.
use std::{
    env,
    io::{self, Write},
};

use kernel::{FastRng, GameRng, GameRngExt, MatchRng, Seat};
use madness::{
    ENTRY,
    talk::{Remark, random_remark},
};
use serde_json::{Value, json, value::to_raw_value};
use table::{AnyMatch, Start};

const PLAYERS: [&str; 5] = ["Ada", "Bruno", "Chloe", "Dmitri", "Elsa"];

type Recorder = fn() -> Box<dyn AnyMatch>;

const MATCHES: [(&str, Recorder); 3] = [
    ("three_at_random", three_at_random),
    ("four_untimed", four_untimed),
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

fn four_untimed() -> Box<dyn AnyMatch> {
    play(4, 22, &json!({"pace": "untimed", "budget": 3, "expert": true, "tie": "loss"}))
}

fn five_with_every_switch() -> Box<dyn AnyMatch> {
    let options = json!({
        "timer_seconds": "20",
        "talk_mode": "in_person",
        "honour_pack": true,
        "expert": true,
        "edge_spaces": "1",
        "start_zone": "shore_row",
        "arcane_cards": "11",
        "played_cards": "return_on_extend",
        "reveal_owner": false,
        "search_note": false,
        "mirage": true,
        "advice_text": true,
    });
    play(5, 23, &options)
}

/// Plays a random match with talk, passing time and occasional undos.
fn play(n_seats: u8, seed: u64, options: &Value) -> Box<dyn AnyMatch> {
    let options = to_raw_value(options).expect("plain data");
    let start = Start::Deal { seats: n_seats, options: &options };
    let names = PLAYERS[..n_seats as usize].iter().map(|&name| name.to_owned()).collect();
    let table = ENTRY.open(start, names, MatchRng::seed_from_number(seed), Vec::new());
    let mut table = table.expect("a playable table");
    let mut bot_rng = FastRng::new(seed);
    while table.outcome().is_none() {
        let nth = bot_rng.below(table.awaited().len()) as usize;
        let seat = table.awaited().iter().nth(nth).expect("a seat is awaited");
        if table.undoable(seat).is_some() && bot_rng.below(20) == 0 {
            table.undo(seat).expect("undo is possible");
        } else if bot_rng.below(3) == 0 {
            speak(&mut *table, n_seats, &mut bot_rng);
        } else if let Some(clock) = table.deadline()
            && bot_rng.below(4) == 0
        {
            table.expire(clock.id).expect("it runs");
        } else {
            let commands = table.commands(seat);
            let command: &String = bot_rng.choose(&commands);
            table.submit(seat, command).expect("a listed command is legal");
        }
    }
    table
}

/// Makes a random remark or gives advice, if legal. No one speaks during silence.
fn speak(table: &mut dyn AnyMatch, n_seats: u8, bot_rng: &mut FastRng) {
    let seat = Seat::new(bot_rng.below(u32::from(n_seats)) as u8);
    for _ in 0..20 {
        let remark: Remark = random_remark(n_seats, 4, bot_rng);
        if table.submit(seat, &format!("say {remark}")).is_ok() {
            return;
        }
    }
    let advice = *bot_rng.choose(&["advise sign stop", "advise space m2", "advise decision rest"]);
    // Advice is refused while the timer runs.
    let _ = table.submit(seat, advice);
}
