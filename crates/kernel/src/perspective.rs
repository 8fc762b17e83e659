use crate::{Chance, Game, Seat, SeatSet};

/// All that a bot gets: it cannot reach the true state.
pub struct Perspective<'a, G> {
    game: &'a G,
    seat: Seat,
    people: SeatSet,
}

impl<'a, G: Game> Perspective<'a, G> {
    pub const fn new(game: &'a G, seat: Seat) -> Perspective<'a, G> {
        Perspective { game, seat, people: SeatSet::NOBODY }
    }

    /// The same at a table where people play on these seats: a bot may be considerate.
    pub const fn among(self, people: SeatSet) -> Perspective<'a, G> {
        Perspective { people, ..self }
    }

    /// Whose perspective it is.
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// The seats that people play, as far as the host knows; nobody in a simulation.
    pub const fn people(&self) -> SeatSet {
        self.people
    }

    /// How many sit at the table.
    pub fn seats(&self) -> u8 {
        self.game.seats()
    }

    /// What this seat sees.
    pub fn view(&self) -> G::View {
        self.game.view(SeatSet::only(self.seat))
    }

    /// What this seat may do, in ascending order.
    pub fn legal(&self, actions: &mut Vec<G::Action>) {
        self.game.legal(self.seat, actions);
    }

    /// Is the game waiting for this seat, rather than merely open to it?
    pub fn is_awaited(&self) -> bool {
        self.game.awaited().has(self.seat)
    }

    /// A world that looks the same from here.
    pub fn imagine(&self, chance: &mut dyn Chance) -> G {
        self.game.determinize(SeatSet::only(self.seat), chance)
    }
}
