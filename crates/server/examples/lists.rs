//! Measures how long it takes to list 100 tables, for short and long games.
//!
//! `cargo run --profile dist -p server --example lists` writes the tables to a temporary store,
//! opens it again and reads the list of live games 20 times.
#![allow(clippy::print_stdout, reason = "a benchmark prints its results")]
use std::{error::Error, time::Instant};

use kernel::{Seat, SeatSet};
use serde_json::json;
use server::{
    Record, TableId,
    store::{Commit, List, NewTable, Sqlite, Store, StoredInput},
    wire::StepSource,
};
use table::Line;

const N_TABLES: u64 = 100;
const N_READS: u32 = 20;

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    for n_steps in [0, 512, 4096] {
        let folder = tempfile::tempdir()?;
        let file = folder.path().join("lists.db");
        let store = Sqlite::open(&file).await?;
        for table in 0..N_TABLES {
            let id = table_id(table)?;
            let create = Some(Box::new(NewTable { id, secret: [7; 32], record: record(table)? }));
            let inputs = (1..=n_steps).map(input).collect();
            store.commit(id, Commit { create, inputs, ..Commit::default() }).await?;
        }
        store.close().await?;
        let store = Sqlite::open(&file).await?;
        store.list(List::Live).await?;
        let start = Instant::now();
        for _ in 0..N_READS {
            assert_eq!(store.list(List::Live).await?.len() as u64, N_TABLES);
        }
        let mean = start.elapsed() / N_READS;
        println!("{N_TABLES} tables of {n_steps} steps: {:.1} ms", mean.as_secs_f64() * 1e3);
    }
    Ok(())
}

fn table_id(n: u64) -> Result<TableId, impl Error> {
    let letter = |n: u64| char::from(b'a' + (n % 8) as u8);
    format!("aaaaaaaaa{}{}{}", letter(n / 64), letter(n / 8), letter(n)).parse()
}

fn record(created_at: u64) -> serde_json::Result<Record> {
    let seat = |name| {
        json!({"name": name, "holders": [], "links": [], "bot": "random", "entropy": null,
            "away_at": null, "left_at": null, "past": []})
    };
    serde_json::from_value(json!({
        "game": "toy", "title": null, "preset": null, "options": {}, "position": null,
        "privacy": "open", "watching": "public", "undo": "free", "pace": {"kind": "live"},
        "pace_since": 0, "absence": "bot", "stand_in": "random", "host_away_at": null,
        "acting_host": null, "origin": {"kind": "new"}, "kicked": [], "question": null,
        "history": [], "bot_ms": 0, "host": "host",
        "seats": [seat("Ann"), seat("Ben"), seat("Cleo")],
        "phase": "playing", "created_at": created_at,
        "started": {"rules": 1, "names": [], "entropy": [], "at": 1, "awaited": [0], "hash": ""},
        "outcome": null, "next": null, "muted": [], "recent_commands": [],
    }))
}

fn input(n: u32) -> StoredInput {
    StoredInput {
        line: Line::Act { n, seat: Seat::new(0), act: "move c3".to_owned() },
        hash: "0".repeat(64),
        author: StepSource::Person,
        origin: Some(format!("0123456789abcdef0123456789abcdef:{n}")),
        awaited: SeatSet::first_n(1),
        at: 1_700_000_000_000 + u64::from(n),
    }
}
