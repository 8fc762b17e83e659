//! Test positions and tables that are played by commands.
use kernel::{Ctx, Deadline, EventBuffer, EventRecord, FastRng, Game, ScriptedRng, Seat, SeatSet};
use table::{Conformance, HasPositions};

use crate::{
    Action, Card, Event, Options, Refusal, Relic, Space, State, Tile, View,
    cards::HeldCard,
    position::Position,
    state::{Phase, Tokens},
};

pub(crate) const ADA: Seat = Seat::new(0);
pub(crate) const BRUNO: Seat = Seat::new(1);
pub(crate) const CHLOE: Seat = Seat::new(2);
pub(crate) const DMITRI: Seat = Seat::new(3);
pub(crate) const ELSA: Seat = Seat::new(4);

/// Random values that produce each face of the die.
pub(crate) const ACCIDENT: u32 = 0;
pub(crate) const CONFUSION: u32 = 2;
pub(crate) const LOSS: u32 = 4;

/// A position under construction.
#[derive(Clone)]
pub(crate) struct Scene {
    pub position: Position,
}

impl Scene {
    /// Returns a position with no madness and random hands, Ada about to lead the first flight.
    pub(crate) fn of(seats: usize) -> Scene {
        Scene { position: Position::of(seats) }
    }

    pub(crate) fn options(mut self, change: impl FnOnce(&mut Options)) -> Scene {
        change(&mut self.position.options);
        self
    }

    pub(crate) fn hand(mut self, seat: Seat, cards: &str) -> Scene {
        let at = &mut self.position.players[seat.index()];
        at.hand = read_cards(cards);
        at.n_hand = Some(at.hand.len() as u8);
        self
    }

    pub(crate) fn played(mut self, seat: Seat, cards: &str) -> Scene {
        self.position.players[seat.index()].played = read_cards(cards);
        self
    }

    pub(crate) fn madness(mut self, seat: Seat, cards: &str) -> Scene {
        let read = |word: &str| word.parse().expect("a madness card");
        self.position.players[seat.index()].madness = cards.split(' ').map(read).collect();
        self
    }

    /// Gives everyone a madness card of this level.
    pub(crate) fn levels(mut self, levels: &[u8]) -> Scene {
        for (index, &level) in levels.iter().enumerate() {
            if level > 0 {
                let card = format!("l{level}-{:02}", index + 1);
                self = self.madness(Seat::new(index as u8), &card);
            }
        }
        self
    }

    pub(crate) fn relics(mut self, seat: Seat, relics: &str) -> Scene {
        let read = |word: &str| word.parse::<Relic>().expect("a relic");
        self.position.players[seat.index()].relics = relics.split(' ').map(read).collect();
        self
    }

    pub(crate) fn tokens(mut self, sled: u8, discard: u8) -> Scene {
        self.position.tokens = Tokens { sled, discard };
        self
    }

    pub(crate) fn leader(mut self, seat: Seat) -> Scene {
        self.position.leader = seat;
        self
    }

    /// Puts the plane on a space whose tile is used up.
    pub(crate) fn plane(mut self, at: Space) -> Scene {
        self.position.plane = Some(at);
        self.position.gone.push(at);
        self.position.round = 2;
        self
    }

    /// Marks the tiles of spaces as used up.
    pub(crate) fn gone(mut self, spaces: &[Space]) -> Scene {
        self.position.gone.extend(spaces);
        self
    }

    pub(crate) fn tile(mut self, at: Space, tile: Tile) -> Scene {
        self.position.tiles.insert(at, tile);
        self
    }

    /// Starts a timer on a tile.
    pub(crate) fn facing(mut self, at: Space, tile: Tile) -> Scene {
        self.position.plane = Some(at);
        self.position.round = 2;
        self.position.seen.push(at);
        self.position.timer.number = 1;
        self.position.phase = Phase::Talking;
        self.tile(at, tile)
    }

    pub(crate) fn phase(mut self, phase: Phase) -> Scene {
        self.position.phase = phase;
        self
    }

    /// Sets exactly these basic cards as the deck, from the top, and puts all others into the
    /// discard.
    pub(crate) fn deck(mut self, cards: &str) -> Scene {
        self.position.deck = read_cards(cards);
        let mut left = std::collections::BTreeMap::new();
        for &card in Card::ALL.iter().filter(|card| card.basic_copies() > 0) {
            left.insert(card, card.basic_copies());
        }
        let held = self.position.players.iter();
        let held = held.flat_map(|at| at.hand.iter().chain(&at.played));
        for at in held.chain(&self.position.deck) {
            if let Some(n) = left.get_mut(&at.card) {
                *n -= 1;
            }
        }
        self.position.discard = Some(left.into_iter().filter(|&(_, n)| n > 0).collect());
        self
    }

