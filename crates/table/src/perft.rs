use kernel::{Ctx, EventBuffer, FastRng, Game, MatchRng, SeatSet};

/// Counts the leaves of the game tree at each depth from 1 to `depth`, from the deal of `seed`.
///
/// It follows every legal action of every seat, so unintended rule changes show up as different
/// counts.
///
/// # Panics
///
/// Panics if the default options cannot be played with this number of seats, or if a listed action
/// is refused.
pub fn perft<G: Game>(seed: u64, seats: u8, depth: u32) -> Vec<u64> {
    perft_of::<G>(&G::Options::default(), seed, seats, depth)
}

/// Counts the leaves like [`perft`], with other options.
///
/// # Panics
///
/// Panics if `options` cannot be played with this number of seats, or if a listed action is
/// refused.
pub fn perft_of<G: Game>(options: &G::Options, seed: u64, seats: u8, depth: u32) -> Vec<u64> {
    let mut rng = MatchRng::new(MatchRng::seed_from_number(seed), 0);
    let game = G::new(options, seats, &mut rng).expect("the options are valid");
    let mut counts = vec![0; depth as usize];
    descend(&game, &mut counts);
    counts
}

fn descend<G: Game>(game: &G, counts: &mut [u64]) {
    let Some((here, below)) = counts.split_first_mut() else {
        return;
    };
    let mut actions = Vec::new();
    for seat in SeatSet::first_n(game.seats()).iter() {
        actions.clear();
        game.legal(seat, &mut actions);
        *here += actions.len() as u64;
        if below.is_empty() {
            continue;
        }
        for &action in &actions {
            let mut next = game.clone();
            let mut events = EventBuffer::muted();
            // Every action gets the same random numbers, so that the order of actions does not
            // affect counts.
            let mut rng = FastRng::new(0);
            next.apply(seat, action, &mut Ctx::new(&mut rng, &mut events))
                .expect("a listed action is accepted");
            descend(&next, below);
        }
    }
}
