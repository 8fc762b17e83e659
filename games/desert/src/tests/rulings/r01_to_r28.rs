//! R1 to R28.
use super::*;

#[test]
fn r01_two_to_five_play() {
    for seats in 2..=5 {
        assert_eq!(fresh(&Options::default(), seats, 1).seats(), seats);
    }
    for got in [0, 1, 6, 7] {
        let result = State::new(&Options::default(), got, &mut FastRng::new(1));
        assert_eq!(result, Err(SetupError::SeatCount { got, min: 2, max: 5 }));
    }
    assert_eq!(State::META.seats_default, 4);
}

#[test]
fn r02_placing_the_last_marker_is_safe_and_the_next_one_loses() {
    let mut table = Scene::of(&[Navigator, Explorer])
        .all_at("e1")
        .sand("d3 e3", 0)
        .supply(1)
        .storm_of(P1, 2)
        .pile("w1 w1")
        .pausing()
        .ready();
    table.play(P1, "draw");
    assert_eq!((table.supply(), table.ending()), (0, None));
    table.play(P1, "draw");
    assert_eq!(table.ending(), Some(Ending::Buried));
}

#[test]
fn r03_the_three_tunnels_are_among_the_twelve_gear_tiles() {
    let state = fresh(&Options::default(), 2, 1);
    let sides = state.board.ground().iter().map(|at| *state.board.tile(at).city.truth());
    let counts = tally(sides);
    assert_eq!(counts.values().sum::<usize>(), 24);
    let of = |city| counts[&city];
    assert_eq!((of(City::Gear), of(City::Tunnel), of(City::Pad)), (9, 3, 1));
    assert_eq!((of(City::Well), of(City::Mirage)), (2, 1));
    for &part in Part::ALL {
        assert_eq!((of(City::row_clue(part)), of(City::column_clue(part))), (1, 1));
    }

    let mut table = Scene::of(&[Navigator, Explorer]).at(P1, "b2").hidden("b2", City::Tunnel);
    table.position.gear_pile = vec![Gear::Terrascope];
    let mut table = table.ready();
    table.play(P1, "excavate");
    assert_eq!(table.gear(P1), [Gear::Terrascope]);
}

#[test]
fn r04_adventurers_with_no_water_live_until_they_must_drink() {
    let mut table = Scene::of(&[Navigator, Explorer])
        .at(P1, "b2")
        .at(P2, "d2")
        .water(P1, 1)
        .storm_of(P1, 2)
        .pile("sun sun")
        .pausing()
        .ready();
    table.play(P1, "draw");
    assert_eq!((table.waters(), table.ending()), (vec![0, 3], None));
    table.play(P1, "draw");
    assert_eq!(table.ending(), Some(Ending::Thirst(SeatSet::only(P1))));
}

#[test]
fn r05_canteens_have_the_printed_size_and_start_full() {
    let first_five = [Archaeologist, Climber, Explorer, Meteorologist, Navigator];
    assert_eq!(Table::of(fresh(&cast(&first_five), 5, 1)).waters(), [3, 3, 4, 4, 4]);
    assert_eq!(Table::of(fresh(&cast(&[Carrier, Climber]), 2, 1)).waters(), [5, 3]);
}

#[test]
fn r06_the_storm_deck_has_31_cards() {
    let counts = tally(Table::of(fresh(&Options::default(), 2, 1)).pile());
    let of = |name: &str| counts[&storm_cards(name)[0]];
    for direction in ["n", "e", "s", "w"] {
        let lengths = ["1", "2", "3"].map(|length| of(&format!("{direction}{length}")));
        assert_eq!(lengths, [3, 2, 1], "{direction}");
    }
    assert_eq!((of("up"), of("sun")), (3, 4));
    assert_eq!(counts.values().sum::<usize>(), 31);
}

#[test]
fn r07_the_gear_deck_has_12_cards() {
    let state = fresh(&Options::default(), 2, 1);
    assert_eq!(state.gear.n_left(), 12);
    let counts = tally(state.gear.truth().iter().copied());
    let printed = [
        (Gear::DuneBlaster, 3),
        (Gear::JetPack, 3),
        (Gear::SolarShield, 2),
        (Gear::Terrascope, 2),
        (Gear::TimeThrottle, 1),
        (Gear::SecretWaterReserve, 1),
    ];
    assert_eq!(counts, BTreeMap::from(printed));
}

