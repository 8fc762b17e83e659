//! Sample refusals of every kind.
use kernel::Seat;

use crate::{
    Ability, Adventurer, Decision, Deck, Lock, Refusal, Space, Sun, Treasure, Trial, Variety,
};

const BOB: Seat = Seat::new(1);

/// Returns refusals of every kind, with various numbers.
pub(crate) fn every_refusal() -> Vec<Refusal> {
    let mut all = plain_refusals();
    for n in 0..=3 {
        all.extend([
            Refusal::OverLimit { n_cards: 12 + n, n },
            Refusal::GravelFirst { n },
            Refusal::NotEnoughActions { needed: n, left: 3 - n },
            Refusal::TooFewToPay { n },
            Refusal::PaymentBegun { n },
            Refusal::SameFace { face: n },
        ]);
    }
    for &now in Decision::ALL {
        all.extend([Refusal::NotNow { now }, Refusal::NotAsked { now }]);
    }
    for &lock in Lock::ALL {
        all.extend([
            Refusal::NoSuchLock { lock },
            Refusal::LockElsewhere { lock, at: Space::C9 },
            Refusal::LockOpen { lock },
        ]);
    }
    all.extend(Deck::ALL.iter().map(|&deck| Refusal::DeckEmpty { deck }));
    all.extend(Variety::ALL.iter().map(|&variety| Refusal::NotInForce { variety }));
    all.extend(Ability::ALL.iter().map(|&ability| Refusal::NoToken { ability }));
    all.extend(Trial::ALL.iter().map(|&trial| Refusal::TokenUseless { trial }));
    all.extend(Sun::ALL.iter().map(|&sun| Refusal::SunClosed { sun }));
    all.iter().for_each(guard_refusal);
    all
}

/// Returns refusals with a single text each.
fn plain_refusals() -> Vec<Refusal> {
    let (whom, at, to, card) = (BOB, Space::C9, Space::C11, Treasure::Z1N3);
    let adventurer = Adventurer::Lea;
    vec![
        Refusal::GameOver,
        Refusal::NoSuchSeat { whom },
        Refusal::NotYourTurn { turn: BOB },
        Refusal::AlreadyAnswered,
        Refusal::NotYourAdventurer { adventurer },
        Refusal::AlreadyChosen { adventurer },
        Refusal::NoSuchCard { card },
        Refusal::NotLaidAside { card },
        Refusal::NoSupply,
        Refusal::NoWound,
        Refusal::NoGravel,
        Refusal::GravelHarmless,
        Refusal::StuckInWeb { at },
        Refusal::NotStuck,
        Refusal::NotAdjacent { at, to },
        Refusal::BoulderThere { to },
        Refusal::WallClosed { to },
        Refusal::RoomClosed { to },
        Refusal::HoleThere { to },
        Refusal::PitThere,
        Refusal::BridgeGone,
        Refusal::DoorShut,
        Refusal::OverTheBrink,
        Refusal::NothingToSearch { at },
        Refusal::TileSearched { at },
        Refusal::LyingDown,
        Refusal::NoClueHere { at },
        Refusal::CluesHidden,
        Refusal::NoPit,
        Refusal::NotAtPit { at },
        Refusal::NotOnBridge { at },
        Refusal::StatueGone,
        Refusal::NoTunnel,
        Refusal::NotAtTunnel { at },
        Refusal::StoneNeeded,
        Refusal::NotAtBrink { at },
        Refusal::WithYourself,
        Refusal::NotInTemple { whom },
        Refusal::TooFar { whom, at },
        Refusal::UnsafeSpace { at },
        Refusal::PartnerStuck { whom },
        Refusal::PairBarred { whom },
        Refusal::NothingToExchange { whom },
        Refusal::HandsHidden,
        Refusal::PartnerLacks { whom, card },
        Refusal::NotAskedFor { card },
        Refusal::EmptyExchange,
        Refusal::NotInCorridor { at },
        Refusal::NothingToSwap { whom },
        Refusal::OneSided,
        Refusal::NoPile { at },
        Refusal::NotInPile { card },
        Refusal::NotAtCache { at },
        Refusal::CacheEmpty,
        Refusal::SupplyAlreadyTaken,
        Refusal::MonkeysAlreadySent,
        Refusal::NoSprintInRiver,
        Refusal::NoSprintFromRiver,
        Refusal::NotDiagonal { at, to },
        Refusal::CornerBlocked { at },
        Refusal::NotInLava { at },
        Refusal::NoTileToRead { at },
        Refusal::NothingToBuy,
    ]
}

