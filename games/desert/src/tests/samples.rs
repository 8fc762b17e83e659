//! Samples of every event and refusal.
use kernel::Seat;

use crate::{Cell, City, Direction, Event, Gear, Part, Purpose, Refusal, Role, StormCard};

const ANN: Seat = Seat::new(0);
const BOB: Seat = Seat::new(1);
const CARA: Seat = Seat::new(2);
const B2: Cell = Cell::at(1, 1);
const C2: Cell = Cell::at(1, 2);

/// Returns a sample of each kind of event, with optional fields both present and absent.
pub(super) fn every_event() -> Vec<Event> {
    let mut all = action_events();
    all.extend(passenger_events());
    all.extend(secret_events());
    all.extend(storm_events());
    all.iter().for_each(guard_event);
    all
}

fn action_events() -> Vec<Event> {
    let (seat, whom, at) = (ANN, BOB, C2);
    let mut all = vec![
        Event::TurnBegan { seat },
        Event::Dug { seat, at, n: 1, left: 1 },
        Event::Dug { seat, at, n: 2, left: 0 },
        Event::Dug { seat, at, n: 2, left: 3 },
        Event::WaterFound { whom, n: 0 },
        Event::WaterFound { whom, n: 2 },
        Event::DrewFewer { seat, n_fewer: 1 },
        Event::DrewFewer { seat, n_fewer: 2 },
        Event::CardOrdered { seat, nth: 2 },
        Event::CardsKept { seat },
        Event::Filled { seat, n: 1 },
        Event::WaterGiven { seat, whom, n: 1 },
        Event::Blasted { seat, at, n: 4 },
        Event::ShieldRaised { seat },
        Event::ShieldEnded { seat },
        Event::Throttled { seat },
        Event::ReserveOpened { seat },
        Event::Held { seat },
        Event::Released { seat },
        Event::HoldExpired,
        Event::Asked { seat, whom },
        Event::Agreed { whom },
        Event::Declined { whom },
        Event::AnswerExpired,
        Event::Won,
    ];
    all.extend((0..=2).map(|n_cards| Event::ActionsEnded { seat, n_cards }));
    all.extend(Role::ALL.iter().map(|&role| Event::Picked { seat, role }));
    all.extend(City::ALL.iter().map(|&city| Event::Excavated { seat, at, city }));
    for &gear in Gear::ALL {
        all.extend([Event::GearDrawn { seat, gear }, Event::GearGiven { seat, whom, gear }]);
    }
    for &part in Part::ALL {
        all.extend([Event::PartAppeared { part, at }, Event::PartInEye { part }]);
        all.push(Event::PartTaken { seat, part });
    }
    all
}

fn passenger_events() -> Vec<Event> {
    let (seat, whom, from, to) = (ANN, BOB, B2, C2);
    let mut all = Vec::new();
    for with in [None, Some(CARA)] {
        all.extend([
            Event::Moved { seat, from, to, with },
            Event::Tunnelled { seat, from, to, with },
            Event::Guided { seat, whom, from, to, with },
            Event::Flew { seat, from, to, with },
        ]);
    }
    all
}

fn secret_events() -> Vec<Event> {
    let (seat, at, nth) = (ANN, C2, 1);
    let mut all = vec![
        Event::Looked { seat, n: 1, cards: None },
        Event::Looked { seat, n: 2, cards: None },
        Event::Looked { seat, n: 14, cards: Some(StormCard::all().collect()) },
        Event::CardBuried { seat, nth, card: None },
        Event::Scoped { seat, at, city: None },
    ];
    all.extend(StormCard::all().map(|card| Event::CardBuried { seat, nth, card: Some(card) }));
    all.extend(City::ALL.iter().map(|&city| Event::Scoped { seat, at, city: Some(city) }));
    all
}

fn storm_events() -> Vec<Event> {
    let whom = BOB;
    let mut all = vec![
        Event::TileSlid { tile: 7, from: B2, to: C2, sand: 0 },
        Event::TileSlid { tile: 7, from: B2, to: C2, sand: 1 },
        Event::Respite { n: 1 },
        Event::Respite { n: 2 },
        Event::SandRanOut { at: C2 },
        Event::SunRevealed,
        Event::SunBeat,
        Event::Drank { whom, left: 0 },
        Event::Drank { whom, left: 1 },
        Event::Sheltered { whom },
        Event::DiedOfThirst { whom },
        Event::Reshuffled,
        Event::LostToThirst,
        Event::LostToSand,
        Event::LostToStorm,
    ];
    all.extend((0..=2).map(|n_to_skull| Event::StormRose { level: 6, n_to_skull }));
    for toward in Direction::ALL {
        all.extend((1..=3).map(|n_tiles| Event::WindBlew { toward, n_tiles }));
    }
    all
}

