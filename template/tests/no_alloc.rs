//! Checks that playing does not allocate. A separate test binary, because the counting allocator is
//! global.
use conformance::heap;
use kernel::FastRng;
use table::Conformance;
use template::State;

#[global_allocator]
static COUNTING: heap::Counting = heap::Counting;

#[test]
fn playing_does_not_allocate() {
    heap::check_counter();
    let mut was_refused = false;
    for number in 0..40 {
        for seats in 2..=4 {
            let options = State::random_options(seats, &mut FastRng::new(number));
            was_refused |= heap::play::<State>(&options, seats, number, |_, _, _| {});
        }
    }
    assert!(was_refused);
}
