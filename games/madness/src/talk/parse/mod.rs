//! The content of a remark, extracted from panel statements and free text by the same functions.
mod claim;
mod disguise;
pub(crate) mod lexicon;
mod token;

use std::borrow::Cow;

use kernel::{Seat, SeatSet};

use self::lexicon::CHARACTERS;
pub(crate) use self::{
    claim::{Claim, ClaimParse, gear_before, heard_claim, parse_claim},
    disguise::plain_letters,
    token::{Token, tokens},
};
use crate::data::{Gear, Letter};
use crate::talk::{Chip, Colour, HeardRemark, Kind, Tone};

/// A parsed remark. Clauses of madness cards look only at this.
#[derive(Clone, Debug)]
pub(crate) struct ParsedRemark {
    /// Words in lower case, including chips and names; punctuation marks are not words.
    pub words: Vec<Cow<'static, str>>,
    /// Number of words that are chips before and after the statement.
    n_before: usize,
    n_behind: usize,
    pub nums: Vec<u16>,
    gears: u8,
    letters: u8,
    pub names: SeatSet,
    /// The names on the panel: the addressee and the chips.
    pub names_by_panel: SeatSet,
    pub is_question: bool,
    pub is_asked_by_chip: bool,
    pub is_shout: bool,
    /// The tokens of free text; empty for panel statements.
    pub tokens: Vec<Token>,
}

impl ParsedRemark {
    pub(crate) fn of(said: &HeardRemark, seats: u8) -> ParsedRemark {
        let mut parsed = ParsedRemark {
            words: Vec::with_capacity(8),
            n_before: 0,
            n_behind: 0,
            nums: Vec::new(),
            gears: 0,
            letters: 0,
            names: SeatSet::EMPTY,
            names_by_panel: SeatSet::EMPTY,
            is_question: said.what == Kind::Ask,
            is_asked_by_chip: false,
            is_shout: said.tone == Tone::Shout,
            tokens: Vec::new(),
        };
        said.prefix.iter().for_each(|chip| parsed.read_chip(chip));
        if let Some(to) = said.to {
            parsed.push_name(to);
        }
        parsed.n_before = parsed.words.len();
        match &said.body {
            Some(body) => parsed.read_text(body.as_str(), seats),
            None => parsed.read_panel(said),
        }
        let n_said = parsed.words.len();
        said.suffix.iter().for_each(|chip| parsed.read_chip(chip));
        parsed.n_behind = parsed.words.len() - n_said;
        parsed
    }

    fn read_chip(&mut self, chip: Chip) {
        match chip {
            Chip::Question => (self.is_question, self.is_asked_by_chip) = (true, true),
            Chip::Bang => {}
            Chip::Name(seat) => self.push_name(seat),
            Chip::Colour(colour) => self.words.push(Cow::Borrowed(colour.as_str())),
            Chip::Ordinal(_)
            | Chip::Yes
            | Chip::No
            | Chip::Hm
            | Chip::Tekeli
            | Chip::Please
            | Chip::Cold
            | Chip::Wind => self.words.push(Cow::Owned(chip.to_string())),
        }
    }

    fn push_name(&mut self, seat: Seat) {
        // Positions may contain remarks to seats that do not exist.
        if let Some(name) = CHARACTERS.get(seat.index()) {
            self.names = self.names.with(SeatSet::only(seat));
            self.names_by_panel = self.names_by_panel.with(SeatSet::only(seat));
            self.words.push(Cow::Borrowed(name));
        }
    }

    /// Reads a statement made with the panel. Its canonical words are English in every language.
    fn read_panel(&mut self, said: &HeardRemark) {
        if let Some(seat) = said.seat {
            self.push_name(seat);
        }
        let (before, between, behind) = canonical(said.what);
        self.push_word(before);
        if let Some(size) = said.size {
            self.push_word(size.as_str());
        }
        if let Some(count) = said.count {
            self.push_number(count);
        }
        if let Some(gear) = said.gear {
            self.gears |= 1 << gear as u8;
            self.push_word(gear.as_str());
        }
        if let Some(letter) = said.letter {
            self.letters |= 1 << letter as u8;
            self.push_word(letter.as_str());
        }
        self.push_word(between);
        match (said.value, said.split) {
            (Some(value), Some(split)) => {
                self.nums.push(u16::from(value));
                self.words.push(Cow::Owned(split.first.to_string()));
                self.words.push(Cow::Owned(split.second.to_string()));
            }
            (Some(value), None) => self.push_number(value),
            (None, _) => {}
        }
        self.push_word(behind);
    }

    fn push_word(&mut self, word: &'static str) {
        if !word.is_empty() {
            self.words.push(Cow::Borrowed(word));
        }
    }

    fn push_number(&mut self, number: u8) {
        self.nums.push(u16::from(number));
        self.words.push(Cow::Owned(number.to_string()));
    }

