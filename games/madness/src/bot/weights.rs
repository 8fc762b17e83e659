//! Tuned weights of a bot.

/// Weights that can be tuned.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Weights {
    /// Number of tiles to face in coast, mountain and city, with three, four and five players.
    pub route: [[usize; 3]; 3],
    /// Cost of going from each level to the next.
    pub madness: [f32; 3],
    /// Cost of an injury, of a token lost to the discard, and of a card lost from the deck.
    pub injury: f32,
    /// As written: the value of an injury that the last rest hides, and the cost of losing that
    /// rest.
    pub hidden_injury: f32,
    pub last_rest: f32,
    pub token: f32,
    pub card: f32,
    /// Tokens on the sled needed to ignore madness, by region.
    pub ignore_madness: [u8; 5],
    /// Tokens on the sled needed to raise the hand limit, by region.
    pub raise: [u8; 5],
    /// Rest if the deck has at most this many cards more than there are players.
    pub rest_margin: u8,
}

impl Weights {
    pub const BEST: Weights = Weights {
        route: [[1, 2, 2], [1, 2, 3], [1, 2, 3]],
        madness: [0.1, 0.6, 0.9],
        injury: 1.2,
        hidden_injury: 0.8,
        last_rest: 8.0,
        token: 0.6,
        card: 0.08,
        ignore_madness: [9, 9, 4, 3, 2],
        raise: [5, 3, 3, 3, 3],
        rest_margin: 2,
    };
}
