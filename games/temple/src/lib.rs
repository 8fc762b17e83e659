//! The Temple of Chac: dice, nerve and a boulder. Rivals from two to six seats, or one to six
//! together.
//!
//! `README.md` has the game in a page and the rulings; `rules/` is the rulebook that refusals cite.
mod action;
mod board;
pub mod bot;
mod cards;
mod count;
mod data;
mod event;
mod flow;
mod hidden;
mod insight;
mod lava;
mod picture;
mod position;
mod refusal;
mod route;
mod rules;
mod setup;
mod state;
mod view;

#[cfg(test)]
mod tests;

use kernel::{
    Chance, Ctx, Deadline, Game, Meta, Outcome, PositionError, Preset, Seat, SeatSet, SetupError,
    Words,
};
use table::{BotMaker, Entry, Hosted, Language, OptionSpec};

pub use crate::{
    action::{Action, DiceSet},
    board::{Area, Node},
    data::{Ability, Character, Death, Deck, Glyph, Lock, Sun, Treasure, Trial, Variety, WallCard},
    event::{Event, Wall, Way},
    insight::Insight,
    position::Position,
    refusal::{Moment, Refusal},
    setup::{
        DicePass, FirstPlayer, Hands, Mode, Options, Pairing, Peek, Pick, PitFail, RoundOrder, Tie,
    },
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
        id: "temple",
        rules_version: 1,
        seats_min: SEATS_MIN,
        seats_max: SEATS_MAX,
        seats_default: 4,
        hidden: true,
        talk: false,
        // The boulder is out within 60 rounds but for one game in many millions. A slot has at
        // most a few dozen steps, and so has a load; changes of mind come on top.
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
        ctx: &mut Ctx<'_, Event>,
    ) -> Result<(), Refusal> {
        rules::apply(self, seat, action, ctx)
    }

    fn deadline(&self) -> Option<Deadline> {
        rules::clock::deadline(self)
    }

    fn expire(&mut self, _: u32, ctx: &mut Ctx<'_, Event>) {
        rules::clock::expire(self, ctx);
    }

    fn fade(&mut self) {
        let (mut luck, mut journal) = (kernel::Scripted::none(), kernel::Journal::muted());
        rules::looks::close_all(self, &mut Ctx::new(&mut luck, &mut journal));
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
        count::count(self)
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
        // Words that only commands and texts use.
        .with::<Area>()
}
