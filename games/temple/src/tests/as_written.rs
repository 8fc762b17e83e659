//! The presets `as_written`: one scenario for each sentence of the reference manual that the defaults
//! do not follow, or did not follow in version 1. The README lists the sentences under the same
//! numbers.
use kernel::{FastRng, Game, SeatSet};
use table::{HasInsight, HostedGame};

use super::scene::{P1, P2, P3, Scene, space};
use crate::{
    Event, Options, Refusal, State,
    bot::BOTS,
    data::{Adventurer, Variety, WallCard},
    setup::{Hands, Mode, Pick, WallsKill},
    state::{Phase, Status},
};

const MET: [WallCard; 5] =
    [WallCard::Both, WallCard::Orange, WallCard::Orange, WallCard::Grey, WallCard::Grey];

fn preset(id: &str) -> Options {
    let presets = State::presets();
    presets.iter().find(|preset| preset.id == id).expect("the preset exists").options
}

/// Returns a solo player in a turn with three actions. A solo player plays the same rules.
fn alone(name: &str) -> Scene {
    Scene::together(1).at(P1, name).turn(P1, 3).written()
}

/// Returns a scene with P1 on this space, in a turn with three actions, and P2 on the bank.
fn rivals(name: &str) -> Scene {
    Scene::of(2).at(P1, name).at(P2, "bank").turn(P1, 3).written()
}

fn usual(scene: &Scene) -> Scene {
    scene.clone().options(|options| *options = Options { mode: options.mode, ..Options::default() })
}

fn deal(options: &Options, seats: u8, seed: u64) -> State {
    State::new(options, seats, &mut FastRng::new(seed)).expect("the options are valid")
}

#[test]
fn the_presets_are_last_and_differ_in_their_mode() {
    let ids: Vec<&str> = State::presets().iter().map(|preset| preset.id).collect();
    assert_eq!(ids[ids.len() - 2..], ["as_written", "as_written_together"]);
    let (rivals, together) = (preset("as_written"), preset("as_written_together"));
    assert_eq!((rivals.mode, Options { mode: Mode::Coop, ..rivals }), (Mode::Standard, together));
    assert_eq!(Options::default().as_written(), rivals);
}

#[test]
fn s1_no_variety_card_is_in_play_unless_agreed() {
    for (options, seats) in [("as_written", 4), ("as_written", 1), ("as_written_together", 3)]
        .map(|(id, n)| (preset(id), n))
    {
        let options = Options { level: 4, ..options };
        assert_eq!(deal(&options, seats, 1).varieties.len(), 0);
        let agreed = Options { variety: 1, pick_1: Pick(Some(Variety::V05)), ..options };
        let cards: Vec<Variety> = deal(&agreed, seats, 1).varieties.iter().collect();
        assert_eq!(cards, [Variety::V05]);
    }
    let together = Options { level: 4, ..preset("together") };
    assert_eq!(deal(&together, 3, 1).varieties.len(), 4);
}

#[test]
fn s2_the_four_cards_for_rivals_stay_out() {
    let n_rival = |id| {
        let options = Options { variety: 4, ..preset(id) };
        let dealt = (0..40).map(|seed| deal(&options, 4, seed).varieties);
        dealt.flat_map(|cards| cards.iter().collect::<Vec<_>>()).filter(|it| it.is_rival()).count()
    };
    assert!(n_rival("as_written") == 0 && n_rival("expedition") > 0);
}

#[test]
fn s3_a_failed_jump_costs_only_the_action() {
    let mut table = alone("c20").level(P1, 2).ready();
    table.rolls(&[1, 6]).play(P1, "jump");
    assert_eq!((table.at(P1), table.is_alive(P1), table.actions()), ("c20", true, 2));
}

