//! Forbidden Desert for two to five players, who cooperate against sand, thirst and the storm.
//!
//! `README.md` summarizes the game and lists the rulings. `rules/` is the rulebook that refusals
//! cite.
#![cfg_attr(not(test), warn(unreachable_pub))]
mod action;
mod board;
pub mod bot;
mod cards;
mod cell;
mod data;
mod event;
mod flow;
mod hidden;
mod insight;
mod invariants;
mod position;
mod refusal;
mod render_text;
mod rules;
mod setup;
mod state;
mod view;

#[cfg(test)]
mod tests;

use kernel::{
    Ctx, Deadline, Game, GameRng, Localizer, Meta, Outcome, PositionError, Seat, SeatSet,
    SetupError,
};
use table::{
    BotMaker, Conformance, GameEntry, HasInsight, HasPositions, HostedGame, InsightFn, Language,
    OptionSpec, PositionFormat, Preset, lesson::LessonSource,
};

pub use crate::{
    action::Action,
    cell::{Cell, Direction},
    data::{Back, City, Difficulty, Gear, Part, Role, Storm, StormCard},
    event::Event,
    insight::Insight,
    position::Position,
    refusal::{Purpose, Refusal},
    setup::{
        DigBeside, FirstPlayer, MeteoBury, Options, PadParts, Roles, Sharing, StormPause, WellReach,
    },
    state::{PartAt, State},
    view::View,
};
use crate::{
    data::{ASK_MS, HOLD_MS, SEATS_MAX, SEATS_MIN},
    state::{Ending, Phase},
};

/// The entry that hosts register for this game.
pub static ENTRY: GameEntry = GameEntry::of::<State>();

impl Game for State {
    const META: Meta = Meta {
        id: "desert",
        rules_versions: data::RULES_VERSIONS,
        seats_min: SEATS_MIN,
        seats_max: SEATS_MAX,
        seats_default: 4,
        hidden: true,
        talk: false,
        // The meter reaches the skull after at most 155 storm cards, and every turn but one draws
        // at least two. A turn has at most six paid actions of three steps, each with R49's
        // exchanges.
        steps_max: 100_000,
    };

    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    fn new(options: &Options, seats: u8, rng: &mut dyn GameRng) -> Result<State, SetupError> {
        setup::deal(options, seats, rng)
    }

    #[inline]
    fn seats(&self) -> u8 {
        self.n_seats
    }

    fn is_cooperative(&self) -> bool {
        true
    }

    fn has_private_hands(&self) -> bool {
        false
    }

    #[inline]
    fn awaited(&self) -> SeatSet {
        if let Some(request) = self.request {
            return request.asked;
        }
        match self.phase {
            Phase::Over(_) => SeatSet::EMPTY,
            Phase::Storm { .. } | Phase::Sun { .. } if !self.held_by.is_empty() => self.held_by,
            Phase::Drafting
            | Phase::Acting
            | Phase::Looking { .. }
            | Phase::Storm { .. }
            | Phase::Sun { .. } => SeatSet::only(self.turn),
        }
    }

    #[inline]
    fn legal(&self, seat: Seat, actions: &mut Vec<Action>) {
        rules::legal(self, seat, actions);
    }

    #[inline]
    fn apply(
        &mut self,
        seat: Seat,
        action: Action,
        ctx: &mut Ctx<'_, State>,
    ) -> Result<(), Refusal> {
        rules::apply(self, seat, action, ctx)
    }

    fn deadline(&self) -> Option<Deadline> {
        let millis = match (self.request, self.held_by.is_empty()) {
            (Some(_), _) => ASK_MS,
            (None, false) => HOLD_MS,
            (None, true) => return None,
        };
        Some(Deadline { id: u32::from(self.n_clocks), millis })
    }

    fn expire(&mut self, _: u32, ctx: &mut Ctx<'_, State>) {
        match self.request {
            Some(request) => rules::consent::expire(self, request, ctx),
            None => rules::storm::expire_hold(self, ctx),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        match self.phase {
            Phase::Over(ending) => {
                Some(Outcome::shared(self.n_seats, ending == Ending::Won, ending.reason()))
            }
            Phase::Drafting
            | Phase::Acting
            | Phase::Looking { .. }
            | Phase::Storm { .. }
            | Phase::Sun { .. } => None,
        }
    }

    #[inline]
    fn is_over(&self) -> bool {
        matches!(self.phase, Phase::Over(_))
    }

    fn view(&self, viewers: SeatSet) -> View {
        View::of(self, viewers)
    }

    fn determinize(&self, viewers: SeatSet, rng: &mut dyn GameRng) -> State {
        hidden::determinize(self, viewers, rng)
    }
}

impl HostedGame for State {
    const LANGUAGES: &'static [Language] = &[
        Language {
            id: "en",
            texts: include_str!("../text/en.ftl"),
            rules: include_str!("../rules/en.md"),
        },
        Language {
            id: "de",
            texts: include_str!("../text/de.ftl"),
            rules: include_str!("../rules/de.md"),
        },
    ];
    const BOTS: &'static [BotMaker<State>] = bot::BOTS;
    const OPTIONS: &'static [OptionSpec] = setup::SPECS;
    const POSITIONS: Option<PositionFormat<State>> = Some(PositionFormat::new());
    const INSIGHT: Option<InsightFn<State>> = Some(table::insight);
    const LESSONS: &'static [LessonSource] = &[LessonSource {
        id: "first",
        json: include_str!("../lessons/first.json"),
        texts: &[
            ("en", include_str!("../lessons/en.ftl")),
            ("de", include_str!("../lessons/de.ftl")),
        ],
    }];

    fn presets() -> Vec<Preset<Options>> {
        setup::presets()
    }

    fn default_options(rules: u16) -> Options {
        let options = Options { rules, ..Options::default() };
        if rules == 1 { options.published() } else { options }
    }

    fn render_text(view: &View, texts: &dyn Localizer) -> String {
        render_text::draw(view, texts)
    }
}

impl HasPositions for State {
    type Position = Position;

    fn from_position(position: &Position, rng: &mut dyn GameRng) -> Result<State, PositionError> {
        position::set_up(position, rng)
    }

    fn to_position(&self) -> Position {
        position::export(self)
    }
}

impl HasInsight for State {
    type Insight = Insight;

    fn insight(&self, viewers: SeatSet) -> Insight {
        Insight::of(self, viewers)
    }
}

impl Conformance for State {
    fn action_space(seats: u8) -> Vec<Action> {
        action::space(seats)
    }

    fn invariants(&self) -> Result<(), PositionError> {
        invariants::check(self)
    }

    fn check_components(&self) -> Result<(), PositionError> {
        invariants::check_components(self)
    }

    fn random_options(seats: u8, rng: &mut dyn GameRng) -> Options {
        setup::random_options(seats, rng)
    }
}

impl Ending {
    pub(crate) const fn reason(self) -> &'static str {
        match self {
            Ending::Won => "won",
            Ending::Thirst(_) => "thirst",
            Ending::Buried => "buried",
            Ending::Swept => "swept",
        }
    }
}

/// Returns the types the web board exchanges with the server, for `cargo xtask codegen`.
#[cfg(feature = "ts")]
pub fn typescript() -> kernel::TypeScript {
    kernel::TypeScript::new()
        .with::<View>()
        .with::<Action>()
        .with::<Event>()
        .with::<Refusal>()
        .with::<Options>()
        .with::<Insight>()
}
