//! Delivery of a remark: audience, delays, swallowed words.
use kernel::{ScriptedRng, SeatSet};

use super::scene::{ADA, BRUNO, CHLOE, DMITRI, Timer};
use crate::talk::{LostWord, SentRemark, has_arrived};

fn send(timer: &Timer, remark: &str, rng: &[u32]) -> SentRemark {
    let delivery = timer.judge(remark).expect(remark);
    delivery.send(&timer.talk(), &mut ScriptedRng::new(rng))
}

#[test]
fn a_remark_reaches_all_players_and_spectators() {
    let sent = send(&Timer::sample(&[]), "to p2 have tools 5", &[]);
    assert_eq!(sent.audience, SeatSet::EVERYONE);
    assert_eq!((sent.from, sent.tick, sent.n_others), (ADA, 10, 3));
    assert_eq!(sent.seen_by(SeatSet::SPECTATORS), Some(sent.heard));
}

#[test]
fn l2_07_only_the_named_player_hears_the_remark() {
    let sent = send(&Timer::sample(&["l2-07"]), "to p3 have tools 5", &[]);
    for viewers in [SeatSet::only(BRUNO), SeatSet::only(DMITRI), SeatSet::SPECTATORS] {
        assert_eq!(sent.seen_by(viewers), None);
    }
    for viewers in [SeatSet::only(ADA), SeatSet::only(CHLOE)] {
        assert_eq!(sent.seen_by(viewers), Some(sent.heard));
    }
}

#[test]
fn l2_09_late_mail() {
    let mut timer = Timer::empty(&["l2-09"]);
    let sent = send(&timer, "have tools 5", &[]);
    let arrives = |timer: &Timer| has_arrived(&sent, &timer.talk());
    assert!(!arrives(timer.at(15)) && arrives(timer.at(16)));
    // For the speaker it counts as said immediately.
    timer.pending.push(sent);
    timer.at(10).assert_code("too_quick", &["yes"]);
}

/// Late remarks count when they are sent: the choir waits after them, although no one has heard
/// them yet.
#[test]
fn l2_09_late_mail_in_the_choir() {
    let mut timer = Timer::empty(&["l2-09", "l3-14"]);
    timer.hear(BRUNO, "yes").hear(CHLOE, "yes").hear(DMITRI, "yes").assert_passes(&["yes"]);
    let sent = send(&timer, "have tools 5", &[]);
    timer.pending.push(sent);
    timer.at(12).assert_code("choir_waits", &["yes"]);
    timer.hear(BRUNO, "yes").hear(CHLOE, "yes").hear(DMITRI, "yes").assert_passes(&["yes"]);
}

#[test]
fn l2_09_late_mail_in_untimed_games() {
    let mut timer = Timer::sample(&["l2-09"]);
    timer.budget = Some(4);
    let sent = send(&timer, "have tools 5", &[]);
    let arrives = |timer: &Timer| has_arrived(&sent, &timer.talk());
    assert!(!arrives(timer.hear(BRUNO, "yes")));
    assert!(arrives(timer.hear(CHLOE, "yes")));
    timer.log.truncate(3);
    timer.passed = [BRUNO, CHLOE, DMITRI].into_iter().collect();
    assert!(arrives(&timer));
}

#[test]
fn l3_12_static_loses_one_important_word() {
    let timer = Timer::sample(&["l3-12"]);
    let heard = |remark: &str, rng: u32| send(&timer, remark, &[rng]).heard;
    let no_gear = heard("have tools 5", 0);
    assert_eq!((no_gear.gear, no_gear.value, no_gear.lost), (None, Some(5), Some(LostWord::Gear)));
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
fn l3_12_small_talk_stays_complete_and_the_speaker_never_learns_the_lost_word() {
    let timer = Timer::sample(&["l3-12"]);
    assert_eq!(send(&timer, "yes", &[]).heard.lost, None);
    assert_eq!(send(&timer, "text brrr", &[]).heard.lost, None);
    let sent = send(&timer, "have tools 5", &[0]);
    let mine = sent.seen_by(SeatSet::only(ADA)).expect("speakers hear themselves");
    assert_eq!((mine.gear.is_some(), mine.lost), (true, None));
    assert_eq!(sent.seen_by(SeatSet::only(BRUNO)), Some(sent.heard));
}

#[test]
fn a_lost_word_does_not_count_as_mentioned() {
    let mut static_timer = Timer::empty(&["l3-12"]);
    static_timer.me = BRUNO;
    let sent = send(&static_timer, "have tools 5", &[0]);
    let mut timer = Timer::empty(&["l3-16"]);
    timer.log.push(sent);
    timer.assert_passes(&["have tools 6"]).assert_code("number_taken", &["number 5"]);
    // An echo repeats what was heard, not what was meant.
    timer.cards.clear();
    let echo = send(&timer, "echo 0", &[]).heard;
    assert_eq!((echo.gear, echo.value, echo.of), (None, Some(5), Some(0)));
}

#[test]
fn l3_13_voices_reach_one_random_player() {
    let timer = Timer::sample(&["l3-13"]);
    for (rng, whom) in [(0, BRUNO), (1, CHLOE), (2, DMITRI)] {
        let sent = send(&timer, "have tools 5", &[rng]);
        assert_eq!(sent.audience, [ADA, whom].into_iter().collect());
    }
}
