//! Oasis: offers, areas and a caravan in the Gobi. Competitive, three to five seats.
//!
//! `README.md` has the game in a page and the rulings; `rules/` is the rulebook that refusals cite.
mod action;
mod board;
pub mod bot;
mod cards;
mod data;
mod event;
mod flow;
mod hidden;
mod insight;
mod picture;
mod position;
mod refusal;
mod rules;
mod setup;
mod space;
mod state;
mod view;
mod worth;

#[cfg(test)]
mod tests;

use kernel::{
    Chance, Ctx, Game, Meta, Outcome, PositionError, Preset, Seat, SeatSet, SetupError, Words,
};
use table::{BotMaker, Entry, Hosted, Language, OptionSpec};

pub use crate::{
    action::Action,
    data::{Card, Cause, Effect, Good, Land},
    event::Event,
    insight::Insight,
    position::Position,
    refusal::{Moment, Refusal},
    setup::{FreeAction, Options, Placement, Reveal, Visibility},
    space::Space,
    state::State,
    view::View,
};
use crate::{
    data::{SEATS_MAX, SEATS_MIN},
    state::Phase,
};

/// How the world opens a table for this game.
pub static ENTRY: Entry = Entry::of::<State>();

impl Hosted for State {
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
}

impl Game for State {
    const META: Meta = Meta {
        id: "oasis",
        rules_version: 1,
        seats_min: SEATS_MIN,
        seats_max: SEATS_MAX,
        seats_default: 4,
        hidden: true,
        talk: false,
        // Every round turns up a card of each stack, so every card comes round within some 160
        // rounds; the third coming of the tile cards uses up a stack of tiles. A round has at
        // most 15 cards of at most six steps each, and five steps besides for each player.
        steps_max: 100_000,
    };

    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Insight = Insight;
    type Refusal = Refusal;
    type Position = Position;

    fn presets() -> Vec<Preset<Options>> {
        setup::presets()
    }

    fn any_options(_: u8, chance: &mut dyn Chance) -> Options {
        setup::any_options(chance)
    }

    fn new(options: &Options, seats: u8, chance: &mut dyn Chance) -> Result<State, SetupError> {
        setup::deal(options, seats, chance)
    }

    fn from_position(position: &Position, chance: &mut dyn Chance) -> Result<State, PositionError> {
        position::set_up(position, chance)
    }

    fn to_position(&self) -> Position {
        position::write_down(self)
    }

    #[inline]
    fn seats(&self) -> u8 {
        self.n_seats
    }

    #[inline]
    fn awaited(&self) -> SeatSet {
        if self.phase == Phase::Over { SeatSet::NOBODY } else { SeatSet::only(self.turn) }
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
        ctx: &mut Ctx<'_, Event>,
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

    fn view(&self, eyes: SeatSet) -> View {
        View::of(self, eyes)
    }

    fn insight(&self, eyes: SeatSet) -> Insight {
        Insight::of(self, eyes)
    }

    fn picture(view: &View, words: &dyn Words) -> String {
        picture::draw(view, words)
    }

    fn determinize(&self, eyes: SeatSet, chance: &mut dyn Chance) -> State {
        hidden::determinize(self, eyes, chance)
    }

    fn action_space(seats: u8) -> Vec<Action> {
        action::space(seats)
    }

    fn invariants(&self) -> Result<(), String> {
        self.count()
    }
}

/// All that the board gets and sends, for `cargo xtask codegen`.
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
