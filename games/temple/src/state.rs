//! The whole truth of a game in one flat value.
use kernel::{Seat, SeatSet, Secret};

use crate::{
    board::{FIRM_GROUND, N_COLUMNS, Node, NodeSet, RIVER, WALLS_ROOM},
    cards::{Card, CardSet, Faces, Piles},
    data::{
        Ability, Character, Lock, N_CHARACTERS, N_DICE, N_SEATS, N_WALL_CARDS, Sun, Trial,
        Varieties, Variety, WALL_STEPS, WallCard,
    },
    lava::Lava,
    setup::{Hands, Mode, Options},
};

/// Everything that can change, and the options of the table. Never serialised.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct State {
    pub(crate) options: Options,
    pub(crate) varieties: Varieties,
    pub(crate) n_seats: u8,
    /// Counted from 1; 0 before the first.
    pub(crate) round: u8,
    pub(crate) phase: Phase,
    /// Who acts in phases of one player.
    pub(crate) turn: Seat,
    /// The Dice Keeper.
    pub(crate) keeper: Seat,
    /// The roll of this round.
    pub(crate) dice: [u8; N_DICE],
    pub(crate) slot: Slot,
    pub(crate) players: [Player; N_SEATS],
    /// Two a seat, the first of them chosen to begin; then those nobody was dealt.
    pub(crate) characters: [Secret<Character>; N_CHARACTERS],
    pub(crate) faces: Faces,
    pub(crate) piles: Piles,
    /// Alcoves, Stone and statue that nobody has taken.
    pub(crate) at_home: CardSet,
    /// Cards that have left the game.
    pub(crate) gone: CardSet,
    pub(crate) lava: Lava,
    pub(crate) walls: Walls,
    /// Steps of the boulder from C0.
    pub(crate) boulder: u8,
    pub(crate) planks: u8,
    /// Whose webs still hang: C12, C24.
    pub(crate) webs: [bool; 2],
    pub(crate) has_door: bool,
    /// Which Suns are open.
    pub(crate) suns: [bool; 2],
    /// Supplies in the cache.
    pub(crate) cache: u8,
    pub(crate) is_collapsing: bool,
    /// The clock of open looks or of who is asked; a new one each time.
    pub(crate) clock: u32,
    pub(crate) ending: Ending,
}

/// How the game ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Ending {
    /// The boulder has plugged the exit.
    pub(crate) is_sealed: bool,
    /// What each player's caskets hold, in the order of their cards.
    pub(crate) caskets: [[u8; crate::data::N_DECKS]; N_SEATS],
    /// What each carried out.
    pub(crate) totals: [u8; N_SEATS],
}

/// Where the game stands. Only `flow.rs` assigns it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Phase {
    /// Everybody chooses who goes in first.
    Choosing,
    /// The Dice Keeper reads the tile to all.
    Briefing,
    /// Everybody in the temple chooses what to drop.
    Loading,
    /// Owners of Stamina may use it.
    Bracing,
    /// The slot of one character.
    Acting,
    /// Ones are left in a load-level test.
    Testing(Test),
    /// Another swimmer may help.
    Helping(Test),
    /// A web takes a treasure.
    Losing,
    /// The dice of a lock lie there.
    Unlocking(Attempt),
    /// The Secret Door is open and may be removed.
    Removing,
    /// An exchange is put together.
    Composing(Exchange),
    /// The partner answers.
    Answering(Exchange),
    /// Whoever asked sees the answer.
    Confirming(Exchange),
    /// A pile lies open before the player.
    Gathering,
    /// A backup may come in at either Sun.
    Replacing,
    Over,
}

/// The slot of one character.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Slot {
    /// Whose it is; meaningful in the action phase only.
    pub(crate) seat: Seat,
    pub(crate) actions: u8,
    /// The monkeys were sent out.
    pub(crate) is_monkey_used: bool,
    /// Partners who declined or were let down.
    pub(crate) barred: SeatSet,
    /// Forfeited: not even a free move is left.
    pub(crate) is_over: bool,
    /// Its look was opened in this slot, and outlives it (R60).
    pub(crate) has_looked: bool,
}

impl Slot {
    /// Between the slots.
    pub(crate) const IDLE: Slot = Slot::of(Seat::new(0), 0);

    pub(crate) const fn of(seat: Seat, actions: u8) -> Slot {
        Slot {
            seat,
            actions,
            is_monkey_used: false,
            barred: SeatSet::NOBODY,
            is_over: false,
            has_looked: false,
        }
    }
}

