//! R29 to R56, except for R52, which has its own file.
use super::*;

#[test]
fn r29_an_empty_pile_is_reshuffled_at_once_in_the_middle_of_a_storm() {
    let scene = calm(&[Navigator, Explorer]).last_cards("e1").meter(1).storm_of(P1, 3).pausing();
    let mut table = scene.ready();
    table.rng = Box::new(FastRng::new(1));
    assert_eq!(table.play(P1, "draw").last(), Some(&Event::Reshuffled));
    assert_eq!(table.state.phase, Phase::Storm { n_left: 2 });
    assert_eq!(table.pile().len(), 31);
    assert!(table.state.view(SeatSet::only(P1)).storm.discard.is_empty());
}

#[test]
fn r30_after_the_reveal_it_is_too_late() {
    let mut table = Scene::of(&[Navigator, Explorer])
        .all_at("b2")
        .gear(P2, Gear::SolarShield)
        .storm_of(P1, 2)
        .pile("sun")
        .ready();
    table.play(P1, "draw");
    assert_eq!(table.waters(), [3, 3], "card and effect are one step");
    table.play(P2, "shield");
    assert_eq!(table.waters(), [3, 3]);
}

#[test]
fn r31_players_are_not_asked_before_being_moved() {
    let mut table = Scene::of(&[Navigator, Climber, Explorer])
        .all_at("b2")
        .sand("b3 b4 d4", 0)
        .gear(P3, Gear::JetPack)
        .ready();
    table.play(P1, "guide p2 b3 with p3");
    assert_eq!(table.places(), "b2 b3 b3");
    table.play(P3, "jet d4 with p2");
    assert_eq!(table.places(), "b2 d4 d4");
}

#[test]
fn r32_least_water_begins_and_ties_are_broken_at_random() {
    for seats in 2..=5 {
        for number in 0..100 {
            let state = fresh(&Options::default(), seats, number);
            let least = state.all_seats().iter().map(|seat| state.pawn(seat).water).min();
            assert_eq!(Some(state.pawn(state.turn).water), least);
        }
    }
    let tied = cast(&[Explorer, Climber, Carrier, Archaeologist]);
    let first = tally((0..400).map(|number| fresh(&tied, 4, number).turn));
    assert_eq!(first.keys().copied().collect::<Vec<_>>(), [P2, P4]);
    assert!(first.values().all(|n| (150..=250).contains(n)), "{first:?}");
}

#[test]
fn r33_blaster_and_climber_are_exceptions_for_dunes() {
    let mut table = Scene::of(&[Climber, Navigator])
        .at(P1, "b2")
        .at(P2, "d2")
        .sand("b3", 2)
        .sand("d3", 5)
        .gear(P2, Gear::DuneBlaster)
        .ready();
    table.play(P1, "move b3");
    let supply = table.supply();
    table.play(P2, "blast d3");
    assert_eq!((table.sand("d3"), table.supply()), (0, supply + 5));
}

#[test]
fn r34_being_buried_forbids_no_gear() {
    let buried = Scene::of(&[Navigator, Explorer])
        .all_at("b2")
        .sand("b2", 3)
        .sand("b3", 1)
        .sand("d4", 0)
        .water(P2, 1);
    let uses = [
        (Gear::DuneBlaster, "blast b2"),
        (Gear::DuneBlaster, "blast b3"),
        (Gear::JetPack, "jet d4"),
        (Gear::JetPack, "jet d4 with p2"),
        (Gear::SolarShield, "shield"),
        (Gear::Terrascope, "scope d4"),
        (Gear::TimeThrottle, "throttle"),
        (Gear::SecretWaterReserve, "reserve"),
    ];
    for (gear, command) in uses {
        let mut table = buried.clone().gear(P1, gear).ready();
        assert!(table.state.is_buried(P1));
        table.play(P1, command);
        assert_eq!(table.gear(P1), [], "{command}: the card is gone");
        let n_actions = if gear == Gear::TimeThrottle { 6 } else { 4 };
        assert_eq!(table.state.actions_left, n_actions, "{command}: gear costs no action");
    }
}

#[test]
fn r35_any_amount_of_water_by_the_giver_alone() {
    let mut table = Scene::of(&[Navigator, Carrier]).all_at("b2").water(P1, 4).water(P2, 1).ready();
    table.play(P1, "give p2 water 4");
    assert_eq!(table.waters(), [0, 5]);
    assert!(table.legal(P1, "give").is_empty(), "nothing left to give, and no room");
    assert_eq!(table.legal(P2, "give").len(), 4, "one to four water");
}

