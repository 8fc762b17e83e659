use std::{fmt, num::NonZeroU8, str::FromStr};

use serde::{
    Deserialize, Deserializer, Serialize, Serializer,
    de::{self, IntoDeserializer},
    ser::SerializeSeq,
};

use crate::ParseError;

/// A place at the table, counted clockwise from 0.
///
/// Stored as index plus one, so that `Option<Seat>` is one byte.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number"))]
pub struct Seat(NonZeroU8);

impl Seat {
    /// The maximum number of seats: the eighth bit of a [`SeatSet`] stands for the spectators.
    pub const MAX: u8 = 7;

    /// Creates the seat with this index.
    ///
    /// # Panics
    ///
    /// Panics if `index` is not below [`Seat::MAX`].
    #[inline]
    pub const fn new(index: u8) -> Seat {
        assert!(index < Seat::MAX);
        match NonZeroU8::new(index + 1) {
            Some(number) => Seat(number),
            None => unreachable!(),
        }
    }

    /// Returns the index, for arrays with one entry per seat.
    #[inline]
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    /// Returns the next seat clockwise at a table with `n` seats.
    #[inline]
    pub const fn next_of(self, n: u8) -> Seat {
        let next = self.0.get();
        Seat::new(if next >= n { 0 } else { next })
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Writes `p1` for the first seat, since people count from one.
impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "p{}", self.0)
    }
}

impl FromStr for Seat {
    type Err = ParseError;

    fn from_str(word: &str) -> Result<Seat, ParseError> {
        let number = word.strip_prefix('p').and_then(|digits| digits.parse::<u8>().ok());
        match number {
            Some(n @ 1..=Seat::MAX) if word == format!("p{n}") => Ok(Seat::new(n - 1)),
            _ => Err(ParseError::expected("a seat such as p1", word)),
        }
    }
}

impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.index() as u8)
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Seat, D::Error> {
        let index = u8::deserialize(deserializer)?;
        if index < Seat::MAX {
            Ok(Seat::new(index))
        } else {
            Err(de::Error::custom(format_args!("seat {index} does not exist")))
        }
    }
}

/// A set of seats and spectators. The spectators share the eighth bit, like a seat that never acts.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "Seat[]"))]
pub struct SeatSet(u8);

impl SeatSet {
    /// The empty set.
    pub const EMPTY: SeatSet = SeatSet(0);
    /// The spectators alone.
    pub const SPECTATORS: SeatSet = SeatSet(1 << Seat::MAX);
    /// All seats and the spectators.
    pub const EVERYONE: SeatSet = SeatSet(u8::MAX);

    /// Returns the seats with an index below `N` for which `is_in` holds. It does not branch,
    /// because games call it at every step.
    #[inline]
    pub fn from_fn<const N: usize>(is_in: impl Fn(usize) -> bool) -> SeatSet {
        let mut bits = 0;
        for index in 0..N {
            bits |= u8::from(is_in(index)) << index;
        }
        SeatSet(bits & !SeatSet::SPECTATORS.0)
    }

    /// Returns the set that contains only `seat`.
    #[inline]
    pub const fn only(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.index())
    }

    /// Returns the seats of a table with `n` seats.
    ///
    /// # Panics
    ///
    /// Panics if `n` is above [`Seat::MAX`].
    #[inline]
    pub const fn first_n(n: u8) -> SeatSet {
        assert!(n <= Seat::MAX);
        SeatSet((1 << n) - 1)
    }

    /// Returns `true` if `seat` is in the set.
    #[inline]
    pub const fn has(self, seat: Seat) -> bool {
        self.intersects(SeatSet::only(seat))
    }

    /// Returns `true` if the sets share a member.
    #[inline]
    pub const fn intersects(self, other: SeatSet) -> bool {
        self.0 & other.0 != 0
    }

    /// Returns the union.
    #[inline]
    pub const fn with(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 | other.0)
    }

    /// Returns the intersection.
    #[inline]
    pub const fn and(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 & other.0)
    }

    /// Returns the difference.
    #[inline]
    pub const fn without(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 & !other.0)
    }

    /// Returns `true` if the set has no member.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the number of members, counting the spectators as one.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Returns the seat with the lowest index; spectators do not count.
    #[inline]
    pub fn first(self) -> Option<Seat> {
        self.iter().next()
    }

    /// Returns the seats in ascending order, without the spectators.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        let mut bits = self.0 & !SeatSet::SPECTATORS.0;
        std::iter::from_fn(move || {
            if bits == 0 {
                return None;
            }
            let index = bits.trailing_zeros() as u8;
            bits &= bits - 1;
            Some(Seat::new(index))
        })
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut set = f.debug_set();
        set.entries(self.iter());
        if self.intersects(SeatSet::SPECTATORS) {
            set.entry(&"spectators");
        }
        set.finish()
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        seats.into_iter().fold(SeatSet::EMPTY, |set, seat| set.with(SeatSet::only(seat)))
    }
}

