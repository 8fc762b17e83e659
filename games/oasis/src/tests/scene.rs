//! Scenario builder: set up a position, play commands, inspect the result.
use kernel::{Ctx, EventBuffer, EventRecord, FastRng, Game, GameRng, ScriptedRng, Seat, SeatSet};
use table::{Conformance, HasPositions};

use crate::{
    action::Action,
    cards::Pile,
    data::{Card, Good, Land},
    event::Event,
    position::{PlayerAt, Position},
    refusal::Refusal,
    setup::{Options, Placement},
    space::{Space, TILE_SPACES},
    state::{Phase, State, Units},
};

pub(crate) const P1: Seat = Seat::new(0);
pub(crate) const P2: Seat = Seat::new(1);
pub(crate) const P3: Seat = Seat::new(2);
pub(crate) const P4: Seat = Seat::new(3);
pub(crate) const P5: Seat = Seat::new(4);

pub(crate) fn space(name: &str) -> Space {
    name.parse().expect("a space of the board")
}

pub(crate) fn cards(names: &str) -> Vec<Card> {
    names.split_whitespace().map(|name| name.parse().expect("a card")).collect()
}

/// The position before the first command.
#[derive(Clone)]
pub(crate) struct Scene {
    pub position: Position,
}

impl Scene {
    /// Creates the start of a round: stacks of five, counters in seat order.
    pub fn of(seats: usize) -> Scene {
        let players = vec![PlayerAt::default(); seats];
        Scene { position: Position { players, ..Position::default() } }
    }
    pub fn options(mut self, change: impl FnOnce(&mut Options)) -> Scene {
        change(&mut self.position.options);
        self
    }
    /// Plays by the published rules where the default differs.
    pub fn published(self) -> Scene {
        self.options(|options| *options = options.clone().published())
    }
    pub fn placement(self, placement: Placement) -> Scene {
        self.options(|options| options.placement = placement)
    }
    pub fn counters(mut self, counters: &[u8]) -> Scene {
        for (player, &counter) in self.position.players.iter_mut().zip(counters) {
            player.counter = Some(counter);
        }
        self
    }
    /// Sets the number of cards in the stack.
    pub fn stack(mut self, seat: Seat, n: u8) -> Scene {
        self.position.players[seat.index()].n_stack = Some(n);
        self
    }
    /// Sets the top cards of the stack.
    pub fn top(mut self, seat: Seat, names: &str) -> Scene {
        let read = |name: &str| name.parse().expect("a hidden card");
        self.position.players[seat.index()].stack = names.split_whitespace().map(read).collect();
        self
    }
    pub fn offer(mut self, seat: Seat, names: &str) -> Scene {
        self.position.players[seat.index()].offer = cards(names);
        self
    }
    pub fn discard(mut self, names: &str) -> Scene {
        self.position.discard = cards(names);
        self
    }
    pub fn tiles(mut self, land: Land, names: &str) -> Scene {
        for name in names.split_whitespace() {
            self.position.tiles.insert(space(name), land);
        }
        self
    }
    /// Adds tiles on the last `n` spaces without one.
    pub fn fill(mut self, land: Land, n: usize) -> Scene {
        let tiles = &mut self.position.tiles;
        let mut free: Vec<Space> =
            TILE_SPACES.iter().filter(|at| !tiles.contains_key(at)).collect();
        for at in free.drain(free.len() - n..) {
            tiles.insert(at, land);
        }
        self
    }
    pub fn marker(mut self, seat: Seat, names: &str) -> Scene {
        let spaces = names.split_whitespace().map(space);
        self.position.players[seat.index()].markers.extend(spaces);
        self
    }
    pub fn camels(mut self, seat: Seat, names: &str) -> Scene {
        let spaces = names.split_whitespace().map(space);
        self.position.players[seat.index()].camels.extend(spaces);
        self
    }
    pub fn goods(mut self, seat: Seat, good: Good, n: u8) -> Scene {
        self.position.players[seat.index()].goods.insert(good, n);
        self
    }
    pub fn phase(mut self, phase: Phase) -> Scene {
        self.position.phase = phase;
        self
    }
    /// Starts after all offers are made, when the holder of counter 1 takes one.
    pub fn accepting(self) -> Scene {
        self.phase(Phase::Accepting)
    }
    /// Puts this seat first and gives it these cards from the next seat's offer.
    pub fn acting(mut self, seat: Seat, names: &str) -> Scene {
        self = self.led_by(seat);
        let n = self.position.players.len();
        let owner = Seat::new((seat.index() as u8 + 1) % n as u8);
        self.position.players[owner.index()].received = Some(1);
        self.offer(owner, names).phase(Phase::Resolving)
    }
    /// Gives this seat counter 1 and the free action.
    pub fn free(self, seat: Seat) -> Scene {
        self.led_by(seat).phase(Phase::Free)
    }
    /// Puts this seat first in turn order; the others follow clockwise.
    pub fn led_by(mut self, seat: Seat) -> Scene {
        let n = self.position.players.len();
        for index in 0..n {
            let counter = (index + n - seat.index()) % n + 1;
            self.position.players[index].counter = Some(counter as u8);
        }
        self
    }
    pub fn ready(&self) -> Table {
        let state = State::from_position(&self.position, &mut FastRng::new(1));
        Table::of(state.expect("a legal scene"))
    }
}

