//! The storm meter: cards per tick, difficulties and the skull.
use super::*;
use crate::data::Difficulty;

const TRACKS: [(u8, &[u8]); 4] = [
    (2, &[2, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 6, 6]),
    (3, &[2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 6, 6]),
    (4, &[2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 6, 6]),
    (5, &[2, 3, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 6, 6]),
];

/// The number of Storm Picks Up cards that lose, for Novice, Normal, Elite and Legendary.
const SKULLS: [(u8, [u8; 4]); 4] =
    [(2, [13, 12, 11, 10]), (3, [14, 13, 12, 11]), (4, [14, 13, 12, 11]), (5, [15, 14, 13, 12])];

fn crew_of(seats: u8) -> &'static [Role] {
    &[Navigator, Explorer, Climber, Carrier, Meteorologist][..seats as usize]
}

/// Returns the number of Storm Picks Up cards it takes to lose from this tick.
fn count_to_the_skull(seats: u8, tick: u8) -> u8 {
    let scene = Scene::of(crew_of(seats)).meter(tick).storm_of(P1, 1).pile("up");
    let mut table = scene.ready();
    table.play(P1, "draw");
    match table.ending() {
        Some(ending) => {
            assert_eq!(ending, Ending::Swept);
            1
        }
        None => 1 + count_to_the_skull(seats, table.state.meter),
    }
}

#[test]
fn the_meter_shows_the_cards_of_each_tick() {
    for (seats, ticks) in TRACKS {
        for (tick, &expected) in (0..).zip(ticks) {
            let mut table = Scene::of(crew_of(seats)).meter(tick).pausing().ready();
            table.play(P1, "end");
            assert_eq!(table.state.phase, Phase::Storm { n_left: expected });
        }
    }
}

#[test]
fn difficulty_sets_the_first_tick_and_the_skull_follows_the_last() {
    for (seats, skulls) in SKULLS {
        for (&difficulty, expected) in Difficulty::ALL.iter().zip(skulls) {
            let options = Options { difficulty, ..Options::default() };
            let n_drawn = count_to_the_skull(seats, fresh(&options, seats, 1).meter);
            assert_eq!(n_drawn, expected, "{seats} players, {difficulty}");
        }
    }
}

#[test]
fn novices_begin_with_two_cards_and_the_others_with_three() {
    for seats in 2..=5 {
        let level =
            |difficulty| fresh(&Options { difficulty, ..Options::default() }, seats, 1).level();
        let levels: Vec<u8> = Difficulty::ALL.iter().map(|&it| level(it)).collect();
        assert_eq!(levels, [2, 3, 3, 3]);
    }
}

#[test]
fn a_turn_ends_with_as_many_cards_as_the_meter_shows() {
    let mut table = calm(&[Navigator, Explorer]).meter(11).ready();
    table.play(P1, "end");
    assert_eq!((table.state.turn, table.pile().len()), (P2, 25));
}