/// A load-level test in which ones are left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Test {
    pub(crate) trial: Trial,
    pub(crate) seat: Seat,
    /// The dice; those beyond `n` are 0.
    pub(crate) dice: [u8; N_DICE],
    pub(crate) n: u8,
    /// Dice that were bought once, one bit each.
    pub(crate) bought: u8,
    /// Dice whose 1 is ignored.
    pub(crate) ignored: u8,
    /// Cards laid out for the next payment.
    pub(crate) paid: CardSet,
}

impl Test {
    /// Dice that show a 1 which counts.
    #[inline]
    pub(crate) fn ones(&self) -> u8 {
        let mut mask = 0;
        for die in 0..self.n {
            mask |= u8::from(self.dice[die as usize] == 1) << die;
        }
        mask & !self.ignored
    }

    /// Ones that may still be bought.
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
    /// The Old Keyring has a reroll left.
    pub(crate) is_free: bool,
}

/// An exchange that is not done yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Exchange {
    pub(crate) whom: Seat,
    /// From who asked.
    pub(crate) given: CardSet,
    /// From the partner.
    pub(crate) asked: CardSet,
}

/// Where a player stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Standing {
    /// A character is in the temple.
    In,
    /// The first one is dead, the backup not yet in.
    Waiting,
    /// Escaped.
    Out,
    Dead,
}

/// What somebody with Stamina does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Effort {
    Brace,
    Shed,
    Pass,
}

/// What somebody is being shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Look {
    /// A clue tile of the Walls Room, by its zone.
    Clue(u8),
    /// A lava tile.
    Tile(Node),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Player {
    pub(crate) standing: Standing,
    /// The second character is in play, or was.
    pub(crate) is_second: bool,
    /// The token of the character in play is used.
    pub(crate) is_token_used: bool,
    pub(crate) at: Node,
    pub(crate) hand: CardSet,
    pub(crate) n_wounds: u8,
    pub(crate) n_supplies: u8,
    pub(crate) n_gravel: u8,
    pub(crate) is_stuck: bool,
    /// Lying in the river.
    pub(crate) is_lying: bool,
    /// This character has had a Supply from the cache.
    pub(crate) has_drawn_supply: bool,
    /// The Load Level of this round.
    pub(crate) level: u8,
    /// The secret choice of the present window is made.
    pub(crate) is_ready: bool,
    /// Which of the two characters goes in first, while it is chosen.
    pub(crate) pick: u8,
    /// Cards to be dropped, while the load is chosen.
    pub(crate) marked: CardSet,
    /// What Stamina is used for, while that is chosen.
    pub(crate) effort: Effort,
    pub(crate) look: Option<Look>,
}

impl Player {
    /// All that weighs.
    #[inline]
    pub(crate) const fn n_cards(&self) -> u8 {
        self.hand.len() + self.n_wounds + self.n_supplies
    }

    #[inline]
    pub(crate) fn is_in(&self) -> bool {
        self.standing == Standing::In
    }
}

/// The two walls and their deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Walls {
    pub(crate) orange: u8,
    pub(crate) grey: u8,
    pub(crate) cards: [Secret<WallCard>; N_WALL_CARDS],
    pub(crate) n_revealed: u8,
}

impl Walls {
    #[inline]
    pub(crate) const fn have_met(&self) -> bool {
        self.orange + self.grey == 2 * WALL_STEPS
    }

    /// Columns that are closed.
    #[inline]
    pub(crate) fn covered(&self) -> NodeSet {
        COVERED[self.orange as usize][self.grey as usize]
    }
}

/// What is closed, by the steps of both walls: looked up, since every Move asks.
const COVERED: [[NodeSet; WALL_STEPS as usize + 1]; WALL_STEPS as usize + 1] = {
    let mut table = [[NodeSet::EMPTY; WALL_STEPS as usize + 1]; WALL_STEPS as usize + 1];
    let mut orange = 0;
    while orange <= WALL_STEPS {
        let mut grey = 0;
        while grey <= WALL_STEPS {
            table[orange as usize][grey as usize] = columns_closed(orange, grey);
            grey += 1;
        }
        orange += 1;
    }
    table
};

