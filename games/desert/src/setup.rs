//! Options, presets and the initial state.
use kernel::{GameRng, GameRngExt, Seat, SeatSet, Secret, SetupError, Versioned};
use serde::{Deserialize, Serialize};
use table::{OptionKind, OptionSpec, Preset};

use crate::{
    board::{Board, Tile},
    cards::{Bag, GearDeck, StormDeck},
    cell::{Cells, N_CELLS},
    data::{
        Back, CITY_SIDES, City, DIAMOND, Difficulty, EYE, FIRST_DROP, FIRST_PLAIN, GEAR, Gear,
        N_GEAR, N_PARTS, N_STORM, N_TILES, RULES_VERSIONS, Role, SAND, SAND_MAX, SAND_MIN,
        SEATS_MAX, SEATS_MIN, StormCard, back_of,
    },
    flow,
    state::{Adventurer, PartAt, Phase, State},
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
    on: u8,
}

/// A boolean option.
#[derive(Clone, Copy)]
pub(crate) enum Switch {
    MeteoReorder,
    ZeroIsDeath,
    PeekShared,
    AskBeforeMovingMe,
}

impl Switches {
    pub(crate) fn of(options: &Options) -> Switches {
        let mut on = 0;
        for (switch, is_on) in [
            (Switch::MeteoReorder, options.meteo_reorder),
            (Switch::ZeroIsDeath, options.zero_is_death),
            (Switch::PeekShared, options.peek_shared),
            (Switch::AskBeforeMovingMe, options.ask_before_moving_me),
        ] {
            on |= u8::from(is_on) << switch as u8;
        }
        let Options { rules, first_player, storm_pause, difficulty, .. } = *options;
        Switches { rules: rules as u8, first_player, storm_pause, difficulty, on }
    }

    #[inline]
    pub(crate) const fn is_on(self, switch: Switch) -> bool {
        self.on >> switch as u8 & 1 != 0
    }
}

