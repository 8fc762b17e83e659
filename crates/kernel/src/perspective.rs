use crate::{Game, GameRng, Seat, SeatSet};

/// A game as one seat sees it. Bots get nothing else, so they cannot access the true state.
pub struct Perspective<'a, G> {
    game: &'a G,
    seat: Seat,
    people: SeatSet,
}

impl<'a, G: Game> Perspective<'a, G> {
    /// Creates the perspective of `seat`, with no people at the table.
    pub const fn new(game: &'a G, seat: Seat) -> Perspective<'a, G> {
        Perspective { game, seat, people: SeatSet::EMPTY }
    }

    /// Marks seats as played by people. Some bots wait for them.
    pub const fn with_people(self, people: SeatSet) -> Perspective<'a, G> {
        Perspective { people, ..self }
    }

    /// Returns the seat whose perspective this is.
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// Returns the seats that people play, as far as the host knows; empty in a simulation.
    pub const fn people(&self) -> SeatSet {
        self.people
    }

    /// Returns the number of seats.
    pub fn seats(&self) -> u8 {
        self.game.seats()
    }

    /// Returns this seat's view.
    pub fn view(&self) -> G::View {
        self.game.view(SeatSet::only(self.seat))
    }

    /// Appends this seat's legal actions, in ascending order.
    pub fn legal(&self, actions: &mut Vec<G::Action>) {
        self.game.legal(self.seat, actions);
    }

    /// Returns `true` if the game waits for this seat, rather than merely letting it interject.
    pub fn is_awaited(&self) -> bool {
        self.game.awaited().has(self.seat)
    }

    /// Returns a random state that looks the same to this seat.
    pub fn sample_state(&self, rng: &mut dyn GameRng) -> G {
        self.game.determinize(SeatSet::only(self.seat), rng)
    }
}
