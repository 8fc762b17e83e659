//! Filters that apply to everyone, in order.
use kernel::{ScriptedRng, SeatSet};

use super::scene::{ADA, BRUNO, CHLOE, Timer};
use crate::{
    data::Card,
    rules::play_card::{lowest_card, must_auto_play, require_allowed_by_madness},
    talk::{Channels, MadnessRefusal, TalkRefusal},
};

#[test]
fn malformed_remarks_are_refused() {
    let timer = Timer::sample(&[]);
    timer.assert_code("out_of_range", &["have tools 0", "have tools 21", "count tools 21"]);
    timer.assert_code("out_of_range", &["cover a 0", "play tools 61", "need a 61", "injured 16"]);
    timer.assert_passes(&["have tools 20", "sum tools 0", "total a 99", "number 99", "need a 0"]);
    timer.assert_code("names_self", &["to p1 yes", "point p1", "first p1 yes"]);
    timer.assert_code("no_such_colleague", &["to p5 yes", "point p5", "last p7 yes"]);
    timer.assert_code("chip_misplaced", &["first please yes", "last red yes", "last 2 yes"]);
    timer.assert_code(
        "sign_with_words",
        &["first red sign stop", "last ? point tools", "shout sign stop"],
    );
    timer
        .assert_code("nothing_to_split", &["as 2+3 yes", "as 1+1 count tools 2", "as 1+1 cover a"]);
    timer.assert_code("wrong_split", &["as 2+2 have tools 5", "as 0+5 have tools 5"]);
    assert_eq!(
        timer.judge("have tools 21"),
        Err(TalkRefusal::OutOfRange { value: 21, min: 1, max: 20 })
    );
}

#[test]
fn options_can_disable_text_or_the_panel() {
    let mut timer = Timer::sample(&[]);
    timer.channels = Channels { panel: true, text: false };
    timer.assert_passes(&["yes", "sign stop"]).assert_code("no_text", &["text yes"]);
    timer.channels = Channels { panel: false, text: true };
    timer
        .assert_passes(&["text yes", "sign stop", "point p2"])
        .assert_code("no_panel", &["yes", "echo 0"]);
}

#[test]
fn remarks_are_limited_to_one_per_second_and_twelve_per_timer() {
    let mut timer = Timer::empty(&[]);
    timer.at(0).said("yes").at(0).assert_code("too_quick", &["no", "sign stop"]);
    timer.at(1).assert_passes(&["no"]);
    for tick in 1..12 {
        timer.at(tick).said("no");
    }
    timer.at(20).assert_code("too_many_remarks", &["yes"]);
}

#[test]
fn untimed_games_have_a_budget() {
    let mut timer = Timer::empty(&[]);
    (timer.budget, timer.tick) = (Some(2), 0);
    timer.said("yes").at(0).assert_passes(&["no"]);
    timer.said("no").at(0).assert_code("budget_spent", &["yes"]);
    timer.log.clear();
    timer.passed = SeatSet::only(ADA);
    timer.assert_code("has_passed", &["yes"]);
}

#[test]
fn forced_remarks_are_free() {
    let mut timer = Timer::empty(&["l1-19"]);
    timer.budget = Some(1);
    let first = timer.judge("have tools 5").expect("it passes");
    assert!(!first.is_free);
    timer.said("have tools 5");
    assert!(timer.judge("have tools 5").expect("the echo passes").is_free);
    let mut timer = Timer::empty(&["l2-10"]);
    timer.budget = Some(1);
    let idle = timer.judge("sign stop").expect("small talk passes");
    assert!(idle.is_free);
    let sent = idle.send(&timer.talk(), &mut ScriptedRng::none());
    timer.log.push(sent);
    assert!(!timer.judge("have tools 5").expect("it passes").is_free);
}

/// Small talk repeated is always free, but there is still a limit.
#[test]
fn free_remarks_are_limited_too() {
    let mut timer = Timer::empty(&["l1-19", "l2-10"]);
    timer.budget = Some(2);
    for _ in 0..12 {
        let idle = timer.judge("text hm").expect("it passes");
        assert!(idle.is_free);
        let sent = idle.send(&timer.talk(), &mut ScriptedRng::none());
        timer.log.push(sent);
    }
    timer.assert_code("too_many_remarks", &["text hm"]);
}

#[test]
fn words_about_madness_are_refused() {
    for cards in [&[][..], &["l1-21"], &["l3-01"]] {
        Timer::sample(cards).assert_code(
            "meta_word",
            &["text I am mad", "text I can't say numbers", "text mein Wahnsinn ist fies"],
        );
    }
    Timer::sample(&[]).assert_passes(&[
        "text madly good",
        "text boah wahnsinn, A passt",
        "text count on me",
    ]);
}

#[test]
fn checks_run_in_order() {
    let mut timer = Timer::sample(&["l3-02"]);
    timer.said("yes").at(10);
    timer.assert_code("out_of_range", &["have tools 0"]);
    timer.assert_code("too_quick", &["text my madness"]);
    timer.at(12).assert_code("meta_word", &["text my madness"]);
    timer.assert_code("no_remarks_left", &["text books"]);
}

