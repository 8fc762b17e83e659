//! Every card: what passes, what is refused, and by which clause.
use kernel::SeatSet;

use super::scene::{BRUNO, CHLOE, DMITRI, Glass};
use crate::{
    data::{Card, MadnessId},
    talk::{CARDS, clauses},
};

#[test]
fn there_are_66_cards_and_six_are_blank() {
    for (nth, card) in CARDS.iter().enumerate() {
        assert_eq!(card.id.index(), nth);
        assert_eq!(card.clauses.is_empty(), card.id.is_blank(), "{}", card.id);
    }
    assert_eq!(CARDS.iter().filter(|card| card.id.is_blank()).count(), 6);
    for honour in MadnessId::all().filter(|id| id.is_honour()) {
        assert!(clauses(honour).is_empty(), "{honour} is kept by honour");
    }
}

#[test]
fn lucid_intervals_forbid_nothing() {
    for blank in ["l1-21", "l1-22", "l2-21", "l2-22", "l3-21", "l3-22", "h2-3"] {
        Glass::sample(&[blank]).passes(&["have tools 6", "text books?", "sign stop", "echo 2"]);
    }
}

#[test]
fn l1_01_clipped_reports() {
    Glass::sample(&["l1-01"])
        .passes(&["have tools 5", "to p3 play books 3", "sign stop", "to p3 last ?,! yes"])
        .says("too_many_words", &["to p3 last please play books 3", "text a b c d e"]);
}

#[test]
fn l1_02_roll_call() {
    Glass::sample(&["l1-02"])
        .passes(&["to p3 yes", "last p4 have tools 5", "text Bruno, tools", "sign stop"])
        .says("nobody_named", &["have tools 5", "text Ada has tools", "text Elsa"]);
}

#[test]
fn l1_03_borrowed_song() {
    Glass::sample(&["l1-03"])
        .passes(&["last tekeli-li,! yes", "text tools 5, Tekeli-li!", "point tools"])
        .says("no_song", &["yes", "text Tekeli-li, I have tools 5", "text tekeli li"]);
}

#[test]
fn l1_04_parlour_manners() {
    Glass::sample(&["l1-04"])
        .passes(&["last please yes", "text tools please, now", "text bitte", "sign stop"])
        .says("no_please", &["yes", "text pleased"]);
}

#[test]
fn l1_05_nothing_is_certain() {
    Glass::sample(&["l1-05"])
        .passes(&["ask tools", "last ? have tools 5", "text tools?", "point tools"])
        .says("no_question", &["have tools 5", "text tools? five"]);
}

#[test]
fn l1_06_above_the_gale() {
    Glass::sample(&["l1-06"])
        .passes(&["shout have tools 5", "text TOOLS 5", "sign stop"])
        .says("not_shouted", &["have tools 5", "text Tools 5", "text 5"]);
}

#[test]
fn l1_07_thin_air() {
    let mut glass = Glass::sample(&["l1-07"]);
    glass.passes(&["have tools 5"]);
    glass.said("have tools 5");
    glass.at(14).says("breathless", &["have tools 3", "sign stop"]);
    glass.at(15).passes(&["have tools 3", "sign stop"]);
}

#[test]
fn l1_07_thin_air_without_a_clock() {
    let mut glass = Glass::sample(&["l1-07"]);
    glass.budget = Some(4);
    glass.said("have tools 5").says("breathless_turn", &["have tools 3"]);
    glass.clone().hear(BRUNO, "yes").passes(&["have tools 3"]);
    glass.passed = [BRUNO, CHLOE, DMITRI].into_iter().collect();
    glass.passes(&["have tools 3"]);
}

#[test]
fn l1_08_after_you() {
    let mut glass = Glass::empty(&["l1-08"]);
    glass.at(11).says("after_others", &["yes", "sign stop"]);
    glass.hear(BRUNO, "yes").says("after_others", &["yes"]);
    glass.clone().at(12).passes(&["yes"]);
    glass.hear(BRUNO, "no").passes(&["yes", "sign stop"]);
}

