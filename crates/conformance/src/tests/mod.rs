//! Tests of the checks themselves: each bug injected into a toy game is caught by the check meant
//! for it.
mod toy;

use table::Conformance;
use toy::{Bug, Toy};

use crate::{Check, Suite, positions::try_check_positions, try_check};

/// Clock ticks emit no event.
fn suite<G: Conformance>() -> Suite<G> {
    Suite { n_games: 12, pilot: None, quiet_fields: &["clock"] }
}

fn find_violated_check<const BUG: u8>() -> Option<Check> {
    try_check::<Toy<BUG>>(&suite()).err().map(|violation| violation.check)
}

fn find_violated_check_in_positions<const BUG: u8>() -> Option<Check> {
    try_check_positions::<Toy<BUG>>(&suite()).err().map(|violation| violation.check)
}

#[test]
fn a_correct_game_passes() {
    assert_eq!(find_violated_check::<{ Bug::None as u8 }>(), None);
    assert_eq!(find_violated_check_in_positions::<{ Bug::None as u8 }>(), None);
}

#[test]
fn legality_that_peeks_is_caught() {
    assert_eq!(
        find_violated_check::<{ Bug::LegalityPeeks as u8 }>(),
        Some(Check::LegalityKeepsSecrets)
    );
}

#[test]
fn a_view_that_leaks_is_caught() {
    assert_eq!(find_violated_check::<{ Bug::ViewLeaks as u8 }>(), Some(Check::ViewsKeepSecrets));
}

#[test]
fn insight_that_peeks_is_caught() {
    assert_eq!(
        find_violated_check::<{ Bug::InsightPeeks as u8 }>(),
        Some(Check::InsightKeepsSecrets)
    );
}

#[test]
fn determinizing_to_the_true_state_is_caught() {
    assert_eq!(
        find_violated_check::<{ Bug::DeterminizesToTruth as u8 }>(),
        Some(Check::DeterminizingRedraws)
    );
}

#[test]
fn determinizing_only_half_of_the_hidden_cards_is_caught() {
    assert_eq!(
        find_violated_check::<{ Bug::DeterminizesHalf as u8 }>(),
        Some(Check::DeterminizingRedraws)
    );
}

#[test]
fn an_event_that_leaks_is_caught() {
    assert_eq!(find_violated_check::<{ Bug::EventLeaks as u8 }>(), Some(Check::EventsKeepSecrets));
}

#[test]
fn an_event_in_the_middle_of_a_change_is_caught() {
    assert_eq!(
        find_violated_check::<{ Bug::FrameLosesToken as u8 }>(),
        Some(Check::FramesAreConsistent)
    );
}

#[test]
fn a_view_that_leaks_only_at_an_event_is_caught() {
    assert_eq!(find_violated_check::<{ Bug::FrameLeaks as u8 }>(), Some(Check::FramesKeepSecrets));
}

#[test]
fn a_view_at_an_event_that_depends_on_hidden_cards_is_caught() {
    assert_eq!(
        find_violated_check::<{ Bug::FrameViewLeaks as u8 }>(),
        Some(Check::ViewsKeepSecrets)
    );
}

#[test]
#[should_panic(expected = "the view is not ready")]
fn a_view_that_panics_at_an_event_is_caught() {
    find_violated_check::<{ Bug::FrameViewPanics as u8 }>();
}

#[test]
fn a_patch_that_omits_a_field_is_caught() {
    assert_eq!(find_violated_check::<{ Bug::PatchOmitsField as u8 }>(), Some(Check::PatchesAddUp));
}

#[test]
fn a_silent_change_is_caught() {
    assert_eq!(
        find_violated_check::<{ Bug::SilentChange as u8 }>(),
        Some(Check::ChangesEmitEvents)
    );
}

#[test]
fn a_refusal_that_leaks_is_caught() {
    assert_eq!(
        find_violated_check::<{ Bug::RefusalLeaks as u8 }>(),
        Some(Check::RefusalsKeepSecrets)
    );
}

#[test]
fn a_refusal_that_changes_the_state_is_caught() {
    assert_eq!(
        find_violated_check::<{ Bug::RefusalChanges as u8 }>(),
        Some(Check::RefusalChangesNothing)
    );
}

#[test]
fn a_lost_component_is_caught() {
    assert_eq!(
        find_violated_check::<{ Bug::LosesToken as u8 }>(),
        Some(Check::ComponentsAreConstant)
    );
}

#[test]
fn an_unlisted_action_that_works_is_caught() {
    assert_eq!(
        find_violated_check::<{ Bug::HiddenAction as u8 }>(),
        Some(Check::UnlistedIsRefused)
    );
}

#[test]
fn a_listed_action_that_fails_is_caught() {
    assert_eq!(find_violated_check::<{ Bug::ListsTooMuch as u8 }>(), Some(Check::ListedIsAccepted));
}