/// Neighbours by cell number: the orthogonal ones from north to west, then the diagonal ones.
const NEIGHBOURS: [(&[u8], &[u8]); 25] = [
    (&[1, 5], &[6]),
    (&[2, 6, 0], &[7, 5]),
    (&[3, 7, 1], &[8, 6]),
    (&[4, 8, 2], &[9, 7]),
    (&[9, 3], &[8]),
    (&[0, 6, 10], &[1, 11]),
    (&[1, 7, 11, 5], &[0, 2, 12, 10]),
    (&[2, 8, 12, 6], &[1, 3, 13, 11]),
    (&[3, 9, 13, 7], &[2, 4, 14, 12]),
    (&[4, 14, 8], &[3, 13]),
    (&[5, 11, 15], &[6, 16]),
    (&[6, 12, 16, 10], &[5, 7, 17, 15]),
    (&[7, 13, 17, 11], &[6, 8, 18, 16]),
    (&[8, 14, 18, 12], &[7, 9, 19, 17]),
    (&[9, 19, 13], &[8, 18]),
    (&[10, 16, 20], &[11, 21]),
    (&[11, 17, 21, 15], &[10, 12, 22, 20]),
    (&[12, 18, 22, 16], &[11, 13, 23, 21]),
    (&[13, 19, 23, 17], &[12, 14, 24, 22]),
    (&[14, 24, 18], &[13, 23]),
    (&[15, 21], &[16]),
    (&[16, 22, 20], &[15, 17]),
    (&[17, 23, 21], &[16, 18]),
    (&[18, 24, 22], &[17, 19]),
    (&[19, 23], &[18]),
];

#[test]
fn r36_adjacent_is_orthogonal_except_for_the_explorer() {
    for from in Cell::all() {
        for eye in Cell::all().filter(|&eye| eye != from) {
            let scene =
                Scene::of(&[Navigator, Explorer]).all_at(&from.to_string()).eye(&eye.to_string());
            let (beside, corners) = NEIGHBOURS[from.index()];
            let around = [beside, corners].concat();
            for (seat, near) in [(P1, beside), (P2, around.as_slice())] {
                let table = scene.clone().turn(seat, 4).ready();
                let cells = near.iter().map(|&index| Cell::new(index));
                let open: BTreeSet<Cell> = cells.filter(|&to| to != eye).collect();
                let expected: Vec<String> = open.iter().map(|to| format!("move {to}")).collect();
                assert_eq!(table.legal(seat, "move"), expected, "from {from}, eye {eye}");
            }
        }
    }
}

#[test]
fn r37_the_water_carrier_gives_to_adjacent_tiles_even_when_buried() {
    let mut table = Scene::of(&[Navigator, Carrier, Explorer])
        .at(P1, "b3")
        .at(P2, "b2")
        .at(P3, "c3")
        .eye("e5")
        .sand("b2 b3", 2)
        .water(P1, 0)
        .water(P2, 4)
        .water(P3, 0)
        .ready();
    assert!(table.state.is_buried(P1) && table.state.is_buried(P2));
    let purpose = Purpose::PourWater;
    let diagonal = Refusal::NotTogether { whom: P3, at: cell("c3"), purpose };
    assert_eq!(table.refused(P2, "give p3 water 1"), diagonal);
    table.play(P2, "give p1 water 2; give p1 water 1");
    assert_eq!(table.waters(), [3, 1, 0]);
    let purpose = Purpose::GiveWater;
    let apart = Refusal::NotTogether { whom: P2, at: cell("b2"), purpose };
    assert_eq!(table.refused(P1, "give p2 water 1"), apart);
}

#[test]
fn r38_guided_steps_are_those_of_the_guided_pawn_and_a_tunnel_is_one() {
    let mut table = Scene::of(&[Navigator, Explorer])
        .at(P1, "e5")
        .at(P2, "b1")
        .excavated("b1", City::Tunnel)
        .excavated("d1", City::Tunnel)
        .sand("c2 d2", 1)
        .sand("e2", 2)
        .ready();
    table.play(P1, "guide p2 d1; guide p2 c2");
    let far = Refusal::TooFar { at: cell("c4"), from: cell("c2"), n_steps: 2 };
    assert_eq!(table.refused(P1, "guide p2 c4"), far);
    table.play(P1, "guide p2 d2");
    assert_eq!((table.places().as_str(), table.state.actions_left), ("e5 d2", 3));
    let blocked = Refusal::Blocked { at: cell("e2"), sand: 2, purpose: Purpose::Walk };
    assert_eq!(table.refused(P1, "guide p2 e2"), blocked);
    table.play(P1, "guide p2 e1");
    assert_eq!(table.state.actions_left, 2, "the fourth step is a new action");
}

