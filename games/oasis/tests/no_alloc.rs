//! Playing touches no heap. A binary of its own, since the allocator is that of the whole program.
use kernel::{Fast, Game, SeatSet};
use laws::heap;
use oasis::{Action, State};

#[global_allocator]
static COUNTING: heap::Counting = heap::Counting;

/// What happened in the games, to be sure that everything was tried.
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
fn whole_games_are_played_without_a_heap() {
    let mut seen = Seen::default();
    for number in 0..40 {
        for seats in 3..=5 {
            let options = State::any_options(seats, &mut Fast::new(number));
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
    state.view(SeatSet::GALLERY).deck.n
}

#[test]
fn the_counter_counts() {
    heap::check_counter();
}
