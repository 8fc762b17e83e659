//! Positions that contradict the components are refused with an error that names the field.
use super::*;

fn set_option(change: impl FnOnce(&mut Options)) -> impl FnOnce(&mut Position) {
    |position| change(&mut position.options)
}

#[test]
fn endings_that_do_not_match_the_table_are_refused() {
    for ending in [
        Ending::Won,
        Ending::Thirst(SeatSet::EMPTY),
        Ending::Thirst(seats([P1])),
        Ending::Buried,
        Ending::Swept,
    ] {
        assert_refused("phase", |position| position.phase = Phase::Over(ending));
    }
}

#[test]
fn a_crew_that_is_too_small_or_too_large_is_refused() {
    assert_refused("crew", |position| position.crew.truncate(1));
    assert_refused("crew", |position| position.crew.clear());
    assert_refused("crew", |position| position.crew = vec![picked(Climber); 300]);
    let six = [Role::Archaeologist, Climber, Explorer, Meteorologist, Navigator, Carrier];
    assert_refused("crew", |position| position.crew = Scene::of(&six).position.crew);
}

#[test]
fn unplayable_options_are_refused() {
    assert_refused("options.sand_total", set_option(|options| options.sand_total = 61));
    let missing_seat = FirstPlayer::Seat(Seat::new(4));
    assert_refused(
        "options.first_player",
        set_option(|options| options.first_player = missing_seat),
    );
    let too_few = Roles::Assigned(vec![Climber]);
    assert_refused("options.roles", set_option(|options| options.roles = too_few));
    let doubled = Roles::Assigned(vec![Climber, Climber, Explorer, Carrier]);
    assert_refused("options.roles", set_option(|options| options.roles = doubled));
}

#[test]
fn missing_seats_are_refused() {
    let missing_seat = Seat::new(4);
    assert_refused("turn", |position| position.turn = missing_seat);
    assert_refused("held_by", |position| position.held_by = seats([P2, missing_seat]));
    assert_refused("has_held", |position| position.has_held = seats([missing_seat]));
    assert_refused("guided", |position| {
        position.turn = P2;
        position.guided = Some(Guided { whom: missing_seat, n_left: 1 });
    });
    assert_refused("phase", |position| {
        position.phase = Phase::Over(Ending::Thirst(seats([missing_seat])));
    });
}

#[test]
fn missing_duplicate_and_early_adventurers_are_refused() {
    assert_refused("crew.2.role", |position| position.crew[2].role = None);
    assert_refused("crew.3.role", |position| position.crew[3].role = Some(Climber));
    let drafting = |position: &mut Position| {
        (position.phase, position.turn) = (Phase::Drafting, P2);
        position.crew = vec![picked(Climber); 3];
        position.crew[1].role = None;
        position.crew[2].role = None;
    };
    fine(drafting);
    assert_refused("crew.0.role", |position| {
        drafting(position);
        position.crew[0].role = None;
    });
    assert_refused("crew.1.role", |position| {
        drafting(position);
        position.crew[1].role = Some(Explorer);
    });
}

#[test]
fn too_much_water_is_refused() {
    fine(|position| position.crew[3].water = Some(5));
    assert_refused("crew.3.water", |position| position.crew[3].water = Some(6));
    fine(|position| {
        position.crew[0].water = Some(0);
        position.phase = Phase::Over(Ending::Thirst(seats([P1])));
    });
}

#[test]
fn pawns_and_tiles_in_the_eye_are_refused() {
    assert_refused("crew.1.cell", |position| position.crew[1].cell = Some(cell("c3")));
    assert_refused("crew.1.cell", |position| {
        position.eye = cell("a1");
        position.crew[1].cell = Some(cell("a1"));
    });
    assert_refused("tiles.c3", |position| tile(position, "c3").sand = 0);
}

#[test]
fn a_meter_beyond_the_skull_is_refused() {
    fine(|position| position.meter = Some(13));
    assert_refused("meter", |position| position.meter = Some(14));
    let swept = || Phase::Over(Ending::Swept);
    fine(|position| (position.meter, position.phase) = (Some(14), swept()));
    assert_refused("meter", |position| (position.meter, position.phase) = (Some(15), swept()));
}

