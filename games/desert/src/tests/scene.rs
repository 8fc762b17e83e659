//! Scenarios as data: say what lies on the table, type commands, look at what became of it.
//!
//! A [`Scene`] names what matters; [`Scene::ready`] adds what the rest of the box needs to be
//! legal, on cells that nobody has named: a wreck, the clues of parts that are found, the tiles
//! that gear in hand came from, and the sand that is missing from the supply.
use kernel::{Chance, Ctx, Fast, Game, Journal, Scripted, Seat, SeatSet, Told};

use crate::{
    action::Action,
    cell::Cell,
    data::{Back, City, Gear, Part, Role, StormCard},
    event::Event,
    position::{PhaseAt, PileCard, Position, TileAt},
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

/// What lies on the table before the first command.
#[derive(Clone)]
pub(crate) struct Scene {
    pub position: Position,
    supply: Option<u8>,
}

impl Scene {
    /// These adventurers on the wreck with full canteens; the first seat has four actions.
    pub fn of(crew: &[Role]) -> Scene {
        Scene { position: Position::of(crew), supply: None }
    }
    pub fn options(mut self, change: impl FnOnce(&mut Options)) -> Scene {
        change(&mut self.position.options);
        self
    }
    /// The storm waits before every card.
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
    /// A tile with this city side, still desert side up.
    pub fn hidden(mut self, name: &str, city: City) -> Scene {
        self.tile(cell(name)).city = Some(city);
        self
    }
    pub fn excavated(mut self, name: &str, city: City) -> Scene {
        let tile = self.tile(cell(name));
        (tile.city, tile.excavated) = (Some(city), true);
        self
    }
    /// This much sand on each of these cells.
    pub fn sand(mut self, names: &str, n: u8) -> Scene {
        for name in names.split_whitespace() {
            self.tile(cell(name)).sand = n;
        }
        self
    }
    /// Markers beside the board.
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
    /// In the window before a card of this seat's storm.
    pub fn storm_of(mut self, seat: Seat, n_left: u8) -> Scene {
        (self.position.turn, self.position.phase) = (seat, PhaseAt::Storm { n_left });
        self
    }
    /// The top of the storm pile.
    pub fn pile(mut self, names: &str) -> Scene {
        let cards = storm_cards(names);
        self.position.storm_pile = cards.into_iter().map(PileCard::unknown).collect();
        self
    }
    /// These are all the cards of the storm pile: the others are discarded.
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
        // Scenarios like the north-west: take from the other corner.
        let mut spare: Vec<Cell> = Cell::all().filter(is_spare).collect();
        let mut next_spare = || spare.pop().expect("a cell that nobody has named");
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
        let state = State::from_position(&self.position, &mut Fast::new(1));
        Table::of(state.expect("a legal scene"))
    }

    /// Both clues of each part that is found, and a gear sign for each gear card in hand.
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
    /// None, unless a scenario brings some.
    pub luck: Box<dyn Chance>,
    told: Vec<Told<Event>>,
}

impl Table {
    pub fn of(state: State) -> Table {
        Table { state, luck: Box::new(Scripted::none()), told: Vec::new() }
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
            self.hear(journal);
        }
        self.heard_by(SeatSet::only(seat))
    }

    /// The running clock runs out.
    pub fn expire(&mut self) -> Vec<Event> {
        self.told.clear();
        let deadline = self.state.deadline().expect("a clock runs");
        let mut journal = Journal::recording();
        self.state.expire(deadline.id, &mut Ctx::new(&mut *self.luck, &mut journal));
        self.hear(journal);
        self.heard_by(SeatSet::EVERYONE)
    }

    /// Every component is still there, and the situation can be written down and set up again.
    fn hear(&mut self, journal: Journal<Event>) {
        self.told.extend(journal.into_entries());
        self.state.invariants().expect("all components are there");
        let again = State::from_position(&self.state.to_position(), &mut Scripted::none());
        assert_eq!(again.as_ref(), Ok(&self.state));
    }

    /// What the last `play` or `expire` told these eyes.
    pub fn heard_by(&self, eyes: SeatSet) -> Vec<Event> {
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

    fn is_listed(&self, seat: Seat, command: &str) -> bool {
        self.legal(seat, command).iter().any(|listed| listed == command)
    }

    /// Everybody's water, in the order of the seats.
    pub fn waters(&self) -> Vec<u8> {
        self.state.all_seats().iter().map(|seat| self.state.pawn(seat).water).collect()
    }
    /// Where everybody stands, in the order of the seats.
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
    /// The identity of the tile there.
    pub fn tile(&self, name: &str) -> u8 {
        self.state.board.tile(cell(name)).id
    }
    pub fn part(&self, part: Part) -> PartAt {
        self.state.parts[part as usize]
    }
    /// The storm pile from the top.
    pub fn pile(&self) -> Vec<StormCard> {
        let pile = &self.state.storm.cards[..self.state.storm.n_left as usize];
        pile.iter().rev().map(|card| *card.truth()).collect()
    }
    pub fn ending(&self) -> Option<Ending> {
        match self.state.phase {
            Phase::Over(ending) => Some(ending),
            Phase::Drafting | Phase::Acting | Phase::Looking { .. } | Phase::Storm { .. } => None,
        }
    }
}

fn read(command: &str) -> Action {
    let action: Action = command.parse().expect(command);
    assert_eq!(action.to_string(), command, "one spelling for each action");
    action
}
