//! Sentences of the rules document: the defaults that follow them, the published rules that the
//! presets `classic_*` keep, and the preset `as_written`.
use kernel::{FastRng, SeatSet};
use table::{HasInsight, HostedGame};

use super::scene::{P1, P2, P3, Scene, Table, cell};
use crate::{
    DigBeside, MeteoBury, Options, PadParts, Sharing, State, WellReach,
    data::{City, Gear, Part, Role},
    event::Event,
    refusal::Refusal,
    setup::StormPause,
    state::{Ending, PartAt, Phase},
};
use Role::{Archaeologist, Climber, Explorer, Meteorologist, Navigator, WaterCarrier as Carrier};

fn preset(id: &str) -> Options {
    let presets = State::presets();
    presets.into_iter().find(|preset| preset.id == id).expect("a preset").options
}

#[test]
fn presets_differ_only_in_the_rules_they_name() {
    assert_eq!(State::presets().first().map(|preset| preset.id), Some("novice"));
    assert_eq!(State::presets().last().map(|preset| preset.id), Some("as_written"));
    let well_reach = WellReach::Any;
    let written = Options { well_reach, sharing: Sharing::AnyTime, ..Options::default() };
    assert_eq!(preset("as_written"), written);
    let (pad_parts, dig_beside) = (PadParts::Held, DigBeside::UnlessBuried);
    let meteo_bury = MeteoBury::May;
    let classic = Options { pad_parts, dig_beside, meteo_bury, ..Options::default() };
    assert_eq!(preset("classic_novice"), classic);
}

#[test]
fn version_1_keeps_its_defaults() {
    assert_eq!(State::default_options(1), Options { rules: 1, ..preset("classic_novice") });
    assert_eq!(State::default_options(2), Options::default());
}

/// The pad is b2. Three parts are held, and the engine lies on the pad. Only P1 is missing.
fn engine_on_the_pad() -> Scene {
    let scene = Scene::of(&[Navigator, Explorer]).at(P1, "b3").at(P2, "b2").all_parts_held(P1);
    scene.excavated("b2", City::Pad).part_on(Part::Engine, "b2")
}

#[test]
fn parts_on_the_launch_pad_count() {
    let mut table = engine_on_the_pad().ready();
    table.play(P1, "move b2");
    assert_eq!(table.ending(), Some(Ending::Won));
    let mut table = engine_on_the_pad().published().ready();
    table.play(P1, "move b2");
    assert_eq!(table.ending(), None);
    table.play(P1, "take engine");
    assert_eq!(table.ending(), Some(Ending::Won));
}

#[test]
fn parts_elsewhere_and_on_a_blocked_or_hidden_pad_do_not_count() {
    let mut elsewhere = engine_on_the_pad().part_on(Part::Crystal, "d4").ready();
    let mut blocked = engine_on_the_pad().sand("b2", 2);
    blocked.position.crew[0].role = Some(Climber);
    let mut blocked = blocked.ready();
    let mut hidden = engine_on_the_pad();
    hidden.position.tiles.get_mut(&cell("b2")).expect("the pad").excavated = false;
    let mut hidden = hidden.ready();
    for table in [&mut elsewhere, &mut blocked, &mut hidden] {
        table.play(P1, "move b2");
        assert_eq!(table.ending(), None);
    }
}

/// Everyone stands on the pad, and the last part waits in the eye. The wind slides the pad into it.
fn pad_beside_the_eye() -> Scene {
    let mut scene = Scene::of(&[Navigator, Explorer]).all_at("d3").all_parts_held(P1);
    scene.position.parts.insert(Part::Engine, PartAt::On(cell("c3")));
    scene.excavated("d3", City::Pad).storm_of(P1, 1).pile("w2")
}