#[test]
fn l1_09_restless_pen() {
    let mut glass = Glass::sample(&["l1-09"]);
    glass.said("have tools 5");
    glass.passes(&["sum tools 8", "text tools 3"]).says("same_kind", &["have books 4"]);
    glass.said("text tools 3");
    glass.passes(&["text also tools 3"]).says("same_first_word", &["text Tools 5"]);
    glass.said("sign stop").says("same_kind", &["sign alarm"]);
}

#[test]
fn l1_10_the_unlucky_figure() {
    Glass::sample(&["l1-10"])
        .passes(&["have tools 16", "size weapons fair", "first 6 yes"])
        .says("unlucky_number", &["number 6", "text sechs", "text weapons6", "count tools 6"]);
}

#[test]
fn l1_11_numbered_notes() {
    let mut glass = Glass::sample(&["l1-11"]);
    glass.passes(&["first 1 yes", "first 1,red yes", "text one", "text eins", "sign stop"]);
    glass.says("not_numbered", &["yes", "first 2 yes", "first red,1 yes", "text tools one"]);
    glass.said("sign stop").passes(&["first 1 yes"]);
    glass.said("first 1 yes").passes(&["first 2 yes"]);
}

#[test]
fn l1_12_confidant() {
    Glass::sample(&["l1-12"])
        .passes(&["to p2 have tools 5", "text Bruno: tools 5", "sign stop", "point p3"])
        .says("name_only", &["have tools 5", "to p3 yes", "to p2 last p3 yes", "text Chloe"]);
}

#[test]
fn l1_13_aurora() {
    let mut glass = Glass::sample(&["l1-13"]);
    glass.passes(&["first red yes", "text so very blue it is", "sign stop"]);
    glass.says("no_colour", &["yes", "text this is not very red"]);
    glass.said("first red yes").passes(&["first blue yes"]);
    glass.says("same_colour", &["first red no", "text rot"]);
    glass.said("first blue yes").passes(&["first red yes"]);
}

#[test]
fn l1_14_weather_log() {
    Glass::sample(&["l1-14"])
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
    Glass::sample(&["l1-15"])
        .passes(&["number 5", "text tools 5", "echo 0", "sign stop"])
        .says("kind_forbidden", &["sum tools 8", "total a 8", "need a 3", "echo 2"])
        .says("several_numbers", &["text 5 3"])
        .says("word_of_sums", &["text tools together 8", "text Summe 8"]);
}

#[test]
fn l1_16_long_arithmetic() {
    Glass::sample(&["l1-16"])
        .passes(&["as 1+1 number 2", "cover a", "text 2 + 3 and 4 plus 1", "yes", "sign stop"])
        .says("not_a_sum", &["number 1", "cover a 4", "text tools 5", "text 2 + 3 4", "echo 0"])
        .says("no_counting", &["count tools 2", "injured 1"]);
}

#[test]
fn l1_17_old_grudge() {
    Glass::sample(&["l1-17"])
        .passes(&["re 0 yes", "to p2 yes", "echo 2", "have tools 5"])
        .says("may_not_name", &["to p4 yes", "last p4 yes", "point p4", "text Dmitri"])
        .says("may_not_answer", &["re 2 yes", "re 2 sign stop"]);
}

#[test]
fn l1_18_too_proud() {
    Glass::sample(&["l1-18"])
        .passes(&["have tools 5", "cover a", "text tools 5", "sign question"])
        .says("kind_forbidden", &["ask tools", "play tools", "keep tools", "echo 1"])
        .says("is_a_question", &["text tools?"])
        .says("asking_by_name", &["text Chloe"])
        .says("word_of_asking", &["text give tools", "text bitte"]);
}

#[test]
fn l1_19_echo_in_the_ice() {
    let mut glass = Glass::sample(&["l1-19"]);
    glass.said("have tools 5").passes(&["have tools 5", "sign stop"]);
    glass.says("not_twice", &["have tools 3", "shout have tools 5", "to p2 have tools 5"]);
    glass.said("sign stop").says("not_twice", &["yes"]);
    glass.said("have tools 5").passes(&["yes", "have tools 5"]);
}

