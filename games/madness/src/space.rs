//! The 27 spaces of the board and the challenges printed on them.
use kernel::named_enum;

use crate::data::{
    Challenge,
    Gear::{Books, Crates, Tools, Weapons},
    Region, either, exactly, range,
};

named_enum! {
    /// A space of the board: `c1` to `c11`, `m1` to `m7`, `y1` to `y3`, `x1` to `x3`, `z1` to `z3`.
    Space, "a space such as c4, m2, y3, x1 or z2":
    C1 = "c1",
    C2 = "c2",
    C3 = "c3",
    C4 = "c4",
    C5 = "c5",
    C6 = "c6",
    C7 = "c7",
    C8 = "c8",
    C9 = "c9",
    C10 = "c10",
    C11 = "c11",
    M1 = "m1",
    M2 = "m2",
    M3 = "m3",
    M4 = "m4",
    M5 = "m5",
    M6 = "m6",
    M7 = "m7",
    Y1 = "y1",
    Y2 = "y2",
    Y3 = "y3",
    X1 = "x1",
    X2 = "x2",
    X3 = "x3",
    Z1 = "z1",
    Z2 = "z2",
    Z3 = "z3",
}

pub(crate) const N_SPACES: usize = Space::ALL.len();
/// Spaces with challenges printed on them.
pub(crate) const N_PRINTED: usize = 21;

const _: () = assert!(N_SPACES == 11 + 7 + 3 + 3 + 3 && N_PRINTED == 11 + 7 + 3);

impl Space {
    #[inline]
    pub const fn region(self) -> Region {
        match self as usize {
            0..11 => Region::Coast,
            11..18 => Region::Mountain,
            18..21 => Region::City,
            21..24 => Region::Edge,
            _ => Region::Escape,
        }
    }

    /// Returns the spaces that the plane can reach from here.
    #[inline]
    pub(crate) const fn neighbours(self) -> Spaces {
        NEIGHBOURS[self as usize]
    }

    /// Returns the challenges printed on the space. The edge and the escape have none.
    #[inline]
    pub const fn printed(self) -> Option<[Challenge; 2]> {
        if (self as usize) < N_PRINTED { Some(PRINTED[self as usize]) } else { None }
    }
}

/// A set of spaces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Spaces(u32);

impl Spaces {
    pub(crate) const NONE: Spaces = Spaces(0);

    pub(crate) const fn of(spaces: &[Space]) -> Spaces {
        let (mut bits, mut at) = (0, 0);
        while at < spaces.len() {
            bits |= 1 << spaces[at] as u32;
            at += 1;
        }
        Spaces(bits)
    }

    #[inline]
    pub(crate) const fn has(self, space: Space) -> bool {
        self.0 >> space as u32 & 1 != 0
    }

    #[inline]
    pub(crate) const fn with(self, space: Space) -> Spaces {
        Spaces(self.0 | 1 << space as u32)
    }

    #[inline]
    pub(crate) const fn minus(self, other: Spaces) -> Spaces {
        Spaces(self.0 & !other.0)
    }

    /// Returns all spaces from one to another, inclusive.
    pub(crate) const fn range(first: Space, last: Space) -> Spaces {
        Spaces((2 << last as u32) - (1 << first as u32))
    }

    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Iterates in ascending order.
    #[inline]
    pub(crate) fn iter(self) -> impl Iterator<Item = Space> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let index = left.trailing_zeros() as usize;
            left &= left - 1;
            Some(Space::ALL[index])
        })
    }
}

/// Coast, mountain and city form a triangle of six rows. Space `c` of row `r` touches its
/// neighbours in the row, two above and two below. The top leads to the edge, and from there only
/// one way leads on (R45).
const NEIGHBOURS: [Spaces; N_SPACES] = {
    let mut all = [Spaces::NONE; N_SPACES];
    let mut from = 0;
    while from < N_PRINTED {
        let mut to = 0;
        while to < N_PRINTED {
            if touches(place(from), place(to)) {
                all[from] = all[from].with(Space::ALL[to]);
            }
            to += 1;
        }
        from += 1;
    }
    all[Space::Y3 as usize] =
        all[Space::Y3 as usize].with(Space::X1).with(Space::X2).with(Space::X3);
    all[Space::X1 as usize] = Spaces::of(&[Space::Z1]);
    all[Space::X2 as usize] = Spaces::of(&[Space::Z1]);
    all[Space::X3 as usize] = Spaces::of(&[Space::Z1]);
    all[Space::Z1 as usize] = Spaces::of(&[Space::Z2]);
    all[Space::Z2 as usize] = Spaces::of(&[Space::Z3]);
    all
};

