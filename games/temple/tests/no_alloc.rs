//! Playing touches no heap. A binary of its own, since the allocator is that of the whole program.
use kernel::{Fast, Game};
use laws::heap;
use temple::{Action, State};

#[global_allocator]
static COUNTING: heap::Counting = heap::Counting;

/// What happened in the games, to be sure that everything was tried.
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
fn whole_games_are_played_without_a_heap() {
    let mut seen = Seen::default();
    for number in 0..60 {
        for seats in 1..=6 {
            let options = State::any_options(seats, &mut Fast::new(number));
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
fn the_counter_counts() {
    heap::check_counter();
}
