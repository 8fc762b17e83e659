//! Positions that contradict the components are refused, with the field at fault.
use super::*;

fn set_option(change: impl FnOnce(&mut Options)) -> impl FnOnce(&mut Position) {
    |position| change(&mut position.options)
}

#[test]
fn endings_that_the_table_does_not_show() {
    for (reason, thirsty) in [
        (Reason::Won, SeatSet::EMPTY),
        (Reason::Thirst, SeatSet::EMPTY),
        (Reason::Thirst, seats([P1])),
        (Reason::Buried, SeatSet::EMPTY),
        (Reason::Swept, SeatSet::EMPTY),
    ] {
        assert_refused("phase", |position| position.phase = PhaseAt::Over { reason, thirsty });
    }
}

#[test]
fn clocks_that_would_run_over() {
    assert_refused("n_clocks", |position| position.n_clocks = u16::MAX);
}

#[test]
fn a_crew_that_is_too_small_or_too_large() {
    assert_refused("crew", |position| position.crew.truncate(1));
    assert_refused("crew", |position| position.crew.clear());
    assert_refused("crew", |position| position.crew = vec![PawnAt::of(Climber); 300]);
    let six = [Role::Archaeologist, Climber, Explorer, Meteorologist, Navigator, Carrier];
    assert_refused("crew", |position| position.crew = Position::of(&six).crew);
}

#[test]
fn options_that_cannot_be_played() {
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
    assert_refused("guided.whom", |position| {
        position.turn = P2;
        position.guided = Some(GuidedAt { whom: missing_seat, n_left: 1 });
    });
    assert_refused("phase.thirsty", |position| {
        position.phase = PhaseAt::Over { reason: Reason::Thirst, thirsty: seats([missing_seat]) };
    });
    let strangers = || KnownTo::Seats(seats([P1, missing_seat]));
    assert_refused("tiles.b2.known_to", |position| tile(position, "b2").known_to = strangers());
    assert_refused("storm_pile.1.known_to", |position| {
        let known = PileCard { card: StormCard::SUN, known_to: strangers() };
        position.storm_pile = vec![PileCard::unknown(StormCard::SUN), known];
    });
}

