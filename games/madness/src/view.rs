//! The view of the game for one set of viewers. It is built field by field, so nothing is sent that
//! is not listed here.
mod parts;
mod talk;

use kernel::{Seat, SeatSet};
use serde::Serialize;

use crate::{
    advice::Advice,
    data::{Card, Face, Gear, LEVELS, Letter, MadnessId, Region, Relic, Reward, Stage, TOKENS},
    setup::Options,
    space::Space,
    state::State,
    talk::HeardRemark,
    tile::Tile,
};

/// The table as `viewers` see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    pub phase: PhaseView,
    pub leader: Seat,
    /// Turn number, counted from 1.
    pub round: u16,
    pub players: Vec<PlayerView>,
    /// The plane's space; `None` before the first move.
    pub plane: Option<Space>,
    pub spaces: Vec<SpaceView>,
    /// The current encounter, from the moment the timer is flipped.
    pub encounter: Option<EncounterView>,
    /// The timer, until the sled is revealed.
    pub timer: Option<TimerView>,
    /// The results, once the sled is revealed.
    pub results: Vec<ResultView>,
    /// Revealed cards on the sled, by seat.
    pub revealed: Vec<RevealedView>,
    pub tokens: TokensView,
    /// Cards in the equipment deck.
    pub deck: u8,
    /// Number of cards that all hands need together.
    pub need: u8,
    pub discard: Vec<CardCount>,
    /// Injuries left in the supply.
    pub injuries_left: u8,
    /// Arcane cards left in the supply.
    pub arcane_left: Vec<GearCount>,
    pub relics_left: Vec<Relic>,
    /// Number of cards in the madness decks, by level.
    pub madness_left: Vec<u8>,
    pub used: Vec<Tile>,
    pub score: ScoreView,
    /// Remarks of this timer, kept until it is flipped again. A remark's number is its index.
    pub remarks: Vec<RemarkView>,
    /// Pending remarks of these viewers.
    pub pending: Vec<PendingView>,
    /// Advice outside the encounter this turn.
    pub advice: Vec<AdviceView>,
    pub options: Options,
}

