//! Playing touches no heap. A binary of its own, since the allocator is that of the whole program.
//!
//! Nobody speaks here: words are the only thing that lies on the heap.
use kernel::{Fast, Game};
use laws::heap;
use madness::{Action, State};

#[global_allocator]
static COUNTING: heap::Counting = heap::Counting;

/// What happened in the games, to be sure that everything was tried.
#[derive(Debug, Default)]
struct Seen {
    laid: bool,
    staged: bool,
    extended: bool,
    rolled: bool,
    maddened: bool,
    rested: bool,
    ticked: bool,
    refused: bool,
}

#[test]
fn whole_games_are_played_without_a_heap() {
    let mut seen = Seen::default();
    for number in 0..40 {
        for seats in 3..=5 {
            let options = State::any_options(seats, &mut Fast::new(number));
            let refused = heap::play(&options, seats, number, |_: &State, step, _| {
                seen.laid |= matches!(step, Some(Action::Lay { .. }));
                seen.staged |= matches!(step, Some(Action::Stage { .. }));
                seen.extended |= step == Some(Action::Extend);
                seen.rolled |= matches!(step, Some(Action::Roll { .. }));
                seen.maddened |= matches!(step, Some(Action::Madden { .. }));
                seen.rested |= step == Some(Action::Rest);
                seen.ticked |= step.is_none();
            });
            seen.refused |= refused;
        }
    }
    let Seen { laid, staged, extended, rolled, maddened, rested, ticked, refused } = seen;
    assert!(laid && staged && extended && rolled && maddened, "{seen:?}");
    assert!(rested && ticked && refused, "{seen:?}");
}

#[test]
fn the_counter_counts() {
    heap::check_counter();
}
