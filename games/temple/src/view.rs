//! What one viewer sees. Built up from nothing: what is not named here is not sent.
mod build;

use kernel::Seat;
use serde::Serialize;

use crate::{
    board::Node,
    data::{Ability, Character, Deck, Glyph, Lock, Sun, Treasure, Trial, Variety},
    setup::{Mode, Options},
};

/// The table, as `eyes` see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    pub phase: PhaseView,
    /// Counted from 1; 0 while characters are chosen.
    pub round: u8,
    /// The Dice Keeper.
    pub keeper: Seat,
    /// Five faces; empty before the roll of the round.
    pub dice: Vec<u8>,
    /// Whose slot it is and what is left of it; none outside of the action phase.
    pub slot: Option<SlotView>,
    /// How it is really played: a table of one works together.
    pub mode: Mode,
    /// What the group has to carry out.
    pub target: Option<u8>,
    /// Variety cards in force.
    pub varieties: Vec<Variety>,
    pub players: Vec<PlayerView>,
    pub walls: WallsView,
    pub boulder: BoulderView,
    pub bridge: BridgeView,
    pub lava: LavaView,
    /// Alcoves, Stone, tunnel and door that exist in this game.
    pub locks: Vec<LockView>,
    /// Spaces with a web.
    pub webs: Vec<Node>,
    pub has_pit: bool,
    /// Suns that are open.
    pub suns: Vec<Sun>,
    /// Supplies in the cache; none if there is no cache.
    pub cache: Option<u8>,
    pub is_collapsing: bool,
    pub piles: Vec<PileView>,
    pub decks: Vec<DeckView>,
    pub wounds_left: u8,
    /// How far the current carries.
    pub current: u8,
    /// What these eyes are being shown.
    pub looks: Vec<LookView>,
    /// The final count, once it is over.
    pub count: Option<CountView>,
    pub options: Options,
}

kernel::patched!(View {
    phase, round, keeper, dice, slot, mode, target, varieties, walls, boulder, bridge, lava,
    webs, has_pit, suns, cache, is_collapsing, wounds_left, current, looks, count, options;
    players, locks, piles, decks
});

