//! Small bit sets.
use serde::{Deserialize, Serialize};

use crate::data::{Letter, N_RELICS, Relic, Reward, Stage};

/// A subset of the two challenges.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "Vec<Letter>", into = "Vec<Letter>")]
pub struct Letters(u8);

impl From<Vec<Letter>> for Letters {
    fn from(letters: Vec<Letter>) -> Letters {
        letters.into_iter().fold(Letters::NONE, Letters::with)
    }
}

impl From<Letters> for Vec<Letter> {
    fn from(letters: Letters) -> Vec<Letter> {
        letters.iter().collect()
    }
}

impl Letters {
    pub(crate) const NONE: Letters = Letters(0);

    #[inline]
    pub(crate) const fn of(a: bool, b: bool) -> Letters {
        Letters(a as u8 | (b as u8) << 1)
    }

    #[inline]
    pub(crate) const fn has(self, letter: Letter) -> bool {
        self.0 >> letter as u8 & 1 != 0
    }

    #[inline]
    pub(crate) const fn with(self, letter: Letter) -> Letters {
        Letters(self.0 | 1 << letter as u8)
    }

    #[inline]
    pub(crate) const fn without(self, letter: Letter) -> Letters {
        Letters(self.0 & !(1 << letter as u8))
    }

    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns `true` if both challenges are in the set.
    pub(crate) const fn is_both(self) -> bool {
        self.0 == 3
    }

    #[inline]
    pub(crate) fn iter(self) -> impl Iterator<Item = Letter> {
        Letter::ALL.iter().copied().filter(move |&letter| self.has(letter))
    }
}

/// A set of relics.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Relics(u16);

impl Relics {
    pub(crate) const ALL: Relics = Relics((1 << N_RELICS) - 1);

    #[inline]
    pub(crate) const fn has(self, relic: Relic) -> bool {
        self.0 >> relic as u32 & 1 != 0
    }

    #[inline]
    pub(crate) const fn with(self, relic: Relic) -> Relics {
        Relics(self.0 | 1 << relic as u32)
    }

    #[inline]
    pub(crate) const fn without(self, others: Relics) -> Relics {
        Relics(self.0 & !others.0)
    }

    pub(crate) const fn intersects(self, others: Relics) -> bool {
        self.0 & others.0 != 0
    }

    #[inline]
    pub(crate) const fn and(self, others: Relics) -> Relics {
        Relics(self.0 & others.0)
    }

    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub(crate) const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    #[inline]
    pub(crate) fn iter(self) -> impl Iterator<Item = Relic> {
        Relic::ALL.iter().copied().filter(move |&relic| self.has(relic))
    }

    /// Returns the relics that a reward offers.
    #[inline]
    pub(crate) const fn of_kind(kind: Reward) -> Relics {
        let (mut all, mut at) = (Relics(0), 0);
        while at < N_RELICS {
            if Relic::ALL[at].kind() as u8 == kind as u8 {
                all = all.with(Relic::ALL[at]);
            }
            at += 1;
        }
        all
    }

    /// Returns the relics whose tokens cover this space.
    const fn covering(stage: Stage) -> Relics {
        let (mut all, mut at) = (Relics(0), 0);
        while at < N_RELICS {
            if Relic::ALL[at].covers() as u8 == stage as u8 {
                all = all.with(Relic::ALL[at]);
            }
            at += 1;
        }
        all
    }

    /// Returns `true` if one of them covers this space. R12: a second token is never taken, so the
    /// relics determine the covered spaces.
    #[inline]
    pub(crate) const fn cover(self, stage: Stage) -> bool {
        const COVERING: [Relics; 5] = [
            Relics::covering(Stage::Movement),
            Relics::covering(Stage::Encounter),
            Relics::covering(Stage::Resolution),
            Relics::covering(Stage::Draw),
            Relics::covering(Stage::Rest),
        ];
        self.intersects(COVERING[stage as usize])
    }
}