#[test]
fn r39_the_number_of_cards_never_falls_below_zero() {
    let mut table = Scene::of(&[Meteorologist, Explorer]).ready();
    table.play(P1, "fewer; fewer");
    assert_eq!(table.refused(P1, "fewer"), Refusal::NoCardsLeftToAvert { level: 2 });
    table.play(P1, "end");
    assert_eq!((table.state.turn, table.state.phase), (P2, Phase::Acting));
    assert_eq!(table.pile().len(), 31);
    assert_eq!((table.state.n_fewer, table.state.actions_left), (0, 4));
}

#[test]
fn r40_the_pad_must_be_excavated() {
    let mut table = Scene::of(&[Navigator, Explorer])
        .at(P1, "b3")
        .at(P2, "b2")
        .hidden("b2", City::Pad)
        .all_parts_held(P1)
        .ready();
    table.play(P1, "move b2");
    assert_eq!(table.ending(), None);
    table.play(P1, "excavate");
    assert_eq!(table.ending(), Some(Ending::Won));
}

#[test]
fn r41_a_tunnel_shelters_under_any_amount_of_sand() {
    for sand in [0, 1, 2, 5] {
        let mut table = Scene::of(&[Navigator, Explorer])
            .at(P1, "b2")
            .at(P2, "d2")
            .excavated("b2", City::Tunnel)
            .sand("b2", sand)
            .storm_of(P1, 1)
            .pile("sun")
            .ready();
        table.play(P1, "draw");
        assert_eq!(table.waters(), [4, 3], "{sand} sand");
    }
}

#[test]
fn r42_all_excavated_open_tunnels_are_joined() {
    let scene = Scene::of(&[Navigator, Explorer]).at(P1, "b2").excavated("b2", City::Tunnel);
    let three = scene.clone().excavated("d2", City::Tunnel).excavated("d4", City::Tunnel);
    assert_eq!(three.clone().ready().legal(P1, "tunnel"), ["tunnel d2", "tunnel d4"]);
    let blocked = three.sand("d2", 2).sand("d4", 1);
    assert_eq!(blocked.ready().legal(P1, "tunnel"), ["tunnel d4"]);
    let unexcavated = scene.hidden("d2", City::Tunnel).hidden("d4", City::Tunnel);
    assert!(unexcavated.ready().legal(P1, "tunnel").is_empty());
}

#[test]
fn r43_turns_follow_the_seat_order() {
    let crew = [Navigator, Explorer, Climber, Carrier, Meteorologist];
    let mut table = calm(&crew).turn(P4, 4).ready();
    for (seat, next) in [(P4, P5), (P5, P1), (P1, P2)] {
        table.play(seat, "end");
        assert_eq!((table.state.turn, table.state.phase), (next, Phase::Acting));
    }
}

#[test]
fn r44_the_meteorologist_looks_at_as_many_cards_as_the_meter_shows() {
    let mut table = Scene::of(&[Meteorologist, Explorer]).meter(4).pile("sun n1 up s1").ready();
    let events = table.play(P1, "fewer; fewer; look");
    let cards = Some(storm_cards("sun n1 up s1"));
    assert_eq!(events.last(), Some(&Event::Looked { seat: P1, n: 4, cards }));

    let mut short = Scene::of(&[Meteorologist, Explorer]).meter(4).last_cards("up").ready();
    let events = short.play(P1, "look");
    assert_eq!(events, [Event::Looked { seat: P1, n: 1, cards: Some(storm_cards("up")) }]);
    short.play(P1, "bury 1");
    assert_eq!(short.pile(), storm_cards("up"), "not shuffled early");
}