#[test]
fn l1_20_full_briefing_leaves_talk_alone() {
    Glass::sample(&["l1-20"]).passes(&["have tools 6", "sign stop", "text tools"]);
}

#[test]
fn l2_01_beyond_counting() {
    Glass::sample(&["l2-01"])
        .passes(&["size tools fair", "point tools", "text tools", "first 2 yes"])
        .says("no_numbers", &["have tools 5", "count tools 2", "text zwei", "injured 0", "echo 0"]);
}

#[test]
fn l2_02_three_breaths() {
    let mut glass = Glass::sample(&["l2-02"]);
    glass.said("yes").said("sign stop").passes(&["no"]);
    glass.said("no").says("no_remarks_left", &["yes", "sign stop", "text hm"]);
}

#[test]
fn l2_03_even_keel() {
    Glass::sample(&["l2-03"])
        .passes(&["number 0", "sum tools 8", "text twelve", "yes"])
        .says("odd_number", &["number 7", "count tools 1", "text tools 4 and 5"]);
}

#[test]
fn l2_04_round_figures() {
    Glass::sample(&["l2-04"])
        .passes(&["have tools 5", "number 15", "size tools fair", "text zehn"])
        .says("odd_number", &["have books 4", "sum tools 8", "text six"]);
}

#[test]
fn l2_05_nameless_things() {
    Glass::sample(&["l2-05"])
        .passes(&["need a 3", "point b", "text B needs 3", "yes"])
        .says("no_gear", &["size tools no", "ask tools", "text Kisten", "echo 2"]);
}

#[test]
fn l2_06_spoken_to() {
    let mut glass = Glass::sample(&["l2-06"]);
    glass.says("not_spoken_to", &["yes", "re 2 yes", "sign stop", "re 0 sign stop"]);
    glass.passes(&["re 1 yes", "re 1 sign stop", "re 1 text tools 5"]);
    glass.hear(DMITRI, "ask tools").passes(&["re 3 have tools 5"]);
    glass.hear(DMITRI, "to p3 ask tools").says("not_spoken_to", &["re 4 have tools 5"]);
    glass.hear(DMITRI, "last p1 have tools 5").passes(&["re 5 yes"]);
    glass.hear(DMITRI, "text and you, Ada?").passes(&["re 6 yes"]);
}

#[test]
fn l2_07_confessional() {
    let glass = Glass::sample(&["l2-07"]);
    glass
        .says("name_one", &["have tools 5", "sign stop", "to p2 last p3 yes", "text Bruno, Chloe"]);
    for remark in ["to p3 have tools 5", "text Chloe, tools 5", "to p3 sign stop", "point p3"] {
        let audience = glass.weigh(remark).expect(remark).audience;
        assert_eq!(audience, SeatSet::only(CHLOE), "{remark}");
    }
}

#[test]
fn l2_08_one_subject() {
    let mut glass = Glass::sample(&["l2-08"]);
    glass.passes(&["have tools 5", "cover a"]).says("several_gears", &["text tools and books"]);
    glass.said("cover a").said("point books");
    glass.passes(&["have books 4", "cover b", "yes"]);
    glass.says("other_gear", &["have tools 5", "text guns", "point crates"]);
}

#[test]
fn l2_10_small_talk_first() {
    let mut glass = Glass::sample(&["l2-10"]);
    glass.says("not_idle", &["number 5", "point tools", "need a 3", "text B", "echo 0"]);
    glass.said("sign stop").passes(&["have tools 5", "yes"]);
    glass.said("have tools 5").passes(&["yes", "sign stop"]).says("not_idle", &["have tools 3"]);
}

#[test]
fn l2_11_contrarian() {
    let mut glass = Glass::sample(&["l2-11"]);
    glass.passes(&["re 2 first hm,no have tools 5", "re 0 text no, five", "re 2 sign stop"]);
    glass.says("answers_nobody", &["no", "first no yes", "sign stop"]);
    glass.says("no_contradiction", &["re 0 yes", "re 0 text I really do say no"]);
    glass.said("re 0 no").says("answers_nobody", &["re 3 no"]);
}