#[test]
fn the_wind_wins_if_the_last_part_lands_on_the_pad() {
    let mut table = pad_beside_the_eye().ready();
    let events = table.play(P1, "draw");
    assert_eq!(events.last(), Some(&Event::Won));
    assert_eq!((table.ending(), table.eye().as_str()), (Some(Ending::Won), "d3"));
    let mut table = pad_beside_the_eye().published().ready();
    table.play(P1, "draw");
    assert_eq!((table.ending(), table.eye().as_str()), (None, "e3"));
}

#[test]
fn the_marker_falls_before_the_win_is_checked() {
    let mut table = pad_beside_the_eye().sand("d3", 1).ready();
    table.play(P1, "draw");
    assert_eq!(table.ending(), None, "the pad is blocked now");
    let mut table = pad_beside_the_eye().supply(0).ready();
    table.play(P1, "draw");
    assert_eq!(table.ending(), Some(Ending::Buried));
}

#[test]
fn sand_next_door_is_removed_only_from_an_unblocked_tile() {
    let scene = Scene::of(&[Climber, Navigator]).all_at("b2").sand("b2", 3).sand("b3", 1);
    for seat in [P1, P2] {
        let mut table = scene.clone().turn(seat, 4).ready();
        let refusal = Refusal::OwnTileFirst { at: cell("b2"), sand: 3 };
        assert_eq!(table.refused(seat, "dig b3"), refusal);
        assert_eq!(table.legal(seat, "dig"), ["dig b2"]);
        table.play(seat, "dig b2; dig b2; dig b3");
        scene.clone().published().turn(seat, 4).ready().play(seat, "dig b3");
    }
}

#[test]
fn distances_count_the_sand_under_the_pawns_feet() {
    let scene = Scene::of(&[Climber, Navigator]).all_at("b2").sand("b2", 3).sand("b3", 3);
    let clear = |scene: Scene, index: usize| {
        let reach = scene.ready().state.insight(SeatSet::EVERYONE).reach;
        let cells = &reach[index].cells;
        cells.iter().find(|one| one.cell == cell("b3")).expect("a tile").clear
    };
    // The Climber walks there first. The Navigator has to open b2 before she can dig b3.
    assert_eq!((clear(scene.clone(), 0), clear(scene.clone(), 1)), (4, 5));
    let published = scene.published();
    assert_eq!((clear(published.clone(), 0), clear(published, 1)), (3, 3));
}

fn looking() -> Scene {
    Scene::of(&[Meteorologist, Explorer]).meter(1).pile("sun n1 up")
}

#[test]
fn the_meteorologist_must_bury_a_card() {
    let mut table = looking().ready();
    table.play(P1, "look");
    assert_eq!(table.refused(P1, "keep"), Refusal::BuryFirst);
    assert_eq!(table.legal(P1, ""), ["bury 1", "bury 2", "bury 3"]);
    table.play(P1, "bury 1");
    assert_eq!(table.state.phase, Phase::Acting);
    let mut table = looking().published().ready();
    table.play(P1, "look; keep");
}

#[test]
fn the_meteorologist_buries_before_she_reorders() {
    let mut table = looking().options(|options| options.meteo_reorder = true).ready();
    table.play(P1, "look");
    assert_eq!(table.refused(P1, "order 3"), Refusal::BuryFirst);
    table.play(P1, "bury 1");
    assert_eq!(table.legal(P1, ""), ["order 1", "order 2", "keep"]);
}

/// The Water Carrier is far away from an excavated well.
fn carrier_far_from_a_well() -> Scene {
    let scene = Scene::of(&[Carrier, Navigator]).at(P1, "e5").at(P2, "a1").water(P1, 1);
    scene.excavated("b2", City::Well).sand("b2", 1)
}

fn any_well(scene: Scene) -> Table {
    scene.options(|options| options.well_reach = WellReach::Any).ready()
}

