//! Filters that apply to everyone, in order.
use kernel::{ScriptedRng, SeatSet};

use super::scene::{ADA, BRUNO, CHLOE, Glass};
use crate::{
    data::Card,
    talk::{Channels, Verdict, asked, auto_play, may_lay, must_auto_play},
};

#[test]
fn shape_and_domains() {
    let glass = Glass::sample(&[]);
    glass.says("out_of_domain", &["have tools 0", "have tools 21", "count tools 21"]);
    glass.says("out_of_domain", &["cover a 0", "play tools 61", "need a 61", "injured 16"]);
    glass.passes(&["have tools 20", "sum tools 0", "total a 99", "number 99", "need a 0"]);
    glass.says("names_self", &["to p1 yes", "point p1", "first p1 yes"]);
    glass.says("no_such_colleague", &["to p5 yes", "point p5", "last p7 yes"]);
    glass.says("chip_misplaced", &["first please yes", "last red yes", "last 2 yes"]);
    glass.says("dressed_sign", &["first red sign stop", "last ? point tools", "shout sign stop"]);
    glass.says("nothing_to_split", &["as 2+3 yes", "as 1+1 count tools 2", "as 1+1 cover a"]);
    glass.says("wrong_split", &["as 2+2 have tools 5", "as 0+5 have tools 5"]);
    assert_eq!(
        glass.weigh("have tools 21"),
        Err(Verdict::OutOfDomain { value: 21, min: 1, max: 20 })
    );
}

#[test]
fn a_table_may_do_without_text_or_without_the_panel() {
    let mut glass = Glass::sample(&[]);
    glass.channels = Channels { panel: true, text: false };
    glass.passes(&["yes", "sign stop"]).says("no_text", &["text yes"]);
    glass.channels = Channels { panel: false, text: true };
    glass.passes(&["text yes", "sign stop", "point p2"]).says("no_panel", &["yes", "echo 0"]);
}

#[test]
fn one_remark_a_second_and_twelve_a_glass() {
    let mut glass = Glass::empty(&[]);
    glass.at(0).said("yes").at(0).says("too_quick", &["no", "sign stop"]);
    glass.at(1).passes(&["no"]);
    for tick in 1..12 {
        glass.at(tick).said("no");
    }
    glass.at(20).says("too_many_remarks", &["yes"]);
}

#[test]
fn without_a_clock_there_is_a_budget() {
    let mut glass = Glass::empty(&[]);
    (glass.budget, glass.tick) = (Some(2), 0);
    glass.said("yes").at(0).passes(&["no"]);
    glass.said("no").at(0).says("budget_spent", &["yes"]);
    glass.log.clear();
    glass.passed = SeatSet::only(ADA);
    glass.says("has_passed", &["yes"]);
}

#[test]
fn what_madness_forces_is_free() {
    let mut glass = Glass::empty(&["l1-19"]);
    glass.budget = Some(1);
    let first = glass.weigh("have tools 5").expect("it passes");
    assert!(!first.is_free);
    glass.said("have tools 5");
    assert!(glass.weigh("have tools 5").expect("the echo passes").is_free);
    let mut glass = Glass::empty(&["l2-10"]);
    glass.budget = Some(1);
    let idle = glass.weigh("sign stop").expect("small talk passes");
    assert!(idle.is_free);
    let spoken = idle.send(&glass.talk(), &mut ScriptedRng::none());
    glass.log.push(spoken);
    assert!(!glass.weigh("have tools 5").expect("it passes").is_free);
}

/// Small talk repeated is always free, but there is still a limit.
#[test]
fn what_is_free_has_an_end() {
    let mut glass = Glass::empty(&["l1-19", "l2-10"]);
    glass.budget = Some(2);
    for _ in 0..12 {
        let idle = glass.weigh("text hm").expect("it passes");
        assert!(idle.is_free);
        let spoken = idle.send(&glass.talk(), &mut ScriptedRng::none());
        glass.log.push(spoken);
    }
    glass.says("too_many_remarks", &["text hm"]);
}

#[test]
fn nobody_speaks_of_madness() {
    for cards in [&[][..], &["l1-21"], &["l3-01"]] {
        Glass::sample(cards).says("meta_word", &["text I am mad", "text das ist verboten"]);
    }
    Glass::sample(&[]).passes(&["text madly good"]);
}

#[test]
fn filters_come_in_their_order() {
    let mut glass = Glass::sample(&["l3-02"]);
    glass.said("yes").at(10);
    glass.says("out_of_domain", &["have tools 0"]);
    glass.says("too_quick", &["text mad"]);
    glass.at(12).says("meta_word", &["text mad"]);
    glass.says("no_remarks_left", &["text books"]);
}

