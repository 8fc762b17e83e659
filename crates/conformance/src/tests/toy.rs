//! The game of `template/`, with a clock, an open action and one injected bug.
use std::{
    fmt,
    str::FromStr,
    sync::atomic::{AtomicU8, Ordering},
};

use kernel::{
    CommandParser, Ctx, Deadline, EventBuffer, Game, GameRng, GameRngExt, Meta, Outcome,
    ParseError, Patch, PositionError, Refuse, ScriptedRng, Seat, SeatSet, SerializeMap, SetupError,
    Versioned,
};
use serde::{Deserialize, Serialize};
use table::{
    BotMaker, Conformance, HasInsight, HasPositions, HostedGame, InsightFn, Language,
    PositionFormat, Preset,
};
use template::State;

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Bug {
    None,
    LegalityPeeks,
    ViewLeaks,
    InsightPeeks,
    DeterminizesToTruth,
    DeterminizesHalf,
    EventLeaks,
    FrameLosesToken,
    FrameLeaks,
    FrameViewLeaks,
    FrameViewPanics,
    PatchOmitsField,
    SilentChange,
    RefusalLeaks,
    RefusalChanges,
    LosesToken,
    HiddenAction,
    ListsTooMuch,
    Unsorted,
    Stuck,
    Endless,
    ActsAfterEnd,
    RivalsCooperate,
    UndoableReveal,
    Misspells,
    PositionIsIncomplete,
    AcceptsAnyPosition,
    NamesNoField,
    OutsideRandomness,
    SpaceOmitsAction,
    OpenListed,
    OpenRefusalChanges,
    OpenPeeks,
    OpenRefusalLeaks,
    OpenMisspells,
    OpenEventLeaks,
    OpenAfterEnd,
    OpenOutsideRandomness,
    OpenForgotten,
}

/// The number of tokens. Players spend one for each note that they hum.
const TOKENS: u8 = 30;

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Toy<const BUG: u8> {
    game: State,
    /// The number of ticks so far, which is also the id of the clock.
    clock: u32,
    tokens: u8,
    spent: u8,
    /// The last note.
    note: u8,
    /// A card that is visible during a single event.
    shown: Option<u8>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(untagged)]
pub(super) enum Action<const BUG: u8> {
    Game(template::Action),
    /// The open action: any note up to the value of the player's bag.
    Hum {
        note: u8,
    },
}

impl<const BUG: u8> fmt::Display for Action<BUG> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Game(template::Action::Steal { .. }) if has(Bug::Misspells, BUG) => {
                f.write_str("steal p1")
            }
            Action::Game(action) => action.fmt(f),
            Action::Hum { note } if has(Bug::OpenMisspells, BUG) => write!(f, "hum {}", note / 2),
            Action::Hum { note } => write!(f, "hum {note}"),
        }
    }
}

impl<const BUG: u8> FromStr for Action<BUG> {
    type Err = ParseError;

