//! Remarks at random, for laws and fuzzing: of the right shape or not, wise or not.
use kernel::{Chance, Dice, Seat};

use super::{
    body::Body,
    chip::{Chip, Chips},
    remark::{At, Kind, Remark, Size, Split, Statement, Tone},
};
use crate::data::{Gear, Letter, Sign};

/// Words that free text is made of at random: every clause finds something to object to.
const WORDS: &[&str] = &[
    "tools",
    "guns",
    "books",
    "crates",
    "Werkzeug",
    "Bücher",
    "five",
    "6",
    "zehn",
    "p2",
    "Ada",
    "chloe",
    "A",
    "B",
    "yes",
    "no",
    "please",
    "cold",
    "red",
    "I",
    "need",
    "total",
    "play",
    "rules",
    "Tekeli-li",
    "one",
    "and",
    "+",
    "?",
    "!",
    "hm",
    "SHOUT",
    "wind",
    "bitte",
];

/// Any remark at a table of `seats` with `n_log` remarks in the log, legal or not.
pub fn any_remark(seats: u8, n_log: u8, chance: &mut dyn Chance) -> Remark {
    let mut remark = Remark::of(any_statement(seats, n_log, chance));
    if chance.below(4) == 0 {
        remark.to = Some(any_seat(seats, chance));
    }
    if chance.below(4) == 0 {
        remark.re = Some(any_id(n_log, chance));
    }
    if chance.below(3) == 0 {
        remark.prefix = any_chips(seats, chance);
    }
    if chance.below(3) == 0 {
        remark.suffix = any_chips(seats, chance);
    }
    if chance.below(8) == 0 {
        remark.tone = Tone::Shout;
    }
    if chance.below(6) == 0 {
        let value = remark.says.value().unwrap_or(5);
        let first = chance.below(u32::from(value) + 1) as u8;
        remark.split = Some(Split { first, second: value - first });
    }
    remark
}

fn any_statement(seats: u8, n_log: u8, chance: &mut dyn Chance) -> Statement {
    let gear = *chance.choose(Gear::ALL);
    let letter = *chance.choose(Letter::ALL);
    let value = chance.below(13) as u8;
    let some = (chance.below(3) > 0).then_some(value);
    match *chance.choose(Kind::ALL) {
        Kind::HaveCard => Statement::HaveCard { gear, value },
        Kind::HaveTotal => Statement::HaveTotal { gear, value },
        Kind::HaveCount => Statement::HaveCount { gear, count: value },
        Kind::HaveSize => Statement::HaveSize { gear, size: *chance.choose(Size::ALL) },
        Kind::Offer => Statement::Offer { letter, value: some },
        Kind::Request => Statement::Request { gear, value: some },
        Kind::Hold => Statement::Hold { gear },
        Kind::Total => Statement::Total { letter, value },
        Kind::Need => Statement::Need { letter, value },
        Kind::Focus => Statement::Focus { letter },
        Kind::Ask => Statement::Ask { gear },
        Kind::Yes => Statement::Yes,
        Kind::No => Statement::No,
        Kind::Number => Statement::Number { value },
        Kind::Point => {
            let at = [At::Gear(gear), At::Letter(letter), At::Seat(any_seat(seats, chance))];
            Statement::Point { at: *chance.choose(&at) }
        }
        Kind::React => Statement::React { sign: *chance.choose(Sign::ALL) },
        Kind::Go => Statement::Go,
        Kind::Wait => Statement::Wait,
        Kind::Injured => Statement::Injured { count: value },
        Kind::Echo => Statement::Echo { of: any_id(n_log, chance) },
        Kind::Text => Statement::Text { body: any_body(chance) },
    }
}

/// One seat too many now and then.
fn any_seat(seats: u8, chance: &mut dyn Chance) -> Seat {
    Seat::new(chance.below(u32::from(seats) + 1) as u8)
}

fn any_id(n_log: u8, chance: &mut dyn Chance) -> u8 {
    chance.below(u32::from(n_log) + 1) as u8
}

fn any_chips<const N: usize>(seats: u8, chance: &mut dyn Chance) -> Chips<N> {
    let tray: Vec<Chip> = Chip::tray(seats).collect();
    let mut row = Chips::NONE;
    for _ in 0..=chance.below(2) {
        row = row.with(*chance.choose(&tray)).unwrap_or(row);
    }
    row
}

fn any_body(chance: &mut dyn Chance) -> Body {
    let mut text = String::new();
    for nth in 0..=chance.below(5) {
        let gap = if nth == 0 { "" } else { " " };
        text += gap;
        let word: &&str = chance.choose(WORDS);
        text += word;
    }
    Body::new(&text).expect("six short words fit")
}
