//! The Temple of Chac, a push-your-luck expedition with dice and a rolling boulder, for two to six
//! rivals or one to six cooperating players.
//!
//! `README.md` summarises the game and lists the rulings. `rules/` holds the rulebook that refusals
//! cite.
#![cfg_attr(not(test), warn(unreachable_pub))]
mod action;
mod board;
pub mod bot;
mod cards;
mod data;
mod dice;
mod event;
mod flow;
mod hidden;
mod insight;
mod invariants;
mod lava;
mod position;
mod refusal;
mod render_text;
mod route;
mod rules;
mod setup;
mod state;
mod view;
mod walls;

#[cfg(test)]
mod tests;

use kernel::{
    Ctx, Deadline, Game, GameRng, Localizer, Meta, Outcome, PositionError, Seat, SeatSet,
    SetupError,
};
use table::{
    BotMaker, Conformance, GameEntry, HasInsight, HasPositions, HostedGame, InsightFn, Language,
    OptionSpec, PositionFormat, Preset,
};

pub use crate::{
    action::Action,
    board::{Area, Space},
    data::{
        Ability, Adventurer, Death, Deck, Glyph, Lock, Sun, Treasure, Trial, Variety, WallCard,
    },
    dice::DiceSet,
    event::{EscapeRoute, Event, Wall},
    insight::Insight,
    position::Position,
    refusal::{Decision, Refusal},
    setup::{
        BridgeTest, DicePass, EmptyTemple, FinePrint, Gravel, Hands, LookTime, Mask, Mode, Options,
        Pick, PitFail, RoundOrder, Tie, Trade, TunnelTo, WallsKill,
    },
    state::State,
    view::View,
};
use crate::{
    data::{SEATS_MAX, SEATS_MIN},
    state::Phase,
};

/// The entry that registers this game in the catalog.
pub static ENTRY: GameEntry = GameEntry::of::<State>();

impl Game for State {
    const META: Meta = Meta {
        id: "temple",
        rules_versions: data::RULES_VERSIONS,
        seats_min: SEATS_MIN,
        seats_max: SEATS_MAX,
        seats_default: 4,
        hidden: true,
        talk: false,
        // In all but one of many millions of games, the exit is sealed within 60 rounds. A turn
        // takes at most a few dozen steps, choosing a load takes as many again, and changed choices
        // add some more.
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
        self.is_coop()
    }

    fn has_private_hands(&self) -> bool {
        !self.are_hands_open()
    }

    #[inline]
    fn awaited(&self) -> SeatSet {
        flow::awaited(self)
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
        rules::clock::deadline(self)
    }

    fn expire(&mut self, _: u32, ctx: &mut Ctx<'_, State>) {
        rules::clock::expire(self, ctx);
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

    fn clear_ephemeral(&mut self) {
        let (mut rng, mut events) = (kernel::ScriptedRng::none(), kernel::EventBuffer::muted());
        rules::looks::close_all(self, &mut Ctx::new(&mut rng, &mut events));
    }
}

impl HasPositions for State {
    type Position = Position;

    fn from_position(position: &Position, rng: &mut dyn GameRng) -> Result<State, PositionError> {
        position::import(position, rng)
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
        action::all_actions(seats)
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

/// Returns every type that the browser sends or receives, for `cargo xtask codegen`.
#[cfg(feature = "ts")]
pub fn typescript() -> kernel::TypeScript {
    kernel::TypeScript::new()
        .with::<View>()
        .with::<Action>()
        .with::<Event>()
        .with::<Refusal>()
        .with::<Options>()
        .with::<Insight>()
        // These types occur only in commands and texts.
        .with::<Area>()
}