#[test]
fn r08_parts_stay_with_their_finders_and_all_of_them_count() {
    assert!("give p2 propeller".parse::<Action>().is_err());
    let mut scene = Scene::of(&[Navigator, Explorer])
        .at(P1, "b3")
        .at(P2, "b2")
        .excavated("b2", City::Pad)
        .all_parts_held(P1);
    scene.position.parts.insert(Part::Engine, PartAt::Held(P2));
    let mut table = scene.ready();
    table.play(P1, "move b2");
    assert_eq!(table.ending(), Some(Ending::Won));
}

#[test]
fn r09_the_wreck_is_seen_from_the_start_and_hides_gear() {
    let state = fresh(&Options::default(), 3, 1);
    let view = state.view(SeatSet::SPECTATORS);
    let wreck = view.tiles.iter().find(|tile| tile.back == Back::Wreck).expect("a wreck");
    assert!(view.crew.iter().all(|pawn| pawn.cell == wreck.cell));
    assert_eq!(*state.board.tile(wreck.cell).city.truth(), City::Gear);

    let scene = Scene::of(&[Navigator, Explorer]).wreck("b2").all_at("b2");
    let sandy = scene.clone().sand("b2", 1).ready();
    assert_eq!(sandy.refused(P1, "excavate"), Refusal::SandOnTile { at: cell("b2"), sand: 1 });
    let mut bare = scene.ready();
    let events = bare.play(P1, "excavate");
    assert_eq!(events[0], Event::Excavated { seat: P1, at: cell("b2"), city: City::Gear });
    assert_eq!(bare.gear(P1).len(), 1);
}

#[test]
fn r10_climber_and_companions_may_dig_next_door_from_a_dune() {
    let scene = Scene::of(&[Climber, Navigator]).all_at("b2").sand("b2", 3).sand("b3", 1);
    for seat in [P1, P2] {
        let mut table = scene.clone().published().turn(seat, 4).ready();
        table.play(seat, "dig b3");
        assert_eq!((table.sand("b2"), table.sand("b3")), (3, 0));
    }
}

#[test]
fn r11_tunnels_do_not_extend_digging_or_blasting() {
    let table = Scene::of(&[Explorer, Navigator])
        .at(P1, "b2")
        .excavated("b2", City::Tunnel)
        .excavated("d2", City::Tunnel)
        .sand("d2", 2)
        .gear(P1, Gear::DuneBlaster)
        .ready();
    let far = |purpose| Refusal::OutOfReach { at: cell("d2"), n_steps: 2, purpose };
    assert_eq!(table.refused(P1, "dig d2"), far(Purpose::Dig));
    assert_eq!(table.refused(P1, "blast d2"), far(Purpose::Blast));
}

#[test]
fn r12_both_ends_of_a_tunnel_must_be_open_for_everyone() {
    let scene = Scene::of(&[Climber, Navigator])
        .all_at("b2")
        .excavated("b2", City::Tunnel)
        .excavated("d2", City::Tunnel);
    let blocked = scene.clone().sand("b2", 2);
    for seat in [P1, P2] {
        let refusal = Refusal::TunnelBlocked { at: cell("b2"), sand: 2 };
        assert_eq!(blocked.clone().turn(seat, 4).ready().refused(seat, "tunnel d2"), refusal);
    }
    let mut sandy = scene.sand("b2 d2", 1).ready();
    sandy.play(P1, "tunnel d2");
    assert_eq!(sandy.places(), "d2 b2");
}

#[test]
fn r13_the_climber_does_not_open_a_dune_for_others() {
    let table = Scene::of(&[Navigator, Climber]).at(P1, "b2").at(P2, "b3").sand("b3", 2).ready();
    let blocked = Refusal::Blocked { at: cell("b3"), sand: 2, purpose: Purpose::Walk };
    assert_eq!(table.refused(P1, "move b3"), blocked);
}

