//! A toy game with seeded bugs: draw hidden cards and play them for light before the oil runs out.
use std::{fmt, str::FromStr, sync::atomic::AtomicU8};

use kernel::{
    CommandParser, Ctx, Deadline, Game, GameRng, GameRngExt, ListChanges, Meta, Outcome,
    ParseError, Patch, PositionError, Refuse, Seat, SeatSet, Secret, SerializeMap, SetupError,
    resample,
};
use serde::{Deserialize, Serialize};
use table::{
    BotMaker, Conformance, HasInsight, HasPositions, HostedGame, InsightFn, Language,
    PositionFormat,
};

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Bug {
    None,
    LegalityPeeks,
    ViewLeaks,
    InsightPeeks,
    DeterminizesToTruth,
    DeterminizesHalf,
    EventLeaks,
    FrameLosesCard,
    FrameLeaks,
    PatchOmitsField,
    SilentChange,
    RefusalLeaks,
    RefusalChanges,
    LosesCard,
    HiddenAction,
    ListsTooMuch,
    Unsorted,
    Stuck,
    Endless,
    ActsAfterEnd,
    UndoableReveal,
    Misspells,
    PositionIsIncomplete,
    AcceptsAnyPosition,
    NamesNoField,
    OutsideRandomness,
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

const N_CARDS: usize = 24;
const N_DEALT: usize = 3;
const LIGHT: u8 = 45;
/// The maximum number of hummed notes per game.
const HUMS: u8 = 30;

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Lantern<const BUG: u8> {
    turn: Seat,
    seats: u8,
    clock: u32,
    oil: u8,
    light: u8,
    lent: u8,
    /// The last hummed note, and the number of notes so far.
    hummed: (u8, u8),
    hands: Vec<Vec<Secret<u8>>>,
    deck: Vec<Secret<u8>>,
    discard: Vec<u8>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(super) enum Action<const BUG: u8> {
    Draw,
    Play {
        index: u8,
    },
    Lend,
    /// The open action: any note up to the sum of the player's hand.
    Hum {
        note: u8,
    },
}

impl<const BUG: u8> fmt::Display for Action<BUG> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Draw => f.write_str("draw"),
            Action::Play { index } if BUG == Bug::Misspells as u8 => {
                write!(f, "play {}", index / 2 + 1)
            }
            Action::Play { index } => write!(f, "play {}", index + 1),
            Action::Lend => f.write_str("lend"),
            Action::Hum { note } if BUG == Bug::OpenMisspells as u8 => {
                write!(f, "hum {}", note / 2)
            }
            Action::Hum { note } => write!(f, "hum {note}"),
        }
    }
}

impl<const BUG: u8> FromStr for Action<BUG> {
    type Err = ParseError;

    fn from_str(command: &str) -> Result<Action<BUG>, ParseError> {
        let mut words = CommandParser::new(command);
        let action = match words.next_word() {
            "draw" => Action::Draw,
            "play" => Action::Play { index: words.number(1..=N_CARDS as u8)? - 1 },
            "lend" => Action::Lend,
            "hum" => Action::Hum { note: words.number(0..=u8::MAX)? },
            found => return Err(ParseError::expected("draw, play, lend or hum", found)),
        };
        words.end(action)
    }
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub(super) struct Refusal {
    code: &'static str,
    detail: u8,
}

impl Refuse for Refusal {
    fn rule(&self) -> &'static str {
        "L1"
    }
}

