//! Checks that reject impossible positions, field by field.
use kernel::{PositionError, Seat, SeatSet};

use super::error;
use crate::{
    cards::Pack,
    data::{Letter, Region, Reward, Stage, TOKENS, hand_limit},
    rules::{council::COUNSEL_MAX, glass::DOUBTS_MAX, mirage, movement::CHANGES_MAX, rest, reward},
    space::Space,
    state::{Ending, Letters, Phase, State},
};

pub(super) fn check(state: &State) -> Result<(), PositionError> {
    if state.round == 0 {
        return error("round", "turns are counted from 1");
    }
    check_counters(state)?;
    check_seats(state)?;
    check_tokens(state)?;
    check_minds(state)?;
    check_plane(state)?;
    check_glass(state)?;
    check_phase(state)
}

/// Far beyond any real game, so that counters cannot overflow.
const ROUNDS_MAX: u32 = 9_999;
const CLOCKS_MAX: u32 = 1_000_000;
/// One token per further timer; the first timer of a turn is free.
const RESTS_MAX: u32 = TOKENS as u32;
const GLASSES_MAX: u32 = TOKENS as u32 + 1;

fn check_counters(state: &State) -> Result<(), PositionError> {
    let counters = [
        ("round", u32::from(state.round), ROUNDS_MAX),
        ("clock", state.clock, CLOCKS_MAX),
        ("rests", u32::from(state.cards.n_rests()), RESTS_MAX),
        ("glass.number", u32::from(state.glass.number), GLASSES_MAX),
        ("mirage", u32::from(state.mirage), u32::from(mirage::WAYS) - 1),
    ];
    match counters.into_iter().find(|(_, n, max)| n > max) {
        Some((field, _, max)) => error(field, format!("at most {max}")),
        None => Ok(()),
    }
}

fn check_seats(state: &State) -> Result<(), PositionError> {
    if !state.has_seat(state.turn) {
        return error("leader", format!("there is no seat {}", state.turn.index()));
    }
    let glass = &state.glass;
    let charged = glass
        .charge
        .map_or(SeatSet::EMPTY, |charge| SeatSet::only(charge.by).with(SeatSet::only(charge.whom)));
    let sets = [
        ("ignored", state.ignored),
        ("glass.done", glass.done),
        ("glass.laid_by", glass.laid_by),
        ("glass.passed", glass.passed),
        ("glass.lingering", glass.lingering),
        ("glass.slipped", glass.slipped),
        ("glass.accusers", glass.accusers),
        ("glass.charge", charged),
        ("glass.briefed", glass.briefed),
        ("talk.asked", state.talks.asked),
    ];
    for (field, set) in sets {
        if !set.without(state.all_seats()).is_empty() {
            return error(field, "it names somebody who is not at the table");
        }
    }
    for seat in state.all_seats().iter() {
        let n = state.talks.council.iter().filter(|advice| advice.seat == seat).count();
        if n > COUNSEL_MAX as usize {
            return error("talk.council", format!("{seat} spoke more than {COUNSEL_MAX} times"));
        }
    }
    let spoken = state.talks.log.iter().chain(&state.talks.pending);
    if spoken.clone().any(|spoken| !state.has_seat(spoken.from)) {
        return error("talk", "somebody speaks who is not at the table");
    }
    if spoken.count() > N_SPOKEN_MAX {
        return error("talk", format!("at most {N_SPOKEN_MAX} remarks"));
    }
    if state.talks.council.iter().any(|advice| !state.has_seat(advice.seat)) {
        return error("talk.council", "it names somebody who is not at the table");
    }
    Ok(())
}

/// More than any table can say during one timer.
const N_SPOKEN_MAX: usize = 100;

fn check_tokens(state: &State) -> Result<(), PositionError> {
    let total = state.tokens.sled.saturating_add(state.tokens.discard);
    if total > TOKENS {
        return error("tokens", format!("there are {TOKENS} in the box, not {total}"));
    }
    let is_lost = state.phase == Phase::Over(Ending::NoTokens);
    if (total == 0) != is_lost {
        return error("tokens", "the last token lost is the end of the game");
    }
    if state.n_changes > CHANGES_MAX {
        return error("changes", format!("at most {CHANGES_MAX}"));
    }
    Ok(())
}