#[test]
fn extra_actions_without_a_played_throttle_are_refused() {
    let six = |position: &mut Position, holder: Option<usize>| {
        position.actions_left = 6;
        excavated(position, "a1", City::Gear);
        position.gear_drawn = vec![Gear::TimeThrottle];
        if let Some(holder) = holder {
            position.crew[holder].gear = vec![Gear::TimeThrottle];
        }
    };
    fine(|position| six(position, None));
    assert_refused("actions_left", |position| six(position, Some(1)));
    assert_refused("actions_left", |position| position.actions_left = 5);
    assert_refused("actions_left", |position| {
        six(position, None);
        position.actions_left = 7;
    });
}

#[test]
fn too_much_sand_is_refused() {
    let piled = |n: u8| move |position: &mut Position| tile(position, "b2").sand = n;
    assert_eq!(fine(piled(48)).board.supply(), 0);
    assert_refused("tiles.b2.sand", piled(49));
    assert_refused("tiles.a1.sand", |position| {
        for at in Cells::ALL.minus(Cells::only(position.eye)).iter() {
            position.tiles.entry(at).or_default().sand = u8::MAX;
        }
    });
}

#[test]
fn unavailable_tiles_are_refused() {
    assert_refused("tiles.b2.city", |position| tile(position, "b2").excavated = true);
    assert_refused("tiles.b2.id", |position| tile(position, "b2").id = Some(24));
    assert_refused("tiles.d2.id", |position| {
        tile(position, "b2").id = Some(7);
        tile(position, "d2").id = Some(7);
    });
    assert_refused("tiles.b2.back", |position| {
        let tile = tile(position, "b2");
        (tile.id, tile.back) = (Some(0), Some(Back::Plain));
    });
    assert_refused("tiles.d2.back", |position| {
        tile(position, "b2").back = Some(Back::Wreck);
        tile(position, "d2").back = Some(Back::Wreck);
    });
    // The side implies its back, and there are only three drops.
    assert_refused("tiles.d1.back", |position| {
        for name in ["a1", "b1", "c1", "d1"] {
            tile(position, name).city = Some(City::Well);
        }
    });
}

#[test]
fn unavailable_city_sides_are_refused() {
    assert_refused("tiles.c1.city", |position| {
        for name in ["a1", "b1", "c1"] {
            tile(position, name).city = Some(City::Well);
        }
    });
    assert_refused("tiles.d2.city", |position| {
        tile(position, "b2").city = Some(City::Pad);
        tile(position, "d2").city = Some(City::Pad);
    });
    assert_refused("tiles.b2.city", |position| {
        let tile = tile(position, "b2");
        (tile.back, tile.city) = (Some(Back::Drop), Some(City::Pad));
    });
    assert_refused("tiles.b2.city", |position| {
        let tile = tile(position, "b2");
        (tile.id, tile.city) = (Some(0), Some(City::Tunnel));
    });
}

#[test]
fn unavailable_storm_cards_are_refused() {
    let pile =
        |names: &str| -> Vec<PileCard> { storm_cards(names).into_iter().map(unknown).collect() };
    fine(|position| position.storm_pile = pile("up up up"));
    assert_refused("storm_pile.3", |position| position.storm_pile = pile("up up up up"));
    assert_refused("storm_discard.1", |position| position.storm_discard = storm_cards("n3 n3"));
    assert_refused("storm_pile.0", |position| {
        position.storm_discard = storm_cards("n3");
        position.storm_pile = pile("n3");
    });
    let deck = StormCard::all();
    let deck = deck.flat_map(|card| std::iter::repeat_n(card, card.copies() as usize));
    assert_refused("storm_discard", |position| position.storm_discard = deck.collect());
}

