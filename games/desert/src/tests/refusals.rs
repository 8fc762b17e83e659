//! One scenario per refusal, with its numbers and the paragraph it cites.
use std::collections::BTreeSet;

use kernel::{FastRng, Game, Refuse};

use super::scene::{P1, P2, P3, P4, Scene, Table, cell};
use crate::{
    data::{City, Gear, Part, Role},
    refusal::{Purpose, Refusal},
    setup::{Options, Roles, Sharing, WellReach},
    state::State,
};
use Role::{Climber, Explorer, Meteorologist, Navigator, WaterCarrier as Carrier};

/// The cited paragraph, the expected refusal, and the scenario that causes it.
type Case = (&'static str, Refusal, fn() -> Refusal);

fn all() -> Vec<Case> {
    let chapters = [
        turns(),
        draft(),
        looking(),
        storms(),
        moving(),
        carrying(),
        tunnels(),
        digging(),
        parts(),
        powers(),
        sharing(),
        gear(),
        landing(),
    ];
    chapters.concat()
}

/// Two adventurers side by side in the open, the eye in the middle.
fn duo() -> Scene {
    Scene::of(&[Navigator, Carrier]).at(P1, "b2").at(P2, "b2")
}

/// The Meteorologist's turn, with two cards per turn.
fn forecast() -> Scene {
    Scene::of(&[Meteorologist, Climber]).all_at("b2")
}

/// The Navigator, the Climber and the Explorer, each on a tile of their own.
fn trio() -> Scene {
    Scene::of(&[Navigator, Climber, Explorer]).at(P1, "b2").at(P2, "d2").at(P3, "d4")
}

fn storm() -> Scene {
    duo().storm_of(P1, 2)
}

/// A sun is revealed and waits for gifts.
fn sun() -> Table {
    let sharing = storm().options(|options| options.sharing = Sharing::AnyTime);
    after(sharing.water(P1, 1).pile("sun").ready(), &[(P1, "draw")])
}

fn drafting() -> Table {
    let options = Options { roles: Roles::Draft, ..Options::default() };
    Table::of(State::new(&options, 2, &mut FastRng::new(1)).expect("two seats are legal"))
}

/// Plays these steps before the refusal.
fn after(mut table: Table, steps: &[(kernel::Seat, &str)]) -> Table {
    for &(seat, commands) in steps {
        table.play(seat, commands);
    }
    table
}

fn turns() -> Vec<Case> {
    vec![
        ("D4.5", Refusal::GameOver, || {
            let thirsty = duo().water(P2, 0).storm_of(P1, 1).pile("sun").ready();
            after(thirsty, &[(P1, "draw")]).refused(P1, "draw")
        }),
        ("D4.3", Refusal::NotYourTurn { turn: P1 }, || duo().ready().refused(P2, "move b3")),
        ("D4.6", Refusal::NoActionsLeft, || duo().turn(P1, 0).ready().refused(P1, "move b3")),
        ("D4.7", Refusal::NoSuchSeat { whom: P4 }, || duo().ready().refused(P1, "give p4 water 1")),
        ("D4.7", Refusal::NoSuchSeat { whom: P4 }, || duo().ready().refused(P1, "guide p4 b3")),
    ]
}

fn draft() -> Vec<Case> {
    vec![
        ("D3.5", Refusal::DraftFirst { turn: P1 }, || drafting().refused(P1, "end")),
        ("D3.5", Refusal::DraftFirst { turn: P1 }, || drafting().refused(P2, "pick climber")),
        ("D3.5", Refusal::DraftIsOver, || duo().ready().refused(P1, "pick explorer")),
        ("D3.5", Refusal::RoleTaken { role: Climber }, || {
            after(drafting(), &[(P1, "pick climber")]).refused(P2, "pick climber")
        }),
    ]
}

fn looking() -> Vec<Case> {
    fn at_three_cards() -> Scene {
        forecast().meter(1).options(|options| options.meteo_reorder = true)
    }
    vec![
        ("D7.6", Refusal::LookFirst { turn: P1 }, || {
            after(forecast().water(P1, 3).ready(), &[(P1, "look")]).refused(P2, "give p1 water 1")
        }),
        ("D7.6", Refusal::LookFirst { turn: P1 }, || {
            after(forecast().ready(), &[(P1, "look")]).refused(P2, "keep")
        }),
        ("D7.6", Refusal::NotLooking, || forecast().ready().refused(P1, "keep")),
        ("D7.6", Refusal::NoSuchCard { nth: 3, n: 2, n_placed: 0 }, || {
            after(forecast().ready(), &[(P1, "look")]).refused(P1, "bury 3")
        }),
        ("D7.6", Refusal::NoSuchCard { nth: 1, n: 3, n_placed: 1 }, || {
            let optional = at_three_cards().published();
            after(optional.ready(), &[(P1, "look; order 2")]).refused(P1, "order 1")
        }),
        ("D7.6", Refusal::AlreadyBuried, || {
            after(at_three_cards().ready(), &[(P1, "look; bury 1")]).refused(P1, "bury 1")
        }),
        ("D7.6", Refusal::BuryFirst, || {
            after(forecast().ready(), &[(P1, "look")]).refused(P1, "keep")
        }),
        ("R20", Refusal::OrderIsFixed, || {
            after(forecast().ready(), &[(P1, "look")]).refused(P1, "order 2")
        }),
    ]
}

fn storms() -> Vec<Case> {
    vec![
        ("D10.1", Refusal::StormFirst { n_left: 2 }, || storm().ready().refused(P1, "move b3")),
        ("D10.1", Refusal::NoStorm { purpose: Purpose::Draw }, || {
            duo().ready().refused(P1, "draw")
        }),
        ("D10.3", Refusal::NoStorm { purpose: Purpose::Hold }, || {
            duo().ready().refused(P2, "hold")
        }),
        ("D12.17", Refusal::SunFirst, || sun().refused(P1, "draw")),
        ("D12.17", Refusal::NoSunRevealed, || storm().ready().refused(P1, "resolve")),
        ("D10.2", Refusal::NotYourStorm { turn: P1 }, || storm().ready().refused(P2, "draw")),
        ("D10.3", Refusal::StormHeld { whom: P2 }, || {
            after(storm().ready(), &[(P2, "hold")]).refused(P1, "draw")
        }),
        ("D10.3", Refusal::CannotHoldOwnStorm, || storm().ready().refused(P1, "hold")),
        ("D10.3", Refusal::AlreadyHeld, || {
            after(storm().ready(), &[(P2, "hold; release")]).refused(P2, "hold")
        }),
        ("D10.3", Refusal::NotHolding, || storm().ready().refused(P2, "release")),
    ]
}

fn moving() -> Vec<Case> {
    vec![
        ("D6.3", Refusal::Buried { sand: 3 }, || {
            duo().sand("b2", 3).ready().refused(P1, "move b3")
        }),
        ("D5.3", Refusal::TheEye { at: cell("c3") }, || {
            duo().at(P1, "b3").ready().refused(P1, "move c3")
        }),
        ("D5.1", Refusal::TooFar { at: cell("e5"), from: cell("b2"), n_steps: 6 }, || {
            duo().ready().refused(P1, "move e5")
        }),
        ("D5.1", Refusal::TooFar { at: cell("e5"), from: cell("b2"), n_steps: 3 }, || {
            trio().at(P3, "b2").turn(P3, 4).ready().refused(P3, "move e5")
        }),
        ("D5.1", Refusal::TooFar { at: cell("d4"), from: cell("d4"), n_steps: 0 }, || {
            trio().ready().refused(P1, "guide p3 d4")
        }),
        ("D5.2", Refusal::Blocked { at: cell("b3"), sand: 2, purpose: Purpose::Walk }, || {
            duo().sand("b3", 2).ready().refused(P1, "move b3")
        }),
        ("D8.5", Refusal::WaitForAnswer { whom: P2 }, || {
            let asking = duo().options(|options| options.ask_before_moving_me = true);
            after(asking.ready(), &[(P1, "guide p2 b3")]).refused(P1, "end")
        }),
        ("D8.5", Refusal::NothingAsked, || duo().ready().refused(P2, "agree")),
    ]
}

fn carrying() -> Vec<Case> {
    vec![
        ("D7.3", Refusal::OnlyClimberCarries, || duo().ready().refused(P1, "move b3 with p2")),
        ("D7.3", Refusal::Yourself { purpose: Purpose::Carry }, || {
            trio().turn(P2, 4).ready().refused(P2, "move d1 with p2")
        }),
        (
            "D7.3",
            Refusal::NotTogether { whom: P3, at: cell("d4"), purpose: Purpose::Carry },
            || trio().turn(P2, 4).ready().refused(P2, "move d1 with p3"),
        ),
        (
            "D7.3",
            Refusal::NotTogether { whom: P3, at: cell("d4"), purpose: Purpose::Carry },
            || trio().ready().refused(P1, "guide p2 d1 with p3"),
        ),
    ]
}

fn tunnels() -> Vec<Case> {
    fn tunnelling() -> Scene {
        duo().excavated("b2", City::Tunnel).excavated("d2", City::Tunnel)
    }
    vec![
        ("D5.4", Refusal::NotInATunnel { at: cell("b2") }, || {
            duo().excavated("d2", City::Tunnel).ready().refused(P1, "tunnel d2")
        }),
        ("D5.4", Refusal::NotATunnel { at: cell("d4") }, || {
            tunnelling().ready().refused(P1, "tunnel d4")
        }),
        ("D5.4", Refusal::TunnelBlocked { at: cell("d2"), sand: 4 }, || {
            tunnelling().sand("d2", 4).ready().refused(P1, "tunnel d2")
        }),
        ("D5.4", Refusal::TunnelBlocked { at: cell("d2"), sand: 4 }, || {
            tunnelling().sand("d2", 4).ready().refused(P1, "guide p2 d2")
        }),
        ("D5.4", Refusal::TunnelBlocked { at: cell("b2"), sand: 2 }, || {
            let dune = Scene::of(&[Navigator, Climber]).at(P1, "e5").at(P2, "b2").sand("b2", 2);
            let dune = dune.excavated("b2", City::Tunnel).excavated("d2", City::Tunnel);
            dune.ready().refused(P1, "guide p2 d2")
        }),
    ]
}

fn digging() -> Vec<Case> {
    vec![
        ("D5.5", Refusal::OutOfReach { at: cell("d2"), n_steps: 2, purpose: Purpose::Dig }, || {
            duo().sand("d2", 1).ready().refused(P1, "dig d2")
        }),
        (
            "D9.2",
            Refusal::OutOfReach { at: cell("d2"), n_steps: 2, purpose: Purpose::Blast },
            || duo().sand("d2", 1).gear(P1, Gear::DuneBlaster).ready().refused(P1, "blast d2"),
        ),
        ("D5.5", Refusal::NoSand { at: cell("b3"), purpose: Purpose::Dig }, || {
            duo().sand("b3", 0).ready().refused(P1, "dig b3")
        }),
        ("D9.2", Refusal::NoSand { at: cell("b3"), purpose: Purpose::Blast }, || {
            duo().sand("b3", 0).gear(P1, Gear::DuneBlaster).ready().refused(P1, "blast b3")
        }),
        ("D5.5", Refusal::OwnTileFirst { at: cell("b2"), sand: 2 }, || {
            forecast().sand("b2", 2).sand("b3", 1).ready().refused(P1, "dig b3")
        }),
        ("D5.6", Refusal::AlreadyExcavated { at: cell("b2"), purpose: Purpose::Excavate }, || {
            duo().excavated("b2", City::Mirage).ready().refused(P1, "excavate")
        }),
        ("D9.5", Refusal::AlreadyExcavated { at: cell("b3"), purpose: Purpose::Scope }, || {
            let city = duo().excavated("b3", City::Mirage).gear(P1, Gear::Terrascope);
            city.ready().refused(P1, "scope b3")
        }),
        ("D5.6", Refusal::SandOnTile { at: cell("b2"), sand: 1 }, || {
            duo().sand("b2", 1).ready().refused(P1, "excavate")
        }),
    ]
}

fn parts() -> Vec<Case> {
    const PART: Part = Part::Engine;
    fn engine_on(name: &str) -> Table {
        duo().part_on(PART, name).ready()
    }
    vec![
        ("D11.2", Refusal::PartHidden { part: PART }, || duo().ready().refused(P1, "take engine")),
        ("D5.7", Refusal::PartElsewhere { part: PART, at: cell("b3") }, || {
            engine_on("b3").refused(P1, "take engine")
        }),
        ("D11.3", Refusal::PartInEye { part: PART, at: cell("c3") }, || {
            let mut waiting = duo();
            waiting.position.parts.insert(PART, crate::PartAt::On(cell("c3")));
            waiting.ready().refused(P1, "take engine")
        }),
        ("D5.7", Refusal::PartHeld { part: PART, whom: P2 }, || {
            duo().all_parts_held(P2).ready().refused(P1, "take engine")
        }),
        ("D5.7", Refusal::NotExcavated { at: cell("b2") }, || {
            engine_on("b2").refused(P1, "take engine")
        }),
        ("D5.7", Refusal::Blocked { at: cell("b2"), sand: 2, purpose: Purpose::Take }, || {
            let dune = forecast().excavated("b2", City::Mirage).sand("b2", 2);
            dune.part_on(PART, "b2").ready().refused(P1, "take engine")
        }),
    ]
}

fn powers() -> Vec<Case> {
    fn at_the_well() -> Scene {
        Scene::of(&[Carrier, Climber]).all_at("b2").excavated("b2", City::Well)
    }
    vec![
        ("D7.5", Refusal::WrongRole { role: Meteorologist, purpose: Purpose::Fewer }, || {
            duo().ready().refused(P1, "fewer")
        }),
        ("D7.6", Refusal::WrongRole { role: Meteorologist, purpose: Purpose::Look }, || {
            duo().ready().refused(P1, "look")
        }),
        ("D7.7", Refusal::WrongRole { role: Navigator, purpose: Purpose::Guide }, || {
            forecast().ready().refused(P1, "guide p2 b3")
        }),
        ("D7.8", Refusal::WrongRole { role: Carrier, purpose: Purpose::Fill }, || {
            duo().ready().refused(P1, "fill")
        }),
        ("D7.5", Refusal::NoCardsLeftToAvert { level: 2 }, || {
            after(forecast().ready(), &[(P1, "fewer; fewer")]).refused(P1, "fewer")
        }),
        ("D7.7", Refusal::GuideYourself, || duo().ready().refused(P1, "guide p1 b3")),
        ("D7.7", Refusal::PawnBuried { whom: P2, sand: 2 }, || {
            duo().at(P2, "d2").sand("d2", 2).ready().refused(P1, "guide p2 d1")
        }),
        ("D7.8", Refusal::NoWellHere { at: cell("b2") }, || {
            duo().excavated("b2", City::Mirage).turn(P2, 4).ready().refused(P2, "fill")
        }),
        ("D12.16", Refusal::NoOpenWell, || {
            let anywhere = duo().options(|options| options.well_reach = WellReach::Any);
            anywhere.turn(P2, 4).water(P2, 1).ready().refused(P2, "fill")
        }),
        ("D7.8", Refusal::CanteenFull { max: 5 }, || at_the_well().ready().refused(P1, "fill")),
        ("D7.8", Refusal::Blocked { at: cell("b2"), sand: 2, purpose: Purpose::Fill }, || {
            at_the_well().water(P1, 1).sand("b2", 2).ready().refused(P1, "fill")
        }),
    ]
}

fn sharing() -> Vec<Case> {
    fn apart(purpose: Purpose) -> Refusal {
        Refusal::NotTogether { whom: P2, at: cell("b3"), purpose }
    }
    vec![
        ("D8.2", apart(Purpose::GiveWater), || {
            duo().at(P2, "b3").water(P2, 1).ready().refused(P1, "give p2 water 1")
        }),
        ("D8.3", apart(Purpose::GiveGear), || {
            duo().at(P2, "b3").gear(P1, Gear::JetPack).ready().refused(P1, "give p2 jet_pack")
        }),
        (
            "D7.9",
            Refusal::NotTogether { whom: P1, at: cell("b2"), purpose: Purpose::PourWater },
            || duo().water(P1, 1).at(P2, "d2").ready().refused(P2, "give p1 water 1"),
        ),
        ("D8.2", Refusal::Yourself { purpose: Purpose::GiveWater }, || {
            duo().ready().refused(P1, "give p1 water 1")
        }),
        ("D8.3", Refusal::Yourself { purpose: Purpose::GiveGear }, || {
            duo().gear(P1, Gear::JetPack).ready().refused(P1, "give p1 jet_pack")
        }),
        ("D8.2", Refusal::NotEnoughWater { has: 1 }, || {
            duo().water(P1, 1).water(P2, 0).ready().refused(P1, "give p2 water 2")
        }),
        ("D8.2", Refusal::NoRoom { whom: P2, room: 1 }, || {
            duo().water(P2, 4).ready().refused(P1, "give p2 water 2")
        }),
        ("R50", Refusal::LastWater, || {
            let harsh = duo().options(|options| options.zero_is_death = true);
            harsh.water(P1, 2).water(P2, 1).ready().refused(P1, "give p2 water 2")
        }),
        ("D8.3", Refusal::NoGearToGive { gear: Gear::JetPack }, || {
            duo().ready().refused(P1, "give p2 jet_pack")
        }),
        ("D8.4", Refusal::TooManyExchanges { n: 20 }, || {
            let mut table = duo().water(P2, 4).ready();
            for _ in 0..10 {
                table.play(P1, "give p2 water 1");
                table.play(P2, "give p1 water 1");
            }
            table.refused(P1, "give p2 water 1")
        }),
    ]
}

fn gear() -> Vec<Case> {
    vec![
        ("D9.1", Refusal::NoSuchGear { gear: Gear::JetPack }, || {
            duo().ready().refused(P1, "jet e1")
        }),
        ("D9.4", Refusal::AlreadyShielded, || {
            let two = duo().gear(P1, Gear::SolarShield).gear(P1, Gear::SolarShield);
            after(two.ready(), &[(P1, "shield")]).refused(P1, "shield")
        }),
        ("D9.5", Refusal::AlreadySeen { at: cell("a1") }, || {
            let two = duo().gear(P1, Gear::Terrascope).gear(P2, Gear::Terrascope).sand("a1", 1);
            after(two.ready(), &[(P1, "scope a1")]).refused(P2, "scope a1")
        }),
        ("D9.6", Refusal::ThrottleLater, || {
            duo().gear(P2, Gear::TimeThrottle).ready().refused(P2, "throttle")
        }),
        ("D9.7", Refusal::NoOneThirsty, || {
            duo().gear(P1, Gear::SecretWaterReserve).ready().refused(P1, "reserve")
        }),
    ]
}

fn landing() -> Vec<Case> {
    fn flying() -> Scene {
        duo().gear(P1, Gear::JetPack).at(P2, "b3").sand("d4", 2)
    }
    vec![
        ("D9.3", Refusal::AlreadyThere { at: cell("b2") }, || {
            flying().ready().refused(P1, "jet b2")
        }),
        ("D9.3", Refusal::Blocked { at: cell("d4"), sand: 2, purpose: Purpose::Fly }, || {
            flying().ready().refused(P1, "jet d4")
        }),
        ("D9.3", Refusal::NotTogether { whom: P2, at: cell("b3"), purpose: Purpose::Fly }, || {
            flying().ready().refused(P1, "jet b1 with p2")
        }),
        ("D9.3", Refusal::Yourself { purpose: Purpose::Fly }, || {
            flying().ready().refused(P1, "jet b1 with p1")
        }),
    ]
}

/// Breaks the build for a new variant, which then needs its code in [`CODES`] and a scenario.
const fn code(refusal: &Refusal) -> &'static str {
    match refusal {
        Refusal::GameOver => "game_over",
        Refusal::NotYourTurn { .. } => "not_your_turn",
        Refusal::NoActionsLeft => "no_actions_left",
        Refusal::NoSuchSeat { .. } => "no_such_seat",
        Refusal::DraftFirst { .. } => "draft_first",
        Refusal::DraftIsOver => "draft_is_over",
        Refusal::RoleTaken { .. } => "role_taken",
        Refusal::LookFirst { .. } => "look_first",
        Refusal::NotLooking => "not_looking",
        Refusal::NoSuchCard { .. } => "no_such_card",
        Refusal::AlreadyBuried => "already_buried",
        Refusal::OrderIsFixed => "order_is_fixed",
        Refusal::BuryFirst => "bury_first",
        Refusal::StormFirst { .. } => "storm_first",
        Refusal::NoStorm { .. } => "no_storm",
        Refusal::SunFirst => "sun_first",
        Refusal::NoSunRevealed => "no_sun_revealed",
        Refusal::NotYourStorm { .. } => "not_your_storm",
        Refusal::StormHeld { .. } => "storm_held",
        Refusal::CannotHoldOwnStorm => "cannot_hold_own_storm",
        Refusal::AlreadyHeld => "already_held",
        Refusal::NotHolding => "not_holding",
        Refusal::TooManyExchanges { .. } => "too_many_exchanges",
        Refusal::WaitForAnswer { .. } => "wait_for_answer",
        Refusal::NothingAsked => "nothing_asked",
        Refusal::Buried { .. } => "buried",
        Refusal::TheEye { .. } => "the_eye",
        Refusal::TooFar { .. } => "too_far",
        Refusal::Blocked { .. } => "blocked",
        Refusal::OnlyClimberCarries => "only_climber_carries",
        Refusal::NotTogether { .. } => "not_together",
        Refusal::Yourself { .. } => "yourself",
        Refusal::NotInATunnel { .. } => "not_in_a_tunnel",
        Refusal::NotATunnel { .. } => "not_a_tunnel",
        Refusal::TunnelBlocked { .. } => "tunnel_blocked",
        Refusal::AlreadyThere { .. } => "already_there",
        Refusal::OutOfReach { .. } => "out_of_reach",
        Refusal::NoSand { .. } => "no_sand",
        Refusal::AlreadyExcavated { .. } => "already_excavated",
        Refusal::OwnTileFirst { .. } => "own_tile_first",
        Refusal::SandOnTile { .. } => "sand_on_tile",
        Refusal::PartHidden { .. } => "part_hidden",
        Refusal::PartElsewhere { .. } => "part_elsewhere",
        Refusal::PartInEye { .. } => "part_in_eye",
        Refusal::PartHeld { .. } => "part_held",
        Refusal::NotExcavated { .. } => "not_excavated",
        Refusal::WrongRole { .. } => "wrong_role",
        Refusal::NoCardsLeftToAvert { .. } => "no_cards_left_to_avert",
        Refusal::GuideYourself => "guide_yourself",
        Refusal::PawnBuried { .. } => "pawn_buried",
        Refusal::NoWellHere { .. } => "no_well_here",
        Refusal::NoOpenWell => "no_open_well",
        Refusal::CanteenFull { .. } => "canteen_full",
        Refusal::NotEnoughWater { .. } => "not_enough_water",
        Refusal::NoRoom { .. } => "no_room",
        Refusal::LastWater => "last_water",
        Refusal::NoSuchGear { .. } => "no_such_gear",
        Refusal::NoGearToGive { .. } => "no_gear_to_give",
        Refusal::ThrottleLater => "throttle_later",
        Refusal::AlreadyShielded => "already_shielded",
        Refusal::AlreadySeen { .. } => "already_seen",
        Refusal::NoOneThirsty => "no_one_thirsty",
    }
}

