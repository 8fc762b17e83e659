//! Level 3, card by card.
use kernel::SeatSet;

use super::scene::{BRUNO, CHLOE, DMITRI, Timer};
use crate::data::Card;

#[test]
fn l3_01_yes_and_no() {
    Timer::sample(&["l3-01"])
        .passes(&["yes", "re 1 no", "to p2 yes", "text yes", "text Nein!", "text yep!!!"])
        .says("kind_not_allowed", &["have tools 5", "sign stop", "number 5", "echo 0"])
        .says("not_yes_or_no", &["text yes please", "text tools", "text yes 🙂"]);
}

#[test]
fn l3_02_one_breath() {
    let timer = Timer::sample(&["l3-02"]);
    timer.passes(&["have tools 5"]).clone().said("sign stop").says("no_remarks_left", &["yes"]);
}

#[test]
fn l3_03_speechless() {
    Timer::sample(&["l3-03"])
        .passes(&["point tools", "point p2", "re 1 sign thumbs_up"])
        .says("kind_not_allowed", &["yes", "have tools 5", "echo 0"])
        .says("text_forbidden", &["text hm"]);
}

#[test]
fn l3_04_ciphers() {
    Timer::sample(&["l3-04"])
        .passes(&["number 0", "text zwölf", "text 5!"])
        .says("kind_not_allowed", &["yes", "sign stop"])
        .says("not_one_number", &["text five tools", "text hm", "text 5 📚", "text ...5"]);
}

#[test]
fn l3_05_wrong_words() {
    Timer::sample(&["l3-05"])
        .passes(&["sum weapons 8", "count books 1", "size books fair", "have books 6", "yes"])
        .says("claim_not_shifted", &["sum tools 8", "have weapons 6", "size weapons no"])
        .says("kind_not_allowed", &["number 5", "sign stop"])
        .passes(&["text weapons 5", "text no tools in my hand"])
        .says("claim_not_shifted", &["text tools 5"])
        .says("kind_not_allowed", &["text chloe play weapons", "text who has books?"]);
}

#[test]
fn l3_06_upside_down() {
    let mut timer = Timer::sample(&["l3-06"]);
    timer.passes(&["have tools 5", "yes", "no"]);
    timer.says("claim_not_mirrored", &["have tools 2", "have books 3", "have weapons 7"]);
    timer.says("kind_not_allowed", &["size tools fair", "sign stop"]);
    timer.hold(&[Card::Tools10]).says("claim_not_mirrored", &["have tools 10", "have tools 2"]);
}

#[test]
fn l3_07_fabulist() {
    Timer::sample(&["l3-07"])
        .passes(&["sum tools 9", "count books 2", "size weapons plenty", "have crates 2"])
        .says("claim_is_true", &["sum tools 8", "count books 1", "size weapons fair"])
        .says("kind_not_allowed", &["no", "number 3", "sign stop"]);
}

#[test]
fn l3_08_double_vision() {
    Timer::sample(&["l3-08"])
        .passes(&["have tools 6", "have books 8", "count tools 4", "sum crates 0", "yes"])
        .says(
            "claim_not_doubled",
            &["have books 4", "sum tools 8", "count tools 2", "have books 9"],
        )
        .says("kind_not_allowed", &["size tools fair", "sign stop"]);
}

#[test]
fn l3_09_hollow_echo() {
    let mut timer = Timer::sample(&["l3-09"]);
    timer.passes(&["echo 0", "echo 1", "text have tools 4", "text Crates total 9!"]);
    timer.says("kind_not_allowed", &["have tools 4", "yes", "sign stop"]);
    timer.says("no_repetition", &["text have tools 5", "text tools 4"]);
    timer.passes(&["text Have tools 4!!!"]).says("no_repetition", &["text have tools 4 🙂🙂🙂"]);
    timer.hear_by(BRUNO, "have books 2", SeatSet::only(CHLOE));
    timer.says("no_repetition", &["text have books 2"]);
    Timer::empty(&["l3-09"]).refuses(&["yes", "text hm", "sign stop"]);
}

#[test]
fn l3_10_the_lost_letter() {
    Timer::sample(&["l3-10"])
        .passes(&["size crates plenty", "need a 3", "wait", "to p4 yes"])
        .says("letter_lost", &["now", "sum crates 9", "to p2 yes", "last cold yes", "text TWO"])
        .says("letter_lost", &["text tööls", "text søon", "text g\u{43e}", "text b00ks"])
        .says("no_signs", &["sign stop", "point crates"]);
}

#[test]
fn the_echo_of_a_sign_counts_as_a_sign() {
    for card in ["l3-10", "l3-12", "l3-13", "l3-16", "l3-20"] {
        let mut timer = Timer::empty(&[card]);
        timer.hear(BRUNO, "sign stop").hear(CHLOE, "point p4").hear(DMITRI, "yes");
        timer.says("no_signs", &["echo 0", "echo 1"]).passes(&["echo 2"]);
    }
}

