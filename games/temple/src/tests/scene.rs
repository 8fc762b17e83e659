//! Scenario builder: describes a temple as data, plays typed commands and inspects the result.
use std::collections::VecDeque;

use kernel::{Ctx, EventBuffer, EventRecord, FastRng, Game, GameRng, ScriptedRng, Seat, SeatSet};
use table::{Conformance, HasPositions};

use crate::{
    action::Action,
    board::Space,
    cards::CardSet,
    data::{Adventurer, N_DICE, Treasure, Variety, WallCard},
    event::Event,
    position::{CardAt, PlayerAt, Position},
    refusal::Refusal,
    rules::scoring,
    setup::{Mode, Options},
    state::{Phase, Player, State, Status, Turn},
};

pub(crate) const P1: Seat = Seat::new(0);
pub(crate) const P2: Seat = Seat::new(1);
pub(crate) const P3: Seat = Seat::new(2);

pub(crate) fn space(name: &str) -> Space {
    name.parse().expect("a space of the temple")
}

pub(crate) fn cards(names: &str) -> Vec<Treasure> {
    names.split_whitespace().map(|name| name.parse().expect("a treasure")).collect()
}

/// Parses cards without places.
fn loose_cards(names: &str) -> Vec<CardAt> {
    cards(names).into_iter().map(|face| CardAt { face, place: None }).collect()
}

/// The state before the first command.
#[derive(Clone)]
pub(crate) struct Scene {
    pub position: Position,
}

impl Scene {
    /// Creates a first round among rivals at the entrance, with all tokens used.
    pub(super) fn of(seats: usize) -> Scene {
        let players = vec![PlayerAt::default(); seats];
        let mut position = Position { players, dice: [2; N_DICE], ..Position::default() };
        for (index, at) in position.players.iter_mut().enumerate() {
            at.adventurers = vec![Adventurer::ALL[2 * index], Adventurer::ALL[2 * index + 1]];
            at.token_used = true;
        }
        Scene { position }
    }
    pub(super) fn together(seats: usize) -> Scene {
        Scene::of(seats).options(|options| options.mode = Mode::Coop)
    }
    pub(super) fn options(mut self, change: impl FnOnce(&mut Options)) -> Scene {
        change(&mut self.position.options);
        self
    }
    /// Applies the rules of the published game where the defaults differ.
    pub(super) fn published(self) -> Scene {
        self.options(|options| *options = options.published())
    }
    /// Applies the rules of the presets `as_written`.
    pub(super) fn written(self) -> Scene {
        self.options(|options| *options = options.as_written())
    }
    pub(super) fn with(mut self, card: Variety) -> Scene {
        self.position.varieties.push(card);
        self
    }
    pub(super) fn player(mut self, seat: Seat, change: impl FnOnce(&mut PlayerAt)) -> Scene {
        change(&mut self.position.players[seat.index()]);
        self
    }
    pub(super) fn at(self, seat: Seat, name: &str) -> Scene {
        self.player(seat, |at| at.at = space(name))
    }
    pub(super) fn hand(self, seat: Seat, names: &str) -> Scene {
        self.player(seat, |at| at.hand = loose_cards(names))
    }
    pub(super) fn level(self, seat: Seat, level: u8) -> Scene {
        self.player(seat, |at| at.level = Some(level))
    }
    /// Puts this adventurer in play with an unused token. All other adventurers are dealt.
    pub(super) fn is(mut self, seat: Seat, adventurer: Adventurer) -> Scene {
        for at in &mut self.position.players {
            at.adventurers.clear();
        }
        self.position.players[seat.index()].adventurers = vec![adventurer];
        self.position.players[seat.index()].token_used = false;
        self
    }
    pub(super) fn dead(self, seat: Seat) -> Scene {
        self.player(seat, |at| {
            at.status = Status::Dead;
            at.second = true;
        })
    }
    pub(super) fn pile(mut self, name: &str, names: &str) -> Scene {
        self.position.piles.insert(space(name), loose_cards(names));
        self
    }
    pub(super) fn boulder(mut self, name: &str) -> Scene {
        self.position.boulder = space(name);
        self
    }
    pub(super) fn round(mut self, round: u8) -> Scene {
        self.position.round = round;
        self
    }
    pub(super) fn dice(mut self, dice: [u8; 5]) -> Scene {
        self.position.dice = dice;
        self
    }
    pub(super) fn planks(mut self, n: u8) -> Scene {
        self.position.planks = Some(n);
        self
    }
    pub(super) fn walls(mut self, revealed: &[WallCard], next: &[WallCard]) -> Scene {
        self.position.walls.revealed = revealed.to_vec();
        self.position.walls.deck = next.to_vec();
        self
    }
    pub(super) fn unmasked(mut self) -> Scene {
        self.position.lava.masked = Some(false);
        self
    }
    /// Gives tile 1 glyph 1 and number 1, tile 2 glyph 2 and number 2, and so on, and traps the
    /// given numbers.
    pub(super) fn trapped(mut self, clues: [u8; 4]) -> Scene {
        self.position.lava.glyphs = crate::data::Glyph::ALL.to_vec();
        self.position.lava.numbers = (1..=14).collect();
        self.position.lava.clues = clues.to_vec();
        self
    }
    pub(super) fn phase(mut self, phase: Phase) -> Scene {
        self.position.phase = Some(phase);
        self
    }
    /// Starts in the load phase.
    pub(super) fn loading(self) -> Scene {
        self.phase(Phase::Loading)
    }
    /// Starts in this seat's turn, the last of the round, with this many actions.
    pub(super) fn turn(mut self, seat: Seat, actions: u8) -> Scene {
        let n = self.position.players.len() as u8;
        self.position.keeper = Seat::new((seat.index() as u8 + 1) % n);
        self.position.turn = Some(Turn::of(seat, actions));
        self.phase(Phase::Acting)
    }
    pub(super) fn ready(&self) -> Table {
        let state = State::from_position(&self.position, &mut FastRng::new(1));
        Table::of(state.expect("the scene is legal"))
    }
}

