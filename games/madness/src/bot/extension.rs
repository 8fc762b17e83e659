//! Decides whether a leader flips the timer again.
use kernel::Seat;

use super::{
    lead::Leader,
    notes::Notes,
    plan::{ENOUGH, Plan},
};
use crate::data::Reward;

/// With this many tokens any reward is worth one.
const TOKENS_RICH: u8 = 4;

impl Leader<'_> {
    /// Returns `true` if the stated cards would have been enough but are not on the sled, as far as
    /// the leader can see. Only once per turn: a player who has held back a card twice will not
    /// play it.
    pub(super) fn wants_more_time(&self) -> bool {
        let here = self.here;
        if here.timer.number != 1 || !self.is_worth_a_token() {
            return false;
        }
        let challenges = here.challenges();
        let notes = Notes::of(here, &challenges);
        let plans = Plan::both(here, &challenges, &notes);
        let is_kept = |plan: &Plan| plan.chance > 0.0 && self.missing(plan).is_none();
        let is_broken = |plan: &Plan| plan.chance >= ENOUGH && self.missing(plan).is_some();
        plans.iter().any(is_broken) && !plans.iter().any(is_kept)
    }

    fn is_worth_a_token(&self) -> bool {
        let tile = self
            .here
            .board
            .encounter_tile()
            .and_then(|tile| tile.seen_by(kernel::SeatSet::SPECTATORS));
        let is_relic = tile.is_some_and(|tile| {
            matches!(tile.front().reward, Reward::Specimen | Reward::Ruin | Reward::Knowledge)
        });
        is_relic || self.here.tokens.total() >= TOKENS_RICH
    }

    /// Returns a player who is part of the plan, has cards and played none.
    fn missing(&self, plan: &Plan) -> Option<Seat> {
        let seats = plan.units.iter().map(|unit| unit.seat).chain(plan.completer);
        let pack = |seat: Seat| self.here.cards.pack(seat);
        seats.into_iter().find(|&seat| pack(seat).n_played() == 0 && pack(seat).n_unplayed() > 0)
    }
}

#[cfg(test)]
mod tests {
    use bots::Bot;
    use kernel::{FastRng, Perspective};

    use crate::{
        Action, Space, Tile,
        bot::{Explorer, Weights},
        tests::scene::{ADA, BRUNO, CHLOE, Scene, Table},
    };

    fn decision(table: &Table) -> Action {
        let mut leader = Explorer::with(Weights::BEST);
        let at = Perspective::new(&table.state, ADA);
        leader.choose(&at, &mut FastRng::new(1)).expect("the leader decides")
    }

    /// Tools 8 to 10 or books 7 to 8 for a specimen; Ada and Bruno have the cards.
    fn promised() -> Table {
        let hands = Scene::of(3).hand(ADA, "tools-4").hand(BRUNO, "tools-5 crates-2");
        let mut table = hands.hand(CHLOE, "crates-3").facing(Space::C1, Tile::Co04).ready();
        table.play(ADA, "say have tools 4").play(BRUNO, "say have tools 5");
        table.play(ADA, "play tools-4");
        table
    }

    #[test]
    fn the_timer_is_extended_once_for_promised_cards() {
        let mut broken = promised();
        broken.all_done();
        assert_eq!(decision(&broken), Action::Extend);
        broken.play(ADA, "extend").tick(1);
        broken.play(ADA, "say have tools 4").play(BRUNO, "say have tools 5").all_done();
        assert_eq!(decision(&broken), Action::Reveal, "once is enough");
        let mut kept = promised();
        kept.play(BRUNO, "play tools-5").all_done();
        assert_eq!(decision(&kept), Action::Reveal);
    }
}
