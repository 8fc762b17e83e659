//! Messages of clients. The first line is the body of the request that creates a table. Each other
//! line is an event at this table, see [`perform`].
use server::fuzzing::{self, FuzzTable, HOST};

use crate::runtime::with_store;

/// Number of events after which an input ends, so that it is done quickly.
const N_EVENTS: usize = 64;
/// Number of moves of bots, which take longest.
const N_BOT_MOVES: usize = 4;

pub(crate) fn read(input: &[u8]) {
    let Ok(text) = str::from_utf8(input) else { return };
    let (body, events) = text.split_once('\n').unwrap_or((text, ""));
    let Some(created) = with_store(async |store| fuzzing::create(&store, body).await) else {
        return;
    };
    let mut table = FuzzTable::open(&created).expect("a new table opens");
    table.join(u64::from(HOST), HOST);
    let mut n_bot_moves = 0;
    for event in events.lines().take(N_EVENTS) {
        n_bot_moves += usize::from(event.starts_with('?'));
        if n_bot_moves <= N_BOT_MOVES {
            perform(&mut table, event);
        }
    }
    table.check();
}

/// Performs an event: a digit sends the rest of the line as a message of that guest, `+` and `-`
/// connect and disconnect a guest, `~` waits for some seconds, and `?` lets a bot think.
fn perform(table: &mut FuzzTable, event: &str) {
    let mut rest = event.chars();
    let Some(kind) = rest.next() else { return };
    let rest = rest.as_str();
    let guest = || rest.parse::<u8>().ok().filter(|guest| *guest < 10);
    match (kind, guest()) {
        ('+', Some(guest)) => table.join(guest.into(), guest),
        ('-', Some(guest)) => table.leave(guest.into()),
        ('~', _) => table.wait(rest.parse::<u16>().unwrap_or(1).into()),
        ('?', _) => table.run_bots(),
        (kind, _) => {
            if let Some(guest) = kind.to_digit(10) {
                table.receive(guest.into(), rest);
            }
        }
    }
}
