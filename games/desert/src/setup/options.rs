//! Options and presets.
use kernel::{GameRng, GameRngExt, Seat, SetupError, Versioned};
use serde::{Deserialize, Serialize};
use table::{OptionKind, OptionSpec, Preset};

use crate::data::{
    Difficulty, RULES_VERSIONS, Role, SAND, SAND_MAX, SAND_MIN, SEATS_MAX, SEATS_MIN,
};

/// The options of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Options {
    /// The version of the rules. Hosts set it from the log, so it is not one of the form's fields.
    #[serde(skip)]
    pub rules: u16,
    pub difficulty: Difficulty,
    pub roles: Roles,
    pub first_player: FirstPlayer,
    /// Total number of sand markers, eight of which start on the board.
    pub sand_total: u8,
    /// The Meteorologist may put the cards back in any order.
    pub meteo_reorder: bool,
    /// An empty canteen kills.
    pub zero_is_death: bool,
    /// Peeks are shared with everyone.
    pub peek_shared: bool,
    /// Players are asked before others move their pawns.
    pub ask_before_moving_me: bool,
    pub storm_pause: StormPause,
    pub pad_parts: PadParts,
    pub dig_beside: DigBeside,
    pub meteo_bury: MeteoBury,
    pub well_reach: WellReach,
    pub sharing: Sharing,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            rules: *RULES_VERSIONS.end(),
            difficulty: Difficulty::Novice,
            roles: Roles::Random,
            first_player: FirstPlayer::LowestCanteen,
            sand_total: SAND,
            meteo_reorder: false,
            zero_is_death: false,
            peek_shared: true,
            ask_before_moving_me: false,
            storm_pause: StormPause::Auto,
            pad_parts: PadParts::HeldOrLying,
            dig_beside: DigBeside::IfUnblocked,
            meteo_bury: MeteoBury::Must,
            well_reach: WellReach::OwnTile,
            sharing: Sharing::BeforeCards,
        }
    }
}

impl Options {
    /// Returns these options with the values that version 1 had by default, as in the published
    /// game.
    pub(crate) fn published(self) -> Options {
        Options {
            pad_parts: PadParts::Held,
            dig_beside: DigBeside::UnlessBuried,
            meteo_bury: MeteoBury::May,
            ..self
        }
    }
}

impl Versioned for Options {
    fn set_rules(&mut self, rules: u16) {
        self.rules = rules;
    }
}

/// The assignment of adventurers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Roles {
    Random,
    /// Seats pick in order.
    Draft,
    /// One per seat, chosen by the host.
    Assigned(Vec<Role>),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum FirstPlayer {
    /// R32: the player with the least water; ties are broken at random.
    LowestCanteen,
    Random,
    Seat(Seat),
}

/// When the storm pauses before a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum StormPause {
    /// Only if a player could act.
    Auto,
    Always,
    Never,
}

