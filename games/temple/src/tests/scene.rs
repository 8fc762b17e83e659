//! Scenarios as data: say what lies in the temple, type commands, look at what became of it.
use std::collections::VecDeque;

use kernel::{Chance, Ctx, Fast, Game, Journal, Scripted, Seat, SeatSet, Told};

use crate::{
    action::Action,
    board::Node,
    cards::CardSet,
    data::{Character, Treasure, Variety, WallCard},
    event::Event,
    position::{PhaseAt, PlayerAt, Position, SlotAt},
    refusal::Refusal,
    setup::{Mode, Options},
    state::{Player, Standing, State},
};

pub(crate) const P1: Seat = Seat::new(0);
pub(crate) const P2: Seat = Seat::new(1);
pub(crate) const P3: Seat = Seat::new(2);

pub(crate) fn node(name: &str) -> Node {
    name.parse().expect("a space of the temple")
}

pub(crate) fn cards(names: &str) -> Vec<Treasure> {
    names.split_whitespace().map(|name| name.parse().expect("a treasure")).collect()
}

/// What is there before the first command.
#[derive(Clone)]
pub(crate) struct Scene {
    pub position: Position,
}

impl Scene {
    /// Rivals in the first round, all at the entrance; characters without a token to use.
    pub fn of(seats: usize) -> Scene {
        let mut position = Position::of(seats);
        position.dice = vec![2, 2, 2, 2, 2];
        for (index, at) in position.players.iter_mut().enumerate() {
            at.characters = vec![Character::ALL[2 * index], Character::ALL[2 * index + 1]];
            at.token_used = true;
        }
        Scene { position }
    }
    pub fn together(seats: usize) -> Scene {
        Scene::of(seats).options(|options| options.mode = Mode::Coop)
    }
    pub fn options(mut self, change: impl FnOnce(&mut Options)) -> Scene {
        change(&mut self.position.options);
        self
    }
    pub fn with(mut self, card: Variety) -> Scene {
        self.position.varieties.push(card);
        self
    }
    pub fn player(mut self, seat: Seat, change: impl FnOnce(&mut PlayerAt)) -> Scene {
        change(&mut self.position.players[seat.index()]);
        self
    }
    pub fn at(self, seat: Seat, name: &str) -> Scene {
        self.player(seat, |at| at.at = node(name))
    }
    pub fn hand(self, seat: Seat, names: &str) -> Scene {
        self.player(seat, |at| at.hand = cards(names))
    }
    pub fn level(self, seat: Seat, level: u8) -> Scene {
        self.player(seat, |at| at.level = Some(level))
    }
    /// This character in play, with its token; the backup is whoever is left.
    pub fn is(mut self, seat: Seat, character: Character) -> Scene {
        for at in &mut self.position.players {
            at.characters.clear();
        }
        self.position.players[seat.index()].characters = vec![character];
        self.position.players[seat.index()].token_used = false;
        self
    }
    pub fn dead(self, seat: Seat) -> Scene {
        self.player(seat, |at| {
            at.standing = crate::position::StandingAt::Dead;
            at.second = true;
        })
    }
    pub fn pile(mut self, name: &str, names: &str) -> Scene {
        let pile = crate::position::CardsAt { cards: cards(names), places: Vec::new() };
        self.position.piles.insert(node(name), pile);
        self
    }
    pub fn boulder(mut self, name: &str) -> Scene {
        self.position.boulder = node(name);
        self
    }
    pub fn round(mut self, round: u8) -> Scene {
        self.position.round = round;
        self
    }
    pub fn dice(mut self, dice: [u8; 5]) -> Scene {
        self.position.dice = dice.to_vec();
        self
    }
    pub fn planks(mut self, n: u8) -> Scene {
        self.position.planks = Some(n);
        self
    }
    pub fn walls(mut self, orange: u8, grey: u8, next: &[WallCard]) -> Scene {
        self.position.walls.orange = orange;
        self.position.walls.grey = grey;
        self.position.walls.deck = next.to_vec();
        self
    }
    pub fn unmasked(mut self) -> Scene {
        self.position.lava.masked = false;
        self
    }
    /// Glyph 1 on the first tile and so on, number 1 to glyph 1 and so on, and these trapped.
    pub fn trapped(mut self, clues: [u8; 4]) -> Scene {
        self.position.lava.glyphs = crate::data::Glyph::ALL.to_vec();
        self.position.lava.numbers = (1..=14).collect();
        self.position.lava.clues = clues.to_vec();
        self
    }
    pub fn phase(mut self, phase: PhaseAt) -> Scene {
        self.position.phase = phase;
        self
    }
    /// The load is being chosen.
    pub fn loading(self) -> Scene {
        self.phase(PhaseAt::Loading)
    }
    /// The slot of this seat, the last one of the round, with so many actions.
    pub fn slot(mut self, seat: Seat, actions: u8) -> Scene {
        let n = self.position.players.len() as u8;
        self.position.keeper = Seat::new((seat.index() as u8 + 1) % n);
        self.position.turn = Some(seat);
        self.position.slot = Some(SlotAt {
            seat,
            actions,
            monkey_used: false,
            barred: SeatSet::NOBODY,
            over: false,
            looked: false,
        });
        self.phase(PhaseAt::Acting)
    }
    pub fn ready(&self) -> Table {
        let state = State::from_position(&self.position, &mut Fast::new(1));
        Table::of(state.expect("a legal scene"))
    }
}

