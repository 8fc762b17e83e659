//! Tests of the points an offer adds: handmade positions, and brute force in random games.
use kernel::{Ctx, EventBuffer, FastRng, Game, GameRng, ScriptedRng, Seat, SeatSet};
use table::HasInsight;

use super::scene::{P1, P2, P3, Scene, Table};
use crate::{
    action::Action,
    data::{Effect, Good, Land},
    setup::{Options, Placement},
    state::{Goods, Phase, State},
    worth::worth,
};

/// Returns the points that the offer of `whom` adds for P1.
fn points(table: &Table, whom: Seat) -> u16 {
    let insight = table.state.insight(SeatSet::only(P1));
    let offer = insight.seats[0].offers.iter().find(|offer| offer.whom == whom);
    offer.expect("the offer is open").points
}

#[test]
fn two_camels_join_two_herds() {
    let scene = Scene::of(3)
        .camels(P1, "g9 g10 h9 h10")
        .camels(P1, "g13 h13 i13 i12")
        .goods(P1, Good::Commodity, 3)
        .offer(P2, "cam2")
        .offer(P3, "cam3 com1");
    let table = scene.accepting().ready();
    assert_eq!(points(&table, P2), (4 + 2 + 4 - 4) * 3);
    assert_eq!(points(&table, P3), (4 + 3 + 4) * 4 - 4 * 3);
}

#[test]
fn a_marker_leaves_the_cheapest_area() {
    let scene = Scene::of(3)
        .tiles(Land::Steppe, "a5 f9 h5")
        .tiles(Land::Stony, "e2 j1 k1 l1 j2 k2 l2")
        .marker(P1, "a5 f9 h5 e2")
        .published()
        .goods(P1, Good::Ovoo, 2)
        .offer(P2, "sto1")
        .offer(P3, "sto1 hor2");
    let table = scene.accepting().ready();
    assert_eq!(points(&table, P2), (6 + 1) * 2);
    // With Horses every area has a value: one Steppe is given up, and the other two now score.
    assert_eq!(points(&table, P3), (6 + 1) * 2 + 2 * 2);
}

/// In random games, compares the points of offers with one card left to all ways to resolve them.
#[test]
fn the_points_of_a_card_match_brute_force() {
    let mut n_compared = [0; 4];
    for seed in 0..30 {
        let mut rng = FastRng::new(seed);
        let modes = [Placement::LinkBan, Placement::Strict, Placement::Literal];
        let options = Options { placement: modes[seed as usize % 3], ..Options::default() };
        let mut state = State::new(&options, 3, &mut rng).expect("a table for three");
        while !state.is_over() {
            if let Some(kind) = kind_to_compare(&state)
                && n_compared[kind] < 12
                && rng.below(8) == 0
            {
                n_compared[kind] += 1;
                compare(&state);
            }
            play_at_random(&mut state, &mut rng);
        }
    }
    assert_eq!(n_compared, [12; 4], "camels and each land");
}

/// Returns the kind of the card left to resolve, if there are few enough spaces to try them all.
fn kind_to_compare(state: &State) -> Option<usize> {
    let is_resolving = state.phase == Phase::Resolving;
    let [card] = (if is_resolving { state.cards.offer(state.offer_taken()) } else { &[] }) else {
        return None;
    };
    match card.effect() {
        Effect::Camels(_) => (state.board.free_path().len() < 45).then_some(0),
        Effect::Tiles(land, _) => Some(1 + land as usize),
        Effect::Goods(..) | Effect::Draw(_) => None,
    }
}

fn compare(state: &State) {
    let (seat, goods) = (state.turn, [3, 2, 1, 4]);
    let cards = state.cards.offer(state.offer_taken());
    let before = total(state, seat, goods);
    let best = best_of_all(*state, seat, goods);
    assert_eq!(worth(state, seat, goods, cards), best - before, "{cards:?} in {state:?}");
}

fn total(state: &State, seat: Seat, goods: Goods) -> u16 {
    state.units(seat).points(goods).iter().sum()
}

/// Returns the best total after any sequence of legal actions up to the confirmation.
fn best_of_all(state: State, seat: Seat, goods: Goods) -> u16 {
    let mut actions = Vec::new();
    state.legal(seat, &mut actions);
    if actions == [Action::Confirm] {
        return total(&state, seat, goods);
    }
    let mut best = 0;
    for action in actions {
        let mut next = state;
        apply(&mut next, action, &mut ScriptedRng::none());
        best = best.max(best_of_all(next, seat, goods));
    }
    best
}

fn play_at_random(state: &mut State, rng: &mut FastRng) {
    let mut actions = Vec::new();
    state.legal(state.turn, &mut actions);
    let action = actions[rng.below(actions.len() as u32) as usize];
    apply(state, action, rng);
}

fn apply(state: &mut State, action: Action, rng: &mut dyn GameRng) {
    let mut events = EventBuffer::muted();
    let seat = state.turn;
    state.apply(seat, action, &mut Ctx::new(rng, &mut events)).expect("listed actions are legal");
}