/// Declares an option with a fixed set of values.
macro_rules! choices {
    ($(#[$about:meta])* $name:ident: $($(#[$note:meta])* $value:ident,)+) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        pub enum $name {
            $($(#[$note])* $value,)+
        }

        impl $name {
            pub(crate) const ALL: &'static [$name] = &[$($name::$value),+];
        }
    };
}

choices! {
    /// R8: the parts that count for the win.
    PadParts:
    /// Parts that a player holds, and those lying on the launch pad.
    HeldOrLying,
    Held,
}
choices! {
    /// R10: who may remove sand from a neighbouring tile.
    DigBeside:
    /// Only players on an unblocked tile.
    IfUnblocked,
    /// Everyone who is not buried.
    UnlessBuried,
}
choices! {
    /// R19: whether the Meteorologist puts one of the cards she has seen under the pile.
    MeteoBury: Must, May,
}
choices! {
    /// R16: the wells from which the Water Carrier draws.
    WellReach:
    /// The well she stands on.
    OwnTile,
    /// Any excavated, unblocked well.
    Any,
}
choices! {
    /// R30: the moments at which gifts are allowed in a storm.
    Sharing:
    /// Only before a card is revealed.
    BeforeCards,
    /// Also between the reveal of a Sun Beats Down and its effect.
    AnyTime,
}

/// The options as the lobby form shows them.
pub(crate) const SPECS: &[OptionSpec] = &[
    choice("difficulty", &["novice", "normal", "elite", "legendary"]),
    OptionSpec {
        name: "roles",
        kind: OptionKind::Deal {
            values: &["random", "draft"],
            word: "assigned",
            among: &[
                "archaeologist",
                "climber",
                "explorer",
                "meteorologist",
                "navigator",
                "water_carrier",
            ],
            texts: "role",
        },
    },
    OptionSpec {
        name: "first_player",
        kind: OptionKind::Seat { values: &["lowest_canteen", "random"], word: "seat" },
    },
    OptionSpec {
        name: "sand_total",
        kind: OptionKind::Number { min: SAND_MIN as u32, max: SAND_MAX as u32 },
    },
    flag("meteo_reorder"),
    flag("zero_is_death"),
    flag("peek_shared"),
    flag("ask_before_moving_me"),
    choice("storm_pause", &["auto", "always", "never"]),
    choice("pad_parts", &["held_or_lying", "held"]),
    choice("dig_beside", &["if_unblocked", "unless_buried"]),
    choice("meteo_bury", &["must", "may"]),
    choice("well_reach", &["own_tile", "any"]),
    choice("sharing", &["before_cards", "any_time"]),
];

const fn flag(name: &'static str) -> OptionSpec {
    OptionSpec { name, kind: OptionKind::Flag }
}

const fn choice(name: &'static str, values: &'static [&'static str]) -> OptionSpec {
    OptionSpec { name, kind: OptionKind::Choice { values } }
}

/// The options that rules need during play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Switches {
    /// The version of the rules. One byte, to keep the state small.
    pub rules: u8,
    pub first_player: FirstPlayer,
    pub storm_pause: StormPause,
    /// Unused once the meter is set, but exported with positions.
    pub difficulty: Difficulty,
    /// One bit per [`Switch`].
    on: u16,
}

/// A boolean option, or an option with two values.
#[derive(Clone, Copy)]
pub(crate) enum Switch {
    MeteoReorder,
    ZeroIsDeath,
    PeekShared,
    AskBeforeMovingMe,
    /// [`PadParts::HeldOrLying`]
    LyingPartsCount,
    /// [`DigBeside::IfUnblocked`]
    DigOnlyUnblocked,
    /// [`MeteoBury::Must`]
    MustBury,
    /// [`WellReach::Any`]
    AnyWell,
    /// [`Sharing::AnyTime`]
    ShareInSun,
}

impl Switches {
    pub(crate) fn of(options: &Options) -> Switches {
        let mut on = 0;
        for (switch, is_on) in [
            (Switch::MeteoReorder, options.meteo_reorder),
            (Switch::ZeroIsDeath, options.zero_is_death),
            (Switch::PeekShared, options.peek_shared),
            (Switch::AskBeforeMovingMe, options.ask_before_moving_me),
            (Switch::LyingPartsCount, options.pad_parts == PadParts::HeldOrLying),
            (Switch::DigOnlyUnblocked, options.dig_beside == DigBeside::IfUnblocked),
            (Switch::MustBury, options.meteo_bury == MeteoBury::Must),
            (Switch::AnyWell, options.well_reach == WellReach::Any),
            (Switch::ShareInSun, options.sharing == Sharing::AnyTime),
        ] {
            on |= u16::from(is_on) << switch as u8;
        }
        let Options { rules, first_player, storm_pause, difficulty, .. } = *options;
        Switches { rules: rules as u8, first_player, storm_pause, difficulty, on }
    }

    #[inline]
    pub(crate) const fn is_on(self, switch: Switch) -> bool {
        self.on >> switch as u8 & 1 != 0
    }

    pub(crate) const fn pad_parts(self) -> PadParts {
        if self.is_on(Switch::LyingPartsCount) { PadParts::HeldOrLying } else { PadParts::Held }
    }

    pub(crate) const fn dig_beside(self) -> DigBeside {
        let is_on = self.is_on(Switch::DigOnlyUnblocked);
        if is_on { DigBeside::IfUnblocked } else { DigBeside::UnlessBuried }
    }

    pub(crate) const fn meteo_bury(self) -> MeteoBury {
        if self.is_on(Switch::MustBury) { MeteoBury::Must } else { MeteoBury::May }
    }

    pub(crate) const fn well_reach(self) -> WellReach {
        if self.is_on(Switch::AnyWell) { WellReach::Any } else { WellReach::OwnTile }
    }

    pub(crate) const fn sharing(self) -> Sharing {
        if self.is_on(Switch::ShareInSun) { Sharing::AnyTime } else { Sharing::BeforeCards }
    }

    /// Returns the options again. The assignment of adventurers is not kept, nor is the number of
    /// sand markers, which the board knows.
    pub(crate) fn options(self, sand_total: u8) -> Options {
        Options {
            rules: self.rules.into(),
            difficulty: self.difficulty,
            roles: Roles::Random,
            first_player: self.first_player,
            sand_total,
            meteo_reorder: self.is_on(Switch::MeteoReorder),
            zero_is_death: self.is_on(Switch::ZeroIsDeath),
            peek_shared: self.is_on(Switch::PeekShared),
            ask_before_moving_me: self.is_on(Switch::AskBeforeMovingMe),
            storm_pause: self.storm_pause,
            pad_parts: self.pad_parts(),
            dig_beside: self.dig_beside(),
            meteo_bury: self.meteo_bury(),
            well_reach: self.well_reach(),
            sharing: self.sharing(),
        }
    }
}

pub(crate) fn presets() -> Vec<Preset<Options>> {
    let at = |difficulty| Options { difficulty, ..Options::default() };
    vec![
        Preset { id: "novice", options: at(Difficulty::Novice) },
        Preset { id: "normal", options: at(Difficulty::Normal) },
        Preset { id: "elite", options: at(Difficulty::Elite) },
        Preset { id: "legendary", options: at(Difficulty::Legendary) },
        Preset { id: "classic_novice", options: at(Difficulty::Novice).published() },
        Preset {
            id: "as_written",
            options: Options {
                well_reach: WellReach::Any,
                sharing: Sharing::AnyTime,
                ..at(Difficulty::Novice)
            },
        },
    ]
}

pub(crate) fn random_options(seats: u8, rng: &mut dyn GameRng) -> Options {
    let mut cast = Role::ALL.to_vec();
    rng.shuffle(&mut cast);
    cast.truncate(seats as usize);
    let host = Seat::new(rng.below(u32::from(seats)) as u8);
    let roles = [Roles::Random, Roles::Draft, Roles::Assigned(cast)];
    let first = [FirstPlayer::LowestCanteen, FirstPlayer::Random, FirstPlayer::Seat(host)];
    Options {
        rules: *RULES_VERSIONS.end(),
        difficulty: *rng.choose(Difficulty::ALL),
        roles: rng.choose(&roles).clone(),
        first_player: *rng.choose(&first),
        sand_total: SAND_MIN + rng.below(u32::from(SAND_MAX - SAND_MIN) + 1) as u8,
        meteo_reorder: rng.coin(),
        zero_is_death: rng.coin(),
        peek_shared: rng.coin(),
        ask_before_moving_me: rng.coin(),
        storm_pause: *rng.choose(&[StormPause::Auto, StormPause::Always, StormPause::Never]),
        pad_parts: *rng.choose(PadParts::ALL),
        dig_beside: *rng.choose(DigBeside::ALL),
        meteo_bury: *rng.choose(MeteoBury::ALL),
        well_reach: *rng.choose(WellReach::ALL),
        sharing: *rng.choose(Sharing::ALL),
    }
}

pub(crate) fn check(options: &Options, seats: u8) -> Result<(), SetupError> {
    if !(SEATS_MIN..=SEATS_MAX).contains(&seats) {
        return Err(SetupError::SeatCount { got: seats, min: SEATS_MIN, max: SEATS_MAX });
    }
    if !(SAND_MIN..=SAND_MAX).contains(&options.sand_total) {
        let problem = format!("must be from {SAND_MIN} to {SAND_MAX}, not {}", options.sand_total);
        return Err(SetupError::option("sand_total", problem));
    }
    if let Roles::Assigned(cast) = &options.roles {
        if cast.len() != seats as usize {
            let problem = format!("has {} adventurers for {seats} seats", cast.len());
            return Err(SetupError::option("roles", problem));
        }
        for (at, role) in cast.iter().enumerate() {
            if cast[..at].contains(role) {
                return Err(SetupError::option("roles", format!("two seats have the {role}")));
            }
        }
    }
    match options.first_player {
        FirstPlayer::Seat(seat) if seat.index() >= seats as usize => {
            Err(SetupError::option("first_player", format!("there is no seat {}", seat.index())))
        }
        FirstPlayer::Seat(_) | FirstPlayer::LowestCanteen | FirstPlayer::Random => Ok(()),
    }
}