kernel::patched!(View {
    phase, leader, round, plane, encounter, timer, revealed, tokens, deck, need,
    injuries_left, arcane_left, relics_left, madness_left, used, score, pending, options;
    players, spaces, results, discard, remarks, advice
});

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum PhaseView {
    Moving,
    /// The plane has moved; the timer has to be flipped.
    Ready,
    Talking,
    Silent,
    TimerOut,
    Rewarding {
        reward: Reward,
    },
    Searching {
        at: Space,
        tile: Tile,
        ready: Vec<Seat>,
    },
    Failing {
        letters: Vec<Letter>,
    },
    Rolled {
        letter: Letter,
        face: Face,
        distance: u8,
    },
    Drawing {
        limit: u8,
    },
    Resting,
    Over {
        reason: String,
    },
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlayerView {
    pub seat: Seat,
    /// Number of cards that are not on the sled.
    pub n_hand: u8,
    /// The sorted hand, if visible to these viewers.
    pub hand: Option<Vec<Card>>,
    pub n_played: u8,
    pub played: Option<Vec<Card>>,
    /// Sums of the hand by kind, if visible to these viewers.
    pub sums: Option<Vec<GearCount>>,
    /// Injuries that everyone knows to be among this player's hidden cards (M16.3).
    pub known_injuries: u8,
    /// Injuries in the discard that return to this player unless the expedition rests (M16.3).
    pub returning: u8,
    /// Number of cards this hand needs.
    pub lacks: u8,
    /// Madness level, from 0 to 3.
    pub level: u8,
    /// Madness cards, if visible to these viewers.
    pub madness: Option<Vec<MadnessId>>,
    pub is_ignored: bool,
    pub relics: Vec<Relic>,
    pub covered: Vec<Stage>,
    pub is_done: bool,
    /// The player has passed (untimed games).
    pub has_passed: bool,
    pub is_lingering: bool,
    /// Number of remarks during this timer that everyone noticed.
    pub n_remarks: u8,
    /// Number of remarks left during this timer, ignoring madness, if visible to these viewers.
    pub n_left: Option<u8>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SpaceView {
    pub at: Space,
    pub region: Region,
    /// The space has a tile, face down or being faced.
    pub has_tile: bool,
    /// The tile, if these viewers know it.
    pub tile: Option<Tile>,
    /// Challenges of the tile if it is known, otherwise those printed on the board, if any.
    pub challenges: Vec<ChallengeView>,
    pub reward: Option<Reward>,
    /// The plane can fly there now.
    pub is_near: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct EncounterView {
    pub at: Space,
    /// `None` if the tile of this space is used up.
    pub tile: Option<Tile>,
    pub challenges: Vec<ChallengeView>,
    pub reward: Option<Reward>,
    /// The kind whose colour each kind of equipment shows, with the option `mirage`.
    pub mirage: Option<Vec<Gear>>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ChallengeView {
    pub letter: Letter,
    pub gear: Gear,
    /// Every sum that meets it, in ascending order.
    pub sums: Vec<u8>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TimerView {
    /// Number within the turn, counted from 1.
    pub number: u8,
    /// Whole seconds elapsed and in total; 0 in untimed games.
    pub elapsed: u8,
    pub seconds: u8,
    pub is_silent: bool,
    /// Cards played during this timer by all players. Remarks refer to it as `seen`.
    pub n_played: u8,
    /// The last call of an untimed game: every player with remarks left may speak.
    pub is_last_call: bool,
    /// The player accused of breaking the silence (in-person games).
    pub accused: Option<Seat>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ResultView {
    pub letter: Letter,
    pub gear: Gear,
    pub sum: u8,
    pub is_met: bool,
    /// Distance to the nearest valid sum.
    pub distance: u8,
    /// The missed challenge is not paid for yet.
    pub is_open: bool,
}

/// Revealed cards. Their owner stays hidden without `reveal_owner`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RevealedView {
    pub seat: Option<Seat>,
    pub cards: Vec<Card>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TokensView {
    pub sled: u8,
    pub discard: u8,
    /// Tokens returned to the box.
    pub gone: u8,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CardCount {
    pub card: Card,
    pub n: u8,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GearCount {
    pub gear: Gear,
    pub n: u8,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ScoreView {
    pub relics: u8,
    /// Injuries that count, as far as these viewers know.
    pub injuries: u8,
    /// Injuries that these viewers cannot see. They count if they are in a hand, but not in the
    /// deck (M16.1). Otherwise 0.
    pub injuries_unseen: u8,
    /// Relics minus the injuries that count for sure.
    pub balance: i8,
    /// The rank of an expedition that returns with this balance: 0 is a failure, 5 the best.
    pub rank: u8,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RemarkView {
    pub id: u8,
    pub seat: Seat,
    /// The second of the timer in which it arrived.
    pub second: u8,
    /// The remark as these viewers heard it; `None` if they did not.
    pub said: Option<HeardRemark>,
    /// `true` if everyone heard it. Only players who heard it know.
    pub is_public: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PendingView {
    pub seat: Seat,
    pub said: HeardRemark,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AdviceView {
    pub seat: Seat,
    pub advice: Advice,
}

impl View {
    pub(crate) fn of(state: &State, viewers: SeatSet) -> View {
        let seats = || state.all_seats().iter();
        let advice = state.talk.advice.iter();
        View {
            phase: parts::phase(state),
            leader: state.turn,
            round: state.round,
            players: seats().map(|seat| parts::player(state, seat, viewers)).collect(),
            plane: state.board.plane,
            spaces: parts::spaces(state, viewers),
            encounter: parts::encounter(state),
            timer: parts::timer(state),
            results: parts::results(state),
            revealed: parts::revealed(state),
            tokens: TokensView {
                sled: state.tokens.sled,
                discard: state.tokens.discard,
                gone: TOKENS - state.tokens.total(),
            },
            deck: state.cards.n_deck(),
            need: state.n_needed(state.hand_limit()),
            discard: parts::discard(state),
            injuries_left: state.cards.injuries_left(),
            arcane_left: parts::by_gear(|gear| state.cards.arcane_left(gear)),
            relics_left: state.relics_left().iter().collect(),
            madness_left: (0..LEVELS as usize).map(|nth| state.madness.n_deck(nth)).collect(),
            used: state.board.used().iter().collect(),
            score: parts::score(state, viewers),
            remarks: talk::remarks(state, viewers),
            pending: talk::pending(state, viewers),
            advice: advice.map(|it| AdviceView { seat: it.seat, advice: it.advice }).collect(),
            options: Options::clone(&state.options),
        }
    }

    pub fn player(&self, seat: Seat) -> &PlayerView {
        &self.players[seat.index()]
    }
}
