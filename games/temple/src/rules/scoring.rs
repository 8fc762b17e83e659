//! Final scoring (T16).
use kernel::{Ctx, Outcome, Seat, SeatSet};

use super::roll_one;
use crate::{
    data::{N_DECKS, N_SEATS, STONE, Variety, target},
    event::Event,
    setup::{Mode, Tie},
    state::{State, Status},
};

pub(crate) fn escaped(state: &State) -> SeatSet {
    SeatSet::from_fn::<N_SEATS>(|index| state.players[index].status == Status::Out)
        .and(state.all_seats())
}

/// Reveals all cards, rolls for caskets and adds up the values.
pub(crate) fn count_treasures(state: &mut State, ctx: &mut Ctx<'_, State>) {
    reveal_lava(state, ctx);
    for seat in escaped(state).iter() {
        for card in state.player(seat).hand.iter() {
            ctx.reveal(state.faces.secret(card), SeatSet::EVERYONE);
        }
    }
    for seat in escaped(state).iter() {
        let is_casket = |card: &u8| state.faces.truth(*card).is_casket();
        let n_caskets = state.player(seat).hand.iter().filter(is_casket).count();
        debug_assert!(n_caskets <= N_DECKS, "one casket per deck");
        for index in 0..n_caskets {
            open_casket(state, seat, index, ctx);
        }
        ctx.emit(state, || Event::Counted { seat, n: total(state, seat) });
    }
    emit_result(state, ctx);
}

/// Reveals all glyphs, numbers and clues at the end of the game.
fn reveal_lava(state: &mut State, ctx: &mut Ctx<'_, State>) {
    let lava = &mut state.lava;
    for glyph in &mut lava.glyphs {
        ctx.reveal(glyph, SeatSet::EVERYONE);
    }
    for number in &mut lava.numbers {
        ctx.reveal(number, SeatSet::EVERYONE);
    }
    for clue in &mut lava.clues[..lava.n_clues as usize] {
        ctx.reveal(clue, SeatSet::EVERYONE);
    }
}

/// Rolls a casket's value: one die, or the better of two (V21).
fn open_casket(state: &mut State, seat: Seat, index: usize, ctx: &mut Ctx<'_, State>) {
    let first = roll_one(ctx);
    let second = state.has(Variety::OVERFLOWING_CASKETS).then(|| roll_one(ctx));
    let n = first.max(second.unwrap_or(0));
    state.caskets[seat.index()][index] = n;
    ctx.emit(state, || {
        let dice = [Some(first), second].into_iter().flatten().collect();
        Event::CasketOpened { seat, dice, n }
    });
}

fn emit_result(state: &State, ctx: &mut Ctx<'_, State>) {
    let no_one_escaped = escaped(state).is_empty();
    if no_one_escaped {
        ctx.emit(state, || Event::NoOneEscaped);
    }
    match state.mode() {
        Mode::Coop if no_one_escaped => {}
        Mode::Coop => {
            let target = target(state.n_seats, state.options.level);
            ctx.emit(state, || Event::GroupCounted { n: group_total(state), target });
        }
        Mode::Standard => {
            for seat in winners(state).iter() {
                ctx.emit(state, || Event::Won { seat, n: total(state, seat) });
            }
        }
    }
}

/// Returns the total value that a player carried out.
pub(crate) fn total(state: &State, seat: Seat) -> u8 {
    let player = state.player(seat);
    if player.status != Status::Out {
        return 0;
    }
    let fixed: u8 = player.hand.iter().map(|card| state.faces.truth(card).value()).sum();
    fixed + state.caskets[seat.index()].iter().sum::<u8>()
}

pub(crate) fn group_total(state: &State) -> u8 {
    state.all_seats().iter().map(|seat| total(state, seat)).sum()
}

/// Returns `true` if any player escaped and the group carried out enough.
pub(crate) fn is_group_won(state: &State) -> bool {
    let target = target(state.n_seats, state.options.level);
    !escaped(state).is_empty() && group_total(state) >= target
}

/// Returns the winners: the whole group, or the rivals with the highest value (R38).
pub(crate) fn winners(state: &State) -> SeatSet {
    match state.mode() {
        Mode::Coop if is_group_won(state) => state.all_seats(),
        Mode::Coop => SeatSet::EMPTY,
        Mode::Standard => {
            // T18.16: nothing is a value too, even for adventurers who did not escape.
            let field = if state.has_fine_print() { state.all_seats() } else { escaped(state) };
            let best = field.iter().map(|seat| total(state, seat)).max();
            let is_best = |seat: &Seat| Some(total(state, *seat)) == best;
            let tied: SeatSet = field.iter().filter(is_best).collect();
            let has_stone = |seat: &Seat| state.player(*seat).hand.has(STONE);
            match (state.options.tie, tied.iter().find(has_stone)) {
                (Tie::Stone, Some(holder)) => SeatSet::only(holder),
                (Tie::Stone | Tie::Shared, _) => tied,
            }
        }
    }
}

pub(crate) fn outcome(state: &State) -> Outcome {
    let no_one_escaped = escaped(state).is_empty();
    match state.mode() {
        Mode::Coop => {
            let is_won = is_group_won(state);
            let reason = match (is_won, no_one_escaped) {
                (true, _) => "together_won",
                (false, true) => "together_lost",
                (false, false) => "together_short",
            };
            Outcome::shared(state.n_seats, is_won, reason)
        }
        Mode::Standard if state.has_fine_print() => {
            let is_worthless = group_total(state) == 0;
            rank(state, SeatSet::EMPTY, if is_worthless { "nothing_out" } else { "rivals_out" })
        }
        Mode::Standard if no_one_escaped => Outcome::shared(state.n_seats, false, "no_one_out"),
        Mode::Standard => rank(state, escaped(state), "rivals_out"),
    }
}

/// Ranks players by value, and those in `first` ahead of all others.
fn rank(state: &State, first: SeatSet, reason: &str) -> Outcome {
    let won = winners(state);
    let key = |seat: Seat| (won.has(seat), first.has(seat), total(state, seat));
    let seats = || state.all_seats().iter();
    let rank = |seat: Seat| 1 + seats().filter(|&other| key(other) > key(seat)).count() as u8;
    Outcome {
        ranks: seats().map(rank).collect(),
        scores: seats().map(|seat| i32::from(total(state, seat))).collect(),
        reason: reason.to_owned(),
    }
}
