//! Leading as written: injuries in the deck do not count, so accidents are welcome as long as the
//! supply lasts, and the last rest hides those in the discard (M16.1, M16.2).
use kernel::Seat;

use super::lead::{Leader, row};
use crate::{
    data::{ACCIDENT, Card, Stage},
    space::Space,
};

/// Row of the last space.
const LAST_ROW: u8 = 10;
/// Without room for this many madness levels, the die cannot be avoided for long.
const MADNESS_ROOM: u8 = 4;
/// A rest needs two tokens, and no other rest may cost the last one.
const TOKENS_KEPT: u8 = 3;

impl Leader<'_> {
    pub(super) fn is_as_written(&self) -> bool {
        self.here.options.as_written
    }

    /// Returns `true` if an accident adds injuries that will not count.
    pub(super) fn welcomes_accidents(&self) -> bool {
        self.is_as_written() && self.here.cards.injuries_left() >= ACCIDENT
    }

    /// Returns `true` if the supply has to be saved for rolls that cannot be avoided.
    pub(super) fn must_save_injuries(&self) -> bool {
        let here = self.here;
        let room: u8 = here.all_seats().iter().map(|seat| 3 - here.madness.level(seat)).sum();
        let n_saved = if room >= MADNESS_ROOM { 0 } else { ACCIDENT };
        here.cards.injuries_left() < ACCIDENT + n_saved
    }

    /// Returns `true` if the expedition has to escape while it can still rest at the end.
    pub(super) fn must_leave_as_written(&self) -> bool {
        self.here.tokens.total() <= TOKENS_KEPT || self.must_save_injuries()
    }

    /// Returns `true` if one more lost token would make the last rest impossible.
    pub(super) fn needs_every_token(&self) -> bool {
        self.is_as_written() && self.here.tokens.total() < TOKENS_KEPT
    }

    /// Returns `true` if no leader can rest after this turn.
    pub(super) fn is_last_chance_to_rest(&self) -> bool {
        let here = self.here;
        let Some(n_left) = here.board.plane.map(n_turns_left).filter(|&n| n <= MAX_FORESEEN) else {
            return false;
        };
        let mut leader = here.turn;
        let mut later = (0..n_left).map(|_| {
            leader = leader.next_of(here.n_seats);
            leader
        });
        !later.any(|seat: Seat| !here.relics[seat.index()].cover(Stage::Rest))
    }

    /// Rests to hide injuries when it is the last chance. `usually` says whether a rest is due
    /// anyway, which may not cost the tokens for the last one.
    pub(super) fn wants_rest_as_written(&self, usually: bool) -> bool {
        let here = self.here;
        if self.is_last_chance_to_rest() {
            return here.cards.n_discarded(Card::Injury) > 0;
        }
        usually && here.tokens.total() >= TOKENS_KEPT
    }
}

/// From the Edge on, the number of turns is known.
const MAX_FORESEEN: u8 = 3;

const fn n_turns_left(at: Space) -> u8 {
    LAST_ROW - row(at)
}

#[cfg(test)]
mod tests {
    use bots::Bot;
    use kernel::{FastRng, Perspective, SeatSet};

    use crate::{
        Action, Face, Letter, Space, Tile,
        bot::{Explorer, Weights},
        state::Phase,
        tests::scene::{ADA, Scene},
    };

    fn written(scene: Scene) -> Scene {
        scene.options(|options| options.as_written = true)
    }

    fn choice(scene: Scene) -> Option<Action> {
        let table = scene.ready();
        let at = Perspective::new(&table.state, ADA).with_people(SeatSet::first_n(3));
        Explorer::with(Weights::BEST).choose(&at, &mut FastRng::new(1))
    }

    #[test]
    fn accidents_are_accepted_while_injuries_are_left() {
        let accident = || {
            let scene = Scene::of(3).facing(Space::C1, Tile::Co04);
            let missed = Vec::new().into();
            scene.phase(Phase::Rolled { letter: Letter::A, face: Face::Accident, missed })
        };
        assert_eq!(choice(accident()), Some(Action::Reroll));
        assert_eq!(choice(written(accident())), Some(Action::Accept));
        assert_eq!(choice(written(accident()).injuries_left(1)), Some(Action::Reroll));
    }

    #[test]
    fn missed_challenges_are_paid_for_with_the_die() {
        let scene = Scene::of(3).facing(Space::C1, Tile::Co04);
        let scene = || scene.clone().phase(Phase::Failing { missed: vec![Letter::A].into() });
        let is_roll = |action| matches!(action, Some(Action::Roll { .. }));
        assert!(!is_roll(choice(scene())), "one player goes mad instead");
        assert!(is_roll(choice(written(scene()))));
        assert!(!is_roll(choice(written(scene()).injuries_left(1))), "it could lose the game");
    }

    #[test]
    fn the_last_leader_who_can_rest_does() {
        let resting = |at: Space, gone: &[Space]| {
            let scene = Scene::of(3).plane(at).gone(gone).phase(Phase::Resting).tokens(2, 0);
            written(scene)
        };
        let home = || resting(Space::Z3, &[Space::X2, Space::Z1, Space::Z2]);
        assert_eq!(choice(home()), Some(Action::Rest));
        let late = || resting(Space::Z1, &[Space::X2]);
        assert_eq!(choice(late()), Some(Action::SkipRest), "two others can rest later");
        let covered = late().relics(crate::tests::scene::BRUNO, "kn-a");
        let covered = covered.relics(crate::tests::scene::CHLOE, "kn-b");
        assert_eq!(choice(covered), Some(Action::Rest));
    }

    #[test]
    fn no_one_is_waited_for_before_the_timer() {
        let ready = || Scene::of(3).plane(Space::C1).phase(Phase::Ready { from: Some(Space::C2) });
        assert_eq!(choice(ready()), None);
        assert_eq!(choice(written(ready())), Some(Action::Flip));
    }
}
