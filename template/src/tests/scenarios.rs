//! Each rule as a starting state, commands and a result.
use kernel::{Ctx, EventBuffer, Game, Refuse, ScriptedRng, Seat, SeatSet};
use table::{Conformance, HasInsight, HasPositions};

use crate::{
    Event, Options, Refusal, State,
    data::{ROUNDS, TRAP, cards},
    position::{CardAt, PlayerAt, Position},
};

const P1: Seat = Seat::new(0);
const P2: Seat = Seat::new(1);
const P3: Seat = Seat::new(2);

/// A table for three where the players hold these cards and `top` is the last card of the deck.
fn table(bags: [&[u8]; 3], top: u8) -> State {
    let options = Options::default();
    let mut deck: Vec<u8> = cards(options.traps).collect();
    for card in bags.concat().into_iter().chain([top]) {
        let at = deck.iter().position(|&other| other == card).expect("the box has this card");
        deck.remove(at);
    }
    deck.push(top);
    let known = |card: &u8, known_to| CardAt { card: *card, known_to };
    let player = |(index, bag): (usize, &&[u8])| {
        let owner = SeatSet::only(Seat::new(index as u8));
        PlayerAt { bag: bag.iter().map(|card| known(card, owner)).collect(), cache: Vec::new() }
    };
    let position = Position {
        options,
        turn: P1,
        torch: ROUNDS * 3,
        players: bags.iter().enumerate().map(player).collect(),
        deck: deck.iter().map(|card| known(card, SeatSet::EMPTY)).collect(),
        discard: Vec::new(),
    };
    State::from_position(&position, &mut ScriptedRng::none()).expect("the position is complete")
}

/// Plays a command with these random numbers and returns the events as the acting seat sees them.
fn play(state: &mut State, seat: Seat, command: &str, random: &[u32]) -> Vec<Event> {
    let mut rng = ScriptedRng::new(random);
    let mut events = EventBuffer::recording();
    let action = command.parse().expect("the command is an action");
    state.apply(seat, action, &mut Ctx::new(&mut rng, &mut events)).expect("the action is legal");
    state.invariants().expect("all cards are present");
    let records = events.into_records();
    let seen = records.iter().filter_map(|record| record.seen_by(SeatSet::only(seat)));
    seen.cloned().collect()
}

fn refusal(state: &State, seat: Seat, command: &str) -> Refusal {
    let (mut rng, mut events) = (ScriptedRng::none(), EventBuffer::muted());
    let action = command.parse().expect("the command is an action");
    let result = state.clone().apply(seat, action, &mut Ctx::new(&mut rng, &mut events));
    result.expect_err("the action is refused")
}

#[test]
fn a_relic_goes_into_the_bag_unseen() {
    let mut state = table([&[], &[], &[]], 4);
    assert_eq!(play(&mut state, P1, "dig", &[]), [Event::Found { seat: P1, value: 4 }]);
    assert_eq!(state.view(SeatSet::only(P1)).players[0].bag, [Some(4)]);
    assert_eq!(state.view(SeatSet::only(P2)).players[0].bag, [None]);
    assert_eq!(state.view(SeatSet::SPECTATORS).players[0].bag, [None]);
    assert_eq!(state.turn, P2);
}

#[test]
fn a_trap_costs_the_bag_and_shows_it() {
    let mut state = table([&[2, 5], &[], &[]], TRAP);
    assert_eq!(play(&mut state, P1, "dig", &[]), [Event::Trapped { seat: P1, n: 2 }]);
    let view = state.view(SeatSet::SPECTATORS);
    assert!(view.players[0].bag.is_empty());
    assert_eq!(view.discard, [2, 5, TRAP]);
}

#[test]
fn a_thief_takes_a_random_relic_that_the_victim_still_knows() {
    let mut state = table([&[], &[1, 3, 5], &[]], 2);
    let events = play(&mut state, P1, "steal p2", &[1]);
    assert_eq!(events, [Event::Stole { seat: P1, from: P2, value: 3 }]);
    for (seat, stolen, left) in
        [(P1, Some(3), [None, None]), (P2, Some(3), [Some(1), Some(5)]), (P3, None, [None, None])]
    {
        let view = state.view(SeatSet::only(seat));
        assert_eq!((view.players[0].bag[0], view.players[1].bag.as_slice()), (stolen, &left[..]));
    }
}

#[test]
fn hidden_relics_are_safe_and_stay_secret() {
    let mut state = table([&[2, 5], &[], &[]], TRAP);
    assert_eq!(play(&mut state, P1, "hide", &[]), [Event::Hid { seat: P1, n: 2 }]);
    play(&mut state, P2, "dig", &[]);
    assert_eq!(state.view(SeatSet::only(P1)).players[0].cache, [Some(2), Some(5)]);
    assert_eq!(state.view(SeatSet::only(P2)).players[0].cache, [None, None]);
}

#[test]
fn the_torch_ends_the_game_and_only_hidden_relics_count() {
    let mut state = table([&[2, 5], &[4, 4], &[5]], 1);
    play(&mut state, P1, "hide", &[]);
    state.torch = 1;
    let events = play(&mut state, P2, "dig", &[]);
    let scored = |seat, points| Event::Scored { seat, points };
    assert_eq!(events[1..], [scored(P1, 7), scored(P2, 0), scored(P3, 0)]);
    let outcome = state.outcome().expect("the game is over");
    assert_eq!((outcome.ranks, outcome.scores), (vec![1, 2, 2], vec![7, 0, 0]));
    assert_eq!(state.view(SeatSet::SPECTATORS).players[2].bag, [Some(5)]);
    assert_eq!(refusal(&state, P3, "dig"), Refusal::GameOver);
}

#[test]
fn every_refusal_names_its_obstacle_and_its_rule() {
    let state = table([&[], &[1], &[1, 2]], 1);
    for (seat, command, expected, rule) in [
        (P2, "dig", Refusal::NotYourTurn { turn: P1 }, "T2.1"),
        (P1, "steal p1", Refusal::OwnBag, "T2.3"),
        (P1, "steal p2", Refusal::BagTooLight { from: P2, n: 1 }, "T2.3"),
        (P1, "steal p4", Refusal::NoSuchPlayer { from: Seat::new(3) }, "T2.3"),
        (P1, "hide", Refusal::NothingToHide, "T2.4"),
    ] {
        let why = refusal(&state, seat, command);
        assert_eq!((&why, why.rule()), (&expected, rule), "{command}");
    }
}

#[test]
fn the_insight_counts_the_traps_left() {
    let mut state = table([&[], &[], &[]], TRAP);
    assert_eq!(state.insight(SeatSet::SPECTATORS).trap_percent, 16, "6 of 36");
    play(&mut state, P1, "dig", &[]);
    assert_eq!(state.insight(SeatSet::SPECTATORS).trap_percent, 14, "5 of 35");
}
