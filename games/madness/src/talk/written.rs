//! Blank madness cards that a host has written on (R38).
use kernel::{Chance, Dice, SetupError};
use serde::{Deserialize, Serialize};

use super::{body::is_invisible, clause::Clause, writing::any_clause};
use crate::data::{LEVELS, MadnessId, N_BLANK};

/// What fits on a card.
pub const TITLE_CHARS: usize = 40;
pub const ABOUT_CHARS: usize = 200;
pub const CLAUSES_MAX: usize = 6;

/// One card. Without clauses it is kept by honour.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct BlankCard {
    /// From 1 to 3.
    pub level: u8,
    pub title: String,
    /// What its owner reads.
    pub about: String,
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(as = "Vec<String>"))]
    pub clauses: Vec<Clause>,
}

/// All cards of a host. The first and second of a level take the
/// place of its two blank cards; a blank one that nobody wrote on is a lucid interval.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Written(Vec<BlankCard>);

impl Written {
    /// Nobody wrote anything.
    pub const NOTHING: &Written = &Written(Vec::new());

    pub const fn new(cards: Vec<BlankCard>) -> Written {
        Written(cards)
    }

    pub fn cards(&self) -> &[BlankCard] {
        &self.0
    }

    /// What stands on this card, if somebody wrote on it.
    pub fn card(&self, id: MadnessId) -> Option<&BlankCard> {
        let nth = id.blank()?;
        self.cards().iter().filter(|card| card.level == id.level()).nth(nth)
    }

    /// Its clauses, if somebody wrote on it.
    pub(crate) fn clauses(&self, id: MadnessId) -> Option<&[Clause]> {
        self.card(id).map(|card| card.clauses.as_slice())
    }

    /// Cards at random, for laws and fuzzing.
    pub(crate) fn any(chance: &mut dyn Chance) -> Written {
        let n = 1 + chance.below(u32::from(LEVELS) * N_BLANK as u32) as usize;
        let mut levels: Vec<u8> = (1..=LEVELS).flat_map(|level| [level; N_BLANK]).collect();
        chance.shuffle(&mut levels);
        let card = |&level: &u8| BlankCard::any(level, chance);
        Written::new(levels[..n].iter().map(card).collect())
    }

    /// Can a table play with these?
    pub(crate) fn check(&self) -> Result<(), SetupError> {
        let problem = |text: String| Err(SetupError::option("blank_cards", text));
        if self.cards().is_empty() {
            return problem("write on one card at least".into());
        }
        for card in self.cards() {
            if let Err(text) = card.check() {
                return problem(text);
            }
        }
        for level in 1..=LEVELS {
            let n = self.cards().iter().filter(|card| card.level == level).count();
            if n > N_BLANK {
                return problem(format!("level {level} has {N_BLANK} blank cards, not {n}"));
            }
        }
        Ok(())
    }
}

impl BlankCard {
    fn check(&self) -> Result<(), String> {
        if !(1..=LEVELS).contains(&self.level) {
            return Err(format!("a card has level 1 to {LEVELS}, not {}", self.level));
        }
        check_line("title", &self.title, TITLE_CHARS)?;
        check_line("text", &self.about, ABOUT_CHARS)?;
        let (title, n) = (&self.title, self.clauses.len());
        if n > CLAUSES_MAX {
            return Err(format!("“{title}”: {CLAUSES_MAX} clauses at most, not {n}"));
        }
        let is_twice = |nth: usize| self.clauses[..nth].contains(&self.clauses[nth]);
        match (0..n).find(|&nth| is_twice(nth)) {
            Some(nth) => Err(format!("“{title}”: {} stands there twice", self.clauses[nth])),
            None => Ok(()),
        }
    }

    /// A card at random that can be played with.
    fn any(level: u8, chance: &mut dyn Chance) -> BlankCard {
        let mut clauses: Vec<Clause> = Vec::new();
        for _ in 0..chance.below(3) {
            let clause = any_clause(chance);
            if !clauses.contains(&clause) {
                clauses.push(clause);
            }
        }
        let title = format!("Card {}", chance.below(100));
        BlankCard { level, title, about: "Something is wrong with you.".into(), clauses }
    }
}

/// One line with something on it, and nothing that hides.
fn check_line(what: &str, line: &str, max: usize) -> Result<(), String> {
    let n = line.chars().count();
    let is_plain = !line.chars().any(|c| c.is_control() || is_invisible(c));
    if line.trim() == line && (1..=max).contains(&n) && is_plain {
        return Ok(());
    }
    Err(format!("the {what} of a card is one line of 1 to {max} characters: {line:?}"))
}
