//! Events. Their texts are the `event-<type>` messages in `text/*.ftl`.
use kernel::{Seat, named_enum};
use serde::Serialize;

use crate::{
    board::Space,
    data::{Adventurer, Death, Deck, Glyph, Lock, Sun, Treasure, Trial, WallCard},
};

named_enum! {
    /// A wall of the Walls Room.
    Wall, "a wall: orange or grey":
    Orange = "orange",
    Grey = "grey",
}

named_enum! {
    /// A way out of the temple.
    EscapeRoute, "a way out":
    Exit = "exit",
    Tunnel = "tunnel",
}

/// An event. Secret fields are empty for viewers who may not know them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Event {
    /// An adventurer entered once all players had chosen.
    WentIn {
        seat: Seat,
        adventurer: Adventurer,
    },
    /// A roll for the first Dice Keeper. `face` is the triplet, if there is one.
    FirstRoll {
        seat: Seat,
        dice: Vec<u8>,
        face: Option<u8>,
    },
    KeeperChosen {
        seat: Seat,
    },
    RoundBegan {
        round: u8,
    },
    Rolled {
        dice: Vec<u8>,
    },
    /// Thieving Pack-Handlers moved a card from `whom` to `seat`.
    Carried {
        seat: Seat,
        whom: Seat,
        card: Option<Treasure>,
    },
    /// `n` cards were dropped on the space.
    Dropped {
        seat: Seat,
        at: Space,
        n: u8,
        cards: Vec<Treasure>,
    },
    DropLost {
        seat: Seat,
        at: Space,
        n: u8,
        cards: Vec<Treasure>,
    },
    Loaded {
        seat: Seat,
        n_cards: u8,
        level: u8,
    },
    /// Wounds and Supplies over the limit went back to their decks.
    ExcessReturned {
        seat: Seat,
        n_wounds: u8,
        n_supplies: u8,
    },
    Braced {
        seat: Seat,
        level: u8,
    },
    Shed {
        seat: Seat,
        level: u8,
    },
    /// A turn with `n` actions began.
    TurnBegan {
        seat: Seat,
        n: u8,
    },
    TurnSkipped {
        seat: Seat,
    },
    TurnEnded {
        seat: Seat,
    },
    Moved {
        seat: Seat,
        at: Space,
    },
    Sprinted {
        seat: Seat,
        at: Space,
    },
    Leapt {
        seat: Seat,
        at: Space,
    },
    MaskRemoved,
    TileFlipped {
        seat: Seat,
        at: Space,
        glyph: Glyph,
        n: u8,
    },
    TrapSprung {
        seat: Seat,
        at: Space,
        glyph: Glyph,
        n: u8,
    },
    Searched {
        seat: Seat,
        deck: Deck,
        card: Option<Treasure>,
    },
    Drifted {
        seat: Seat,
        at: Space,
    },
    Deciphered {
        seat: Seat,
        zone: u8,
        glyph: Option<Glyph>,
        n: Option<u8>,
    },
    TileRead {
        seat: Seat,
        at: Space,
        n: Option<u8>,
    },
    ClueRead {
        seat: Seat,
        zone: u8,
        glyph: Option<Glyph>,
        n: Option<u8>,
    },
    /// The look ended, and its tile lies face down again.
    LookEnded {
        seat: Seat,
    },
    Tested {
        seat: Seat,
        trial: Trial,
        dice: Vec<u8>,
    },
    /// Three cards bought one reroll.
    Paid {
        seat: Seat,
        cards: Vec<Treasure>,
        face: u8,
    },
    OneIgnored {
        seat: Seat,
        trial: Trial,
    },
    Helped {
        seat: Seat,
        whom: Seat,
    },
    TestPassed {
        seat: Seat,
        trial: Trial,
    },
    TestFailed {
        seat: Seat,
        trial: Trial,
    },
    Wounded {
        seat: Seat,
        n: u8,
    },
    Buried {
        seat: Seat,
        n: u8,
    },
    Caught {
        seat: Seat,
        at: Space,
    },
    CardLost {
        seat: Seat,
        card: Option<Treasure>,
    },
    Freed {
        seat: Seat,
    },
    Eliminated {
        seat: Seat,
        adventurer: Adventurer,
        death: Death,
    },
    Escaped {
        seat: Seat,
        adventurer: Adventurer,
        route: EscapeRoute,
        n: u8,
    },
    /// The bridge was tested with `weight` on it. `n` planks are left.
    BridgeTested {
        seat: Seat,
        weight: u8,
        dice: Vec<u8>,
        n: u8,
    },
    BridgeFell,
    /// An adventurer who was stepping onto the bridge when it broke is still on this space.
    StayedBehind {
        seat: Seat,
        at: Space,
    },
    StatueTaken {
        seat: Seat,
    },
    LockRolled {
        seat: Seat,
        lock: Lock,
        dice: Vec<u8>,
    },
    LockRerolled {
        seat: Seat,
        lock: Lock,
        dice: Vec<u8>,
    },
    DieSet {
        seat: Seat,
        lock: Lock,
        dice: Vec<u8>,
    },
    LockOpened {
        seat: Seat,
        lock: Lock,
    },
    LockLeft {
        seat: Seat,
        lock: Lock,
    },
    Darts {
        seat: Seat,
        face: u8,
    },
    TreasureTaken {
        seat: Seat,
        card: Treasure,
    },
    DoorRemoved {
        seat: Seat,
    },
    DoorSmashed,
    CollapseBegan,
    CollapseEnded,
    /// `seat` offered `cards`.
    ExchangeProposed {
        seat: Seat,
        whom: Seat,
        cards: Vec<Treasure>,
    },
    /// `seat` asked for `cards` (open hands only).
    ExchangeAsked {
        seat: Seat,
        whom: Seat,
        cards: Vec<Treasure>,
    },
    /// `seat` answered with `cards`.
    ExchangeAnswered {
        seat: Seat,
        whom: Seat,
        cards: Vec<Treasure>,
    },
    /// The time to answer ran out. A proposed exchange is declined. In a test, the game mode
    /// decides whether the player helps.
    AnswerExpired {
        seat: Seat,
    },
    ExchangeDeclined {
        seat: Seat,
        whom: Seat,
    },
    ExchangeCancelled {
        seat: Seat,
        whom: Seat,
    },
    /// `n_given` cards went from `seat` to `whom`, and `n_taken` cards went back.
    Exchanged {
        seat: Seat,
        whom: Seat,
        n_given: u8,
        n_taken: u8,
    },
    PileSeen {
        seat: Seat,
        at: Space,
        n: u8,
        cards: Vec<Treasure>,
    },
    PickedUp {
        seat: Seat,
        deck: Deck,
        card: Option<Treasure>,
    },
    Healed {
        seat: Seat,
        n: u8,
    },
    Hurried {
        seat: Seat,
        n: u8,
    },
    GravelCleared {
        seat: Seat,
        n: u8,
    },
    SupplyTaken {
        seat: Seat,
        n: u8,
    },
    MonkeysSent {
        seat: Seat,
        whom: Seat,
        face: u8,
    },
    /// Monkeys moved a card from `whom` to `seat`.
    Stolen {
        seat: Seat,
        whom: Seat,
        card: Option<Treasure>,
    },
    Fumes {
        seat: Seat,
        face: u8,
    },
    WallRevealed {
        card: WallCard,
    },
    WallMoved {
        wall: Wall,
        n: u8,
    },
    Pushed {
        seat: Seat,
        at: Space,
    },
    PilePushed {
        at: Space,
    },
    WallsMet,
    BoulderRolled {
        dice: Vec<u8>,
        n: u8,
    },
    BoulderMoved {
        at: Space,
    },
    PileCrushed {
        at: Space,
        n: u8,
    },
    WebTorn {
        at: Space,
    },
    /// The boulder hit the wall at a Sun, which stays shut until the boulder leaves the corner.
    WallHit {
        sun: Sun,
    },
    SunOpened {
        sun: Sun,
    },
    CacheCrushed {
        n: u8,
    },
    Splinters {
        seat: Seat,
    },
    WaitsForSun {
        seat: Seat,
    },
    Replaced {
        seat: Seat,
        adventurer: Adventurer,
        at: Space,
    },
    DicePassed {
        seat: Seat,
    },
    /// The game ends because no adventurer is left in the temple.
    TempleEmpty,
    ExitSealed,
    CasketOpened {
        seat: Seat,
        dice: Vec<u8>,
        n: u8,
    },
    Counted {
        seat: Seat,
        n: u8,
    },
    Won {
        seat: Seat,
        n: u8,
    },
    NoOneEscaped,
    GroupCounted {
        n: u8,
        target: u8,
    },
}
