//! The view that a set of viewers receives. It is built field by field, so hidden state cannot leak
//! by default.
mod build;

use kernel::Seat;
use serde::Serialize;

use crate::{
    board::Space,
    data::{Ability, Adventurer, Deck, Glyph, Lock, Sun, Treasure, Trial, Variety},
    setup::{Mode, Options},
    state::{Effort, Status},
};

/// The table as seen by `viewers`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    pub phase: PhaseView,
    /// The round, starting at 1, or 0 while adventurers are chosen.
    pub round: u8,
    /// The Dice Keeper.
    pub keeper: Seat,
    /// The five faces. Empty before the round's roll.
    pub dice: Vec<u8>,
    /// The current turn. `None` outside the action phase.
    pub turn: Option<TurnView>,
    /// The mode in effect: a solo table is always cooperative.
    pub mode: Mode,
    /// The value that the group must carry out.
    pub target: Option<u8>,
    /// The Variety cards in force.
    pub varieties: Vec<Variety>,
    pub players: Vec<PlayerView>,
    pub walls: WallsView,
    pub boulder: BoulderView,
    pub bridge: BridgeView,
    pub lava: LavaView,
    /// The alcoves, the Stone, the tunnel and the door, as far as they exist in this game.
    pub locks: Vec<LockView>,
    /// The spaces with a web.
    pub webs: Vec<Space>,
    pub has_pit: bool,
    /// The open Suns.
    pub suns: Vec<Sun>,
    /// The number of Supplies in the cache. `None` if there is no cache.
    pub cache: Option<u8>,
    pub is_collapsing: bool,
    pub piles: Vec<PileView>,
    pub decks: Vec<DeckView>,
    pub wounds_left: u8,
    /// The number of spaces that the current carries an adventurer.
    pub current: u8,
    /// The tiles being shown to these viewers.
    pub looks: Vec<LookView>,
    /// The final score, once the game is over.
    pub count: Option<CountView>,
    pub options: Options,
}

kernel::patched!(View {
    phase, round, keeper, dice, turn, mode, target, varieties, walls, boulder, bridge, lava,
    webs, has_pit, suns, cache, is_collapsing, wounds_left, current, looks, count, options;
    players, locks, piles, decks
});

