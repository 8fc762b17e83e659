//! The tally of claims about equipment: typed or tapped, each card counts once.
use kernel::{Seat, SeatSet};
use table::HasInsight;

use super::scene::{ADA, BRUNO, CHLOE, Scene, Table};
use crate::{Gear, Space, Tile};

fn talking() -> Table {
    Scene::of(3).facing(Space::C1, Tile::Co04).ready()
}

/// Returns the single cards and the total that Chloe heard from this seat, and the stated sum.
fn heard(table: &Table, seat: Seat, gear: Gear) -> (Vec<u8>, Option<u8>, u16) {
    let insight = table.state.insight(SeatSet::only(CHLOE));
    let tally = insight.tally.into_iter().find(|it| it.gear == gear).expect("every kind");
    let said = tally.seats.into_iter().find(|it| it.seat == seat);
    let (cards, total) = said.map_or_else(Default::default, |it| (it.cards, it.total));
    (cards, total, tally.sum)
}

#[test]
fn a_card_that_is_named_twice_counts_once() {
    let mut table = talking();
    table.play(ADA, "say have tools 5").tick(1).play(ADA, "say have tools 3").tick(1);
    table.play(ADA, "say have tools 5");
    assert_eq!(heard(&table, ADA, Gear::Tools), (vec![3, 5], None, 8));
}

#[test]
fn typed_claims_count_like_panel_claims() {
    let mut table = talking();
    table.play(ADA, "say text I have a tools 5").play(BRUNO, "say text books total eight");
    assert_eq!(heard(&table, ADA, Gear::Tools), (vec![5], None, 5));
    assert_eq!(heard(&table, BRUNO, Gear::Books), (vec![], Some(8), 8));
    table.tick(1).play(BRUNO, "say text books or tools, what do you think?");
    assert_eq!(heard(&table, BRUNO, Gear::Books), (vec![], Some(8), 8), "no claim, no change");
}

#[test]
fn the_latest_total_replaces_single_cards() {
    let mut table = talking();
    table.play(ADA, "say have tools 5").tick(1).play(ADA, "say sum tools 9").tick(1);
    table.play(ADA, "say sum tools 8");
    assert_eq!(heard(&table, ADA, Gear::Tools), (vec![5], Some(8), 8));
}

#[test]
fn an_echo_is_no_claim_about_the_speakers_cards() {
    let mut table = talking();
    table.play(ADA, "say have tools 5").tick(1).play(BRUNO, "say echo 0");
    assert_eq!(heard(&table, BRUNO, Gear::Tools), (vec![], None, 5));
}
