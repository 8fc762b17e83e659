use std::{fmt, num::NonZeroU8, str::FromStr};

use serde::{
    Deserialize, Deserializer, Serialize, Serializer,
    de::{self, IntoDeserializer},
    ser::SerializeSeq,
};

use crate::ParseError;

/// A place at the table, counted clockwise from 0.
///
/// Kept one higher inside, so that `Option<Seat>` is one byte.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number"))]
pub struct Seat(NonZeroU8);

impl Seat {
    /// No table has more seats: the eighth bit of a [`SeatSet`] is the gallery.
    pub const MAX: u8 = 7;

    /// The seat with this index, which is below [`Seat::MAX`].
    #[inline]
    pub const fn new(index: u8) -> Seat {
        assert!(index < Seat::MAX);
        match NonZeroU8::new(index + 1) {
            Some(kept) => Seat(kept),
            None => unreachable!(),
        }
    }

    /// For arrays with one entry a seat.
    #[inline]
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    /// The next seat clockwise at a table of `n`.
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

/// `p1` is the first seat: people count from one.
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

/// A set of seats. The eighth bit is the gallery: spectators are a seat that never acts.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "Seat[]"))]
pub struct SeatSet(u8);

impl SeatSet {
    pub const NOBODY: SeatSet = SeatSet(0);
    pub const GALLERY: SeatSet = SeatSet(1 << Seat::MAX);
    /// All seats and the gallery.
    pub const EVERYONE: SeatSet = SeatSet(u8::MAX);

    /// The seats of a table of up to `N` for which `is_in` holds. Without branches, since games
    /// ask this at every step.
    #[inline]
    pub fn of_table<const N: usize>(is_in: impl Fn(usize) -> bool) -> SeatSet {
        let mut bits = 0;
        for index in 0..N {
            bits |= u8::from(is_in(index)) << index;
        }
        SeatSet(bits & !SeatSet::GALLERY.0)
    }

    #[inline]
    pub const fn only(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.index())
    }

    /// The seats of a table of `n`.
    #[inline]
    pub const fn first_n(n: u8) -> SeatSet {
        assert!(n <= Seat::MAX);
        SeatSet((1 << n) - 1)
    }

    #[inline]
    pub const fn has(self, seat: Seat) -> bool {
        self.meets(SeatSet::only(seat))
    }

    #[inline]
    pub const fn meets(self, other: SeatSet) -> bool {
        self.0 & other.0 != 0
    }

    #[inline]
    pub const fn with(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 | other.0)
    }

    #[inline]
    pub const fn and(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 & other.0)
    }

    #[inline]
    pub const fn without(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 & !other.0)
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The seat with the lowest index, leaving the gallery out.
    #[inline]
    pub fn first(self) -> Option<Seat> {
        self.iter().next()
    }

    /// Seats in ascending order; the gallery is not among them.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        let mut left = self.0 & !SeatSet::GALLERY.0;
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let index = left.trailing_zeros() as u8;
            left &= left - 1;
            Some(Seat::new(index))
        })
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut set = f.debug_set();
        set.entries(self.iter());
        if self.meets(SeatSet::GALLERY) {
            set.entry(&"gallery");
        }
        set.finish()
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        seats.into_iter().fold(SeatSet::NOBODY, |set, seat| set.with(SeatSet::only(seat)))
    }
}

/// A list of seats in ascending order; the gallery comes last, as a word: `[0, 2, "gallery"]`.
impl Serialize for SeatSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut list = serializer.serialize_seq(Some(self.len() as usize))?;
        for seat in self.iter() {
            list.serialize_element(&seat)?;
        }
        if self.meets(SeatSet::GALLERY) {
            list.serialize_element(GALLERY)?;
        }
        list.end()
    }
}

/// The list may be in any order, but names nobody twice.
impl<'de> Deserialize<'de> for SeatSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<SeatSet, D::Error> {
        let mut set = SeatSet::NOBODY;
        for Member(member) in Vec::deserialize(deserializer)? {
            if set.meets(member) {
                let who = member
                    .first()
                    .map_or(GALLERY.to_owned(), |seat| format!("seat {}", seat.index()));
                return Err(de::Error::custom(format_args!("{who} stands there twice")));
            }
            set = set.with(member);
        }
        Ok(set)
    }
}

const GALLERY: &str = "gallery";

/// One element of the list that a [`SeatSet`] is written as.
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
        write!(f, "a seat, counted from 0, or {GALLERY:?}")
    }

    fn visit_u64<E: de::Error>(self, index: u64) -> Result<Member, E> {
        let seat = Seat::deserialize(index.into_deserializer())?;
        Ok(Member(SeatSet::only(seat)))
    }

    fn visit_str<E: de::Error>(self, word: &str) -> Result<Member, E> {
        match word {
            GALLERY => Ok(Member(SeatSet::GALLERY)),
            _ => Err(E::invalid_value(de::Unexpected::Str(word), &self)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_read_as_they_are_written() {
        for index in 0..Seat::MAX {
            let seat = Seat::new(index);
            assert_eq!(seat.to_string().parse(), Ok(seat));
        }
        for wrong in ["", "p", "p0", "p8", "p01", "P1", "1", "p1 ", "p-1", "p999"] {
            assert!(wrong.parse::<Seat>().is_err(), "{wrong:?}");
        }
    }

    #[test]
    fn turns_go_round() {
        assert_eq!(Seat::new(0).next_of(3), Seat::new(1));
        assert_eq!(Seat::new(2).next_of(3), Seat::new(0));
    }

    #[test]
    fn the_gallery_is_nobody_in_particular() {
        assert_eq!(SeatSet::EVERYONE.iter().count(), 7);
        assert_eq!(SeatSet::GALLERY.first(), None);
        assert!(SeatSet::EVERYONE.meets(SeatSet::GALLERY));
        assert!(!SeatSet::first_n(7).meets(SeatSet::GALLERY));
        assert_eq!(size_of::<Option<Seat>>(), 1);
    }

    #[test]
    fn sets_are_written_as_lists_of_seats() {
        let some = SeatSet::only(Seat::new(2)).with(SeatSet::only(Seat::new(0)));
        for (set, written) in [
            (SeatSet::NOBODY, "[]"),
            (some, "[0,2]"),
            (some.with(SeatSet::GALLERY), r#"[0,2,"gallery"]"#),
            (SeatSet::EVERYONE, r#"[0,1,2,3,4,5,6,"gallery"]"#),
        ] {
            assert_eq!(serde_json::to_string(&set).expect("a list of seats"), written);
            assert_eq!(serde_json::from_str::<SeatSet>(written).expect(written), set);
        }
        assert_eq!(serde_json::from_str::<SeatSet>(r#"["gallery",2,0]"#).ok(), {
            Some(some.with(SeatSet::GALLERY))
        });
    }

    #[test]
    fn sets_that_cannot_be_say_why() {
        for (written, why) in [
            ("5", "expected a sequence"),
            ("[0,7]", "seat 7 does not exist"),
            ("[300]", "expected u8"),
            ("[-1]", r#"expected a seat, counted from 0, or "gallery""#),
            (r#"["hall"]"#, r#"expected a seat, counted from 0, or "gallery""#),
            ("[1,0,1]", "seat 1 stands there twice"),
        ] {
            let error = serde_json::from_str::<SeatSet>(written).expect_err(written).to_string();
            assert!(error.contains(why), "{written}: {error}");
        }
    }
}