/// The current phase. `seat` is the acting player.
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
    /// `seat` looks through the pile on its space and sees its cards.
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
pub struct TurnView {
    pub seat: Seat,
    pub actions: u8,
    /// The seats with which no more exchanges are allowed this turn.
    pub barred: Vec<Seat>,
    pub is_monkey_used: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TestView {
    pub trial: Trial,
    pub dice: Vec<DieView>,
    /// The cards laid out for the next payment, as far as these viewers know them.
    pub paid: Vec<CardView>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DieView {
    pub face: u8,
    /// Whether the die was rerolled for cards, so that it cannot be rerolled again.
    pub is_bought: bool,
    pub is_ignored: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AttemptView {
    pub lock: Lock,
    pub dice: Vec<u8>,
    /// The faces that must all be showing.
    pub needs: Vec<u8>,
    /// Whether the Old Keyring still grants a reroll.
    pub is_free: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ExchangeView {
    /// The proposing seat.
    pub by: Seat,
    pub whom: Seat,
    /// The cards offered by `by`. `None` for other viewers until the offer is submitted.
    pub given: Option<Vec<CardView>>,
    /// The cards that `whom` gives in return.
    pub asked: Option<Vec<CardView>>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlayerView {
    pub seat: Seat,
    pub status: Status,
    /// The adventurer in play, or the last one who was. `None` before all players have chosen.
    pub adventurer: Option<Adventurer>,
    pub ability: Option<Ability>,
    pub is_token_used: bool,
    /// Whether the second adventurer is or was in play.
    pub is_second: bool,
    /// The first adventurer, once the second is in play.
    pub fallen: Option<Adventurer>,
    /// The second adventurer, if these viewers know it.
    pub second: Option<Adventurer>,
    /// The two dealt adventurers while players choose, if these viewers know them.
    pub dealt: Vec<Adventurer>,
    /// The adventurer chosen so far.
    pub chosen: Option<Adventurer>,
    /// The adventurer's space. `None` if outside or dead.
    pub at: Option<Space>,
    /// The treasures, sorted by deck and value.
    pub hand: Vec<CardView>,
    pub n_wounds: u8,
    pub n_supplies: u8,
    pub n_gravel: u8,
    /// The total number of treasures, Wounds and Supplies.
    pub n_cards: u8,
    /// This round's Load Level. `None` before it is set.
    pub level: Option<u8>,
    pub is_stuck: bool,
    pub is_lying: bool,
    /// Whether the player has answered in a simultaneous phase.
    pub is_ready: bool,
    /// The chosen use of Stamina, if these viewers know it.
    pub effort: Option<Effort>,
    /// Whether the adventurer has taken a Supply from the cache.
    pub has_taken_supply: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CardView {
    /// The deck shown on the back.
    pub deck: Deck,
    /// The face, if these viewers know it.
    pub card: Option<Treasure>,
    /// Whether the card has been set aside to be dropped. Only the owner sees this.
    pub is_marked: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct WallsView {
    /// The number of columns that each wall has closed.
    pub orange: u8,
    pub grey: u8,
    pub have_met: bool,
    /// The number of cards left in the deck, by kind. Their order is hidden.
    pub n_both: u8,
    pub n_orange: u8,
    pub n_grey: u8,
    pub n_blank: u8,
    /// The number of cards revealed in each round.
    pub n_per_round: u8,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BoulderView {
    pub at: Space,
    /// The number of dice in this round.
    pub n_dice: u8,
    /// The lowest face that moves the boulder.
    pub face: u8,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BridgeView {
    /// The number of planks left, or 0 once the bridge is gone.
    pub planks: u8,
    pub has_statue: bool,
    /// The sum of the Load Levels on the bridge.
    pub weight: u8,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LavaView {
    pub is_masked: bool,
    pub tiles: Vec<TileView>,
    /// One clue per zone, followed by the Restless Lava clue.
    pub clues: Vec<ClueView>,
    /// The numbers that are known not to be trapped. Empty under Lava Surprise.
    pub safe: Vec<u8>,
    /// The pairs of glyph and number that these viewers know.
    pub pairs: Vec<PairView>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TileView {
    pub at: Space,
    pub glyph: Option<Glyph>,
    pub number: Option<u8>,
    pub face: TileFace,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ClueView {
    /// The zone. `None` for the Restless Lava clue.
    pub zone: Option<u8>,
    pub number: Option<u8>,
    pub glyph: Option<Glyph>,
    /// Whether the trap has been sprung.
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
    pub at: Space,
    pub needs: Vec<u8>,
    /// Whether the treasure is still there, or the tunnel or door is still closed.
    pub is_shut: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PileView {
    pub at: Space,
    pub cards: Vec<CardView>,
}

/// A draw deck.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DeckView {
    pub deck: Deck,
    pub n: u8,
    /// The faces that these viewers have not seen: in the deck, in other hands, in piles or
    /// removed.
    pub unseen: Vec<Treasure>,
}

/// A tile that is being shown to one seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LookView {
    pub seat: Seat,
    /// The zone of a clue tile in the Walls Room.
    pub zone: Option<u8>,
    /// The space of a lava tile.
    pub at: Option<Space>,
    pub glyph: Glyph,
    pub number: u8,
    pub is_trapped: Option<bool>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CountView {
    /// Whether the boulder has sealed the exit.
    pub is_sealed: bool,
    pub seats: Vec<SeatCount>,
    /// The total value carried out.
    pub total: u8,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatCount {
    pub seat: Seat,
    pub has_escaped: bool,
    pub cards: Vec<Treasure>,
    /// The value of each casket, in the order of `cards`.
    pub caskets: Vec<u8>,
    pub total: u8,
    pub has_won: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum TileFace {
    /// Glyph side up, or hidden while the mask is on.
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
