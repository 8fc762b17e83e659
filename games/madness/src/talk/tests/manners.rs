//! Level 1, card by card: what is allowed, what is refused, and by which clause.
use super::scene::{BRUNO, CHLOE, DMITRI, Timer};

#[test]
fn l1_01_clipped_reports() {
    Timer::sample(&["l1-01"])
        .assert_passes(&["have tools 5", "to p3 play books 3", "sign stop", "to p3 last ?,! yes"])
        .assert_code("too_many_words", &["to p3 last please play books 3", "text a b c d e"]);
}

#[test]
fn l1_02_roll_call() {
    Timer::sample(&["l1-02"])
        .assert_passes(&["to p3 yes", "last p4 have tools 5", "text Bruno, tools", "sign stop"])
        .assert_code("no_one_named", &["have tools 5", "text Ada has tools", "text Elsa"]);
}

#[test]
fn l1_03_borrowed_song() {
    Timer::sample(&["l1-03"])
        .assert_passes(&["last tekeli-li,! yes", "text tools 5, Tekeli-li!", "point tools"])
        .assert_passes(&["text tools 5 tekeli li", "text tekelili!!"])
        .assert_code("no_song", &["yes", "text Tekeli-li, I have tools 5", "text tekeli"]);
}

#[test]
fn l1_04_parlour_manners() {
    Timer::sample(&["l1-04"])
        .assert_passes(&["last please yes", "text tools please, now", "text bitte", "sign stop"])
        .assert_code("no_please", &["yes", "text pleased"]);
}

#[test]
fn l1_05_nothing_is_certain() {
    Timer::sample(&["l1-05"])
        .assert_passes(&["ask tools", "last ? have tools 5", "text tools?", "point tools"])
        .assert_code("no_question", &["have tools 5", "text tools? five"]);
}

#[test]
fn l1_06_above_the_gale() {
    Timer::sample(&["l1-06"])
        .assert_passes(&["shout have tools 5", "text TOOLS 5", "sign stop"])
        .assert_code("not_shouted", &["have tools 5", "text Tools 5", "text 5"]);
}

#[test]
fn l1_07_thin_air() {
    let mut timer = Timer::sample(&["l1-07"]);
    timer.assert_passes(&["have tools 5"]);
    timer.said("have tools 5");
    timer.at(14).assert_code("breathless", &["have tools 3", "sign stop"]);
    timer.at(15).assert_passes(&["have tools 3", "sign stop"]);
}

#[test]
fn l1_07_thin_air_in_untimed_games() {
    let mut timer = Timer::sample(&["l1-07"]);
    timer.budget = Some(4);
    timer.said("have tools 5").assert_code("breathless_turn", &["have tools 3"]);
    timer.clone().hear(BRUNO, "yes").assert_passes(&["have tools 3"]);
    timer.passed = [BRUNO, CHLOE, DMITRI].into_iter().collect();
    timer.assert_passes(&["have tools 3"]);
}

#[test]
fn l1_08_after_you() {
    let mut timer = Timer::empty(&["l1-08"]);
    timer.at(11).assert_code("after_others", &["yes", "sign stop"]);
    timer.hear(BRUNO, "yes").assert_code("after_others", &["yes"]);
    timer.clone().at(12).assert_passes(&["yes"]);
    timer.hear(BRUNO, "no").assert_passes(&["yes", "sign stop"]);
}

#[test]
fn l1_09_restless_pen() {
    let mut timer = Timer::sample(&["l1-09"]);
    timer.said("have tools 5");
    timer
        .assert_passes(&["sum tools 8", "text tools 3"])
        .assert_code("same_kind", &["have books 4"]);
    timer.said("text tools 3");
    timer
        .assert_passes(&["text who has books"])
        .assert_code("same_kind", &["text Tools 5", "text I also have books"]);
    timer.said("sign stop").assert_code("same_kind", &["sign alarm"]);
}

#[test]
fn l1_10_unlucky_number() {
    Timer::sample(&["l1-10"])
        .assert_passes(&["have tools 16", "size weapons fair", "first 6 yes"])
        .assert_code(
            "unlucky_number",
            &["number 6", "text sechs", "text weapons6", "count tools 6"],
        );
}

