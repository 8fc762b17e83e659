//! Level 1, card by card: what is allowed, what is refused, and by which clause.
use super::scene::{BRUNO, CHLOE, DMITRI, Timer};

#[test]
fn l1_01_clipped_reports() {
    Timer::sample(&["l1-01"])
        .passes(&["have tools 5", "to p3 play books 3", "sign stop", "to p3 last ?,! yes"])
        .says("too_many_words", &["to p3 last please play books 3", "text a b c d e"]);
}

#[test]
fn l1_02_roll_call() {
    Timer::sample(&["l1-02"])
        .passes(&["to p3 yes", "last p4 have tools 5", "text Bruno, tools", "sign stop"])
        .says("no_one_named", &["have tools 5", "text Ada has tools", "text Elsa"]);
}

#[test]
fn l1_03_borrowed_song() {
    Timer::sample(&["l1-03"])
        .passes(&["last tekeli-li,! yes", "text tools 5, Tekeli-li!", "point tools"])
        .passes(&["text tools 5 tekeli li", "text tekelili!!"])
        .says("no_song", &["yes", "text Tekeli-li, I have tools 5", "text tekeli"]);
}

#[test]
fn l1_04_parlour_manners() {
    Timer::sample(&["l1-04"])
        .passes(&["last please yes", "text tools please, now", "text bitte", "sign stop"])
        .says("no_please", &["yes", "text pleased"]);
}

#[test]
fn l1_05_nothing_is_certain() {
    Timer::sample(&["l1-05"])
        .passes(&["ask tools", "last ? have tools 5", "text tools?", "point tools"])
        .says("no_question", &["have tools 5", "text tools? five"]);
}

#[test]
fn l1_06_above_the_gale() {
    Timer::sample(&["l1-06"])
        .passes(&["shout have tools 5", "text TOOLS 5", "sign stop"])
        .says("not_shouted", &["have tools 5", "text Tools 5", "text 5"]);
}

#[test]
fn l1_07_thin_air() {
    let mut timer = Timer::sample(&["l1-07"]);
    timer.passes(&["have tools 5"]);
    timer.said("have tools 5");
    timer.at(14).says("breathless", &["have tools 3", "sign stop"]);
    timer.at(15).passes(&["have tools 3", "sign stop"]);
}

#[test]
fn l1_07_thin_air_in_untimed_games() {
    let mut timer = Timer::sample(&["l1-07"]);
    timer.budget = Some(4);
    timer.said("have tools 5").says("breathless_turn", &["have tools 3"]);
    timer.clone().hear(BRUNO, "yes").passes(&["have tools 3"]);
    timer.passed = [BRUNO, CHLOE, DMITRI].into_iter().collect();
    timer.passes(&["have tools 3"]);
}

#[test]
fn l1_08_after_you() {
    let mut timer = Timer::empty(&["l1-08"]);
    timer.at(11).says("after_others", &["yes", "sign stop"]);
    timer.hear(BRUNO, "yes").says("after_others", &["yes"]);
    timer.clone().at(12).passes(&["yes"]);
    timer.hear(BRUNO, "no").passes(&["yes", "sign stop"]);
}

#[test]
fn l1_09_restless_pen() {
    let mut timer = Timer::sample(&["l1-09"]);
    timer.said("have tools 5");
    timer.passes(&["sum tools 8", "text tools 3"]).says("same_kind", &["have books 4"]);
    timer.said("text tools 3");
    timer
        .passes(&["text who has books"])
        .says("same_kind", &["text Tools 5", "text I also have books"]);
    timer.said("sign stop").says("same_kind", &["sign alarm"]);
}

#[test]
fn l1_10_unlucky_number() {
    Timer::sample(&["l1-10"])
        .passes(&["have tools 16", "size weapons fair", "first 6 yes"])
        .says("unlucky_number", &["number 6", "text sechs", "text weapons6", "count tools 6"]);
}

