//! Cards written by the host, in play: their clauses about playing cards.
use super::{
    rulings::facing,
    scene::{ADA, BRUNO, Scene},
};
use crate::{
    BlankCards, Refusal,
    state::Phase,
    talk::{MadnessRefusal, TalkRefusal},
};

/// Returns a scene in which Ada holds a card of level 1 with these clauses.
fn holding(clauses: &[&str]) -> Scene {
    let card = serde_json::json!(
        [{"level": 1, "title": "Cramp", "about": "Your hands do not obey.", "clauses": clauses}]
    );
    let custom_cards = serde_json::from_value(card).expect("a card");
    let scene = facing().options(|options| options.blank_cards = BlankCards::Custom(custom_cards));
    scene.hand(ADA, "tools-2 tools-3 books-4").madness(ADA, "l1-21")
}

#[test]
fn a_custom_card_can_delay_playing() {
    let mut table = holding(&["play_after_remarks 1 83"]).ready();
    let due = table.refused(ADA, "play tools-2");
    assert!(matches!(
        due,
        Refusal::Talk(TalkRefusal::Madness(MadnessRefusal::BriefingDue { n: 0, min: 1, .. }))
    ));
    table.play(ADA, "say yes; play tools-2");
    let mut table = holding(&["play_after_asked"]).ready();
    let unasked = table.refused(ADA, "play tools-2");
    assert!(matches!(
        unasked,
        Refusal::Talk(TalkRefusal::Madness(MadnessRefusal::NotAsked { .. }))
    ));
    table.play(BRUNO, "say to p1 play tools").play(ADA, "play tools-2");
}

#[test]
fn a_custom_card_can_play_cards_automatically() {
    let mut table = holding(&["auto_play 10"]).ready();
    table.tick(2);
    assert_eq!(table.phase(), Phase::Talking);
    table.tick(1);
    assert_eq!((table.phase(), table.view(BRUNO).player(ADA).n_played), (Phase::Silent, 1));
}

#[test]
fn the_earlier_of_two_automatic_plays_counts() {
    let scene = holding(&["auto_play 90"]).options(|options| options.expert = true);
    let mut table = scene.madness(ADA, "l1-21 l2-21 l3-18").ready();
    table.tick(12);
    assert_eq!(table.phase(), Phase::Silent);
}
