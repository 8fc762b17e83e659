use arrayvec::ArrayVec;

use crate::{Chance, SeatSet};

/// A value together with who knows it. Views and imagined worlds both read this mask, so they
/// cannot disagree. Not serialisable: a truth cannot be sent by accident.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Secret<T> {
    value: T,
    known_to: SeatSet,
}

impl<T> Secret<T> {
    #[inline]
    pub const fn new(value: T, known_to: SeatSet) -> Secret<T> {
        Secret { value, known_to }
    }

    /// For rules only: what the thing is, whoever asks.
    #[inline]
    pub const fn truth(&self) -> &T {
        &self.value
    }

    /// What `eyes` know it to be.
    #[inline]
    pub const fn seen_by(&self, eyes: SeatSet) -> Option<&T> {
        if self.known_to.meets(eyes) { Some(&self.value) } else { None }
    }

    #[inline]
    pub const fn known_to(&self) -> SeatSet {
        self.known_to
    }

    /// Only [`Ctx::show`](crate::Ctx::show) discloses: it also bars undo.
    #[inline]
    pub(crate) fn disclose(&mut self, to: SeatSet) -> &T {
        self.known_to = self.known_to.with(to);
        &self.value
    }

    /// Nobody can tell any longer, as after a shuffle.
    #[inline]
    pub fn forget(&mut self) {
        self.known_to = SeatSet::NOBODY;
    }
}

/// Shuffles among themselves those values that `eyes` cannot see; who knows what stays.
/// Touches no heap: at most 128 slots can be unseen.
pub fn resample<'a, T: 'a>(
    slots: impl IntoIterator<Item = &'a mut Secret<T>>,
    eyes: SeatSet,
    chance: &mut dyn Chance,
) {
    let mut unseen: ArrayVec<&mut Secret<T>, 128> =
        slots.into_iter().filter(|slot| !slot.known_to.meets(eyes)).collect();
    for last in (1..unseen.len()).rev() {
        let pick = chance.below(last as u32 + 1) as usize;
        if pick != last {
            let (left, right) = unseen.split_at_mut(last);
            std::mem::swap(&mut left[pick].value, &mut right[0].value);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Fast, Seat};

    #[test]
    fn imagining_keeps_what_is_known_and_redraws_the_rest() {
        let me = SeatSet::only(Seat::new(0));
        let mut cards: Vec<Secret<u8>> =
            (0..20).map(|n| Secret::new(n, if n < 5 { me } else { SeatSet::NOBODY })).collect();
        let before = cards.clone();
        resample(&mut cards, me, &mut Fast::new(1));
        assert_eq!(cards[..5], before[..5]);
        assert_ne!(cards[5..], before[5..]);
        let mut values: Vec<u8> = cards.iter().map(|card| *card.truth()).collect();
        values.sort_unstable();
        assert_eq!(values, (0..20).collect::<Vec<u8>>());
    }
}
