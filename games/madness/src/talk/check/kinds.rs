//! Clauses about the kind of a remark and about claims.
use crate::data::MadnessId;
use crate::talk::{
    ClaimMode, ClaimParse, HeardRemark, Kind, Kinds, ParsedRemark, RemarkCheck, TalkRefusal,
    TextRule, TypedText, parse::gear_before, parse::lexicon, parse_claim,
};

/// Marks that a repetition may add: a question mark, a colon after a name.
const SIGNS_MAX: usize = 2;

fn n_signs(body: Option<TypedText>) -> usize {
    let is_sign = |c: &char| !c.is_alphanumeric() && !c.is_whitespace();
    body.map_or(0, |body| body.as_str().chars().filter(is_sign).count())
}

impl RemarkCheck<'_> {
    /// Allows only these kinds; text by its own rule. An echo counts as an echo here.
    pub(crate) fn check_kinds_only(
        &self,
        kinds: Kinds,
        text: TextRule,
        madness: MadnessId,
    ) -> Result<(), TalkRefusal> {
        let kind = self.remark.kind();
        if kind == Kind::Text {
            return self.check_text(text, madness);
        }
        if kinds.has(kind) {
            return Ok(());
        }
        Err(TalkRefusal::KindNotAllowed { madness, kind, kinds: kinds.iter().collect() })
    }

    /// Forbids these kinds; text by its own rule. An echo counts as what it repeats.
    pub(crate) fn check_kinds_ban(
        &self,
        kinds: Kinds,
        text: TextRule,
        madness: MadnessId,
    ) -> Result<(), TalkRefusal> {
        let kind = self.said.what;
        if kind == Kind::Text {
            return self.check_text(text, madness);
        }
        if kinds.has(kind) { Err(TalkRefusal::KindForbidden { madness, kind }) } else { Ok(()) }
    }

    pub(crate) fn check_pointing(&self, madness: MadnessId) -> Result<(), TalkRefusal> {
        match (self.said.what, self.said.gear) {
            (Kind::Point, Some(gear)) => Err(TalkRefusal::PointsAtGear { madness, gear }),
            _ => Ok(()),
        }
    }

    fn check_text(&self, rule: TextRule, madness: MadnessId) -> Result<(), TalkRefusal> {
        let speech = &self.speech;
        let n = speech.nums.len() as u8;
        let found = |is_it: fn(&str) -> bool| {
            speech.words.iter().find(|word| is_it(word)).map(ToString::to_string)
        };
        match rule {
            TextRule::Free => Ok(()),
            TextRule::RefusedButtons => Err(TalkRefusal::TextForbidden { madness }),
            TextRule::YesNo => {
                let is_one = self.is_one_word()
                    && speech.has_word(|word| lexicon::is_yes(word) || lexicon::is_no(word));
                if is_one { Ok(()) } else { Err(TalkRefusal::NotYesOrNo { madness }) }
            }
            TextRule::SingleNumber => {
                let is_one = self.is_one_word() && n == 1;
                if is_one { Ok(()) } else { Err(TalkRefusal::NotOneNumber { madness, n }) }
            }
            TextRule::BareQuestion => match speech.nums.first() {
                Some(&value) => Err(TalkRefusal::NoNumbers { madness, value }),
                None if speech.is_question => Ok(()),
                None => Err(TalkRefusal::NoQuestion { madness }),
            },
            TextRule::NoSums => match found(lexicon::is_total_word) {
                Some(word) => Err(TalkRefusal::WordOfSums { madness, word }),
                None if n <= 1 => Ok(()),
                None => Err(TalkRefusal::SeveralNumbers { madness, n }),
            },
            TextRule::NoAsking => match found(lexicon::is_ask_word) {
                Some(word) => Err(TalkRefusal::WordOfAsking { madness, word }),
                None if speech.is_question => Err(TalkRefusal::IsAQuestion { madness }),
                None if speech.names.is_empty() => Ok(()),
                None => Err(TalkRefusal::AskingByName { madness }),
            },
            TextRule::Orders => match found(lexicon::is_first_person) {
                Some(word) => Err(TalkRefusal::WordOfSelf { madness, word }),
                None if speech.names.and(self.talk.others()).is_empty() => {
                    Err(TalkRefusal::NobodyNamed { madness })
                }
                None => Ok(()),
            },
            TextRule::Repeat => self.check_repetition(madness),
        }
    }

    /// Returns `true` if the text is a single word. A mark may end it, but nothing else is allowed,
    /// because symbols could be counted.
    fn is_one_word(&self) -> bool {
        let text = self.said.body.map_or(String::new(), |body| body.to_string());
        let word = self.speech.tokens.first().map(|token| token.place.clone());
        let is_alone = word.is_some_and(|word| {
            word.start == 0 && matches!(&text[word.end..], "" | "." | "!" | "?")
        });
        is_alone && self.speech.len() == 1
    }

    /// Requires exactly the words of a colleague's remark and hardly more marks.
    fn check_repetition(&self, madness: MadnessId) -> Result<(), TalkRefusal> {
        let talk = self.talk;
        let n_signs = n_signs(self.said.body);
        let is_same = |(from, said): (_, HeardRemark)| {
            from != talk.speaker
                && n_signs <= self::n_signs(said.body).max(SIGNS_MAX)
                && ParsedRemark::of(&said, talk.seats).words == self.speech.words
        };
        if talk.all_heard().any(is_same) {
            Ok(())
        } else {
            Err(TalkRefusal::NoRepetition { madness })
        }
    }

    pub(crate) fn check_claim(
        &self,
        mode: ClaimMode,
        madness: MadnessId,
    ) -> Result<(), TalkRefusal> {
        if mode == ClaimMode::FirstFalse && self.has_claimed() {
            return Ok(());
        }
        let claim = match parse_claim(&self.said, &self.speech) {
            ClaimParse::Nothing => return Ok(()),
            ClaimParse::Unclear => return Err(TalkRefusal::UnclearClaim { madness }),
            ClaimParse::Clearly(claim) => claim,
        };
        let holding = &self.talk.holding;
        let is_meant = || claim.meaning(mode).is_some_and(|claim| claim.is_true_of(holding));
        let (is_fine, refusal) = match mode {
            ClaimMode::False => (!claim.is_true_of(holding), TalkRefusal::ClaimIsTrue { madness }),
            ClaimMode::FirstFalse => {
                (!claim.is_true_of(holding), TalkRefusal::FirstClaimIsTrue { madness })
            }
            ClaimMode::ShiftType => {
                let gear = claim.gear();
                let wanted = gear_before(gear);
                (is_meant(), TalkRefusal::ClaimNotShifted { madness, gear, wanted })
            }
            ClaimMode::Mirror => (is_meant(), TalkRefusal::ClaimNotMirrored { madness }),
            ClaimMode::Double => (is_meant(), TalkRefusal::ClaimNotDoubled { madness }),
        };
        if is_fine { Ok(()) } else { Err(refusal) }
    }

    /// Returns `true` if the speaker has made a claim about their cards during this timer.
    fn has_claimed(&self) -> bool {
        let seats = self.talk.seats;
        self.talk.mine().any(|it| {
            let meant = it.meant();
            parse_claim(&meant, &ParsedRemark::of(&meant, seats)) != ClaimParse::Nothing
        })
    }
}
