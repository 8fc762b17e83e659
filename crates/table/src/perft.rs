use kernel::{Ctx, Fast, Game, Journal, SeatSet, Seeded};

/// Counts the leaves at each depth, from 1 to `depth`, under the deal of `seed`: every seat's
/// every legal action is followed. A silent change of the rules changes these numbers.
pub fn perft<G: Game>(seed: u64, seats: u8, depth: u32) -> Vec<u64> {
    let mut luck = Seeded::new(Seeded::numbered(seed), 0);
    let game = G::new(&G::Options::default(), seats, &mut luck).expect("default options are fine");
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
            let mut journal = Journal::muted();
            // The same luck for every action: counts must not depend on the order of the search.
            let mut luck = Fast::new(0);
            next.apply(seat, action, &mut Ctx::new(&mut luck, &mut journal))
                .expect("a listed action is accepted");
            descend(&next, below);
        }
    }
}
