use crate::Seat;

/// Looks up texts in the reader's language.
pub trait Localizer {
    /// Returns the text for `key`, which takes no arguments.
    fn localize(&self, key: &str) -> String;
    /// Returns the name shown for `seat`.
    fn seat_name(&self, seat: Seat) -> String;
}
