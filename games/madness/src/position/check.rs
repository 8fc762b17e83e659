//! Checks that reject impossible positions, field by field.
use kernel::{PositionError, Seat, SeatSet};

use super::error;
use crate::{
    cards::Pack,
    data::{Letter, Region, Reward, Stage, TOKENS, hand_limit},
    rules::{advice::ADVICE_MAX, mirage, movement::CHANGES_MAX, rest, reward, timer::DOUBTS_MAX},
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
    check_madness(state)?;
    check_plane(state)?;
    check_glass(state)?;
    check_phase(state)
}

/// Far beyond any real game, so that counters cannot overflow.
const ROUNDS_MAX: u32 = 9_999;
const CLOCKS_MAX: u32 = 1_000_000;
/// One token per further timer; the first timer of a turn is free.
const RESTS_MAX: u32 = TOKENS as u32;
const TIMERS_MAX: u32 = TOKENS as u32 + 1;

fn check_counters(state: &State) -> Result<(), PositionError> {
    let counters = [
        ("round", u32::from(state.round), ROUNDS_MAX),
        ("clock", state.clock, CLOCKS_MAX),
        ("rests", u32::from(state.cards.n_rests()), RESTS_MAX),
        ("glass.number", u32::from(state.timer.number), TIMERS_MAX),
        ("mirage", u32::from(state.mirage), u32::from(mirage::N_PERMUTATIONS) - 1),
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
    let timer = &state.timer;
    let charged = timer
        .charge
        .map_or(SeatSet::EMPTY, |charge| SeatSet::only(charge.by).with(SeatSet::only(charge.whom)));
    let sets = [
        ("ignored", state.ignored),
        ("glass.done", timer.done),
        ("glass.laid_by", timer.laid_by),
        ("glass.passed", timer.passed),
        ("glass.lingering", timer.lingering),
        ("glass.slipped", timer.slipped),
        ("glass.accusers", timer.accusers),
        ("glass.charge", charged),
        ("glass.briefed", timer.briefed),
        ("talk.asked", state.talk.asked),
    ];
    for (field, set) in sets {
        if !set.without(state.all_seats()).is_empty() {
            return error(field, "there is no such seat");
        }
    }
    for seat in state.all_seats().iter() {
        let n = state.talk.advice.iter().filter(|advice| advice.seat == seat).count();
        if n > ADVICE_MAX as usize {
            return error(
                "talk.council",
                format!("{seat} gave advice more than {ADVICE_MAX} times"),
            );
        }
    }
    let sent = state.talk.log.iter().chain(&state.talk.pending);
    if sent.clone().any(|sent| !state.has_seat(sent.from)) {
        return error("talk", "there is no such seat");
    }
    if sent.count() > N_SPOKEN_MAX {
        return error("talk", format!("at most {N_SPOKEN_MAX} remarks"));
    }
    if state.talk.advice.iter().any(|advice| !state.has_seat(advice.seat)) {
        return error("talk.council", "there is no such seat");
    }
    Ok(())
}

/// More than any table can say during one timer.
const N_SPOKEN_MAX: usize = 100;

fn check_tokens(state: &State) -> Result<(), PositionError> {
    let total = state.tokens.sled.saturating_add(state.tokens.discard);
    if total > TOKENS {
        return error("tokens", format!("there are {TOKENS} tokens, not {total}"));
    }
    let is_lost = state.phase == Phase::Over(Ending::NoTokens);
    if (total == 0) != is_lost {
        return error("tokens", "the game ends with the last token");
    }
    if state.n_changes > CHANGES_MAX {
        return error("changes", format!("at most {CHANGES_MAX}"));
    }
    Ok(())
}

/// Requires at most one card, or one of each level from the first on if cards stack.
fn check_madness(state: &State) -> Result<(), PositionError> {
    for seat in state.all_seats().iter() {
        let mind = state.madness.held(seat);
        let n_held = mind.iter().flatten().count();
        let level = state.madness.level(seat) as usize;
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
            _ => error("plane", "the plane is on a space in this phase"),
        };
    };
    let is_small = crate::board::spaces_of(at.region(), &state.options).all(|used| used != at);
    if is_small {
        return error("plane", format!("these options have no {at}"));
    }
    let has_tile = state.board.encounter_tile().is_some();
    match state.phase {
        Phase::Moving | Phase::Drawing { .. } | Phase::Resting if has_tile => {
            error(format!("tiles.{at}"), "the tile under the plane has been removed")
        }
        Phase::Moving | Phase::Drawing { .. } | Phase::Resting if at == Space::Z3 => {
            error("plane", "the game is over after the last tile")
        }
        Phase::Ready { from } => check_flight(state, from, at),
        _ if state.is_encounter() && !has_tile && at.printed().is_none() => {
            error("gone", format!("{at} needs its tile"))
        }
        _ if state.is_encounter() && has_tile && state.revealed_tile().is_none() => {
            error("seen", format!("the tile on {at} is face up"))
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
    if state.board.encounter_tile().is_none() && at.printed().is_none() {
        return error("gone", format!("{at} needs its tile"));
    }
    if let Some(from) = from
        && state.board.tile(from).is_some()
    {
        return error(format!("tiles.{from}"), "the tile under the plane has been removed");
    }
    Ok(())
}

fn check_glass(state: &State) -> Result<(), PositionError> {
    let timer = &state.timer;
    let n_laid: u8 = state.cards.packs().iter().map(Pack::n_played).sum();
    if timer.n_laid > n_laid {
        return error("glass.n_laid", format!("{n_laid} cards are on the sled"));
    }
    if !state.is_encounter() && n_laid > 0 && !state.is_over() {
        return error("players", "the sled is empty in this phase");
    }
    if timer.doubts.iter().any(|&n| n > DOUBTS_MAX) {
        return error("glass.doubts", format!("at most {DOUBTS_MAX} each"));
    }
    let has_staged = state.cards.packs().iter().any(|pack| !pack.staged().is_empty());
    if has_staged && !(state.options.auto_lay_staged && state.is_running()) {
        return error("players", "no cards are staged now");
    }
    if state.is_encounter() && timer.number == 0 {
        return error("glass.number", "the timer has been flipped");
    }
    if !state.is_running() {
        return Ok(());
    }
    if timer.elapsed >= state.options.glass_seconds.seconds() {
        return error("glass.elapsed", "the timer would have run out");
    }
    if (timer.n_laid > 0) != (state.phase == Phase::Silent) {
        return error("phase", "the first card of a timer starts the silence");
    }
    let is_empty = |seat: &Seat| state.cards.pack(*seat).n_unplayed() == 0;
    let empty: SeatSet = state.all_seats().iter().filter(is_empty).collect();
    if !empty.without(timer.done).is_empty() {
        return error("glass.done", "players without cards are done");
    }
    if timer.done == state.all_seats() {
        return error("glass.done", "the timer ends when all are done");
    }
    Ok(())
}

fn check_phase(state: &State) -> Result<(), PositionError> {
    check_missed(state)?;
    match state.phase {
        Phase::GlassOut if state.timer.charge.is_none() && !state.can_spend(Stage::Encounter) => {
            error("phase", "without a token to spend, the sled is revealed at once")
        }
        Phase::Rewarding { reward, missed } => check_reward(state, reward, missed),
        Phase::Searching { at, ready, .. } => check_search(state, at, ready),
        Phase::Failing { missed } if missed.is_empty() => {
            error("phase.missed", "nothing was missed")
        }
        Phase::Rolled { letter, missed, .. } if missed.has(letter) => {
            error("phase.missed", format!("the die was rolled for {letter}"))
        }
        Phase::Rolled { .. } if !state.can_spend(Stage::Resolution) => {
            error("phase", "without a token to spend, the die counts at once")
        }
        Phase::Drawing { limit } => check_draw(state, limit),
        Phase::Resting if !rest::is_possible(state) => {
            error("phase", "a rest needs two tokens and an open space")
        }
        Phase::Over(Ending::Escaped) if state.board.plane != Some(Space::Z3) => {
            error("plane", "the escape ends on z3")
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
    let shown = state.revealed_tile().map(|tile| tile.front().reward);
    if shown != Some(reward) {
        return error("phase.reward", format!("the tile does not give {reward}"));
    }
    if !reward::has_choice(state, reward) {
        return error("phase.reward", format!("{reward} leaves no choice"));
    }
    if missed.is_both() || Letter::ALL.iter().all(|&letter| state.distance(letter) > 0) {
        return error("phase.missed", "a reward needs a met challenge");
    }
    Ok(())
}

fn check_search(state: &State, at: Space, ready: SeatSet) -> Result<(), PositionError> {
    let is_seen = |at| {
        let tile = state.board.tile(at);
        tile.is_some_and(|tile| tile.seen_by(SeatSet::SPECTATORS).is_some())
    };
    if state.options.is_untimed() || !state.board.face_down().has(at) || !is_seen(at) {
        return error("phase.at", format!("no tile is shown on {at}"));
    }
    if ready == state.all_seats() || !ready.without(state.all_seats()).is_empty() {
        return error("phase.ready", "at least one seat at the table is not ready");
    }
    Ok(())
}

fn check_draw(state: &State, limit: u8) -> Result<(), PositionError> {
    let base = hand_limit(state.n_seats);
    if !(base..=base + TOKENS).contains(&limit) {
        return error("phase.limit", format!("from {base} to {}", base + TOKENS));
    }
    let lacking = state.all_seats().iter().filter(|&seat| state.n_missing(seat, limit) > 0).count();
    let is_dealing = lacking > 1 && state.n_needed(limit) > state.cards.n_deck();
    let is_full = lacking == 0 && state.can_spend(Stage::Draw);
    if state.cards.n_deck() == 0 || !(is_dealing || is_full) {
        return error("phase", "the draw leaves no decision");
    }
    Ok(())
}
