//! Rulings that the worked examples do not cover, and every option.
use kernel::{FastRng, Game, Input, MatchRng, Seat, SeatSet};
use table::{HasInsight, Match};

use super::scene::{P1, P2, P3, Scene, space};
use crate::{
    data::{Cause, Good, Land},
    event::Event,
    setup::{FreeAction, Options, Placement, Reveal, Visibility},
    space::Path,
    state::{Phase, State},
};

fn path_except(excluded: &str) -> String {
    let names = Path::ALL.iter().map(|at| at.to_string());
    names.filter(|name| name != excluded).collect::<Vec<_>>().join(" ")
}

#[test]
fn r02_the_option_decides_who_has_the_free_action() {
    for (rule, seat) in [(FreeAction::NewFirst, P2), (FreeAction::OldFirst, P1)] {
        let scene = Scene::of(3).options(|options| options.free_action = rule);
        let scene = scene.offer(P1, "wel1").offer(P2, "com1").offer(P3, "hor1").accepting();
        let mut table = scene.ready();
        table.play(P1, "accept p2; resolve com1; confirm");
        table.play(P2, "accept p1; resolve wel1; confirm");
        table.play(P3, "resolve hor1; confirm");
        assert_eq!((table.state.turn, table.state.phase), (seat, Phase::Free));
        assert_eq!(table.state.holder(1), P2);
    }
}

#[test]
fn r05_and_r06_small_stacks_offer_what_they_can() {
    let rest = |scene: Scene| scene.stack(P3, 54 - 6);
    let last = rest(Scene::of(3).stack(P1, 1).stack(P2, 5)).ready();
    assert_eq!((last.n_stack(P1), last.n_offer(P1), last.state.turn), (0, 1, P2));
    let none = Scene::of(3).stack(P1, 0).stack(P2, 5).stack(P3, 49).ready();
    assert_eq!((none.n_stack(P1), none.n_offer(P1), none.state.turn), (0, 0, P2));
    let one = Scene::of(3).stack(P1, 0).stack(P2, 5).stack(P3, 48).ready();
    assert_eq!((one.n_deck(), one.n_stack(P1), one.n_offer(P1)), (0, 0, 1));
}

#[test]
fn an_empty_offer_can_be_taken_without_effect() {
    let mut table = Scene::of(3).offer(P2, "").offer(P3, "com1").accepting().ready();
    table.play(P1, "accept p2");
    assert_eq!(table.legal(P1, ""), ["confirm"]);
}

#[test]
fn a_stack_of_two_offers_one_card() {
    let table = Scene::of(3).stack(P1, 2).ready();
    assert_eq!((table.n_stack(P1), table.n_offer(P1), table.state.turn), (3, 1, P2));
}

#[test]
fn r07_the_number_can_be_announced_first() {
    let upfront = |scene: Scene| scene.options(|options| options.reveal = Reveal::Upfront);
    let mut table = upfront(Scene::of(3)).ready();
    assert_eq!((table.state.phase, table.n_offer(P1)), (Phase::Announcing, 0));
    assert_eq!(table.legal(P1, ""), ["offer 1", "offer 2", "offer 3"]);
    table.play(P1, "offer 2");
    assert_eq!((table.n_offer(P1), table.n_stack(P1), table.state.turn), (2, 4, P2));
    let table = upfront(Scene::of(3).stack(P1, 2)).ready();
    assert_eq!((table.n_offer(P1), table.state.turn), (1, P2), "one card needs no announcement");
}

#[test]
fn r08_without_borders_areas_start_anywhere() {
    let table = Scene::of(3).free(P1).ready();
    for land in ["oasis", "steppe", "stony"] {
        assert_eq!(table.legal(P1, &format!("place {land} ")).len(), 100);
    }
}

#[test]
fn r09_a_full_path_ends_the_game_only_with_the_option() {
    let rows = path_except("h13");
    let names: Vec<&str> = rows.split(' ').collect();
    let herds: Vec<String> = names.chunks(20).map(|chunk| chunk.join(" ")).collect();
    for is_end in [false, true] {
        let mut scene = Scene::of(5).options(|options| options.end_on_full_path = is_end);
        for (index, herd) in herds.iter().enumerate() {
            scene = scene.camels(Seat::new(4 - index as u8), herd);
        }
        let mut table = scene.acting(P1, "cam3").ready();
        let events = table.play(P1, "resolve cam3; camel h13");
        assert_eq!(events.contains(&Event::PathFilled), is_end);
        assert!(events.contains(&Event::CamelsForfeited { seat: P1, n: 2 }));
        let causes = if is_end { vec![Cause::PathFull] } else { Vec::new() };
        assert_eq!(table.state.ending.list(), causes);
    }
}

