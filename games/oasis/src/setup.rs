//! Options, presets and the initial state.
use kernel::{Ctx, EventBuffer, GameRng, GameRngExt, Seat, SeatSet, Secret, SetupError, Versioned};
use serde::{Deserialize, Serialize};
use table::{OptionKind, OptionSpec, Preset};

use crate::{
    board::{Board, BoardRules},
    cards::Cards,
    data::{DECK, N_GOODS, N_SEATS, RULES_VERSIONS, SEATS_MAX, SEATS_MIN, STACK},
    flow,
    state::{Ending, Phase, State},
};

/// The game options of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// The version of the rules. Hosts set it from the log, so it is not one of the form's fields.
    #[serde(skip)]
    pub rules: u16,
    pub placement: Placement,
    /// Oasis and Steppe areas can start only at their borders.
    pub start_borders: bool,
    pub free_action: FreeAction,
    pub reveal: Reveal,
    /// A full camel path also ends the game.
    pub end_on_full_path: bool,
    pub marker_visibility: Visibility,
    pub control_markers: ControlMarkers,
    pub unplayable: Unplayable,
    pub score_piece: ScorePiece,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            rules: *RULES_VERSIONS.end(),
            placement: Placement::LinkBan,
            start_borders: false,
            free_action: FreeAction::OldFirst,
            reveal: Reveal::Stepwise,
            end_on_full_path: false,
            marker_visibility: Visibility::Hidden,
            control_markers: ControlMarkers::FourPerLand,
            unplayable: Unplayable::Placing,
            score_piece: ScorePiece::Show,
        }
    }
}

impl Options {
    /// Returns these options with the values that version 1 had by default, as in the published
    /// game.
    pub(crate) const fn published(self) -> Options {
        Options {
            start_borders: true,
            free_action: FreeAction::NewFirst,
            control_markers: ControlMarkers::Four,
            ..self
        }
    }
}

impl Versioned for Options {
    fn set_rules(&mut self, rules: u16) {
        self.rules = rules;
    }
}

/// The areas that a tile may touch (R1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Placement {
    /// At most one controlled area of its land, regardless of its owner.
    LinkBan,
    /// At most one, which must be the player's own.
    Strict,
    /// At most one, which must not be the player's own.
    Literal,
    /// Any number of areas except the player's own. The tile may start an area of its own (R30).
    OwnBan,
}

/// The player who takes the free action (R2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum FreeAction {
    /// The holder of counter 1 after the counters are turned face up.
    NewFirst,
    /// The holder of counter 1 during the round.
    OldFirst,
}

/// The way to make an offer (R7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Reveal {
    /// One card at a time, with a decision after each.
    Stepwise,
    /// The number of cards is announced in advance.
    Upfront,
}

/// The visibility of scoring markers (R19).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Visibility {
    /// Visible to their owner, and to everyone at the end.
    Hidden,
    Open,
}

/// The control markers of each player (R3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ControlMarkers {
    FourPerLand,
    /// Four for all lands together.
    Four,
}

/// The moment at which a tile without a legal space ends the game (R13).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Unplayable {
    /// When it has to be placed.
    Placing,
    /// When an offer with it is taken.
    Accepting,
}

/// The piece that shows a player's points on the scoring track (R10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ScorePiece {
    /// A piece for show.
    Show,
    /// A camel or control marker, which leaves the board if none is in the supply.
    Real,
}

/// The options in the order of the setup form.
pub(crate) const SPECS: &[OptionSpec] = &[
    choice("placement", &["link_ban", "strict", "literal", "own_ban"]),
    flag("start_borders"),
    choice("free_action", &["old_first", "new_first"]),
    choice("reveal", &["stepwise", "upfront"]),
    flag("end_on_full_path"),
    choice("marker_visibility", &["hidden", "open"]),
    choice("control_markers", &["four_per_land", "four"]),
    choice("unplayable", &["placing", "accepting"]),
    choice("score_piece", &["show", "real"]),
];

const fn flag(name: &'static str) -> OptionSpec {
    OptionSpec { name, kind: OptionKind::Flag }
}

const fn choice(name: &'static str, values: &'static [&'static str]) -> OptionSpec {
    OptionSpec { name, kind: OptionKind::Choice { values } }
}

/// The options inside [`State`]: a `Copy` version of [`Options`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Switches {
    pub rules: u16,
    pub placement: Placement,
    pub start_borders: bool,
    pub free_action: FreeAction,
    pub reveal: Reveal,
    pub end_on_full_path: bool,
    pub marker_visibility: Visibility,
    pub control_markers: ControlMarkers,
    pub unplayable: Unplayable,
    pub score_piece: ScorePiece,
}