#[test]
fn the_water_carrier_may_draw_from_any_well() {
    let mut table = any_well(carrier_far_from_a_well());
    table.play(P1, "fill");
    assert_eq!((table.waters(), table.state.actions_left), (vec![3, 4], 3));
    let here = Refusal::NoWellHere { at: cell("e5") };
    assert_eq!(carrier_far_from_a_well().ready().refused(P1, "fill"), here);
}

#[test]
fn a_blocked_well_and_a_mirage_give_no_water_from_afar() {
    let blocked = carrier_far_from_a_well().sand("b2", 2);
    let mirage = Scene::of(&[Carrier, Navigator]).all_at("b2").excavated("b2", City::Mirage);
    let hidden = Scene::of(&[Carrier, Navigator]).all_at("b2").hidden("b2", City::Well);
    for scene in [blocked, mirage.water(P1, 1), hidden.water(P1, 1)] {
        assert_eq!(any_well(scene).refused(P1, "fill"), Refusal::NoOpenWell);
    }
    let buried = any_well(carrier_far_from_a_well().sand("e5", 2));
    assert_eq!(buried.refused(P1, "fill"), Refusal::Buried { sand: 2 });
    let full = any_well(carrier_far_from_a_well().water(P1, 5));
    assert_eq!(full.refused(P1, "fill"), Refusal::CanteenFull { max: 5 });
}

fn sharing(options: &mut Options) {
    options.sharing = Sharing::AnyTime;
}

/// P1 draws a sun and has no water. P2 stands there too.
fn thirsty() -> Scene {
    let scene = Scene::of(&[Navigator, Explorer]).all_at("b2").water(P1, 0).water(P2, 2);
    scene.storm_of(P1, 2).pile("sun e1").options(sharing)
}

#[test]
fn water_changes_hands_after_a_sun_is_revealed() {
    let mut table = thirsty().ready();
    assert_eq!(table.play(P1, "draw"), [Event::SunRevealed]);
    assert_eq!(table.state.phase, Phase::Sun { n_left: 2 });
    table.play(P2, "give p1 water 1");
    let events = table.play(P1, "resolve");
    assert_eq!(events[0], Event::SunBeat);
    assert_eq!((table.waters(), table.ending()), (vec![0, 0], None));
    let mut table = thirsty().ready();
    table.play(P1, "draw; resolve");
    assert_eq!(table.ending(), Some(Ending::Thirst(SeatSet::only(P1))));
    let mut table = thirsty().options(|options| options.sharing = Sharing::BeforeCards).ready();
    table.play(P1, "draw");
    assert_eq!(table.ending(), Some(Ending::Thirst(SeatSet::only(P1))));
}

#[test]
fn only_gifts_and_holds_are_possible_while_a_sun_waits() {
    let scene = thirsty().gear(P1, Gear::SolarShield).gear(P2, Gear::JetPack);
    let mut table = scene.ready();
    table.play(P1, "draw");
    for command in ["shield", "draw", "end", "dig b2"] {
        assert_eq!(table.refused(P1, command), Refusal::SunFirst, "{command}");
    }
    assert_eq!(table.refused(P2, "jet d4"), Refusal::SunFirst);
    assert_eq!(table.refused(P2, "resolve"), Refusal::NotYourStorm { turn: P1 });
    table.play(P2, "give p1 jet_pack; hold");
    assert_eq!(table.refused(P1, "resolve"), Refusal::StormHeld { whom: P2 });
    table.play(P2, "release");
    table.play(P1, "give p2 solar_shield; resolve");
}

#[test]
fn other_cards_do_not_wait_and_nothing_waits_without_a_pause() {
    let mut table = thirsty().pile("e1 sun").pausing().ready();
    table.play(P1, "draw");
    assert_eq!(table.state.phase, Phase::Storm { n_left: 1 });
    assert_eq!(table.refused(P1, "resolve"), Refusal::NoSunRevealed);
    let never = |options: &mut Options| options.storm_pause = StormPause::Never;
    let mut table = thirsty().options(never).ready();
    table.play(P1, "draw");
    assert_eq!(table.ending(), Some(Ending::Thirst(SeatSet::only(P1))));
    // With `auto`, the card waits only if someone could give water.
    let apart = thirsty().at(P2, "d4").gear(P2, Gear::JetPack);
    let mut table = apart.clone().ready();
    table.play(P1, "draw");
    assert_eq!(table.ending(), Some(Ending::Thirst(SeatSet::only(P1))));
    let mut table = apart.pausing().ready();
    table.play(P1, "draw");
    assert_eq!(table.state.phase, Phase::Sun { n_left: 2 });
}

