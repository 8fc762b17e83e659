//! Bots and their memory behind the type-erased interface.
use bots::Bot;
use kernel::{GameRng, Perspective};
use serde_json::value::RawValue;

use super::*;
use crate::{BotMaker, GameEntry, Language, Start};

mod countdown {
    include!(concat!(env!("CARGO_MANIFEST_DIR"), "/../kernel/doc/countdown.rs"));
}
use countdown::Countdown;

impl HostedGame for Countdown {
    const LANGUAGES: &'static [Language] = &[];
    const BOTS: &'static [BotMaker<Countdown>] =
        &[BotMaker { name: "alternating", make: || Box::new(Alternating { n_moves: 0 }) }];
}

/// A bot that plays its first legal action, then its last, and so on.
struct Alternating {
    n_moves: usize,
}

impl<G: Game> Bot<G> for Alternating {
    fn choose(&mut self, at: &Perspective<'_, G>, _: &mut dyn GameRng) -> Option<G::Action> {
        self.n_moves += 1;
        let mut actions = Vec::new();
        at.legal(&mut actions);
        if self.n_moves % 2 == 1 { actions.first() } else { actions.last() }.copied()
    }
}

#[test]
fn bots_remember_earlier_moves_of_their_match() {
    let entry = GameEntry::of::<Countdown>();
    let start = Start::Deal { seats: 2, options: RawValue::NULL };
    let table = entry.open(start, Vec::new(), [7; 32], Vec::new()).expect("two seats fit");
    let next_move = |seat: u8| {
        let bots = [(Seat::new(seat), "alternating")];
        table.bot_task(&bots, SeatSet::EMPTY, 1).expect("the bot exists")()
    };
    let (first, second) = (next_move(0).expect("a move"), next_move(0).expect("a move"));
    assert_ne!(first, second, "the bot is asked a second time, so it plays its last action");
    assert_eq!(next_move(1), None, "the game does not wait for this seat");
    let unknown = table.bot_task(&[(Seat::new(0), "unknown")], SeatSet::EMPTY, 1);
    assert!(unknown.is_none());
}