#[test]
fn unavailable_gear_is_refused() {
    let signs = |position: &mut Position, n: usize| {
        for name in ["a1", "b1", "c1", "d1", "e1"].into_iter().take(n) {
            excavated(position, name, City::Gear);
        }
    };
    fine(|position| position.gear_pile = vec![Gear::TimeThrottle]);
    assert_refused("gear_pile.1", |position| position.gear_pile = vec![Gear::TimeThrottle; 2]);
    assert_refused("gear_drawn.1", |position| {
        signs(position, 2);
        position.gear_drawn = vec![Gear::TimeThrottle; 2];
    });
    assert_refused("crew.1.gear", |position| {
        signs(position, 5);
        position.crew[0].gear = vec![Gear::JetPack; 2];
        position.crew[1].gear = vec![Gear::JetPack; 2];
    });
    assert_refused("crew.0.gear", |position| {
        signs(position, 5);
        position.crew[0].gear = vec![Gear::DuneBlaster; 4];
    });
    assert_refused("crew.1.gear", |position| {
        signs(position, 2);
        position.gear_drawn = vec![Gear::JetPack];
        position.crew[0].gear = vec![Gear::JetPack];
        position.crew[1].gear = vec![Gear::JetPack];
    });
}

#[test]
fn gear_that_does_not_match_the_excavated_tiles_is_refused() {
    assert_refused("gear_drawn", |position| position.crew[0].gear = vec![Gear::JetPack]);
    assert_refused("gear_drawn", |position| position.gear_drawn = vec![Gear::JetPack]);
    assert_refused("gear_pile", |position| {
        excavated(position, "a1", City::Tunnel);
        let all = crate::data::GEAR.iter();
        let cards = all.flat_map(|&(gear, n)| std::iter::repeat_n(gear, n as usize));
        position.gear_pile = cards.collect();
    });
}

#[test]
fn parts_that_contradict_their_clues_are_refused() {
    let at = PartAt::On(cell("d4"));
    let clues = |position: &mut Position| {
        excavated(position, "a1", City::EngineRow);
        excavated(position, "b1", City::EngineColumn);
    };
    assert_refused("parts.engine", |position| position.parts = [(Part::Engine, at)].into());
    assert_refused("parts.engine", |position| {
        excavated(position, "a1", City::EngineRow);
        position.parts.insert(Part::Engine, at);
    });
    assert_refused("parts.engine", clues);
    fine(|position| {
        clues(position);
        position.parts.insert(Part::Engine, PartAt::On(cell("c3")));
    });
    assert_refused("parts.engine", |position| {
        clues(position);
        position.parts.insert(Part::Engine, PartAt::Held(Seat::new(4)));
    });
}

#[test]
fn more_cancelled_cards_than_the_meter_shows_are_refused() {
    fine(|position| position.n_fewer = 2);
    assert_refused("n_fewer", |position| position.n_fewer = 3);
}

#[test]
fn guidance_out_of_place_is_refused() {
    let guiding = |n_left| {
        move |position: &mut Position| {
            position.turn = P2;
            position.guided = Some(Guided { whom: P3, n_left });
        }
    };
    fine(guiding(1));
    fine(guiding(2));
    assert_refused("guided", guiding(0));
    assert_refused("guided", guiding(3));
    assert_refused("guided", |position| {
        guiding(1)(position);
        position.turn = P1;
    });
    assert_refused("guided", |position| {
        guiding(1)(position);
        position.guided = Some(Guided { whom: P2, n_left: 1 });
    });
    assert_refused("guided", |position| {
        guiding(1)(position);
        position.phase = Phase::Storm { n_left: 1 };
    });
}

/// Two cards per turn, and the top three are known to everyone.
fn looking(
    n_seen: u8,
    n_placed: u8,
    has_buried: bool,
    reorder: bool,
) -> impl FnOnce(&mut Position) {
    move |position| {
        position.options.meteo_reorder = reorder;
        position.meter = Some(1);
        position.phase = Phase::Looking { n_seen, n_placed, has_buried };
        let known = |card| PileCard { card, known_to: KnownTo::Everyone };
        position.storm_pile = storm_cards("sun n1 up").into_iter().map(known).collect();
    }
}

