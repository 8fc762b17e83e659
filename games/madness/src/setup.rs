//! Options, presets and the initial state.
use std::sync::Arc;

use kernel::{GameRng, GameRngExt, Seat, SeatSet, SetupError, Versioned, named_enum};
use serde::{Deserialize, Serialize};
use table::{OptionKind, OptionSpec, Preset};

#[cfg(feature = "ts")]
use crate::talk::CustomCard;
use crate::{
    board::Board,
    cards::Cards,
    data::{
        ARCANES_8, ARCANES_11, Card, N_GEARS, N_SEATS, RULES_VERSIONS, SEATS_MAX, SEATS_MIN,
        hand_limit,
    },
    flow,
    madness_decks::MadnessDecks,
    state::{Phase, State, Tokens},
    talk::{CustomCards, TalkState},
    timer::Timer,
};

/// The options of a table.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// The version of the rules. Hosts set it from the log, so it is not one of the form's fields.
    #[serde(skip)]
    pub rules: u16,
    pub timer_seconds: TimerSeconds,
    pub pace: Pace,
    /// Remarks per player and timer in untimed games.
    pub budget: u8,
    /// Time limit of a timer in untimed games.
    pub timer_hours: u8,
    pub talk_mode: TalkMode,
    pub silence_mode: SilenceMode,
    /// Madness cards stack (R40).
    pub expert: bool,
    pub blank_cards: BlankCards,
    pub tie: Tie,
    pub edge_spaces: EdgeSpaces,
    pub start_zone: StartZone,
    pub arcane_cards: ArcaneCards,
    pub played_cards: PlayedCards,
    pub short_confusion: ShortConfusion,
    pub first_leader: FirstLeader,
    /// The reveal shows who played which card.
    pub reveal_owner: bool,
    /// A searched tile stays visible.
    pub search_note: bool,
    /// The colours of equipment are swapped in high regions.
    pub mirage: bool,
    /// Allows free text outside the encounter.
    pub advice_text: bool,
    /// Adds twelve cards about gestures and posture; requires `voice`.
    pub honour_pack: bool,
    /// Follows the rules document to the letter where the other options do not (M16).
    pub as_written: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            rules: *RULES_VERSIONS.end(),
            timer_seconds: TimerSeconds::S30,
            pace: Pace::Realtime,
            budget: 4,
            timer_hours: 24,
            talk_mode: TalkMode::PanelText,
            silence_mode: SilenceMode::Penalty,
            expert: false,
            blank_cards: BlankCards::Lucid,
            tie: Tie::Win,
            edge_spaces: EdgeSpaces::Three,
            start_zone: StartZone::AnyCoast,
            arcane_cards: ArcaneCards::Eight,
            played_cards: PlayedCards::Stay,
            short_confusion: ShortConfusion::WhatIsLeft,
            first_leader: FirstLeader::Random,
            reveal_owner: true,
            search_note: false,
            mirage: false,
            advice_text: false,
            honour_pack: false,
            as_written: false,
        }
    }
}

impl Versioned for Options {
    fn set_rules(&mut self, rules: u16) {
        self.rules = rules;
    }
}

named_enum! {
    /// Duration of the sand timer.
    TimerSeconds, "timer seconds: 20, 30, 45, 60, 90 or 120":
    S20 = "20",
    S30 = "30",
    S45 = "45",
    S60 = "60",
    S90 = "90",
    S120 = "120",
}

impl TimerSeconds {
    #[inline]
    pub const fn seconds(self) -> u8 {
        match self {
            TimerSeconds::S20 => 20,
            TimerSeconds::S30 => 30,
            TimerSeconds::S45 => 45,
            TimerSeconds::S60 => 60,
            TimerSeconds::S90 => 90,
            TimerSeconds::S120 => 120,
        }
    }
}

named_enum! {
    /// Real-time or untimed play.
    Pace, "a pace: realtime or untimed":
    Realtime = "realtime",
    Untimed = "untimed",
}

