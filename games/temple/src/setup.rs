//! Options, presets and the initial state.
pub(crate) mod table;

use std::{fmt, str::FromStr};

use ::table::{OptionKind, OptionSpec, Preset};
use kernel::{GameRng, GameRngExt, SetupError, Versioned};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::data::{LEVEL_MAX, RULES_VERSIONS, SEATS_MAX, SEATS_MIN, VARIETY_MAX, Variety};

pub(crate) use table::{deal, empty_table};

/// A table's options.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// The version of the rules. Hosts set it from the log, so it is not one of the form's fields.
    #[serde(skip)]
    pub rules: u16,
    pub mode: Mode,
    /// Cooperative games: the difficulty level, which sets the target and usually the number of
    /// Variety cards.
    pub level: u8,
    /// Whether the level sets the number of Variety cards in cooperative games.
    pub level_cards: bool,
    /// The number of Variety cards, unless the level sets it.
    pub variety: u8,
    /// Whether the four cards for rivals are included.
    pub rival_cards: bool,
    pub pick_1: Pick,
    pub pick_2: Pick,
    pub pick_3: Pick,
    pub pick_4: Pick,
    pub pit: bool,
    pub web: bool,
    pub statue: bool,
    pub tunnel: bool,
    pub collapse: bool,
    pub pit_fail: PitFail,
    pub gravel: Gravel,
    pub mask: Mask,
    pub walls_kill: WallsKill,
    pub empty_temple: EmptyTemple,
    pub bridge_test: BridgeTest,
    pub tunnel_to: TunnelTo,
    pub trade: Trade,
    pub fine_print: FinePrint,
    pub round_order: RoundOrder,
    pub dice_pass: DicePass,
    pub tie: Tie,
    pub looks: LookTime,
    pub hands: Hands,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            rules: *RULES_VERSIONS.end(),
            mode: Mode::Standard,
            level: 1,
            level_cards: true,
            variety: 1,
            rival_cards: true,
            pick_1: Pick(None),
            pick_2: Pick(None),
            pick_3: Pick(None),
            pick_4: Pick(None),
            pit: true,
            web: true,
            statue: true,
            tunnel: true,
            collapse: true,
            pit_fail: PitFail::Stays,
            gravel: Gravel::Marker,
            mask: Mask::Entry,
            walls_kill: WallsKill::Room,
            empty_temple: EmptyTemple::Ends,
            bridge_test: BridgeTest::Entering,
            tunnel_to: TunnelTo::Outside,
            trade: Trade::SafeSpaces,
            fine_print: FinePrint::Usual,
            round_order: RoundOrder::RollFirst,
            dice_pass: DicePass::Closest,
            tie: Tie::Shared,
            looks: LookTime::Timed,
            hands: Hands::Usual,
        }
    }
}

impl Versioned for Options {
    fn set_rules(&mut self, rules: u16) {
        self.rules = rules;
    }
}

