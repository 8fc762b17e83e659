//! How a leader pays for a missed challenge: madness or a roll of the die.
use kernel::Seat;

use super::lead::Leader;
use crate::{
    action::Action,
    data::{Face, Letter, Stage},
};

/// Number of injuries in the supply that counts as few. An accident costs two.
const FEW_INJURIES: u8 = 3;

impl Leader<'_> {
    /// Chooses madness or the die for a missed challenge.
    pub(super) fn pay(&self) -> Option<Action> {
        let here = self.here;
        let whom = here
            .all_seats()
            .iter()
            .filter(|&whom| self.actions.iter().any(|it| is_madden(it, whom)))
            .min_by(|one, other| self.madness_cost(*one).total_cmp(&self.madness_cost(*other)));
        let letter = |action: &Action| {
            if let Action::Madden { letter, .. } | Action::Roll { letter } = *action {
                Some(letter)
            } else {
                None
            }
        };
        let letters: Vec<Letter> = self.actions.iter().filter_map(letter).collect();
        // Roll for the nearer miss, because confusion costs its distance.
        let nearest = letters.iter().copied().min_by_key(|&letter| here.distance(letter))?;
        let farthest = letters.iter().copied().max_by_key(|&letter| here.distance(letter))?;
        // With few injuries left, another accident may be the last one.
        let is_dire = if self.is_as_written() {
            self.must_save_injuries()
        } else {
            here.cards.injuries_left() <= FEW_INJURIES
        };
        match whom {
            Some(whom) if is_dire || self.madness_cost(whom) <= self.die_cost(nearest) => {
                Some(Action::Madden { letter: farthest, whom })
            }
            Some(_) | None => Some(Action::Roll { letter: nearest }),
        }
    }

    /// Returns the expected cost of a roll.
    fn die_cost(&self, letter: Letter) -> f32 {
        let here = self.here;
        let tokens = here.tokens;
        let can_reroll = here.can_spend(Stage::Resolution);
        let distance = here.distance(letter);
        let accident = match here.cards.injuries_left() {
            0 | 1 => 50.0,
            _ if self.welcomes_accidents() => -self.weights.hidden_injury * 2.0,
            _ => self.weights.injury * 2.0,
        };
        let last = |n: u8| match tokens.total() {
            total if total <= n => 50.0,
            _ if self.needs_every_token() => self.weights.last_rest,
            _ => 0.0,
        };
        let confusion = if here.confusion_costs_token(distance) {
            self.weights.token + last(1)
        } else {
            self.weights.card * f32::from(distance.min(here.cards.n_deck()))
        };
        let loss =
            if tokens.sled >= 2 { self.weights.token * 0.5 } else { self.weights.token + last(1) };
        let plain = (accident + confusion + loss) / 3.0;
        if can_reroll && tokens.sled >= 2 {
            let again = plain + self.weights.token * 0.35;
            return (accident.min(again) + confusion.min(again) + loss.min(again)) / 3.0;
        }
        plain
    }

    pub(super) fn reroll(&self, letter: Letter, face: Face) -> Action {
        let here = self.here;
        let (sled, distance) = (here.tokens.sled, here.distance(letter));
        let few = here.cards.injuries_left() <= FEW_INJURIES;
        let again = match face {
            Face::Accident if self.welcomes_accidents() => false,
            Face::Accident => sled >= 2 || few,
            Face::Confusion => {
                here.confusion_costs_token(distance) || distance.min(here.cards.n_deck()) >= 5
            }
            // Accepting would remove a token from the game.
            Face::Loss => sled == 1,
        };
        if again && self.can(Action::Reroll) { Action::Reroll } else { Action::Accept }
    }

    /// Returns the cost of one more madness level.
    pub(super) fn madness_cost(&self, whom: Seat) -> f32 {
        let level = self.here.madness.level(whom) as usize;
        // The next leader should be able to speak.
        let is_next = whom == self.here.turn.next_of(self.here.n_seats);
        self.weights.madness.get(level).copied().unwrap_or(0.0) + if is_next { 0.02 } else { 0.0 }
    }
}

fn is_madden(action: &Action, seat: Seat) -> bool {
    matches!(*action, Action::Madden { whom, .. } if whom == seat)
}