/// Breaks the build for a new event: add a sample of it above.
fn guard_event(event: &Event) {
    match event {
        Event::Picked { .. }
        | Event::TurnBegan { .. }
        | Event::Moved { .. }
        | Event::Tunnelled { .. }
        | Event::Dug { .. }
        | Event::Excavated { .. }
        | Event::GearDrawn { .. }
        | Event::WaterFound { .. }
        | Event::PartAppeared { .. }
        | Event::PartInEye { .. }
        | Event::PartTaken { .. }
        | Event::DrewFewer { .. }
        | Event::Looked { .. }
        | Event::CardBuried { .. }
        | Event::CardOrdered { .. }
        | Event::CardsKept { .. }
        | Event::Guided { .. }
        | Event::Filled { .. }
        | Event::WaterGiven { .. }
        | Event::GearGiven { .. }
        | Event::Blasted { .. }
        | Event::Flew { .. }
        | Event::ShieldRaised { .. }
        | Event::ShieldEnded { .. }
        | Event::Scoped { .. }
        | Event::Throttled { .. }
        | Event::ReserveOpened { .. }
        | Event::ActionsEnded { .. }
        | Event::WindBlew { .. }
        | Event::TileSlid { .. }
        | Event::Respite { .. }
        | Event::SandRanOut { .. }
        | Event::StormRose { .. }
        | Event::SunRevealed
        | Event::SunBeat
        | Event::Drank { .. }
        | Event::Sheltered { .. }
        | Event::DiedOfThirst { .. }
        | Event::Reshuffled
        | Event::Held { .. }
        | Event::Released { .. }
        | Event::HoldExpired
        | Event::Asked { .. }
        | Event::Agreed { .. }
        | Event::Declined { .. }
        | Event::AnswerExpired
        | Event::Won
        | Event::LostToThirst
        | Event::LostToSand
        | Event::LostToStorm => {}
    }
}

/// Returns a sample of each kind of refusal, one per text if it has several.
pub(super) fn every_refusal() -> Vec<Refusal> {
    let mut all = refusals_of_the_moment();
    all.extend(refusals_on_the_board());
    all.extend(refusals_of_powers_and_gear());
    all.iter().for_each(guard_refusal);
    all
}

fn refusals_of_the_moment() -> Vec<Refusal> {
    let (turn, whom) = (ANN, BOB);
    let mut all = vec![
        Refusal::GameOver,
        Refusal::NotYourTurn { turn },
        Refusal::NoActionsLeft,
        Refusal::NoSuchSeat { whom: Seat::new(5) },
        Refusal::DraftFirst { turn },
        Refusal::DraftIsOver,
        Refusal::LookFirst { turn },
        Refusal::NotLooking,
        Refusal::NoSuchCard { nth: 2, n: 1, n_placed: 0 },
        Refusal::NoSuchCard { nth: 4, n: 3, n_placed: 0 },
        Refusal::NoSuchCard { nth: 1, n: 3, n_placed: 1 },
        Refusal::NoSuchCard { nth: 1, n: 4, n_placed: 2 },
        Refusal::AlreadyBuried,
        Refusal::OrderIsFixed,
        Refusal::BuryFirst,
        Refusal::StormFirst { n_left: 1 },
        Refusal::StormFirst { n_left: 2 },
        Refusal::NoStorm { purpose: Purpose::Draw },
        Refusal::NoStorm { purpose: Purpose::Hold },
        Refusal::SunFirst,
        Refusal::NoSunRevealed,
        Refusal::NotYourStorm { turn },
        Refusal::StormHeld { whom },
        Refusal::CannotHoldOwnStorm,
        Refusal::AlreadyHeld,
        Refusal::NotHolding,
        Refusal::TooManyExchanges { n: 20 },
        Refusal::WaitForAnswer { whom },
        Refusal::NothingAsked,
    ];
    all.extend(Role::ALL.iter().map(|&role| Refusal::RoleTaken { role }));
    all
}

fn refusals_on_the_board() -> Vec<Refusal> {
    let (at, whom, sand) = (C2, BOB, 3);
    let mut all = vec![
        Refusal::Buried { sand },
        Refusal::TheEye { at },
        Refusal::TooFar { at, from: B2, n_steps: 2 },
        Refusal::TooFar { at, from: at, n_steps: 0 },
        Refusal::OnlyClimberCarries,
        Refusal::NotInATunnel { at },
        Refusal::NotATunnel { at },
        Refusal::TunnelBlocked { at, sand },
        Refusal::AlreadyThere { at },
        Refusal::OwnTileFirst { at, sand },
        Refusal::SandOnTile { at, sand: 1 },
        Refusal::SandOnTile { at, sand },
        Refusal::NotExcavated { at },
        Refusal::PawnBuried { whom, sand },
    ];
    for purpose in [Purpose::Walk, Purpose::Fly, Purpose::Take, Purpose::Fill] {
        all.push(Refusal::Blocked { at, sand, purpose });
    }
    for purpose in [Purpose::Dig, Purpose::Blast] {
        all.push(Refusal::OutOfReach { at, n_steps: 2, purpose });
        all.push(Refusal::NoSand { at, purpose });
    }
    for purpose in [Purpose::Excavate, Purpose::Scope] {
        all.push(Refusal::AlreadyExcavated { at, purpose });
    }
    for &part in Part::ALL {
        all.extend([Refusal::PartHidden { part }, Refusal::PartElsewhere { part, at }]);
        all.extend([Refusal::PartInEye { part, at }, Refusal::PartHeld { part, whom }]);
    }
    all
}