#[test]
fn l2_12_quartermaster() {
    Glass::sample(&["l2-12"])
        .passes(&["play tools", "total a 9", "only a", "point a", "text Chloe: books", "yes"])
        .says("kind_forbidden", &["size tools no", "cover a", "injured 1", "echo 0"])
        .says("points_at_gear", &["point tools"])
        .says("word_of_self", &["text Bruno, I have tools", "text Bruno, meine Kiste"])
        .says("nobody_named", &["text books now"]);
}

#[test]
fn l2_13_mutineer_and_l2_20_leaders_ear() {
    let ears = |card: &str, leader| {
        let mut glass = Glass::sample(&[card]);
        glass.leader = leader;
        glass.weigh("have tools 5").expect("anything may be said").audience
    };
    assert_eq!(ears("l2-13", CHLOE), [BRUNO, DMITRI].into_iter().collect());
    assert_eq!(ears("l2-13", super::scene::ADA), [BRUNO, CHLOE].into_iter().collect());
    assert_eq!(ears("l2-20", CHLOE), SeatSet::only(CHLOE));
    assert_eq!(ears("l2-20", super::scene::ADA), SeatSet::only(BRUNO));
}

#[test]
fn l2_14_on_cue() {
    let mut glass = Glass::sample(&["l2-14"]);
    glass.passes(&["have tools 5", "sign stop"]);
    glass.hear(BRUNO, "yes").says("not_on_cue", &["have tools 5", "sign stop"]);
    glass.at(20).says("not_on_cue", &["yes"]).clone().at(21).passes(&["yes"]);
    glass.hear_by(DMITRI, "yes", SeatSet::only(BRUNO)).passes(&["have tools 5"]);
}

#[test]
fn l2_15_slow_thaw_and_l2_16_first_light() {
    Glass::sample(&["l2-15"]).at(14).says("too_early", &["yes", "sign stop"]);
    Glass::sample(&["l2-15"]).at(15).passes(&["yes", "sign stop"]);
    Glass::sample(&["l2-16"]).at(10).passes(&["yes", "sign stop"]);
    Glass::sample(&["l2-16"]).at(11).says("words_gone", &["yes", "sign stop"]);
}

#[test]
fn l2_17_parrot() {
    let mut glass = Glass::sample(&["l2-17"]);
    glass.passes(&["number 9", "point crates", "size crates no", "echo 2"]);
    glass.says("shares_nothing", &["yes", "number 8", "sign stop"]);
    glass.hear_by(BRUNO, "have books 2", SeatSet::only(CHLOE)).passes(&["number 9"]);
    glass.hear(BRUNO, "sign stop").passes(&["yes", "have tools 5"]);
    Glass::empty(&["l2-17"]).passes(&["have tools 5", "yes"]);
}

#[test]
fn l2_18_white_lie() {
    let mut glass = Glass::sample(&["l2-18"]);
    glass.passes(&["cover a 8", "yes", "text tools 6", "text hello", "echo 0"]);
    glass.says("first_claim_is_true", &["have books 4", "size crates no", "text books four"]);
    glass.says("unclear_claim", &["text tools", "text 5 or 6 tools"]);
    glass.said("yes").says("first_claim_is_true", &["have tools 5"]);
    glass.said("have crates 9").passes(&["have tools 5", "text tools 5, books 4", "have books 5"]);
}

#[test]
fn l2_19_ration_book() {
    let mut glass = Glass::sample(&["l2-19"]);
    glass.says("several_gears", &["text tools, books"]);
    glass.said("sum tools 8").passes(&["sum books 4", "cover a 8", "yes"]);
    glass.says("gear_used_up", &["have tools 5", "point tools", "text ropes"]);
}

#[test]
fn l3_01_yes_and_no() {
    Glass::sample(&["l3-01"])
        .passes(&["yes", "re 1 no", "to p2 yes", "text yes", "text Nein!"])
        .says("kind_not_allowed", &["have tools 5", "sign stop", "number 5", "echo 0"])
        .says("not_yes_or_no", &["text yes please", "text tools"]);
}

