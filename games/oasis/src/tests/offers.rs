//! Tests of refills, of final steps in offers, and of causes that end the game.
use kernel::{Ctx, EventBuffer, Game, ScriptedRng, Seat, SeatSet};

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

/// O5.3, R6: the refill shown is limited by the cards left.
#[test]
fn the_refill_shown_is_limited_by_the_cards_left() {
    let mut table = Scene::of(3).ready();
    assert_eq!((n_refill(&table, P1), n_refill(&table, P2)), (Some(2), None));
    table.play(P1, "reveal");
    assert_eq!(n_refill(&table, P1), Some(1));
    table.play(P1, "stop");
    assert_eq!((n_refill(&table, P1), n_refill(&table, P2)), (None, Some(2)), "P1 has stopped");
    // One of the 54 cards is left to draw, then none.
    for (n_stack, n_drawable) in [(20, 1), (21, 0)] {
        let scene = Scene::of(3).stack(P1, n_stack).stack(P2, 20).stack(P3, 13);
        let mut table = scene.ready();
        assert_eq!(n_refill(&table, P1), Some(n_drawable), "{n_stack}");
        let events = table.play(P1, "stop");
        let offered = Event::Offered { seat: P1, n: 1, n_drawn: n_drawable, n_stack: 20 };
        assert!(events.contains(&offered), "{events:?}");
    }
    // R5: a player with one card in the stack draws before the offer, not after it.
    let table = Scene::of(3).stack(P1, 1).ready();
    assert_eq!((table.n_offer(P1), n_refill(&table, P1)), (1, None));
}

#[test]
fn announcing_shows_the_refill_for_each_number() {
    let scene = Scene::of(3).options(|options| options.reveal = Reveal::Upfront);
    let refills = |scene: &Scene| scene.ready().state.view(SeatSet::only(P1)).phase;
    let open = PhaseView::Announcing { max: 3, refills: vec![2, 1, 0] };
    assert_eq!(refills(&scene), open);
    let dry = scene.stack(P1, 20).stack(P2, 20).stack(P3, 13);
    assert_eq!(refills(&dry), PhaseView::Announcing { max: 3, refills: vec![1, 1, 0] });
}

/// O4.4: this holds even if the whole refill is lost.
#[test]
fn undo_is_refused_after_stopping() {
    let scene = Scene::of(3).stack(P1, 21).stack(P2, 20).stack(P3, 13);
    let mut state = scene.ready().state;
    let (mut events, mut rng) = (EventBuffer::recording(), ScriptedRng::none());
    assert_eq!(state.apply(P1, Action::Stop, &mut Ctx::new(&mut rng, &mut events)), Ok(()));
    assert!(events.forbids_undo());
}

/// O4.4: this holds even if there is no card to draw.
#[test]
fn undo_is_refused_after_a_draw_card() {
    for n_stack in [12, 13] {
        let scene = Scene::of(3).stack(P1, 20).stack(P2, 20).stack(P3, n_stack);
        let mut state = scene.acting(P1, "drw3").ready().state;
        let (mut events, mut rng) = (EventBuffer::recording(), ScriptedRng::none());
        let action = Action::Resolve { card: Card::Drw3 };
        assert_eq!(state.apply(P1, action, &mut Ctx::new(&mut rng, &mut events)), Ok(()));
        assert!(events.forbids_undo());
        let drawn = Event::CardsDrawn { seat: P1, n: 13 - n_stack };
        assert!(events.into_records().iter().any(|record| record.event == drawn));
    }
}

#[test]
fn causes_are_listed_in_order_of_occurrence() {
    let mut table = Scene::of(3).fill(Land::Stony, 19).acting(P1, "sto1").ready();
    table.play(P1, "resolve sto1; place stony h5; leave");
    table.state.ending.add(Cause::Unplayable);
    table.state.ending.add(Cause::OasisOut);
    table.state.ending.add(Cause::Unplayable);
    assert_eq!(table.state.ending.list(), [Cause::StonyOut, Cause::Unplayable, Cause::OasisOut],);
    assert_eq!(table.state.ending.first(), Some(Cause::StonyOut));
}
