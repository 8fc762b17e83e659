//! Chooses a bot's next remark and adapts it to its madness.
use kernel::SeatSet;

use super::{
    distortion::Distortion,
    notes::Notes,
    plan::{ENOUGH, Plan},
    typing,
};
use crate::{
    data::{ARCANE, Challenge, Gear, Letter, MadnessId, Sign},
    state::State,
    talk::{
        Audience, Claim, Clause, HeardRemark, Holding, Kind, Kinds, MadnessRefusal, PointTarget,
        Remark, SentRemark, Size, Statement, TalkContext, TalkRefusal, add_affixes, heard_claim,
    },
};

/// Maximum number of remarks of a bot per timer, so that people can talk.
const REMARKS: usize = 4;
/// Maximum number of times that a remark that may get lost is made.
const REPEATS: usize = 3;

/// A bot choosing its next remark.
pub(crate) struct Speaker<'a> {
    pub state: &'a State,
    pub talk: &'a TalkContext<'a>,
    pub madness: &'a [MadnessId],
    pub challenges: [Challenge; 2],
    pub notes: &'a Notes,
    pub plans: &'a [Plan; 2],
    /// The bot states its totals only.
    pub is_terse: bool,
}

impl Speaker<'_> {
    /// Returns the next remark that is useful and allowed now.
    pub(crate) fn next(&self) -> Option<Remark> {
        if self.n_made() >= REMARKS {
            return None;
        }
        let mut required = None;
        for candidate in self.candidates() {
            match add_affixes(self.talk, self.phrase(candidate), self.madness) {
                Ok(remark) => return Some(remark),
                Err(refusal) => required = required.or_else(|| self.required_remark(&refusal)),
            }
        }
        required.and_then(|remark| add_affixes(self.talk, self.phrase(remark), self.madness).ok())
    }

    /// Returns the number of remarks, not counting signs and forced repetitions.
    fn n_made(&self) -> usize {
        let me = self.talk.speaker;
        let all = self.talk.log.iter().chain(self.talk.pending);
        let counts = |it: &&SentRemark| !it.is_free && !it.remark.kind().is_gesture();
        all.filter(|it| it.from == me).filter(counts).count()
    }

    /// Returns `true` if there is anything left to say later.
    pub(crate) fn has_candidates(&self) -> bool {
        !self.candidates().is_empty()
    }

    fn distortion(&self) -> Option<Distortion> {
        Distortion::of(self.talk.all_clauses(self.madness))
    }

    /// Applies madness to the statement, and types it at a table without the panel.
    fn phrase(&self, meant: Remark) -> Remark {
        let says = self.distortion().map_or(meant.says, |distortion| distortion.said(meant.says));
        let candidate = Remark { says, ..meant };
        let is_typed = !self.talk.channels.panel && !candidate.kind().is_gesture();
        let body = if is_typed { typing::as_text(&candidate) } else { None };
        let mut phrased = candidate;
        if let Some(body) = body {
            phrased.says = Statement::Text { body };
        }
        phrased
    }

    /// Returns a remark that madness requires first: a repetition, small talk, or an obvious lie.
    fn required_remark(&self, refusal: &TalkRefusal) -> Option<Remark> {
        let TalkRefusal::Madness(refusal) = refusal else { return None };
        if let MadnessRefusal::NotTwice { .. } = refusal {
            return self.last_words();
        }
        if let MadnessRefusal::NotIdle { .. } = refusal {
            return Some(Remark::of(Statement::React { sign: Sign::Hourglass }));
        }
        if let MadnessRefusal::FirstClaimIsTrue { .. } = refusal {
            let mut gears = Gear::ALL.iter().copied();
            let gear = gears.find(|&gear| self.letter_of(gear).is_none())?;
            return Some(Remark::of(Statement::HaveCard { gear, value: 1 }));
        }
        None
    }

    /// Returns the bot's own statements as meant, typed or tapped.
    pub(super) fn mine(&self) -> impl Iterator<Item = Statement> {
        let me = self.talk.speaker;
        let all = self.talk.log.iter().chain(self.talk.pending);
        let (seats, distortion) = (self.talk.seats, self.distortion());
        all.filter(move |it| it.from == me).map(move |it| {
            let said = typing::from_text(it, seats);
            distortion.map_or(said, |distortion| distortion.meant(said))
        })
    }

    /// Returns the last remark with words.
    fn last_words(&self) -> Option<Remark> {
        let me = self.talk.speaker;
        let all = self.talk.log.iter().chain(self.talk.pending);
        let mut mine = all.rev().filter(|it| it.from == me).map(|it| it.remark);
        mine.find(|remark| !remark.kind().is_gesture())
    }

    fn letter_of(&self, gear: Gear) -> Option<Letter> {
        Letter::ALL.iter().copied().find(|&it| self.challenges[it as usize].gear == gear)
    }

    /// Returns possible remarks in order of value.
    fn candidates(&self) -> Vec<Remark> {
        let mut candidates = Vec::new();
        let mut letters = [Letter::A, Letter::B];
        let total = |letter: Letter| self.holding().total(self.challenges[letter as usize].gear);
        letters.sort_by_key(|&letter| std::cmp::Reverse(total(letter)));
        for letter in letters {
            self.add_totals(letter, &mut candidates);
        }
        if self.is_terse {
            return candidates;
        }
        for letter in letters {
            self.add_cards(letter, &mut candidates);
        }
        for letter in letters {
            self.add_need(letter, &mut candidates);
            self.add_rough_amount(letter, &mut candidates);
        }
        self.add_echoes(&mut candidates);
        if self.talk.leader == self.talk.speaker {
            self.add_orders(&mut candidates);
        }
        self.add_answers(&mut candidates);
        self.add_briefing(&mut candidates);
        candidates
    }

    pub(super) fn holding(&self) -> &Holding {
        &self.talk.holding
    }

    /// Returns `true` if the bot has said this often enough to be understood.
    fn has_said(&self, says: &Statement) -> bool {
        let n = self.mine().filter(|it| it == says).count();
        n >= if self.may_be_lost() { REPEATS } else { 1 }
    }

    fn may_be_lost(&self) -> bool {
        let mut all = self.talk.all_clauses(self.madness);
        all.any(|clause| matches!(clause, Clause::BlankOne | Clause::Audience(Audience::Random)))
    }

    /// Adds a new remark. If a word may be swallowed, it includes a name as a possible target.
    fn add_candidate(&self, says: Statement, candidates: &mut Vec<Remark>) {
        if self.has_said(&says) {
            return;
        }
        let to = self.may_be_lost().then(|| self.talk.left());
        candidates.push(Remark { to, ..Remark::of(says) });
    }

    /// Returns `true` if an exact number has been stated for this challenge.
    fn is_exact(&self, letter: Letter) -> bool {
        let gear = self.challenges[letter as usize].gear;
        let is_exact = |says: &Statement| {
            matches!(*says, Statement::HaveTotal { gear: of, .. } if of == gear)
                || matches!(*says, Statement::Offer { letter: of, value: Some(_) } if of == letter)
                || matches!(*says, Statement::HaveSize { gear: of, size: Size::No } if of == gear)
        };
        let n = self.mine().filter(is_exact).count();
        n >= if self.may_be_lost() { REPEATS } else { 1 }
    }

    /// Adds the total, or equivalent remarks.
    fn add_totals(&self, letter: Letter, candidates: &mut Vec<Remark>) {
        if self.is_exact(letter) {
            return;
        }
        let gear = self.challenges[letter as usize].gear;
        let (value, n) = (self.holding().total(gear), self.holding().count(gear));
        if n == 0 {
            self.add_candidate(Statement::HaveSize { gear, size: Size::No }, candidates);
        }
        self.add_candidate(Statement::HaveTotal { gear, value }, candidates);
        if value > 0 {
            self.add_candidate(Statement::Offer { letter, value: Some(value) }, candidates);
        }
        self.add_number(letter, value, candidates);
    }

    /// Adds bare numbers, which are understood as totals, first for A, then for B.
    fn add_number(&self, letter: Letter, value: u8, candidates: &mut Vec<Remark>) {
        let mut kinds = self.mine().map(|says| says.kind());
        let n = self.mine().count();
        if kinds.all(|kind| kind == Kind::Number) && n == letter as usize {
            candidates.push(Remark::of(Statement::Number { value }));
        }
    }

    /// Adds single cards, highest first. The last one follows from the total.
    fn add_cards(&self, letter: Letter, candidates: &mut Vec<Remark>) {
        let gear = self.challenges[letter as usize].gear;
        let mut values: Vec<u8> = self.holding().values(gear).collect();
        if self.is_exact(letter) {
            values.pop();
        }
        values.dedup();
        for value in values {
            self.add_card(gear, value, candidates);
        }
    }

    /// Adds one card. With double vision it becomes a number that no card has.
    fn add_card(&self, gear: Gear, value: u8, candidates: &mut Vec<Remark>) {
        let says = |value| Statement::HaveCard { gear, value };
        let has_stated = self.has_said(&says(value)) || self.has_said(&says(2 * value));
        if has_stated {
            return;
        }
        let is_given_away = matches!(value, 4 | 6) || self.has_given_itself_away();
        self.add_candidate(says(value), candidates);
        if is_given_away && value < ARCANE {
            self.add_candidate(says(2 * value), candidates);
        }
    }

    /// Returns `true` after a card of 8 or 12, which makes everyone halve this bot's numbers.
    fn has_given_itself_away(&self) -> bool {
        self.mine().any(|says| matches!(says, Statement::HaveCard { value: 8 | 12, .. }))
    }

    /// Adds how much the others should bring if the bot does the rest.
    fn add_need(&self, letter: Letter, candidates: &mut Vec<Remark>) {
        let plan = &self.plans[letter as usize];
        let me = self.talk.speaker;
        let is_settled = plan.chance > ENOUGH || self.notes.needs[letter as usize].is_some();
        if self.is_exact(letter) || is_settled {
            return;
        }
        let challenge = self.challenges[letter as usize];
        let others = self.state.all_seats().without(SeatSet::only(me));
        let units = self.notes.units(others, challenge.gear);
        let mut sums: Vec<u8> = (0..1_u32 << units.len())
            .map(|mask| {
                let chosen = units.iter().enumerate().filter(|(nth, _)| mask >> nth & 1 != 0);
                chosen.map(|(_, unit)| unit.value).fold(0_u8, u8::saturating_add)
            })
            .collect();
        sums.sort_unstable();
        sums.dedup();
        let fits = |sum: &&u8| {
            super::share::fill(self.holding(), challenge, **sum).is_some_and(|it| !it.is_empty())
        };
        if let Some(&value) = sums.iter().find(fits) {
            self.add_candidate(Statement::Need { letter, value }, candidates);
        }
    }

    /// Adds a rough amount where numbers are forbidden.
    fn add_rough_amount(&self, letter: Letter, candidates: &mut Vec<Remark>) {
        let gear = self.challenges[letter as usize].gear;
        let total = self.holding().total(gear);
        if self.is_exact(letter) || total == 0 {
            return;
        }
        let has_stated = self
            .mine()
            .any(|says| matches!(says, Statement::HaveCard { gear: of, .. } if of == gear));
        if has_stated {
            return;
        }
        self.add_candidate(Statement::HaveSize { gear, size: Size::of(total) }, candidates);
        let has_sized = self
            .mine()
            .any(|says| matches!(says, Statement::HaveSize { gear: of, .. } if of == gear));
        if !has_sized {
            self.add_candidate(Statement::Offer { letter, value: None }, candidates);
            self.add_candidate(Statement::Point { at: PointTarget::Gear(gear) }, candidates);
        }
    }

    /// Repeats private remarks for everyone, as the leader or as the first player who heard them
    /// and has not spoken about them. A bot that can only echo also repeats claims that hold for
    /// its own cards.
    fn add_echoes(&self, candidates: &mut Vec<Remark>) {
        let me = SeatSet::only(self.talk.speaker);
        let echoes = Kinds::of(&[Kind::Echo]);
        let can_only_echo = self
            .talk
            .all_clauses(self.madness)
            .any(|clause| matches!(*clause, Clause::KindsOnly(kinds, _) if kinds == echoes));
        for (id, sent) in self.talk.log.iter().enumerate() {
            let is_theirs = sent.from != self.talk.speaker && sent.heard.kind != Kind::Echo;
            let is_lost = is_theirs && !sent.is_public() && sent.seen_by(me).is_some();
            let is_fact = sent.heard.value.is_some() || sent.heard.size.is_some();
            let of = id as u8;
            let is_public_now =
                self.talk.log.iter().any(|it| it.heard.of == Some(of) && it.is_public());
            let is_mine = can_only_echo && is_theirs && self.holds(&sent.heard);
            if is_mine || is_lost && is_fact && !is_public_now {
                self.add_candidate(Statement::Echo { of }, candidates);
            }
        }
    }

    /// Returns `true` if a player's claim also holds for the bot's own cards.
    fn holds(&self, said: &HeardRemark) -> bool {
        match heard_claim(said, self.talk.seats) {
            Some(Claim::Card(gear, value)) => self.holding().has(gear, value),
            Some(Claim::Total(gear, value)) => self.holding().total(gear) == value,
            Some(Claim::Count(gear, n)) => self.holding().count(gear) == n,
            Some(Claim::Size(gear, Size::No)) => self.holding().count(gear) == 0,
            Some(Claim::Size(..)) | None => false,
        }
    }

    /// Makes three remarks if the bot may not play cards before that.
    fn add_briefing(&self, candidates: &mut Vec<Remark>) {
        let mut all = self.talk.all_clauses(self.madness);
        let min = all.find_map(|clause| {
            if let Clause::PlayAfterRemarks(min, _) = *clause { Some(min) } else { None }
        });
        if min.is_some_and(|min| self.mine().count() < min as usize) {
            candidates.push(Remark::of(Statement::React { sign: Sign::ThumbsUp }));
        }
    }
}
