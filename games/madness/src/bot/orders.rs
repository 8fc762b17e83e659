//! Remarks of a bot to other players: questions, answers and a leader's orders.
use kernel::Seat;

use super::speaker::Speaker;
use crate::{
    data::{LEVELS, Letter},
    talk::{Kind, Percent, Remark, Statement},
};

/// When a leader asks silent players and when it gives orders, in percent of the timer.
const ASK_AT: u8 = 25;
const ORDER_AT: u8 = 45;

impl Speaker<'_> {
    /// As leader, asks silent players, then says who plays what.
    pub(super) fn add_orders(&self, candidates: &mut Vec<Remark>) {
        let percent = |share| self.talk.progress.is_at_least(Percent(share));
        if percent(ASK_AT) {
            self.add_questions(candidates);
        }
        if percent(ORDER_AT) {
            for letter in [Letter::A, Letter::B] {
                self.add_requests(letter, candidates);
            }
        }
    }

    /// Asks players who have said nothing, because they may be waiting to be asked.
    fn add_questions(&self, candidates: &mut Vec<Remark>) {
        for whom in self.talk.others().iter() {
            let is_silent = self.talk.log.iter().all(|it| it.from != whom);
            if is_silent && self.is_mad(whom, 2) {
                self.add_request(
                    whom,
                    Statement::Ask { gear: self.challenges[0].gear },
                    candidates,
                );
            }
        }
    }

    fn is_mad(&self, whom: Seat, level: u8) -> bool {
        self.state.madness.level(whom) >= level && !self.state.ignored.has(whom)
    }

    /// Addresses each contributor by name, starting with players who may not play unless asked.
    fn add_requests(&self, letter: Letter, candidates: &mut Vec<Remark>) {
        let (plan, gear) = (&self.plans[letter as usize], self.challenges[letter as usize].gear);
        let stated = plan.units.iter().map(|unit| (unit.seat, Some(unit.value)));
        let mut asked: Vec<(Seat, Option<u8>)> = stated.collect();
        asked.extend(plan.completer.map(|whom| (whom, None)));
        asked.retain(|&(whom, _)| whom != self.talk.speaker);
        asked.sort_by_key(|&(whom, _)| !self.is_mad(whom, LEVELS));
        for (whom, value) in asked {
            self.add_request(whom, Statement::Request { gear, value }, candidates);
        }
    }

    /// Adds a remark to one player, once.
    fn add_request(&self, whom: Seat, says: Statement, candidates: &mut Vec<Remark>) {
        let me = self.talk.speaker;
        let all = self.talk.log.iter().chain(self.talk.pending);
        let is_alike = |kind: Kind| kind == says.kind() || kind == Kind::Text;
        let has_asked = all
            .filter(|it| it.from == me)
            .any(|it| it.remark.to == Some(whom) && is_alike(it.remark.kind()));
        if !has_asked {
            candidates.push(Remark { to: Some(whom), ..Remark::of(says) });
        }
    }

    /// Answers yes or no if the bot could not say more. A bot that is still silent later asks about
    /// the first challenge.
    pub(super) fn add_answers(&self, candidates: &mut Vec<Remark>) {
        if self.mine().any(|says| !matches!(says, Statement::Yes | Statement::No)) {
            return;
        }
        for id in 0..self.talk.log.len().min(u8::MAX as usize) as u8 {
            let Some((from, said)) = self.talk.heard(id) else { continue };
            let is_for_me = said.to.is_none_or(|to| to == self.talk.speaker);
            if let (Kind::Ask, Some(gear)) = (said.kind, said.gear)
                && from != self.talk.speaker
                && is_for_me
                && !self.has_answered(id)
            {
                let has_it = self.holding().count(gear) > 0;
                let says = if has_it { Statement::Yes } else { Statement::No };
                candidates.push(Remark { re: Some(id), ..Remark::of(says) });
            }
        }
        if self.talk.progress.is_at_least(Percent(ASK_AT)) && self.mine().next().is_none() {
            candidates.push(Remark::of(Statement::Ask { gear: self.challenges[0].gear }));
        }
    }

    fn has_answered(&self, id: u8) -> bool {
        let all = self.talk.log.iter().chain(self.talk.pending);
        all.filter(|it| it.from == self.talk.speaker).any(|it| it.remark.re == Some(id))
    }
}

#[cfg(test)]
mod tests {
    use bots::Bot;
    use kernel::{FastRng, Perspective};

    use crate::{
        Action, Space, Tile,
        bot::{Explorer, Weights},
        tests::scene::{ADA, BRUNO, CHLOE, Scene},
    };

    /// Tools 8 to 10 or books 7 to 8. Ada leads; Bruno and Chloe have the tools.
    #[test]
    fn a_leader_asks_every_contributor_by_name() {
        let hands = Scene::of(3).hand(ADA, "crates-4").hand(BRUNO, "tools-5 crates-2");
        let mut table = hands.hand(CHLOE, "tools-4").facing(Space::C1, Tile::Co04).ready();
        table.play(BRUNO, "say have tools 5").play(CHLOE, "say have tools 4");
        let mut said = Vec::new();
        for _ in 0..20 {
            let at = Perspective::new(&table.state, ADA);
            let choice = Explorer::with(Weights::BEST).choose(&at, &mut FastRng::new(1));
            if let Some(Action::Say { remark, .. }) = choice {
                said.push(remark.to_string());
                table.play(ADA, &format!("say {remark}"));
            }
            table.tick(1);
        }
        assert!(said.contains(&"to p2 play tools 5".to_owned()), "{said:?}");
        assert!(said.contains(&"to p3 play tools 4".to_owned()), "{said:?}");
    }
}
