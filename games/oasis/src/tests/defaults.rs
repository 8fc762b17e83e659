//! Sentences of the rules document: the defaults that follow them, the published rules that
//! `classic_2004` keeps, and the preset `as_written`.
use kernel::{FastRng, Game, SeatSet};
use table::{HasInsight, HasPositions, HostedGame};

use super::scene::{P1, P2, P3, Scene, Table, space};
use crate::{
    ControlMarkers, FreeAction, Options, Placement, ScorePiece, State, Unplayable,
    data::{Cause, Good, Land},
    event::Event,
    refusal::Refusal,
    space::{Ground, Path, Space, TILE_SPACES},
    state::Phase,
};

#[test]
fn presets_follow_the_published_game_and_the_document() {
    let presets = State::presets();
    let ids: Vec<&str> = presets.iter().map(|preset| preset.id).collect();
    assert_eq!(ids, ["usual", "classic_2004", "as_written"]);
    assert_eq!(presets[0].options, Options::default());
    let classic = Options {
        placement: Placement::Strict,
        start_borders: true,
        free_action: FreeAction::NewFirst,
        control_markers: ControlMarkers::Four,
        ..Options::default()
    };
    assert_eq!(presets[1].options, classic);
    let written = Options {
        placement: Placement::OwnBan,
        unplayable: Unplayable::Accepting,
        score_piece: ScorePiece::Real,
        ..Options::default()
    };
    assert_eq!(presets[2].options, written);
}

#[test]
fn version_1_keeps_its_defaults() {
    let published =
        Options { placement: Placement::LinkBan, ..State::presets()[1].options.clone() };
    assert_eq!(State::default_options(1), Options { rules: 1, ..published });
    assert_eq!(State::default_options(2), Options::default());
}

#[test]
fn areas_start_anywhere() {
    let open = |scene: Scene, land: &str| {
        scene.free(P1).ready().legal(P1, &format!("place {land} ")).len()
    };
    for land in ["oasis", "steppe", "stony"] {
        assert_eq!(open(Scene::of(3), land), 100, "{land}");
    }
    assert!(open(Scene::of(3).published(), "oasis") < 40);
}

#[test]
fn the_number_1_of_the_round_has_the_free_action() {
    for (scene, seat) in [(Scene::of(3), P1), (Scene::of(3).published(), P2)] {
        let mut table =
            scene.offer(P1, "wel1").offer(P2, "com1").offer(P3, "hor1").accepting().ready();
        table.play(P1, "accept p2; resolve com1; confirm");
        table.play(P2, "accept p1; resolve wel1; confirm");
        table.play(P3, "resolve hor1; confirm");
        assert_eq!((table.state.turn, table.state.phase), (seat, Phase::Free));
    }
}

/// P1 has four Stony Plains areas and an Oasis area.
fn five_areas() -> Scene {
    let scene = Scene::of(3).tiles(Land::Stony, "d2 f2 h2 j2").tiles(Land::Oasis, "a9");
    scene.marker(P1, "d2 f2 h2 j2 a9")
}

#[test]
fn there_are_four_markers_for_each_land() {
    let mut table = five_areas().free(P1).ready();
    table.play(P1, "place stony a11");
    let moves = ["mark from d2", "mark from f2", "mark from h2", "mark from j2", "leave"];
    assert_eq!(table.legal(P1, ""), moves);
    assert_eq!(table.refused(P1, "mark from a9"), Refusal::FourAreas { land: Land::Stony });
    let mut table = five_areas().free(P1).ready();
    table.play(P1, "place oasis e9");
    assert_eq!(table.legal(P1, "mark").len(), 6, "from the supply or from any area");
    table.play(P1, "mark");
    assert_eq!(table.lands(P1), [2, 0, 4]);
    assert_eq!(table.state.board.markers_left(P1), 6);
}

#[test]
fn published_markers_are_four_in_all() {
    let scene = Scene::of(3).tiles(Land::Stony, "d2 f2 h2").tiles(Land::Oasis, "a9");
    let mut table = scene.marker(P1, "d2 f2 h2 a9").published().free(P1).ready();
    table.play(P1, "place stony a11");
    assert_eq!(table.refused(P1, "mark"), Refusal::NoMarkers);
    assert_eq!(table.legal(P1, "mark from").len(), 4);
}

