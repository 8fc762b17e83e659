//! `silence-madness SEATS GAMES`: win rate of normal bots with the standard options if all madness
//! is ignored for free every turn. The difference from the win rate in `ovoo sim` is the cost of
//! madness.
use std::{
    env,
    io::{self, Write},
};

use bots::Crew;
use kernel::{Ctx, EventBuffer, FastRng, Game, MatchRng, Seat, SeatSet};
use madness::{Options, State};
use table::{HasPositions, HostedGame};

/// First seed of the figures in `docs/PERFORMANCE.md`.
const FIRST_SEED: u64 = 10_001;

fn main() -> io::Result<()> {
    let args: Vec<String> = env::args().skip(1).collect();
    let [seats, n_games] = args.as_slice() else {
        return Err(io::Error::other("usage: silence-madness SEATS GAMES"));
    };
    let number = |text: &String| text.parse::<u64>().map_err(io::Error::other);
    let (seats, n_games) = (number(seats)? as u8, number(n_games)?);
    let n_won = (0..n_games).filter(|game| is_won(seats, FIRST_SEED + game)).count();
    writeln!(io::stdout(), "{n_won} of {n_games} won")
}

fn is_won(seats: u8, seed: u64) -> bool {
    let normal = State::BOTS.iter().find(|maker| maker.name == "normal").expect("a normal bot");
    let mut bots = Crew::of((0..seats).map(|_| (normal.make)()));
    let mut rng = MatchRng::new(MatchRng::seed_from_number(seed), 0);
    let mut game = State::new(&Options::default(), seats, &mut rng).expect("a table");
    let (mut bot_rng, mut events) = (FastRng::new(seed), EventBuffer::muted());
    loop {
        if let Some(outcome) = game.outcome() {
            return outcome.is_won_by(Seat::new(0));
        }
        ignore_madness(&mut game);
        let choice = bots.next_move(&game, SeatSet::EMPTY, &mut bot_rng, |_, _| true);
        let mut ctx = Ctx::new(&mut rng, &mut events);
        match choice {
            Some((seat, action)) => {
                game.apply(seat, action, &mut ctx).expect("bots play legal actions");
            }
            None => {
                let deadline = game.deadline().expect("bots wait only while a clock runs");
                game.expire(deadline.id, &mut ctx);
            }
        }
    }
}

/// Ignores all madness without spending tokens.
fn ignore_madness(game: &mut State) {
    let mut position = game.to_position();
    let players = (0..).map(Seat::new).zip(&position.players);
    let mad: SeatSet =
        players.filter(|(_, player)| !player.madness.is_empty()).map(|(seat, _)| seat).collect();
    if position.ignored != mad {
        position.ignored = mad;
        *game = State::from_position(&position, &mut FastRng::new(0)).expect("the same table");
    }
}