/// Returns row and column of a space in the triangle; the shore is row 0.
const fn place(index: usize) -> (i8, i8) {
    let (mut row, mut column) = (0, index as i8);
    while column >= 6 - row {
        column -= 6 - row;
        row += 1;
    }
    (row, column)
}

const fn touches((row, column): (i8, i8), other: (i8, i8)) -> bool {
    let (up, right) = (other.0 - row, other.1 - column);
    matches!((up, right), (0, 1 | -1) | (1, 0 | -1) | (-1, 0 | 1))
}

/// Used when the tile of the space is gone (R46).
const PRINTED: [[Challenge; 2]; N_PRINTED] = [
    [range(Tools, 8, 10), range(Weapons, 7, 9)],
    [range(Books, 7, 9), range(Crates, 8, 10)],
    [range(Tools, 7, 8), range(Books, 8, 10)],
    [range(Weapons, 8, 10), range(Crates, 7, 9)],
    [range(Tools, 7, 8), range(Crates, 7, 9)],
    [range(Weapons, 7, 9), range(Books, 8, 10)],
    [range(Tools, 8, 10), range(Weapons, 8, 10)],
    [range(Books, 7, 8), range(Crates, 8, 10)],
    [range(Tools, 7, 9), range(Books, 8, 10)],
    [range(Weapons, 7, 9), range(Crates, 8, 9)],
    [range(Tools, 7, 9), range(Crates, 8, 10)],
    [range(Weapons, 9, 11), range(Books, 7, 9)],
    [either(Tools, 9, 11), range(Weapons, 10, 12)],
    [range(Books, 11, 13), either(Crates, 10, 12)],
    [range(Tools, 10, 12), exactly(Books, 14)],
    [exactly(Weapons, 13), range(Crates, 10, 12)],
    [either(Tools, 13, 15), exactly(Crates, 11)],
    [range(Weapons, 12, 14), range(Books, 9, 11)],
    [range(Tools, 14, 16), range(Weapons, 16, 18)],
    [range(Books, 14, 16), range(Crates, 16, 18)],
    [range(Tools, 16, 18), either(Books, 15, 17)],
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::Gear;

    /// The adjacency table of the rulebook.
    const ADJACENT: [(&str, &str); N_SPACES] = [
        ("c1", "c2 c7"),
        ("c2", "c1 c3 c7 c8"),
        ("c3", "c2 c4 c8 c9"),
        ("c4", "c3 c5 c9 c10"),
        ("c5", "c4 c6 c10 c11"),
        ("c6", "c5 c11"),
        ("c7", "c1 c2 c8 m1"),
        ("c8", "c2 c3 c7 c9 m1 m2"),
        ("c9", "c3 c4 c8 c10 m2 m3"),
        ("c10", "c4 c5 c9 c11 m3 m4"),
        ("c11", "c5 c6 c10 m4"),
        ("m1", "c7 c8 m2 m5"),
        ("m2", "c8 c9 m1 m3 m5 m6"),
        ("m3", "c9 c10 m2 m4 m6 m7"),
        ("m4", "c10 c11 m3 m7"),
        ("m5", "m1 m2 m6 y1"),
        ("m6", "m2 m3 m5 m7 y1 y2"),
        ("m7", "m3 m4 m6 y2"),
        ("y1", "m5 m6 y2 y3"),
        ("y2", "m6 m7 y1 y3"),
        ("y3", "y1 y2 x1 x2 x3"),
        ("x1", "z1"),
        ("x2", "z1"),
        ("x3", "z1"),
        ("z1", "z2"),
        ("z2", "z3"),
        ("z3", ""),
    ];

    #[test]
    fn neighbours_match_the_board() {
        for (space, (name, neighbours)) in Space::ALL.iter().zip(ADJACENT) {
            assert_eq!(space.as_str(), name);
            let found: Vec<&str> = space.neighbours().iter().map(Space::as_str).collect();
            assert_eq!(found.join(" "), neighbours, "{space}");
        }
    }

    #[test]
    fn printed_challenges_use_all_kinds_equally() {
        let n = |gear: Gear| PRINTED.iter().flatten().filter(|it| it.gear == gear).count();
        assert_eq!(Gear::ALL.iter().map(|&gear| n(gear)).collect::<Vec<_>>(), [11, 10, 11, 10]);
    }
}