#[test]
fn r14_the_climber_adds_nothing_to_a_jet_pack() {
    let scene = Scene::of(&[Navigator, Climber, Explorer])
        .all_at("b2")
        .sand("d4", 2)
        .gear(P1, Gear::JetPack)
        .gear(P2, Gear::JetPack);
    let table = scene.ready();
    let blocked = Refusal::Blocked { at: cell("d4"), sand: 2, purpose: Purpose::Fly };
    assert_eq!(table.refused(P1, "jet d4 with p2"), blocked);
    assert_eq!(table.refused(P2, "jet d4 with p3"), blocked);
}

#[test]
fn r15_the_climber_is_never_buried() {
    let mut table =
        Scene::of(&[Climber, Navigator]).at(P1, "b2").at(P2, "e1").sand("b2 b3", 5).ready();
    assert!(!table.state.is_buried(P1));
    table.play(P1, "move b3; move b4");
    assert_eq!((table.places().as_str(), table.state.actions_left), ("b4 e1", 2));
}

#[test]
fn r16_the_water_carrier_draws_only_where_she_stands_and_not_from_a_mirage() {
    let scene = Scene::of(&[Carrier, Navigator]).at(P1, "b2").water(P1, 1);
    let beside = scene.clone().excavated("b3", City::Well);
    let unexcavated = scene.clone().hidden("b2", City::Well);
    let mirage = scene.excavated("b2", City::Mirage);
    for place in [beside, unexcavated, mirage] {
        let refusal = Refusal::NoWellHere { at: cell("b2") };
        assert_eq!(place.ready().refused(P1, "fill"), refusal);
    }
}

#[test]
fn r17_a_shield_covers_pawns_with_its_owner_when_the_sun_comes() {
    let mut table = Scene::of(&[Explorer, Climber, Navigator])
        .at(P1, "b2")
        .at(P2, "b2")
        .at(P3, "d2")
        .gear(P1, Gear::SolarShield)
        .gear(P1, Gear::JetPack)
        .storm_of(P3, 2)
        .pile("sun sun")
        .pausing()
        .ready();
    table.play(P1, "shield");
    table.play(P3, "draw");
    assert_eq!(table.waters(), [4, 3, 3]);
    table.play(P1, "jet d2");
    table.play(P3, "draw");
    assert_eq!(table.waters(), [4, 2, 3], "the Climber stayed behind");
}

#[test]
fn r18_the_time_throttle_needs_the_players_own_action_phase() {
    let scene = Scene::of(&[Navigator, Explorer]).gear(P1, Gear::TimeThrottle);
    let others_turn = scene.clone().turn(P2, 4).ready();
    assert_eq!(others_turn.refused(P1, "throttle"), Refusal::ThrottleLater);
    let own_storm = scene.clone().storm_of(P1, 2).ready();
    assert_eq!(own_storm.refused(P1, "throttle"), Refusal::ThrottleLater);
    let others_storm = scene.clone().storm_of(P2, 2).ready();
    assert_eq!(others_storm.refused(P1, "throttle"), Refusal::ThrottleLater);
    let mut own_actions = scene.turn(P1, 0).ready();
    own_actions.play(P1, "throttle");
    assert_eq!(own_actions.state.actions_left, 2);
}

fn looking_at(names: &str) -> Table {
    let tick = match storm_cards(names).len() {
        2 => 0,
        3 => 1,
        n => panic!("no tick for {n} cards"),
    };
    let mut table = Scene::of(&[Meteorologist, Explorer]).pile(names).meter(tick).ready();
    table.play(P1, "look");
    table
}

#[test]
fn r19_burying_a_card_may_be_optional() {
    let scene = Scene::of(&[Meteorologist, Explorer]).pile("sun n1 up").meter(1);
    let mut table = scene.options(|options| options.meteo_bury = MeteoBury::May).ready();
    table.play(P1, "look; keep");
    assert_eq!(table.pile()[..3], storm_cards("sun n1 up"));
    assert_eq!((table.state.phase, table.state.actions_left), (Phase::Acting, 3));
}