const fn columns_closed(orange: u8, grey: u8) -> NodeSet {
    if orange + grey == 2 * WALL_STEPS {
        return WALLS_ROOM.with(Node::Ent);
    }
    let (mut closed, mut column) = (NodeSet::EMPTY, 1);
    while column <= N_COLUMNS {
        if column <= orange || column + grey > N_COLUMNS {
            closed = closed.or(NodeSet::column(column));
        }
        column += 1;
    }
    closed
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

    /// Is somebody's slot going on?
    pub(crate) fn is_slot(&self) -> bool {
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

    /// A table of one always works together (R59).
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

    /// Who sees what `seat` draws.
    #[inline]
    pub(crate) fn viewers_of(&self, seat: Seat) -> SeatSet {
        if self.are_hands_open() { SeatSet::EVERYONE } else { SeatSet::only(seat) }
    }

    /// The seats with a character in the temple.
    #[inline]
    pub(crate) fn inside(&self) -> SeatSet {
        SeatSet::of_table::<N_SEATS>(|index| self.players[index].is_in()).and(self.all_seats())
    }

    /// The seats that wait for a Sun to open.
    #[inline]
    pub(crate) fn waiting(&self) -> SeatSet {
        SeatSet::of_table::<N_SEATS>(|index| self.players[index].standing == Standing::Waiting)
            .and(self.all_seats())
    }

    /// The seats whose character stands on this space.
    #[inline]
    pub(crate) fn standing_on(&self, at: Node) -> SeatSet {
        SeatSet::of_table::<N_SEATS>(|index| self.players[index].at == at).and(self.inside())
    }

    /// The character in play, or the last one that was.
    #[inline]
    pub(crate) const fn character(&self, seat: Seat) -> Character {
        let player = self.player(seat);
        *self.characters[2 * seat.index() + player.is_second as usize].truth()
    }

    /// Does this seat have an unused token of this kind?
    #[inline]
    pub(crate) fn has_token(&self, seat: Seat, ability: Ability) -> bool {
        let player = self.player(seat);
        player.is_in() && !player.is_token_used && self.character(seat).ability() == ability
    }

    /// The card of a hand that shows this face and is not in `without`.
    #[inline]
    pub(crate) fn find_card(&self, among: CardSet, face: crate::data::Treasure) -> Option<Card> {
        among.iter().find(|&card| self.faces.truth(card) == face)
    }

    /// The cards of the pile on a space.
    pub(crate) fn pile(&self, at: Node) -> CardSet {
        self.piles.on(at)
    }

    #[inline]
    pub(crate) fn has_pile(&self, at: Node) -> bool {
        self.piles.is_on(at)
    }

    /// Where cards may be dropped, picked up and traded.
    #[inline]
    pub(crate) fn safe_spaces(&self) -> NodeSet {
        if self.options.pit { FIRM_GROUND.minus(NodeSet::only(Node::C21)) } else { FIRM_GROUND }
    }

    #[inline]
    pub(crate) fn is_safe(&self, at: Node) -> bool {
        self.safe_spaces().has(at)
    }

    /// Is the character on a safe space, and free of webs? Who is stuck can lay down nothing.
    #[inline]
    pub(crate) fn is_safe_for(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        self.is_safe(player.at) && !player.is_stuck
    }

    #[inline]
    pub(crate) const fn boulder_at(&self) -> Node {
        Node::on_track(self.boulder)
    }

    /// Does a web hang on this space?
    #[inline]
    pub(crate) fn has_web(&self, at: Node) -> bool {
        at == Node::C12 && self.webs[0] || at == Node::C24 && self.webs[1]
    }

    #[inline]
    pub(crate) const fn is_sun_open(&self, sun: Sun) -> bool {
        self.suns[sun as usize]
    }

    #[inline]
    pub(crate) const fn is_in_river(at: Node) -> bool {
        RIVER.has(at)
    }

    /// Wounds that nobody has.
    #[inline]
    pub(crate) fn wounds_left(&self) -> u8 {
        let held: u8 = self.players.iter().map(|player| player.n_wounds).sum();
        crate::data::N_WOUNDS - held
    }

    /// Cards that a deck still holds.
    #[inline]
    pub(crate) fn deck_left(&self, deck: crate::data::Deck) -> u8 {
        let is_short = deck == crate::data::Deck::Lava && self.has(Variety::RESTLESS_LAVA);
        crate::data::DECK_CARDS - u8::from(is_short) - self.faces.n_drawn(deck)
    }
}
