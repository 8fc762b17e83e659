//! Refusals. Their texts are the `refusal-<code>` messages in `text/*.ftl`.
use kernel::{Refuse, Seat, named_enum};
use serde::Serialize;

use crate::{
    board::Space,
    data::{Ability, Adventurer, Deck, Lock, Sun, Treasure, Trial, Variety},
};

/// The reason an action is refused, with the numbers that its message needs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum Refusal {
    GameOver,
    NoSuchSeat {
        whom: Seat,
    },
    NotYourTurn {
        turn: Seat,
    },
    /// Another decision has to be made first.
    NotNow {
        now: Decision,
    },
    /// Other players still have to choose, but this player has nothing to choose.
    NotAsked {
        now: Decision,
    },
    /// The player has answered, but may change the answer until everyone has answered.
    AlreadyAnswered,
    NotYourAdventurer {
        adventurer: Adventurer,
    },
    AlreadyChosen {
        adventurer: Adventurer,
    },
    /// The hand holds no such card, or all copies have been set aside.
    NoSuchCard {
        card: Treasure,
    },
    /// No such card has been set aside.
    NotLaidAside {
        card: Treasure,
    },
    /// At least `n` treasures have to be dropped, and too few are chosen.
    OverLimit {
        n_cards: u8,
        n: u8,
    },
    NoSupply,
    NoWound,
    NoGravel,
    /// Gravel is only a marker in this game.
    GravelHarmless,
    GravelFirst {
        n: u8,
    },
    StuckInWeb {
        at: Space,
    },
    NotStuck,
    NotEnoughActions {
        needed: u8,
        left: u8,
    },
    NotAdjacent {
        at: Space,
        to: Space,
    },
    BoulderThere {
        to: Space,
    },
    WallClosed {
        to: Space,
    },
    RoomClosed {
        to: Space,
    },
    HoleThere {
        to: Space,
    },
    PitThere,
    BridgeGone,
    DoorShut,
    /// The brink can only be left by a test.
    OverTheBrink,
    NothingToSearch {
        at: Space,
    },
    DeckEmpty {
        deck: Deck,
    },
    TileSearched {
        at: Space,
    },
    LyingDown,
    NoClueHere {
        at: Space,
    },
    CluesHidden,
    NoSuchLock {
        lock: Lock,
    },
    LockElsewhere {
        lock: Lock,
        at: Space,
    },
    LockOpen {
        lock: Lock,
    },
    NoPit,
    NotAtPit {
        at: Space,
    },
    NotOnBridge {
        at: Space,
    },
    StatueGone,
    NoTunnel,
    NotAtTunnel {
        at: Space,
    },
    StoneNeeded,
    NotAtBrink {
        at: Space,
    },
    WithYourself,
    NotInTemple {
        whom: Seat,
    },
    TooFar {
        whom: Seat,
        at: Space,
    },
    UnsafeSpace {
        at: Space,
    },
    PartnerStuck {
        whom: Seat,
    },
    PairBarred {
        whom: Seat,
    },
    NothingToExchange {
        whom: Seat,
    },
    HandsHidden,
    /// The partner has no such card, or it has already been asked for.
    PartnerLacks {
        whom: Seat,
        card: Treasure,
    },
    NotAskedFor {
        card: Treasure,
    },
    EmptyExchange,
    /// Exchanges and piles are limited to the corridor in this game.
    NotInCorridor {
        at: Space,
    },
    /// Both sides have to give a treasure, and one of the two players has none.
    NothingToSwap {
        whom: Seat,
    },
    /// Both sides have to give a treasure.
    OneSided,
    NoPile {
        at: Space,
    },
    NotInPile {
        card: Treasure,
    },
    NotInForce {
        variety: Variety,
    },
    NotAtCache {
        at: Space,
    },
    CacheEmpty,
    SupplyAlreadyTaken,
    MonkeysAlreadySent,
    NoToken {
        ability: Ability,
    },
    NoSprintInRiver,
    /// With the fine print, a Sprint may end in the river.
    NoSprintFromRiver,
    NotDiagonal {
        at: Space,
        to: Space,
    },
    CornerBlocked {
        at: Space,
    },
    NotInLava {
        at: Space,
    },
    NoTileToRead {
        at: Space,
    },
    /// The token does not help in this test.
    TokenUseless {
        trial: Trial,
    },
    NothingToBuy,
    TooFewToPay {
        n: u8,
    },
    PaymentBegun {
        n: u8,
    },
    SameFace {
        face: u8,
    },
    SunClosed {
        sun: Sun,
    },
}

named_enum! {
    /// The kind of decision that is due.
    Decision, "a decision such as load":
    Choose = "choose",
    Begin = "begin",
    Load = "load",
    Brace = "brace",
    Act = "act",
    Test = "test",
    Help = "help",
    Lose = "lose",
    Unlock = "unlock",
    Door = "door",
    Compose = "compose",
    Answer = "answer",
    Confirm = "confirm",
    Gather = "gather",
    Replace = "replace",
}

