//! Mountains of Madness: a cooperative game of timed encounters and secret rules of speech, for
//! three to five players.
//!
//! `README.md` summarizes the game and lists the rulings; `rules/` is the rulebook that refusals
//! cite.
#![cfg_attr(not(test), warn(unreachable_pub))]
mod action;
mod advice;
mod board;
pub mod bot;
mod cards;
mod data;
mod event;
mod flow;
mod hidden;
mod insight;
mod madness_decks;
mod position;
mod refusal;
mod render_text;
mod rules;
mod setup;
mod space;
mod state;
pub mod talk;
mod tile;
mod timer;
mod view;

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
    advice::{Advice, LeaderDecision},
    data::{
        Card, Challenge, Face, Gear, Letter, MadnessId, Region, Relic, Reward, Sign, Stage, Target,
    },
    event::Event,
    insight::Insight,
    position::Position,
    refusal::{DueStep, Refusal},
    setup::{
        ArcaneCards, BlankCards, EdgeSpaces, FirstLeader, Options, Pace, PlayedCards,
        ShortConfusion, SilenceMode, StartZone, TalkMode, Tie, TimerSeconds,
    },
    space::Space,
    state::State,
    tile::Tile,
    view::View,
};
use crate::{
    data::{SEATS_MAX, SEATS_MIN},
    state::Phase,
};

/// The entry that registers this game with the server and the tools.
pub static ENTRY: GameEntry = GameEntry::of::<State>();

impl Game for State {
    const META: Meta = Meta {
        id: "madness",
        rules_versions: data::RULES_VERSIONS,
        seats_min: SEATS_MIN,
        seats_max: SEATS_MAX,
        seats_default: 4,
        hidden: true,
        talk: true,
        // A turn without a miss uses at least two cards, and each card circulates at most six
        // times. Every miss uses sanity, injuries, cards or tokens. So there are at most about 300
        // turns and 50 more timers, each with up to 120 ticks, 66 cards and 60 remarks, plus 60
        // pieces of advice and about 50 decisions per turn.
        steps_max: 200_000,
    };

    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    fn new(options: &Options, seats: u8, rng: &mut dyn GameRng) -> Result<State, SetupError> {
        setup::set_up(options, seats, rng)
    }

    #[inline]
    fn seats(&self) -> u8 {
        self.n_seats
    }

    fn is_cooperative(&self) -> bool {
        true
    }

    fn has_private_hands(&self) -> bool {
        true
    }

    #[inline]
    fn awaited(&self) -> SeatSet {
        match self.phase {
            Phase::Over { .. } => SeatSet::EMPTY,
            Phase::Talking | Phase::Silent if self.options.runs_full_timer() => {
                self.seats_with_cards()
            }
            Phase::Talking | Phase::Silent => self.all_seats().without(self.timer.done),
            Phase::Searching { ready, .. } => self.all_seats().without(ready),
            Phase::Moving
            | Phase::Ready { .. }
            | Phase::TimerOut
            | Phase::Rewarding { .. }
            | Phase::Failing { .. }
            | Phase::Rolled { .. }
            | Phase::Drawing { .. }
            | Phase::Resting => SeatSet::only(self.turn),
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
        rules::deadline::deadline(self)
    }

    fn expire(&mut self, _: u32, ctx: &mut Ctx<'_, State>) {
        rules::deadline::expire(self, ctx);
    }

    fn outcome(&self) -> Option<Outcome> {
        let Phase::Over { ending } = self.phase else { return None };
        Some(rules::ending::outcome(self, ending))
    }

    #[inline]
    fn is_over(&self) -> bool {
        State::is_over(self)
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
        Options::of_version(rules)
    }

    fn render_text(view: &View, texts: &dyn Localizer) -> String {
        render_text::render(view, texts)
    }

    /// Returns the titles and texts of the cards that the host wrote.
    fn custom_texts(&self) -> Vec<(String, String)> {
        let custom_cards = self.options.blank_cards.custom_cards();
        let card = |id: MadnessId| Some((id, custom_cards.card(id)?));
        MadnessId::all()
            .filter_map(card)
            .flat_map(|(id, card)| {
                let (title, about) = (card.title.clone(), card.about.clone());
                [(format!("madness-{id}"), title), (format!("madness-{id}-about"), about)]
            })
            .collect()
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
        action::space(seats)
    }

    fn invariants(&self) -> Result<(), PositionError> {
        self.check()
    }

    fn check_components(&self) -> Result<(), PositionError> {
        self.check_pieces()
    }

    fn random_options(seats: u8, rng: &mut dyn GameRng) -> Options {
        setup::random_options(seats, rng)
    }

    fn random_open_action(&self, _: Seat, rng: &mut dyn GameRng) -> Option<Action> {
        Some(action::random_open_action(self, rng))
    }
}

/// Returns every type that the board receives or sends, for `cargo xtask codegen`.
#[cfg(feature = "ts")]
pub fn typescript() -> kernel::TypeScript {
    kernel::TypeScript::new()
        .with::<View>()
        .with::<Action>()
        .with::<Event>()
        .with::<Refusal>()
        .with::<Options>()
        .with::<Insight>()
        .with::<talk::ClauseWord>()
        .with::<talk::TextRule>()
        .with::<talk::Relation>()
        .with::<talk::Audience>()
        .with::<talk::ClaimMode>()
}
