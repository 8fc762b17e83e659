//! Whole matches as hosts run them: commands in, texts and JSON out.
use conformance::texts;
use kernel::{Seat, SeatSet};
use table::{Log, Start};
use text::TextLocalizer;

use crate::{ENTRY, State};

#[test]
fn bots_play_a_match_whose_log_replays() {
    let (_, options) = ENTRY.presets().swap_remove(0);
    let start = Start::Deal { seats: 3, options: &options };
    let mut table = ENTRY.open(start, Vec::new(), [7; 32], Vec::new()).expect("three seats fit");
    let bots: Vec<_> = SeatSet::first_n(3).iter().map(|seat| (seat, "normal")).collect();
    let everyone = SeatSet::first_n(3).with(SeatSet::SPECTATORS);
    while table.outcome().is_none() {
        let bot_task = table.bot_task(&bots, SeatSet::EMPTY, 1).expect("the bot exists");
        let (seat, command) = bot_task().expect("the game waits for a seat");
        table.submit(seat, &command).expect("bots choose legal actions");
        assert!(!table.view_updates(&[everyone])[0].events.is_empty());
    }
    let log = Log::read(&table.log(true).join("\n")).expect("the log was just written");
    let replayed = ENTRY.replay(&log).expect("the log replays");
    assert_eq!(replayed.outcome(), table.outcome());
}

#[test]
fn terminals_show_a_seat_its_own_cards_only() {
    let (_, options) = ENTRY.presets().swap_remove(0);
    let start = Start::Deal { seats: 2, options: &options };
    let mut table = ENTRY.open(start, Vec::new(), [7; 32], Vec::new()).expect("two seats fit");
    let digger = Seat::new(0);
    table.submit(digger, "dig").expect("it is the first turn");
    let names = ["Ann", "Ben"].map(str::to_owned);
    for texts in texts::all::<State>() {
        let localizer = TextLocalizer { texts: &texts, names: &names };
        let show = |seat| table.render_text(SeatSet::only(seat), &localizer);
        assert!(show(Seat::new(1)).contains('?'), "{}", texts.language());
        assert!(!show(digger).contains('?'), "{}", texts.language());
    }
}