#[test]
fn madness_is_checked_only_while_it_acts() {
    let mut glass = Glass::sample(&["l3-01"]);
    glass.refuses(&["have tools 5"]);
    // The game passes no cards of a seat whose madness is ignored this turn.
    glass.cards.clear();
    glass.passes(&["have tools 5"]);
}

#[test]
fn in_expert_games_all_cards_hold_together() {
    let glass = Glass::sample(&["l1-04", "l2-05"]);
    glass.passes(&["last please cover a 8"]);
    glass.says("no_please", &["cover a 8"]).says("no_gear", &["last please have tools 5"]);
    let mute = Glass::sample(&["l1-05", "l2-01", "l3-04"]);
    mute.refuses(&["number 5", "last ? number 5", "ask tools", "yes", "sign stop"]);
    let ears = |cards: &[&str]| {
        Glass::sample(cards).weigh("to p2 have tools 5").expect("it passes").audience
    };
    assert_eq!(ears(&["l2-20", "l3-11"]), SeatSet::only(BRUNO));
    assert_eq!(ears(&["l2-13", "l3-11"]), SeatSet::EMPTY);
}

#[test]
fn l1_20_cards_wait_for_three_remarks() {
    let mut glass = Glass::empty(&["l1-20"]);
    let may = |glass: &Glass, is_silent| may_lay(&glass.talk(), is_silent, false, &glass.cards);
    let due =
        |n| Err(Verdict::BriefingDue { madness: "l1-20".parse().expect("a card"), n, min: 3 });
    assert_eq!(may(&glass, false), due(0));
    assert_eq!(may(&glass, true), Ok(()));
    glass.said("yes").said("sign stop");
    assert_eq!(may(&glass, false), due(2));
    glass.at(24);
    assert_eq!(may(&glass, false), due(2));
    glass.at(25);
    assert_eq!(may(&glass, false), Ok(()));
    glass.at(12).said("no");
    assert_eq!(may(&glass, false), Ok(()));
}

#[test]
fn l3_17_cards_wait_for_being_asked_by_name() {
    let glass = Glass::empty(&["l3-17"]);
    let madness = "l3-17".parse().expect("a card");
    for is_silent in [false, true] {
        let may = |is_asked| may_lay(&glass.talk(), is_silent, is_asked, &glass.cards);
        assert_eq!(may(false), Err(Verdict::NotAsked { madness }));
        assert_eq!(may(true), Ok(()));
    }
}

#[test]
fn who_is_asked_by_name() {
    let asks = |remark: &str, audience: SeatSet| {
        let mut glass = Glass::empty(&[]);
        glass.hear_by(BRUNO, remark, audience);
        asked(&glass.log[0], glass.seats)
    };
    let (all, ada) = (SeatSet::EVERYONE, SeatSet::only(ADA));
    assert_eq!(asks("to p1 play tools", all), ada);
    assert_eq!(asks("text Ada, the tools", all), ada);
    assert_eq!(asks("text play, Ada and Chloe", all), ada.with(SeatSet::only(CHLOE)));
    for german in ["text Ada, leg los", "text Ada, bitte legen", "text Spielt, Ada!"] {
        assert_eq!(asks(german, all), ada, "{german}");
    }
    for nobody in ["play tools", "to p1 ask tools", "text Ada!", "text play", "text Bruno play"] {
        assert_eq!(asks(nobody, all), SeatSet::EMPTY, "{nobody}");
    }
    // Players who do not hear it are not asked.
    assert_eq!(asks("to p1 play tools", SeatSet::only(CHLOE)), SeatSet::EMPTY);
}

/// W30: at two fifths of the timer the lowest card is played automatically.
#[test]
fn w30_itchy_fingers() {
    let mut glass = Glass::empty(&["l3-18"]);
    let must = |glass: &Glass, has_laid| must_auto_play(&glass.talk(), has_laid, &glass.cards);
    glass.at(11);
    assert!(!must(&glass, false));
    glass.at(12);
    assert!(must(&glass, false) && !must(&glass, true));
    glass.cards.clear();
    assert!(!must(&glass, false));
    let play = |hand: &[Card], rng: &[u32]| auto_play(hand, &mut ScriptedRng::new(rng));
    assert_eq!(play(&[Card::Books2, Card::Tools6], &[]), Some(Card::Books2));
    assert_eq!(play(&[Card::Injury, Card::Tools10], &[]), Some(Card::Tools10));
    assert_eq!(play(&[Card::Tools3, Card::Books3, Card::Injury], &[1]), Some(Card::Books3));
    assert_eq!(play(&[Card::Injury], &[]), Some(Card::Injury));
    assert_eq!(play(&[], &[]), None);
}