impl Switches {
    pub(crate) const fn of(options: &Options) -> Switches {
        Switches {
            rules: options.rules,
            placement: options.placement,
            start_borders: options.start_borders,
            free_action: options.free_action,
            reveal: options.reveal,
            end_on_full_path: options.end_on_full_path,
            marker_visibility: options.marker_visibility,
            control_markers: options.control_markers,
            unplayable: options.unplayable,
            score_piece: options.score_piece,
        }
    }

    pub(crate) const fn options(self) -> Options {
        Options {
            rules: self.rules,
            placement: self.placement,
            start_borders: self.start_borders,
            free_action: self.free_action,
            reveal: self.reveal,
            end_on_full_path: self.end_on_full_path,
            marker_visibility: self.marker_visibility,
            control_markers: self.control_markers,
            unplayable: self.unplayable,
            score_piece: self.score_piece,
        }
    }

    pub(crate) const fn board_rules(self) -> BoardRules {
        BoardRules {
            has_markers_per_land: matches!(self.control_markers, ControlMarkers::FourPerLand),
            keeps_areas_apart: matches!(self.placement, Placement::OwnBan),
        }
    }

    /// Returns the viewers who see the scoring markers of `seat` during the game.
    pub(crate) const fn marker_viewers(self, seat: Seat) -> SeatSet {
        match self.marker_visibility {
            Visibility::Hidden => SeatSet::only(seat),
            Visibility::Open => SeatSet::EVERYONE,
        }
    }
}

pub(crate) fn presets() -> Vec<Preset<Options>> {
    vec![
        Preset { id: "usual", options: Options::default() },
        Preset {
            id: "classic_2004",
            options: Options { placement: Placement::Strict, ..Options::default() }.published(),
        },
        Preset {
            id: "as_written",
            options: Options {
                placement: Placement::OwnBan,
                unplayable: Unplayable::Accepting,
                score_piece: ScorePiece::Real,
                ..Options::default()
            },
        },
    ]
}

pub(crate) fn random_options(rng: &mut dyn GameRng) -> Options {
    Options {
        rules: *RULES_VERSIONS.end(),
        placement: *rng.choose(&[
            Placement::LinkBan,
            Placement::Strict,
            Placement::Literal,
            Placement::OwnBan,
        ]),
        start_borders: rng.coin(),
        free_action: *rng.choose(&[FreeAction::NewFirst, FreeAction::OldFirst]),
        reveal: *rng.choose(&[Reveal::Stepwise, Reveal::Upfront]),
        end_on_full_path: rng.coin(),
        marker_visibility: *rng.choose(&[Visibility::Hidden, Visibility::Open]),
        control_markers: *rng.choose(&[ControlMarkers::FourPerLand, ControlMarkers::Four]),
        unplayable: *rng.choose(&[Unplayable::Placing, Unplayable::Accepting]),
        score_piece: *rng.choose(&[ScorePiece::Show, ScorePiece::Real]),
    }
}

pub(crate) const fn check(seats: u8) -> Result<(), SetupError> {
    if seats < SEATS_MIN || seats > SEATS_MAX {
        return Err(SetupError::SeatCount { got: seats, min: SEATS_MIN, max: SEATS_MAX });
    }
    Ok(())
}

/// Sets up a new game (O3).
pub(crate) fn deal(
    options: &Options,
    seats: u8,
    rng: &mut dyn GameRng,
) -> Result<State, SetupError> {
    check(seats)?;
    let mut state = empty(options, seats);
    let mut deck = DECK;
    rng.shuffle(&mut deck);
    state.cards = Cards::new(deck);
    let mut counters: [u8; N_SEATS] = std::array::from_fn(|index| index as u8 + 1);
    rng.shuffle(&mut counters[..seats as usize]);
    state.counters[..seats as usize].copy_from_slice(&counters[..seats as usize]);
    let mut events = EventBuffer::muted();
    let mut ctx = Ctx::new(rng, &mut events);
    for seat in state.all_seats().iter() {
        for _ in 0..STACK {
            state.cards.draw(seat, &mut ctx);
        }
    }
    flow::begin_offers(&mut state, 1, rng);
    Ok(state)
}

/// Returns a state with an empty board, all pieces in the supply and all cards in the deck.
pub(crate) fn empty(options: &Options, seats: u8) -> State {
    let switches = Switches::of(options);
    let no_goods =
        |index: usize| Secret::new([0; N_GOODS], switches.marker_viewers(Seat::new(index as u8)));
    State {
        board: Board::new(switches.board_rules()),
        cards: Cards::new(DECK),
        goods: std::array::from_fn(no_goods),
        counters: [0; N_SEATS],
        received: [0; N_SEATS],
        phase: Phase::Over,
        turn: Seat::new(0),
        n_seats: seats,
        round: 1,
        ending: Ending::default(),
        switches,
    }
}