/// An RNG that returns scripted faces until they run out, and random ones after that.
struct Faces {
    faces: VecDeque<u8>,
    rest: FastRng,
}

impl GameRng for Faces {
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
    rng: Faces,
}

impl Table {
    pub(super) fn of(state: State) -> Table {
        Table { state, rng: Faces { faces: VecDeque::new(), rest: FastRng::new(7) } }
    }

    /// Scripts the faces of the next dice.
    pub(super) fn rolls(&mut self, faces: &[u8]) -> &mut Table {
        self.rng.faces.extend(faces);
        self
    }

    /// Plays legal commands separated by semicolons. Returns the events visible to the player.
    pub(super) fn play(&mut self, seat: Seat, commands: &str) -> Vec<Event> {
        let mut records: Vec<EventRecord<Event>> = Vec::new();
        for command in commands.split("; ") {
            let action = read(command);
            assert!(self.is_listed(seat, command), "{seat} {command}: not listed as legal");
            let mut events = EventBuffer::recording();
            let mut ctx = Ctx::new(&mut self.rng, &mut events);
            assert_eq!(self.state.apply(seat, action, &mut ctx), Ok(()), "{seat} {command}");
            records.extend(events.into_records());
            self.state.invariants().expect("the invariants hold");
            let again = State::from_position(&self.state.to_position(), &mut ScriptedRng::none());
            assert_eq!(again.as_ref(), Ok(&self.state));
        }
        let viewers = SeatSet::only(seat);
        records.iter().filter_map(|record| record.seen_by(viewers).cloned()).collect()
    }

    /// Expires the current deadline. Returns the events visible to everyone.
    pub(super) fn expire(&mut self) -> Vec<Event> {
        let deadline = self.state.deadline().expect("a deadline is set");
        let mut events = EventBuffer::recording();
        self.state.expire(deadline.id, &mut Ctx::new(&mut self.rng, &mut events));
        self.state.invariants().expect("the invariants hold");
        let records = events.into_records();
        records.iter().filter_map(|record| record.seen_by(SeatSet::EVERYONE).cloned()).collect()
    }

    /// Returns the refusal for a command. The command must not be listed and must not change
    /// anything.
    pub(super) fn refused(&self, seat: Seat, command: &str) -> Refusal {
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

    /// Returns the seat's legal commands that start with `words`.
    pub(super) fn legal(&self, seat: Seat, words: &str) -> Vec<String> {
        let mut actions = Vec::new();
        self.state.legal(seat, &mut actions);
        let commands = actions.iter().map(Action::to_string);
        commands.filter(|command| command.starts_with(words)).collect()
    }

    pub(super) fn is_listed(&self, seat: Seat, command: &str) -> bool {
        self.legal(seat, command).iter().any(|listed| listed == command)
    }

    pub(super) fn player(&self, seat: Seat) -> &Player {
        self.state.player(seat)
    }
    pub(super) fn at(&self, seat: Seat) -> &'static str {
        self.player(seat).at.as_str()
    }
    pub(super) fn is_alive(&self, seat: Seat) -> bool {
        matches!(self.player(seat).status, Status::In | Status::Out)
    }
    pub(super) fn n_hand(&self, seat: Seat) -> u8 {
        self.player(seat).hand.len()
    }
    pub(super) fn n_pile(&self, name: &str) -> u8 {
        self.state.pile(space(name)).len()
    }
    /// Returns the values that the players carried out.
    pub(super) fn totals(&self) -> Vec<u8> {
        let total = |seat| scoring::total(&self.state, seat);
        self.state.all_seats().iter().map(total).collect()
    }
    pub(super) fn actions(&self) -> u8 {
        self.state.turn.actions
    }
    pub(super) fn boulder(&self) -> &'static str {
        self.state.boulder_at().as_str()
    }
    /// Returns `true` if this seat holds the card.
    pub(super) fn has(&self, seat: Seat, name: &str) -> bool {
        let hand: CardSet = self.player(seat).hand;
        self.state.find_card(hand, name.parse().expect("a treasure")).is_some()
    }
}

fn read(command: &str) -> Action {
    let action: Action = command.parse().expect(command);
    assert_eq!(action.to_string(), command, "each action has one spelling");
    action
}
