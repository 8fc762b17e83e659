//! What a bot says: the next thing worth telling, dressed as its madness wants it.
use kernel::{Seat, SeatSet};

use super::{notes::Notes, plan::Plan};
use crate::{
    data::{ARCANE, Challenge, Gear, Letter, MadnessId, Sign},
    state::State,
    talk::{
        At, Body, Claim, Clause, Ears, Holding, Kind, Remark, Size, Spoken, Statement, Talk,
        Verdict, claim_of, clauses, dress,
    },
};

/// Remarks of a bot in one glass, and of one that leads.
const REMARKS: usize = 6;
const REMARKS_LEADER: usize = 9;
/// How often something is said that may get lost on the way.
const REPEATS: usize = 3;

/// A bot that thinks about its next remark.
pub(crate) struct Speaker<'a> {
    pub state: &'a State,
    pub talk: &'a Talk<'a>,
    pub madness: &'a [MadnessId],
    pub challenges: [Challenge; 2],
    pub notes: &'a Notes,
    pub plans: &'a [Plan; 2],
    /// Says what it has in all, and leaves it at that.
    pub is_terse: bool,
}

impl Speaker<'_> {
    /// The next remark, if there is anything to say that may be said now.
    pub(crate) fn next(&self) -> Option<Remark> {
        let me = self.talk.speaker;
        let max = if me == self.talk.leader { REMARKS_LEADER } else { REMARKS };
        // Signs are not counted: madness may ask for them.
        if self.mine().filter(|says| !says.kind().is_gesture()).count() >= max {
            return None;
        }
        let mut owed = None;
        for wish in self.wishes() {
            match dress(self.talk, self.phrase(wish), self.madness) {
                Ok(remark) => return Some(remark),
                Err(verdict) => owed = owed.or_else(|| self.pay(&verdict)),
            }
        }
        owed.and_then(|remark| dress(self.talk, self.phrase(remark), self.madness).ok())
    }

    /// Is there anything left that could be said later?
    pub(crate) fn has_wishes(&self) -> bool {
        !self.wishes().is_empty()
    }

    /// At a table without the panel the same words are typed.
    fn phrase(&self, wish: Remark) -> Remark {
        let body = match (self.talk.channels.panel, wish.kind().is_gesture()) {
            (false, false) => as_text(&wish),
            _ => None,
        };
        let mut phrased = wish;
        if let Some(body) = body {
            phrased.says = Statement::Text { body };
        }
        phrased
    }

    /// What has to be said before anything else can be: the last remark again, small talk, a lie
    /// that nobody believes.
    fn pay(&self, verdict: &Verdict) -> Option<Remark> {
        match verdict {
            Verdict::NotTwice { .. } => self.last_words(),
            Verdict::NotIdle { .. } => Some(Remark::of(Statement::React { sign: Sign::Hourglass })),
            Verdict::FirstClaimIsTrue { .. } => {
                let gear =
                    Gear::ALL.iter().copied().find(|&gear| self.letter_of(gear).is_none())?;
                Some(Remark::of(Statement::HaveCard { gear, value: 1 }))
            }
            _ => None,
        }
    }

    /// What the bot said, typed or tapped.
    fn mine(&self) -> impl Iterator<Item = Statement> {
        let me = self.talk.speaker;
        let all = self.talk.log.iter().chain(self.talk.pending);
        let seats = self.talk.seats;
        all.filter(move |it| it.from == me).map(move |it| from_text(it, seats))
    }

    /// The last remark with words.
    fn last_words(&self) -> Option<Remark> {
        let me = self.talk.speaker;
        let all = self.talk.log.iter().chain(self.talk.pending);
        let mut mine = all.rev().filter(|it| it.from == me).map(|it| it.remark);
        mine.find(|remark| !remark.kind().is_gesture())
    }

    fn letter_of(&self, gear: Gear) -> Option<Letter> {
        Letter::ALL.iter().copied().find(|&it| self.challenges[it as usize].gear == gear)
    }

    /// In the order of their worth.
    fn wishes(&self) -> Vec<Remark> {
        let mut wishes = Vec::new();
        let mut letters = [Letter::A, Letter::B];
        let total = |letter: Letter| self.holding().total(self.challenges[letter as usize].gear);
        letters.sort_by_key(|&letter| std::cmp::Reverse(total(letter)));
        for letter in letters {
            self.wish_totals(letter, &mut wishes);
        }
        if self.is_terse {
            return wishes;
        }
        for letter in letters {
            self.wish_cards(letter, &mut wishes);
        }
        for letter in letters {
            self.wish_need(letter, &mut wishes);
            self.wish_rough(letter, &mut wishes);
        }
        self.wish_echoes(&mut wishes);
        if self.talk.leader == self.talk.speaker {
            self.wish_orders(&mut wishes);
        }
        self.wish_briefing(&mut wishes);
        wishes
    }

    fn holding(&self) -> &Holding {
        &self.talk.holding
    }

    /// Did the bot say this often enough to be understood?
    fn has_said(&self, says: &Statement) -> bool {
        let n = self.mine().filter(|it| it == says).count();
        n >= if self.is_garbled() { REPEATS } else { 1 }
    }

    fn is_garbled(&self) -> bool {
        let mut all = self.madness.iter().flat_map(|&id| clauses(id));
        all.any(|clause| matches!(clause, Clause::BlankOne | Clause::Audience(Ears::Random)))
    }

    /// Something that was not said yet. Words that may be swallowed have a name to lose.
    fn wish(&self, says: Statement, wishes: &mut Vec<Remark>) {
        if self.has_said(&says) {
            return;
        }
        let to = self.is_garbled().then(|| self.talk.left());
        wishes.push(Remark { to, ..Remark::of(says) });
    }

    /// Has an exact number been told for this challenge, in whatever words?
    fn is_exact(&self, letter: Letter) -> bool {
        let gear = self.challenges[letter as usize].gear;
        let said = |says: &Statement| match *says {
            Statement::HaveTotal { gear: told, .. } => told == gear,
            Statement::Offer { letter: told, value: Some(_) } => told == letter,
            Statement::HaveSize { gear: told, size: Size::No } => told == gear,
            _ => false,
        };
        let n = self.mine().filter(|says| said(says)).count();
        n >= if self.is_garbled() { REPEATS } else { 1 }
    }

    /// The total, or the same in other words.
    fn wish_totals(&self, letter: Letter, wishes: &mut Vec<Remark>) {
        if self.is_exact(letter) {
            return;
        }
        let gear = self.challenges[letter as usize].gear;
        let (value, n) = (self.holding().total(gear), self.holding().count(gear));
        if n == 0 {
            self.wish(Statement::HaveSize { gear, size: Size::No }, wishes);
        }
        self.wish(Statement::HaveTotal { gear, value }, wishes);
        if value > 0 {
            self.wish(Statement::Offer { letter, value: Some(value) }, wishes);
        }
        self.wish_number(letter, value, wishes);
    }

    /// Bare numbers are understood as totals, first for A, then for B.
    fn wish_number(&self, letter: Letter, value: u8, wishes: &mut Vec<Remark>) {
        let mut kinds = self.mine().map(|says| says.kind());
        let n = self.mine().count();
        if kinds.all(|kind| kind == Kind::Number) && n == letter as usize {
            wishes.push(Remark::of(Statement::Number { value }));
        }
    }

    /// Single cards, the highest first. The last one follows from the total.
    fn wish_cards(&self, letter: Letter, wishes: &mut Vec<Remark>) {
        let gear = self.challenges[letter as usize].gear;
        let mut values: Vec<u8> = self.holding().values(gear).collect();
        if self.is_exact(letter) {
            values.pop();
        }
        values.dedup();
        for value in values {
            self.wish_card(gear, value, wishes);
        }
    }

    /// One card; seen double it comes out as a number that no card has.
    fn wish_card(&self, gear: Gear, value: u8, wishes: &mut Vec<Remark>) {
        let says = |value| Statement::HaveCard { gear, value };
        let has_told = self.has_said(&says(value)) || self.has_said(&says(2 * value));
        if has_told {
            return;
        }
        let is_given_away = matches!(value, 4 | 6) || self.has_given_itself_away();
        self.wish(says(value), wishes);
        if is_given_away && value < ARCANE {
            self.wish(says(2 * value), wishes);
        }
    }

    /// After a card of 8 or 12 everybody halves what this bot says.
    fn has_given_itself_away(&self) -> bool {
        self.mine().any(|says| matches!(says, Statement::HaveCard { value: 8 | 12, .. }))
    }

    /// How much the others should bring, if the own cards do the rest.
    fn wish_need(&self, letter: Letter, wishes: &mut Vec<Remark>) {
        let plan = &self.plans[letter as usize];
        let me = self.talk.speaker;
        let is_settled = plan.chance > 0.8 || self.notes.needs[letter as usize].is_some();
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
            self.wish(Statement::Need { letter, value }, wishes);
        }
    }

    /// A rough amount, where numbers fail.
    fn wish_rough(&self, letter: Letter, wishes: &mut Vec<Remark>) {
        let gear = self.challenges[letter as usize].gear;
        let total = self.holding().total(gear);
        if self.is_exact(letter) || total == 0 {
            return;
        }
        let has_told = self
            .mine()
            .any(|says| matches!(says, Statement::HaveCard { gear: told, .. } if told == gear));
        if has_told {
            return;
        }
        self.wish(Statement::HaveSize { gear, size: Size::of(total) }, wishes);
        let has_sized = self
            .mine()
            .any(|says| matches!(says, Statement::HaveSize { gear: told, .. } if told == gear));
        if !has_sized {
            self.wish(Statement::Offer { letter, value: None }, wishes);
            self.wish(Statement::Point { at: At::Gear(gear) }, wishes);
        }
    }

    /// What reached the bot and not everybody, said again for all: by the leader, or else by the
    /// first who heard it and has said nothing of it.
    fn wish_echoes(&self, wishes: &mut Vec<Remark>) {
        let me = SeatSet::only(self.talk.speaker);
        for (id, spoken) in self.talk.log.iter().enumerate() {
            let is_theirs = spoken.from != self.talk.speaker && spoken.heard.kind != Kind::Echo;
            let is_lost = is_theirs && !spoken.is_public() && spoken.seen_by(me).is_some();
            let is_fact = spoken.heard.value.is_some() || spoken.heard.size.is_some();
            let of = id as u8;
            let is_told = self.talk.log.iter().any(|it| it.heard.of == Some(of) && it.is_public());
            if is_lost && is_fact && !is_told {
                self.wish(Statement::Echo { of }, wishes);
            }
        }
    }

    /// The leader asks those who are silent, then says who lays what.
    fn wish_orders(&self, wishes: &mut Vec<Remark>) {
        let percent = |share| self.talk.progress.is_at_least(crate::talk::Percent(share));
        if percent(ASK_AT) {
            self.wish_questions(wishes);
        }
        if percent(ORDER_AT) {
            for letter in [Letter::A, Letter::B] {
                self.wish_requests(letter, wishes);
            }
        }
    }

    /// Somebody who has said nothing may be waiting to be asked.
    fn wish_questions(&self, wishes: &mut Vec<Remark>) {
        for whom in self.talk.others().iter() {
            let is_silent = self.talk.log.iter().all(|it| it.from != whom);
            if is_silent && self.is_mad(whom, 2) {
                self.wish_to(whom, Statement::Ask { gear: self.challenges[0].gear }, wishes);
            }
        }
    }

    fn is_mad(&self, whom: Seat, level: u8) -> bool {
        self.state.minds.level(whom) >= level && !self.state.ignored.has(whom)
    }

    /// Some lay nothing unless they are asked by name.
    fn wish_requests(&self, letter: Letter, wishes: &mut Vec<Remark>) {
        let (plan, gear) = (&self.plans[letter as usize], self.challenges[letter as usize].gear);
        for unit in &plan.units {
            if unit.seat != self.talk.speaker && self.is_mad(unit.seat, 3) {
                let says = Statement::Request { gear, value: Some(unit.value) };
                self.wish_to(unit.seat, says, wishes);
            }
        }
        if let Some(whom) = plan.completer.filter(|&whom| whom != self.talk.speaker)
            && self.is_mad(whom, 3)
        {
            self.wish_to(whom, Statement::Request { gear, value: None }, wishes);
        }
    }

    /// Something for one colleague, said once.
    fn wish_to(&self, whom: Seat, says: Statement, wishes: &mut Vec<Remark>) {
        let me = self.talk.speaker;
        let all = self.talk.log.iter().chain(self.talk.pending);
        let is_alike = |kind: Kind| kind == says.kind() || kind == Kind::Text;
        let has_asked = all
            .filter(|it| it.from == me)
            .any(|it| it.remark.to == Some(whom) && is_alike(it.remark.kind()));
        if !has_asked {
            wishes.push(Remark { to: Some(whom), ..Remark::of(says) });
        }
    }

    /// Who may not lay cards before three remarks makes three.
    fn wish_briefing(&self, wishes: &mut Vec<Remark>) {
        let mut all = self.madness.iter().flat_map(|&id| clauses(id));
        let min = all.find_map(|clause| match clause {
            Clause::PlayAfterRemarks(min, _) => Some(*min),
            _ => None,
        });
        if min.is_some_and(|min| self.mine().count() < min as usize) {
            wishes.push(Remark::of(Statement::React { sign: Sign::ThumbsUp }));
        }
    }
}

/// The words of a statement, to be typed; an echo repeats what was heard.
fn as_text(remark: &Remark) -> Option<Body> {
    let text = match remark.says {
        Statement::HaveCard { gear, value } => format!("have {gear} {value}"),
        Statement::HaveTotal { gear, value } => format!("{gear} total {value}"),
        Statement::HaveSize { gear, size: Size::No } => format!("{gear} total 0"),
        Statement::Request { gear, .. } => format!("play {gear}"),
        Statement::Ask { gear } => format!("{gear}?"),
        _ => return None,
    };
    Body::new(&text)
}

/// What a typed remark says, as a statement.
fn from_text(spoken: &Spoken, seats: u8) -> Statement {
    let says = spoken.remark.says;
    match (says.kind(), claim_of(&spoken.heard, seats)) {
        (Kind::Text, Some(Claim::Card(gear, value))) => Statement::HaveCard { gear, value },
        (Kind::Text, Some(Claim::Total(gear, value))) => Statement::HaveTotal { gear, value },
        _ => says,
    }
}

/// When a leader asks those who are silent, and when orders are given, in percent of the glass.
const ASK_AT: u8 = 25;
const ORDER_AT: u8 = 45;