    fn read_text(&mut self, text: &str, seats: u8) {
        self.tokens = tokens(text);
        self.is_question |= text.ends_with('?');
        let mut letters = text.chars().filter(|c| c.is_alphabetic()).peekable();
        self.is_shout |= letters.peek().is_some() && letters.all(|c| !c.is_lowercase());
        for token in &self.tokens {
            let word = token.word.as_str();
            self.nums.extend(lexicon::number(word));
            if let Some(gear) = lexicon::gear(word) {
                self.gears |= 1 << gear as u8;
            }
            if let Some(seat) = lexicon::name(word, seats) {
                self.names = self.names.with(SeatSet::only(seat));
            }
            if let Some(letter) = letter_of(token, text) {
                self.letters |= 1 << letter as u8;
            }
            if token.is_word() {
                self.words.push(Cow::Owned(token.word.clone()));
            }
        }
    }

    /// Returns the words of the panel around a text: chips and the addressee.
    fn added(&self) -> impl Iterator<Item = &str> {
        let (before, rest) = self.words.split_at(self.n_before);
        before.iter().chain(&rest[rest.len() - self.n_behind..]).map(AsRef::as_ref)
    }

    pub(crate) fn n_added(&self) -> usize {
        self.added().count()
    }

    pub(crate) fn adds(&self, word: &str) -> bool {
        self.added().any(|added| added == word)
    }

    /// Returns the colour of a chip before the text.
    pub(crate) fn chip_colour(&self) -> Option<Colour> {
        self.words[..self.n_before].iter().find_map(|word| lexicon::colour(word))
    }

    pub(crate) fn len(&self) -> usize {
        self.words.len()
    }

    pub(crate) fn has_gear(&self, gear: Gear) -> bool {
        self.gears >> gear as u8 & 1 != 0
    }

    /// Returns the kinds of equipment that are named, in declaration order.
    pub(crate) fn gears(&self) -> impl Iterator<Item = Gear> {
        Gear::ALL.iter().copied().filter(|&gear| self.has_gear(gear))
    }

    pub(crate) fn n_gears(&self) -> u32 {
        self.gears.count_ones()
    }

    pub(crate) fn is_idle(&self) -> bool {
        self.nums.is_empty() && self.gears == 0 && self.letters == 0
    }

    /// Returns the chips before the statement, then the first words of a text.
    pub(crate) fn opening(&self) -> impl Iterator<Item = &str> {
        let n_said = if self.tokens.is_empty() { 0 } else { EDGE };
        let last = self.words.len() - self.n_behind;
        self.words[..last.min(self.n_before + n_said)].iter().map(AsRef::as_ref)
    }

    /// Returns the last words of a text, then the chips after the statement.
    pub(crate) fn ending(&self) -> impl Iterator<Item = &str> {
        let n_said = if self.tokens.is_empty() { 0 } else { EDGE };
        let first = self.words.len().saturating_sub(self.n_behind + n_said);
        self.words[first.max(self.n_before)..].iter().map(AsRef::as_ref)
    }

    pub(crate) fn has_word(&self, is_it: impl Fn(&str) -> bool) -> bool {
        self.words.iter().any(|word| is_it(word))
    }

    /// Returns the colour it starts with.
    pub(crate) fn colour(&self) -> Option<Colour> {
        self.opening().find_map(lexicon::colour)
    }
}

/// Number of words at either end of a text that count as its opening and ending.
const EDGE: usize = 3;

/// Returns the challenge of a free-standing capital, except for the article in an English sentence.
pub(crate) fn letter_of(token: &Token, text: &str) -> Option<Letter> {
    match (&text[token.place.clone()], token.is_alone) {
        ("A" | "🅰", true) => Some(Letter::A),
        ("B" | "🅱", true) => Some(Letter::B),
        _ => None,
    }
}

/// Returns the words before, between and after the fields of a statement.
const fn canonical(kind: Kind) -> (&'static str, &'static str, &'static str) {
    match kind {
        Kind::HaveCard => ("have", "", ""),
        Kind::HaveTotal | Kind::Total => ("", "total", ""),
        Kind::HaveCount => ("", "", "cards"),
        Kind::Offer => ("cover", "", ""),
        Kind::Request => ("play", "", ""),
        Kind::Hold => ("keep", "", ""),
        Kind::Need => ("need", "", ""),
        Kind::Focus => ("only", "", ""),
        Kind::Yes => ("yes", "", ""),
        Kind::No => ("no", "", ""),
        Kind::Go => ("now", "", ""),
        Kind::Wait => ("wait", "", ""),
        Kind::Injured => ("", "", "injuries"),
        Kind::HaveSize
        | Kind::Ask
        | Kind::Number
        | Kind::Point
        | Kind::React
        | Kind::Echo
        | Kind::Text => ("", "", ""),
    }
}