/// Faces written down beforehand, then any.
struct Faces {
    faces: VecDeque<u8>,
    rest: Fast,
}

impl Chance for Faces {
    fn below(&mut self, n: u32) -> u32 {
        match self.faces.pop_front() {
            Some(face) => u32::from(face - 1),
            None => self.rest.below(n),
        }
    }
}

/// A scene being played.
pub(crate) struct Table {
    pub state: State,
    luck: Faces,
}

impl Table {
    pub fn of(state: State) -> Table {
        Table { state, luck: Faces { faces: VecDeque::new(), rest: Fast::new(7) } }
    }

    /// The next dice show these faces.
    pub fn rolls(&mut self, faces: &[u8]) -> &mut Table {
        self.luck.faces.extend(faces);
        self
    }

    /// Plays commands, parted by semicolons and all allowed; returns what the player heard.
    pub fn play(&mut self, seat: Seat, commands: &str) -> Vec<Event> {
        let mut told: Vec<Told<Event>> = Vec::new();
        for command in commands.split("; ") {
            let action = read(command);
            assert!(self.is_listed(seat, command), "{seat} {command}: not listed as legal");
            let mut journal = Journal::recording();
            let mut ctx = Ctx::new(&mut self.luck, &mut journal);
            assert_eq!(self.state.apply(seat, action, &mut ctx), Ok(()), "{seat} {command}");
            told.extend(journal.into_entries());
            self.state.invariants().expect("all components are there");
            let again = State::from_position(&self.state.to_position(), &mut Scripted::none());
            assert_eq!(again.as_ref(), Ok(&self.state));
        }
        let eyes = SeatSet::only(seat);
        told.iter().filter_map(|told| told.seen_by(eyes).cloned()).collect()
    }

    /// The running clock runs out; returns what was told, whoever hears it.
    pub fn expire(&mut self) -> Vec<Event> {
        let deadline = self.state.deadline().expect("a clock runs");
        let mut journal = Journal::recording();
        self.state.expire(deadline.id, &mut Ctx::new(&mut self.luck, &mut journal));
        self.state.invariants().expect("all components are there");
        let told = journal.into_entries();
        told.iter().filter_map(|told| told.seen_by(SeatSet::EVERYONE).cloned()).collect()
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

    pub fn player(&self, seat: Seat) -> &Player {
        self.state.player(seat)
    }
    pub fn at(&self, seat: Seat) -> &'static str {
        self.player(seat).at.word()
    }
    pub fn is_alive(&self, seat: Seat) -> bool {
        matches!(self.player(seat).standing, Standing::In | Standing::Out)
    }
    pub fn n_hand(&self, seat: Seat) -> u8 {
        self.player(seat).hand.len()
    }
    pub fn n_pile(&self, name: &str) -> u8 {
        self.state.pile(node(name)).len()
    }
    pub fn actions(&self) -> u8 {
        self.state.slot.actions
    }
    pub fn boulder(&self) -> &'static str {
        self.state.boulder_at().word()
    }
    /// Does this seat hold the card?
    pub fn has(&self, seat: Seat, name: &str) -> bool {
        let hand: CardSet = self.player(seat).hand;
        self.state.find_card(hand, name.parse().expect("a treasure")).is_some()
    }
}

fn read(command: &str) -> Action {
    let action: Action = command.parse().expect(command);
    assert_eq!(action.to_string(), command, "one spelling for each action");
    action
}