#[test]
fn l1_11_numbered_notes() {
    let mut timer = Timer::sample(&["l1-11"]);
    timer.passes(&["first 1 yes", "first 1,red yes", "text one", "text eins", "sign stop"]);
    timer.says("not_numbered", &["yes", "first 2 yes", "first red,1 yes", "text tools one"]);
    timer.said("sign stop").passes(&["first 1 yes"]);
    timer.said("first 1 yes").passes(&["first 2 yes"]);
}

#[test]
fn l1_12_confidant() {
    Timer::sample(&["l1-12"])
        .passes(&["to p2 have tools 5", "text Bruno: tools 5", "sign stop", "point p3"])
        .says("name_only", &["have tools 5", "to p3 yes", "to p2 last p3 yes", "text Chloe"]);
}

#[test]
fn l1_13_aurora() {
    let mut timer = Timer::sample(&["l1-13"]);
    timer.passes(&["first red yes", "text light blue, A", "text Türkis!", "sign stop"]);
    timer.says("no_colour", &["yes", "text so very blue it is"]);
    timer.said("first red yes").passes(&["first blue yes"]);
    timer.says("same_colour", &["first red no", "text rot", "text dunkelrot"]);
    timer.said("first blue yes").passes(&["first red yes"]);
}

#[test]
fn l1_14_weather_log() {
    Timer::sample(&["l1-14"])
        .passes(&[
            "last cold yes",
            "last wind yes",
            "text what a storm",
            "text Schnee",
            "sign stop",
        ])
        .says("no_weather", &["yes", "text warm"]);
}

#[test]
fn l1_15_no_head_for_sums() {
    Timer::sample(&["l1-15"])
        .passes(&["number 5", "text tools 5", "echo 0", "sign stop"])
        .says("kind_forbidden", &["sum tools 8", "total a 8", "need a 3", "echo 2"])
        .says("several_numbers", &["text 5 3"])
        .says("word_of_sums", &["text tools together 8", "text Summe 8"]);
}

#[test]
fn l1_16_long_arithmetic() {
    Timer::sample(&["l1-16"])
        .passes(&["as 1+1 number 2", "cover a", "text 2 + 3 and 4 plus 1", "yes", "sign stop"])
        .says("not_a_sum", &["number 1", "cover a 4", "text tools 5", "text 2 + 3 4", "echo 0"])
        .says("no_counting", &["count tools 2", "injured 1"]);
}

#[test]
fn l1_17_old_grudge() {
    Timer::sample(&["l1-17"])
        .passes(&["re 0 yes", "to p2 yes", "echo 2", "have tools 5"])
        .says("may_not_name", &["to p4 yes", "last p4 yes", "point p4", "text Dmitri"])
        .says("may_not_answer", &["re 2 yes", "re 2 sign stop"]);
}

#[test]
fn l1_18_too_proud() {
    Timer::sample(&["l1-18"])
        .passes(&["have tools 5", "cover a", "text tools 5", "sign question"])
        .says("kind_forbidden", &["ask tools", "play tools", "keep tools", "echo 1"])
        .says("is_a_question", &["text tools?"])
        .says("is_a_question", &["text who has books", "text A is fine, right?"])
        .says("asking_by_name", &["text Chloe"])
        .says("word_of_asking", &["text give tools", "text bitte", "text somebody take B"]);
}

#[test]
fn l1_19_echo_in_the_ice() {
    let mut timer = Timer::sample(&["l1-19"]);
    timer.said("have tools 5").passes(&["have tools 5", "sign stop"]);
    timer.says("not_twice", &["have tools 3", "shout have tools 5", "to p2 have tools 5"]);
    timer.said("sign stop").says("not_twice", &["yes"]);
    timer.said("have tools 5").passes(&["yes", "have tools 5"]);
}

#[test]
fn l1_20_full_briefing_does_not_restrict_talk() {
    Timer::sample(&["l1-20"]).passes(&["have tools 6", "sign stop", "text tools"]);
}
