//! Checks that playing does not allocate. A separate test binary, because the counting allocator is
//! global.
//!
//! No one speaks here, because only remarks are stored on the heap.
use conformance::heap;
use kernel::FastRng;
use madness::{Action, State};
use table::Conformance;

#[global_allocator]
static COUNTING: heap::Counting = heap::Counting;

/// The kinds of steps that occurred, to make sure that the games covered them all.
#[derive(Debug, Default)]
struct Seen {
    played: bool,
    extended: bool,
    rolled: bool,
    maddened: bool,
    rested: bool,
    ticked: bool,
    refused: bool,
}

#[test]
fn games_are_played_without_allocating() {
    let mut seen = Seen::default();
    for number in 0..40 {
        for seats in 3..=5 {
            let options = State::random_options(seats, &mut FastRng::new(number));
            let refused = heap::play(&options, seats, number, |_: &State, step, _| {
                seen.played |= matches!(step, Some(Action::Play { .. }));
                seen.extended |= step == Some(Action::Extend);
                seen.rolled |= matches!(step, Some(Action::Roll { .. }));
                seen.maddened |= matches!(step, Some(Action::Madden { .. }));
                seen.rested |= step == Some(Action::Rest);
                seen.ticked |= step.is_none();
            });
            seen.refused |= refused;
        }
    }
    let Seen { played, extended, rolled, maddened, rested, ticked, refused } = seen;
    assert!(played && extended && rolled && maddened, "{seen:?}");
    assert!(rested && ticked && refused, "{seen:?}");
}

#[test]
fn the_counting_allocator_counts() {
    heap::check_counter();
}
