//! Clauses about the kind of a remark and about claims.
use crate::data::MadnessId;
use crate::talk::{
    ClaimMode, ClaimParse, HeardRemark, Kind, Kinds, MadnessRefusal, ParsedRemark, RemarkCheck,
    TextRule, TypedText, parse::gear_before, parse::lexicon, parse_claim,
};

/// Marks that a repetition may add: a question mark, a colon after a name.
const SIGNS_MAX: usize = 2;

fn n_signs(body: Option<TypedText>) -> usize {
    let is_sign = |c: &char| !c.is_alphanumeric() && !c.is_whitespace();
    body.map_or(0, |body| body.as_str().chars().filter(is_sign).count())
}

impl RemarkCheck<'_> {
    /// Allows only these kinds. Text follows its own rule, and an echo counts as an echo here.
    pub(super) fn require_kind_among(
        &self,
        kinds: Kinds,
        text: TextRule,
        madness: MadnessId,
    ) -> Result<(), MadnessRefusal> {
        let kind = self.remark.kind();
        if kind == Kind::Text {
            return self.require_text(text, madness);
        }
        if kinds.has(kind) {
            return Ok(());
        }
        Err(MadnessRefusal::KindNotAllowed { madness, kind, kinds: kinds.iter().collect() })
    }

    /// Forbids these kinds. Text follows its own rule, and an echo counts as what it repeats.
    pub(super) fn require_kind_not_banned(
        &self,
        kinds: Kinds,
        text: TextRule,
        madness: MadnessId,
    ) -> Result<(), MadnessRefusal> {
        let kind = self.said.what;
        if kind == Kind::Text {
            return self.require_text(text, madness);
        }
        if kinds.has(kind) { Err(MadnessRefusal::KindForbidden { madness, kind }) } else { Ok(()) }
    }

    pub(super) fn require_no_gear_pointing(
        &self,
        madness: MadnessId,
    ) -> Result<(), MadnessRefusal> {
        match self.said.gear.filter(|_| self.said.what == Kind::Point) {
            Some(gear) => Err(MadnessRefusal::PointsAtGear { madness, gear }),
            None => Ok(()),
        }
    }

    fn require_text(&self, rule: TextRule, madness: MadnessId) -> Result<(), MadnessRefusal> {
        let parsed = &self.parsed;
        let n = parsed.nums.len() as u8;
        let found = |is_it: fn(&str) -> bool| {
            parsed.words.iter().find(|word| is_it(word)).map(ToString::to_string)
        };
        match rule {
            TextRule::Free => Ok(()),
            TextRule::Refused => Err(MadnessRefusal::TextForbidden { madness }),
            TextRule::YesNo => {
                let is_one = self.is_one_word()
                    && parsed.has_word(|word| lexicon::is_yes(word) || lexicon::is_no(word));
                if is_one { Ok(()) } else { Err(MadnessRefusal::NotYesOrNo { madness }) }
            }
            TextRule::SingleNumber => {
                let is_one = self.is_one_word() && n == 1;
                if is_one { Ok(()) } else { Err(MadnessRefusal::NotOneNumber { madness, n }) }
            }
            TextRule::BareQuestion => match parsed.nums.first() {
                Some(&value) => Err(MadnessRefusal::NoNumbers { madness, value }),
                None if parsed.is_question => Ok(()),
                None => Err(MadnessRefusal::NoQuestion { madness }),
            },
            TextRule::NoSums => match found(lexicon::is_total_word) {
                Some(word) => Err(MadnessRefusal::WordOfSums { madness, word }),
                None if n <= 1 => Ok(()),
                None => Err(MadnessRefusal::SeveralNumbers { madness, n }),
            },
            TextRule::NoAsking => match found(lexicon::is_ask_word) {
                Some(word) => Err(MadnessRefusal::WordOfAsking { madness, word }),
                None if parsed.is_question => Err(MadnessRefusal::IsAQuestion { madness }),
                None if parsed.names.is_empty() => Ok(()),
                None => Err(MadnessRefusal::AskingByName { madness }),
            },
            TextRule::Orders => match found(lexicon::is_first_person) {
                Some(word) => Err(MadnessRefusal::WordOfSelf { madness, word }),
                None if parsed.names.and(self.talk.others()).is_empty() => {
                    Err(MadnessRefusal::NoOneNamed { madness })
                }
                None => Ok(()),
            },
            TextRule::Repeat => self.require_repetition(madness),
        }
    }

    /// Returns `true` if the text is a single word. A mark may end it, but nothing else is allowed,
    /// because symbols could be counted.
    fn is_one_word(&self) -> bool {
        let text = self.said.body.map_or(String::new(), |body| body.to_string());
        let word = self.parsed.tokens.first().map(|token| token.place.clone());
        let is_alone = word.is_some_and(|word| {
            word.start == 0 && matches!(&text[word.end..], "" | "." | "!" | "?")
        });
        is_alone && self.parsed.len() == 1
    }

    /// Requires exactly the words of another player's remark, with at most [`SIGNS_MAX`] more
    /// marks.
    fn require_repetition(&self, madness: MadnessId) -> Result<(), MadnessRefusal> {
        let talk = self.talk;
        let n_signs = n_signs(self.said.body);
        let is_same = |(from, said): (_, HeardRemark)| {
            from != talk.speaker
                && n_signs <= self::n_signs(said.body).max(SIGNS_MAX)
                && ParsedRemark::of(&said, talk.seats).words == self.parsed.words
        };
        if talk.all_heard().any(is_same) {
            Ok(())
        } else {
            Err(MadnessRefusal::NoRepetition { madness })
        }
    }

    pub(super) fn require_claim(
        &self,
        mode: ClaimMode,
        madness: MadnessId,
    ) -> Result<(), MadnessRefusal> {
        if mode == ClaimMode::FirstFalse && self.has_claimed() {
            return Ok(());
        }
        let claim = match parse_claim(&self.said, &self.parsed) {
            ClaimParse::Nothing => return Ok(()),
            ClaimParse::Unclear => return Err(MadnessRefusal::UnclearClaim { madness }),
            ClaimParse::Clearly(claim) => claim,
        };
        let holding = &self.talk.holding;
        let is_meant = || claim.meaning(mode).is_some_and(|claim| claim.is_true_of(holding));
        let (is_fine, refusal) = match mode {
            ClaimMode::False => {
                (!claim.is_true_of(holding), MadnessRefusal::ClaimIsTrue { madness })
            }
            ClaimMode::FirstFalse => {
                (!claim.is_true_of(holding), MadnessRefusal::FirstClaimIsTrue { madness })
            }
            ClaimMode::ShiftType => {
                let gear = claim.gear();
                let wanted = gear_before(gear);
                (is_meant(), MadnessRefusal::ClaimNotShifted { madness, gear, wanted })
            }
            ClaimMode::Mirror => (is_meant(), MadnessRefusal::ClaimNotMirrored { madness }),
            ClaimMode::Double => (is_meant(), MadnessRefusal::ClaimNotDoubled { madness }),
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

    /// Forbids the same kind twice in a row; consecutive texts must start with different words.
    pub(super) fn require_new_kind(&self, madness: MadnessId) -> Result<(), MadnessRefusal> {
        let Some(last) = self.talk.mine().next_back() else { return Ok(()) };
        let kind = self.remark.kind();
        if last.remark.kind() != kind {
            return Ok(());
        }
        if kind != Kind::Text {
            return Err(MadnessRefusal::SameKind { madness, kind });
        }
        let before = ParsedRemark::of(&last.meant(), self.talk.seats);
        let first_word = |parsed: &ParsedRemark| parsed.tokens.first().map(|it| it.word.clone());
        match first_word(&self.parsed) {
            Some(word) if first_word(&before).as_ref() == Some(&word) => {
                Err(MadnessRefusal::SameFirstWord { madness, word })
            }
            Some(_) | None => Ok(()),
        }
    }
}
