//! Scenarios as data: describe the table, type commands, check the result.
//!
//! A [`Scene`] specifies only what matters. [`Scene::ready`] adds the missing components on cells
//! that the scene does not mention: a wreck, the clues of found parts, the tiles that drew the gear
//! in hand, and the sand that is missing from the supply.
use kernel::{Ctx, EventBuffer, EventRecord, FastRng, Game, GameRng, ScriptedRng, Seat, SeatSet};
use table::{Conformance, HasPositions};

use crate::{
    action::Action,
    cell::Cell,
    data::{Back, City, Gear, Part, Role, StormCard},
    event::Event,
    position::{KnownTo, PawnAt, PileCard, Position, TileAt},
    refusal::Refusal,
    setup::{Options, StormPause},
    state::{Ending, PartAt, Phase, State},
};

pub(crate) const P1: Seat = Seat::new(0);
pub(crate) const P2: Seat = Seat::new(1);
pub(crate) const P3: Seat = Seat::new(2);
pub(crate) const P4: Seat = Seat::new(3);
pub(crate) const P5: Seat = Seat::new(4);

pub(crate) fn cell(name: &str) -> Cell {
    name.parse().expect("a cell from a1 to e5")
}

pub(crate) fn storm_cards(names: &str) -> Vec<StormCard> {
    names.split_whitespace().map(|name| name.parse().expect("a storm card")).collect()
}

/// Returns a storm card that no one knows.
pub(crate) fn unknown(card: StormCard) -> PileCard {
    PileCard { card, known_to: KnownTo::default() }
}

/// The table before the first command.
#[derive(Clone)]
pub(crate) struct Scene {
    pub position: Position,
    supply: Option<u8>,
}

impl Scene {
    /// Creates a scene with these adventurers on the wreck, canteens full. The first seat has four
    /// actions.
    pub fn of(crew: &[Role]) -> Scene {
        let crew = crew.iter().map(|&role| PawnAt { role: Some(role), ..PawnAt::default() });
        let position = Position { crew: crew.collect(), ..Position::default() };
        Scene { position, supply: None }
    }
    pub fn options(mut self, change: impl FnOnce(&mut Options)) -> Scene {
        change(&mut self.position.options);
        self
    }
    /// Plays by the published rules where the default differs.
    pub fn published(self) -> Scene {
        self.options(|options| *options = options.clone().published())
    }
    /// Makes the storm pause before every card.
    pub fn pausing(self) -> Scene {
        self.options(|options| options.storm_pause = StormPause::Always)
    }
    pub fn at(mut self, seat: Seat, name: &str) -> Scene {
        self.tile(cell(name));
        self.position.crew[seat.index()].cell = Some(cell(name));
        self
    }
    pub fn all_at(self, name: &str) -> Scene {
        let n_seats = self.position.crew.len() as u8;
        SeatSet::first_n(n_seats).iter().fold(self, |scene, seat| scene.at(seat, name))
    }
    pub fn water(mut self, seat: Seat, n: u8) -> Scene {
        self.position.crew[seat.index()].water = Some(n);
        self
    }
    pub fn gear(mut self, seat: Seat, gear: Gear) -> Scene {
        self.position.crew[seat.index()].gear.push(gear);
        self
    }
    pub fn wreck(mut self, name: &str) -> Scene {
        self.tile(cell(name)).back = Some(Back::Wreck);
        self
    }
    /// Adds an unexcavated tile with this city side.
    pub fn hidden(mut self, name: &str, city: City) -> Scene {
        self.tile(cell(name)).city = Some(city);
        self
    }
    pub fn excavated(mut self, name: &str, city: City) -> Scene {
        let tile = self.tile(cell(name));
        (tile.city, tile.excavated) = (Some(city), true);
        self
    }
    /// Puts this much sand on each of these cells.
    pub fn sand(mut self, names: &str, n: u8) -> Scene {
        for name in names.split_whitespace() {
            self.tile(cell(name)).sand = n;
        }
        self
    }
    /// Sets the number of markers in the supply.
    pub fn supply(mut self, n: u8) -> Scene {
        self.supply = Some(n);
        self
    }
    pub fn eye(mut self, name: &str) -> Scene {
        self.position.eye = cell(name);
        self
    }
    pub fn part_on(mut self, part: Part, name: &str) -> Scene {
        self.tile(cell(name));
        self.position.parts.insert(part, PartAt::On(cell(name)));
        self
    }
    pub fn all_parts_held(mut self, seat: Seat) -> Scene {
        self.position.parts = Part::ALL.iter().map(|&part| (part, PartAt::Held(seat))).collect();
        self
    }
    pub fn meter(mut self, tick: u8) -> Scene {
        self.position.meter = Some(tick);
        self
    }
    pub fn turn(mut self, seat: Seat, actions_left: u8) -> Scene {
        (self.position.turn, self.position.actions_left) = (seat, actions_left);
        self
    }
    /// Starts in the pause before a card of this seat's storm.
    pub fn storm_of(mut self, seat: Seat, n_left: u8) -> Scene {
        (self.position.turn, self.position.phase) = (seat, Phase::Storm { n_left });
        self
    }
    /// Sets the top of the storm pile.
    pub fn pile(mut self, names: &str) -> Scene {
        let cards = storm_cards(names);
        self.position.storm_pile = cards.into_iter().map(unknown).collect();
        self
    }
    /// Sets the whole storm pile. All other cards are discarded.
    pub fn last_cards(mut self, names: &str) -> Scene {
        let pile = storm_cards(names);
        for card in StormCard::all() {
            let n_left = pile.iter().filter(|&&other| other == card).count();
            let gone = std::iter::repeat_n(card, card.copies() as usize - n_left);
            self.position.storm_discard.extend(gone);
        }
        self.pile(names)
    }

