//! Game events. An event with a secret has a public version with `None` in its place.
use kernel::Seat;
use serde::Serialize;

use crate::{
    advice::Advice,
    data::{Card, Face, Gear, Letter, MadnessId, Relic, Reward, Stage},
    space::Space,
    talk::HeardRemark,
    tile::Tile,
};

/// One event of the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Event {
    TurnBegan {
        seat: Seat,
        round: u16,
    },
    Ignored {
        seat: Seat,
        whom: Seat,
    },
    IgnoreUndone {
        seat: Seat,
        whom: Seat,
    },
    Moved {
        seat: Seat,
        to: Space,
    },
    MoveUndone {
        seat: Seat,
        to: Space,
    },
    /// The three escape tiles are laid out.
    EscapeTilesPlaced,
    /// `tile` is `None` on a space whose tile is gone.
    TimerFlipped {
        seat: Seat,
        at: Space,
        tile: Option<Tile>,
    },
    /// A remark, for the players who hear it; `words` is its canonical text. `public` is `false` if
    /// some players did not hear it.
    Said {
        seat: Seat,
        id: u8,
        said: HeardRemark,
        words: String,
        public: bool,
    },
    /// A remark that these viewers cannot hear.
    Murmured {
        seat: Seat,
        id: u8,
    },
    /// For the speaker only: the remark arrives later.
    RemarkPending {
        seat: Seat,
        said: HeardRemark,
        words: String,
    },
    /// For the speaker only: silence fell before the remark arrived.
    RemarksLost {
        seat: Seat,
        n: u8,
    },
    /// `card` is for the owner only. The first card of a timer starts the silence.
    Played {
        seat: Seat,
        card: Option<Card>,
        n: u8,
        silence: bool,
    },
    /// For the owner only: the card was played automatically.
    AutoPlayed {
        seat: Seat,
        card: Card,
        madness: MadnessId,
    },
    DeclaredDone {
        seat: Seat,
    },
    ChangedMind {
        seat: Seat,
    },
    Passed {
        seat: Seat,
    },
    Lingers {
        seat: Seat,
    },
    /// Players with remarks left may use them now, regardless of timing restrictions.
    LastCall,
    Slipped {
        seat: Seat,
    },
    Accused {
        seat: Seat,
        whom: Seat,
    },
    AccusationDismissed {
        seat: Seat,
        whom: Seat,
    },
    /// The die is rolled immediately and cannot be rolled again.
    SilenceBroken {
        seat: Seat,
        face: Face,
    },
    WasAsked {
        seat: Seat,
    },
    WasBriefed {
        seat: Seat,
    },
    Advised {
        seat: Seat,
        advice: Advice,
        words: String,
    },
    /// Every player was done, or time ran out.
    TimerEnded {
        early: bool,
    },
    Extended {
        seat: Seat,
        n: u8,
    },
    CardsReturned {
        n: u8,
    },
    /// Without `reveal_owner` there is a single event with all cards and no owner.
    Revealed {
        seat: Option<Seat>,
        cards: Vec<Card>,
    },
    Met {
        letter: Letter,
        gear: Gear,
        sum: u8,
    },
    Missed {
        letter: Letter,
        gear: Gear,
        sum: u8,
        distance: u8,
    },
    RelicTaken {
        seat: Seat,
        whom: Seat,
        relic: Relic,
    },
    /// A space of the player board is covered for the rest of the game.
    SpaceCovered {
        whom: Seat,
        stage: Stage,
    },
    /// `card` is for its new owner only.
    WentMad {
        whom: Seat,
        level: u8,
        madness: Option<MadnessId>,
    },
    /// Every player is at the highest level, so a token is spent instead.
    AllMad,
    ArcaneFound {
        seat: Seat,
        gear: Gear,
    },
    Healed {
        left: u8,
    },
    Praised {
        n: u8,
    },
    Searched {
        seat: Seat,
        at: Space,
        tile: Tile,
    },
    SearchSkipped {
        seat: Seat,
    },
    SearchEnded {
        at: Space,
    },
    /// The supply has nothing of this kind left, or there is no injury to heal.
    NothingGained {
        reward: Reward,
    },
    Rolled {
        seat: Seat,
        letter: Letter,
        face: Face,
    },
    Rerolled {
        seat: Seat,
        letter: Letter,
        face: Face,
    },
    Accident {
        n: u8,
        left: u8,
    },
    Confused {
        n: u8,
        cards: Vec<Card>,
    },
    /// The deck is too short for the confusion, so a token is lost instead.
    DeckTooShort {
        n: u8,
        deck: u8,
    },
    ConfidenceLost {
        n: u8,
    },
    /// Too few tokens are on the sled, so one is removed from the game instead.
    ConfidenceGone {
        n: u8,
    },
    TokenDiscarded {
        sled: u8,
    },
    TokenLost {
        left: u8,
    },
    /// `cards` is for the owner only.
    Drew {
        whom: Seat,
        n: u8,
        cards: Option<Vec<Card>>,
    },
    DeckShort {
        deck: u8,
        need: u8,
    },
    LimitRaised {
        seat: Seat,
        limit: u8,
    },
    Rested {
        seat: Seat,
        n: u8,
        deck: u8,
    },
    RestSkipped {
        seat: Seat,
    },
    /// Injuries played this turn return to their owner's hand.
    InjuriesReturned {
        whom: Seat,
        n: u8,
    },
    /// The leader took too long.
    TimeUp {
        seat: Seat,
    },
    Escaped {
        relics: u8,
        injuries: u8,
        balance: i8,
        won: bool,
    },
    TokensGone,
    InjuriesGone,
    /// The hidden cards of every player at the end of the game.
    Unmasked {
        whom: Seat,
        madness: MadnessId,
    },
}