#[test]
fn r15_a_marker_may_move_while_others_are_in_the_supply() {
    let mut table = Scene::of(3).tiles(Land::Stony, "d2").marker(P1, "d2").free(P1).ready();
    table.play(P1, "place stony a11");
    assert_eq!(table.legal(P1, ""), ["mark", "mark from d2", "leave"]);
    table.play(P1, "mark from d2");
    assert_eq!((table.owner("d2"), table.owner("a11")), (None, Some(P1)));
    assert_eq!(table.state.board.spare_markers(P1, Land::Stony), 3);
}

/// O8.5: a neutral area joins the player's area, a rival's or another neutral one.
#[test]
fn a_tile_joins_neutral_areas() {
    // A tile joins the player's own area and a neutral one.
    let scene = Scene::of(3).tiles(Land::Stony, "d2 f2").marker(P1, "d2");
    let mut table = scene.clone().free(P1).ready();
    table.play(P1, "place stony e2");
    assert_eq!(table.lands(P1), [0, 0, 3]);
    // A tile joins a rival's area and a neutral one.
    for (mode, is_legal) in
        [(Placement::LinkBan, true), (Placement::Literal, true), (Placement::Strict, false)]
    {
        let mut table = scene.clone().placement(mode).free(P2).ready();
        assert_eq!(table.is_listed(P2, "place stony e2"), is_legal);
        if is_legal {
            table.play(P2, "place stony e2");
            assert_eq!(table.lands(P1), [0, 0, 3]);
        }
    }
    // A tile joins two neutral areas.
    let mut table = Scene::of(3).tiles(Land::Stony, "d2 f2").free(P1).ready();
    table.play(P1, "place stony e2; mark");
    assert_eq!(table.lands(P1), [0, 0, 3]);
}

#[test]
fn moving_a_marker_lets_two_areas_merge() {
    let scene = Scene::of(3).tiles(Land::Stony, "d2 f2").marker(P1, "d2 f2");
    let mut table = scene.acting(P1, "sto2").ready();
    table.play(P1, "resolve sto2");
    assert!(!table.is_listed(P1, "place stony e2"), "it would merge two areas");
    table.play(P1, "place stony a11; mark from f2; place stony e2");
    assert_eq!(table.lands(P1), [0, 0, 4]);
}

#[test]
fn the_second_tile_may_extend_the_first() {
    for (mode, is_legal) in
        [(Placement::LinkBan, true), (Placement::Strict, true), (Placement::Literal, false)]
    {
        let mut table = Scene::of(3).placement(mode).acting(P1, "sto2").ready();
        table.play(P1, "resolve sto2; place stony e9; mark");
        assert_eq!(table.is_listed(P1, "place stony e8"), is_legal, "{mode:?}");
    }
    let mut table = Scene::of(3).placement(Placement::Literal).acting(P1, "sto2").ready();
    table.play(P1, "resolve sto2; place stony e9; leave; place stony e8; mark");
    assert_eq!(table.lands(P1), [0, 0, 2], "the second tile claims both");
}

#[test]
fn r23_cards_being_resolved_are_not_shuffled_in() {
    let scene = Scene::of(3).stack(P1, 20).stack(P2, 20).stack(P3, 8);
    let scene = scene.acting(P1, "drw3 com1").discard("cam2 cam2 cam3 oas1");
    let mut table = scene.ready().with_rng();
    assert_eq!(table.n_deck(), 0);
    let events = table.play(P1, "resolve drw3");
    assert!(events.contains(&Event::Reshuffled { n: 4 }));
    assert_eq!((table.n_deck(), table.n_discard(), table.n_stack(P1)), (1, 1, 23));
}

#[test]
fn r19_scoring_markers_are_hidden_or_open() {
    for (rule, is_visible) in [(Visibility::Hidden, false), (Visibility::Open, true)] {
        let scene = Scene::of(3).options(|options| options.marker_visibility = rule);
        let table = scene.goods(P1, Good::Well, 2).free(P1).ready();
        for (viewers, expected) in [
            (SeatSet::only(P1), true),
            (SeatSet::only(P2), is_visible),
            (SeatSet::SPECTATORS, is_visible),
        ] {
            let view = table.state.view(viewers);
            assert_eq!(view.player(P1).goods.is_some(), expected, "{rule:?} {viewers:?}");
            assert_eq!(view.player(P1).n_goods, 2);
        }
    }
}

