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

use desert::{Action, Event, Options, Role, Roles, State, StormPause};
use kernel::{Chance, Ctx, Dice, Fast, Game, Journal, Seat, SeatSet};

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
const LIST: usize = 2_000;

/// What happened in the games, to be sure that everything was tried.
#[derive(Debug, Default)]
struct Seen {
    excavated: bool,
    drawn: bool,
    reshuffled: bool,
    gear: bool,
    looked: bool,
    guided: bool,
    asked: bool,
    expired: bool,
    refused: bool,
    over: bool,
}

/// Plays one game to its end and returns how often it asked for memory.
fn play(options: &Options, seats: u8, number: u64, seen: &mut Seen) -> u64 {
    let mut luck = Fast::new(number);
    let mut state = State::new(options, seats, &mut luck).expect("a playable table");
    let mut actions: Vec<Action> = Vec::with_capacity(LIST);
    let space = State::action_space(seats);
    let mut n_allocations = 0;
    while !state.is_over() {
        let pile = state.view(SeatSet::GALLERY).storm.n_left;
        let mut step = None;
        let ((), n) = allocations(|| {
            step = one_step(&mut state, &mut actions, &space, &mut luck, seen);
        });
        n_allocations += n;
        assert_eq!(n, 0, "{step:?} of a game of {seats}, number {number}");
        note(step, seen);
        let view = state.view(SeatSet::GALLERY);
        seen.reshuffled |= view.storm.n_left > pile;
        seen.asked |= view.request.is_some();
    }
    seen.over = true;
    n_allocations
}

/// Imagines, tries something forbidden, and plays one listed action or lets time pass.
fn one_step(
    state: &mut State,
    actions: &mut Vec<Action>,
    space: &[Action],
    luck: &mut Fast,
    seen: &mut Seen,
) -> Option<Action> {
    let seats = if luck.below(4) == 0 { SeatSet::first_n(state.seats()) } else { state.awaited() };
    let nth = luck.below(seats.len()) as usize;
    let seat: Seat = seats.iter().nth(nth).expect("somebody is awaited");
    actions.clear();
    state.legal(seat, actions);
    black_box(state.determinize(SeatSet::only(seat), luck));

    let mut journal: Journal<Event> = Journal::muted();
    let forbidden = *luck.choose(space);
    let mut copy = black_box(*state);
    seen.refused |= copy.apply(seat, forbidden, &mut Ctx::new(luck, &mut journal)).is_err();

    if let Some(deadline) = state.deadline()
        && luck.below(4) == 0
    {
        state.expire(deadline.id, &mut Ctx::new(luck, &mut journal));
        seen.expired = true;
        return None;
    }
    if actions.is_empty() {
        return None;
    }
    let action = *luck.choose(actions);
    let played = state.apply(seat, action, &mut Ctx::new(luck, &mut journal));
    assert!(played.is_ok(), "a listed action is accepted");
    Some(action)
}

fn note(step: Option<Action>, seen: &mut Seen) {
    seen.excavated |= step == Some(Action::Excavate);
    seen.drawn |= step == Some(Action::Draw);
    seen.looked |= step == Some(Action::Look);
    seen.guided |= matches!(step, Some(Action::Guide { .. }));
    seen.gear |= matches!(step, Some(Action::Jet { .. } | Action::Blast { .. }));
}

#[test]
fn whole_games_are_played_without_a_heap() {
    // Large canteens, so that the storm deck is used up before somebody dies.
    let cast = [Role::Meteorologist, Role::Navigator, Role::Explorer, Role::WaterCarrier];
    let patient = |polite: bool| Options {
        roles: Roles::Assigned(cast.to_vec()),
        ask_before_moving_me: polite,
        meteo_reorder: polite,
        peek_shared: !polite,
        storm_pause: if polite { StormPause::Always } else { StormPause::Auto },
        ..Options::default()
    };
    let mut seen = Seen::default();
    let mut n_allocations = 0;
    for number in 0..40 {
        for seats in 2..=5 {
            let options = State::any_options(seats, &mut Fast::new(number));
            n_allocations += play(&options, seats, number, &mut seen);
        }
        n_allocations += play(&patient(number % 2 == 0), 4, number, &mut seen);
    }
    assert_eq!(n_allocations, 0);
    let Seen { excavated, drawn, reshuffled, gear, looked, guided, asked, expired, refused, over } =
        seen;
    assert!(excavated && drawn && reshuffled && gear && looked, "{seen:?}");
    assert!(guided && asked && expired && refused && over, "{seen:?}");
}

#[test]
fn the_counter_counts() {
    let (_, n) = allocations(|| black_box(Box::new(7)));
    assert_eq!(n, 1);
    let (_, n) = allocations(|| black_box([7; 64]));
    assert_eq!(n, 0);
}
