//! Level 2, card by card.
use kernel::SeatSet;

use super::scene::{ADA, BRUNO, CHLOE, DMITRI, Timer};

#[test]
fn l2_01_beyond_counting() {
    Timer::sample(&["l2-01"])
        .passes(&["size tools fair", "point tools", "text tools", "first 2 yes"])
        .says("no_numbers", &["have tools 5", "count tools 2", "text zwei", "injured 0", "echo 0"]);
}

#[test]
fn l2_02_three_breaths() {
    let mut timer = Timer::sample(&["l2-02"]);
    timer.said("yes").said("sign stop").passes(&["no"]);
    timer.said("no").says("no_remarks_left", &["yes", "sign stop", "text hm"]);
}

#[test]
fn l2_03_even_keel() {
    Timer::sample(&["l2-03"])
        .passes(&["number 0", "sum tools 8", "text twelve", "yes"])
        .says("odd_number", &["number 7", "count tools 1", "text tools 4 and 5"]);
}

#[test]
fn l2_04_round_figures() {
    Timer::sample(&["l2-04"])
        .passes(&["have tools 5", "number 15", "size tools fair", "text zehn"])
        .says("odd_number", &["have books 4", "sum tools 8", "text six"]);
}

#[test]
fn l2_05_nameless_things() {
    Timer::sample(&["l2-05"])
        .passes(&["need a 3", "point b", "text B needs 3", "yes"])
        .says("no_gear", &["size tools no", "ask tools", "text Kisten", "echo 2"]);
}

#[test]
fn l2_06_when_spoken_to() {
    let mut timer = Timer::sample(&["l2-06"]);
    timer.says("not_spoken_to", &["yes", "re 2 yes", "sign stop", "re 0 sign stop"]);
    timer.passes(&["re 1 yes", "re 1 sign stop", "re 1 text tools 5"]);
    timer.hear(DMITRI, "ask tools").passes(&["re 3 have tools 5"]);
    timer.hear(DMITRI, "to p3 ask tools").says("not_spoken_to", &["re 4 have tools 5"]);
    timer.hear(DMITRI, "last p1 have tools 5").passes(&["re 5 yes"]);
    timer.hear(DMITRI, "text and you, Ada?").passes(&["re 6 yes"]);
}

#[test]
fn l2_07_confessional() {
    let timer = Timer::sample(&["l2-07"]);
    timer
        .says("name_one", &["have tools 5", "sign stop", "to p2 last p3 yes", "text Bruno, Chloe"]);
    for remark in [
        "to p3 have tools 5",
        "text Chloe, tools 5",
        "text Chloe, Brunos tools",
        "to p3 sign stop",
        "point p3",
    ] {
        let audience = timer.judge(remark).expect(remark).audience;
        assert_eq!(audience, SeatSet::only(CHLOE), "{remark}");
    }
}

#[test]
fn l2_08_one_subject() {
    let mut timer = Timer::sample(&["l2-08"]);
    timer.passes(&["have tools 5", "cover a"]).says("several_gears", &["text tools and books"]);
    timer.said("cover a").said("point books");
    timer.passes(&["have books 4", "cover b", "yes"]);
    timer.says("other_gear", &["have tools 5", "text guns", "point crates"]);
}

#[test]
fn l2_10_small_talk_first() {
    let mut timer = Timer::sample(&["l2-10"]);
    timer.says("not_idle", &["number 5", "point tools", "need a 3", "text B", "echo 0"]);
    timer.said("sign stop").passes(&["have tools 5", "yes"]);
    timer.said("have tools 5").passes(&["yes", "sign stop"]).says("not_idle", &["have tools 3"]);
}

#[test]
fn l2_11_contrarian() {
    let mut timer = Timer::sample(&["l2-11"]);
    timer.passes(&["re 2 first hm,no have tools 5", "re 0 text no, five", "re 2 sign stop"]);
    timer.says("answers_no_one", &["no", "first no yes", "sign stop"]);
    timer.says("no_contradiction", &["re 0 yes", "re 0 text I really do say no"]);
    timer.said("re 0 no").says("answers_no_one", &["re 3 no"]);
}

