//! Level 2, card by card.
use kernel::SeatSet;

use super::scene::{ADA, BRUNO, CHLOE, DMITRI, Timer};

#[test]
fn l2_01_beyond_counting() {
    Timer::sample(&["l2-01"])
        .assert_passes(&["size tools fair", "point tools", "text tools", "first 2 yes"])
        .assert_code(
            "no_numbers",
            &["have tools 5", "count tools 2", "text zwei", "injured 0", "echo 0"],
        );
}

#[test]
fn l2_02_three_breaths() {
    let mut timer = Timer::sample(&["l2-02"]);
    timer.said("yes").said("sign stop").assert_passes(&["no"]);
    timer.said("no").assert_code("no_remarks_left", &["yes", "sign stop", "text hm"]);
}

#[test]
fn l2_03_even_keel() {
    Timer::sample(&["l2-03"])
        .assert_passes(&["number 0", "sum tools 8", "text twelve", "yes"])
        .assert_code("odd_number", &["number 7", "count tools 1", "text tools 4 and 5"]);
}

#[test]
fn l2_04_round_figures() {
    Timer::sample(&["l2-04"])
        .assert_passes(&["have tools 5", "number 15", "size tools fair", "text zehn"])
        .assert_code("odd_number", &["have books 4", "sum tools 8", "text six"]);
}

#[test]
fn l2_05_nameless_things() {
    Timer::sample(&["l2-05"])
        .assert_passes(&["need a 3", "point b", "text B needs 3", "yes"])
        .assert_code("no_gear", &["size tools no", "ask tools", "text Kisten", "echo 2"]);
}

#[test]
fn l2_06_when_spoken_to() {
    let mut timer = Timer::sample(&["l2-06"]);
    timer.assert_code("not_spoken_to", &["yes", "re 2 yes", "sign stop", "re 0 sign stop"]);
    timer.assert_passes(&["re 1 yes", "re 1 sign stop", "re 1 text tools 5"]);
    timer.hear(DMITRI, "ask tools").assert_passes(&["re 3 have tools 5"]);
    timer.hear(DMITRI, "to p3 ask tools").assert_code("not_spoken_to", &["re 4 have tools 5"]);
    timer.hear(DMITRI, "last p1 have tools 5").assert_passes(&["re 5 yes"]);
    timer.hear(DMITRI, "text and you, Ada?").assert_passes(&["re 6 yes"]);
}

#[test]
fn l2_07_confessional() {
    let timer = Timer::sample(&["l2-07"]);
    timer.assert_code(
        "name_one",
        &["have tools 5", "sign stop", "to p2 last p3 yes", "text Bruno, Chloe"],
    );
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
    timer
        .assert_passes(&["have tools 5", "cover a"])
        .assert_code("several_gears", &["text tools and books"]);
    timer.said("cover a").said("point books");
    timer.assert_passes(&["have books 4", "cover b", "yes"]);
    timer.assert_code("other_gear", &["have tools 5", "text guns", "point crates"]);
}

#[test]
fn l2_10_small_talk_first() {
    let mut timer = Timer::sample(&["l2-10"]);
    timer.assert_code("not_idle", &["number 5", "point tools", "need a 3", "text B", "echo 0"]);
    timer.said("sign stop").assert_passes(&["have tools 5", "yes"]);
    timer
        .said("have tools 5")
        .assert_passes(&["yes", "sign stop"])
        .assert_code("not_idle", &["have tools 3"]);
}

#[test]
fn l2_11_contrarian() {
    let mut timer = Timer::sample(&["l2-11"]);
    timer.assert_passes(&["re 2 first hm,no have tools 5", "re 0 text no, five", "re 2 sign stop"]);
    timer.assert_code("answers_no_one", &["no", "first no yes", "sign stop"]);
    timer.assert_code("no_contradiction", &["re 0 yes", "re 0 text I really do say no"]);
    timer.said("re 0 no").assert_code("answers_no_one", &["re 3 no"]);
}

#[test]
fn l2_12_quartermaster() {
    Timer::sample(&["l2-12"])
        .assert_passes(&[
            "play tools",
            "total a 9",
            "only a",
            "point a",
            "text Chloe: books",
            "yes",
        ])
        .assert_code("kind_forbidden", &["size tools no", "cover a", "injured 1", "echo 0"])
        .assert_code("points_at_gear", &["point tools"])
        .assert_code("word_of_self", &["text Bruno, I have tools", "text Bruno, meine Kiste"])
        .assert_passes(&["text books now", "text we need 4 more for A"]);
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
    timer.assert_passes(&["have tools 5", "sign stop"]);
    timer.hear(BRUNO, "yes").assert_code("not_on_cue", &["have tools 5", "sign stop"]);
    timer.at(20).assert_code("not_on_cue", &["yes"]).clone().at(21).assert_passes(&["yes"]);
    timer.hear_by(DMITRI, "yes", SeatSet::only(BRUNO)).assert_passes(&["have tools 5"]);
}

#[test]
fn l2_15_slow_thaw_and_l2_16_first_light() {
    Timer::sample(&["l2-15"]).at(14).assert_code("too_early", &["yes", "sign stop"]);
    Timer::sample(&["l2-15"]).at(15).assert_passes(&["yes", "sign stop"]);
    Timer::sample(&["l2-16"]).at(10).assert_passes(&["yes", "sign stop"]);
    Timer::sample(&["l2-16"]).at(11).assert_code("words_gone", &["yes", "sign stop"]);
}

#[test]
fn l2_17_parrot() {
    let mut timer = Timer::sample(&["l2-17"]);
    timer.assert_passes(&["number 9", "point crates", "size crates no", "echo 2"]);
    timer.assert_code("shares_nothing", &["yes", "number 8", "sign stop"]);
    timer.hear_by(BRUNO, "have books 2", SeatSet::only(CHLOE)).assert_passes(&["number 9"]);
    timer.hear(BRUNO, "sign stop").assert_passes(&["yes", "have tools 5"]);
    Timer::empty(&["l2-17"]).assert_passes(&["have tools 5", "yes"]);
}

#[test]
fn l2_18_white_lie() {
    let mut timer = Timer::sample(&["l2-18"]);
    timer.assert_passes(&["cover a 8", "yes", "text tools 6", "text hello", "echo 0"]);
    timer
        .assert_code("first_claim_is_true", &["have books 4", "size crates no", "text books four"]);
    timer.assert_code(
        "first_claim_is_true",
        &["text I have tools", "text 5 or 6 tools", "text no crates"],
    );
    timer.said("yes").assert_code("first_claim_is_true", &["have tools 5"]);
    timer.said("have crates 9").assert_passes(&[
        "have tools 5",
        "text tools 5, books 4",
        "have books 5",
    ]);
}

#[test]
fn l2_19_ration_book() {
    let mut timer = Timer::sample(&["l2-19"]);
    timer
        .assert_passes(&["text tools, books"])
        .assert_code("gear_used_up", &["text tools 5, tools 3"]);
    timer.said("sum tools 8").assert_passes(&["sum books 4", "cover a 8", "yes"]);
    timer.assert_code("gear_used_up", &["have tools 5", "point tools", "text ropes"]);
}
