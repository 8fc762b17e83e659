//! The complete state of a game in one flat value.
mod phase;

use kernel::{Seat, SeatSet, Secret};
use serde::{Deserialize, Serialize};

use crate::{
    board::{Area, FIRM_GROUND, LAVA_VIEW, RIVER, Space, SpaceSet, TRACK_END},
    cards::{Card, CardSet, Faces, Piles},
    data::{
        Ability, Adventurer, N_ADVENTURERS, N_DECKS, N_DICE, N_SEATS, Sun, Trial, Varieties,
        Variety,
    },
    lava::Lava,
    setup::{FinePrint, Gravel, Hands, Mask, Mode, Options, WallsKill},
    walls::Walls,
};
pub(crate) use phase::{Attempt, Exchange, Phase, Test, Turn};

/// Everything that can change during a game, and the table's options. Never serialized.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct State {
    pub(crate) options: Options,
    pub(crate) varieties: Varieties,
    pub(crate) n_seats: u8,
    /// The round, starting at 1, or 0 before the first one.
    pub(crate) round: u8,
    pub(crate) phase: Phase,
    /// The seat that has to decide in phases with a single active player.
    pub(crate) awaited: Seat,
    /// The Dice Keeper.
    pub(crate) keeper: Seat,
    /// This round's roll.
    pub(crate) dice: [u8; N_DICE],
    pub(crate) turn: Turn,
    pub(crate) players: [Player; N_SEATS],
    /// Two adventurers per seat, the chosen one first, followed by the undealt ones.
    pub(crate) adventurers: [Secret<Adventurer>; N_ADVENTURERS],
    pub(crate) faces: Faces,
    pub(crate) piles: Piles,
    /// The alcove treasures, the Stone and the statue, if they have not been taken.
    pub(crate) untaken: CardSet,
    /// Cards that have left the game.
    pub(crate) gone: CardSet,
    pub(crate) lava: Lava,
    pub(crate) walls: Walls,
    /// The number of steps the boulder has taken from C0.
    pub(crate) boulder: u8,
    pub(crate) planks: u8,
    pub(crate) has_door: bool,
    /// The number of Supplies in the cache.
    pub(crate) cache: u8,
    pub(crate) is_collapsing: bool,
    /// The id of the timer for open looks or pending answers. Every timer gets a new id.
    pub(crate) clock: u32,
    /// The values rolled at the end for each player's caskets, in the order of the cards.
    pub(crate) caskets: [[u8; N_DECKS]; N_SEATS],
}

/// A player's status in the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// An adventurer is in the temple.
    In,
    /// The first adventurer is dead and the second adventurer has not entered.
    Waiting,
    /// The adventurer has escaped.
    Out,
    Dead,
}

/// A player's use of Stamina.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Effort {
    Brace,
    Shed,
    Pass,
}

