//! The components.
pub(crate) const SEATS_MIN: u8 = 2;
pub(crate) const SEATS_MAX: u8 = 4;
/// The number of turns per player until the torch goes out.
pub(crate) const ROUNDS: u8 = 8;

/// A trap has no value. Relics are worth one to five points.
pub(crate) const TRAP: u8 = 0;
pub(crate) const VALUES: u8 = 5;
/// The number of relics of each value.
pub(crate) const COPIES: u8 = 6;
pub(crate) const N_RELICS: usize = (VALUES * COPIES) as usize;

pub(crate) const TRAPS_MIN: u8 = 3;
pub(crate) const TRAPS_MAX: u8 = 9;
pub(crate) const CARDS_MAX: usize = N_RELICS + TRAPS_MAX as usize;

// The deck outlasts the torch, so a player can always dig.
const _: () = assert!(N_RELICS + TRAPS_MIN as usize > (ROUNDS * SEATS_MAX) as usize);

/// Returns the cards in the box, in ascending order.
pub(crate) fn cards(n_traps: u8) -> impl Iterator<Item = u8> {
    let relics = (1..=VALUES).flat_map(|value| (0..COPIES).map(move |_| value));
    (0..n_traps).map(|_| TRAP).chain(relics)
}

pub(crate) const fn is_relic(card: u8) -> bool {
    card != TRAP
}
