//! Records the golden matches in `logs/`, for `cargo xtask golden`.
use std::io;

use conformance::golden::{self, NamedMatch};
use kernel::{FastRng, GameRng, GameRngExt, SeatSet};
use serde_json::{Value, json};
use table::AnyMatch;
use temple::ENTRY;

const PLAYERS: [&str; 6] = ["Ann", "Bob", "Cara", "Dan", "Eve", "Finn"];

const MATCHES: [NamedMatch; 6] = [
    ("four_rivals", four_rivals),
    ("three_together", three_together),
    ("one_alone", one_alone),
    ("six_classic_at_random", six_classic_at_random),
    ("two_in_an_empty_temple", two_in_an_empty_temple),
    ("four_as_written", four_as_written),
];

fn main() -> io::Result<()> {
    golden::record(&MATCHES)
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
    play(1, 23, &json!({"level": 3, "looks": "notebook", "pick_1": "v23"}), Some("easy"))
}

fn six_classic_at_random() -> Box<dyn AnyMatch> {
    let options = json!({
        "variety": 0, "pit": false, "web": false, "statue": false, "tunnel": false,
        "collapse": false, "round_order": "load_first", "dice_pass": "left", "tie": "stone",
    });
    play(6, 24, &options, None)
}

/// Second adventurers wait when the temple is empty.
fn two_in_an_empty_temple() -> Box<dyn AnyMatch> {
    play(2, 25, &json!({"variety": 0}), None)
}

/// The bridge, the tunnel, exchanges and small rules follow the reference manual.
fn four_as_written() -> Box<dyn AnyMatch> {
    let options = json!({
        "variety": 0, "level_cards": false, "rival_cards": false, "bridge_test": "every_move",
        "tunnel_to": "entrance", "trade": "corridor_swap", "fine_print": "as_written",
    });
    play(4, 26, &options, Some("easy"))
}

/// Plays a match with bots or at random, with occasional undos and expired looks.
fn play(n_seats: usize, seed: u64, options: &Value, bot: Option<&str>) -> Box<dyn AnyMatch> {
    let mut table = golden::deal(&ENTRY, &PLAYERS[..n_seats], seed, options);
    let mut bot_rng = FastRng::new(seed);
    while table.outcome().is_none() {
        if let Some(deadline) = table.deadline()
            && bot_rng.below(3) == 0
        {
            table.expire(deadline.id).expect("the deadline is current");
            continue;
        }
        let seat = table.awaited().first().expect("a seat is awaited until the game is over");
        if table.undoable(seat).is_some() && bot_rng.below(30) == 0 {
            table.undo(seat).expect("the last action can be undone");
            continue;
        }
        let task = bot.and_then(|bot| {
            table.bot_task(&[(seat, bot)], SeatSet::EMPTY, u64::from(bot_rng.below(1 << 20)))
        });
        let command = match task {
            Some(run) if bot_rng.below(6) > 0 => run().expect("bots never wait here").1,
            Some(_) | None => {
                let commands = table.commands(seat);
                let command: &String = bot_rng.choose(&commands);
                command.clone()
            }
        };
        table.submit(seat, &command).expect("a listed command is legal");
    }
    table
}