#[test]
fn s4_the_bridge_is_tested_when_stepping_off_too() {
    let scene = alone("br").planks(3).level(P1, 3);
    let mut table = scene.ready();
    let events = table.rolls(&[2, 3, 3]).play(P1, "move c25");
    assert_eq!((table.at(P1), table.state.planks), ("c25", 2));
    assert!(matches!(events[0], Event::BridgeTested { weight: 3, n: 2, .. }));
    // A Sprint is a move as well.
    let mut table = scene.is(P1, Adventurer::Lea).planks(1).ready();
    let events = table.rolls(&[1]).rolls(&[1, 1, 1]).play(P1, "sprint c20");
    assert!(table.player(P1).status != Status::In && events.contains(&Event::BridgeFell));
    let mut table = usual(&alone("br").planks(1).level(P1, 5)).ready();
    table.play(P1, "move c25");
    assert_eq!((table.at(P1), table.state.planks), ("c25", 1));
}

#[test]
fn s4_all_load_levels_on_the_bridge_count_when_stepping_off() {
    let scene = Scene::of(3).at(P1, "br").at(P2, "br").at(P3, "bank").turn(P1, 3).written();
    let scene = scene.planks(1).level(P1, 2).level(P2, 4);
    let mut table = scene.ready();
    table.rolls(&[5]).play(P1, "move c25");
    assert!(!table.is_alive(P1) && !table.is_alive(P2));
    let mut table = scene.ready();
    table.rolls(&[6]).play(P1, "move c25");
    assert_eq!((table.at(P1), table.at(P2), table.state.planks), ("c25", "br", 1));
}

#[test]
fn s5_who_steps_onto_a_breaking_bridge_stays_at_its_head() {
    let scene = Scene::of(3).at(P1, "c20").at(P2, "br").at(P3, "bank").turn(P1, 3).written();
    let scene = scene.planks(1).level(P1, 2).level(P2, 2);
    let mut table = scene.ready();
    let events = table.rolls(&[3]).play(P1, "move br");
    assert!(events.contains(&Event::StayedBehind { seat: P1, at: space("c20") }));
    assert_eq!((table.at(P1), table.actions(), table.state.planks), ("c20", 2, 0));
    assert!(!table.is_alive(P2));
    assert_eq!(table.refused(P1, "move br"), Refusal::BridgeGone);
    let mut table = usual(&scene).ready();
    table.rolls(&[3]).play(P1, "move br");
    assert!(!table.is_alive(P1) && !table.is_alive(P2));
}

#[test]
fn s5_insight_tells_falling_from_breaking() {
    let odds = |scene: &Scene| {
        let mut insight = scene.ready().state.insight(SeatSet::only(P1));
        let bridge = insight.seats.remove(0).bridge.expect("there is a bridge");
        [bridge.falls, bridge.step_on, bridge.step_off]
    };
    let scene = rivals("c20").planks(1).level(P1, 4);
    assert_eq!(odds(&scene), [0.5, 0.0, 0.5]);
    assert_eq!(odds(&usual(&scene)), [0.5, 0.5, 0.0]);
}

#[test]
fn s6_the_tunnel_leads_to_the_entrance() {
    let scene = rivals("c23").hand(P1, "z1-1");
    let mut table = scene.ready();
    table.rolls(&[1, 2, 6, 6, 6]).play(P1, "unlock tunnel");
    assert_eq!((table.at(P1), table.actions()), ("ent", 2));
    let mut scene = scene.hand(P1, "st");
    scene.position.collapsing = true;
    let mut table = scene.ready();
    table.play(P1, "tunnel");
    assert_eq!((table.at(P1), table.player(P1).status), ("ent", Status::In));
    assert!(table.state.is_collapsing, "the Stone has not left the temple");
    let mut table = usual(&scene).ready();
    table.play(P1, "tunnel");
    assert_eq!(table.player(P1).status, Status::Out);
}

#[test]
fn s6_the_tunnel_ends_in_a_dead_end_once_the_walls_have_met() {
    let scene = rivals("c23").hand(P1, "st").walls(&MET, &[]);
    let mut table = scene.ready();
    table.rolls(&[1]).rolls(&[6, 6, 6, 6, 6]).play(P1, "tunnel");
    // Adventurers who are shut in have no turns.
    assert_eq!((table.at(P1), table.state.turn.seat), ("ent", P2));
    let closed = scene.options(|options| options.walls_kill = WallsKill::RoomAndEntrance);
    let table = closed.ready();
    for command in ["tunnel", "unlock tunnel"] {
        assert_eq!(table.refused(P1, command), Refusal::RoomClosed { to: space("ent") });
    }
}