#[test]
fn l3_02_one_breath() {
    let glass = Glass::sample(&["l3-02"]);
    glass.passes(&["have tools 5"]).clone().said("sign stop").says("no_remarks_left", &["yes"]);
}

#[test]
fn l3_03_speechless() {
    Glass::sample(&["l3-03"])
        .passes(&["point tools", "point p2", "re 1 sign thumbs_up"])
        .says("kind_not_allowed", &["yes", "have tools 5", "echo 0"])
        .says("text_forbidden", &["text hm"]);
}

#[test]
fn l3_04_ciphers() {
    Glass::sample(&["l3-04"])
        .passes(&["number 0", "text zwölf", "text 5!"])
        .says("kind_not_allowed", &["yes", "sign stop"])
        .says("not_one_number", &["text five tools", "text hm"]);
}

#[test]
fn l3_05_wrong_words() {
    Glass::sample(&["l3-05"])
        .passes(&["sum weapons 8", "count books 1", "size books fair", "have books 6", "yes"])
        .says("claim_not_shifted", &["sum tools 8", "have weapons 6", "size weapons no"])
        .says("kind_not_allowed", &["number 5", "sign stop"])
        .says("text_forbidden", &["text weapons 5"]);
}

#[test]
fn l3_06_upside_down() {
    let mut glass = Glass::sample(&["l3-06"]);
    glass.passes(&["have tools 5", "yes", "no"]);
    glass.says("claim_not_mirrored", &["have tools 2", "have books 3", "have weapons 7"]);
    glass.says("kind_not_allowed", &["size tools fair", "sign stop"]);
    glass.hold(&[Card::Tools10]).says("claim_not_mirrored", &["have tools 10", "have tools 2"]);
}

#[test]
fn l3_07_fabulist() {
    Glass::sample(&["l3-07"])
        .passes(&["sum tools 9", "count books 2", "size weapons plenty", "have crates 2"])
        .says("claim_is_true", &["sum tools 8", "count books 1", "size weapons fair"])
        .says("kind_not_allowed", &["no", "number 3", "sign stop"]);
}

#[test]
fn l3_08_double_vision() {
    Glass::sample(&["l3-08"])
        .passes(&["have tools 6", "have books 8", "count tools 4", "sum crates 0", "yes"])
        .says(
            "claim_not_doubled",
            &["have books 4", "sum tools 8", "count tools 2", "have books 9"],
        )
        .says("kind_not_allowed", &["size tools fair", "sign stop"]);
}

#[test]
fn l3_09_hollow_echo() {
    let mut glass = Glass::sample(&["l3-09"]);
    glass.passes(&["echo 0", "echo 1", "text have tools 4", "text Crates total 9!"]);
    glass.says("kind_not_allowed", &["have tools 4", "yes", "sign stop"]);
    glass.says("no_repetition", &["text have tools 5", "text tools 4"]);
    glass.hear_by(BRUNO, "have books 2", SeatSet::only(CHLOE));
    glass.says("no_repetition", &["text have books 2"]);
    Glass::empty(&["l3-09"]).refuses(&["yes", "text hm", "sign stop"]);
}

#[test]
fn l3_10_the_lost_letter() {
    Glass::sample(&["l3-10"])
        .passes(&["size crates plenty", "need a 3", "wait", "to p4 yes"])
        .says("letter_lost", &["now", "sum crates 9", "to p2 yes", "last cold yes", "text TWO"])
        .says("no_signs", &["sign stop", "point crates"]);
}

#[test]
fn l3_11_secret_sharer() {
    let mut glass = Glass::sample(&["l3-11"]);
    let delivery = glass.weigh("to p2 have tools 5").expect("the left neighbour is addressed");
    assert_eq!(delivery.audience, SeatSet::only(BRUNO));
    glass.says("name_only", &["have tools 5", "to p3 yes"]).says("no_signs", &["to p2 sign stop"]);
    glass.said("to p2 yes").passes(&["to p2 yes"]);
    glass.said("to p2 yes").says("no_remarks_left", &["to p2 yes"]);
}