/// A tile that is being shown to a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Look {
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
    /// Whether the adventurer is lying down in the river.
    pub(crate) is_lying: bool,
    /// Whether this adventurer has taken a Supply from the cache.
    pub(crate) has_taken_supply: bool,
    /// This round's Load Level, or 0 before it is set.
    pub(crate) level: u8,
    /// Whether the player has answered in a simultaneous phase.
    pub(crate) is_ready: bool,
    /// The index of the adventurer chosen to enter first.
    pub(crate) pick: u8,
    /// The cards set aside to be dropped.
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

    /// Returns `true` if Load Levels have been set for this round.
    pub(crate) fn is_loaded(&self) -> bool {
        self.is_in_turn() || matches!(self.phase, Phase::Bracing | Phase::Testing(_))
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

    /// Returns `true` if the five small rules T18.12 to T18.16 are in force.
    #[inline]
    pub(crate) fn has_fine_print(&self) -> bool {
        self.options.fine_print == FinePrint::AsWritten
    }

    #[inline]
    pub(crate) fn are_hands_open(&self) -> bool {
        match self.options.hands {
            Hands::Usual => self.is_coop(),
            Hands::Hidden => false,
            Hands::Open => true,
        }
    }

    /// Returns the seats that see the cards drawn by `seat`.
    #[inline]
    pub(crate) fn viewers_of(&self, seat: Seat) -> SeatSet {
        if self.are_hands_open() { SeatSet::EVERYONE } else { SeatSet::only(seat) }
    }

    /// Returns the number of Gravel markers that the adventurer has to clear before anything else
    /// (R73).
    #[inline]
    pub(crate) fn gravel_to_clear(&self, seat: Seat) -> u8 {
        match self.options.gravel {
            Gravel::Marker => 0,
            Gravel::Burden => self.player(seat).n_gravel,
        }
    }

    /// Returns the seats with an adventurer in the temple.
    #[inline]
    pub(crate) fn inside(&self) -> SeatSet {
        SeatSet::from_fn::<N_SEATS>(|index| self.players[index].is_in()).and(self.all_seats())
    }

    /// Returns the seats waiting for a Sun to open.
    #[inline]
    pub(crate) fn waiting(&self) -> SeatSet {
        SeatSet::from_fn::<N_SEATS>(|index| self.players[index].status == Status::Waiting)
            .and(self.all_seats())
    }

    /// Returns the seats whose adventurer stands on this space.
    #[inline]
    pub(crate) fn standing_on(&self, at: Space) -> SeatSet {
        SeatSet::from_fn::<N_SEATS>(|index| self.players[index].at == at).and(self.inside())
    }

    /// Returns the two adventurers dealt to a seat, the chosen one first.
    #[inline]
    pub(crate) fn dealt(&self, seat: Seat) -> &[Secret<Adventurer>] {
        &self.adventurers[2 * seat.index()..][..2]
    }

    /// Returns the adventurer in play, or the last one who was.
    #[inline]
    pub(crate) const fn adventurer(&self, seat: Seat) -> Adventurer {
        let player = self.player(seat);
        *self.adventurers[2 * seat.index() + player.is_second as usize].truth()
    }

    /// Returns `true` if this seat has an unused token with this ability.
    #[inline]
    pub(crate) fn has_token(&self, seat: Seat, ability: Ability) -> bool {
        let player = self.player(seat);
        player.is_in() && !player.is_token_used && self.adventurer(seat).ability() == ability
    }

    #[inline]
    pub(crate) fn find_card(&self, among: CardSet, face: crate::data::Treasure) -> Option<Card> {
        among.iter().find(|&card| self.faces.truth(card) == face)
    }

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

    /// Returns `true` if the adventurer is on a safe space and not stuck in a web. A stuck
    /// adventurer cannot put anything down.
    #[inline]
    pub(crate) fn is_safe_for(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        self.is_safe(player.at) && !player.is_stuck
    }

    #[inline]
    pub(crate) const fn boulder_at(&self) -> Space {
        Space::on_track(self.boulder)
    }

    /// Returns `true` if the boulder has reached the end of its track.
    #[inline]
    pub(crate) const fn is_sealed(&self) -> bool {
        self.boulder == TRACK_END
    }

    /// Returns `true` if this space has a web at the start of the game.
    #[inline]
    pub(crate) fn is_web_space(&self, at: Space) -> bool {
        at == Space::C12 && self.options.web || at == Space::C24 && self.has(Variety::WIDOWS_BROOD)
    }

    /// Returns `true` if this space still has a web. The boulder tears webs.
    #[inline]
    pub(crate) fn has_web(&self, at: Space) -> bool {
        self.is_web_space(at) && !self.is_passed(at)
    }

    /// Iterates over the spaces with a web.
    pub(crate) fn webs(&self) -> impl Iterator<Item = Space> {
        [Space::C12, Space::C24].into_iter().filter(|&at| self.has_web(at))
    }

    /// Returns the corridor space where the boulder opens this Sun (R10, T18.12).
    #[inline]
    pub(crate) const fn sun_opener(&self, sun: Sun) -> Space {
        match self.options.fine_print {
            FinePrint::Usual => sun.corner(),
            FinePrint::AsWritten => sun.past_corner(),
        }
    }

    #[inline]
    pub(crate) fn is_sun_open(&self, sun: Sun) -> bool {
        self.is_passed(self.sun_opener(sun))
    }

    /// Returns `true` if the boulder has reached this corridor space.
    #[inline]
    pub(crate) fn is_passed(&self, at: Space) -> bool {
        at.track().is_some_and(|track| track <= self.boulder)
    }

    #[inline]
    pub(crate) const fn is_in_river(at: Space) -> bool {
        RIVER.has(at)
    }

    /// Returns the closed spaces of the Walls Room, and the entrance if the walls have closed it
    /// (R8).
    #[inline]
    pub(crate) fn closed_by_walls(&self) -> SpaceSet {
        let columns = self.walls.closed_columns();
        let is_shut =
            self.walls.have_met() && self.options.walls_kill == WallsKill::RoomAndEntrance;
        if is_shut { columns.with(Space::Ent) } else { columns }
    }

    /// Returns `true` if the walls have met and left the adventurer at the entrance with no way out
    /// (R8).
    #[inline]
    pub(crate) fn is_shut_in(&self, seat: Seat) -> bool {
        self.walls.have_met() && self.player(seat).at == Space::Ent
    }

    /// Returns `true` if an adventurer on this space sees the glyphs (R24).
    #[inline]
    pub(crate) fn shows_glyphs(&self, at: Space) -> bool {
        match self.options.mask {
            Mask::Entry => at.area() == Area::Lava,
            Mask::Openings => LAVA_VIEW.has(at),
        }
    }

    /// Returns `true` if no glyph has been seen yet, so the mask may be on (R24). A second
    /// adventurer has entered the Lava Room at a Sun.
    pub(crate) fn can_be_masked(&self) -> bool {
        let sees = |seat: Seat| self.shows_glyphs(self.player(seat).at);
        self.lava.flipped == 0
            && !self.players.iter().any(|player| player.is_second)
            && !self.inside().iter().any(sees)
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