#[test]
fn impossible_looks_are_refused() {
    fine(looking(3, 0, false, false));
    fine(looking(3, 1, true, true));
    fine(looking(2, 0, true, true));
    assert_refused("phase.n_seen", looking(4, 0, false, false));
    assert_refused("phase.n_placed", looking(3, 3, true, true));
    assert_refused("storm_pile", |position| {
        looking(3, 0, false, false)(position);
        let known_to = KnownTo::Seats(seats([P2]));
        position.storm_pile[1] = PileCard { card: storm_cards("n1")[0], known_to };
    });
    assert_refused("phase.n_seen", |position| {
        looking(3, 0, false, false)(position);
        let all = StormCard::all();
        let rest = all.flat_map(|card| std::iter::repeat_n(card, card.copies() as usize));
        let mut rest: Vec<StormCard> = rest.collect();
        for card in storm_cards("sun n1") {
            let at = rest.iter().position(|&other| other == card).expect("it is there");
            rest.remove(at);
        }
        position.storm_discard = rest;
        position.storm_pile.truncate(2);
    });
}

#[test]
fn impossible_storms_and_holds_are_refused() {
    let storm = |n_left| move |position: &mut Position| position.phase = Phase::Storm { n_left };
    fine(storm(1));
    fine(storm(2));
    assert_refused("phase.n_left", storm(0));
    assert_refused("phase.n_left", storm(3));
    fine(|position| {
        (position.meter, position.phase) = (Some(13), Phase::Storm { n_left: 6 });
    });
    assert_refused("phase.n_left", |position| {
        storm(2)(position);
        position.n_fewer = 1;
    });
    fine(|position| {
        storm(1)(position);
        (position.held_by, position.has_held) = (seats([P2]), seats([P2, P3]));
    });
    assert_refused("has_held", |position| {
        storm(1)(position);
        position.held_by = seats([P2]);
    });
    let held = |position: &mut Position| {
        (position.held_by, position.has_held) = (seats([P2]), seats([P2]));
    };
    assert_refused("held_by", held);
    assert_refused("held_by", |position| {
        looking(3, 0, false, false)(position);
        held(position);
    });
    assert_refused("has_held", |position| position.has_held = seats([P2]));
    for (field, held_by) in [("held_by", seats([P1])), ("has_held", SeatSet::EMPTY)] {
        assert_refused(field, |position| {
            storm(1)(position);
            (position.held_by, position.has_held) = (held_by, seats([P1]));
        });
    }
    assert_refused("has_held", |position| position.has_held = SeatSet::SPECTATORS);
}

#[test]
fn impossible_requests_are_refused() {
    /// The Navigator asks to guide the Climber.
    fn asking(position: &mut Position, action: &str, asked: &[Seat]) {
        position.options.ask_before_moving_me = true;
        position.turn = P2;
        for pawn in &mut position.crew {
            pawn.cell = Some(cell("b2"));
        }
        position.request = Some(RequestAt {
            by: P2,
            action: action.to_owned(),
            asked: seats(asked.iter().copied()),
        });
    }
    let refused = |action: &'static str, asked: &[Seat]| {
        assert_refused("request", |position| asking(position, action, asked));
    };
    fine(|position| asking(position, "guide p3 b3", &[P3]));
    fine(|position| asking(position, "guide p3 b3 with p1", &[P1, P3]));
    fine(|position| asking(position, "guide p3 b3 with p1", &[P1]));
    assert_refused("request.action", |position| asking(position, "guide p3 nowhere", &[P3]));
    refused("guide p3 e5", &[P3]);
    refused("guide p3 b3", &[]);
    refused("guide p3 b3", &[P1]);
    refused("move b3", &[P3]);
    refused("end", &[P3]);
    assert_refused("request", |position| {
        asking(position, "guide p3 b3", &[P3]);
        position.request.as_mut().expect("just made").by = Seat::new(6);
    });
    refused("guide p3 b3", &[Seat::new(6)]);
    assert_refused("request", |position| {
        asking(position, "guide p3 b3", &[P3]);
        position.phase = Phase::Storm { n_left: 1 };
    });
    assert_refused("request", |position| {
        asking(position, "guide p3 b3", &[P3]);
        position.options.ask_before_moving_me = false;
    });
}

#[test]
fn an_error_names_its_field_and_problem() {
    let position = changed(|position| tile(position, "b2").sand = 49);
    let error = set_up(&position, 1).expect_err("too much sand");
    assert_eq!(error.to_string(), "tiles.b2.sand: there are only 48 markers");
}