/// Returns the seats that the next sun kills.
fn doomed(scene: Scene) -> Vec<usize> {
    let insight = scene.storm_of(P1, 1).ready().state.insight(SeatSet::EVERYONE);
    let dying = insight.sun_now.iter().filter(|one| one.dies).map(|one| one.seat.index());
    let dying: Vec<usize> = dying.collect();
    assert_eq!(insight.storm.lose_water > 0.0, !dying.is_empty());
    dying
}

#[test]
fn insight_counts_the_gifts_that_can_still_save_someone() {
    assert_eq!(doomed(thirsty()), Vec::<usize>::new());
    let before = |options: &mut Options| options.sharing = Sharing::BeforeCards;
    assert_eq!(doomed(thirsty().options(before)), [0]);
    assert_eq!(doomed(thirsty().water(P2, 1)), [0], "the other needs it too");
    let never = |options: &mut Options| options.storm_pause = StormPause::Never;
    assert_eq!(doomed(thirsty().options(never)), [0]);
    // The Water Carrier gives to an adjacent tile, with water that she gets from the Explorer.
    let chain = Scene::of(&[Navigator, Carrier, Explorer]).at(P1, "b2").at(P2, "b3").at(P3, "b3");
    let chain = chain.water(P1, 0).water(P2, 1).water(P3, 2).storm_of(P1, 1).pile("sun");
    let chain = chain.options(sharing);
    assert_eq!(doomed(chain.clone()), Vec::<usize>::new());
    assert_eq!(doomed(chain.clone().water(P3, 1)), [0]);
    assert_eq!(doomed(chain.water(P2, 0)), [0], "only one of the two can be saved");
}

#[test]
fn bots_save_each_other_after_a_sun_is_revealed() {
    let chain = Scene::of(&[Navigator, Carrier, Archaeologist]).at(P1, "b2").at(P2, "b3");
    let chain = chain.at(P3, "b3").water(P1, 0).water(P2, 1).water(P3, 2).storm_of(P1, 2);
    for maker in crate::bot::BOTS.iter().filter(|maker| maker.name != "random") {
        let mut table = chain.clone().pile("sun e1").options(sharing).ready();
        // Bots would give water before the card, so the sun is revealed first.
        table.play(P1, "draw");
        let mut crew = bots::Crew::of((0..3).map(|_| (maker.make)()));
        for _ in 0..3 {
            let mut rng = FastRng::new(1);
            let asked = crew.next_move(&table.state, SeatSet::EMPTY, &mut rng, |_, _| true);
            let (seat, action) = asked.expect("a bot moves");
            table.play(seat, &action.to_string());
        }
        assert_eq!((table.waters(), table.ending()), (vec![0, 0, 0], None), "{}", maker.name);
    }
}

#[test]
fn bots_do_not_pick_up_parts_that_lie_on_the_pad() {
    for maker in crate::bot::BOTS.iter().filter(|maker| maker.name != "random") {
        let scene = engine_on_the_pad().at(P1, "b4").turn(P2, 4).sand("b2", 1);
        let state = scene.ready().state;
        let at = kernel::Perspective::new(&state, P2);
        let chosen = (maker.make)().choose(&at, &mut FastRng::new(1));
        let chosen = chosen.expect("the game waits for P2").to_string();
        assert_ne!(chosen, "take engine", "{}", maker.name);
    }
}
