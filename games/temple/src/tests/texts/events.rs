//! Sample events of every kind.
use kernel::Seat;

use crate::{
    Adventurer, Death, Deck, EscapeRoute, Event, Glyph, Lock, Space, Sun, Treasure, Trial, Wall,
    WallCard,
};

const ANN: Seat = Seat::new(0);
const BOB: Seat = Seat::new(1);

/// Returns events of every kind with various numbers, both with and without their secret fields.
pub(super) fn every_event() -> Vec<Event> {
    let mut all = plain_events();
    (0..=3).for_each(|n| counting_events(n, &mut all));
    named_events(&mut all);
    for (card, cards) in [(None, Vec::new()), (Some(Treasure::LvK), vec![Treasure::Z1N3])] {
        secret_events(card, &cards, &mut all);
    }
    all.iter().for_each(guard_event);
    all
}

/// Returns events whose texts do not depend on numbers.
fn plain_events() -> Vec<Event> {
    let (seat, whom, at, adventurer) = (ANN, BOB, Space::C9, Adventurer::Lea);
    vec![
        Event::WentIn { seat, adventurer },
        Event::FirstRoll { seat, dice: vec![1, 6], face: None },
        Event::FirstRoll { seat, dice: vec![1, 6], face: Some(4) },
        Event::KeeperChosen { seat },
        Event::Rolled { dice: vec![1, 6] },
        Event::TurnSkipped { seat },
        Event::TurnEnded { seat },
        Event::Moved { seat, at },
        Event::Sprinted { seat, at },
        Event::Leapt { seat, at },
        Event::MaskRemoved,
        Event::Drifted { seat, at },
        Event::LookEnded { seat },
        Event::Helped { seat, whom },
        Event::Caught { seat, at },
        Event::Freed { seat },
        Event::BridgeFell,
        Event::StayedBehind { seat, at },
        Event::StatueTaken { seat },
        Event::TreasureTaken { seat, card: Treasure::St },
        Event::DoorRemoved { seat },
        Event::DoorSmashed,
        Event::CollapseBegan,
        Event::CollapseEnded,
        Event::ExchangeAsked { seat, whom, cards: vec![Treasure::Z1N3, Treasure::Al] },
        Event::AnswerExpired { seat },
        Event::ExchangeDeclined { seat, whom },
        Event::ExchangeCancelled { seat, whom },
        Event::Pushed { seat, at },
        Event::PilePushed { at },
        Event::WallsMet,
        Event::BoulderMoved { at },
        Event::WebTorn { at },
        Event::Splinters { seat },
        Event::WaitsForSun { seat },
        Event::Replaced { seat, adventurer, at },
        Event::DicePassed { seat },
        Event::TempleEmpty,
        Event::ExitSealed,
        Event::NoOneEscaped,
    ]
}

/// Adds events with a number that can be zero, one or many.
fn counting_events(n: u8, all: &mut Vec<Event>) {
    let (seat, whom, at, glyph) = (ANN, BOB, Space::C9, Glyph::G03);
    all.extend([
        Event::RoundBegan { round: n },
        Event::Loaded { seat, n_cards: n, level: n },
        Event::Braced { seat, level: n },
        Event::Shed { seat, level: n },
        Event::TurnBegan { seat, n },
        Event::TileFlipped { seat, at, glyph, n },
        Event::TrapSprung { seat, at, glyph, n },
        Event::Wounded { seat, n },
        Event::Buried { seat, n },
        Event::BridgeTested { seat, weight: n, dice: vec![1, 6], n },
        Event::Darts { seat, face: n },
        Event::Healed { seat, n },
        Event::Hurried { seat, n },
        Event::GravelCleared { seat, n },
        Event::SupplyTaken { seat, n },
        Event::MonkeysSent { seat, whom, face: n },
        Event::Fumes { seat, face: n },
        Event::BoulderRolled { dice: vec![1, 6], n },
        Event::PileCrushed { at, n },
        Event::CacheCrushed { n },
        Event::CasketOpened { seat, dice: vec![1, 6], n },
        Event::Counted { seat, n },
        Event::Won { seat, n },
        Event::GroupCounted { n, target: n },
    ]);
    all.extend((0..=2).map(|n_supplies| Event::ExcessReturned { seat, n_wounds: n, n_supplies }));
    all.extend((0..=2).map(|n_taken| Event::Exchanged { seat, whom, n_given: n, n_taken }));
    all.extend(Wall::ALL.iter().map(|&wall| Event::WallMoved { wall, n }));
    let adventurer = Adventurer::Lea;
    all.extend(EscapeRoute::ALL.iter().map(|&route| Event::Escaped { seat, adventurer, route, n }));
}

/// Adds events that name one of several values.
fn named_events(all: &mut Vec<Event>) {
    let seat = ANN;
    for &trial in Trial::ALL {
        all.extend([
            Event::Tested { seat, trial, dice: vec![1, 6] },
            Event::OneIgnored { seat, trial },
            Event::TestPassed { seat, trial },
            Event::TestFailed { seat, trial },
        ]);
    }
    for &lock in Lock::ALL {
        all.extend([
            Event::LockRolled { seat, lock, dice: vec![1, 6] },
            Event::LockRerolled { seat, lock, dice: vec![1, 6] },
            Event::DieSet { seat, lock, dice: vec![1, 6] },
            Event::LockOpened { seat, lock },
            Event::LockLeft { seat, lock },
        ]);
    }
    let adventurer = Adventurer::Lea;
    all.extend(Death::ALL.iter().map(|&death| Event::Eliminated { seat, adventurer, death }));
    all.extend(WallCard::ALL.iter().map(|&card| Event::WallRevealed { card }));
    all.extend(Sun::ALL.iter().flat_map(|&sun| [Event::WallHit { sun }, Event::SunOpened { sun }]));
}

