//! Template: two to four players dig for relics by the light of a torch, steal from each other and
//! hide what they have found.
//!
//! `README.md` summarizes the game. `rules/` is the rulebook that refusals cite.
#![cfg_attr(not(test), warn(unreachable_pub))]
mod action;
mod bot;
mod data;
mod event;
mod flow;
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
    Ctx, Game, GameRng, Localizer, Meta, Outcome, PositionError, Seat, SeatSet, SetupError,
    resample,
};
use table::{
    BotMaker, Conformance, GameEntry, HasInsight, HasPositions, HostedGame, InsightFn, Language,
    OptionSpec, PositionFormat, Preset,
};

pub use crate::{
    action::Action,
    event::Event,
    insight::Insight,
    position::{CardAt, PlayerAt, Position},
    refusal::Refusal,
    setup::Options,
    state::State,
    view::{PlayerView, View},
};
use crate::{
    data::{ROUNDS, SEATS_MAX, SEATS_MIN, is_relic},
    state::Player,
};

/// The entry that registers this game in the catalog.
pub static ENTRY: GameEntry = GameEntry::of::<State>();

impl Game for State {
    const META: Meta = Meta {
        id: "template",
        rules_versions: 1..=1,
        seats_min: SEATS_MIN,
        seats_max: SEATS_MAX,
        seats_default: 3,
        hidden: true,
        talk: false,
        // Every turn is one step. Hiding a bag can be undone and repeated.
        steps_max: 3 * (ROUNDS * SEATS_MAX) as u32,
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
        self.players.len() as u8
    }

    fn is_cooperative(&self) -> bool {
        false
    }

    fn has_private_hands(&self) -> bool {
        true
    }

    #[inline]
    fn awaited(&self) -> SeatSet {
        if self.is_over() { SeatSet::EMPTY } else { SeatSet::only(self.turn) }
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
        self.is_over().then(|| rules::outcome(self))
    }

    #[inline]
    fn is_over(&self) -> bool {
        self.torch == 0
    }

    fn view(&self, viewers: SeatSet) -> View {
        View::of(self, viewers)
    }

    fn determinize(&self, viewers: SeatSet, rng: &mut dyn GameRng) -> State {
        let mut copy = self.clone();
        let State { deck, players, .. } = &mut copy;
        let held = players.iter_mut().flat_map(Player::cards_mut);
        // Bags hold relics only, so relics are redrawn first and the order of the deck afterwards.
        let relics = held.chain(deck.iter_mut()).filter(|card| is_relic(*card.truth()));
        resample(relics, viewers, rng);
        resample(deck, viewers, rng);
        copy
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

    fn render_text(view: &View, texts: &dyn Localizer) -> String {
        render_text::render(view, texts)
    }
}

impl HasPositions for State {
    type Position = Position;

    fn from_position(position: &Position, _: &mut dyn GameRng) -> Result<State, PositionError> {
        position::import(position)
    }

    fn to_position(&self) -> Position {
        position::export(self)
    }
}

impl HasInsight for State {
    type Insight = Insight;

    fn insight(&self, viewers: SeatSet) -> Insight {
        Insight::of(&self.view(viewers), self.options)
    }
}

impl Conformance for State {
    fn action_space(seats: u8) -> Vec<Action> {
        action::space(seats)
    }

    fn invariants(&self) -> Result<(), PositionError> {
        invariants::check(self)
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
}