#[test]
fn l2_12_quartermaster() {
    Timer::sample(&["l2-12"])
        .passes(&["play tools", "total a 9", "only a", "point a", "text Chloe: books", "yes"])
        .says("kind_forbidden", &["size tools no", "cover a", "injured 1", "echo 0"])
        .says("points_at_gear", &["point tools"])
        .says("word_of_self", &["text Bruno, I have tools", "text Bruno, meine Kiste"])
        .passes(&["text books now", "text we need 4 more for A"]);
}

#[test]
fn l2_13_mutineer_and_l2_20_leaders_ear() {
    let ears = |card: &str, leader| {
        let mut timer = Timer::sample(&[card]);
        timer.leader = leader;
        timer.judge("have tools 5").expect("nothing is forbidden").audience
    };
    assert_eq!(ears("l2-13", CHLOE), [BRUNO, DMITRI].into_iter().collect());
    assert_eq!(ears("l2-13", ADA), [BRUNO, CHLOE].into_iter().collect());
    assert_eq!(ears("l2-20", CHLOE), SeatSet::only(CHLOE));
    assert_eq!(ears("l2-20", ADA), SeatSet::only(BRUNO));
}

#[test]
fn l2_14_on_cue() {
    let mut timer = Timer::sample(&["l2-14"]);
    timer.passes(&["have tools 5", "sign stop"]);
    timer.hear(BRUNO, "yes").says("not_on_cue", &["have tools 5", "sign stop"]);
    timer.at(20).says("not_on_cue", &["yes"]).clone().at(21).passes(&["yes"]);
    timer.hear_by(DMITRI, "yes", SeatSet::only(BRUNO)).passes(&["have tools 5"]);
}

#[test]
fn l2_15_slow_thaw_and_l2_16_first_light() {
    Timer::sample(&["l2-15"]).at(14).says("too_early", &["yes", "sign stop"]);
    Timer::sample(&["l2-15"]).at(15).passes(&["yes", "sign stop"]);
    Timer::sample(&["l2-16"]).at(10).passes(&["yes", "sign stop"]);
    Timer::sample(&["l2-16"]).at(11).says("words_gone", &["yes", "sign stop"]);
}

#[test]
fn l2_17_parrot() {
    let mut timer = Timer::sample(&["l2-17"]);
    timer.passes(&["number 9", "point crates", "size crates no", "echo 2"]);
    timer.says("shares_nothing", &["yes", "number 8", "sign stop"]);
    timer.hear_by(BRUNO, "have books 2", SeatSet::only(CHLOE)).passes(&["number 9"]);
    timer.hear(BRUNO, "sign stop").passes(&["yes", "have tools 5"]);
    Timer::empty(&["l2-17"]).passes(&["have tools 5", "yes"]);
}

#[test]
fn l2_18_white_lie() {
    let mut timer = Timer::sample(&["l2-18"]);
    timer.passes(&["cover a 8", "yes", "text tools 6", "text hello", "echo 0"]);
    timer.says("first_claim_is_true", &["have books 4", "size crates no", "text books four"]);
    timer
        .says("first_claim_is_true", &["text I have tools", "text 5 or 6 tools", "text no crates"]);
    timer.said("yes").says("first_claim_is_true", &["have tools 5"]);
    timer.said("have crates 9").passes(&["have tools 5", "text tools 5, books 4", "have books 5"]);
}

#[test]
fn l2_19_ration_book() {
    let mut timer = Timer::sample(&["l2-19"]);
    timer.passes(&["text tools, books"]).says("gear_used_up", &["text tools 5, tools 3"]);
    timer.said("sum tools 8").passes(&["sum books 4", "cover a 8", "yes"]);
    timer.says("gear_used_up", &["have tools 5", "point tools", "text ropes"]);
}
