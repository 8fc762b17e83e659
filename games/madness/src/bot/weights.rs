//! What a bot thinks things are worth, found by playing.

/// Opinions that can be tuned.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Weights {
    /// Tiles to face of coast, mountain and city, with three, four and five players.
    pub route: [[usize; 3]; 3],
    /// What it costs to go from each level to the next.
    pub madness: [f32; 3],
    /// What an injury costs, a token lost to the discard, a card lost from the deck.
    pub injury: f32,
    pub token: f32,
    pub card: f32,
    /// Tokens on the sled from which on madness is ignored, low and high on the mountain.
    pub soothe_low: u8,
    pub soothe_high: u8,
    /// Tokens on the sled from which on hands are made larger.
    pub raise: u8,
    /// Rest when the deck has so many cards more than there are players.
    pub rest_margin: u8,
}

impl Weights {
    pub const BEST: Weights = Weights {
        route: [[2, 2, 3], [2, 2, 3], [2, 2, 3]],
        madness: [0.1, 0.45, 0.9],
        injury: 1.0,
        token: 0.5,
        card: 0.06,
        soothe_low: 9,
        soothe_high: 3,
        raise: 5,
        rest_margin: 1,
    };
}