named_enum! {
    /// How players talk.
    TalkMode, "a way to talk: panel, text, panel_text or in_person":
    Panel = "panel",
    Text = "text",
    PanelText = "panel_text",
    InPerson = "in_person",
}

named_enum! {
    /// The effect of speaking during silence (R29).
    SilenceMode, "penalty or locked":
    Penalty = "penalty",
    Locked = "locked",
}

/// The use of blank madness cards (R38).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum BlankCards {
    /// Shuffled in, without a rule.
    Lucid,
    Out,
    /// Written by the host.
    Custom(#[cfg_attr(feature = "ts", ts(as = "Vec<CustomCard>"))] CustomCards),
}

impl BlankCards {
    pub(crate) const fn custom_cards(&self) -> &CustomCards {
        match self {
            BlankCards::Custom(custom_cards) => custom_cards,
            BlankCards::Lucid | BlankCards::Out => CustomCards::NOTHING,
        }
    }

    fn random(rng: &mut dyn GameRng) -> BlankCards {
        match rng.below(3) {
            0 => BlankCards::Lucid,
            1 => BlankCards::Out,
            _ => BlankCards::Custom(CustomCards::random(rng)),
        }
    }
}

named_enum! {
    /// The result with as many injuries as relics (R1).
    Tie, "win or loss":
    Win = "win",
    Loss = "loss",
}

named_enum! {
    /// Number of Edge of Madness spaces (R6).
    EdgeSpaces, "spaces of the edge: 3 or 1":
    Three = "3",
    One = "1",
}

named_enum! {
    /// Where the expedition may start (R14).
    StartZone, "any_coast or shore_row":
    AnyCoast = "any_coast",
    ShoreRow = "shore_row",
}

named_enum! {
    /// Number of arcane cards in the box (R4).
    ArcaneCards, "arcane cards: 8 or 11":
    Eight = "8",
    Eleven = "11",
}

impl ArcaneCards {
    /// Returns the number of arcane cards by kind.
    pub(crate) const fn supply(self) -> [u8; N_GEARS] {
        match self {
            ArcaneCards::Eight => ARCANES_8,
            ArcaneCards::Eleven => ARCANES_11,
        }
    }
}

named_enum! {
    /// The effect of flipping the timer again on played cards (R20).
    PlayedCards, "stay or return_on_extend":
    Stay = "stay",
    ReturnOnExtend = "return_on_extend",
}

named_enum! {
    /// The price of Confusion if the deck has too few cards: those that are left, or a token
    /// instead (R26).
    ShortConfusion, "what_is_left or token":
    WhatIsLeft = "what_is_left",
    Token = "token",
}

/// The first leader (R13).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum FirstLeader {
    Random,
    Seat(Seat),
}

const BUDGET_MIN: u8 = 2;
const BUDGET_MAX: u8 = 6;
const HOURS_MAX: u8 = 168;