/// Adds events with details that only some viewers may know.
fn secret_events(card: Option<Treasure>, cards: &[Treasure], all: &mut Vec<Event>) {
    let (seat, whom, at, deck) = (ANN, BOB, Space::C9, Deck::River);
    let (glyph, number) = (card.map(|_| Glyph::G03), card.map(|_| 4));
    let cards = || cards.to_vec();
    all.extend([
        Event::Carried { seat, whom, card },
        Event::Searched { seat, deck, card },
        Event::CardLost { seat, card },
        Event::PickedUp { seat, deck, card },
        Event::Stolen { seat, whom, card },
        Event::Deciphered { seat, zone: 2, glyph, n: number },
        Event::TileRead { seat, at, n: number },
        Event::ClueRead { seat, zone: 2, glyph, n: number },
        Event::Paid { seat, cards: cards(), face: 3 },
        Event::ExchangeProposed { seat, whom, cards: cards() },
        Event::ExchangeAnswered { seat, whom, cards: cards() },
    ]);
    for n in 1..=3 {
        all.extend([
            Event::Dropped { seat, at, n, cards: cards() },
            Event::DropLost { seat, at, n, cards: cards() },
            Event::PileSeen { seat, at, n, cards: cards() },
        ]);
    }
}

/// Breaks the build if an event is added. Add a sample above.
fn guard_event(event: &Event) {
    match event {
        Event::WentIn { .. }
        | Event::FirstRoll { .. }
        | Event::KeeperChosen { .. }
        | Event::RoundBegan { .. }
        | Event::Rolled { .. }
        | Event::Carried { .. }
        | Event::Dropped { .. }
        | Event::DropLost { .. }
        | Event::Loaded { .. }
        | Event::ExcessReturned { .. }
        | Event::Braced { .. }
        | Event::Shed { .. }
        | Event::TurnBegan { .. }
        | Event::TurnSkipped { .. }
        | Event::TurnEnded { .. }
        | Event::Moved { .. }
        | Event::Sprinted { .. }
        | Event::Leapt { .. }
        | Event::MaskRemoved
        | Event::TileFlipped { .. }
        | Event::TrapSprung { .. }
        | Event::Searched { .. }
        | Event::Drifted { .. }
        | Event::Deciphered { .. }
        | Event::TileRead { .. }
        | Event::ClueRead { .. }
        | Event::LookEnded { .. }
        | Event::Tested { .. }
        | Event::Paid { .. }
        | Event::OneIgnored { .. }
        | Event::Helped { .. }
        | Event::TestPassed { .. }
        | Event::TestFailed { .. }
        | Event::Wounded { .. }
        | Event::Buried { .. }
        | Event::Caught { .. }
        | Event::CardLost { .. }
        | Event::Freed { .. }
        | Event::Eliminated { .. }
        | Event::Escaped { .. }
        | Event::BridgeTested { .. }
        | Event::BridgeFell
        | Event::StayedBehind { .. }
        | Event::StatueTaken { .. }
        | Event::LockRolled { .. }
        | Event::LockRerolled { .. }
        | Event::DieSet { .. }
        | Event::LockOpened { .. }
        | Event::LockLeft { .. }
        | Event::Darts { .. }
        | Event::TreasureTaken { .. }
        | Event::DoorRemoved { .. }
        | Event::DoorSmashed
        | Event::CollapseBegan
        | Event::CollapseEnded
        | Event::ExchangeProposed { .. }
        | Event::ExchangeAsked { .. }
        | Event::ExchangeAnswered { .. }
        | Event::AnswerExpired { .. }
        | Event::ExchangeDeclined { .. }
        | Event::ExchangeCancelled { .. }
        | Event::Exchanged { .. }
        | Event::PileSeen { .. }
        | Event::PickedUp { .. }
        | Event::Healed { .. }
        | Event::Hurried { .. }
        | Event::GravelCleared { .. }
        | Event::SupplyTaken { .. }
        | Event::MonkeysSent { .. }
        | Event::Stolen { .. }
        | Event::Fumes { .. }
        | Event::WallRevealed { .. }
        | Event::WallMoved { .. }
        | Event::Pushed { .. }
        | Event::PilePushed { .. }
        | Event::WallsMet
        | Event::BoulderRolled { .. }
        | Event::BoulderMoved { .. }
        | Event::PileCrushed { .. }
        | Event::WebTorn { .. }
        | Event::WallHit { .. }
        | Event::SunOpened { .. }
        | Event::CacheCrushed { .. }
        | Event::Splinters { .. }
        | Event::WaitsForSun { .. }
        | Event::Replaced { .. }
        | Event::DicePassed { .. }
        | Event::TempleEmpty
        | Event::ExitSealed
        | Event::CasketOpened { .. }
        | Event::Counted { .. }
        | Event::Won { .. }
        | Event::NoOneEscaped
        | Event::GroupCounted { .. } => {}
    }
}
