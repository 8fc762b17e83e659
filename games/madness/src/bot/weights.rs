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
    /// Tokens on the sled from which on madness is ignored, region by region.
    pub soothe: [u8; 5],
    /// Tokens on the sled from which on hands are made larger, region by region.
    pub raise: [u8; 5],
    /// Rest when the deck has so many cards more than there are players.
    pub rest_margin: u8,
}

impl Weights {
    pub const BEST: Weights = Weights {
        route: [[1, 2, 2], [1, 2, 3], [1, 2, 3]],
        madness: [0.1, 0.6, 0.9],
        injury: 1.2,
        token: 0.6,
        card: 0.08,
        soothe: [9, 9, 4, 3, 2],
        raise: [5, 3, 3, 3, 3],
        rest_margin: 2,
    };
}