/// Breaks the build if a refusal is added. Add a sample above, and a scenario in `refusals.rs`.
fn guard_refusal(refusal: &Refusal) {
    match refusal {
        Refusal::GameOver
        | Refusal::NoSuchSeat { .. }
        | Refusal::NotYourTurn { .. }
        | Refusal::NotNow { .. }
        | Refusal::NotAsked { .. }
        | Refusal::AlreadyAnswered
        | Refusal::NotYourAdventurer { .. }
        | Refusal::AlreadyChosen { .. }
        | Refusal::NoSuchCard { .. }
        | Refusal::NotLaidAside { .. }
        | Refusal::OverLimit { .. }
        | Refusal::NoSupply
        | Refusal::NoWound
        | Refusal::NoGravel
        | Refusal::GravelHarmless
        | Refusal::GravelFirst { .. }
        | Refusal::StuckInWeb { .. }
        | Refusal::NotStuck
        | Refusal::NotEnoughActions { .. }
        | Refusal::NotAdjacent { .. }
        | Refusal::BoulderThere { .. }
        | Refusal::WallClosed { .. }
        | Refusal::RoomClosed { .. }
        | Refusal::HoleThere { .. }
        | Refusal::PitThere
        | Refusal::BridgeGone
        | Refusal::DoorShut
        | Refusal::OverTheBrink
        | Refusal::NothingToSearch { .. }
        | Refusal::DeckEmpty { .. }
        | Refusal::TileSearched { .. }
        | Refusal::LyingDown
        | Refusal::NoClueHere { .. }
        | Refusal::CluesHidden
        | Refusal::NoSuchLock { .. }
        | Refusal::LockElsewhere { .. }
        | Refusal::LockOpen { .. }
        | Refusal::NoPit
        | Refusal::NotAtPit { .. }
        | Refusal::NotOnBridge { .. }
        | Refusal::StatueGone
        | Refusal::NoTunnel
        | Refusal::NotAtTunnel { .. }
        | Refusal::StoneNeeded
        | Refusal::NotAtBrink { .. }
        | Refusal::WithYourself
        | Refusal::NotInTemple { .. }
        | Refusal::TooFar { .. }
        | Refusal::UnsafeSpace { .. }
        | Refusal::PartnerStuck { .. }
        | Refusal::PairBarred { .. }
        | Refusal::NothingToExchange { .. }
        | Refusal::HandsHidden
        | Refusal::PartnerLacks { .. }
        | Refusal::NotAskedFor { .. }
        | Refusal::EmptyExchange
        | Refusal::NotInCorridor { .. }
        | Refusal::NothingToSwap { .. }
        | Refusal::OneSided
        | Refusal::NoPile { .. }
        | Refusal::NotInPile { .. }
        | Refusal::NotInForce { .. }
        | Refusal::NotAtCache { .. }
        | Refusal::CacheEmpty
        | Refusal::SupplyAlreadyTaken
        | Refusal::MonkeysAlreadySent
        | Refusal::NoToken { .. }
        | Refusal::NoSprintInRiver
        | Refusal::NoSprintFromRiver
        | Refusal::NotDiagonal { .. }
        | Refusal::CornerBlocked { .. }
        | Refusal::NotInLava { .. }
        | Refusal::NoTileToRead { .. }
        | Refusal::TokenUseless { .. }
        | Refusal::NothingToBuy
        | Refusal::TooFewToPay { .. }
        | Refusal::PaymentBegun { .. }
        | Refusal::SameFace { .. }
        | Refusal::SunClosed { .. } => {}
    }
}