/// Writes a list of seats in ascending order, with the spectators last: `[0, 2, "spectators"]`.
impl Serialize for SeatSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut list = serializer.serialize_seq(Some(self.len() as usize))?;
        for seat in self.iter() {
            list.serialize_element(&seat)?;
        }
        if self.intersects(SeatSet::SPECTATORS) {
            list.serialize_element(SPECTATORS)?;
        }
        list.end()
    }
}

/// Accepts the list in any order, but rejects duplicates.
impl<'de> Deserialize<'de> for SeatSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<SeatSet, D::Error> {
        let mut set = SeatSet::EMPTY;
        for Member(member) in Vec::deserialize(deserializer)? {
            if set.intersects(member) {
                let name = member
                    .first()
                    .map_or(SPECTATORS.to_owned(), |seat| format!("seat {}", seat.index()));
                return Err(de::Error::custom(format_args!("{name} stands there twice")));
            }
            set = set.with(member);
        }
        Ok(set)
    }
}

const SPECTATORS: &str = "spectators";

/// One element of the list that a [`SeatSet`] is serialized as.
struct Member(SeatSet);

impl<'de> Deserialize<'de> for Member {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Member, D::Error> {
        deserializer.deserialize_any(MemberVisitor)
    }
}

struct MemberVisitor;

impl de::Visitor<'_> for MemberVisitor {
    type Value = Member;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a seat, counted from 0, or {SPECTATORS:?}")
    }

    fn visit_u64<E: de::Error>(self, index: u64) -> Result<Member, E> {
        let seat = Seat::deserialize(index.into_deserializer())?;
        Ok(Member(SeatSet::only(seat)))
    }

    fn visit_str<E: de::Error>(self, word: &str) -> Result<Member, E> {
        match word {
            SPECTATORS => Ok(Member(SeatSet::SPECTATORS)),
            _ => Err(E::invalid_value(de::Unexpected::Str(word), &self)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_round_trip_as_text() {
        for index in 0..Seat::MAX {
            let seat = Seat::new(index);
            assert_eq!(seat.to_string().parse(), Ok(seat));
        }
        for wrong in ["", "p", "p0", "p8", "p01", "P1", "1", "p1 ", "p-1", "p999"] {
            assert!(wrong.parse::<Seat>().is_err(), "{wrong:?}");
        }
    }

    #[test]
    fn the_turn_wraps_around() {
        assert_eq!(Seat::new(0).next_of(3), Seat::new(1));
        assert_eq!(Seat::new(2).next_of(3), Seat::new(0));
    }

    #[test]
    fn spectators_are_not_a_seat() {
        assert_eq!(SeatSet::EVERYONE.iter().count(), 7);
        assert_eq!(SeatSet::SPECTATORS.first(), None);
        assert!(SeatSet::EVERYONE.intersects(SeatSet::SPECTATORS));
        assert!(!SeatSet::first_n(7).intersects(SeatSet::SPECTATORS));
        assert_eq!(size_of::<Option<Seat>>(), 1);
    }

    #[test]
    fn sets_are_serialized_as_lists_of_seats() {
        let some = SeatSet::only(Seat::new(2)).with(SeatSet::only(Seat::new(0)));
        for (set, json) in [
            (SeatSet::EMPTY, "[]"),
            (some, "[0,2]"),
            (some.with(SeatSet::SPECTATORS), r#"[0,2,"spectators"]"#),
            (SeatSet::EVERYONE, r#"[0,1,2,3,4,5,6,"spectators"]"#),
        ] {
            assert_eq!(serde_json::to_string(&set).expect("a set serializes"), json);
            assert_eq!(serde_json::from_str::<SeatSet>(json).expect(json), set);
        }
        assert_eq!(serde_json::from_str::<SeatSet>(r#"["spectators",2,0]"#).ok(), {
            Some(some.with(SeatSet::SPECTATORS))
        });
    }

    #[test]
    fn invalid_sets_are_rejected_with_a_reason() {
        for (json, reason) in [
            ("5", "expected a sequence"),
            ("[0,7]", "seat 7 does not exist"),
            ("[300]", "expected u8"),
            ("[-1]", r#"expected a seat, counted from 0, or "spectators""#),
            (r#"["hall"]"#, r#"expected a seat, counted from 0, or "spectators""#),
            ("[1,0,1]", "seat 1 stands there twice"),
        ] {
            let error = serde_json::from_str::<SeatSet>(json).expect_err(json).to_string();
            assert!(error.contains(reason), "{json}: {error}");
        }
    }
}