fn refusals_of_powers_and_gear() -> Vec<Refusal> {
    let (at, whom) = (C2, BOB);
    let mut all = vec![
        Refusal::NoCardsLeftToAvert { level: 3 },
        Refusal::GuideYourself,
        Refusal::NoWellHere { at },
        Refusal::NoOpenWell,
        Refusal::CanteenFull { max: 5 },
        Refusal::NotEnoughWater { has: 0 },
        Refusal::NotEnoughWater { has: 1 },
        Refusal::NoRoom { whom, room: 0 },
        Refusal::NoRoom { whom, room: 1 },
        Refusal::LastWater,
        Refusal::ThrottleLater,
        Refusal::AlreadyShielded,
        Refusal::AlreadySeen { at },
        Refusal::NoOneThirsty,
    ];
    for purpose in [Purpose::GiveWater, Purpose::GiveGear, Purpose::Carry, Purpose::Fly] {
        all.push(Refusal::Yourself { purpose });
        all.push(Refusal::NotTogether { whom, at, purpose });
    }
    all.push(Refusal::NotTogether { whom, at, purpose: Purpose::PourWater });
    for (role, purpose) in [
        (Role::Meteorologist, Purpose::Fewer),
        (Role::Meteorologist, Purpose::Look),
        (Role::Navigator, Purpose::Guide),
        (Role::WaterCarrier, Purpose::Fill),
    ] {
        all.push(Refusal::WrongRole { role, purpose });
    }
    for &gear in Gear::ALL {
        all.extend([Refusal::NoSuchGear { gear }, Refusal::NoGearToGive { gear }]);
    }
    all
}

/// Breaks the build for a new refusal: add a sample of it above.
fn guard_refusal(refusal: &Refusal) {
    match refusal {
        Refusal::GameOver
        | Refusal::NotYourTurn { .. }
        | Refusal::NoActionsLeft
        | Refusal::NoSuchSeat { .. }
        | Refusal::DraftFirst { .. }
        | Refusal::DraftIsOver
        | Refusal::RoleTaken { .. }
        | Refusal::LookFirst { .. }
        | Refusal::NotLooking
        | Refusal::NoSuchCard { .. }
        | Refusal::AlreadyBuried
        | Refusal::OrderIsFixed
        | Refusal::BuryFirst
        | Refusal::StormFirst { .. }
        | Refusal::NoStorm { .. }
        | Refusal::SunFirst
        | Refusal::NoSunRevealed
        | Refusal::NotYourStorm { .. }
        | Refusal::StormHeld { .. }
        | Refusal::CannotHoldOwnStorm
        | Refusal::AlreadyHeld
        | Refusal::NotHolding
        | Refusal::TooManyExchanges { .. }
        | Refusal::WaitForAnswer { .. }
        | Refusal::NothingAsked
        | Refusal::Buried { .. }
        | Refusal::TheEye { .. }
        | Refusal::TooFar { .. }
        | Refusal::Blocked { .. }
        | Refusal::OnlyClimberCarries
        | Refusal::NotTogether { .. }
        | Refusal::Yourself { .. }
        | Refusal::NotInATunnel { .. }
        | Refusal::NotATunnel { .. }
        | Refusal::TunnelBlocked { .. }
        | Refusal::AlreadyThere { .. }
        | Refusal::OutOfReach { .. }
        | Refusal::NoSand { .. }
        | Refusal::AlreadyExcavated { .. }
        | Refusal::OwnTileFirst { .. }
        | Refusal::SandOnTile { .. }
        | Refusal::PartHidden { .. }
        | Refusal::PartElsewhere { .. }
        | Refusal::PartInEye { .. }
        | Refusal::PartHeld { .. }
        | Refusal::NotExcavated { .. }
        | Refusal::WrongRole { .. }
        | Refusal::NoCardsLeftToAvert { .. }
        | Refusal::GuideYourself
        | Refusal::PawnBuried { .. }
        | Refusal::NoWellHere { .. }
        | Refusal::NoOpenWell
        | Refusal::CanteenFull { .. }
        | Refusal::NotEnoughWater { .. }
        | Refusal::NoRoom { .. }
        | Refusal::LastWater
        | Refusal::NoSuchGear { .. }
        | Refusal::NoGearToGive { .. }
        | Refusal::ThrottleLater
        | Refusal::AlreadyShielded
        | Refusal::AlreadySeen { .. }
        | Refusal::NoOneThirsty => {}
    }
}
