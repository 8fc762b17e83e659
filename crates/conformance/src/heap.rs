//! Checks that playing does not allocate, since searches clone, list, apply and determinize
//! millions of times.
//!
//! The counting allocator is global, so it needs a separate test binary:
//!
//! ```
//! #[global_allocator]
//! static COUNTING: conformance::heap::Counting = conformance::heap::Counting;
//! ```
#![allow(unsafe_code, reason = "implementing an allocator requires unsafe; this one only counts")]

use std::{
    alloc::{GlobalAlloc, Layout, System},
    cell::Cell,
    hint::black_box,
};

use kernel::{Ctx, EventBuffer, FastRng, GameRng, GameRngExt, Seat, SeatSet};
use table::Conformance;

/// The system allocator with an allocation counter.
pub struct Counting;

thread_local! {
    /// Counted per thread, since the test harness allocates on other threads.
    static N_ALLOCATIONS: Cell<u64> = const { Cell::new(0) };
}

fn count_one() {
    // Allocations during thread shutdown are not counted.
    let _ = N_ALLOCATIONS.try_with(|n| n.set(n.get() + 1));
}

// SAFETY: every call is forwarded unchanged to the system allocator.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count_one();
        // SAFETY: the caller upholds the contract of `alloc`.
        unsafe { System.alloc(layout) }
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        count_one();
        // SAFETY: the caller upholds the contract of `alloc_zeroed`.
        unsafe { System.alloc_zeroed(layout) }
    }

    unsafe fn realloc(&self, block: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        count_one();
        // SAFETY: the caller upholds the contract of `realloc`, and `System` allocated the block.
        unsafe { System.realloc(block, layout, size) }
    }

    unsafe fn dealloc(&self, block: *mut u8, layout: Layout) {
        // SAFETY: the caller upholds the contract of `dealloc`, and `System` allocated the block.
        unsafe { System.dealloc(block, layout) }
    }
}

/// Returns the result of `work` and the number of allocations it made.
pub fn allocations<T>(work: impl FnOnce() -> T) -> (T, u64) {
    let before = N_ALLOCATIONS.get();
    let result = work();
    (result, N_ALLOCATIONS.get() - before)
}

/// Checks that the counting allocator is installed.
///
/// # Panics
///
/// Panics if it is not.
pub fn check_counter() {
    let (_, n) = allocations(|| black_box(Box::new(7)));
    assert_eq!(n, 1);
    let (_, n) = allocations(|| black_box([7; 64]));
    assert_eq!(n, 0);
}

/// A capacity that no list of legal actions exceeds.
const MAX_ACTIONS: usize = 4_000;

/// Plays one random game to its end. Returns `true` if an illegal action was tried and refused.
///
/// `observe` receives the state before each step, the action (`None` if a clock expired or the
/// chosen seat could not act) and the state after it.
///
/// # Panics
///
/// Panics if a step allocates.
pub fn play<G: Conformance>(
    options: &G::Options,
    seats: u8,
    number: u64,
    mut observe: impl FnMut(&G, Option<G::Action>, &G),
) -> bool {
    let mut rng = FastRng::new(number);
    let mut state = G::new(options, seats, &mut rng).expect("the table can be set up");
    let mut actions: Vec<G::Action> = Vec::with_capacity(MAX_ACTIONS);
    let space = G::action_space(seats);
    let mut was_refused = false;
    while !state.is_over() {
        let before = state.clone();
        let ((step, is_refused), n) =
            allocations(|| one_step(&mut state, &mut actions, &space, &mut rng));
        assert_eq!(n, 0, "{step:?} allocates in game {number} of {seats} seats");
        observe(&before, step, &state);
        was_refused |= is_refused;
    }
    was_refused
}

/// Determinizes, tries a random action on a copy, and then applies a listed action or expires the
/// clock.
fn one_step<G: Conformance>(
    state: &mut G,
    actions: &mut Vec<G::Action>,
    space: &[G::Action],
    rng: &mut FastRng,
) -> (Option<G::Action>, bool) {
    let awaited = state.awaited();
    let is_any_seat = awaited.is_empty() || rng.below(4) == 0;
    let seats = if is_any_seat { SeatSet::first_n(state.seats()) } else { awaited };
    let nth = rng.below(seats.len()) as usize;
    let seat: Seat = seats.iter().nth(nth).expect("the set has this many seats");
    actions.clear();
    state.legal(seat, actions);
    black_box(state.determinize(SeatSet::only(seat), rng));

    let mut events: EventBuffer<G> = EventBuffer::muted();
    let attempted = *rng.choose(space);
    let mut copy = black_box(state.clone());
    let is_refused = copy.apply(seat, attempted, &mut Ctx::new(rng, &mut events)).is_err();

    if let Some(deadline) = state.deadline()
        && rng.below(4) == 0
    {
        state.expire(deadline.id, &mut Ctx::new(rng, &mut events));
        return (None, is_refused);
    }
    if actions.is_empty() {
        return (None, is_refused);
    }
    let action = *rng.choose(actions);
    let played = state.apply(seat, action, &mut Ctx::new(rng, &mut events));
    assert!(played.is_ok(), "a listed action is accepted");
    (Some(action), is_refused)
}
