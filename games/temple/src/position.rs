//! Positions: any situation as JSON. [`Position`] is the unchecked input, [`State`] the playable
//! result.
//!
//! `POSITION.md` documents every field, its default, and the errors.
mod check;
mod fill;
mod lay;
mod phase;
mod write;

use std::collections::BTreeMap;

use kernel::{GameRng, PositionError, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::{
    board::Space,
    data::{Adventurer, Deck, Glyph, PLANKS, Sun, Treasure, Variety, WallCard},
    setup::Options,
    state::State,
};
pub use phase::PhaseAt;
#[cfg(test)]
pub(crate) use phase::{AttemptAt, ExchangeAt, TestAt};
pub(crate) use write::write_down;

/// An unchecked situation.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    #[serde(default)]
    pub options: Options,
    /// Variety cards in force.
    #[serde(default)]
    pub varieties: Vec<Variety>,
    /// One entry per seat.
    pub players: Vec<PlayerAt>,
    #[serde(default)]
    pub phase: PhaseAt,
    /// The seat that has to decide; defaults to the player whose turn it is, or the Dice Keeper.
    #[serde(default)]
    pub awaited: Option<Seat>,
    #[serde(default = "first_round")]
    pub round: u8,
    #[serde(default = "first_seat")]
    pub keeper: Seat,
    /// The roll of this round; empty before it.
    #[serde(default)]
    pub dice: Vec<u8>,
    /// The turn, in the action phase.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turn: Option<TurnAt>,
    /// The adventurers that were not dealt.
    #[serde(default)]
    pub adventurers: Vec<Adventurer>,
    /// The rest of each deck, top card first.
    #[serde(default)]
    pub decks: BTreeMap<Deck, Vec<Treasure>>,
    #[serde(default)]
    pub piles: BTreeMap<Space, CardsAt>,
    /// Cards that have left the game.
    #[serde(default)]
    pub gone: CardsAt,
    /// The seats that know a card, by its index. Only needed where the default is wrong.
    #[serde(default)]
    pub seen: BTreeMap<u8, SeatSet>,
    #[serde(default)]
    pub lava: LavaAt,
    #[serde(default)]
    pub walls: WallsAt,
    #[serde(default = "boulder_start")]
    pub boulder: Space,
    /// Defaults to five, or three with Rotten Planks.
    #[serde(default)]
    pub planks: Option<u8>,
    /// The spaces with a web; defaults to those of the options and cards.
    #[serde(default)]
    pub webs: Option<Vec<Space>>,
    /// Whether the Secret Door is there; defaults to whether its card is in force.
    #[serde(default)]
    pub door: Option<bool>,
    /// The open Suns.
    #[serde(default)]
    pub suns: Vec<Sun>,
    /// The Supplies in the cache; defaults to one per player if the card is in force.
    #[serde(default)]
    pub cache: Option<u8>,
    #[serde(default)]
    pub collapsing: bool,
    /// The id of the last timer.
    #[serde(default)]
    pub clock: u32,
    /// Whether the exit is sealed.
    #[serde(default)]
    pub sealed: bool,
}

const fn first_round() -> u8 {
    1
}

const fn first_seat() -> Seat {
    Seat::new(0)
}

const fn boulder_start() -> Space {
    Space::C0
}

impl Position {
    /// Returns a first round about to begin, without Variety cards.
    pub fn of(seats: usize) -> Position {
        Position {
            options: Options::default(),
            varieties: Vec::new(),
            players: vec![PlayerAt::default(); seats],
            phase: PhaseAt::Begin,
            awaited: None,
            round: first_round(),
            keeper: first_seat(),
            dice: Vec::new(),
            turn: None,
            adventurers: Vec::new(),
            decks: BTreeMap::new(),
            piles: BTreeMap::new(),
            gone: CardsAt::default(),
            seen: BTreeMap::new(),
            lava: LavaAt::default(),
            walls: WallsAt::default(),
            boulder: boulder_start(),
            planks: None,
            webs: None,
            door: None,
            suns: Vec::new(),
            cache: None,
            collapsing: false,
            clock: 0,
            sealed: false,
        }
    }
}

/// Returns the number of planks at the start.
const fn planks(is_rotten: bool) -> u8 {
    if is_rotten { crate::setup::table::ROTTEN } else { PLANKS }
}

/// Cards with their indices among all cards. Missing indices default to the first free ones.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct CardsAt {
    pub cards: Vec<Treasure>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub places: Vec<u8>,
}