    pub fn ready(mut self) -> Table {
        let named = self.position.tiles.clone();
        let is_spare = |at: &Cell| *at != self.position.eye && !named.contains_key(at);
        // Scenarios tend to use the north-west, so take cells from the other corner.
        let mut spare: Vec<Cell> = Cell::all().filter(is_spare).collect();
        let mut next_spare = || spare.pop().expect("an unnamed cell");
        if named.values().all(|tile| tile.back != Some(Back::Wreck)) {
            self.tile(next_spare()).back = Some(Back::Wreck);
        }
        for city in self.missing_tiles() {
            self = self.excavated(&next_spare().to_string(), city);
        }
        if let Some(supply) = self.supply {
            let on_board: u8 = named.values().map(|tile| tile.sand).sum();
            self.tile(next_spare()).sand = self.position.options.sand_total - supply - on_board;
        }
        let state = State::from_position(&self.position, &mut FastRng::new(1));
        Table::of(state.expect("a legal scene"))
    }

    /// Returns both clues of each found part, and a gear tile for each gear card in hand.
    fn missing_tiles(&self) -> Vec<City> {
        let found = self.position.parts.keys();
        let clues = found.flat_map(|&part| [City::row_clue(part), City::column_clue(part)]);
        let tiles = || self.position.tiles.values();
        let is_missing = |clue: &City| tiles().all(|tile| tile.city != Some(*clue));
        let mut missing: Vec<City> = clues.filter(is_missing).collect();
        let is_sign = |city: City| matches!(city, City::Gear | City::Tunnel);
        let n_signs = tiles().filter(|tile| tile.excavated && tile.city.is_some_and(is_sign));
        let n_cards: usize = self.position.crew.iter().map(|pawn| pawn.gear.len()).sum();
        let n_missing = n_cards.saturating_sub(n_signs.count());
        missing.extend(std::iter::repeat_n(City::Gear, n_missing));
        missing
    }

    fn tile(&mut self, at: Cell) -> &mut TileAt {
        self.position.tiles.entry(at).or_default()
    }
}

/// A scene being played.
pub(crate) struct Table {
    pub state: State,
    /// An empty script unless a scenario sets it, so that any use of randomness fails.
    pub rng: Box<dyn GameRng>,
    records: Vec<EventRecord<Event>>,
}

impl Table {
    pub fn of(state: State) -> Table {
        Table { state, rng: Box::new(ScriptedRng::none()), records: Vec::new() }
    }

