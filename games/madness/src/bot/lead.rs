//! Decisions of the leader: where to fly, what to take, how to pay.
use kernel::{Seat, SeatSet};

use super::weights::Weights;
use crate::{
    action::Action,
    data::{Card, Gear, Region, Relic, Reward, Stage},
    space::Space,
    state::{Phase, State},
    tile::Tile,
};

/// A leader that uses public information only. `here` is a determinized state: its hidden cards and
/// tiles are never read.
pub(crate) struct Leader<'a> {
    pub here: &'a State,
    pub actions: &'a [Action],
    pub weights: &'a Weights,
}

/// A balance of relics over injuries that is worth bringing home.
const ENOUGH_WON: i8 = 3;
const THIN_SLED: u8 = 1;

impl Leader<'_> {
    pub(crate) fn decide(&self) -> Option<Action> {
        let here = self.here;
        match here.phase {
            Phase::Moving => self.best_move(),
            Phase::Ready { .. } => Some(self.ignore_madness().unwrap_or(Action::Flip)),
            Phase::TimerOut => self.judge(),
            Phase::Rewarding { reward, .. } => self.reward(reward),
            Phase::Failing { .. } => self.pay(),
            Phase::Rolled { letter, face, .. } => Some(self.reroll(letter, face)),
            Phase::Drawing { .. } => self.draw(),
            Phase::Resting => {
                Some(if self.is_rest_due() { Action::Rest } else { Action::SkipRest })
            }
            Phase::Talking | Phase::Silent | Phase::Searching { .. } | Phase::Over { .. } => None,
        }
    }

    pub(super) fn can(&self, action: Action) -> bool {
        self.actions.contains(&action)
    }

    fn region(&self) -> Region {
        self.here.board.plane.map_or(Region::Coast, Space::region)
    }

    /// Returns the number of tiles of a region that the expedition has faced.
    fn n_visits(&self, region: Region) -> usize {
        self.here.board.used().iter().filter(|tile| tile.region() == region).count()
    }

    /// Returns where to fly: as many tiles of each region as the route asks for, then up.
    fn best_move(&self) -> Option<Action> {
        let region = self.region();
        let is_done = self.n_visits(region) >= self.quota(region);
        let worth = |to: Space| {
            let has_tile = self.here.board.tile(to).is_some();
            let climbs = row(to) > self.here.board.plane.map_or(0, row);
            let is_next = to.region() > region;
            let mut worth = 0.0;
            worth += if has_tile { self.tile_worth(to) } else { -1.0 };
            worth += match (is_done, is_next) {
                (true, true) => 4.0,
                (true, false) if climbs => 2.0,
                (false, true) => -2.0,
                (true | false, false) => 0.0,
            };
            // Climbing within a region keeps the way up short, and the middle has more neighbours.
            worth += if climbs && !is_next { 0.05 } else { 0.0 };
            // The top of the city leads out but not to the rest of the city.
            let is_early = self.n_visits(Region::City) + 1 < self.quota(Region::City);
            worth -= if to == Space::Y3 && is_early { 1.5 } else { 0.0 };
            worth + 0.01 * to.neighbours().iter().count() as f32 + self.start_worth(to)
        };
        let moves = self
            .actions
            .iter()
            .filter_map(|action| if let Action::Move { to } = *action { Some(to) } else { None });
        let best = moves.max_by(|one, other| worth(*one).total_cmp(&worth(*other)))?;
        Some(Action::Move { to: best })
    }

    /// Prefers the second row as the first tile: the shore only costs time.
    fn start_worth(&self, to: Space) -> f32 {
        let starts = self.here.board.plane.is_none();
        if starts && row(to) == 2 && self.quota(Region::Coast) < 3 { 1.0 } else { 0.0 }
    }

    fn quota(&self, region: Region) -> usize {
        let nth = region as usize;
        match self.weights.route[self.here.n_seats as usize - 3].get(nth) {
            Some(&quota) if !self.should_leave() => quota,
            Some(_) | None => 0,
        }
    }

    /// Returns `true` if the expedition should leave: few tokens are left, or the balance is good
    /// and there are too few tokens to keep it.
    fn should_leave(&self) -> bool {
        if self.is_as_written() {
            return self.must_leave_as_written();
        }
        let tokens = self.here.tokens;
        let is_won = self.here.balance() >= ENOUGH_WON && tokens.sled <= THIN_SLED;
        tokens.total() <= 2 || is_won
    }

    /// Returns the expected value of a tile, or the actual one if the tile is known.
    fn tile_worth(&self, at: Space) -> f32 {
        let known = self.here.board.tile(at).and_then(|tile| tile.seen_by(SeatSet::SPECTATORS));
        match known {
            Some(tile) => self.reward_worth(tile.front().reward),
            None => {
                let used = self.here.board.used();
                let left = Tile::of(at.region()).iter().filter(|tile| !used.has(**tile));
                let (mut sum, mut n) = (0.0, 0.0);
                for tile in left {
                    sum += self.reward_worth(tile.front().reward);
                    n += 1.0;
                }
                if n > 0.0 { sum / n } else { 0.0 }
            }
        }
    }

    fn reward_worth(&self, reward: Reward) -> f32 {
        let is_high = matches!(self.region(), Region::City | Region::Edge | Region::Escape);
        let has_injury = self.here.cards.n_discarded(Card::Injury) > 0;
        match reward {
            Reward::Specimen | Reward::Ruin | Reward::Knowledge => {
                if self.here.seats_below_max_level().is_empty() { 0.6 } else { 1.0 }
            }
            Reward::Heal if self.welcomes_accidents() => -0.5,
            Reward::Heal if has_injury => 0.9,
            Reward::Heal => 0.0,
            Reward::Arcane if is_high => 0.1,
            Reward::Arcane => 0.7,
            Reward::Praise => 0.3 * f32::from(self.here.tokens.discard.min(2)),
            Reward::Search => 0.2,
        }
    }

    /// Spends a token to ignore madness before the hardest encounters.
    fn ignore_madness(&self) -> Option<Action> {
        let here = self.here;
        if here.tokens.sled < self.weights.ignore_madness[self.region() as usize] {
            return None;
        }
        let maddest = here
            .all_seats()
            .iter()
            .filter(|&whom| here.madness.level(whom) >= 2 && self.can(Action::Ignore { whom }))
            .max_by_key(|&whom| here.madness.level(whom))?;
        Some(Action::Ignore { whom: maddest })
    }

    /// Reveals the sled unless more time would help. Accusations are left to people.
    fn judge(&self) -> Option<Action> {
        if self.can(Action::Dismiss) {
            return Some(Action::Dismiss);
        }
        let extends = self.can(Action::Extend) && self.wants_more_time();
        Some(if extends { Action::Extend } else { Action::Reveal })
    }

    fn reward(&self, reward: Reward) -> Option<Action> {
        match reward {
            Reward::Specimen | Reward::Ruin | Reward::Knowledge => self.relic(),
            Reward::Arcane => self.arcane(),
            Reward::Search | Reward::Heal | Reward::Praise => self.search(),
        }
    }

    /// Picks the player who can best bear more madness and whose covered space costs least.
    fn relic(&self) -> Option<Action> {
        let cost = |relic: Relic, whom: Seat| {
            let is_covered = self.here.relics[whom.index()].cover(relic.covers());
            let space = if is_covered { 0.0 } else { self.cover_cost(relic.covers(), whom) };
            self.madness_cost(whom) + space
        };
        let choices = self.actions.iter().filter_map(|action| {
            if let Action::Relic { relic, whom } = *action { Some((relic, whom)) } else { None }
        });
        let (relic, whom) =
            choices.min_by(|one, other| cost(one.0, one.1).total_cmp(&cost(other.0, other.1)))?;
        Some(Action::Relic { relic, whom })
    }

    /// Returns the cost of being unable to spend tokens in a phase while this player leads.
    fn cover_cost(&self, stage: Stage, whom: Seat) -> f32 {
        let cost = match stage {
            Stage::Movement => 0.1,
            Stage::Encounter => 0.05,
            Stage::Resolution => 0.25,
            Stage::Draw => 0.1,
            Stage::Rest => 0.3,
        };
        let blocked = self
            .here
            .all_seats()
            .iter()
            .filter(|&seat| seat != whom && self.here.relics[seat.index()].cover(stage));
        cost * (1.0 + blocked.count() as f32)
    }

    /// Picks the kind with the fewest high cards in circulation.
    fn arcane(&self) -> Option<Action> {
        let gears = Gear::ALL.iter().copied().filter(|&gear| self.can(Action::Arcane { gear }));
        let gear = gears.max_by_key(|&gear| self.here.cards.arcane_left(gear))?;
        Some(Action::Arcane { gear })
    }

    /// Picks the next space up.
    fn search(&self) -> Option<Action> {
        let at = self.here.board.plane?;
        let near = |to: &Space| at.neighbours().has(*to);
        let spaces = self
            .actions
            .iter()
            .filter_map(|action| if let Action::Search { at } = *action { Some(at) } else { None });
        let best = spaces.max_by_key(|to| (near(to), row(*to)));
        Some(best.map_or(Action::SkipSearch, |at| Action::Search { at }))
    }

    /// Deals cards of a short deck to the smallest hands whose owners can speak about them.
    fn draw(&self) -> Option<Action> {
        let here = self.here;
        let needy = here
            .all_seats()
            .iter()
            .filter(|&whom| self.can(Action::Deal { whom }))
            .min_by_key(|&whom| (here.cards.pack(whom).n_unplayed(), here.madness.level(whom)));
        if let Some(whom) = needy {
            return Some(Action::Deal { whom });
        }
        // As written, cards are drawn on the last space, but they help no one.
        let is_last = here.board.plane == Some(Space::Z3);
        let plenty = here.cards.n_deck() >= 2 * here.n_seats && !is_last;
        let is_rich = here.tokens.sled >= self.weights.raise[self.region() as usize];
        if plenty && is_rich && self.can(Action::Raise) && !self.has_raised() {
            return Some(Action::Raise);
        }
        Some(Action::EndDraw)
    }

    fn has_raised(&self) -> bool {
        let usual_limit = crate::data::hand_limit(self.here.n_seats);
        matches!(self.here.phase, Phase::Drawing { limit } if limit > usual_limit)
    }

    fn is_rest_due(&self) -> bool {
        let usually = self.wants_rest();
        if self.is_as_written() { self.wants_rest_as_written(usually) } else { usually }
    }

    /// Returns `true` if a rest is due: before hands run out, or to bring arcane cards into play.
    fn wants_rest(&self) -> bool {
        let here = self.here;
        let total = here.tokens.total();
        let n_left = n_turns_left(here.board.plane);
        if n_left == 0 || total <= 1 {
            return false;
        }
        let is_deck_short = here.cards.n_deck() <= here.n_seats + self.weights.rest_margin;
        let arcane = Gear::ALL.iter().map(|&gear| here.cards.n_discarded(Card::arcane(gear)));
        let waits = arcane.sum::<u8>() >= 2 && self.region() <= Region::Mountain;
        let thin = here.tokens.discard >= 3 && here.tokens.sled == 0;
        let is_urgent = here.n_needed(crate::data::hand_limit(here.n_seats)) > 0;
        match total {
            2 => is_deck_short && is_urgent && n_left >= 1,
            _ => is_deck_short || thin || waits && total >= 4,
        }
    }
}

/// Returns the minimum number of turns left, not counting the current one.
fn n_turns_left(plane: Option<Space>) -> u8 {
    match plane {
        None => 9,
        Some(Space::Z3) => 0,
        // Cards drawn after the second to last turn are useless.
        Some(Space::Z2) => 0,
        Some(Space::Z1) => 1,
        Some(at) => 9 - row(at),
    }
}

/// Returns the row of a space, counted from the shore.
pub(super) const fn row(at: Space) -> u8 {
    match at as usize {
        0..6 => 1,
        6..11 => 2,
        11..15 => 3,
        15..18 => 4,
        18..20 => 5,
        20 => 6,
        21..24 => 7,
        24 => 8,
        25 => 9,
        _ => 10,
    }
}
