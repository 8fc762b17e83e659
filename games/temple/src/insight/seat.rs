//! Odds and previews for a seat's own adventurer.
use kernel::{Seat, SeatSet};

use super::{
    BridgeOdds, LoadOdds, LockOdds, RiverPreview, SeatInsight, TestOdds, TileRisk, Worth, odds,
};
use crate::{
    board::{N_TILES, Space},
    data::{CARDS_MAX, FACES, Lock, N_DICE, PAYMENT, Treasure, Trial, Variety, load_level},
    route,
    rules::{bridge, locks, river, trials},
    setup::BridgeTest,
    state::{Phase, State},
};

/// The number of rolls for which lock odds are computed.
const N_ROLLS: u8 = 6;

pub(super) fn of(state: &State, seat: Seat, viewers: SeatSet) -> SeatInsight {
    let at = state.player(seat).at;
    let dist = route::to_exit(state, route::known_traps(state, viewers))[at as usize];
    SeatInsight {
        seat,
        loads: loads(state, seat, viewers),
        bridge: (state.planks > 0).then(|| bridge_odds(state, seat)),
        tests: tests(state, seat),
        locks: lock_odds(state),
        attempt: attempt_odds(state, seat),
        lava: tile_risks(state, viewers),
        river: State::is_in_river(at).then(|| preview(state, at)),
        to_exit: (dist != route::NO_WAY).then_some(dist),
        worth: worth(state, seat, viewers),
    }
}

/// Returns the expected value of a casket: one die, or the better of two.
pub(crate) fn casket_mean(state: &State) -> f32 {
    if state.has(Variety::OVERFLOWING_CASKETS) { 161.0 / 36.0 } else { 3.5 }
}

fn hand(state: &State, seat: Seat, viewers: SeatSet) -> Vec<Treasure> {
    let cards = state.player(seat).hand.iter();
    cards.filter_map(|card| state.faces.seen_by(card, viewers)).collect()
}

fn value(state: &State, card: Treasure) -> f32 {
    if card.is_casket() { casket_mean(state) } else { f32::from(card.value()) }
}

fn worth(state: &State, seat: Seat, viewers: SeatSet) -> Worth {
    let hand = hand(state, seat, viewers);
    Worth {
        fixed: hand.iter().map(|card| card.value()).sum(),
        n_caskets: hand.iter().filter(|card| card.is_casket()).count() as u8,
        mean: hand.iter().map(|&card| value(state, card)).sum(),
    }
}

fn loads(state: &State, seat: Seat, viewers: SeatSet) -> Vec<LoadOdds> {
    let n_all = state.player(seat).n_cards();
    let mut values: Vec<f32> =
        hand(state, seat, viewers).into_iter().map(|card| value(state, card)).collect();
    values.sort_by(f32::total_cmp);
    let is_rolled = state.dice[0] > 0;
    // T18.14: Wounds and Supplies over the limit are returned.
    let n_spare = if state.has_fine_print() { n_all - state.player(seat).hand.len() } else { 0 };
    let of = |n_dropped: u8| {
        let n_kept = n_all - n_dropped;
        let n_cards = n_kept - n_kept.saturating_sub(CARDS_MAX).min(n_spare);
        let level = load_level(n_cards);
        let actions = state.dice.iter().filter(|&&face| face >= level).count() as u8;
        LoadOdds {
            n_dropped,
            n_cards,
            level,
            actions: is_rolled.then_some(actions),
            mean: N_DICE as f32 * f32::from(FACES + 1 - level) / f32::from(FACES),
            lost: values[..n_dropped as usize].iter().sum(),
            is_allowed: n_cards <= CARDS_MAX,
        }
    };
    (0..=values.len() as u8).map(of).collect()
}

/// Returns this round's Load Level, or the one that the current cards would give.
fn level(state: &State, seat: Seat) -> u8 {
    match state.player(seat).level {
        0 => load_level(state.player(seat).n_cards()),
        level => level,
    }
}

fn bridge_odds(state: &State, seat: Seat) -> BridgeOdds {
    let is_on = state.player(seat).at == Space::Br;
    let own = if is_on { 0 } else { level(state, seat) };
    let weight = bridge::weight(state) + own;
    let (falls, planks) = odds::bridge(weight, state.planks);
    let (step_on, step_off) = match state.options.bridge_test {
        BridgeTest::Entering => (falls, 0.0),
        BridgeTest::EveryMove => (0.0, falls),
    };
    BridgeOdds { weight, falls, planks, step_on, step_off }
}

