//! Deadlines: five seconds for a look (R60), and twenty for an answer during another player's turn
//! (R72).
use kernel::{Game, SeatSet};
use table::HostedGame;

use super::scene::{P1, P2, P3, Scene, Table};
use crate::{
    data::{ANSWER_MS, Adventurer, LOOK_MS},
    event::Event,
    setup::{Hands, LookTime},
    state::Phase,
};

fn alone(at: &str) -> Scene {
    Scene::together(1).at(P1, at).turn(P1, 3)
}

/// Returns the duration and the id of the current deadline.
fn clock(table: &Table) -> Option<(u32, u32)> {
    table.state.deadline().map(|deadline| (deadline.millis, deadline.id))
}

#[test]
fn r60_a_look_ends_with_its_timer_or_the_next_turn() {
    let scene = alone("w13").trapped([2, 5, 9, 12]);
    let mut table = scene.ready();
    let viewers = SeatSet::only(P1);
    table.play(P1, "decipher");
    let looks = table.state.view(viewers).looks;
    assert_eq!((looks.len(), looks[0].number, looks[0].glyph.as_str()), (1, 2, "g02"));
    let first = table.state.deadline().expect("a deadline is set");
    // A replayed state never shows the look again.
    let mut back = table.state;
    back.clear_ephemeral();
    assert!(back.view(viewers).looks.is_empty() && back.view(viewers).lava.pairs.is_empty());
    table.play(P1, "move w23; decipher");
    let second = table.state.deadline().expect("a deadline is set");
    assert!(second.id != first.id && table.state.view(viewers).lava.pairs.len() == 1);
    // The turn ends, but the look stays open until the end of the next turn at the latest.
    assert_eq!((table.state.round, table.state.phase), (2, Phase::Acting));
    assert_eq!(table.state.view(viewers).looks.len(), 1);
    table.play(P1, "end");
    assert_eq!((table.state.round, table.state.deadline()), (3, None));
    let view = table.state.view(viewers);
    assert!(view.looks.is_empty() && view.lava.pairs.is_empty());
    let mut table = scene.clone().options(|options| options.looks = LookTime::Notebook).ready();
    table.play(P1, "decipher; move w23; decipher");
    assert!(table.state.deadline().is_none());
    assert_eq!(table.state.view(viewers).lava.pairs.len(), 2);
}

/// A turn without actions counts too: it ends the previous turn's look.
#[test]
fn r60_a_skipped_turn_ends_a_look() {
    let mut table = alone("w13").player(P1, |at| at.wounds = 3).ready();
    table.play(P1, "decipher; search");
    // Four cards give Load Level 3. The next round's roll gives no actions, but the third round's
    // does.
    let calm = [1, 1, 1, 1, 1];
    table.rolls(&[1]).rolls(&calm).play(P1, "end");
    assert_eq!((table.state.round, table.state.phase), (2, Phase::Loading));
    assert_eq!(table.state.view(SeatSet::only(P1)).looks.len(), 1);
    table.rolls(&[1, 1]).rolls(&[6, 6, 6, 6, 6]).play(P1, "ready");
    assert_eq!((table.state.round, clock(&table)), (3, None));
    assert!(table.state.view(SeatSet::only(P1)).looks.is_empty());
}

/// Two rivals on C9, each with a card to trade.
fn traders() -> Scene {
    let scene = Scene::of(2).at(P1, "c9").at(P2, "c9").hand(P1, "z1-1").hand(P2, "z2-4");
    scene.turn(P1, 3)
}

/// A player who does not answer within twenty seconds declines.
#[test]
fn r72_an_offer_without_an_answer_is_declined() {
    let mut table = traders().ready();
    table.play(P1, "exchange p2; give z1-1");
    assert_eq!(clock(&table), None);
    table.play(P1, "propose");
    let first = clock(&table).expect("a deadline is set");
    assert_eq!(first.0, ANSWER_MS);
    table.play(P2, "give z2-4");
    assert_eq!(clock(&table), Some(first), "laying out cards does not restart the deadline");
    let events = table.expire();
    assert_eq!(events[0], Event::AnswerExpired { seat: P2 });
    assert_eq!(events[1], Event::ExchangeDeclined { seat: P2, whom: P1 });
    assert_eq!((table.state.phase, table.state.awaited, table.actions()), (Phase::Acting, P1, 3));
    assert!(table.has(P1, "z1-1") && table.has(P2, "z2-4"));
    assert!(!table.is_listed(P1, "exchange p2") && clock(&table).is_none());
}

#[test]
fn r72_each_question_has_its_own_deadline() {
    let scene = traders().options(|options| options.hands = Hands::Open);
    let mut table = scene.ready();
    table.play(P1, "exchange p2; give z1-1; propose");
    let first = clock(&table);
    table.play(P2, "agree");
    assert_eq!(clock(&table), None);
    table.play(P1, "exchange p2; ask z1-1; propose");
    assert!(clock(&table).is_some() && clock(&table) != first);
}

#[test]
fn r72_looks_expire_before_answers() {
    let scene = Scene::of(2).at(P1, "w13").at(P2, "w13").hand(P1, "z1-1").turn(P1, 3);
    let mut table = scene.ready();
    table.play(P1, "decipher");
    let look = clock(&table);
    assert_eq!(look.map(|(millis, _)| millis), Some(LOOK_MS));
    table.play(P1, "exchange p2; give z1-1; propose");
    assert_eq!(clock(&table), look, "a question does not extend a look");
    assert_eq!(table.expire(), [Event::LookEnded { seat: P1 }]);
    let answer = clock(&table).expect("the answer has a deadline now");
    assert_eq!((answer.0, Some(answer) == look), (ANSWER_MS, false));
    assert!(matches!(table.state.phase, Phase::Answering(_)));
    table.expire();
    assert_eq!(table.state.phase, Phase::Acting);
}

/// R72: no answer means no help among rivals, but help in a cooperative game.
#[test]
fn r72_unanswered_help_depends_on_the_mode() {
    let scene = |scene: Scene| {
        let scene = scene.is(P2, Adventurer::Tatiana).at(P1, "r8").at(P2, "bank");
        scene.level(P1, 2).at(P3, "c9").turn(P1, 3).ready()
    };
    for (mut table, is_saved) in [(scene(Scene::of(3)), false), (scene(Scene::together(3)), true)] {
        table.rolls(&[1, 4]).play(P1, "exit");
        assert_eq!(table.state.awaited, P2);
        assert_eq!(clock(&table).map(|(millis, _)| millis), Some(ANSWER_MS));
        assert_eq!(table.expire()[0], Event::AnswerExpired { seat: P2 });
        assert_eq!((table.is_alive(P1), table.player(P2).is_token_used), (is_saved, is_saved));
    }
}