const CODES: &str = "game_over not_your_turn no_actions_left no_such_seat draft_first \
    draft_is_over role_taken look_first not_looking no_such_card already_buried order_is_fixed \
    bury_first sun_first no_sun_revealed own_tile_first no_open_well \
    storm_first no_storm not_your_storm storm_held cannot_hold_own_storm already_held not_holding \
    too_many_exchanges wait_for_answer nothing_asked buried the_eye too_far blocked \
    only_climber_carries not_together yourself not_in_a_tunnel not_a_tunnel tunnel_blocked \
    already_there out_of_reach no_sand already_excavated sand_on_tile part_hidden part_elsewhere \
    part_in_eye part_held not_excavated wrong_role no_cards_left_to_avert guide_yourself \
    pawn_buried no_well_here canteen_full not_enough_water no_room last_water no_such_gear \
    no_gear_to_give throttle_later already_shielded already_seen no_one_thirsty";

#[test]
fn every_scenario_gets_its_refusal() {
    for (rule, expected, scenario) in all() {
        assert_eq!(scenario(), expected);
        assert_eq!(expected.rule(), rule, "{expected:?}");
    }
}

#[test]
fn every_refusal_has_a_scenario() {
    let covered: BTreeSet<&str> = all().iter().map(|(_, refusal, _)| code(refusal)).collect();
    let wanted: BTreeSet<&str> = CODES.split(' ').collect();
    assert_eq!(covered, wanted);
}

#[test]
fn codes_match_the_serialized_refusals() {
    for (_, refusal, _) in all() {
        let sent = serde_json::to_value(&refusal).expect("a refusal can be sent");
        assert_eq!(sent["code"], code(&refusal));
    }
}
