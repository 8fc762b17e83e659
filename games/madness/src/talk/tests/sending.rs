//! Delivery of a remark: audience, delays, swallowed words.
use kernel::{ScriptedRng, SeatSet};

use super::scene::{ADA, BRUNO, CHLOE, DMITRI, Glass};
use crate::talk::{Blank, Spoken, has_arrived};

fn send(glass: &Glass, remark: &str, rng: &[u32]) -> Spoken {
    let delivery = glass.weigh(remark).expect(remark);
    delivery.send(&glass.talk(), &mut ScriptedRng::new(rng))
}

#[test]
fn a_remark_reaches_everybody_and_the_gallery() {
    let spoken = send(&Glass::sample(&[]), "to p2 have tools 5", &[]);
    assert_eq!(spoken.audience, SeatSet::EVERYONE);
    assert_eq!((spoken.from, spoken.tick, spoken.n_others), (ADA, 10, 3));
    assert_eq!(spoken.seen_by(SeatSet::SPECTATORS), Some(spoken.heard));
}

#[test]
fn l2_07_nobody_else_gets_the_words() {
    let spoken = send(&Glass::sample(&["l2-07"]), "to p3 have tools 5", &[]);
    for viewers in [SeatSet::only(BRUNO), SeatSet::only(DMITRI), SeatSet::SPECTATORS] {
        assert_eq!(spoken.seen_by(viewers), None);
    }
    for viewers in [SeatSet::only(ADA), SeatSet::only(CHLOE)] {
        assert_eq!(spoken.seen_by(viewers), Some(spoken.heard));
    }
}

#[test]
fn l2_09_late_mail() {
    let mut glass = Glass::empty(&["l2-09"]);
    let spoken = send(&glass, "have tools 5", &[]);
    let arrives = |glass: &Glass| has_arrived(&spoken, &glass.talk());
    assert!(!arrives(glass.at(15)) && arrives(glass.at(16)));
    // For the speaker it counts as said immediately.
    glass.pending.push(spoken);
    glass.at(10).says("too_quick", &["yes"]);
}

/// Late remarks count when they are sent: the choir waits after them, although no one has heard
/// them yet.
#[test]
fn l2_09_late_mail_in_the_choir() {
    let mut glass = Glass::empty(&["l2-09", "l3-14"]);
    glass.hear(BRUNO, "yes").hear(CHLOE, "yes").hear(DMITRI, "yes").passes(&["yes"]);
    let spoken = send(&glass, "have tools 5", &[]);
    glass.pending.push(spoken);
    glass.at(12).says("choir_waits", &["yes"]);
    glass.hear(BRUNO, "yes").hear(CHLOE, "yes").hear(DMITRI, "yes").passes(&["yes"]);
}

#[test]
fn l2_09_late_mail_without_a_clock() {
    let mut glass = Glass::sample(&["l2-09"]);
    glass.budget = Some(4);
    let spoken = send(&glass, "have tools 5", &[]);
    let arrives = |glass: &Glass| has_arrived(&spoken, &glass.talk());
    assert!(!arrives(glass.hear(BRUNO, "yes")));
    assert!(arrives(glass.hear(CHLOE, "yes")));
    glass.log.truncate(3);
    glass.passed = [BRUNO, CHLOE, DMITRI].into_iter().collect();
    assert!(arrives(&glass));
}

#[test]
fn l3_12_static_swallows_one_important_word() {
    let glass = Glass::sample(&["l3-12"]);
    let heard = |remark: &str, rng: u32| send(&glass, remark, &[rng]).heard;
    let no_gear = heard("have tools 5", 0);
    assert_eq!((no_gear.gear, no_gear.value, no_gear.blank), (None, Some(5), Some(Blank::Gear)));
    let no_number = heard("as 2+3 have tools 5", 1);
    assert_eq!((no_number.value, no_number.split), (None, None));
    assert_eq!(heard("cover a 8", 1).letter, None);
    assert_eq!(heard("to p2 play tools 3", 2).to, None);
    assert!(heard("last p2,please yes", 0).suffix.iter().count() == 1);
    let text = |remark: &str, rng| heard(remark, rng).body.expect("a text").to_string();
    assert_eq!(text("text Bruno, five tools for A", 0), "-, five tools for A");
    assert_eq!(text("text Bruno, five tools for A", 1), "Bruno, - tools for A");
    assert_eq!(text("text Bruno, five tools for A", 3), "Bruno, five tools for -");
    assert_eq!(heard("to p2 text five", 1).to, None);
}

#[test]
fn l3_12_small_talk_stays_whole_and_the_speaker_does_not_learn_what_is_lost() {
    let glass = Glass::sample(&["l3-12"]);
    assert_eq!(send(&glass, "yes", &[]).heard.blank, None);
    assert_eq!(send(&glass, "text brrr", &[]).heard.blank, None);
    let spoken = send(&glass, "have tools 5", &[0]);
    let mine = spoken.seen_by(SeatSet::only(ADA)).expect("one hears oneself");
    assert_eq!((mine.gear.is_some(), mine.blank), (true, None));
    assert_eq!(spoken.seen_by(SeatSet::only(BRUNO)), Some(spoken.heard));
}

#[test]
fn what_was_swallowed_was_not_mentioned() {
    let mut static_glass = Glass::empty(&["l3-12"]);
    static_glass.me = BRUNO;
    let spoken = send(&static_glass, "have tools 5", &[0]);
    let mut glass = Glass::empty(&["l3-16"]);
    glass.log.push(spoken);
    glass.passes(&["have tools 6"]).says("number_taken", &["number 5"]);
    // An echo repeats what was heard, not what was meant.
    glass.cards.clear();
    let echo = send(&glass, "echo 0", &[]).heard;
    assert_eq!((echo.gear, echo.value, echo.of), (None, Some(5), Some(0)));
}

#[test]
fn l3_13_voices_reach_one_colleague_by_chance() {
    let glass = Glass::sample(&["l3-13"]);
    for (rng, whom) in [(0, BRUNO), (1, CHLOE), (2, DMITRI)] {
        let spoken = send(&glass, "have tools 5", &[rng]);
        assert_eq!(spoken.audience, [ADA, whom].into_iter().collect());
    }
}
