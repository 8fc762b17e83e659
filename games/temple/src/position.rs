//! Positions: any state as JSON. [`Position`] is the unchecked input, [`State`] the playable
//! result.
//!
//! `POSITION.md` documents every field, its default, and the errors.
mod export;
mod import;

use std::{collections::BTreeMap, fmt, str::FromStr};

use kernel::{Seat, SeatSet, Versioned};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{
    board::Space,
    cards::CardSet,
    data::{Adventurer, Deck, Glyph, N_DICE, Treasure, Variety, WallCard},
    dice::dice_list,
    setup::Options,
    state::{Effort, Look, Phase, Status, Turn},
};
pub(crate) use export::export;
pub(crate) use import::import;

/// An unchecked position.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Position {
    pub options: Options,
    /// The Variety cards in force.
    pub varieties: Vec<Variety>,
    /// One entry per seat.
    pub players: Vec<PlayerAt>,
    /// The phase. If omitted, a new round begins.
    pub phase: Option<Phase>,
    /// The seat that has to decide. Defaults to the player whose turn it is, or the Dice Keeper.
    pub awaited: Option<Seat>,
    pub round: u8,
    pub keeper: Seat,
    /// This round's roll. Empty before the roll.
    #[serde(with = "dice_list")]
    pub dice: [u8; N_DICE],
    /// The current turn, in the action phase.
    pub turn: Option<Turn>,
    /// The adventurers that have not been dealt.
    pub adventurers: Vec<Adventurer>,
    /// The rest of each deck, top card first.
    pub decks: BTreeMap<Deck, Vec<Treasure>>,
    pub piles: BTreeMap<Space, Vec<CardAt>>,
    /// Cards that have left the game.
    pub gone: Vec<CardAt>,
    /// Additional seats that know a card, keyed by the card's place.
    pub seen: BTreeMap<u8, SeatSet>,
    pub lava: LavaAt,
    pub walls: WallsAt,
    pub boulder: Space,
    /// Defaults to the number of planks at the start.
    pub planks: Option<u8>,
    /// Whether the Secret Door is there. By default, it is there until the boulder has smashed it.
    pub door: Option<bool>,
    /// The number of Supplies in the cache. By default, one per player until the boulder has
    /// crushed it.
    pub cache: Option<u8>,
    pub collapsing: bool,
    /// The id of the last timer.
    pub clock: u32,
}

impl Default for Position {
    fn default() -> Position {
        Position {
            options: Options::default(),
            varieties: Vec::new(),
            players: Vec::new(),
            phase: None,
            awaited: None,
            round: 1,
            keeper: Seat::new(0),
            dice: [0; N_DICE],
            turn: None,
            adventurers: Vec::new(),
            decks: BTreeMap::new(),
            piles: BTreeMap::new(),
            gone: Vec::new(),
            seen: BTreeMap::new(),
            lava: LavaAt::default(),
            walls: WallsAt::default(),
            boulder: Space::C0,
            planks: None,
            door: None,
            cache: None,
            collapsing: false,
            clock: 0,
        }
    }
}

impl Versioned for Position {
    fn set_rules(&mut self, rules: u16) {
        self.options.set_rules(rules);
    }
}

/// A player.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct PlayerAt {
    pub status: Status,
    /// The adventurer who enters first, followed by the second one. Dealt if omitted.
    pub adventurers: Vec<Adventurer>,
    /// Whether the second adventurer is in play.
    pub second: bool,
    pub token_used: bool,
    pub at: Space,
    pub hand: Vec<CardAt>,
    pub wounds: u8,
    pub supplies: u8,
    pub gravel: u8,
    pub stuck: bool,
    pub lying: bool,
    pub supply_taken: bool,
    /// This round's Load Level. Derived from the cards if omitted after the load phase.
    pub level: Option<u8>,
    /// Whether the player has answered in a simultaneous phase.
    pub ready: bool,
    /// During the choice of adventurers, whether the second one is chosen to go in first.
    pub picks_second: bool,
    /// During the load phase, the places of the cards set aside.
    pub marked: CardSet,
    /// During the Stamina phase, the chosen use of Stamina.
    pub effort: Effort,
    /// The tile being shown to this seat.
    pub look: Option<Look>,
    /// The values rolled for the caskets, once the game is over.
    pub caskets: Vec<u8>,
}

impl Default for PlayerAt {
    fn default() -> PlayerAt {
        PlayerAt {
            status: Status::In,
            adventurers: Vec::new(),
            second: false,
            token_used: false,
            at: Space::Ent,
            hand: Vec::new(),
            wounds: 0,
            supplies: 0,
            gravel: 0,
            stuck: false,
            lying: false,
            supply_taken: false,
            level: None,
            ready: false,
            picks_second: false,
            marked: CardSet::EMPTY,
            effort: Effort::Pass,
            look: None,
            caskets: Vec::new(),
        }
    }
}

/// A treasure and its place among the 66 cards in the box, written `z1-3@4`. Without a place,
/// `z1-3` takes the first free place in its deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardAt {
    pub face: Treasure,
    pub place: Option<u8>,
}

impl fmt::Display for CardAt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.place {
            Some(place) => write!(f, "{}@{place}", self.face),
            None => write!(f, "{}", self.face),
        }
    }
}

impl Serialize for CardAt {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for CardAt {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<CardAt, D::Error> {
        use serde::de::Error;
        let text = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
        let (face, place) = match text.split_once('@') {
            Some((face, place)) => (face, Some(place.parse().map_err(D::Error::custom)?)),
            None => (&*text, None),
        };
        Ok(CardAt { face: Treasure::from_str(face).map_err(D::Error::custom)?, place })
    }
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct LavaAt {
    /// By default, the mask is on until a glyph has been seen.
    pub masked: Option<bool>,
    /// The glyph of each tile, starting at L12. Dealt if omitted.
    pub glyphs: Vec<Glyph>,
    /// The number of each glyph, starting at g01. Dealt if omitted.
    pub numbers: Vec<u8>,
    /// The trapped numbers, one per zone. Dealt if omitted.
    pub clues: Vec<u8>,
    /// The turned tiles. Those with a trapped number are holes.
    pub flipped: Vec<Space>,
    pub searched: Vec<Space>,
    /// Additional seats that know a glyph's number.
    pub numbers_seen: BTreeMap<Glyph, SeatSet>,
    /// Additional seats that know a clue. Clues are numbered from 1.
    pub clues_seen: BTreeMap<u8, SeatSet>,
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct WallsAt {
    /// The revealed cards in order.
    pub revealed: Vec<WallCard>,
    /// The rest of the deck, top card first. Dealt if omitted.
    pub deck: Vec<WallCard>,
}