    fn from_str(command: &str) -> Result<Action<BUG>, ParseError> {
        let mut words = CommandParser::new(command);
        if words.next_word() != "hum" {
            return command.parse().map(Action::Game);
        }
        let note = words.number(0..=u8::MAX)?;
        words.end(Action::Hum { note })
    }
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub(super) enum Event {
    Game(template::Event),
    Note(String),
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub(super) enum Refusal {
    Game(template::Refusal),
    Own { code: &'static str, detail: u8 },
}

impl Refuse for Refusal {
    fn rule(&self) -> &'static str {
        match self {
            Refusal::Game(refusal) => refusal.rule(),
            Refusal::Own { .. } => "T2.1",
        }
    }
}

fn refuse<T>(code: &'static str, detail: u8) -> Result<T, Refusal> {
    Err(Refusal::Own { code, detail })
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub(super) struct View {
    #[serde(flatten)]
    game: template::View,
    clock: u32,
    spent: u8,
    note: u8,
    shown: Option<u8>,
    #[serde(skip)]
    omits_spent: bool,
}

/// Implemented manually, because `patched!` cannot omit a field.
impl Patch for View {
    fn write_changes<M: SerializeMap>(&self, before: &View, out: &mut M) -> Result<(), M::Error> {
        self.game.write_changes(&before.game, out)?;
        out.serialize_entry("clock", &self.clock)?;
        if !self.omits_spent {
            out.serialize_entry("spent", &self.spent)?;
        }
        out.serialize_entry("note", &self.note)?;
        out.serialize_entry("shown", &self.shown)
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct Position {
    game: template::Position,
    clock: u32,
    tokens: u8,
    spent: u8,
    note: u8,
}

fn has(bug: Bug, seeded: u8) -> bool {
    bug as u8 == seeded
}

/// Returns a bit that differs from call to call.
fn outside_bit() -> u8 {
    static OUTSIDE: AtomicU8 = AtomicU8::new(0);
    OUTSIDE.fetch_add(1, Ordering::Relaxed) & 1
}

impl<const BUG: u8> Toy<BUG> {
    /// Returns the true top card of the deck.
    fn top(&self) -> u8 {
        self.game.to_position().deck.last().map_or(0, |top| top.card)
    }

    fn bag(&self, seat: Seat) -> u8 {
        self.game.to_position().players[seat.index()].bag.iter().map(|at| at.card).sum()
    }

    fn plan(&self, seat: Seat, action: template::Action) -> Result<(), Refusal> {
        if has(Bug::LegalityPeeks, BUG)
            && action == template::Action::Hide
            && self.is_allowed(seat, action)
            && self.top() == 5
        {
            return refuse("watched", 0);
        }
        Ok(())
    }

    /// Returns `true` if the game without bugs allows the action.
    fn is_allowed(&self, seat: Seat, action: template::Action) -> bool {
        let mut listed = Vec::new();
        self.game.legal(seat, &mut listed);
        listed.contains(&action)
    }

    fn plan_hum(&self, seat: Seat, note: u8) -> Result<(), Refusal> {
        if self.is_over() && !has(Bug::OpenAfterEnd, BUG) {
            return refuse("over", 0);
        }
        if self.tokens == 0 {
            return refuse("hoarse", 0);
        }
        let mine = self.bag(seat);
        let highest = if has(Bug::OpenPeeks, BUG) { mine + self.top() } else { mine };
        if note > highest {
            return refuse(
                "too_high",
                if has(Bug::OpenRefusalLeaks, BUG) { self.top() } else { mine },
            );
        }
        Ok(())
    }

    fn hum(&mut self, note: u8, ctx: &mut Ctx<'_, Self>) {
        // Talk is public and cannot be taken back.
        ctx.forbid_undo();
        self.note = note;
        self.tokens -= 1;
        if has(Bug::FrameLosesToken, BUG) {
            ctx.emit(self, || Event::Note(format!("takes a breath for {note}")));
        }
        self.spent += 1;
        ctx.emit(self, || Event::Note(format!("hums {note}")));
        if has(Bug::LosesToken, BUG) && self.spent == 3 {
            self.spent -= 1;
        }
        if has(Bug::OpenEventLeaks, BUG) {
            let top = self.top();
            ctx.emit(self, || Event::Note(format!("it sounds like {top}")));
        }
        if has(Bug::OpenOutsideRandomness, BUG) {
            self.note ^= outside_bit();
        }
    }

    /// Applies an action of the game and passes its events on.
    fn act(
        &mut self,
        seat: Seat,
        action: template::Action,
        ctx: &mut Ctx<'_, Self>,
    ) -> Result<(), Refusal> {
        let mut after = self.game.clone();
        let mut events = EventBuffer::recording();
        // Asking for the generator makes a step final, so only random steps ask for it.
        let is_theft = matches!(action, template::Action::Steal { .. });
        let result = if is_theft && self.is_allowed(seat, action) {
            after.apply(seat, action, &mut Ctx::new(ctx.rng(), &mut events))
        } else {
            after.apply(seat, action, &mut Ctx::new(&mut ScriptedRng::none(), &mut events))
        };
        result.map_err(|refusal| match refusal {
            template::Refusal::NothingToHide if has(Bug::RefusalLeaks, BUG) => {
                Refusal::Own { code: "leak", detail: self.top() }
            }
            refusal => Refusal::Game(refusal),
        })?;
        if has(Bug::Endless, BUG) && after.is_over() {
            ctx.emit(self, || Event::Note("the torch flickers".to_owned()));
            return Ok(());
        }
        if events.forbids_undo() && !has(Bug::UndoableReveal, BUG) {
            ctx.forbid_undo();
        }
        if [Bug::FrameLeaks, Bug::FrameViewLeaks, Bug::FrameViewPanics]
            .iter()
            .any(|&bug| has(bug, BUG))
        {
            self.shown = Some(self.game.to_position().deck[0].card);
            ctx.emit(self, || Event::Note("glimpses a card".to_owned()));
            self.shown = None;
        }
        let (records, states) = events.into_frames();
        for (record, state) in records.into_iter().zip(states) {
            self.game = state;
            let audience =
                if has(Bug::EventLeaks, BUG) { SeatSet::EVERYONE } else { record.audience };
            ctx.emit_to(self, audience, || {
                (Event::Game(record.event), record.for_others.map(Event::Game))
            });
        }
        self.game = after;
        Ok(())
    }
}

impl<const BUG: u8> Game for Toy<BUG> {
    const META: Meta = Meta { id: "toy", steps_max: 400, ..State::META };

    type Options = template::Options;
    type Action = Action<BUG>;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    fn new(
        options: &template::Options,
        seats: u8,
        rng: &mut dyn GameRng,
    ) -> Result<Self, SetupError> {
        let game = State::new(options, seats, rng)?;
        Ok(Toy { game, clock: 0, tokens: TOKENS, spent: 0, note: 0, shown: None })
    }

    fn seats(&self) -> u8 {
        self.game.seats()
    }

    fn is_cooperative(&self) -> bool {
        has(Bug::RivalsCooperate, BUG) || self.game.is_cooperative()
    }

    fn has_private_hands(&self) -> bool {
        self.game.has_private_hands()
    }

    fn awaited(&self) -> SeatSet {
        self.game.awaited()
    }

    fn legal(&self, seat: Seat, actions: &mut Vec<Action<BUG>>) {
        if has(Bug::Stuck, BUG) && self.game.view(SeatSet::EVERYONE).torch == 10 {
            return;
        }
        let first = actions.len();
        let mut listed = Vec::new();
        self.game.legal(seat, &mut listed);
        if has(Bug::HiddenAction, BUG) {
            listed.retain(|action| *action != template::Action::Hide);
        }
        let can_act = self.awaited().has(seat);
        if has(Bug::ListsTooMuch, BUG) && can_act && !listed.contains(&template::Action::Hide) {
            listed.push(template::Action::Hide);
        }
        if has(Bug::ActsAfterEnd, BUG) && self.is_over() {
            listed.push(template::Action::Dig);
        }
        listed.retain(|&action| self.plan(seat, action).is_ok());
        actions.extend(listed.into_iter().map(Action::Game));
        if has(Bug::Unsorted, BUG) {
            actions[first..].reverse();
        }
    }

    fn apply(
        &mut self,
        seat: Seat,
        action: Action<BUG>,
        ctx: &mut Ctx<'_, Self>,
    ) -> Result<(), Refusal> {
        if has(Bug::RefusalChanges, BUG) && !self.awaited().has(seat) {
            self.note ^= 1;
        }
        if has(Bug::ActsAfterEnd, BUG) && self.is_over() {
            return Ok(());
        }
        match action {
            Action::Hum { note } => {
                if has(Bug::OpenRefusalChanges, BUG) {
                    self.note ^= 1;
                }
                self.plan_hum(seat, note)?;
                self.hum(note, ctx);
            }
            Action::Game(action) => {
                self.plan(seat, action)?;
                self.act(seat, action, ctx)?;
                if has(Bug::OutsideRandomness, BUG) && action == template::Action::Dig {
                    self.note ^= outside_bit();
                }
            }
        }
        Ok(())
    }

    fn deadline(&self) -> Option<Deadline> {
        (!self.is_over()).then_some(Deadline { id: self.clock, millis: 1_000 })
    }

    fn expire(&mut self, _: u32, _: &mut Ctx<'_, Self>) {
        self.clock = self.clock.wrapping_add(1);
        if has(Bug::SilentChange, BUG) {
            self.note ^= 1;
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    fn view(&self, viewers: SeatSet) -> View {
        let is_frame = self.shown.is_some();
        assert!(!is_frame || !has(Bug::FrameViewPanics, BUG), "the view is not ready");
        let leaks = has(Bug::ViewLeaks, BUG) || is_frame && has(Bug::FrameViewLeaks, BUG);
        View {
            game: self.game.view(viewers),
            clock: self.clock,
            spent: self.spent,
            note: self.note,
            shown: if leaks { Some(self.top()) } else { self.shown },
            omits_spent: has(Bug::PatchOmitsField, BUG),
        }
    }

    fn determinize(&self, viewers: SeatSet, rng: &mut dyn GameRng) -> Self {
        let mut copy = self.clone();
        if has(Bug::DeterminizesHalf, BUG) {
            let mut position = self.game.to_position();
            rng.shuffle(&mut position.deck);
            copy.game = State::from_position(&position, rng).expect("a shuffled deck is complete");
        } else if !has(Bug::DeterminizesToTruth, BUG) {
            copy.game = self.game.determinize(viewers, rng);
        }
        copy
    }
}

impl<const BUG: u8> HostedGame for Toy<BUG> {
    const LANGUAGES: &'static [Language] = State::LANGUAGES;
    const BOTS: &'static [BotMaker<Self>] = &[];
    const POSITIONS: Option<PositionFormat<Self>> = Some(PositionFormat::new());
    const INSIGHT: Option<InsightFn<Self>> = Some(table::insight);

    fn presets() -> Vec<Preset<template::Options>> {
        State::presets()
    }
}

impl Versioned for Position {}

impl<const BUG: u8> HasPositions for Toy<BUG> {
    type Position = Position;

    fn from_position(at: &Position, rng: &mut dyn GameRng) -> Result<Self, PositionError> {
        let forgets = has(Bug::OpenForgotten, BUG);
        let toy = Toy {
            game: State::from_position(&at.game, rng)
                .map_err(|error| PositionError::new("game", error.to_string()))?,
            clock: if has(Bug::PositionIsIncomplete, BUG) { 0 } else { at.clock },
            tokens: at.tokens,
            spent: at.spent,
            note: if forgets { 0 } else { at.note },
            shown: None,
        };
        if !has(Bug::AcceptsAnyPosition, BUG) {
            toy.invariants().map_err(|error| match has(Bug::NamesNoField, BUG) {
                true => PositionError::new("position", error.problem),
                false => error,
            })?;
        }
        Ok(toy)
    }

    fn to_position(&self) -> Position {
        Position {
            game: self.game.to_position(),
            clock: self.clock,
            tokens: self.tokens,
            spent: self.spent,
            note: self.note,
        }
    }
}

impl<const BUG: u8> HasInsight for Toy<BUG> {
    type Insight = (template::Insight, u8);

    fn insight(&self, viewers: SeatSet) -> (template::Insight, u8) {
        let peeked = if has(Bug::InsightPeeks, BUG) { self.top() } else { 0 };
        (self.game.insight(viewers), peeked)
    }
}

impl<const BUG: u8> Conformance for Toy<BUG> {
    fn action_space(seats: u8) -> Vec<Action<BUG>> {
        let mut space: Vec<_> = State::action_space(seats).into_iter().map(Action::Game).collect();
        if has(Bug::SpaceOmitsAction, BUG) {
            space.pop();
        }
        if has(Bug::OpenListed, BUG) {
            space.extend((0..20).map(|note| Action::Hum { note }));
        }
        space
    }

    fn invariants(&self) -> Result<(), PositionError> {
        self.game.invariants()?;
        match u16::from(self.tokens) + u16::from(self.spent) {
            n if n == u16::from(TOKENS) => Ok(()),
            n => Err(PositionError::new("tokens", format!("{n} tokens instead of {TOKENS}"))),
        }
    }

    fn random_options(seats: u8, rng: &mut dyn GameRng) -> template::Options {
        State::random_options(seats, rng)
    }

    fn random_open_action(&self, _: Seat, rng: &mut dyn GameRng) -> Option<Action<BUG>> {
        Some(Action::Hum { note: rng.below(20) as u8 })
    }
}
