//! The features that the heuristics weigh: time, danger and routes.
use kernel::{Seat, SeatSet};

use crate::{
    board::{N_SPACES, N_TILES, Space, SpaceSet, TRACK_END},
    data::{FACES, N_DICE, Sun, load_level},
    insight::odds,
    route,
    rules::{boulder, walls},
    state::State,
};

/// The table as seen by one adventurer in their turn.
pub(super) struct Scene<'a> {
    pub(super) state: &'a State,
    pub(super) seat: Seat,
    pub(super) at: Space,
    pub(super) actions: u8,
    /// The number of actions to the exit from every space, avoiding risky tiles.
    pub(super) to_exit: [u8; N_SPACES],
    /// The probability that each tile is trapped, as far as this seat knows.
    pub(super) risks: [f32; N_TILES],
    pub(super) avoid: SpaceSet,
}

impl<'a> Scene<'a> {
    pub(super) fn of(state: &'a State, seat: Seat, risk_max: f32) -> Scene<'a> {
        let player = state.player(seat);
        let risks = tile_risks(state, SeatSet::only(seat));
        let mut avoid = SpaceSet::EMPTY;
        for (tile, &risk) in risks.iter().enumerate() {
            if risk > risk_max {
                avoid = avoid.with(Space::of_tile(tile));
            }
        }
        Scene {
            state,
            seat,
            at: player.at,
            actions: state.turn.actions,
            to_exit: route::to_exit(state, avoid),
            risks,
            avoid,
        }
    }

    /// Returns the mean number of actions in a future turn.
    pub(super) fn pace(&self) -> f32 {
        pace(load_level(self.state.player(self.seat).n_cards()))
    }

    pub(super) fn n_cards(&self) -> u8 {
        self.state.player(self.seat).n_cards()
    }

    /// Returns the number of turns left after this one until the boulder reaches this point on its
    /// track.
    pub(super) fn turns_before(&self, track: u8) -> f32 {
        rounds_to(self.state, track) - 1.0
    }

    /// Returns the number of turns to spare if the adventurer heads straight for the exit.
    pub(super) fn spare(&self) -> f32 {
        let dist = self.to_exit[self.at as usize];
        if dist == route::NO_WAY {
            return -9.0;
        }
        let left = f32::from(dist.saturating_sub(self.actions));
        self.turns_before(TRACK_END) - left / self.pace()
    }

    /// Returns the probability that the boulder hits this space this round.
    pub(super) fn heat(&self, at: Space) -> f32 {
        let Some(track) = at.track() else {
            return 0.0;
        };
        if track <= self.state.boulder {
            return 0.0;
        }
        reach(self.state, track - self.state.boulder)
    }

    /// Returns the probability that the walls meet this round.
    pub(super) fn crush_risk(&self) -> f32 {
        crush_risk(self.state)
    }
}

/// Returns the mean number of actions in a turn at this Load Level.
pub(super) fn pace(level: u8) -> f32 {
    N_DICE as f32 * f32::from(FACES + 1 - level) / f32::from(FACES)
}

/// Returns the probability that the boulder rolls at least this many steps this round.
fn reach(state: &State, n_steps: u8) -> f32 {
    if n_steps as usize > N_DICE {
        return 0.0;
    }
    let p = f32::from(FACES + 1 - boulder::face(state)) / f32::from(FACES);
    odds::binomial(boulder::n_dice(state), p)[n_steps as usize..].iter().sum()
}

/// Returns the mean number of rounds until the boulder reaches this point on its track, including
/// this one.
pub(super) fn rounds_to(state: &State, track: u8) -> f32 {
    let p = f32::from(FACES + 1 - boulder::face(state)) / f32::from(FACES);
    let mut way = f32::from(track.saturating_sub(state.boulder));
    for &sun in Sun::ALL {
        let is_ahead = |corner: u8| state.boulder < corner && track > corner;
        if sun.corner().track().is_some_and(is_ahead) {
            way += 1.0;
        }
    }
    let (mut rounds, mut round) = (0.0, state.round.max(1));
    while way > 0.0 {
        let steps = p * f32::from(boulder::n_dice_in(state, round));
        rounds += if way >= steps { 1.0 } else { way / steps };
        way -= steps;
        round = round.saturating_add(1);
    }
    rounds
}

fn crush_risk(state: &State) -> f32 {
    let [both, orange, grey, blank] = walls::cards_left(state);
    let (n_arrows, n_deck) = (both + orange + grey, both + orange + grey + blank);
    let n_drawn = walls::n_per_round(state).min(n_deck);
    if n_arrows == 0 || n_arrows > n_drawn {
        return 0.0;
    }
    (odds::choose(blank, n_drawn - n_arrows) / odds::choose(n_deck, n_drawn)) as f32
}

/// Returns the probability that each tile is trapped, without allocating.
fn tile_risks(state: &State, viewers: SeatSet) -> [f32; N_TILES] {
    let lava = &state.lava;
    let mut risks = [0.0; N_TILES];
    let n_clues = lava.n_clues as usize;
    let seen = |number: u8| lava.clues_seen(viewers).any(|clue| clue == Some(number));
    let n_seen = lava.clues_seen(viewers).flatten().count();
    let (mut n_down, mut n_unknown, mut n_met) = (0_usize, 0_usize, 0_usize);
    for tile in 0..N_TILES {
        let number = lava.tile_seen(tile, viewers).1;
        let is_trap = number.is_some_and(seen);
        n_met += usize::from(is_trap);
        if !lava.is_flipped(tile) {
            n_down += 1;
            n_unknown += usize::from(number.is_none());
        }
    }
    let n_sprung = lava.holes.count_ones() as usize;
    let n_candidates = (n_down + n_sprung) as f32 - n_seen as f32;
    let n_hidden = (n_clues - n_seen) as f32;
    let guess = if n_candidates > 0.0 { n_hidden / n_candidates } else { 0.0 };
    let n_unlocated = n_seen.saturating_sub(n_met) as f32;
    let blind =
        (n_unlocated + guess * (n_unknown as f32 - n_unlocated)) / (n_unknown as f32).max(1.0);
    for (tile, risk) in risks.iter_mut().enumerate() {
        if lava.is_flipped(tile) {
            continue;
        }
        *risk = match lava.tile_seen(tile, viewers).1 {
            Some(number) if seen(number) => 1.0,
            Some(_) => guess,
            None => blind,
        };
    }
    risks
}
