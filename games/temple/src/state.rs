//! The complete state of a game in one flat value.
use kernel::{Seat, SeatSet, Secret};

use crate::{
    board::{FIRM_GROUND, RIVER, Space, SpaceSet},
    cards::{Card, CardSet, Faces, Piles},
    data::{
        Ability, Adventurer, Lock, N_ADVENTURERS, N_DICE, N_SEATS, Sun, Trial, Varieties, Variety,
    },
    lava::Lava,
    setup::{Hands, Mode, Options},
    walls::Walls,
};

/// Everything that can change, and the table's options. Never serialised.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct State {
    pub(crate) options: Options,
    pub(crate) varieties: Varieties,
    pub(crate) n_seats: u8,
    /// The round, from 1; 0 before the first.
    pub(crate) round: u8,
    pub(crate) phase: Phase,
    /// The seat that has to decide in phases of a single player.
    pub(crate) awaited: Seat,
    /// The Dice Keeper.
    pub(crate) keeper: Seat,
    /// The roll of this round.
    pub(crate) dice: [u8; N_DICE],
    pub(crate) turn: Turn,
    pub(crate) players: [Player; N_SEATS],
    /// Two adventurers per seat, the chosen one first, then the undealt ones.
    pub(crate) adventurers: [Secret<Adventurer>; N_ADVENTURERS],
    pub(crate) faces: Faces,
    pub(crate) piles: Piles,
    /// Alcove treasures, Stone and statue that have not been taken.
    pub(crate) untaken: CardSet,
    /// Cards that have left the game.
    pub(crate) gone: CardSet,
    pub(crate) lava: Lava,
    pub(crate) walls: Walls,
    /// The boulder's steps from C0.
    pub(crate) boulder: u8,
    pub(crate) planks: u8,
    /// Whether the webs on C12 and C24 are intact.
    pub(crate) webs: [bool; 2],
    pub(crate) has_door: bool,
    /// Whether each Sun is open.
    pub(crate) suns: [bool; 2],
    /// The number of Supplies in the cache.
    pub(crate) cache: u8,
    pub(crate) is_collapsing: bool,
    /// The id of the timer for open looks or pending answers; every timer gets a new one.
    pub(crate) clock: u32,
    pub(crate) ending: Ending,
}

/// The result of the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Ending {
    /// Whether the boulder has sealed the exit.
    pub(crate) is_sealed: bool,
    /// The values rolled for each player's caskets, in the order of their cards.
    pub(crate) caskets: [[u8; crate::data::N_DECKS]; N_SEATS],
    /// The value each player carried out.
    pub(crate) totals: [u8; N_SEATS],
}

/// The current phase. Only `flow.rs` assigns it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Phase {
    /// All players choose the adventurer who enters first.
    Choosing,
    /// The Dice Keeper reads out the briefing.
    Briefing,
    /// All players in the temple choose treasures to drop.
    Loading,
    /// Players with Stamina may use it.
    Bracing,
    /// An adventurer takes their turn.
    Acting,
    /// A load test shows ones.
    Testing(Test),
    /// Another swimmer may help.
    Helping(Test),
    /// A web takes a treasure.
    Losing,
    /// Dice have been rolled for a lock.
    Unlocking(Attempt),
    /// The Secret Door is open and may be removed.
    Removing,
    /// A player is putting an exchange together.
    Composing(Exchange),
    /// The partner answers.
    Answering(Exchange),
    /// The proposer reviews the answer.
    Confirming(Exchange),
    /// A player looks through a pile.
    Gathering,
    /// A second adventurer may enter at either Sun.
    Replacing,
    Over,
}

impl Phase {
    /// Returns `true` if several players answer at the same time.
    #[inline]
    pub(crate) const fn is_simultaneous(&self) -> bool {
        matches!(self, Phase::Choosing | Phase::Loading | Phase::Bracing)
    }
}

/// The turn of one adventurer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Turn {
    /// The seat taking the turn; only meaningful in the action phase.
    pub(crate) seat: Seat,
    pub(crate) actions: u8,
    /// Whether the monkeys have been sent this turn.
    pub(crate) is_monkey_used: bool,
    /// Partners who declined or whose answer was rejected.
    pub(crate) barred: SeatSet,
    /// Whether the turn is forfeited, including free moves.
    pub(crate) is_over: bool,
    /// R60: whether the look was opened in this turn, so that it outlives the turn.
    pub(crate) has_looked: bool,
}

impl Turn {
    /// The value between turns.
    pub(crate) const IDLE: Turn = Turn::of(Seat::new(0), 0);

    pub(crate) const fn of(seat: Seat, actions: u8) -> Turn {
        Turn {
            seat,
            actions,
            is_monkey_used: false,
            barred: SeatSet::EMPTY,
            is_over: false,
            has_looked: false,
        }
    }
}