/// One player.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct PlayerAt {
    pub status: StatusAt,
    /// The adventurer who enters first, then the second one; dealt if omitted.
    pub adventurers: Vec<Adventurer>,
    /// Whether the second adventurer is in play.
    pub second: bool,
    pub token_used: bool,
    pub at: Space,
    pub hand: Vec<Treasure>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub places: Vec<u8>,
    pub wounds: u8,
    pub supplies: u8,
    pub gravel: u8,
    pub stuck: bool,
    pub lying: bool,
    pub supply_taken: bool,
    /// The Load Level of this round; derived from the cards if omitted after the load.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub level: Option<u8>,
    /// Whether the player has answered in a simultaneous phase.
    pub ready: bool,
    /// Whether the second adventurer is chosen, while adventurers are chosen.
    pub picks_second: bool,
    /// The indices of cards laid aside, while the load is chosen.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub marked: Vec<u8>,
    /// The use of Stamina, while it is chosen.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub effort: Option<EffortAt>,
    /// The tile being shown to this seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub look: Option<LookAt>,
    /// The rolled casket values and the total, after the end.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub caskets: Vec<u8>,
    pub total: u8,
}

impl Default for PlayerAt {
    fn default() -> PlayerAt {
        PlayerAt {
            status: StatusAt::In,
            adventurers: Vec::new(),
            second: false,
            token_used: false,
            at: Space::Ent,
            hand: Vec::new(),
            places: Vec::new(),
            wounds: 0,
            supplies: 0,
            gravel: 0,
            stuck: false,
            lying: false,
            supply_taken: false,
            level: None,
            ready: false,
            picks_second: false,
            marked: Vec::new(),
            effort: None,
            look: None,
            caskets: Vec::new(),
            total: 0,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StatusAt {
    In,
    Waiting,
    Out,
    Dead,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EffortAt {
    Brace,
    Shed,
    Pass,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LookAt {
    Clue(u8),
    Tile(Space),
}

/// The turn of one adventurer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TurnAt {
    pub seat: Seat,
    pub actions: u8,
    #[serde(default)]
    pub monkey_used: bool,
    #[serde(default)]
    pub barred: SeatSet,
    #[serde(default)]
    pub over: bool,
    #[serde(default)]
    pub looked: bool,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct LavaAt {
    pub masked: bool,
    /// The glyph of each tile from L12 on; dealt if omitted.
    pub glyphs: Vec<Glyph>,
    /// The number of each glyph from g01 on; dealt if omitted.
    pub numbers: Vec<u8>,
    /// The trapped numbers, zone by zone; dealt if omitted.
    pub clues: Vec<u8>,
    /// The turned tiles that were safe, the searched ones among them, and the holes.
    pub flipped: Vec<Space>,
    pub searched: Vec<Space>,
    pub holes: Vec<Space>,
    /// The seats that know a glyph's number, where that differs from the default.
    pub numbers_seen: BTreeMap<Glyph, SeatSet>,
    /// The seats that know a clue, numbered from 1, where that differs from the default.
    pub clues_seen: BTreeMap<u8, SeatSet>,
}

impl Default for LavaAt {
    fn default() -> LavaAt {
        LavaAt {
            masked: true,
            glyphs: Vec::new(),
            numbers: Vec::new(),
            clues: Vec::new(),
            flipped: Vec::new(),
            searched: Vec::new(),
            holes: Vec::new(),
            numbers_seen: BTreeMap::new(),
            clues_seen: BTreeMap::new(),
        }
    }
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct WallsAt {
    /// The columns closed by each wall.
    pub orange: u8,
    pub grey: u8,
    /// The revealed cards in order; defaults to the fewest that close this many columns.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub revealed: Option<Vec<WallCard>>,
    /// The rest of the deck, top card first; dealt if omitted.
    pub deck: Vec<WallCard>,
}

fn error<T>(field: impl Into<String>, problem: impl Into<String>) -> Result<T, PositionError> {
    Err(PositionError::new(field, problem))
}

/// Checks a position and deals everything it leaves open.
pub(crate) fn set_up(position: &Position, rng: &mut dyn GameRng) -> Result<State, PositionError> {
    let mut state = fill::fill(position, rng)?;
    check::check(&state, position)?;
    if position.phase == PhaseAt::Begin {
        crate::flow::begin_first_round(&mut state, rng);
    }
    Ok(state)
}
