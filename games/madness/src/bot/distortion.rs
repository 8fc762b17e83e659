//! Madness that distorts every claim: the bot has to say something other than it means.
use crate::{
    data::Gear,
    talk::{ClaimMode, Clause, Statement},
};

/// Cards are read upside down: a card's value and its stated value add up to this.
const MIRROR: u8 = 8;

/// How a speaker's claims are distorted, if it is reversible. A bot that has to lie says nothing
/// instead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Distortion {
    /// Each kind of equipment is called by the name of the next.
    Kinds,
    Cards,
}

impl Distortion {
    pub(super) fn of<'a>(mut clauses: impl Iterator<Item = &'a Clause>) -> Option<Distortion> {
        clauses.find_map(|clause| {
            let Clause::Claim(mode) = clause else { return None };
            match mode {
                ClaimMode::ShiftType => Some(Distortion::Kinds),
                ClaimMode::Mirror => Some(Distortion::Cards),
                ClaimMode::False | ClaimMode::FirstFalse | ClaimMode::Double => None,
            }
        })
    }

    /// Returns the statement to make for this meaning.
    pub(super) fn said(self, meant: Statement) -> Statement {
        self.turn(meant, 1)
    }

    /// Returns the meaning of this statement.
    pub(super) fn meant(self, said: Statement) -> Statement {
        self.turn(said, Gear::ALL.len() - 1)
    }

    fn turn(self, says: Statement, n: usize) -> Statement {
        let other = |gear: Gear| Gear::ALL[(gear as usize + n) % Gear::ALL.len()];
        match self {
            Distortion::Kinds => says.map_claimed_gear(other),
            Distortion::Cards => {
                if let Statement::HaveCard { gear, value } = says
                    && value <= MIRROR
                {
                    return Statement::HaveCard { gear, value: MIRROR - value };
                }
                says
            }
        }
    }
}
