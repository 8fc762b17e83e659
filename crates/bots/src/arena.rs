//! Whole games between bots, on as many threads as asked for.
use std::{
    sync::atomic::{AtomicU64, Ordering},
    thread,
};

use kernel::{Chance, Ctx, Fast, Game, Journal, Outcome, Perspective, Seat, Seeded, SetupError};

use crate::Seated;

/// What to play: game `number` is dealt from seed `first_seed + number`.
pub struct Table<'a, G: Game> {
    pub options: &'a G::Options,
    pub seats: u8,
    pub first_seed: u64,
    /// Fresh bots for one game.
    pub seat_bots: &'a (dyn Fn(u64) -> Seated<G> + Sync),
}

/// How one game went.
#[derive(Clone, Debug, PartialEq)]
pub struct Played {
    pub outcome: Outcome,
    pub n_steps: u32,
    /// Seats in the order of their first actions.
    pub order: Vec<Seat>,
}

/// Plays `n_games`; results are in order and do not depend on the number of threads. `done` is
/// called after every game.
pub fn run<G: Game>(
    table: &Table<'_, G>,
    n_games: u64,
    n_threads: usize,
    done: &(dyn Fn() + Sync),
) -> Result<Vec<Played>, SetupError> {
    G::new(table.options, table.seats, &mut Fast::new(0))?;
    let next = AtomicU64::new(0);
    let work = || {
        let mut results = Vec::new();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= n_games {
                return results;
            }
            results.push((number, play_one(table, number)));
            done();
        }
    };
    let mut results: Vec<(u64, Played)> = thread::scope(|scope| {
        let workers: Vec<_> = (0..n_threads.max(1)).map(|_| scope.spawn(work)).collect();
        workers.into_iter().flat_map(|worker| worker.join().expect("a worker lives")).collect()
    });
    results.sort_unstable_by_key(|(number, _)| *number);
    Ok(results.into_iter().map(|(_, played)| played).collect())
}

fn play_one<G: Game>(table: &Table<'_, G>, number: u64) -> Played {
    let seed = table.first_seed.wrapping_add(number);
    let mut luck = Seeded::new(Seeded::numbered(seed), 0);
    let mut game = G::new(table.options, table.seats, &mut luck).expect("checked before");
    let mut bots = (table.seat_bots)(number);
    // The bots' own dice are apart from the game's, so that equal deals meet equal storms.
    let mut whims = Fast::new(seed ^ 0x9E37_79B9_7F4A_7C15);
    play(&mut game, &mut bots, &mut luck, &mut whims)
}

/// Plays to the end: `luck` is the game's, `whims` are the bots'.
pub fn play<G: Game>(
    game: &mut G,
    bots: &mut Seated<G>,
    luck: &mut dyn Chance,
    whims: &mut dyn Chance,
) -> Played {
    let mut journal = Journal::muted();
    let mut order = Vec::new();
    for n_steps in 0..=G::META.steps_max {
        if let Some(outcome) = game.outcome() {
            return Played { outcome, n_steps, order };
        }
        if let Some(seat) = step(game, bots, luck, whims, &mut journal)
            && !order.contains(&seat)
        {
            order.push(seat);
        }
    }
    panic!("a game of {} goes on after {} steps", G::META.id, G::META.steps_max);
}

/// First those who want to interject, then one of the awaited, then time. Answers who acted.
fn step<G: Game>(
    game: &mut G,
    bots: &mut Seated<G>,
    luck: &mut dyn Chance,
    whims: &mut dyn Chance,
    journal: &mut Journal<G::Event>,
) -> Option<Seat> {
    let awaited = game.awaited();
    let others = kernel::SeatSet::first_n(game.seats()).without(awaited);
    let mut asked = others.iter().map(|seat| (seat, false));
    let mut answers = awaited.iter().map(|seat| (seat, true));
    while let Some((seat, is_awaited)) = asked.next().or_else(|| answers.next()) {
        let at = Perspective::new(game, seat);
        let bot = &mut bots[seat.index()];
        let choice = if is_awaited { bot.choose(&at, whims) } else { bot.interject(&at, whims) };
        if let Some(action) = choice {
            let mut ctx = Ctx::new(luck, journal);
            game.apply(seat, action, &mut ctx).expect("bots play legal actions");
            return Some(seat);
        }
    }
    let deadline = game.deadline().expect("bots wait only while a clock runs");
    game.expire(deadline.id, &mut Ctx::new(luck, journal));
    None
}
