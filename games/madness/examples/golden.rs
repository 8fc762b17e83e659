//! Records the golden matches in `logs/`, for `cargo xtask golden`.
use std::io;

use conformance::golden::{self, NamedMatch};
use kernel::{FastRng, GameRng, GameRngExt, Seat};
use madness::{
    ENTRY,
    talk::{Remark, random_remark},
};
use serde_json::{Value, json};
use table::AnyMatch;

const PLAYERS: [&str; 5] = ["Ada", "Bruno", "Chloe", "Dmitri", "Elsa"];

const MATCHES: [NamedMatch; 4] = [
    ("three_at_random", three_at_random),
    ("four_untimed", four_untimed),
    ("five_with_every_switch", five_with_every_switch),
    ("three_as_written", three_as_written),
];

fn main() -> io::Result<()> {
    golden::record(&MATCHES)
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

fn three_as_written() -> Box<dyn AnyMatch> {
    play(3, 24, &json!({"as_written": true, "arcane_cards": "11"}))
}

/// Plays a random match with talk, passing time and occasional undos.
fn play(n_seats: u8, seed: u64, options: &Value) -> Box<dyn AnyMatch> {
    let mut table = golden::deal(&ENTRY, &PLAYERS[..n_seats as usize], seed, options);
    let mut bot_rng = FastRng::new(seed);
    while table.outcome().is_none() {
        if table.awaited().is_empty() {
            // Everyone has played every card, and the timer runs to its end.
            let clock = table.deadline().expect("the timer runs");
            table.expire(clock.id).expect("it runs");
            continue;
        }
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
