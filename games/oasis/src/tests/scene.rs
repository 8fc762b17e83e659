//! Scenarios as data: say what lies on the table, type commands, look at what became of it.
use kernel::{Chance, Ctx, Fast, Game, Journal, Scripted, Seat, SeatSet, Told};

use crate::{
    action::Action,
    cards::Pile,
    data::{Card, Good, Land},
    event::Event,
    position::{PhaseAt, Position},
    refusal::Refusal,
    setup::{Options, Placement},
    space::{Space, TILE_SPACES},
    state::{State, Units},
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

/// What lies on the table before the first command.
#[derive(Clone)]
pub(crate) struct Scene {
    pub position: Position,
}

impl Scene {
    /// A round that is about to begin: stacks of five, counters in the order of the seats.
    pub fn of(seats: usize) -> Scene {
        Scene { position: Position::of(seats) }
    }
    pub fn options(mut self, change: impl FnOnce(&mut Options)) -> Scene {
        change(&mut self.position.options);
        self
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
    /// This many cards in the stack.
    pub fn stack(mut self, seat: Seat, n: u8) -> Scene {
        self.position.players[seat.index()].n_stack = Some(n);
        self
    }
    /// The top of the stack.
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
    /// This many more tiles, on the last spaces that nobody has named.
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
    pub fn phase(mut self, phase: PhaseAt) -> Scene {
        self.position.phase = phase;
        self
    }
    /// Everybody has made an offer: the holder of #1 takes one.
    pub fn accepting(self) -> Scene {
        self.phase(PhaseAt::Accepting)
    }
    /// This seat is first in order and has taken these cards from the next seat.
    pub fn acting(mut self, seat: Seat, names: &str) -> Scene {
        self = self.led_by(seat);
        let n = self.position.players.len();
        let owner = Seat::new((seat.index() as u8 + 1) % n as u8);
        self.position.players[owner.index()].received = Some(1);
        self.offer(owner, names).phase(PhaseAt::Resolving)
    }
    /// This seat holds #1 and has the free action.
    pub fn free(self, seat: Seat) -> Scene {
        self.led_by(seat).phase(PhaseAt::Free)
    }
    /// This seat is first in order, the others follow clockwise.
    pub fn led_by(mut self, seat: Seat) -> Scene {
        let n = self.position.players.len();
        for index in 0..n {
            let counter = (index + n - seat.index()) % n + 1;
            self.position.players[index].counter = Some(counter as u8);
        }
        self
    }
    pub fn ready(&self) -> Table {
        let state = State::from_position(&self.position, &mut Fast::new(1));
        Table::of(state.expect("a legal scene"))
    }
}

/// A scene being played.
pub(crate) struct Table {
    pub state: State,
    /// None, unless a scenario brings some.
    pub luck: Box<dyn Chance>,
    told: Vec<Told<Event>>,
}

impl Table {
    pub fn of(state: State) -> Table {
        Table { state, luck: Box::new(Scripted::none()), told: Vec::new() }
    }

    pub fn lucky(mut self) -> Table {
        self.luck = Box::new(Fast::new(7));
        self
    }

    /// Plays commands, parted by semicolons and all allowed; returns what the player heard.
    pub fn play(&mut self, seat: Seat, commands: &str) -> Vec<Event> {
        self.told.clear();
        for command in commands.split("; ") {
            let action = read(command);
            assert!(self.is_listed(seat, command), "{seat} {command}: not listed as legal");
            let mut journal = Journal::recording();
            let mut ctx = Ctx::new(&mut *self.luck, &mut journal);
            assert_eq!(self.state.apply(seat, action, &mut ctx), Ok(()), "{seat} {command}");
            self.told.extend(journal.into_entries());
            self.state.invariants().expect("all components are there");
            let again = State::from_position(&self.state.to_position(), &mut Scripted::none());
            assert_eq!(again.as_ref(), Ok(&self.state));
        }
        let eyes = SeatSet::only(seat);
        self.told.iter().filter_map(|told| told.seen_by(eyes).cloned()).collect()
    }

    /// Why this command is not allowed. It changes nothing, and it is not listed.
    pub fn refused(&self, seat: Seat, command: &str) -> Refusal {
        let mut state = self.state;
        let mut journal = Journal::recording();
        let mut no_luck = Scripted::none();
        let result = state.apply(seat, read(command), &mut Ctx::new(&mut no_luck, &mut journal));
        let refusal = result.expect_err(command);
        assert_eq!(state, self.state, "{seat} {command}: a refusal changes nothing");
        assert!(!journal.is_barred() && journal.into_entries().is_empty(), "{command}");
        assert!(!self.is_listed(seat, command), "{seat} {command}: listed as legal");
        refusal
    }

    /// What this seat may do, as far as it begins with these words.
    pub fn legal(&self, seat: Seat, words: &str) -> Vec<String> {
        let mut actions = Vec::new();
        self.state.legal(seat, &mut actions);
        let commands = actions.iter().map(Action::to_string);
        commands.filter(|command| command.starts_with(words)).collect()
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
    /// Whose area this space lies in.
    pub fn owner(&self, name: &str) -> Option<Seat> {
        self.state.board.area_at(space(name)).map(|area| area.seat)
    }
}

fn read(command: &str) -> Action {
    let action: Action = command.parse().expect(command);
    assert_eq!(action.to_string(), command, "one spelling for each action");
    action
}