/// Declares an option with a fixed set of values.
macro_rules! switch {
    ($(#[$doc:meta])* $name:ident: $($(#[$about:meta])* $variant:ident,)*) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[serde(rename_all = "snake_case")]
        pub enum $name { $($(#[$about])* $variant,)* }
    };
}

switch! {
    /// Competitive or cooperative play. R59: a solo table is always cooperative.
    Mode:
    Standard,
    Coop,
}
switch! {
    /// R16: the consequence of a failed jump.
    PitFail:
    /// The action is spent, and the turn continues.
    Stays,
    /// A Wound, and the turn ends.
    Wounded,
    Eliminated,
}
switch! {
    /// R73: the effect of Gravel.
    Gravel:
    /// It restricts nothing.
    Marker,
    /// Each marker has to be cleared before anything else.
    Burden,
}
switch! {
    /// R24: the place whose first visitor removes the mask.
    Mask:
    /// The Lava Room.
    Entry,
    /// The Lava Room or a corridor space beside it.
    Openings,
}
switch! {
    /// R8: the places where the walls kill when they meet.
    WallsKill:
    Room,
    RoomAndEntrance,
}
switch! {
    /// R12: the fate of second adventurers if no one is left in the temple.
    EmptyTemple:
    /// The game ends without them.
    Ends,
    /// They wait for a Sun to open.
    Waits,
}
switch! {
    /// R18: the moves that test the bridge.
    BridgeTest:
    /// Stepping onto it. All adventurers who are counted fall.
    Entering,
    /// Stepping onto it and off it. An adventurer who is stepping onto it does not fall.
    EveryMove,
}
switch! {
    /// R21: the other end of the Secret Tunnel.
    TunnelTo:
    Outside,
    Entrance,
}
switch! {
    /// R22: where adventurers exchange and pick up treasures.
    Trade:
    /// On safe spaces, gifts included.
    SafeSpaces,
    /// In the corridor. Each side of an exchange gives a treasure.
    CorridorSwap,
}
switch! {
    /// Whether the five small rules T18.12 to T18.16 are in force.
    FinePrint:
    Usual,
    AsWritten,
}
switch! {
    /// R4: the order of the phases in a round.
    RoundOrder:
    RollFirst,
    LoadFirst,
}
switch! {
    /// R5: the rule for choosing the next Dice Keeper.
    DicePass:
    /// The player nearest to the exit.
    Closest,
    /// The next player clockwise.
    Left,
}
switch! {
    /// R38: the tie-breaker.
    Tie:
    Shared,
    /// The holder of the Stone.
    Stone,
}
switch! {
    /// The duration of a look.
    LookTime:
    /// Five seconds.
    #[serde(rename = "timed")]
    Timed,
    /// Unlimited: seen tiles stay in the view.
    Notebook,
}
switch! {
    /// The visibility of hands.
    Hands:
    /// Hidden among rivals, open in cooperative games.
    Usual,
    Hidden,
    Open,
}

/// A Variety card agreed in advance, or one drawn from the deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "\"drawn\" | Variety"))]
pub struct Pick(pub Option<Variety>);

/// The option value for a card drawn from the deck.
const DRAWN: &str = "drawn";

impl fmt::Display for Pick {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0.map_or(DRAWN, Variety::as_str))
    }
}

impl Serialize for Pick {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Pick {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Pick, D::Error> {
        let word = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
        if word == DRAWN {
            return Ok(Pick(None));
        }
        let card = Variety::from_str(&word).map_err(serde::de::Error::custom)?;
        Ok(Pick(Some(card)))
    }
}

impl Options {
    /// Returns these options with the values that version 1 had by default, as in the published
    /// game.
    pub(crate) const fn published(self) -> Options {
        Options {
            pit_fail: PitFail::Eliminated,
            gravel: Gravel::Burden,
            mask: Mask::Openings,
            walls_kill: WallsKill::RoomAndEntrance,
            empty_temple: EmptyTemple::Waits,
            ..self
        }
    }

    /// Returns these options with the rules of the reference manual, word for word.
    pub(crate) const fn as_written(self) -> Options {
        Options {
            level_cards: false,
            variety: 0,
            rival_cards: false,
            bridge_test: BridgeTest::EveryMove,
            tunnel_to: TunnelTo::Entrance,
            trade: Trade::CorridorSwap,
            fine_print: FinePrint::AsWritten,
            ..self
        }
    }

    /// Returns the cards agreed in advance, in order.
    pub(crate) const fn picks(&self) -> [Option<Variety>; VARIETY_MAX as usize] {
        [self.pick_1.0, self.pick_2.0, self.pick_3.0, self.pick_4.0]
    }
}

/// The options shown in the setup form.
pub(crate) const SPECS: &[OptionSpec] = &[
    choice("mode", &["standard", "coop"]),
    number("level", 1, LEVEL_MAX),
    flag("level_cards"),
    number("variety", 0, VARIETY_MAX),
    flag("rival_cards"),
    choice("pick_1", PICKS),
    choice("pick_2", PICKS),
    choice("pick_3", PICKS),
    choice("pick_4", PICKS),
    flag("pit"),
    flag("web"),
    flag("statue"),
    flag("tunnel"),
    flag("collapse"),
    choice("pit_fail", &["stays", "wounded", "eliminated"]),
    choice("gravel", &["marker", "burden"]),
    choice("mask", &["entry", "openings"]),
    choice("walls_kill", &["room", "room_and_entrance"]),
    choice("empty_temple", &["ends", "waits"]),
    choice("bridge_test", &["entering", "every_move"]),
    choice("tunnel_to", &["outside", "entrance"]),
    choice("trade", &["safe_spaces", "corridor_swap"]),
    choice("fine_print", &["usual", "as_written"]),
    choice("round_order", &["roll_first", "load_first"]),
    choice("dice_pass", &["closest", "left"]),
    choice("tie", &["shared", "stone"]),
    choice("looks", &["timed", "notebook"]),
    choice("hands", &["usual", "hidden", "open"]),
];

const PICKS: &[&str] = &[
    DRAWN, "v01", "v02", "v03", "v04", "v05", "v06", "v07", "v08", "v09", "v10", "v11", "v12",
    "v13", "v14", "v15", "v16", "v17", "v18", "v19", "v20", "v21", "v22", "v23", "v24", "v25",
    "v26", "v27",
];

const fn flag(name: &'static str) -> OptionSpec {
    OptionSpec { name, kind: OptionKind::Flag }
}

const fn number(name: &'static str, min: u8, max: u8) -> OptionSpec {
    OptionSpec { name, kind: OptionKind::Number { min: min as u32, max: max as u32 } }
}

const fn choice(name: &'static str, values: &'static [&'static str]) -> OptionSpec {
    OptionSpec { name, kind: OptionKind::Choice { values } }
}

pub(crate) fn presets() -> Vec<Preset<Options>> {
    let expedition = Options::default();
    let together = Options { mode: Mode::Coop, ..expedition };
    vec![
        Preset { id: "expedition", options: expedition },
        Preset { id: "together", options: together },
        Preset { id: "classic_expedition", options: expedition.published() },
        Preset {
            id: "classic_2009",
            options: Options {
                variety: 0,
                pit: false,
                web: false,
                statue: false,
                tunnel: false,
                collapse: false,
                round_order: RoundOrder::LoadFirst,
                dice_pass: DicePass::Left,
                tie: Tie::Stone,
                ..expedition.published()
            },
        },
        Preset { id: "as_written", options: expedition.as_written() },
        Preset { id: "as_written_together", options: together.as_written() },
    ]
}

pub(crate) fn random_options(rng: &mut dyn GameRng) -> Options {
    let mut pick = || match rng.below(2) {
        0 => Pick(None),
        _ => Pick(Some(*rng.choose(Variety::ALL))),
    };
    let (pick_1, pick_2, pick_3, pick_4) = (pick(), pick(), pick(), pick());
    Options {
        rules: *RULES_VERSIONS.end(),
        mode: *rng.choose(&[Mode::Standard, Mode::Coop]),
        level: rng.below(u32::from(LEVEL_MAX)) as u8 + 1,
        level_cards: rng.coin(),
        variety: rng.below(u32::from(VARIETY_MAX) + 1) as u8,
        rival_cards: rng.coin(),
        pick_1,
        pick_2,
        pick_3,
        pick_4,
        pit: rng.below(4) != 0,
        web: rng.below(4) != 0,
        statue: rng.below(4) != 0,
        tunnel: rng.below(4) != 0,
        collapse: rng.below(4) != 0,
        pit_fail: *rng.choose(&[PitFail::Stays, PitFail::Wounded, PitFail::Eliminated]),
        gravel: *rng.choose(&[Gravel::Marker, Gravel::Burden]),
        mask: *rng.choose(&[Mask::Entry, Mask::Openings]),
        walls_kill: *rng.choose(&[WallsKill::Room, WallsKill::RoomAndEntrance]),
        empty_temple: *rng.choose(&[EmptyTemple::Ends, EmptyTemple::Waits]),
        bridge_test: *rng.choose(&[BridgeTest::Entering, BridgeTest::EveryMove]),
        tunnel_to: *rng.choose(&[TunnelTo::Outside, TunnelTo::Entrance]),
        trade: *rng.choose(&[Trade::SafeSpaces, Trade::CorridorSwap]),
        fine_print: *rng.choose(&[FinePrint::Usual, FinePrint::AsWritten]),
        round_order: *rng.choose(&[RoundOrder::RollFirst, RoundOrder::LoadFirst]),
        dice_pass: *rng.choose(&[DicePass::Closest, DicePass::Left]),
        tie: *rng.choose(&[Tie::Shared, Tie::Stone]),
        looks: *rng.choose(&[LookTime::Timed, LookTime::Notebook]),
        hands: *rng.choose(&[Hands::Usual, Hands::Hidden, Hands::Open]),
    }
}

pub(crate) fn check(options: &Options, seats: u8) -> Result<(), SetupError> {
    if !(SEATS_MIN..=SEATS_MAX).contains(&seats) {
        return Err(SetupError::SeatCount { got: seats, min: SEATS_MIN, max: SEATS_MAX });
    }
    if !(1..=LEVEL_MAX).contains(&options.level) {
        return Err(SetupError::option("level", format!("must be between 1 and {LEVEL_MAX}")));
    }
    if options.variety > VARIETY_MAX {
        let problem = format!("at most {VARIETY_MAX} Variety cards are allowed");
        return Err(SetupError::option("variety", problem));
    }
    Ok(())
}
