//! Checks the clauses about form, numbers and equipment.

use crate::data::{Gear, MadnessId};
use crate::talk::{
    Clause, Kind, ParsedRemark, RemarkCheck, TalkRefusal, parse::lexicon, parse::plain_letters,
};

impl RemarkCheck<'_> {
    pub(crate) fn check_clause(
        &self,
        clause: &Clause,
        madness: MadnessId,
    ) -> Result<(), TalkRefusal> {
        if clause.is_about_form(madness.level()) && self.remark.kind().is_gesture() {
            return Ok(());
        }
        match *clause {
            Clause::MaxLen(_)
            | Clause::NamesMin
            | Clause::NamesOne
            | Clause::NamesOther
            | Clause::ToOnly(_)
            | Clause::NamesBan(_)
            | Clause::ReBan(_)
            | Clause::PrefixColour
            | Clause::PrefixNo
            | Clause::SuffixSong
            | Clause::HasPlease
            | Clause::HasWeather
            | Clause::Question
            | Clause::Shout
            | Clause::Ordinal
            | Clause::LettersBan(_) => self.check_form(clause, madness),
            Clause::MaxMsgs(_)
            | Clause::Gap { .. }
            | Clause::QuietUntil(_)
            | Clause::QuietUntilOthers(..)
            | Clause::QuietAfter(_)
            | Clause::DoubleSend
            | Clause::FillerAlternate
            | Clause::ReRequired
            | Clause::ReSpokenTo
            | Clause::AfterSeat(..)
            | Clause::AfterAllOthers(_) => self.check_turn(clause, madness),
            Clause::KindsOnly(kinds, text) => self.check_kinds_only(kinds, text, madness),
            Clause::KindsBan(kinds, text) => self.check_kinds_ban(kinds, text, madness),
            Clause::NoPointAtGear => self.check_pointing(madness),
            // The echo of a sign is a sign.
            Clause::GesturesBanned if self.said.what.is_gesture() => {
                Err(TalkRefusal::NoSigns { madness })
            }
            Clause::NoRepeatKind => self.check_new_kind(madness),
            Clause::NumsNone
            | Clause::NumsBan(_)
            | Clause::NumsOnly(_)
            | Clause::SumsForm
            | Clause::TypesNone
            | Clause::TypesLockFirst
            | Clause::TypesOnce
            | Clause::ShareWithPrev
            | Clause::FreshOnly => self.check_facts(clause, madness),
            Clause::Claim(mode) => self.check_claim(mode, madness),
            Clause::GesturesBanned
            | Clause::Delay
            | Clause::BlankOne
            | Clause::Audience(_)
            | Clause::PlayAfterRemarks(..)
            | Clause::PlayAfterAsked
            | Clause::AutoPlay(_) => Ok(()),
        }
    }

    /// Checks form: length, names, opening, ending, letters.
    fn check_form(&self, clause: &Clause, madness: MadnessId) -> Result<(), TalkRefusal> {
        let (talk, speech) = (self.talk, &self.speech);
        let names = speech.names.and(talk.others());
        let is_fine = match *clause {
            Clause::MaxLen(max) => {
                let n = speech.len() as u16;
                return if n <= u16::from(max) {
                    Ok(())
                } else {
                    Err(TalkRefusal::TooManyWords { madness, n, max })
                };
            }
            Clause::NamesMin => !names.is_empty(),
            Clause::NamesOne => names.len() == 1,
            Clause::NamesOther => return self.check_other_name(madness),
            Clause::ToOnly(rel) => names.len() == 1 && names.has(rel.of(talk)),
            Clause::NamesBan(rel) => !names.has(rel.of(talk)),
            Clause::ReBan(rel) => self.answered() != Some(rel.of(talk)),
            Clause::PrefixColour => return self.check_colour(madness),
            Clause::PrefixNo => self.said.what == Kind::No || speech.opening().any(lexicon::is_no),
            Clause::SuffixSong => speech.ending().any(lexicon::is_song),
            Clause::HasPlease => speech.has_word(lexicon::is_please),
            Clause::HasWeather => speech.has_word(lexicon::is_weather),
            Clause::Question => speech.is_question,
            Clause::Shout => speech.is_shout,
            Clause::Ordinal => return self.check_ordinal(madness),
            Clause::LettersBan(letter) => return self.check_letters(letter, madness),
            _ => true,
        };
        if is_fine { Ok(()) } else { Err(self.misformed(clause, madness)) }
    }

    fn misformed(&self, clause: &Clause, madness: MadnessId) -> TalkRefusal {
        let talk = self.talk;
        match *clause {
            Clause::NamesMin => TalkRefusal::NobodyNamed { madness },
            Clause::NamesOne => {
                let n = self.speech.names.and(talk.others()).len() as u8;
                TalkRefusal::NameOne { madness, n }
            }
            Clause::ToOnly(rel) => TalkRefusal::NameOnly { madness, whom: rel.of(talk) },
            Clause::NamesBan(rel) => TalkRefusal::MayNotName { madness, whom: rel.of(talk) },
            Clause::ReBan(rel) => TalkRefusal::MayNotAnswer { madness, whom: rel.of(talk) },
            Clause::PrefixNo => TalkRefusal::NoContradiction { madness },
            Clause::SuffixSong => TalkRefusal::NoSong { madness },
            Clause::HasPlease => TalkRefusal::NoPlease { madness },
            Clause::HasWeather => TalkRefusal::NoWeather { madness },
            Clause::Question => TalkRefusal::NoQuestion { madness },
            _ => TalkRefusal::NotShouted { madness },
        }
    }

    /// Returns the player it answers.
    pub(crate) fn answered(&self) -> Option<kernel::Seat> {
        let (from, _) = self.talk.heard(self.remark.re?)?;
        Some(from)
    }

    fn check_other_name(&self, madness: MadnessId) -> Result<(), TalkRefusal> {
        let others = self.talk.others();
        let mut before = self.talk.my_speeches().map(|speech| speech.names.and(others));
        let last = before.by_ref().filter(|names| !names.is_empty()).last();
        match last.and_then(|names| names.and(self.speech.names).first()) {
            Some(whom) => Err(TalkRefusal::SameColleague { madness, whom }),
            None => Ok(()),
        }
    }

    fn check_colour(&self, madness: MadnessId) -> Result<(), TalkRefusal> {
        let colour = self.speech.colour().ok_or(TalkRefusal::NoColour { madness })?;
        let last = self.talk.my_speeches().filter_map(|speech| speech.colour()).last();
        if last == Some(colour) { Err(TalkRefusal::SameColour { madness, colour }) } else { Ok(()) }
    }

    fn check_ordinal(&self, madness: MadnessId) -> Result<(), TalkRefusal> {
        let n = self.talk.my_words().count() as u8 + 1;
        let opening = match self.remark.prefix.iter().next() {
            Some(chip) => Some(chip.to_string()),
            None => self.speech.tokens.first().map(|token| token.word.clone()),
        };
        let is_right =
            opening.and_then(|word| lexicon::number(&word)).is_some_and(|it| it == u16::from(n));
        if is_right { Ok(()) } else { Err(TalkRefusal::NotNumbered { madness, n }) }
    }

    fn check_letters(&self, letter: char, madness: MadnessId) -> Result<(), TalkRefusal> {
        // Diacritics and strokes do not change the letter.
        match self.speech.words.iter().find(|word| plain_letters(word).contains(letter)) {
            Some(word) => Err(TalkRefusal::LetterLost { madness, letter, word: word.to_string() }),
            None => Ok(()),
        }
    }

    /// Forbids the same kind twice in a row; consecutive texts must start with different words.
    fn check_new_kind(&self, madness: MadnessId) -> Result<(), TalkRefusal> {
        let Some(last) = self.talk.mine().next_back() else { return Ok(()) };
        let kind = self.remark.kind();
        if last.remark.kind() != kind {
            return Ok(());
        }
        if kind != Kind::Text {
            return Err(TalkRefusal::SameKind { madness, kind });
        }
        let before = ParsedRemark::of(&last.meant(), self.talk.seats);
        match (self.speech.tokens.first(), before.tokens.first()) {
            (Some(now), Some(then)) if now.word == then.word => {
                Err(TalkRefusal::SameFirstWord { madness, word: now.word.clone() })
            }
            _ => Ok(()),
        }
    }

    /// Checks numbers and equipment.
    fn check_facts(&self, clause: &Clause, madness: MadnessId) -> Result<(), TalkRefusal> {
        let speech = &self.speech;
        match *clause {
            Clause::NumsNone => match speech.nums.first() {
                Some(&value) => Err(TalkRefusal::NoNumbers { madness, value }),
                None => Ok(()),
            },
            Clause::NumsBan(unlucky) => match speech.nums.contains(&u16::from(unlucky)) {
                true => Err(TalkRefusal::UnluckyNumber { madness, value: u16::from(unlucky) }),
                false => Ok(()),
            },
            Clause::NumsOnly(n) => {
                match speech.nums.iter().find(|&&value| value % u16::from(n) != 0) {
                    Some(&value) => Err(TalkRefusal::OddNumber { madness, value, n }),
                    None => Ok(()),
                }
            }
            Clause::SumsForm => self.check_sums(madness),
            Clause::TypesNone => match speech.gears().next() {
                Some(gear) => Err(TalkRefusal::NoGear { madness, gear }),
                None => Ok(()),
            },
            Clause::TypesLockFirst | Clause::TypesOnce => self.check_gears(clause, madness),
            Clause::ShareWithPrev => self.check_shared(madness),
            _ => self.check_fresh(madness),
        }
    }

    /// Requires every number to be a sum of two, and forbids counts.
    fn check_sums(&self, madness: MadnessId) -> Result<(), TalkRefusal> {
        if let Some(count) = self.said.count {
            debug_assert!(self.speech.nums.contains(&u16::from(count)));
            return Err(TalkRefusal::NoCounting { madness, kind: self.said.what });
        }
        let single = match self.said.body {
            Some(_) => self.single_number(),
            None if self.said.split.is_none() => self.said.value.map(u16::from),
            None => None,
        };
        match single {
            Some(value) => Err(TalkRefusal::NotASum { madness, value }),
            None => Ok(()),
        }
    }

    /// Returns a number of a text that is not part of `a + b`.
    fn single_number(&self) -> Option<u16> {
        let tokens = &self.speech.tokens;
        let number = |at: usize| lexicon::number(&tokens.get(at)?.word);
        let is_and = |at: usize| tokens.get(at).is_some_and(|it| lexicon::is_and(&it.word));
        let mut at = 0;
        while at < tokens.len() {
            match number(at) {
                None => at += 1,
                Some(_) if is_and(at + 1) && number(at + 2).is_some() => at += 3,
                Some(single) => return Some(single),
            }
        }
        None
    }

    /// Allows at most one kind of equipment: always the first one, or each only once.
    fn check_gears(&self, clause: &Clause, madness: MadnessId) -> Result<(), TalkRefusal> {
        let Some(gear) = self.speech.gears().next() else { return Ok(()) };
        if self.speech.n_gears() > 1 {
            return Err(TalkRefusal::SeveralGears { madness });
        }
        let used: Vec<Gear> =
            self.talk.my_speeches().flat_map(|it| Vec::from_iter(it.gears())).collect();
        match (clause, used.first()) {
            (Clause::TypesLockFirst, Some(&wanted)) if wanted != gear => {
                Err(TalkRefusal::OtherGear { madness, gear, wanted })
            }
            (Clause::TypesOnce, Some(_)) if used.contains(&gear) => {
                Err(TalkRefusal::GearUsedUp { madness, gear })
            }
            _ => Ok(()),
        }
    }

    /// Requires a kind or number of another player's last remark, if it had one.
    fn check_shared(&self, madness: MadnessId) -> Result<(), TalkRefusal> {
        let (talk, speech) = (self.talk, &self.speech);
        let Some(last) = talk.all_heard().rev().find(|(from, _)| *from != talk.speaker) else {
            return Ok(());
        };
        let last = ParsedRemark::of(&last.1, talk.seats);
        let has_any = last.n_gears() > 0 || !last.nums.is_empty();
        let shares = last.gears().any(|gear| speech.has_gear(gear))
            || last.nums.iter().any(|number| speech.nums.contains(number));
        if shares || !has_any { Ok(()) } else { Err(TalkRefusal::SharesNothing { madness }) }
    }

    /// Forbids everything mentioned before.
    fn check_fresh(&self, madness: MadnessId) -> Result<(), TalkRefusal> {
        let (talk, speech) = (self.talk, &self.speech);
        let mine = talk.my_speeches();
        let heard = talk.all_heard().map(|(_, said)| ParsedRemark::of(&said, talk.seats));
        for before in mine.chain(heard) {
            if let Some(gear) = before.gears().find(|&gear| speech.has_gear(gear)) {
                return Err(TalkRefusal::GearTaken { madness, gear });
            }
            if let Some(&value) = before.nums.iter().find(|it| speech.nums.contains(it)) {
                return Err(TalkRefusal::NumberTaken { madness, value });
            }
        }
        Ok(())
    }
}