/// The options as shown in a form.
pub(crate) const SPECS: &[OptionSpec] = &[
    choice("timer_seconds", &["20", "30", "45", "60", "90", "120"]),
    choice("pace", &["realtime", "untimed"]),
    number("budget", BUDGET_MIN, BUDGET_MAX),
    number("timer_hours", 1, HOURS_MAX),
    choice("talk_mode", &["panel", "text", "panel_text", "in_person"]),
    choice("silence_mode", &["penalty", "locked"]),
    flag("expert"),
    OptionSpec {
        name: "blank_cards",
        kind: OptionKind::Own { values: &["lucid", "out"], word: "custom" },
    },
    choice("tie", &["win", "loss"]),
    choice("edge_spaces", &["3", "1"]),
    choice("start_zone", &["any_coast", "shore_row"]),
    choice("arcane_cards", &["8", "11"]),
    choice("played_cards", &["stay", "return_on_extend"]),
    choice("short_confusion", &["what_is_left", "token"]),
    OptionSpec {
        name: "first_leader",
        kind: OptionKind::Seat { values: &["random"], word: "seat" },
    },
    flag("reveal_owner"),
    flag("search_note"),
    flag("mirage"),
    flag("advice_text"),
    flag("honour_pack"),
    flag("as_written"),
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

impl Options {
    /// Returns the default options under a version of the rules.
    pub(crate) fn of_version(rules: u16) -> Options {
        let options = Options { rules, ..Options::default() };
        if rules >= 2 { options } else { options.with_published_rules() }
    }

    /// Restores the values of the published game where the defaults differ from it.
    fn with_published_rules(self) -> Options {
        Options { short_confusion: ShortConfusion::Token, search_note: true, ..self }
    }

    #[inline]
    pub(crate) const fn is_untimed(&self) -> bool {
        matches!(self.pace, Pace::Untimed)
    }

    pub(crate) const fn is_in_person(&self) -> bool {
        matches!(self.talk_mode, TalkMode::InPerson)
    }

    /// Returns `true` if remarks during silence are refused instead of penalized. Untimed games
    /// always refuse them.
    pub(crate) const fn is_speech_locked(&self) -> bool {
        matches!(self.silence_mode, SilenceMode::Locked) || self.is_untimed()
    }

    /// Returns `true` if every sand timer runs to its end (M16.6).
    #[inline]
    pub(crate) const fn runs_full_timer(&self) -> bool {
        self.as_written && !self.is_untimed()
    }

    /// Checks that these options can be played by `seats`.
    pub(crate) fn check(&self, seats: u8) -> Result<(), SetupError> {
        if !(SEATS_MIN..=SEATS_MAX).contains(&seats) {
            return Err(SetupError::SeatCount { got: seats, min: SEATS_MIN, max: SEATS_MAX });
        }
        check_number("budget", self.budget, BUDGET_MIN, BUDGET_MAX)?;
        check_number("timer_hours", self.timer_hours, 1, HOURS_MAX)?;
        if let FirstLeader::Seat(seat) = self.first_leader
            && seat.index() >= seats as usize
        {
            return Err(SetupError::option("first_leader", format!("there is no seat {seat}")));
        }
        if self.is_in_person() && self.is_untimed() {
            let problem = "in-person games are timed: choose realtime";
            return Err(SetupError::option("pace", problem));
        }
        if self.as_written && !self.reveal_owner {
            let problem = "as written, injuries return to their owners, so everyone sees them";
            return Err(SetupError::option("reveal_owner", problem));
        }
        if self.as_written && self.blank_cards.custom_cards().affect_playing() {
            let problem = "as written, no madness card affects how players play cards";
            return Err(SetupError::option("blank_cards", problem));
        }
        match &self.blank_cards {
            BlankCards::Custom(custom_cards) => custom_cards.check(),
            BlankCards::Lucid | BlankCards::Out => Ok(()),
        }
    }
}

fn check_number(key: &'static str, n: u8, min: u8, max: u8) -> Result<(), SetupError> {
    if (min..=max).contains(&n) {
        return Ok(());
    }
    Err(SetupError::option(key, format!("must be from {min} to {max}, not {n}")))
}

pub(crate) fn presets() -> Vec<Preset<Options>> {
    let standard = Options::default();
    let veteran = Options { expert: true, tie: Tie::Loss, ..standard.clone() };
    vec![
        Preset { id: "standard", options: standard.clone() },
        Preset {
            id: "first_flight",
            options: Options { timer_seconds: TimerSeconds::S60, ..standard.clone() },
        },
        Preset { id: "veteran", options: veteran.clone() },
        Preset {
            id: "nightmare",
            options: Options {
                timer_seconds: TimerSeconds::S20,
                blank_cards: BlankCards::Out,
                ..veteran
            },
        },
        Preset {
            id: "correspondence",
            options: Options { pace: Pace::Untimed, ..standard.clone() },
        },
        Preset { id: "classic_standard", options: standard.clone().with_published_rules() },
        Preset {
            id: "as_written",
            options: Options { as_written: true, arcane_cards: ArcaneCards::Eleven, ..standard },
        },
    ]
}

pub(crate) fn random_options(seats: u8, rng: &mut dyn GameRng) -> Options {
    let talk_mode = *rng.choose(TalkMode::ALL);
    let is_in_person = talk_mode == TalkMode::InPerson;
    let seat = Seat::new(rng.below(u32::from(seats)) as u8);
    let as_written = rng.below(4) == 0;
    let mut blank_cards = BlankCards::random(rng);
    if as_written && blank_cards.custom_cards().affect_playing() {
        blank_cards = BlankCards::Lucid;
    }
    Options {
        rules: *RULES_VERSIONS.end(),
        timer_seconds: *rng.choose(TimerSeconds::ALL),
        pace: if is_in_person { Pace::Realtime } else { *rng.choose(Pace::ALL) },
        budget: BUDGET_MIN + rng.below(u32::from(BUDGET_MAX - BUDGET_MIN) + 1) as u8,
        timer_hours: rng.die(u32::from(HOURS_MAX)) as u8,
        talk_mode,
        silence_mode: *rng.choose(SilenceMode::ALL),
        expert: rng.coin(),
        blank_cards,
        tie: *rng.choose(Tie::ALL),
        edge_spaces: *rng.choose(EdgeSpaces::ALL),
        start_zone: *rng.choose(StartZone::ALL),
        arcane_cards: *rng.choose(ArcaneCards::ALL),
        played_cards: *rng.choose(PlayedCards::ALL),
        short_confusion: *rng.choose(ShortConfusion::ALL),
        first_leader: *rng.choose(&[FirstLeader::Random, FirstLeader::Seat(seat)]),
        reveal_owner: as_written || rng.coin(),
        search_note: rng.coin(),
        mirage: rng.coin(),
        advice_text: rng.coin(),
        honour_pack: is_in_person && rng.coin(),
        as_written,
    }
}

/// Sets up the game (M3).
pub(crate) fn set_up(
    options: &Options,
    seats: u8,
    rng: &mut dyn GameRng,
) -> Result<State, SetupError> {
    options.check(seats)?;
    let mut state = empty_state(options, seats);
    state.board = Board::deal(options, rng);
    state.madness.shuffle(rng);
    state.cards.deal(seats, hand_limit(seats), rng);
    // The discard starts with one injury per player.
    for _ in 0..seats {
        state.cards.injure();
    }
    let leader = match options.first_leader {
        FirstLeader::Random => Seat::new(rng.below(u32::from(seats)) as u8),
        FirstLeader::Seat(seat) => seat,
    };
    for seat in initially_mad(seats, leader).iter() {
        state.madness.draw(seat);
    }
    flow::begin(&mut state, leader);
    Ok(state)
}

/// With three players no one starts mad, with four all but the leader, with five everyone.
fn initially_mad(seats: u8, leader: Seat) -> SeatSet {
    match seats {
        ..=SEATS_MIN => SeatSet::EMPTY,
        SEATS_MAX.. => SeatSet::first_n(seats),
        _ => SeatSet::first_n(seats).without(SeatSet::only(leader)),
    }
}

/// Returns a state with the tokens on the sled, the basic cards in the deck and everything else in
/// the box.
pub(crate) fn empty_state(options: &Options, seats: u8) -> State {
    State {
        cards: Cards::new(options.arcane_cards.supply()),
        madness: MadnessDecks::new(options),
        board: Board::empty(),
        relics: [Default::default(); N_SEATS],
        tokens: Tokens::ALL,
        phase: Phase::Moving,
        turn: Seat::new(0),
        n_seats: seats,
        round: 1,
        ignored: SeatSet::EMPTY,
        n_changes: 0,
        clock: 0,
        timer: Timer::default(),
        talk: TalkState::default(),
        searched: None,
        track_records: Default::default(),
        mirage: 0,
        options: Arc::new(options.clone()),
    }
}

/// Returns how many cards of a kind this table has in the box, including injuries.
pub(crate) const fn n_in_box(options: &Options, card: Card) -> u8 {
    match card.gear() {
        None => crate::data::INJURIES,
        Some(gear) if card.is_arcane() => options.arcane_cards.supply()[gear as usize],
        Some(_) => card.basic_copies(),
    }
}