/// P1 controls Stony Plains on d2 and P2 on f2, with e2 in between.
fn neighbours() -> Scene {
    let scene = Scene::of(3).tiles(Land::Stony, "d2 f2").marker(P1, "d2").marker(P2, "f2");
    scene.placement(Placement::OwnBan)
}

#[test]
fn no_tile_connects_to_the_own_area() {
    let table = neighbours().free(P1).ready();
    let refusal = Refusal::OwnLand { at: space("e2"), land: Land::Stony };
    assert_eq!(table.refused(P1, "place stony e2"), refusal);
    let legal = |placement| neighbours().placement(placement).free(P1).ready();
    assert!(legal(Placement::LinkBan).is_listed(P1, "place stony d3"));
    assert!(!table.is_listed(P1, "place stony d3"), "not even to grow");
    // Neutral land passes the connection on.
    let chain = neighbours().tiles(Land::Stony, "d3").free(P1);
    assert!(!chain.ready().is_listed(P1, "place stony d4"));
}

#[test]
fn a_tile_beside_others_starts_an_area_of_its_own() {
    let mut table = neighbours().free(P3).ready();
    let events = table.play(P3, "place stony e2");
    assert_eq!(events.len(), 1);
    assert_eq!(table.legal(P3, ""), ["mark", "leave"]);
    table.play(P3, "mark");
    let lands = [P1, P2, P3].map(|seat| table.lands(seat)[Land::Stony as usize]);
    assert_eq!(lands, [1, 1, 1], "the areas stay apart although they touch");
}

#[test]
fn an_unmarked_tile_joins_the_only_area_it_touches() {
    let mut table = neighbours().tiles(Land::Stony, "g3").free(P3).ready();
    // g2 touches the area of P2 and the neutral tile on g3.
    let events = table.play(P3, "place stony g2; leave");
    let gift = Event::TileGiven { seat: P3, whom: P2, land: Land::Stony, at: space("g2"), size: 3 };
    assert!(events.contains(&gift), "{events:?}");
    assert_eq!(table.lands(P2)[Land::Stony as usize], 3);
    // e2 touches the areas of P1 and P2.
    let mut table = neighbours().free(P3).ready();
    let events = table.play(P3, "place stony e2; leave");
    assert!(events.contains(&Event::LeftNeutral { seat: P3, land: Land::Stony, at: space("e2") }));
    assert_eq!(table.owner("e2"), None);
}

#[test]
fn an_abandoned_area_joins_no_neighbour() {
    let mut table = neighbours().free(P3).ready();
    table.play(P3, "place stony e2; mark");
    let mut scene = Scene { position: table.state.to_position() };
    scene = scene.free(P3);
    let mut table = scene.ready();
    table.play(P3, "place oasis a9; mark from e2");
    assert_eq!((table.owner("e2"), table.owner("d2")), (None, Some(P1)));
    assert_eq!(table.lands(P1)[Land::Stony as usize], 1);
}

#[test]
fn views_name_the_player_who_gets_an_unmarked_tile() {
    let joins = |scene: Scene, command: &str| {
        let mut table = scene.free(P3).ready();
        table.play(P3, command);
        let view = serde_json::to_value(table.state.view(SeatSet::EVERYONE)).expect("a view");
        view["phase"]["joins"].clone()
    };
    assert_eq!(joins(neighbours(), "place stony g2"), 1);
    assert!(joins(neighbours(), "place stony e2").is_null());
    assert!(joins(neighbours().placement(Placement::LinkBan), "place stony a11").is_null());
}

/// Oasis areas start at borders only, and other tiles cover all of these spaces.
fn stuck(unplayable: Unplayable) -> Scene {
    let scene = Scene::of(3).options(|options| {
        (options.start_borders, options.unplayable) = (true, unplayable);
    });
    let open = scene.clone().free(P1).ready().state.board.anchored(Land::Oasis);
    let names: Vec<String> = open.iter().map(|at| at.to_string()).collect();
    let (steppe, stony) = names.split_at(30);
    scene.tiles(Land::Steppe, &steppe.join(" ")).tiles(Land::Stony, &stony.join(" "))
}

