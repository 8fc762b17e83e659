//! What is told. Where two versions exist, the one without secrets has `None` in their place.
use kernel::Seat;
use serde::Serialize;

use crate::{
    council::Counsel,
    data::{Card, Face, Gear, Letter, MadnessId, Relic, Reward, Stage},
    space::Space,
    talk::Utterance,
    tile::Tile,
};

/// One thing that happened.
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
    /// The three tiles of the way out are laid.
    WayOutLaid,
    /// `tile` is `None` over a space whose tile is gone.
    GlassTurned {
        seat: Seat,
        at: Space,
        tile: Option<Tile>,
    },
    /// A remark, for those who hear it; `words` are its canonical ones. `public` is false if some
    /// did not.
    Said {
        seat: Seat,
        id: u8,
        said: Utterance,
        words: String,
        public: bool,
    },
    /// Somebody spoke, but not to these ears.
    Murmured {
        seat: Seat,
        id: u8,
    },
    /// For the speaker alone: the words arrive later.
    UnderWay {
        seat: Seat,
        said: Utterance,
        words: String,
    },
    /// For the speaker alone: silence fell before they arrived.
    WordsLost {
        seat: Seat,
        n: u8,
    },
    /// Which card it was is for the owner; the first card of a glass brings silence.
    Laid {
        seat: Seat,
        card: Option<Card>,
        n: u8,
        silence: bool,
    },
    /// For the owner alone: the card was laid by itself.
    Jumped {
        seat: Seat,
        card: Card,
        madness: MadnessId,
    },
    Staged {
        seat: Seat,
        card: Card,
    },
    Unstaged {
        seat: Seat,
        card: Card,
    },
    SaidDone {
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
    /// Who still has remarks may use them now, whatever the hour.
    LastCall,
    Slipped {
        seat: Seat,
    },
    Accused {
        seat: Seat,
        whom: Seat,
    },
    ChargeDismissed {
        seat: Seat,
        whom: Seat,
    },
    /// The die is rolled at once, and its face cannot be changed.
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
    Counselled {
        seat: Seat,
        counsel: Counsel,
        words: String,
    },
    /// Everybody was done, or time was up.
    GlassEnded {
        early: bool,
    },
    Extended {
        seat: Seat,
        n: u8,
    },
    CardsReturned {
        n: u8,
    },
    /// Whose they were is not told without `reveal_owner`: then all cards come at once.
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
    /// A space of the board is covered for good.
    SpaceCovered {
        whom: Seat,
        stage: Stage,
    },
    /// Which card it is only the new owner hears.
    WentMad {
        whom: Seat,
        level: u8,
        madness: Option<MadnessId>,
    },
    /// All are mad already: a token instead.
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
    /// The box has nothing of this kind left, or there is nothing to heal.
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
    /// The deck is too short for that: a token instead.
    DeckTooShort {
        n: u8,
        deck: u8,
    },
    ConfidenceLost {
        n: u8,
    },
    /// Too few tokens lie on the sled: one is lost for good instead.
    ConfidenceGone {
        n: u8,
    },
    TokenDiscarded {
        sled: u8,
    },
    TokenLost {
        left: u8,
    },
    /// What was drawn the owner sees.
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
    /// What everybody kept to themselves.
    Unmasked {
        whom: Seat,
        madness: MadnessId,
    },
}