#[test]
fn s6_bots_never_go_back_to_the_entrance() {
    use kernel::Perspective;

    let scene = rivals("c23").hand(P1, "st").boulder("c21").round(8).level(P1, 2);
    let state = scene.ready().state;
    for maker in BOTS.iter().filter(|maker| maker.name != "random") {
        for seed in 0..40 {
            let mut bot = (maker.make)();
            let action = bot.choose(&Perspective::new(&state, P1), &mut FastRng::new(seed));
            let command = action.expect("a bot acts in its turn").to_string();
            assert!(!command.contains("tunnel"), "{} plays {command}", maker.name);
        }
    }
}

#[test]
fn s7_gravel_is_a_mere_marker() {
    let table = alone("c9").player(P1, |at| at.gravel = 2).ready();
    assert_eq!(table.refused(P1, "clear"), Refusal::GravelHarmless);
    assert!(table.is_listed(P1, "move c10"));
}

/// Two rivals with a treasure each, on these spaces.
fn traders(at: &str, there: &str) -> Scene {
    rivals(at).at(P2, there).hand(P1, "z1-1").hand(P2, "z2-4").level(P1, 2).level(P2, 2)
}

#[test]
fn s8_exchanges_start_in_the_corridor_and_reach_any_adjacent_space() {
    for (at, there) in [("c20", "br"), ("c18", "r1"), ("c8", "l13"), ("c6", "w43"), ("c9", "c9")] {
        assert!(traders(at, there).unmasked().ready().is_listed(P1, "exchange p2"), "{at} {there}");
    }
    let stuck = traders("c11", "c12").player(P2, |at| at.stuck = true);
    assert!(stuck.ready().is_listed(P1, "exchange p2"));
    for at in ["w13", "bank", "br"] {
        let table = traders(at, at).ready();
        assert_eq!(table.refused(P1, "exchange p2"), Refusal::NotInCorridor { at: space(at) });
    }
    let table = usual(&traders("c20", "br")).ready();
    assert_eq!(table.refused(P1, "exchange p2"), Refusal::UnsafeSpace { at: space("br") });
    assert!(usual(&traders("w13", "w13")).ready().is_listed(P1, "exchange p2"));
}

#[test]
fn s8_each_side_of_an_exchange_gives_a_card() {
    let mut table = traders("c9", "c10").ready();
    table.play(P1, "exchange p2");
    assert_eq!(table.refused(P1, "propose"), Refusal::OneSided);
    table.play(P1, "give z1-1; propose");
    assert_eq!(table.refused(P2, "agree"), Refusal::OneSided);
    table.play(P2, "give z2-4; agree");
    table.play(P1, "confirm");
    assert!(table.has(P1, "z2-4") && table.has(P2, "z1-1") && table.actions() == 2);
    let open = traders("c9", "c10").options(|options| options.hands = Hands::Open);
    let mut table = open.ready();
    table.play(P1, "exchange p2; give z1-1");
    assert_eq!(table.refused(P1, "propose"), Refusal::OneSided);
    table.play(P1, "ask z2-4; propose");
    table.play(P2, "agree");
    assert!(table.has(P1, "z2-4"));
}

#[test]
fn s8_bots_give_a_card_if_they_have_to() {
    use kernel::Perspective;

    let answer = |offer: &str| {
        let scene = traders("c9", "c10").hand(P1, "z1-5 z3-1").hand(P2, "z2-1 z2-4");
        let mut table = scene.ready();
        table.play(P1, &format!("exchange p2; give {offer}; propose"));
        let normal = BOTS.iter().find(|maker| maker.name == "normal").expect("the bot exists");
        let mut commands = Vec::new();
        for seed in 0..3 {
            if !matches!(table.state.phase, Phase::Answering(_)) {
                break;
            }
            let here = Perspective::new(&table.state, P2);
            let action = (normal.make)().choose(&here, &mut FastRng::new(seed));
            let command = action.expect("a bot answers").to_string();
            table.play(P2, &command);
            commands.push(command);
        }
        commands
    };
    assert_eq!(answer("z1-5"), ["give z2-1", "agree"]);
    assert_eq!(answer("z3-1"), ["decline"]);
}

