//! Level 3, card by card.
use kernel::SeatSet;

use super::scene::{BRUNO, CHLOE, DMITRI, Timer};
use crate::{data::Card, talk::Channels};

#[test]
fn l3_01_yes_and_no() {
    Timer::sample(&["l3-01"])
        .assert_passes(&["yes", "re 1 no", "to p2 yes", "text yes", "text Nein!", "text yep!!!"])
        .assert_code("kind_not_allowed", &["have tools 5", "sign stop", "number 5", "echo 0"])
        .assert_code("not_yes_or_no", &["text yes please", "text tools", "text yes 🙂"]);
}

#[test]
fn l3_02_one_breath() {
    let timer = Timer::sample(&["l3-02"]);
    timer
        .assert_passes(&["have tools 5"])
        .clone()
        .said("sign stop")
        .assert_code("no_remarks_left", &["yes"]);
}

#[test]
fn l3_03_speechless() {
    Timer::sample(&["l3-03"])
        .assert_passes(&["point tools", "point p2", "re 1 sign thumbs_up"])
        .assert_code("kind_not_allowed", &["yes", "have tools 5", "echo 0"])
        .assert_code("text_forbidden", &["text hm"]);
}

#[test]
fn l3_04_ciphers() {
    Timer::sample(&["l3-04"])
        .assert_passes(&["number 0", "text zwölf", "text 5!"])
        .assert_code("kind_not_allowed", &["yes", "sign stop"])
        .assert_code("not_one_number", &["text five tools", "text hm", "text 5 📚", "text ...5"]);
}

#[test]
fn l3_05_wrong_words() {
    Timer::sample(&["l3-05"])
        .assert_passes(&[
            "sum weapons 8",
            "count books 1",
            "size books fair",
            "have books 6",
            "yes",
        ])
        .assert_code("claim_not_shifted", &["sum tools 8", "have weapons 6", "size weapons no"])
        .assert_code("kind_not_allowed", &["number 5", "sign stop"])
        .assert_passes(&["text weapons 5", "text no tools in my hand"])
        .assert_code("claim_not_shifted", &["text tools 5"])
        .assert_code("kind_not_allowed", &["text chloe play weapons", "text who has books?"]);
}

#[test]
fn l3_06_upside_down() {
    let mut timer = Timer::sample(&["l3-06"]);
    timer.assert_passes(&["have tools 5", "yes", "no"]);
    timer.assert_code("claim_not_mirrored", &["have tools 2", "have books 3", "have weapons 7"]);
    timer.assert_code("kind_not_allowed", &["size tools fair", "sign stop"]);
    timer
        .hold(&[Card::Tools10])
        .assert_code("claim_not_mirrored", &["have tools 10", "have tools 2"]);
}

#[test]
fn l3_07_fabulist() {
    Timer::sample(&["l3-07"])
        .assert_passes(&["sum tools 9", "count books 2", "size weapons plenty", "have crates 2"])
        .assert_code("claim_is_true", &["sum tools 8", "count books 1", "size weapons fair"])
        .assert_code("kind_not_allowed", &["no", "number 3", "sign stop"]);
}

#[test]
fn l3_08_double_vision() {
    Timer::sample(&["l3-08"])
        .assert_passes(&["have tools 6", "have books 8", "count tools 4", "sum crates 0", "yes"])
        .assert_code(
            "claim_not_doubled",
            &["have books 4", "sum tools 8", "count tools 2", "have books 9"],
        )
        .assert_code("kind_not_allowed", &["size tools fair", "sign stop"]);
}

/// Without the panel, these cards would silence their owners if claims could not be typed.
#[test]
fn claims_can_be_typed_at_tables_without_the_panel() {
    for (card, fine, wrong) in [
        ("l3-05", "text i have weapons 5", "text i have tools 5"),
        ("l3-06", "text i have tools 5", "text i have books 3"),
        ("l3-07", "text i have crates 2", "text i have tools 5"),
        ("l3-08", "text i have tools 6", "text i have books 4"),
    ] {
        let mut timer = Timer::sample(&[card]);
        timer.channels = Channels { panel: false, text: true };
        assert!(timer.judge(fine).is_ok(), "{card}: {fine}");
        assert!(timer.judge(wrong).is_err(), "{card}: {wrong}");
    }
}

#[test]
fn l3_09_hollow_echo() {
    let mut timer = Timer::sample(&["l3-09"]);
    timer.assert_passes(&["echo 0", "echo 1", "text have tools 4", "text Crates total 9!"]);
    timer.assert_code("kind_not_allowed", &["have tools 4", "yes", "sign stop"]);
    timer.assert_code("no_repetition", &["text have tools 5", "text tools 4"]);
    timer
        .assert_passes(&["text Have tools 4!!!"])
        .assert_code("no_repetition", &["text have tools 4 🙂🙂🙂"]);
    timer.hear_by(BRUNO, "have books 2", SeatSet::only(CHLOE));
    timer.assert_code("no_repetition", &["text have books 2"]);
    Timer::empty(&["l3-09"]).assert_refuses(&["yes", "text hm", "sign stop"]);
}

#[test]
fn l3_10_the_lost_letter() {
    Timer::sample(&["l3-10"])
        .assert_passes(&["size crates plenty", "need a 3", "wait", "to p4 yes"])
        .assert_code(
            "letter_lost",
            &["now", "sum crates 9", "to p2 yes", "last cold yes", "text TWO"],
        )
        .assert_code("letter_lost", &["text tööls", "text søon", "text g\u{43e}", "text b00ks"])
        .assert_code("no_signs", &["sign stop", "point crates"]);
}

