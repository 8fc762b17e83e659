//! Random remarks for conformance tests and fuzzing, valid or not.
use kernel::{GameRng, GameRngExt, Seat};

use crate::data::{Gear, Letter, Sign};
use crate::talk::{
    Chip, Chips, Kind, PointTarget, Remark, Size, Split, Statement, Tone, TypedText,
};

/// Words for random free text, chosen so that every clause finds something to refuse.
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

/// Returns a random remark at a table of `seats` with `n_log` remarks in the log, legal or not.
pub fn random_remark(seats: u8, n_log: u8, rng: &mut dyn GameRng) -> Remark {
    let mut remark = Remark::of(random_statement(seats, n_log, rng));
    if rng.below(4) == 0 {
        remark.to = Some(random_seat(seats, rng));
    }
    if rng.below(4) == 0 {
        remark.re = Some(random_id(n_log, rng));
    }
    if rng.below(3) == 0 {
        remark.prefix = random_chips(seats, rng);
    }
    if rng.below(3) == 0 {
        remark.suffix = random_chips(seats, rng);
    }
    if rng.below(8) == 0 {
        remark.tone = Tone::Shout;
    }
    if rng.below(6) == 0 {
        let value = remark.says.value().unwrap_or(5);
        let first = rng.below(u32::from(value) + 1) as u8;
        remark.split = Some(Split { first, second: value - first });
    }
    remark
}

fn random_statement(seats: u8, n_log: u8, rng: &mut dyn GameRng) -> Statement {
    let gear = *rng.choose(Gear::ALL);
    let letter = *rng.choose(Letter::ALL);
    let value = rng.below(13) as u8;
    let some = (rng.below(3) > 0).then_some(value);
    match *rng.choose(Kind::ALL) {
        Kind::HaveCard => Statement::HaveCard { gear, value },
        Kind::HaveTotal => Statement::HaveTotal { gear, value },
        Kind::HaveCount => Statement::HaveCount { gear, count: value },
        Kind::HaveSize => Statement::HaveSize { gear, size: *rng.choose(Size::ALL) },
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
            let at = [
                PointTarget::Gear(gear),
                PointTarget::Letter(letter),
                PointTarget::Seat(random_seat(seats, rng)),
            ];
            Statement::Point { at: *rng.choose(&at) }
        }
        Kind::React => Statement::React { sign: *rng.choose(Sign::ALL) },
        Kind::Go => Statement::Go,
        Kind::Wait => Statement::Wait,
        Kind::Injured => Statement::Injured { count: value },
        Kind::Echo => Statement::Echo { of: random_id(n_log, rng) },
        Kind::Text => Statement::Text { body: random_body(rng) },
    }
}

/// Returns a random seat, occasionally one that does not exist.
fn random_seat(seats: u8, rng: &mut dyn GameRng) -> Seat {
    Seat::new(rng.below(u32::from(seats) + 1) as u8)
}

fn random_id(n_log: u8, rng: &mut dyn GameRng) -> u8 {
    rng.below(u32::from(n_log) + 1) as u8
}

fn random_chips<const N: usize>(seats: u8, rng: &mut dyn GameRng) -> Chips<N> {
    let tray: Vec<Chip> = Chip::tray(seats).collect();
    let mut row = Chips::NONE;
    for _ in 0..=rng.below(2) {
        row = row.with(*rng.choose(&tray)).unwrap_or(row);
    }
    row
}

fn random_body(rng: &mut dyn GameRng) -> TypedText {
    let mut text = String::new();
    for nth in 0..=rng.below(5) {
        let gap = if nth == 0 { "" } else { " " };
        text += gap;
        let word: &&str = rng.choose(WORDS);
        text += word;
    }
    TypedText::new(&text).expect("six short words fit")
}
