//! Checks that playing does not allocate. A separate test binary, because the counting allocator is
//! global.
use conformance::heap;
use desert::{Action, Options, Role, Roles, State, StormPause};
use kernel::{FastRng, Game, SeatSet};
use table::Conformance;

#[global_allocator]
static COUNTING: heap::Counting = heap::Counting;

/// The kinds of steps that occurred, to make sure that the games covered them all.
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
}

fn play(options: &Options, seats: u8, number: u64, seen: &mut Seen) {
    let refused = heap::play(options, seats, number, |before: &State, step, after| {
        seen.excavated |= step == Some(Action::Excavate);
        seen.drawn |= step == Some(Action::Draw);
        seen.looked |= step == Some(Action::Look);
        seen.guided |= matches!(step, Some(Action::Guide { .. }));
        seen.gear |= matches!(step, Some(Action::Jet { .. } | Action::Blast { .. }));
        seen.expired |= step.is_none() && before.deadline() != after.deadline();
        let (was, is) = (before.view(SeatSet::SPECTATORS), after.view(SeatSet::SPECTATORS));
        seen.reshuffled |= is.storm.n_left > was.storm.n_left;
        seen.asked |= is.request.is_some();
    });
    seen.refused |= refused;
}

#[test]
fn whole_games_are_played_without_allocating() {
    // Large canteens, so that the storm deck runs out before a player dies.
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
    for number in 0..40 {
        for seats in 2..=5 {
            let options = State::random_options(seats, &mut FastRng::new(number));
            play(&options, seats, number, &mut seen);
        }
        play(&patient(number % 2 == 0), 4, number, &mut seen);
    }
    let Seen { excavated, drawn, reshuffled, gear, looked, guided, asked, expired, refused } = seen;
    assert!(excavated && drawn && reshuffled && gear && looked, "{seen:?}");
    assert!(guided && asked && expired && refused, "{seen:?}");
}

#[test]
fn the_allocation_counter_works() {
    heap::check_counter();
}