impl Decision {
    /// Returns the paragraph of the rules about this decision.
    const fn rule(self) -> &'static str {
        match self {
            Decision::Choose => "T3.7",
            Decision::Begin => "T3.9",
            Decision::Load => "T5.1",
            Decision::Brace => "T5.4",
            Decision::Act => "T4.3",
            Decision::Test => "T12.2",
            Decision::Help => "T12.4",
            Decision::Lose => "T8.6",
            Decision::Unlock => "T8.2",
            Decision::Door => "V02",
            Decision::Compose | Decision::Answer | Decision::Confirm => "T6.4",
            Decision::Gather => "T6.5",
            Decision::Replace => "T15.2",
        }
    }
}

impl Refuse for Refusal {
    fn rule(&self) -> &'static str {
        match self {
            Refusal::GameOver => "T16.1",
            Refusal::NoSuchSeat { .. } => "T1.3",
            Refusal::NotYourTurn { .. } => "T4.3",
            Refusal::NotNow { now } | Refusal::NotAsked { now } => now.rule(),
            Refusal::AlreadyAnswered => "T4.7",
            Refusal::NotYourAdventurer { .. } | Refusal::AlreadyChosen { .. } => "T3.7",
            Refusal::NoSuchCard { .. } | Refusal::NotLaidAside { .. } => "T5.1",
            Refusal::OverLimit { .. } => "T5.3",
            Refusal::NoSupply | Refusal::NoWound => "T6.6",
            Refusal::NoGravel | Refusal::GravelHarmless => "T6.3",
            Refusal::GravelFirst { .. } => "T18.3",
            Refusal::StuckInWeb { .. } | Refusal::NotStuck => "T8.7",
            Refusal::NotEnoughActions { .. } => "T6.1",
            Refusal::NotAdjacent { .. } => "T6.2",
            Refusal::BoulderThere { .. } => "T13.5",
            Refusal::WallClosed { .. } => "T7.4",
            Refusal::RoomClosed { .. } => "T7.5",
            Refusal::HoleThere { .. } => "T9.2",
            Refusal::PitThere | Refusal::NoPit | Refusal::NotAtPit { .. } => "T8.5",
            Refusal::BridgeGone | Refusal::NotOnBridge { .. } => "T11.1",
            Refusal::DoorShut => "V02",
            Refusal::OverTheBrink | Refusal::NotAtBrink { .. } => "T10.3",
            Refusal::NothingToSearch { .. } | Refusal::DeckEmpty { .. } => "T6.8",
            Refusal::TileSearched { .. } => "T9.3",
            Refusal::LyingDown => "T10.2",
            Refusal::NoClueHere { .. } => "T7.2",
            Refusal::CluesHidden => "V01",
            Refusal::NoSuchLock { .. }
            | Refusal::LockElsewhere { .. }
            | Refusal::LockOpen { .. } => "T8.1",
            Refusal::StatueGone => "T11.3",
            Refusal::NoTunnel | Refusal::NotAtTunnel { .. } | Refusal::StoneNeeded => "T8.4",
            Refusal::WithYourself | Refusal::NotInTemple { .. } => "T6.4",
            Refusal::TooFar { .. } | Refusal::PartnerStuck { .. } => "T6.4",
            Refusal::PairBarred { .. } | Refusal::NothingToExchange { .. } => "T6.4",
            Refusal::HandsHidden | Refusal::PartnerLacks { .. } => "T6.4",
            Refusal::NotAskedFor { .. } | Refusal::EmptyExchange => "T6.4",
            Refusal::NotInCorridor { .. } | Refusal::NothingToSwap { .. } | Refusal::OneSided => {
                "T18.10"
            }
            Refusal::UnsafeSpace { .. } => "T2.8",
            Refusal::NoPile { .. } | Refusal::NotInPile { .. } => "T6.5",
            Refusal::NotInForce { .. } => "T3.6",
            Refusal::NotAtCache { .. } | Refusal::CacheEmpty | Refusal::SupplyAlreadyTaken => "V23",
            Refusal::MonkeysAlreadySent => "V26",
            Refusal::NoToken { .. } => "T14.1",
            Refusal::NoSprintInRiver => "R36",
            Refusal::NoSprintFromRiver => "T18.13",
            Refusal::NotDiagonal { .. } | Refusal::CornerBlocked { .. } => "T14.7",
            Refusal::NotInLava { .. } | Refusal::NoTileToRead { .. } => "T14.4",
            Refusal::TokenUseless { .. } => "T12.3",
            Refusal::NothingToBuy | Refusal::TooFewToPay { .. } | Refusal::PaymentBegun { .. } => {
                "T12.2"
            }
            Refusal::SameFace { .. } => "T14.6",
            Refusal::SunClosed { .. } => "T15.2",
        }
    }
}