/// A load test that shows ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Test {
    pub(crate) trial: Trial,
    pub(crate) seat: Seat,
    /// The dice; unused ones are 0.
    pub(crate) dice: [u8; N_DICE],
    pub(crate) n: u8,
    /// A bit mask of dice that have been rerolled for cards.
    pub(crate) bought: u8,
    /// A bit mask of dice whose 1 is ignored.
    pub(crate) ignored: u8,
    /// The cards laid out for the next payment.
    pub(crate) paid: CardSet,
}

impl Test {
    /// Returns a bit mask of dice that show a 1 that counts.
    #[inline]
    pub(crate) fn ones(&self) -> u8 {
        let mut mask = 0;
        for die in 0..self.n {
            mask |= u8::from(self.dice[die as usize] == 1) << die;
        }
        mask & !self.ignored
    }

    /// Returns a bit mask of ones that can still be rerolled for cards.
    #[inline]
    pub(crate) fn buyable(&self) -> u8 {
        self.ones() & !self.bought
    }
}

/// An attempt at a lock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Attempt {
    pub(crate) lock: Lock,
    pub(crate) dice: [u8; N_DICE],
    /// Whether the Old Keyring still grants a reroll.
    pub(crate) is_free: bool,
}

/// An unfinished exchange.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Exchange {
    pub(crate) whom: Seat,
    /// The proposer's cards.
    pub(crate) given: CardSet,
    /// The partner's cards.
    pub(crate) asked: CardSet,
}

impl Exchange {
    /// Returns the cards that this player gives.
    pub(crate) fn side(&self, seat: Seat) -> CardSet {
        if seat == self.whom { self.asked } else { self.given }
    }

    pub(crate) fn side_mut(&mut self, seat: Seat) -> &mut CardSet {
        if seat == self.whom { &mut self.asked } else { &mut self.given }
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.given.or(self.asked).is_empty()
    }
}

/// A player's status in the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Status {
    /// An adventurer is in the temple.
    In,
    /// The first adventurer is dead and the second adventurer has not entered.
    Waiting,
    /// The adventurer has escaped.
    Out,
    Dead,
}

/// A player's use of Stamina.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Effort {
    Brace,
    Shed,
    Pass,
}

/// A tile that is being shown to a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Look {
    /// A clue tile of the Walls Room, by its zone.
    Clue(u8),
    /// A lava tile.
    Tile(Space),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Player {
    pub(crate) status: Status,
    /// Whether the second adventurer is or was in play.
    pub(crate) is_second: bool,
    /// Whether the token of the adventurer in play has been used.
    pub(crate) is_token_used: bool,
    pub(crate) at: Space,
    pub(crate) hand: CardSet,
    pub(crate) n_wounds: u8,
    pub(crate) n_supplies: u8,
    pub(crate) n_gravel: u8,
    pub(crate) is_stuck: bool,
    /// Whether the adventurer lies down in the river.
    pub(crate) is_lying: bool,
    /// Whether this adventurer has taken a Supply from the cache.
    pub(crate) has_taken_supply: bool,
    /// The Load Level of this round, or 0 before it is set.
    pub(crate) level: u8,
    /// Whether the player has answered in a simultaneous phase.
    pub(crate) is_ready: bool,
    /// The index of the adventurer chosen to enter first.
    pub(crate) pick: u8,
    /// The cards laid aside for dropping.
    pub(crate) marked: CardSet,
    /// The chosen use of Stamina.
    pub(crate) effort: Effort,
    pub(crate) look: Option<Look>,
}

impl Player {
    /// Returns the number of cards that count towards the Load Level.
    #[inline]
    pub(crate) const fn n_cards(&self) -> u8 {
        self.hand.len() + self.n_wounds + self.n_supplies
    }

    #[inline]
    pub(crate) fn is_in(&self) -> bool {
        self.status == Status::In
    }
}

impl State {
    #[inline]
    pub(crate) const fn all_seats(&self) -> SeatSet {
        SeatSet::first_n(self.n_seats)
    }

    #[inline]
    pub(crate) const fn has_seat(&self, seat: Seat) -> bool {
        seat.index() < self.n_seats as usize
    }

    /// Returns `true` during a player's turn.
    pub(crate) fn is_in_turn(&self) -> bool {
        match self.phase {
            Phase::Testing(test) => test.trial != Trial::Collapse,
            Phase::Acting
            | Phase::Helping(_)
            | Phase::Losing
            | Phase::Unlocking(_)
            | Phase::Removing
            | Phase::Composing(_)
            | Phase::Answering(_)
            | Phase::Confirming(_)
            | Phase::Gathering => true,
            Phase::Choosing
            | Phase::Briefing
            | Phase::Loading
            | Phase::Bracing
            | Phase::Replacing
            | Phase::Over => false,
        }
    }

    #[inline]
    pub(crate) const fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    #[inline]
    pub(crate) const fn has(&self, card: Variety) -> bool {
        self.varieties.has(card)
    }

