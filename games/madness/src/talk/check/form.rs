//! Clauses about the words of a remark: length, names, opening, ending and letters.
use crate::{
    data::MadnessId,
    talk::{
        FormRule, Kind, MadnessRefusal, RemarkCheck,
        parse::{lexicon, plain_letters},
    },
};

impl RemarkCheck<'_> {
    pub(super) fn require_form(
        &self,
        rule: FormRule,
        madness: MadnessId,
    ) -> Result<(), MadnessRefusal> {
        let (talk, parsed) = (self.talk, &self.parsed);
        let names = parsed.names.and(talk.others());
        let (is_fine, refusal) = match rule {
            FormRule::MaxLen(max) => {
                let n = parsed.len() as u16;
                (n <= u16::from(max), MadnessRefusal::TooManyWords { madness, n, max })
            }
            FormRule::NamesMin => (!names.is_empty(), MadnessRefusal::NoOneNamed { madness }),
            FormRule::NamesOne => {
                let n = names.len() as u8;
                (n == 1, MadnessRefusal::NameOne { madness, n })
            }
            FormRule::NamesOther => return self.require_other_name(madness),
            FormRule::ToOnly(relation) => {
                let whom = relation.of(talk);
                (names.len() == 1 && names.has(whom), MadnessRefusal::NameOnly { madness, whom })
            }
            FormRule::NamesBan(relation) => {
                let whom = relation.of(talk);
                (!names.has(whom), MadnessRefusal::MayNotName { madness, whom })
            }
            FormRule::ReBan(relation) => {
                let whom = relation.of(talk);
                (self.answered() != Some(whom), MadnessRefusal::MayNotAnswer { madness, whom })
            }
            FormRule::PrefixColour => return self.require_colour(madness),
            FormRule::PrefixNo => {
                let has_no = self.said.what == Kind::No || parsed.opening().any(lexicon::is_no);
                (has_no, MadnessRefusal::NoContradiction { madness })
            }
            FormRule::SuffixSong => {
                (parsed.ending().any(lexicon::is_song), MadnessRefusal::NoSong { madness })
            }
            FormRule::HasPlease => {
                (parsed.has_word(lexicon::is_please), MadnessRefusal::NoPlease { madness })
            }
            FormRule::HasWeather => {
                (parsed.has_word(lexicon::is_weather), MadnessRefusal::NoWeather { madness })
            }
            FormRule::Question => (parsed.is_question, MadnessRefusal::NoQuestion { madness }),
            FormRule::Shout => (parsed.is_shout, MadnessRefusal::NotShouted { madness }),
            FormRule::Ordinal => return self.require_ordinal(madness),
            FormRule::LettersBan(letter) => return self.require_letters(letter, madness),
        };
        if is_fine { Ok(()) } else { Err(refusal) }
    }

    /// Returns the player it answers.
    pub(super) fn answered(&self) -> Option<kernel::Seat> {
        let (from, _) = self.talk.heard(self.remark.re?)?;
        Some(from)
    }

    fn require_other_name(&self, madness: MadnessId) -> Result<(), MadnessRefusal> {
        let others = self.talk.others();
        let mut before = self.talk.my_parsed_remarks().map(|parsed| parsed.names.and(others));
        let last = before.by_ref().filter(|names| !names.is_empty()).last();
        match last.and_then(|names| names.and(self.parsed.names).first()) {
            Some(whom) => Err(MadnessRefusal::SameColleague { madness, whom }),
            None => Ok(()),
        }
    }

    fn require_colour(&self, madness: MadnessId) -> Result<(), MadnessRefusal> {
        let colour = self.parsed.colour().ok_or(MadnessRefusal::NoColour { madness })?;
        let last = self.talk.my_parsed_remarks().filter_map(|parsed| parsed.colour()).last();
        if last == Some(colour) {
            Err(MadnessRefusal::SameColour { madness, colour })
        } else {
            Ok(())
        }
    }

    fn require_ordinal(&self, madness: MadnessId) -> Result<(), MadnessRefusal> {
        let n = self.talk.my_words().count() as u8 + 1;
        let opening = match self.remark.prefix.iter().next() {
            Some(chip) => Some(chip.to_string()),
            None => self.parsed.tokens.first().map(|token| token.word.clone()),
        };
        let is_right =
            opening.and_then(|word| lexicon::number(&word)).is_some_and(|it| it == u16::from(n));
        if is_right { Ok(()) } else { Err(MadnessRefusal::NotNumbered { madness, n }) }
    }

    fn require_letters(&self, letter: char, madness: MadnessId) -> Result<(), MadnessRefusal> {
        // Diacritics and strokes do not change the letter.
        match self.parsed.words.iter().find(|word| plain_letters(word).contains(letter)) {
            Some(word) => {
                Err(MadnessRefusal::LetterLost { madness, letter, word: word.to_string() })
            }
            None => Ok(()),
        }
    }
}
