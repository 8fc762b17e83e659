//! Remarks: one statement and its modifiers.
use std::ops::RangeInclusive;

use kernel::{Seat, named_enum};
use serde::{Deserialize, Serialize};

use crate::data::{Gear, Letter, Sign};
#[cfg(feature = "ts")]
use crate::talk::Chip;
use crate::talk::{Chips, PREFIX_MAX, SUFFIX_MAX, TypedText};

/// One remark as its speaker sends it. The speaker cannot choose the audience; only madness narrows
/// it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Remark {
    #[serde(flatten)]
    pub says: Statement,
    /// The addressee; everyone still hears it.
    pub to: Option<Seat>,
    /// The remark of this timer that it answers.
    pub re: Option<u8>,
    #[cfg_attr(feature = "ts", ts(as = "Vec<Chip>"))]
    pub prefix: Chips<PREFIX_MAX>,
    #[cfg_attr(feature = "ts", ts(as = "Vec<Chip>"))]
    pub suffix: Chips<SUFFIX_MAX>,
    pub tone: Tone,
    /// Writes the number as a sum of these two.
    pub split: Option<Split>,
}

/// A panel statement or free text. Values are not checked for truth here: every player may say what
/// madness forces some players to say.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Statement {
    HaveCard { gear: Gear, value: u8 },
    HaveTotal { gear: Gear, value: u8 },
    HaveCount { gear: Gear, count: u8 },
    HaveSize { gear: Gear, size: Size },
    Offer { letter: Letter, value: Option<u8> },
    Request { gear: Gear, value: Option<u8> },
    Hold { gear: Gear },
    Total { letter: Letter, value: u8 },
    Need { letter: Letter, value: u8 },
    Focus { letter: Letter },
    Ask { gear: Gear },
    Yes,
    No,
    Number { value: u8 },
    Point { at: PointTarget },
    React { sign: Sign },
    Go,
    Wait,
    Injured { count: u8 },
    Echo { of: u8 },
    Text { body: TypedText },
}

/// The target of a pointing gesture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum PointTarget {
    Seat(Seat),
    Gear(Gear),
    Letter(Letter),
}

/// `first + second`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Split {
    pub first: u8,
    pub second: u8,
}

named_enum! {
    /// The kind of a statement.
    Kind, "a sort of statement such as have_card":
    HaveCard = "have_card",
    HaveTotal = "have_total",
    HaveCount = "have_count",
    HaveSize = "have_size",
    Offer = "offer",
    Request = "request",
    Hold = "hold",
    Total = "total",
    Need = "need",
    Focus = "focus",
    Ask = "ask",
    Yes = "yes",
    No = "no",
    Number = "number",
    Point = "point",
    React = "react",
    Go = "go",
    Wait = "wait",
    Injured = "injured",
    Echo = "echo",
    Text = "text",
}

named_enum! {
    /// A holding in words instead of numbers.
    Size, "a size: no, little, fair or plenty":
    No = "no",
    Little = "little",
    Fair = "fair",
    Plenty = "plenty",
}

named_enum! {
    Tone, "a tone: normal or shout":
    Normal = "normal",
    Shout = "shout",
}

impl Size {
    /// Returns the totals it covers.
    pub const fn range(self) -> RangeInclusive<u8> {
        match self {
            Size::No => 0..=0,
            Size::Little => 1..=4,
            Size::Fair => 5..=8,
            Size::Plenty => 9..=u8::MAX,
        }
    }

    /// Returns the size of a total.
    pub const fn of(total: u8) -> Size {
        match total {
            0 => Size::No,
            1..=4 => Size::Little,
            5..=8 => Size::Fair,
            _ => Size::Plenty,
        }
    }
}

impl Kind {
    /// Returns `true` for signs and pointing, which count as remarks but have no words.
    pub const fn is_gesture(self) -> bool {
        matches!(self, Kind::Point | Kind::React)
    }