/// Requires at most one card, or one of each level from the first on if cards stack.
fn check_minds(state: &State) -> Result<(), PositionError> {
    for seat in state.all_seats().iter() {
        let mind = state.minds.mind(seat);
        let n_held = mind.iter().flatten().count();
        let level = state.minds.level(seat) as usize;
        let wanted = if state.options.expert { level } else { usize::from(level > 0) };
        if n_held != wanted {
            let field = format!("players.{}.madness", seat.index());
            return error(field, format!("{n_held} cards cannot make level {level}"));
        }
        if state.ignored.has(seat) && level == 0 {
            return error("ignored", format!("{seat} is not mad"));
        }
    }
    Ok(())
}

fn check_plane(state: &State) -> Result<(), PositionError> {
    let Some(at) = state.board.plane else {
        return match state.phase {
            Phase::Moving | Phase::Over(_) => Ok(()),
            _ => error("plane", "it has taken off by now"),
        };
    };
    let is_small = crate::board::spaces_of(at.region(), &state.options).all(|used| used != at);
    if is_small {
        return error("plane", format!("this table has no {at}"));
    }
    let has_tile = state.board.faced().is_some();
    match state.phase {
        Phase::Moving | Phase::Drawing { .. } | Phase::Resting if has_tile => {
            error(format!("tiles.{at}"), "the tile under the plane has been used")
        }
        Phase::Moving | Phase::Drawing { .. } | Phase::Resting if at == Space::Z3 => {
            error("plane", "beyond the last tile the game is over")
        }
        Phase::Ready { from } => check_flight(state, from, at),
        _ if state.is_faced() && !has_tile && at.printed().is_none() => {
            error("gone", format!("{at} is faced with its tile"))
        }
        _ if state.is_faced() && has_tile && state.faced_open().is_none() => {
            error("seen", format!("the tile on {at} has been turned up"))
        }
        _ => Ok(()),
    }
}

fn check_flight(state: &State, from: Option<Space>, at: Space) -> Result<(), PositionError> {
    let is_near = match from {
        None => at.region() == Region::Coast,
        Some(from) => from.neighbours().has(at),
    };
    if !is_near {
        return error("phase.from", format!("{at} cannot be reached from there"));
    }
    if state.board.faced().is_none() && at.printed().is_none() {
        return error("gone", format!("{at} is faced with its tile"));
    }
    if let Some(from) = from
        && state.board.tile(from).is_some()
    {
        return error(format!("tiles.{from}"), "the tile under the plane had been used");
    }
    Ok(())
}

fn check_glass(state: &State) -> Result<(), PositionError> {
    let glass = &state.glass;
    let n_laid: u8 = state.cards.packs().iter().map(Pack::n_laid).sum();
    if glass.n_laid > n_laid {
        return error("glass.n_laid", format!("{n_laid} cards lie on the sled"));
    }
    if !state.is_faced() && n_laid > 0 && !state.is_over() {
        return error("players", "no card lies on the sled now");
    }
    if glass.doubts.iter().any(|&n| n > DOUBTS_MAX) {
        return error("glass.doubts", format!("at most {DOUBTS_MAX} each"));
    }
    let has_staged = state.cards.packs().iter().any(|pack| !pack.staged().is_empty());
    if has_staged && !(state.options.auto_lay_staged && state.is_running()) {
        return error("players", "nothing is set aside now");
    }
    if state.is_faced() && glass.number == 0 {
        return error("glass.number", "the glass has been turned");
    }
    if !state.is_running() {
        return Ok(());
    }
    if glass.elapsed >= state.options.glass_seconds.seconds() {
        return error("glass.elapsed", "the glass would be out");
    }
    if (glass.n_laid > 0) != (state.phase == Phase::Silent) {
        return error("phase", "the first card of a glass brings silence");
    }
    let is_empty = |seat: &Seat| state.cards.pack(*seat).n_kept() == 0;
    let empty: SeatSet = state.all_seats().iter().filter(is_empty).collect();
    if !empty.without(glass.done).is_empty() {
        return error("glass.done", "whoever has no cards is done");
    }
    if glass.done == state.all_seats() {
        return error("glass.done", "when all are done the glass is out");
    }
    Ok(())
}

