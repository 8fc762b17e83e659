//! Judges free text by the clauses of madness cards.
use super::{Facts, Reading, claims::Question, numbers, things};
use crate::data::{Gear, MadnessId};
use crate::talk::{
    ClaimMode, Clause, FactRule, FormRule, HeardRemark, Kind, MadnessRefusal, ParsedRemark,
    RemarkCheck, SentRemark, TextRule,
};

pub(super) type Verdict = Result<(), MadnessRefusal>;

impl RemarkCheck<'_> {
    /// Returns the verdict of a clause about free text, or `None` if it judges all remarks
    /// alike.
    pub(in crate::talk) fn judge_text(
        &self,
        text: &Reading,
        clause: &Clause,
        madness: MadnessId,
    ) -> Option<Verdict> {
        match *clause {
            Clause::Form(rule) => self.judge_form(text, rule, madness),
            Clause::Facts(rule) => Some(self.judge_facts(text, rule, madness)),
            Clause::NoRepeatKind => Some(self.judge_new_kind(text, madness)),
            Clause::KindsOnly(kinds, TextRule::Refused) if kinds.has(Kind::HaveCard) => {
                let allows_answers = kinds.has(Kind::Yes);
                let is_fine = text.is_only_claims(
                    self.talk.speaker,
                    allows_answers,
                    self.question().as_ref(),
                );
                let refusal = MadnessRefusal::KindNotAllowed {
                    madness,
                    kind: Kind::Text,
                    kinds: kinds.iter().collect(),
                };
                Some(if is_fine { Ok(()) } else { Err(refusal) })
            }
            Clause::KindsOnly(_, rule) | Clause::KindsBan(_, rule) => {
                Some(self.judge_rule(text, rule, madness))
            }
            Clause::Claim(mode) => Some(self.judge_claims(text, mode, madness)),
            Clause::NoPointAtGear
            | Clause::GesturesBanned
            | Clause::Timing(_)
            | Clause::Delay
            | Clause::BlankOne
            | Clause::Audience(_)
            | Clause::PlayAfterRemarks(..)
            | Clause::PlayAfterAsked
            | Clause::AutoPlay(_) => None,
        }
    }

    /// Returns the remark that this one answers.
    fn question(&self) -> Option<Question> {
        let (_, said) = self.talk.heard(self.remark.re?)?;
        Some(Question::of(&said, self.talk.seats))
    }

    fn judge_form(&self, text: &Reading, rule: FormRule, madness: MadnessId) -> Option<Verdict> {
        let panel = &self.parsed;
        let (is_fine, refusal) = match rule {
            FormRule::MaxLen(max) => {
                let n = (panel.n_added() + text.n_words()) as u16;
                (n <= u16::from(max), MadnessRefusal::TooManyWords { madness, n, max })
            }
            FormRule::NamesMin
            | FormRule::NamesOne
            | FormRule::ToOnly(_)
            | FormRule::NamesBan(_) => self.judge_names(text, rule, madness),
            FormRule::NamesOther => return Some(self.judge_other_name(text, madness)),
            FormRule::PrefixColour => return Some(self.judge_colour(text, madness)),
            FormRule::PrefixNo => (
                text.starts_with_no() || panel.adds("no"),
                MadnessRefusal::NoContradiction { madness },
            ),
            FormRule::SuffixSong => (
                text.ends_with_song() || panel.adds("tekeli-li"),
                MadnessRefusal::NoSong { madness },
            ),
            FormRule::HasPlease => {
                (text.says_please() || panel.adds("please"), MadnessRefusal::NoPlease { madness })
            }
            FormRule::HasWeather => {
                let is_added = panel.adds("cold") || panel.adds("wind");
                (text.mentions_weather() || is_added, MadnessRefusal::NoWeather { madness })
            }
            FormRule::Question => (
                text.is_question() || panel.is_asked_by_chip,
                MadnessRefusal::NoQuestion { madness },
            ),
            FormRule::Ordinal => {
                let n = self.talk.my_words().count() as u8 + 1;
                let is_opening = numbers::opening(&text.words) == Some(u16::from(n));
                (
                    is_opening || panel.adds(&n.to_string()),
                    MadnessRefusal::NotNumbered { madness, n },
                )
            }
            FormRule::LettersBan(letter) => return Some(text.judge_letter(letter, madness)),
            FormRule::Shout => {
                (panel.is_shout || text.is_shouted(), MadnessRefusal::NotShouted { madness })
            }
            FormRule::ReBan(_) => return None,
        };
        Some(if is_fine { Ok(()) } else { Err(refusal) })
    }

    /// Judges whom a text names or addresses.
    fn judge_names(
        &self,
        text: &Reading,
        rule: FormRule,
        madness: MadnessId,
    ) -> (bool, MadnessRefusal) {
        let (talk, by_panel) = (self.talk, self.parsed.names_by_panel);
        let to = text.addressees(talk);
        let seats = to.seats.with(by_panel);
        let is_for_one = seats.len() == 1 && !to.is_everyone;
        if let FormRule::ToOnly(relation) = rule {
            let whom = relation.of(talk);
            return (is_for_one && seats.has(whom), MadnessRefusal::NameOnly { madness, whom });
        }
        if let FormRule::NamesBan(relation) = rule {
            let whom = relation.of(talk);
            let is_named = text.mentions(whom, talk) || by_panel.has(whom);
            return (!is_named, MadnessRefusal::MayNotName { madness, whom });
        }
        if rule == FormRule::NamesOne {
            return (is_for_one, MadnessRefusal::NameOne { madness, n: seats.len() as u8 });
        }
        let names = text.names().with(by_panel).and(talk.others());
        (!names.is_empty(), MadnessRefusal::NoOneNamed { madness })
    }

    /// Forbids addressing the same player as last time.
    fn judge_other_name(&self, text: &Reading, madness: MadnessId) -> Verdict {
        let talk = self.talk;
        let to = text.addressees(talk).seats.with(self.parsed.names_by_panel);
        let seats_of = |said: &HeardRemark| match said.body {
            Some(body) => Reading::of(body, talk.seats).addressees(talk).seats,
            None => ParsedRemark::of(said, talk.seats).names.and(talk.others()),
        };
        let last = talk.mine().map(|sent| seats_of(&sent.meant())).rfind(|seats| !seats.is_empty());
        match last.and_then(|last| last.and(to).first()) {
            Some(whom) => Err(MadnessRefusal::SameColleague { madness, whom }),
            None => Ok(()),
        }
    }

    fn judge_colour(&self, text: &Reading, madness: MadnessId) -> Verdict {
        let paint_of = |said: &HeardRemark| {
            let by_chip = ParsedRemark::of(said, self.talk.seats).colour().map(things::Paint::Tray);
            said.body.and_then(|body| Reading::of(body, self.talk.seats).paint()).or(by_chip)
        };
        let by_chip = self.parsed.chip_colour().map(things::Paint::Tray);
        let paint = by_chip.or_else(|| text.paint()).ok_or(MadnessRefusal::NoColour { madness })?;
        let last = self.talk.mine().rev().find_map(|sent| paint_of(&sent.meant()));
        match paint {
            _ if last != Some(paint) => Ok(()),
            things::Paint::Tray(colour) => Err(MadnessRefusal::SameColour { madness, colour }),
            things::Paint::Other(_) => Err(MadnessRefusal::NoColour { madness }),
        }
    }

    fn judge_facts(&self, text: &Reading, rule: FactRule, madness: MadnessId) -> Verdict {
        let facts = text.facts();
        let is_wrong = |wrong: &dyn Fn(u16) -> bool| {
            facts.numbers.iter().copied().find(|&number| wrong(number))
        };
        match rule {
            FactRule::NumsNone => match facts.numbers.first() {
                Some(&value) => Err(MadnessRefusal::NoNumbers { madness, value }),
                None => Ok(()),
            },
            FactRule::NumsBan(unlucky) => match is_wrong(&|number| number == u16::from(unlucky)) {
                Some(value) => Err(MadnessRefusal::UnluckyNumber { madness, value }),
                None => Ok(()),
            },
            FactRule::NumsOnly(n) => match is_wrong(&|number| number % u16::from(n) != 0) {
                Some(value) => Err(MadnessRefusal::OddNumber { madness, value, n }),
                None => Ok(()),
            },
            FactRule::SumsForm => match text.number_outside_sums() {
                Some(value) => Err(MadnessRefusal::NotASum { madness, value }),
                None => Ok(()),
            },
            FactRule::TypesNone => match facts.gears.first() {
                Some(&gear) => Err(MadnessRefusal::NoGear { madness, gear }),
                None if text.words.iter().any(|word| things::is_arcane(&word.text)) => {
                    Err(MadnessRefusal::SeveralGears { madness })
                }
                None => Ok(()),
            },
            FactRule::TypesLockFirst => {
                let gear = one_gear(&facts, madness)?;
                let wanted = self.my_gears().first().copied();
                match (gear, wanted) {
                    (Some(gear), Some(wanted)) if gear != wanted => {
                        Err(MadnessRefusal::OtherGear { madness, gear, wanted })
                    }
                    _ => Ok(()),
                }
            }
            FactRule::TypesOnce => {
                let used = self.my_gears();
                let is_used = |(nth, gear): (usize, &Gear)| {
                    used.contains(gear) || facts.gears[..nth].contains(gear)
                };
                match facts.gears.iter().enumerate().find(|&it| is_used(it)) {
                    Some((_, &gear)) => Err(MadnessRefusal::GearUsedUp { madness, gear }),
                    None => Ok(()),
                }
            }
            FactRule::ShareWithPrev => self.judge_shared(&facts, madness),
            FactRule::FreshOnly => self.judge_fresh(&facts, madness),
        }
    }

    /// Returns the kinds that the speaker has mentioned during this timer, in order.
    fn my_gears(&self) -> Vec<Gear> {
        let seats = self.talk.seats;
        self.talk.mine().flat_map(|sent| Facts::of(&sent.meant(), seats).gears).collect()
    }

    fn judge_shared(&self, facts: &Facts, madness: MadnessId) -> Verdict {
        let talk = self.talk;
        let Some((_, last)) = talk.all_heard().rev().find(|(from, _)| *from != talk.speaker) else {
            return Ok(());
        };
        let last = Facts::of(&last, talk.seats);
        let has_any = !last.gears.is_empty() || !last.numbers.is_empty();
        let shares = last.gears.iter().any(|gear| facts.gears.contains(gear))
            || last.numbers.iter().any(|number| facts.numbers.contains(number));
        if shares || !has_any { Ok(()) } else { Err(MadnessRefusal::SharesNothing { madness }) }
    }

    fn judge_fresh(&self, facts: &Facts, madness: MadnessId) -> Verdict {
        let talk = self.talk;
        let mine = talk.mine().map(SentRemark::meant);
        for said in mine.chain(talk.all_heard().map(|(_, said)| said)) {
            let before = Facts::of(&said, talk.seats);
            if let Some(&gear) = before.gears.iter().find(|gear| facts.gears.contains(gear)) {
                return Err(MadnessRefusal::GearTaken { madness, gear });
            }
            if let Some(&value) =
                before.numbers.iter().find(|number| facts.numbers.contains(number))
            {
                return Err(MadnessRefusal::NumberTaken { madness, value });
            }
        }
        Ok(())
    }

    /// Forbids the same sort of remark twice in a row.
    fn judge_new_kind(&self, text: &Reading, madness: MadnessId) -> Verdict {
        let Some(last) = self.talk.mine().next_back() else { return Ok(()) };
        let Some(body) = last.meant().body else { return Ok(()) };
        let speaker = self.talk.speaker;
        let before = Reading::of(body, self.talk.seats).main_act(speaker);
        if text.main_act(speaker) == before {
            return Err(MadnessRefusal::SameKind { madness, kind: Kind::Text });
        }
        Ok(())
    }

    fn judge_rule(&self, text: &Reading, rule: TextRule, madness: MadnessId) -> Verdict {
        let n = text.words.iter().filter(|word| word.number.is_some()).count() as u8;
        match rule {
            TextRule::Free => Ok(()),
            TextRule::Refused => Err(MadnessRefusal::TextForbidden { madness }),
            TextRule::YesNo => {
                let is_one =
                    |word: &super::Word| things::is_yes(&word.text) || things::is_no(&word.text);
                let is_fine =
                    text.words.iter().all(is_one) && !text.words.is_empty() && text.is_plain();
                if is_fine { Ok(()) } else { Err(MadnessRefusal::NotYesOrNo { madness }) }
            }
            TextRule::SingleNumber => {
                let is_fine = text.words.len() == 1 && n == 1 && text.is_plain();
                if is_fine { Ok(()) } else { Err(MadnessRefusal::NotOneNumber { madness, n }) }
            }
            TextRule::BareQuestion => match text.facts().numbers.first() {
                Some(&value) => Err(MadnessRefusal::NoNumbers { madness, value }),
                None if text.is_question() || self.parsed.is_asked_by_chip => Ok(()),
                None => Err(MadnessRefusal::NoQuestion { madness }),
            },
            TextRule::NoSums => match text.word_of_sums() {
                Some(word) => Err(MadnessRefusal::WordOfSums { madness, word }),
                None if n <= 1 => Ok(()),
                None => Err(MadnessRefusal::SeveralNumbers { madness, n }),
            },
            TextRule::NoAsking => {
                if text.only_names() {
                    return Err(MadnessRefusal::AskingByName { madness });
                }
                if text.asks_anything() || self.parsed.is_asked_by_chip {
                    return Err(MadnessRefusal::IsAQuestion { madness });
                }
                match text.order() {
                    Some(word) => Err(MadnessRefusal::WordOfAsking { madness, word }),
                    None => Ok(()),
                }
            }
            TextRule::Orders => self.judge_orders(text, madness),
            TextRule::Repeat => self.judge_repetition(text, madness),
        }
    }

    /// Forbids statements about the speaker's own cards.
    fn judge_orders(&self, text: &Reading, madness: MadnessId) -> Verdict {
        let question = self.question();
        match text.word_of_self(self.talk.speaker, question.as_ref()) {
            Some(word) => Err(MadnessRefusal::WordOfSelf { madness, word }),
            None => Ok(()),
        }
    }

    /// Allows only the words of another player's remark, whatever their punctuation.
    fn judge_repetition(&self, text: &Reading, madness: MadnessId) -> Verdict {
        let talk = self.talk;
        let is_same = |said: &HeardRemark| match said.body {
            Some(body) => Reading::of(body, talk.seats).has_same_words(text),
            None => ParsedRemark::of(said, talk.seats).words == self.parsed.words,
        };
        if text.has_symbols() {
            return Err(MadnessRefusal::NoRepetition { madness });
        }
        let is_repeated =
            talk.all_heard().any(|(from, said)| from != talk.speaker && is_same(&said));
        if is_repeated { Ok(()) } else { Err(MadnessRefusal::NoRepetition { madness }) }
    }

    fn judge_claims(&self, text: &Reading, mode: ClaimMode, madness: MadnessId) -> Verdict {
        let (speaker, holding) = (self.talk.speaker, &self.talk.holding);
        if mode == ClaimMode::FirstFalse && self.has_claimed_in_text_or_panel() {
            return Ok(());
        }
        let question = self.question();
        let claims = text.own_claims(mode, speaker, question.as_ref());
        let Some(wrong) = claims.iter().find(|claim| !claim.is_worded(mode, holding)) else {
            return Ok(());
        };
        Err(match mode {
            ClaimMode::False => MadnessRefusal::ClaimIsTrue { madness },
            ClaimMode::FirstFalse => MadnessRefusal::FirstClaimIsTrue { madness },
            ClaimMode::ShiftType => match wrong.gear() {
                Some(gear) => MadnessRefusal::ClaimNotShifted {
                    madness,
                    gear,
                    wanted: crate::talk::gear_before(gear),
                },
                None => MadnessRefusal::UnclearClaim { madness },
            },
            ClaimMode::Mirror => MadnessRefusal::ClaimNotMirrored { madness },
            ClaimMode::Double => MadnessRefusal::ClaimNotDoubled { madness },
        })
    }

    fn has_claimed_in_text_or_panel(&self) -> bool {
        let talk = self.talk;
        talk.mine().any(|sent| {
            let said = sent.meant();
            match said.body {
                Some(body) => {
                    let question = sent
                        .remark
                        .re
                        .and_then(|id| talk.heard(id))
                        .map(|(_, said)| Question::of(&said, talk.seats));
                    !Reading::of(body, talk.seats)
                        .own_claims(ClaimMode::FirstFalse, talk.speaker, question.as_ref())
                        .is_empty()
                }
                None => crate::talk::heard_claim(&said, talk.seats).is_some(),
            }
        })
    }
}

fn one_gear(facts: &Facts, madness: MadnessId) -> Result<Option<Gear>, MadnessRefusal> {
    let first = facts.gears.first().copied();
    match facts.gears.iter().all(|gear| Some(*gear) == first) {
        true => Ok(first),
        false => Err(MadnessRefusal::SeveralGears { madness }),
    }
}
