//! The madness deck and the cards that forbid nothing.
use super::scene::Timer;
use crate::{
    data::MadnessId,
    talk::{CARDS, clauses},
};

#[test]
fn there_are_66_cards_and_six_are_blank() {
    for (nth, card) in CARDS.iter().enumerate() {
        assert_eq!(card.id.index(), nth);
        assert_eq!(card.clauses.is_empty(), card.id.blank().is_some(), "{}", card.id);
    }
    assert_eq!(CARDS.iter().filter(|card| card.id.blank().is_some()).count(), 6);
    for honour in MadnessId::all().filter(|id| id.is_honour()) {
        assert!(clauses(honour).is_empty(), "{honour} is kept by honour");
    }
}

#[test]
fn lucid_intervals_forbid_nothing() {
    for blank in ["l1-21", "l1-22", "l2-21", "l2-22", "l3-21", "l3-22", "h2-3"] {
        Timer::sample(&[blank]).assert_passes(&[
            "have tools 6",
            "text books?",
            "sign stop",
            "echo 2",
        ]);
    }
}
