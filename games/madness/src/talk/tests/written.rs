//! Cards written by a host: their syntax, what is refused, and their effect.
use serde_json::{Value, json};

use super::scene::Glass;
use crate::{
    data::MadnessId,
    talk::{CARDS, Clause, ClauseWord, Written},
};

fn written(cards: &Value) -> Written {
    serde_json::from_value(cards.clone()).expect("cards")
}

fn card(level: u8, clauses: &[&str]) -> Value {
    json!({"level": level, "title": "Hiccups", "about": "Hic.", "clauses": clauses})
}

#[test]
fn every_printed_card_could_be_written() {
    for card in CARDS {
        for clause in card.clauses {
            assert_eq!(clause.to_string().parse(), Ok(*clause), "{}", card.id);
        }
    }
}

#[test]
fn every_word_begins_a_clause_that_reads_as_it_is_written() {
    let clauses = [
        "max_len 4",
        "max_msgs 3",
        "names_min",
        "names_one",
        "names_other",
        "to_only leader",
        "names_ban right",
        "re_ban left",
        "prefix_colour",
        "prefix_no",
        "suffix_song",
        "has_please",
        "has_weather",
        "question",
        "shout",
        "ordinal",
        "letters_ban e",
        "gap 5",
        "quiet_until 50",
        "quiet_until_others 2 40",
        "quiet_after 35",
        "after_seat right 70",
        "after_all_others 80",
        "no_repeat_kind",
        "double_send",
        "filler_alternate",
        "re_required",
        "re_spoken_to",
        "nums_none",
        "nums_ban 6",
        "nums_only 2",
        "sums_form",
        "types_none",
        "types_lock_first",
        "types_once",
        "share_with_prev",
        "fresh_only",
        "kinds_only have_card,yes text yes_no",
        "kinds_ban ask",
        "no_point_at_gear",
        "gestures_banned",
        "claim double",
        "delay",
        "blank_one",
        "audience not_leader",
        "play_after_remarks 3 83",
        "play_after_asked",
        "auto_play 40",
    ];
    let begun = clauses.iter().map(|clause| clause.parse::<Clause>().expect("a clause").word());
    assert!(begun.eq(ClauseWord::ALL.iter().copied()), "each word once");
    for clause in clauses {
        assert_eq!(clause.parse::<Clause>().expect("a clause").to_string(), clause);
    }
}

#[test]
fn what_is_no_clause_is_refused() {
    for wrong in [
        "",
        "max_len",
        "max_len 0",
        "max_len four",
        "max_len 4 5",
        "names_min 1",
        "to_only me",
        "letters_ban oo",
        "letters_ban ö",
        "quiet_until 100",
        "nums_only 1",
        "kinds_only",
        "kinds_only text",
        "kinds_only no,yes",
        "kinds_only yes,yes",
        "kinds_only yes text",
        "claim true",
        "sing",
    ] {
        assert!(wrong.parse::<Clause>().is_err(), "{wrong:?}");
    }
}

#[test]
fn a_written_card_binds_like_a_printed_one() {
    let cards = json!([card(1, &["max_len 2", "gestures_banned"]), card(1, &[])]);
    let mut glass = Glass::sample(&["l1-21"]);
    glass.written = written(&cards);
    glass.passes(&["yes", "size books no"]);
    glass.says("too_many_words", &["sum tools 8"]).says("no_signs", &["sign stop"]);
    // The second one has no clauses, and nothing was written for level 2.
    for free in ["l1-22", "l2-21"] {
        let glass = Glass { cards: vec![free.parse().expect("a card")], ..glass.clone() };
        glass.passes(&["sum tools 8", "sign stop"]);
    }
}

#[test]
fn the_leader_can_be_meant_and_the_left_neighbour_stands_in() {
    let mut glass = Glass::sample(&["l3-21"]);
    glass.written = written(&json!([card(3, &["to_only leader"])]));
    glass.leader = super::scene::DMITRI;
    glass.passes(&["to p4 yes"]).says("name_only", &["to p2 yes"]);
    // Signs are exempt on the first two levels only.
    glass.passes(&["to p4 sign stop"]).says("name_only", &["sign stop"]);
    glass.leader = glass.me;
    glass.passes(&["to p2 yes"]).says("name_only", &["to p4 yes"]);
}

#[test]
fn a_card_has_its_place_in_the_deck_of_its_level() {
    let titled = |level: u8, title: &str| json!({"level": level, "title": title, "about": "Hic."});
    let written = written(&json!([titled(3, "a"), titled(1, "b"), titled(3, "c")]));
    let title = |id: &str| {
        let id: MadnessId = id.parse().expect("a card");
        written.card(id).map(|card| card.title.as_str())
    };
    assert_eq!([title("l3-21"), title("l3-22"), title("l1-21")], [Some("a"), Some("c"), Some("b")]);
    assert_eq!([title("l1-22"), title("l2-21"), title("l3-20"), title("h3-1")], [None; 4]);
}

#[test]
fn what_fits_on_no_card_is_refused_with_the_reason() {
    let titled = |title: &str| json!([{"level": 1, "title": title, "about": "Hic."}]);
    let clauses = ["max_len 1", "max_len 2", "max_len 3", "max_len 4", "max_len 5", "max_len 6"];
    let too_many: Vec<&str> = clauses.into_iter().chain(["max_len 7"]).collect();
    for (cards, problem) in [
        (json!([]), "one card at least"),
        (titled(""), "the title of a card is one line of 1 to 40"),
        (titled(" Hiccups"), "the title"),
        (titled("Hic\ncups"), "the title"),
        (titled("Hic\u{202e}cups"), "the title"),
        (titled(&"x".repeat(41)), "the title"),
        (json!([{"level": 1, "title": "x", "about": "x".repeat(201)}]), "the text of a card"),
        (json!([card(0, &[])]), "level 1 to 3, not 0"),
        (json!([card(4, &[])]), "level 1 to 3, not 4"),
        (json!([card(2, &[]), card(2, &[]), card(2, &[])]), "level 2 has 2 blank cards, not 3"),
        (json!([card(1, &["delay", "delay"])]), "delay stands there twice"),
        (json!([card(1, &too_many)]), "6 clauses at most, not 7"),
    ] {
        let error = written(&cards).check().expect_err("refused").to_string();
        assert!(error.contains(problem), "{error}");
    }
    assert_eq!(written(&json!([card(1, &clauses), card(3, &[])])).check(), Ok(()));
}