#[test]
fn ignored_madness_is_not_checked() {
    let mut timer = Timer::sample(&["l3-01"]);
    timer.assert_refuses(&["have tools 5"]);
    // The game passes no cards of a seat whose madness is ignored this turn.
    timer.cards.clear();
    timer.assert_passes(&["have tools 5"]);
}

#[test]
fn in_expert_games_all_cards_apply_together() {
    let timer = Timer::sample(&["l1-04", "l2-05"]);
    timer.assert_passes(&["last please cover a 8"]);
    timer
        .assert_code("no_please", &["cover a 8"])
        .assert_code("no_gear", &["last please have tools 5"]);
    let mute = Timer::sample(&["l1-05", "l2-01", "l3-04"]);
    mute.assert_refuses(&["number 5", "last ? number 5", "ask tools", "yes", "sign stop"]);
    let ears = |cards: &[&str]| {
        Timer::sample(cards).judge("to p2 have tools 5").expect("it passes").audience
    };
    assert_eq!(ears(&["l2-20", "l3-11"]), SeatSet::only(BRUNO));
    assert_eq!(ears(&["l2-13", "l3-11"]), SeatSet::EMPTY);
}

#[test]
fn l1_20_cards_can_be_played_after_three_remarks() {
    let mut timer = Timer::empty(&["l1-20"]);
    let may = |timer: &Timer, is_silent| {
        require_allowed_by_madness(&timer.talk(), is_silent, false, &timer.cards)
    };
    let due = |n| {
        Err(MadnessRefusal::BriefingDue { madness: "l1-20".parse().expect("a card"), n, min: 3 })
    };
    assert_eq!(may(&timer, false), due(0));
    assert_eq!(may(&timer, true), Ok(()));
    timer.said("yes").said("sign stop");
    assert_eq!(may(&timer, false), due(2));
    timer.at(24);
    assert_eq!(may(&timer, false), due(2));
    timer.at(25);
    assert_eq!(may(&timer, false), Ok(()));
    timer.at(12).said("no");
    assert_eq!(may(&timer, false), Ok(()));
}

#[test]
fn l3_17_cards_can_be_played_after_a_request_by_name() {
    let timer = Timer::empty(&["l3-17"]);
    let madness = "l3-17".parse().expect("a card");
    for is_silent in [false, true] {
        let may =
            |is_asked| require_allowed_by_madness(&timer.talk(), is_silent, is_asked, &timer.cards);
        assert_eq!(may(false), Err(MadnessRefusal::NotAsked { madness }));
        assert_eq!(may(true), Ok(()));
    }
}

#[test]
fn requests_by_name_are_recognized() {
    let asks = |remark: &str, audience: SeatSet| {
        let mut timer = Timer::empty(&[]);
        timer.hear_by(BRUNO, remark, audience);
        timer.log[0].asks_by_name(timer.seats)
    };
    let (all, ada) = (SeatSet::EVERYONE, SeatSet::only(ADA));
    assert_eq!(asks("to p1 play tools", all), ada);
    assert_eq!(asks("text Ada, the tools", all), ada);
    assert_eq!(asks("text play, Ada and Chloe", all), ada.with(SeatSet::only(CHLOE)));
    for german in ["text Ada, leg los", "text Ada, bitte legen", "text Spielt, Ada!"] {
        assert_eq!(asks(german, all), ada, "{german}");
    }
    for unasked in ["play tools", "to p1 ask tools", "text Ada!", "text play", "text Bruno play"] {
        assert_eq!(asks(unasked, all), SeatSet::EMPTY, "{unasked}");
    }
    // Players who do not hear it are not asked.
    assert_eq!(asks("to p1 play tools", SeatSet::only(CHLOE)), SeatSet::EMPTY);
}

/// W30: at two fifths of the timer the lowest card is played automatically.
#[test]
fn w30_itchy_fingers() {
    let mut timer = Timer::empty(&["l3-18"]);
    let must = |timer: &Timer, has_played| must_auto_play(&timer.talk(), has_played, &timer.cards);
    timer.at(11);
    assert!(!must(&timer, false));
    timer.at(12);
    assert!(must(&timer, false) && !must(&timer, true));
    timer.cards.clear();
    assert!(!must(&timer, false));
    let play = |hand: &[Card], rng: &[u32]| lowest_card(hand, &mut ScriptedRng::new(rng));
    assert_eq!(play(&[Card::Books2, Card::Tools6], &[]), Some(Card::Books2));
    assert_eq!(play(&[Card::Injury, Card::Tools10], &[]), Some(Card::Tools10));
    assert_eq!(play(&[Card::Tools3, Card::Books3, Card::Injury], &[1]), Some(Card::Books3));
    assert_eq!(play(&[Card::Injury], &[]), Some(Card::Injury));
    assert_eq!(play(&[], &[]), None);
}
