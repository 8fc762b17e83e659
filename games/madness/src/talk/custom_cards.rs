//! Blank madness cards written by a host (R38).
use kernel::{GameRng, GameRngExt, SetupError};
use serde::{Deserialize, Serialize};

use crate::data::{LEVELS, MadnessId, N_BLANK};
use crate::talk::{Clause, is_invisible, random_clause};

/// Maximum lengths on a card.
pub(super) const TITLE_CHARS: usize = 40;
pub(super) const ABOUT_CHARS: usize = 200;
pub(super) const CLAUSES_MAX: usize = 6;

/// One card. Without clauses, players enforce it themselves.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct CustomCard {
    /// Level, from 1 to 3.
    pub level: u8,
    pub title: String,
    /// Text shown to its owner.
    pub about: String,
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(as = "Vec<String>"))]
    pub clauses: Vec<Clause>,
}

/// All cards of a host. The first and second of a level replace its two blank cards. Blank cards
/// without text are lucid intervals.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct CustomCards(Vec<CustomCard>);

impl CustomCards {
    /// No written cards.
    pub const NOTHING: &CustomCards = &CustomCards(Vec::new());

    pub const fn new(cards: Vec<CustomCard>) -> CustomCards {
        CustomCards(cards)
    }

    pub fn cards(&self) -> &[CustomCard] {
        &self.0
    }

    /// Returns the contents of this card, if written.
    pub fn card(&self, id: MadnessId) -> Option<&CustomCard> {
        let nth = id.blank()?;
        self.cards().iter().filter(|card| card.level == id.level()).nth(nth)
    }

    /// Returns its clauses, if written.
    pub(crate) fn clauses(&self, id: MadnessId) -> Option<&[Clause]> {
        self.card(id).map(|card| card.clauses.as_slice())
    }

    /// Returns `true` if a card holds cards back or plays them.
    pub(crate) fn affect_playing(&self) -> bool {
        let mut clauses = self.cards().iter().flat_map(|card| &card.clauses);
        clauses.any(|clause| clause.delays_play() || clause.plays_automatically())
    }

    /// Returns random cards for conformance tests and fuzzing.
    pub(crate) fn random(rng: &mut dyn GameRng) -> CustomCards {
        let n = 1 + rng.below(u32::from(LEVELS) * N_BLANK as u32) as usize;
        let mut levels: Vec<u8> = (1..=LEVELS).flat_map(|level| [level; N_BLANK]).collect();
        rng.shuffle(&mut levels);
        let card = |&level: &u8| CustomCard::random(level, rng);
        CustomCards::new(levels[..n].iter().map(card).collect())
    }

    /// Checks that these cards are playable.
    pub(crate) fn check(&self) -> Result<(), SetupError> {
        let problem = |text: String| Err(SetupError::option("blank_cards", text));
        if self.cards().is_empty() {
            return problem("write at least one card".into());
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

impl CustomCard {
    fn check(&self) -> Result<(), String> {
        if !(1..=LEVELS).contains(&self.level) {
            return Err(format!("a card has a level from 1 to {LEVELS}, not {}", self.level));
        }
        check_line("title", &self.title, TITLE_CHARS)?;
        check_line("text", &self.about, ABOUT_CHARS)?;
        let (title, n) = (&self.title, self.clauses.len());
        if n > CLAUSES_MAX {
            return Err(format!("“{title}” has {n} clauses; at most {CLAUSES_MAX} fit"));
        }
        let is_twice = |nth: usize| self.clauses[..nth].contains(&self.clauses[nth]);
        match (0..n).find(|&nth| is_twice(nth)) {
            Some(nth) => Err(format!("“{title}” lists {} twice", self.clauses[nth])),
            None => Ok(()),
        }
    }

    /// Returns a random playable card.
    fn random(level: u8, rng: &mut dyn GameRng) -> CustomCard {
        let mut clauses: Vec<Clause> = Vec::new();
        for _ in 0..rng.below(3) {
            let clause = random_clause(rng);
            if !clauses.contains(&clause) {
                clauses.push(clause);
            }
        }
        let title = format!("Card {}", rng.below(100));
        CustomCard { level, title, about: "Something is wrong with you.".into(), clauses }
    }
}

/// Requires one non-empty line without hidden characters.
fn check_line(what: &str, line: &str, max: usize) -> Result<(), String> {
    let n = line.chars().count();
    let is_plain = !line.chars().any(|c| c.is_control() || is_invisible(c));
    if line.trim() == line && (1..=max).contains(&n) && is_plain {
        return Ok(());
    }
    Err(format!("the {what} of a card must be one line of 1 to {max} characters: {line:?}"))
}