    /// Returns the numbers allowed for this kind.
    pub const fn domain(self) -> Option<RangeInclusive<u8>> {
        match self {
            Kind::HaveCard => Some(1..=20),
            Kind::HaveTotal | Kind::Total | Kind::Number => Some(0..=99),
            Kind::HaveCount => Some(0..=20),
            Kind::Offer | Kind::Request => Some(1..=60),
            Kind::Need => Some(0..=60),
            Kind::Injured => Some(0..=15),
            Kind::HaveSize
            | Kind::Hold
            | Kind::Focus
            | Kind::Ask
            | Kind::Yes
            | Kind::No
            | Kind::Point
            | Kind::React
            | Kind::Go
            | Kind::Wait
            | Kind::Echo
            | Kind::Text => None,
        }
    }
}

impl Statement {
    pub const fn kind(&self) -> Kind {
        match self {
            Statement::HaveCard { .. } => Kind::HaveCard,
            Statement::HaveTotal { .. } => Kind::HaveTotal,
            Statement::HaveCount { .. } => Kind::HaveCount,
            Statement::HaveSize { .. } => Kind::HaveSize,
            Statement::Offer { .. } => Kind::Offer,
            Statement::Request { .. } => Kind::Request,
            Statement::Hold { .. } => Kind::Hold,
            Statement::Total { .. } => Kind::Total,
            Statement::Need { .. } => Kind::Need,
            Statement::Focus { .. } => Kind::Focus,
            Statement::Ask { .. } => Kind::Ask,
            Statement::Yes => Kind::Yes,
            Statement::No => Kind::No,
            Statement::Number { .. } => Kind::Number,
            Statement::Point { .. } => Kind::Point,
            Statement::React { .. } => Kind::React,
            Statement::Go => Kind::Go,
            Statement::Wait => Kind::Wait,
            Statement::Injured { .. } => Kind::Injured,
            Statement::Echo { .. } => Kind::Echo,
            Statement::Text { .. } => Kind::Text,
        }
    }

    /// Returns its number, unless it counts cards.
    pub const fn value(&self) -> Option<u8> {
        match *self {
            Statement::HaveCard { value, .. }
            | Statement::HaveTotal { value, .. }
            | Statement::Total { value, .. }
            | Statement::Need { value, .. }
            | Statement::Number { value } => Some(value),
            Statement::Offer { value, .. } | Statement::Request { value, .. } => value,
            Statement::HaveCount { .. }
            | Statement::HaveSize { .. }
            | Statement::Hold { .. }
            | Statement::Focus { .. }
            | Statement::Ask { .. }
            | Statement::Yes
            | Statement::No
            | Statement::Point { .. }
            | Statement::React { .. }
            | Statement::Go
            | Statement::Wait
            | Statement::Injured { .. }
            | Statement::Echo { .. }
            | Statement::Text { .. } => None,
        }
    }

    /// Returns the number of cards it counts.
    pub const fn count(&self) -> Option<u8> {
        if let Statement::HaveCount { count, .. } | Statement::Injured { count } = *self {
            Some(count)
        } else {
            None
        }
    }

    /// Changes the kind of equipment of a claim about the speaker's own cards.
    pub(crate) fn map_claimed_gear(self, change: impl FnOnce(Gear) -> Gear) -> Statement {
        if let Statement::HaveCard { gear, value } = self {
            return Statement::HaveCard { gear: change(gear), value };
        }
        if let Statement::HaveTotal { gear, value } = self {
            return Statement::HaveTotal { gear: change(gear), value };
        }
        if let Statement::HaveCount { gear, count } = self {
            return Statement::HaveCount { gear: change(gear), count };
        }
        if let Statement::HaveSize { gear, size } = self {
            return Statement::HaveSize { gear: change(gear), size };
        }
        self
    }

    /// Returns the player it points at.
    pub const fn pointed_seat(&self) -> Option<Seat> {
        if let Statement::Point { at: PointTarget::Seat(seat) } = *self { Some(seat) } else { None }
    }

    /// Returns the number of the remark it repeats.
    pub const fn echoed_id(&self) -> Option<u8> {
        if let Statement::Echo { of } = *self { Some(of) } else { None }
    }
}

impl Remark {
    /// Returns a remark without modifiers.
    pub const fn of(says: Statement) -> Remark {
        Remark {
            says,
            to: None,
            re: None,
            prefix: Chips::NONE,
            suffix: Chips::NONE,
            tone: Tone::Normal,
            split: None,
        }
    }

    pub const fn kind(&self) -> Kind {
        self.says.kind()
    }
}