fn check_phase(state: &State) -> Result<(), PositionError> {
    check_missed(state)?;
    match state.phase {
        Phase::GlassOut if state.glass.charge.is_none() && !state.can_spend(Stage::Encounter) => {
            error("phase", "without a token to spend the sled is opened at once")
        }
        Phase::Rewarding { reward, missed } => check_reward(state, reward, missed),
        Phase::Searching { at, ready, .. } => check_search(state, at, ready),
        Phase::Failing { missed } if missed.is_empty() => {
            error("phase.missed", "nothing was missed")
        }
        Phase::Rolled { letter, missed, .. } if missed.has(letter) => {
            error("phase.missed", format!("{letter} is what the die was rolled for"))
        }
        Phase::Rolled { .. } if !state.can_spend(Stage::Resolution) => {
            error("phase", "without a token to spend the die counts at once")
        }
        Phase::Drawing { limit } => check_draw(state, limit),
        Phase::Resting if !rest::is_possible(state) => {
            error("phase", "nobody can rest without a token to spare and an open space")
        }
        Phase::Over(Ending::Escaped) if state.board.plane != Some(Space::Z3) => {
            error("plane", "the way out ends on z3")
        }
        Phase::Over(Ending::NoInjuries) if state.cards.injuries_left() > 0 => {
            error("phase", "injuries are left")
        }
        _ => Ok(()),
    }
}

/// Requires that the sled does not meet a missed challenge.
fn check_missed(state: &State) -> Result<(), PositionError> {
    if !state.is_revealed() {
        return Ok(());
    }
    for letter in state.missed().iter() {
        if state.distance(letter) == 0 {
            return error("phase.missed", format!("{letter} was met"));
        }
    }
    Ok(())
}

fn check_reward(state: &State, reward: Reward, missed: Letters) -> Result<(), PositionError> {
    let shown = state.faced_open().map(|tile| tile.front().reward);
    if shown != Some(reward) {
        return error("phase.reward", format!("the tile does not give {reward}"));
    }
    if !reward::leaves_choice(state, reward) {
        return error("phase.reward", format!("with {reward} there is nothing to choose"));
    }
    if missed.is_both() || Letter::ALL.iter().all(|&letter| state.distance(letter) > 0) {
        return error("phase.missed", "without a challenge met there is no reward");
    }
    Ok(())
}

fn check_search(state: &State, at: Space, ready: SeatSet) -> Result<(), PositionError> {
    let is_seen = |at| {
        let tile = state.board.tile(at);
        tile.is_some_and(|tile| tile.seen_by(SeatSet::SPECTATORS).is_some())
    };
    if state.options.is_async() || !state.board.face_down().has(at) || !is_seen(at) {
        return error("phase.at", format!("nobody looks at {at}"));
    }
    if ready == state.all_seats() || !ready.without(state.all_seats()).is_empty() {
        return error("phase.ready", "somebody at the table still looks");
    }
    Ok(())
}

fn check_draw(state: &State, limit: u8) -> Result<(), PositionError> {
    let base = hand_limit(state.n_seats);
    if !(base..=base + TOKENS).contains(&limit) {
        return error("phase.limit", format!("from {base} to {}", base + TOKENS));
    }
    let lacking = state.all_seats().iter().filter(|&seat| state.lacks(seat, limit) > 0).count();
    let is_dealing = lacking > 1 && state.need(limit) > state.cards.n_deck();
    let is_full = lacking == 0 && state.can_spend(Stage::Draw);
    if state.cards.n_deck() == 0 || !(is_dealing || is_full) {
        return error("phase", "there is nothing to decide about the draw");
    }
    Ok(())
}
