//! Records the golden matches in `logs/`, for `cargo xtask golden`.
use std::io;

use conformance::golden::{self, NamedMatch};
use kernel::{FastRng, GameRng, GameRngExt};
use oasis::ENTRY;
use serde_json::{Value, json};
use table::AnyMatch;

const PLAYERS: [&str; 5] = ["Ann", "Bob", "Cara", "Dan", "Eve"];

const MATCHES: [NamedMatch; 5] = [
    ("three_at_random", three_at_random),
    ("four_strict_and_open", four_strict_and_open),
    ("five_with_every_switch", five_with_every_switch),
    ("three_classic", three_classic),
    ("four_as_written", four_as_written),
];

fn main() -> io::Result<()> {
    golden::record(&MATCHES)
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
        "start_borders": true,
        "free_action": "new_first",
        "control_markers": "four",
        "unplayable": "accepting",
        "score_piece": "real",
        "reveal": "upfront",
        "end_on_full_path": true,
    });
    play(5, 13, &options)
}

fn three_classic() -> Box<dyn AnyMatch> {
    let options = json!({
        "placement": "strict",
        "start_borders": true,
        "free_action": "new_first",
        "control_markers": "four",
    });
    play(3, 14, &options)
}

fn four_as_written() -> Box<dyn AnyMatch> {
    let options = json!({
        "placement": "own_ban",
        "unplayable": "accepting",
        "score_piece": "real",
    });
    play(4, 15, &options)
}

/// Plays a match at random, with an occasional undo.
fn play(n_seats: usize, seed: u64, options: &Value) -> Box<dyn AnyMatch> {
    let mut table = golden::deal(&ENTRY, &PLAYERS[..n_seats], seed, options);
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