#[test]
fn determinize_redraws_hidden_cards_and_markers() {
    let table = Scene::of(3)
        .goods(P1, Good::Well, 4)
        .goods(P2, Good::Horse, 4)
        .goods(P3, Good::Ovoo, 4)
        .free(P1)
        .ready();
    let sample = table.state.determinize(SeatSet::only(P1), &mut FastRng::new(3));
    assert_ne!(sample.cards, table.state.cards);
    assert_eq!(sample.goods[0], table.state.goods[0], "P1 knows their own markers");
    assert_ne!(sample.goods[1], table.state.goods[1]);
    assert_eq!(sample.n_goods(P2), 4);
}

#[test]
fn undo_is_allowed_for_placements_but_not_for_draws() {
    let scene = Scene::of(3).acting(P1, "sto1 drw3 com1").stack(P1, 5);
    let mut game = Match::new(scene.ready().state, MatchRng::seed_from_number(1));
    let mut play = |command: &str| {
        let act = command.parse().expect("a command");
        game.submit(Input::Act { seat: P1, act }).expect("a legal command");
        game.undoable(P1).is_ok()
    };
    for (command, can_undo) in [
        ("resolve com1", true),
        ("resolve sto1", true),
        ("place stony e9", true),
        ("mark", true),
        ("resolve drw3", false),
        ("confirm", false),
    ] {
        assert_eq!(play(command), can_undo, "{command}");
    }
}

#[test]
fn taking_an_offer_can_be_undone_before_the_first_draw() {
    let scene = Scene::of(3).offer(P1, "com1").offer(P2, "com2").offer(P3, "sto1").accepting();
    let mut game = Match::new(scene.ready().state, MatchRng::seed_from_number(1));
    for command in ["accept p2", "resolve com2"] {
        let act = command.parse().expect("a command");
        game.submit(Input::Act { seat: P1, act }).expect("a legal command");
    }
    for _ in 0..2 {
        assert!(game.undoable(P1).is_ok());
        game.submit(Input::Undo { seat: P1 }).expect("nothing was drawn");
    }
    assert_eq!(game.state().phase, Phase::Accepting);
}

#[test]
fn a_second_cause_of_the_end_is_listed_after_the_first() {
    let scene = Scene::of(3).fill(Land::Stony, 19).fill(Land::Steppe, 33);
    let mut table = scene.acting(P1, "sto1 ste1").ready();
    table.play(P1, "resolve sto1; place stony d2; leave; resolve ste1; place steppe c2; leave");
    assert_eq!(table.state.ending.list(), [Cause::StonyOut, Cause::SteppeOut]);
    assert_eq!(table.state.ending.first(), Some(Cause::StonyOut));
}

#[test]
fn setup_deals_five_cards_and_leaves_the_rest() {
    for (seats, n_deck) in [(3, 39), (4, 34), (5, 29)] {
        let upfront = Options { reveal: Reveal::Upfront, ..Options::default() };
        let state = State::new(&upfront, seats, &mut FastRng::new(2)).expect("a playable table");
        let view = state.view(SeatSet::SPECTATORS);
        assert_eq!(view.deck.n, n_deck);
        assert!(view.players.iter().all(|player| player.stack.len() == 5));
        assert_eq!(view.turn, view.order[0]);
    }
    for seats in [2, 6] {
        assert!(State::new(&Options::default(), seats, &mut FastRng::new(2)).is_err());
    }
}

#[test]
fn insights_show_owner_and_size_of_the_resulting_area() {
    let scene = Scene::of(3).tiles(Land::Stony, "d2 f2").marker(P1, "d2").offer(P2, "oas1");
    let table = scene.accepting().ready();
    let insight = table.state.insight(SeatSet::only(P2));
    let seat = &insight.seats[0];
    let ghost = seat.lands[2].spaces.iter().find(|ghost| ghost.at == space("e2"));
    let ghost = ghost.expect("e2 is legal");
    assert_eq!((ghost.whom, ghost.size), (Some(P1), 3));
    assert!(seat.unplayable.is_empty());
}

#[test]
fn insights_show_the_points_an_offer_adds_at_once() {
    // P2 has one camel and would get two more and two Commodities from P1, or a tile beside a
    // printed space from P3.
    let scene = Scene::of(3).camels(P2, "h9").offer(P1, "cam2 com2").offer(P3, "sto1");
    let scene = scene.goods(P2, Good::Commodity, 1).goods(P2, Good::Ovoo, 2);
    let table = scene.accepting().ready();
    let insight = table.state.insight(SeatSet::only(P2));
    let offers: Vec<_> = insight.seats[0].offers.iter().map(|one| (one.whom, one.points)).collect();
    assert!(offers.contains(&(P1, 3 * 3 - 1)), "{offers:?}");
    assert!(offers.contains(&(P3, 2 * 2)), "{offers:?}");
}