fn no<T>(code: &'static str, detail: u8) -> Result<T, Refusal> {
    Err(Refusal { code, detail })
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub(super) struct View {
    turn: Seat,
    oil: u8,
    light: u8,
    lent: u8,
    hummed: (u8, u8),
    n_deck: usize,
    top: Option<u8>,
    hands: Vec<Vec<Option<u8>>>,
    #[serde(skip)]
    omits_light: bool,
}

/// Implemented by hand, because `patched!` cannot omit a field.
impl Patch for View {
    fn write_changes<M: SerializeMap>(&self, before: &View, out: &mut M) -> Result<(), M::Error> {
        let View { turn, oil, light, lent, hummed, n_deck, top, hands, omits_light } = self;
        out.serialize_entry("turn", turn)?;
        out.serialize_entry("oil", oil)?;
        if !omits_light {
            out.serialize_entry("light", light)?;
        }
        out.serialize_entry("lent", lent)?;
        out.serialize_entry("hummed", hummed)?;
        out.serialize_entry("n_deck", n_deck)?;
        out.serialize_entry("top", top)?;
        out.serialize_entry("hands", &ListChanges { before: &before.hands, now: hands })
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct Position {
    turn: Seat,
    clock: u32,
    oil: u8,
    light: u8,
    lent: u8,
    hummed: (u8, u8),
    hands: Vec<Vec<CardAt>>,
    deck: Vec<CardAt>,
    discard: Vec<u8>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct CardAt {
    card: u8,
    known_to: SeatSet,
}

fn has(bug: Bug, seeded: u8) -> bool {
    bug as u8 == seeded
}

impl<const BUG: u8> Lantern<BUG> {
    fn plan(&self, seat: Seat, action: Action<BUG>) -> Result<(), Refusal> {
        let over = self.is_over() && !has(Bug::ActsAfterEnd, BUG);
        if let Action::Hum { note } = action {
            return self.plan_hum(seat, note);
        }
        if over {
            return no("over", 0);
        }
        if action == Action::Lend {
            // Every seat may lend at any time, but a limit ensures that the game ends.
            return if self.lent < 20 || has(Bug::Endless, BUG) { Ok(()) } else { no("lent", 20) };
        }
        if seat != self.turn {
            return no("not_your_turn", self.turn.index() as u8);
        }
        match action {
            Action::Draw => match self.deck.last() {
                None => no("deck_empty", 0),
                Some(top) if has(Bug::LegalityPeeks, BUG) && *top.truth() == 5 => no("heavy", 0),
                Some(_) => Ok(()),
            },
            Action::Play { index } => {
                let hand = &self.hands[seat.index()];
                if (index as usize) < hand.len() {
                    return Ok(());
                }
                let top = self.deck.last().map_or(0, |card| *card.truth());
                no("no_such_card", if has(Bug::RefusalLeaks, BUG) { top } else { index })
            }
            Action::Lend | Action::Hum { .. } => Ok(()),
        }
    }

    fn plan_hum(&self, seat: Seat, note: u8) -> Result<(), Refusal> {
        if self.is_over() && !has(Bug::OpenAfterEnd, BUG) {
            return no("over", 0);
        }
        if self.hummed.1 == HUMS {
            return no("hummed", HUMS);
        }
        let mine: u8 = self.hands[seat.index()].iter().map(Secret::truth).sum();
        let top = self.deck.last().map_or(0, |card| *card.truth());
        let highest = if has(Bug::OpenPeeks, BUG) { mine + top } else { mine };
        if note > highest {
            return no("too_high", if has(Bug::OpenRefusalLeaks, BUG) { top } else { mine });
        }
        Ok(())
    }

    fn hum(&mut self, note: u8, ctx: &mut Ctx<'_, Self>) {
        // Talk is public and cannot be taken back.
        ctx.forbid_undo();
        self.hummed = (note, self.hummed.1 + 1);
        if has(Bug::OpenEventLeaks, BUG) {
            let top = self.deck.last().map_or(0, |card| *card.truth());
            ctx.emit(self, || format!("it sounds like {top}"));
        }
        if has(Bug::OpenOutsideRandomness, BUG) {
            static OUTSIDE: AtomicU8 = AtomicU8::new(0);
            self.hummed.0 ^= OUTSIDE.fetch_add(1, std::sync::atomic::Ordering::Relaxed) & 1;
        }
    }

    fn draw(&mut self, seat: Seat, ctx: &mut Ctx<'_, Self>) {
        let Some(mut card) = self.deck.pop() else {
            return;
        };
        let owner = SeatSet::only(seat);
        if has(Bug::UndoableReveal, BUG) {
            card = Secret::new(*card.truth(), owner);
        } else {
            ctx.reveal(&mut card, owner);
        }
        if has(Bug::FrameLosesCard, BUG) {
            ctx.emit(self, || format!("{seat} holds a card"));
        }
        let value = *card.truth();
        if has(Bug::FrameLeaks, BUG) {
            self.hands[seat.index()].push(Secret::new(value, SeatSet::EVERYONE));
            ctx.emit(self, || format!("{seat} drops a card"));
            self.hands[seat.index()].pop();
        }
        self.hands[seat.index()].push(card);
        if has(Bug::EventLeaks, BUG) {
            ctx.emit(self, || format!("{seat} draws {value}"));
        } else {
            let drawn = |what: &str| format!("{seat} draws {what}");
            ctx.emit_to(self, owner, || (drawn(&value.to_string()), Some(drawn("a card"))));
        }
        if has(Bug::OutsideRandomness, BUG) {
            static OUTSIDE: AtomicU8 = AtomicU8::new(0);
            self.oil ^= OUTSIDE.fetch_add(1, std::sync::atomic::Ordering::Relaxed) & 1;
        }
    }

    /// Checks the cards and the counters. An error names the field of the position at fault.
    fn check(&self) -> Result<(), PositionError> {
        let hidden = self.hands.iter().flatten().chain(&self.deck).map(Secret::truth);
        let mut cards: Vec<u8> = hidden.chain(&self.discard).copied().collect();
        cards.sort_unstable();
        let n_played: u32 = self.discard.iter().map(|&card| u32::from(card)).sum();
        let is_lit = u32::from(self.light) == n_played + u32::from(self.lent) && self.lent <= 20;
        let checks = [
            ("hands", Self::META.seats().contains(&self.seats)),
            ("turn", self.turn.index() < self.hands.len()),
            ("deck", cards == box_of_cards()),
            ("light", is_lit || has(Bug::Endless, BUG)),
            ("hummed", self.hummed.1 <= HUMS),
        ];
        match checks.iter().find(|(_, holds)| !holds) {
            Some((field, _)) => Err(PositionError::new(*field, "is impossible")),
            None => Ok(()),
        }
    }

    fn burn(&mut self) {
        self.oil = self.oil.saturating_sub(1);
        self.turn = self.turn.next_of(self.seats);
    }
}

/// Returns all cards in ascending order.
fn box_of_cards() -> Vec<u8> {
    let mut cards: Vec<u8> = (0..N_CARDS).map(|n| n as u8 % 5 + 1).collect();
    cards.sort_unstable();
    cards
}

fn open(cards: &[CardAt]) -> Vec<Secret<u8>> {
    cards.iter().map(|at| Secret::new(at.card, at.known_to)).collect()
}

fn closed(cards: &[Secret<u8>]) -> Vec<CardAt> {
    let write = |card: &Secret<u8>| CardAt { card: *card.truth(), known_to: card.known_to() };
    cards.iter().map(write).collect()
}

impl<const BUG: u8> Game for Lantern<BUG> {
    const META: Meta = Meta {
        id: "lantern",
        rules_version: 1,
        seats_min: 2,
        seats_max: 3,
        seats_default: 2,
        hidden: true,
        talk: false,
        steps_max: 400,
    };

    type Options = ();
    type Action = Action<BUG>;
    type Event = String;
    type View = View;
    type Refusal = Refusal;

    fn new((): &(), seats: u8, rng: &mut dyn GameRng) -> Result<Self, SetupError> {
        let mut cards = box_of_cards();
        rng.shuffle(&mut cards);
        let mut hidden = cards.into_iter().map(|card| Secret::new(card, SeatSet::EMPTY));
        let hands = SeatSet::first_n(seats).iter().map(|seat| {
            let dealt = hidden.by_ref().take(N_DEALT);
            dealt.map(|card| Secret::new(*card.truth(), SeatSet::only(seat))).collect()
        });
        let hands = hands.collect();
        let deck = hidden.collect();
        let turn = Seat::new(0);
        let (clock, light, lent, hummed, discard) = (0, 0, 0, (0, 0), Vec::new());
        Ok(Lantern { turn, seats, clock, oil: 40, light, lent, hummed, hands, deck, discard })
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn awaited(&self) -> SeatSet {
        if self.is_over() { SeatSet::EMPTY } else { SeatSet::only(self.turn) }
    }

    fn legal(&self, seat: Seat, actions: &mut Vec<Action<BUG>>) {
        if has(Bug::Stuck, BUG) && self.oil == 20 {
            return;
        }
        let n_hand = self.hands[seat.index()].len() as u8;
        let plays = (0..n_hand).map(|index| Action::Play { index });
        let all = std::iter::once(Action::Draw).chain(plays).chain([Action::Lend]);
        let hides = |action: &Action<BUG>| has(Bug::HiddenAction, BUG) && *action == Action::Lend;
        let first = actions.len();
        actions.extend(all.filter(|&action| self.plan(seat, action).is_ok() && !hides(&action)));
        if has(Bug::ListsTooMuch, BUG) && !self.is_over() && seat == self.turn && n_hand < 9 {
            actions.insert(actions.len() - 1, Action::Play { index: n_hand });
        }
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
        if has(Bug::RefusalChanges, BUG) && seat != self.turn {
            self.lent += 1;
        }
        if has(Bug::OpenRefusalChanges, BUG) && matches!(action, Action::Hum { .. }) {
            self.hummed.1 += 1;
        }
        self.plan(seat, action)?;
        ctx.emit(self, || format!("{seat} {action}"));
        match action {
            Action::Draw => {
                self.draw(seat, ctx);
                self.burn();
            }
            Action::Play { index } => {
                let mut card = self.hands[seat.index()].remove(index as usize);
                let card = *ctx.reveal(&mut card, SeatSet::EVERYONE);
                if !has(Bug::LosesCard, BUG) || self.deck.len() != 7 {
                    self.discard.push(card);
                }
                self.light += card;
                self.burn();
            }
            Action::Lend if has(Bug::Endless, BUG) => {}
            Action::Lend => {
                self.lent += 1;
                // Neither random nor revealing: the only undoable step that can end the game.
                self.light += 1;
            }
            Action::Hum { note } => self.hum(note, ctx),
        }
        Ok(())
    }

    fn deadline(&self) -> Option<Deadline> {
        (!self.is_over()).then_some(Deadline { id: self.clock, millis: 1_000 })
    }

    fn expire(&mut self, _: u32, _: &mut Ctx<'_, Self>) {
        self.clock = self.clock.wrapping_add(1);
        if has(Bug::SilentChange, BUG) {
            self.hummed.0 ^= 1;
        }
        if !has(Bug::Endless, BUG) {
            self.burn();
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        let dark = self.oil <= 1;
        let endless = has(Bug::Endless, BUG);
        if (self.light < LIGHT && !dark) || endless {
            return None;
        }
        Some(Outcome::shared(self.seats, self.light >= LIGHT, "done"))
    }

    fn view(&self, viewers: SeatSet) -> View {
        let show = |card: &Secret<u8>| card.seen_by(viewers).copied();
        let leak = |card: &Secret<u8>| Some(*card.truth());
        View {
            turn: self.turn,
            oil: self.oil,
            light: self.light,
            lent: self.lent,
            hummed: self.hummed,
            n_deck: self.deck.len(),
            top: if has(Bug::ViewLeaks, BUG) { self.deck.last().and_then(leak) } else { None },
            hands: self.hands.iter().map(|hand| hand.iter().map(show).collect()).collect(),
            omits_light: has(Bug::PatchOmitsField, BUG),
        }
    }

    fn determinize(&self, viewers: SeatSet, rng: &mut dyn GameRng) -> Self {
        let mut copy = self.clone();
        if has(Bug::DeterminizesHalf, BUG) {
            resample(&mut copy.deck, viewers, rng);
        } else if !has(Bug::DeterminizesToTruth, BUG) {
            let hidden = copy.hands.iter_mut().flatten().chain(copy.deck.iter_mut());
            resample(hidden, viewers, rng);
        }
        copy
    }
}

impl<const BUG: u8> HostedGame for Lantern<BUG> {
    const LANGUAGES: &'static [Language] = &[];
    const BOTS: &'static [BotMaker<Self>] = &[];
    const POSITIONS: Option<PositionFormat<Self>> = Some(PositionFormat::new());
    const INSIGHT: Option<InsightFn<Self>> = Some(table::insight);
}

impl<const BUG: u8> HasPositions for Lantern<BUG> {
    type Position = Position;

    fn from_position(at: &Position, _: &mut dyn GameRng) -> Result<Self, PositionError> {
        let lantern = Lantern {
            turn: at.turn,
            seats: at.hands.len() as u8,
            clock: at.clock,
            oil: at.oil,
            light: at.light,
            lent: at.lent,
            hummed: if has(Bug::OpenForgotten, BUG) { (0, 0) } else { at.hummed },
            hands: at.hands.iter().map(|hand| open(hand)).collect(),
            deck: open(&at.deck),
            discard: if has(Bug::PositionIsIncomplete, BUG) {
                Vec::new()
            } else {
                at.discard.clone()
            },
        };
        if has(Bug::NamesNoField, BUG) {
            lantern.check().map_err(|why| PositionError::new("position", why.to_string()))?;
        } else if !has(Bug::AcceptsAnyPosition, BUG) && !has(Bug::PositionIsIncomplete, BUG) {
            lantern.check()?;
        }
        Ok(lantern)
    }

    fn to_position(&self) -> Position {
        Position {
            turn: self.turn,
            clock: self.clock,
            oil: self.oil,
            light: self.light,
            lent: self.lent,
            hummed: self.hummed,
            hands: self.hands.iter().map(|hand| closed(hand)).collect(),
            deck: closed(&self.deck),
            discard: self.discard.clone(),
        }
    }
}

impl<const BUG: u8> HasInsight for Lantern<BUG> {
    type Insight = [u8; 6];

    /// Returns the number of unseen cards of each value.
    fn insight(&self, viewers: SeatSet) -> [u8; 6] {
        let mut n_unseen = [0; 6];
        let slots = self.hands.iter().flatten().chain(&self.deck);
        for card in slots.filter(|card| card.seen_by(viewers).is_none()) {
            n_unseen[*card.truth() as usize] += 1;
        }
        if has(Bug::InsightPeeks, BUG) {
            n_unseen[0] = self.deck.last().map_or(0, |top| *top.truth());
        }
        n_unseen
    }
}

impl<const BUG: u8> Conformance for Lantern<BUG> {
    fn action_space(_: u8) -> Vec<Action<BUG>> {
        let plays = (0..N_CARDS as u8).map(|index| Action::Play { index });
        let hums = (0..20).map(|note| Action::Hum { note }).filter(|_| has(Bug::OpenListed, BUG));
        std::iter::once(Action::Draw).chain(plays).chain([Action::Lend]).chain(hums).collect()
    }

    fn invariants(&self) -> Result<(), String> {
        self.check().map_err(|problem| problem.to_string())
    }

    fn random_open_action(&self, _: Seat, rng: &mut dyn GameRng) -> Option<Action<BUG>> {
        Some(Action::Hum { note: rng.below(20) as u8 })
    }
}