#[test]
fn r45_there_is_no_limit_to_gear_in_hand() {
    let hand = [Gear::DuneBlaster, Gear::DuneBlaster, Gear::DuneBlaster, Gear::JetPack];
    let more = [Gear::JetPack, Gear::JetPack, Gear::SolarShield, Gear::Terrascope];
    let scene = Scene::of(&[Navigator, Explorer]).at(P1, "b2").hidden("b2", City::Tunnel);
    let cards = hand.into_iter().chain(more);
    let mut table = cards.fold(scene, |scene, gear| scene.gear(P1, gear)).ready();
    table.play(P1, "excavate");
    let n_held: u8 = table.gear(P1).iter().map(|&gear| table.state.pawn(P1).gear.count(gear)).sum();
    assert_eq!(n_held, 9);
}

#[test]
fn r46_gear_is_not_wasted() {
    let scene = Scene::of(&[Navigator, Explorer]).all_at("b2").sand("a1 b3", 0);
    let holding = |gear| scene.clone().gear(P1, gear);
    let refused = |scene: Scene, command| scene.ready().refused(P1, command);
    let bare = Refusal::NoSand { at: cell("b3"), purpose: Purpose::Blast };
    assert_eq!(refused(holding(Gear::DuneBlaster), "blast b3"), bare);
    let here = Refusal::AlreadyThere { at: cell("b2") };
    assert_eq!(refused(holding(Gear::JetPack), "jet b2"), here);
    let mut shielded = holding(Gear::SolarShield);
    shielded.position.crew[0].has_shield = true;
    assert_eq!(refused(shielded, "shield"), Refusal::AlreadyShielded);
    let shown = holding(Gear::Terrascope).excavated("a1", City::Mirage);
    let open = Refusal::AlreadyExcavated { at: cell("a1"), purpose: Purpose::Scope };
    assert_eq!(refused(shown, "scope a1"), open);
    let mut seen = holding(Gear::Terrascope).gear(P1, Gear::Terrascope).ready();
    seen.play(P1, "scope a1");
    assert_eq!(seen.refused(P1, "scope a1"), Refusal::AlreadySeen { at: cell("a1") });
    assert_eq!(refused(holding(Gear::SecretWaterReserve), "reserve"), Refusal::NoOneThirsty);
}

#[test]
fn r47_without_pauses_all_cards_are_drawn_at_once() {
    let mut table = calm(&[Navigator, Explorer])
        .options(|options| options.storm_pause = StormPause::Never)
        .gear(P2, Gear::SolarShield)
        .meter(4)
        .pile("e1 sun e1 e1")
        .ready();
    table.play(P2, "shield");
    table.play(P1, "end");
    assert_eq!((table.state.turn, table.pile().len()), (P2, 27));
    assert_eq!(table.waters(), [4, 4], "the shield was up before");
}

#[test]
fn r48_guiding_is_free_until_another_action_is_paid_for() {
    let scene = Scene::of(&[Navigator, Explorer, Climber])
        .at(P1, "e5")
        .at(P2, "b2")
        .at(P3, "d2")
        .sand("e4", 1)
        .sand("b1 b3 d1 d3", 0)
        .eye("a1");
    let left_after = |commands: &str| {
        let mut table = scene.clone().ready();
        table.play(P1, commands);
        table.state.actions_left
    };
    assert_eq!(left_after("guide p2 b3; guide p2 b2; guide p2 b3"), 3);
    assert_eq!(left_after("guide p2 b3; guide p2 b2; guide p2 b3; guide p2 b2"), 2);
    assert_eq!(left_after("guide p2 b3; dig e4; guide p2 b2"), 1, "another action ends it");
    assert_eq!(left_after("guide p2 b3; guide p3 d3; guide p2 b2"), 1, "another pawn ends it");
    assert_eq!(left_after("guide p2 b3; guide p3 d3; guide p3 d2; guide p3 d1"), 2);
}

#[test]
fn r48_the_last_action_carries_three_steps_and_gifts_between_them() {
    let mut table = Scene::of(&[Navigator, Explorer, Climber])
        .at(P1, "e5")
        .at(P2, "b2")
        .at(P3, "b3")
        .sand("b4 b5", 0)
        .water(P3, 0)
        .turn(P1, 1)
        .ready();
    table.play(P1, "guide p2 b3");
    table.play(P2, "give p3 water 2");
    table.play(P1, "guide p2 b4; guide p2 b5");
    assert_eq!((table.places().as_str(), table.state.actions_left), ("e5 b5 b3", 0));
    assert_eq!(table.refused(P1, "guide p2 b4"), Refusal::NoActionsLeft);
}