/// Where the game stands; `seat` is who has to act.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum PhaseView {
    Choosing,
    Briefing {
        seat: Seat,
    },
    Loading,
    Bracing,
    Acting {
        seat: Seat,
    },
    Testing {
        seat: Seat,
        test: TestView,
    },
    /// `seat` may help `whom`.
    Helping {
        seat: Seat,
        whom: Seat,
        test: TestView,
    },
    Losing {
        seat: Seat,
    },
    Unlocking {
        seat: Seat,
        attempt: AttemptView,
    },
    Removing {
        seat: Seat,
    },
    Composing {
        seat: Seat,
        exchange: ExchangeView,
    },
    Answering {
        seat: Seat,
        exchange: ExchangeView,
    },
    Confirming {
        seat: Seat,
        exchange: ExchangeView,
    },
    /// The pile under the feet of `seat` lies open to that seat.
    Gathering {
        seat: Seat,
    },
    Replacing {
        seat: Seat,
    },
    Over,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SlotView {
    pub seat: Seat,
    pub actions: u8,
    /// Partners of no more exchanges in this slot.
    pub barred: Vec<Seat>,
    pub is_monkey_used: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TestView {
    pub trial: Trial,
    pub dice: Vec<DieView>,
    /// Cards laid out for the next payment, as far as these eyes know them.
    pub paid: Vec<CardView>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DieView {
    pub face: u8,
    /// Rolled again for a payment; not for sale any more.
    pub is_bought: bool,
    pub is_ignored: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AttemptView {
    pub lock: Lock,
    pub dice: Vec<u8>,
    /// Faces that must all be shown.
    pub needs: Vec<u8>,
    /// The Old Keyring has a reroll left.
    pub is_free: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ExchangeView {
    /// Who asked for it.
    pub by: Seat,
    pub whom: Seat,
    /// From `by`; none while it is put together before other eyes.
    pub given: Option<Vec<CardView>>,
    /// From `whom`.
    pub asked: Option<Vec<CardView>>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlayerView {
    pub seat: Seat,
    pub standing: StandingView,
    /// In play, or the last one that was; none before everybody has chosen.
    pub character: Option<Character>,
    pub ability: Option<Ability>,
    pub is_token_used: bool,
    /// The second character is in play, or was.
    pub is_second: bool,
    /// The first one, once the second is in play.
    pub fallen: Option<Character>,
    /// Who waits outside, if these eyes know.
    pub backup: Option<Character>,
    /// The two dealt, while one of them is chosen, if these eyes know.
    pub dealt: Vec<Character>,
    /// The one chosen so far.
    pub chosen: Option<Character>,
    /// None while outside or dead.
    pub at: Option<Node>,
    /// Treasures, sorted by deck and value.
    pub hand: Vec<CardView>,
    pub n_wounds: u8,
    pub n_supplies: u8,
    pub n_gravel: u8,
    /// Treasures, Wounds and Supplies together.
    pub n_cards: u8,
    /// The Load Level of this round; none before it is taken.
    pub level: Option<u8>,
    pub is_stuck: bool,
    pub is_lying: bool,
    /// Has answered the present window of all.
    pub is_ready: bool,
    /// What Stamina will be used for, if these eyes know.
    pub effort: Option<EffortView>,
    /// Has had a Supply from the cache.
    pub has_drawn_supply: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CardView {
    /// The back.
    pub deck: Deck,
    /// The face, if these eyes know it.
    pub card: Option<Treasure>,
    /// Laid aside to be dropped, before the eyes of the owner.
    pub is_marked: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct WallsView {
    /// Columns each wall has closed, from its own side.
    pub orange: u8,
    pub grey: u8,
    pub have_met: bool,
    /// Cards left in the deck, by kind: the order is nobody's to know.
    pub n_both: u8,
    pub n_orange: u8,
    pub n_grey: u8,
    pub n_blank: u8,
    /// Cards revealed in each round.
    pub n_each: u8,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BoulderView {
    pub at: Node,
    /// Dice of this round.
    pub n_dice: u8,
    /// Faces from this one on move it.
    pub face: u8,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BridgeView {
    /// 0 when it is gone.
    pub planks: u8,
    pub has_statue: bool,
    /// Load Levels of all on it.
    pub weight: u8,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LavaView {
    pub is_masked: bool,
    pub tiles: Vec<TileView>,
    /// One for each zone, then the one of Restless Lava.
    pub clues: Vec<ClueView>,
    /// Numbers that are not trapped, if that is known; empty under Lava Surprise.
    pub safe: Vec<u8>,
    /// Which glyph has which number, as far as these eyes know.
    pub pairs: Vec<PairView>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TileView {
    pub at: Node,
    pub glyph: Option<Glyph>,
    pub number: Option<u8>,
    pub face: TileFace,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ClueView {
    /// None for the one of Restless Lava.
    pub zone: Option<u8>,
    pub number: Option<u8>,
    pub glyph: Option<Glyph>,
    /// Its trap was sprung.
    pub is_sprung: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PairView {
    pub glyph: Glyph,
    pub number: u8,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LockView {
    pub lock: Lock,
    pub at: Node,
    pub needs: Vec<u8>,
    /// Is the treasure still there, the tunnel or the door still to be opened?
    pub is_shut: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PileView {
    pub at: Node,
    pub cards: Vec<CardView>,
}

/// A deck that is drawn from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DeckView {
    pub deck: Deck,
    pub n: u8,
    /// Faces that these eyes have not seen: in the deck, with others, in piles or gone.
    pub unseen: Vec<Treasure>,
}

/// Something that is shown to one seat for a moment.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LookView {
    pub seat: Seat,
    /// A clue tile of the Walls Room,
    pub zone: Option<u8>,
    /// or a lava tile.
    pub at: Option<Node>,
    pub glyph: Glyph,
    pub number: u8,
    pub is_trapped: Option<bool>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CountView {
    /// The boulder has plugged the exit.
    pub is_sealed: bool,
    pub seats: Vec<SeatCount>,
    /// All that was carried out.
    pub total: u8,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatCount {
    pub seat: Seat,
    pub has_escaped: bool,
    pub cards: Vec<Treasure>,
    /// What each casket held, in the order of `cards`.
    pub caskets: Vec<u8>,
    pub total: u8,
    pub has_won: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum StandingView {
    In,
    Waiting,
    Out,
    Dead,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum EffortView {
    Brace,
    Shed,
    Pass,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum TileFace {
    /// Glyph up; face down while the mask is on.
    Unturned,
    Safe,
    Searched,
    Hole,
}

impl View {
    pub fn player(&self, seat: Seat) -> &PlayerView {
        &self.players[seat.index()]
    }
}