#[test]
fn adventurers_that_are_missing_doubled_or_too_early() {
    assert_refused("crew.2.role", |position| position.crew[2].role = None);
    assert_refused("crew.3.role", |position| position.crew[3].role = Some(Climber));
    let drafting = |position: &mut Position| {
        (position.phase, position.turn) = (PhaseAt::Drafting, P2);
        position.crew = vec![PawnAt::of(Climber); 3];
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
    assert_refused("crew.0.gear", |position| {
        drafting(position);
        excavated(position, "a1", City::Gear);
        position.crew[0].gear = vec![Gear::JetPack];
    });
    assert_refused("crew.2.has_shield", |position| {
        drafting(position);
        position.crew[2].has_shield = true;
    });
    assert_refused("crew.1.water", |position| {
        drafting(position);
        position.crew[1].water = Some(1);
    });
}

#[test]
fn water_that_does_not_fit_or_is_death() {
    fine(|position| position.crew[3].water = Some(5));
    assert_refused("crew.3.water", |position| position.crew[3].water = Some(6));
    fine(|position| position.crew[0].water = Some(0));
    let dry = |position: &mut Position| {
        position.options.zero_is_death = true;
        position.crew[0].water = Some(0);
    };
    assert_refused("crew.0.water", dry);
    fine(|position| {
        dry(position);
        position.phase = PhaseAt::Over { reason: Reason::Thirst, thirsty: seats([P1]) };
    });
}

#[test]
fn pawns_and_tiles_in_the_eye() {
    assert_refused("crew.1.cell", |position| position.crew[1].cell = Some(cell("c3")));
    assert_refused("crew.1.cell", |position| {
        position.eye = cell("a1");
        position.crew[1].cell = Some(cell("a1"));
    });
    assert_refused("tiles.c3", |position| tile(position, "c3").sand = 0);
}

#[test]
fn numbers_beyond_their_end() {
    fine(|position| position.meter = Some(13));
    assert_refused("meter", |position| position.meter = Some(14));
    let swept = || PhaseAt::Over { reason: Reason::Swept, thirsty: SeatSet::EMPTY };
    fine(|position| (position.meter, position.phase) = (Some(14), swept()));
    assert_refused("meter", |position| (position.meter, position.phase) = (Some(15), swept()));
    fine(|position| position.actions_left = 6);
    assert_refused("actions_left", |position| position.actions_left = 7);
    fine(|position| position.n_exchanges = 20);
    assert_refused("n_exchanges", |position| position.n_exchanges = 21);
}

#[test]
fn too_much_sand() {
    let piled = |n: u8| move |position: &mut Position| tile(position, "b2").sand = n;
    assert_eq!(fine(piled(48)).board.supply(), 0);
    assert_refused("tiles", piled(49));
    assert_refused("tiles", |position| {
        for at in Cells::ALL.minus(Cells::only(position.eye)).iter() {
            position.tiles.entry(at).or_default().sand = u8::MAX;
        }
    });
}

#[test]
fn all_sand_on_the_board_where_that_loses() {
    let all_out = |position: &mut Position| {
        position.options.sand_last_marker_loses = true;
        tile(position, "b2").sand = 48;
    };
    assert_refused("tiles", all_out);
    assert_refused("tiles", |position| {
        all_out(position);
        position.crew[0].water = Some(0);
        position.phase = PhaseAt::Over { reason: Reason::Thirst, thirsty: seats([P1]) };
    });
    fine(|position| {
        all_out(position);
        let thirsty = SeatSet::EMPTY;
        position.phase = PhaseAt::Over { reason: Reason::Buried, thirsty };
    });
    fine(|position| {
        all_out(position);
        tile(position, "b2").sand = 47;
    });
}

#[test]
fn tiles_that_are_not_in_the_box() {
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
fn city_sides_that_are_not_left() {
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
fn storm_cards_that_are_not_left() {
    let pile = |names: &str| -> Vec<PileCard> {
        storm_cards(names).into_iter().map(PileCard::unknown).collect()
    };
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
fn gear_that_is_not_left() {
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
fn gear_without_excavated_tiles_and_a_pile_too_long_for_them() {
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
fn parts_without_clues_and_clues_without_parts() {
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
fn averted_cards_need_the_meteorologist_and_the_meter() {
    fine(|position| position.n_fewer = 2);
    assert_refused("n_fewer", |position| position.n_fewer = 3);
    assert_refused("n_fewer", |position| (position.turn, position.n_fewer) = (P2, 1));
    assert_refused("n_fewer", |position| {
        (position.phase, position.n_fewer) = (PhaseAt::Drafting, 1);
        position.crew = vec![PawnAt { role: None, ..PawnAt::of(Climber) }; 2];
    });
}

#[test]
fn guidance_out_of_place() {
    let guiding = |n_left| {
        move |position: &mut Position| {
            position.turn = P2;
            position.guided = Some(GuidedAt { whom: P3, n_left });
        }
    };
    fine(guiding(1));
    fine(guiding(2));
    assert_refused("guided.n_left", guiding(0));
    assert_refused("guided.n_left", guiding(3));
    assert_refused("guided", |position| {
        guiding(1)(position);
        position.turn = P1;
    });
    assert_refused("guided.whom", |position| {
        guiding(1)(position);
        position.guided = Some(GuidedAt { whom: P2, n_left: 1 });
    });
    assert_refused("guided", |position| {
        guiding(1)(position);
        position.phase = PhaseAt::Storm { n_left: 1 };
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
        position.phase = PhaseAt::Looking { n_seen, n_placed, has_buried };
        let known = |card| PileCard { card, known_to: KnownTo::Everyone };
        position.storm_pile = storm_cards("sun n1 up").into_iter().map(known).collect();
    }
}

#[test]
fn looks_that_cannot_be() {
    fine(looking(3, 0, false, false));
    fine(looking(3, 1, true, true));
    fine(looking(2, 0, true, true));
    assert_refused("phase", looking(0, 0, false, false));
    assert_refused("phase", looking(4, 0, false, false));
    assert_refused("phase", looking(3, 3, true, true));
    assert_refused("phase", looking(3, 1, false, true));
    assert_refused("phase", looking(3, 0, true, false));
    assert_refused("phase", looking(3, 2, true, true));
    assert_refused("phase", |position| {
        looking(3, 0, false, false)(position);
        position.turn = P2;
    });
    assert_refused("storm_pile", |position| {
        looking(3, 0, false, false)(position);
        let known_to = KnownTo::Seats(seats([P2]));
        position.storm_pile[1] = PileCard { card: storm_cards("n1")[0], known_to };
    });
    assert_refused("phase", |position| {
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
fn storms_and_holds_that_cannot_be() {
    let storm = |n_left| move |position: &mut Position| position.phase = PhaseAt::Storm { n_left };
    fine(storm(1));
    fine(storm(2));
    assert_refused("phase.n_left", storm(0));
    assert_refused("phase.n_left", storm(3));
    fine(|position| {
        (position.meter, position.phase) = (Some(13), PhaseAt::Storm { n_left: 6 });
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
fn requests_that_could_not_have_been_made() {
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
        assert_refused("request.action", |position| asking(position, action, asked));
    };
    fine(|position| asking(position, "guide p3 b3", &[P3]));
    fine(|position| asking(position, "guide p3 b3 with p1", &[P1, P3]));
    fine(|position| asking(position, "guide p3 b3 with p1", &[P1]));
    refused("guide p3 nowhere", &[P3]);
    refused("guide p3 e5", &[P3]);
    refused("guide p3 b3", &[]);
    refused("guide p3 b3", &[P1]);
    refused("move b3", &[P3]);
    refused("end", &[P3]);
    assert_refused("request.by", |position| {
        asking(position, "guide p3 b3", &[P3]);
        position.request.as_mut().expect("just made").by = Seat::new(6);
    });
    assert_refused("request.asked", |position| asking(position, "guide p3 b3", &[Seat::new(6)]));
    assert_refused("request.action", |position| {
        asking(position, "guide p3 b3", &[P3]);
        position.phase = PhaseAt::Storm { n_left: 1 };
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
    assert_eq!(error.to_string(), "tiles: 49 sand on the board, but only 48 in the box");
}
