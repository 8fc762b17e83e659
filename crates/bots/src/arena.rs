//! Plays whole games between bots on several threads, for statistics and tuning.
use std::{
    sync::atomic::{AtomicU64, Ordering},
    thread,
};

use kernel::{
    Ctx, EventBuffer, FastRng, Game, GameRng, MatchRng, Outcome, Seat, SeatSet, SetupError,
};

use crate::Crew;

/// The setup of every game in the arena. Game `number` is dealt from seed `first_seed + number`.
pub struct Table<'a, G: Game> {
    /// The options for every game.
    pub options: &'a G::Options,
    /// The number of seats.
    pub seats: u8,
    /// The seed of the first game.
    pub first_seed: u64,
    /// Creates the bots for the game with this number.
    pub seat_bots: &'a (dyn Fn(u64) -> Crew<G> + Sync),
}

/// The result of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct PlayedGame {
    /// The outcome.
    pub outcome: Outcome,
    /// The number of steps.
    pub n_steps: u32,
    /// The seats in the order of their first actions.
    pub order: Vec<Seat>,
}

/// Plays `n_games` and calls `done` after each. The results are in order and do not depend on the
/// number of threads.
///
/// # Errors
///
/// Returns an error if the game cannot be set up at this table.
///
/// # Panics
///
/// Panics if a bot panics or plays an illegal action, or if a game exceeds its maximum number of
/// steps.
pub fn run<G: Game>(
    table: &Table<'_, G>,
    n_games: u64,
    n_threads: usize,
    done: &(dyn Fn() + Sync),
) -> Result<Vec<PlayedGame>, SetupError> {
    G::new(table.options, table.seats, &mut FastRng::new(0))?;
    let next = AtomicU64::new(0);
    let play_games = || {
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
    let mut results: Vec<(u64, PlayedGame)> = thread::scope(|scope| {
        let workers: Vec<_> = (0..n_threads.max(1)).map(|_| scope.spawn(play_games)).collect();
        workers
            .into_iter()
            .flat_map(|worker| worker.join().expect("worker does not panic"))
            .collect()
    });
    results.sort_unstable_by_key(|(number, _)| *number);
    Ok(results.into_iter().map(|(_, played)| played).collect())
}

fn play_one<G: Game>(table: &Table<'_, G>, number: u64) -> PlayedGame {
    let seed = table.first_seed.wrapping_add(number);
    let mut rng = MatchRng::new(MatchRng::seed_from_number(seed), 0);
    let mut game = G::new(table.options, table.seats, &mut rng).expect("setup succeeded before");
    let mut bots = (table.seat_bots)(number);
    // Bots draw from their own generator, so that different bots face the same random events.
    let mut bot_rng = FastRng::new(seed ^ 0x9E37_79B9_7F4A_7C15);
    play(&mut game, &mut bots, &mut rng, &mut bot_rng)
}

/// Plays a game to its end: the rules draw from `rng`, the bots from `bot_rng`.
///
/// # Panics
///
/// Panics if a bot plays an illegal action or lets time pass while no clock runs, or if the game
/// exceeds its maximum number of steps.
pub fn play<G: Game>(
    game: &mut G,
    bots: &mut Crew<G>,
    rng: &mut dyn GameRng,
    bot_rng: &mut dyn GameRng,
) -> PlayedGame {
    let mut events = EventBuffer::muted();
    let mut order = Vec::new();
    for n_steps in 0..=G::META.steps_max {
        if let Some(outcome) = game.outcome() {
            return PlayedGame { outcome, n_steps, order };
        }
        if let Some(seat) = step(game, bots, rng, bot_rng, &mut events)
            && !order.contains(&seat)
        {
            order.push(seat);
        }
    }
    panic!("a game of {} is not over after {} steps", G::META.id, G::META.steps_max);
}

/// Plays one step and returns the seat that acted, or `None` if the clock expired.
fn step<G: Game>(
    game: &mut G,
    bots: &mut Crew<G>,
    rng: &mut dyn GameRng,
    bot_rng: &mut dyn GameRng,
    events: &mut EventBuffer<G>,
) -> Option<Seat> {
    if let Some((seat, action)) = bots.next_move(game, SeatSet::EMPTY, bot_rng, |_, _| true) {
        let mut ctx = Ctx::new(rng, events);
        game.apply(seat, action, &mut ctx).expect("bots play legal actions");
        return Some(seat);
    }
    let deadline = game.deadline().expect("bots wait only while a clock runs");
    game.expire(deadline.id, &mut Ctx::new(rng, events));
    None
}
