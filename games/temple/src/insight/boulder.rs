//! The boulder's odds for this round and for the rest of the game.
use super::{BoulderOdds, Heat, odds::binomial};
use crate::{
    board::{Space, TRACK_END},
    data::{FACES, Sun},
    rules::{boulder, supplies::CACHE},
    state::{Phase, State},
};

/// The number of rounds to look ahead. Fewer than one game in a million takes longer.
const HORIZON: u8 = 60;
/// The bounds of the central 90% range.
const EARLY: f32 = 0.05;
const LATE: f32 = 0.95;

pub(super) fn odds(state: &State, is_over: bool) -> BoulderOdds {
    if is_over {
        return BoulderOdds { heat: Vec::new(), rounds: 0.0, rounds_min: 0, rounds_max: 0 };
    }
    let (rounds, rounds_min, rounds_max) = sealed_in(state);
    BoulderOdds { heat: heat(state), rounds, rounds_min, rounds_max }
}

/// Returns the round in which the boulder rolls next.
fn next_round(state: &State) -> u8 {
    let has_rolled = matches!(state.phase, Phase::Choosing | Phase::Briefing | Phase::Replacing);
    state.round.saturating_add(u8::from(has_rolled))
}

/// Returns the probability of each number of steps in a round.
fn steps(state: &State, round: u8) -> [f32; crate::data::N_DICE + 1] {
    let p = f32::from(FACES + 1 - boulder::face(state)) / f32::from(FACES);
    binomial(boulder::n_dice_in(state, round), p)
}

fn heat(state: &State) -> Vec<Heat> {
    let mut chances = [0.0; TRACK_END as usize + 1];
    for (steps, p) in steps(state, next_round(state)).into_iter().enumerate() {
        let end = roll(state.boulder, steps as u8, |at| is_hit_now(state, at));
        for chance in &mut chances[state.boulder as usize + 1..=end as usize] {
            *chance += p;
        }
    }
    let reached = (0..=TRACK_END).filter(|&track| chances[track as usize] > 0.0);
    reached
        .map(|track| Heat { at: Space::on_track(track), chance: chances[track as usize] })
        .collect()
}

/// Returns the boulder's position after a roll. Each space where something is hit costs one extra
/// step.
fn roll(from: u8, n_steps: u8, is_hit: impl Fn(Space) -> bool) -> u8 {
    let (mut at, mut left) = (from, n_steps);
    while left > 0 && at < TRACK_END {
        at += 1;
        left -= 1;
        if is_hit(Space::on_track(at)) {
            left = left.saturating_sub(1);
        }
    }
    at
}

/// Returns `true` if the space contains something that will still be there when the boulder
/// arrives.
fn is_hit_later(state: &State, at: Space) -> bool {
    let is_wall = |sun: &Sun| at == sun.corner() && !state.is_passed(at);
    Sun::ALL.iter().any(is_wall)
        || at == Space::C19 && state.has_door
        || at == CACHE && state.cache > 0
}

fn is_hit_now(state: &State, at: Space) -> bool {
    is_hit_later(state, at) || !state.standing_on(at).is_empty() || state.has_pile(at)
}

/// Returns the mean number of rounds until the exit is sealed, and the central 90% range.
fn sealed_in(state: &State) -> (f32, u8, u8) {
    let mut places = [0.0; TRACK_END as usize + 1];
    places[state.boulder as usize] = 1.0;
    let first = next_round(state);
    let (mut mean, mut early, mut late) = (0.0, 0, 0);
    for n in 1..=HORIZON {
        let chances = steps(state, first.saturating_add(n - 1));
        let mut next = [0.0; TRACK_END as usize + 1];
        next[TRACK_END as usize] = places[TRACK_END as usize];
        for from in 0..TRACK_END {
            for (n_steps, p) in chances.into_iter().enumerate() {
                let end = roll(from, n_steps as u8, |at| is_hit_later(state, at));
                next[end as usize] += places[from as usize] * p;
            }
        }
        let (before, sealed) = (places[TRACK_END as usize], next[TRACK_END as usize]);
        mean += f32::from(n) * (sealed - before);
        if before < EARLY && sealed >= EARLY {
            early = n;
        }
        if before < LATE && sealed >= LATE {
            late = n;
        }
        places = next;
    }
    (mean, early, late)
}
