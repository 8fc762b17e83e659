//! Checks that playing does not allocate. A separate test binary, because the counting allocator is
//! global.
use conformance::heap;
use kernel::{FastRng, Game};
use table::Conformance;
use temple::{Action, State};

#[global_allocator]
static COUNTING: heap::Counting = heap::Counting;

/// The kinds of steps that occurred, to make sure that the games covered them all.
#[derive(Debug, Default)]
struct Seen {
    loaded: bool,
    unlocked: bool,
    exchanged: bool,
    looked: bool,
    expired: bool,
    entered: bool,
    refused: bool,
}

#[test]
fn games_do_not_allocate() {
    let mut seen = Seen::default();
    for number in 0..60 {
        for seats in 1..=6 {
            let options = State::random_options(seats, &mut FastRng::new(number));
            let refused = heap::play(&options, seats, number, |before: &State, step, after| {
                seen.loaded |= step == Some(Action::Ready);
                seen.unlocked |= matches!(step, Some(Action::Reroll { .. }));
                seen.exchanged |= step == Some(Action::Agree);
                seen.looked |= step == Some(Action::Decipher);
                seen.expired |= step.is_none() && before.deadline() != after.deadline();
                seen.entered |= matches!(step, Some(Action::Enter { .. }));
            });
            seen.refused |= refused;
        }
    }
    let Seen { loaded, unlocked, exchanged, looked, expired, entered, refused } = seen;
    assert!(loaded && unlocked && exchanged && looked, "{seen:?}");
    assert!(expired && entered && refused, "{seen:?}");
}

#[test]
fn allocation_counter_works() {
    heap::check_counter();
}