#[test]
fn l3_11_secret_sharer() {
    let mut timer = Timer::sample(&["l3-11"]);
    let delivery = timer.judge("to p2 have tools 5").expect("the left neighbour is addressed");
    assert_eq!(delivery.audience, SeatSet::only(BRUNO));
    timer.says("name_only", &["have tools 5", "to p3 yes"]).says("no_signs", &["to p2 sign stop"]);
    timer.said("to p2 yes").passes(&["to p2 yes"]);
    timer.said("to p2 yes").says("no_remarks_left", &["to p2 yes"]);
}

#[test]
fn l3_12_static_and_l3_13_voices_ban_only_signs() {
    for card in ["l3-12", "l3-13"] {
        let timer = Timer::sample(&[card]);
        timer.passes(&["have tools 5", "text books?"]).says("no_signs", &["point tools"]);
        let delivery = timer.judge("have tools 5").expect("it passes");
        let is_static = card == "l3-12";
        assert_eq!((delivery.n_blanks, delivery.is_for_one), (u8::from(is_static), !is_static));
    }
}

#[test]
fn l3_14_the_choir() {
    let mut timer = Timer::empty(&["l3-14"]);
    timer.says("choir_waits", &["yes"]).says("no_signs", &["sign stop"]);
    timer.hear(BRUNO, "yes").hear(CHLOE, "yes").says("choir_waits", &["yes"]);
    timer.clone().at(24).passes(&["yes"]);
    timer.hear(DMITRI, "yes").passes(&["yes"]);
    timer.said("yes").hear(BRUNO, "yes").says("choir_waits", &["yes"]);
    timer.at(24).passes(&["yes"]);
    timer.said("yes").says("choir_waits", &["yes"]);
    timer.hear(DMITRI, "yes").hear(BRUNO, "yes").hear(CHLOE, "yes").passes(&["yes"]);
}

#[test]
fn l3_14_the_choir_does_not_wait_for_players_who_passed() {
    let mut timer = Timer::empty(&["l3-14"]);
    timer.budget = Some(4);
    timer.passed = [BRUNO, CHLOE].into_iter().collect();
    timer.says("choir_waits", &["yes"]);
    timer.hear(DMITRI, "yes").passes(&["yes"]);
}

#[test]
fn l3_15_last_grain() {
    let mut timer = Timer::sample(&["l3-15"]);
    timer.at(23).says("too_early", &["yes", "sign stop"]);
    timer.at(24).passes(&["cover a 8"]);
    timer.said("yes").said("no").says("no_remarks_left", &["yes"]);
}

#[test]
fn l3_16_never_again() {
    let mut timer = Timer::sample(&["l3-16"]);
    timer.passes(&["yes", "cover a 8"]).says("no_signs", &["sign stop"]);
    timer.says("gear_taken", &["size books no", "text crates"]);
    timer.says("number_taken", &["number 9", "text four", "need a 4"]);
    timer.said("have weapons 6").says("number_taken", &["number 6"]);
    timer.says("gear_taken", &["size weapons no"]);
    timer.hear_by(BRUNO, "number 7", SeatSet::only(CHLOE)).passes(&["number 7"]);
}

#[test]
fn l3_17_and_l3_18_do_not_restrict_talk() {
    for card in ["l3-17", "l3-18"] {
        Timer::sample(&[card]).passes(&["have tools 6", "sign stop", "text tools"]);
    }
}

#[test]
fn l3_19_inquisitor() {
    let mut timer = Timer::sample(&["l3-19"]);
    timer.passes(&["text Chloe, tools?"]).says("kind_not_allowed", &["yes", "sign stop"]);
    timer.says("name_one", &["ask tools", "to p2 last p3 ask tools", "text Bruno and Chloe?"]);
    timer.says("no_numbers", &["text Chloe, five?"]).says("no_question", &["text Chloe"]);
    timer.said("to p3 ask tools").passes(&["to p2 ask tools"]);
    timer.says("same_colleague", &["to p3 ask books", "text Chloe?"]);
    timer.said("to p2 ask tools").passes(&["to p3 ask tools"]);
}

#[test]
fn l3_20_telegram() {
    let mut timer = Timer::sample(&["l3-20"]);
    timer.passes(&["number 5", "to p2 ask tools", "text tools five!"]);
    timer.says("too_many_words", &["have tools 5", "first red size tools no"]);
    timer.says("no_signs", &["sign stop"]);
    for _ in 0..4 {
        timer.passes(&["yes"]);
        timer.said("yes");
    }
    timer.says("no_remarks_left", &["yes"]);
}
