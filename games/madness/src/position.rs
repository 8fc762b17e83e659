//! Positions as JSON: a [`Position`] is the unchecked input, a [`State`] can be played.
//!
//! `POSITION.md` is the manual. It lists every field, its default and its errors.
mod card_at;
mod check;
mod fill;
mod write;

use std::collections::BTreeMap;

use kernel::{GameRng, PositionError, Seat, SeatSet};
use serde::{Deserialize, Serialize};

pub use card_at::CardAt;
pub(crate) use write::export;

use crate::{
    data::{Card, Face, Letter, MadnessId, Relic, Reward},
    setup::Options,
    space::Space,
    state::State,
    talk::HeardRemark,
    talk::TrackRecord,
    tile::Tile,
    timer::Timer,
};

/// An unchecked position.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    #[serde(default)]
    pub options: Options,
    /// One entry per seat.
    pub players: Vec<PlayerAt>,
    #[serde(default = "first_seat")]
    pub leader: Seat,
    #[serde(default)]
    pub phase: PhaseAt,
    #[serde(default = "first_round")]
    pub round: u16,
    #[serde(default)]
    pub plane: Option<Space>,
    /// Tiles on the board. Spaces named neither here nor in `gone` get a random tile of their
    /// region.
    #[serde(default)]
    pub tiles: BTreeMap<Space, Tile>,
    /// Spaces whose tile is public.
    #[serde(default)]
    pub seen: Vec<Space>,
    /// Spaces whose tile is used up.
    #[serde(default)]
    pub gone: Vec<Space>,
    /// Used tiles, as many as `gone` in each region. Missing ones are drawn at random.
    #[serde(default)]
    pub used: Vec<Tile>,
    /// From the top. Basic cards that are not named anywhere follow in random order.
    #[serde(default)]
    pub deck: Vec<CardAt>,
    /// Defaults to one injury per player.
    #[serde(default)]
    pub discard: Option<BTreeMap<Card, u8>>,
    /// Number of rests so far.
    #[serde(default)]
    pub rests: u8,
    /// By level, from the top. Cards that are not named anywhere follow in random order.
    #[serde(default)]
    pub madness_decks: [Vec<MadnessId>; 3],
    #[serde(default)]
    pub tokens: TokensAt,
    /// Players whose madness is ignored this turn.
    #[serde(default)]
    pub ignored: Vec<Seat>,
    /// Number of decisions the leader took back this turn.
    #[serde(default)]
    pub changes: u8,
    #[serde(default = "first_clock")]
    pub clock: u32,
    #[serde(default)]
    pub timer: Timer,
    #[serde(default)]
    pub talk: TalkAt,
    /// Searched tile that is shown until the end of the turn in untimed games.
    #[serde(default)]
    pub searched: Option<Space>,
    /// Permutation of the equipment colours.
    #[serde(default)]
    pub mirage: u8,
}

const fn first_seat() -> Seat {
    Seat::new(0)
}

const fn first_round() -> u16 {
    1
}

const fn first_clock() -> u32 {
    1
}

impl Position {
    /// Returns a position before take-off with random hands and no madness.
    pub fn of(seats: usize) -> Position {
        Position {
            options: Options::default(),
            players: vec![PlayerAt::default(); seats],
            leader: first_seat(),
            phase: PhaseAt::Moving,
            round: first_round(),
            plane: None,
            tiles: BTreeMap::new(),
            seen: Vec::new(),
            gone: Vec::new(),
            used: Vec::new(),
            deck: Vec::new(),
            discard: None,
            rests: 0,
            madness_decks: Default::default(),
            tokens: TokensAt::default(),
            ignored: Vec::new(),
            changes: 0,
            clock: first_clock(),
            timer: Timer::default(),
            talk: TalkAt::default(),
            searched: None,
            mirage: 0,
        }
    }
}

/// One player.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct PlayerAt {
    pub hand: Vec<CardAt>,
    /// Size of the hand; unnamed cards are dealt. Defaults to the number of named cards, or to the
    /// hand limit if none is named.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub n_hand: Option<u8>,
    /// Staged cards of the hand; they are not in `hand`.
    pub staged: Vec<CardAt>,
    /// Cards on the sled, in the order they were played.
    pub played: Vec<CardAt>,
    pub madness: Vec<MadnessId>,
    pub relics: Vec<Relic>,
    /// Record of the player's claims.
    #[serde(skip_serializing_if = "TrackRecord::is_blank")]
    pub track_record: TrackRecord,
}

/// Leadership tokens; the rest are in the box.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TokensAt {
    pub sled: u8,
    pub discard: u8,
}

impl Default for TokensAt {
    fn default() -> TokensAt {
        TokensAt { sled: crate::data::TOKENS, discard: 0 }
    }
}

/// Remarks and advice.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct TalkAt {
    /// Remarks of this timer that have arrived.
    pub log: Vec<SentRemarkAt>,
    /// Pending remarks.
    pub pending: Vec<SentRemarkAt>,
    /// Advice given this turn, as commands.
    pub advice: Vec<AdviceAt>,
    /// Players who were asked by name this turn.
    pub asked: Vec<Seat>,
}

/// A remark made by a player.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SentRemarkAt {
    pub seat: Seat,
    /// The remark as in the command, without its first word.
    pub remark: String,
    /// Defaults to all players and spectators.
    #[serde(default = "everyone")]
    pub audience: SeatSet,
    /// The remark as heard; defaults to the remark as meant.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub heard: Option<HeardRemark>,
    /// The seconds in which it was sent and arrived.
    #[serde(default)]
    pub sent: u16,
    #[serde(default)]
    pub arrived: u8,
    /// The remark was forced by madness and costs nothing.
    #[serde(default)]
    pub is_free: bool,
    /// Number of delays, and the number of other players' remarks that had arrived when it was
    /// sent.
    #[serde(default)]
    pub n_delays: u8,
    #[serde(default)]
    pub n_others: u8,
}

const fn everyone() -> SeatSet {
    SeatSet::EVERYONE
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AdviceAt {
    pub seat: Seat,
    /// The advice as in the command, without its first word.
    pub advice: String,
}

/// The phase of the game.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum PhaseAt {
    #[default]
    Moving,
    Ready {
        from: Option<Space>,
    },
    Talking,
    Silent,
    TimerOut,
    Rewarding {
        reward: Reward,
        missed: Vec<Letter>,
    },
    Searching {
        at: Space,
        ready: Vec<Seat>,
        missed: Vec<Letter>,
    },
    Failing {
        missed: Vec<Letter>,
    },
    Rolled {
        letter: Letter,
        face: Face,
        missed: Vec<Letter>,
    },
    Drawing {
        limit: u8,
    },
    Resting,
    Escaped,
    NoTokens,
    NoInjuries,
}

fn error<T>(field: impl Into<String>, problem: impl Into<String>) -> Result<T, PositionError> {
    Err(PositionError::new(field, problem))
}

/// Checks a position and deals everything it leaves open.
pub(crate) fn import(position: &Position, rng: &mut dyn GameRng) -> Result<State, PositionError> {
    let state = fill::fill(position, rng)?;
    check::check(&state)?;
    Ok(state)
}