    #[inline]
    pub(crate) fn is_coop(&self) -> bool {
        self.mode() == Mode::Coop
    }

    /// Returns the mode in effect. R59: a solo table is always cooperative.
    #[inline]
    pub(crate) fn mode(&self) -> Mode {
        if self.n_seats == 1 { Mode::Coop } else { self.options.mode }
    }

    #[inline]
    pub(crate) fn are_hands_open(&self) -> bool {
        match self.options.hands {
            Hands::Usual => self.is_coop(),
            Hands::Hidden => false,
            Hands::Open => true,
        }
    }

    /// Returns the seats that see the cards `seat` draws.
    #[inline]
    pub(crate) fn viewers_of(&self, seat: Seat) -> SeatSet {
        if self.are_hands_open() { SeatSet::EVERYONE } else { SeatSet::only(seat) }
    }

    /// Returns the seats with an adventurer in the temple.
    #[inline]
    pub(crate) fn inside(&self) -> SeatSet {
        SeatSet::of_table::<N_SEATS>(|index| self.players[index].is_in()).and(self.all_seats())
    }

    /// Returns the seats waiting for a Sun to open.
    #[inline]
    pub(crate) fn waiting(&self) -> SeatSet {
        SeatSet::of_table::<N_SEATS>(|index| self.players[index].status == Status::Waiting)
            .and(self.all_seats())
    }

    /// Returns the seats whose adventurer stands on this space.
    #[inline]
    pub(crate) fn standing_on(&self, at: Space) -> SeatSet {
        SeatSet::of_table::<N_SEATS>(|index| self.players[index].at == at).and(self.inside())
    }

    /// Returns the two adventurers dealt to a seat, the chosen one first.
    #[inline]
    pub(crate) fn dealt(&self, seat: Seat) -> &[Secret<Adventurer>] {
        &self.adventurers[2 * seat.index()..][..2]
    }

    /// Returns the adventurer in play, or the last one that was.
    #[inline]
    pub(crate) const fn adventurer(&self, seat: Seat) -> Adventurer {
        let player = self.player(seat);
        *self.adventurers[2 * seat.index() + player.is_second as usize].truth()
    }

    /// Returns `true` if this seat has an unused token of this ability.
    #[inline]
    pub(crate) fn has_token(&self, seat: Seat, ability: Ability) -> bool {
        let player = self.player(seat);
        player.is_in() && !player.is_token_used && self.adventurer(seat).ability() == ability
    }

    /// Returns the card among `among` that shows this face.
    #[inline]
    pub(crate) fn find_card(&self, among: CardSet, face: crate::data::Treasure) -> Option<Card> {
        among.iter().find(|&card| self.faces.truth(card) == face)
    }

    /// Returns the cards of the pile on a space.
    pub(crate) fn pile(&self, at: Space) -> CardSet {
        self.piles.on(at)
    }

    #[inline]
    pub(crate) fn has_pile(&self, at: Space) -> bool {
        self.piles.is_on(at)
    }

    /// Returns the spaces where cards can be dropped, picked up and traded.
    #[inline]
    pub(crate) fn safe_spaces(&self) -> SpaceSet {
        if self.options.pit { FIRM_GROUND.minus(SpaceSet::only(Space::C21)) } else { FIRM_GROUND }
    }

    #[inline]
    pub(crate) fn is_safe(&self, at: Space) -> bool {
        self.safe_spaces().has(at)
    }

    /// Returns `true` if the adventurer is on a safe space and not in a web. A stuck adventurer
    /// cannot put anything down.
    #[inline]
    pub(crate) fn is_safe_for(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        self.is_safe(player.at) && !player.is_stuck
    }

    #[inline]
    pub(crate) const fn boulder_at(&self) -> Space {
        Space::on_track(self.boulder)
    }

    /// Returns `true` if this space has a web.
    #[inline]
    pub(crate) fn has_web(&self, at: Space) -> bool {
        at == Space::C12 && self.webs[0] || at == Space::C24 && self.webs[1]
    }

    #[inline]
    pub(crate) const fn is_sun_open(&self, sun: Sun) -> bool {
        self.suns[sun as usize]
    }

    #[inline]
    pub(crate) const fn is_in_river(at: Space) -> bool {
        RIVER.has(at)
    }

    /// Returns the number of Wounds left in the supply.
    #[inline]
    pub(crate) fn wounds_left(&self) -> u8 {
        let held: u8 = self.players.iter().map(|player| player.n_wounds).sum();
        crate::data::N_WOUNDS - held
    }

    /// Returns the number of cards left in a deck.
    #[inline]
    pub(crate) fn deck_left(&self, deck: crate::data::Deck) -> u8 {
        let is_short = deck == crate::data::Deck::Lava && self.has(Variety::RESTLESS_LAVA);
        crate::data::DECK_CARDS - u8::from(is_short) - self.faces.n_drawn(deck)
    }
}
