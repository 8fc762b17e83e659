//! Clauses about numbers and equipment.
use crate::{
    data::{Gear, MadnessId},
    talk::{FactRule, MadnessRefusal, ParsedRemark, RemarkCheck, parse::lexicon},
};

impl RemarkCheck<'_> {
    /// Checks numbers and equipment.
    pub(super) fn require_facts(
        &self,
        rule: FactRule,
        madness: MadnessId,
    ) -> Result<(), MadnessRefusal> {
        let parsed = &self.parsed;
        match rule {
            FactRule::NumsNone => match parsed.nums.first() {
                Some(&value) => Err(MadnessRefusal::NoNumbers { madness, value }),
                None => Ok(()),
            },
            FactRule::NumsBan(unlucky) => match parsed.nums.contains(&u16::from(unlucky)) {
                true => Err(MadnessRefusal::UnluckyNumber { madness, value: u16::from(unlucky) }),
                false => Ok(()),
            },
            FactRule::NumsOnly(n) => {
                match parsed.nums.iter().find(|&&value| value % u16::from(n) != 0) {
                    Some(&value) => Err(MadnessRefusal::OddNumber { madness, value, n }),
                    None => Ok(()),
                }
            }
            FactRule::SumsForm => self.require_sums(madness),
            FactRule::TypesNone => match parsed.gears().next() {
                Some(gear) => Err(MadnessRefusal::NoGear { madness, gear }),
                None => Ok(()),
            },
            FactRule::TypesLockFirst => self.require_first_gear(madness),
            FactRule::TypesOnce => self.require_unused_gear(madness),
            FactRule::ShareWithPrev => self.require_shared(madness),
            FactRule::FreshOnly => self.require_fresh(madness),
        }
    }

    /// Requires every number to be a sum of two, and forbids counts.
    fn require_sums(&self, madness: MadnessId) -> Result<(), MadnessRefusal> {
        if let Some(count) = self.said.count {
            debug_assert!(self.parsed.nums.contains(&u16::from(count)));
            return Err(MadnessRefusal::NoCounting { madness, kind: self.said.what });
        }
        let single = match self.said.body {
            Some(_) => self.single_number(),
            None if self.said.split.is_none() => self.said.value.map(u16::from),
            None => None,
        };
        match single {
            Some(value) => Err(MadnessRefusal::NotASum { madness, value }),
            None => Ok(()),
        }
    }

    /// Returns a number of a text that is not part of `a + b`.
    fn single_number(&self) -> Option<u16> {
        let tokens = &self.parsed.tokens;
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

    /// Allows only the kind of equipment that the speaker named first.
    fn require_first_gear(&self, madness: MadnessId) -> Result<(), MadnessRefusal> {
        let Some(gear) = self.require_one_gear(madness)? else { return Ok(()) };
        match self.used_gears().first() {
            Some(&wanted) if wanted != gear => {
                Err(MadnessRefusal::OtherGear { madness, gear, wanted })
            }
            Some(_) | None => Ok(()),
        }
    }

    /// Allows each kind of equipment only once.
    fn require_unused_gear(&self, madness: MadnessId) -> Result<(), MadnessRefusal> {
        let Some(gear) = self.require_one_gear(madness)? else { return Ok(()) };
        let is_used = self.used_gears().contains(&gear);
        if is_used { Err(MadnessRefusal::GearUsedUp { madness, gear }) } else { Ok(()) }
    }

    /// Requires at most one kind of equipment and returns it.
    fn require_one_gear(&self, madness: MadnessId) -> Result<Option<Gear>, MadnessRefusal> {
        match self.parsed.n_gears() {
            0 | 1 => Ok(self.parsed.gears().next()),
            2.. => Err(MadnessRefusal::SeveralGears { madness }),
        }
    }

    fn used_gears(&self) -> Vec<Gear> {
        self.talk.my_parsed_remarks().flat_map(|it| Vec::from_iter(it.gears())).collect()
    }

    /// Requires a kind or number of another player's last remark, if it had one.
    fn require_shared(&self, madness: MadnessId) -> Result<(), MadnessRefusal> {
        let (talk, parsed) = (self.talk, &self.parsed);
        let Some(last) = talk.all_heard().rev().find(|(from, _)| *from != talk.speaker) else {
            return Ok(());
        };
        let last = ParsedRemark::of(&last.1, talk.seats);
        let has_any = last.n_gears() > 0 || !last.nums.is_empty();
        let shares = last.gears().any(|gear| parsed.has_gear(gear))
            || last.nums.iter().any(|number| parsed.nums.contains(number));
        if shares || !has_any { Ok(()) } else { Err(MadnessRefusal::SharesNothing { madness }) }
    }

    /// Forbids everything mentioned before.
    fn require_fresh(&self, madness: MadnessId) -> Result<(), MadnessRefusal> {
        let (talk, parsed) = (self.talk, &self.parsed);
        let mine = talk.my_parsed_remarks();
        let heard = talk.all_heard().map(|(_, said)| ParsedRemark::of(&said, talk.seats));
        for before in mine.chain(heard) {
            if let Some(gear) = before.gears().find(|&gear| parsed.has_gear(gear)) {
                return Err(MadnessRefusal::GearTaken { madness, gear });
            }
            if let Some(&value) = before.nums.iter().find(|it| parsed.nums.contains(it)) {
                return Err(MadnessRefusal::NumberTaken { madness, value });
            }
        }
        Ok(())
    }
}