#[test]
fn a_list_out_of_order_is_caught() {
    assert_eq!(find_violated_check::<{ Bug::Unsorted as u8 }>(), Some(Check::ListIsSorted));
}

#[test]
fn a_stuck_seat_is_caught() {
    assert_eq!(find_violated_check::<{ Bug::Stuck as u8 }>(), Some(Check::SeatsCanAct));
}

#[test]
fn an_endless_game_is_caught() {
    assert_eq!(find_violated_check::<{ Bug::Endless as u8 }>(), Some(Check::GamesEnd));
}

#[test]
fn acting_after_the_end_is_caught() {
    assert_eq!(
        find_violated_check::<{ Bug::ActsAfterEnd as u8 }>(),
        Some(Check::FinishedGameIsFinal)
    );
}

#[test]
fn rivals_who_claim_to_cooperate_are_caught() {
    assert_eq!(
        find_violated_check::<{ Bug::RivalsCooperate as u8 }>(),
        Some(Check::CooperationSharesRanks)
    );
}

#[test]
fn an_undoable_reveal_is_caught() {
    assert_eq!(
        find_violated_check::<{ Bug::UndoableReveal as u8 }>(),
        Some(Check::UndoIsForbidden)
    );
}

#[test]
fn an_action_that_parses_back_differently_is_caught() {
    assert_eq!(find_violated_check::<{ Bug::Misspells as u8 }>(), Some(Check::TextRoundTrips));
}

#[test]
fn an_incomplete_position_is_caught() {
    assert_eq!(
        find_violated_check::<{ Bug::PositionIsIncomplete as u8 }>(),
        Some(Check::PositionsRoundTrip)
    );
}

#[test]
fn accepting_any_position_is_caught() {
    assert_eq!(
        find_violated_check_in_positions::<{ Bug::AcceptsAnyPosition as u8 }>(),
        Some(Check::PositionsAreChecked)
    );
}

#[test]
fn a_position_error_that_names_no_field_is_caught() {
    assert_eq!(
        find_violated_check_in_positions::<{ Bug::NamesNoField as u8 }>(),
        Some(Check::PositionsAreChecked)
    );
}

#[test]
fn outside_randomness_is_caught() {
    assert_eq!(
        find_violated_check::<{ Bug::OutsideRandomness as u8 }>(),
        Some(Check::ReplayRebuildsStates)
    );
}

#[test]
fn an_action_missing_from_the_space_is_caught() {
    assert_eq!(
        find_violated_check::<{ Bug::SpaceOmitsAction as u8 }>(),
        Some(Check::SpaceIsComplete)
    );
}

#[test]
fn an_open_action_in_the_space_is_caught() {
    assert_eq!(find_violated_check::<{ Bug::OpenListed as u8 }>(), Some(Check::OpenIsUnlisted));
}

#[test]
fn a_refused_open_action_that_changes_the_state_is_caught() {
    assert_eq!(
        find_violated_check::<{ Bug::OpenRefusalChanges as u8 }>(),
        Some(Check::RefusalChangesNothing)
    );
}

#[test]
fn an_open_action_judged_by_hidden_cards_is_caught() {
    assert_eq!(
        find_violated_check::<{ Bug::OpenPeeks as u8 }>(),
        Some(Check::LegalityKeepsSecrets)
    );
}

#[test]
fn a_refusal_of_an_open_action_that_leaks_is_caught() {
    assert_eq!(
        find_violated_check::<{ Bug::OpenRefusalLeaks as u8 }>(),
        Some(Check::RefusalsKeepSecrets)
    );
}

#[test]
fn an_open_action_that_parses_back_differently_is_caught() {
    assert_eq!(find_violated_check::<{ Bug::OpenMisspells as u8 }>(), Some(Check::TextRoundTrips));
}

#[test]
fn an_event_of_an_open_action_that_leaks_is_caught() {
    assert_eq!(
        find_violated_check::<{ Bug::OpenEventLeaks as u8 }>(),
        Some(Check::EventsKeepSecrets)
    );
}

#[test]
fn an_open_action_after_the_end_is_caught() {
    assert_eq!(
        find_violated_check::<{ Bug::OpenAfterEnd as u8 }>(),
        Some(Check::FinishedGameIsFinal)
    );
}

#[test]
fn an_open_action_with_outside_randomness_is_caught() {
    assert_eq!(
        find_violated_check::<{ Bug::OpenOutsideRandomness as u8 }>(),
        Some(Check::ReplayRebuildsStates)
    );
}

#[test]
fn an_open_action_missing_from_the_position_is_caught() {
    assert_eq!(
        find_violated_check::<{ Bug::OpenForgotten as u8 }>(),
        Some(Check::PositionsRoundTrip)
    );
}
