//! Comparison of claims with played cards: every reading, and cases without a result.
use super::scene::{ADA, BRUNO, CHLOE, Scene, Table};
use crate::{
    Space, Tile,
    talk::{Score, TrackRecord},
};

const NOTHING: Score = Score { kept: 0, broken: 0 };
const KEPT: Score = Score { kept: 1, broken: 0 };
const BROKEN: Score = Score { kept: 0, broken: 1 };

/// Tools 8 to 10 or books 7 to 8, for a specimen.
fn scene(hand: &str) -> Scene {
    let scene = Scene::of(3).hand(ADA, hand).hand(BRUNO, "tools-4 crates-2");
    scene.hand(CHLOE, "crates-3").facing(Space::C1, Tile::Co04)
}

/// Ada makes these remarks with this madness and plays these cards; Bruno plays his tools 4.
fn after(hand: &str, madness: &str, remarks: &[&str], played: &str) -> TrackRecord {
    let scene = scene(hand);
    let scene = if madness.is_empty() { scene } else { scene.madness(ADA, madness) };
    settled(scene.ready(), remarks, played)
}

fn settled(mut table: Table, remarks: &[&str], played: &str) -> TrackRecord {
    for remark in remarks {
        table.play(ADA, &format!("say {remark}")).tick(1);
    }
    for card in played.split(' ').filter(|card| !card.is_empty()) {
        table.play(ADA, &format!("play {card}"));
    }
    table.play(BRUNO, "play tools-4").all_done().play(ADA, "reveal");
    table.state.track_records[ADA.index()]
}

#[test]
fn named_cards_confirm_a_claim_and_other_cards_contradict_it() {
    let hand = "tools-5 tools-2 books-3";
    assert_eq!(after(hand, "", &["have tools 5"], "tools-5").as_said, KEPT);
    assert_eq!(after(hand, "", &["have tools 3"], "tools-5").as_said, BROKEN);
    assert_eq!(after(hand, "", &["sum tools 7"], "tools-5 tools-2").as_said, KEPT);
    assert_eq!(after(hand, "", &["sum tools 4"], "tools-5").as_said, BROKEN, "more than there is");
    assert_eq!(after(hand, "", &["count tools 1"], "tools-5 tools-2").as_said, BROKEN);
    assert_eq!(after(hand, "", &["size tools fair"], "tools-5 tools-2").as_said, KEPT);
    assert_eq!(after(hand, "", &["text I have tools 5"], "tools-5").as_said, KEPT);
    assert_eq!(
        after(hand, "", &["have tools 5", "have books 4"], "tools-5 books-3").as_said,
        BROKEN
    );
}

#[test]
fn unplayed_cards_prove_nothing_unless_they_were_needed() {
    let hand = "tools-5 tools-2 books-3";
    assert_eq!(after(hand, "", &["sum tools 7"], "tools-2").as_said, NOTHING, "less than all");
    assert_eq!(after(hand, "", &["sum tools 7", "have tools 5"], "tools-2").as_said, NOTHING);
    assert_eq!(after(hand, "", &["have books 3"], "tools-5").as_said, NOTHING);
    // Bruno's four and Ada's five would have met it.
    assert_eq!(after(hand, "", &["have tools 5"], "books-3").as_said, BROKEN);
    assert_eq!(after(hand, "", &["have tools 2"], "books-3").as_said, NOTHING, "six do not do");
}

#[test]
fn each_distorting_madness_confirms_its_own_interpretation() {
    let hand = "tools-5 books-3";
    let shifted = after(hand, "l3-05", &["have weapons 5"], "tools-5");
    assert_eq!((shifted.shifted, shifted.as_said), (KEPT, NOTHING));
    let mirrored = after(hand, "l3-06", &["have tools 3"], "tools-5");
    assert_eq!((mirrored.mirrored, mirrored.as_said), (KEPT, BROKEN));
    let doubled = after(hand, "l3-08", &["have tools 10"], "tools-5");
    assert_eq!((doubled.doubled, doubled.as_said), (KEPT, BROKEN), "no ten has been found yet");
    let liar = after(hand, "l2-18", &["have tools 6", "have books 3"], "books-3 tools-5");
    assert_eq!((liar.first_false, liar.as_said), (KEPT, BROKEN));
}

#[test]
fn hidden_owners_ignored_madness_and_private_remarks_are_not_recorded() {
    let hidden = scene("tools-5").options(|options| options.reveal_owner = false).ready();
    assert!(settled(hidden, &["have tools 5"], "tools-5").is_blank());
    let mut asleep = scene("tools-5").madness(ADA, "l3-08");
    asleep.position.ignored = kernel::SeatSet::only(ADA);
    assert!(settled(asleep.ready(), &["have tools 5"], "tools-5").is_blank());
    assert!(after("tools-5", "l2-07", &["to p2 have tools 5"], "tools-5").is_blank());
}

#[test]
fn a_new_madness_card_resets_the_track_record() {
    let mut table = scene("tools-5").ready();
    table.play(ADA, "say have tools 5; play tools-5").all_done();
    table.play(ADA, "reveal");
    assert_eq!(table.state.track_records[ADA.index()].as_said, KEPT);
    table.play(ADA, "madden a p1");
    assert!(table.state.track_records[ADA.index()].is_blank());
}