#[test]
fn r20_the_other_cards_keep_their_order() {
    let mut table = looking_at("sun n1 up");
    assert_eq!(table.refused(P1, "order 2"), Refusal::OrderIsFixed);
    let fourth = table.pile()[3];
    table.play(P1, "bury 2");
    assert_eq!(table.pile()[..2], storm_cards("sun up"));
    assert_eq!((table.pile()[2], table.pile()[30]), (fourth, storm_cards("n1")[0]));
}

#[test]
fn r21_a_well_gives_only_to_players_on_the_tile() {
    let mut table = Scene::of(&[Navigator, Carrier, Explorer])
        .at(P1, "b2")
        .at(P2, "b2")
        .at(P3, "b3")
        .hidden("b2", City::Well)
        .water(P1, 0)
        .water(P2, 1)
        .water(P3, 0)
        .ready();
    table.play(P1, "excavate");
    assert_eq!(table.waters(), [2, 3, 0]);
}

#[test]
fn r22_the_row_clue_gives_the_row_and_the_column_clue_the_column() {
    for (first, second) in [("b1", "d4"), ("d4", "b1")] {
        let mut table = Scene::of(&[Navigator, Explorer])
            .at(P1, second)
            .hidden("b1", City::NavdeckRow)
            .hidden("d4", City::NavdeckColumn);
        table.position.tiles.get_mut(&cell(first)).expect("a clue").excavated = true;
        let mut table = table.ready();
        table.play(P1, "excavate");
        assert_eq!(table.part(Part::Navdeck), PartAt::On(cell("d1")), "{first} first");
    }
}

#[test]
fn r23_peeks_are_shared_with_everyone() {
    let everyone = [SeatSet::only(P1), SeatSet::only(P2), SeatSet::SPECTATORS];
    let mut table = Scene::of(&[Meteorologist, Explorer])
        .gear(P1, Gear::Terrascope)
        .hidden("d4", City::Pad)
        .pile("sun n1")
        .ready();
    table.play(P1, "scope d4");
    for viewers in everyone {
        let scoped = Event::Scoped { seat: P1, at: cell("d4"), city: Some(City::Pad) };
        assert_eq!(table.events_seen_by(viewers), [scoped]);
        let view = table.state.view(viewers);
        assert_eq!(view.tile(cell("d4")).expect("a tile").city, Some(City::Pad));
    }
    table.play(P1, "look");
    for viewers in everyone {
        let cards = Some(storm_cards("sun n1"));
        assert_eq!(table.events_seen_by(viewers), [Event::Looked { seat: P1, n: 2, cards }]);
        assert_eq!(known_cards(&table, viewers), [(1, "sun".into()), (2, "n1".into())]);
    }
}

#[test]
fn r24_parts_wait_in_the_eye_together_and_out_of_reach() {
    let mut table = Scene::of(&[Navigator, Explorer])
        .at(P1, "c1")
        .at(P2, "e1")
        .eye("c4")
        .excavated("a4", City::CrystalRow)
        .hidden("c1", City::CrystalColumn)
        .excavated("b4", City::EngineRow)
        .hidden("c2", City::EngineColumn)
        .pile("n1 s1")
        .pausing()
        .ready();
    table.play(P1, "excavate; move c2; excavate");
    let in_eye = PartAt::On(table.state.board.eye());
    assert_eq!((table.part(Part::Crystal), table.part(Part::Engine)), (in_eye, in_eye));
    let out_of_reach = Refusal::PartInEye { part: Part::Engine, at: cell("c4") };
    assert_eq!(table.refused(P1, "take engine"), out_of_reach);
    assert_eq!(table.refused(P1, "move c4"), Refusal::TheEye { at: cell("c4") });

    let tile = table.tile("c5");
    table.play(P1, "end; draw");
    assert_eq!((table.tile("c4"), table.eye().as_str()), (tile, "c5"));
    let on_tile = PartAt::On(cell("c4"));
    assert_eq!((table.part(Part::Crystal), table.part(Part::Engine)), (on_tile, on_tile));
    table.play(P1, "draw");
    let went_on = PartAt::On(cell("c5"));
    assert_eq!(table.part(Part::Crystal), went_on, "now it rides with the tile");
}

