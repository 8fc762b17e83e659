//! The laws bite: each bug seeded into a toy game is caught, by the law that is meant for it.
mod lantern;

use lantern::{Bug, Lantern};

use crate::{Law, Suite, try_check};

fn caught<const BUG: u8>() -> Option<Law> {
    try_check::<Lantern<BUG>>(&Suite { n_games: 12, pilot: None }).err().map(|broken| broken.law)
}

#[test]
fn an_honest_game_passes() {
    assert_eq!(caught::<{ Bug::None as u8 }>(), None);
}

#[test]
fn legality_that_peeks_is_caught() {
    assert_eq!(caught::<{ Bug::LegalityPeeks as u8 }>(), Some(Law::LegalityKeepsSecrets));
}

#[test]
fn a_view_that_leaks_is_caught() {
    assert_eq!(caught::<{ Bug::ViewLeaks as u8 }>(), Some(Law::ViewsKeepSecrets));
}

#[test]
fn insight_that_peeks_is_caught() {
    assert_eq!(caught::<{ Bug::InsightPeeks as u8 }>(), Some(Law::InsightKeepsSecrets));
}

#[test]
fn imagining_the_truth_is_caught() {
    assert_eq!(caught::<{ Bug::ImaginesTruth as u8 }>(), Some(Law::ImaginingRedraws));
}

#[test]
fn imagining_half_of_what_is_hidden_is_caught() {
    assert_eq!(caught::<{ Bug::ImaginesHalf as u8 }>(), Some(Law::ImaginingRedraws));
}

#[test]
fn an_event_that_leaks_is_caught() {
    assert_eq!(caught::<{ Bug::EventLeaks as u8 }>(), Some(Law::EventsKeepSecrets));
}

#[test]
fn a_refusal_that_leaks_is_caught() {
    assert_eq!(caught::<{ Bug::RefusalLeaks as u8 }>(), Some(Law::RefusalsKeepSecrets));
}

#[test]
fn a_refusal_that_changes_the_state_is_caught() {
    assert_eq!(caught::<{ Bug::RefusalChanges as u8 }>(), Some(Law::RefusalChangesNothing));
}

#[test]
fn a_lost_component_is_caught() {
    assert_eq!(caught::<{ Bug::LosesCard as u8 }>(), Some(Law::ComponentsAreConstant));
}

#[test]
fn an_unlisted_action_that_works_is_caught() {
    assert_eq!(caught::<{ Bug::HiddenAction as u8 }>(), Some(Law::UnlistedIsRefused));
}

#[test]
fn a_listed_action_that_fails_is_caught() {
    assert_eq!(caught::<{ Bug::ListsTooMuch as u8 }>(), Some(Law::ListedIsAccepted));
}

#[test]
fn a_list_out_of_order_is_caught() {
    assert_eq!(caught::<{ Bug::Unsorted as u8 }>(), Some(Law::ListIsSorted));
}

#[test]
fn a_stuck_seat_is_caught() {
    assert_eq!(caught::<{ Bug::Stuck as u8 }>(), Some(Law::NobodyIsStuck));
}

#[test]
fn an_endless_game_is_caught() {
    assert_eq!(caught::<{ Bug::Endless as u8 }>(), Some(Law::GamesEnd));
}

#[test]
fn acting_after_the_end_is_caught() {
    assert_eq!(caught::<{ Bug::ActsAfterEnd as u8 }>(), Some(Law::OverIsOver));
}

#[test]
fn a_revelation_that_can_be_undone_is_caught() {
    assert_eq!(caught::<{ Bug::UndoableReveal as u8 }>(), Some(Law::UndoIsBarred));
}

#[test]
fn an_action_that_reads_back_differently_is_caught() {
    assert_eq!(caught::<{ Bug::Misspells as u8 }>(), Some(Law::TextReadsBack));
}

#[test]
fn a_position_that_forgets_is_caught() {
    assert_eq!(caught::<{ Bug::PositionForgets as u8 }>(), Some(Law::PositionsRoundTrip));
}

#[test]
fn luck_from_outside_is_caught() {
    assert_eq!(caught::<{ Bug::OutsideLuck as u8 }>(), Some(Law::ReplayIsEqual));
}

#[test]
fn an_open_action_in_the_space_is_caught() {
    assert_eq!(caught::<{ Bug::OpenListed as u8 }>(), Some(Law::OpenIsUnlisted));
}

#[test]
fn a_refused_open_action_that_changes_the_state_is_caught() {
    assert_eq!(caught::<{ Bug::OpenRefusalChanges as u8 }>(), Some(Law::RefusalChangesNothing));
}

#[test]
fn an_open_action_judged_by_secrets_is_caught() {
    assert_eq!(caught::<{ Bug::OpenPeeks as u8 }>(), Some(Law::LegalityKeepsSecrets));
}

#[test]
fn a_refusal_of_an_open_action_that_leaks_is_caught() {
    assert_eq!(caught::<{ Bug::OpenRefusalLeaks as u8 }>(), Some(Law::RefusalsKeepSecrets));
}

#[test]
fn an_open_action_that_reads_back_differently_is_caught() {
    assert_eq!(caught::<{ Bug::OpenMisspells as u8 }>(), Some(Law::TextReadsBack));
}

#[test]
fn an_event_of_an_open_action_that_leaks_is_caught() {
    assert_eq!(caught::<{ Bug::OpenEventLeaks as u8 }>(), Some(Law::EventsKeepSecrets));
}

#[test]
fn an_open_action_after_the_end_is_caught() {
    assert_eq!(caught::<{ Bug::OpenAfterEnd as u8 }>(), Some(Law::OverIsOver));
}

#[test]
fn an_open_action_with_luck_from_outside_is_caught() {
    assert_eq!(caught::<{ Bug::OpenOutsideLuck as u8 }>(), Some(Law::ReplayIsEqual));
}

#[test]
fn an_open_action_that_a_position_forgets_is_caught() {
    assert_eq!(caught::<{ Bug::OpenForgotten as u8 }>(), Some(Law::PositionsRoundTrip));
}