#[test]
fn l3_12_static_and_l3_13_voices_ban_signs_only() {
    for card in ["l3-12", "l3-13"] {
        let glass = Glass::sample(&[card]);
        glass.passes(&["have tools 5", "text books?"]).says("no_signs", &["point tools"]);
        assert!(glass.weigh("have tools 5").expect("it passes").needs_luck());
    }
}

#[test]
fn l3_14_the_choir() {
    let mut glass = Glass::empty(&["l3-14"]);
    glass.says("choir_waits", &["yes"]).says("no_signs", &["sign stop"]);
    glass.hear(BRUNO, "yes").hear(CHLOE, "yes").says("choir_waits", &["yes"]);
    glass.clone().at(24).passes(&["yes"]);
    glass.hear(DMITRI, "yes").passes(&["yes"]);
    glass.said("yes").hear(BRUNO, "yes").says("choir_waits", &["yes"]);
    glass.at(24).passes(&["yes"]);
    glass.said("yes").says("choir_waits", &["yes"]);
    glass.hear(DMITRI, "yes").hear(BRUNO, "yes").hear(CHLOE, "yes").passes(&["yes"]);
}

#[test]
fn l3_14_the_choir_does_not_wait_for_those_who_passed() {
    let mut glass = Glass::empty(&["l3-14"]);
    glass.budget = Some(4);
    glass.passed = [BRUNO, CHLOE].into_iter().collect();
    glass.says("choir_waits", &["yes"]);
    glass.hear(DMITRI, "yes").passes(&["yes"]);
}

#[test]
fn l3_15_last_grain() {
    let mut glass = Glass::sample(&["l3-15"]);
    glass.at(23).says("too_early", &["yes", "sign stop"]);
    glass.at(24).passes(&["cover a 8"]);
    glass.said("yes").said("no").says("no_remarks_left", &["yes"]);
}

#[test]
fn l3_16_never_again() {
    let mut glass = Glass::sample(&["l3-16"]);
    glass.passes(&["yes", "cover a 8"]).says("no_signs", &["sign stop"]);
    glass.says("gear_taken", &["size books no", "text crates"]);
    glass.says("number_taken", &["number 9", "text four", "need a 4"]);
    glass.said("have weapons 6").says("number_taken", &["number 6"]);
    glass.says("gear_taken", &["size weapons no"]);
    glass.hear_by(BRUNO, "number 7", SeatSet::only(CHLOE)).passes(&["number 7"]);
}

#[test]
fn l3_17_and_l3_18_leave_talk_alone() {
    for card in ["l3-17", "l3-18"] {
        Glass::sample(&[card]).passes(&["have tools 6", "sign stop", "text tools"]);
    }
}

#[test]
fn l3_19_inquisitor() {
    let mut glass = Glass::sample(&["l3-19"]);
    glass.passes(&["text Chloe, tools?"]).says("kind_not_allowed", &["yes", "sign stop"]);
    glass.says("name_one", &["ask tools", "to p2 last p3 ask tools", "text Bruno and Chloe?"]);
    glass.says("no_numbers", &["text Chloe, five?"]).says("no_question", &["text Chloe"]);
    glass.said("to p3 ask tools").passes(&["to p2 ask tools"]);
    glass.says("same_colleague", &["to p3 ask books", "text Chloe?"]);
    glass.said("to p2 ask tools").passes(&["to p3 ask tools"]);
}

#[test]
fn l3_20_telegram() {
    let mut glass = Glass::sample(&["l3-20"]);
    glass.passes(&["number 5", "to p2 ask tools", "text tools five!"]);
    glass.says("too_many_words", &["have tools 5", "first red size tools no"]);
    glass.says("no_signs", &["sign stop"]);
    for _ in 0..4 {
        glass.passes(&["yes"]);
        glass.said("yes");
    }
    glass.says("no_remarks_left", &["yes"]);
}
