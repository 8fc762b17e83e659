//! Playing touches no heap: searches clone, list, play and imagine millions of times.
//!
//! Whole games are played at random under an allocator that counts. A binary of its own, since
//! the allocator is that of the whole program.
#![allow(unsafe_code, reason = "an allocator is unsafe to write; this one only counts")]

use std::{
    alloc::{GlobalAlloc, Layout, System},
    cell::Cell,
    hint::black_box,
};

use kernel::{Chance, Ctx, Dice, Fast, Game, Journal, SeatSet};
use madness::{Action, Event, Options, State};

struct Counting;

#[global_allocator]
static COUNTING: Counting = Counting;

thread_local! {
    /// Only this thread counts: the test harness allocates on others.
    static N_ALLOCATIONS: Cell<u64> = const { Cell::new(0) };
}

fn count_one() {
    // A thread that is going away has nothing to count any more.
    let _ = N_ALLOCATIONS.try_with(|n| n.set(n.get() + 1));
}

// SAFETY: everything is handed on to the system's allocator as it came.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count_one();
        // SAFETY: the caller keeps the contract of `alloc`.
        unsafe { System.alloc(layout) }
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        count_one();
        // SAFETY: the caller keeps the contract of `alloc_zeroed`.
        unsafe { System.alloc_zeroed(layout) }
    }

    unsafe fn realloc(&self, block: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        count_one();
        // SAFETY: the caller keeps the contract of `realloc`, and the block came from the system.
        unsafe { System.realloc(block, layout, size) }
    }

    unsafe fn dealloc(&self, block: *mut u8, layout: Layout) {
        // SAFETY: the caller keeps the contract of `dealloc`, and the block came from the system.
        unsafe { System.dealloc(block, layout) }
    }
}

/// How often `work` asks for memory.
fn allocations<T>(work: impl FnOnce() -> T) -> (T, u64) {
    let before = N_ALLOCATIONS.get();
    let done = work();
    (done, N_ALLOCATIONS.get() - before)
}

/// More than anybody can ever list: the whole action space of five seats is smaller.
const LIST: usize = 1_000;

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
    over: bool,
}

/// Plays one game to its end. Nobody speaks: words are the only thing that lies on the heap.
fn play(options: &Options, seats: u8, number: u64, seen: &mut Seen) {
    let mut luck = Fast::new(number);
    let mut state = State::new(options, seats, &mut luck).expect("a playable table");
    let mut actions: Vec<Action> = Vec::with_capacity(LIST);
    let space = State::action_space(seats);
    while !state.is_over() {
        let (step, n) = allocations(|| one_step(&mut state, &mut actions, &space, &mut luck, seen));
        assert_eq!(n, 0, "{step:?} of a game of {seats}, number {number}");
        seen.laid |= matches!(step, Some(Action::Lay { .. }));
        seen.staged |= matches!(step, Some(Action::Stage { .. }));
        seen.extended |= step == Some(Action::Extend);
        seen.rolled |= matches!(step, Some(Action::Roll { .. }));
        seen.maddened |= matches!(step, Some(Action::Madden { .. }));
        seen.rested |= step == Some(Action::Rest);
        seen.ticked |= step.is_none();
    }
    seen.over = true;
}

/// Imagines, tries something forbidden, and plays one listed action; `None` if a tick passed.
fn one_step(
    state: &mut State,
    actions: &mut Vec<Action>,
    space: &[Action],
    luck: &mut Fast,
    seen: &mut Seen,
) -> Option<Action> {
    let mut journal: Journal<Event> = Journal::muted();
    let is_running = state.awaited().len() > 1;
    if let Some(deadline) = state.deadline()
        && is_running
        && luck.below(4) == 0
    {
        state.expire(deadline.id, &mut Ctx::new(luck, &mut journal));
        return None;
    }
    let seat = state.awaited().first().expect("somebody is awaited");
    actions.clear();
    state.legal(seat, actions);
    black_box(state.determinize(SeatSet::only(seat), luck));

    let forbidden = *luck.choose(space);
    let mut copy = black_box(state.clone());
    seen.refused |= copy.apply(seat, forbidden, &mut Ctx::new(luck, &mut journal)).is_err();

    let action = *luck.choose(actions);
    let played = state.apply(seat, action, &mut Ctx::new(luck, &mut journal));
    assert!(played.is_ok(), "a listed action is accepted");
    Some(action)
}

#[test]
fn whole_games_are_played_without_a_heap() {
    let mut seen = Seen::default();
    for number in 0..40 {
        for seats in 3..=5 {
            let options = State::any_options(seats, &mut Fast::new(number));
            play(&options, seats, number, &mut seen);
        }
    }
    let Seen { laid, staged, extended, rolled, maddened, rested, ticked, refused, over } = seen;
    assert!(laid && staged && extended && rolled && maddened, "{seen:?}");
    assert!(rested && ticked && refused && over, "{seen:?}");
}

#[test]
fn the_counter_counts() {
    let (_, n) = allocations(|| black_box(Box::new(7)));
    assert_eq!(n, 1);
    let (_, n) = allocations(|| black_box([7; 64]));
    assert_eq!(n, 0);
}