fn tests(state: &State, seat: Seat) -> Vec<TestOdds> {
    let mut copy = *state;
    copy.player_mut(seat).level = level(state, seat);
    let n_paid = state.player(seat).hand.len() / PAYMENT as u8;
    let of = |&trial: &Trial| {
        let n_dice = trials::n_dice(&copy, seat, trial);
        let has_token =
            trials::helpful_ability(trial).is_some_and(|ability| state.has_token(seat, ability));
        TestOdds {
            trial,
            n_dice,
            plain: odds::pass(n_dice, 0, 0),
            helped: odds::pass(n_dice, n_paid, u8::from(has_token)),
        }
    };
    Trial::ALL.iter().filter(|&&trial| can_occur(state, seat, trial)).map(of).collect()
}

/// Returns `true` if this test can still come up. The classic temple has neither pit nor webs.
fn can_occur(state: &State, seat: Seat, trial: Trial) -> bool {
    match trial {
        Trial::Pit => state.options.pit,
        Trial::Web => state.webs().next().is_some(),
        Trial::TearFree => state.player(seat).is_stuck || state.webs().next().is_some(),
        Trial::Collapse => state.is_collapsing || locks::can_collapse_begin(state),
        Trial::RiverExit => true,
    }
}

fn lock_odds(state: &State) -> Vec<LockOdds> {
    let is_there = |lock: &&Lock| locks::exists(state, **lock) && locks::is_shut(state, **lock);
    let of = |&lock: &Lock| LockOdds {
        lock,
        rolls: odds::lock(locks::n_needed(state, lock), 0, N_ROLLS),
    };
    Lock::ALL.iter().filter(is_there).map(of).collect()
}

fn attempt_odds(state: &State, seat: Seat) -> Vec<f32> {
    let Phase::Unlocking(attempt) = state.phase else {
        return Vec::new();
    };
    if state.awaited != seat {
        return Vec::new();
    }
    let n_needed = locks::n_needed(state, attempt.lock);
    let n_shown = (1..=n_needed).filter(|face| attempt.dice.contains(face)).count() as u8;
    odds::lock(n_needed, n_shown, N_ROLLS)
}

/// Returns the probability that each unturned tile is trapped.
///
/// Distinguishes tiles whose number the viewers know from all others. An unseen clue is equally
/// likely to be any number it can still have.
pub(crate) fn tile_risks(state: &State, viewers: SeatSet) -> Vec<TileRisk> {
    let lava = &state.lava;
    let down: Vec<usize> = (0..N_TILES).filter(|&tile| !lava.is_flipped(tile)).collect();
    let clues: Vec<u8> = lava.clues_seen(viewers).flatten().collect();
    let n_hidden = f32::from(lava.n_clues) - clues.len() as f32;
    let number = |tile: usize| lava.tile_seen(tile, viewers).1;
    let is_sprung =
        |clue: &&u8| (0..N_TILES).any(|tile| lava.is_hole(tile) && number(tile) == Some(**clue));
    let is_located = |clue: &&u8| down.iter().any(|&tile| number(tile) == Some(**clue));
    let n_unlocated = clues.iter().filter(|clue| !is_sprung(clue) && !is_located(clue)).count();
    let n_sprung = clues.iter().filter(is_sprung).count();
    // The count of numbers that are neither on a seen clue nor known to be safe.
    let n_candidates = (down.len() + n_sprung) as f32 - clues.len() as f32;
    let guess = if n_candidates > 0.0 { n_hidden / n_candidates } else { 0.0 };
    let n_unknown = down.iter().filter(|&&tile| number(tile).is_none()).count() as f32;
    let n_others = n_unknown - n_unlocated as f32;
    let blind = (n_unlocated as f32 + guess * n_others) / n_unknown.max(1.0);
    let risk = |&tile: &usize| TileRisk {
        at: Space::of_tile(tile),
        chance: match number(tile) {
            Some(number) if clues.contains(&number) => 1.0,
            Some(_) => guess,
            None => blind,
        },
    };
    down.iter().map(risk).collect()
}

fn preview(state: &State, at: Space) -> RiverPreview {
    let current = river::current(state);
    RiverPreview {
        move_to: river::downstream(at, 1 + current),
        drift_to: river::downstream(at, current),
    }
}