#[test]
fn r48_flying_off_ends_guidance() {
    let scene = Scene::of(&[Navigator, Explorer, Climber])
        .at(P1, "e5")
        .at(P2, "b2")
        .at(P3, "b3")
        .sand("b3 d1 d2", 0)
        .gear(P2, Gear::JetPack)
        .gear(P3, Gear::JetPack);
    for (pilot, flight) in [(P2, "jet d1"), (P3, "jet d1 with p2")] {
        let mut table = scene.clone().ready();
        table.play(P1, "guide p2 b3");
        table.play(pilot, flight);
        table.play(P1, "guide p2 d2");
        assert_eq!(table.state.actions_left, 2, "{flight}: the next step is paid for again");
    }
    let mut table = scene.ready();
    table.play(P1, "guide p2 b3");
    table.play(P3, "jet d1");
    table.play(P1, "guide p2 b2");
    assert_eq!(table.state.actions_left, 3, "another player's flight does not matter");
}

#[test]
fn r48_a_navigator_buried_on_the_way_still_finishes_the_journey() {
    let mut table =
        Scene::of(&[Navigator, Climber]).all_at("b2").sand("b2", 2).sand("b3 b4", 0).ready();
    table.play(P1, "guide p2 b3");
    assert!(table.state.is_buried(P1));
    table.play(P1, "guide p2 b4; guide p2 b5");
    assert_eq!(table.refused(P1, "guide p2 b4"), Refusal::Buried { sand: 2 });
}

/// Passes water back and forth this many times.
fn swap_water(table: &mut Table, n: u8) {
    for nth in 0..n {
        let (seat, command) =
            if nth % 2 == 0 { (P1, "give p2 water 1") } else { (P2, "give p1 water 1") };
        table.play(seat, command);
    }
}

#[test]
fn r49_play_must_continue_after_twenty_exchanges() {
    let too_many = Refusal::TooManyExchanges { n: 20 };
    let scene = calm(&[Navigator, Carrier]).all_at("b2").sand("b3", 1).water(P2, 4);
    let mut table = scene.clone().gear(P1, Gear::JetPack).pausing().ready();
    swap_water(&mut table, 20);
    assert_eq!(table.refused(P1, "give p2 water 1"), too_many);
    assert_eq!(table.refused(P1, "give p2 jet_pack"), too_many);
    table.play(P1, "dig b3");
    swap_water(&mut table, 20);
    table.play(P1, "end");
    swap_water(&mut table, 20);
    assert_eq!(table.refused(P2, "hold"), too_many);
    table.play(P1, "draw");
    table.play(P2, "hold");
    swap_water(&mut table, 19);
    assert_eq!(table.refused(P2, "give p1 water 1"), too_many);

    let asking = scene.options(|options| options.ask_before_moving_me = true);
    let mut table = asking.ready();
    for _ in 0..20 {
        table.play(P1, "guide p2 b3");
        table.play(P2, "decline");
    }
    assert_eq!(table.refused(P1, "guide p2 b3"), too_many);
}

#[test]
fn r49_only_paid_actions_and_storm_cards_reset_the_count() {
    let too_many = Refusal::TooManyExchanges { n: 20 };
    let mut table = Scene::of(&[Navigator, Carrier, Explorer])
        .all_at("b2")
        .at(P3, "d2")
        .sand("b3 d1 d3", 0)
        .water(P2, 4)
        .gear(P1, Gear::SolarShield)
        .gear(P2, Gear::JetPack)
        .ready();
    table.play(P1, "guide p3 d3");
    swap_water(&mut table, 20);
    table.play(P1, "shield");
    assert_eq!(table.refused(P1, "give p2 water 1"), too_many, "gear is free");
    table.play(P1, "guide p3 d2; guide p3 d1");
    assert_eq!(table.refused(P1, "give p2 water 1"), too_many, "further steps are free");
    table.play(P1, "guide p3 d2");
    swap_water(&mut table, 20);
    table.play(P1, "end");
    assert_eq!(table.state.phase, Phase::Storm { n_left: 2 });
    swap_water(&mut table, 20);
}

#[test]
fn r50_the_last_water_cannot_be_given_where_zero_kills() {
    let mut table = Scene::of(&[Navigator, Carrier])
        .all_at("b2")
        .options(|options| options.zero_is_death = true)
        .water(P1, 3)
        .water(P2, 1)
        .ready();
    assert_eq!(table.refused(P1, "give p2 water 3"), Refusal::LastWater);
    assert_eq!(table.refused(P2, "give p1 water 1"), Refusal::LastWater);
    table.play(P1, "give p2 water 2");
    assert_eq!(table.waters(), [1, 3]);
}

