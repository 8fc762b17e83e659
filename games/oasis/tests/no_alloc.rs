//! Checks that playing does not allocate. A separate test binary, because the counting allocator is
//! global.
use conformance::heap;
use kernel::{FastRng, Game, SeatSet};
use oasis::{Action, State};
use table::Conformance;

#[global_allocator]
static COUNTING: heap::Counting = heap::Counting;

/// The kinds of steps that occurred, to make sure that the games covered them all.
#[derive(Debug, Default)]
struct Seen {
    revealed: bool,
    announced: bool,
    moved: bool,
    free: bool,
    reshuffled: bool,
    refused: bool,
}

#[test]
fn playing_does_not_allocate() {
    let mut seen = Seen::default();
    for number in 0..40 {
        for seats in 3..=5 {
            let options = State::random_options(seats, &mut FastRng::new(number));
            let refused = heap::play(&options, seats, number, |before: &State, step, after| {
                seen.revealed |= step == Some(Action::Reveal);
                seen.announced |= matches!(step, Some(Action::Announce { .. }));
                seen.moved |= matches!(step, Some(Action::MoveMarker { .. }));
                seen.free |= step == Some(Action::Skip);
                seen.reshuffled |= n_deck(after) > n_deck(before);
            });
            seen.refused |= refused;
        }
    }
    let Seen { revealed, announced, moved, free, reshuffled, refused } = seen;
    assert!(revealed && announced && moved && free && reshuffled && refused, "{seen:?}");
}

fn n_deck(state: &State) -> u8 {
    state.view(SeatSet::SPECTATORS).deck.n
}

#[test]
fn the_counting_allocator_counts() {
    heap::check_counter();
}