#[test]
fn taking_an_unplayable_tile_ends_the_game() {
    for (unplayable, is_early) in [(Unplayable::Accepting, true), (Unplayable::Placing, false)] {
        let scene = stuck(unplayable).offer(P2, "com1 oas2").offer(P3, "wel1").accepting();
        let mut table = scene.ready();
        let events = table.play(P1, "accept p2");
        let unplayable = Event::Unplayable { seat: P1, land: Land::Oasis };
        assert_eq!(events.contains(&unplayable), is_early);
        assert_eq!(table.state.ending.list().len(), usize::from(is_early));
        // The tiles are forfeited, or they end the game only now.
        let events = table.play(P1, "resolve oas2");
        let forfeited = Event::NoSpaceLeft { seat: P1, land: Land::Oasis, n: 2 };
        assert_eq!(events.contains(&forfeited), is_early);
        assert_eq!(table.state.ending.list(), [Cause::Unplayable]);
    }
}

#[test]
fn a_tile_that_becomes_unplayable_after_its_offer_is_taken_ends_nothing() {
    // One space is left for Oasis, and the Stony Plains tile of the same offer covers it.
    let mut scene = stuck(Unplayable::Accepting);
    let last = *scene.position.tiles.keys().next().expect("a tile");
    scene.position.tiles.remove(&last);
    let scene = scene.offer(P2, "sto1 oas1").offer(P3, "wel1").accepting();
    let mut table = scene.ready();
    let place = format!("place stony {last}; leave");
    table.play(P1, &format!("accept p2; resolve sto1; {place}"));
    let events = table.play(P1, "resolve oas1");
    assert!(events.contains(&Event::NoSpaceLeft { seat: P1, land: Land::Oasis, n: 1 }));
    assert!(table.state.ending.list().is_empty());
}

/// Everything of P1 is on the board, and the last round is over.
pub(super) fn without_pieces() -> Scene {
    let path: Vec<String> = Path::ALL.iter().take(20).map(|at| at.to_string()).collect();
    let mut scene = Scene::of(3).camels(P1, &path.join(" ")).led_by(P1);
    scene = scene.tiles(Land::Oasis, "d1 f1 i1 k1").tiles(Land::Steppe, "e2 g2 j2 l2");
    scene = scene.tiles(Land::Stony, "a8 a10 c9 b11");
    scene = scene.marker(P1, "d1 f1 i1 k1 e2 g2 j2 l2 a8 a10 c9 b11");
    scene = scene.options(|options| options.score_piece = ScorePiece::Real);
    scene.position.ending = vec![Cause::Unplayable];
    scene.phase(Phase::Scoring)
}

#[test]
fn a_piece_leaves_the_board_for_the_scoring_track() {
    let mut table = without_pieces().goods(P1, Good::Well, 2).ready();
    assert_eq!(table.legal(P1, "").len(), 32);
    assert_eq!(table.lands(P1), [4, 4, 4]);
    let events = table.play(P1, "remove d1");
    assert!(events.contains(&Event::PieceRemoved { seat: P1, at: space("d1") }));
    assert_eq!((table.state.phase, table.lands(P1)), (Phase::Over, [3, 4, 4]));
    let camel = Path::ALL.iter().next().expect("a path").to_string();
    let mut table = without_pieces().ready();
    table.play(P1, &format!("remove {camel}"));
    assert_eq!(table.state.board.camels(P1).len(), 19);
}

#[test]
fn a_spare_piece_goes_to_the_scoring_track_without_a_decision() {
    let end = |change: fn(&mut Options)| {
        let mut scene = without_pieces().options(change).phase(Phase::FreeDone);
        scene.position.players[0].camels.truncate(19);
        let mut table = scene.ready();
        table.play(P1, "confirm");
        table.state.phase
    };
    assert_eq!(end(|_| {}), Phase::Over);
    let mut table = without_pieces().phase(Phase::FreeDone).ready();
    table.play(P1, "confirm");
    assert_eq!(table.state.phase, Phase::Scoring);
    let show = |options: &mut Options| options.score_piece = ScorePiece::Show;
    let mut table = without_pieces().options(show).phase(Phase::FreeDone).ready();
    table.play(P1, "confirm");
    assert_eq!(table.state.phase, Phase::Over);
}