#[test]
fn r51_a_hold_stops_the_storm_until_it_is_released_or_time_is_up() {
    let mut table =
        calm(&[Navigator, Explorer, Climber]).pausing().meter(1).storm_of(P1, 3).ready();
    assert_eq!(table.refused(P1, "hold"), Refusal::CannotHoldOwnStorm);
    assert_eq!(table.state.deadline(), None);
    table.play(P2, "hold");
    assert_eq!(table.state.deadline().map(|clock| clock.millis), Some(20_000));
    assert_eq!(table.state.awaited(), SeatSet::only(P2));
    assert_eq!(table.refused(P1, "draw"), Refusal::StormHeld { whom: P2 });
    table.play(P3, "hold");
    table.play(P2, "release");
    assert_eq!(table.refused(P1, "draw"), Refusal::StormHeld { whom: P3 });
    assert_eq!(table.refused(P2, "hold"), Refusal::AlreadyHeld);
    assert_eq!(table.expire(), [Event::HoldExpired]);
    assert_eq!(table.state.deadline(), None);
    assert_eq!(table.refused(P3, "hold"), Refusal::AlreadyHeld);
    table.play(P1, "draw");
    table.play(P3, "hold; release");
    table.play(P1, "draw");
}

#[test]
fn r51_every_further_hold_restarts_the_clock() {
    let mut table =
        calm(&[Navigator, Explorer, Climber]).pausing().meter(1).storm_of(P1, 3).ready();
    table.play(P2, "hold");
    let first = table.state.deadline().expect("a clock runs");
    table.play(P3, "hold");
    let second = table.state.deadline().expect("a clock runs");
    assert_ne!(first.id, second.id);
    assert_eq!((first.millis, second.millis), (20_000, 20_000));
    table.play(P2, "release");
    assert_eq!(table.state.deadline(), Some(second), "a release changes nothing for the others");
    table.expire();
    assert_eq!((table.state.held_by, table.state.deadline()), (SeatSet::EMPTY, None));
}

#[test]
fn r51_a_request_in_a_held_storm_has_its_own_clock_and_restarts_the_hold() {
    let scene = calm(&[Navigator, Explorer, Climber])
        .all_at("b2")
        .sand("d4", 0)
        .gear(P3, Gear::JetPack)
        .options(|options| options.ask_before_moving_me = true)
        .storm_of(P1, 2);
    for answer in [Some("agree"), Some("decline"), None] {
        let mut table = scene.clone().ready();
        table.play(P2, "hold");
        let hold = table.state.deadline().expect("a clock runs");
        table.play(P3, "jet d4 with p1");
        let question = table.state.deadline().expect("a clock runs");
        match answer {
            Some(command) => table.play(P1, command),
            None => table.expire(),
        };
        let after = table.state.deadline().expect("the storm is still held");
        let ids = BTreeSet::from([hold.id, question.id, after.id]);
        assert_eq!(ids.len(), 3, "{answer:?}: one length for each id");
        assert_eq!([hold.millis, question.millis, after.millis], [20_000, 10_000, 20_000]);
        assert_eq!(table.refused(P1, "draw"), Refusal::StormHeld { whom: P2 });
    }
}

#[test]
fn r51_free_actions_are_allowed_while_the_storm_is_held() {
    let mut table = calm(&[Navigator, Explorer])
        .all_at("b2")
        .water(P2, 1)
        .gear(P2, Gear::SolarShield)
        .storm_of(P1, 1)
        .ready();
    table.play(P2, "hold");
    table.play(P1, "give p2 water 1");
    table.play(P2, "shield; release");
    table.play(P1, "draw");
}

#[test]
fn r53_everyone_killed_by_the_same_sun_is_named() {
    let mut table = Scene::of(&[Navigator, Explorer, Climber])
        .at(P1, "b2")
        .at(P2, "d2")
        .at(P3, "d4")
        .water(P1, 0)
        .water(P3, 0)
        .storm_of(P1, 1)
        .pile("sun")
        .ready();
    let events = table.play(P1, "draw");
    let dead: SeatSet = [P1, P3].into_iter().collect();
    assert_eq!(table.ending(), Some(Ending::Thirst(dead)));
    for whom in [P1, P3] {
        assert!(events.contains(&Event::DiedOfThirst { whom }));
    }
    assert!(events.contains(&Event::Drank { whom: P2, left: 3 }));
}