/// A scene being played.
pub(crate) struct Table {
    pub state: State,
    /// Fails on any use unless a scenario calls `with_rng`.
    pub rng: Box<dyn GameRng>,
    records: Vec<EventRecord<Event>>,
}

impl Table {
    pub fn of(state: State) -> Table {
        Table { state, rng: Box::new(ScriptedRng::none()), records: Vec::new() }
    }

    pub fn with_rng(mut self) -> Table {
        self.rng = Box::new(FastRng::new(7));
        self
    }

    /// Plays legal commands separated by semicolons. Returns the events that the player saw.
    pub fn play(&mut self, seat: Seat, commands: &str) -> Vec<Event> {
        self.records.clear();
        for command in commands.split("; ") {
            let action = read(command);
            assert!(self.is_listed(seat, command), "{seat} {command}: not listed as legal");
            let mut events = EventBuffer::recording();
            let mut ctx = Ctx::new(&mut *self.rng, &mut events);
            assert_eq!(self.state.apply(seat, action, &mut ctx), Ok(()), "{seat} {command}");
            self.records.extend(events.into_records());
            self.state.invariants().expect("the invariants hold after each command");
            let loaded = State::from_position(&self.state.to_position(), &mut ScriptedRng::none());
            assert_eq!(loaded.as_ref(), Ok(&self.state));
        }
        let viewers = SeatSet::only(seat);
        self.records.iter().filter_map(|record| record.seen_by(viewers).cloned()).collect()
    }

    /// Returns the refusal of a command, asserting that it changes nothing and is not listed.
    pub fn refused(&self, seat: Seat, command: &str) -> Refusal {
        let mut state = self.state;
        let mut events = EventBuffer::recording();
        let mut no_rng = ScriptedRng::none();
        let result = state.apply(seat, read(command), &mut Ctx::new(&mut no_rng, &mut events));
        let refusal = result.expect_err(command);
        assert_eq!(state, self.state, "{seat} {command}: a refusal changes nothing");
        assert!(!events.forbids_undo() && events.into_records().is_empty(), "{command}");
        assert!(!self.is_listed(seat, command), "{seat} {command}: listed as legal");
        refusal
    }

    /// Returns the legal commands of a seat with this prefix.
    pub fn legal(&self, seat: Seat, prefix: &str) -> Vec<String> {
        let mut actions = Vec::new();
        self.state.legal(seat, &mut actions);
        let commands = actions.iter().map(Action::to_string);
        commands.filter(|command| command.starts_with(prefix)).collect()
    }

    pub fn is_listed(&self, seat: Seat, command: &str) -> bool {
        self.legal(seat, command).iter().any(|listed| listed == command)
    }

    pub fn n_stack(&self, seat: Seat) -> u8 {
        self.state.n_stack(seat)
    }
    pub fn n_offer(&self, seat: Seat) -> usize {
        self.state.cards.offer(seat).len()
    }
    pub fn n_deck(&self) -> u8 {
        self.state.cards.n(Pile::Deck)
    }
    pub fn n_discard(&self) -> u8 {
        self.state.cards.n(Pile::Discard)
    }
    pub fn units(&self, seat: Seat) -> Units {
        self.state.units(seat)
    }
    pub fn lands(&self, seat: Seat) -> [u8; 3] {
        self.state.units(seat).lands
    }
    /// Returns the owner of the area around this space.
    pub fn owner(&self, name: &str) -> Option<Seat> {
        self.state.board.owner_at(space(name))
    }
}

fn read(command: &str) -> Action {
    let action: Action = command.parse().expect(command);
    assert_eq!(action.to_string(), command, "each action has one spelling");
    action
}