#[test]
fn s8_piles_are_picked_up_in_the_corridor_only() {
    assert!(alone("c9").pile("c9", "z1-1").ready().is_listed(P1, "gather"));
    let scene = alone("w13").pile("w13", "z1-1");
    let table = scene.ready();
    assert_eq!(table.refused(P1, "gather"), Refusal::NotInCorridor { at: space("w13") });
    assert!(usual(&scene).ready().is_listed(P1, "gather"));
}

#[test]
fn s9_the_first_entry_removes_the_mask() {
    let mut table = alone("c7").trapped([1, 5, 6, 7]).ready();
    table.play(P1, "move c8");
    assert!(table.state.lava.is_masked);
    table.play(P1, "move l13");
    assert!(!table.state.lava.is_masked);
}

#[test]
fn s10_a_sun_opens_when_the_boulder_leaves_its_corner() {
    let scene = alone("bank").boulder("c8").round(2);
    let mut table = scene.ready();
    // The wall costs a step, so the boulder stops in the corner.
    let events = table.rolls(&[3, 3]).play(P1, "end");
    assert!(events.contains(&Event::WallHit { sun: crate::Sun::A }));
    assert_eq!((table.boulder(), table.state.is_sun_open(crate::Sun::A)), ("c10", false));
    let mut table = scene.boulder("c10").ready();
    let events = table.rolls(&[3, 1]).play(P1, "end");
    assert!(events.contains(&Event::SunOpened { sun: crate::Sun::A }));
    assert_eq!((table.boulder(), table.state.is_sun_open(crate::Sun::A)), ("c11", true));
    assert!(usual(&alone("bank").boulder("c10")).ready().state.is_sun_open(crate::Sun::A));
}

#[test]
fn s11_the_game_ends_with_the_last_adventurer_in_the_temple() {
    let mut table = alone("r8").level(P1, 2).round(2).ready();
    let events = table.rolls(&[1, 1]).rolls(&[3, 3]).play(P1, "exit");
    assert!(events.contains(&Event::TempleEmpty) && table.state.phase == Phase::Over);
}

#[test]
fn s12_the_walls_kill_only_in_the_room() {
    let scene = Scene::of(3).at(P1, "w23").at(P2, "ent").at(P3, "c6").turn(P3, 1).written();
    let mut table = scene.walls(&MET[1..], &[WallCard::Both]).ready();
    table.rolls(&[1]).play(P3, "end");
    assert!(!table.is_alive(P1) && table.is_alive(P2) && table.at(P2) == "ent");
}

#[test]
fn s13_a_sprint_may_end_in_the_river() {
    let scene = rivals("c18").is(P1, Adventurer::Lea);
    let mut table = scene.ready();
    table.play(P1, "sprint r1");
    assert_eq!((table.at(P1), table.actions()), ("r1", 3));
    table.play(P1, "search");
    assert_eq!(table.at(P1), "r2");
    assert_eq!(usual(&scene).ready().refused(P1, "sprint r1"), Refusal::NoSprintInRiver);
}

#[test]
fn s14_only_the_value_counts() {
    let ranks = |scene: &Scene| {
        let mut table = scene.ready();
        table.play(P1, "move exit");
        let outcome = table.state.outcome().expect("the game is over");
        (outcome.ranks, outcome.reason, table.state.view(SeatSet::only(P1)).count)
    };
    let scene = rivals("c27").dead(P2);
    let (all, reason, count) = ranks(&scene);
    assert_eq!((all, reason.as_str()), (vec![1, 1], "nothing_out"));
    assert!(count.expect("the game is over").seats.iter().all(|seat| seat.has_won));
    assert_eq!(ranks(&usual(&scene)).0, [1, 2]);
    let (all, reason, _) = ranks(&scene.hand(P1, "z1-1"));
    assert_eq!((all, reason.as_str()), (vec![1, 2], "rivals_out"));
}

#[test]
fn s14_rivals_who_all_die_share_the_win() {
    let scene = rivals("r8").dead(P2).level(P1, 2).round(2);
    let outcome = |scene: Scene| {
        let mut table = scene.ready();
        table.rolls(&[1, 1]).rolls(&[3, 3]).play(P1, "exit");
        let outcome = table.state.outcome().expect("the game is over");
        (outcome.ranks, outcome.scores, outcome.reason)
    };
    assert_eq!(outcome(scene.clone()), (vec![1, 1], vec![0, 0], "nothing_out".to_owned()));
    assert_eq!(outcome(usual(&scene)).0, [2, 2]);
}

