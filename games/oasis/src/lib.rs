//! Oasis: offers, areas and a caravan in the Gobi. Competitive, for three to five players.
//!
//! `README.md` summarises the game and lists the rulings. `rules/` holds the rulebook that
//! refusals cite.
#![cfg_attr(not(test), warn(unreachable_pub))]
mod action;
mod board;
pub mod bot;
mod cards;
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
mod space;
mod state;
mod view;
mod worth;

#[cfg(test)]
mod tests;

use kernel::{
    Ctx, Game, GameRng, Localizer, Meta, Outcome, PositionError, Seat, SeatSet, SetupError,
};
use table::{
    BotMaker, Conformance, GameEntry, HasInsight, HasPositions, HostedGame, InsightFn, Language,
    OptionSpec, PositionFormat, Preset,
};

pub use crate::{
    action::Action,
    data::{Card, Cause, Effect, Good, Land},
    event::Event,
    insight::Insight,
    position::Position,
    refusal::{Moment, Refusal},
    setup::{
        ControlMarkers, FreeAction, Options, Placement, Reveal, ScorePiece, Unplayable, Visibility,
    },
    space::Space,
    state::State,
    view::View,
};
use crate::{
    data::{SEATS_MAX, SEATS_MIN},
    state::Phase,
};

/// The entry under which hosts open tables for this game.
pub static ENTRY: GameEntry = GameEntry::of::<State>();

impl Game for State {
    const META: Meta = Meta {
        id: "oasis",
        rules_versions: data::RULES_VERSIONS,
        seats_min: SEATS_MIN,
        seats_max: SEATS_MAX,
        seats_default: 4,
        hidden: true,
        talk: false,
        // Every round reveals a card from each stack, so every card comes up within about 160
        // rounds, and resolving the tile cards a third time uses up a stack of tiles. A round has
        // at most 15 cards of at most six steps each, plus five more steps per player.
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
        false
    }

    fn has_private_hands(&self) -> bool {
        true
    }

    #[inline]
    fn awaited(&self) -> SeatSet {
        if self.phase == Phase::Over { SeatSet::EMPTY } else { SeatSet::only(self.turn) }
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

    fn outcome(&self) -> Option<Outcome> {
        (self.phase == Phase::Over).then(|| rules::scoring::outcome(self))
    }

    #[inline]
    fn is_over(&self) -> bool {
        self.phase == Phase::Over
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
        position::write_position(self)
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

    fn random_options(_: u8, rng: &mut dyn GameRng) -> Options {
        setup::random_options(rng)
    }
}

/// Collects the types that the browser sends and receives, for `cargo xtask codegen`.
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