/// The Meteorologist looks at four cards and may put them back in any order.
fn reordering(meteo_bury: MeteoBury) -> Table {
    let mut table = Scene::of(&[Meteorologist, Explorer])
        .options(|options| options.meteo_reorder = true)
        .options(|options| options.meteo_bury = meteo_bury)
        .meter(4)
        .pile("n1 e1 s1 w1 sun")
        .ready();
    table.play(P1, "look");
    table
}

#[test]
fn r54_one_card_is_buried_and_the_others_go_back_in_any_order() {
    let mut table = reordering(MeteoBury::Must);
    table.play(P1, "bury 2");
    assert_eq!(table.pile()[..3], storm_cards("n1 s1 w1"));
    table.play(P1, "order 3; order 3");
    assert_eq!(table.state.phase, Phase::Acting, "one card is left: nothing to decide");
    assert_eq!(table.pile()[..4], storm_cards("w1 s1 n1 sun"));
    assert_eq!(table.pile()[30], storm_cards("e1")[0]);
}

#[test]
fn r54_burying_comes_first() {
    let mut table = reordering(MeteoBury::May);
    table.play(P1, "order 4");
    assert_eq!(table.refused(P1, "bury 2"), Refusal::AlreadyBuried);
    let laid_back = Refusal::NoSuchCard { nth: 1, n: 4, n_placed: 1 };
    assert_eq!(table.refused(P1, "order 1"), laid_back);
    table.play(P1, "keep");
    assert_eq!(table.pile()[..5], storm_cards("w1 n1 e1 s1 sun"));
}

#[test]
fn r55_private_peeks_are_known_only_to_the_player_looking() {
    let mut table = Scene::of(&[Meteorologist, Explorer])
        .options(|options| options.peek_shared = false)
        .hidden("d4", City::Pad)
        .gear(P1, Gear::Terrascope)
        .gear(P2, Gear::Terrascope)
        .pile("sun n1")
        .ready();
    table.play(P1, "scope d4");
    let city_for = |table: &Table, viewers| {
        table.state.view(viewers).tile(cell("d4")).and_then(|tile| tile.city)
    };
    let unseen = [SeatSet::only(P2), SeatSet::SPECTATORS];
    assert_eq!(city_for(&table, SeatSet::only(P1)), Some(City::Pad));
    for viewers in unseen {
        assert_eq!(city_for(&table, viewers), None);
        let silent = Event::Scoped { seat: P1, at: cell("d4"), city: None };
        assert_eq!(table.events_seen_by(viewers), [silent]);
    }
    table.play(P1, "look");
    assert_eq!(known_cards(&table, SeatSet::only(P1)).len(), 2);
    for viewers in unseen {
        assert!(known_cards(&table, viewers).is_empty());
        assert_eq!(table.events_seen_by(viewers), [Event::Looked { seat: P1, n: 2, cards: None }]);
    }
    table.play(P1, "bury 1");
    for viewers in unseen {
        assert_eq!(
            table.events_seen_by(viewers),
            [Event::CardBuried { seat: P1, nth: 1, card: None }]
        );
    }
    table.play(P2, "scope d4");
    assert_eq!(city_for(&table, SeatSet::only(P2)), Some(City::Pad));
    assert_eq!(city_for(&table, SeatSet::SPECTATORS), None);
}

#[test]
fn r55_a_tile_cannot_be_peeked_at_twice_by_one_player() {
    let mut table = Scene::of(&[Navigator, Explorer])
        .options(|options| options.peek_shared = false)
        .sand("d4", 1)
        .gear(P1, Gear::Terrascope)
        .gear(P1, Gear::Terrascope)
        .ready();
    table.play(P1, "scope d4");
    assert_eq!(table.refused(P1, "scope d4"), Refusal::AlreadySeen { at: cell("d4") });
}

#[test]
fn r56_the_terrascope_looks_at_the_wreck_too() {
    let mut table =
        Scene::of(&[Navigator, Explorer]).wreck("b2").gear(P1, Gear::Terrascope).ready();
    let events = table.play(P1, "scope b2");
    assert_eq!(events, [Event::Scoped { seat: P1, at: cell("b2"), city: Some(City::Gear) }]);
}