#[test]
fn s15_wounds_and_supplies_make_up_for_the_excess() {
    let scene = rivals("c9").hand(P1, "z1-1 z1-2").loading();
    let mut scene = scene.player(P1, |at| (at.wounds, at.supplies) = (11, 2));
    scene.position.turn = None;
    let mut table = scene.ready();
    let events = table.play(P1, "ready");
    assert!(events.contains(&Event::ExcessReturned { seat: P1, n_wounds: 3, n_supplies: 0 }));
    let player = table.player(P1);
    assert_eq!((player.n_wounds, player.n_supplies, player.n_cards()), (8, 2, 12));
    assert!(matches!(usual(&scene).ready().refused(P1, "ready"), Refusal::OverLimit { n: 2, .. }));
    // Without treasures, P1 is not asked about the load, and does not die of it.
    let scene = scene.hand(P1, "").player(P1, |at| at.wounds = 14).hand(P2, "z2-1");
    let mut table = scene.ready();
    table.play(P2, "ready");
    assert!(table.is_alive(P1) && table.player(P1).n_cards() == 12);
    let mut table = usual(&scene).ready();
    table.play(P2, "ready");
    assert!(!table.is_alive(P1));
}

#[test]
fn s15_only_treasures_over_the_limit_have_to_be_dropped() {
    let many = "z1-1 z1-2 z1-2 z1-2 z1-3 z1-3 z1-3 z1-4 z1-5 z2-1 z2-1 z2-2 z2-2";
    let mut scene = rivals("c9").hand(P1, many).player(P1, |at| at.wounds = 1).loading();
    scene.position.turn = None;
    let mut table = scene.ready();
    assert_eq!(table.refused(P1, "ready"), Refusal::OverLimit { n_cards: 14, n: 1 });
    let loads = table.state.insight(SeatSet::only(P1)).seats.remove(0).loads;
    let shown: Vec<_> = loads.iter().take(3).map(|it| (it.n_cards, it.is_allowed)).collect();
    assert_eq!(shown, [(13, false), (12, true), (12, true)]);
    table.play(P1, "drop z1-1; ready");
    assert_eq!((table.n_hand(P1), table.player(P1).n_wounds), (12, 0));
}

/// P1 is stuck at the start of a turn with these dice, after P2's turn.
fn stuck(dice: [u8; 5]) -> Scene {
    let scene = Scene::of(2).at(P1, "c12").at(P2, "bank").level(P1, 2).written();
    let mut scene = scene.player(P1, |at| at.stuck = true).hand(P1, "z1-1 z1-2 z1-3").dice(dice);
    scene.position.phase = Some(Phase::Loading);
    scene.position.keeper = P1;
    scene
}

#[test]
fn s16_a_stuck_adventurer_tears_free_at_the_start_of_the_turn() {
    let mut table = stuck([6, 6, 1, 1, 1]).ready();
    let events = table.rolls(&[4, 5]).play(P1, "ready");
    assert!(events.contains(&Event::Freed { seat: P1 }));
    assert_eq!((table.state.phase, table.actions()), (Phase::Acting, 2));
    assert!(!table.player(P1).is_stuck && table.is_listed(P1, "move c13"));
    let mut table = usual(&stuck([6, 6, 1, 1, 1])).ready();
    table.play(P1, "ready");
    assert_eq!(table.legal(P1, ""), ["tear", "end"]);
}

#[test]
fn s16_a_failed_test_wounds_and_frees_even_without_actions() {
    let mut table = stuck([1, 1, 1, 1, 1]).ready();
    table.rolls(&[1, 5]).play(P1, "ready");
    assert!(matches!(table.state.phase, Phase::Testing(_)));
    table.play(P1, "accept");
    let player = table.player(P1);
    assert_eq!((player.is_stuck, player.n_wounds), (false, 1));
    assert!(table.state.turn.seat == P2 || table.state.round == 2, "no action is left");
}
