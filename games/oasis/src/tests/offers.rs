//! What an offer promises and whether it is final; why the game ends.
use kernel::{Ctx, Game, Journal, Scripted, Seat, SeatSet};

use super::scene::{P1, P2, P3, Scene, Table};
use crate::{
    action::Action,
    data::{Card, Cause, Land},
    event::Event,
    setup::Reveal,
    view::PhaseView,
};

fn n_refill(table: &Table, seat: Seat) -> Option<u8> {
    table.state.view(SeatSet::only(P1)).player(seat).n_refill
}

/// §4.2, R6: what stopping would draw, as far as there is something to draw.
#[test]
fn a_refill_is_promised_only_if_it_comes() {
    let mut table = Scene::of(3).ready();
    assert_eq!((n_refill(&table, P1), n_refill(&table, P2)), (Some(2), None));
    table.play(P1, "reveal");
    assert_eq!(n_refill(&table, P1), Some(1));
    table.play(P1, "stop");
    assert_eq!((n_refill(&table, P1), n_refill(&table, P2)), (None, Some(2)), "it is made");
    // 54 cards: one to draw, then none.
    for (n_stack, n_drawable) in [(20, 1), (21, 0)] {
        let scene = Scene::of(3).stack(P1, n_stack).stack(P2, 20).stack(P3, 13);
        let mut table = scene.ready();
        assert_eq!(n_refill(&table, P1), Some(n_drawable), "{n_stack}");
        let heard = table.play(P1, "stop");
        let offered = Event::Offered { seat: P1, n: 1, n_drawn: n_drawable, n_stack: 20 };
        assert!(heard.contains(&offered), "{heard:?}");
    }
    // R5: a stack of one draws first, and nothing afterwards.
    let table = Scene::of(3).stack(P1, 1).ready();
    assert_eq!((table.n_offer(P1), n_refill(&table, P1)), (1, None));
}

#[test]
fn numbers_are_announced_with_their_refills() {
    let scene = Scene::of(3).options(|options| options.reveal = Reveal::Upfront);
    let refills = |scene: &Scene| scene.ready().state.view(SeatSet::only(P1)).phase;
    let open = PhaseView::Announcing { max: 3, refills: vec![2, 1, 0] };
    assert_eq!(refills(&scene), open);
    let dry = scene.stack(P1, 20).stack(P2, 20).stack(P3, 13);
    assert_eq!(refills(&dry), PhaseView::Announcing { max: 3, refills: vec![1, 1, 0] });
}

/// §10.3: offers are never taken back, not even one whose refill is lost to the last card.
#[test]
fn stopping_is_final() {
    let scene = Scene::of(3).stack(P1, 21).stack(P2, 20).stack(P3, 13);
    let mut state = scene.ready().state;
    let (mut journal, mut luck) = (Journal::recording(), Scripted::none());
    assert_eq!(state.apply(P1, Action::Stop, &mut Ctx::new(&mut luck, &mut journal)), Ok(()));
    assert!(journal.is_barred());
}

/// §10.3: a card that draws is never taken back, not even if there is nothing to draw.
#[test]
fn drawing_is_final() {
    for n_stack in [12, 13] {
        let scene = Scene::of(3).stack(P1, 20).stack(P2, 20).stack(P3, n_stack);
        let mut state = scene.acting(P1, "drw3").ready().state;
        let (mut journal, mut luck) = (Journal::recording(), Scripted::none());
        let action = Action::Resolve { card: Card::Drw3 };
        assert_eq!(state.apply(P1, action, &mut Ctx::new(&mut luck, &mut journal)), Ok(()));
        assert!(journal.is_barred());
        let drawn = Event::CardsDrawn { seat: P1, n: 13 - n_stack };
        assert!(journal.into_entries().iter().any(|entry| entry.shown == drawn));
    }
}

/// §6: the first reason is kept for display, and all are listed as they came.
#[test]
fn causes_are_listed_in_the_order_in_which_they_came() {
    let mut table = Scene::of(3).fill(Land::Stony, 19).acting(P1, "sto1").ready();
    table.play(P1, "resolve sto1; place stony h5; leave");
    table.state.ending.add(Cause::Unplayable);
    table.state.ending.add(Cause::OasisOut);
    table.state.ending.add(Cause::Unplayable);
    assert_eq!(table.state.ending.list(), [Cause::StonyOut, Cause::Unplayable, Cause::OasisOut],);
    assert_eq!(table.state.ending.first(), Some(Cause::StonyOut));
}