#[test]
fn rounds_have_a_limit() {
    let with_round = |round| {
        let mut scene = Scene::of(3).free(P1);
        scene.position.round = round;
        State::from_position(&scene.position, &mut FastRng::new(1))
    };
    for round in [0, 1001, 20_000] {
        let error = with_round(round).expect_err("no game lasts that long");
        assert_eq!(error.field, "round");
    }
    let mut table = Table::of(with_round(1000).expect("a legal round"));
    table.rng = Box::new(FastRng::new(1));
    table.play(P1, "skip");
    assert_eq!(table.state.round, 1000);
}

#[test]
fn listed_areas_are_checked() {
    let error = |change: fn(&mut Scene)| {
        let mut scene = neighbours().tiles(Land::Stony, "e2").free(P3);
        change(&mut scene);
        let error = State::from_position(&scene.position, &mut FastRng::new(1));
        error.expect_err("an impossible area").field
    };
    fn list(scene: &mut Scene, marker: &str, spaces: &str) {
        let spaces = spaces.split_whitespace().map(space).collect();
        scene.position.players[0].areas.insert(space(marker), spaces);
    }
    let problems: [fn(&mut Scene); 5] = [
        |scene| list(scene, "d2", "d2 f2"),
        |scene| list(scene, "d2", "e2"),
        |scene| list(scene, "d2", "d2 d3"),
        |scene| list(scene, "e2", "e2"),
        |scene| {
            scene.position.options.placement = Placement::LinkBan;
            list(scene, "d2", "d2");
        },
    ];
    for problem in problems {
        assert_eq!(error(problem), "players.0.areas");
    }
}

#[test]
fn insights_show_the_new_area_of_a_tile_beside_others() {
    let insight = neighbours().tiles(Land::Stony, "g3").free(P3).ready();
    let insight = insight.state.insight(SeatSet::only(P3));
    let spaces = &insight.seats[0].lands[Land::Stony as usize].spaces;
    let ghost = spaces.iter().find(|ghost| ghost.at == space("g2")).expect("g2 is legal");
    assert_eq!((ghost.whom, ghost.size), (None, 2));
}

/// P1 controls four Stony Plains areas, and every empty space touches one of them.
fn surrounded() -> Scene {
    let (mut own, mut markers) = (Ground::NONE, Vec::new());
    for seed in TILE_SPACES.iter() {
        let room = TILE_SPACES.minus(own).minus(own.spread());
        if markers.len() == 4 || !room.has(seed) {
            continue;
        }
        let n_beside = |area: Ground| area.spread().and(TILE_SPACES).minus(area).len();
        let mut area = Ground::only(seed);
        while area.len() < 4 + u8::from(markers.len() < 3) {
            let next = area.spread().and(room).minus(area).iter();
            let Some(next) = next.max_by_key(|&at| n_beside(area.or(Ground::only(at)))) else {
                break;
            };
            area = area.or(Ground::only(next));
        }
        if area.len() >= 4 {
            (own, markers) = (own.or(area), [markers, vec![seed]].concat());
        }
    }
    let names =
        |spaces: &[Space]| spaces.iter().map(Space::to_string).collect::<Vec<_>>().join(" ");
    let rest: Vec<Space> = TILE_SPACES.minus(own).minus(own.spread()).iter().collect();
    let (oasis, steppe) = rest.split_at(rest.len() / 2);
    let written = State::presets().pop().expect("the last preset").options;
    let scene = Scene::of(3).options(|options| *options = written);
    let scene = scene.tiles(Land::Oasis, &names(oasis)).tiles(Land::Steppe, &names(steppe));
    let own: Vec<Space> = own.iter().collect();
    scene.tiles(Land::Stony, &names(&own)).marker(P1, &names(&markers))
}

#[test]
fn as_written_ends_when_an_offer_with_an_unplayable_tile_is_taken() {
    let mut table = surrounded().offer(P2, "sto1").offer(P3, "wel1").accepting().ready();
    let insight = table.state.insight(SeatSet::only(P1));
    assert_eq!(insight.seats[0].unplayable.len(), 1);
    assert!(table.state.ending.list().is_empty());
    table.play(P1, "accept p2");
    assert_eq!(table.state.ending.list(), [Cause::Unplayable]);
}
