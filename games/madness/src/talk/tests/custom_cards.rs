//! Cards written by a host: their syntax, what is refused, and their effect.
use serde_json::{Value, json};

use super::scene::Timer;
use crate::{
    data::MadnessId,
    talk::{CARDS, Clause, ClauseWord, CustomCards},
};

fn custom_cards(cards: &Value) -> CustomCards {
    serde_json::from_value(cards.clone()).expect("cards")
}

fn card(level: u8, clauses: &[&str]) -> Value {
    json!({"level": level, "title": "Hiccups", "about": "Hic.", "clauses": clauses})
}

#[test]
fn every_printed_card_can_be_written_as_clauses() {
    for card in CARDS {
        for clause in card.clauses {
            assert_eq!(clause.to_string().parse(), Ok(*clause), "{}", card.id);
        }
    }
}

#[test]
fn every_clause_word_round_trips() {
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
    let first_word = |clause: &&str| clause.split(' ').next().map(str::to_owned);
    let words: Vec<String> = clauses.iter().filter_map(first_word).collect();
    assert!(words.iter().eq(ClauseWord::ALL.iter().map(|word| word.as_str())), "each word once");
    for clause in clauses {
        assert_eq!(clause.parse::<Clause>().expect("a clause").to_string(), clause);
    }
}

#[test]
fn invalid_clauses_are_refused() {
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
fn a_custom_card_applies_like_a_printed_one() {
    let cards = json!([card(1, &["max_len 2", "gestures_banned"]), card(1, &[])]);
    let mut timer = Timer::sample(&["l1-21"]);
    timer.custom_cards = custom_cards(&cards);
    timer.assert_passes(&["yes", "size books no"]);
    timer.assert_code("too_many_words", &["sum tools 8"]).assert_code("no_signs", &["sign stop"]);
    // The second one has no clauses, and nothing was written for level 2.
    for free in ["l1-22", "l2-21"] {
        let timer = Timer { cards: vec![free.parse().expect("a card")], ..timer.clone() };
        timer.assert_passes(&["sum tools 8", "sign stop"]);
    }
}

#[test]
fn the_left_neighbour_replaces_a_leader_who_speaks() {
    let mut timer = Timer::sample(&["l3-21"]);
    timer.custom_cards = custom_cards(&json!([card(3, &["to_only leader"])]));
    timer.leader = super::scene::DMITRI;
    timer.assert_passes(&["to p4 yes"]).assert_code("name_only", &["to p2 yes"]);
    // Signs are exempt on the first two levels only.
    timer.assert_passes(&["to p4 sign stop"]).assert_code("name_only", &["sign stop"]);
    timer.leader = timer.me;
    timer.assert_passes(&["to p2 yes"]).assert_code("name_only", &["to p4 yes"]);
}

#[test]
fn custom_cards_replace_the_blank_cards_of_their_level() {
    let titled = |level: u8, title: &str| json!({"level": level, "title": title, "about": "Hic."});
    let custom_cards = custom_cards(&json!([titled(3, "a"), titled(1, "b"), titled(3, "c")]));
    let title = |id: &str| {
        let id: MadnessId = id.parse().expect("a card");
        custom_cards.card(id).map(|card| card.title.as_str())
    };
    assert_eq!([title("l3-21"), title("l3-22"), title("l1-21")], [Some("a"), Some("c"), Some("b")]);
    assert_eq!([title("l1-22"), title("l2-21"), title("l3-20"), title("h3-1")], [None; 4]);
}

#[test]
fn invalid_custom_cards_are_refused_with_a_reason() {
    let titled = |title: &str| json!([{"level": 1, "title": title, "about": "Hic."}]);
    let clauses = ["max_len 1", "max_len 2", "max_len 3", "max_len 4", "max_len 5", "max_len 6"];
    let too_many: Vec<&str> = clauses.into_iter().chain(["max_len 7"]).collect();
    for (cards, problem) in [
        (json!([]), "at least one card"),
        (titled(""), "the title of a card must be one line of 1 to 40"),
        (titled(" Hiccups"), "the title"),
        (titled("Hic\ncups"), "the title"),
        (titled("Hic\u{202e}cups"), "the title"),
        (titled(&"x".repeat(41)), "the title"),
        (json!([{"level": 1, "title": "x", "about": "x".repeat(201)}]), "the text of a card"),
        (json!([card(0, &[])]), "level from 1 to 3, not 0"),
        (json!([card(4, &[])]), "level from 1 to 3, not 4"),
        (json!([card(2, &[]), card(2, &[]), card(2, &[])]), "level 2 has 2 blank cards, not 3"),
        (json!([card(1, &["delay", "delay"])]), "lists delay twice"),
        (json!([card(1, &too_many)]), "has 7 clauses; at most 6 fit"),
    ] {
        let error = custom_cards(&cards).check().expect_err("refused").to_string();
        assert!(error.contains(problem), "{error}");
    }
    assert_eq!(custom_cards(&json!([card(1, &clauses), card(3, &[])])).check(), Ok(()));
}