#[test]
fn r25_a_found_part_no_longer_depends_on_its_clues() {
    let mut table = Scene::of(&[Navigator, Explorer])
        .at(P1, "d4")
        .at(P2, "e5")
        .excavated("c2", City::PropellerRow)
        .hidden("d4", City::PropellerColumn)
        .pile("s1 n1")
        .pausing()
        .ready();
    table.play(P1, "excavate");
    assert_eq!(table.part(Part::Propeller), PartAt::On(cell("d2")));
    table.play(P1, "end; draw");
    assert_eq!(table.state.board.find(City::PropellerRow), Some(cell("c3")), "it drifted");
    assert_eq!(table.part(Part::Propeller), PartAt::On(cell("d2")));
}

/// An independent model of the wind: tile and sand by row and column, and the eye.
#[derive(Clone, Debug, PartialEq)]
struct Dunes {
    tiles: [[(u8, u8); 5]; 5],
    eye: (i8, i8),
    supply: u8,
}

impl Dunes {
    fn of(table: &Table) -> Dunes {
        let board = &table.state.board;
        let tile = |row: usize, column: usize| {
            let tile = board.tile(Cell::at(row as u8, column as u8));
            (tile.id, tile.sand)
        };
        let tiles = std::array::from_fn(|row| std::array::from_fn(|column| tile(row, column)));
        let eye = (board.eye().row() as i8, board.eye().column() as i8);
        Dunes { tiles, eye, supply: board.supply() }
    }

    fn blow(&mut self, (south, east): (i8, i8), n_tiles: u8) {
        for _ in 0..n_tiles {
            let (row, column) = (self.eye.0 - south, self.eye.1 - east);
            if !(0..5).contains(&row) || !(0..5).contains(&column) {
                return;
            }
            let (tile, sand) = self.tiles[row as usize][column as usize];
            let hole = self.tiles[self.eye.0 as usize][self.eye.1 as usize];
            self.tiles[self.eye.0 as usize][self.eye.1 as usize] = (tile, sand + 1);
            self.tiles[row as usize][column as usize] = hole;
            self.supply -= 1;
            self.eye = (row, column);
        }
    }
}

#[test]
fn r26_tiles_slide_with_the_arrow_and_never_off_the_board() {
    let winds = [("n", (-1, 0)), ("e", (0, 1)), ("s", (1, 0)), ("w", (0, -1))];
    for eye in Cell::all() {
        for (letter, toward) in winds {
            for n_tiles in 1..=3 {
                let card = format!("{letter}{n_tiles}");
                let mut table = Scene::of(&[Navigator, Explorer])
                    .eye(&eye.to_string())
                    .storm_of(P1, 1)
                    .pile(&card)
                    .ready();
                let mut expected = Dunes::of(&table);
                expected.blow(toward, n_tiles);
                table.play(P1, "draw");
                assert_eq!(Dunes::of(&table), expected, "eye {eye}, card {card}");
            }
        }
    }
}

#[test]
fn r27_each_tile_gets_its_marker_before_the_next_one_slides() {
    let mut table = Scene::of(&[Navigator, Explorer])
        .all_at("e5")
        .eye("a1")
        .sand("b1 c1 d1", 0)
        .supply(2)
        .storm_of(P1, 1)
        .pile("w3")
        .ready();
    table.play(P1, "draw");
    assert_eq!((table.sand("a1"), table.sand("b1"), table.sand("c1")), (1, 1, 0));
    assert_eq!((table.eye().as_str(), table.ending()), ("d1", Some(Ending::Buried)));
}

#[test]
fn r28_the_number_of_cards_is_fixed_when_the_actions_end() {
    let mut table = calm(&[Navigator, Explorer]).pile("up e1 e1 e1 e2").pausing().ready();
    table.play(P1, "end; draw");
    assert_eq!((table.state.level(), table.state.phase), (3, Phase::Storm { n_left: 1 }));
    table.play(P1, "draw");
    table.play(P2, "end");
    assert_eq!(table.state.phase, Phase::Storm { n_left: 3 });
}