pub(crate) fn presets() -> Vec<Preset<Options>> {
    let at = |difficulty| Options { difficulty, ..Options::default() };
    vec![
        Preset { id: "novice", options: at(Difficulty::Novice) },
        Preset { id: "normal", options: at(Difficulty::Normal) },
        Preset { id: "elite", options: at(Difficulty::Elite) },
        Preset { id: "legendary", options: at(Difficulty::Legendary) },
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

/// Deals a new game (D3).
pub(crate) fn deal(
    options: &Options,
    seats: u8,
    rng: &mut dyn GameRng,
) -> Result<State, SetupError> {
    check(options, seats)?;
    let board = deal_board(options.sand_total, rng);
    let wreck = board.ground().iter().find(|&cell| board.tile(cell).back() == Back::Wreck);
    let start = wreck.expect("one tile is the wreck");
    let novice =
        Adventurer { role: Role::Archaeologist, cell: start, water: 0, gear: Bag::default() };
    let mut state = State {
        board,
        storm: deal_storm(rng),
        gear: deal_gear(rng),
        crew: [novice; SEATS_MAX as usize],
        parts: [PartAt::Hidden; N_PARTS],
        phase: Phase::Drafting,
        n_seats: seats,
        turn: Seat::new(0),
        actions_left: 0,
        n_fewer: 0,
        meter: options.difficulty.start(),
        shields: SeatSet::EMPTY,
        guided: None,
        request: None,
        held_by: SeatSet::EMPTY,
        has_held: SeatSet::EMPTY,
        n_exchanges: 0,
        n_clocks: 0,
        switches: Switches::of(options),
    };
    match &options.roles {
        Roles::Draft => {}
        Roles::Random => {
            let mut cast = [Role::Archaeologist; Role::ALL.len()];
            cast.copy_from_slice(Role::ALL);
            rng.shuffle(&mut cast);
            assign_roles(&mut state, &cast, rng);
        }
        Roles::Assigned(cast) => assign_roles(&mut state, cast, rng),
    }
    Ok(state)
}

fn assign_roles(state: &mut State, cast: &[Role], rng: &mut dyn GameRng) {
    for seat in state.all_seats().iter() {
        assign_role(state, seat, cast[seat.index()]);
    }
    let first = random_seat(first_players(state), rng);
    flow::begin_turn(state, first);
}

/// Gives a seat its adventurer with a full canteen.
pub(crate) fn assign_role(state: &mut State, seat: Seat, role: Role) {
    let pawn = state.pawn_mut(seat);
    pawn.role = role;
    pawn.water = role.canteen();
}

/// Returns the seats from which the first player is drawn.
pub(crate) fn first_players(state: &State) -> SeatSet {
    match state.switches.first_player {
        FirstPlayer::Seat(seat) => SeatSet::only(seat),
        FirstPlayer::Random => state.all_seats(),
        FirstPlayer::LowestCanteen => {
            let water = |seat: Seat| state.pawn(seat).water;
            let least = state.all_seats().iter().map(water).min();
            state.all_seats().iter().filter(|&seat| Some(water(seat)) == least).collect()
        }
    }
}

/// Returns one of the seats, all equally likely.
pub(crate) fn random_seat(among: SeatSet, rng: &mut dyn GameRng) -> Seat {
    let nth = rng.below(among.len()) as usize;
    among.iter().nth(nth).expect("the index is below the number of seats")
}

fn deal_board(sand_total: u8, rng: &mut dyn GameRng) -> Board {
    let mut order: [u8; N_TILES] = std::array::from_fn(|tile| tile as u8);
    rng.shuffle(&mut order);
    let mut tiles = [Tile::NONE; N_CELLS];
    // Ids are assigned by back in board order, so that they reveal nothing but the back.
    let (mut next_drop, mut next_plain) = (FIRST_DROP, FIRST_PLAIN);
    let ground = Cells::ALL.minus(Cells::only(EYE));
    for (cell, dealt) in ground.iter().zip(order) {
        let id = match back_of(dealt) {
            Back::Wreck => 0,
            Back::Drop => take_next(&mut next_drop),
            Back::Plain => take_next(&mut next_plain),
        };
        let city = Secret::new(CITY_SIDES[dealt as usize], SeatSet::EMPTY);
        let sand = u8::from(DIAMOND.contains(&cell));
        tiles[cell.index()] = Tile { id, sand, city };
    }
    Board::new(tiles, EYE, Cells::NONE, sand_total - DIAMOND.len() as u8)
}

fn take_next(next: &mut u8) -> u8 {
    *next += 1;
    *next - 1
}

const STORM_CARDS: [StormCard; N_STORM] = {
    let mut cards = [StormCard::SUN; N_STORM];
    let (mut at, mut kind) = (0, 0);
    while kind < StormCard::N_KINDS {
        let mut copy = 0;
        while copy < StormCard::of_kind(kind).copies() {
            cards[at] = StormCard::of_kind(kind);
            at += 1;
            copy += 1;
        }
        kind += 1;
    }
    cards
};

const GEAR_CARDS: [Gear; N_GEAR] = {
    let mut cards = [Gear::DuneBlaster; N_GEAR];
    let (mut at, mut kind) = (0, 0);
    while kind < GEAR.len() {
        let mut copy = 0;
        while copy < GEAR[kind].1 {
            cards[at] = GEAR[kind].0;
            at += 1;
            copy += 1;
        }
        kind += 1;
    }
    cards
};

fn deal_storm(rng: &mut dyn GameRng) -> StormDeck {
    let mut cards = STORM_CARDS.map(|card| Secret::new(card, SeatSet::EMPTY));
    rng.shuffle(&mut cards);
    StormDeck { cards, n_left: N_STORM as u8 }
}

fn deal_gear(rng: &mut dyn GameRng) -> GearDeck {
    let mut cards = GEAR_CARDS;
    rng.shuffle(&mut cards);
    GearDeck::new(cards, N_GEAR as u8)
}

const _: () = assert!(matches!(CITY_SIDES[0], City::Gear));
