//! A claim in free text about the speaker's own cards, and its truth.
use crate::data::Gear;
use crate::talk::{ClaimMode, Holding, gear_before};

/// A claim about the speaker's cards. A number without a kind may be that of any card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum OwnClaim {
    Card(Gear, u16),
    /// A card of no particular kind.
    AnyCard(u16),
    Best(u16),
    Total(Gear, u16),
    /// A number before a kind in the plural: two tools, or tools worth two.
    CountOrCard(Gear, u16),
    None(Gear),
    Some(Gear),
    NoCards,
    /// Cards of one kind and nothing else.
    Only(Gear),
    /// Equipment that no one holds.
    Impossible,
}

impl OwnClaim {
    /// Returns `true` if it holds in one of its readings.
    pub(super) fn is_true_of(self, holding: &Holding) -> bool {
        let has = |gear: Gear, value: u16| {
            u8::try_from(value).is_ok_and(|value| holding.has(gear, value))
        };
        let any = |fits: &dyn Fn(Gear) -> bool| Gear::ALL.iter().any(|&gear| fits(gear));
        let best = || Gear::ALL.iter().flat_map(|&gear| holding.values(gear)).max().unwrap_or(0);
        match self {
            OwnClaim::Card(gear, value) => has(gear, value),
            OwnClaim::AnyCard(value) => any(&|gear| has(gear, value)),
            OwnClaim::Best(value) => u16::from(best()) == value,
            OwnClaim::Total(gear, value) => u16::from(holding.total(gear)) == value,
            OwnClaim::CountOrCard(gear, number) => {
                u16::from(holding.count(gear)) == number || has(gear, number)
            }
            OwnClaim::None(gear) => holding.count(gear) == 0,
            OwnClaim::Some(gear) => holding.count(gear) > 0,
            OwnClaim::Only(gear) => !any(&|other| (other == gear) != (holding.count(other) > 0)),
            OwnClaim::NoCards => !any(&|gear| holding.count(gear) > 0),
            OwnClaim::Impossible => false,
        }
    }

    /// Returns `true` if it is worded as this mode demands of a true statement.
    pub(super) fn is_worded(self, mode: ClaimMode, holding: &Holding) -> bool {
        match mode {
            ClaimMode::False | ClaimMode::FirstFalse => !self.is_true_of(holding),
            ClaimMode::ShiftType => self.with_gear(gear_before).is_true_of(holding),
            ClaimMode::Mirror => match self {
                OwnClaim::Card(gear, value @ 2..=6)
                | OwnClaim::CountOrCard(gear, value @ 2..=6) => {
                    OwnClaim::Card(gear, 8 - value).is_true_of(holding)
                }
                _ => false,
            },
            ClaimMode::Double => match self.number() {
                Some(number) if number % 2 == 1 => false,
                Some(number) => self.with_number(number / 2).is_true_of(holding),
                None => self.is_true_of(holding),
            },
        }
    }

    fn with_gear(self, change: impl Fn(Gear) -> Gear) -> OwnClaim {
        match self {
            OwnClaim::Card(gear, value) => OwnClaim::Card(change(gear), value),
            OwnClaim::Total(gear, value) => OwnClaim::Total(change(gear), value),
            OwnClaim::CountOrCard(gear, value) => OwnClaim::CountOrCard(change(gear), value),
            OwnClaim::None(gear) => OwnClaim::None(change(gear)),
            OwnClaim::Some(gear) => OwnClaim::Some(change(gear)),
            OwnClaim::Only(gear) => OwnClaim::Only(change(gear)),
            OwnClaim::AnyCard(_) | OwnClaim::Best(_) | OwnClaim::NoCards | OwnClaim::Impossible => {
                self
            }
        }
    }

    fn number(self) -> Option<u16> {
        match self {
            OwnClaim::Card(_, value)
            | OwnClaim::AnyCard(value)
            | OwnClaim::Best(value)
            | OwnClaim::Total(_, value)
            | OwnClaim::CountOrCard(_, value) => Some(value),
            OwnClaim::None(_)
            | OwnClaim::Some(_)
            | OwnClaim::Only(_)
            | OwnClaim::NoCards
            | OwnClaim::Impossible => None,
        }
    }

    fn with_number(self, number: u16) -> OwnClaim {
        match self {
            OwnClaim::Card(gear, _) => OwnClaim::Card(gear, number),
            OwnClaim::AnyCard(_) => OwnClaim::AnyCard(number),
            OwnClaim::Best(_) => OwnClaim::Best(number),
            OwnClaim::Total(gear, _) => OwnClaim::Total(gear, number),
            OwnClaim::CountOrCard(gear, _) => OwnClaim::CountOrCard(gear, number),
            OwnClaim::None(_)
            | OwnClaim::Some(_)
            | OwnClaim::Only(_)
            | OwnClaim::NoCards
            | OwnClaim::Impossible => self,
        }
    }
}

impl OwnClaim {
    pub(super) fn gear(self) -> Option<Gear> {
        match self {
            OwnClaim::Card(gear, _)
            | OwnClaim::Total(gear, _)
            | OwnClaim::CountOrCard(gear, _)
            | OwnClaim::None(gear)
            | OwnClaim::Only(gear)
            | OwnClaim::Some(gear) => Some(gear),
            OwnClaim::AnyCard(_) | OwnClaim::Best(_) | OwnClaim::NoCards | OwnClaim::Impossible => {
                None
            }
        }
    }
}