    /// Leaves this many injuries in the supply and puts the others into the discard.
    pub(crate) fn injuries_left(mut self, n: u8) -> Scene {
        let held = self.position.players.iter().flat_map(|at| at.hand.iter().chain(&at.played));
        let n_held = held.filter(|at| at.card == Card::Injury).count() as u8;
        let discard = self.position.discard.get_or_insert_default();
        discard.insert(Card::Injury, 15 - n - n_held);
        self
    }

    /// Puts this many injuries into the discard.
    pub(crate) fn injuries_discarded(mut self, n: u8) -> Scene {
        self.position.discard.get_or_insert_default().insert(Card::Injury, n);
        self
    }

    pub(crate) fn ready(self) -> Table {
        let state = State::from_position(&self.position, &mut FastRng::new(7));
        Table { state: state.expect("a possible position"), events: Vec::new() }
    }
}

fn read_cards(cards: &str) -> Vec<HeldCard> {
    let words = cards.split(' ').filter(|word| !word.is_empty());
    words.map(|word| word.parse().expect("a card")).collect()
}

/// A game in progress and its events.
#[derive(Clone)]
pub(crate) struct Table {
    pub state: State,
    pub events: Vec<EventRecord<Event>>,
}

impl Table {
    /// Plays commands separated by semicolons.
    pub(crate) fn play(&mut self, seat: Seat, commands: &str) -> &mut Table {
        for command in commands.split("; ") {
            self.apply(seat, command, &mut FastRng::new(1));
        }
        self
    }

    /// Plays one command with scripted random values.
    pub(crate) fn play_with(&mut self, seat: Seat, command: &str, rng: &[u32]) -> &mut Table {
        self.apply(seat, command, &mut ScriptedRng::new(rng));
        self
    }

    fn apply(&mut self, seat: Seat, command: &str, rng: &mut dyn kernel::GameRng) {
        let action: Action = command.parse().expect(command);
        let mut events = EventBuffer::recording();
        let played = self.state.apply(seat, action, &mut Ctx::new(rng, &mut events));
        assert_eq!(played, Ok(()), "{command}");
        self.state.invariants().expect("the invariants hold");
        self.events.extend(events.into_records());
    }

    /// Lets this many seconds pass.
    pub(crate) fn tick(&mut self, n: u32) -> &mut Table {
        for _ in 0..n {
            let Deadline { id, .. } = self.state.deadline().expect("a clock runs");
            let mut events = EventBuffer::recording();
            self.state.expire(id, &mut Ctx::new(&mut FastRng::new(1), &mut events));
            self.events.extend(events.into_records());
        }
        self
    }

    pub(crate) fn all_done(&mut self) -> &mut Table {
        for seat in self.state.awaited().iter() {
            if self.state.is_running() {
                self.play(seat, "done");
            }
        }
        self
    }

    pub(crate) fn refused(&self, seat: Seat, command: &str) -> Refusal {
        let action: Action = command.parse().expect(command);
        let mut copy = self.state.clone();
        let mut events = EventBuffer::recording();
        let refusal = copy.apply(seat, action, &mut Ctx::new(&mut FastRng::new(1), &mut events));
        assert_eq!(copy, self.state, "a refusal changes nothing");
        refusal.expect_err(command)
    }

    pub(crate) fn legal(&self, seat: Seat) -> Vec<String> {
        let mut actions = Vec::new();
        self.state.legal(seat, &mut actions);
        actions.iter().map(ToString::to_string).collect()
    }

    pub(crate) fn view(&self, seat: Seat) -> View {
        self.state.view(SeatSet::only(seat))
    }

    /// Returns the events that a seat received.
    pub(crate) fn heard(&self, seat: Seat) -> Vec<Event> {
        let viewers = SeatSet::only(seat);
        self.events.iter().filter_map(|event| event.seen_by(viewers)).cloned().collect()
    }

    pub(crate) fn phase(&self) -> Phase {
        self.state.phase
    }

    /// Returns the tokens on the sled, in the discard and in the box.
    pub(crate) fn tokens(&self) -> [u8; 3] {
        let tokens = self.view(ADA).tokens;
        [tokens.sled, tokens.discard, tokens.gone]
    }

    pub(crate) fn reason(&self) -> Option<String> {
        self.state.outcome().map(|outcome| outcome.reason)
    }
}
