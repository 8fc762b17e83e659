//! Claims of players about their own cards, and how they relate to the truth.
use crate::data::{Gear, N_GEARS};
use crate::talk::{ClaimMode, HeardRemark, Holding, Kind, ParsedRemark, Size, parse::lexicon};

/// A claim about the speaker's own cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Claim {
    Card(Gear, u8),
    Total(Gear, u8),
    Count(Gear, u8),
    Size(Gear, Size),
}

/// The content of a remark as a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ClaimParse {
    Nothing,
    Clearly(Claim),
    /// Free text that might claim anything.
    Unclear,
}

/// Returns the claim of a remark. An echo repeats another player's claim and makes none.
pub(crate) fn parse_claim(said: &HeardRemark, parsed: &ParsedRemark) -> ClaimParse {
    parse_claim_as(said.kind, said, parsed)
}

/// Returns the claim that a listener hears about the cards of the speaker, or of the player whom an
/// echo repeats.
pub(crate) fn heard_claim(said: &HeardRemark, seats: u8) -> Option<Claim> {
    match parse_claim_as(said.what, said, &ParsedRemark::of(said, seats)) {
        ClaimParse::Clearly(claim) => Some(claim),
        ClaimParse::Nothing | ClaimParse::Unclear => None,
    }
}

fn parse_claim_as(kind: Kind, said: &HeardRemark, parsed: &ParsedRemark) -> ClaimParse {
    if kind == Kind::Text {
        return claim_in_text(parsed);
    }
    match panel_claim(kind, said) {
        Some(claim) => ClaimParse::Clearly(claim),
        None => ClaimParse::Nothing,
    }
}

fn panel_claim(kind: Kind, said: &HeardRemark) -> Option<Claim> {
    let gear = said.gear?;
    if kind == Kind::HaveCard {
        return Some(Claim::Card(gear, said.value?));
    }
    if kind == Kind::HaveTotal {
        return Some(Claim::Total(gear, said.value?));
    }
    if kind == Kind::HaveCount {
        return Some(Claim::Count(gear, said.count?));
    }
    if kind == Kind::HaveSize {
        return Some(Claim::Size(gear, said.size?));
    }
    None
}

/// Reads one kind of equipment with one number as a claim, and a text with neither as no claim.
fn claim_in_text(parsed: &ParsedRemark) -> ClaimParse {
    let number = parsed.nums.first().and_then(|&number| u8::try_from(number).ok());
    match (parsed.gears().next(), parsed.n_gears(), number, parsed.nums.len()) {
        (None, _, _, 0) => ClaimParse::Nothing,
        (Some(gear), 1, Some(value), 1) => {
            let is_total = parsed.has_word(lexicon::is_total);
            let claim = if is_total { Claim::Total(gear, value) } else { Claim::Card(gear, value) };
            ClaimParse::Clearly(claim)
        }
        _ => ClaimParse::Unclear,
    }
}

impl Claim {
    pub(crate) const fn gear(self) -> Gear {
        match self {
            Claim::Card(gear, _)
            | Claim::Total(gear, _)
            | Claim::Count(gear, _)
            | Claim::Size(gear, _) => gear,
        }
    }

    pub(crate) fn is_true_of(self, holding: &Holding) -> bool {
        match self {
            Claim::Card(gear, value) => holding.has(gear, value),
            Claim::Total(gear, value) => holding.total(gear) == value,
            Claim::Count(gear, count) => holding.count(gear) == count,
            Claim::Size(gear, size) => size.range().contains(&holding.total(gear)),
        }
    }

    /// Returns the true meaning in this mode, or `None` if no true statement is worded like this.
    /// Modes that lie have no particular meaning.
    pub(crate) fn meaning(self, mode: ClaimMode) -> Option<Claim> {
        let halved = |number: u8| number.is_multiple_of(2).then_some(number / 2);
        match (mode, self) {
            (ClaimMode::False | ClaimMode::FirstFalse, _) => None,
            (ClaimMode::ShiftType, Claim::Card(gear, value)) => {
                Some(Claim::Card(gear_before(gear), value))
            }
            (ClaimMode::ShiftType, Claim::Total(gear, value)) => {
                Some(Claim::Total(gear_before(gear), value))
            }
            (ClaimMode::ShiftType, Claim::Count(gear, n)) => {
                Some(Claim::Count(gear_before(gear), n))
            }
            (ClaimMode::ShiftType, Claim::Size(gear, size)) => {
                Some(Claim::Size(gear_before(gear), size))
            }
            (ClaimMode::Mirror, Claim::Card(gear, value @ 2..=6)) => {
                Some(Claim::Card(gear, MIRROR - value))
            }
            (ClaimMode::Mirror, _) => None,
            (ClaimMode::Double, Claim::Card(gear, value)) => {
                halved(value).map(|value| Claim::Card(gear, value))
            }
            (ClaimMode::Double, Claim::Total(gear, value)) => {
                halved(value).map(|value| Claim::Total(gear, value))
            }
            (ClaimMode::Double, Claim::Count(gear, n)) => halved(n).map(|n| Claim::Count(gear, n)),
            (ClaimMode::Double, Claim::Size(..)) => None,
        }
    }
}

/// A card read upside down: 2 is 6 and 3 is 5.
const MIRROR: u8 = 8;

/// Returns the kind that is meant if this one is named: Weapons for Tools, and so on.
pub(crate) fn gear_before(gear: Gear) -> Gear {
    Gear::ALL[(gear as usize + N_GEARS - 1) % N_GEARS]
}
