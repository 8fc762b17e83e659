//! Playing touches no heap: searches clone, list, play and imagine millions of times.
//!
//! A test binary of its own installs the allocator, since it is that of the whole program:
//!
//! ```
//! #[global_allocator]
//! static COUNTING: laws::heap::Counting = laws::heap::Counting;
//! ```
#![allow(unsafe_code, reason = "an allocator is unsafe to write; this one only counts")]

use std::{
    alloc::{GlobalAlloc, Layout, System},
    cell::Cell,
    hint::black_box,
};

use kernel::{Chance, Ctx, Dice, Fast, Game, Journal, Seat, SeatSet};

/// The system's allocator, and a count of how often it is asked.
pub struct Counting;

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
pub fn allocations<T>(work: impl FnOnce() -> T) -> (T, u64) {
    let before = N_ALLOCATIONS.get();
    let done = work();
    (done, N_ALLOCATIONS.get() - before)
}

/// Fails when the program forgot to install the allocator.
pub fn check_counter() {
    let (_, n) = allocations(|| black_box(Box::new(7)));
    assert_eq!(n, 1);
    let (_, n) = allocations(|| black_box([7; 64]));
    assert_eq!(n, 0);
}

/// More than anybody can ever list.
const LIST: usize = 4_000;

/// Plays one game to its end at random and panics when a step asks for memory. `note` is told the
/// state before each step, what was played (nothing when time ran out or nobody could act), and
/// the state after it. Returns whether something forbidden was tried and refused.
pub fn play<G: Game>(
    options: &G::Options,
    seats: u8,
    number: u64,
    mut note: impl FnMut(&G, Option<G::Action>, &G),
) -> bool {
    let mut luck = Fast::new(number);
    let mut state = G::new(options, seats, &mut luck).expect("a playable table");
    let mut actions: Vec<G::Action> = Vec::with_capacity(LIST);
    let space = G::action_space(seats);
    let mut was_refused = false;
    while !state.is_over() {
        let before = state.clone();
        let ((step, is_refused), n) =
            allocations(|| one_step(&mut state, &mut actions, &space, &mut luck));
        assert_eq!(n, 0, "{step:?} of a game of {seats}, number {number}");
        note(&before, step, &state);
        was_refused |= is_refused;
    }
    was_refused
}

/// Imagines, tries something forbidden, and plays one listed action or lets time pass.
fn one_step<G: Game>(
    state: &mut G,
    actions: &mut Vec<G::Action>,
    space: &[G::Action],
    luck: &mut Fast,
) -> (Option<G::Action>, bool) {
    let awaited = state.awaited();
    let anybody = awaited.is_empty() || luck.below(4) == 0;
    let seats = if anybody { SeatSet::first_n(state.seats()) } else { awaited };
    let nth = luck.below(seats.len()) as usize;
    let seat: Seat = seats.iter().nth(nth).expect("somebody sits there");
    actions.clear();
    state.legal(seat, actions);
    black_box(state.determinize(SeatSet::only(seat), luck));

    let mut journal: Journal<G::Event> = Journal::muted();
    let forbidden = *luck.choose(space);
    let mut copy = black_box(state.clone());
    let is_refused = copy.apply(seat, forbidden, &mut Ctx::new(luck, &mut journal)).is_err();

    if let Some(deadline) = state.deadline()
        && luck.below(4) == 0
    {
        state.expire(deadline.id, &mut Ctx::new(luck, &mut journal));
        return (None, is_refused);
    }
    if actions.is_empty() {
        return (None, is_refused);
    }
    let action = *luck.choose(actions);
    let played = state.apply(seat, action, &mut Ctx::new(luck, &mut journal));
    assert!(played.is_ok(), "a listed action is accepted");
    (Some(action), is_refused)
}
