//! Any situation as JSON: [`Position`] is what somebody wrote, [`State`] is what can be played.
//!
//! `POSITION.md` is the manual: every field, what stands for it when it is left out, and what is
//! refused.
mod card_at;
mod check;
mod fill;
mod write;

use std::collections::BTreeMap;

use kernel::{Chance, PositionError, Seat, SeatSet};
use serde::{Deserialize, Serialize};

pub use card_at::CardAt;
pub(crate) use write::write_down;

use crate::{
    credit::Credit,
    data::{Card, Face, Letter, MadnessId, Relic, Reward},
    glass::Glass,
    setup::Options,
    space::Space,
    state::State,
    talk::Utterance,
    tile::Tile,
};

/// A situation, not yet checked.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    #[serde(default)]
    pub options: Options,
    /// One a seat.
    pub players: Vec<PlayerAt>,
    #[serde(default = "first_seat")]
    pub leader: Seat,
    #[serde(default)]
    pub phase: PhaseAt,
    #[serde(default = "first_round")]
    pub round: u16,
    #[serde(default)]
    pub plane: Option<Space>,
    /// Tiles that lie on the board; spaces not named here nor in `gone` get some of their region.
    #[serde(default)]
    pub tiles: BTreeMap<Space, Tile>,
    /// Spaces whose tile everybody knows.
    #[serde(default)]
    pub seen: Vec<Space>,
    /// Spaces whose tile is used up.
    #[serde(default)]
    pub gone: Vec<Space>,
    /// Tiles that are used up; as many as `gone` in each region, those not named being drawn.
    #[serde(default)]
    pub used: Vec<Tile>,
    /// From the top; basic cards that are named nowhere lie below in any order.
    #[serde(default)]
    pub deck: Vec<CardAt>,
    /// Left out, as many injuries as players.
    #[serde(default)]
    pub discard: Option<BTreeMap<Card, u8>>,
    /// How often the expedition has rested.
    #[serde(default)]
    pub rests: u8,
    /// Level by level, from the top; cards that are named nowhere lie below in any order.
    #[serde(default)]
    pub madness_decks: [Vec<MadnessId>; 3],
    #[serde(default)]
    pub tokens: TokensAt,
    /// Whose madness sleeps in this turn.
    #[serde(default)]
    pub ignored: Vec<Seat>,
    /// How often the leader took something back in this turn.
    #[serde(default)]
    pub changes: u8,
    #[serde(default = "first_clock")]
    pub clock: u32,
    #[serde(default)]
    pub glass: Glass,
    #[serde(default)]
    pub talk: TalkAt,
    /// Shown until the end of the turn, where there is no clock.
    #[serde(default)]
    pub searched: Option<Space>,
    /// Which way the colours play.
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
    /// The plane about to take off, with hands dealt by chance and everybody sane.
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
            glass: Glass::default(),
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
    /// Cards in hand, those not named being dealt. Left out, as many as are named, or up to the
    /// limit if none is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub n_hand: Option<u8>,
    /// Cards of the hand that are set aside; they do not stand in `hand`.
    pub staged: Vec<CardAt>,
    /// On the sled, in the order laid.
    pub laid: Vec<CardAt>,
    pub madness: Vec<MadnessId>,
    pub relics: Vec<Relic>,
    /// How far what they said was borne out.
    #[serde(skip_serializing_if = "Credit::is_blank")]
    pub credit: Credit,
}

/// Leadership tokens; the others are back in the box.
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

/// What was said.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct TalkAt {
    /// Remarks of this glass that have arrived.
    pub log: Vec<SpokenAt>,
    /// Remarks under way.
    pub pending: Vec<SpokenAt>,
    /// Counsel in this turn, as commands.
    pub council: Vec<CounselAt>,
    /// Who was asked by name in this turn.
    pub asked: Vec<Seat>,
}

/// A remark that was made.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SpokenAt {
    pub seat: Seat,
    /// As in the command, without its first word.
    pub remark: String,
    /// Left out, everybody and the gallery.
    #[serde(default = "everyone")]
    pub audience: SeatSet,
    /// As it is heard; left out, as it is meant.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub heard: Option<Utterance>,
    /// The seconds in which it was sent and arrived.
    #[serde(default)]
    pub sent: u16,
    #[serde(default)]
    pub arrived: u8,
    /// Madness forced it, so it costs nothing.
    #[serde(default)]
    pub is_free: bool,
    /// How often it is delayed, and how many remarks of others had arrived when it was sent.
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
pub struct CounselAt {
    pub seat: Seat,
    /// As in the command, without its first word.
    pub counsel: String,
}

/// Where the game stands.
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
    GlassOut,
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

/// Checks a position and deals what it leaves open.
pub(crate) fn set_up(position: &Position, chance: &mut dyn Chance) -> Result<State, PositionError> {
    let state = fill::fill(position, chance)?;
    check::check(&state)?;
    Ok(state)
}