    /// Plays legal commands, separated by semicolons, and returns the events the player sees.
    pub fn play(&mut self, seat: Seat, commands: &str) -> Vec<Event> {
        self.records.clear();
        for command in commands.split("; ") {
            let action = read(command);
            assert!(self.is_listed(seat, command), "{seat} {command}: not listed as legal");
            let mut events = EventBuffer::recording();
            let mut ctx = Ctx::new(&mut *self.rng, &mut events);
            assert_eq!(self.state.apply(seat, action, &mut ctx), Ok(()), "{seat} {command}");
            self.record(events);
        }
        self.events_seen_by(SeatSet::only(seat))
    }

    /// Expires the running clock and returns the events everyone sees.
    pub fn expire(&mut self) -> Vec<Event> {
        self.records.clear();
        let deadline = self.state.deadline().expect("a clock runs");
        let mut events = EventBuffer::recording();
        self.state.expire(deadline.id, &mut Ctx::new(&mut *self.rng, &mut events));
        self.record(events);
        self.events_seen_by(SeatSet::EVERYONE)
    }

    /// Records events, and checks the invariants and the round trip through a position.
    fn record(&mut self, events: EventBuffer<State>) {
        self.records.extend(events.into_records());
        self.state.invariants().expect("all components are present");
        let again = State::from_position(&self.state.to_position(), &mut ScriptedRng::none());
        assert_eq!(again.as_ref(), Ok(&self.state));
    }

    /// Returns the events of the last `play` or `expire` as these viewers see them.
    pub fn events_seen_by(&self, viewers: SeatSet) -> Vec<Event> {
        self.records.iter().filter_map(|record| record.seen_by(viewers).cloned()).collect()
    }

    /// Returns the refusal of a command, asserting that it changes nothing and is not listed as
    /// legal.
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

    /// Returns the legal commands of this seat that start with these words.
    pub fn legal(&self, seat: Seat, words: &str) -> Vec<String> {
        let mut actions = Vec::new();
        self.state.legal(seat, &mut actions);
        let commands = actions.iter().map(Action::to_string);
        commands.filter(|command| command.starts_with(words)).collect()
    }

    fn is_listed(&self, seat: Seat, command: &str) -> bool {
        self.legal(seat, command).iter().any(|listed| listed == command)
    }

    /// Returns each seat's water, in seat order.
    pub fn waters(&self) -> Vec<u8> {
        self.state.all_seats().iter().map(|seat| self.state.pawn(seat).water).collect()
    }
    /// Returns each seat's cell, in seat order.
    pub fn places(&self) -> String {
        let cells = self.state.all_seats().iter().map(|seat| self.state.cell_of(seat).to_string());
        cells.collect::<Vec<_>>().join(" ")
    }
    pub fn gear(&self, seat: Seat) -> Vec<Gear> {
        self.state.pawn(seat).gear.iter().collect()
    }
    pub fn sand(&self, name: &str) -> u8 {
        self.state.board.sand(cell(name))
    }
    pub fn supply(&self) -> u8 {
        self.state.board.supply()
    }
    pub fn eye(&self) -> String {
        self.state.board.eye().to_string()
    }
    /// Returns the id of the tile on this cell.
    pub fn tile(&self, name: &str) -> u8 {
        self.state.board.tile(cell(name)).id
    }
    pub fn part(&self, part: Part) -> PartAt {
        self.state.parts[part as usize]
    }
    /// Returns the storm pile from the top.
    pub fn pile(&self) -> Vec<StormCard> {
        let pile = &self.state.storm.cards[..self.state.storm.n_left as usize];
        pile.iter().rev().map(|card| *card.truth()).collect()
    }
    pub fn ending(&self) -> Option<Ending> {
        match self.state.phase {
            Phase::Over(ending) => Some(ending),
            Phase::Drafting
            | Phase::Acting
            | Phase::Looking { .. }
            | Phase::Storm { .. }
            | Phase::Sun { .. } => None,
        }
    }
}

fn read(command: &str) -> Action {
    let action: Action = command.parse().expect(command);
    assert_eq!(action.to_string(), command, "one spelling for each action");
    action
}