#[test]
fn l1_11_numbered_notes() {
    let mut timer = Timer::sample(&["l1-11"]);
    timer.assert_passes(&["first 1 yes", "first 1,red yes", "text one", "text eins", "sign stop"]);
    timer.assert_code("not_numbered", &["yes", "first 2 yes", "first red,1 yes", "text tools one"]);
    timer.said("sign stop").assert_passes(&["first 1 yes"]);
    timer.said("first 1 yes").assert_passes(&["first 2 yes"]);
}

#[test]
fn l1_12_confidant() {
    Timer::sample(&["l1-12"])
        .assert_passes(&["to p2 have tools 5", "text Bruno: tools 5", "sign stop", "point p3"])
        .assert_code(
            "name_only",
            &["have tools 5", "to p3 yes", "to p2 last p3 yes", "text Chloe"],
        );
}

#[test]
fn l1_13_aurora() {
    let mut timer = Timer::sample(&["l1-13"]);
    timer.assert_passes(&["first red yes", "text light blue, A", "text Türkis!", "sign stop"]);
    timer.assert_code("no_colour", &["yes", "text so very blue it is"]);
    timer.said("first red yes").assert_passes(&["first blue yes"]);
    timer.assert_code("same_colour", &["first red no", "text rot", "text dunkelrot"]);
    timer.said("first blue yes").assert_passes(&["first red yes"]);
}

#[test]
fn l1_14_weather_log() {
    Timer::sample(&["l1-14"])
        .assert_passes(&[
            "last cold yes",
            "last wind yes",
            "text what a storm",
            "text Schnee",
            "sign stop",
        ])
        .assert_code("no_weather", &["yes", "text warm"]);
}

#[test]
fn l1_15_no_head_for_sums() {
    Timer::sample(&["l1-15"])
        .assert_passes(&["number 5", "text tools 5", "echo 0", "sign stop"])
        .assert_code("kind_forbidden", &["sum tools 8", "total a 8", "need a 3", "echo 2"])
        .assert_code("several_numbers", &["text 5 3"])
        .assert_code("word_of_sums", &["text tools together 8", "text Summe 8"]);
}

#[test]
fn l1_16_long_arithmetic() {
    Timer::sample(&["l1-16"])
        .assert_passes(&[
            "as 1+1 number 2",
            "cover a",
            "text 2 + 3 and 4 plus 1",
            "yes",
            "sign stop",
        ])
        .assert_code(
            "not_a_sum",
            &["number 1", "cover a 4", "text tools 5", "text 2 + 3 4", "echo 0"],
        )
        .assert_code("no_counting", &["count tools 2", "injured 1"]);
}

#[test]
fn l1_17_old_grudge() {
    Timer::sample(&["l1-17"])
        .assert_passes(&["re 0 yes", "to p2 yes", "echo 2", "have tools 5"])
        .assert_code("may_not_name", &["to p4 yes", "last p4 yes", "point p4", "text Dmitri"])
        .assert_code("may_not_answer", &["re 2 yes", "re 2 sign stop"]);
}

#[test]
fn l1_18_too_proud() {
    Timer::sample(&["l1-18"])
        .assert_passes(&["have tools 5", "cover a", "text tools 5", "sign question"])
        .assert_code("kind_forbidden", &["ask tools", "play tools", "keep tools", "echo 1"])
        .assert_code("is_a_question", &["text tools?"])
        .assert_code("is_a_question", &["text who has books", "text A is fine, right?"])
        .assert_code("asking_by_name", &["text Chloe"])
        .assert_code("word_of_asking", &["text give tools", "text bitte", "text somebody take B"]);
}

#[test]
fn l1_19_echo_in_the_ice() {
    let mut timer = Timer::sample(&["l1-19"]);
    timer.said("have tools 5").assert_passes(&["have tools 5", "sign stop"]);
    timer.assert_code("not_twice", &["have tools 3", "shout have tools 5", "to p2 have tools 5"]);
    timer.said("sign stop").assert_code("not_twice", &["yes"]);
    timer.said("have tools 5").assert_passes(&["yes", "have tools 5"]);
}

#[test]
fn l1_20_full_briefing_does_not_restrict_talk() {
    Timer::sample(&["l1-20"]).assert_passes(&["have tools 6", "sign stop", "text tools"]);
}
