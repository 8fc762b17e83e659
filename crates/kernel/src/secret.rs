use arrayvec::ArrayVec;

use crate::{GameRng, SeatSet};

/// A value together with the viewers who know it.
///
/// Views and determinized states both read this mask, so they cannot disagree. The type is not
/// serializable, so that a hidden value cannot be sent by accident.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Secret<T> {
    value: T,
    known_to: SeatSet,
}

impl<T> Secret<T> {
    /// Creates a value known only to the viewers in `known_to`.
    #[inline]
    pub const fn new(value: T, known_to: SeatSet) -> Secret<T> {
        Secret { value, known_to }
    }

    /// Returns the value, known or not. For rules only, never for views.
    #[inline]
    pub const fn truth(&self) -> &T {
        &self.value
    }

    /// Returns the value if `viewers` know it.
    #[inline]
    pub const fn seen_by(&self, viewers: SeatSet) -> Option<&T> {
        if self.known_to.intersects(viewers) { Some(&self.value) } else { None }
    }

    /// Returns the viewers who know the value.
    #[inline]
    pub const fn known_to(&self) -> SeatSet {
        self.known_to
    }

    /// Adds viewers who know the value. Private to the crate because disclosing must also forbid
    /// undo, as [`Ctx::reveal`](crate::Ctx::reveal) does.
    #[inline]
    pub(crate) fn disclose(&mut self, to: SeatSet) -> &T {
        self.known_to = self.known_to.with(to);
        &self.value
    }

    /// Makes the value unknown to everyone, as after a shuffle.
    #[inline]
    pub fn forget(&mut self) {
        self.known_to = SeatSet::EMPTY;
    }
}

/// Shuffles the values that `viewers` cannot see among their slots. The masks stay in place.
///
/// It does not allocate, because searches call it in every iteration.
///
/// # Panics
///
/// Panics if more than 128 slots are unseen.
pub fn resample<'a, T: 'a>(
    slots: impl IntoIterator<Item = &'a mut Secret<T>>,
    viewers: SeatSet,
    rng: &mut dyn GameRng,
) {
    let mut unseen: ArrayVec<&mut Secret<T>, 128> =
        slots.into_iter().filter(|slot| !slot.known_to.intersects(viewers)).collect();
    for last in (1..unseen.len()).rev() {
        let pick = rng.below(last as u32 + 1) as usize;
        if pick != last {
            let (left, right) = unseen.split_at_mut(last);
            std::mem::swap(&mut left[pick].value, &mut right[0].value);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{FastRng, Seat};

    #[test]
    fn resampling_keeps_known_values_and_redraws_the_others() {
        let me = SeatSet::only(Seat::new(0));
        let mut cards: Vec<Secret<u8>> =
            (0..20).map(|n| Secret::new(n, if n < 5 { me } else { SeatSet::EMPTY })).collect();
        let before = cards.clone();
        resample(&mut cards, me, &mut FastRng::new(1));
        assert_eq!(cards[..5], before[..5]);
        assert_ne!(cards[5..], before[5..]);
        let mut values: Vec<u8> = cards.iter().map(|card| *card.truth()).collect();
        values.sort_unstable();
        assert_eq!(values, (0..20).collect::<Vec<u8>>());
    }
}