#[test]
fn the_echo_of_a_sign_counts_as_a_sign() {
    for card in ["l3-10", "l3-12", "l3-13", "l3-16", "l3-20"] {
        let mut timer = Timer::empty(&[card]);
        timer.hear(BRUNO, "sign stop").hear(CHLOE, "point p4").hear(DMITRI, "yes");
        timer.assert_code("no_signs", &["echo 0", "echo 1"]).assert_passes(&["echo 2"]);
    }
}

#[test]
fn l3_11_secret_sharer() {
    let mut timer = Timer::sample(&["l3-11"]);
    let delivery = timer.judge("to p2 have tools 5").expect("the left neighbour is addressed");
    assert_eq!(delivery.audience, SeatSet::only(BRUNO));
    timer
        .assert_code("name_only", &["have tools 5", "to p3 yes"])
        .assert_code("no_signs", &["to p2 sign stop"]);
    timer.said("to p2 yes").assert_passes(&["to p2 yes"]);
    timer.said("to p2 yes").assert_code("no_remarks_left", &["to p2 yes"]);
}

#[test]
fn l3_12_static_and_l3_13_voices_ban_only_signs() {
    for card in ["l3-12", "l3-13"] {
        let timer = Timer::sample(&[card]);
        timer
            .assert_passes(&["have tools 5", "text books?"])
            .assert_code("no_signs", &["point tools"]);
        let delivery = timer.judge("have tools 5").expect("it passes");
        let is_static = card == "l3-12";
        assert_eq!((delivery.n_blanks, delivery.is_for_one), (u8::from(is_static), !is_static));
    }
}

#[test]
fn l3_14_the_choir() {
    let mut timer = Timer::empty(&["l3-14"]);
    timer.assert_code("choir_waits", &["yes"]).assert_code("no_signs", &["sign stop"]);
    timer.hear(BRUNO, "yes").hear(CHLOE, "yes").assert_code("choir_waits", &["yes"]);
    timer.clone().at(24).assert_passes(&["yes"]);
    timer.hear(DMITRI, "yes").assert_passes(&["yes"]);
    timer.said("yes").hear(BRUNO, "yes").assert_code("choir_waits", &["yes"]);
    timer.at(24).assert_passes(&["yes"]);
    timer.said("yes").assert_code("choir_waits", &["yes"]);
    timer.hear(DMITRI, "yes").hear(BRUNO, "yes").hear(CHLOE, "yes").assert_passes(&["yes"]);
}

#[test]
fn l3_14_the_choir_does_not_wait_for_players_who_passed() {
    let mut timer = Timer::empty(&["l3-14"]);
    timer.budget = Some(4);
    timer.passed = [BRUNO, CHLOE].into_iter().collect();
    timer.assert_code("choir_waits", &["yes"]);
    timer.hear(DMITRI, "yes").assert_passes(&["yes"]);
}

#[test]
fn l3_15_last_grain() {
    let mut timer = Timer::sample(&["l3-15"]);
    timer.at(23).assert_code("too_early", &["yes", "sign stop"]);
    timer.at(24).assert_passes(&["cover a 8"]);
    timer.said("yes").said("no").assert_code("no_remarks_left", &["yes"]);
}

#[test]
fn l3_16_never_again() {
    let mut timer = Timer::sample(&["l3-16"]);
    timer.assert_passes(&["yes", "cover a 8"]).assert_code("no_signs", &["sign stop"]);
    timer.assert_code("gear_taken", &["size books no", "text crates"]);
    timer.assert_code("number_taken", &["number 9", "text four", "need a 4"]);
    timer.said("have weapons 6").assert_code("number_taken", &["number 6"]);
    timer.assert_code("gear_taken", &["size weapons no"]);
    timer.hear_by(BRUNO, "number 7", SeatSet::only(CHLOE)).assert_passes(&["number 7"]);
}

#[test]
fn l3_17_and_l3_18_do_not_restrict_talk() {
    for card in ["l3-17", "l3-18"] {
        Timer::sample(&[card]).assert_passes(&["have tools 6", "sign stop", "text tools"]);
    }
}

#[test]
fn l3_19_inquisitor() {
    let mut timer = Timer::sample(&["l3-19"]);
    timer
        .assert_passes(&["text Chloe, tools?"])
        .assert_code("kind_not_allowed", &["yes", "sign stop"]);
    timer.assert_code(
        "name_one",
        &["ask tools", "to p2 last p3 ask tools", "text Bruno and Chloe?"],
    );
    timer
        .assert_code("no_numbers", &["text Chloe, five?"])
        .assert_code("no_question", &["text Chloe"]);
    timer.said("to p3 ask tools").assert_passes(&["to p2 ask tools"]);
    timer.assert_code("same_colleague", &["to p3 ask books", "text Chloe?"]);
    timer.said("to p2 ask tools").assert_passes(&["to p3 ask tools"]);
}

#[test]
fn l3_20_telegram() {
    let mut timer = Timer::sample(&["l3-20"]);
    timer.assert_passes(&["number 5", "to p2 ask tools", "text tools five!"]);
    timer.assert_code("too_many_words", &["have tools 5", "first red size tools no"]);
    timer.assert_code("no_signs", &["sign stop"]);
    for _ in 0..4 {
        timer.assert_passes(&["yes"]);
        timer.said("yes");
    }
    timer.assert_code("no_remarks_left", &["yes"]);
}
