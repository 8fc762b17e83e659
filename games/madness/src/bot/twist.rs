//! Madness that twists every claim: what is meant has to come out as something else.
use crate::{
    data::Gear,
    talk::{Clause, Mode, Statement},
};

/// Cards are read upside down: a card and what it is called make this together.
const MIRROR: u8 = 8;

/// How a speaker's words are twisted, if they can be undone: whoever lies says nothing instead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Twist {
    /// Each kind of equipment is called by the name of the next.
    Kinds,
    Cards,
}

impl Twist {
    pub(super) fn of<'a>(mut clauses: impl Iterator<Item = &'a Clause>) -> Option<Twist> {
        clauses.find_map(|clause| match clause {
            Clause::Claim(Mode::ShiftType) => Some(Twist::Kinds),
            Clause::Claim(Mode::Mirror) => Some(Twist::Cards),
            _ => None,
        })
    }

    /// What has to be said when this is meant.
    pub(super) fn said(self, meant: Statement) -> Statement {
        self.turn(meant, 1)
    }

    /// What was meant when this was said.
    pub(super) fn meant(self, said: Statement) -> Statement {
        self.turn(said, Gear::ALL.len() - 1)
    }

    fn turn(self, says: Statement, n: usize) -> Statement {
        let other = |gear: Gear| Gear::ALL[(gear as usize + n) % Gear::ALL.len()];
        match (self, says) {
            (Twist::Kinds, Statement::HaveCard { gear, value }) => {
                Statement::HaveCard { gear: other(gear), value }
            }
            (Twist::Kinds, Statement::HaveTotal { gear, value }) => {
                Statement::HaveTotal { gear: other(gear), value }
            }
            (Twist::Kinds, Statement::HaveCount { gear, count }) => {
                Statement::HaveCount { gear: other(gear), count }
            }
            (Twist::Kinds, Statement::HaveSize { gear, size }) => {
                Statement::HaveSize { gear: other(gear), size }
            }
            (Twist::Cards, Statement::HaveCard { gear, value }) if value <= MIRROR => {
                Statement::HaveCard { gear, value: MIRROR - value }
            }
            _ => says,
        }
    }
}
