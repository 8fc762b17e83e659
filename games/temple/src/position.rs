//! Any situation as JSON: [`Position`] is what somebody wrote, [`State`] is what can be played.
//!
//! `POSITION.md` is the manual: every field, what stands for it when it is left out, and what is
//! refused.
mod check;
mod fill;
mod lay;
mod phase;
mod write;

use std::collections::BTreeMap;

use kernel::{Chance, PositionError, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::{
    board::Node,
    data::{Character, Deck, Glyph, PLANKS, Sun, Treasure, Variety, WallCard},
    setup::Options,
    state::State,
};
pub use phase::PhaseAt;
#[cfg(test)]
pub(crate) use phase::{AttemptAt, ExchangeAt, TestAt};
pub(crate) use write::write_down;

/// A situation, not yet checked.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    #[serde(default)]
    pub options: Options,
    /// Variety cards in force.
    #[serde(default)]
    pub varieties: Vec<Variety>,
    /// One a seat.
    pub players: Vec<PlayerAt>,
    #[serde(default)]
    pub phase: PhaseAt,
    /// Left out, the Dice Keeper.
    #[serde(default)]
    pub turn: Option<Seat>,
    #[serde(default = "first_round")]
    pub round: u8,
    #[serde(default = "first_seat")]
    pub keeper: Seat,
    /// The roll of this round; empty before it.
    #[serde(default)]
    pub dice: Vec<u8>,
    /// In the action phase.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub slot: Option<SlotAt>,
    /// Characters that nobody was dealt.
    #[serde(default)]
    pub characters: Vec<Character>,
    /// The rest of each deck, the top first.
    #[serde(default)]
    pub decks: BTreeMap<Deck, Vec<Treasure>>,
    #[serde(default)]
    pub piles: BTreeMap<Node, CardsAt>,
    /// Cards that have left the game.
    #[serde(default)]
    pub gone: CardsAt,
    /// Who knows a card, by its place; for those that others than the holder know, or not even
    /// the holder.
    #[serde(default)]
    pub seen: BTreeMap<u8, SeatSet>,
    #[serde(default)]
    pub lava: LavaAt,
    #[serde(default)]
    pub walls: WallsAt,
    #[serde(default = "boulder_start")]
    pub boulder: Node,
    /// Left out, five, or three with Rotten Planks.
    #[serde(default)]
    pub planks: Option<u8>,
    /// Spaces with a web; left out, where the options and cards hang one.
    #[serde(default)]
    pub webs: Option<Vec<Node>>,
    /// Is the Secret Door there? Left out, if the card is in force.
    #[serde(default)]
    pub door: Option<bool>,
    /// Suns that are open.
    #[serde(default)]
    pub suns: Vec<Sun>,
    /// Supplies in the cache; left out, one a player if the card is in force.
    #[serde(default)]
    pub cache: Option<u8>,
    #[serde(default)]
    pub collapsing: bool,
    /// The number of the last clock.
    #[serde(default)]
    pub clock: u32,
    /// Is the exit plugged?
    #[serde(default)]
    pub sealed: bool,
}

const fn first_round() -> u8 {
    1
}

const fn first_seat() -> Seat {
    Seat::new(0)
}

const fn boulder_start() -> Node {
    Node::C0
}

impl Position {
    /// A first round about to begin, without Variety cards.
    pub fn of(seats: usize) -> Position {
        Position {
            options: Options::default(),
            varieties: Vec::new(),
            players: vec![PlayerAt::default(); seats],
            phase: PhaseAt::Begin,
            turn: None,
            round: first_round(),
            keeper: first_seat(),
            dice: Vec::new(),
            slot: None,
            characters: Vec::new(),
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

/// Planks that a bridge begins with.
const fn planks(is_rotten: bool) -> u8 {
    if is_rotten { crate::setup::table::ROTTEN } else { PLANKS }
}

/// Some cards, and their places among the cards of the box: left out, the first that are free.
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
    pub standing: StandingAt,
    /// The one who goes in first, then the backup; dealt if left out.
    pub characters: Vec<Character>,
    /// Is the second one in play?
    pub second: bool,
    pub token_used: bool,
    pub at: Node,
    pub hand: Vec<Treasure>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub places: Vec<u8>,
    pub wounds: u8,
    pub supplies: u8,
    pub gravel: u8,
    pub stuck: bool,
    pub lying: bool,
    pub supply_had: bool,
    /// The Load Level of this round; left out, by the cards once the load is taken.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub level: Option<u8>,
    /// Has answered the present window of all.
    pub ready: bool,
    /// While characters are chosen: was the second one?
    pub picks_second: bool,
    /// While the load is chosen: places of cards laid aside.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub marked: Vec<u8>,
    /// While Stamina is chosen.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub effort: Option<EffortAt>,
    /// What this seat is being shown.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub look: Option<LookAt>,
    /// After the end: what the caskets held, and the total.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub caskets: Vec<u8>,
    pub total: u8,
}

impl Default for PlayerAt {
    fn default() -> PlayerAt {
        PlayerAt {
            standing: StandingAt::In,
            characters: Vec::new(),
            second: false,
            token_used: false,
            at: Node::Ent,
            hand: Vec::new(),
            places: Vec::new(),
            wounds: 0,
            supplies: 0,
            gravel: 0,
            stuck: false,
            lying: false,
            supply_had: false,
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
pub enum StandingAt {
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
    Tile(Node),
}

/// The slot of one character.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SlotAt {
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
    /// The glyph of each tile from L12 on; dealt if left out.
    pub glyphs: Vec<Glyph>,
    /// The number of each glyph from g01 on; dealt if left out.
    pub numbers: Vec<u8>,
    /// Trapped numbers, zone by zone; dealt if left out.
    pub clues: Vec<u8>,
    /// Tiles that are turned: the safe ones, and those of them searched, and holes.
    pub flipped: Vec<Node>,
    pub searched: Vec<Node>,
    pub holes: Vec<Node>,
    /// Who knows the number of a glyph, where not all or nobody does.
    pub numbers_seen: BTreeMap<Glyph, SeatSet>,
    /// Who knows a clue, counted from 1, where not all or nobody does.
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
    /// Columns closed by each wall.
    pub orange: u8,
    pub grey: u8,
    /// Cards revealed, in order; left out, the fewest that close so many columns.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub revealed: Option<Vec<WallCard>>,
    /// The rest of the deck, the top first; dealt if left out.
    pub deck: Vec<WallCard>,
}

fn error<T>(field: impl Into<String>, problem: impl Into<String>) -> Result<T, PositionError> {
    Err(PositionError::new(field, problem))
}

/// Checks a position and deals what it leaves open.
pub(crate) fn set_up(position: &Position, chance: &mut dyn Chance) -> Result<State, PositionError> {
    let mut state = fill::fill(position, chance)?;
    check::check(&state, position)?;
    if position.phase == PhaseAt::Begin {
        crate::flow::begin(&mut state, chance);
    }
    Ok(state)
}
